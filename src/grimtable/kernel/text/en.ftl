# Words that every game shares.
yes = yes
no = no
none = none
seat-fate = Fate
option-Done = Done
option-Pass = Pass
option-Yes = Yes
option-No = No
ask-roll = Roll { $n ->
    [one] the die
   *[other] { $n } dice
}
ask-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}
ask-pick = Pick one at random
undo-hidden = the last answer
undo-told = what was entered: { $what }
undo-layout = the last step of the set-up
book-page = p. { $page }
book-pages = pp. { $first }–{ $last }
book-page-until = up to p. { $page }
book-page-from = from p. { $page } on
term-decided-better = the game is won at once more often, or lost less often
term-decided-worse = the game is lost at once more often, or won less often
then-others = it is up to { $seats }
coach-then = then { $line }
coach-expects = probably { $line }
coach-about = { $what }: { $whom }
coach-later = a little later: { $what }
coach-same = comes to the same as: { $option }
coach-even = on the whole worth about the same as: { $option }
coach-even-spares = on the whole worth about the same as: { $option }; this spends nothing
coach-even-spends = on the whole worth about the same as: { $option }, which spends nothing
coach-same-now = this turn it comes to the same as: { $option }; they differ only in what may follow
coach-or = or { $others }, which comes to about the same
term-beyond-better = what it is good for shows only later
term-beyond-worse = what speaks against it shows only later
report-fell = Fallen: { $who }
report-rest = Everything else in this turn
report-turn-luck = { $n ->
    [0] The beginning
   *[other] { $who }, turn { $n }
} as a whole: luck of the dice above all
report-turn-together = { $n ->
    [0] The beginning
   *[other] { $who }, turn { $n }, and what came until the next
}: choices, dice and the enemy together
report-turn-theirs = { $n ->
    [0] The beginning
   *[other] { $who }, turn { $n }
} as a whole: what they did and the dice together
report-turn-own = { $n ->
    [0] The beginning
   *[other] { $who }, turn { $n }
} as a whole: choices and dice came to { $came_id ->
    [more] more
   *[other] less
} than the beginning promised
sheet-packs = Packs
event-table-vote = { $dice_id ->
    [real] Real dice
   *[server] The program’s dice
}, says { $who }.
event-table-dice = From here on { $dice_id ->
    [real] real dice are rolled
   *[server] the program rolls
}.
event-table-ties = { $ties_id ->
    [left] Ties are broken by the program from here on, by standing order of { $who }
   *[own] Ties are broken by the players again, says { $who }
}.
event-table-tied = A tie, decided for you: { $option }.
event-table-computer = The computer plays for { $who } now.
event-table-person = From now on a person plays { $who }.
event-table-invited = Somebody new was invited to play { $who }.
event-table-resigned = The game was given up by { $who }.
event-table-said = { $who }: “{ $words_id }”
who-called = { $name_id } ({ $seat })
event-table-called = { $who } is called “{ $words_id }”.
event-table-phrase = { $who }: { $phrase_id ->
    [hello] Hello.
    [luck] Good luck.
    [thinking] I am thinking.
    [nice] Well played.
    [ouch] Ouch.
    [thanks] Thank you.
    [sorry] I must go soon.
   *[bye] Goodbye.
}
event-table-again = One more game, says { $who }.
outcome-resigned = Given up by { $who }
event-table-rewound = The game was rewound ({ $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} so far).
event-table-went-on = The rules or the cards have changed since this game was saved (rules { $version_id }): it goes on from its checkpoint{ $lost ->
    [0] .
    [one] , without the last answer.
   *[other] , without the last { $lost } answers.
}
event-table-replayed = The rules or the cards have changed since this game was saved (rules { $version_id }); all its answers still hold.
event-table-rescued = The rules or the cards have changed since this game was saved (rules { $version_id }), and it can’t go on as it stood: this table begins with what was written down.
event-table-anew = The dice are rolled anew from here on, by choice.
mind-random = plays at random
mind-greedy = takes what looks best now
mind-planner = plans its turn
mind-grim = tries its plans against what may come
level-easy = Easy: takes what looks best at once, without a plan
level-fair = Fair: plans its own turn, and does not think of yours
level-grim = Grim: tries its plans against what may come, for up to two seconds a decision

# Why something was not done.
refused-option = “{ $given_id }” is not among the options now. You may: { $allowed_id }.
refused-stale = That question is no longer open.
refused-over = The game is over: nothing is asked any more.
refused-undo-over = Can’t undo: the game is over.
refused-undo-nothing = There is nothing to undo.
refused-undo-roll = Can’t undo: dice were rolled or cards drawn since.
refused-undo-other = Can’t undo: another player has answered since.
refused-undo-revealed = Can’t undo: that answer uncovered something hidden.
refused-undo-turn = Can’t undo: the turn in which you answered is over.
refused-unknown-name = There is nothing called “{ $name_id }”.
refused-options = That can’t be played together.

# What cards say, put together.
prose = { $en }
list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-comma = { $some }, { $last }
list-then = { $some }; { $last }
refused-chapter-open = This chapter is still being played.
refused-campaign-over = This campaign has come to its end.
refused-between = That can’t be changed between chapters.
refused-single-game = There is no such campaign: it is a single game.
campaign-chapter = { $name }

# Odds: what is counted, and how likely or how much it is.
odds-error = { $n ->
    [0] {""}
   *[other] {" "}(from some tries, within { $n } points)
}
odds-tries = { $n ->
    [0] {""}
   *[other] {" "}(from some tries)
}
odds-chance = { $what }: { $n } %{ $sampled }
odds-sure = { $what }: { $n }
odds-number = { $what }: { $mean } on average, { $n } % at least 1{ $sampled }
odds-mean = { $what }: { $mean } on average{ $sampled }
odds-balance = { $what }: { $sign }{ $mean } on average{ $sampled }
pass-all = Nobody
