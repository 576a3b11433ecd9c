# Les mots de Berserk : la guerre des royaumes.

## Le jeu

game-title = Berserk : la guerre des royaumes
game-blurb = Recrutez une armée parmi six royaumes, placez-la face cachée et détruisez celle d’en face, carte après carte.
game-players = 2 joueurs, de 4 à 12 en tournoi
game-length = de cinq minutes (courte) à une demi-heure
game-mood = guerre ouverte après des plans cachés
how-aim = Détruisez l’armée adverse : qui n’a plus de créature a perdu.
how-table = Un champ de cinq cases sur six, trois rangées par camp : la Rangée 1 devant, la Rangée 3 au fond. Une carte montre sa vie, sa frappe en trois nombres (légère, moyenne, forte) et son mouvement.
how-turn =
    Avant la bataille : achetez une armée avec or et argent (l’élite veut de l’or), puis placez-la face cachée.
    Vos cartes se redressent. Déplacez-les et agissez avec elles dans l’ordre voulu.
    Agir, c’est frapper, tirer ou user d’une capacité ; la carte est ensuite épuisée (tournée) jusqu’à votre prochain tour.
how-fight =
    Un défenseur redressé lance le dé noir : de 1 à 4 la frappe passe, sur 5 tous deux manquent, sur 6 il riposte. Un défenseur épuisé ne lance rien.
    Le dé blanc de l’attaquant dit sa force : légère, moyenne ou forte.
    Un tir ne lance que le dé blanc, et rien ne revient.
    Une créature redressée, voisine des deux, peut s’interposer en protecteur.
    Les chances à côté de chaque option suivent ces règles ; « ≈ » marque celles qui sont trop nombreuses à compter et furent échantillonnées.
how-lose = Votre dernière créature est allée au cimetière.
how-first =
    Les forts devant, les tireurs derrière.
    Frappez ce qui est épuisé : cela ne se défend pas.
    Gardez quelqu’un de redressé pour protéger les autres.
options-first = Paquet du Joueur 1
options-second = Paquet du Joueur 2
options-first_game = Une première partie courte
options-first_game-help = Des armées de 10 or et 10 argent.
options-draft = Joueurs d’un tournoi
options-draft-help = 0 pour un duel de deux paquets ; de 4 à 12 composent d’abord les leurs.
options-rounds = Matchs de chaque joueur du tournoi
seat-first = Joueur 1
seat-second = Joueur 2
seat-third = Joueur 3
seat-fourth = Joueur 4
seat-fifth = Joueur 5
seat-sixth = Joueur 6
seat-seventh = Joueur 7
seat-eighth = Joueur 8
seat-ninth = Joueur 9
seat-tenth = Joueur 10
seat-eleventh = Joueur 11
seat-twelfth = Joueur 12
name-first = Joueur 1
name-second = Joueur 2
name-third = Joueur 3
name-fourth = Joueur 4
name-fifth = Joueur 5
name-sixth = Joueur 6
name-seventh = Joueur 7
name-eighth = Joueur 8
name-ninth = Joueur 9
name-tenth = Joueur 10
name-eleventh = Joueur 11
name-twelfth = Joueur 12
name-draw = partie nulle

## Noms

