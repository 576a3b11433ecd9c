game-title = Dark Souls: The Board Game
game-blurb = A party of undead leaves the bonfire, learns its enemies by heart, and dies until it does not.
game-players = 1 to 4 players, together
game-length = two to three hours
game-mood = bleak, fair, and hard: the computer wins about one game in four
how-aim = Leave the bonfire, grow strong on souls, and beat the mini boss, then the main boss.
how-table = Tiles with nodes and doors around a bonfire. Each character has a bar of ten boxes: stamina spent fills them black, damage red.
how-turn =
    At the bonfire: buy treasure and levels with souls, change equipment, or rest (which costs a spark and brings the enemies back).
    Walk through a door: the tile’s encounter begins.
    All enemies act, then one character, again and again until one side is gone.
    Your activation: take back 2 stamina, take a free step, run for stamina, attack with what your weapons cost.
how-fight =
    You roll the dice of your weapon against the enemy’s block or resistance; what is over is damage.
    Attacked, you block (dice of armour and shield) or dodge (1 stamina, all or nothing).
    Enemies do always what their card says: “What is coming” tells whom and for how much.
how-lose = A full bar is death, and a death sends the whole party back to the bonfire for a spark. A death without a spark is the end. Few win at first: of 29 games the computer’s best pair beat the mini boss in 17 and won 8.
how-first =
    Let them come to you: an enemy that walks up strikes less.
    Keep boxes free: stamina and damage share the bar.
    Drink Estus before the heavy stroke, not after it.
options-party = The party
options-party-help = Two are a good beginning. Fewer have more sparks to lose (5 for one, 2 for four); more strike oftener, but the enemies act before each of them, and one death defeats all.
options-campaign = Campaign
options-campaign-none = A single game
options-campaign-help = One of the two printed campaigns instead of a single game.
options-mini_boss = Mini boss
options-mini_boss-help = The Gargoyle is the mildest, the Winged Knight the hardest. Play now takes the Gargoyle.
options-mini_boss-none = Chosen at the table
options-main_boss = Main boss
options-main_boss-help = The Dancer is milder than Ornstein and Smough.
options-main_boss-none = Chosen at the table
options-skirmish = Practice fight
options-skirmish-none = No: the whole game
options-skirmish-help = A single fight against this boss, at once: shorter than a game, and milder, as you are armed for it.
seat-assassin = Assassin
seat-herald = Herald
seat-knight = Knight
seat-warrior = Warrior

# Names
name-black = black
name-blue = blue
name-orange = orange
name-dodge = dodge
name-strength = Strength
name-dexterity = Dexterity
name-intelligence = Intelligence
name-faith = Faith
name-left = left hand
name-right = right hand
name-armour = armour
name-backup = backup
name-inventory = the inventory
name-bonfire = the bonfire
name-bleed = Bleed
name-poison = Poison
name-frostbite = Frostbite
name-stagger = Stagger
name-tile_1 = tile 1
name-tile_2 = tile 2
name-tile_3 = tile 3
name-tile_4 = tile 4
name-tile_5 = tile 5
name-tile_6 = tile 6
name-tile_1a = tile 1, face a
name-tile_1b = tile 1, face b
name-tile_2a = tile 2, face a
name-tile_2b = tile 2, face b
name-tile_3a = tile 3, face a
name-tile_3b = tile 3, face b
name-tile_4a = tile 4, face a
name-tile_4b = tile 4, face b
name-tile_5a = tile 5, face a
name-tile_5b = tile 5, face b
name-tile_6a = tile 6, face a
name-tile_6b = tile 6, face b
name-blank = a harmless token
name-trap_1_1 = a trap of 1
name-trap_1_2 = a quick trap of 1
name-trap_2_1 = a trap of 2
name-trap_2_2 = a quick trap of 2
name-trap_3_1 = a trap of 3

