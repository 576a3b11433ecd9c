game-title = Berserkers
game-blurb = Trois Berserkers allument les feux d’Odin et marquent du sceau les Cavaliers de l’ombre. Un jeu de dés en solitaire, exigeant.
game-players = 1 joueur
game-length = environ une demi-heure
game-mood = sombre, tendu, chaque dé compte
how-aim = Allumez les 8 feux, marquez du sceau les 3 Cavaliers de l’ombre et remplissez les Requêtes du Roi qui ont été tirées. Une victoire se compte : 2 points par Requête, 3 par Berserker indemne, 2 par blessé, 1 par pièce d’or restante ; chaque escouade d’Orcs en jeu en retire 2, le point de sauvegarde 5.
how-table = Douze Lieux, trois Berserkers, trois Cavaliers. Quatre cartes Action ont six lignes chacune, une par face de dé ; les icônes d’un Lieu disent ce qu’on peut y faire.
how-turn =
    Lancez quatre dés blancs. Posez chacun sur une ligne de son chiffre : un dé par carte, et l’effet est immédiat (marcher, allumer, pousser, marquer...).
    Une pièce d’or relance un dé. Un dé inutile aide les villageois ; le quatrième rapporte de l’or ou une carte Aide.
    Chaque Cavalier lance un dé : il avance, éteint un feu, blesse ou apporte les Ténèbres. Quand l’ordre compte, c’est vous qui le choisissez.
    Les Orcs, s’il y en a, lancent et agissent en dernier.
how-fight = Pas de duel ici. Un Cavalier se marque là où il se trouve avec un Berserker et un feu allumé, par un dé sur la ligne Sceau. Un Berserker attaqué est blessé, puis mort.
how-lose = Les trois Berserkers sont morts, ou les Ténèbres doivent tomber et il n’y a plus de gemme.
how-first =
    Dispersez-vous : une attaque ne doit pas en toucher deux.
    Allumez d’abord les feux hors du chemin des Cavaliers.
    Attirez un Cavalier vers un feu allumé plutôt que de lui courir après.
options-requests = Les Requêtes du Roi
options-requests-help = Choisissez-en deux ou plus ; sans choix, deux sont piochées, et d’autres si vous l’osez.
options-practice = Partie d’entraînement
options-practice-help = Autorise une seule Requête choisie, pour apprendre ou essayer.
options-restores = Retours au point de sauvegarde
options-restores-help = Combien de fois une partie perdue peut reprendre à la sauvegarde.
seat-player = Vous
refused-one-request = Le Roi fait au moins deux Requêtes : choisissez-en une autre, ou jouez une partie d’entraînement.
event-table-computer = L’ordinateur joue maintenant pour vous.
event-table-person = Vous jouez de nouveau vous-même.
level-fair = Correct : prévoit son tour, et rien de ce qui suit

# Noms
name-bodvar = Bödvar
name-hjalti = Hjalti
name-svipdag = Svipdag
name-rider-black = Cavalier noir
name-rider-blue = Cavalier bleu
name-rider-red = Cavalier rouge
name-orcs-black = Orcs noirs
name-orcs-blue = Orcs bleus
name-orcs-red = Orcs rouges
name-up = ↑
name-down = ↓
name-left = ←
name-right = →
name-white = blanc
name-black = noir
name-blue = bleu
name-red = rouge
name-green = vert
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

# Lancers et pioches, pour les tables aux vrais dés
ask-draw-realm = Mélangez les douze Lieux et disposez-les ligne par ligne depuis le coin en haut à gauche
ask-draw-requests = Piochez deux Requêtes du Roi
ask-draw-request = Piochez une Requête du Roi
ask-draw-aid = Piochez une carte Aide aux Villageois
ask-draw-card = Retournez une carte cachée
ask-roll-turn = Tour { $turn } : lancez les dés Actions et les dés de vos Requêtes
ask-roll-reroll = Relancez le { $die }
ask-roll-pillage = { $who } pille : lancez le dé noir
ask-roll-bet = Le pari : lancez le dé noir et le dé vert
ask-roll-bet-again = Relancez le dé le plus faible ; il doit atteindre { $other }
ask-roll-riders = Lancez les dés des Cavaliers
ask-roll-orcs = Lancez les dés des Orcs

