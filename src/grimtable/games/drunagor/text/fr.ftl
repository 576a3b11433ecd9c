game-title = Chronicles of Drunagor : Apocalypse
game-blurb = Un seul combat contre un des quatre Cavaliers (d’abord la Peste), ou une campagne en quatre actes : chaque cube dépensé est un cube de moins pour répondre.
game-players = 1 à 5 joueurs, ensemble
game-length = environ une heure
game-mood = sombre, tactique, aussi pendant le tour des autres
how-aim = Dans la salle d’un Cavalier : réduisez sa Santé à 0. Dans une Aventure : faites ce que dit sa page, Porte après Porte.
how-table = Des cases sur plusieurs niveaux. Chaque Héros a un plateau de Compétences, chacune avec une place pour un cube de sa couleur. La piste du haut est l’ordre des Héros, des Monstres et des cartes Rune.
how-turn =
    Votre tour : un Mouvement, une action mineure (ouvrir, fouiller, interagir...) et deux actions de cube : un cube sur une Compétence l’utilise.
    Un cube reste sur sa Compétence. Avec en main des cubes de deux couleurs ou moins, vous pouvez rappeler : tous reviennent, le tour finit, et vous prenez 1 à 3 cubes de Malédiction, selon le Cavalier ou l’Aventure.
    Monstres et Cavalier suivent leurs cartes ; les runes font des Ténèbres.
how-fight =
    Une Compétence touche à partir d’un nombre au d20 ; l’option dit les chances, et pour combien.
    Attaqué : d’abord les Interruptions, puis le BOUCLIER, puis les Réactions. Tout Héros peut répondre, avec un cube ; une seule question les réunit.
    La Santé perdue ne revient que par des soins ; à 0, un Héros prend un Trauma.
how-lose = Un Héros prend un second cube de Trauma (est mis deux fois hors de combat) ou un sixième cube de Malédiction, ou le sac de runes est vide quand il faut y piocher.
how-first =
    Gardez un cube pour une Interruption ou une Réaction.
    Ne restez ni sur les Ténèbres ni sur une Marque noire.
    Commencez par le Cavalier de la Peste.
options-party = Le groupe
options-horseman = Le Cavalier
options-leader = Chef du groupe
options-leader-none = Le premier héros
options-leader-help = Tranche les égalités et place ce que la règle laisse au chef du groupe.
options-wounded = Déjà blessé
options-wounded-help = Pour s’exercer : tant de pour cent de la Santé du Cavalier manquent au départ.
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
name-yellow = jaune
name-red = rouge
name-green = vert
name-blue = bleu
name-white = blanc
name-orange = orange
name-dark_blue = bleu foncé
name-pink = rose
name-black = noir
name-light_green = vert clair
name-light_blue = bleu clair
name-magenta = magenta
name-brown = brun
name-gray = gris
name-curse = un cube de Malédiction
name-trauma = un cube de Trauma
name-bleed = SAIGNEMENT
name-burn = BRÛLURE
name-poison = POISON
name-intimidate = INTIMIDATION
name-stun = ÉTOURDISSEMENT
name-slow = RALENTISSEMENT
name-knock_down = RENVERSEMENT
name-brittle = FRAGILITÉ
name-mark = MARQUE DU RÔDEUR
name-stealth = FURTIVITÉ
name-shield = BOUCLIER
name-focus = CONCENTRATION
name-fury = FUREUR
name-entropy = ENTROPIE
name-inspire = INSPIRATION
name-fruit = FRUIT DE VIE
name-cleanse = PURIFICATION
name-bear = piège à ours
name-fire = piège de feu
name-move = une action de mouvement
name-minor = une action mineure
name-willing = volontaire
name-unwilling = forcé
name-free = gratuit
name-ki = KI
name-soul_shard = ÉCLAT D’ÂME
name-fatigue = FATIGUE
name-telekinesis = TÉLÉKINÉSIE
name-barrels = pile de tonneaux
name-bookshelf = bibliothèque
name-crates = pile de caisses
name-chest = coffre
name-banner = bannière
name-fountain = fontaine de pierre
name-basin = fontaine vide
name-pillar = pilier de pierre
name-fresh_water = eau fraîche
name-empowerment = potion de puissance
name-toxic = inoculation toxique
name-water = Eau
name-palisade = Palissade

# What tokens do
token-bleed = Au début du prochain tour, 1 dégât chacun, puis tous sont retirés.
token-burn = Au début de chaque tour, 1 dégât chacun, puis un est retiré.
token-poison = Au début de chaque tour, 1 dégât chacun ; ils restent.
token-intimidate = La prochaine attaque inflige 1 dégât de moins par jeton ; puis tous sont retirés.
token-stun = Un héros perd une action de cube à son prochain tour, un monstre son attaque.
token-slow = Le prochain mouvement a 2 points de moins.
token-slow-boss = rien : un Cavalier va où ses cartes le disent, et n’a pas de points de mouvement à perdre.
token-knock-down = Le prochain mouvement est annulé.
token-brittle = Les prochains dégâts d’un héros sont doublés ; le prochain coup sur un ennemi est critique.
token-mark = Le rôdeur qui l’a marqué inflige 1 dégât de plus.
token-stealth = Caché jusqu’au prochain tour, ou jusqu’à une attaque d’arme, qui inflige le double.
token-shield = Chacun absorbe 1 dégât d’une attaque ; il faut les dépenser.
token-focus = Paie les capacités de concentration.
token-fury = Quand une attaque touche, défaussez-en un pour 1 dégât de plus.
token-entropy = Quatre jetons achètent une action de cube ou une réaction de plus.
token-inspire = Défaussez-le pour relancer un d20.
token-fruit = Par une action mineure, mangez-le pour regagner 2 points de Santé.
token-ki = Par une action mineure, défaussez-en un pour une attaque d’arme à +0 ; un par tour.
token-soul-shard = Par une action mineure, défaussez-le : la prochaine attaque de ce tour inflige le double.
token-water = Le premier pas dedans d’un tour coûte un point de mouvement.
token-palisade = Le premier pas dedans d’un tour coûte un point de mouvement et donne FRAGILITÉ.

# What Skills say
card-Part-self = Vous-même : { $acts }
card-Part-hero = Un héros : { $acts }
card-Part-friend = Un héros ou compagnon : { $acts }
card-Part-ally = Un autre héros : { $acts }
card-Part-adj_ally = Un héros adjacent : { $acts }
card-Part-each_hero = Chaque héros : { $acts }
card-Part-each_hero_near = Chaque héros à portée { $near } : { $acts }
card-Part-enemy = { $acts }
card-Part-adj_enemy = Un ennemi adjacent : { $acts }
card-Part-none = { $acts }
card-Act-hit = +{ $n } AU TOUCHER
card-Act-plus_dmg = +{ $n } DÉGÂTS
card-Act-spell = { $n } DÉGÂTS (sort)
card-Act-heal = SOIN { $n }
card-Act-regain = REGAGNER { $n } SANTÉ
card-Act-shield = BOUCLIER { $n }
card-Act-focus = CONCENTRATION { $n }
card-Act-fury = FUREUR { $n }
card-Act-entropy = ENTROPIE { $n }
card-Act-cleanse = PURIFICATION { $n }
card-Act-recall = RAPPEL { $n }
card-Act-move = MOUVEMENT { $n }
card-Act-jump = SAUT { $n }
card-Act-telekinesis = TÉLÉKINÉSIE { $n }
card-Act-prevent = PRÉVENTION { $n }
card-Act-retaliate = RIPOSTE { $n }
card-Act-cleave = FAUCHAGE { $n }
card-Act-multishot = TIR MULTIPLE { $n }
card-Act-bleed = { $n ->
    [0] SAIGNEMENT
   *[other] SAIGNEMENT { $n }
}
card-Act-burn = { $n ->
    [0] BRÛLURE
   *[other] BRÛLURE { $n }
}
card-Act-poison = { $n ->
    [0] POISON
   *[other] POISON { $n }
}
card-Act-intimidate = INTIMIDATION { $n }
card-Act-inspire = INSPIRATION
card-Act-empower = RENFORT
card-Act-catalyze = CATALYSE
card-Act-stealth = FURTIVITÉ
card-Act-cover = COUVERT
card-Act-cancel = ANNULER l’attaque
card-Act-avoid = sans effet collatéral
card-Act-keen = ACÉRÉ
card-Act-reroll = RELANCE
card-Act-stun = ÉTOURDISSEMENT
card-Act-slow = RALENTISSEMENT
card-Act-knock_down = RENVERSEMENT
card-Act-brittle = FRAGILITÉ
card-Act-mark = MARQUE DU RÔDEUR
card-Act-fruit = FRUIT DE VIE
card-Act-bear_trap = PIÈGE À OURS
card-Act-fire_trap = PIÈGE DE FEU
card-Act-poison_trap = PIÈGE À POISON
card-Act-pay_life = PAYER { $n } VIE
card-Act-to_hit = +{ $n } POUR TOUCHER
card-Act-hp = +{ $n } SANTÉ
card-Act-movement = +{ $n } MOUVEMENT
card-Act-heal_bonus = +{ $n } à chaque SOIN
card-Act-spell_bonus = +{ $n } DÉGÂTS des sorts
card-Act-immunity = IMMUNITÉ : { $of }
card-Act-choose = AU CHOIX : { $of }
card-When-wounded = Si vous êtes BLESSÉ : { $part }
card-When-fine = Si vous êtes EN FORME : { $part }
card-When-bash = HEURT (défaussez 2 BOUCLIERS) : { $part }
card-When-channel = CANALISER : { $part }
card-When-split = RÉPARTIR : { $part }
card-Act-hit-x = +X AU TOUCHER
card-Act-plus_dmg-x = +X DÉGÂTS (X : vos cubes de Malédiction)
card-Act-crit = CRITIQUE { $n }+
card-Act-roll = JET { $n }+ : { $of }
card-Act-embolden = +{ $n } DÉGÂTS à votre prochaine attaque de ce tour
card-Act-ki = KI { $n }
card-Act-soul_shard = ÉCLAT D’ÂME
card-Act-regeneration = RÉGÉNÉRATION { $n }
card-Act-curse = { $n ->
    [0] MALÉDICTION
   *[other] MALÉDICTION { $n }
}
card-Act-fatigue = FATIGUE { $n }
card-Act-trample = PIÉTINER { $n }
card-Act-strike = FRAPPE { $n }
card-Act-drain_health = DRAIN DE SANTÉ { $n }
card-Act-swap = ÉCHANGE de places
card-Act-push = POUSSER { $n }
card-Act-charm = CHARME
card-Act-copy = COPIE d’une compétence
card-Act-wild_copy = COPIE SAUVAGE d’une compétence
card-Act-protect = PROTÉGER
card-Act-redirect = REDIRIGER
card-Act-claim = REVENDIQUER (planter la bannière)
card-Act-stalker = RÔDEUR DES OMBRES
card-Act-warden = GARDIEN
card-Act-evoker = ÉVOCATION LIBRE : une idole que vous invoquez peut être évoquée aussitôt
card-Act-invoke_endurance = invoquer l’IDOLE d’endurance
card-Act-invoke_fury = invoquer l’IDOLE de fureur
card-Act-invoke_storm = invoquer l’IDOLE d’orage
card-Act-invoke_tranquility = invoquer l’IDOLE de tranquillité
card-Act-prevent_all = { $n ->
    [0] PRÉVENIR TOUT
   *[other] PRÉVENIR TOUT SAUF { $n }
}

