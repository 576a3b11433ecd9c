# The words of Berserk: War of the Realms.

## The game

game-title = Berserk: War of the Realms
game-blurb = Recruit an army from six realms, place it face down, and destroy the other one, card by card.
game-players = 2 players, 4 to 12 in a draft
game-length = five minutes (short) to half an hour
game-mood = open war after hidden plans
how-aim = Destroy the other army: whoever has no creature left has lost.
how-table = A field of five by six squares, three rows a side: Row 1 in front, Row 3 at the back. A card shows its life, its strike as three numbers (light, medium, strong) and its movement.
how-turn =
    Before the battle: buy an army with gold and silver (elite cards take gold), then place it face down.
    Your cards are made alert. Move them and act with them in any order.
    To act is to strike, to shoot or to use an ability; the card is then exhausted (turned) until your next turn.
how-fight =
    An alert defender rolls the black die: on 1 to 4 the strike goes through, on a 5 both miss, on a 6 it strikes back. An exhausted one rolls nothing.
    The attacker’s white die says how hard: light, medium or strong.
    A shot rolls the white die alone, and nothing comes back.
    An alert creature that stands next to both may step in as protector.
    The odds beside each option are worked out by these rules; “≈” marks those that are too many to count and were sampled.
how-lose = Your last creature has gone to the graveyard.
how-first =
    Strong cards in front, shooters behind them.
    Strike what is exhausted: it can’t defend itself.
    Leave somebody alert to protect the others.
options-first = Deck of Player 1
options-second = Deck of Player 2
options-first_game = A short first game
options-first_game-help = Armies of 10 gold and 10 silver.
options-draft = Players of a draft
options-draft-help = 0 for a duel of two decks; 4 to 12 draft their decks first.
options-rounds = Matches of each player in a draft
seat-first = Player 1
seat-second = Player 2
seat-third = Player 3
seat-fourth = Player 4
seat-fifth = Player 5
seat-sixth = Player 6
seat-seventh = Player 7
seat-eighth = Player 8
seat-ninth = Player 9
seat-tenth = Player 10
seat-eleventh = Player 11
seat-twelfth = Player 12
name-first = Player 1
name-second = Player 2
name-third = Player 3
name-fourth = Player 4
name-fifth = Player 5
name-sixth = Player 6
name-seventh = Player 7
name-eighth = Player 8
name-ninth = Player 9
name-tenth = Player 10
name-eleventh = Player 11
name-twelfth = Player 12
name-draw = a draw

## Names

name-basic-strike = basic strike
name-special-strike = special strike
name-special-strike-2 = special strike 2
name-special-strike-3 = special strike 3
name-magical-strike = magical strike
name-magical-strike-2 = magical strike 2
name-magical-strike-3 = magical strike 3
name-shot = shot
name-shot-2 = shot 2
name-shot-3 = shot 3
name-throw = throw
name-throw-2 = throw 2
name-throw-3 = throw 3
name-blast = blast
name-blast-2 = blast 2
name-blast-3 = blast 3
name-spell = spell
name-spell-2 = spell 2
name-spell-3 = spell 3
name-effect = effect
name-effect-2 = effect 2
name-effect-3 = effect 3
name-discard = potion
name-discard-2 = potion 2
name-discard-3 = potion 3
name-poison = poison
name-regeneration = regeneration
name-grade-light = light
name-grade-medium = medium
name-grade-strong = strong
name-defence-hit = the attack goes on
name-defence-miss = both miss
name-defence-counter = it parries and strikes back
name-black = black
name-white = white
name-ember = Ember
name-tide = Tide
name-thorn = Thorn
name-frost = Frost
name-dusk = Dusk
name-dawn = Dawn
name-neutral = no realm
name-soldier = soldier
name-brute = brute
name-ranger = ranger
name-mage = mage
name-scout = scout
name-noble = noble
name-standalone = standalone creature
name-flying = flying creature
name-symbiotic = symbiotic creature
name-artifact = artifact
name-area = area
name-equipment = equipment
name-gold = gold
name-silver = silver
name-class-soldier = soldier
name-class-brute = brute
name-class-ranger = ranger
name-class-mage = mage
name-class-scout = scout
name-class-noble = noble
name-class-armor = armor
name-class-shield = shield
name-class-weapon = weapon
name-class-shoes = shoes
name-class-potion = potion
name-attack-special-strike = Special strike
name-attack-magical-strike = Magical strike
name-attack-shot = Shot
name-attack-throw = Throw
name-attack-blast = Blast
name-turn-start = the start of the turn
name-death = its death
name-hurt = being hurt
name-kill = a kill

