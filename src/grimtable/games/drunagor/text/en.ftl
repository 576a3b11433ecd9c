game-title = Chronicles of Drunagor: Apocalypse
game-blurb = One fight against one of the four Horsemen (at first against Plague), or a campaign of four acts: every cube that a Hero spends is one less to answer with.
game-players = 1 to 5 players, together
game-length = about an hour
game-mood = dark, tactical, also on the others’ turns
how-aim = In the hall of a Horseman: bring its Health to 0. In an Adventure: do what its page says, Door by Door.
how-table = Squares on several levels. Each Hero has a board of Skills, each with a place for a cube of its colour. The track at the top is the order in which Heroes, Monsters and Rune cards act.
how-turn =
    Your turn: one Move, one Minor Action (open, search, interact, ...), and two Cube Actions: a cube on a Skill uses it.
    A cube stays on its Skill. With cubes of two colours or fewer in hand you may Recall: all come back, the turn ends, and you take 1 to 3 Curse Cubes, as the Horseman or the Adventure has it.
    Monsters and the Horseman act by their cards; runes make Darkness.
how-fight =
    A Skill hits at a number on the d20; the option says how likely, and for how much.
    When you are attacked: Interrupts first, then SHIELD, then Reactions. Any Hero may answer, with a cube; one question asks all.
    Health lost comes back only by healing; at 0 a Hero takes Trauma.
how-lose = A Hero takes a second Trauma Cube (is knocked out twice) or a sixth Curse Cube, or the rune bag is empty when a rune is to be drawn.
how-first =
    Keep a cube for an Interrupt or a Reaction.
    Don’t stand on Darkness or on a Black Mark.
    Begin with the Plague Horseman.
options-party = The party
options-horseman = The Horseman
options-leader = Party Leader
options-leader-none = The first Hero
options-leader-help = Settles ties and places what the rules leave to the Party Leader.
options-wounded = Wounded already
options-wounded-help = For practice: so many per cent of the Horseman’s Health are gone at the start.
seat-vorn = Vorn
seat-elros = Elros
seat-lorelai = Lorelai
seat-jaheen = Jaheen
seat-maya = Maya
seat-drasek = Drasek
seat-brihitte = Brihitte
seat-nyx = Nyx
seat-catharina = Catharina
seat-lordwrath = Lordwrath

# Names
name-yellow = yellow
name-red = red
name-green = green
name-blue = blue
name-white = white
name-orange = orange
name-dark_blue = dark blue
name-pink = pink
name-black = black
name-light_green = light green
name-light_blue = light blue
name-magenta = magenta
name-brown = brown
name-gray = gray
name-curse = a Curse Cube
name-trauma = a Trauma Cube
name-bleed = BLEED
name-burn = BURN
name-poison = POISON
name-intimidate = INTIMIDATE
name-stun = STUN
name-slow = SLOW
name-knock_down = KNOCK DOWN
name-brittle = BRITTLE
name-mark = RANGER’S MARK
name-stealth = STEALTH
name-shield = SHIELD
name-focus = FOCUS
name-fury = FURY
name-entropy = ENTROPY
name-inspire = INSPIRATION
name-fruit = FRUIT OF LIFE
name-cleanse = CLEANSE
name-bear = Bear Trap
name-fire = Fire Trap
name-move = a Move Action
name-minor = a Minor Action
name-willing = Willing
name-unwilling = Unwilling
name-free = Free
name-ki = KI
name-soul_shard = SOUL SHARD
name-fatigue = FATIGUE
name-telekinesis = TELEKINESIS
name-barrels = Stack of Barrels
name-bookshelf = Bookshelf
name-crates = Pile of Crates
name-chest = Chest
name-banner = Banner
name-fountain = Stone Fountain
name-basin = empty Fountain
name-pillar = Stone Pillar
name-fresh_water = Fresh Water
name-empowerment = Empowerment Potion
name-toxic = Toxic Inoculation
name-water = Water
name-palisade = Palisade

# What tokens do
token-bleed = At the start of the next turn 1 damage each, then all are removed.
token-burn = At the start of each turn 1 damage each, then one is removed.
token-poison = At the start of each turn 1 damage each; they stay.
token-intimidate = The next attack does 1 damage less for each; then all are removed.
token-stun = A Hero loses one Cube Action of the next turn, a Monster its attack.
token-slow = The next move has 2 points less.
token-slow-boss = nothing: a Horseman goes where the cards say, and has no movement points to lose.
token-knock-down = The next move is cancelled.
token-brittle = A Hero’s next damage is doubled; the next hit on an enemy is critical.
token-mark = The Ranger who marked it does 1 damage more.
token-stealth = Hidden until the next turn, or until a Weapon Attack, which does double damage.
token-shield = Each takes 1 damage of an attack; they must be spent.
token-focus = Pays for Focus Abilities.
token-fury = When an attack hits, discard one for 1 damage more.
token-entropy = Four of them buy one more Cube Action, or one more Reaction.
token-inspire = Discard it to roll a d20 again.
token-fruit = As a Minor Action, eat it to regain 2 Health.
token-ki = As a Minor Action, discard one for a Weapon Attack of +0 HIT; one a turn.
token-soul-shard = As a Minor Action, discard it: the next attack of this turn does double damage.
token-water = The first step into it in a turn takes a movement point.
token-palisade = The first step into it in a turn takes a movement point and makes BRITTLE.

# What Skills say
card-Part-self = Yourself: { $acts }
card-Part-hero = A Hero: { $acts }
card-Part-friend = A Hero or companion: { $acts }
card-Part-ally = Another Hero: { $acts }
card-Part-adj_ally = An adjacent Hero: { $acts }
card-Part-each_hero = Each Hero: { $acts }
card-Part-each_hero_near = Each Hero within Range { $near }: { $acts }
card-Part-enemy = { $acts }
card-Part-adj_enemy = An adjacent enemy: { $acts }
card-Part-none = { $acts }
card-Act-hit = +{ $n } HIT
card-Act-plus_dmg = +{ $n } DMG
card-Act-spell = { $n } DMG (spell)
card-Act-heal = HEAL { $n }
card-Act-regain = REGAIN { $n } HEALTH
card-Act-shield = SHIELD { $n }
card-Act-focus = FOCUS { $n }
card-Act-fury = FURY { $n }
card-Act-entropy = ENTROPY { $n }
card-Act-cleanse = CLEANSE { $n }
card-Act-recall = RECALL { $n }
card-Act-move = MOVE { $n }
card-Act-jump = JUMP { $n }
card-Act-telekinesis = TELEKINESIS { $n }
card-Act-prevent = PREVENT { $n }
card-Act-retaliate = RETALIATE { $n }
card-Act-cleave = CLEAVE { $n }
card-Act-multishot = MULTISHOT { $n }
card-Act-bleed = { $n ->
    [0] BLEED
   *[other] BLEED { $n }
}
card-Act-burn = { $n ->
    [0] BURN
   *[other] BURN { $n }
}
card-Act-poison = { $n ->
    [0] POISON
   *[other] POISON { $n }
}
card-Act-intimidate = INTIMIDATE { $n }
card-Act-inspire = INSPIRE
card-Act-empower = EMPOWER
card-Act-catalyze = CATALYZE
card-Act-stealth = STEALTH
card-Act-cover = COVER
card-Act-cancel = CANCEL the attack
card-Act-avoid = no collateral
card-Act-keen = KEEN
card-Act-reroll = REROLL
card-Act-stun = STUN
card-Act-slow = SLOW
card-Act-knock_down = KNOCK DOWN
card-Act-brittle = BRITTLE
card-Act-mark = RANGER’S MARK
card-Act-fruit = FRUIT OF LIFE
card-Act-bear_trap = BEAR TRAP
card-Act-fire_trap = FIRE TRAP
card-Act-poison_trap = POISON TRAP
card-Act-pay_life = PAY { $n } LIFE
card-Act-to_hit = +{ $n } TO HIT
card-Act-hp = +{ $n } HP
card-Act-movement = +{ $n } MOVEMENT
card-Act-heal_bonus = +{ $n } to each HEAL
card-Act-spell_bonus = +{ $n } DMG of spells
card-Act-immunity = IMMUNITY TO { $of }
card-Act-choose = CHOOSE: { $of }
card-When-wounded = If you are WOUNDED: { $part }
card-When-fine = If you are FINE: { $part }
card-When-bash = BASH (discard 2 SHIELD): { $part }
card-When-channel = CHANNEL: { $part }
card-When-split = SPLIT: { $part }
card-Act-hit-x = +X HIT
card-Act-plus_dmg-x = +X DMG (X: your Curse Cubes)
card-Act-crit = CRIT { $n }+
card-Act-roll = ROLL { $n }+: { $of }
card-Act-embolden = +{ $n } DMG to your next attack this turn
card-Act-ki = KI { $n }
card-Act-soul_shard = SOUL SHARD
card-Act-regeneration = REGENERATION { $n }
card-Act-curse = { $n ->
    [0] CURSE
   *[other] CURSE { $n }
}
card-Act-fatigue = FATIGUE { $n }
card-Act-trample = TRAMPLE { $n }
card-Act-strike = STRIKE { $n }
card-Act-drain_health = DRAIN HEALTH { $n }
card-Act-swap = SWAP places
card-Act-push = PUSH { $n }
card-Act-charm = CHARM
card-Act-copy = COPY a Skill
card-Act-wild_copy = WILD COPY of a Skill
card-Act-protect = PROTECT
card-Act-redirect = REDIRECT
card-Act-claim = CLAIM (plant the Banner)
card-Act-stalker = STALKER
card-Act-warden = WARDEN
card-Act-evoker = EVOKE FREELY: an Idol that you invoke may be evoked at once
card-Act-invoke_endurance = invoke the IDOL of Endurance
card-Act-invoke_fury = invoke the IDOL of Fury
card-Act-invoke_storm = invoke the IDOL of Storm
card-Act-invoke_tranquility = invoke the IDOL of Tranquility
card-Act-prevent_all = { $n ->
    [0] PREVENT ALL
   *[other] PREVENT ALL BUT { $n }
}

