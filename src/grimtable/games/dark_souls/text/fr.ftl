game-title = Dark Souls : Le Jeu de plateau
game-blurb = Des morts-vivants quittent le feu, apprennent leurs ennemis par cœur, et meurent jusqu'à ne plus mourir.
game-players = de 1 à 4 joueurs, ensemble
game-length = de deux à trois heures
game-mood = désolé, juste et difficile : l’ordinateur gagne environ une partie sur quatre
how-aim = Quittez le feu de camp, fortifiez-vous avec les âmes, battez le mini-boss puis le boss principal.
how-table = Des tuiles avec nœuds et portes autour d’un feu. Chaque personnage a une barre de dix cases : l’endurance dépensée les remplit en noir, les dégâts en rouge.
how-turn =
    Au feu : achetez trésors et niveaux avec les âmes, changez d’équipement, ou reposez-vous (cela coûte une étincelle et fait revenir les ennemis).
    Passez une porte : la rencontre de la tuile commence.
    Tous les ennemis agissent, puis un personnage, et ainsi de suite jusqu’à la fin d’un camp.
    Votre activation : récupérez 2 d’endurance, un pas gratuit, courez contre de l’endurance, attaquez au prix de vos armes.
how-fight =
    Vous lancez les dés de l’arme contre le blocage ou la résistance de l’ennemi ; le surplus fait des dégâts.
    Attaqué, vous bloquez (dés d’armure et de bouclier) ou esquivez (1 d’endurance, tout ou rien).
    Les ennemis font toujours ce que dit leur carte : « Ce qui vient » dit qui et combien.
how-lose = Une barre pleine est la mort, et une mort renvoie tout le groupe au feu contre une étincelle. Une mort sans étincelle est la fin. On gagne rarement au début : sur 29 parties, la meilleure paire de l’ordinateur a vaincu le mini-boss 17 fois et gagné 8 fois.
how-first =
    Laissez-les venir : un ennemi qui marche frappe moins.
    Gardez des cases libres : endurance et dégâts partagent la barre.
    Buvez l’Estus avant le coup lourd, pas après.
options-party = Le groupe
options-party-help = À deux, c’est un bon début. Moins nombreux, on a plus d’étincelles à perdre (5 seul, 2 à quatre) ; plus nombreux, on frappe plus souvent, mais les ennemis agissent avant chacun, et une seule mort vous défait tous.
options-campaign = Campagne
options-campaign-none = Une partie simple
options-campaign-help = L’une des deux campagnes imprimées au lieu d’une partie simple.
options-mini_boss = Mini-boss
options-mini_boss-help = La Gargouille est la plus douce, le Chevalier ailé le plus dur. « Jouer » prend la Gargouille.
options-mini_boss-none = Choisi à la table
options-main_boss = Boss principal
options-main_boss-help = La Danseuse est plus douce qu’Ornstein et Smough.
options-main_boss-none = Choisi à la table
options-skirmish = Combat d’entraînement
options-skirmish-none = Non : la partie entière
options-skirmish-help = Un seul combat contre ce boss, tout de suite : plus court qu’une partie, et plus doux, car vous êtes armés pour lui.
seat-assassin = Assassin
seat-herald = Héraut
seat-knight = Chevalier
seat-warrior = Guerrier

# Noms
name-black = noir
name-blue = bleu
name-orange = orange
name-dodge = esquive
name-strength = Force
name-dexterity = Dextérité
name-intelligence = Intelligence
name-faith = Foi
name-left = main gauche
name-right = main droite
name-armour = armure
name-backup = réserve
name-inventory = l'inventaire
name-bonfire = le feu
name-bleed = Saignement
name-poison = Poison
name-frostbite = Gelure
name-stagger = Étourdissement
name-tile_1 = tuile 1
name-tile_2 = tuile 2
name-tile_3 = tuile 3
name-tile_4 = tuile 4
name-tile_5 = tuile 5
name-tile_6 = tuile 6
name-tile_1a = tuile 1, face a
name-tile_1b = tuile 1, face b
name-tile_2a = tuile 2, face a
name-tile_2b = tuile 2, face b
name-tile_3a = tuile 3, face a
name-tile_3b = tuile 3, face b
name-tile_4a = tuile 4, face a
name-tile_4b = tuile 4, face b
name-tile_5a = tuile 5, face a
name-tile_5b = tuile 5, face b
name-tile_6a = tuile 6, face a
name-tile_6b = tuile 6, face b
name-blank = un jeton inoffensif
name-trap_1_1 = un piège de 1
name-trap_1_2 = un piège vif de 1
name-trap_2_1 = un piège de 2
name-trap_2_2 = un piège vif de 2
name-trap_3_1 = un piège de 3

