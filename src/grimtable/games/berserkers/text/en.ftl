game-title = Berserkers
game-blurb = Three Berserkers light the fires of Odin and seal the Shadow Riders. A demanding solo game of dice.
game-players = 1 player
game-length = about half an hour
game-mood = grim, tense, every die counts
how-aim = Light all 8 fires, mark all 3 Shadow Riders with the seal, and fulfil the King’s Requests that were drawn. A victory is scored: 2 points for each Request, 3 for each healthy Berserker, 2 for a wounded one, 1 for each gold left; each squad of Orcs in play takes 2 away, a checkpoint 5.
how-table = Twelve Locations, three Berserkers, three Riders. Four Action cards have six rows each, one for every face of a die; icons on a Location say what can be done there.
how-turn =
    Roll four white dice. Put each on a row of its number: one die a card, and it happens at once (walk, light, push, mark, ...).
    A gold rolls a die again. A die that you don’t need helps the villagers; every fourth brings gold or an Aid card.
    Each Rider rolls a die: it moves, puts out a fire, wounds, or brings Darkness. Where the order matters, you choose it.
    Orcs, if there are any, roll and act last.
how-fight = Nobody duels here. A Rider is marked where it stands together with a Berserker and a burning fire, by a die on the Seal row. An attacked Berserker is wounded, then dead.
how-lose = All three Berserkers are dead, or Darkness has to fall and no gem is left.
how-first =
    Spread out: one attack should not meet two of you.
    Light fires that lie out of the Riders’ way first.
    Pull a Rider to a burning fire rather than running after it.
options-requests = The King’s Requests
options-requests-help = Choose two or more; if you choose none, two are drawn, and more if you dare.
options-practice = Practice game
options-practice-help = Allows a single fixed Request, to learn or to try things.
options-restores = Returns to the checkpoint
options-restores-help = How often a lost game may go on from its checkpoint.
seat-player = You
refused-one-request = The King makes at least two Requests: name another, or play a practice game.
event-table-computer = The computer plays for you now.
event-table-person = You play yourself again.
level-fair = Fair: plans its turn, and not what comes after it

# Names
name-bodvar = Bödvar
name-hjalti = Hjalti
name-svipdag = Svipdag
name-rider-black = Black Rider
name-rider-blue = Blue Rider
name-rider-red = Red Rider
name-orcs-black = Black Orcs
name-orcs-blue = Blue Orcs
name-orcs-red = Red Orcs
name-up = ↑
name-down = ↓
name-left = ←
name-right = →
name-white = white
name-black = black
name-blue = blue
name-red = red
name-green = green
name-d1 = 1
name-d2 = 2
name-d3 = 3
name-d4 = 4
name-d5 = 5
name-d6 = 6
name-d1b = 1
name-d2b = 2
name-d3b = 3
name-d4b = 4
name-d5b = 5
name-d6b = 6
name-d1c = 1
name-d2c = 2
name-d3c = 3
name-d4c = 4
name-d5c = 5
name-d6c = 6
name-d1d = 1
name-d2d = 2
name-d3d = 3
name-d4d = 4
name-d5d = 5
name-d6d = 6

# Rolls and draws, for tables with real dice
ask-draw-realm = Shuffle the twelve Locations and lay them out row by row from the top left
ask-draw-requests = Draw two Requests of the King
ask-draw-request = Draw a Request of the King
ask-draw-aid = Draw a Villager Aid card
ask-draw-card = Turn over a face-down card
ask-roll-turn = Turn { $turn }: roll the Action dice and the dice of your Requests
ask-roll-reroll = Reroll the { $die }
ask-roll-pillage = { $who } pillages: roll the black die
ask-roll-bet = The bet: roll the black and the green die
ask-roll-bet-again = Reroll the lower die; it must reach { $other }
ask-roll-riders = Roll the dice of the Riders
ask-roll-orcs = Roll the dice of the Orcs