name-basic-strike = frappe simple
name-special-strike = frappe spéciale
name-special-strike-2 = frappe spéciale 2
name-special-strike-3 = frappe spéciale 3
name-magical-strike = frappe magique
name-magical-strike-2 = frappe magique 2
name-magical-strike-3 = frappe magique 3
name-shot = tir
name-shot-2 = tir 2
name-shot-3 = tir 3
name-throw = lancer
name-throw-2 = lancer 2
name-throw-3 = lancer 3
name-blast = décharge
name-blast-2 = décharge 2
name-blast-3 = décharge 3
name-spell = sort
name-spell-2 = sort 2
name-spell-3 = sort 3
name-effect = effet
name-effect-2 = effet 2
name-effect-3 = effet 3
name-discard = usage unique
name-discard-2 = usage unique 2
name-discard-3 = usage unique 3
name-poison = poison
name-regeneration = régénération
name-grade-light = légère
name-grade-medium = moyenne
name-grade-strong = forte
name-defence-hit = l’attaque continue
name-defence-miss = les deux manquent
name-defence-counter = parade et riposte
name-black = noir
name-white = blanc
name-ember = Braise
name-tide = Marée
name-thorn = Épine
name-frost = Givre
name-dusk = Crépuscule
name-dawn = Aurore
name-neutral = sans royaume
name-soldier = soldat
name-brute = brute
name-ranger = rôdeur
name-mage = mage
name-scout = éclaireur
name-noble = noble
name-standalone = créature autonome
name-flying = créature volante
name-symbiotic = créature symbiotique
name-artifact = artefact
name-area = contrée
name-equipment = équipement
name-gold = or
name-silver = argent
name-class-soldier = soldat
name-class-brute = brute
name-class-ranger = rôdeur
name-class-mage = mage
name-class-scout = éclaireur
name-class-noble = noble
name-class-armor = armure
name-class-shield = bouclier
name-class-weapon = arme
name-class-shoes = chaussures
name-class-potion = potion
name-attack-special-strike = Frappe spéciale
name-attack-magical-strike = Frappe magique
name-attack-shot = Tir
name-attack-throw = Lancer
name-attack-blast = Décharge
name-turn-start = le début du tour
name-death = sa mort
name-hurt = une blessure
name-kill = une mise à mort

## Questions

ask-mulligan = Vous avez pioché { $n } cartes. Les gardez-vous ?
ask-recruit = Quelle carte rejoint votre armée ?
ask-place = Placez votre armée face cachée : une carte, puis sa case. Celles qui sont posées peuvent changer de place.{ $lost_n ->
    [0] {""}
   *[other] {" "}Aucune créature de votre armée ne peut porter ceci : { $lost }. Direction le cimetière.
}{ $hidden_n ->
    [0] {""}
   *[other] {" "}Qui pourrait porter ceci est en Rangée 3 et sera retourné plus tard : { $hidden }. D’ici là, la carte attend sur sa case.
}
ask-attach = Sur quelle créature va { $card } ?
ask-act = À vous : déplacez une carte, agissez, ou terminez le tour.
ask-protector = { $attacker } frappe { $target }. Déclarez-vous un protecteur ?
ask-reroll = { $who } a obtenu { $face } au dé { $die } : { $means }. Relancer (encore { $left }) ?
ask-land = Sur quelle case va { $card } ?
ask-trigger = { $card } : qui est concerné ?
ask-start = Quelle capacité de début de tour vient ensuite ?
ask-tick = { $card } : qu’est-ce qui vient d’abord ?
ask-incarnation = Où { $card } { $card_gender ->
    [f] revient-elle
   *[other] revient-il
} en jeu ?
ask-pick = Quelle carte gardez-vous ?
ask-build = Écarter une carte de votre paquet ?
ask-hand = Piochez { $n } cartes
ask-stack = Ouvrez une pile de { $n } cartes
ask-die-black = Lancez le dé noir du défenseur
ask-die-white = Lancez le dé blanc de l’attaquant
rolled-die-black = Le dé noir du défenseur
rolled-die-white = Le dé blanc de l’attaquant

## Choix

option-Keep = Garder les cartes
option-Mulligan = Les rendre et en piocher une de moins
option-Buy = Recruter { $card }
option-Place-undo = { $card }
option-Attach-undo = { $card }
option-Move-undo = la marche ({ $who })
option-Jump-undo = le saut ({ $who })
option-Teleport-undo = la téléportation ({ $who })
option-Place = { $card } en { $square }
option-Shift = Déplacer { $card } en { $square }
option-Swap = Échanger { $card } et { $other }
option-Done-place = L’armée est en place
option-Shift-undo = { $card }
option-Swap-undo = { $card }, { $other }
option-Attach = { $card } sur { $host }
option-Move = { $who } : marcher en { $square }
option-Jump = { $who } : sauter en { $square }
option-Teleport = { $who } : se téléporter en { $square }
option-Strike = { $who } : frapper { $target }
option-Use = { $who } : { $what } → { $target }
option-EndTurn = Terminer le tour
option-Protect = { $who } protège
option-Reroll = Relancer
option-No-protector = Personne ne protège
option-No-reroll = Garder le jet
option-Done-recruit = Recrutement terminé
option-Done-build = Le deck est prêt
option-Choose = { $card }
option-Land = { $square }
option-First = { $what } d’abord
option-Take = Garder { $kind }
option-Cut = Écarter { $kind }