# Questions
ask-boss = Quel boss affronter ?
ask-lay = Posez la tuile suivante
ask-fog = Sur quelle tuile se dresse la Porte de brume ?
ask-level = Sur quelle tuile va la rencontre de niveau { $level } ?
ask-bonfire = Près du feu
ask-explore = Où aller ?
ask-outfit = Changer l'équipement
ask-found = Qui le prend ?
ask-ember = Qui reçoit la Braise ? D’une attaque à 3 dégâts ou plus, qui la porte en subit 1 de moins.
ask-stow = Quelle arme va dans l'inventaire ?
ask-place = Par où entre { $seat } ?
ask-lead = Qui ouvre la marche, et attire les ennemis ?
ask-first = Qui s'active en premier, et prend le jeton Aggro ?
ask-order = Quel ennemi agit d'abord ?
ask-enemy = Par où passe l'ennemi ?
ask-push = Où { $who } est-{ $who_gender ->
    [f] elle repoussée
   *[m] il repoussé
} ?
ask-room = Trois au plus tiennent sur { $node } : qui fait de la place ?
ask-gain = Que regagner ?
ask-hold = Quelles armes en main ?
ask-act = { $seat } : votre activation
ask-target = Attaquer qui ?
ask-receive = Qui le reçoit ?
ask-step = Avancer d'un nœud ?
ask-luck = Vous avez obtenu { $faces }. Employer la Chance sur un dé{ $heroic ->
    [oui] , ou l'action héroïque
   *[non] {""}
} ?
ask-defend = { $foe } attaque pour { $n } { $magical ->
    [oui] { $n ->
        [one] magique
       *[other] magiques
    }
   *[non] { $n ->
        [one] physique
       *[other] physiques
    }
}, esquive { $difficulty }
ask-brace = Employer l'action héroïque sur ce blocage ?
ask-riposte = Riposter, par votre action héroïque ? Elle revient après un repos.
ask-trap-token = Le jeton piège qui s’y trouve est retourné
ask-trap = Un piège : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}, esquive { $difficulty }
ask-aggro = Prendre le jeton Aggro ?
ask-dash = Traverser en courant ?
ask-attack = { $who } attaque { $foe } : { $n ->
    [one] lancez 1 dé
   *[other] lancez { $n } dés
}
ask-block = Blocage : { $n ->
    [one] lancez 1 dé
   *[other] lancez { $n } dés
}
ask-resist = Résistance : { $n ->
    [one] lancez 1 dé
   *[other] lancez { $n } dés
}
ask-dodge = Esquive : { $n ->
    [one] lancez 1 dé
   *[other] lancez { $n } dés
}
ask-reroll = Relancez le dé
ask-tiles = Piochez { $n } tuiles
ask-encounter = Retournez la carte Rencontre
ask-treasure = Piochez une carte Trésor
ask-legends = Piochez { $n } cartes légendaires
ask-scout = Révélez une carte du boss
ask-flip = Retournez la carte suivante du boss

# Choix
option-Face = { $boss }
option-Lay = { $tile }, face { $face }, { $turn ->
    [0] non tournée
    [1] tournée à droite
    [2] retournée
   *[other] tournée à gauche
} : { $spot } depuis le feu
option-Gate = { $tile }
option-Enter = Entrer dans la { $tile } depuis { $by_id ->
    [bonfire] le feu
   *[other] la { $by }
}
option-Fog = Franchir la Porte de brume
option-Open = Ouvrir le coffre de la { $tile }
option-Return = Revenir au feu
option-Rest = Se reposer pour une étincelle : fioles, jetons et ennemis reviennent
option-Buy = Acheter un trésor
option-Sell = Vendre { $item } pour 1 âme
option-Spark = Acheter une étincelle
option-Join = { $who } rejoint le groupe, pour une étincelle
option-Leave = { $who } s'en va, et rend une étincelle
option-LevelUp = { $who } : augmenter { $stat }
option-Luck = { $who } : retrouver la Chance pour 1 âme
option-Outfit = { $who_id ->
    [inventory] Changer les améliorations de l’inventaire
   *[other] { $who } : changer d’équipement
}
option-Equip = { $who } prend { $item } : { $slot }
offer-Equip-instead = { $who } prend { $item } : { $slot }, à la place de { $away }
offer-Equip-block = { $said } ; Blocage { $now } → { $then }
offer-Equip-resist = { $said } ; Résistance { $now } → { $then }
offer-Equip-dodge = { $said } ; dés d’esquive { $now } → { $then }
offer-Equip-stroke = { $said } ; meilleur coup { $now } → { $then }
offer-Equip-same = { $said } ; aucun dé ne change
offer-none = rien
option-Stow = Ranger { $item }
option-Attach = Fixer { $upgrade } sur { $item }
option-Detach = Ôter { $upgrade } de { $item }
option-Ember = { $who }
option-Place = Entrer en { $node }
option-Lead = { $who }
option-Lead-lead = { $who } ouvre la marche
option-Lead-first = { $who } s’active en premier
option-First = { $foe }
option-Step = { $who } vers { $to }
option-Push = { $who }
option-Hold = Tenir { $left }{ $right_id ->
    [none] {""}
   *[other] {" "}et { $right }
}
option-Gain = { $stamina } endurance, { $health } santé
option-Walk = Marcher vers { $to }
option-Run = Courir vers { $to }
option-Estus = Boire l'Estus : toutes vos cases se libèrent
option-Heroic = Action héroïque
option-Strike = { $weapon } sur { $target }
option-Lunge = { $weapon } : aller en { $via }{ $target_id ->
    [none] {""}
   *[other] , puis attaquer { $target }
}
option-Use = Employer { $weapon }{ $target_id ->
    [none] {""}
   *[other] {" "}pour { $target }
}
option-Target = { $target }
option-Reroll = Relancer le { $die ->
    [0] premier
    [1] deuxième
    [2] troisième
    [3] quatrième
    [4] cinquième
    [5] sixième
    [6] septième
    [7] huitième
   *[other] dernier
} dé
option-Guard = Bloquer ou résister
option-Dodge = { $stays_id ->
    [yes] Esquiver sur place
   *[no] Esquiver vers { $to }
}
option-Dodge-undo = Esquiver
option-Suffer = Le subir
option-Aggro = Prendre le jeton Aggro
option-Dash = Courir vers { $tile_id ->
    [bonfire] le feu
   *[other] la { $tile }
}
option-End = Finir l'activation
option-Done-aggro = Laisser le jeton où il est
option-Done-brace = Garder l'action héroïque
option-Done-dash = Rester et combattre
option-Done-found = Personne : à l'inventaire
option-Done-luck = Garder le jet
option-Done-outfit = Assez changé
option-Done-receive = Personne d'autre
option-Done-riposte = Ne pas riposter
option-Done-step = Rester ici