# What the Horsemen’s cards do
card-weave-unravel = Les états se déclenchent. Il tisse une pile d’une rune de chaque couleur sur un jeton ; sans jeton il défait une pile ; sans pile le rat exhale : POISON 2 pour tous.
card-plague-charge = Assaut sur la zone du héros le plus fort : { $damage } dégâts à ceux que touche son avant. Absorbe les piles.
card-vicious-throw = Lance le héros saisi sur le plus faible des autres : { $damage } dégâts et RENVERSEMENT aux deux. Personne de saisi : il exhale.
card-wicked-spit = Un nuage de poison depuis son avant sur une zone voisine : { $damage } dégâts et POISON 2. Aucun héros à portée : il exhale.
card-grab-and-crush = Saisit le héros le plus fort de l’arc arrière : hors du plateau, { $damage } dégâts. Personne : il exhale.
card-commanding-aura = Chaque fois qu’un héros fait une action de rappel, le sbire le plus fort s’active.
card-otherworldly-knot = Les états se déclenchent. Une rune est montrée : sur son jeton elle tisse une pile, ou en défait une de trois runes ou plus.
card-war-charge = Assaut sur la zone du héros le plus fort : { $damage } dégâts à ceux que touche son avant. Absorbe les piles.
card-manticore-rush = { $damage } dégâts à la zone du héros le plus fort de l’arc avant ; sinon du plus faible de l’arc arrière : X dégâts, POISON X, INTIMIDATION X.
card-hellish-chains = { $damage } dégâts à chaque héros à portée 2 ou plus ; qui en subit est traîné contre son avant.
card-warlords-command = Relève la moitié de X revenants garothiens près du jeton le plus proche.
card-weakening-aura = Chaque fois qu’un héros fait une action de rappel, une rune est montrée et ses ténèbres poussent sous ce héros.
card-starve = Les états se déclenchent. Chaque héros à portée 1 défausse X jetons de ressource ; il gagne 2 points de Santé pour chacun.
card-breaking-swipe = { $damage } dégâts à la zone du héros le plus fatigué à portée 1. Puis la première marque noire.
card-torrential-charge = Assaut sur la zone du héros le plus fort : { $damage } dégâts. Puis la deuxième marque noire.
card-evil-eye = { $damage } dégâts que rien ne prévient, et INTIMIDATION X, au héros le plus faible. Puis la troisième marque noire.
card-overpower = Assaut sur la zone du héros le plus corrompu : { $damage } dégâts ; puis sur chaque marque noire : X dégâts.
card-reap-and-sow = Les états se déclenchent. Une rune est piochée : sur son jeton elle tisse une pile, ou en défait une de trois runes ou plus.
card-darkness-breath = { $damage } dégâts le long de l’allée devant elle ; la moitié lointaine devient un champ de Maelström. Au centre : il rugit.
card-death-spear = { $damage } dégâts que rien ne prévient au héros le plus faible de l’arc avant. Personne : il rugit.
card-eldritch-invocation = { $damage } dégâts à chaque héros.
card-frightful-display = Rugit : 2 dégâts que rien ne prévient et INTIMIDATION X à chaque héros. S’envole.
card-devastating-charge = Charge vers le périmètre opposé : { $damage } dégâts dans les périmètres traversés. Au centre : il rugit.
card-death-from-above = Atterrit sur le périmètre d’une rune piochée : { $damage } dégâts là, X dans les zones autour.
card-chaotic-pull = Les X héros les plus forts sont projetés dans le périmètre d’une rune piochée : RALENTISSEMENT et { $damage } dégâts.

# Asks
ask-enter = { $who } : où commencez-vous ?
ask-act = { $who } : à vous
ask-aim = { $whom_id ->
    [friend] { $skill } : pour qui ?
   *[foe] { $skill } : sur qui ?
}
ask-interrupt = { $n ->
    [0] { $who } attaque, sans dégâts restants : interrompre quand même, pour ce qu’une compétence donne d’autre ?
   *[other] { $who } attaque pour { $n } : interrompre ?
}
ask-react = { $n ->
    [0] { $who } : plus de dégâts pour { $whom }. Réagir quand même, pour ce qu’une compétence donne d’autre ?
   *[other] { $whom } est sous une menace de { $n } ({ $who }) : réagir ?
}
ask-put-curse = Cube de Malédiction { $n } sur 6 : quelle compétence bloque-t-il ?
ask-put-trauma = Cube de Trauma { $n } sur 2 : quelle compétence bloque-t-il ?
ask-cleanse = { $who }, PURIFICATION : que retirer ?
ask-take-back = RAPPEL : quel cube revient ?
ask-weak-spot = Point faible : laquelle de ses cartes d’attaque intimidez-vous ?
ask-starve = Affamer : quelle ressource défaussez-vous ?
ask-aura-minion = Aura de commandement : quel sbire s’active ?
ask-lay-back = Le Cavalier a chargé, son avant est en place : où se met son arrière ?
ask-stand = { $why_id ->
    [aside] Une pile de runes se pose où est { $who } : sur quelle case aller ?
    [dragged] On traîne { $who } : jusqu’à quelle case ?
    [dropped] { $who } retombe, hors de combat : sur quelle case ?
    [pulled] { $who } passe dans un autre périmètre : sur quelle case ?
    [pushed] { $who } recule : sur quelle case ?
    [shoved] { $who } s’écarte sous le choc : sur quelle case ?
    [slammed] { $who } s’écrase : sur quelle case ?
    [thrown] { $who } vole à travers la salle : sur quelle case près de la cible ?
   *[other] Où va { $who } ?
}
ask-trap = Où poser le piège ?
ask-lay = Les ténèbres poussent (rune : { $rune }) : quelles cases couvrent-elles ?
ask-lay-small = Où poser une petite tuile de ténèbres ?
ask-weave = Le Cavalier de la Peste tisse une pile, une rune de chaque couleur : sur quel jeton ?
ask-unravel = Le Cavalier de la Peste défait une pile : ses runes vont à la piste, chacune lui rend de la Santé. Laquelle ?
ask-knot = Le Nœud a montré une rune bleue : à quel jeton tisse-t-elle une pile, ou en défait-elle une de trois runes ou plus ?
ask-command-token = Près de quel jeton les revenants se lèvent-ils ?
ask-raise = Où se lève un revenant ?
ask-monster-move = Plusieurs cases se valent pour { $who } : laquelle prend-il, { $seat } ?
ask-reroll = { $skill } : { $n } au dé, relancer ?
ask-inspire = { $skill } : { $n } au dé, défausser INSPIRATION pour relancer ?
ask-fury = Touché : défausser 1 FUREUR sur { $n } pour 1 dégât de plus ?
ask-choose = Quel effet collatéral ?
ask-stride = { $who } se déplace : où ?
ask-leap = { $who } saute : où ?
care-harm = Ne me demander que si quelqu’un subirait quelque chose
care-harm-stands = On ne vous interroge sur les attaques que si quelqu’un subirait quelque chose.
care-stake = Ne me demander que si quelqu’un subirait quelque chose, ou si une réponse fait plus qu’épargner des dégâts (elle riposte, par exemple)
care-stake-stands = On ne vous interroge sur les attaques que si quelqu’un subirait quelque chose, ou si une réponse fait plus que l’éviter.
ask-expend = Quel cube est épuisé ?
ask-split = { $skill } : à qui va un point ? (il en reste { $n })
ask-push = Où { $who } est-il poussé ?
ask-copy = Quelle compétence est copiée ?
ask-redirect = Qui l’attaque contre { $whom } atteint-elle à sa place ?
ask-strike-area = { $skill } : quelle zone ?
ask-bash = { $skill } : défausser 2 BOUCLIERS pour le HEURT ?
ask-strike = Quelles zones { $who } frappe-t-il ?
ask-charm-move = Charmé : où va { $who } ?
ask-charm-attack = Charmé : qui { $who } attaque-t-il ?
ask-idol = Où dresser { $idol } ?
ask-evoke = Évoquer aussitôt { $idol } pour 2 jetons de ressource ?
ask-price = Quelle ressource défaussez-vous pour l’idole ?
ask-banner = Où la bannière est-elle plantée ?
ask-attack = Lancez le d20 pour { $skill }
ask-rune = Piochez une rune
ask-manifest = Montrez une rune et remettez-la
ask-track = Piochez des runes pour la piste
ask-command = Piocher des cartes d’attaque pour le commandeur
ask-raid-pile = Près de quelle pile la bande arrive-t-elle ?
ask-raid-square = Où arrive-t-il ({ $who }) ?
ask-raid-aside = Où repousser ce qui se tient là ?

# Options
option-Stand = Case { $to }
option-Walk = Aller sur la case { $to }
option-Walk-leap = Sauter sur la case { $to }
option-Rise = Se relever (le mouvement est perdu)
option-Use = { $skill } ({ $cube })
option-Focus = { $skill } (CONCENTRATION)
option-Daunt = Point faible : INTIMIDATION sur { $card }
option-Burst = Explosion d’entropie
option-Eat = Manger un FRUIT DE VIE
option-Recall = Action de rappel (termine le tour)
option-Aim = { $at }
option-Answer = { $skill } ({ $cube }) pour { $whom }
option-Put = Bloquer { $skill }
option-Remove = Purifier : { $what }
option-Take = Reprendre : { $what }
option-Discard = { $what }
option-Turn = Zone { $area }
option-Token = Jeton : { $token }
option-Choose = { $n ->
    [0] { $word }
   *[other] { $word } { $n }
}
option-Lay = Sur { $squares }
offer-lay-back = { $area } : { $what }
offer-stand = Case { $to } : { $what }
offer-lay = Sur { $squares } : { $what }
placed-front = arc avant : { $heroes }
placed-front-none = arc avant : personne
placed-back = arc arrière : { $heroes }
placed-back-none = arc arrière : personne
placed-looks = regarde { $way }
placed-same = sans différence pour les prochaines cartes
placed-same-shoved = les bousculés décident qui les prochaines cartes touchent
placed-next-to = à côté de { $heroes }
placed-next-to-none = à côté de personne
placed-beside = à côté : { $heroes }
placed-beside-none = personne à côté
placed-under = sous le Cavalier, qui l’absorbe aussitôt
offer-weave = Jeton { $token } : { $what }
placed-shoves = bouscule { $heroes }
placed-shoves-none = ne bouscule personne
placed-absorbs = absorbe { $n ->
    [one] une rune
   *[other] { $n } runes
} (+{ $health } santé)
placed-next = { $card } sur { $heroes }
placed-next-none = { $card } sur personne
placed-next-exhales = { $card } : POISON 2 pour tous
placed-next-perhaps = { $card } peut-être sur { $heroes }
placed-next-or-exhales = { $card } sur { $heroes }, ou POISON 2 pour tous
placed-perhaps = { $who } (peut-être)
placed-in-front = dans l’arc avant
placed-in-back = dans l’arc arrière
placed-loses = { $who } perd { $n } de santé
placed-gains = { $who } gagne { $token } { $n }
option-ExtraMove = Épuiser un cube : une action de mouvement de plus
option-ExtraMinor = Épuiser un cube : une action mineure de plus
offer-extra-minor-idle = Épuiser un cube : une action mineure de plus (rien ici n’en demande)
option-Untie = { $gain_id ->
    [focus] Dénouer la pile du jeton { $pile } (épuiser un cube) : des runes retournent dans le sac ; CONCENTRATION 1
   *[other] Dénouer la pile du jeton { $pile } (épuiser un cube) : des runes retournent dans le sac ; PURIFICATION 1
}
option-Ki = Défausser un KI : une attaque d’arme
option-Shard = Défausser l’ÉCLAT D’ÂME : la prochaine attaque inflige le double
option-Muster = Sous la bannière : défausser l’INSPIRATION pour une attaque d’arme
option-Evoke = Évoquer { $idol } (2 jetons de ressource)
option-Copy = { $skill }
option-Done-strike-area = Plus de zone
option-Done-charm-attack = Plus de cible
option-Pass = Laisser venir
option-Done-act = Terminer le tour
option-Done-claim = N’en prendre aucun
option-Done-camp = Prêt : au héros suivant
option-Done-share = Elles sont réparties ainsi
option-Done-deck = Laisser le paquet tel quel
option-Done-depart = Lever le camp
option-Done-stride = Rester
option-Done-aim = Pas d’autre cible
option-Done-cleanse = Rien de plus
option-Done-take-back = Rien de plus