# Asks
ask-boss = Which boss will you face?
ask-lay = Lay the next tile
ask-fog = On which tile does the Fog Gate stand?
ask-level = On which tile does the level { $level } encounter lie?
ask-bonfire = At the bonfire
ask-explore = Where to?
ask-outfit = Change the equipment
ask-found = Who takes it?
ask-ember = Who gets the Ember? Of an attack for 3 damage or more its bearer suffers 1 less.
ask-stow = Which weapon goes to the inventory?
ask-place = Where does { $seat } enter?
ask-lead = Who leads the way, and draws the enemies?
ask-first = Who activates first, and takes the Aggro token?
ask-order = Which enemy acts first?
ask-enemy = Which way does the enemy go?
ask-push = Where is { $who } pushed?
ask-room = At most three may stand on { $node }: who makes room?
ask-gain = What do you gain?
ask-hold = Which weapons do you hold?
ask-act = { $seat }: your activation
ask-target = Attack whom?
ask-receive = Who receives it?
ask-step = Move a node?
ask-luck = You rolled { $faces }. Use Luck on a die{ $heroic ->
    [yes] , or your heroic action
   *[no] {""}
}?
ask-defend = { $foe } attacks for { $n } { $magical ->
    [yes] magical
   *[no] physical
}, dodge difficulty { $difficulty }
ask-brace = Use your heroic action on this block?
ask-riposte = Strike back with your heroic action? It is ready again after a rest.
ask-trap-token = The trap token there is turned up
ask-trap = A trap: { $n } damage, dodge difficulty { $difficulty }
ask-aggro = Take the Aggro token?
ask-dash = Dash through?
ask-attack = { $who } attacks { $foe }: { $n ->
    [one] roll 1 die
   *[other] roll { $n } dice
}
ask-block = Block: { $n ->
    [one] roll 1 die
   *[other] roll { $n } dice
}
ask-resist = Resist: { $n ->
    [one] roll 1 die
   *[other] roll { $n } dice
}
ask-dodge = Dodge: { $n ->
    [one] roll 1 die
   *[other] roll { $n } dice
}
ask-reroll = Roll the die again
ask-tiles = Draw { $n } tiles
ask-encounter = Turn the encounter card up
ask-treasure = Draw a treasure card
ask-legends = Draw { $n } legendary cards
ask-scout = Reveal a card of the boss
ask-flip = Turn up the boss's next card

# Options
option-Face = { $boss }
option-Lay = { $tile }, face { $face }, { $turn ->
    [0] not turned
    [1] turned right
    [2] turned around
   *[other] turned left
}: { $spot } of the bonfire
option-Gate = { $tile }
option-Enter = Enter { $tile } from { $by }
option-Fog = Pass the Fog Gate
option-Open = Open the chest on { $tile }
option-Return = Return to the bonfire
option-Rest = Rest for a spark: flasks, tokens and enemies are back
option-Buy = Buy treasure
option-Sell = Sell { $item } for 1 soul
option-Spark = Buy a spark
option-Join = { $who } joins, for a spark
option-Leave = { $who } leaves, and a spark is gained
option-LevelUp = { $who }: raise { $stat }
option-Luck = { $who }: restore Luck for 1 soul
option-Outfit = { $who_id ->
    [inventory] Change upgrades in the inventory
   *[other] { $who }: change equipment
}
option-Equip = { $who } takes { $item }: { $slot }
offer-Equip-instead = { $who } takes { $item }: { $slot }, instead of { $away }
offer-Equip-block = { $said }; Block { $now } → { $then }
offer-Equip-resist = { $said }; Resist { $now } → { $then }
offer-Equip-dodge = { $said }; dodge dice { $now } → { $then }
offer-Equip-stroke = { $said }; best stroke { $now } → { $then }
offer-Equip-same = { $said }; no die changes
offer-none = none
option-Stow = Put { $item } away
option-Attach = Attach { $upgrade } to { $item }
option-Detach = Take { $upgrade } off { $item }
option-Ember = { $who }
option-Place = Enter on { $node }
option-Lead = { $who }
option-Lead-lead = { $who } leads the way
option-Lead-first = { $who } activates first
option-First = { $foe }
option-Step = { $who } to { $to }
option-Push = { $who }
option-Hold = Hold { $left }{ $right_id ->
    [none] {""}
   *[other] {" "}and { $right }
}
option-Gain = { $stamina } stamina, { $health } health
option-Walk = Walk to { $to }
option-Run = Run to { $to }
option-Estus = Drink Estus: all your boxes are free again
option-Heroic = Heroic action
option-Strike = { $weapon } at { $target }
option-Lunge = { $weapon }: move to { $via }{ $target_id ->
    [none] {""}
   *[other] , then attack { $target }
}
option-Use = Use { $weapon }{ $target_id ->
    [none] {""}
   *[other] {" "}for { $target }
}
option-Target = { $target }
option-Reroll = Reroll the { $die ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
   *[other] last
} die
option-Guard = Block or resist
option-Dodge = { $stays_id ->
    [yes] Dodge on the spot
   *[no] Dodge to { $to }
}
option-Dodge-undo = Dodge
option-Suffer = Suffer it
option-Aggro = Take the Aggro token
option-Dash = Dash to { $tile }
option-End = End the activation
option-Done-aggro = Leave the token where it is
option-Done-brace = Keep the heroic action
option-Done-dash = Stay and fight
option-Done-found = Nobody: it goes to the inventory
option-Done-luck = Keep the roll
option-Done-outfit = Enough changed
option-Done-receive = Nobody else
option-Done-riposte = Do not strike back
option-Done-step = Stay here

