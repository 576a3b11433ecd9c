game-title = Berserk : Le jeu de plateau
game-blurb = Cinq compagnons contre tout ce qui sort des ténèbres : choisissez vos cartes, comptez vos forces, et sachez quand tomber.
game-players = 1 à 5 joueurs, ensemble
game-length = une heure à une heure et demie
game-mood = sombre, tactique, épuisant
how-aim = Atteignez l’Objectif de l’Aventure avant sa dernière manche. Tous les Héros gagnent ou perdent ensemble.
how-table = Des Tuiles d’hexagones avec Zones et Décor. Chaque Héros a une main de cartes Action, de la Santé et une piste de Fatigue. La carte Événement ouverte donne l’Objectif et ce qui peut encore venir.
how-turn =
    Préparez : chaque Héros empile une à trois cartes. Dés, Mouvement et Défense s’additionnent pour la manche ; seul l’Effet de la carte du dessus compte.
    Les Héros agissent dans l’ordre voulu : bouger, attaquer une fois, actionner des jetons, en partageant à volonté.
    À la fin, le Héros prend de la Fatigue : aucune pour une carte, 2 pour deux, 4 pour trois.
    Les Ennemis vont vers qui leur carte désigne, le plus souvent le Héros le plus proche ; puis on vérifie les Événements.
how-fight =
    Lancez vos dés ; les Succès moins la Défense de l’Ennemi font des Blessures.
    Quand un Ennemi frappe, la Défense de votre pile se retire de ses Succès.
how-lose = Tous les Héros sont K.-O. (plus de Santé, ou piste de Fatigue pleine), ou la dernière manche de l’Événement est passée.
how-first =
    Deux cartes sont la pile habituelle ; trois seulement si cela décide de quelque chose.
    « Ce qu’ils feront » montre qui chaque Ennemi vise.
    Reposez un Héros fatigué en n’empilant qu’une carte.
options-party = Le groupe
options-party-help = Trois à cinq Héros ; une personne peut en mener plusieurs.
refused-party-size = Un groupe compte trois à cinq Héros différents.
refused-party-needs = Cette Aventure exige { $who } : à la place d’un autre Héros, ou en plus.
options-adventure = Aventure
options-adventure-help = La Cour enseigne les règles ; la campagne commence au moulin.
options-growth = Campagne
options-growth-help = Ce que la campagne a noté ; sans cela on joue une Aventure isolée.
options-mercy = Clémence
options-mercy-help = Pour s’exercer : chaque Ennemi arrive avec autant de Blessures.
options-begin = Commencer à l’Événement
options-begin-help = Pour s’exercer : la lettre de la carte Événement où l’histoire commence.
seat-guts = Guts
seat-isidro = Isidro
seat-schierke = Schierke
seat-farnese = Farnese
seat-serpico = Serpico

# Noms
name-everyone = tous
name-others = tous les autres
name-monster = Monstre
name-demon = Démon
name-flying = Vol
name-Altar = l’autel
name-Quay = le quai
name-Stern = la poupe
name-Stairs = l’escalier
name-Gate = la porte
name-rung = cloches sonnées
name-triggered = jetons déclenchés
name-held = phases tenues
name-alarm = alarme
name-cards = cartes Action
name-boards = plateaux de Héros
name-enemies = Ennemis
name-interaction = jeton Interaction
name-spawn = jeton Apparition
name-tactic = jeton Tactique
name-fire = jeton Feu
name-2b = 2 et Saignement
name-3b = 3 et Saignement
name-2s = 2 et Étourdi
name-3s = 3 et Étourdi
name-mud = jeton Boue

