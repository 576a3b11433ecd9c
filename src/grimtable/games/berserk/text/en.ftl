game-title = Berserk: The Board Game
game-blurb = Five companions against everything that comes out of the dark: choose your cards, count your strength, and know when to fall.
game-players = 1 to 5 players, together
game-length = an hour to an hour and a half
game-mood = grim, tactical, exhausting
how-aim = Reach the Objective of the Adventure before its last Round. All Heroes win or lose together.
how-table = Tiles of hexes with Zones and Scenery. Each Hero has a hand of Action cards, Health and a Fatigue track. The open Event card says what the Objective is and what may still come.
how-turn =
    Plan: every Hero piles one to three cards. Their dice, Movement and Defense add up for the Round; only the Effect of the top card counts.
    Heroes act in any order: move, attack once, pull tokens, split as you like.
    At its end a Hero takes Fatigue: none for one card, 2 for two, 4 for three.
    Enemies go for whom their card names, mostly the closest Hero; then Events are checked.
how-fight =
    Roll your dice; Successes less the Enemy’s Defense are Wounds.
    When an Enemy strikes, your pile’s Defense is taken off its Successes.
how-lose = All Heroes are Knocked Out (no Health, or the Fatigue track is full), or the last Round of the Event is over.
how-first =
    Two cards are the usual pile; three only when it decides something.
    “What they will do” shows whom each Enemy goes for.
    Rest a tired Hero by piling a single card.
options-party = The party
options-party-help = Three to five Heroes; one person may run several.
refused-party-size = A party is three to five different Heroes.
refused-party-needs = This Adventure needs { $who }: in place of another Hero, or as one more.
options-adventure = Adventure
options-adventure-help = The Yard teaches the rules; the campaign begins with the mill.
options-growth = Campaign
options-growth-help = What the campaign has written down; without it a single Adventure is played.
options-mercy = Mercy
options-mercy-help = For practice: every Enemy comes with so many Wounds.
options-begin = Begin at Event
options-begin-help = For practice: the letter of the Event card at which the story begins.
seat-guts = Guts
seat-isidro = Isidro
seat-schierke = Schierke
seat-farnese = Farnese
seat-serpico = Serpico

# Names
name-everyone = everyone
name-others = all the others
name-monster = Monster
name-demon = Demon
name-flying = Flying
name-Altar = the altar
name-Quay = the quay
name-Stern = the stern
name-Stairs = the stairs
name-Gate = the gate
name-rung = bells rung
name-triggered = tokens triggered
name-held = phases held
name-alarm = alarm
name-cards = Action cards
name-boards = Hero Boards
name-enemies = Enemies
name-interaction = Interaction token
name-spawn = Spawn token
name-tactic = Tactic token
name-fire = Fire token
name-2b = 2 and Bleeding
name-3b = 3 and Bleeding
name-2s = 2 and Stunned
name-3s = 3 and Stunned
name-mud = Mud token

# Asks
ask-place = { $who }: where do you begin?
ask-plan = { $who } plans: one to three cards
ask-activate = Who acts now?
ask-act = { $who }: what now? { $n } Movement left.
ask-lead = Several Enemies are equally close. Which one acts next?
ask-turn = { $who } has several targets, equally close and equally defended. Which one?
ask-lend = { $enemy } compares Defense. Does the Ability of { $who } protect those who stand beside?
ask-stop = Several Spaces are equally good for { $who }. Where does it stop?
ask-front = { $kind } appears. Which way does it look?
ask-centre = { $kind } has no room there. Which Space is its centre?
ask-displace = { $who } has to make room. Where to?
ask-drop = Which of the weakest dice leaves the pool?
ask-reroll = Roll a die again? { $n } { $n ->
    [one] Reroll
   *[other] Rerolls
} left.
ask-riposte = { $enemy } has attacked. Strike back?
ask-bless = Who is it for?
ask-mend = One point of healing: for whom?
ask-first = Which Special Rule is applied first?
ask-attack = { $who } attacks: roll { $n } { $n ->
    [one] die
   *[other] dice
}
ask-again = { $who } rolls a die again
ask-trial = { $who } tries the token: roll { $n } { $n ->
    [one] die
   *[other] dice
}
ask-flee = { $who } runs: roll a die
ask-run = { $who } can’t run straight away from the attacker. Which way?
ask-direction = Random Direction: roll the blue die