# What the Horsemen’s cards do
card-weave-unravel = Conditions trigger. He weaves a pile of one rune of each colour on a token; without tokens he unravels a pile; without piles the rat exhales: POISON 2 for everybody.
card-plague-charge = Assaults the area of the Strongest Hero: { $damage } damage to whom his Front hits. Absorbs piles.
card-vicious-throw = Throws the grabbed Hero at the Weakest other one: { $damage } damage and KNOCK DOWN to both. Nobody grabbed: exhales.
card-wicked-spit = A Poison Cloud from his Front over an area beside it: { $damage } damage and POISON 2. No Hero to reach: exhales.
card-grab-and-crush = Grabs the Strongest Hero in the Back Arc: off the board, { $damage } damage. Nobody there: exhales.
card-commanding-aura = Whenever a Hero takes a Recall Action, the Strongest Minion activates.
card-otherworldly-knot = Conditions trigger. A rune is shown: at its token she weaves a pile, or unravels one of three runes or more.
card-war-charge = Assaults the area of the Strongest Hero: { $damage } damage to whom her Front hits. Absorbs piles.
card-manticore-rush = { $damage } damage to the area of the Strongest Hero in the Front Arc; else to the Weakest in the Back Arc: X damage, POISON X, INTIMIDATE X.
card-hellish-chains = { $damage } damage to each Hero at Range 2 or more; who suffers is dragged beside her Front.
card-warlords-command = Raises half X Garothian Revenants beside the nearest token.
card-weakening-aura = Whenever a Hero takes a Recall Action, a rune is shown and its Darkness sprouts from that Hero.
card-starve = Conditions trigger. Each Hero within Range 1 discards X resource tokens; he gains 2 Health for each.
card-breaking-swipe = { $damage } damage to the area of the Most Tired Hero within Range 1. Then the First Black Mark.
card-torrential-charge = Assaults the area of the Strongest Hero: { $damage } damage. Then the Second Black Mark.
card-evil-eye = { $damage } damage that nothing prevents, and INTIMIDATE X, to the Weakest Hero. Then the Third Black Mark.
card-overpower = Assaults the area of the Most Corrupted Hero: { $damage } damage; then each Black Mark: X damage.
card-reap-and-sow = Conditions trigger. A rune is drawn: at its token she weaves a pile, or unravels one of three runes or more.
card-darkness-breath = { $damage } damage along the lane before her; its far half becomes a Maelstrom Field. In the centre: roars.
card-death-spear = { $damage } damage that nothing prevents to the Weakest Hero in the Front Arc. Nobody there: roars.
card-eldritch-invocation = { $damage } damage to each Hero.
card-frightful-display = Roars: 2 damage that nothing prevents and INTIMIDATE X to each Hero. Takes off.
card-devastating-charge = Charges to the opposite Perimeter: { $damage } damage in the Perimeters on the way. In the centre: roars.
card-death-from-above = Lands on the Perimeter of a drawn rune: { $damage } damage there, X in the areas around it.
card-chaotic-pull = The X Strongest Heroes are warped to the Perimeter of a drawn rune: SLOW and { $damage } damage.

# Asks
ask-enter = { $who }: where do you begin?
ask-act = { $who }: your turn
ask-aim = { $whom_id ->
    [friend] { $skill }: who gets it?
   *[foe] { $skill }: at whom?
}
ask-interrupt = { $n ->
    [0] { $who } attacks, with no damage left: interrupt all the same, for what else a Skill gives?
   *[other] { $who } attacks for { $n }: interrupt?
}
ask-react = { $n ->
    [0] No damage is left for { $whom } from { $who }: react all the same, for what else a Skill gives?
   *[other] { $whom } is threatened with { $n } by { $who }: react?
}
ask-put-curse = Curse Cube { $n } of 6: which Skill does it block?
ask-put-trauma = Trauma Cube { $n } of 2: which Skill does it block?
ask-cleanse = { $who }, CLEANSE: what is removed?
ask-take-back = RECALL: which cube comes back?
ask-weak-spot = Weak Spot: which of his Attack cards do you daunt?
ask-starve = Starve: which resource do you discard?
ask-aura-minion = Commanding Aura: which Minion activates?
ask-lay-back = The Horseman has charged, and its Front lies there: where does its Back come to lie?
ask-stand = { $why_id ->
    [aside] A pile of runes is laid where { $who } stands: to which square does { $who } go?
    [dragged] { $who } is dragged along: to which square?
    [dropped] { $who } is let go, knocked out: on which square?
    [pulled] { $who } is pulled to another Perimeter: to which square?
    [pushed] { $who } is pushed back: to which square?
    [shoved] { $who } is shoved aside: to which square?
    [slammed] { $who } is slammed down: on which square?
    [thrown] { $who } is thrown through the hall: on which square beside the target?
   *[other] Where does { $who } go?
}
ask-trap = Where is the trap set?
ask-lay = Darkness grows ({ $rune } rune): which squares does it cover?
ask-lay-small = Where does a small Darkness tile lie?
ask-weave = The Plague Horseman weaves a pile, one rune of each colour: on which token?
ask-unravel = The Plague Horseman unravels a pile: its runes go to the Track, and each gives him Health. Which one?
ask-knot = Otherworldly Knot showed a blue rune: at which token does she weave a pile, or unravel one of three runes or more?
ask-command-token = Beside which token do the Revenants rise?
ask-raise = Where does a Revenant rise?
ask-monster-move = Several squares are equally good for { $who }: to which does it go, { $seat }?
ask-reroll = { $skill } rolled { $n }: roll again?
ask-inspire = { $skill } rolled { $n }: discard INSPIRATION to roll again?
ask-fury = It hits: discard 1 of { $n } FURY for 1 damage more?
ask-choose = Which collateral effect?
ask-stride = { $who } moves: where to?
ask-leap = { $who } jumps: where to?
care-harm = Ask me only where somebody would suffer
care-harm-stands = You are asked about attacks only where somebody would suffer.
care-stake = Ask me only where somebody would suffer, or an answer does more than spare damage (it strikes back, say)
care-stake-stands = You are asked about attacks only where somebody would suffer, or an answer does more than spare it.
ask-expend = Which cube is expended?
ask-split = { $skill }: who gets a point? ({ $n } left)
ask-push = Where is { $who } pushed?
ask-copy = Which Skill is copied?
ask-redirect = Whom does the attack on { $whom } meet instead?
ask-strike-area = { $skill }: which area?
ask-bash = { $skill }: discard 2 SHIELD for the BASH?
ask-strike = Which areas does { $who } strike?
ask-charm-move = Charmed: where does { $who } go?
ask-charm-attack = Charmed: whom does { $who } attack?
ask-idol = Where is { $idol } set up?
ask-evoke = Evoke { $idol } at once for 2 Resource tokens?
ask-price = Which Resource do you discard for the Idol?
ask-banner = Where is the Banner planted?
ask-attack = Roll the d20 for { $skill }
ask-rune = Draw a rune
ask-manifest = Show a rune and put it back
ask-track = Draw runes for the Track
ask-command = Draw Attack cards for the Commander
ask-raid-pile = Beside which pile does the Raid Party come?
ask-raid-square = Where does it come ({ $who })?
ask-raid-aside = Where is pushed what stands there?

# Options
option-Stand = Square { $to }
option-Walk = Move to square { $to }
option-Walk-leap = Jump to square { $to }
option-Rise = Get up (the move is lost)
option-Use = { $skill } ({ $cube })
option-Focus = { $skill } (FOCUS)
option-Daunt = Weak Spot: INTIMIDATE on { $card }
option-Burst = Entropy Burst
option-Eat = Eat a FRUIT OF LIFE
option-Recall = Recall Action (ends the turn)
option-Aim = { $at }
option-Answer = { $skill } ({ $cube }) for { $whom }
option-Put = Block { $skill }
option-Remove = Cleanse: { $what }
option-Take = Take back: { $what }
option-Discard = { $what }
option-Turn = Area { $area }
option-Token = The { $token } token
option-Choose = { $n ->
    [0] { $word }
   *[other] { $word } { $n }
}
option-Lay = On { $squares }
offer-lay-back = { $area }: { $what }
offer-stand = Square { $to }: { $what }
offer-lay = On { $squares }: { $what }
placed-front = Front Arc: { $heroes }
placed-front-none = Front Arc: nobody
placed-back = Back Arc: { $heroes }
placed-back-none = Back Arc: nobody
placed-looks = looking { $way }
placed-same = no difference for the next cards
placed-same-shoved = whom the next cards meet is up to the shoved
placed-next-to = beside { $heroes }
placed-next-to-none = beside nobody
placed-beside = beside it { $heroes }
placed-beside-none = nobody beside it
placed-under = under the Horseman, who absorbs it at once
offer-weave = Token { $token }: { $what }
placed-shoves = shoves { $heroes }
placed-shoves-none = shoves nobody
placed-absorbs = absorbs { $n ->
    [one] a rune
   *[other] { $n } runes
} (+{ $health } Health)
placed-next = { $card } at { $heroes }
placed-next-none = { $card } at nobody
placed-next-exhales = { $card }: POISON 2 for everybody
placed-next-perhaps = { $card } perhaps at { $heroes }
placed-next-or-exhales = { $card } at { $heroes }, or POISON 2 for everybody
placed-perhaps = { $who } (perhaps)
placed-in-front = in the Front Arc
placed-in-back = in the Back Arc
placed-loses = { $who } loses { $n } Health
placed-gains = { $who } gains { $token } { $n }
option-ExtraMove = Expend a cube: one more Move Action
option-ExtraMinor = Expend a cube: one more Minor Action
offer-extra-minor-idle = Expend a cube: one more Minor Action (nothing here to take it for)
option-Untie = { $gain_id ->
    [focus] Tie-Breaker on the { $pile } pile (expend a cube): runes of it return to the bag; FOCUS 1
   *[other] Tie-Breaker on the { $pile } pile (expend a cube): runes of it return to the bag; CLEANSE 1
}
option-Ki = Discard KI: a Weapon Attack
option-Shard = Discard the SOUL SHARD: double damage of the next attack
option-Muster = Under the Banner: discard INSPIRATION for a Weapon Attack
option-Evoke = Evoke { $idol } (2 Resource tokens)
option-Copy = { $skill }
option-Done-strike-area = No more areas
option-Done-charm-attack = No more targets
option-Pass = Let it come
option-Done-act = End the turn
option-Done-claim = Take none of them
option-Done-camp = Ready: the next Hero
option-Done-share = That is how they are divided
option-Done-deck = Leave the deck as it is
option-Done-depart = Break camp
option-Done-stride = Stay
option-Done-aim = No more targets
option-Done-cleanse = Nothing more
option-Done-take-back = Nothing more