# Offers
offer-aim = { $at } ({ $n } sur { $most } de Santé) : { $text }
offer-capped = { $act } (en tient { $held } : { $room } de plus au maximum)
offer-walk-risked = Aller sur la case { $to } ({ $risks })
offer-risk-darkness = Ténèbres : { $n } dégâts
offer-risk-cloud = nuage de poison : POISON { $n }
offer-risk-maelstrom = champ de Maelström : ÉTOURDISSEMENT
offer-risk-fall = une chute de deux niveaux : { $n } dégâts
offer-aim-foe = { $at } : { $text }
offer-use = { $skill } ({ $cube }) : { $text }
offer-use-ignored = { $words } (ici sans effet : { $acts })
offer-use-vain = { $skill } ({ $cube }) : { $text } (aucun ennemi à portée d’ici)
offer-use-engaged = { $skill } ({ $cube }) : { $text } (engagement : pas de tir à côté d’un ennemi)
need-roll = Touche avec { $least } ou plus au d20 ({ $why }) ; un 1 manque toujours, un 20 touche toujours
need-rolls = Touche avec { $least } à { $most } ou plus au d20, selon la cible (au mieux : { $why }) ; un 1 manque toujours, un 20 touche toujours
need-accuracy = Précision { $n }
need-skill = compétence +{ $n }
need-to-hit = POUR TOUCHER +{ $n }
need-rallied = ralliement +{ $n }
need-height = { $n ->
    [2] en hauteur +2
   *[other] en contrebas { $n }
}
need-dark = sur les ténèbres { $n }
need-blind = aveuglé : 11 au moins
offer-last-cube = { $words } (votre dernier cube : une action de rappel suit, avec { $n ->
    [one] un cube de Malédiction
   *[other] { $n } cubes de Malédiction
})
heading-cube = { $n ->
    [one] Action de cube : il en reste une
   *[other] Actions de cube : il en reste { $n }
}
heading-minor = { $n ->
    [one] Action mineure : il en reste une
   *[other] Actions mineures : il en reste { $n }
}
heading-move = Action de mouvement
heading-recall = Pour terminer le tour avec
heading-trade = Échanger, gratuitement
heading-melee = Compétences de mêlée
heading-ranged = Compétences à distance
heading-agility = Compétences d’agilité
heading-wisdom = Compétences de sagesse
heading-study = Tout d’un coup
heading-lessons = { $n ->
    [one] Compétences de héros et de rôle : encore une à apprendre
   *[other] Compétences de héros et de rôle : encore { $n } à apprendre
}
heading-abilities = { $n ->
    [one] Capacités de classe : encore une à apprendre
   *[other] Capacités de classe : encore { $n } à apprendre
}
heading-fit = Utile à { $who }
heading-unfit = Inutile à { $who }, à transmettre
heading-equip = Équipement
heading-improve = Améliorer le butin
heading-roles = Un autre rôle
heading-relearn = Apprendre autre chose
offer-focus = { $skill } (CONCENTRATION { $n }) : { $text }
offer-copy = { $skill } : { $text }
offer-work = { $piece_id ->
    [barrels] Se cacher dans les tonneaux
    [bookshelf] Chercher un parchemin sur l’étagère
   *[other] Boire à la fontaine
}
offer-throw = Lancer sur { $at } : { $piece }
offer-suffers = { $whom } { $n ->
    [0] ne subirait rien
   *[other] subirait { $n }
}
offer-suffers-with = { $whom } subirait { $n }, avec { $riders }
offer-suffers-without = { $whom } { $n ->
    [0] ne subirait rien, pas de { $riders }
   *[other] subirait { $n }, sans { $riders }
}
offer-pass = Laisser venir : { $left }
offer-recall = Action de rappel : tous les cubes reviennent, { $n ->
    [0] sans cube de Malédiction
    [one] un cube de Malédiction
   *[other] { $n } cubes de Malédiction
} ; termine le tour
offer-recall-dark = Action de rappel : tous les cubes reviennent, { $n ->
    [0] sans cube de Malédiction
    [one] un cube de Malédiction
   *[other] { $n } cubes de Malédiction
} ; des Ténèbres naissent ici et ôtent { $harm } Santé ; termine le tour
offer-remove-curse = Le cube de Malédiction sur { $skill }
offer-answer = { $skill } ({ $cube }) pour { $whom } : { $left }{ $more }
offer-answer-idle = { $skill } ({ $cube }) pour { $whom } : { $acts } (plus de dégâts à prévenir)
offer-answer-vain = { $skill } ({ $cube }) pour { $whom } : rien à prévenir
offer-answer-which = { $offer } · { $does }
offer-answer-gone = { $skill } ({ $cube }) pour { $whom } : il ne reste rien de l’attaque{ $more }
offer-nothing-more = { "" }
offer-more = { " ; " }{ $acts }
offer-put = { $skill } ({ $cube }) : { $text }
offer-put-any = { $skill } (toute couleur) : { $text }
offer-version = { $kind } : { $text }
offer-consume = Utiliser { $item } : { $text }
rider-curse = MALÉDICTION { $n }
rider-disarm = DÉSARMER
rider-drain-health = DRAIN DE SANTÉ { $n }
rider-enrage = ENRAGER
rider-fatigue = FATIGUE { $n }
rider-loot = BUTIN
rider-penitence = PÉNITENCE
rider-push = POUSSER { $n }
rider-pushback = REPOUSSER
rider-shadow-aura = AURA D’OMBRE
rider-silence = SILENCE
rider-spread = PROPAGATION
rider-drag = la traction jusqu’à elle
rider-slay = ABATTRE
rider-swap-target = ÉCHANGE

# Events
event-banner-crushed = La bannière a été écrasée par { $who }.
event-charmed = { $by } a charmé { $who }.
event-claimed = { $who } a planté la bannière en { $place }.
event-copied = { $who } a copié { $skill } de { $whom }.
event-emboldened = La prochaine attaque de { $who } inflige { $n } dégâts de plus.
event-evoked = { $who } a évoqué { $idol }.
event-invoked = { $who } a invoqué { $idol } en { $place }.
event-lurks = { $who } reste dans l’ombre ce tour-ci.
event-pushed = { $by } a poussé { $who } en { $place }.
event-redirected = { $by } a détourné l’attaque contre { $who } vers { $whom }.
event-rolled-high = { $who } a obtenu un { $n } naturel.
event-shard = La prochaine attaque de { $who } inflige le double.
event-swapped = { $who } et { $whom } ont échangé leurs places.
event-token-blow = { $who } a défaussé { $token } pour une attaque d’arme.
event-too-heavy = L’arme de { $who } est trop lourde pour une seconde attaque.
event-all-dark = Les ténèbres couvrent toute la salle.
event-assault = { $who } : assaut sur la zone { $place }.
event-ate = { $who } a mangé un FRUIT DE VIE.
event-attacks = { $who } a attaqué{ $label_id ->
    [own] { "" }
   *[other] { " (" }{ $label })
} : { $n ->
    [one] une cible
   *[other] { $n } cibles
}.
event-attacks-whom = { $who } a attaqué{ $label_id ->
    [own] { "" }
   *[other] { " (" }{ $label })
} : { $whom }.
event-aura-war = Aura de commandement : { $who } s’active.
event-blocked-curse = { $who } a reçu un cube de Malédiction : { $skill } est bloquée.
event-blocked-trauma = { $who } a reçu un cube de Trauma : { $skill } est bloquée.
event-breathes = { $who } : le dragon a soufflé le long de l’allée.
event-brittle = FRAGILITÉ : les dégâts de { $who } passent à { $n }.
event-broken = La tuile de la rune { $rune } ne tient pas : trois petites.
event-broken-nearer = La tuile de la rune { $rune } se brise en trois petites, qui s’approchent davantage.
event-burst = { $who } a défaussé 4 ENTROPIE : explosion d’entropie.
event-cancelled = { $who } a annulé l’attaque.
event-card = { $who } : { $card }.
event-catalyzed = Le prochain cube de { $who } est un cube sauvage.
event-charges = { $who } : le dragon a chargé à travers la salle.
event-cleansed = { $who } : purification de { $what }.
event-cleansed-curse = { $who } : purification du cube de Malédiction sur { $what }.
event-cloud = Un nuage de poison a été craché sur { $who }, le héros le plus fort qu’il atteint depuis l’avant.
event-covered = { $who } a couvert { $whom }.
event-critical = Coup critique de { $who } : { $n } dégâts.
event-darkness = Les ténèbres ont poussé sur { $where }.
event-no-sower = Aucun cultiste semeur sur le plateau : la rune n’apporte pas de ténèbres.
event-held-not-assaulted = { $who } a le plus de Santé, mais aux mains du Cavalier, hors du plateau : la charge cherche le plus fort qui y reste.
event-drawn = Rune piochée ({ $rune }) ; il en reste { $n } dans le sac.
event-empowered = La prochaine attaque de { $who } inflige 4 dégâts de plus.
event-end-won = Défaite { $who_gender ->
    [f] de la
   *[m] du
} { $who } : la salle est à vous.
event-end-corrupted = { $who } a reçu le sixième cube de Malédiction et sombre dans la corruption : l’aventure a échoué.
event-end-killed = { $who } a reçu le second cube de Trauma et meurt : l’aventure a échoué.
event-end-runes = Plus de rune à piocher : l’aventure a échoué.
event-enters = { $who } est en { $place }.
event-exhales = Le rat a exhalé : POISON 2 pour tous.
event-expended = { $who } a épuisé un cube ({ $cube }).
event-gained = { $who } a reçu { $token } { $n }.
event-grabbed = { $who } est { $who_gender ->
    [f] saisie
   *[m] saisi
} par la queue du rat.
event-healed = { $who } a regagné { $n } de Santé.
event-hurt = { $who } a subi { $n } { $n ->
    [one] dégât
   *[other] dégâts
}{ $why_id ->
    [darkness] { " " }des Ténèbres
    [fall] { " " }en tombant
    [conditions] { " " }de ses états
    [retaliation] { " " }en retour
    [price] { " " }pour prix
   *[other] { "" }
} (Santé : { $left }).
event-immune = { $who } a l’immunité à { $token } et n’en a pas pris.
event-out-of-it = { $who } est hors de combat et n’a pas pris { $token }.
event-full = { $most ->
    [1] { $who } a déjà { $token } ; un autre n’est pas pris.
   *[other] { $who } a { $token } { $most }, le maximum : { $n } de plus { $n ->
        [one] n’est pas pris
       *[other] ne sont pas pris
    }.
}
event-unscathed = { $who } n’a subi aucun dégât, donc aucun effet collatéral.
event-knocked-out = { $who } est hors de combat.
event-lands = { $who } a atterri.
event-maelstrom = Un champ de Maelström couvre le bout de l’allée.
event-manifest = Rune montrée et remise : { $rune }.
event-mark = La marque noire { $n } est posée sur la zone { $place }, où est { $who }.
event-mark-spent = La marque noire { $n } est retirée.
event-missed = { $who } a manqué ({ $n }).
event-most-health = La Santé maximale de { $who } est maintenant de { $most } ({ $n }).
event-move-cancelled = RENVERSEMENT : le mouvement de { $who } est annulé.
event-nothing = { $who } n’a trouvé personne.
event-placed = { $who } est { $who_gender ->
    [f] allée
   *[m] allé
} en { $place }.
event-prevented = { $by } { $n ->
    [0] n’a eu aucun dégât à prévenir.
    [one] a prévenu { $n } dégât pour { $who }.
   *[other] a prévenu { $n } dégâts pour { $who }.
}
event-raised = { $who } s’est { $who_gender ->
    [f] levée
   *[m] levé
} en { $place }.
event-recall = { $who } a fait une action de rappel ({ $kind }).
event-roars = Le dragon a rugi.
event-rolled = { $who } a obtenu { $n } pour { $skill }{ $least ->
    [0] { "" }
   *[other] { " " }(touche dès { $least })
}.
event-round = Manche { $n }
event-seen = { $who } n’est plus { $who_gender ->
    [f] cachée
   *[m] caché
}.
event-shielded = { $who } a dépensé { $n } BOUCLIER.
event-slain = { $who } est { $who_gender ->
    [f] vaincue
   *[m] vaincu
}.
event-slowed = RALENTISSEMENT : { $who } perd 2 points de mouvement.
event-spear = La lance a été jetée sur { $who }.
event-stands-up = { $who } s’est { $who_gender ->
    [f] relevée
   *[m] relevé
}.
event-daunts = { $who } a trouvé le point faible : { $card } infligera moins la prochaine fois.
event-bars-the-way = { $who_gender ->
    [f] La
   *[m] Le
} { $who } barre la route en { $place }.
event-starved = { $who } a défaussé { $token } par faim : { $boss_gender ->
    [f] la
   *[m] le
} { $boss } a gagné 2 Santé ({ $left } désormais).
event-stunned = { $who } est { $who_gender ->
    [f] étourdie
   *[m] étourdi
}.
event-takes-off = { $who } s’est { $who_gender ->
    [f] envolée
   *[m] envolé
}.
event-threat = { $who } : { $n ->
    [0] aucun dégât ne menace plus
   *[other] une menace de { $n }
}.
event-took-back = { $who } a repris un cube ({ $cube }).
event-trap = { $who } a déclenché un piège ({ $trap }).
event-trap-set = { $who } a posé un piège ({ $trap }) en { $place }.
event-triggered = { $who } : { $skill }.
event-turn = Le tour de { $who }
event-unraveled = Une pile de { $n ->
    [one] { $n } rune
   *[other] { $n } runes
} passe sur la piste.
event-untied = { $who } a remis { $n ->
    [one] une rune
   *[other] { $n } runes
} dans le sac.
event-used = { $who } a utilisé { $skill }.
event-waived = { $by } épargne à { $who } les effets collatéraux.
event-walked = { $who } s’est { $who_gender ->
    [f] déplacée
   *[m] déplacé
} en { $place }.
event-woven = Une pile de { $n ->
    [one] { $n } rune
   *[other] { $n } runes
} a été tissée.