# Options with what they cost, do and promise
care-death = Ask me about Luck and heroic actions only when one of us may fall, or an enemy by a better die
care-death-stands = Luck and heroic actions are asked about only when one of you may fall by the blow, or an enemy by a better die.
care-harm = Ask me about Luck and heroic actions only then, or when 3 damage or more get through
care-harm-stands = Luck and heroic actions are asked about only when somebody may fall, or 3 damage or more get through.
offer-deadly = it kills you
offer-last = the next death ends the game
offer-free = free
offer-cost = { $n ->
    [0] free
   *[other] { $n } stamina
}{ $deadly ->
    [yes] , which kills you
   *[no] {""}
}
heading-way = On the way
heading-party = The party
heading-character = { $who }
offer-Strike = { $weapon } at { $target }: { $cost }, { $does }
offer-node = all on { $node } ({ $foes })
offer-Lunge = { $weapon }, move to { $via }, then at { $target }: { $cost }, { $does }
offer-Lunge-first = { $weapon }, move to { $via } first: { $cost }, { $does }
offer-Use = Use { $weapon }{ $target_id ->
    [none] {""}
   *[other] {" "}for { $target }
}: { $cost }, { $does }
offer-Walk = Walk to { $to }: { $cost }
offer-Run = Run to { $to }: { $cost }
offer-Estus = Drink Estus, once until a rest: { $n ->
    [0] no box of yours is filled
    [one] your one filled box is free again
   *[other] all your { $n } filled boxes are free again
}
offer-Heroic = Heroic action. { $does }
offer-Guard-block = Block with { $dice }
offer-Guard-resist = Resist with { $dice }
offer-Guard-bare = Take it without a die
offer-Dodge = Dodge to { $to }: { $cost }, { $n ->
    [one] 1 dodge die
   *[other] { $n } dodge dice
}
offer-Dodge-here = Dodge on the spot: { $cost }, { $n ->
    [one] 1 dodge die
   *[other] { $n } dodge dice
}
offer-Dodge-vain = { $dodge }: it cannot succeed
offer-Reroll-black = Reroll the black die that shows { $face }
offer-Reroll-blue = Reroll the blue die that shows { $face }
offer-Reroll-orange = Reroll the orange die that shows { $face }
offer-Reroll-dodge = Reroll a dodge die that shows nothing
offer-LevelUp = { $who }: { $stat } { $now } → { $then } for { $n } souls
offer-LevelUp-opens = { $level }: opens { $items }
offer-level-towards = On the way to { $item } (then { $needs } for { $n } more)
offer-level-deck = { $then } of { $all } treasure cards would fit somebody, instead of { $now }
offer-Enter = Enter { $tile } from { $by }: an encounter of level { $n }
offer-Enter-fog = Enter { $tile } from { $by }: an encounter of level { $n }, before the Fog Gate
offer-Rest-fog = Rest for a spark: flasks, tokens and enemies are back, and the Fog Gate is shut until these are beaten
offer-Rest-vain = Rest for a spark: nothing would be restored
offer-Rest-last = { $rest }. It takes the last spark to spare: the next death ends the game
offer-Fog = Pass the Fog Gate: { $boss } waits there
offer-Buy = Buy a treasure card for { $n ->
    [one] 1 soul
   *[other] { $n } souls
}: { $usable } of { $all } fit somebody
offer-Outfit-spare = Change upgrades in the inventory (only of what nobody can hold yet)
offer-Outfit-vain = { $who }: change equipment (nothing in the inventory can be put on)
offer-Spark = Buy a spark for { $n ->
    [one] 1 soul
   *[other] { $n } souls
}