# What the player is asked
ask-act = What will the Berserkers do?{ $free ->
    [0] {""}
    [one] {" "}One more reroll is free.
   *[other] {" "}The next { $free } rerolls are free.
}
ask-special = Which of the Requests’ dice comes next?
ask-after = The end of Phase 1 ({ $request }): use a villagers’ card before the Riders come?
ask-before-turn = A new turn: roll your dice, or make the checkpoint first?
ask-before-riders = The Riders’ dice are about to be rolled. Make the checkpoint first?
ask-before-orcs = The Orcs’ dice are about to be rolled. Make the checkpoint first?
ask-riders = Which Rider acts next?
ask-orcs = Which squad of Orcs acts next?
ask-move = Move up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}: who goes where?
ask-walk = Up to { $n } steps: who goes where?
ask-jump = { $card }: who goes, and where to?
ask-passage = Who takes the secret passage, and comes out where?
ask-light = Which fire do you light?
ask-push = Whom do you push, and where to?
ask-pull = Whom do you pull to you?
ask-lift = Where do you lift the Darkness?
ask-mark = Which Rider do you mark with the seal?
ask-pillage = Who pillages?
ask-location = Which Location’s action?
ask-gather = Who is called here?
ask-heal = Who is healed?
ask-block = Which Rider do you block?
ask-train = Which Action card do you train?
ask-crush = Which squad of Orcs do you destroy?
ask-revive = Who returns from the dead?
ask-reward = How may the villagers thank you?
ask-shield = { $who } attacks: does somebody raise the Shield?
ask-suffer = Who is wounded?
ask-turn-over = Which token do you turn over?
ask-settle = { $who }: on which Location at the start?
ask-more-requests = Do you dare to draw another Request?
ask-keep-request = Do you keep this Request?
ask-restore = The game is lost. Go on from your checkpoint?

offer-enemy = { $who }: { $row } · { $does }
offer-wounds = wounds { $who }
offer-kills = kills { $who }
offer-puts-out = puts out the fire: { $where }
offer-darkens = falls on the { $where }
offer-enlists-at = a squad comes to the { $where }
offer-no-squad = no squad comes
offer-slows = locks one of your dice
offer-discards = { $n ->
    [one] takes 1 of your dice
   *[other] takes { $n } of your dice
}
offer-nothing = nothing changes
offer-lost-darkness = the game is lost: no gem is left
offer-lost-dead = the game is lost: all are dead
offer-cards = Your aid cards
offer-king = The King’s Requests
offer-with = { $n ->
    [one] With a { $die }
   *[other] With a { $die } (you have { $n })
}
offer-no-shield = Keep the Shield · { $does }
offer-wins = { $does } · wins the game at once, with { $n } points
offer-location = { $row } · { $does }
offer-enough = That is enough: { $requests }. You begin with { $gold } gold
offer-draw = Draw another: one more Request to fulfil, and { $gold } gold in all (12 at most)
offer-keep = Keep { $request }. { $says }
offer-lines = { $some } { $last }
offer-refuse = Refuse { $request }: another one is drawn, and must be kept
option-Place = { $row }
option-Help = Help the villagers with a { $die }
option-Reroll = Reroll a { $die } (1 gold)
option-Use = Use: { $card }
option-Spend = { $request }: discard { $dice }
option-SaveGame = Make the checkpoint (once per game; it costs 5 points of the score)
option-Linger = Stop before every roll and enemy (to make the checkpoint there)
option-GoOn = Roll the dice
option-GoOn-after = On to the Riders
option-EndPhase = End Phase 1
option-Walk = { $who } to the { $to }
option-Jump = { $who } to the { $to }
option-Light = Light the fire of the { $where }
option-Push = { $who } to the { $to }
option-Pull = { $who } to the { $to }
option-Lift = Lift the Darkness of the { $where }
option-Seal = Seal the { $rider }
option-Pillage = { $who } pillages
option-Visit = { $where }: { $does }
option-Gather = Call { $who }
option-Heal = Heal { $who }
option-Block = Block the { $rider }
option-Train = Train { $card }
option-Crush = Destroy the { $orcs }
option-Revive = Revive { $who }
option-TakeGold = Take 1 gold
option-TakeCard = Draw a Villager Aid card
option-Activate = { $who }: { $row }
option-Shield = { $who } raises the Shield
option-No-shield = Keep the Shield
option-Suffer = { $who }
option-TurnOver = { $token }
option-Settle = { $to }
option-DrawRequest = Draw another: 2 gold more (12 at most), one more Request to fulfil
option-Enough = That is enough
option-Keep = Keep { $request }
option-Refuse = Refuse { $request }
option-Restore = Go on from the checkpoint
option-GiveUp = Accept the defeat