## Questions

ask-mulligan = You drew { $n } cards. Keep them?
ask-recruit = Which card joins your army?
ask-place = Place your army face down: a card, then its square. What lies may change places.{ $lost_n ->
    [0] {""}
   *[other] {" "}No creature of your army can carry this: { $lost }. It will go to the graveyard.
}{ $hidden_n ->
    [0] {""}
   *[other] {" "}Those who could carry this all stand in Row 3 and are turned up later: { $hidden }. Until then it waits on its square.
}
ask-attach = On which creature does { $card } go?
ask-act = Your turn: move or act with a card, or end the turn.
ask-protector = { $attacker } strikes { $target }. Declare a protector?
ask-reroll = { $who } rolled { $face } on the { $die } die: { $means }. Roll again ({ $left } left)?
ask-land = To which square does { $card } go?
ask-trigger = { $card }: whom does it concern?
ask-start = Which ability of the turn’s beginning comes next?
ask-tick = { $card }: what comes first?
ask-incarnation = Where does { $card } return?
ask-pick = Which card do you keep?
ask-build = Leave a card out of your deck?
ask-hand = Draw { $n } cards
ask-stack = Open a stack of { $n } cards
ask-die-black = Roll the black defender’s die
ask-die-white = Roll the white attacker’s die
rolled-die-black = The defender’s black die
rolled-die-white = The attacker’s white die

## Options

option-Keep = Keep the cards
option-Mulligan = Return them and draw one fewer
option-Buy = Recruit { $card }
option-Place-undo = { $card }
option-Attach-undo = { $card }
option-Move-undo = the walk of { $who }
option-Jump-undo = the jump of { $who }
option-Teleport-undo = the teleportation of { $who }
option-Place = { $card } on { $square }
option-Shift = Take { $card } to { $square }
option-Swap = { $card } and { $other } change places
option-Done-place = The army stands like this
option-Shift-undo = { $card }
option-Swap-undo = { $card }, { $other }
option-Attach = { $card } on { $host }
option-Move = { $who }: walk to { $square }
option-Jump = { $who }: jump to { $square }
option-Teleport = { $who }: teleport to { $square }
option-Strike = { $who }: strike { $target }
option-Use = { $who }: { $what } → { $target }
option-EndTurn = End the turn
option-Protect = { $who } protects
option-Reroll = Roll again
option-No-protector = Nobody protects
option-No-reroll = Keep the roll
option-Done-recruit = Enough recruited
option-Done-build = The deck is ready
option-Choose = { $card }
option-Land = { $square }
option-First = { $what } first
option-Take = Keep { $kind }
option-Cut = Leave out { $kind }

## Events