# Questions
ask-place = { $who } : où commencez-vous ?
ask-plan = { $who } prépare : une à trois cartes
ask-activate = Qui agit maintenant ?
ask-act = { $who } : et maintenant ? Mouvement restant : { $n }.
ask-lead = Plusieurs Ennemis sont aussi proches. Lequel agit ensuite ?
ask-turn = { $who } a plusieurs cibles, aussi proches et aussi défendues. Laquelle ?
ask-lend = { $enemy } compare les Défenses. La Capacité de { $who } protège-t-elle ses voisins ?
ask-stop = Plusieurs cases conviennent autant à { $who }. Où s’arrête-t-{ $who_gender ->
    [f] elle
   *[m] il
} ?
ask-front = { $kind } apparaît. De quel côté regarde-t-{ $kind_gender ->
    [f] elle
   *[m] il
} ?
ask-centre = { $kind } n’a pas la place. Quelle case est son centre ?
ask-displace = { $who } doit faire de la place. Où aller ?
ask-drop = Lequel des dés les plus faibles quitte la réserve de dés ?
ask-reroll = Relancer un dé ? { $n ->
    [one] 1 Relance restante
   *[other] { $n } Relances restantes
}.
ask-riposte = { $enemy } a attaqué. Riposter ?
ask-bless = Pour qui est-ce ?
ask-mend = Un point de soin : pour qui ?
ask-first = Quelle Règle spéciale s’applique d’abord ?
ask-attack = { $who } attaque : lancez { $n } { $n ->
    [one] dé
   *[other] dés
}
ask-again = { $who } relance un dé
ask-trial = { $who } tente le jeton : lancez { $n } { $n ->
    [one] dé
   *[other] dés
}
ask-flee = { $who } court : lancez un dé
ask-run = { $who } ne peut fuir droit devant l’attaquant. De quel côté ?
ask-direction = Direction aléatoire : lancez le dé bleu

# Réponses
option-Place = Commencer en { $to }
option-Lay = { $card }
option-Back = Reprendre { $card }
option-Ready = C’est tout
option-Activate = { $who }
option-Lead = { $enemy }
option-Walk = Aller en { $to }
option-Strike = Attaquer { $target }{ $plain ->
    [oui] { $unaided ->
        [oui] {" "}sans Effet ni Capacité
       *[non] {" "}sans l’Effet
    }
   *[non] { $unaided ->
        [oui] {" "}sans la Capacité
       *[non] {""}
    }
}
option-Use = Appliquer { $card }
option-Take = Ramasser le jeton Tactique
option-Trigger = Déclencher { $token }
option-Bless = { $who }
option-Mend = { $who } : { $bleeding ->
    [oui] ôter un jeton Saignement
   *[non] soigner 1
}
option-Drop = Le dé { $colour }
option-Reroll = Relancer un dé
option-Riposte = { $who } riposte{ $plain ->
    [oui] { $unaided ->
        [oui] {" "}sans Effet ni Capacité
       *[non] {" "}sans l’Effet
    }
   *[non] { $unaided ->
        [oui] {" "}sans la Capacité
       *[non] {""}
    }
}
option-Turn = { $target }
option-Lend = { $lend ->
    [oui] { $who } les protège
   *[non] { $who } retient sa Capacité
}
option-Stop = En { $to }
option-Stop-front = Vers { $to }
option-Relocate = En { $to }
option-Flee = En { $to }
option-First = { $special }
option-Done-act = Finir l’activation
option-Done-reroll = Garder le résultat
option-Done-riposte = Pas de Riposte
option-Place-undo = le départ en { $to }
option-Lay-undo = { $card } sur la pile
option-Back-undo = { $card } reprise en main
option-Ready-undo = que { $who } est prêt
option-Activate-undo = l’activation de { $who }
option-Lead-undo = que { $enemy } agit ensuite
option-Walk-undo = le trajet vers { $to }
option-Strike-undo = l’Attaque contre { $target }
option-Use-undo = { $card_id ->
    [guts] la Capacité de { $card }
    [isidro] la Capacité d’{ $card }
    [schierke] la Capacité de { $card }
    [farnese] la Capacité de { $card }
    [serpico] la Capacité de { $card }
   *[other] l’Effet de la carte { $card }
}
option-Take-undo = la prise du jeton Tactique
option-Trigger-undo = le déclenchement du jeton
option-Bless-undo = ce que { $who } a reçu
option-Mend-undo = les soins de { $who }
option-Drop-undo = le dé qui a quitté la réserve de dés
option-Reroll-undo = la relance d’un dé
option-Riposte-undo = la Riposte de { $who }
option-Turn-undo = que { $enemy } se tourne vers { $target }
option-Lend-undo = le choix sur la Capacité de { $who }
option-Stop-front-undo = que { $enemy } regarde vers { $to }
option-Stop-centre-undo = que le centre de { $enemy } est en { $to }
option-Stop-undo = que { $enemy } s’arrête en { $to }
option-Relocate-undo = que { $who } fait place en { $to }
option-Flee-undo = que { $who } fuit en { $to }
option-First-undo = que { $special } s’applique d’abord
option-Done-act-undo = la fin de l’activation
option-Done-reroll-undo = le résultat gardé
option-Done-riposte-undo = que personne ne riposte
offer-Walk = Aller en { $to }, { $zones }
offer-Use = { $ability }
offer-Apply = Appliquer { $card } : { $text }
offer-Lay = { $card } : { $text }
offer-Trigger = Déclencher : { $token }
offer-Close = Fermer : { $token }
offer-fatigue = Fatigue { $now } → { $n }
offer-Ready = C’est tout ({ $text })
offer-tired-A = Fatigue { $n } : le dé le plus faible est perdu
offer-tired-D = Fatigue { $n } : Défense -1
offer-tired-M = Fatigue { $n } : Mouvement -1
offer-tired-KO = la piste de Fatigue est alors pleine : K.-O.
offer-Sweep = Attaquer tous ceux à Portée{ $unaided ->
    [oui] {" "}sans la Capacité
   *[non] {""}
} : { $targets }
offer-choosing = { $attack } ({ $leaves })
offer-leaves = { $n ->
    [one] un dé quitte la réserve, à votre choix
   *[other] { $n } dés quittent la réserve, à votre choix
} : { $colours }
offer-Riposte = { $riposte } ({ $n ->
    [one] la dernière Riposte
   *[other] 1 Riposte sur { $n }
})
offer-Done = Finir l’activation sans { $left }
offer-left-attack = l’Attaque
offer-Reroll = Le dé { $colour } qui montre { $n }