# Offers
offer-aim = { $at } ({ $n } of { $most } Health): { $text }
offer-capped = { $act } (holds { $held }: { $room } more at most)
offer-walk-risked = Move to square { $to } ({ $risks })
offer-risk-darkness = Darkness: { $n } damage
offer-risk-cloud = Poison Cloud: POISON { $n }
offer-risk-maelstrom = Maelstrom Field: STUN
offer-risk-fall = a fall of two levels: { $n } damage
offer-aim-foe = { $at }: { $text }
offer-use = { $skill } ({ $cube }): { $text }
offer-use-ignored = { $words } (here to no effect: { $acts })
offer-use-vain = { $skill } ({ $cube }): { $text } (no enemy in range from here)
offer-use-engaged = { $skill } ({ $cube }): { $text } (engaged: no shot beside an enemy)
need-roll = Hits with { $least } or more on the d20 ({ $why }); a 1 always misses, a 20 always hits
need-rolls = Hits with { $least } to { $most } or more on the d20, by the target (at best: { $why }); a 1 always misses, a 20 always hits
need-accuracy = Accuracy { $n }
need-skill = Skill +{ $n }
need-to-hit = TO HIT +{ $n }
need-rallied = rallied +{ $n }
need-height = { $n ->
    [2] higher ground +2
   *[other] lower ground { $n }
}
need-dark = on Darkness { $n }
need-blind = blind: 11 at least
offer-last-cube = { $words } (your last cube: a Recall Action follows, with { $n ->
    [one] a Curse Cube
   *[other] { $n } Curse Cubes
})
heading-cube = { $n ->
    [one] Cube Action: one left
   *[other] Cube Actions: { $n } left
}
heading-minor = { $n ->
    [one] Minor Action: one left
   *[other] Minor Actions: { $n } left
}
heading-move = Move Action
heading-recall = To end the turn with
heading-trade = Trade, for free
heading-melee = Melee Skills
heading-ranged = Ranged Skills
heading-agility = Agility Skills
heading-wisdom = Wisdom Skills
heading-study = All at once
heading-lessons = { $n ->
    [one] Hero and Role Skills: one left to learn
   *[other] Hero and Role Skills: { $n } left to learn
}
heading-abilities = { $n ->
    [one] Class Abilities: one left to learn
   *[other] Class Abilities: { $n } left to learn
}
heading-fit = { $who } can use
heading-unfit = Of no use to { $who }, to pass on
heading-equip = Equipment
heading-improve = Improve Spoils
heading-roles = Another Dungeon Role
heading-relearn = Learn something else
offer-focus = { $skill } (FOCUS { $n }): { $text }
offer-copy = { $skill }: { $text }
offer-work = { $piece_id ->
    [barrels] Hide in the barrels
    [bookshelf] Look for a Scroll on the shelf
   *[other] Drink from the Fountain
}
offer-throw = Throw at { $at }: { $piece }
offer-suffers = { $whom } would suffer { $n ->
    [0] nothing
   *[other] { $n }
}
offer-suffers-with = { $whom } would suffer { $n }, with { $riders }
offer-suffers-without = { $whom } would suffer { $n ->
    [0] nothing, no { $riders }
   *[other] { $n }, without { $riders }
}
offer-pass = Let it come: { $left }
offer-recall = Recall Action: all cubes come back, { $n ->
    [0] no Curse Cube
    [one] one Curse Cube
   *[other] { $n } Curse Cubes
}; ends the turn
offer-recall-dark = Recall Action: all cubes come back, { $n ->
    [0] no Curse Cube
    [one] one Curse Cube
   *[other] { $n } Curse Cubes
}; Darkness sprouts here and takes { $harm } Health; ends the turn
offer-remove-curse = The Curse Cube on { $skill }
offer-answer = { $skill } ({ $cube }) for { $whom }: { $left }{ $more }
offer-answer-idle = { $skill } ({ $cube }) for { $whom }: { $acts } (no damage is left to prevent)
offer-answer-vain = { $skill } ({ $cube }) for { $whom }: nothing to prevent
offer-answer-which = { $offer } · { $does }
offer-answer-gone = { $skill } ({ $cube }) for { $whom }: nothing of the attack is left{ $more }
offer-nothing-more = { "" }
offer-more = { "; " }{ $acts }
offer-put = { $skill } ({ $cube }): { $text }
offer-put-any = { $skill } (any colour): { $text }
offer-version = { $kind }: { $text }
offer-consume = Use { $item }: { $text }
rider-curse = CURSE { $n }
rider-disarm = DISARM
rider-drain-health = DRAIN HEALTH { $n }
rider-enrage = ENRAGE
rider-fatigue = FATIGUE { $n }
rider-loot = LOOT
rider-penitence = PENITENCE
rider-push = PUSH { $n }
rider-pushback = PUSHBACK
rider-shadow-aura = SHADOW AURA
rider-silence = SILENCE
rider-spread = SPREAD
rider-drag = DRAG to her Front
rider-slay = SLAY
rider-swap-target = SWAP

# Events
event-banner-crushed = { $who } crushed the Banner.
event-charmed = { $by } charmed { $who }.
event-claimed = { $who } planted the Banner at { $place }.
event-copied = { $who } copied { $skill } of { $whom }.
event-emboldened = The next attack of { $who } does { $n } damage more.
event-evoked = { $who } evoked { $idol }.
event-invoked = { $who } invoked { $idol } in { $place }.
event-lurks = { $who } stays hidden for this turn.
event-pushed = { $by } pushed { $who } to { $place }.
event-redirected = { $by } turned the attack on { $who } towards { $whom }.
event-rolled-high = { $who } rolled a natural { $n }.
event-shard = The next attack of { $who } does double damage.
event-swapped = { $who } and { $whom } exchanged places.
event-token-blow = { $who } discarded { $token } for a Weapon Attack.
event-too-heavy = The weapon of { $who } is too heavy for a second attack.
event-all-dark = Darkness covers the whole hall.
event-assault = { $who } assaulted area { $place }.
event-ate = { $who } ate a FRUIT OF LIFE.
event-attacks = { $who } attacked{ $label_id ->
    [own] { "" }
   *[other] { " with " }{ $label }
}: { $n ->
    [one] one target
   *[other] { $n } targets
}.
event-attacks-whom = { $who } attacked{ $label_id ->
    [own] { "" }
   *[other] { " with " }{ $label }
}: { $whom }.
event-aura-war = Commanding Aura: { $who } activated.
event-blocked-curse = { $who } took a Curse Cube: { $skill } is blocked.
event-blocked-trauma = { $who } took a Trauma Cube: { $skill } is blocked.
event-breathes = { $who }: the dragon breathed along the lane.
event-brittle = BRITTLE doubled the damage of { $who } to { $n }.
event-broken = The { $rune } rune’s tile does not fit: three small ones.
event-broken-nearer = The { $rune } rune’s tile breaks into three small ones, which come nearer.
event-burst = { $who } discarded 4 ENTROPY: Entropy Burst.
event-cancelled = { $who } cancelled the attack.
event-card = { $who }: { $card }.
event-catalyzed = The next cube of { $who } is a Wild Cube.
event-charges = { $who }: the dragon charged through the hall.
event-cleansed = { $who } was cleansed of { $what }.
event-cleansed-curse = { $who } was cleansed of the Curse Cube on { $what }.
event-cloud = A Poison Cloud was spat at { $who }, the Strongest whom it reaches from the Front.
event-covered = { $who } covered { $whom }.
event-critical = Critical Hit of { $who }: { $n } damage.
event-darkness = Darkness grew over { $where }.
event-no-sower = No Sower Cultist is on the board: the rune brings no Darkness.
event-held-not-assaulted = { $who } is the Strongest Hero, but held: the charge seeks the Strongest on the board.
event-drawn = A rune was drawn ({ $rune }); { $n } left in the bag.
event-empowered = The next attack of { $who } does 4 damage more.
event-end-won = The { $who } was defeated: the hall is yours.
event-end-corrupted = { $who } took the sixth Curse Cube and is corrupted: the Adventure failed.
event-end-killed = { $who } took the second Trauma Cube and died: the Adventure failed.
event-end-runes = No rune was left to draw: the Adventure failed.
event-enters = { $who } entered at { $place }.
event-exhales = The rat exhaled: POISON 2 for everybody.
event-expended = { $who } expended a cube ({ $cube }).
event-gained = { $who } gained { $token } { $n }.
event-grabbed = { $who } was grabbed by the tail.
event-healed = { $who } regained { $n } Health.
event-hurt = { $who } suffered { $n } damage{ $why_id ->
    [darkness] { " " }from Darkness
    [fall] { " " }in a fall
    [conditions] { " " }from Conditions
    [retaliation] { " " }in return
    [price] { " " }as the price
   *[other] { "" }
} ({ $left } Health left).
event-immune = { $who } is immune to { $token }, and took none.
event-out-of-it = { $who } is knocked out, and took no { $token }.
event-full = { $most ->
    [1] { $who } has { $token } already; another one is not taken.
   *[other] { $who } has { $token } { $most }, which is the most: { $n } more not taken.
}
event-unscathed = { $who } suffered no damage, and so no collateral effect.
event-knocked-out = { $who } was knocked out.
event-lands = { $who } landed.
event-maelstrom = A Maelstrom Field lies at the end of the lane.
event-manifest = A rune was shown and put back: { $rune }.
event-mark = Black Mark { $n } lies on area { $place }, where { $who } stands.
event-mark-spent = Black Mark { $n } was spent.
event-missed = { $who } missed ({ $n }).
event-most-health = The Maximum Health of { $who } is now { $most } ({ $n }).
event-move-cancelled = KNOCK DOWN cancelled the move of { $who }.
event-nothing = { $who } found nobody.
event-placed = { $who } went to { $place }.
event-prevented = { $n ->
    [0] { $by } had no damage to prevent.
   *[other] { $by } prevented { $n } damage to { $who }.
}
event-raised = { $who } rose at { $place }.
event-recall = { $who } took a Recall Action ({ $kind }).
event-roars = The dragon roared.
event-rolled = { $who } rolled { $n } for { $skill }{ $least ->
    [0] { "" }
   *[other] { " " }({ $least } or more hits)
}.
event-round = Round { $n }
event-seen = { $who } is no longer hidden.
event-shielded = { $who } spent { $n } SHIELD.
event-slain = { $who } was slain.
event-slowed = SLOW took 2 movement points from { $who }.
event-spear = The spear was thrown at { $who }.
event-stands-up = { $who } stood up.
event-daunts = { $who } found the weak spot: { $card } deals less next time.
event-bars-the-way = The { $who } bars the way on { $place }.
event-starved = { $who } discarded { $token } to hunger: the { $boss } gained 2 Health ({ $left } now).
event-stunned = { $who } was stunned.
event-takes-off = { $who } took off.
event-threat = { $who } is { $n ->
    [0] no longer threatened with damage
   *[other] threatened with { $n } damage
}.
event-took-back = { $who } took back a cube ({ $cube }).
event-trap = { $who } set off a { $trap }.
event-trap-set = { $who } set a { $trap } at { $place }.
event-triggered = { $who }: { $skill }.
event-turn = The turn of { $who }
event-unraveled = A pile of { $n ->
    [one] one rune
   *[other] { $n } runes
} went to the Track.
event-untied = { $who } returned { $n ->
    [one] a rune
   *[other] { $n } runes
} to the bag.
event-used = { $who } used { $skill }.
event-waived = { $by } spared { $who } the collateral effects.
event-walked = { $who } moved to { $place }.
event-woven = A pile of { $n ->
    [one] one rune
   *[other] { $n } runes
} was woven.