## Événements

event-drew = { $who } a pioché { $n } cartes.
event-mulligan = { $who } a rendu ses cartes et en pioche { $n }.
event-bought = { $who } a recruté { $card }.
event-placed = Les deux armées sont en place, face cachée.
event-revealed = { $who } a révélé { $card }.
event-no-host = { $card } { $card_gender ->
    [f] n’a trouvé
    [fp] n’ont trouvé
    [mp] n’ont trouvé
   *[other] n’a trouvé
} personne à qui s’attacher, et { $card_gender ->
    [f] va
    [fp] vont
    [mp] vont
   *[other] va
} au cimetière.
event-attached = { $card } { $card_gender ->
    [f] est posée
    [fp] sont posées
    [mp] sont posés
   *[other] est posé
} sur { $host }.
event-waits = { $card } attend les cartes cachées de son armée : aucune carte visible ne peut l’accueillir.
event-turn = { $who } a commencé son tour.
event-moved = { $who } a marché en { $square }.
event-jumped = { $who } a sauté en { $square }.
event-teleported = { $who } s’est { $who_gender ->
    [f] téléportée
   *[other] téléporté
} en { $square }.
event-attacks = { $who } a attaqué { $target } ({ $what }).
event-attacks-flyer = { $who } attaque { $target } ({ $what }) : il n’y reste que des volants, et le sol les atteint.
event-cancelled = { $who } : attaque annulée, cette carte ne peut être attaquée. { $who_gender ->
    [f] Elle reste éveillée.
   *[other] Il reste éveillé.
}
event-blocked = { $target } est { $target_gender ->
    [f] protégée
   *[other] protégé
} : { $what } sans effet.
event-both-missed = { $target } a obtenu 5 au dé noir : ni { $who } ni { $target } n’a touché.
event-countered = { $who } a obtenu 6 au dé noir, a paré et riposté contre { $target } (coup léger).
event-defended = { $who } a obtenu { $face } au dé noir : l’attaque continue.
event-rerolled = { $who } a relancé : { $face } au dé { $die }.
event-hit = { $who } a obtenu { $face } au dé blanc, attaque { $grade } ({ $what }) : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} pour { $target }{ $prevented ->
    [0] .
   *[other] {" "}(l’armure en a évité { $prevented }).
}
event-damaged = { $target } a subi { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $prevented ->
    [0] .
   *[other] {" "}(armure : { $prevented } évités).
}
event-scale = { $target } : les écailles ne laissent passer que les frappes simples.
event-healed = { $target } a récupéré { $n }.
event-poisoned = { $target } a été { $target_gender ->
    [f] empoisonnée
   *[other] empoisonné
} ({ $n }).
event-cured = { $target } est { $target_gender ->
    [f] guérie
   *[other] guéri
} du poison.
event-exhaust = { $target } est { $target_gender ->
    [f] épuisée
   *[other] épuisé
}.
event-alerted = { $target } est de nouveau { $target_gender ->
    [f] éveillée
   *[other] éveillé
}.
event-hold = { $target } est { $target_gender ->
    [f] entravée : elle ne s’éveillera pas
   *[other] entravé : il ne s’éveillera pas
} au prochain tour.
event-hold-alert = { $target } est { $target_gender ->
    [f] entravée, mais éveillée : elle ne regagnera
   *[other] entravé, mais éveillé : il ne regagnera
} seulement pas de mouvement, sauf à être { $target_gender ->
    [f] épuisée
   *[other] épuisé
} d’ici là.
event-given = { $target } a reçu { $what }.
event-class-lost = { $target } a perdu sa classe.
event-destroyed = { $target } { $target_gender ->
    [f] a été détruite
    [fp] ont été détruites
    [mp] ont été détruits
   *[other] a été détruit
}.
event-pushed = { $target } a été { $target_gender ->
    [f] déplacée
   *[other] déplacé
} en { $square }.
event-landed = { $target } s’est { $target_gender ->
    [f] posée
   *[other] posé
} en { $square }.
event-took-off = { $target } s’est { $target_gender ->
    [f] envolée
   *[other] envolé
}.
event-interrupted = { $card } : cette capacité tournerait sans fin, elle est interrompue.
event-triggered = La capacité de { $card } s’est déclenchée : { $when }.
event-died = { $card } { $card_gender ->
    [f] est allée
    [fp] sont allées
    [mp] sont allés
   *[other] est allé
} au cimetière.
event-equipment-lost = { $card_gender ->
    [f] { $card } est perdue avec son porteur.
    [fp] { $card } sont perdues avec leur porteur.
    [mp] { $card } sont perdus avec leur porteur.
   *[other] { $card } est perdu avec son porteur.
}
event-host-lost = { $card } a perdu son hôte.
event-won = { $who } a gagné la bataille.
event-draw = La bataille se termine par une partie nulle.
event-uses = { $who } : { $what }.
event-uses-on = { $who }, sur { $target } : { $what }.
event-stays-held = { $card }, { $card_gender ->
    [f] entravée
   *[other] entravé
}, ne s’est pas { $card_gender ->
    [f] éveillée
   *[other] éveillé
}.
event-held-alert = { $card } était déjà { $card_gender ->
    [f] éveillée
   *[other] éveillé
} : l’entrave { $spent ->
    [0] n’a rien changé, faute de déplacement.
   *[other] l’a { $card_gender ->
       [f] privée
      *[other] privé
    } de nouveaux points de mouvement (reste { $left }).
}
event-poison-works = { $card } : le poison a agi.
event-token = { $card } a { $n ->
    [one] 1 jeton d’incarnation
   *[other] { $n } jetons d’incarnation
}.
event-incarnated = { $card } est { $card_gender ->
    [f] revenue
   *[other] revenu
} du cimetière.
event-protected = { $who } s’est { $who_gender ->
    [f] interposée
   *[other] interposé
} pour { $target }.
event-drank = { $who } a bu : { $n ->
    [one] { $n } récupéré
   *[other] { $n } récupérés
}{ $extra ->
    [0] .
    [one] , { $extra } point de vie en plus.
   *[other] , { $extra } points de vie en plus.
}
event-stacks-opened = Chacun a ouvert sa pile { $n }.
event-took = { $who } a gardé { $card }.
event-match = Match : { $one } contre { $two }.
event-match-over = { $one } contre { $two } : { $winner }.