# Events
event-activates = { $foe } activated.
event-afflicted = { $who } suffers from { $condition }.
event-aggro = { $who } has the Aggro token.
event-attached = { $upgrade } was attached to { $item }.
event-attacked = { $foe } attacked { $who } for { $n } { $magical ->
    [yes] magical
   *[no] physical
}.
event-avenged = { $foe } saw { $fallen } fall, regained up to { $n } health and fights on with new cards.
event-barrel = { $who } smashed the barrel on { $node }.
event-bled = { $who } bled: 2 more damage.
event-boss = The boss ahead: { $boss }.
event-boss-encounter = The party passed the Fog Gate: { $boss }.
event-boss-treasure = The boss left { $items }.
event-bought = The party paid { $n } for treasure.
event-chest = The chest was opened.
event-dashed = The party dashed through to { $tile }.
event-defeated = { $who } fell. The party is defeated.
event-dodge-failed = { $who } failed to dodge: { $rolled ->
    [0] no dodge dice to roll
    [one] { $n } on 1 dodge die
   *[other] { $n } on { $rolled } dodge dice
}, { $difficulty } needed.
event-dodged = { $who } dodged: { $rolled ->
    [0] no dodge dice to roll
    [one] { $n } on 1 dodge die
   *[other] { $n } on { $rolled } dodge dice
}, { $difficulty } needed.
event-dropped = { $n ->
    [one] 1 soul lies
   *[other] { $n } souls lie
} on { $node }, { $tile }.
event-ember = { $who } carries an Ember.
event-ember-helped = The Ember of { $who } took 1 damage away.
event-encounter = { $tile }: { $card }.
event-equipped = { $who } took { $item }.
event-exchanged = { $who } took { $item } and put { $away } away.
event-estus = { $who } drank from the Estus Flask.
event-exposed = { $who } struck from a weak arc of { $foe }: 1 more black die.
event-flipped = The boss's card: { $card }.
event-foe-moved = { $away_id ->
    [none] { $who } moved to { $node }.
   *[other] { $who } moved away from { $away }, to { $node }.
}
event-fog = The Fog Gate stands on { $tile }.
event-found = Found: { $item }.
event-goes-on = { $who } activates first: from fight to fight it goes on with the next in turn.
event-gained = { $health ->
    [0] { $who } took back { $stamina } stamina.
   *[other] { $stamina ->
        [0] { $who } healed { $health } damage.
       *[other] { $who } took back { $stamina } stamina and healed { $health } damage.
    }
}
event-guarded = { $rolled ->
    [0] { $who } had nothing to guard with: all of { $of } came through.
   *[other] { $who } guarded with { $cards } and rolled { $dice }: { $n } against { $of }{ $left ->
        [0] , so nothing came through
       *[other] , so { $left } came through
    }.
}
event-heated = { $foe } heated up.
event-heavy = The blow of { $foe } cost { $who } stamina.
event-heroic = { $who } used the heroic action.
event-hits = { $vain ->
    [yes] { $rolled ->
        [0] { $who } struck at { $foe } without effect: { $n } against { $less }, no damage.
       *[other] { $who } rolled { $dice } at { $foe }: { $n } against { $less }, no damage.
    }
   *[no] { $rolled ->
        [0] { $who } hit { $foe }: { $n } - { $less } stopped.
       *[other] { $who } rolled { $dice } and hit { $foe }: { $n } - { $less } stopped.
    }
}
event-joined = { $who } joined; sparks: { $n }.
event-killed = { $who } was killed.
event-laid = { $face } was laid.
event-leapt = { $foe } leapt onto { $node }.
event-left = { $who } left; sparks: { $n }.
event-levelled = { $who }: { $stat } is now { $n }.
event-luck-restored = The Luck of { $who } was restored.
event-luck = { $who } rolled { $dice }, and used Luck on { $die }.
event-lucky = { $who } rerolled { $old } and got { $new }.
event-missed = { $foe } attacked, but nobody was in reach.
event-moved = { $who } moved to { $node }.
event-next-boss = The next boss waits: { $boss }.
event-over = { $won ->
    [yes] The party has won.
   *[no] The party has lost.
}
event-placed = { $who } entered on { $node }.
event-pushed = { $who } was pushed to { $node }.
event-recovered = The party recovered; sparks: { $n }.
event-recycled = The boss's cards begin again in the same order.
event-rested = The party rested.
event-retrieved = { $who } retrieved { $n ->
    [one] 1 soul
   *[other] { $n } souls
}.
event-returned = The party returned to the bonfire.
event-scouted = The gravestones told of { $card }.
event-section = Section { $n } begins.
event-shuffled = The cards of { $foe } were shuffled.
event-slain = { $foe } fell.
event-sold = { $item } was sold.
event-spark = Sparks: { $n }.
event-spent = { $who } spent { $n } stamina.
event-strikes = { $who } struck with { $weapon }: { $does }.
event-suffered = { $who } suffered { $n } damage.
event-trap = { $who } stepped on { $trap }.
event-treasure-grows = Transposed and legendary cards joined the treasure deck.
event-turn = { $who } activated.
event-turned = { $foe } turned to the { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}.
event-uses = { $who } used { $weapon }: { $does }.
event-won = { $place } was overcome: { $n ->
    [one] 1 soul
   *[other] { $n } souls
}.
event-wounded = { $foe } suffered { $n } damage.