# Options
option-Place = Begin on { $to }
option-Lay = { $card }
option-Back = Take { $card } back
option-Ready = Ready
option-Activate = { $who }
option-Lead = { $enemy }
option-Walk = Go to { $to }
option-Strike = Attack { $target }{ $plain ->
    [yes] { $unaided ->
        [yes] {" "}without Effect or Ability
       *[no] {" "}without the Effect
    }
   *[no] { $unaided ->
        [yes] {" "}without the Ability
       *[no] {""}
    }
}
option-Use = Apply { $card }
option-Take = Pick up the Tactic token
option-Trigger = Trigger { $token }
option-Bless = { $who }
option-Mend = { $who }: { $bleeding ->
    [yes] remove a Bleeding token
   *[no] heal 1
}
option-Drop = The { $colour } one
option-Reroll = Roll a die again
option-Riposte = { $who } strikes back{ $plain ->
    [yes] { $unaided ->
        [yes] {" "}without Effect or Ability
       *[no] {" "}without the Effect
    }
   *[no] { $unaided ->
        [yes] {" "}without the Ability
       *[no] {""}
    }
}
option-Turn = { $target }
option-Lend = { $lend ->
    [yes] { $who } protects them
   *[no] { $who } holds the Ability back
}
option-Stop = On { $to }
option-Stop-front = Towards { $to }
option-Relocate = To { $to }
option-Flee = To { $to }
option-First = { $special }
option-Done-act = End the activation
option-Done-reroll = Keep the result
option-Done-riposte = No Riposte
option-Place-undo = beginning on { $to }
option-Lay-undo = { $card } on the pile
option-Back-undo = { $card } back in hand
option-Ready-undo = that { $who } is ready
option-Activate-undo = the activation of { $who }
option-Lead-undo = that { $enemy } acts next
option-Walk-undo = the way to { $to }
option-Strike-undo = the Attack on { $target }
option-Use-undo = { $card_id ->
    [guts] the Ability of { $card }
    [isidro] the Ability of { $card }
    [schierke] the Ability of { $card }
    [farnese] the Ability of { $card }
    [serpico] the Ability of { $card }
   *[other] the Effect of { $card }
}
option-Take-undo = picking up the Tactic token
option-Trigger-undo = triggering the token
option-Bless-undo = what { $who } was given
option-Mend-undo = the healing of { $who }
option-Drop-undo = which die left the pool
option-Reroll-undo = rolling a die again
option-Riposte-undo = the Riposte of { $who }
option-Turn-undo = that { $enemy } turns to { $target }
option-Lend-undo = the choice about the Ability of { $who }
option-Stop-front-undo = that { $enemy } looks towards { $to }
option-Stop-centre-undo = that the centre of { $enemy } is on { $to }
option-Stop-undo = that { $enemy } stops on { $to }
option-Relocate-undo = that { $who } makes room to { $to }
option-Flee-undo = that { $who } runs to { $to }
option-First-undo = that { $special } comes first
option-Done-act-undo = the end of the activation
option-Done-reroll-undo = keeping the result
option-Done-riposte-undo = that nobody strikes back
offer-Walk = Go to { $to }, { $zones }
offer-Use = { $ability }
offer-Apply = Apply { $card }: { $text }
offer-Lay = { $card }: { $text }
offer-Trigger = Trigger { $token }
offer-Close = Close { $token }
offer-fatigue = Fatigue { $now } → { $n }
offer-Ready = Ready ({ $text })
offer-tired-A = { $n } Fatigue: the weakest die leaves
offer-tired-D = { $n } Fatigue: -1 Defense
offer-tired-M = { $n } Fatigue: -1 Movement
offer-tired-KO = the Fatigue track is full then: Knocked Out
offer-Sweep = Attack all in Range{ $unaided ->
    [yes] {" "}without the Ability
   *[no] {""}
}: { $targets }
offer-choosing = { $attack } ({ $leaves })
offer-leaves = { $n ->
    [one] one die leaves the pool, as you choose
   *[other] { $n } dice leave the pool, as you choose
}: { $colours }
offer-Riposte = { $riposte } ({ $n ->
    [one] the last Riposte
   *[other] 1 of { $n } Ripostes
})
offer-Done = End the activation without { $left }
offer-left-attack = the Attack
offer-Reroll = The { $colour } die that shows { $n }