# Scene
scene-end-won = The { $who } is defeated.
scene-end-corrupted = A Hero is corrupted: the Adventure failed.
scene-end-killed = A Hero died: the Adventure failed.
scene-end-runes = The runes ran out: the Adventure failed.
ending-dead = { $who } took a second Trauma Cube and died.
ending-cursed = { $who } took the sixth Curse Cube.
ending-fell = Fell on the way: { $who }.
ending-unhurt = No Hero fell.
ending-boss = The { $who } had { $n } Health left.
ending-monsters = { $n ->
    [one] One Monster was
   *[other] { $n } Monsters were
} left.
scene-entering = The party enters the hall: { $boss }.
scene-entering-place = The party enters: { $boss }.
scene-turn-of = Round { $n }: the turn of { $who }
scene-round = Round { $n }: { $boss }
scene-area = { $area }
scene-trap = A trap: { $trap }
scene-mark = Black Mark { $n }
scene-mark-does = After the Most Corrupted Hero, Overpower charges this area, too: { $n } damage (X) to who stands here.
scene-perimeter = Perimeter ({ $colour })
scene-darkness = Darkness
scene-darkness-does = 2 damage to Heroes, who hit worse on it; Monsters on it do 2 damage more
scene-cloud = Poison
scene-cloud-does = Poison Cloud: POISON 2
scene-maelstrom = Maelstrom
scene-maelstrom-does = Maelstrom Field: STUN; answering here costs 2 Health and gives ENTROPY 2
scene-node = A token on which a pile can be woven
scene-spawning = Spawning token ({ $colour }), { $n ->
    [one] one rune
   *[other] { $n } runes
}
scene-pile = { $n ->
    [one] A pile of one rune
   *[other] A pile of runes
}
scene-pile-does = If the Horseman steps on it or unravels it, its runes go to the Track, and each gives { $n } Health back.
scene-pile-untied = A Hero beside it can expend a cube to put { $back } runes back into the bag.
scene-named = { $who }
scene-named-when = { $who }: { $when }
scene-base = In the box: the one on the { $base } base
scene-slot-spent = Spent: a Recall Action brings its cube back.
scene-slot-cursed = Blocked by a Curse Cube, until it is cleansed.
scene-boss-health = { $who_id ->
    [war] The Horsewoman’s Health
    [death] The Horsewoman’s Health
   *[other] The Horseman’s Health
}
scene-bag = Runes in the bag
scene-rune = { $colour } runes
scene-track = Runes on the Track
scene-cube = { $cube_id ->
    [curse] Curse Cube
    [trauma] Trauma Cube
   *[other] { $cube } cube
}
scene-glossary = Tokens
scene-daunted = INTIMIDATE: this card deals { $n } less, once
scene-time = Time tokens: to outrun him costs FATIGUE { $n }
scene-x = X is { $n } now
scene-hero = { $who }, { $role }
scene-hero-health = Health
scene-curses = Curse Cubes
scene-traumas = Trauma Cubes
scene-expended = Expended
scene-health = { $n } Health
scene-token = { $token } { $n }
scene-label = { $what }
scene-blow = An attack
scene-rune-card = Rune card: { $n ->
    [one] one rune
   *[other] { $n } runes
}
scene-raid = { $face ->
    [a] Dreadful Raid: comes if no Monster is left
   *[other] Dreadful Raid: comes in any case
}
scene-plague-follows = The Plague Horseman follows: his Poison Cloud covers the next areas
scene-flowing = { $face ->
    [a] Flowing: Crank Locked
   *[other] Flowing: who stands in Water suffers 2 damage and KNOCK DOWN
}
scene-goal-doors = To win: open { $n ->
    [one] the last Door
   *[other] the Doors ({ $n } are left)
}, and leave nobody alive behind you
scene-goal-locked-foes = The next Door stays shut while Monsters live
scene-goal-locked-scene = The next Door stays shut until you have found out how: visit what stands on the board
scene-goal-slay = To win: leave nobody alive
scene-goal-earn = To win: { $goal }
scene-next = What comes next
scene-next-card = { $card }
scene-next-weaves = { $card }: its Conditions act, and a pile of runes is woven; it gives Health back to who charges over it
scene-boss-immune = Immune to { $tokens }
scene-boss-levels = Stands on two levels: for attacks that of the Front counts, level { $n }
scene-boss-token = { $token }: { $does }
scene-next-ailing = As turns begin: { $heroes }
scene-next-ails = { $who } { $tokens } ({ $left } of { $n } Health left)
scene-next-falls = As { $who }’s turn begins: { $tokens }, { $n } Health: { $who } falls
scene-next-at = { $card } (X is { $n }): { $heroes } · { $why }
scene-next-shoved = { $card } (X is { $n }): { $heroes }, as the shoved choose · { $why }
scene-next-may = { $card } (X is { $n }): { $heroes }, as the Back is laid and the shoved choose · { $why }
scene-next-darkness = Rune card: Darkness grows towards { $whom } (the Strongest not on Darkness)
scene-next-crush = Rune card: all of you stand on Darkness, and each loses { $n } Health
scene-next-none = nobody
scene-next-nobody = { $card } (X is { $n }): nobody now · { $why }
scene-reach-front = Front Arc
scene-reach-back = Back Arc
scene-reach-near = Range 1
scene-reach-far = Range 2 or more
scene-reach-card = { $card }
scene-reach-of = { $card } finds whom it meets here.
scene-why-strongest-area = the Strongest Hero’s area
scene-why-absorbs = { $why }; absorbs { $runes ->
    [one] a rune
   *[other] { $runes } runes
} there: { $n } Health back
scene-why-exhales-grab-and-crush = the Back Arc is empty: the rat exhales instead, POISON 2 for everybody
scene-why-exhales-vicious-throw = no Hero is grabbed: the rat exhales instead, POISON 2 for everybody
scene-why-exhales-wicked-spit = no Hero is ahead, left or right of the Front on its level: the rat exhales instead, POISON 2 for everybody
scene-why-grabbed-weakest = the grabbed Hero, thrown at the Weakest other one
scene-why-strongest-spit = the Strongest of the Heroes ahead, left or right of the Front, on its level
scene-why-grabbed = the Hero who is grabbed
scene-why-strongest-back = the Strongest Hero in the Back Arc
scene-why-strongest-front = the Strongest Hero in the Front Arc
scene-why-weakest-back = the Weakest Hero in the Back Arc, as nobody is in front
scene-why-far = at Range 2 or more from both halves
scene-why-near = within Range 1
scene-why-most-tired = the Most Tired Hero within Range 1
scene-why-weakest = the Weakest Hero
scene-why-most-corrupted = the Most Corrupted Hero, then the Black Marks
scene-why-lane = the lane before her
scene-why-charge = the Perimeters on the dragon’s way
scene-why-weakest-front = the Weakest Hero in the Front Arc
scene-why-everybody = each Hero at any range
scene-why-roar = a roar: each Hero
scene-why-x-strongest = the X Strongest Heroes
scene-order = Initiative
scene-prevented = { $n } prevented
scene-left = { $n } left to suffer
scene-riders = With any damage: { $riders }
scene-waived = collateral avoided
scene-suffered = suffered { $n }
scene-window-announce = Announced
scene-window-interrupt = Interrupts
scene-window-shield = SHIELD
scene-window-reaction = Reactions
scene-window-suffer = Damage
scene-window-collateral = Collateral
scene-window-roll = Roll
scene-window-hit = Hit
scene-engaged = Not now: engaged, no shot beside an enemy
scene-timing-action = Cube Action
scene-weapon-does = The weapon: { $damage } damage, hits at { $accuracy } or more on the d20
scene-range-yellow = { $when }, adjacent
scene-range-red = { $when }, Range 1
scene-range-green = { $when }, any range
scene-range-blue = { $when }, any range
scene-range-any = { $when }, range by the cube
scene-timing-focus = Minor Action, FOCUS { $n }
scene-timing-interrupt = Interrupt
scene-timing-reaction = Reaction
scene-timing-beginning = At the beginning of the turn
scene-timing-reacted = After a Reaction, to the attacker
scene-timing-passive = Passive
scene-kind-board = Board
scene-kind-learned = Learned
scene-kind-role = Role
scene-kind-gear = Equipment
scene-kind-focus = Focus Abilities
scene-kind-class = Class Abilities
scene-idol = { $idol }
scene-banner = The Banner: beside it, discard INSPIRATION for a Weapon Attack
scene-timing-taken = When an attack is announced against you
scene-timing-suffered = When you suffer damage of an attack
scene-kind-token = Tokens