## Scène

scene-means-black = { $grade }
scene-means-white = attaque { $grade }, dégâts { $n }{ $prevented ->
    [0] {""}
   *[other] {" "}(l’armure en évite { $prevented })
}
scene-letters = { $letters }{ $n }
scene-card = { $card }
scene-card-at = { $card } ({ $square })
scene-card-on = { $card } sur { $host } ({ $square })
scene-card-nth = { $card } { $n }
scene-hidden = une carte cachée ({ $square })
    .gender = f
scene-draft-over = Le tournoi est terminé.
scene-draw = Partie nulle.
scene-won = { $who } a gagné.
scene-won-yours = Vous avez gagné la bataille.
ending-all = { $of ->
    [one] { $who } a perdu sa seule créature : { $last }.
   *[other] { $who } a perdu ses { $of } créatures. La dernière à tomber : { $last }.
}
ending-some = { $who } a perdu { $n ->
    [one] 1 créature
   *[other] { $n } créatures
} sur { $of } : { $cards }.
ending-none = { $who } n’a perdu aucune créature.
ending-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
ending-given-up = C’était la manche { $n }.
ending-quiet = Personne n’a été blessé pendant { $n } tours.
ending-long = Après { $n } tours, personne n’avait gagné.
ending-both = Les deux camps ont perdu leurs dernières créatures en même temps.
scene-turn = Manche { $n } : { $who }
scene-turn-yours = Manche { $n } : à vous
scene-phase-draw = { $one } et { $two } piochent leurs cartes
scene-phase-recruit = { $one } et { $two } recrutent
scene-phase-place = { $one } et { $two } placent leurs armées
scene-phase-reveal = Les armées sont révélées
scene-phase-score = Le match est terminé
scene-phase-over = La partie est terminée
scene-phase-draft = Choix des cartes : pile { $n }
scene-phase-build = Chacun compose son paquet
scene-square = { $square }
scene-row = Rangée { $n }
scene-armor = { $n } d’armure encore dans ce tour
scene-ability = { $what }
scene-trigger = Capacité : { $when }
offer-buy = { $card } : { $cost } { $metal }
offer-buy-both = { $card } : { $silver } argent, { $gold } or
offer-elite = Élite, pour de l’or seulement
offer-regular = Ordinaires, pour de l’argent ou de l’or
offer-enough = Recrutement terminé (perdus : { $gold } or, { $silver } argent)
offer-attack-met = { $who } : { $what } { $grades } contre { $target } (peut être protégé)
offer-only-flyers = { $what } – il n’y reste que des volants, que le sol atteint donc
offer-doomed = { $what } – le poison tue de toute façon cette carte au début de son tour
offer-end = Terminer le tour ({ $told })
offer-end-foes = le poison tuera alors : { $cards }
offer-end-own = chez vous, le poison tuera au début de votre prochain tour : { $cards }
offer-attack = { $who } : { $what } { $grades } contre { $target }
offer-use = { $who } : { $what }
offer-heal = { $who } : { $what } → { $target } ({ $n ->
    [0] rien à soigner
    [one] soigne { $n } point
   *[other] soigne { $n } points
})
offer-hold = { $who } : { $what } → { $target } ({ $target_gender ->
    [f] éveillée
   *[other] éveillé
} : { $spent ->
    [0] sans effet
   *[other] garde { $left } de mouvement, mais peut agir
}, sauf à être { $target_gender ->
    [f] épuisée
   *[other] épuisé
} avant son tour)
offer-Protect = { $who } protège
offer-alone = Personne ne protège { $who }
offer-Reroll = Relancer{ $hope_id ->
    [vain] {" "}(aucun jet n’est meilleur)
   *[other] {""}
}
offer-keep = Garder ce jet
scene-life = { $left } points de vie sur { $full }
scene-attack = { $what } { $grades }
scene-strike = frappe simple { $grades }
scene-points = { $left } points de mouvement sur { $full }
scene-exhausted = { $card_gender ->
    [f] épuisée
   *[other] épuisé
}
scene-held = { $card_gender ->
    [f] entravée
   *[other] entravé
}
scene-held-alert = { $card_gender ->
    [f] entravée, mais éveillée
   *[other] entravé, mais éveillé
} : sans effet hors mouvement, sauf à être { $card_gender ->
    [f] épuisée
   *[other] épuisé
} avant son tour
scene-scaled = écailles : avec 5 dégâts ou plus, seules les frappes simples la blessent
scene-classless = a perdu sa classe
scene-poison = poison { $n }
scene-poison-deadly = poison { $n } : mort au début de son prochain tour
scene-doomed = Le poison tue cette carte au début de son prochain tour.
scene-extra = { $n } points de vie en plus
scene-tokens = jetons d’incarnation : { $n }
scene-incarnated = incarnation épuisée
scene-granted = possède { $what }
scene-wears = porte { $what }
scene-from = Par { $source } : { $what }.
scene-strongest = { $what } (les armures ne s’additionnent pas, la plus forte compte)
scene-in-rank = En rang : { $what }.
scene-line-kind = { $type }, { $realm }, { $cost } { $metal }
scene-line-kind-only = { $type }, { $realm }
scene-line-class = { $type }, { $realm }, { $cls }, { $cost } { $metal }
scene-line-class-only = { $type }, { $realm }, { $cls }
scene-line-creature = vie { $life }, mouvement { $move }, frappe { $strike }
scene-line-life = vie { $life }
scene-zone-hand-yours = Vos cartes piochées
scene-zone-army-yours = Votre armée
scene-zone-ground = { $who } : en jeu
scene-zone-ground-yours = Vos cartes en jeu
scene-air-of = Zone additionnelle de { $who }
scene-air-line = La zone additionnelle de { $who } : créatures volantes et contrées. Elles ne sont à côté de rien ni à aucune distance ; une créature volante frappe qui elle veut.
scene-zone-air = { $who } : zone additionnelle
scene-zone-air-yours = Votre zone additionnelle
scene-zone-grave = { $who } : cimetière
scene-zone-grave-yours = Votre cimetière
scene-zone-deck = { $who } : paquet
scene-zone-deck-yours = Votre paquet
scene-zone-stack = La pile en main
scene-zone-pool = Vos cartes
scene-zone-cut = Écartées
scene-advice-hand-title = Une main à garder ?
scene-advice-hand = { $enough_id ->
    [enough] Ces cartes coûtent { $cost } en tout et vous avez { $purse } à dépenser : il y a de quoi choisir.
   *[other] Ces cartes coûtent { $cost } en tout et vous avez { $purse } à dépenser : une partie serait perdue.
} Chaque renvoi coûte une carte.
scene-advice-army-title = Votre armée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
scene-advice-army = Dépensez tout : environ { $n } cartes, presque toutes des créatures, quelques fortes pour de l’or, davantage pour de l’argent ; deux environ qui tirent, lancent ou soufflent.
scene-advice-place-title = Où placer quoi ?
scene-advice-place = La Rangée 1 rencontre l’ennemi : des créatures fortes, côte à côte, car un voisin peut protéger. Tireurs et soigneurs derrière.
scene-advice-open = { $n ->
    [1] Au début, seules les neuf cases du milieu sont ouvertes, les autres quand celles-ci sont pleines.
   *[other] Au début, seules les cinq cases de la Rangée 1 sont ouvertes, les autres quand celles-ci sont pleines.
}
scene-advice-hidden = Votre Rangée 3 reste cachée jusqu’à votre premier tour.
scene-advice-creatures = { $n ->
    [one] { $n } créature
   *[other] { $n } créatures
}
scene-advice-lives = { $n } points de vie en tout
scene-advice-shooters = { $n ->
    [0] personne n’attaque de loin
    [one] { $n } attaque de loin
   *[other] { $n } attaquent de loin
}
scene-advice-flyers = { $n ->
    [one] { $n } vole
   *[other] { $n } volent
}
scene-advice-realms = { $n } royaumes : chacun après le premier prend 1 or
scene-gold = Or restant
scene-silver = Argent restant
scene-left = { $who } : créatures restantes
scene-standings = Classement
scene-points-of = { $who } : { $points }
scene-pairing = { $one } – { $two }
scene-copies = exemplaires : { $n }