event-drew = { $who } drew { $n } cards.
event-mulligan = { $who } returned the cards and draws { $n }.
event-bought = { $who } recruited { $card }.
event-placed = Both armies stand on the battlefield, face down.
event-revealed = { $who } turned up { $card }.
event-no-host = { $card } found nobody to go on and went to the graveyard.
event-attached = { $card } went on { $host }.
event-waits = { $card } waits for the hidden cards of its army: nobody who is face up can carry it.
event-turn = { $who } began a turn.
event-moved = { $who } walked to { $square }.
event-jumped = { $who } jumped to { $square }.
event-teleported = { $who } teleported to { $square }.
event-attacks = { $who } attacked { $target } ({ $what }).
event-attacks-flyer = { $who } attacked { $target } ({ $what }): with only flyers left there, the ground reaches them.
event-cancelled = { $who }’s attack was cancelled: that card can’t be attacked. It stays alert.
event-blocked = { $target } is protected: the { $what } was blocked.
event-both-missed = { $target } rolled 5 on the black die: both { $who } and { $target } missed.
event-countered = { $who } rolled 6 on the black die, parried and struck { $target } back (light).
event-defended = { $who } rolled { $face } on the black die: the attack goes on.
event-rerolled = { $who } rolled again: { $face } on the { $die } die.
event-hit = { $who } rolled { $face } on the white die, a { $grade } attack ({ $what }): { $n } damage for { $target }{ $prevented ->
    [0] .
   *[other] {" "}(armor prevented { $prevented }).
}
event-damaged = { $target } took { $n } damage{ $prevented ->
    [0] .
   *[other] {" "}(armor prevented { $prevented }).
}
event-scale = { $target }’s scales let nothing but basic strikes through.
event-healed = { $target } healed { $n }.
event-poisoned = { $target } was poisoned ({ $n }).
event-cured = { $target } was cured of poison.
event-exhaust = { $target } was exhausted.
event-alerted = { $target } became alert.
event-hold = { $target } is held: it will not become alert next turn.
event-hold-alert = { $target } is held, but alert: it will only regain no movement points, unless it is exhausted by then.
event-given = { $target } was given { $what }.
event-class-lost = { $target } lost its class.
event-destroyed = { $target } was destroyed.
event-pushed = { $target } was moved to { $square }.
event-landed = { $target } came down on { $square }.
event-took-off = { $target } took to the air.
event-interrupted = { $card }’s ability would go on for ever and was interrupted.
event-triggered = { $card }’s ability was set off by { $when }.
event-died = { $card } went to the graveyard.
event-equipment-lost = { $card } was lost with its owner.
event-host-lost = { $card } lost its host.
event-won = { $who } won the battle.
event-draw = The battle ended in a draw.
event-uses = { $who }: { $what }.
event-uses-on = { $who }, on { $target }: { $what }.
event-stays-held = { $card } was held and did not become alert.
event-held-alert = { $card } was alert already: held, it { $spent ->
    [0] lost nothing, as it had not moved.
   *[other] regained no movement points ({ $left } left).
}
event-poison-works = The poison in { $card } worked.
event-token = { $card } has { $n ->
    [one] 1 incarnation token
   *[other] { $n } incarnation tokens
}.
event-incarnated = { $card } came back from the graveyard.
event-protected = { $who } stepped in for { $target }.
event-drank = { $who } drank: { $n } healed{ $extra ->
    [0] .
   *[other] , { $extra } extra life.
}
event-stacks-opened = Everybody opened stack { $n }.
event-took = { $who } kept { $card }.
event-match = Match: { $one } against { $two }.
event-match-over = { $one } against { $two }: { $winner }.

## Scene