# The log
event-realm = The realm of Helm was laid out.
event-request = The King requested: { $request }.
event-request-refused = You refused: { $request }.
event-settled = { $who } settled at the { $where }.
event-gold-start = You began with { $gold } gold for { $n ->
    [one] 1 Request
   *[other] { $n } Requests
}: { $requests }.
event-rolled = Turn { $turn }: you rolled { $dice }{ $held ->
    [0] .
    [one] {" "}(1 die is locked).
   *[other] {" "}({ $held } dice are locked).
}
event-special = { $request }: the die showed { $face }.
event-rerolled = You rerolled a { $die } into a { $face }.
event-spent = You discarded { $dice } for { $request }.
event-unused = { $n ->
    [one] One die was left unused.
   *[other] { $n } dice were left unused.
}
event-walked = { $who } went to the { $where }.
event-jumped = { $who } appeared at the { $where }.
event-lit = The fire of the { $where } was lit: { $fires } of 8 burn.
event-pushed = You pushed { $who } to the { $where }.
event-pulled = You pulled { $who } to the { $where }.
event-lifted = The Darkness was lifted from the { $where }.
event-sealed = { $who } was marked with the seal: { $sealed } of 3.
event-pillage-hurt = { $who } rolled { $face } and met armed merchants.
event-pillage-nothing = { $who } rolled { $face } and came back with nothing.
event-pillage-booty = { $who } rolled { $face } and came back with booty.
event-bet-double = A double of { $face }: the bet was won at once.
event-bet-won = { $face } against { $other }: the bet was won.
event-bet-lost = { $face } against { $other }: the bet was lost.
event-gathered = Called to the { $where }: { $who }.
event-blocked = { $who } was blocked and won’t play this turn.
event-trained = The card { $card } was trained: it takes two dice.
event-crushed = { $orcs } were destroyed at the { $where }.
event-helped = You helped the villagers with a { $value }: the gauge is at { $gauge }.
event-gauge-reset = The gauge returned to 0.
event-aid-drawn = The villagers gave you: { $card }.
event-aid-used = You used: { $card }.
event-stone = You may reroll { $n } dice this turn.
event-revived = { $who } returned from the dead at the { $where }.
event-healed = { $who } was healed.
event-harp = The Riders will bring down no Darkness in their next turn.
event-gold-gained = { $n ->
    [0] Your purse is full: you have { $gold } gold.
   *[other] You gained { $n } gold and have { $gold }.
}
event-gold-paid = You paid 1 gold and have { $gold }.
event-gold-lost = You lost { $n } gold and have { $gold }.
event-riders-rolled = The Riders rolled { $dice } ({ $riders }).
event-riders-blocked = All three Riders were blocked and did nothing.
event-riders-skipped = The Riders’ phase was skipped.
event-orcs-rolled = The Orcs rolled { $dice } ({ $squads }).
event-orcs-none = No Orcs in play: their phase was skipped.
event-attack = { $who } attacked: { $targets }.
event-attack-missed = { $who } attacked, and nobody was there.
event-shield = { $who } raised the Shield against { $attacker }.
event-struck = { $by } struck { $who }.
event-wounded = { $who } was wounded.
event-died = { $who } died.
event-darkness = { $who } brought Darkness down on the { $where }: { $left ->
    [0] no gem is left.
    [one] 1 gem is left.
   *[other] { $left } gems are left.
}
event-darkness-full = { $who } found the { $where } as dark as can be.
event-darkness-harp = { $who } heard the harp and brought no Darkness to the { $where }.
event-extinguish = { $who } put out the fire of the { $where }.
event-extinguish-none = { $who } found no fire at the { $where }.
event-extinguish-null = { $who } could not put out any fire: all eight burn.
event-enlist = { $who } enlisted the { $orcs } at the { $where }.
event-enlist-nowhere = { $who } found no Orcs at the { $where }.
event-enlist-none = { $who } found no more Orcs: all three squads are in play.
event-slow = { $who } slowed you down: { $locked ->
    [one] 1 die is locked
   *[other] { $locked } dice are locked
} next turn.
event-slow-full = { $who } could not lock a third die.
event-nothing = { $who }: nothing happened.
event-moved = { $who } moved { $ways } to the { $where }.
event-discarded = { $who }: { $n ->
    [0] you had no { $value } to lose.
    [one] you lost a die of { $value }.
   *[other] you lost { $n } dice of { $value }.
}
event-no-moves = { $who }: no Move this turn.
event-skip-riders = { $who }: the Riders will not play this turn.
event-turned = { $request }: { $card }.
event-burnt = { $request }: its cards left the game.
event-hit = { $who } was hit: { $left ->
    [0] no heart is left.
    [one] 1 heart is left.
   *[other] { $left } hearts are left.
}
event-left = { $met ->
    [yes] { $request }: the Request is fulfilled; out of the realm: { $who }.
   *[other] Gone from the realm: { $who }.
}
event-fulfilled = Fulfilled: { $request }.
event-turn-ended = Turn { $turn } ended.
event-saved = You made your checkpoint in turn { $turn }.
event-lingers = You will be asked before every roll and every enemy, until you make your checkpoint.
event-restored = You went on from your checkpoint in turn { $turn }.
event-won = Won in turn { $turn }: all fires burn, all Riders are sealed, the King is content.
event-lost-dead = Lost in turn { $turn }: all three Berserkers are dead.
event-lost-darkness = Lost in turn { $turn }: Darkness had to fall on the { $where }, and no gem was left.