# Pourquoi rien n’est possible avec une chose, dit à qui la désigne.
barred-exhausted = { $card } a agi : sa carte est épuisée jusqu’au début de votre prochain tour.
barred-area = { $card } : une armée n’a qu’une zone.
barred-elite = { $card } coûte { $cost } en or, et il vous en reste { $gold } : l’élite ne se paie qu’en or.
barred-regular = { $card } coûte { $cost }, et il vous reste { $gold } en or et { $silver } en argent.
barred-realm = { $card } ajouterait un royaume à votre armée, ce qui coûterait plus d’or et d’argent qu’il ne vous en reste.
barred-creature = { $card } ne peut pas être la première : gardez de quoi recruter une créature, sans elle il n’y a pas d’armée.
barred-square = { $square } s’ouvre quand vos cases marquées sont pleines.
barred-side = C’est la moitié adverse : votre armée se place de votre côté.

## Paquets

deck-mark-realm = royaume
deck-mark-type = type
deck-mark-metal = métal
deck-price = { $cost } { $metal }
deck-count = { $what } { $n }
deck-total-size = { $n } cartes (de { $least } à { $most }), dont { $kinds } différentes
deck-total-realms = royaumes : { $of }
deck-total-types = types : { $of }
deck-total-silver = ordinaires (argent) : { $n }, coût×cartes : { $curve }
deck-total-gold = élites (or) : { $n }, coût×cartes : { $curve }
deck-fault-unknown = « { $card_id } » n’est pas une carte.{ $near_id ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near_id } » ?
}
deck-fault-none = { $card } : { $n } exemplaires ; retirez la ligne ou écrivez au moins 1
deck-fault-copies = { $card } : { $n } exemplaires ; { $most } au plus sont permis
deck-fault-size = { $n } cartes ; un paquet en a de { $least } à { $most }
deck-fault-creature = aucune créature autonome ou volante ; une armée en a besoin