# What happened
event-introduction = { $adventure } began.
event-round = Round { $n }.
event-planned = { $who } planned: { $cards }.
event-activated = { $who } began to act, with { $steps } Movement.
event-walked = { $who } went to { $where }: { $n } Movement.
event-attacks = { $who } attacked { $whom }.
event-dropped = { $who } lost { $colour_id ->
    [orange] an
   *[other] a
  } { $colour } die from the pool.
event-die = { $colour } { $face }
event-rolled = { $who } rolled { $dice }: { $n } { $n ->
    [one] Success
   *[other] Successes
}.
event-rerolled = { $who } rolled a die again ({ $before }): { $face }.
event-hit = { $damage ->
    [0] { $who } missed { $whom }: no Damage.
   *[other] { $n ->
        [0] { $who } did not wound { $whom }: { $damage } Damage - { $guard } Defense, no Wounds.
        [one] { $who } hit { $whom }: { $damage } Damage - { $guard } Defense = 1 Wound.
       *[other] { $who } hit { $whom }: { $damage } Damage - { $guard } Defense = { $n } Wounds.
    }
}
event-wounded = { $who } took { $n } { $n ->
    [one] Wound
   *[other] Wounds
}, { $left } Health left.
event-slain = { $who } was slain.
event-down = { $who } was Knocked Out.
event-defeat = All Heroes are down.
event-healed = { $who } recovered { $n } Health.
event-staunched = { $who } stopped bleeding from one wound.
event-bled = { $who } loses blood: { $n } { $n ->
    [one] token
   *[other] tokens
}.
event-bleeding = { $who } bleeds: { $n } { $n ->
    [one] token
   *[other] tokens
}.
event-stunned = { $who } is Stunned: { $n } { $n ->
    [one] token
   *[other] tokens
}.
event-recovered = { $who } lost a Stunned token.
event-clear = { $who } is no longer Stunned.
event-penalty-A = Fatigue brought { $who } an Attack Penalty: the weakest die leaves the pool.
event-penalty-D = Fatigue brought { $who } a Defense Penalty: -1 Defense.
event-penalty-M = Fatigue brought { $who } a Movement Penalty: -1 Movement.
event-relief-A = { $who } lost an Attack Penalty: the die stays in the pool.
event-relief-D = { $who } lost a Defense Penalty: +1 Defense.
event-relief-M = { $who } lost a Movement Penalty: +1 Movement.
event-tired = { $who }: { $n } Fatigue, now { $fatigue }.
event-riposte = { $who } struck back at { $whom }.
event-pushed = { $who } was pushed to { $where }.
event-displaced = { $who } made room and went to { $where }.
event-no-miniature = No { $kind } is left in the pool.
event-no-room = There is no room for { $kind }.
event-joined = { $who } joined at { $where }.
event-spawned = { $who } appeared at { $where }.
event-spawned-facing = { $who } appeared at { $where }, its front on { $front }.
event-used = { $who } applied { $card }.
event-reloaded = { $who } took back { $n ->
    [one] an instant card
   *[other] { $n } instant cards
}.
event-boon = { $own ->
    [yes] { $who } gained
   *[no] { $who } gave { $whom }
} { $n } { $good_id ->
    [move] Movement
   *[other] Defense
} for the Round.
event-gained-reroll = { $who } gained { $n } Reroll.
event-picked-up = { $who } picked up a Tactic token.
event-drew = { $who } drew { $card }.
event-tried = { $who } tried the token: { $n } of { $needed } Successes.
event-triggered = { $who } triggered: { $kind }.
event-enemy = { $who } { $tied_id ->
    [yes] is one of the closest, and was chosen to act
   *[no] is the closest and acts
}.
event-unlent = { $who } held the Ability back against { $enemy }.
event-turned = { $who } turned to { $whom }: of those equally close and equally defended, the Heroes’ choice.
event-lowest = { $who } turned to { $whom }, who has the lowest Defense.
event-marched = { $who } came to { $where }.
event-out-of-range = { $who } reached nobody.
event-met = A condition of Event { $card } is met: { $text }.
event-brought = { $text }: Event { $card } is revealed.
event-revealed = Event { $card }.
event-recurs = Event { $card }, once more.
event-discarded = { $card } was discarded.
event-held = Held: { $n }.
event-counted = { $counter }: { $n }.
event-rule = Special Rule { $special } { $on_id ->
    [yes] is in play
   *[no] is over
}.
event-upgraded = Upgraded: { $what }.
event-fleeing = { $who } runs, by { $colour_id ->
    [orange] an
   *[other] a
} { $colour } die: { $n }.
event-fled = { $n ->
    [0] { $who } stays on { $where }.
    [one] { $who } ran 1 Space, to { $where }.
   *[other] { $who } ran { $n } Spaces, to { $where }.
}
event-drift = Each { $token } drifted (direction { $n }).
event-won = The Adventure is won.
event-lost = The Adventure is lost.