# Pets, the Warlock, Polymorph, and more of the dictionary
seat-barak = Barak
seat-handuriel = Handuriel
seat-mordred = Mordred
seat-willow = Willow
name-richest = the richest in Resources
name-polymorph = POLYMORPH
name-north = up
name-east = to the right
name-south = down
name-west = to the left
token-polymorph = Is a capybara: each of its turns is what an Errant Behaviour card says, until it breaks. On a Monster any attack or effect of a Hero breaks it.
card-Act-polymorph = POLYMORPH
card-Act-activate_pet = ACTIVATE A PET: it comes to your side, or has a turn
card-Act-activate_unique = ACTIVATE YOUR UNIQUE PET: it comes to your side, or has a turn
card-Act-command_pet = COMMAND A PET on the board
card-Act-raise_draugr = RAISE A DRAUGR beside you
card-Act-command_draugr = COMMAND A DRAUGR
card-Act-knock_out = KNOCK OUT
card-Act-slay = SLAY a Monster with { $n } Health or less
card-Act-swap_target = the target may SWAP places with another Character of its size
card-Act-rally = +{ $n } TO HIT until the end of the round
card-Act-warlock = WARLOCK: Curse Cubes come to your available cubes, and are spent as Wild Cubes
card-Act-fruit_bonus = a FRUIT OF LIFE that you make gives { $n } Health more
ability-ambush = AMBUSH: instead of walking it appears beside its Primary Target, who chooses the square
ability-covetous = COVETOUS: wants the Hero with the most Resource tokens
ability-mending = MENDING { $n }: at the start of its turn the weakest other Monster within Range 1 regains { $n } Health
ability-mindlock = MINDLOCK: while it is there, no blue cube can be spent on a Skill
ability-penitence = PENITENCE: its victim suffers 1 more damage for each Curse Cube
ability-skull-cracker = SKULL-CRACKER: no Sturdiness helps against its attacks
ability-voodoo = VOODOO: at the start of its turn its BLEED, BURN, POISON and INTIMIDATE go to the strongest enemy within Range 1
ability-spread = SPREAD: each other Hero beside its victim suffers the same damage
ability-push = PUSH { $n }: its victim is pushed { $n ->
    [one] one square
   *[other] { $n } squares
} away
ability-brittle = BRITTLE: the next damage is doubled
ability-polymorph = POLYMORPH: its victim becomes a capybara
ability-loot = LOOT: whom it kills leaves a Chest without a trap
ability-flyby = FLYBY: after its attack it may return to its master’s side
ability-unique = UNIQUE: only the Skill made for it summons it
ability-unlife = UNLIFE: goes at the start of its master’s turn, unless a Curse Cube is taken for it
ability-trick-or-treat = TRICK OR TREAT: when it activates, HEAL 2 for a Hero within Range 1, or BLEED 2, BURN 2 or POISON 2 for a Monster there
ally-companion = Companion: acts after the Hero whom it follows, until Camp
ally-pet = Pet: acts after its master’s turn, and has 1 Health
ally-draugr = Draugr: acts after its Necromancer’s turn, and has 1 Health
ask-ambush = { $who } appears beside you: where?
ask-shadow = SHADOW AURA: on which square of { $who }?
ask-facing = Where does the capybara { $who } look?
ask-errant = Draw an Errant Behaviour card
ask-restless = { $who }: 11 or more breaks the Polymorph
ask-pet = Which Pet acts or comes?
ask-taint = Keep { $who } for a Curse Cube? You hold { $n }.
ask-trick = TRICK OR TREAT: for whom?
ask-displace = With whom does { $who } change places?
option-Face = { $way }
option-Summon = Summon { $pet }
option-Command = { $pet } has a turn
option-Uncover = Give back { $tile } and take another tile
scene-foe-wanders = { $who } is a capybara and goes where its card leads
event-ambushed = { $who } appeared on { $place }.
event-voodoo = { $who } handed its Conditions to { $whom }.
event-left-chest = { $who } left a Chest without a trap.
event-shape-back = { $who } has its own shape again.
event-shape-stays = { $who } rolled { $n } and stays a capybara.
event-errant = { $who } drew: { $card }.
event-held-curse = { $who } holds a Curse Cube as an Action Cube ({ $n } now).
event-raised-draugr = { $by } raised { $who }.
event-tainted = { $who } took a Curse Cube to keep { $whom }.
event-dismissed = { $who } is dismissed.
event-rallied = Attack rolls of { $who } get +{ $n } until the end of the round.
options-simple_polymorph = Simple Polymorph
options-simple_polymorph-help = House rule of p. 84: no cards and no capybara; a roll of 11 or more breaks it.
options-simple_health = Simple +X HP
options-simple_health-help = House rule of p. 76: a bonus to Health that is lost costs its full value, and gives nothing back later.
options-plain_furniture = Furniture is decoration
options-plain_furniture-help = House rule of p. 20: Furniture only stands in the way.
options-swap_tiles = Swap Upgrade tiles
options-swap_tiles-help = House rule of p. 31: in Camp a Hero may exchange Upgrade tiles.

# Adventures
options-adventure = Adventure
options-adventure-help = The hall of a Horseman, or an Adventure that leads from Door to Door.
options-door = Behind Door
options-door-help = An Adventure can begin behind one of its Doors; 0 is its beginning.
name-hall = The Boss hall
name-restrain = RESTRAIN
name-strongest = the Strongest
name-weakest = the Weakest
name-most_corrupted = the Most Corrupted
name-most_vigorous = the Most Vigorous
name-most_tired = the Most Tired
token-restrain = Cannot leave its square while an enemy who restrains is within Range 1.
monster-melee = Health { $health }, Move { $move }, Attack { $attack }: adjacent Heroes
monster-ranged = Health { $health }, Move { $move }, Attack { $attack }: within Range 1, but not while a Hero is adjacent
monster-magical = Health { $health }, Move { $move }, Attack { $attack }: at any range
monster-large = LARGE: fills an area; small Monsters give way; immune to KNOCK DOWN, STUN and TELEKINESIS
monster-sows = Darkness spawns from its square
monster-immune = Immune to { $token }
ability-standard = Wants the Strongest Hero
ability-reckoner = RECKONER: wants the Most Corrupted Hero
ability-defiant = DEFIANT: wants the Most Vigorous Hero
ability-relentless = RELENTLESS: wants the Most Tired Hero
ability-bloodseeker = BLOODSEEKER: wants the Weakest Hero
ability-jump = JUMP: moves over whatever lies between
ability-vicious = VICIOUS: its damage can’t be prevented
ability-swarm = SWARM: Weapon Attacks do half their damage
ability-cleave = CLEAVE { $n }: up to { $n } adjacent Heroes
ability-strike = STRIKE { $n }: everybody in { $n ->
    [one] one area
   *[other] { $n } areas
}
ability-multishot = MULTISHOT { $n }: up to { $n } Heroes
ability-attack-twice = ATTACK TWICE: two attacks
ability-shield = SHIELD { $n } at the start of its turn
ability-regeneration = REGENERATION { $n }: regains { $n } Health at the start of its turn
ability-chain-up = CHAIN-UP: at the start of its turn the Strongest Hero within Range 1 who is not adjacent suffers 2 damage and is pulled to it
ability-command = COMMAND: at the start of its turn the Strongest other Monster activates
ability-bleed = BLEED { $n }
ability-burn = BURN { $n }
ability-poison = POISON { $n }
ability-intimidate = INTIMIDATE { $n }
ability-slow = SLOW
ability-stun = STUN
ability-knock-down = KNOCK DOWN
ability-restrain = RESTRAIN: its victim can’t leave its square
ability-curse = CURSE { $n }: Curse Cubes
ability-drain-health = DRAIN HEALTH { $n }: takes { $n } more Health for itself
ability-fatigue = FATIGUE { $n }: its victim expends { $n } cubes
ability-silence = SILENCE: its victim expends all green and blue cubes
ability-shadow-aura = SHADOW AURA: Darkness under its victim
ability-counter = COUNTER { $n }: who misses it with a Weapon Attack lets everybody beside it suffer { $n } damage
ability-disarm = DISARM: its victim expends all yellow and red cubes
ability-overpressure = OVERPRESSURE: while it is there, no Minor Action but to drink a potion
ability-enrage = ENRAGE: each time it draws blood, 1 damage more
ability-war-cry = WAR CRY: at the start of its turn each other Monster within Range 1 does 1 damage more from then on
ability-evolve = EVOLVE: at the start of its turn it does 2 damage more and moves 1 square farther from then on
ability-charge = CHARGE: after a move of 3 squares or more its base damage is doubled
ability-pushback = PUSHBACK: its victim is moved 1 square away
monster-by-runes = { $what_id ->
    [move] Its Move is X, the runes of its colour
   *[other] To its Attack X is added, the runes of its colour
}
command-strongest = the Strongest Hero
command-weakest = the Weakest Hero
command-most-vigorous = the Most Vigorous Hero
command-most-tired = the Most Tired Hero
command-most-corrupted = the Most Corrupted Hero
command-each = each Hero
command-within = { $n ->
    [0] adjacent to it
    [9] at any range
   *[other] within Range { $n }
}
command-attack = X{ $n ->
    [0] {""}
   *[other] +{ $n }
} damage to { $whom } { $far }
command-riders = Collateral: { $of }
ask-version = A Random Monster was drawn: which of its versions do you meet?
ask-fatigue = FATIGUE: which cube is expended?
ask-monster = Draw a Random Monster
option-Open = Open the Door
option-Version = { $kind }
option-Strike = Area { $areas }
option-Spend = Expend: { $cube }
event-aims = { $who } attacks { $whom }: { $why }{ $tie ->
    [fastest] , and faster than another like that
    [slowest] , and slower than another like that
   *[none] {""}
}.
event-aims-again = { $who } attacks { $whom } once more.
event-shifts-more = { $who } goes where it hits most Heroes ({ $n }), without { $whom }.
event-shifts = { $who } does not reach { $whom } and takes another.
event-approaches = { $who } reaches nobody and comes nearer to { $whom }.
event-chained = { $who } chained { $whom }.
event-commanded = { $who } commanded { $whom }.
event-crushed = All stand on Darkness and are crushed: { $n } damage.
event-cursed = { $who } takes Curse Cubes: { $n }.
event-freed = { $who } broke free.
event-hunts = Darkness ({ $rune }) hunts { $whom }, the Strongest who is not on Darkness.
event-met = The Random Monster: { $who }.
event-opened = { $who } opened the Door: { $place }.
event-silenced = { $who } was silenced.
event-disarmed = { $who } was disarmed.
event-enraged = { $who } grew angrier: +{ $n } damage.
event-evolved = { $who } evolved: +{ $n } damage, +{ $pace } Move.
event-charge = { $who } came at a charge: base damage doubled.
event-counters = { $who } countered: { $n } damage to everybody beside it.
event-command-drawn = { $who } got the Attack card { $card }.
event-command = { $who }: { $card }.
event-swarm = The swarm scattered: { $who } suffers { $n }.
event-end-cleared = { $who }: no Monster is left. The Adventure is won.
scene-end-cleared = The Adventure is won.
scene-door = Door: { $place }
scene-monsters = Monsters
scene-hand-of = Attack cards: { $who }