# Ce que l’on demande au joueur
ask-act = Que font les Berserkers ?{ $free ->
    [0] {""}
    [one] {" "}Encore une relance gratuite.
   *[other] {" "}Les { $free } prochaines relances sont gratuites.
}
ask-special = Quel dé de Requête s’applique d’abord ?
ask-after = Fin de la Phase 1 ({ $request }) : utiliser une carte d’aide avant les Cavaliers ?
ask-before-turn = Un nouveau tour : lancer vos dés, ou sauvegarder d’abord ?
ask-before-riders = Les dés des Cavaliers vont être lancés. Sauvegarder d’abord ?
ask-before-orcs = Les dés des Orcs vont être lancés. Sauvegarder d’abord ?
ask-riders = Quel Cavalier agit maintenant ?
ask-orcs = Quelle escouade d’Orcs agit maintenant ?
ask-move = Déplacement de { $n ->
    [one] 1 pas
   *[other] { $n } pas au plus
} : qui va où ?
ask-walk = Jusqu’à { $n } pas : qui va où ?
ask-jump = { $card } : qui part, et vers où ?
ask-passage = Qui prend le passage secret, et où en sort-il ?
ask-light = Quel feu allumez-vous ?
ask-push = Qui repoussez-vous, et vers où ?
ask-pull = Qui attirez-vous ?
ask-lift = Où levez-vous les Ténèbres ?
ask-mark = Quel Cavalier marquez-vous du sceau ?
ask-pillage = Qui pille ?
ask-location = L’action de quel Lieu ?
ask-gather = Qui rappelez-vous ici ?
ask-heal = Qui est soigné ?
ask-block = Quel Cavalier bloquez-vous ?
ask-train = Quelle carte Actions améliorez-vous ?
ask-crush = Quelle escouade d’Orcs anéantissez-vous ?
ask-revive = Qui revient d’entre les morts ?
ask-reward = Comment les villageois vous remercient-ils ?
ask-shield = { $who } attaque : quelqu’un lève-t-il le Bouclier ?
ask-suffer = Qui est blessé ?
ask-turn-over = Quel jeton retournez-vous ?
ask-settle = { $who } : sur quel Lieu au départ ?
ask-more-requests = Oserez-vous piocher une autre Requête ?
ask-keep-request = Gardez-vous cette Requête ?
ask-restore = La partie est perdue. Reprendre à votre sauvegarde ?