# Scene
scene-end-won = { $who_gender ->
    [f] La
   *[m] Le
} { $who } est { $who_gender ->
    [f] vaincue
   *[m] vaincu
}.
ending-dead = { $who } n’a pas survécu à un second cube de Trauma.
ending-cursed = { $who } a reçu le sixième cube de Malédiction.
ending-fell = À terre en chemin : { $who }.
ending-unhurt = Aucun Héros n’est tombé.
ending-boss = { $who } : il restait { $n } de Santé.
ending-monsters = { $n ->
    [one] Il restait un monstre.
   *[other] Il restait { $n } monstres.
}
scene-end-corrupted = Un héros sombre dans la corruption : l’aventure a échoué.
scene-end-killed = Un héros est mort : l’aventure a échoué.
scene-end-runes = Les runes sont épuisées : l’aventure a échoué.
scene-entering = Le groupe entre dans la salle : { $boss }.
scene-entering-place = Le groupe entre : { $boss }.
scene-turn-of = Manche { $n } : le tour de { $who }
scene-round = Manche { $n } : { $boss }
scene-area = { $area }
scene-trap = Un piège : { $trap }
scene-mark = Marque noire { $n }
scene-mark-does = Après le plus corrompu des Héros, Écrasement charge aussi cette zone : { $n } dégâts (X) à qui s’y trouve.
scene-perimeter = Périmètre ({ $colour })
scene-darkness = Ténèbres
scene-darkness-does = 2 dégâts aux héros, qui y touchent moins bien ; les monstres y font 2 dégâts de plus
scene-cloud = Poison
scene-cloud-does = Nuage de poison : POISON 2
scene-maelstrom = Maelström
scene-maelstrom-does = Champ de Maelström : ÉTOURDISSEMENT ; répondre ici coûte 2 Santé et donne ENTROPIE 2
scene-node = Un jeton où une pile peut être tissée
scene-spawning = Jeton d’apparition ({ $colour }), { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
scene-pile = { $n ->
    [one] Une pile d’une rune
   *[other] Une pile de runes
}
scene-pile-does = Si le Cavalier marche dessus ou la défait, ses runes vont à la piste, et chacune rend { $n } points de Santé.
scene-pile-untied = Un héros à côté peut épuiser un cube pour remettre { $back } runes dans le sac.
scene-named = { $who }
scene-named-when = { $who } : { $when }
scene-base = Dans la boîte : la figurine au socle { $base }
scene-slot-spent = Dépensé : une action de rappel rend son cube.
scene-slot-cursed = Bloquée par un cube de Malédiction, jusqu’à ce qu’il soit purifié.
scene-boss-health = Santé { $who_gender ->
    [f] de la Cavalière
   *[m] du Cavalier
}
scene-bag = Runes dans le sac
scene-rune = Runes ({ $colour })
scene-track = Runes sur la piste
scene-cube = { $cube_id ->
    [curse] cube de Malédiction
    [trauma] cube de Trauma
   *[other] cube { $cube }
}
scene-glossary = Jetons
scene-daunted = INTIMIDATION : cette carte inflige { $n } de moins, une fois
scene-time = Jetons Temps : le devancer coûte FATIGUE { $n }
scene-x = X vaut { $n }
scene-hero = { $who }, { $role }
scene-hero-health = Santé
scene-curses = Cubes de Malédiction
scene-traumas = Cubes de Trauma
scene-expended = Épuisés
scene-health = Santé : { $n }
scene-token = { $token } { $n }
scene-label = { $what }
scene-blow = Une attaque
scene-rune-card = Carte de runes : { $n ->
    [one] une rune
   *[other] { $n } runes
}
scene-raid = { $face ->
    [a] Raid effroyable : vient s’il ne reste aucun monstre
   *[other] Raid effroyable : vient de toute façon
}
scene-plague-follows = Le Cavalier de la Peste suit : son nuage de poison couvre les zones suivantes
scene-flowing = { $face ->
    [a] Courant : manivelle bloquée
   *[other] Courant : qui est dans l’eau subit 2 dégâts et RENVERSEMENT
}
scene-goal-doors = Pour gagner : ouvrir { $n ->
    [one] la dernière porte
   *[other] les portes (il en reste { $n })
}, et ne laisser personne en vie derrière vous
scene-goal-locked-foes = La prochaine porte reste fermée tant que des monstres vivent
scene-goal-locked-scene = La prochaine porte reste fermée tant que vous n’avez pas trouvé comment : voyez ce qui se tient sur le plateau
scene-goal-slay = Pour gagner : ne laisser personne en vie
scene-goal-earn = Pour gagner : { $goal }
scene-next = Ce qui vient
scene-next-card = { $card }
scene-next-weaves = { $card } : ses États agissent, et une pile de runes est tissée ; elle rend de la Santé au Cavalier qui charge dessus
scene-boss-immune = Immunité contre { $tokens }
scene-boss-levels = Sur deux niveaux : pour les attaques, celui de l’avant compte, le niveau { $n }
scene-boss-token = { $token } : { $does }
scene-next-ailing = Au début des tours : { $heroes }
scene-next-ails = { $who } { $tokens } ({ $left } de Santé sur { $n } après)
scene-next-falls = Au début du tour de { $who } : { $tokens } pour { $n } de Santé, chute
scene-next-at = { $card } (X vaut { $n }) : { $heroes } · { $why }
scene-next-shoved = { $card } (X vaut { $n }) : { $heroes }, au choix des bousculés · { $why }
scene-next-may = { $card } (X vaut { $n }) : { $heroes }, selon la place de l’arrière et le choix des bousculés · { $why }
scene-next-darkness = Carte de runes : les ténèbres poussent vers { $whom } (le plus fort hors des ténèbres)
scene-next-crush = Carte de runes : vous êtes tous sur les ténèbres, et chacun perd { $n } de Santé
scene-next-none = personne
scene-next-nobody = { $card } (X vaut { $n }) : personne pour l’instant · { $why }
scene-reach-front = Arc avant
scene-reach-back = Arc arrière
scene-reach-near = Portée 1
scene-reach-far = Portée 2 ou plus
scene-reach-card = { $card }
scene-reach-of = { $card } trouve sa cible ici.
scene-why-strongest-area = la zone du héros le plus fort
scene-why-absorbs = { $why } ; y absorbe { $runes ->
    [one] une rune
   *[other] { $runes } runes
} : { $n } de Santé regagnés
scene-why-exhales-grab-and-crush = l’arc arrière est vide : le rat exhale plutôt, POISON 2 pour tous
scene-why-exhales-vicious-throw = aucun héros n’est saisi : le rat exhale plutôt, POISON 2 pour tous
scene-why-exhales-wicked-spit = aucun héros devant, à gauche ou à droite de l’avant, à son niveau : le rat exhale plutôt, POISON 2 pour tous
scene-why-grabbed-weakest = le héros saisi, lancé sur le plus faible des autres
scene-why-strongest-spit = le plus fort des héros devant, à gauche ou à droite de l’avant, à son niveau
scene-why-grabbed = le héros saisi
scene-why-strongest-back = le plus fort de l’arc arrière
scene-why-strongest-front = le plus fort de l’arc avant
scene-why-weakest-back = le plus faible de l’arc arrière, faute de héros devant
scene-why-far = à portée 2 ou plus des deux moitiés
scene-why-near = à portée 1
scene-why-most-tired = le plus fatigué à portée 1
scene-why-weakest = le héros le plus faible
scene-why-most-corrupted = le plus corrompu, puis les marques noires
scene-why-lane = le couloir devant elle
scene-why-charge = les périmètres sur le chemin du dragon
scene-why-weakest-front = le plus faible de l’arc avant
scene-why-everybody = chaque héros, à toute portée
scene-why-roar = un rugissement : chaque héros
scene-why-x-strongest = les X héros les plus forts
scene-order = Initiative
scene-prevented = { $n ->
    [one] { $n } prévenu
   *[other] { $n } prévenus
}
scene-left = { $n } à subir
scene-riders = Avec tout dégât subi : { $riders }
scene-waived = effets collatéraux évités
scene-suffered = a subi { $n }
scene-window-announce = Annonce
scene-window-interrupt = Interruptions
scene-window-shield = BOUCLIER
scene-window-reaction = Réactions
scene-window-suffer = Dégâts
scene-window-collateral = Collatéral
scene-window-roll = Jet
scene-window-hit = Touché
scene-engaged = Pas maintenant : engagement, pas de tir à côté d’un ennemi
scene-timing-action = Action de cube
scene-weapon-does = L’arme : { $damage } dégâts, touche à partir de { $accuracy } au d20
scene-range-yellow = { $when }, adjacent
scene-range-red = { $when }, portée 1
scene-range-green = { $when }, toute portée
scene-range-blue = { $when }, toute portée
scene-range-any = { $when }, portée selon le cube
scene-timing-focus = Action mineure, CONCENTRATION { $n }
scene-timing-interrupt = Interruption
scene-timing-reaction = Réaction
scene-timing-beginning = Au début du tour
scene-timing-reacted = Après une réaction, à l’attaquant
scene-timing-passive = Passif
scene-kind-board = Plateau
scene-kind-learned = Appris
scene-kind-role = Rôle
scene-kind-gear = Équipement
scene-kind-focus = Capacités de concentration
scene-kind-class = Capacités de classe
scene-idol = { $idol }
scene-banner = La bannière : à côté d’elle, défaussez une INSPIRATION pour une attaque d’arme
scene-timing-taken = Quand une attaque est annoncée contre vous
scene-timing-suffered = Quand vous subissez des dégâts d’une attaque
scene-kind-token = Jetons

# Familiers, sorcier noir, métamorphose, et la suite du dictionnaire
seat-barak = Barak
seat-handuriel = Handuriel
seat-mordred = Mordred
seat-willow = Willow
name-richest = le plus riche en ressources
name-polymorph = MÉTAMORPHOSE
name-north = vers le haut
name-east = vers la droite
name-south = vers le bas
name-west = vers la gauche
token-polymorph = Est un capybara : à chacun de ses tours il fait ce que dit une carte Comportement erratique, jusqu’à ce que cela rompe. Sur un monstre, toute attaque ou tout effet d’un héros y met fin.
card-Act-polymorph = MÉTAMORPHOSE
card-Act-activate_pet = ACTIVER UN FAMILIER : il vient à vos côtés, ou joue un tour
card-Act-activate_unique = ACTIVER VOTRE FAMILIER UNIQUE : il vient à vos côtés, ou joue un tour
card-Act-command_pet = COMMANDER UN FAMILIER sur le plateau
card-Act-raise_draugr = RELEVER UN DRAUGR à vos côtés
card-Act-command_draugr = COMMANDER UN DRAUGR
card-Act-knock_out = HORS DE COMBAT
card-Act-slay = ABATTRE un monstre qui a { $n } santé ou moins
card-Act-swap_target = la cible peut ÉCHANGER sa place avec un autre personnage de sa taille
card-Act-rally = +{ $n } POUR TOUCHER jusqu’à la fin de la manche
card-Act-warlock = SORCIER NOIR : les cubes de Malédiction rejoignent vos cubes disponibles et se dépensent comme jokers
card-Act-fruit_bonus = un FRUIT DE VIE que vous créez rend { $n } santé de plus
ability-ambush = EMBUSCADE : au lieu de marcher il surgit à côté de sa cible principale, qui choisit la case
ability-covetous = CONVOITISE : veut le héros qui a le plus de jetons de ressource
ability-mending = SOIN DES SIENS { $n } : au début de son tour, l’autre monstre le plus faible à portée 1 regagne { $n } santé
ability-mindlock = VERROU MENTAL : tant qu’il est là, aucun cube bleu ne se dépense pour une compétence
ability-penitence = PÉNITENCE : sa victime subit 1 dégât de plus par cube de Malédiction
ability-skull-cracker = BRISE-CRÂNE : aucune robustesse n’aide contre ses attaques
ability-voodoo = VAUDOU : au début de son tour, ses états cumulables passent au plus fort de ses ennemis à portée 1
ability-spread = PROPAGATION : chaque autre héros à côté de sa victime subit les mêmes dégâts
ability-push = POUSSER { $n } : sa victime est poussée de { $n } { $n ->
    [one] case
   *[other] cases
}
ability-brittle = FRAGILITÉ : les prochains dégâts sont doublés
ability-polymorph = MÉTAMORPHOSE : sa victime devient un capybara
ability-loot = BUTIN : qui meurt de sa main laisse un coffre sans piège
ability-flyby = PASSAGE EN VOL : après son attaque il peut revenir auprès de son maître
ability-unique = UNIQUE : seule la compétence faite pour lui l’invoque
ability-unlife = NON-VIE : s’en va au début du tour de son maître, sauf si l’on prend un cube de Malédiction pour lui
ability-trick-or-treat = FARCE OU FRIANDISE : à son activation, SOIN 2 pour un héros à portée 1, ou SAIGNEMENT 2, BRÛLURE 2 ou POISON 2 pour un monstre
ally-companion = Compagnon : agit après le héros qu’il suit, jusqu’au camp
ally-pet = Familier : agit après le tour de son maître, et a 1 santé
ally-draugr = Draugr : agit après le tour de son nécromancien, et a 1 santé
ask-ambush = { $who } surgit à côté de vous : où ?
ask-shadow = AURA D’OMBRE : sur quelle case de { $who } ?
ask-facing = Où regarde le capybara { $who } ?
ask-errant = Piochez une carte Comportement erratique
ask-restless = { $who } : 11 ou plus rompt la métamorphose
ask-pet = Quel familier agit ou vient ?
ask-taint = Garder { $who } contre un cube de Malédiction ? Vous en avez { $n }.
ask-trick = FARCE OU FRIANDISE : pour qui ?
ask-displace = Avec qui { $who } échange-t-il sa place ?
option-Face = { $way }
option-Summon = Invoquer { $pet }
option-Command = { $pet } joue un tour
option-Uncover = Rendre { $tile } et prendre une autre tuile
scene-foe-wanders = { $who } est un capybara et va où sa carte le mène
event-ambushed = { $who } surgit en { $place }.
event-voodoo = { $who } transmet ses états à { $whom }.
event-left-chest = { $who } laisse un coffre sans piège.
event-shape-back = { $who } reprend sa forme.
event-shape-stays = { $who } fait { $n } et reste un capybara.
event-errant = { $who } pioche : { $card }.
event-held-curse = { $who } garde un cube de Malédiction comme cube d’action ({ $n } maintenant).
event-raised-draugr = { $by } relève { $who }.
event-tainted = { $who } prend un cube de Malédiction pour garder { $whom }.
event-dismissed = { $who } s’en va.
event-rallied = Les jets d’attaque de { $who } ont +{ $n } jusqu’à la fin de la manche.
options-simple_polymorph = Métamorphose simple
options-simple_polymorph-help = Règle maison de la p. 84 : ni cartes ni capybara ; un jet de 11 ou plus la rompt.
options-simple_health = +X santé simple
options-simple_health-help = Règle maison de la p. 76 : un bonus de santé perdu coûte toute sa valeur, et ne rend rien ensuite.
options-plain_furniture = Le mobilier est un décor
options-plain_furniture-help = Règle maison de la p. 20 : le mobilier ne fait que gêner le passage.
options-swap_tiles = Échanger les tuiles d’amélioration
options-swap_tiles-help = Règle maison de la p. 31 : au camp, un héros peut échanger ses tuiles d’amélioration.

# Adventures
options-adventure = Aventure
options-adventure-help = La salle d’un cavalier, ou une aventure qui mène de porte en porte.
options-door = Derrière la porte
options-door-help = Une aventure peut commencer derrière une de ses portes ; 0 est son début.
name-hall = La salle du boss
name-restrain = ENTRAVE
name-strongest = le plus fort
name-weakest = le plus faible
name-most_corrupted = le plus corrompu
name-most_vigorous = le plus vigoureux
name-most_tired = le plus fatigué
token-restrain = Ne peut quitter sa case tant qu’un ennemi qui entrave est à distance 1.
monster-melee = Santé { $health }, mouvement { $move }, attaque { $attack } : héros adjacents
monster-ranged = Santé { $health }, mouvement { $move }, attaque { $attack } : à distance 1, mais pas si un héros est adjacent
monster-magical = Santé { $health }, mouvement { $move }, attaque { $attack } : à toute distance
monster-large = GRAND : occupe une zone ; les petits monstres s’écartent ; immunisé contre RENVERSEMENT, ÉTOURDISSEMENT et TÉLÉKINÉSIE
monster-sows = Les ténèbres naissent de sa case
monster-immune = Immunisé contre { $token }
ability-standard = Vise le héros le plus fort
ability-reckoner = JUSTICIER : vise le héros le plus corrompu
ability-defiant = DÉFI : vise le héros le plus vigoureux
ability-relentless = ACHARNÉ : vise le héros le plus fatigué
ability-bloodseeker = ASSOIFFÉ : vise le héros le plus faible
ability-jump = SAUT : se déplace par-dessus tout
ability-vicious = VICIEUX : rien n’évite ses dégâts
ability-swarm = NUÉE : les attaques d’arme ne font que la moitié de leurs dégâts
ability-cleave = FAUCHAGE { $n } : jusqu’à { $n } héros adjacents
ability-strike = FRAPPE { $n } : tous dans { $n ->
    [one] une zone
   *[other] { $n } zones
}
ability-multishot = TIR MULTIPLE { $n } : jusqu’à { $n } héros
ability-attack-twice = DOUBLE ATTAQUE : deux attaques
ability-shield = BOUCLIER { $n } au début de son tour
ability-regeneration = RÉGÉNÉRATION { $n } : regagne { $n } santé au début de son tour
ability-chain-up = CHAÎNE : au début de son tour, le héros le plus fort à distance 1 qui n’est pas adjacent subit 2 dégâts et est tiré vers lui
ability-command = COMMANDEMENT : au début de son tour, l’autre monstre le plus fort s’active
ability-bleed = SAIGNEMENT { $n }
ability-burn = BRÛLURE { $n }
ability-poison = POISON { $n }
ability-intimidate = INTIMIDATION { $n }
ability-slow = RALENTISSEMENT
ability-stun = ÉTOURDISSEMENT
ability-knock-down = RENVERSEMENT
ability-restrain = ENTRAVE : sa victime ne peut quitter sa case
ability-curse = MALÉDICTION { $n } : cubes de Malédiction
ability-drain-health = DRAIN DE SANTÉ { $n } : prend encore { $n } santé pour lui
ability-fatigue = FATIGUE { $n } : sa victime épuise { $n } cubes
ability-silence = SILENCE : sa victime épuise tous ses cubes verts et bleus
ability-shadow-aura = AURA D’OMBRE : des ténèbres sous sa victime
ability-counter = CONTRE-ATTAQUE { $n } : qui le rate d’une attaque d’arme fait subir { $n } dégâts à tous ceux qui lui sont adjacents
ability-disarm = DÉSARMER : sa victime épuise tous ses cubes jaunes et rouges
ability-overpressure = SURPRESSION : tant qu’il est là, aucune action mineure, sauf boire une potion
ability-enrage = ENRAGER : chaque fois qu’il blesse, 1 dégât de plus
ability-war-cry = CRI DE GUERRE : au début de son tour, chaque autre monstre à portée 1 inflige désormais 1 dégât de plus
ability-evolve = ÉVOLUER : au début de son tour, il inflige désormais 2 dégâts de plus et se déplace d’une case de plus
ability-charge = CHARGE : après un déplacement de 3 cases ou plus, ses dégâts de base sont doublés
ability-pushback = REPOUSSER : sa victime recule d’une case
monster-by-runes = { $what_id ->
    [move] Son mouvement est X, les runes de sa couleur
   *[other] À son attaque s’ajoute X, les runes de sa couleur
}
command-strongest = le héros le plus fort
command-weakest = le héros le plus faible
command-most-vigorous = le héros le plus vigoureux
command-most-tired = le héros le plus fatigué
command-most-corrupted = le héros le plus corrompu
command-each = chaque héros
command-within = { $n ->
    [0] adjacent
    [9] à toute portée
   *[other] à portée { $n }
}
command-attack = X{ $n ->
    [0] {""}
   *[other] +{ $n }
} dégâts : { $whom } { $far }
command-riders = Effets secondaires : { $of }
ask-version = Un monstre au hasard a été tiré : laquelle de ses versions rencontrez-vous ?
ask-fatigue = FATIGUE : quel cube est épuisé ?
ask-monster = Tirez un monstre aléatoire
option-Open = Ouvrir la porte
option-Version = { $kind }
option-Strike = Zone { $areas }
option-Spend = Épuiser : { $cube }
event-aims = { $who } attaque { $whom } : { $why }{ $tie ->
    [fastest] , et plus rapide que son égal
    [slowest] , et plus lent que son égal
   *[none] {""}
}.
event-aims-again = { $who } attaque { $whom } encore une fois.
event-shifts-more = { $who } va où il touche le plus de héros ({ $n }), sans { $whom }.
event-shifts = { $who } n’atteint pas { $whom } et s’en prend à un autre.
event-approaches = { $who } n’atteint personne et s’approche de { $whom }.
event-chained = { $who } a enchaîné { $whom }.
event-commanded = { $who } a commandé { $whom }.
event-crushed = Tous sont dans les ténèbres et sont écrasés : { $n } dégâts.
event-cursed = { $who } prend des cubes de Malédiction : { $n }.
event-freed = { $who } s’est libéré.
event-hunts = Les ténèbres ({ $rune }) chassent { $whom }, le plus fort hors des ténèbres.
event-met = Le monstre aléatoire : { $who }.
event-opened = { $who } a ouvert la porte : { $place }.
event-silenced = { $who } est réduit au silence.
event-disarmed = { $who } est désarmé.
event-enraged = { $who } enrage : +{ $n } aux dégâts.
event-evolved = { $who } évolue : +{ $n } aux dégâts, +{ $pace } au déplacement.
event-charge = { $who } arrive en chargeant : dégâts de base doublés.
event-counters = { $who } riposte : { $n } dégâts à tous ceux qui lui sont adjacents.
event-command-drawn = { $who } reçoit la carte d’attaque { $card }.
event-command = { $who } : { $card }.
event-swarm = La nuée s’est dispersée : { $who } subit { $n }.
event-end-cleared = { $who } : il ne reste aucun monstre. L’aventure est gagnée.
scene-end-cleared = L’aventure est gagnée.
scene-door = Porte : { $place }
scene-monsters = Monstres
scene-hand-of = Cartes d’attaque : { $who }

# Scenes, Chests, the bag
name-anchor_sunk = Ancre au fond
name-floodgate_released = Vanne ouverte
name-floodgate_running = L’eau court
name-drowned_prayer = Prière noyée
name-prayer_read = Prières lues
name-luccanors_revenge = La vengeance de Luccanor
name-luccanors_regret = Le regret de Luccanor
name-luccanors_redemption = La rédemption de Luccanor
name-barricade_down = Barricade à bas
name-survivors_heard = Survivants entendus
name-perimeter_kept = Périmètre tenu
name-heroic_folks = Braves gens
name-folks_safe = Gens à l’abri
name-damsel_in_distress = Demoiselle en détresse
name-terrible_fate = Sort terrible
name-gals_fate = Le sort de la fille
name-master_calm = Maîtresse apaisée
name-master_fled = Maîtresse en fuite
name-metal_rod = Tige de métal
name-airship_explained = Aéronef expliqué
name-ships_on = Moteurs en marche
name-lever_pushed = Levier poussé
name-nose_up = Nez levé
name-course_set = Cap mis
name-contempt = Mépris
name-dukes_betrayal = La trahison du Duc
name-truth_untold = Vérité tue
name-good_duke = Le bon Duc
name-horseman_met = Le Cavalier rencontré
name-anchor_locked = Ancre verrouillée
name-railing = Éraflures sur la coque
name-wounds_known = Blessures connues
name-guardsman_healed = Garde soigné
name-blank = rien
name-wound = 2 dégâts
page-charged = Charges restantes : { $n }
page-recurring = Cette scène peut être visitée encore et encore.
page-status = Statut : { $status }
page-status-lost = Statut perdu : { $status }
page-curses = Cubes de Malédiction : { $n }
page-hurts = { $n } dégâts
page-draws = Cartes de coffre : { $n }
ask-scene = { $scene } : que faites-vous ?
ask-found = Vous avez trouvé { $item } : qu’en faites-vous ?
ask-challenge = Lancez le d20 pour l’épreuve
ask-chest = Piochez une carte de coffre
ask-trap-die = Lancez le dé de piège
ask-scroll = Quel parchemin prenez-vous sur l’étagère ?
ask-concoction = Retournez la mixture
option-Interact = Interagir : { $scene }
option-Resolve = { $option }
option-Ransack = Fouiller le coffre
option-Work = Utiliser le meuble
option-Throw = Lancer un meuble sur { $at }
option-Emerge = Sortir des tonneaux
option-PickUp = Ramasser le butin
option-Consume = Utiliser { $item }
option-Keep = Mettre { $item } dans le sac
option-Leave = Laisser { $item }
option-Give = Donner { $item } à { $to }
option-Request = Demander { $item } à { $of }
event-interacts = { $who } : { $scene }.
event-resolves = { $who } a choisi : { $option }.
event-challenge-won = { $who } a obtenu { $rolled }, +{ $more } pour ses cubes ({ $colour }) : { $n } ; il fallait { $difficulty }.
event-challenge-lost = { $who } a obtenu { $rolled }, +{ $more } pour ses cubes ({ $colour }) : { $n } seulement ; il fallait { $difficulty }.
event-status = Statut : { $status }.
event-status-lost = Statut perdu : { $status }.
event-adventure = L’aventure commence : { $who }.
event-plague-follows = Le Cavalier de la Peste avance, et son nuage avec lui.
event-status-pays = { $status } récompense { $who }.
event-raid-rests = Le raid effroyable, face { $face } : personne ne vient.
event-raid-nowhere = Le raid effroyable ne trouve aucun lieu de cette couleur ({ $colour }) : personne ne vient.
event-raid = Une bande arrive : { $n ->
    [one] 1 sbire
   *[other] { $n } sbires
}.
event-raid-fails = Plus de place pour { $kind } : { $who } s’active.
event-displaced = Ce qui se tenait là est repoussé en { $place }.
event-flowing-enters = La carte Courant est posée sous la carte de runes : manivelle bloquée.
event-flowing-turned = { $face ->
    [a] La carte Courant : manivelle bloquée.
   *[other] La carte Courant : l’eau court.
}
event-flowing-rests = La manivelle est bloquée : l’eau repose.
event-flowing-runs = L’eau a couru, et renversé tous ceux qui s’y tenaient.
event-charges-left = { $scene } : charges restantes : { $n }.
event-searched = { $who } a fouillé un coffre.
event-looted = { $who } a ramassé un butin.
event-hides = { $who } se cache dans les tonneaux.
event-emerges = { $who } sort des tonneaux.
event-barrel-broken = Les tonneaux volent en éclats ; { $who } en sort indemne.
event-furniture-crushed = { $who } écrase un meuble : { $piece }.
event-thrown = { $who } lance un meuble sur { $whom } : { $piece }.
event-slammed = { $who } est projeté contre un pilier.
event-drank = { $who } a bu : { $what }.
event-surges = { $who } : +{ $n } dégâts ce tour-ci.
event-hindered = { $ground_id ->
    [palisade] { $who } s’est pris dans une palissade : un point de mouvement de moins.
    [spikes] { $who } a marché sur des pointes d’obsidienne : un point de mouvement de moins.
   *[other] { $who } a pataugé dans l’eau : un point de mouvement de moins.
}
event-found = { $who } a trouvé : { $item }.
event-trap-die = Le dé de piège pour { $who } : { $face }.
event-left = { $who } a laissé : { $item }.
event-gave = { $who } a donné { $item } à { $whom }.
event-chest-crushed = { $who } a écrasé un coffre.
scene-chest = Un coffre
scene-furniture = { $piece }
scene-loot = Un butin
scene-shelf = Sur l’étagère
scene-water = Eau
scene-palisade = Palissade
scene-bag-of = Le sac de { $who }
scene-locked = Fermée
scene-door-locked = Porte fermée : { $place }
options-rank = Rang des monstres
options-rank-help = Les mises en place impriment des champions. Chaque aventure a son propre rang, à la mesure des héros qui y viennent.
name-adventure = Celui de l’aventure
options-seasoned = Héros aguerris
options-seasoned-help = Une aventure ultérieure jouée seule : les héros apportent ce que les précédentes leur auraient donné. Sinon l’équipement de départ.
name-rookie = Recrue
name-fighter = Combattant
name-veteran = Vétéran
name-champion = Champion

# Ce qui est en jeu, et de quoi l’appréciation est faite
stake-damage = Santé perdue ({ $who })
stake-death = Chute ({ $who })
stake-damage-endured = { $who } : Santé perdue si nul ne répond
stake-death-endured = { $who } : chute si nul ne répond
term-progress-better = plus de dégâts au cavalier, sbires et piles de runes compris
term-progress-worse = moins de dégâts au cavalier, sbires et piles de runes compris
term-lives-better = les héros gardent plus de Santé, une fois compté ce que prendraient les prochaines attaques et les états
term-lives-worse = les héros gardent moins de Santé, une fois compté ce que prendraient les prochaines attaques et les états
term-curses-better = il reste plus de place pour des cubes de Malédiction
term-curses-worse = il reste moins de place pour des cubes de Malédiction
term-cubes-better = les héros gardent plus de cubes d’action disponibles
term-cubes-worse = les héros gardent moins de cubes d’action disponibles
term-tokens-better = plus de ressources en main
term-tokens-worse = moins de ressources en main
term-nearness-better = plus d’armes atteignent le cavalier
term-nearness-worse = moins d’armes atteignent le cavalier
term-footing-better = un meilleur sol : ni terrain nuisible, ni marque noire, ni attroupement
term-footing-worse = un moins bon sol : terrain nuisible, marque noire ou attroupement
term-chances-better = il reste plus d’actions de cube à jouer
term-chances-worse = il reste moins d’actions de cube à jouer
term-journey-better = il reste moins à vaincre et à ouvrir : ennemis, piles de runes, portes
term-journey-worse = il reste plus à vaincre et à ouvrir : ennemis, piles de runes, portes
term-way-better = les héros sont plus près du prochain ennemi, ou de ce qui ouvre le chemin
term-way-worse = les héros sont plus loin du prochain ennemi, ou de ce qui ouvre le chemin
term-ground-better = un meilleur sol : ni terrain nuisible, ni attroupement
term-ground-worse = un moins bon sol : terrain nuisible ou attroupement
scene-foe-attacks = { $who } attaquerait { $heroes } (vise { $why })
scene-foe-beyond = { $who } vise { $whom } ({ $why }), hors d’atteinte : ce serait { $heroes }
scene-foe-more = { $who } attaquerait { $heroes } : plus de héros qu’avec { $whom } ({ $why })
scene-foe-allies = { $who } n’atteindrait aucun héros, et attaquerait { $heroes }
scene-foe-slays = { $who } attaquerait { $heroes } (TUEUR : eux avant tout héros)
scene-foe-nears = { $who } n’atteindrait personne, et vise { $whom } ({ $why })
scene-foe-among = { $why }{ $among ->
    [seen] { " " }parmi ceux qu’il voit
    [fastest] , plus rapide que son égal
    [slowest] , plus lent que son égal
   *[none] {""}
}

# Équipement
ask-face = Quelle face utilisez-vous : { $item } ?
ask-outfit = { $who } : que mettre, qu’enlever ?
ask-swap-roles = { $who } voudrait ce rôle : { $old }. Prenez-vous l’autre : { $role } ?
ask-hand-over = Remettre { $item } à { $whom } ?
ask-in-return = Pas de place pour { $item } : que donner en échange ?
ask-room = Le sac est plein : quel consommable part ?
ask-spoils = Piochez parmi les butins
option-Rearm = S’équiper
option-Undress = Se déséquiper
option-Wear = Équiper : { $item }
option-Doff = Enlever : { $item }
option-Flip = Retourner : { $item }
option-Improve = Améliorer : { $item }, contre les outils d’artisan et { $by }
event-equipped = { $who } s’est équipé : { $item }.
event-unequipped = { $who } a enlevé : { $item }.
event-flipped = { $who } a retourné une carte : { $item }.
event-improved = { $who } a donné { $other } et les outils d’artisan ; maintenant : { $item }.
item-tools = Outils d’artisan : avec une autre carte d’équipement du sac, ils améliorent un butin d’une qualité, au camp ou par une action mineure.
item-treasure = À utiliser pour piocher une carte de butin.
gear-weapon = { $card_id ->
    [starting] Arme, équipement de départ
    [spoils] Arme, butin
    [epic] Arme épique
   *[other] Arme, objet d’aventure
  }
gear-off-hand = { $card_id ->
    [starting] Main secondaire, équipement de départ
    [spoils] Main secondaire, butin
    [epic] Main secondaire, épique
   *[other] Main secondaire, objet d’aventure
  }
gear-armor = { $card_id ->
    [starting] Armure, équipement de départ
    [spoils] Armure, butin
    [epic] Armure épique
   *[other] Armure, objet d’aventure
  }
gear-trinket = { $card_id ->
    [starting] Bijou, équipement de départ
    [spoils] Bijou, butin
    [epic] Bijou épique
   *[other] Bijou, objet d’aventure
  }
gear-melee = Touche à partir de { $accuracy }, { $damage } dégâts, adjacent
gear-ranged = Touche à partir de { $accuracy }, { $damage } dégâts, portée 1
gear-two-handed = À deux mains : pas de main secondaire
gear-skill = { $when } : { $text }
gear-versatile = POLYVALENT : se retourne en { $item }
gear-better = S’améliore en { $item }

# Le camp, la progression et la campagne
scene-kind-upgrade = Améliorations
scene-kind-legacy = Héritage
hall-goal = Pour gagner : faites tomber de { $n } à 0 la Santé { $who_gender ->
    [f] de la Cavalière
   *[other] du Cavalier
}.
hall-piles = Les runes : le X d’une carte compte les runes de sa couleur sur la piste d’initiative. Certaines forment des piles sur le plateau. S’il marche sur une pile ou la défait, ses runes vont sur la piste, et chacune lui rend { $n } de Santé. Un héros à côté d’une pile peut épuiser un cube pour remettre { $back } de ses runes dans le sac.
hall-tokens = Les runes : le X d’une carte compte les runes de sa couleur sur la piste d’initiative. Certaines forment des piles sous les jetons de couleur. Si elle marche sur une pile ou la défait, ses runes vont sur la piste, et chacune lui rend { $n } de Santé. Un héros à côté d’une pile peut épuiser un cube pour remettre { $back } de ses runes dans le sac.
page-goal-doors = { $n ->
    [one] Pour gagner : ouvrez la porte, et ne laissez personne en vie derrière elle.
   *[other] Pour gagner : ouvrez les { $n } portes, l’une après l’autre, et ne laissez personne en vie derrière la dernière.
}
page-goal-slay = Pour gagner : ne laissez personne en vie.
page-goal-earn = Il faut aussi gagner ce statut : { $goal }.
page-recall = Ici, chaque action de rappel coûte { $n ->
    [one] un cube de Malédiction
   *[other] { $n } cubes de Malédiction
}.
hall-lost = Vous perdez quand un héros prend un sixième cube de Malédiction ou un second cube de Trauma, ou quand il n’y a plus de rune à piocher.
camp-title = Le camp
camp-now = Au camp, maintenant
camp-page = Le feu est allumé, quelqu’un remue une marmite, et pour une nuit rien ne sort de l’ombre. Ce que vous portez est étalé entre vous sur une couverture.
camp-arrive = Vous posez vos sacs.
camp-reward = Vous regardez ce que vous avez gagné.
camp-spoils = Butins du vétéran : { $who } prend une carte, ou aucune.
camp-upgrade = Une amélioration de compétence : { $who } choisit une tuile, et la compétence de départ du même arbre qu’elle recouvre pour de bon.
camp-visit = { $who } peut s’équiper, échanger, améliorer ses butins et changer de rôle ; puis c’est au suivant.
camp-share = Le chef de groupe répartit les cartes d’héritage : deux par héros au plus. Ce que personne ne reçoit est mis de côté.
camp-deck = Le chef de groupe peut échanger des cartes de la pioche des coffres contre d’autres du même type et de la même rareté. À la première, toutes les potions et tous les parchemins y retournent.
camp-leave = Il est temps de repartir.
camp-spoils-zone = Butins sur la couverture
camp-upgrade-zone = Tuiles d’amélioration
camp-visit-zone = Rôles
camp-deck-zone = La pioche des coffres
camp-spare-zone = À prendre en échange
camp-legacy = L’héritage du groupe
camp-role-of = C’est le rôle de { $who }.
camp-role-free = Personne ne l’a.
camp-held = Tenue par { $who }
camp-skill = { $skill }
ask-claim = { $who } : quel butin prenez-vous ?
ask-upgrade = { $who } : quelle amélioration, et que recouvre-t-elle ?
ask-camp = { $who } : que faites-vous au camp ?
ask-share = À qui les cartes d’héritage ?
ask-deck = Échangez-vous des cartes de coffre ?
ask-depart = Tout le monde est-il prêt à repartir ?
option-Claim = Prendre : { $item }
option-Upgrade = { $tile } sur { $skill }
option-Assign = { $card } pour { $to }
option-Stash = Mettre de côté : { $card }
option-Recompose = { $new } à la place de { $old }
option-Become = Devenir : { $role }
event-camp = Le groupe est arrivé à son camp.
event-camp-left = Le groupe a levé le camp.
event-took-spoils = { $who } a pris parmi les butins : { $item }.
event-upgraded = { $who } a appris { $tile }, qui recouvre { $skill }.
event-legacy = Le groupe a avancé sur la piste d’héritage : { $card }.
event-assigned = { $who } tient maintenant : { $card }.
event-stashed = Mis de côté : { $card }.
event-became = { $who } a un nouveau rôle : { $role }.
event-kept-role = { $who } garde son rôle : { $role }.
event-recomposed = Dans la pioche des coffres : { $new } à la place de { $old }.
event-returned = { $who } a remis dans la pioche : { $item }.
sheet-sheet = Registre de campagne
sheet-party = Groupe
sheet-adventure = Aventure
sheet-horseman = Cavalier
sheet-leader = Chef de groupe
sheet-door = Derrière la porte
sheet-rank = Rang des monstres
sheet-wounded = Blessés
sheet-heroes = Héros
sheet-role = Rôle
sheet-gear = Équipement
sheet-bag = Sac
sheet-tiles = Améliorations
sheet-legacy = Cartes d’héritage
sheet-won = Gagnées
sheet-outcomes = Conséquences
sheet-past = Conséquences des actes passés
sheet-allies = Alliés
sheet-trails = Piste d’héritage
sheet-rewards = Récompenses au camp
sheet-camp = D’abord le camp
sheet-statuses = Statuts
sheet-deck = Pioche des coffres
sheet-stored = Rangé pour de bon
sheet-defeats = Défaites
page-item = Vous obtenez : { $item }.
offer-claim = Prendre : { $item } ({ $text })
offer-claim-unfit = Prendre : { $item } ({ $text }) ; inutilisable par { $who }
offer-arms = arme : touche dès { $accuracy }, { $damage } dégâts ; { $text }
offer-upgrade = { $tile } ({ $text }), sur { $skill }

# Suivants et cohortes, blessés, le deuxième acte
ask-ally-move = Où va { $who } ?
ask-ally-attack = Qui { $who } attaque-t-{ $who_gender ->
    [f] elle
   *[m] il
} ?
ask-devour = { $who } : qui dévorer ?
ask-boon = Que gagnez-vous ?
option-Rescue = Mettre en sûreté la personne blessée en { $at }
event-sturdy = { $who } encaisse { $n } dégâts.
event-ally-falls = { $who } subit { $n } dégâts d’un coup et tombe.
event-recruited = { $who } rejoint le groupe.
event-aims-ally = { $who } n’atteint aucun héros, et attaque { $whom }.
event-rescued = { $who } a mis en sûreté { $people ->
    [hellscarian] un Hellscarien blessé
   *[other] un Ombralien blessé
  }.
event-devoured = { $who } a dévoré { $people ->
    [hellscarian] un Hellscarien blessé
   *[other] un Ombralien blessé
  }.
event-mutated = { $who } mute : { $whom }, { $n } points de santé.
event-hungers = { $who } n’atteint personne à dévorer, et s’en approche.
event-paid = { $who } a donné { $token_id ->
    [soul_shard] un éclat d’âme
   *[other] { $n }
  }.
event-pile-freed = Une pile de runes se défait : ses runes retournent dans le sac.
scene-sturdiness = Robustesse { $n } : un coup jusque-là ne fait rien
scene-injured = { $people ->
    [hellscarian] Un Hellscarien blessé
   *[other] Un Ombralien blessé
  } : à mettre en sûreté (une action mineure, à côté) avant qu’il soit dévoré
scene-company = À vos côtés
scene-spikes = Pointes d’obsidienne
scene-foe-hungers = { $who } en veut aux blessés
name-spikes = Pointes d’obsidienne
token-spikes = Les monstres ne les craignent pas. Tous les autres y perdent un point de mouvement et subissent 2 dégâts au premier pas du tour ; elles comptent comme ténèbres.
ally-follower = Suivant : reste avec le groupe
ally-cohort = Cohorte : à vos côtés dans cette aventure
ally-melee = Robustesse { $sturdiness }, mouvement { $move }, { $attack } dégâts, adjacent
ally-ranged = Robustesse { $sturdiness }, mouvement { $move }, { $attack } dégâts, portée 1
ally-magical = Robustesse { $sturdiness }, mouvement { $move }, { $attack } dégâts, à toute portée
ability-devourer = DÉVOREUR : en veut aux jetons de PNJ blessés ; repu, il devient une Abomination vorace avec 12 points de santé de plus
ability-stealth = FURTIVITÉ au début de son tour
page-paid = { $token_id ->
    [soul_shard] Vous donnez un éclat d’âme.
   *[other] Vous donnez { $n }.
  }
page-recruits = { $n ->
    [one] { $who } rejoint le groupe.
   *[other] { $n } × { $who } rejoignent le groupe.
  }
page-foes = { $n ->
    [one] { $who } se retourne contre vous.
   *[other] { $n } × { $who } se retournent contre vous.
  }
page-frees = Une pile de runes retourne dans le sac.
name-hellscarian_ally = Allié des Hellscariens
name-hellscarian_enemy = Ennemi des Hellscariens
name-umbralian_ally = Allié des Ombraliens
name-umbralian_enemy = Ennemi des Ombraliens
name-desert_knight = Chevalier du désert
name-umbralian_knight = Chevalier ombralien
name-no_quarter_given = Pas de quartier
name-beautiful_lie = Un beau mensonge
name-mob_justice = La justice de la foule
name-unbroken = Indompté
name-broken = Brisé
name-spared = Épargné
name-strong_bonds = Des liens solides
name-humbled = Humilié
name-wounded_paw = La patte blessée
name-declawed_beast = La bête dégriffée
name-door_read = Inscription lue
name-odd_number = Nombre impair
name-even_number = Nombre pair
name-statues_pleased = Statues satisfaites
name-element_collection = Collection d’éléments
name-memories_woken = Mémoires éveillées
name-shadow_war_told = La guerre des Ombres
name-fangs_riot_told = L’émeute des Crocs
name-exodus_told = L’exode
name-cache_read = Avertis par les runes
name-glyph_unraveled = Glyphe déchiffré
name-masonry_understood = Maçonnerie comprise
name-heirloom_blade = Lame d’héritage
name-bricklayers_assistant = Aide-maçon
name-misery_ended = La fin d’un calvaire
name-scavenger_with_us = Le Charognard est avec nous
name-two_words = Deux mots
name-until_the_end = Jusqu’au bout
name-peoples_stand_by = Les deux peuples s’abstiennent
name-betrayed_condottieri = Trahi (condottieri)
name-betrayed_dunedancer = Trahi (Danseuses)
name-lifesaver = Sauveur

# Apprendre
camp-begins = Un premier feu, loin de toute route. On se raconte ce que l’on sait faire, et ce que l’on voudrait savoir.
camp-learn =
    { $who } apprend encore { $skills ->
        [one] { $skills } compétence de héros ou de rôle avec son cube
       *[other] { $skills } compétences de héros ou de rôle, chacune avec son cube
    }, et { $abilities ->
        [one] { $abilities } capacité de classe
       *[other] { $abilities } capacités de classe
    }.
camp-ability = { $who } apprend une capacité de classe : le niveau suivant d’un des arbres de sa classe.
camp-relearn =
    À la place de ce qui est oublié { $who } apprend { $skills ->
        [one] { $skills } compétence de héros ou de rôle avec son cube
       *[other] { $skills } compétences de héros ou de rôle, chacune avec son cube
    }, et { $abilities ->
        [one] { $abilities } capacité de classe
       *[other] { $abilities } capacités de classe
    }.
camp-learn-zone = Ce qui peut s’apprendre
camp-ability-zone = Ce qui peut s’apprendre
camp-relearn-zone = Ce qui peut s’apprendre
camp-tree-melee = Mêlée, niveau { $level }
camp-tree-ranged = Distance, niveau { $level }
camp-tree-agility = Agilité, niveau { $level }
camp-tree-wisdom = Sagesse, niveau { $level }
camp-tree-class = Arbre de classe « { $tree } », niveau { $level }
name-role_1 = la première carte du rôle
name-role_2 = la seconde carte du rôle
ask-learn = { $who } : qu’apprenez-vous (encore { $n }) ?
option-Learn = Apprendre : { $what }
option-Choice = Un cube { $cube }
ask-learn-cube = { $who } : de quelle couleur est le cube qui vient avec la carte ?
option-Study = Apprendre ce qui convient à ce héros : tout d’un coup, comme dans la salle du Cavalier
option-Relearn = Oublier { $what } pour apprendre autre chose
offer-forget-role = Oublier la carte de rôle { $card } pour apprendre autre chose
offer-learn = Apprendre : { $what } ({ $cube }) : { $text }
offer-learn-role = Apprendre : { $what } (un cube de la couleur voulue) : { $text }
offer-learn-ability = Apprendre : { $what } (capacité de classe) : { $text }
event-learned = { $who } a appris : { $what }, avec un cube ({ $cube }).
event-learned-ability = { $who } a appris : { $what } ; un cube blanc la marque.
event-forgot = { $who } a oublié : { $what }.
sheet-learned = Appris

# Le troisième acte
ask-provisions = Que leur donnez-vous ?
option-Flee = Dépenser l’avance : rien n’est subi
event-shared = { $who } a donné : { $item }.
event-fled = { $who } n’était plus là : rien n’est subi (FATIGUE { $n }).
page-wounds = Le Cavalier perd { $n } points de santé.
name-blackriver_heard = L’histoire de Noireau
name-disarmed_father = Le père désarmé
name-shattered_dreams = Des rêves brisés
name-earl_of_blackriver = Le comte de Noireau
name-scarce_provisions = De maigres provisions
name-provisions_shared = Provisions partagées
name-merchant_met = Marchand rencontré
name-hard_bargain = Un rude marché
name-good_deal = Une bonne affaire
name-well_fed = Bien nourris
name-aggressive_negotiations = Négociations musclées
name-uncertain_journey = Un voyage incertain
name-weak_spot = Le point faible
name-heros_journey = Le voyage du héros
name-head_start = Une longueur d’avance
name-late_guests = Des convives en retard
name-prisoner_seen = Prisonnier examiné
name-broken_man = Un homme brisé
name-reward_promised = Récompense reçue
name-robin_freed = Robin libéré
name-it_takes_two = Il faut être deux
name-removed_helmet = Casque retiré
name-removed_necklace = Collier retiré
name-removed_shield = Bouclier retiré
name-robin_spoke = Robin a parlé
name-phylactery_gone = Phylactère disparu

name-blind = CÉCITÉ
token-blind = Manque toute attaque d’arme dont le d20 montre 10 ou moins, jusqu’à une action de rappel ou une PURIFICATION.
card-Act-blind = CÉCITÉ
card-Act-bounty = PRIME
event-sees = { $who } voit de nouveau.
event-bounty = { $who } laisse du butin.

# The fourth act
ask-slay = { $who } : qui traque-t-il ?
option-Loosen = Dénouer la pile du jeton { $pile } : des runes retournent dans le sac
event-left-party = { $who } a quitté le groupe.
event-hunts-ally = { $who } traque ceux qui suivent les héros, et attaque { $whom }.
event-slew-injured = { $who } a tué { $people ->
    [hellscarian] un Hellscarien blessé
   *[other] un Ombralien blessé
  }.
event-maelstrom-hand = { $who } a mélangé ses cartes d’attaque, et tire à nouveau.
scene-spawning-point = Jeton d’apparition ({ $colour }) : des monstres peuvent apparaître ici
ability-slayer = TUEUR : en veut aux blessés, puis aux cohortes, puis aux suivants ; sans eux au héros le plus fort
ability-slaughter = MASSACRE : en veut aux jetons de PNJ blessés
ability-maelstrom = MAELSTROM : une nouvelle main de cartes d’attaque au début de son tour
ability-blind = CÉCITÉ
page-dismisses = { $who } quitte le groupe pour de bon.
ending-outcomes = { $force ->
    [perseverance] Persévérance
    [tragedy] Tragédie
    [doom] Ruine
   *[other] Héroïsme
  } : { $of }
ending-defeats = { $n ->
    [0] Jamais vaincus.
    [one] Vaincus une fois en chemin.
   *[other] Vaincus { $n } fois en chemin.
  }
name-sealed_fate = Un destin scellé
name-past_life_hauntings = Hantises d’une vie passée
name-draconian_freed = Draconien libéré
name-afterlife_mysteries = Mystères de l’au-delà
name-maiden_stabbed = Captive poignardée
name-maiden_freed = Captive délivrée
name-servant_loose = Serviteur lâché
name-possession = Possession
name-servant_seen = Dans la sphère
name-scavenger_sold = Charognard vendu
name-questioning = Questionnement
name-fallout = Les retombées
name-barrier_down = Barrière levée
name-ritual_waxes = Le rituel grandit
name-radek_repents = Radek se repent
name-royal_outrage = Colère royale
name-spymaster_with_us = L’espion avec nous
name-spymasters_hour = L’heure de l’espion
name-friendly_advice = Un conseil d’ami
name-armoury_opened = Armurerie ouverte
name-comprimising = Compromission
name-truthful = Véridique
name-triumphant = Triomphant
name-long_live = Vive le roi !
name-generals_named = Les Généraux nommés
ask-haul = Où cela va-t-il, ou sur qui le lancer ?
option-Drop = Par-dessus bord
event-hauled = { $who } a déplacé { $piece ->
    [loot] le butin
    [trap] un piège
    [small] une petite tuile de ténèbres
    [injured] une personne blessée
   *[other] un meuble ({ $piece })
  } en { $place }.
scene-small = Petite tuile de ténèbres
event-dropped = { $who } est passé par-dessus bord.
event-aura-lost = { $who } a perdu l’aura { $aura }.
event-aura = { $who } a désormais une aura : { $aura }.
page-aura = Aura : { $aura }
scene-brink = Jeton de mécanique spéciale au bord du gouffre : qui est poussé ou soulevé d’ici tombe
scene-aura = Aura : { $aura }
name-dried_tears = Larmes séchées
name-burden_of_guilt = Le poids de la faute
sheet-auras = Auras
name-darkness = TÉNÈBRES

# Ce dont parle une option, en peu de mots
offer-timed = { $text }, { $when }
offer-when-focus = CONCENTRATION { $n }
offer-when-interrupt = en interruption
offer-when-reaction = en réaction
offer-when-beginning = au début du tour
offer-when-reacted = après une réaction
offer-when-passive = toujours
offer-when-taken = quand on vous attaque
offer-when-suffered = quand vous subissez des dégâts
offer-role-skill = { $skill } ({ $text })
offer-weapon = arme ; { $text }
offer-off-hand = main secondaire ; { $text }
offer-armor = armure ; { $text }
offer-trinket = bibelot ; { $text }
offer-wear = Équiper : { $item } ({ $text }) à la place de { $off }
offer-wear-more = Équiper : { $item } ({ $text })
offer-give = Donner { $item } à { $to } ({ $text })
offer-request = Demander { $item } à { $of } ({ $text })
offer-recompose = { $new } ({ $text }) à la place de { $old } ({ $instead })
offer-become = Devenir { $role } : { $text }
offer-become-instead = Devenir { $role } : { $text } ; { $other }, si cela lui convient, devient { $old }
ask-found-full = Vous avez trouvé { $item }, et le sac est plein : que laissez-vous ici ?
name-spoils = Butin du vétéran
name-upgrade = une amélioration de compétence
name-learn = des compétences à apprendre
name-ability = une capacité de classe
name-interlude = l’interlude
