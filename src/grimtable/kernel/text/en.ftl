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