# Ce qui s’est passé
event-introduction = { $adventure } : l’Aventure commence.
event-round = Manche { $n }.
event-planned = { $who } a préparé : { $cards }.
event-activated = { $who } commence à agir, Mouvement { $steps }.
event-walked = { $who } va en { $where } : Mouvement { $n }.
event-attacks = { $who } attaque { $whom }.
event-dropped = { $who } perd un dé { $colour } de sa réserve de dés.
event-die = { $colour } { $face }
event-rolled = { $who } obtient { $dice } : { $n } Succès.
event-rerolled = { $who } relance un dé ({ $before }) : { $face }.
event-hit = { $damage ->
    [0] { $who } manque { $whom } : aucun Dégât.
   *[other] { $n ->
        [0] { $who } ne blesse pas { $whom } : { $damage } { $damage ->
            [one] Dégât
           *[other] Dégâts
        } - { $guard } Défense, aucune Blessure.
       *[other] { $who } touche { $whom } : { $damage } { $damage ->
            [one] Dégât
           *[other] Dégâts
        } - { $guard } Défense = { $n } { $n ->
            [one] Blessure
           *[other] Blessures
        }.
    }
}
event-wounded = { $who } prend { $n } { $n ->
    [one] Blessure
   *[other] Blessures
}, Santé restante { $left }.
event-slain = { $who } est { $who_gender ->
    [f] tuée
   *[m] tué
}.
event-down = { $who } est K.-O.
event-defeat = Tous les Héros sont à terre.
event-healed = { $who } reprend { $n } Santé.
event-staunched = { $who } cesse de saigner d’une blessure.
event-bled = { $who } perd du sang : { $n } { $n ->
    [one] jeton
   *[other] jetons
}.
event-bleeding = { $who } saigne : { $n } { $n ->
    [one] jeton
   *[other] jetons
}.
event-stunned = { $who } est { $who_gender ->
    [f] Étourdie
   *[m] Étourdi
} : { $n } { $n ->
    [one] jeton
   *[other] jetons
}.
event-recovered = { $who } perd un jeton Étourdi.
event-clear = { $who } reprend ses esprits.
event-penalty-A = La Fatigue vaut une Pénalité d’Attaque ({ $who }) : le dé le plus faible quitte la réserve de dés.
event-penalty-D = La Fatigue vaut une Pénalité de Défense ({ $who }) : Défense -1.
event-penalty-M = La Fatigue vaut une Pénalité de Mouvement ({ $who }) : Mouvement -1.
event-relief-A = Une Pénalité d’Attaque a cessé ({ $who }) : le dé reste dans la réserve de dés.
event-relief-D = Une Pénalité de Défense a cessé ({ $who }) : Défense +1.
event-relief-M = Une Pénalité de Mouvement a cessé ({ $who }) : Mouvement +1.
event-tired = { $who } : Fatigue { $n }, maintenant { $fatigue }.
event-riposte = { $who } riposte contre { $whom }.
event-pushed = { $who } est { $who_gender ->
    [f] poussée
   *[m] poussé
} en { $where }.
event-displaced = { $who } fait de la place et va en { $where }.
event-no-miniature = Il ne reste aucune figurine dans la réserve d’Ennemis : { $kind }.
event-no-room = Il n’y a pas de place : { $kind }.
event-joined = { $who } rejoint le groupe en { $where }.
event-spawned = { $who } apparaît en { $where }.
event-spawned-facing = { $who } apparaît en { $where }, l’avant en { $front }.
event-used = { $who } applique { $card }.
event-reloaded = { $who } reprend { $n ->
    [one] une carte instantanée
   *[other] { $n } cartes instantanées
}.
event-boon = { $own ->
    [oui] { $who } gagne
   *[non] { $who } donne à { $whom }
} { $n } { $good_id ->
    [move] Mouvement
   *[other] Défense
} pour la manche.
event-gained-reroll = { $who } gagne { $n } Relance.
event-picked-up = { $who } ramasse un jeton Tactique.
event-drew = { $who } pioche { $card }.
event-tried = { $who } tente le jeton : { $n } Succès sur { $needed }.
event-triggered = { $who } déclenche : { $kind }.
event-enemy = { $who } est { $tied_id ->
    [yes] parmi les plus proches, et les Héros l’ont { $who_gender ->
        [f] désignée
       *[m] désigné
    }
   *[no] { $who_gender ->
        [f] la plus proche
       *[m] le plus proche
    } et agit
}.
event-unlent = { $who } retient sa Capacité face à { $enemy }.
event-turned = { $who } se tourne vers { $whom } : à distance et Défense égales, c’est le choix des Héros.
event-lowest = { $who } se tourne vers { $whom }, qui a la plus faible Défense.
event-marched = { $who } arrive en { $where }.
event-out-of-range = { $who } n’atteint personne.
event-met = Une condition de l’Événement { $card } est remplie : { $text }.
event-brought = { $text } : l’Événement { $card } est révélé.
event-revealed = Événement { $card }.
event-recurs = Événement { $card }, encore une fois.
event-discarded = { $card } est défaussée.
event-held = Tenu : { $n }.
event-counted = { $counter } : { $n }.
event-rule = La Règle spéciale { $special } { $on_id ->
    [yes] entre en jeu
   *[no] prend fin
}.
event-upgraded = Amélioration : { $what }.
event-fleeing = { $who } s’enfuit, dé { $colour } : { $n }.
event-fled = { $n ->
    [0] { $who } reste en { $where }.
    [1] { $who } court de 1 case, en { $where }.
   *[other] { $who } court de { $n } cases, en { $where }.
}
event-drift = Chaque { $token } dérive (direction { $n }).
event-won = L’Aventure est gagnée.
event-lost = L’Aventure est perdue.