# The table
scene-won = { $boss ->
    [none] The party has won
   *[other] { $boss } has fallen, and the party has won
}
scene-section-won = Section { $n } is won: the campaign goes on
scene-lost = { $boss ->
    [none] The party has lost
   *[other] { $boss } still stands, and the fire is out
}
scene-lost-fight = { $boss } still stands: the fight is lost
scene-phase-boss = Choosing the boss
scene-phase-tiles = Laying out the dungeon
scene-phase-fog = Placing the Fog Gate
scene-phase-levels = Dealing the encounters
scene-phase-explore = Exploring: { $sparks ->
    [one] 1 spark
   *[other] { $sparks } sparks
}, { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
}
scene-phase-fight = Encounter
scene-phase-over = Over
scene-turn-of = { $place }: { $who } acts
scene-fight = { $place }
scene-name = { $who }
scene-bonfire = Bonfire
scene-level = Level { $n }
scene-card = { $card }
scene-fog = Fog Gate
scene-chest-open = The chest is open
scene-dropped = { $n ->
    [one] 1 dropped soul
   *[other] { $n } dropped souls
}
scene-spot = Free: { $spot }
scene-barrel = Barrel: it blocks the way. A character may smash it by going there, for 1 stamina more
scene-gravestone = Gravestone: it blocks the way. If its encounter lies face up when the boss is met, the party sees one of the boss’s cards for it
scene-chest = Chest: it blocks the way. Once the fight is won it can be opened: two treasure cards
scene-broken = Destroyed barrel
scene-trap = Trap: { $n } damage, dodge difficulty { $dodge }
scene-trap-hidden = A face-down trap token
scene-arc-front = front
scene-arc-left = left
scene-arc-right = right
scene-arc-back = back
scene-arcs = { $arcs }
scene-arc-weak = { $arc }, weak
scene-weak-arc = Weak arc: 1 more black die
scene-in-weak-arc = Stands in a weak arc: 1 more black die
scene-bleed = Bleed
scene-poison = Poison
scene-frostbite = Frostbite
scene-stagger = Stagger
scene-aggro = Aggro token
scene-first = First Activation token: { $fight ->
    [yes] activates next
   *[no] activates first in the next fight
}
scene-boxes = { $free ->
    [one] 1 box free
   *[other] { $free } boxes free
}: { $stamina } stamina spent, { $damage } damage
scene-part-stamina = stamina
scene-part-health = health
scene-health = { $n } health left
scene-equipment = { $who }: equipment
scene-inventory = Inventory
scene-treasure = Treasure deck
scene-bosses = Bosses
scene-box = Tiles to lay
scene-reserve = May still join
scene-doors = Doors: { $sides }
scene-door = Door to { $to }
scene-door-nowhere = Door, with nothing behind it
scene-face-doors = Face { $face }. { $doors }
scene-side-0 = N
scene-side-2 = E
scene-side-4 = S
scene-side-6 = W
scene-near = Neighbouring tiles
scene-enemies = Enemies
scene-boss-data = The boss
scene-discard = Cards played, last first
scene-known = Known cards of the deck
scene-unseen = Cards that may be among the unseen
scene-attached = { $upgrade }
scene-data = Threat { $threat }, health { $health }, block { $block }, resist { $resist }
scene-heat-up = Heats up at { $n }
scene-hot = Heat up card
scene-sparks = Sparks
scene-souls = Souls
scene-endurance = { $who }
scene-boss-health = { $who }
scene-boxes-free = { $n } free
scene-boss-health-left = { $who }: health left
scene-fought = The last fight
scene-fought-many = Fights: { $n }; in the last one the enemies acted { $round } times
scene-fought-one = The enemies acted { $round } times
scene-fought-fallen = { $who } fell
scene-fought-by = { $who } fell to { $by ->
    [trap] a trap
   *[other] { $by }
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
scene-stat = { $stat } { $n } (tier { $tier })
scene-character = { $who }, taunt { $taunt }
scene-estus-ready = Estus Flask full
scene-estus-used = Estus Flask empty
scene-heroic-ready = Heroic action ready
scene-heroic-used = Heroic action used
scene-luck-ready = Luck ready
scene-luck-used = Luck used
scene-ember-ready = Ember: 1 less of an attack for 3 damage or more
scene-ember-used = No Ember
scene-prices = Prices
scene-price-treasure = A treasure card: { $n ->
    [one] 1 soul
   *[other] { $n } souls
}
scene-price-level = Tier { $tier }: { $n } souls
scene-sheet = Tracking sheet
scene-sheet-section = { $campaign }, section { $n } of { $of }: { $bosses }
scene-sheet-encounters = Encounters in use: { $cards }
scene-sheet-sold = Sold: { $cards }
scene-sheet-hint = “grimtable sheet” writes it down for another day.
scene-threats = What is coming
scene-threat = { $foe } threatens: { $who }, { $n } { $kind }, dodge { $dodge }
scene-threat-perhaps = { $foe } may attack, as you choose: { $who }, { $n } { $kind }, dodge { $dodge }
scene-threat-more = There are too many ways to push and to go to list them all: others may be attacked, too.
scene-threat-lead = If { $who } leads the way:
scene-threat-either-lead = Whoever leads the way:
scene-threat-either-first = Whoever activates first, and stays where they are:
scene-threat-first = If { $who } activates first, and stays where it is:
scene-threat-none = { $acting ->
    [yes] No other attack comes before the next character acts.
   *[no] As it stands, the enemies attack nobody after this activation.
}
scene-next-card = Next card: { $card }
scene-next-unknown = The next card is not known.
scene-next-among = The next card is one of these: { $cards }.
scene-card-now = { $card }: { $does }
scene-next-body = { $foe }: { $does }
scene-then = { $a } · { $then }
scene-physical = physical
scene-magical = magical
scene-roll = { $dice } { $sign }
scene-dice-black = { $n } black
scene-dice-blue = { $n } blue
scene-dice-orange = { $n } orange
scene-face-black = black { $n }
scene-face-blue = blue { $n }
scene-face-orange = orange { $n }
scene-face-dodge = { $n ->
    [0] dodge die without its icon
   *[other] dodge die with its icon
}
scene-die-black = A black die shows { $n }. Its faces: { $faces }.
scene-die-blue = A blue die shows { $n }. Its faces: { $faces }.
scene-die-orange = An orange die shows { $n }. Its faces: { $faces }.
scene-die-dodge = A dodge die shows { $n ->
    [0] nothing
   *[other] its icon
}. Three of its six faces have the icon.
scene-plus = + { $n }
scene-minus = - { $n }
scene-shift = shift { $n }
scene-magic = magic
scene-node = whole node
scene-shaft = not at range 0
scene-enchant = your attacks are magical this activation
scene-from-backup = usable from the backup slot
scene-range = range { $n }
scene-anywhere = any range
scene-push = push
scene-empower = your attacks get + { $n } this activation
scene-ward = party blocks with { $block } and resists with { $resist } more, until the next enemy activation ends
scene-repeat = { $n } times
scene-action = { $parts }
scene-stroke = { $n ->
    [0] free
   *[other] { $n } stamina
}: { $does }
scene-gain-stamina = { $n } stamina
scene-gain-health = { $n } health
scene-grant-self = you gain { $gains }
scene-grant-one = one character gains { $gains }{ $n ->
    [-1] {""}
   *[other] {" "}(range { $n })
}
scene-grant-all = all in range gain { $gains }
scene-grant-others = all others in range gain { $gains }
scene-grant-two = up to two in range gain { $gains }
scene-attacks-get = Added to each attack: { $parts }
scene-immune = No { $condition }
scene-effect-cheaper = The most expensive attack costs { $n } less
scene-effect-dodge-nodes = Dodge up to { $n } nodes
scene-effect-walk-nodes = Walk up to { $n } nodes
scene-effect-start-instead = At the start, { $n } stamina and { $more } health instead of 2 stamina if you like
scene-effect-mates-start = Whoever starts an activation on your node, you included, takes back { $n } stamina instead of 2
scene-effect-hurt-stamina = { $n } stamina after an attack hurts you
scene-effect-end-health = { $n } health at the end of your activation
scene-effect-end-health-per-enemy = Heal { $n } per enemy on your node at the end of your activation
scene-effect-exceed = { $more } stamina when an attack beats the defence by { $n }
scene-effect-beside-two-hands = May be held beside a two-handed weapon
scene-effect-firm = Attacks do not push you
scene-effect-takes-aggro = Once an encounter, take the Aggro token as another's activation ends
scene-effect-no-dodge = No dodging
scene-effect-no-run = No running
scene-effect-ember = An Ember token for a character
scene-need = { $stat } { $n }
scene-needs = Needs { $needs }
scene-two-handed = Two-handed
scene-block = Block { $dice }
scene-resist = Resist { $dice }
scene-dodge-dice = Dodge { $n }
scene-upgrade = { $upgrade }. { $adds }
scene-upgrade-slots = Upgrade slots: { $n }
scene-weapon_upgrade = Upgrade of a weapon
scene-armour_upgrade = Upgrade of an armour
scene-usable = For { $who }
scene-usable-none = Nobody meets its needs yet
scene-usable-for = { $who } lacks { $needs }: levels for { $n } souls
scene-usable-never = Not for { $who }, with any level
scene-upgraded = with its upgrades
scene-card-values = { $reach }, dodge difficulty { $dodge }
scene-weak = Weak: { $arcs }
scene-aim-area = all in { $arcs }
scene-aim-nearest = the nearest
scene-aim-aggro = Aggro
scene-aim-node-nearest = the node of the nearest
scene-aim-node-aggro = the node of Aggro
scene-attack = Attack { $n } { $kind }: { $aim }
scene-attack-and = Attack { $n } { $kind }: { $aim }; { $riders }

# Why a table can't be set up.
refused-party = A party has one to four different characters.

# What cards say
card-Turn = { $by ->
    [2] Turn right
    [-2] Turn left
   *[other] Turn around
}
card-Leap = Leap to { $whom_id ->
    [aggro] Aggro
   *[nearest] the nearest
}, push ({ $damage })
card-Shift = Shift { $n } { $way_id ->
    [left] to the left
    [right] to the right
    [back] backwards
   *[front] forwards
}{ $push_id ->
    [yes] { $damage ->
        [0] , pushing
       *[other] , pushing for { $damage }
    }
   *[no] {""}
}
card-Move = { $n ->
    [0] Turn to
   *[other] Move { $n } { $away_id ->
        [yes] away from
       *[no] to
    }
} { $whom_id ->
    [aggro] Aggro
   *[nearest] the nearest
}{ $push_id ->
    [yes] { $damage ->
        [0] , pushing
       *[other] , pushing for { $damage }
    }
   *[no] {""}
}
card-titled = { $title }: { $does }
card-heroic-rally = every character gains { $n } stamina.
card-heroic-charge = move { $n ->
    [one] 1 node
   *[other] { $n } nodes
} free; the next attack at range 0 is free and hits the whole node.
card-heroic-brace = { $dice } more for a block roll just made.
card-heroic-riposte = after a dodge, a free attack on the attacker in range.
card-special-node-cost = once heated up, attacks from its node cost { $n } stamina more.
card-special-tough = damage of { $n } or more by one attack roll is lowered by { $by }.
card-special-heavy = a block roll of { $n } or more costs the blocker { $by } stamina.
card-special-none = no { $condition }
card-special-immune = { $conditions }.
card-special-restless = the deck is shuffled after each heat up card.
card-special-avenger = when the other falls, regains { $n } health and turns to its own heat up cards.

## When a fight is over

page-open = { $boss } waits behind the Fog Gate
page-open-aim = The party ({ $who }) sets out from the bonfire: find the way to the Fog Gate on { $tile }, pass it and beat { $boss }. { $last ->
    [yes] Then the game is won.
   *[no] A stronger boss comes after it; who beats that one has won.
}
page-open-campaign = The party ({ $who }) sets out from the bonfire: find the way to the Fog Gate on { $tile }, pass it and beat { $boss }; with its bosses a section of the campaign is done.
page-open-first = First go to a tile beside the bonfire, the lower its level the better. What waits there is seen when you come in. Each fight that is won brings 2 souls for everybody, and at the bonfire souls buy treasure and levels.
page-open-hard = It is a hard game, and to fall is part of it: a death brings all back to the bonfire for a spark. { $sparks ->
    [0] There is none for that: the first death ends the game
    [one] There is 1 for that: the second death ends the game
   *[other] There are { $sparks } for that, and a death without one ends the game
}. What helps: let the enemies come to you, keep boxes of the bar free, and beat what lies on the way before you pass the gate.
page-fog = Behind the fog: { $boss }
page-fog-shut = The fog has closed. Nobody leaves before one side has fallen.
page-fog-cards = A boss acts by its cards, one each turn. When all have been seen they come again in the same order: remember it, and “What is coming” tells it. Badly hurt it heats up: a new card is shuffled in, and the order is another.
page-fog-arcs = Four arcs lie about it, and its attacks strike some of them. From the weak arc of its card, drawn in green, you roll a black die more.
page-won = { $place } is overcome
page-boss-won = { $place } has fallen
page-won-rest = The last enemy lies still. The party gets its breath back: every endurance bar is clear, and no condition lasts.
page-won-souls = { $n ->
    [one] 1 soul was won
   *[other] { $n } souls were won
}; the cache holds { $all }.
page-won-taken = { $n ->
    [one] The soul that lay here is
   *[other] The { $n } souls that lay here are
} with the party again.
page-won-items = It left { $items }: look in the inventory.
page-won-chest = A chest stands here. Open it: two treasure cards lie in it.
page-won-on = Go on, or return to the bonfire to spend souls. Flasks, Luck and heroic actions come back by a rest only, which costs a spark and brings the enemies back.
page-won-fog = The way to the boss is open: the Fog Gate stands here. Spend your souls at the bonfire first. Do not rest there lightly: it costs a spark, the enemies come back, and the gate is shut until they are beaten again.
page-won-boss = A stronger boss comes next. The tiles are laid out anew, everybody has rested, and { $sparks ->
    [one] 1 spark burns
   *[other] { $sparks } sparks burn
}.
page-lost = { $who } has fallen
page-lost-all = { $fell }. When one dies, all are defeated: the party wakes at the bonfire.
page-lost-spark = A spark has gone out; { $sparks ->
    [0] none is left
    [one] 1 is left
   *[other] { $sparks } are left
}{ $n ->
    [0] : the next death is the end.
   *[other] .
}
page-lost-souls = { $n ->
    [one] 1 soul lies
   *[other] { $n } souls lie
} { $boss ->
    [yes] in the hall of { $place }, on { $node }
   *[no] on { $node }, { $place }
}. Who gets there takes them up; another defeat before that, and they are lost.
page-lost-rest = The rest restored everything: flasks, Luck and heroic actions are ready, and every enemy is back, too.

## What is under way

scene-blow-attack = An attack
scene-blow-trap = A trap
scene-blow-stroke = { $weapon }
scene-blow-push = Pushed away
scene-blow-physical = physical
scene-blow-magical = magical
scene-defence-block = blocks
scene-defence-resist = resists
scene-defence-dodge = dodges
scene-fact-strength = strength { $n }
scene-fact-dodge = dodge difficulty { $n }
scene-fact-mod = { $n } added to the dice
scene-free = { $n ->
    [one] 1 box free
   *[other] { $n } boxes free
}
scene-window-choice = defend
scene-window-roll = roll
scene-window-luck = Luck
scene-window-brace = heroic action
scene-window-riposte = riposte
scene-window-before = move before
scene-window-target = target
scene-window-compare = damage
scene-window-after = move after

# The campaign's tracking sheet, line by line.
sheet-sheet = Tracking sheet
sheet-campaign = Campaign
sheet-section = Sections passed
sheet-sparks = Sparks
sheet-souls = Souls
sheet-characters = Character
sheet-character = Class
sheet-tiers = Stats, by tier
sheet-armour = Armour
sheet-left = Left hand
sheet-right = Right hand
sheet-backup = Backup
sheet-heroic = Heroic action ready
sheet-luck = Luck ready
sheet-ember = Ember
sheet-estus = Estus Flask full
sheet-inventory = Inventory
sheet-upgrades = Upgrades
sheet-sold = Sold
sheet-treasure = Left in the treasure deck
sheet-reserve = May still join
sheet-first = First to activate
sheet-encounters = Encounters in use
sheet-face = Tile
sheet-tier = Tier of every stat
sheet-gear = Equipment
sheet-wounds = Wounds at the start

# What is at stake, and what the appraisal is made of
at-hand-fight = this fight
stake-all = all targets
stake-damage = Damage to { $who }
stake-slain = { $many_id ->
    [many] At least one of them falls
   *[one] { $who } falls
}
stake-dodge = The dodge succeeds
stake-killed = Somebody dies, and the fight is lost
stake-killed-defended = Somebody dies even if all defend well, and the fight is lost
stake-killed-saved = { $heroic ->
    [yes] { $luck ->
        [yes] Somebody dies, even with Luck and the heroic action, and the fight is lost
       *[no] Somebody dies, even with the heroic action, and the fight is lost
    }
   *[no] Somebody dies, even with Luck, and the fight is lost
}
stake-killed-unsaved = Somebody dies, unless Luck or a heroic action helps, and the fight is lost
term-wounds-better = fewer boxes are lost to wounds and conditions
term-wounds-worse = more boxes are lost to wounds and conditions
term-stamina-better = less stamina is spent
term-stamina-worse = more stamina is spent
term-brink-better = nobody is so near to death
term-brink-worse = somebody is nearer to death
term-flasks-better = more flasks are left to drink
term-flasks-worse = fewer flasks are left to drink
term-tokens-better = more tokens can still be used
term-tokens-worse = fewer tokens can still be used
term-arms-better = better weapons are in hand
term-arms-worse = worse weapons are in hand
term-allies-better = the party has the better size
term-allies-worse = the party has the worse size
term-race-better = the enemies will strike less before they fall
term-race-worse = the enemies will strike more before they fall
term-health-better = the enemies have less health left
term-health-worse = the enemies have more health left
term-reach-better = the party stands nearer to whom it can strike
term-reach-worse = the party stands farther from whom it can strike
term-weak-better = more of the party stand in a weak arc
term-weak-worse = fewer of the party stand in a weak arc
term-blow-better = the blow under way is less dangerous
term-blow-worse = the blow under way is more dangerous
term-ready-better = more weapons can still be used now
term-ready-worse = fewer weapons can still be used now
term-progress-better = the quest is further along
term-progress-worse = the quest is less far along
term-sparks-better = more sparks are left than after other choices
term-sparks-worse = fewer sparks are left than after other choices
term-might-better = the party is better equipped
term-might-worse = the party is less well equipped
term-souls-better = more souls are in the cache or can be won
term-souls-worse = fewer souls are in the cache or can be won
term-boss-better = cards in use and souls left promise more against the boss ahead
term-boss-worse = cards in use and souls left promise less against the boss ahead