# Scenes, Chests, the bag
name-anchor_sunk = Anchor Sunk
name-floodgate_released = Floodgate Released
name-floodgate_running = The Water Runs
name-drowned_prayer = Drowned Prayer
name-prayer_read = Prayers Read
name-luccanors_revenge = Luccanor’s Revenge
name-luccanors_regret = Luccanor’s Regret
name-luccanors_redemption = Luccanor’s Redemption
name-barricade_down = Barricade Down
name-survivors_heard = Survivors Heard
name-perimeter_kept = Perimeter Kept
name-heroic_folks = Heroic Folks
name-folks_safe = Folks Safe
name-damsel_in_distress = Damsel in Distress
name-terrible_fate = Terrible Fate
name-gals_fate = Gal’s Fate
name-master_calm = Master Calmed
name-master_fled = Master Fled
name-metal_rod = Metal Rod
name-airship_explained = Airship Explained
name-ships_on = Ship’s On
name-lever_pushed = Lever Pushed
name-nose_up = Nose Up
name-course_set = Course Set
name-contempt = Contempt
name-dukes_betrayal = The Duke’s Betrayal
name-truth_untold = Truth Untold
name-good_duke = The Good Duke
name-horseman_met = Horseman Met
name-anchor_locked = Anchor Locked
name-railing = Scratches on the Hull
name-wounds_known = Wounds Known
name-guardsman_healed = Guardsman Healed
name-blank = nothing
name-wound = 2 damage
page-charged = Charges left: { $n }
page-recurring = This scene can be visited again and again.
page-status = Status: { $status }
page-status-lost = Status gone: { $status }
page-curses = Curse Cubes: { $n }
page-hurts = { $n } damage
page-draws = Chest cards: { $n }
ask-scene = { $scene }: what do you do?
ask-found = You found { $item }: what do you do with it?
ask-challenge = Roll the d20 for the Skill Challenge
ask-chest = Draw a Chest card
ask-trap-die = Roll the Trap die
ask-scroll = Which Scroll do you take from the shelf?
ask-concoction = Turn the Concoction up
option-Interact = Interact: { $scene }
option-Resolve = { $option }
option-Ransack = Search the Chest
option-Work = Use the Furniture
option-Throw = Throw Furniture at { $at }
option-Emerge = Come out of the barrels
option-PickUp = Pick up the Loot
option-Consume = Use { $item }
option-Keep = Put { $item } into the bag
option-Leave = Leave { $item }
option-Give = Give { $item } to { $to }
option-Request = Ask { $of } for { $item }
event-interacts = { $who }: { $scene }.
event-resolves = { $who } chose: { $option }.
event-challenge-won = { $who } rolled { $rolled }, +{ $more } for { $colour } cubes: { $n }, and { $difficulty } was needed.
event-challenge-lost = { $who } rolled { $rolled }, +{ $more } for { $colour } cubes: { $n }; { $difficulty } was needed.
event-status = Status: { $status }.
event-status-lost = Status gone: { $status }.
event-adventure = The Adventure begins: { $who }.
event-plague-follows = The Plague Horseman came on, and his cloud with him.
event-status-pays = { $status } paid { $who }.
event-raid-rests = The Dreadful Raid, face { $face }: nobody comes.
event-raid-nowhere = The Dreadful Raid finds nowhere of that colour ({ $colour }): nobody comes.
event-raid = A Raid Party comes: { $n ->
    [one] 1 Minion
   *[other] { $n } Minions
}.
event-raid-fails = No room for another { $kind }: { $who } activates.
event-displaced = What stood there was pushed aside to { $place }.
event-flowing-enters = The Flowing card lies below the Rune card: Crank Locked.
event-flowing-turned = { $face ->
    [a] The Flowing card: Crank Locked.
   *[other] The Flowing card: the water runs.
}
event-flowing-rests = The crank is locked: the water rests.
event-flowing-runs = The water ran, and took off their feet whoever stood in it.
event-charges-left = { $scene }: charges left: { $n }.
event-searched = { $who } searched a Chest.
event-looted = { $who } picked up Loot.
event-hides = { $who } hid in the barrels.
event-emerges = { $who } came out of the barrels.
event-barrel-broken = The barrels broke; { $who } was in them, unhurt.
event-furniture-crushed = { $who } crushed Furniture: { $piece }.
event-thrown = { $who } threw Furniture at { $whom }: { $piece }.
event-slammed = { $who } was thrown against a Pillar.
event-drank = { $who } drank: { $what }.
event-surges = { $who }: +{ $n } damage in this turn.
event-hindered = { $ground_id ->
    [palisade] { $who } got caught in a Palisade: a movement point less.
    [spikes] { $who } stepped into Obsidian Spikes: a movement point less.
   *[other] { $who } waded through Water: a movement point less.
}
event-found = { $who } found { $item }.
event-trap-die = The Trap die for { $who }: { $face }.
event-left = { $who } left { $item } behind.
event-gave = { $who } gave { $item } to { $whom }.
event-chest-crushed = { $who } crushed a Chest.
scene-chest = A Chest
scene-furniture = { $piece }
scene-loot = Loot
scene-shelf = On the shelf
scene-water = Water
scene-palisade = Palisade
scene-bag-of = The bag of { $who }
scene-locked = Shut
scene-door-locked = Door, shut: { $place }
options-rank = Rank of Monsters
options-rank-help = Set-ups print Champions. Each Adventure has a rank of its own that suits the Heroes who come to it.
name-adventure = As the Adventure has it
options-seasoned = Seasoned Heroes
options-seasoned-help = A later Adventure on its own: the Heroes bring what those before would have given them. Otherwise Starting Gear.
name-rookie = Rookie
name-fighter = Fighter
name-veteran = Veteran
name-champion = Champion

# What is at stake, and what the appraisal is made of
stake-damage = Health that { $who } loses
stake-death = { $who } falls
stake-damage-endured = { $who }: Health lost if nobody answers
stake-death-endured = { $who } falls if nobody answers
term-progress-better = more damage to the Horseman, Minions and rune piles counted
term-progress-worse = less damage to the Horseman, Minions and rune piles counted
term-lives-better = the Heroes keep more Health, with what the next attacks and Conditions would take
term-lives-worse = the Heroes keep less Health, with what the next attacks and Conditions would take
term-curses-better = there is more room for Curse Cubes
term-curses-worse = there is less room for Curse Cubes
term-cubes-better = the Heroes keep more Action Cubes available
term-cubes-worse = the Heroes keep fewer Action Cubes available
term-tokens-better = more Resources in hand
term-tokens-worse = fewer Resources in hand
term-nearness-better = more weapons reach the Horseman
term-nearness-worse = fewer weapons reach the Horseman
term-footing-better = better ground: no harmful terrain, no Black Mark, no crowd
term-footing-worse = worse ground: harmful terrain, a Black Mark or a crowd
term-chances-better = more Cube Actions are left to be taken
term-chances-worse = fewer Cube Actions are left to be taken
term-journey-better = less is left to be beaten and opened: enemies, rune piles, Doors
term-journey-worse = more is left to be beaten and opened: enemies, rune piles, Doors
term-way-better = the Heroes are nearer to the next enemy, or to what opens the way on
term-way-worse = the Heroes are farther from the next enemy, or from what opens the way on
term-ground-better = better ground: no harmful terrain, no crowd
term-ground-worse = worse ground: harmful terrain or a crowd
scene-foe-attacks = { $who } would attack { $heroes } (wants { $why })
scene-foe-beyond = { $who } wants { $whom } ({ $why }), who is out of reach: it would attack { $heroes }
scene-foe-more = { $who } would attack { $heroes }: more Heroes than with { $whom } ({ $why })
scene-foe-allies = { $who } would reach no Hero, and attack { $heroes }
scene-foe-slays = { $who } would attack { $heroes } (SLAYER: those before any Hero)
scene-foe-nears = { $who } would reach nobody, and wants { $whom } ({ $why })
scene-foe-among = { $why }{ $among ->
    [seen] { " " }of those it sees
    [fastest] , faster than another like that
    [slowest] , slower than another like that
   *[none] {""}
}