# The table
scene-phase-realm = The realm is laid out
scene-phase-requests = The King makes his Requests
scene-phase-pieces = The last pieces are placed
scene-phase-berserkers = Turn { $turn }, Phase 1: the Berserkers
scene-phase-riders = Turn { $turn }, Phase 2: the Riders
scene-phase-orcs = Turn { $turn }, Phase 3: the Orcs
scene-lost-dead = Defeat: all three Berserkers are dead
scene-lost-darkness = Defeat: Helm is lost to Darkness
scene-won-knight = Victory: Helm is saved, with { $score } points: rank 6 of 6, “knight”
scene-won-proud = Victory: Helm is saved, with { $score } points: rank 5 of 6, “the King’s pride”
scene-won-axe = Victory: Helm is saved, with { $score } points: rank 4 of 6, “apprentice of the axe”
scene-won-tavern = Victory: Helm is saved, with { $score } points: rank 3 of 6, “tavern regular”
scene-won-barely = Victory: Helm is saved, with { $score } points: rank 2 of 6, “doubtful victor”
scene-won-beggar = Victory: Helm is saved, with { $score } points: rank 1 of 6, “beggar”
scene-rank-knight = 20 points or more make a knight of the round table, the highest of six ranks.
scene-rank-proud = 16 to 19 points make you the King’s pride, the fifth of six ranks; 20 make a knight.
scene-rank-axe = 11 to 15 points make an apprentice of the axe, the fourth of six ranks; with 16 you are the King’s pride.
scene-rank-tavern = 6 to 10 points make a tavern regular, the third of six ranks; with 11 you are an apprentice of the axe.
scene-rank-barely = 1 to 5 points make a doubtful victor, the second of six ranks; with 6 you are a tavern regular.
scene-rank-beggar = 0 points or less make a beggar, the lowest of six ranks; a single point makes a doubtful victor.
scene-fire-lit = A fire of Odin burns: one of the eight; a Rider who stands here with a Berserker can be marked
scene-fire-unlit = A fire can be lit here
scene-darkness = Darkness: { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
scene-orc-symbol = Orcs can be enlisted here
scene-action-gather = Gathering
scene-action-passage = Secret passage
scene-action-rest = Rest (1 gold)
scene-action-block = Block
scene-action-train = Training (1 gold)
scene-action-crush = Destroy Orcs
scene-how-gather = Gathering: bring other Berserkers here, from anywhere
scene-how-passage = Secret passage: a Berserker goes from here to any Location
scene-how-rest = Rest: for 1 gold, heal a Berserker who is here
scene-how-block = Block: a Rider of your choice does not play in its next turn
scene-how-train = Training: for 1 gold, an Action card takes two dice from now on
scene-how-crush = Destroy Orcs: a squad that is here returns to the supply
scene-blow-attack = Attack
scene-blow-bet = Bet: the lower die is rolled again
scene-would-be-wounded = would be wounded
scene-would-die = would die
scene-wounded = Wounded
scene-is-healthy = In good health: a first attack wounds, a second one kills
scene-is-wounded = Wounded: the next attack kills; Rest heals
scene-sealed = Marked with the seal
scene-blocked = Blocked: won’t play this turn
scene-die = Its die shows { $n }
scene-hearts = Health: { $n }
scene-piece = { $who }
scene-dice = Dice
scene-actions = Action cards
scene-title = { $name }
scene-card = { $card }
scene-trained = Trained: takes two dice
scene-hand = Your aid cards
scene-villagers = Villager Aid
scene-king = Requests of the King
scene-requests = More Requests
scene-enemies = Enemy cards
scene-off = Off the table
scene-lot = Face down: { $request }
scene-letter = Card { $letter }
scene-number = Request { $n }
scene-request = { $request }
scene-request-met = Fulfilled
scene-request-so-far = Holds so far; it counts at the end
scene-request-open = Not fulfilled yet
scene-face = { $does }
scene-riders-card = Shadow Riders
scene-orcs-card = Orc squads
scene-fires = Fires
scene-seals = Seals
scene-gems = Darkness
scene-gems-out = no gem is left; the game is lost when one more has to be laid
scene-alive = Alive
scene-gold = Gold
scene-aid = Villagers
scene-in-force = In force
scene-in-force-harp = The Harp: the Riders can place no Darkness in their next turn.
scene-in-force-skip = Divine power: the Riders’ phase will be skipped.
scene-in-force-no-moves = No Move actions this turn.
scene-in-force-locked = Dice locked for the next turn: { $n }
scene-goals = To win
scene-goal-fires = Fires lit: { $n } of { $of }
scene-goal-seals = Riders sealed: { $n } of { $of }
scene-goal-met = ✓ { $request }
scene-goal-so-far = ~ { $request } (so far)
scene-goal-bear = · { $request } (to be borne)
scene-goal-open = ✗ { $request }
scene-goal-worth-knight = Score if won now: { $n } points, rank 6 of 6 (knight)
scene-goal-worth-proud = Score if won now: { $n } points, rank 5 of 6 (the King’s pride)
scene-goal-worth-axe = Score if won now: { $n } points, rank 4 of 6 (apprentice of the axe)
scene-goal-worth-tavern = Score if won now: { $n } points, rank 3 of 6 (tavern regular)
scene-goal-worth-barely = Score if won now: { $n } points, rank 2 of 6 (doubtful victor)
scene-goal-worth-beggar = Score if won now: { $n } points, rank 1 of 6 (beggar)
scene-missed = What was missing
scene-missed-turn = Lost on turn { $n }
scene-missed-fallen = Fallen: { $names }
scene-missed-riders = Not sealed: { $names }
scene-missed-requests = Requests not fulfilled: { $names }
scene-score = Score: { $n }
scene-score-gold = Gold left: { $n } points
scene-score-healthy = { $of ->
    [one] 1 healthy Berserker
   *[other] { $of } healthy Berserkers
}: { $n } points
scene-score-wounded = { $of ->
    [one] 1 wounded Berserker
   *[other] { $of } wounded Berserkers
}: { $n } points
scene-score-orcs = { $of ->
    [one] 1 squad of Orcs
   *[other] { $of } squads of Orcs
} in play: −{ $n } points
scene-score-save = Checkpoint made: −{ $n } points
scene-score-requests = { $of ->
    [one] 1 Request
   *[other] { $of } Requests
} fulfilled or borne: { $n } points

# What cards say
card-Action-move = Move { $n }
card-Action-light = Light a fire
card-Action-push = Push
card-Action-pull = Pull
card-Action-lift = Lift Darkness
card-Action-mark = Mark with the seal
card-Action-pillage = Pillage
card-Action-bet = Bet
card-Action-location = Location action
card-arrows = { $arrows }
card-Effect-attack = attack
card-Effect-wide-attack = wide attack
card-Effect-darkness = Darkness
card-Effect-extinguish = put out a fire
card-Effect-enlist = enlist Orcs
card-Effect-slow = lock a die
card-Effect-nothing = nothing
card-Effect-wound-here = wounds all Berserkers where it stands
card-Effect-wound-one = wound one Berserker
card-Effect-wound-all = wound all Berserkers
card-Effect-heal-one = heal one Berserker
card-Effect-discard = lose your dice of { $n }
card-Effect-no-moves = no Move this turn
card-Effect-skip-riders = skip the Riders
card-Effect-gain = gain { $n } gold
card-Effect-lose = lose { $n } gold
card-Effect-draw-aid = draw an aid card
card-Effect-turn-card = turn over a card
card-Effect-turn-token = turn over a token where a Berserker stands
card-Effect-burn-cards = the cards burn
card-Effect-hit = it loses a heart
card-Effect-leave = its pieces leave the realm
card-Effect-fulfil = the Request is fulfilled
card-Fact-no-darkness = { $negated_id ->
    [yes] Darkness is in play
   *[no] no Darkness is in play
}
card-Fact-no-orcs = { $negated_id ->
    [yes] an Orc squad is in play
   *[no] no Orc squad is in play
}
card-Fact-all-alive = { $negated_id ->
    [yes] a Berserker is dead
   *[no] all three Berserkers are alive
}
card-Fact-all-fires = { $negated_id ->
    [yes] not all fires burn
   *[no] all fires burn
}
card-Fact-all-sealed = { $negated_id ->
    [yes] not all Riders are sealed
   *[no] all Riders are sealed
}
card-Fact-together = { $negated_id ->
    [yes] its pieces are not on one Location
   *[no] all its pieces are on one Location
}
card-Fact-met = { $negated_id ->
    [yes] no Berserker is with { $who }
   *[no] a Berserker is with { $who }
}
card-Fact-in-play = { $negated_id ->
    [yes] { $pieces ->
        [one] its piece is gone from the realm
       *[other] all its pieces are gone from the realm
    }
   *[no] { $pieces ->
        [one] its piece is in the realm
       *[other] one of its pieces is in the realm
    }
}
card-Fact-cards-left = { $negated_id ->
    [yes] no card is left
   *[no] there are cards left
}
card-Fact-fulfilled = { $negated_id ->
    [yes] it is not fulfilled
   *[no] it is fulfilled
}
card-Fact-gold = { $negated_id ->
    [yes] you have less than { $n } gold
   *[no] you have { $n } gold or more
}
card-Fact-fires = { $negated_id ->
    [yes] fewer than { $n } fires burn
   *[no] { $n } fires or more burn
}
card-token = a token
card-pips = { $n }
card-Total-exactly = exactly { $n }
card-Total-least = { $n } or more
card-colour-black = black
card-colour-blue = blue
card-colour-red = red
card-colour-green = green
card-Request-pieces = { $hearts ->
    [0] In play: { $who }.
    [one] In play: { $who }, with 1 heart.
   *[other] In play: { $who }, with { $hearts } hearts.
}
card-Request-tokens = { $n ->
    [one] One token lies face down.
   *[other] { $n } tokens lie face down.
}
card-Request-hand = You begin with: { $cards }.
card-Request-setup = At the start: { $does }.
card-Request-darkness = A Location can hold { $n } gems of Darkness.
card-Request-orc-phases = Phase 3 is played { $n ->
    [2] twice
   *[other] { $n } times
} every turn.
card-Request-aid-refuses = Dice of { $dice } can’t help the villagers.
card-Request-die = The { $colour } die, every turn:
card-Request-die-while = The { $colour } die, while { $facts }:
card-Request-task = Discard dice for { $dice }: { $does }.
card-Request-task-while = While { $facts }, discard dice for { $dice }: { $does }.
card-Request-phase1-end = End of Phase 1: { $does }.
card-Request-turn-end = End of every turn: { $does }.
card-Request-card = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}: { $does }.
card-Request-goal = To win: { $facts }.
card-Request-hard = { $request }{ $level ->
    [1] {" "}(mild)
    [2] {" "}(fair)
    [3] {" "}(hard)
    [4] {" "}(very hard)
    [5] {" "}(merciless)
   *[other] {""}
}
card-Request-no-goal = Nothing to fulfil, only to bear.
card-aid-ignore-attack = When attacked: one Berserker ignores the attack.
card-aid-walk = { $n ->
    [one] One step with one Berserker.
   *[other] Up to { $n } steps with one Berserker.
}
card-aid-jump = One Berserker goes anywhere.
card-aid-reroll = { $n ->
    [one] Reroll one Action die this turn.
   *[other] Reroll up to { $n } Action dice this turn.
}
card-aid-crush-orcs = Destroy a squad of Orcs where a Berserker stands.
card-aid-heal-one = Heal one Berserker.
card-aid-revive-one = A dead Berserker returns, healthy, where you began.
card-aid-calm-riders = The Riders bring down no Darkness in their next turn.
card-aid-gain = Gain { $n } gold.
card-aid-nothing = What is it for?