offer-enemy = { $who } : { $row } · { $does }
offer-wounds = blesse { $who }
offer-kills = tue { $who }
offer-puts-out = éteint le feu : { $where }
offer-darkens = elles tombent sur { $where }
offer-enlists-at = une escouade arrive : { $where }
offer-no-squad = aucune escouade ne vient
offer-slows = bloque l’un de vos dés
offer-discards = { $n ->
    [one] vous prend 1 dé
   *[other] vous prend { $n } dés
}
offer-nothing = rien ne change
offer-lost-darkness = la partie est perdue : plus de gemme
offer-lost-dead = la partie est perdue : tous sont morts
offer-cards = Vos cartes Aide
offer-king = Les Requêtes du Roi
offer-with = { $n ->
    [one] Avec un { $die }
   *[other] Avec un { $die } (vous en avez { $n })
}
offer-no-shield = Garder le Bouclier · { $does }
offer-wins = { $does } · gagne la partie sur-le-champ, avec { $n } points
offer-location = { $row } · { $does }
offer-enough = Cela suffit : { $requests }. Vous débutez avec { $gold } pièces d’or
offer-draw = Encore une : une Requête de plus à remplir, et { $gold } pièces d’or en tout (12 au plus)
offer-keep = Garder : { $request }. { $says }
offer-lines = { $some } { $last }
offer-refuse = Refuser : { $request } ; une autre est piochée, et doit être gardée
option-Place = { $row }
option-Help = Aider les villageois avec un { $die }
option-Reroll = Relancer un { $die } (1 or)
option-Use = Utiliser : { $card }
option-Spend = { $request } : défausser { $dice }
option-SaveGame = Sauvegarder (une fois par partie ; coûte 5 points au score)
option-Linger = S’arrêter avant chaque lancer et chaque ennemi (pour y sauvegarder)
option-GoOn = Lancer les dés
option-GoOn-after = Place aux Cavaliers
option-EndPhase = Finir la Phase 1
option-Walk = { $who } vers { $to }
option-Jump = { $who } vers { $to }
option-Light = Allumer le feu : { $where }
option-Push = { $who } vers { $to }
option-Pull = { $who } vers { $to }
option-Lift = Lever les Ténèbres sur { $where }
option-Seal = Marquer : { $rider }
option-Pillage = { $who } pille
option-Visit = { $where } : { $does }
option-Gather = Rappeler { $who }
option-Heal = Soigner { $who }
option-Block = Bloquer : { $rider }
option-Train = Améliorer : { $card }
option-Crush = Anéantir : { $orcs }
option-Revive = Ramener { $who }
option-TakeGold = Recevoir 1 pièce d’or
option-TakeCard = Piocher une carte Aide aux Villageois
option-Activate = { $who } : { $row }
option-Shield = { $who } lève le Bouclier
option-No-shield = Garder le Bouclier
option-Suffer = { $who }
option-TurnOver = { $token }
option-Settle = { $to }
option-DrawRequest = Encore une : 2 pièces d’or de plus (12 au plus), une Requête de plus à remplir
option-Enough = Cela suffit
option-Keep = Garder : { $request }
option-Refuse = Refuser : { $request }
option-Restore = Reprendre à la sauvegarde
option-GiveUp = Accepter la défaite

