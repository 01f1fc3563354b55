# Les mots d’une table dans le navigateur, en français. Clés et variables sont celles de table.en.ftl.

## La barre du haut
table-leave = Quitter la table
table-hint = Conseil
table-rules = Règles
table-story = Récit
table-menu = Menu
table-theme = Jour ou nuit
table-undo = Reprendre
table-close = Fermer
table-back = Retour
table-your-turn = À vous
table-your-turn-for = À vous :
table-title-asked = ● À vous · { $game }
table-field = La table
table-hem = Où en est la partie
table-line = Ce qui est demandé
table-tray = Votre main et ce que vous pouvez faire
table-watching = vous regardez

## Le guide
guide-hand = Première partie
guide-step = étape { $step } sur { $of }
guide-leave = Quitter le guide
guide-leave-keep = Quitter le guide, continuer à jouer
guide-subtitle = première partie, avec un guide
guide-topics = Ce qu’il y a à découvrir
guide-met = Déjà vu
guide-next = Peut venir ensuite
guide-about = De vraies cartes, de vrais robots, pas d’horloge. Chaque sorte de décision est expliquée quand elle se présente.

## La ligne
table-thinking = { $who } réfléchit
table-thinking-since = Depuis { $time }.
table-chance = Les cartes décident
table-sent = { $move }
table-away = { $who } est absent
table-away-kept = La place est gardée, avec ses cartes.
table-away-since = Depuis { $time }. La place est gardée, avec ses cartes.
table-bot-plays-on = Laisser jouer un robot
table-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
table-not-sent = Pas encore parti : { $move }
table-not-sent-why = Pas de connexion depuis { $time }. Votre coup est gardé et partira tout seul.
table-unsure = Pas encore confirmé : { $move }
table-unsure-why = Pas de connexion depuis { $time }. Il repart tout seul et compte une fois.
table-take-move-back = Reprendre : { $move }
table-try-now = Essayer
table-lost = Pas de connexion
table-lost-asked = Depuis { $time }. Continuez : ce que vous faites est gardé et partira tout seul.
table-lost-waiting = Depuis { $time }. On réessaie tout seul ; votre place est gardée.
table-paused = En pause
table-paused-by = { $who-is ->
    [you] Vous avez mis la partie en pause
   *[other] { $who } a mis la partie en pause
}
table-paused-away = En pause : { $who } est absent
table-paused-since = Depuis { $time }. Rien n’est perdu ; les pendules sont arrêtées.
table-resume = Reprendre
table-asks-take-back = { $who } demande à reprendre un coup
table-asks-take-back-why = Il faut l’accord de tous. Un seul non, et il reste.
table-asks-pause = { $who } demande une pause
table-asks-pause-why = Il faut l’accord de tous. Les pendules s’arrêtent.
table-asks-replace = { $who } demande qu’un robot joue pour { $whom }
table-asks-replace-why = Il faut l’accord des présents. { $whom } peut revenir s’asseoir à tout moment.
table-asked-take-back = Vous demandez à reprendre votre coup
table-asked-pause = Vous demandez une pause
table-asked-replace = Vous demandez qu’un robot joue pour { $whom }
table-asked-until = Le silence vaut non, dans { $time }.
table-answers = Réponses
table-answer-yes = { $who } : oui
table-answer-open = { $who } : pas encore de réponse
table-yes-take-back = Laisser { $who } le reprendre
table-no-take-back = Non, il reste
table-yes-pause = Faire une pause
table-no-pause = Non, on continue
table-yes-replace = Laisser jouer un robot
table-no-replace = Non, on attend
table-hint-thinking = Le conseil se prépare.
table-again = Mêmes places, encore
table-again-wanted = { CAP($who) } { $who-count ->
    [one] veut
   *[other] veulent
} rejouer.
table-again-you = Vous voulez rejouer ; on demande aux autres.
table-again-moved = Autres places
table-again-moved-wanted = { CAP($who) } { $who-count ->
    [one] veut
   *[other] veulent
} rejouer à d’autres places.
table-next = Les mêmes jouent encore
table-go-next = Y aller
table-look-back = Revoir
table-score-sheet = Feuille de score
table-over = La partie est finie
table-given-up = La partie a été abandonnée
table-given-up-why = Elle finit sans résultat.
table-practice = entraînement
table-new-game = Nouvelle partie