# The report: Enemies have no turns of their own there
report-turn-luck = { $n ->
    [0] The beginning
   *[other] { $who }, activation { $n }, and what followed
}: luck of the dice above all
report-turn-own = { $n ->
    [0] The beginning
   *[other] { $who }, activation { $n }, and what followed
}: choices, Enemies and dice together

# The table
scene-setup = { $adventure }
scene-place = { $adventure }: the Heroes take their places
scene-plan = Round { $n }: planning
scene-act = Round { $n }: the Heroes act
scene-enemy = Round { $n }: the Enemies act
scene-events = Round { $n }: Events
scene-upkeep = Round { $n }: Upkeep
scene-acts = Round { $n }: { $who } acts
scene-won = { $adventure }: victory
scene-lost = { $adventure }: defeat
ending-down = In Round { $n } the last Hero went down.
ending-late = Round { $n } was over, and the goal was not reached.
ending-event = In Round { $n } what the story warned of came about.
ending-counted = { $counter }: { $n }.
ending-fallen = Down when it ended: { $who }.
ending-standing = All Heroes were still standing.
scene-named = { $who }
scene-mat = { $who }
scene-tile = Tile { $tile }
scene-zone = { $zone }
scene-tall = Tall
scene-tall-blocks = Tall Scenery: blocks the way and sight
scene-short = Short
scene-short-blocks = Short Scenery: blocks the way, not sight
scene-health = { $n } of { $most } Health
scene-guard = { $n } Defense
scene-bleeding = { $n } Bleeding
scene-stunned = { $n } Stunned
scene-token-interaction = Interaction token
scene-token-called = { $called } ({ $kind })
scene-token-tactic = Tactic token
scene-token-fire = Fire
scene-token-mud = Mud
scene-token-spawn = Spawn token { $letter }
scene-spawn-here = Spawn token { $letter }: Events bring Enemies or Allies here
scene-range = Range { $n }
scene-range-seen = Range { $n }, Visible
scene-track-health = Health
scene-track-fatigue = Fatigue
scene-penalty-A = Attack Penalty: the weakest die leaves the pool
scene-penalty-D = Defense Penalty: -1 Defense
scene-penalty-M = Movement Penalty: -1 Movement
scene-ability = { $name }: { $text }
scene-pile = { $fatigue ->
    [0] No Fatigue to come
   *[other] { $fatigue } Fatigue to come
}{ $less ->
    [0] {""}
   *[other] , { $less } taken off by the top card
}, { $after } of { $ko } after it
scene-ready = Ready. As long as others plan it can be changed: choose { $who } at the top, then Undo.
scene-piled = { $who }: { $cards }
offer-pile = The pile then
scene-dice-lost = { $n ->
    [one] The weakest die leaves
   *[other] The { $n } weakest dice leave
} the pool before the roll
scene-tired = From { $n } Fatigue on: { $text }
scene-tired-out = After this activation the Fatigue track is full: Knocked Out
scene-effect = On top, { $card }: { $text }
scene-knocked-out = Knocked Out: out of this Adventure
scene-out = { $who } is Knocked Out: the others fight on. You still choose where the Heroes choose together.
scene-rerolls = { $n } { $n ->
    [one] Reroll
   *[other] Rerolls
}
scene-ripostes = { $n } { $n ->
    [one] Riposte
   *[other] Ripostes
}
scene-hand = Hand of { $who }
scene-discard = Discard pile of { $who }
scene-enemies = Enemies
scene-allies = Allies
scene-face-up = Events
scene-specials = Special Rules
scene-pool = One of these leaves the pool
scene-pool-left = { $n } left in the pool
scene-goal = Objective: { $goal }
scene-goals = Objective
page-special = Special Rule, { $special }: { $text }
page-event = { $event }
page-before = Read before: { $event }
page-now = Now: { $orders }
scene-to-come = { $text }
scene-due = { $text } (this Round)
scene-clock = { $sure ->
    [yes] End of round { $n }: defeat, unless you have won
   *[no] Lost at the end of round { $n }; an Event may put that off, to round { $late } at the latest
}
scene-count = { $counter }: { $n } so far; with { $most }, { $orders }
scene-each = Every Event phase: { $orders }
scene-order = Who acts next: Heroes as they like, then the closest Enemy
scene-away = { $who }: { $n } Movement to the closest Hero
scene-attack = { $who } attacks
scene-riposte = { $who } strikes back
scene-successes = { $n } { $n ->
    [one] Success
   *[other] Successes
}
scene-die = { $colour }: { $face }
scene-window-pool = Dice
scene-window-roll = Roll
scene-window-rerolls = Rerolls
scene-window-wounds = Wounds
scene-window-after = Aftermath
scene-window-ripostes = Ripostes