# Le journal
event-realm = Le royaume d’Helm est en place.
event-request = Requête du Roi : { $request }.
event-request-refused = Requête refusée : { $request }.
event-settled = { $who } : au départ sur { $where }.
event-gold-start = Vous débutez avec { $gold } pièces d’or pour { $n ->
    [one] 1 Requête
   *[other] { $n } Requêtes
} : { $requests }.
event-rolled = Tour { $turn } : vous avez lancé { $dice }{ $held ->
    [0] .
    [one] {" "}(1 dé sur le cadenas).
   *[other] {" "}({ $held } dés sur le cadenas).
}
event-special = { $request } : le dé montre { $face }.
event-rerolled = Relance : un { $die } devient un { $face }.
event-spent = { $request } : vous avez défaussé { $dice }.
event-unused = { $n ->
    [one] Un dé est resté inutilisé.
   *[other] { $n } dés sont restés inutilisés.
}
event-walked = { $who } rejoint { $where }.
event-jumped = { $who } reparaît sur { $where }.
event-lit = Un feu s’allume sur { $where } : { $fires } sur 8.
event-pushed = Repousser : { $who } vers { $where }.
event-pulled = Attirer : { $who } vers { $where }.
event-lifted = Les Ténèbres se lèvent sur { $where }.
event-sealed = { $who } : marqué du sceau ({ $sealed } sur 3).
event-pillage-hurt = { $who } a fait { $face } : les marchands étaient armés.
event-pillage-nothing = { $who } a fait { $face } et revient les mains vides.
event-pillage-booty = { $who } a fait { $face } et rapporte un butin.
event-bet-double = Double { $face } : pari gagné aussitôt.
event-bet-won = { $face } contre { $other } : pari gagné.
event-bet-lost = { $face } contre { $other } : pari perdu.
event-gathered = Rassemblement sur { $where } : { $who }.
event-blocked = { $who } : bloqué, ne jouera pas ce tour-ci.
event-trained = Carte { $card } améliorée : elle accueille deux dés.
event-crushed = { $orcs } : anéantis sur { $where }.
event-helped = Vous avez aidé les villageois avec un { $value } : jauge à { $gauge }.
event-gauge-reset = La jauge revient à 0.
event-aid-drawn = Les villageois vous offrent : { $card }.
event-aid-used = Vous utilisez : { $card }.
event-stone = Vous pouvez relancer { $n } dés ce tour-ci.
event-revived = { $who } revient d’entre les morts sur { $where }.
event-healed = { $who } est soigné.
event-harp = Les Cavaliers n’abattront pas les Ténèbres à leur prochain tour.
event-gold-gained = { $n ->
    [0] La bourse est pleine
    [one] 1 pièce d’or gagnée
   *[other] { $n } pièces d’or gagnées
} : vous en avez { $gold }.
event-gold-paid = 1 pièce d’or payée : il vous en reste { $gold }.
event-gold-lost = { $n ->
    [0] Aucune pièce d’or perdue
    [one] 1 pièce d’or perdue
   *[other] { $n } pièces d’or perdues
} : il vous en reste { $gold }.
event-riders-rolled = Les Cavaliers ont lancé { $dice } ({ $riders }).
event-riders-blocked = Les trois Cavaliers sont bloqués et ne jouent pas.
event-riders-skipped = La phase des Cavaliers est sautée.
event-orcs-rolled = Les Orcs ont lancé { $dice } ({ $squads }).
event-orcs-none = Aucun Orc en jeu : leur phase est sautée.
event-attack = { $who } : attaque sur { $targets }.
event-attack-missed = { $who } : attaque dans le vide, personne n’était là.
event-shield = { $who } lève le Bouclier et ignore l’attaque ({ $attacker }).
event-struck = { $by } frappe { $who }.
event-wounded = { $who } est blessé.
event-died = { $who } est mort.
event-darkness = { $who } : les Ténèbres s’abattent sur { $where } ({ $left ->
    [0] la réserve est vide
    [one] 1 gemme en réserve
   *[other] { $left } gemmes en réserve
}).
event-darkness-full = { $who } : { $where }, déjà sous les Ténèbres, n’en reçoit pas d’autres.
event-darkness-harp = { $who } : la harpe écarte les Ténèbres ({ $where }).
event-extinguish = { $who } : un feu s’éteint sur { $where }.
event-extinguish-none = { $who } : pas de feu à éteindre sur { $where }.
event-extinguish-null = { $who } : rien ne s’éteint, les huit feux brûlent.
event-enlist = { $who } : { $orcs } enrôlés sur { $where }.
event-enlist-nowhere = { $who } : aucun Orc à enrôler sur { $where }.
event-enlist-none = { $who } : plus d’Orcs à enrôler, les trois escouades sont en jeu.
event-slow = { $who } : { $locked ->
    [one] 1 dé ira sur le cadenas
   *[other] { $locked } dés iront sur le cadenas
} au prochain tour.
event-slow-full = { $who } : pas de troisième dé sur le cadenas.
event-nothing = { $who } : il ne se passe rien.
event-moved = { $who } : { $ways } vers { $where }.
event-discarded = { $who } : { $n ->
    [0] vous n’aviez pas de { $value } à perdre.
    [one] vous perdez un dé de { $value }.
   *[other] vous perdez { $n } dés de { $value }.
}
event-no-moves = { $who } : aucun Déplacement ce tour-ci.
event-skip-riders = { $who } : les Cavaliers ne joueront pas ce tour-ci.
event-turned = { $request } : { $card }.
event-burnt = { $request } : ses cartes quittent la partie.
event-hit = { $who } : touché, { $left ->
    [0] il n’a plus de cœur.
    [one] il reste 1 cœur.
   *[other] il reste { $left } cœurs.
}
event-left = Hors du royaume : { $who }.
event-fulfilled = Requête satisfaite : { $request }.
event-turn-ended = Fin du tour { $turn }.
event-saved = Vous avez sauvegardé au tour { $turn }.
event-lingers = La partie s’arrêtera avant chaque lancer et chaque ennemi, jusqu’à votre sauvegarde.
event-restored = Vous reprenez à votre sauvegarde du tour { $turn }.
event-won = Victoire au tour { $turn } : tous les feux brûlent, les Cavaliers sont marqués du sceau, le Roi est content.
event-lost-dead = Défaite au tour { $turn } : les trois Berserkers sont morts.
event-lost-darkness = Défaite au tour { $turn } : les Ténèbres devaient s’abattre sur { $where }, et la réserve est vide.