# Equipment
ask-face = Which face of { $item } do you use?
ask-outfit = { $who }: what do you put on or off?
ask-swap-roles = { $who } wants to be { $old }: do you become { $role }?
ask-hand-over = Hand { $item } over to { $whom }?
ask-in-return = There is no room for { $item }: what goes in return?
ask-room = The bag is full: which Consumable goes?
ask-spoils = Draw from the Spoils
option-Rearm = Equip
option-Undress = Unequip
option-Wear = Put on { $item }
option-Doff = Take off { $item }
option-Flip = Flip { $item }
option-Improve = Improve { $item }: gives Artisan’s Tools and { $by } away
event-equipped = { $who } put on { $item }.
event-unequipped = { $who } took off { $item }.
event-flipped = { $who } flipped a card: { $item }.
event-improved = { $who } gave { $other } and Artisan’s Tools for it, and has { $item } now.
item-tools = Artisan’s Tools: with another Equipment card from the bag they improve a card of the Spoils by one quality, in Camp or as a Minor Action.
item-treasure = Use it to draw a card of the Spoils.
gear-weapon = { $card_id ->
    [starting] Weapon, Starting Gear
    [spoils] Weapon, Spoils
    [epic] Weapon, Epic
   *[other] Weapon, Adventure Item
  }
gear-off-hand = { $card_id ->
    [starting] Off hand, Starting Gear
    [spoils] Off hand, Spoils
    [epic] Off hand, Epic
   *[other] Off hand, Adventure Item
  }
gear-armor = { $card_id ->
    [starting] Armor, Starting Gear
    [spoils] Armor, Spoils
    [epic] Armor, Epic
   *[other] Armor, Adventure Item
  }
gear-trinket = { $card_id ->
    [starting] Trinket, Starting Gear
    [spoils] Trinket, Spoils
    [epic] Trinket, Epic
   *[other] Trinket, Adventure Item
  }
gear-melee = Hits from { $accuracy } on, { $damage } damage, adjacent
gear-ranged = Hits from { $accuracy } on, { $damage } damage, Range 1
gear-two-handed = Two-handed: no off hand
gear-skill = { $when }: { $text }
gear-versatile = VERSATILE: can be flipped to { $item }
gear-better = Can be improved to { $item }

# Camp, growth and the campaign
scene-kind-upgrade = Upgrades
scene-kind-legacy = Legacy
hall-goal = To win: the { $who } has to fall from { $n } Health to 0.
hall-piles = Runes: the X of a card counts the runes of its colour on the Initiative Track. Some come to lie in piles on the board. If he steps on a pile or unravels it, its runes go to the Track, and each gives him { $n } Health back. A Hero beside a pile can expend a cube to put { $back } of its runes back into the bag.
hall-tokens = Runes: the X of a card counts the runes of its colour on the Initiative Track. Some come to lie in piles under the coloured tokens. If she steps on a pile or unravels it, its runes go to the Track, and each gives her { $n } Health back. A Hero beside a pile can expend a cube to put { $back } of its runes back into the bag.
page-goal-doors = { $n ->
    [one] To win: open the Door, and leave nobody alive behind it.
   *[other] To win: open the { $n } Doors, one after the other, and leave nobody alive behind the last one.
}
page-goal-slay = To win: leave nobody alive.
page-goal-earn = This Status has to be earned, too: { $goal }.
page-recall = Each Recall Action costs { $n ->
    [one] a Curse Cube
   *[other] { $n } Curse Cubes
} here.
hall-lost = You lose when a Hero takes a sixth Curse Cube or a second Trauma Cube, or when no rune is left to draw.
camp-title = Camp
camp-now = Now in Camp
camp-page = The fire is lit, somebody stirs a pot, and for one night nothing comes out of the dark. What you carry lies on a blanket between you.
camp-arrive = You put down your packs.
camp-reward = You look at what you have earned.
camp-spoils = Spoils of the Veteran: { $who } takes one card, or none.
camp-upgrade = A Skill Upgrade: { $who } chooses a tile, and which starting Skill of the same tree it covers for good.
camp-visit = { $who } can equip, trade, improve Spoils and change the Dungeon Role; then the next one.
camp-share = The Party Leader divides the Legacy cards: two for a Hero at most. What nobody gets is stashed.
camp-deck = The Party Leader may exchange cards of the Chest deck for others of the same type and rarity. For the first one all Potions and Scrolls go back into it.
camp-leave = It is time to go on.
camp-spoils-zone = Spoils on the blanket
camp-upgrade-zone = Upgrade tiles
camp-visit-zone = Dungeon Roles
camp-deck-zone = The Chest deck
camp-spare-zone = To be had instead
camp-legacy = The Legacy of the party
camp-role-of = { $who } has it.
camp-role-free = Nobody has it.
camp-held = { $who } holds it
camp-skill = { $skill }
ask-claim = { $who }: which of the Spoils do you take?
ask-upgrade = { $who }: which Upgrade do you learn, and what does it cover?
ask-camp = { $who }: what do you do in Camp?
ask-share = Who gets which Legacy card?
ask-deck = Do you exchange Chest cards?
ask-depart = Is everybody ready to go on?
option-Claim = Take { $item }
option-Upgrade = { $tile } over { $skill }
option-Assign = { $card } for { $to }
option-Stash = Stash { $card }
option-Recompose = { $new } instead of { $old }
option-Become = Become { $role }
event-camp = The party came to its Camp.
event-camp-left = The party broke camp.
event-took-spoils = { $who } took { $item } from the Spoils.
event-upgraded = { $who } learned { $tile }: it covers { $skill }.
event-legacy = The party advanced on the Legacy Trail: { $card }.
event-assigned = { $who } holds { $card } now.
event-stashed = { $card } was stashed.
event-became = { $who } is { $role } now.
event-kept-role = { $who } stays { $role }.
event-recomposed = { $new } lies in the Chest deck instead of { $old }.
event-returned = { $who } put { $item } back into the Chest deck.
sheet-sheet = Story Record
sheet-party = Party
sheet-adventure = Adventure
sheet-horseman = Horseman
sheet-leader = Party Leader
sheet-door = Behind Door
sheet-rank = Rank of Monsters
sheet-wounded = Wounded
sheet-heroes = Heroes
sheet-role = Dungeon Role
sheet-gear = Equipment
sheet-bag = Bag
sheet-tiles = Upgrades
sheet-legacy = Legacy cards
sheet-won = Won
sheet-outcomes = Outcomes
sheet-past = Outcomes of earlier acts
sheet-allies = Allies
sheet-trails = Legacy Trail
sheet-rewards = Rewards in Camp
sheet-camp = Camp first
sheet-statuses = Statuses
sheet-deck = Chest deck
sheet-stored = Stored for good
sheet-defeats = Defeats
page-item = You get { $item }.
offer-claim = Take { $item } ({ $text })
offer-claim-unfit = Take { $item } ({ $text }); { $who } can’t use it
offer-arms = weapon: hits from { $accuracy } on, { $damage } damage; { $text }
offer-upgrade = { $tile } ({ $text }), over { $skill }

# Followers and Cohorts, injured people, the second act
ask-ally-move = Where does { $who } go?
ask-ally-attack = Whom does { $who } attack?
ask-devour = { $who }: whom does it devour?
ask-boon = What do you gain?
option-Rescue = Bring the injured one on { $at } to safety
event-sturdy = { $who } withstands { $n } damage.
event-ally-falls = { $who } suffers { $n } damage at once and falls.
event-recruited = { $who } joins the party.
event-aims-ally = { $who } reaches no Hero, and attacks { $whom }.
event-rescued = { $who } brought { $people ->
    [hellscarian] an injured Hellscarian
   *[other] an injured Umbralian
  } to safety.
event-devoured = { $who } devoured { $people ->
    [hellscarian] an injured Hellscarian
   *[other] an injured Umbralian
  }.
event-mutated = { $who } mutates: { $whom }, { $n } Health.
event-hungers = { $who } reaches nobody whom it could devour, and comes nearer to them.
event-paid = { $who } gave { $token_id ->
    [soul_shard] a Soul Shard
   *[other] { $n }
  }.
event-pile-freed = A Pile of Runes falls apart: its runes return to the bag.
scene-sturdiness = Sturdiness { $n }: a blow up to that does nothing
scene-injured = { $people ->
    [hellscarian] An injured Hellscarian
   *[other] An injured Umbralian
  }: bring them to safety (a Minor Action beside them) before something devours them
scene-company = At your side
scene-spikes = Obsidian Spikes
scene-foe-hungers = { $who } is after the injured
name-spikes = Obsidian Spikes
token-spikes = Monsters don’t mind them. All others lose a movement point and suffer 2 damage with the first step in a turn; they count as Darkness.
ally-follower = Follower: stays with the party
ally-cohort = Cohort: at your side in this Adventure
ally-melee = Sturdiness { $sturdiness }, Move { $move }, { $attack } damage, adjacent
ally-ranged = Sturdiness { $sturdiness }, Move { $move }, { $attack } damage, Range 1
ally-magical = Sturdiness { $sturdiness }, Move { $move }, { $attack } damage, at any range
ability-devourer = DEVOURER: wants Injured NPC tokens; after a meal it becomes a Ravenous Abomination with 12 Health more
ability-stealth = STEALTH at the start of its turn
page-paid = { $token_id ->
    [soul_shard] You give a Soul Shard.
   *[other] You give { $n }.
  }