# Le bilan : les Ennemis n’y ont pas de tours à eux
report-turn-luck = { $n ->
    [0] Le début
   *[other] { $who }, activation { $n }, et la suite
} : surtout la chance des dés
report-turn-own = { $n ->
    [0] Le début
   *[other] { $who }, activation { $n }, et la suite
} : les choix, les Ennemis et les dés

# La table
scene-setup = { $adventure }
scene-place = { $adventure } : les Héros prennent place
scene-plan = Manche { $n } : préparation
scene-act = Manche { $n } : les Héros agissent
scene-enemy = Manche { $n } : les Ennemis agissent
scene-events = Manche { $n } : Événements
scene-upkeep = Manche { $n } : Entretien
scene-acts = Manche { $n } : { $who } agit
scene-won = { $adventure } : victoire
scene-lost = { $adventure } : défaite
ending-down = À la manche { $n }, le dernier héros est tombé.
ending-late = La manche { $n } s’est achevée sans que le but soit atteint.
ending-event = À la manche { $n }, ce que le récit redoutait est arrivé.
ending-counted = { $counter } : { $n }.
ending-fallen = À terre à la fin : { $who }.
ending-standing = Tous les héros étaient encore debout.
scene-named = { $who }
scene-mat = { $who }
scene-tile = Tuile { $tile }
scene-zone = { $zone }
scene-tall = Haut
scene-tall-blocks = Décor haut : barre le chemin et la vue
scene-short = Bas
scene-short-blocks = Décor bas : barre le chemin, pas la vue
scene-health = { $n } Santé sur { $most }
scene-guard = Défense { $n }
scene-bleeding = { $n } Saignement
scene-stunned = { $n } Étourdi
scene-token-interaction = Jeton Interaction
scene-token-called = { $called } ({ $kind })
scene-token-tactic = Jeton Tactique
scene-token-fire = Feu
scene-token-mud = Boue
scene-token-spawn = Jeton Apparition { $letter }
scene-spawn-here = Jeton Apparition { $letter } : les Événements y font venir Ennemis ou Alliés
scene-range = Portée { $n }
scene-range-seen = Portée { $n }, Visible
scene-track-health = Santé
scene-track-fatigue = Fatigue
scene-penalty-A = Pénalité d’Attaque : le dé le plus faible quitte la réserve de dés
scene-penalty-D = Pénalité de Défense : Défense -1
scene-penalty-M = Pénalité de Mouvement : Mouvement -1
scene-ability = { $name } : { $text }
scene-pile = { $fatigue ->
    [0] Aucune Fatigue à venir
   *[other] { $fatigue } Fatigue à venir
}{ $less ->
    [0] {""}
   *[other] , { $less } de moins grâce à la carte du dessus
}, puis { $after } sur { $ko }
scene-ready = Prêt. Tant que d’autres préparent, cela peut changer : choisissez { $who } en haut, puis Annuler.
scene-piled = { $who } : { $cards }
offer-pile = La pile alors
scene-dice-lost = { $n ->
    [one] Le dé le plus faible quitte
   *[other] Les { $n } dés les plus faibles quittent
} la réserve de dés avant le lancer
scene-tired = À partir de Fatigue { $n } : { $text }
scene-tired-out = Après cette activation la piste de Fatigue est pleine : K.-O.
scene-effect = Au-dessus, { $card } : { $text }
scene-knocked-out = KO : hors de cette Aventure
scene-out = { $who } est K.-O. : les autres combattent encore. Vous choisissez toujours là où les Héros choisissent ensemble.
scene-rerolls = { $n } { $n ->
    [one] Relance
   *[other] Relances
}
scene-ripostes = { $n } { $n ->
    [one] Riposte
   *[other] Ripostes
}
scene-hand = Main de { $who }
scene-discard = Défausse de { $who }
scene-enemies = Ennemis
scene-allies = Alliés
scene-face-up = Événements
scene-specials = Règles spéciales
scene-pool = L’un de ces dés quitte la réserve
scene-pool-left = { $n } dans la réserve d’Ennemis
scene-goal = Objectif : { $goal }
scene-goals = Objectif
page-special = Règle spéciale, { $special } : { $text }
page-event = { $event }
page-before = Déjà lu : { $event }
page-now = Maintenant : { $orders }
scene-to-come = { $text }
scene-due = { $text } (cette manche)
scene-clock = { $sure ->
    [oui] Fin de la manche { $n } : défaite, à moins d’avoir gagné
   *[non] Défaite à la fin de la manche { $n } ; un Événement peut la repousser, jusqu’à la manche { $late } au plus tard
}
scene-count = { $counter } : { $n } jusqu’ici ; avec { $most }, { $orders }
scene-each = À chaque phase d’Événements : { $orders }
scene-order = Qui agit ensuite : les Héros à leur gré, puis l’Ennemi le plus proche
scene-away = { $who } : Mouvement { $n } jusqu’au Héros le plus proche
scene-attack = { $who } attaque
scene-riposte = { $who } riposte
scene-successes = { $n } Succès
scene-die = { $colour } : { $face }
scene-window-pool = Dés
scene-window-roll = Lancer
scene-window-rerolls = Relances
scene-window-wounds = Blessures
scene-window-after = Suites
scene-window-ripostes = Ripostes