# What the Enemies will do
foresee-title = What the Enemies do if nothing changes
foresee-place = { $n }
foresee-goes = { $who } goes { $n } { $n ->
    [one] Space
   *[other] Spaces
} towards { $whom }, to { $where }
foresee-stays = { $who } stays where it is
foresee-attacks = and attacks { $whom }{ $likely ->
    [100] { "" }
   *[other] { " " }({ $likely } %)
}: { $exact_id ->
    [no] about { NUMBER($mean, minimumFractionDigits: 1) }
   *[yes] { NUMBER($mean, minimumFractionDigits: 1) }
} Wounds on average{ $percent ->
    [0] { "" }
   *[other] , Knocked Out { $percent } %
}
foresee-no-attack = and reaches nobody{ $likely ->
    [100] { "" }
   *[other] { " " }({ $likely } %)
}
foresee-moved = and then { $whom } most likely stands on { $where }
foresee-if-attacks = (if { $down } falls before that, { $percent } %: attacks { $whom })
foresee-if-goes = (if { $down } falls before that, { $percent } %: goes to { $where })
foresee-if-nobody = (if { $down } falls before that, { $percent } %: reaches nobody)
foresee-or-attacks = (else, { $percent } %: attacks { $whom })
foresee-or-goes = (else, { $percent } %: goes to { $where })
foresee-or-nobody = (else, { $percent } %: reaches nobody)
foresee-waits = { $who } does not act
foresee-closest = the closest Enemy of those that have yet to act
foresee-tied = as close as { $others }: { $left_id ->
    [yes] the program will choose
   *[no] you will choose
}
foresee-lowest = of those equally close, { $whom } has the lowest Defense
foresee-even = { $others } are equally close and equally defended: { $left_id ->
    [yes] the program will choose
   *[no] you will choose
} whom it goes to
foresee-even-attack = { $others } are then equally close and equally defended: { $left_id ->
    [yes] the program will choose
   *[no] you will choose
} whom it attacks
foresee-in-range = it stops as soon as it is in Range
foresee-too-far = too far for its Movement: it comes as close as it can
foresee-already = it is in Range already, so it does not move
foresee-blocked = nobody is in Range, and it comes no closer
foresee-stop = several Spaces are equally good: { $left_id ->
    [yes] the program will choose
   *[no] you will choose
}
foresee-stunned = it is Stunned
foresee-tires = Before that, { $who } reaches { $n } Fatigue: Defense { $guard } instead of { $before }
foresee-bled = Before that, { $who } bleeds: { $n } { $n ->
    [one] Wound
   *[other] Wounds
}
foresee-down = Before that, { $who } is Knocked Out
foresee-lost = In { $exact_id ->
    [no] about { $percent }
   *[yes] { $percent }
} % of all cases the Adventure is lost
foresee-in-all = In all, { $whom } takes { $exact_id ->
    [no] about { NUMBER($mean, minimumFractionDigits: 1) }
   *[yes] { NUMBER($mean, minimumFractionDigits: 1) }
} Wounds on average{ $percent ->
    [0] { "" }
   *[other] , Knocked Out { $percent } %
}

