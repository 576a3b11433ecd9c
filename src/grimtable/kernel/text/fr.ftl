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

# Pourquoi une chose n’a pas été faite ; les pages anglaises montrent la phrase de l’erreur.
refused-option = Cela ne fait pas partie des choix possibles.
refused-stale = Cette question n’est plus ouverte.
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-roll = On n’annule pas un lancer ni une pioche.
refused-undo-other = Un autre joueur a répondu depuis.
refused-undo-revealed = Cette réponse a dévoilé quelque chose de caché.
refused-undo-turn = Le tour où vous avez répondu est terminé.
refused-other = Impossible : { $sentence }