scene-means-black = { $grade }
scene-means-white = a { $grade } attack, { $n } damage{ $prevented ->
    [0] {""}
   *[other] {" "}(armor prevents { $prevented })
}
scene-letters = { $letters }{ $n }
scene-card = { $card }
scene-card-at = { $card } ({ $square })
scene-card-on = { $card } on { $host } ({ $square })
scene-card-nth = { $card } { $n }
scene-hidden = a hidden card ({ $square })
scene-draft-over = The draft is over.
scene-draw = A draw.
scene-won = { $who } won.
scene-won-yours = You won the battle.
ending-all = { $of ->
    [one] { $who } lost the only creature: { $last }.
   *[other] { $who } lost all { $of } creatures. The last to fall was { $last }.
}
ending-some = { $who } lost { $n } of { $of } creatures: { $cards }.
ending-none = { $who } lost no creature.
ending-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
ending-given-up = It was round { $n }.
ending-quiet = Nobody was hurt for { $n } turns.
ending-long = After { $n } turns nobody had won.
ending-both = Both lost their last creatures at once.
scene-turn = Round { $n }: { $who }
scene-turn-yours = Round { $n }: your turn
scene-phase-draw = { $one } and { $two } draw their cards
scene-phase-recruit = { $one } and { $two } recruit
scene-phase-place = { $one } and { $two } place their armies
scene-phase-reveal = The armies are revealed
scene-phase-score = The match is over
scene-phase-over = The game is over
scene-phase-draft = Draft: stack { $n }
scene-phase-build = Everybody builds a deck
scene-square = { $square }
scene-row = Row { $n }
scene-armor = { $n } armor left in this turn
scene-ability = { $what }
scene-trigger = Ability: { $when }
offer-buy = { $card }: { $cost } { $metal }
offer-buy-both = { $card }: { $silver } silver, { $gold } gold
offer-elite = Elite, for gold alone
offer-regular = Regular, for silver or gold
offer-enough = Enough recruited (lost: { $gold } gold, { $silver } silver)
offer-attack-met = { $who }: { $what } { $grades } at { $target } (may be protected)
offer-only-flyers = { $what } – only flyers are left there, so the ground reaches them
offer-doomed = { $what } – poison kills it anyway when its turn begins
offer-end = End the turn ({ $told })
offer-end-foes = poison will then kill: { $cards }
offer-end-own = of yours, poison kills when your next turn begins: { $cards }
offer-attack = { $who }: { $what } { $grades } at { $target }
offer-use = { $who }: { $what }
offer-heal = { $who }: { $what } → { $target } ({ $n ->
    [0] nothing to heal
   *[other] heals { $n }
})
offer-hold = { $who }: { $what } → { $target } (alert: { $spent ->
    [0] no effect
   *[other] it keeps { $left } movement, but may act
} unless it is exhausted before its turn)
offer-Protect = { $who } protects
offer-alone = Nobody protects { $who }
offer-Reroll = Roll again{ $hope_id ->
    [vain] {" "}(no roll is better)
   *[other] {""}
}
offer-keep = Keep the roll
scene-life = { $left } of { $full } life points
scene-attack = { $what } { $grades }
scene-strike = basic strike { $grades }
scene-points = { $left } of { $full } movement points
scene-exhausted = exhausted
scene-held = held
scene-held-alert = held, but alert: no effect beyond movement unless it is exhausted before its turn
scene-scaled = scale: with 5 or more damage, only basic strikes hurt it
scene-classless = has lost its class
scene-poison = poison { $n }
scene-poison-deadly = poison { $n }: it dies of it when its next turn begins
scene-doomed = Poison kills it when its next turn begins.
scene-extra = { $n } extra life
scene-tokens = incarnation tokens: { $n }
scene-incarnated = incarnation used up
scene-granted = has { $what }
scene-wears = wears { $what }
scene-from = From { $source }: { $what }.
scene-strongest = { $what } (armors do not add up, the strongest counts)
scene-in-rank = Stands in rank: { $what }.
scene-line-kind = { $type }, { $realm }, { $cost } { $metal }
scene-line-kind-only = { $type }, { $realm }
scene-line-class = { $type }, { $realm }, { $cls }, { $cost } { $metal }
scene-line-class-only = { $type }, { $realm }, { $cls }
scene-line-creature = life { $life }, movement { $move }, strike { $strike }
scene-line-life = life { $life }
scene-zone-hand-yours = Cards that you drew
scene-zone-army-yours = Your army
scene-zone-ground = { $who }: in play
scene-zone-ground-yours = Your cards in play
scene-air-of = Additional zone of { $who }
scene-air-line = The additional zone of { $who }: flyers and areas. They are next to nothing and at no distance; a flyer strikes whom it likes.
scene-zone-air = { $who }: additional zone
scene-zone-air-yours = Your additional zone
scene-zone-grave = { $who }: graveyard
scene-zone-grave-yours = Your graveyard
scene-zone-deck = { $who }: deck
scene-zone-deck-yours = Your deck
scene-zone-stack = The stack in your hand
scene-zone-pool = Your cards
scene-zone-cut = Left out
scene-advice-hand-title = A hand to keep?
scene-advice-hand = { $enough_id ->
    [enough] These cards cost { $cost } in all, and you have { $purse } to spend: enough to choose from.
   *[other] These cards cost { $cost } in all, and you have { $purse } to spend: some of it would be lost.
} Every return costs a card.
scene-advice-army-title = Your army: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
scene-advice-army = Spend everything: some { $n } cards, nearly all of them creatures, a few strong ones for gold, more for silver; two or so that shoot, throw or blast.
scene-advice-place-title = Where to?
scene-advice-place = Row 1 meets the enemy: strong creatures, side by side, as whoever stands beside can protect. Shooters and healers behind them.
scene-advice-open = { $n ->
    [1] At first only the nine squares in the middle are open, the others when these are full.
   *[other] At first only the five squares of Row 1 are open, the others when these are full.
}
scene-advice-hidden = Your Row 3 stays hidden until your first turn.
scene-advice-creatures = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
}
scene-advice-lives = { $n } life points in all
scene-advice-shooters = { $n ->
    [0] nobody attacks from afar
    [one] { $n } attacks from afar
   *[other] { $n } attack from afar
}
scene-advice-flyers = { $n ->
    [one] { $n } flies
   *[other] { $n } fly
}
scene-advice-realms = { $n } realms: each after the first takes 1 gold
scene-gold = Gold left
scene-silver = Silver left
scene-left = { $who }: creatures left
scene-standings = Standings
scene-points-of = { $who }: { $points }
scene-pairing = { $one } – { $two }
scene-copies = copies: { $n }

