# Les mots du terminal plein écran en français. Clés et variables sont celles de en.ftl.

screen-title-asked = ● À vous – { $game }
screen-enter = Entrée
screen-space = Espace
screen-backspace = Retour
screen-your-side = Votre camp
screen-practice = entraînement
screen-to = en { $total }
screen-hands = { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
screen-match = Partie
screen-over = la partie est finie
screen-more-below = suite ▼ PgDn
screen-too-small = Ce jeu demande un écran de { $wide } colonnes et { $high } lignes ; celui-ci en a { $is-wide } et { $is-high }. La partie attend. Agrandissez la fenêtre, ou appuyez sur Entrée pour continuer ligne par ligne.
screen-too-small-waits = Ce jeu demande un écran de { $wide } colonnes et { $high } lignes ; celui-ci en a { $is-wide } et { $is-high }. La partie attend. Agrandissez la fenêtre ; q quitte.

## La ligne
screen-turn-of = C’est au tour { DE($who) }
screen-you-next = Ensuite vous.
screen-sent = Un instant…
screen-hand-over = La manche est finie. Continuer ?
screen-only-answer = Il n’y a qu’une réponse.
screen-allowed = C’est possible.
screen-paused = La partie est en pause.
screen-paused-how = /poursuivre la reprend.
screen-held = La table attend que ceci soit fermé.
screen-held-yours = C’est à vous : fermez ceci pour voir ce qui s’est passé.
screen-hint-comes = Le conseil se prépare…
screen-leave-kept = Quitter ? La partie est gardée.
screen-leave-unkept = Quitter ? Cette partie n’est pas gardée.
screen-leave-served = Quitter ? Votre chaise est gardée.
screen-leave = Quitter
screen-stay = Rester
screen-give-up = Abandonner
screen-stand = Laisser la chaise à un robot
screen-go-on = Continuer
screen-go-back = Revenir
screen-yes = Oui
screen-no = Non
screen-practice-question = Revenir à votre dernière décision ?
screen-practice-why = Si l’on a joué depuis, ou si vous avez vu du nouveau, c’est un entraînement.
screen-stuck = Ce n’est pas encore enregistré ; nouvel essai : { $why }
screen-forced-on = Une réponse unique se donne d’elle-même, si cela n’apprend rien à personne.
screen-forced-off = Désormais, on vous demande aussi quand il n’y a qu’une réponse.
screen-pace-usual = Les coups des autres sont montrés un par un.
screen-pace-slow = Les coups des autres sont montrés lentement.
screen-pace-at-once = Les coups des autres sont montrés tout de suite.

## Après la fin
screen-another = Une autre partie ?
screen-again = Les mêmes places
screen-again-wanted = { CAP($who) } { $who-count ->
    [one] veut
   *[other] veulent
} rejouer.
screen-same-deal = La même donne encore une fois
screen-other-game = Un autre jeu

## Panneaux
screen-closes = { $key } ferme
screen-hint = Conseil
screen-hint-figure = { $move } { $worth } % (± { $error })
screen-story = Récit
screen-moves = Ce que vous pouvez faire
screen-no-moves = Ce n’est pas votre tour.
screen-cards = Les cartes
screen-keys = Touches
screen-rules-of = Règles : { $game }
screen-in-short = En bref
screen-rules-no-word = Aucune règle n’a « { $text } ».
screen-help-small = Les petites lettres sont des commandes ; les majuscules et les chiffres, des choses sur la table.
screen-help-arrows = ← → ce qui est à côté, ↑ ↓ la rangée au-dessus ou au-dessous, Début, Fin, Tab pour l’autre partie de la table
screen-help-enter = Entrée fait ce que dit le bouton sombre, et passe l’attente pendant que les autres jouent.
screen-help-space = Espace lève ou repose, là où l’on peut choisir plusieurs choses.
screen-help-digits = Un chiffre va à ce qui porte ce nombre ; encore une fois : au suivant.
screen-help-capitals = Une majuscule va à ce qu’elle désigne : { $letters }
screen-help-buttons = Il y a aussi, maintenant : { $buttons }
screen-help =
    ? ce que cela ferait, ou pourquoi c’est impossible ; r règles, c cartes en mots, s récit et scores, l tous les coups en mots, h conseil
    u reprend un coup, Échap ferme ou repose, q quitte : chaque coup est gardé
    f réponses données d’elles-mêmes quand il n’y en a qu’une, v vitesse des coups des autres
    /guide fait venir le guide, ou le quitte ; Retour relit ce qu’il expliquait, Échap le met de côté
    / pour taper un coup, ou tout ce que comprend le mode ligne : ? COUP, r MOT, dire BONJOUR

## Le guide
screen-guide-step = Première manche · { $step } sur { $of }
screen-guide-keys = Retour : avant · Échap : de côté
screen-guide-keys-first = Échap : de côté
screen-guide-aside = De côté. Retour le ramène ; /guide met fin au guide.
screen-guide-left = Le guide est quitté. /guide le ramène.
screen-guide-comes = Le guide explique une fois chaque sorte de décision. /guide le quitte.

## Les touches, chacune avec un mot
screen-key-card = carte
screen-key-choose = choisir
screen-key-move = coup
screen-key-do = valider
screen-key-lift = lever
screen-key-pass = passer
screen-key-done = fini
screen-key-go-on = continuer
screen-key-why = pourquoi
screen-key-help = aide
screen-key-rules = règles
screen-key-hint = conseil
screen-key-undo = reprendre
screen-key-story = récit
screen-key-moves = coups
screen-key-type = taper
screen-key-guide = guide
screen-key-leave = quitter
screen-key-complete = compléter
screen-key-earlier = lignes d’avant
screen-key-back = retour
screen-key-chapter = chapitre
screen-key-scroll = défiler
screen-key-find = chercher
screen-key-clause = une règle
screen-key-close = fermer

## Le menu
menu-welcome = Karibu mezani. Six jeux de cartes ; les cartes sont distribuées.
menu-continue = Continuer
menu-open = Ouvrir
menu-open-what = un enregistrement : le revoir, ou le reprendre à un tour
menu-open-file = Quel fichier ?
menu-look-back = Revoir
menu-open-any = un enregistrement dans un fichier…
menu-players = Joueurs
menu-players-means = Combien jouent, vous compris.
menu-opponents = Adversaires
menu-opponents-means = La force des autres.
menu-level-novice = novice
menu-level-greedy = avide
menu-level-club = club
menu-level-master = maître
menu-level-expert = expert
menu-memory = Aide-mémoire
menu-memory-means = Montre ce qu’il faudrait retenir à une table.
menu-more = Autres réglages…
menu-less = Moins de réglages
menu-more-means = Entrée montre tous les réglages, chacun avec sa clause, ou de nouveau les usuels.
menu-on = oui
menu-off = non
menu-deal = Distribuer
menu-guided = Première partie guidée
menu-kept = Chaque coup est gardé : partez quand vous voulez. Rien n’est envoyé.
menu-keys = ↑↓ jeu   Tab réglages   ←→ changer   1–6 jeu   r règles   ? aide   q quitter
menu-keys-open = Entrée ouvrir   Échap retour
menu-keys-records = ↑↓ choisir   Entrée ouvrir   o un fichier   Échap retour
menu-too-small = Le menu demande un écran de { $wide } colonnes et { $high } lignes ; celui-ci en a { $is-wide } et { $is-high }. Agrandissez la fenêtre, ou appuyez sur q et nommez un jeu : karata play serengeti --lines
menu-help =
    ↑ ↓ ou 1 à 6 choisissent un jeu, ou une partie en cours. Entrée distribue, ou continue.
    Tab va aux réglages et en revient ; là, ← → changent une valeur, ↑ ↓ vont à la suivante.
    g distribue avec un guide : chaque sorte de décision est expliquée la première fois.
    c continue la dernière partie, o ouvre un enregistrement, r montre les règles du jeu choisi.
    F2 change la langue, q quitte.

## Revoir
replay-step = Étape { $step } sur { $of } · ligne { $line }
replay-begins = La partie commence.
replay-eyes-open = toutes les mains ouvertes
replay-eyes-seat = vu de la place { $seat }
replay-eyes-bystander = vu par un spectateur
replay-key-step = étape
replay-key-hand = manche
replay-key-eyes = vu d’une place
replay-key-open = toutes les mains
replay-key-play = reprendre ici