# What the coach counts in

# What is at stake, and what the appraisal is made of
stake-gold = Gold won or lost
stake-booty = Gold won
stake-bet = The bet is won
stake-pillager-wound = Who pillages is wounded
stake-pillager-death = Who pillages dies
stake-wound = { $who } is wounded
stake-death = { $who } dies
stake-darkness = The game is lost to Darkness
stake-darkness-orcs = The game is lost to Darkness before the Orcs attack
term-gold-better = more gold to spend, or more to spend it on
term-gold-worse = less gold to spend, or less to spend it on
term-help-better = more help from the villagers
term-help-worse = less help from the villagers
term-training-better = a card more is trained
term-training-worse = a card less is trained
term-fires-better = less work is left on the fires
term-fires-worse = more work is left on the fires
term-seals-better = the Riders are nearer to their seals
term-seals-worse = the Riders are farther from their seals
term-requests-better = the Requests are nearer to fulfilment
term-requests-worse = the Requests are farther from fulfilment
term-darkness-better = less Darkness lies or threatens to fall
term-darkness-worse = more Darkness lies or threatens to fall
term-danger-better = less danger from Riders and Orcs
term-danger-worse = more danger from Riders and Orcs
term-dice-better = the dice that are left are good for more
term-dice-worse = the dice that are left are good for less