# Options avec ce qu'elles coûtent, font et promettent
care-death = Ne me parler de Chance et d’actions héroïques que si l’un de nous peut tomber, ou un ennemi par un meilleur dé
care-death-stands = Chance et actions héroïques ne sont proposées que si l’un de vous peut tomber sous le coup, ou un ennemi par un meilleur dé.
care-harm = Ne me parler de Chance et d’actions héroïques que dans ce cas, ou si 3 dégâts ou plus passent
care-harm-stands = Chance et actions héroïques ne sont proposées que si quelqu’un peut tomber, ou si 3 dégâts ou plus passent.
offer-deadly = cela vous tue
offer-last = la prochaine mort finit la partie
offer-free = gratuit
offer-cost = { $n ->
    [0] gratuit
   *[other] { $n } endurance
}{ $deadly ->
    [oui] , ce qui vous tue
   *[non] {""}
}
heading-way = En route
heading-party = Le groupe
heading-character = { $who }
offer-Strike = { $weapon } sur { $target } : { $cost }, { $does }
offer-node = tous ceux de { $node } ({ $foes })
offer-Lunge = { $weapon }, aller en { $via }, puis sur { $target } : { $cost }, { $does }
offer-Lunge-first = { $weapon }, aller d'abord en { $via } : { $cost }, { $does }
offer-Use = Employer { $weapon }{ $target_id ->
    [none] {""}
   *[other] {" "}pour { $target }
} : { $cost }, { $does }
offer-Walk = Marcher vers { $to } : { $cost }
offer-Run = Courir vers { $to } : { $cost }
offer-Estus = Boire l’Estus, une fois jusqu’au repos : { $n ->
    [0] aucune case n’est remplie
    [one] votre seule case remplie se libère
   *[other] vos { $n } cases remplies se libèrent
}
offer-Heroic = Action héroïque. { $does }
offer-Guard-block = Bloquer avec { $dice }
offer-Guard-resist = Résister avec { $dice }
offer-Guard-bare = Encaisser sans dé
offer-Dodge = Esquiver vers { $to } : { $cost }, { $n ->
    [one] { $n } dé d’esquive
   *[other] { $n } dés d’esquive
}
offer-Dodge-here = Esquiver sur place : { $cost }, { $n ->
    [one] { $n } dé d’esquive
   *[other] { $n } dés d’esquive
}
offer-Dodge-vain = { $dodge } : elle ne peut pas réussir
offer-Reroll-black = Relancer le dé noir qui montre { $face }
offer-Reroll-blue = Relancer le dé bleu qui montre { $face }
offer-Reroll-orange = Relancer le dé orange qui montre { $face }
offer-Reroll-dodge = Relancer un dé d’esquive qui ne montre rien
offer-LevelUp = { $who } : { $stat } { $now } → { $then } pour { $n } âmes
offer-LevelUp-opens = { $level } : ouvre { $items }
offer-level-towards = Un pas vers { $item } (ensuite { $needs } pour { $n } de plus)
offer-level-deck = { $then } cartes de trésor sur { $all } iraient à quelqu’un, au lieu de { $now }
offer-Enter = Entrer dans la { $tile } depuis { $by_id ->
    [bonfire] le feu
   *[other] la { $by }
} : une rencontre de niveau { $n }
offer-Enter-fog = Entrer dans la { $tile } depuis { $by_id ->
    [bonfire] le feu
   *[other] la { $by }
} : une rencontre de niveau { $n }, devant la Porte de brume
offer-Rest-fog = Se reposer pour une étincelle : fioles, jetons et ennemis reviennent, et la Porte de brume est fermée jusqu’à ce que ceux-ci soient battus
offer-Rest-vain = Se reposer pour une étincelle : rien ne serait rendu
offer-Rest-last = { $rest }. C’est la dernière étincelle disponible : la prochaine mort finit la partie
offer-Fog = Franchir la Porte de brume : { $boss } attend derrière
offer-Buy = Acheter une carte de trésor pour { $n ->
    [one] 1 âme
   *[other] { $n } âmes
} : { $usable } sur { $all } vont à quelqu’un
offer-Outfit-spare = Changer les améliorations de l’inventaire (seulement de ce que personne ne peut encore tenir)
offer-Outfit-vain = { $who } : changer d’équipement (rien dans l’inventaire ne peut être porté)
offer-Spark = Acheter une étincelle pour { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}