# Why nothing can be done with something, said to who points at it.
barred-exhausted = { $card } has acted and is exhausted; it becomes alert when your next turn begins.
barred-area = { $card }: an army has one area at most.
barred-elite = { $card } costs { $cost } gold, and you have { $gold } left: elite cards take gold only.
barred-regular = { $card } costs { $cost }, and you have { $gold } gold and { $silver } silver left.
barred-realm = { $card } would bring a further realm into your army, and that takes more from your gold and silver than you have left.
barred-creature = { $card } can’t be the first: keep enough for a creature, without one there is no army.
barred-square = { $square } opens when your marked squares are full.
barred-side = That is the other side’s half: your army is placed on your own.

## Decks

deck-mark-realm = realm
deck-mark-type = type
deck-mark-metal = metal
deck-price = { $cost } { $metal }
deck-count = { $what } { $n }
deck-total-size = { $n } cards ({ $least } to { $most }), { $kinds } different
deck-total-realms = realms: { $of }
deck-total-types = types: { $of }
deck-total-silver = { $n } regular (silver), cost×cards: { $curve }
deck-total-gold = { $n } elite (gold), cost×cards: { $curve }
deck-fault-unknown = '{ $card_id }' is no card.{ $near_id ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near_id }'?
}
deck-fault-none = { $n } copies of { $card }; leave the line out, or write 1 or more
deck-fault-copies = { $n } copies of { $card }; at most { $most } are allowed
deck-fault-size = { $n } cards; a deck has { $least } to { $most }
deck-fault-creature = no standalone or flying creature; an army needs one

## Card texts

