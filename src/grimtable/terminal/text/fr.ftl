# Les mots de la table dans le terminal.
terminal-board = Plateau
terminal-spread = Table
terminal-log = Journal
terminal-thinking = { $name } réfléchit…
terminal-awaits = on attend { $names }
terminal-your-turn = à vous
terminal-awaits-dice = on attend les dés
terminal-real-dice = vrais dés
terminal-next-die = Dé { $at } sur { $of } : { $die }
terminal-next-card = { $at } sur { $of }
terminal-told = Jusqu’ici : { $faces }
terminal-untold = Repris : le dernier dé ou la dernière carte.
terminal-over = La partie est finie.
terminal-score = Score : { $score }
terminal-over-new-game = Nouvelle partie
terminal-over-next-chapter = Chapitre suivant : { $title }
terminal-over-undo = Reprendre la dernière réponse
terminal-over-quit = Quitter
terminal-undone = Annulé : { $what }
terminal-saved = Copie enregistrée dans { $path }
terminal-save-as = Enregistrer une copie sous
terminal-save-hint = Entrée enregistre, Échap revient. La partie elle-même est toujours enregistrée dans { $path }.
terminal-save-exists = Ce fichier existe. Entrée encore une fois le remplace.
terminal-save-failed = Impossible d’écrire là : { $why }
terminal-new-game = Nouvelle partie. L’ancienne est gardée dans { $path }
terminal-start-begin = Commencer
terminal-start-seat = Place : { $name }
terminal-start-me = vous
terminal-start-dice = Dés
terminal-start-hint = Entrée commence · ↑ ↓ autre ligne · ← → ou clic pour changer · Échap retour
terminal-dice-real = Vrais dés : dites ce qu’ils montrent.
terminal-dice-program = Le programme lance les dés.
terminal-language = Français
terminal-filtered = { $shown } sur { $all } · Échap : tout
terminal-filter = Tapez des mots pour trouver une option
terminal-typed = { $digits }… encore un chiffre, ou Entrée
terminal-no-key = Il n’y a pas d’option { $digits }.
terminal-no-rule = Aucune règle derrière cette ligne.
terminal-see = Voir aussi
terminal-nothing-comes = Personne n’agit maintenant.
terminal-read-hint = t met la page de côté, et la reprend
terminal-rule-hint = Numéro : ouvrir une règle liée · Retour arrière : revenir · Échap : fermer
terminal-curtain = L’écran passe à { $name }.
terminal-curtain-hint = Les autres regardent ailleurs. { $name } appuie sur une touche.
terminal-key-choose = 1-9 choisir
terminal-key-rule = ? règle
terminal-key-filter = / chercher
terminal-key-pane = Tab volet
terminal-key-undo = u annuler
terminal-key-pass = p passer
terminal-key-ties = e égalités
terminal-key-save = s copie
terminal-key-new = n nouvelle
terminal-key-language = l English
terminal-key-dice = d dés
terminal-key-help = h aide
terminal-key-quit = q quitter
terminal-help = Aide
terminal-help-signs = Les signes de la table :
terminal-help-hint = Une touche ferme
terminal-help-lines =
    1-9|répondre ; à partir de dix, taper les chiffres
    ↑ ↓ Entrée|parcourir les options et répondre
    clic|une chose : répondre, ou lister ses options
    /|chercher des options ; Échap les remontre toutes
    ?|la règle derrière une option ou une ligne du journal
    Tab|volet suivant ; on peut aussi cliquer le journal
    ← →|volet précédent ou suivant (écrans étroits)
    PgPréc PgSuiv|défiler la table
    u|annuler
    s|enregistrer une copie ; la partie l’est toujours
    n|nouvelle partie ; l’ancienne est gardée
    f|ce que feront les ennemis, et pourquoi (si le jeu le sait)
    t|mettre de côté la page à lire, ou la relire
    c|le conseiller : ce qu’il ferait, et pourquoi
    w|être averti avant une bévue
    i|les joueurs informatiques de votre camp disent leur intention et attendent
    y|y consentir ; ou répondre pour eux, ou leur imposer un plan du conseiller
    r|ce qui s’est passé pendant votre attente
    p|passer partout où c’est possible, jusqu’à la prochaine décision
    e|laisser le programme départager les ennemis, ou le refaire soi-même
    d|vrais dés : vous lancez, piochez et tapez le résultat
    l|anglais, français
    q|quitter ; la partie pourra reprendre

