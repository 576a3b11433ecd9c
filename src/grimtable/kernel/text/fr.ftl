# Les mots communs à tous les jeux.
yes = oui
no = non
none = aucun
seat-fate = Le destin
option-Done = Terminé
option-Pass = Passer
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
undo-hidden = la dernière réponse
undo-told = ce qui a été saisi : { $what }
undo-layout = la dernière étape de la mise en place
book-page = p. { $page }
book-pages = p. { $first }–{ $last }
book-page-until = jusqu’à la p. { $page }
book-page-from = à partir de la p. { $page }
term-decided-better = la partie est plus souvent gagnée aussitôt, ou moins souvent perdue
term-decided-worse = la partie est plus souvent perdue aussitôt, ou moins souvent gagnée
then-others = la suite dépend de { $seats }
coach-then = puis { $line }
coach-expects = sans doute { $line }
coach-about = { $what } : { $whom }
coach-later = un peu plus tard : { $what }
coach-same = revient au même que : { $option }
coach-even = au total, vaut à peu près autant que : { $option }
coach-even-spares = au total, vaut à peu près autant que : { $option } ; ceci ne dépense rien
coach-even-spends = au total, vaut à peu près autant que : { $option }, qui ne dépense rien
coach-same-now = ce tour, revient au même que : { $option } ; seule la suite possible les distingue
coach-or = ou { $others }, ce qui revient à peu près au même
term-beyond-better = son avantage ne se voit que plus tard
term-beyond-worse = ce qui parle contre ne se voit que plus tard
report-fell = À terre : { $who }
report-rest = Tout le reste de ce tour
report-turn-luck = { $n ->
    [0] Le début
   *[other] { $who }, tour { $n }
} dans son ensemble : surtout la chance des dés
report-turn-together = { $n ->
    [0] Le début
   *[other] { $who }, tour { $n }, et ce qui vint jusqu’au suivant
} : les choix, les dés et l’ennemi
report-turn-theirs = { $n ->
    [0] Le début
   *[other] { $who }, tour { $n }
} dans son ensemble : leurs coups et les dés
report-turn-own = { $n ->
    [0] Le début
   *[other] { $who }, tour { $n }
} dans son ensemble : les choix et les dés ont donné { $came_id ->
    [more] plus
   *[other] moins
} que le début ne promettait
sheet-packs = Extensions
event-table-vote = { $dice_id ->
    [real] De vrais dés
   *[server] Les dés du programme
}, dit { $who }.
event-table-dice = À partir d’ici, { $dice_id ->
    [real] on lance de vrais dés
   *[server] le programme lance les dés
}.
event-table-ties = { $ties_id ->
    [left] À partir d’ici, le programme départage les égalités, sur ordre permanent de { $who }
   *[own] Les joueurs départagent de nouveau les égalités, dit { $who }
}.
event-table-tied = Égalité, tranchée pour vous : { $option }.
event-table-computer = L’ordinateur joue maintenant pour { $who }.
event-table-person = Désormais, une personne joue pour { $who }.
event-table-invited = Quelqu’un d’autre a été invité à jouer pour { $who }.
event-table-resigned = Abandon de la partie : { $who }.
event-table-said = { $who } : « { $words_id } »
who-called = { $name_id } ({ $seat })
event-table-called = { $who } s’appelle « { $words_id } ».
event-table-phrase = { $who } : { $phrase_id ->
    [hello] bonjour.
    [luck] bonne chance.
    [thinking] je réfléchis.
    [nice] bien joué.
    [ouch] aïe.
    [thanks] merci.
    [sorry] je dois bientôt partir.
   *[bye] au revoir.
}
event-table-again = Encore une partie, dit { $who }.
outcome-resigned = Abandon : { $who }
event-table-rewound = La partie a été reprise en arrière ({ $times } fois jusqu’ici).
event-table-went-on = Les règles ou les cartes ont changé depuis la sauvegarde (règles { $version_id }) : la partie reprend à son point de sauvegarde{ $lost ->
    [0] .
    [one] , sans la dernière réponse.
   *[other] , sans les { $lost } dernières réponses.
}
event-table-replayed = Les règles ou les cartes ont changé depuis la sauvegarde (règles { $version_id }) ; toutes les réponses restent valables.
event-table-rescued = Les règles ou les cartes ont changé depuis la sauvegarde (règles { $version_id }) et la partie ne peut pas continuer telle quelle : cette table commence avec ce qui avait été noté.
event-table-anew = À partir d’ici, les dés sont relancés, par choix.
mind-random = joue au hasard
mind-greedy = prend ce qui semble le mieux
mind-planner = prévoit son tour
mind-grim = éprouve ses plans contre ce qui peut venir
level-easy = Facile : prend ce qui semble le mieux sur l’instant, sans plan
level-fair = Correct : prévoit son tour, sans penser au vôtre
level-grim = Sinistre : éprouve ses plans contre ce qui peut venir, jusqu’à deux secondes par décision

# Pourquoi une chose n’a pas été faite.
refused-option = « { $given_id } » ne fait pas partie des choix possibles. Vous pouvez : { $allowed_id }.
refused-stale = Cette question n’est plus ouverte.
refused-over = La partie est finie : plus rien n’est à décider.
refused-undo-over = Impossible d’annuler : la partie est finie.
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-roll = Impossible d’annuler : on a lancé ou pioché depuis.
refused-undo-other = Impossible d’annuler : un autre joueur a répondu depuis.
refused-undo-revealed = Impossible d’annuler : cette réponse a dévoilé quelque chose de caché.
refused-undo-turn = Impossible d’annuler : le tour où vous avez répondu est fini.
refused-unknown-name = Rien ne s’appelle « { $name_id } ».
refused-options = Ces choix ne vont pas ensemble.

# Ce que disent les cartes, mis bout à bout.
prose = { $fr }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-comma = { $some }, { $last }
list-then = { $some } ; { $last }
refused-chapter-open = Ce chapitre est encore en cours.
refused-campaign-over = Cette campagne est arrivée à son terme.
refused-between = Cela ne se change pas d’un chapitre à l’autre.
refused-single-game = Cette campagne n’existe pas : c’est une partie simple.
campaign-chapter = { $name }

# Les chances : ce qui est compté, avec quelle probabilité ou combien.
odds-error = { $n ->
    [0] {""}
   *[other] {" "}(par quelques essais, à { $n } points près)
}
odds-tries = { $n ->
    [0] {""}
   *[other] {" "}(par quelques essais)
}
odds-chance = { $what } : { $n } %{ $sampled }
odds-sure = { $what } : { $n }
odds-number = { $what } : { $mean } en moyenne, { $n } % d’au moins 1{ $sampled }
odds-mean = { $what } : { $mean } en moyenne{ $sampled }
odds-balance = { $what } : { $sign }{ $mean } en moyenne{ $sampled }
pass-all = Personne