page-recruits = { $n ->
    [one] { $who } joins the party.
   *[other] { $n } × { $who } join the party.
  }
page-foes = { $n ->
    [one] { $who } turns against you.
   *[other] { $n } × { $who } turn against you.
  }
page-frees = A Pile of Runes returns to the bag.
name-hellscarian_ally = Hellscarian Ally
name-hellscarian_enemy = Hellscarian Enemy
name-umbralian_ally = Umbralian Ally
name-umbralian_enemy = Umbralian Enemy
name-desert_knight = Desert Knight
name-umbralian_knight = Umbralian Knight
name-no_quarter_given = No Quarter Given
name-beautiful_lie = Beautiful Lie
name-mob_justice = Mob Justice
name-unbroken = Unbroken
name-broken = Broken
name-spared = Spared
name-strong_bonds = Strong Bonds
name-humbled = Humbled
name-wounded_paw = Wounded Paw
name-declawed_beast = Declawed Beast
name-door_read = Writing Read
name-odd_number = Odd Number
name-even_number = Even Number
name-statues_pleased = Statues Pleased
name-element_collection = Element Collection
name-memories_woken = Memories Woken
name-shadow_war_told = The Shadow War
name-fangs_riot_told = The Fangs Riot
name-exodus_told = The Exodus
name-cache_read = Warned by the Runes
name-glyph_unraveled = Glyph Unraveled
name-masonry_understood = Masonry Understood
name-heirloom_blade = Heirloom Blade
name-bricklayers_assistant = Bricklayer’s Assistant
name-misery_ended = Misery Ended
name-scavenger_with_us = Scavenger With Us
name-two_words = Two Words
name-until_the_end = Until the End
name-peoples_stand_by = Both Peoples Stand By
name-betrayed_condottieri = Betrayed (Condottieri)
name-betrayed_dunedancer = Betrayed (Dunedancer)
name-lifesaver = Lifesaver

# Learning
camp-begins = A first fire, far from any road. You tell each other what you can do, and what you would like to be able to do.
camp-learn =
    { $who } still learns { $skills ->
        [one] one Hero or Role Skill with its cube
       *[other] { $skills } Hero or Role Skills, each with its cube
    }, and { $abilities ->
        [one] one Class Ability
       *[other] { $abilities } Class Abilities
    }.
camp-ability = { $who } learns a Class Ability: the next level of one of the Class trees.
camp-relearn =
    In place of what was forgotten { $who } learns { $skills ->
        [one] one Hero or Role Skill with its cube
       *[other] { $skills } Hero or Role Skills, each with its cube
    }, and { $abilities ->
        [one] one Class Ability
       *[other] { $abilities } Class Abilities
    }.
camp-learn-zone = What can be learned
camp-ability-zone = What can be learned
camp-relearn-zone = What can be learned
camp-tree-melee = Melee, level { $level }
camp-tree-ranged = Ranged, level { $level }
camp-tree-agility = Agility, level { $level }
camp-tree-wisdom = Wisdom, level { $level }
camp-tree-class = Class tree { $tree }, level { $level }
name-role_1 = the first card of the Role
name-role_2 = the second card of the Role
ask-learn = { $who }: what do you learn ({ $n } left)?
option-Learn = Learn { $what }
option-Choice = A { $cube } cube
ask-learn-cube = { $who }: which colour has the cube that comes with the card?
option-Study = Learn what suits this Hero: all of it at once, as in the Boss hall
option-Relearn = Forget { $what } and learn something else
offer-forget-role = Forget the Role card { $card } and learn something else
offer-learn = Learn { $what } ({ $cube }): { $text }
offer-learn-role = Learn { $what } (a cube of any colour): { $text }
offer-learn-ability = Learn { $what } (Class Ability): { $text }
event-learned = { $who } learned { $what } and took a cube ({ $cube }).
event-learned-ability = { $who } learned { $what }: a White Cube marks it.
event-forgot = { $who } forgot { $what }.
sheet-learned = Learned

# The third act
ask-provisions = What do you give them?
option-Flee = Spend the head start: nothing of it is suffered
event-shared = { $who } gave { $item } away.
event-fled = { $who } was not there any more: nothing is suffered (FATIGUE { $n }).
page-wounds = The Horseman loses { $n } Health.
name-blackriver_heard = Blackriver’s Story
name-disarmed_father = Disarmed Father
name-shattered_dreams = Shattered Dreams
name-earl_of_blackriver = The Earl of Blackriver
name-scarce_provisions = Scarce Provisions
name-provisions_shared = Provisions Shared
name-merchant_met = Merchant Met
name-hard_bargain = A Hard Bargain
name-good_deal = A Good Deal
name-well_fed = Well Fed
name-aggressive_negotiations = Aggressive Negotiations
name-uncertain_journey = Uncertain Journey
name-weak_spot = Weak Spot
name-heros_journey = Hero’s Journey
name-head_start = Head Start
name-late_guests = Late Guests
name-prisoner_seen = Prisoner Seen
name-broken_man = Broken Man
name-reward_promised = Reward Paid
name-robin_freed = Robin Freed
name-it_takes_two = It Takes Two
name-removed_helmet = Removed Helmet
name-removed_necklace = Removed Necklace
name-removed_shield = Removed Shield
name-robin_spoke = Robin Has Spoken
name-phylactery_gone = Phylactery Gone

name-blind = BLINDNESS
token-blind = Misses with every Weapon Attack whose d20 shows 10 or less, until a Recall Action or CLEANSE.
card-Act-blind = BLINDNESS
card-Act-bounty = BOUNTY
event-sees = { $who } sees again.
event-bounty = { $who } left Loot behind.

# The fourth act
ask-slay = { $who }: whom does it hunt?
option-Loosen = Tie-Breaker on the { $pile } pile: runes return to the bag
event-left-party = { $who } left the party.
event-hunts-ally = { $who } hunts those who follow the Heroes, and attacks { $whom }.
event-slew-injured = { $who } slew { $people ->
    [hellscarian] an injured Hellscarian
   *[other] an injured Umbralian
  }.
event-maelstrom-hand = { $who } shuffled its Attack cards, and draws anew.
scene-spawning-point = Spawning token ({ $colour }): Monsters may appear here
ability-slayer = SLAYER: wants the injured, then Cohorts, then Followers; without any the Strongest Hero
ability-slaughter = SLAUGHTER: wants Injured NPC tokens
ability-maelstrom = MAELSTROM: a new hand of Attack cards at the start of its turn
ability-blind = BLINDNESS
page-dismisses = { $who } leaves the party for good.
ending-outcomes = { $force ->
    [perseverance] Perseverance
    [tragedy] Tragedy
    [doom] Doom
   *[other] Heroism
  }: { $of }
ending-defeats = { $n ->
    [0] Never defeated.
    [one] Defeated once on the way.
   *[other] Defeated { $n } times on the way.
  }
name-sealed_fate = Sealed Fate
name-past_life_hauntings = Past-Life Hauntings
name-draconian_freed = Draconian Freed
name-afterlife_mysteries = Afterlife Mysteries
name-maiden_stabbed = Maiden Stabbed
name-maiden_freed = Maiden Freed
name-servant_loose = Servant Loose
name-possession = Possession
name-servant_seen = Inside the Sphere
name-scavenger_sold = Scavenger Sold
name-questioning = Questioning
name-fallout = The Fallout
name-barrier_down = Barrier Down
name-ritual_waxes = The Ritual Waxes
name-radek_repents = Radek Repents
name-royal_outrage = Royal Outrage
name-spymaster_with_us = Spymaster With Us
name-spymasters_hour = The Spymaster’s Hour
name-friendly_advice = Friendly Advice
name-armoury_opened = Armoury Opened
name-comprimising = Compromising
name-truthful = Truthful
name-triumphant = Triumphant
name-long_live = Long Live!
name-generals_named = The Generals Named
ask-haul = Where does it go, or at whom is it thrown?
option-Drop = Over the edge
event-hauled = { $who } moved { $piece ->
    [loot] the Loot
    [trap] a Trap
    [small] a Small Darkness tile
    [injured] one who is injured
   *[other] Furniture ({ $piece })
  } to { $place }.
scene-small = Small Darkness tile
event-dropped = { $who } went over the edge.
event-aura-lost = { $who } lost the Aura { $aura }.
event-aura = { $who } has an Aura from now on: { $aura }.
page-aura = Aura: { $aura }
scene-brink = Special Mechanic token at the chasm: who is pushed or lifted from here falls
scene-aura = Aura: { $aura }
name-dried_tears = Dried Tears
name-burden_of_guilt = Burden of Guilt
sheet-auras = Auras
name-darkness = DARKNESS

# What an option is about, in a few words
offer-timed = { $text }, { $when }
offer-when-focus = FOCUS { $n }
offer-when-interrupt = as an Interrupt
offer-when-reaction = as a Reaction
offer-when-beginning = at the beginning of the turn
offer-when-reacted = after a Reaction
offer-when-passive = always
offer-when-taken = when you are attacked
offer-when-suffered = when you suffer damage
offer-role-skill = { $skill } ({ $text })
offer-weapon = weapon; { $text }
offer-off-hand = off hand; { $text }
offer-armor = armor; { $text }
offer-trinket = trinket; { $text }
offer-wear = Put on { $item } ({ $text }) in place of { $off }
offer-wear-more = Put on { $item } ({ $text })
offer-give = Give { $item } to { $to } ({ $text })
offer-request = Ask { $of } for { $item } ({ $text })
offer-recompose = { $new } ({ $text }) instead of { $old } ({ $instead })
offer-become = Become { $role }: { $text }
offer-become-instead = Become { $role }: { $text }; { $other } becomes { $old }, if willing
ask-found-full = You found { $item }, and the bag is full: what do you leave here?
name-spoils = Spoils of the Veteran
name-upgrade = a Skill Upgrade
name-learn = Skills to learn
name-ability = a Class Ability
name-interlude = the interlude