card-sentence = { $what }.
card-Trait-armor = Armor { $x }
card-Trait-attack-skill = Attack skill{ $x ->
    [1] {""}
   *[other] {" "}{ $x }
}
card-Trait-defense-skill = Defense skill{ $x ->
    [1] {""}
   *[other] {" "}{ $x }
}
card-Trait-blessing = Blessing
card-Trait-aimed = Aimed strike
card-Trait-scale = Scale
card-Trait-vampirism = Vampirism
card-Trait-regeneration = Regeneration { $x }
card-Trait-jump = Jump, range { $x }
card-Trait-teleportation = Teleportation
card-Trait-incarnation = Incarnation { $x }
card-Trait-protection-shots = Protection from shots
card-Trait-protection-throws = Protection from throws
card-Trait-protection-blasts = Protection from blasts
card-Trait-protection-spells = Protection from spells
card-Trait-protection-magic = Protection from magic
card-Trait-protection-poison = Protection from poison
card-Trait-strike = Strike { $grades }
card-Trait-life = Life { $x }
card-Trait-move = Movement { $x }
card-Attack = { $what } { $grades }{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Attack-anywhere = { $what } { $grades }, at any range{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Attack-ranged = { $what } { $grades }, range { $range }{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-OnStrike = Basic strike{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Rider-poison = poison { $value }
card-Rider-exhaust = exhausts
card-Rider-hold = holds
card-rank = Rank: { $what }
card-owner = Owner: { $what }
card-host = Host: { $what }
card-wounded = While wounded: { $what }
card-against = Against { $whom }: { $what }
card-field = For { $whom }: { $what }
card-effect = Exhaust: { $what }
card-spell = Spell: { $what }
card-discard = Use up: { $what }
card-turn-start = Start of your turn: { $what }
card-death = On death: { $what }
card-hurt = When hurt: { $what }
card-kill = After a kill: { $what }
card-Verb-heal = heal { $value }
card-Verb-damage = { $value } damage
card-Verb-poison = poison { $value }
card-Verb-cure = cure poison
card-Verb-exhaust = exhaust
card-Verb-alert = make alert
card-Verb-hold = hold (no alerting next turn)
card-Verb-destroy = destroy
card-Verb-move = move up to { $value }
card-Verb-give = give { $given }
card-Verb-give-flying = give flying
card-Verb-lose-flying = take flying away
card-Verb-lose-class = take the class away
card-aimed-at = { $what }, { $whom }
card-range = { $what }, range { $range }
card-until-turn = { $what }, this turn
card-until-next = { $what }, until your next turn
card-of = { $of }{" "}
card-of-any = {""}
card-Aim-self = itself
card-Aim-owner = its owner
card-Aim-host = its host
card-Aim-attacker = the attacker
card-adjacent = { $whom } adjacent to it
card-Aim-creature = { $number_id ->
    [many] { $side_id ->
        [own] your { $of }creatures
        [enemy] enemy { $of }creatures
       *[other] { $of }creatures
    }
    [each] { $side_id ->
        [own] each of your { $of }creatures
        [enemy] each enemy { $of }creature
       *[other] each { $of }creature
    }
   *[other] { $side_id ->
        [own] one of your { $of }creatures
        [enemy] an enemy { $of }creature
       *[other] any { $of }creature
    }
}
card-Aim-flyer = { $number_id ->
    [many] { $side_id ->
        [own] your { $of }flyers
        [enemy] enemy { $of }flyers
       *[other] { $of }flyers
    }
    [each] { $side_id ->
        [own] each of your { $of }flyers
        [enemy] each enemy { $of }flyer
       *[other] each { $of }flyer
    }
   *[other] { $side_id ->
        [own] one of your { $of }flyers
        [enemy] an enemy { $of }flyer
       *[other] any { $of }flyer
    }
}
card-Aim-artifact = { $number_id ->
    [many] { $side_id ->
        [own] your { $of }artifacts
        [enemy] enemy { $of }artifacts
       *[other] { $of }artifacts
    }
    [each] { $side_id ->
        [own] each of your { $of }artifacts
        [enemy] each enemy { $of }artifact
       *[other] each { $of }artifact
    }
   *[other] { $side_id ->
        [own] one of your { $of }artifacts
        [enemy] an enemy { $of }artifact
       *[other] any { $of }artifact
    }
}
card-Aim-card = { $number_id ->
    [many] { $side_id ->
        [own] your { $of }cards
        [enemy] enemy { $of }cards
       *[other] { $of }cards
    }
    [each] { $side_id ->
        [own] each of your { $of }cards
        [enemy] each enemy { $of }card
       *[other] each { $of }card
    }
   *[other] { $side_id ->
        [own] one of your { $of }cards
        [enemy] an enemy { $of }card
       *[other] any { $of }card
    }
}

# Why a table can't be set up.
refused-draft-players = A draft has { $fewest } to { $most } players.
refused-draft-rounds = Each player of a draft plays at least one match.
scene-blow = Attack: { $what }
scene-protects = protects { $card }
scene-window-protect = protector
scene-window-defend = defence
scene-window-strike = strike
scene-grade = { $grade }: { $n } damage{ $prevented ->
    [0] {""}
   *[other] {" "}(armor prevents { $prevented })
}
scene-defence = { $what }

# What is at stake, and what the appraisal is made of
stake-damage = Life points that { $who } loses
stake-damage-met = Life points that { $who } loses, if nobody steps in
stake-death = { $who } dies
stake-death-met = { $who } dies, if nobody steps in
term-army-better = you lose less
term-army-worse = you lose more
term-foes-army-better = the enemy loses more
term-foes-army-worse = the enemy loses less
term-ailments-better = your cards are less poisoned or held
term-ailments-worse = your cards are more poisoned or held
term-foes-ailments-better = the enemy’s cards are more poisoned or held
term-foes-ailments-worse = the enemy’s cards are less poisoned or held
term-ready-better = more of your cards are alert
term-ready-worse = fewer of your cards are alert
term-foes-ready-better = fewer of the enemy’s cards are alert
term-foes-ready-worse = more of the enemy’s cards are alert
term-ground-better = you are better placed to strike or shoot
term-ground-worse = you are worse placed to strike or shoot
term-foes-ground-better = the enemy is worse placed to strike or shoot
term-foes-ground-worse = the enemy is better placed to strike or shoot
term-quiet-better = a draw for want of blows is further off, or suits us
term-quiet-worse = a draw for want of blows comes nearer, or is lost sight of
term-pool-better = the cards of the deck are worth more
term-pool-worse = the cards of the deck are worth less
term-made-better = what is bought is worth more
term-made-worse = what is bought is worth less
term-placed-better = a better square, by its row and how near the middle it is
term-placed-worse = a worse square, by its row and how near the middle it is