## Textes des cartes

card-sentence = { $what }.
card-Trait-armor = Armure { $x }
card-Trait-attack-skill = Adresse offensive{ $x ->
    [1] {""}
   *[other] {" "}{ $x }
}
card-Trait-defense-skill = Adresse défensive{ $x ->
    [1] {""}
   *[other] {" "}{ $x }
}
card-Trait-blessing = Bénédiction
card-Trait-aimed = Frappe visée
card-Trait-scale = Écailles
card-Trait-vampirism = Vampirisme
card-Trait-regeneration = Régénération { $x }
card-Trait-jump = Saut, portée { $x }
card-Trait-teleportation = Téléportation
card-Trait-incarnation = Incarnation { $x }
card-Trait-protection-shots = Protection contre les tirs
card-Trait-protection-throws = Protection contre les lancers
card-Trait-protection-blasts = Protection contre les décharges
card-Trait-protection-spells = Protection contre les sorts
card-Trait-protection-magic = Protection contre la magie
card-Trait-protection-poison = Protection contre le poison
card-Trait-strike = Frappe { $grades }
card-Trait-life = Vie { $x }
card-Trait-move = Mouvement { $x }
card-Attack = { $what } { $grades }{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Attack-anywhere = { $what } { $grades }, à toute portée{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Attack-ranged = { $what } { $grades }, portée { $range }{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-OnStrike = Frappe simple{ $riders_n ->
    [0] {""}
   *[other] , { $riders }
}
card-Rider-poison = poison { $value }
card-Rider-exhaust = épuise
card-Rider-hold = entrave
card-rank = Rang : { $what }
card-owner = Porteur : { $what }
card-host = Hôte : { $what }
card-wounded = Tant que cette carte est blessée : { $what }
card-against = Contre { $whom } : { $what }
card-field = Pour { $whom } : { $what }
card-effect = Épuiser : { $what }
card-spell = Sort : { $what }
card-discard = Usage unique : { $what }
card-turn-start = Début de votre tour : { $what }
card-death = À sa mort : { $what }
card-hurt = Quand cette carte est blessée : { $what }
card-kill = Après une mise à mort : { $what }
card-Verb-heal = soigner { $value }
card-Verb-damage = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}
card-Verb-poison = poison { $value }
card-Verb-cure = guérir du poison
card-Verb-exhaust = épuiser
card-Verb-alert = éveiller
card-Verb-hold = entraver (pas d’éveil au prochain tour)
card-Verb-destroy = détruire
card-Verb-move = déplacer de { $value } au plus
card-Verb-give = donner { $given }
card-Verb-give-flying = donner le vol
card-Verb-lose-flying = retirer le vol
card-Verb-lose-class = retirer la classe
card-aimed-at = { $what }, { $whom }
card-range = { $what }, portée { $range }
card-until-turn = { $what }, ce tour-ci
card-until-next = { $what }, jusqu’à votre prochain tour
card-of = {" "}({ $of })
card-of-any = {""}
card-Aim-self = cette carte
card-Aim-owner = son porteur
card-Aim-host = son hôte
card-Aim-attacker = l’attaquant
card-adjacent = { $whom } juste à côté
card-Aim-creature = { $number_id ->
    [many] { $side_id ->
        [own] vos créatures{ $of }
        [enemy] les créatures adverses{ $of }
       *[other] les créatures{ $of }
    }
    [each] { $side_id ->
        [own] chacune de vos créatures{ $of }
        [enemy] chaque créature adverse{ $of }
       *[other] chaque créature{ $of }
    }
   *[other] { $side_id ->
        [own] une de vos créatures{ $of }
        [enemy] une créature adverse{ $of }
       *[other] une créature{ $of }
    }
}
card-Aim-flyer = { $number_id ->
    [many] { $side_id ->
        [own] vos créatures volantes{ $of }
        [enemy] les créatures volantes adverses{ $of }
       *[other] les créatures volantes{ $of }
    }
    [each] { $side_id ->
        [own] chacune de vos créatures volantes{ $of }
        [enemy] chaque créature volante adverse{ $of }
       *[other] chaque créature volante{ $of }
    }
   *[other] { $side_id ->
        [own] une de vos créatures volantes{ $of }
        [enemy] une créature volante adverse{ $of }
       *[other] une créature volante{ $of }
    }
}
card-Aim-artifact = { $number_id ->
    [many] { $side_id ->
        [own] vos artefacts{ $of }
        [enemy] les artefacts adverses{ $of }
       *[other] les artefacts{ $of }
    }
    [each] { $side_id ->
        [own] chacun de vos artefacts{ $of }
        [enemy] chaque artefact adverse{ $of }
       *[other] chaque artefact{ $of }
    }
   *[other] { $side_id ->
        [own] un de vos artefacts{ $of }
        [enemy] un artefact adverse{ $of }
       *[other] un artefact{ $of }
    }
}
card-Aim-card = { $number_id ->
    [many] { $side_id ->
        [own] vos cartes{ $of }
        [enemy] les cartes adverses{ $of }
       *[other] les cartes{ $of }
    }
    [each] { $side_id ->
        [own] chacune de vos cartes{ $of }
        [enemy] chaque carte adverse{ $of }
       *[other] chaque carte{ $of }
    }
   *[other] { $side_id ->
        [own] une de vos cartes{ $of }
        [enemy] une carte adverse{ $of }
       *[other] une carte{ $of }
    }
}

# Pourquoi une table ne peut pas être préparée.
refused-draft-players = Un tournoi réunit de { $fewest } à { $most } joueurs.
refused-draft-rounds = Chaque joueur d’un tournoi joue au moins un match.
scene-blow = Attaque : { $what }
scene-protects = protège { $card }
scene-window-protect = protecteur
scene-window-defend = défense
scene-window-strike = frappe
scene-grade = { $grade } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $prevented ->
    [0] {""}
   *[other] {" "}(l’armure en évite { $prevented })
}
scene-defence = { $what }

# Ce qui est en jeu, et de quoi l’appréciation est faite
stake-damage = Points de vie que perd { $who }
stake-damage-met = Points de vie que perd { $who }, si personne ne s’interpose
stake-death = { $who } meurt
stake-death-met = { $who } meurt, si personne ne s’interpose
term-army-better = vous perdez moins
term-army-worse = vous perdez plus
term-foes-army-better = l’ennemi perd plus
term-foes-army-worse = l’ennemi perd moins
term-ailments-better = vos cartes sont moins empoisonnées ou entravées
term-ailments-worse = vos cartes sont plus empoisonnées ou entravées
term-foes-ailments-better = les cartes de l’ennemi sont plus empoisonnées ou entravées
term-foes-ailments-worse = les cartes de l’ennemi sont moins empoisonnées ou entravées
term-ready-better = plus de vos cartes sont éveillées
term-ready-worse = moins de vos cartes sont éveillées
term-foes-ready-better = moins de cartes ennemies sont éveillées
term-foes-ready-worse = plus de cartes ennemies sont éveillées
term-ground-better = vous êtes mieux placé pour frapper ou tirer
term-ground-worse = vous êtes moins bien placé pour frapper ou tirer
term-foes-ground-better = l’ennemi est moins bien placé pour frapper ou tirer
term-foes-ground-worse = l’ennemi est mieux placé pour frapper ou tirer
term-quiet-better = la nulle faute de coups s’éloigne, ou nous arrange
term-quiet-worse = la nulle faute de coups approche, ou nous échappe
term-pool-better = les cartes du paquet valent plus
term-pool-worse = les cartes du paquet valent moins
term-made-better = ce qui est acheté vaut plus
term-made-worse = ce qui est acheté vaut moins
term-placed-better = une meilleure case, par sa rangée et sa distance au milieu
term-placed-worse = une moins bonne case, par sa rangée et sa distance au milieu