# What cards say
card-no-dice = no dice
card-dice = { $n } { $colour } { $n ->
    [one] die
   *[other] dice
}
card-health = { $n } Health
card-move = { $n } Movement
card-instant = Instant: used once
card-keywords = { $list }
card-base = Base of { $n } Spaces
card-Reach = Range { $n }{ $visible_id ->
    [yes] , Visible
   *[no] {""}
}
card-Sweep = targets all in Range
card-Blast = hits the target and every miniature next to it
card-More = +{ $dice }
card-More-if = +{ $dice } { $proviso }
card-Still = if you have not moved
card-Near = within { $n } of { $who }
card-Against = against { $keyword }
card-Alone = while adjacent to exactly one Hero
card-Hurt = while down to half Health
card-Inflict = +{ $n } { $status_id ->
    [stunned] Stunned
   *[bleeding] Bleeding
} on a Wound
card-Push = pushes a wounded target { $n }, if its base is 1 Space
card-Slow = a wounded target has -{ $n } Movement next
card-Rerolls = { $n } { $n ->
    [one] Reroll
   *[other] Rerolls
}
card-Dash = then move up to { $n }
card-Attack = Attack: { $changes }
card-HurtAttack = { $low ->
    [0] At Health { $high } or less
   *[other] At Health { $high } to { $low }
}, Attack: { $changes }
card-InRiposte = Ripostes: { $changes }
card-Ripostes = Gain { $n } { $n ->
    [one] Riposte
   *[other] Ripostes
}
card-Stride = +{ $n } Movement
card-Slip = May move through { $bodies_id ->
    [everyone] anyone
   *[enemies] Enemies
}
card-Reload = Take all your instant cards back from the discard pile
card-Gift-heal = Heal { $n }: { $whom }
card-Gift-fatigue = Take off { $n } Fatigue: { $whom }
card-Gift-guard = +{ $n } Defense this Round: { $whom }
card-Gift-reroll = +{ $n } Reroll: { $whom }
card-Gift-move = +{ $n } Movement this Round: { $whom }
card-Gift-heal-self = You heal { $n }
card-Gift-fatigue-self = You lose { $n } Fatigue
card-Gift-guard-self = You have +{ $n } Defense this Round
card-Gift-reroll-self = You gain { $n } { $n ->
    [one] Reroll
   *[other] Rerolls
}
card-Gift-move-self = You have +{ $n } Movement this Round
card-whom-one = one Hero{ $good_id ->
    [heal] {" "}or Ally
   *[other] {""}
} within { $n }
card-whom-all = all Heroes{ $good_id ->
    [heal] {" "}and Allies
   *[other] {""}
} within { $n }
card-whom-others = all other Heroes within { $n }
card-Once = Once a Round: { $gift }
card-Aura = Adjacent Heroes have +{ $n } Defense
card-Seeks = Goes for the { $whom_id ->
    [furthest] furthest
    [weakest] one with the least Health
   *[allies] Allies first
}
card-AnyTarget = Attacks whoever is closest, Enemies too
card-GuardIf = { $n } Defense { $proviso }
card-Spawn = { $n }{ $four ->
    [-1] {""}
   *[other] /{ $four }/{ $five }
} { $kind } on { $on }{ $heroes ->
    [0] {""}
   *[other] {" "}(from { $heroes } Heroes)
}
card-Join = { $kind } joins on { $on }
card-Lay = { $token } on { $on }
card-Clear = remove every { $token }
card-Reveal = Event { $letter } is revealed
card-Discard = Event { $letter } is over
card-SetRule = { $on_id ->
    [yes] add
   *[no] remove
} { $rule }
card-Finish = { $won_id ->
    [yes] victory
   *[no] defeat
}
card-Upgrade = upgrade { $what } (campaign)
card-Count = “{ $counter }” goes up by { $n }
card-Favour = every Hero: { $good_id ->
    [heal] heal { $n }
    [fatigue] { $n } Fatigue
   *[other] { $n } { $good_id }
}
card-Harm = every Hero takes { $n } Wounds
card-Flee = { $who } runs from the attacker, as many Spaces as { $colour_id ->
    [orange] an
   *[other] a
  } { $colour } die shows Successes
