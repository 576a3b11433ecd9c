# Words that every game shares.
yes = yes
no = no
none = none
seat-fate = Fate
option-Done = Done
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
event-table-rewound = The game was rewound ({ $times ->
    [one] once
   *[other] { $times } times
} so far).
mind-random = plays at random
mind-greedy = takes what looks best now
mind-planner = plans its turn

# Why something was not done; English pages show the error's own sentence.
refused-option = That is not among the options now.
refused-stale = That question is no longer open.
refused-undo-nothing = There is nothing to undo.
refused-undo-roll = Undo stops at a roll or a draw.
refused-undo-other = Another player has answered since.
refused-undo-revealed = That answer uncovered something hidden.
refused-undo-turn = The turn in which you answered is over.
refused-other = Not possible: { $sentence }
