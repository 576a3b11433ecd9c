# Les mots communs à tous les jeux.
yes = oui
no = non
none = aucun
seat-fate = Le destin
option-Done = Terminé
option-Yes = Oui
option-No = Non
ask-roll = Lancez { $n ->
    [one] le dé
   *[other] { $n } dés
}
ask-draw = Piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ask-pick = Tirez un élément au sort
event-table-rewound = La partie a été reprise en arrière ({ $times } fois jusqu’ici).
mind-random = joue au hasard
mind-greedy = prend ce qui semble le mieux
mind-planner = prévoit son tour