# Ce que feront les Ennemis
foresee-title = Ce que font les Ennemis si rien ne change
foresee-place = { $n }
foresee-goes = { $who } avance de { $n } { $n ->
    [one] case
   *[other] cases
} vers { $whom }, en { $where }
foresee-stays = { $who } ne bouge pas
foresee-attacks = et attaque { $whom }{ $likely ->
    [100] { "" }
   *[other] { " " }({ $likely } %)
} : { $exact_id ->
    [no] environ { NUMBER($mean, minimumFractionDigits: 1) }
   *[yes] { NUMBER($mean, minimumFractionDigits: 1) }
} Blessures en moyenne{ $percent ->
    [0] { "" }
   *[other] , K.-O. { $percent } %
}
foresee-no-attack = et n’atteint personne{ $likely ->
    [100] { "" }
   *[other] { " " }({ $likely } %)
}
foresee-moved = puis { $whom } se trouve le plus souvent en { $where }
foresee-if-attacks = (si { $down } tombe avant, { $percent } % : attaque { $whom })
foresee-if-goes = (si { $down } tombe avant, { $percent } % : va en { $where })
foresee-if-nobody = (si { $down } tombe avant, { $percent } % : n’atteint personne)
foresee-or-attacks = (sinon, { $percent } % : attaque { $whom })
foresee-or-goes = (sinon, { $percent } % : va en { $where })
foresee-or-nobody = (sinon, { $percent } % : n’atteint personne)
foresee-waits = { $who } n’agit pas
foresee-closest = l’Ennemi le plus proche parmi ceux qui doivent encore agir
foresee-tied = à égale distance que { $others } : { $left_id ->
    [yes] le programme choisira
   *[no] vous choisirez
}
foresee-lowest = de ceux aussi proches, { $whom } a la plus faible Défense
foresee-even = { $others } : aussi proches et aussi bien défendus, { $left_id ->
    [yes] le programme choisira
   *[no] vous choisirez
} vers qui il va
foresee-even-attack = { $others } : alors aussi proches et aussi bien défendus, { $left_id ->
    [yes] le programme choisira
   *[no] vous choisirez
} qui il attaque
foresee-in-range = s’arrête dès que la cible est à Portée
foresee-too-far = trop loin pour son Mouvement : au plus près possible
foresee-already = cible déjà à Portée, donc aucun Mouvement
foresee-blocked = personne à Portée, et aucun moyen de s’approcher
foresee-stop = plusieurs cases conviennent autant : { $left_id ->
    [yes] le programme choisira
   *[no] vous choisirez
}
foresee-stunned = à cause d’un jeton Étourdi
foresee-tires = Avant cela, { $who } atteint { $n } Fatigue : Défense { $guard } au lieu de { $before }
foresee-bled = Avant cela, { $who } saigne : { $n } { $n ->
    [one] Blessure
   *[other] Blessures
}
foresee-down = Avant cela, { $who } est K.-O.
foresee-lost = Dans { $exact_id ->
    [no] environ { $percent }
   *[yes] { $percent }
} % des cas, l’Aventure est perdue
foresee-in-all = En tout, { $whom } subit { $exact_id ->
    [no] environ { NUMBER($mean, minimumFractionDigits: 1) }
   *[yes] { NUMBER($mean, minimumFractionDigits: 1) }
} Blessures en moyenne{ $percent ->
    [0] { "" }
   *[other] , K.-O. { $percent } %
}