# Composer un paquet.
builder-copies = nombre
builder-card = carte
builder-price = coût
builder-all = tous
builder-filtered = { $mark } : { $value }
builder-all-cards = toutes les cartes
builder-only-deck = le paquet seul
builder-sound = jouable
builder-unsound = pas encore jouable
builder-nothing = Aucune carte ne convient. Échap les montre toutes.
builder-most = { $card } : { $most } exemplaires au plus dans un paquet.
builder-none = { $card } n’est pas dans le paquet.
builder-undone = Annulé.
builder-filter = Mots d’un nom ou d’un texte ; Entrée va à la liste
builder-key-add = + ajouter
builder-key-remove = - retirer
builder-key-find = / chercher
builder-key-undo = u annuler
builder-key-language = l English
builder-key-help = h aide
builder-key-quit = q fini
builder-help-lines =
    ↑ ↓|parcourir les cartes ; le texte est à côté de la liste
    Entrée + →|ajouter un exemplaire
    - ← x|retirer un exemplaire
    1 2 3|filtrer : la valeur suivante, puis toutes de nouveau
    d|le paquet seul, ou toutes les cartes
    /|chercher dans les noms et les textes ; Échap montre tout
    clic|une carte : la choisir, encore : l’ajouter ; les mots des lignes : agir
    u|annuler ; chaque changement est aussitôt écrit
    l|anglais, français
    q|fini
terminal-may-answer = Peuvent encore répondre : { $who }
terminal-passed = Ont passé : { $who }
terminal-chapter = Le chapitre suivant est gardé dans { $path }.
terminal-passing = Vous passez partout où c’est possible, jusqu’à la prochaine décision. p l’annule.
terminal-passed-on = Ceci doit être décidé : personne ne passe plus.
terminal-asked-again = Tout vous est de nouveau demandé.
terminal-not-passing = Vous ne passez plus.
terminal-ties-left = Désormais, le programme départage les égalités en votre faveur. e annule cela.
terminal-ties-own = Vous départagez de nouveau les égalités.
terminal-no-ties = Il n’y a ici aucune égalité à laisser au programme.

# Le conseil, le bilan, les leçons.
terminal-lesson = Leçon { $at }/{ $of }.
terminal-lesson-left = Vous avez quitté la leçon : u y ramène, ou continuez.
terminal-lesson-again = De retour dans la leçon.
terminal-lesson-over = La leçon est finie. Continuez à votre gré ; c demande conseil.
terminal-coach = Le conseiller jouerait
terminal-coach-hint = Pourcentage : votre situation ensuite. Chiffre ou Entrée : le prendre · Échap : retour
terminal-coach-hint-about = Pourcentage : vos chances de gagner { $what } ensuite. Chiffre ou Entrée : le prendre · Échap : retour
terminal-coach-thinks = Le conseiller réfléchit…
terminal-report-looks = Le conseiller revoit la partie : { $percent } %
terminal-consulting = Les joueurs informatiques de votre camp disent leur intention et attendent. i l’annule.
terminal-not-consulting = Les joueurs informatiques ne vous consultent plus.
terminal-no-companion = Aucun joueur informatique n’est de votre camp.
terminal-consults = { $name } vous demande :
terminal-intends = Intention de { $name } : { $plan }. y : soit · c : d’autres plans
terminal-watching = Le conseiller vous avertit avant une bévue. w l’arrête.
terminal-not-watching = Le conseiller ne vous avertit plus.
terminal-warned = Vraiment ? Mieux : { $option }{ $why_id ->
    [none] {""}
   *[other] {" "}({ $why })
}. Répondez de même encore une fois pour le faire.
terminal-recap = Pendant votre attente : { $n } événements. r les raconte.
terminal-recap-lines = r|ce qui s’est passé pendant votre attente
terminal-over-report = Comment c’est allé
terminal-report = Comment c’est allé : vos chances de gagner au long de la partie
terminal-report-luck = { $good ->
    [oui] Les dés et les tirages vous ont favorisé : +{ $n } %
   *[non] Les dés et les tirages vous ont desservi : −{ $n } %
}
terminal-report-luck-even = Les dés et les tirages sont tombés comme on pouvait l’attendre.
terminal-report-better = Mieux : { $option }
terminal-report-hint = Entrée : essayer de là (cette partie est gardée) · Échap : retour
terminal-report-none = Aucun moment n’a décidé à lui seul. Échap : retour
terminal-tried = Vous continuez de là. La partie telle qu’elle fut est gardée dans { $path }
terminal-key-coach = c conseil
