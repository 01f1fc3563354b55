# Les mots du terminal plein écran en français. Clés et variables sont celles de en.ftl.

screen-title-asked = ● À vous – { $game }
screen-enter = Entrée
screen-space = Espace
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
screen-practice-why = Si d’autres ont joué depuis, ou si vous avez vu du nouveau, cette partie devient un entraînement.
screen-stuck = Ce n’est pas encore enregistré ; nouvel essai : { $why }
screen-forced-on = Désormais, une réponse qui est la seule se donne d’elle-même, là où cela n’apprend rien à personne.
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
screen-story = Récit
screen-moves = Ce que vous pouvez faire
screen-no-moves = Ce n’est pas votre tour.
screen-cards = Les cartes
screen-keys = Touches
screen-rules-of = Règles : { $game }
screen-in-short = En bref
screen-rules-no-word = Aucune règle n’a « { $text } ».
screen-help =
    Les petites lettres sont des commandes ; les majuscules et les chiffres, des choses sur la table.
    ← → la carte ou la place à côté, ↑ ↓ la rangée au-dessus ou au-dessous, Home, End, Tab pour l’autre région
    Entrée fait ce que dit le bouton sombre. Espace lève une carte là où l’on peut en choisir plusieurs.
    Un chiffre va à la carte suivante de ce nombre, une majuscule à une couleur : R B V J N.
    ? ai-je le droit, et pourquoi non ; r règles, c cartes en mots, s récit et scores, l tous les coups en mots, h conseil
    u reprend un coup, Esc ferme ou repose, q quitte : chaque coup est gardé
    f réponses données d’elles-mêmes quand il n’y en a qu’une, v vitesse des coups des autres
    / pour taper un coup, ou tout ce que comprend le mode ligne : ? COUP, r MOT, dire BONJOUR

## Le guide
screen-guide-step = Première manche · { $step } sur { $of } · { $heading }
screen-guide-keys = Retour arrière : l’étape d’avant · Esc : jouer sans le guide

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
menu-players = Joueurs
menu-players-means = Combien jouent, vous compris.
menu-opponents = Adversaires
menu-opponents-means = La force des autres.
menu-level-novice = novice
menu-level-greedy = avide
menu-level-club = club
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