# Ce que disent les cartes
card-no-dice = aucun dé
card-dice = { $n } { $n ->
    [one] dé
   *[other] dés
} { $colour_id ->
    [orange] { $colour }
    [gray] { $colour }
   *[other] { $colour }{ $n ->
        [one] {""}
       *[other] s
    }
}
card-health = Santé { $n }
card-move = Mouvement { $n }
card-instant = Instantanée : ne sert qu’une fois
card-keywords = { $list }
card-base = Socle de { $n } cases
card-Reach = Portée { $n }{ $visible_id ->
    [yes] , Visible
   *[no] {""}
}
card-Sweep = vise tous ceux à Portée
card-Blast = touche la cible et toute figurine à côté d’elle
card-More = +{ $dice }
card-More-if = +{ $dice } { $proviso }
card-Still = si vous n’avez pas bougé
card-Near = à { $n } cases de { $who } au plus
card-Against = contre { $keyword }
card-Alone = tant qu’un seul Héros est adjacent
card-Hurt = à la moitié de la Santé ou moins
card-Inflict = +{ $n } { $status_id ->
    [stunned] Étourdi
   *[bleeding] Saignement
} en cas de Blessure
card-Push = pousse de { $n } une cible blessée, si son socle tient sur une case
card-Slow = une cible blessée a -{ $n } Mouvement ensuite
card-Rerolls = { $n } { $n ->
    [one] Relance
   *[other] Relances
}
card-Dash = puis bougez de { $n } au plus
card-Attack = Attaque : { $changes }
card-HurtAttack = { $low ->
    [0] À { $high } de Santé ou moins
   *[other] De { $high } à { $low } de Santé
}, Attaque : { $changes }
card-InRiposte = Ripostes : { $changes }
card-Ripostes = Gagnez { $n } { $n ->
    [one] Riposte
   *[other] Ripostes
}
card-Stride = +{ $n } Mouvement
card-Slip = Peut traverser { $bodies_id ->
    [everyone] n’importe qui
   *[enemies] les Ennemis
}
card-Reload = Reprenez toutes vos cartes instantanées de la défausse
card-Gift-heal = Soignez { $n } : { $whom }
card-Gift-fatigue = Ôtez { $n } Fatigue : { $whom }
card-Gift-guard = +{ $n } Défense cette manche : { $whom }
card-Gift-reroll = +{ $n } Relance : { $whom }
card-Gift-move = +{ $n } Mouvement cette manche : { $whom }
card-Gift-heal-self = Vous soignez { $n }
card-Gift-fatigue-self = Vous perdez { $n } Fatigue
card-Gift-guard-self = Vous avez +{ $n } Défense cette manche
card-Gift-reroll-self = Vous gagnez { $n } { $n ->
    [one] Relance
   *[other] Relances
}
card-Gift-move-self = Vous avez +{ $n } Mouvement cette manche
card-whom-one = un Héros{ $good_id ->
    [heal] {" "}ou Allié
   *[other] {""}
}, à Portée { $n }
card-whom-all = tous les Héros{ $good_id ->
    [heal] {" "}et Alliés
   *[other] {""}
}, à Portée { $n }
card-whom-others = tous les autres Héros, à Portée { $n }
card-Once = Une fois par manche : { $gift }
card-Aura = Les Héros adjacents ont +{ $n } Défense
card-Seeks = Vise { $whom_id ->
    [furthest] le plus loin
    [weakest] celui qui a le moins de Santé
   *[allies] d’abord les Alliés
}
card-AnyTarget = Attaque le plus proche, même un Ennemi
card-GuardIf = { $n } Défense { $proviso }
card-Spawn = { $n }{ $four ->
    [-1] {""}
   *[other] /{ $four }/{ $five }
} { $kind } en { $on }{ $heroes ->
    [0] {""}
   *[other] {" "}(à partir de { $heroes } Héros)
}
card-Join = { $kind } arrive en { $on }
card-Lay = { $token } en { $on }
card-Clear = ôtez chaque { $token }
card-Reveal = l’Événement { $letter } est révélé
card-Discard = l’Événement { $letter } prend fin
card-SetRule = { $on_id ->
    [yes] ajoutez
   *[no] ôtez
} { $rule }
card-Finish = { $won_id ->
    [yes] victoire
   *[no] défaite
}
card-Upgrade = améliorez : { $what } (campagne)
card-Count = « { $counter } » augmente de { $n }
card-Favour = chaque Héros : { $good_id ->
    [heal] soigne { $n }
    [fatigue] Fatigue { $n }
   *[other] { $n } { $good_id }
}
card-Harm = chaque Héros prend { $n } Blessures
card-Flee = { $who } fuit l’attaquant, d’autant de cases que de Succès sur un dé { $colour }
card-Drift = chaque { $token } dérive dans une Direction aléatoire
card-Supply = chaque Héros pioche une carte Tactique
card-When = { $condition } : { $orders }
card-EndOfRound = Fin de la manche { $n }{ $five ->
    [0] {""}
   *[other] /{ $four }/{ $five } (3/4/5 Héros)
}
card-Counted = { $n } { $counter } ou plus
card-NoneLeft = Plus aucun { $kind }
card-NoToken = Plus aucun { $token }
card-Slain = Tués : { $n } { $kind }
card-AllIn = Tous les Héros ont atteint { $zone }
card-OneIn = Un Héros a atteint { $zone }
card-Enters = Un Héros entre sur la Tuile { $tile }
card-StandsIn = { $who } atteint { $zone }
card-Attacked = { $who } subit une attaque
card-Down = { $who_id ->
    [hero] Un Héros
   *[other] { $who }
} K.-O.
card-Half = { $kind } à la moitié de sa Santé
card-Trial = Un jeton demande { $n } Succès avec les dés de votre pile
card-Trial-with = Un jeton demande { $n } Succès avec { $dice }
card-Triggered = { $failed_id ->
    [yes] Quand un lancer échoue
   *[no] Chaque fois qu’un jeton est déclenché
} : { $order }
card-Closing = Un Héros peut fermer un jeton Apparition sur sa case
card-Fire = Feu : { $n } Blessure à qui y entre ou y commence
card-Mud = Boue : la quitter coûte 1 Mouvement de plus aux Héros et aux Alliés
card-Hold = Tenu tant qu’un Héros et aucun Ennemi s’y trouve : { $zone }
card-HitsPush = Qui un Ennemi blesse est poussé de { $n }
card-Shelter = +{ $n } Défense : { $zone }
card-Stronger = Chaque { $kind } : { $n } { $gain_id ->
    [move] Mouvement
    [guard] Défense
   *[dice] { $many ->
        [one] dé rouge
       *[other] dés rouges
    }
}