## Récit, score, paroles
table-since = Depuis votre dernier coup
table-now = À l’instant
table-nothing-new = Rien encore.
table-earlier = Avant
table-earlier-ask = Montrer ce qui précède
table-earlier-remember = les cartes, c’est à vous de les retenir
table-chat = Dit à la table
table-score = Score
table-say = Dire un mot, ou taper un coup
table-say-example = Un mot, ou un coup
table-say-move = Un mot, ou un coup : { $move }
table-send = Envoyer
table-legal = Vous pouvez : { $moves }.
table-legal-none = Ce n’est pas à vous.
table-row = { $label } : { $cells }
table-backs = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
table-card = { $card }
table-side = { $who }
table-help = Tapez un coup comme il est écrit sur les boutons, # et son numéro, ou un de ces mots : main, score, dernier, liste, conseil, annuler, règles, pause, poursuivre, oui, non, qui, encore. Tout le reste est dit à la table ; avec / devant c’est un coup, avec « dire » devant une parole.
table-nobody-called = Personne ici ne s’appelle « { $name } ».
table-no-such-move = Ce coup n’existe pas : ils vont de #1 à #{ $last }.

## Règles
table-rules-of = Règles de { $game }
table-rules-find = Chercher dans les règles
table-rules-example = Chercher : un mot, ou { $clause }
table-rules-now = Ce qui est demandé
table-rules-found = { $count ->
    [0] Rien ne contient ce mot.
    [one] Trouvé { $count } fois.
   *[other] Trouvé { $count } fois.
}
table-rules-chapters = Chapitres
table-rules-missing = Les règles n’ont pas pu être chargées.

## Conseil
table-why = Pourquoi
table-gains = Ce coup gagne :
table-keeps = Il garde :
table-risks = Il risque :
table-figures = Les chiffres
table-hint-how = Les conseils n’utilisent que vos cartes et ce qui est visible. Quand aucun coup n’est nettement meilleur, la lampe le dit et se tait.

## Menu
table-language = Langue
table-light = Lumière
table-light-system = Comme le système
table-light-day = Jour
table-light-night = Nuit
table-playing = Jouer
table-one-tap = Jouer d’un seul toucher
table-one-tap-why = Sinon le premier lève la carte et le second la joue.
table-sound = Son
table-sound-why = Quatre sons brefs : carte, pièce, à vous, fin.
table-forced = Seules réponses toutes seules
table-forced-why = S’il n’y a qu’une réponse, elle est donnée pour vous après un moment.
table-memory = Aide-mémoire
table-memory-why = Montre ce que vous sauriez si vous n’oubliiez rien.
table-this-game = Cette partie
table-take-back = Reprendre mon dernier coup
table-take-back-why = Libre tant que personne n’a rien appris ; sinon il faut l’accord de tous. Contre des robots, la partie devient un entraînement.
table-pause = Pause
table-stand = Se lever
table-stand-why = Un robot joue pour vous. Vous pourrez vous rasseoir.
table-stand-sure = Se lever : un robot continue
table-give-up = Abandonner
table-give-up-why = La partie finit sans résultat.
table-give-up-sure = Abandonner : pas de résultat
table-stay = Rester
table-people = À la table
table-is-you = vous
table-is-here = présent
table-is-away = absent depuis { $time }
table-is-bot = robot, { $level }
table-is-free = robot, { $level } · place libre
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-invite = Inviter
table-settings = Comment on joue ici
table-on = oui
table-off = non
table-term-clock-none = Sans pendule
table-term-clock-move = { $time } par décision
table-term-clock-game = { $time } pour la partie
table-term-clock-increment = { $time } pour la partie, { $more } de plus par décision
table-term-hints = Conseils
table-term-take-backs = Reprise de coups
table-term-memory = Aide-mémoire
table-term-open = Qui a le lien peut s’asseoir
table-deal = La donne
table-deal-sealed = La donne était fixée avant la première carte. Voici son sceau ; comparez-le à la fin :
table-deal-opened = Le sceau est ouvert. La clé et le nonce redonnent chaque carte :
table-deal-key = Clé
table-deal-nonce = Nonce
table-deal-check = Enregistrez la partie, puis vérifiez-la avec : { $command }
table-record = Enregistrer la partie
table-record-not-yet = La partie pourra être enregistrée quand elle sera finie.