# Événements
event-activates = { $foe } s'est activé{ $foe_gender ->
    [f] e
   *[m] {""}
}.
event-afflicted = { $who } subit : { $condition }.
event-aggro = { $who } a le jeton Aggro.
event-attached = { $upgrade } a été fixé sur { $item }.
event-attacked = { $foe } a attaqué { $who } pour { $n } { $magical ->
    [oui] { $n ->
        [one] magique
       *[other] magiques
    }
   *[non] { $n ->
        [one] physique
       *[other] physiques
    }
}.
event-avenged = { $foe } a vu tomber { $fallen }, a regagné jusqu'à { $n } points de santé et change de cartes.
event-barrel = { $who } a brisé le tonneau sur { $node }.
event-bled = { $who } a saigné : 2 dégâts de plus.
event-boss = Le boss à venir : { $boss }.
event-boss-encounter = Le groupe a franchi la Porte de brume : { $boss }.
event-boss-treasure = Le boss a laissé { $items }.
event-bought = Le groupe a payé { $n } pour un trésor.
event-chest = Le coffre a été ouvert.
event-dashed = Le groupe a couru vers { $tile_id ->
    [bonfire] le feu
   *[other] la { $tile }
}.
event-defeated = { $who } est tombé{ $who_gender ->
    [f] e
   *[m] {""}
}. Le groupe est vaincu.
event-dodge-failed = { $who } a manqué son esquive : { $rolled ->
    [0] aucun dé d’esquive à lancer
    [one] { $n } sur { $rolled } dé d’esquive
   *[other] { $n } sur { $rolled } dés d’esquive
}, il en fallait { $difficulty }.
event-dodged = { $who } a esquivé : { $rolled ->
    [0] aucun dé d’esquive à lancer
    [one] { $n } sur { $rolled } dé d’esquive
   *[other] { $n } sur { $rolled } dés d’esquive
}, il en fallait { $difficulty }.
event-dropped = { $n ->
    [one] { $n } âme gît
   *[other] { $n } âmes gisent
} sur { $node }, { $tile }.
event-ember = { $who } porte une Braise.
event-ember-helped = { $who } : la Braise a ôté 1 dégât.
event-encounter = { $tile } : { $card }.
event-equipped = { $who } a pris { $item }.
event-exchanged = { $who } a pris { $item } et rangé { $away }.
event-estus = { $who } a bu sa Fiole d'Estus.
event-exposed = { $who } a frappé depuis un arc faible ({ $foe }) : 1 dé noir de plus.
event-flipped = La carte du boss : { $card }.
event-foe-moved = { $away_id ->
    [none] { $who } est allé{ $who_gender ->
        [f] e
       *[m] {""}
    } sur { $node }.
   *[other] { $who } s’est éloigné{ $who_gender ->
        [f] e
       *[m] {""}
    } (de : { $away }), vers { $node }.
}
event-fog = La Porte de brume se dresse sur la { $tile }.
event-found = Trouvé : { $item }.
event-goes-on = Première activation : { $who }. D’un combat à l’autre, on continue avec le suivant.
event-gained = { $health ->
    [0] { $who } a repris { $stamina } d’endurance.
   *[other] { $stamina ->
        [0] { $who } a soigné { $health } dégâts.
       *[other] { $who } a repris { $stamina } d’endurance et soigné { $health } dégâts.
    }
}
event-guarded = { $rolled ->
    [0] { $who } n'avait rien pour se protéger : les { $of } points passent tous.
   *[other] { $who } s'est protégé{ $who_gender ->
        [f] e
       *[m] {""}
    } avec { $cards } et a lancé { $dice } : { $n } contre { $of }, { $left ->
        [0] rien ne passe
        [one] { $left } passe
       *[other] { $left } passent
    }.
}
event-heated = { $foe } s'est échauffé{ $foe_gender ->
    [f] e
   *[m] {""}
}.
event-heavy = { $foe } frappe fort : { $who } perd de l'endurance.
event-heroic = { $who } a employé son action héroïque.
event-hits = { $vain ->
    [oui] { $rolled ->
        [0] { $who } a visé { $foe } en vain : { $n } contre { $less }, aucun dégât.
       *[other] { $who } a lancé { $dice } contre { $foe } : { $n } contre { $less }, aucun dégât.
    }
   *[non] { $rolled ->
        [0] { $who } a touché { $foe } : { $n } - { $less } arrêtés.
       *[other] { $who } a lancé { $dice } et touché { $foe } : { $n } - { $less } arrêtés.
    }
}
event-joined = { $who } a rejoint le groupe ; étincelles : { $n }.
event-killed = { $who } a été tué{ $who_gender ->
    [f] e
   *[m] {""}
}.
event-laid = { $face } a été posée.
event-leapt = { $foe } a bondi sur { $node }.
event-left = { $who } a quitté le groupe ; étincelles : { $n }.
event-levelled = { $who } : { $stat } vaut { $n }.
event-luck-restored = { $who } a retrouvé sa Chance.
event-luck = { $who } a obtenu { $dice }, et tenté sa Chance sur { $die }.
event-lucky = { $who } a relancé { $old } et obtenu { $new }.
event-missed = { $foe } a attaqué, mais personne n’était à portée.
event-moved = { $who } est allé{ $who_gender ->
    [f] e
   *[m] {""}
} sur { $node }.
event-next-boss = Le boss suivant attend : { $boss }.
event-over = { $won ->
    [oui] Le groupe a gagné.
   *[non] Le groupe a perdu.
}
event-placed = { $who } est entré{ $who_gender ->
    [f] e
   *[m] {""}
} sur { $node }.
event-pushed = { $who } a été repoussé{ $who_gender ->
    [f] e
   *[m] {""}
} sur { $node }.
event-recovered = Le groupe a récupéré ; étincelles : { $n }.
event-recycled = Les cartes du boss reprennent dans le même ordre.
event-rested = Le groupe s'est reposé.
event-retrieved = { $who } a repris { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}.
event-returned = Le groupe est revenu au feu.
event-scouted = Les pierres tombales ont révélé : { $card }.
event-section = La section { $n } commence.
event-shuffled = { $foe } : ses cartes ont été mélangées.
event-slain = { $foe } est tombé{ $foe_gender ->
    [f] e
   *[m] {""}
}.
event-sold = Vendu : { $item }.
event-spark = Étincelles : { $n }.
event-spent = { $who } a dépensé { $n } endurance.
event-strikes = { $who } frappe avec { $weapon } : { $does }.
event-suffered = { $who } a subi { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-trap = { $who } a marché sur { $trap }.
event-treasure-grows = Des cartes transposées et légendaires ont rejoint le paquet Trésor.
event-turn = { $who } s'est activé{ $who_gender ->
    [f] e
   *[m] {""}
}.
event-turned = { $foe } s'est tourné{ $foe_gender ->
    [f] e
   *[m] {""}
} vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l'est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l'ouest
   *[7] le nord-ouest
}.
event-uses = { $who } emploie { $weapon } : { $does }.
event-won = Victoire, { $place } : { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}.
event-wounded = { $foe } a subi { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.

# La table
scene-won = { $boss ->
    [none] Le groupe a gagné
   *[other] { $boss } vaincu : le groupe a gagné
}
scene-section-won = La section { $n } est gagnée : la campagne continue
scene-lost = { $boss ->
    [none] Le groupe a perdu
   *[other] { $boss } tient toujours, et le feu s’est éteint
}
scene-lost-fight = { $boss } tient toujours : le combat est perdu
scene-phase-boss = Choix du boss
scene-phase-tiles = Mise en place du donjon
scene-phase-fog = Mise en place de la Porte de brume
scene-phase-levels = Distribution des rencontres
scene-phase-explore = Exploration : { $sparks ->
    [one] { $sparks } étincelle
   *[other] { $sparks } étincelles
}, { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
}
scene-phase-fight = Rencontre
scene-phase-over = Fini
scene-turn-of = { $place } : { $who } agit
scene-fight = { $place }
scene-name = { $who }
scene-bonfire = Feu
scene-level = Niveau { $n }
scene-card = { $card }
scene-fog = Porte de brume
scene-chest-open = Le coffre est ouvert
scene-dropped = { $n ->
    [one] { $n } âme perdue
   *[other] { $n } âmes perdues
}
scene-spot = Libre : { $spot }
scene-barrel = Tonneau : il barre le passage. Un personnage peut le briser en y allant, pour 1 d’endurance de plus
scene-gravestone = Pierre tombale : elle barre le passage. Si sa rencontre est face visible quand on affronte le boss, le groupe voit pour elle une carte du boss
scene-chest = Coffre : il barre le passage. Le combat gagné, on peut l’ouvrir : deux cartes de trésor
scene-broken = Tonneau brisé
scene-trap = Piège : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}, esquive { $dodge }
scene-trap-hidden = Un jeton Piège face cachée
scene-arc-front = avant
scene-arc-left = gauche
scene-arc-right = droite
scene-arc-back = arrière
scene-arcs = { $arcs }
scene-arc-weak = { $arc }, faible
scene-weak-arc = Arc faible : 1 dé noir de plus
scene-in-weak-arc = Se tient dans un arc faible : 1 dé noir de plus
scene-bleed = Saignement
scene-poison = Poison
scene-frostbite = Gelure
scene-stagger = Étourdissement
scene-aggro = Jeton Aggro
scene-first = Jeton Première activation : { $fight ->
    [oui] s’active ensuite
   *[non] s’active en premier au prochain combat
}
scene-boxes = { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; endurance dépensée : { $stamina }, dégâts : { $damage }
scene-part-stamina = endurance
scene-part-health = santé
scene-health = { $n ->
    [one] { $n } point de santé
   *[other] { $n } points de santé
}
scene-equipment = { $who } : équipement
scene-inventory = Inventaire
scene-treasure = Paquet Trésor
scene-bosses = Boss
scene-box = Tuiles à poser
scene-reserve = Peuvent encore rejoindre
scene-door = Porte vers { $to_id ->
    [bonfire] le feu
   *[other] la { $to }
}
scene-door-nowhere = Porte, sans rien derrière
scene-doors = Portes : { $sides }
scene-face-doors = Face { $face }. { $doors }
scene-side-0 = N
scene-side-2 = E
scene-side-4 = S
scene-side-6 = O
scene-near = Tuiles voisines
scene-enemies = Ennemis
scene-boss-data = Le boss
scene-discard = Cartes jouées, la dernière d'abord
scene-known = Cartes connues du paquet
scene-unseen = Cartes peut-être parmi les inconnues
scene-attached = { $upgrade }
scene-data = Menace { $threat }, santé { $health }, blocage { $block }, résistance { $resist }
scene-heat-up = S'échauffe à { $n }
scene-hot = Carte d'échauffement
scene-sparks = Étincelles
scene-souls = Âmes
scene-endurance = { $who }
scene-boss-health = { $who }
scene-boxes-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
scene-boss-health-left = { $who } : santé restante
scene-fought = Le dernier combat
scene-fought-many = Combats : { $n } ; dans le dernier, les ennemis ont agi { $round } fois
scene-fought-one = Les ennemis ont agi { $round } fois
scene-fought-fallen = Tombé : { $who }
scene-fought-by = Tombé : { $who }, face à { $by ->
    [trap] un piège
   *[other] { $by }
}{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
scene-stat = { $stat } { $n } (palier { $tier })
scene-character = { $who }, provocation { $taunt }
scene-estus-ready = Fiole d'Estus pleine
scene-estus-used = Fiole d'Estus vide
scene-heroic-ready = Action héroïque prête
scene-heroic-used = Action héroïque employée
scene-luck-ready = Chance prête
scene-luck-used = Chance employée
scene-ember-ready = Braise : 1 de moins d’une attaque à 3 dégâts ou plus
scene-ember-used = Pas de Braise
scene-prices = Prix
scene-price-treasure = Une carte Trésor : { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}
scene-price-level = Palier { $tier } : { $n } âmes
scene-sheet = Feuille de suivi
scene-sheet-section = { $campaign }, section { $n } sur { $of } : { $bosses }
scene-sheet-encounters = Rencontres en jeu : { $cards }
scene-sheet-sold = Vendu : { $cards }
scene-sheet-hint = « grimtable sheet » la note pour un autre jour.
scene-threats = Ce qui vient
scene-threat = { $foe } menace : { $who }, { $n } { $kind }, esquive { $dodge }
scene-threat-perhaps = { $foe } peut attaquer, selon vos choix : { $who }, { $n } { $kind }, esquive { $dodge }
scene-threat-more = Il y a trop de façons de repousser et d’avancer pour les dire toutes : d’autres peuvent être attaqués aussi.
scene-threat-lead = Si { $who } ouvre la marche :
scene-threat-either-lead = Qui que ce soit qui ouvre la marche :
scene-threat-either-first = Qui que ce soit qui s’active en premier, sans bouger :
scene-threat-first = Première activation pour { $who }, sans bouger :
scene-threat-none = { $acting ->
    [oui] Aucune autre attaque avant l’activation du prochain personnage.
   *[non] Tel que c’est là, les ennemis n’attaqueront personne après cette activation.
}
scene-next-card = Carte suivante : { $card }
scene-next-unknown = La carte suivante n'est pas connue.
scene-next-among = La carte suivante est l’une de celles-ci : { $cards }.
scene-card-now = { $card } : { $does }
scene-next-body = { $foe } : { $does }
scene-then = { $a } · { $then }
scene-physical = physiques
scene-magical = magiques
scene-roll = { $dice } { $sign }
scene-dice-black = { $n ->
    [1] 1 noir
   *[other] { $n } noirs
}
scene-dice-blue = { $n ->
    [1] 1 bleu
   *[other] { $n } bleus
}
scene-dice-orange = { $n } orange
scene-face-black = noir { $n }
scene-face-blue = bleu { $n }
scene-face-orange = orange { $n }
scene-face-dodge = { $n ->
    [0] dé d’esquive sans icône
   *[other] dé d’esquive avec icône
}
scene-die-black = Un dé noir montre { $n }. Ses faces : { $faces }.
scene-die-blue = Un dé bleu montre { $n }. Ses faces : { $faces }.
scene-die-orange = Un dé orange montre { $n }. Ses faces : { $faces }.
scene-die-dodge = Un dé d’esquive { $n ->
    [0] ne montre rien
   *[other] montre son icône
}. Trois de ses six faces portent l’icône.
scene-plus = + { $n }
scene-minus = - { $n }
scene-shift = glissade { $n }
scene-magic = magique
scene-node = tout le nœud
scene-shaft = pas à portée 0
scene-enchant = vos attaques sont magiques pendant cette activation
scene-from-backup = utilisable depuis la réserve
scene-range = portée { $n }
scene-anywhere = toute portée
scene-push = repousse
scene-empower = vos attaques ont + { $n } pendant cette activation
scene-ward = le groupe bloque avec { $block } et résiste avec { $resist } de plus, jusqu'à la fin de la prochaine activation ennemie
scene-repeat = { $n } fois
scene-action = { $parts }
scene-stroke = { $n ->
    [0] gratuit
   *[other] { $n } endurance
} : { $does }
scene-gain-stamina = { $n } endurance
scene-gain-health = { $n } santé
scene-grant-self = vous regagnez { $gains }
scene-grant-one = un personnage regagne { $gains }{ $n ->
    [-1] {""}
   *[other] {" "}(portée { $n })
}
scene-grant-all = tous à portée regagnent { $gains }
scene-grant-others = tous les autres à portée regagnent { $gains }
scene-grant-two = jusqu'à deux à portée regagnent { $gains }
scene-attacks-get = En plus à chaque attaque : { $parts }
scene-immune = Jamais de { $condition }
scene-effect-cheaper = L'attaque la plus chère coûte { $n } de moins
scene-effect-dodge-nodes = Esquive jusqu'à { $n } nœuds
scene-effect-walk-nodes = Marche jusqu'à { $n } nœuds
scene-effect-start-instead = Au début, au choix { $n } endurance et { $more } santé au lieu de 2 endurance
scene-effect-mates-start = Qui commence une activation sur votre nœud, vous compris, regagne { $n } endurance au lieu de 2
scene-effect-hurt-stamina = { $n } endurance après une attaque qui vous blesse
scene-effect-end-health = { $n } santé à la fin de votre activation
scene-effect-end-health-per-enemy = Soigne { $n } par ennemi sur votre nœud à la fin de votre activation
scene-effect-exceed = { $more } endurance quand une attaque dépasse la défense de { $n }
scene-effect-beside-two-hands = Peut se tenir à côté d'une arme à deux mains
scene-effect-firm = Les attaques ne vous repoussent pas
scene-effect-takes-aggro = Une fois par rencontre, prenez le jeton Aggro à la fin de l'activation d'un autre
scene-effect-no-dodge = Pas d'esquive
scene-effect-no-run = Pas de course
scene-effect-ember = Un jeton Braise pour un personnage
scene-need = { $stat } { $n }
scene-needs = Exige { $needs }
scene-two-handed = À deux mains
scene-block = Blocage { $dice }
scene-resist = Résistance { $dice }
scene-dodge-dice = Esquive { $n }
scene-upgrade = { $upgrade }. { $adds }
scene-upgrade-slots = Emplacements d'amélioration : { $n }
scene-weapon_upgrade = Amélioration d'une arme
scene-armour_upgrade = Amélioration d'une armure
scene-usable = Pour { $who }
scene-usable-none = Personne n'a encore ce qu'elle exige
scene-usable-for = Il manque { $needs } ({ $who }) : des niveaux pour { $n } âmes
scene-usable-never = Jamais pour { $who }, à aucun niveau
scene-upgraded = avec ses améliorations
scene-card-values = { $reach }, esquive { $dodge }
scene-weak = Faible : { $arcs }
scene-aim-area = tous dans { $arcs }
scene-aim-nearest = le plus proche
scene-aim-aggro = Aggro
scene-aim-node-nearest = le nœud du plus proche
scene-aim-node-aggro = le nœud d'Aggro
scene-attack = Attaque { $n } { $kind } : { $aim }
scene-attack-and = Attaque { $n } { $kind } : { $aim } ; { $riders }

# Pourquoi une table ne peut pas être préparée.
refused-party = Un groupe compte d’un à quatre personnages différents.

# Ce que disent les cartes
card-Turn = { $by ->
    [2] Tourne à droite
    [-2] Tourne à gauche
   *[other] Demi-tour
}
card-Leap = Bondit sur { $whom_id ->
    [aggro] Aggro
   *[nearest] le plus proche
}, repousse ({ $damage })
card-Shift = Glisse de { $n } { $way_id ->
    [left] vers la gauche
    [right] vers la droite
    [back] vers l'arrière
   *[front] vers l'avant
}{ $push_id ->
    [yes] { $damage ->
        [0] , en repoussant
       *[other] , en repoussant pour { $damage }
    }
   *[no] {""}
}
card-Move = { $n ->
    [0] Se tourne vers
   *[other] { $away_id ->
        [yes] S'éloigne de { $n }
       *[no] Avance de { $n } vers
    }
} { $away_id ->
    [yes] { $whom_id ->
        [aggro] d'Aggro
       *[nearest] du plus proche
    }
   *[no] { $whom_id ->
        [aggro] Aggro
       *[nearest] le plus proche
    }
}{ $push_id ->
    [yes] { $damage ->
        [0] , en repoussant
       *[other] , en repoussant pour { $damage }
    }
   *[no] {""}
}
card-titled = { $title } : { $does }
card-heroic-rally = chaque personnage regagne { $n } endurance.
card-heroic-charge = { $n ->
    [one] 1 nœud gratuit
   *[other] { $n } nœuds gratuits
} ; la prochaine attaque à portée 0 est gratuite et touche tout le nœud.
card-heroic-brace = { $dice } de plus au jet de blocage qui vient d'être fait.
card-heroic-riposte = après une esquive, une attaque gratuite sur l'attaquant à portée.
card-special-node-cost = après l'échauffement, l'attaquer depuis son nœud coûte { $n } endurance de plus.
card-special-tough = les dégâts de { $n } ou plus d'un jet d'attaque sont réduits de { $by }.
card-special-heavy = un jet de blocage de { $n } ou plus coûte { $by } endurance à qui bloque.
card-special-none = ni { $condition }
card-special-immune = { $conditions }.
card-special-restless = son paquet est mélangé après chaque carte d'échauffement.
card-special-avenger = quand l'autre tombe, regagne { $n } points de santé et passe à ses propres cartes d'échauffement.

## When a fight is over

page-open = Derrière la Porte de brume attend : { $boss }
page-open-aim = Le groupe ({ $who }) quitte le feu de camp : trouvez la voie de la Porte de brume ({ $tile }), passez-la et battez le boss : { $boss }. { $last ->
    [oui] Alors la partie est gagnée.
   *[non] Un boss plus fort vient ensuite ; qui bat celui-là a gagné.
}
page-open-campaign = Le groupe ({ $who }) quitte le feu de camp : trouvez la voie de la Porte de brume ({ $tile }), passez-la et battez le boss : { $boss }. Ses boss vaincus, une section de la campagne est finie.
page-open-first = Allez d’abord sur une tuile voisine du feu, de niveau aussi bas que possible. Ce qui attend là se voit en entrant. Chaque combat gagné rapporte 2 âmes par personnage ; au feu, les âmes achètent trésors et niveaux.
page-open-hard = Le jeu est dur, et tomber en fait partie : une mort ramène tout le groupe au feu contre une étincelle. { $sparks ->
    [0] Il n’y en a pas pour cela : la première mort met fin à la partie
    [one] Il y en a { $sparks } pour cela, et une mort sans étincelle met fin à la partie
   *[other] Il y en a { $sparks } pour cela, et une mort sans étincelle met fin à la partie
}. Ce qui aide : laisser venir les ennemis, garder des cases libres sur la barre, et vaincre ce qui est en chemin avant de passer la porte.
page-fog = Derrière la brume : { $boss }
page-fog-shut = La brume s’est refermée. Personne ne sort avant qu’un camp soit tombé.
page-fog-cards = Un boss agit d’après ses cartes, une par tour. Quand toutes ont été vues, elles reviennent dans le même ordre : retenez-le, « Ce qui vient » le dit aussi. Gravement blessé, il s’échauffe : une nouvelle carte est mêlée aux autres, et l’ordre change.
page-fog-arcs = Quatre arcs l’entourent, et ses attaques en frappent certains. Depuis l’arc faible de sa carte, tracé en vert, vous lancez un dé noir de plus.
page-won = Victoire : { $place }
page-boss-won = Victoire : { $place }
page-won-rest = Le dernier ennemi ne bouge plus. Le groupe reprend son souffle : toutes les barres d’endurance sont vides, et aucun état ne dure.
page-won-souls = { $n ->
    [one] { $n } âme gagnée
   *[other] { $n } âmes gagnées
} ; la réserve en compte { $all }.
page-won-taken = { $n ->
    [one] L’âme qui gisait ici est de nouveau
   *[other] Les { $n } âmes qui gisaient ici sont de nouveau
} au groupe.
page-won-items = Butin du boss : { $items }. Voyez l’inventaire.
page-won-chest = Un coffre se dresse ici. Ouvrez-le : il contient deux cartes Trésor.
page-won-on = Continuez, ou retournez au feu dépenser vos âmes. Fioles, Chance et actions héroïques ne reviennent que par un repos, qui coûte une étincelle et ramène les ennemis.
page-won-fog = La voie du boss est ouverte : la Porte de brume est ici. Dépensez d’abord vos âmes au feu. N’y prenez pas de repos à la légère : il coûte une étincelle, les ennemis reviennent, et la porte est fermée jusqu’à ce qu’ils soient de nouveau battus.
page-won-boss = Un boss plus fort vient ensuite. Les tuiles sont posées à neuf, tous se sont reposés, et il brûle { $sparks ->
    [one] { $sparks } étincelle
   *[other] { $sparks } étincelles
}.
page-lost = Défaite : { $who }
page-lost-all = { $fell }. Quand l’un meurt, tous sont vaincus : le groupe se réveille près du feu.
page-lost-spark = Une étincelle s’est éteinte ; { $sparks ->
    [0] il n’en reste aucune
    [one] il en reste { $sparks }
   *[other] il en reste { $sparks }
}{ $n ->
    [0] {" "}: la prochaine mort sera la fin.
   *[other] .
}
page-lost-souls = { $n ->
    [one] { $n } âme gît
   *[other] { $n } âmes gisent
} { $boss ->
    [oui] chez le boss ({ $place }), sur { $node }
   *[non] sur { $node }, { $place }
}. Qui y parvient les ramasse ; une autre défaite avant cela, et elles sont perdues.
page-lost-rest = Le repos a tout rendu : fioles, Chance et actions héroïques sont prêtes, et tous les ennemis sont revenus aussi.

## What is under way

scene-blow-attack = Une attaque
scene-blow-trap = Un piège
scene-blow-stroke = { $weapon }
scene-blow-push = Repoussé
scene-blow-physical = physique
scene-blow-magical = magique
scene-defence-block = bloque
scene-defence-resist = résiste
scene-defence-dodge = esquive
scene-fact-strength = force { $n }
scene-fact-dodge = difficulté d'esquive { $n }
scene-fact-mod = { $n } ajouté aux dés
scene-free = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
scene-window-choice = défense
scene-window-roll = jet
scene-window-luck = Chance
scene-window-brace = action héroïque
scene-window-riposte = riposte
scene-window-before = déplacement avant
scene-window-target = cible
scene-window-compare = dégâts
scene-window-after = déplacement après

# La feuille de suivi de la campagne, ligne par ligne.
sheet-sheet = Feuille de suivi
sheet-campaign = Campagne
sheet-section = Sections passées
sheet-sparks = Étincelles
sheet-souls = Âmes
sheet-characters = Personnage
sheet-character = Classe
sheet-tiers = Caractéristiques, par palier
sheet-armour = Armure
sheet-left = Main gauche
sheet-right = Main droite
sheet-backup = Réserve d’armes
sheet-heroic = Action héroïque disponible
sheet-luck = Chance disponible
sheet-ember = Braise
sheet-estus = Fiole d’Estus pleine
sheet-inventory = Inventaire
sheet-upgrades = Améliorations
sheet-sold = Vendus
sheet-treasure = Reste de la pioche de trésors
sheet-reserve = Peuvent encore se joindre
sheet-first = Premier à s’activer
sheet-encounters = Rencontres en jeu
sheet-face = Tuile
sheet-tier = Palier de chaque caractéristique
sheet-gear = Équipement
sheet-wounds = Blessures au départ

# Ce qui est en jeu, et de quoi l’appréciation est faite
at-hand-fight = ce combat
stake-all = toutes les cibles
stake-damage = Dégâts ({ $who })
stake-slain = { $many_id ->
    [many] Au moins un des ennemis tombe
   *[one] Chute de l’ennemi ({ $who })
}
stake-dodge = L’esquive réussit
stake-killed = Quelqu’un meurt, et le combat est perdu
stake-killed-defended = Quelqu’un meurt même si tous se défendent bien, et le combat est perdu
stake-killed-saved = { $heroic ->
    [oui] { $luck ->
        [oui] Quelqu’un meurt, même avec la Chance et l’action héroïque, et le combat est perdu
       *[non] Quelqu’un meurt, même avec l’action héroïque, et le combat est perdu
    }
   *[non] Quelqu’un meurt, même avec la Chance, et le combat est perdu
}
stake-killed-unsaved = Quelqu’un meurt, à moins que la Chance ou une action héroïque n’y aide, et le combat est perdu
term-wounds-better = moins de cases perdues en blessures et en états
term-wounds-worse = plus de cases perdues en blessures et en états
term-stamina-better = moins d’endurance dépensée
term-stamina-worse = plus d’endurance dépensée
term-brink-better = personne n’est si près de la mort
term-brink-worse = quelqu’un est plus près de la mort
term-flasks-better = il reste plus de fioles à boire
term-flasks-worse = il reste moins de fioles à boire
term-tokens-better = il reste plus de jetons à utiliser
term-tokens-worse = il reste moins de jetons à utiliser
term-arms-better = de meilleures armes en main
term-arms-worse = de moins bonnes armes en main
term-allies-better = le groupe a une taille plus favorable
term-allies-worse = le groupe a une taille moins favorable
term-race-better = les ennemis frapperont moins avant de tomber
term-race-worse = les ennemis frapperont plus avant de tomber
term-health-better = il reste moins de santé aux ennemis
term-health-worse = il reste plus de santé aux ennemis
term-reach-better = le groupe est plus près de ceux qu’il peut frapper
term-reach-worse = le groupe est plus loin de ceux qu’il peut frapper
term-weak-better = plus de personnages se tiennent dans un arc faible
term-weak-worse = moins de personnages se tiennent dans un arc faible
term-blow-better = l’attaque en cours est moins dangereuse
term-blow-worse = l’attaque en cours est plus dangereuse
term-ready-better = plus d’armes peuvent encore servir ce tour
term-ready-worse = moins d’armes peuvent encore servir ce tour
term-progress-better = la quête est plus avancée
term-progress-worse = la quête est moins avancée
term-sparks-better = il reste plus d’étincelles qu’après d’autres choix
term-sparks-worse = il reste moins d’étincelles qu’après d’autres choix
term-might-better = le groupe est mieux équipé
term-might-worse = le groupe est moins bien équipé
term-souls-better = plus d’âmes en réserve ou à gagner
term-souls-worse = moins d’âmes en réserve ou à gagner
term-boss-better = les cartes en usage et les âmes restantes promettent plus contre le boss à venir
term-boss-worse = les cartes en usage et les âmes restantes promettent moins contre le boss à venir