# Ce qui est en jeu, et de quoi l’appréciation est faite
stake-each = chacun : { $who }
stake-wounds = Blessures subies ({ $who })
stake-wounds-first = Blessures subies ({ $who }), avant Relances
stake-wounds-once = Blessures subies ({ $who }), sans autre Relance
stake-wounds-best = Blessures subies ({ $who }), Relances au mieux
stake-stunned = Étourdi ({ $who })
stake-stunned-first = Étourdi ({ $who }), avant Relances
stake-stunned-once = Étourdi ({ $who }), sans autre Relance
stake-stunned-best = Étourdi ({ $who }), si les Relances le visent
stake-stunned-kept = Étourdi ({ $who }), si le dé qui part est choisi pour cela
stake-stunned-kept-first = Étourdi ({ $who }), si le dé qui part est choisi pour cela, avant Relances
stake-bleeding-kept = Saignement ({ $who }), si le dé qui part est choisi pour cela
stake-bleeding-kept-first = Saignement ({ $who }), si le dé qui part est choisi pour cela, avant Relances
stake-bleeding = Saignement ({ $who })
stake-bleeding-first = Saignement ({ $who }), avant Relances
stake-bleeding-once = Saignement ({ $who }), sans autre Relance
stake-bleeding-best = Saignement ({ $who }), si les Relances le visent
stake-death = Chute ({ $who })
stake-death-first = Chute ({ $who }), avant Relances
stake-death-once = Chute ({ $who }), sans autre Relance
stake-death-best = Chute ({ $who }), Relances au mieux
stake-token = L’épreuve réussit
term-heroes-better = les Héros gardent plus de Santé et sont moins fatigués
term-heroes-worse = les Héros perdent de la Santé ou sont plus fatigués
term-enemies-better = il reste moins des Ennemis
term-enemies-worse = il reste plus des Ennemis
term-goal-better = l’Objectif est plus proche
term-goal-worse = l’Objectif est plus loin
term-errands-better = le chemin vers ce que demande l’Objectif est plus court
term-errands-worse = le chemin vers ce que demande l’Objectif est plus long
term-plan-better = les cartes préparées promettent plus
term-plan-worse = les cartes préparées promettent moins
term-danger-better = moins d’Ennemis peuvent atteindre des Héros mal défendus
term-danger-worse = plus d’Ennemis peuvent atteindre des Héros mal défendus
term-dithering-better = pas de temps perdu à changer d’avis
term-dithering-worse = du temps perdu à changer d’avis
term-close-better = les Héros sont plus près de ceux qu’ils peuvent frapper
term-close-worse = les Héros sont plus loin de ceux qu’ils peuvent frapper
term-cards-better = plus de cartes restent en main
term-cards-worse = moins de cartes restent en main

# The campaign on paper
sheet-growth = Campagne
sheet-cards = Ajouts de cartes Action
sheet-boards = Renforts des plateaux de Héros
sheet-defeats = Défaites jusqu’ici
sheet-won = Aventures gagnées
sheet-adventure = Aventure
sheet-party = Héros