## Pendules
table-clock-of = Il reste { $time } à { $who }

## Prendre place
table-join = S’asseoir

## La feuille de score
table-sheet-standing = Le score
table-sheet-final = Le score final
table-sheet-side = Qui
table-sheet-round = Manche
table-sheet-total = Total
table-sheet-race = Totaux après chaque manche
table-sheet-sealed = La donne était scellée avant la première carte.
table-sheet-again = Les mêmes places encore ?

## Revoir une partie
table-back-title = revoir
table-back-steps = Parcourir la partie
table-back-first = Au début
table-back-before = Un pas en arrière
table-back-after = Un pas en avant
table-back-last = À la fin
table-back-play = Dérouler
table-back-stop = Arrêter
table-back-place = { $step } sur { $steps }
table-back-eyes = Vu par qui ?
table-back-eyes-table = Comme la table l’a vu
table-back-eyes-all = Tout ouvert
table-back-hands = Toutes les mains
table-back-start = Avant le premier pas
table-back-to-table = À la table
table-back-not-over = On peut revoir une partie quand elle est finie.
table-back-practice = Jouer d’ici
table-back-practice-again = Rejouer cette décision
table-back-practice-step = Jouer du pas { $step }
table-back-turning = Ce qui a décidé
table-back-turning-how = D’après ce qu’il y avait sur la table, toutes mains ouvertes ; non d’après ce que chacun savait. Avant : comme le conseiller aurait continué.
table-back-turning-part = Longue partie : regardée depuis le pas { $step }.
table-back-turning-wait = On cherche.
table-back-review = Les chances, décision par décision
table-back-review-wait = On réfléchit à chaque décision. Cela peut prendre une demi-minute.
table-back-review-failed = On n’a pas pu réfléchir aux décisions pour l’instant.
table-back-review-kept = ce qui est resté
table-back-review-best = ce qu’un fort joueur aurait gardé, en sachant autant
table-back-review-good = Aussi bonnes que celles d’un fort joueur : { $good } sur { $count }.
table-back-review-better = mieux : { $move }
table-back-review-line = Un fort joueur, en sachant autant : { $better }. Chances : { $chances } au lieu de { $kept } sur 100, soit { $loss } de perdu (±{ $error }).
table-back-worth = Ce que cela valait
table-back-worth-in = victoires sur 100
table-back-worth-wait = On essaie les coups.
table-back-worth-failed = On n’a pas pu essayer les coups pour l’instant.
table-back-worth-best = fort joueur
table-back-worth-you = vous
table-back-worth-done = joué
table-back-worth-differs = Un fort joueur en a jugé autrement que le compte. N’est une perte que ce que les deux trouvent meilleur.
table-back-worth-more = { $count } autres coups
table-back-worth-untried = { $count ->
    [one] Un autre coup était possible, et n’a pas été essayé.
   *[other] { $count } autres coups étaient possibles, et n’ont pas été essayés.
}
table-back-review-judged = Comment c’est jugé
table-back-review-how = En victoires sur 100. D’après cette main et ce qui était visible, avec une mémoire parfaite ; jamais d’après ce qui était caché. ± dit de combien un chiffre peut être faux ; une perte qui ne s’en détache pas n’en est pas une.

## Un jeu montré tel qu’il se décrit
table-own-hand = Votre main
table-layout = Les cartes étalées
table-space-empty = vide
table-find = Écrire pour trouver un coup
table-verbs = Sortes de coups
table-moves = Ce que vous pouvez faire
table-choose = Choisir un coup
table-choose-card = Choisir une carte
table-choose-space = Choisir une carte sur la table
table-put-down = Annuler le choix
table-none-found = Aucun coup ne convient.
table-more-found = Encore { $count } : écrivez, ou touchez une carte, pour les trouver.