card-Drift = every { $token } drifts in a Random Direction
card-Supply = every Hero draws a Tactic card
card-When = { $condition }: { $orders }
card-EndOfRound = End of round { $n }{ $five ->
    [0] {""}
   *[other] /{ $four }/{ $five } (3/4/5 Heroes)
}
card-Counted = { $n } or more { $counter }
card-NoneLeft = No { $kind } left
card-NoToken = No { $token } left
card-Slain = { $n ->
    [one] { $kind } slain
   *[other] { $n } { $kind } slain
}
card-AllIn = Every Hero at { $zone }
card-OneIn = A Hero at { $zone }
card-Enters = A Hero enters Tile { $tile }
card-StandsIn = { $who } at { $zone }
card-Attacked = { $who } is attacked
card-Down = { $who_id ->
    [hero] A Hero
   *[other] { $who }
} is Knocked Out
card-Half = { $kind } down to half Health
card-Trial = A token needs { $n } Successes with the dice of your pile
card-Trial-with = A token needs { $n } Successes with { $dice }
card-Triggered = { $failed_id ->
    [yes] When a roll fails
   *[no] Whenever a token is triggered
}: { $order }
card-Closing = A Hero may close a Spawn token on the own Space
card-Fire = Fire: { $n } Wound to whoever enters it or begins there
card-Mud = Mud: leaving it costs Heroes and Allies 1 Movement more
card-Hold = Held while a Hero and no Enemy is at { $zone }
card-HitsPush = Whom an Enemy wounds is pushed { $n }
card-Shelter = +{ $n } Defense at { $zone }
card-Stronger = Each { $kind }: { $n } { $gain_id ->
    [move] Movement
    [guard] Defense
   *[dice] red { $many ->
        [one] die
       *[other] dice
    }
}

# What is at stake, and what the appraisal is made of
stake-each = each of { $who }
stake-wounds = Wounds that { $who } takes
stake-wounds-first = Wounds that { $who } takes, before Rerolls
stake-wounds-once = Wounds that { $who } takes, without a further Reroll
stake-wounds-best = Wounds that { $who } takes, with Rerolls at their best
stake-stunned = { $who } is Stunned
stake-stunned-first = { $who } is Stunned, before Rerolls
stake-stunned-once = { $who } is Stunned, without a further Reroll
stake-stunned-best = { $who } is Stunned, if Rerolls aim at it
stake-stunned-kept = { $who } is Stunned, if the die that leaves is chosen for it
stake-stunned-kept-first = { $who } is Stunned, if the die that leaves is chosen for it, before Rerolls
stake-bleeding-kept = { $who } bleeds, if the die that leaves is chosen for it
stake-bleeding-kept-first = { $who } bleeds, if the die that leaves is chosen for it, before Rerolls
stake-bleeding = { $who } bleeds
stake-bleeding-first = { $who } bleeds, before Rerolls
stake-bleeding-once = { $who } bleeds, without a further Reroll
stake-bleeding-best = { $who } bleeds, if Rerolls aim at it
stake-death = { $who } falls
stake-death-first = { $who } falls, before Rerolls
stake-death-once = { $who } falls, without a further Reroll
stake-death-best = { $who } falls, with Rerolls at their best
stake-token = The trial succeeds
term-heroes-better = the Heroes keep more Health and are less tired
term-heroes-worse = the Heroes lose Health or are more tired
term-enemies-better = less is left of the Enemies
term-enemies-worse = more is left of the Enemies
term-goal-better = the Objective is nearer
term-goal-worse = the Objective is farther
term-errands-better = the way to what the Objective needs is shorter
term-errands-worse = the way to what the Objective needs is longer
term-plan-better = the planned cards promise more
term-plan-worse = the planned cards promise less
term-danger-better = fewer Enemies can get at Heroes who are ill defended
term-danger-worse = more Enemies can get at Heroes who are ill defended
term-dithering-better = no time is lost with second thoughts
term-dithering-worse = time is lost with second thoughts
term-close-better = the Heroes are nearer to whom they can strike
term-close-worse = the Heroes are farther from whom they can strike
term-cards-better = more cards stay in hand
term-cards-worse = fewer cards stay in hand

# The campaign on paper
sheet-growth = Campaign
sheet-cards = How often Action cards were added
sheet-boards = How often the Hero Boards were strengthened
sheet-defeats = Defeats so far
sheet-won = Adventures won
sheet-adventure = Adventure
sheet-party = Heroes