# La table
scene-phase-realm = Le royaume se met en place
scene-phase-requests = Le Roi énonce ses Requêtes
scene-phase-pieces = Les dernières pièces se placent
scene-phase-berserkers = Tour { $turn }, Phase 1 : les Berserkers
scene-phase-riders = Tour { $turn }, Phase 2 : les Cavaliers
scene-phase-orcs = Tour { $turn }, Phase 3 : les Orcs
scene-lost-dead = Défaite : les trois Berserkers sont morts
scene-lost-darkness = Défaite : Helm sombre dans les Ténèbres
scene-won-knight = Victoire : Helm est sauvé, avec { $score } points : rang 6 sur 6, « chevalier »
scene-won-proud = Victoire : Helm est sauvé, avec { $score } points : rang 5 sur 6, « fierté du Roi »
scene-won-axe = Victoire : Helm est sauvé, avec { $score } points : rang 4 sur 6, « apprenti de la hache »
scene-won-tavern = Victoire : Helm est sauvé, avec { $score } points : rang 3 sur 6, « pilier de taverne »
scene-won-barely = Victoire : Helm est sauvé, avec { $score } points : rang 2 sur 6, « vainqueur douteux »
scene-won-beggar = Victoire : Helm est sauvé, avec { $score } points : rang 1 sur 6, « mendiant »
scene-rank-knight = 20 points et plus font un chevalier de la table ronde, le plus haut des six rangs.
scene-rank-proud = De 16 à 19 points, vous êtes la fierté du Roi, cinquième des six rangs ; 20 font un chevalier.
scene-rank-axe = De 11 à 15 points, vous êtes apprenti de la hache, quatrième des six rangs ; avec 16, la fierté du Roi.
scene-rank-tavern = De 6 à 10 points, vous êtes pilier de taverne, troisième des six rangs ; avec 11, apprenti de la hache.
scene-rank-barely = De 1 à 5 points, vous êtes un vainqueur douteux, deuxième des six rangs ; avec 6, pilier de taverne.
scene-rank-beggar = 0 point ou moins fait un mendiant, le plus bas des six rangs ; un seul point fait un vainqueur douteux.
scene-fire-lit = Un feu d’Odin brûle : un des huit ; un Cavalier qui est ici avec un Berserker peut être marqué
scene-fire-unlit = Un feu peut s’allumer ici
scene-darkness = Ténèbres : { $n ->
    [one] 1 gemme
   *[other] { $n } gemmes
}
scene-orc-symbol = Des Orcs peuvent être enrôlés ici
scene-action-gather = Rassemblement
scene-action-passage = Passage secret
scene-action-rest = Repos (1 or)
scene-action-block = Blocage
scene-action-train = Entraînement (1 or)
scene-action-crush = Anéantir des Orcs
scene-how-gather = Rassemblement : d’autres Berserkers viennent ici, d’où qu’ils soient
scene-how-passage = Passage secret : un Berserker va d’ici à n’importe quel Lieu
scene-how-rest = Repos : pour 1 or, soignez un Berserker qui se trouve ici
scene-how-block = Blocage : le Cavalier de votre choix ne joue pas à son prochain tour
scene-how-train = Entraînement : pour 1 or, une carte Actions reçoit désormais deux dés
scene-how-crush = Anéantir des Orcs : une escouade qui est ici retourne dans la réserve
scene-blow-attack = Attaque
scene-blow-bet = Pari : on relance le dé le plus faible
scene-would-be-wounded = serait blessé
scene-would-die = mourrait
scene-wounded = Blessé
scene-is-healthy = Indemne : une première attaque blesse, une seconde tue
scene-is-wounded = Blessé : la prochaine attaque tue ; le Repos guérit
scene-sealed = Marqué du sceau
scene-blocked = Bloqué : ne jouera pas ce tour-ci
scene-die = Son dé montre { $n }
scene-hearts = Santé : { $n }
scene-piece = { $who }
scene-dice = Dés
scene-actions = Cartes Actions
scene-title = { $name }
scene-card = { $card }
scene-trained = Améliorée : accueille deux dés
scene-hand = Vos cartes Aide
scene-villagers = Aide aux Villageois
scene-king = Requêtes du Roi
scene-requests = D’autres Requêtes
scene-enemies = Cartes des ennemis
scene-off = Hors de la table
scene-lot = Face cachée : { $request }
scene-letter = Carte { $letter }
scene-number = Requête { $n }
scene-request = { $request }
scene-request-met = Satisfaite
scene-request-so-far = Respectée jusqu’ici ; c’est la fin qui compte
scene-request-open = Pas encore satisfaite
scene-face = { $does }
scene-riders-card = Cavaliers de l’ombre
scene-orcs-card = Escouades d’Orcs
scene-fires = Feux
scene-seals = Sceaux
scene-gems = Ténèbres
scene-gems-out = plus de gemme en réserve ; la partie est perdue s’il faut en poser une de plus
scene-alive = En vie
scene-gold = Or
scene-aid = Villageois
scene-in-force = En vigueur
scene-in-force-harp = La Harpe : les Cavaliers ne pourront pas placer de Ténèbres à leur prochain tour.
scene-in-force-skip = Puissance divine : la phase des Cavaliers sera passée.
scene-in-force-no-moves = Aucun Déplacement pendant ce tour.
scene-in-force-locked = Dés sur le cadenas au prochain tour : { $n }
scene-goals = Pour gagner
scene-goal-fires = Feux allumés : { $n } sur { $of }
scene-goal-seals = Cavaliers marqués du sceau : { $n } sur { $of }
scene-goal-met = ✓ { $request }
scene-goal-so-far = ~ { $request } (jusqu’ici)
scene-goal-bear = · { $request } (à supporter)
scene-goal-open = ✗ { $request }
scene-goal-worth-knight = Score si vous gagnez maintenant : { $n } points, rang 6 sur 6 (chevalier)
scene-goal-worth-proud = Score si vous gagnez maintenant : { $n } points, rang 5 sur 6 (fierté du Roi)
scene-goal-worth-axe = Score si vous gagnez maintenant : { $n } points, rang 4 sur 6 (apprenti de la hache)
scene-goal-worth-tavern = Score si vous gagnez maintenant : { $n } points, rang 3 sur 6 (pilier de taverne)
scene-goal-worth-barely = Score si vous gagnez maintenant : { $n } points, rang 2 sur 6 (vainqueur douteux)
scene-goal-worth-beggar = Score si vous gagnez maintenant : { $n } points, rang 1 sur 6 (mendiant)
scene-missed = Ce qui manquait
scene-missed-turn = Perdu au tour { $n }
scene-missed-fallen = Tombés : { $names }
scene-missed-riders = Sans sceau : { $names }
scene-missed-requests = Requêtes non remplies : { $names }
scene-score = Score : { $n }
scene-score-gold = Or restant : { $n } points
scene-score-healthy = { $of ->
    [one] 1 Berserker sain
   *[other] { $of } Berserkers sains
} : { $n } points
scene-score-wounded = { $of ->
    [one] 1 Berserker blessé
   *[other] { $of } Berserkers blessés
} : { $n } points
scene-score-orcs = { $of ->
    [one] 1 escouade d’Orcs
   *[other] { $of } escouades d’Orcs
} en jeu : { $n } points
scene-score-save = Sauvegarde faite : { $n } points
scene-score-requests = { $of ->
    [one] 1 Requête remplie ou subie
   *[other] { $of } Requêtes remplies ou subies
} : { $n } points

# Ce que disent les cartes
card-Action-move = Déplacement { $n }
card-Action-light = Allumer un feu
card-Action-push = Repousser
card-Action-pull = Attirer
card-Action-lift = Lever les Ténèbres
card-Action-mark = Marquer du sceau
card-Action-pillage = Pillage
card-Action-bet = Pari
card-Action-location = Action de Lieu
card-arrows = { $arrows }
card-Effect-attack = attaque
card-Effect-wide-attack = attaque étendue
card-Effect-darkness = Ténèbres
card-Effect-extinguish = éteindre un feu
card-Effect-enlist = enrôler des Orcs
card-Effect-slow = un dé sur le cadenas
card-Effect-nothing = rien
card-Effect-wound-here = blesse tous les Berserkers de son Lieu
card-Effect-wound-one = blesser un Berserker
card-Effect-wound-all = blesser tous les Berserkers
card-Effect-heal-one = soigner un Berserker
card-Effect-discard = perdre vos dés de { $n }
card-Effect-no-moves = aucun Déplacement ce tour-ci
card-Effect-skip-riders = sauter les Cavaliers
card-Effect-gain = gagner { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
card-Effect-lose = perdre { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
card-Effect-draw-aid = piocher une carte Aide
card-Effect-turn-card = retourner une carte
card-Effect-turn-token = retourner un jeton là où se tient un Berserker
card-Effect-burn-cards = les cartes brûlent
card-Effect-hit = un cœur de moins
card-Effect-leave = ses pièces quittent le royaume
card-Effect-fulfil = la Requête est satisfaite
card-Fact-no-darkness = { $negated_id ->
    [yes] des Ténèbres sont en jeu
   *[no] plus de Ténèbres en jeu
}
card-Fact-no-orcs = { $negated_id ->
    [yes] une escouade d’Orcs est en jeu
   *[no] plus d’escouade d’Orcs en jeu
}
card-Fact-all-alive = { $negated_id ->
    [yes] un Berserker est mort
   *[no] les trois Berserkers sont en vie
}
card-Fact-all-fires = { $negated_id ->
    [yes] tous les feux ne brûlent pas
   *[no] tous les feux brûlent
}
card-Fact-all-sealed = { $negated_id ->
    [yes] tous les Cavaliers ne sont pas marqués
   *[no] tous les Cavaliers sont marqués
}
card-Fact-together = { $negated_id ->
    [yes] ses pièces ne sont pas sur un même Lieu
   *[no] toutes ses pièces sont sur un même Lieu
}
card-Fact-met = { $negated_id ->
    [yes] aucun Berserker n’est avec { $who }
   *[no] un Berserker est avec { $who }
}
card-Fact-in-play = { $negated_id ->
    [yes] { $pieces ->
        [one] sa pièce a quitté le royaume
       *[other] toutes ses pièces ont quitté le royaume
    }
   *[no] { $pieces ->
        [one] sa pièce est dans le royaume
       *[other] une de ses pièces est dans le royaume
    }
}
card-Fact-cards-left = { $negated_id ->
    [yes] il ne reste aucune carte
   *[no] il reste des cartes
}
card-Fact-fulfilled = { $negated_id ->
    [yes] elle n’est pas satisfaite
   *[no] elle est satisfaite
}
card-Fact-gold = { $negated_id ->
    [yes] vous avez moins de { $n } pièces d’or
   *[no] vous avez { $n } pièces d’or ou plus
}
card-Fact-fires = { $negated_id ->
    [yes] moins de { $n } feux brûlent
   *[no] { $n } feux ou plus brûlent
}
card-token = un jeton
card-pips = { $n }
card-Total-exactly = exactement { $n }
card-Total-least = { $n } ou plus
card-colour-black = noir
card-colour-blue = bleu
card-colour-red = rouge
card-colour-green = vert
card-Request-pieces = { $hearts ->
    [0] En jeu : { $who }.
    [one] En jeu : { $who }, avec 1 cœur.
   *[other] En jeu : { $who }, avec { $hearts } cœurs.
}
card-Request-tokens = { $n ->
    [one] Un jeton est posé face cachée.
   *[other] { $n } jetons sont posés face cachée.
}
card-Request-hand = Vous débutez avec : { $cards }.
card-Request-setup = Au départ : { $does }.
card-Request-darkness = Un Lieu peut porter { $n } gemmes de Ténèbres.
card-Request-orc-phases = La Phase 3 se joue { $n ->
    [2] deux
   *[other] { $n }
} fois à chaque tour.
card-Request-aid-refuses = Les dés de { $dice } ne peuvent pas aider les villageois.
card-Request-die = Le dé { $colour }, à chaque tour :
card-Request-die-while = Le dé { $colour }, tant que { $facts } :
card-Request-task = Défaussez { $dice } en dés : { $does }.
card-Request-task-while = Quand { $facts }, défaussez { $dice } en dés : { $does }.
card-Request-phase1-end = Fin de la Phase 1 : { $does }.
card-Request-turn-end = Fin de chaque tour : { $does }.
card-Request-card = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
} : { $does }.
card-Request-goal = Pour gagner : { $facts }.
card-Request-hard = { $request }{ $level ->
    [1] {" "}(clémente)
    [2] {" "}(équitable)
    [3] {" "}(difficile)
    [4] {" "}(très difficile)
    [5] {" "}(impitoyable)
   *[other] {""}
}
card-Request-no-goal = Rien à satisfaire : une épreuve à supporter.
card-aid-ignore-attack = Lors d’une attaque : un Berserker l’ignore.
card-aid-walk = { $n ->
    [one] Un pas avec un Berserker.
   *[other] Jusqu’à { $n } pas avec un Berserker.
}
card-aid-jump = Un Berserker va où il veut.
card-aid-reroll = { $n ->
    [one] Relancez un dé Action ce tour-ci.
   *[other] Relancez jusqu’à { $n } dés Actions ce tour-ci.
}
card-aid-crush-orcs = Anéantissez une escouade d’Orcs là où se tient un Berserker.
card-aid-heal-one = Soignez un Berserker.
card-aid-revive-one = Un Berserker mort revient, sain, sur le Lieu de départ.
card-aid-calm-riders = Les Cavaliers n’abattent pas les Ténèbres à leur prochain tour.
card-aid-gain = { $n ->
    [one] Gagnez { $n } pièce d’or.
   *[other] Gagnez { $n } pièces d’or.
}
card-aid-nothing = À quoi peut-il servir ?

# Ce que compte le conseiller

# Ce qui est en jeu, et de quoi l’appréciation est faite
stake-gold = Or gagné ou perdu
stake-booty = Or gagné
stake-bet = Le pari est gagné
stake-pillager-wound = Une blessure pour qui pille
stake-pillager-death = La mort de qui pille
stake-wound = Une blessure ({ $who })
stake-death = La mort ({ $who })
stake-darkness = La partie est perdue (Ténèbres)
stake-darkness-orcs = La partie est perdue (Ténèbres) avant l’attaque des Orcs
term-gold-better = plus d’or à dépenser, ou de raisons de le dépenser
term-gold-worse = moins d’or à dépenser, ou de raisons de le dépenser
term-help-better = plus d’aide des villageois
term-help-worse = moins d’aide des villageois
term-training-better = une carte de plus est entraînée
term-training-worse = une carte de moins est entraînée
term-fires-better = il reste moins à faire pour les feux
term-fires-worse = il reste plus à faire pour les feux
term-seals-better = les Cavaliers sont plus près de leur sceau
term-seals-worse = les Cavaliers sont plus loin de leur sceau
term-requests-better = les Requêtes sont plus près d’être remplies
term-requests-worse = les Requêtes sont plus loin d’être remplies
term-darkness-better = moins de Ténèbres sont là ou menacent de tomber
term-darkness-worse = plus de Ténèbres sont là ou menacent de tomber
term-danger-better = moins de danger des Cavaliers et des Orcs
term-danger-worse = plus de danger des Cavaliers et des Orcs
term-dice-better = les dés restants permettent plus
term-dice-worse = les dés restants permettent moins
