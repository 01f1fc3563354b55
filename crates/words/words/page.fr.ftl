# Les mots de la page dans le navigateur, en français. Les clés et les variables sont celles de page.en.ftl.

page-title = Karata
page-title-of = { $page } · Karata
page-guest = Invité
page-list = { $first } et { $last }
page-other-language = English
page-skip = Aller à la page
page-nav = Pages
page-new = Nouvelle table
page-tables = Tables
page-rules = Règles
page-theme = Jour ou nuit
page-details = Détails
page-on = oui
page-off = non

## La première page
page-hello = Karibu mezani
page-headline = Six jeux de cartes. C’est distribué.
page-lead = Jouez tout de suite contre des robots. Envoyez un lien et vos amis prennent place. Sans compte.
page-deal = Jouer maintenant
page-deal-cards = Distribuer les cartes
page-deal-guided = Distribuer, avec un guide
page-dealing = On distribue …
page-make = Ouvrir une table
page-six = Les six jeux
page-yours = Vos tables
page-yours-all = Toutes vos tables
page-your-turn = à vous
page-thinking = { $who } réfléchit
page-bot-thinking = un robot réfléchit
page-over = terminée
page-won = { $who } a gagné
page-you-won = vous avez gagné
page-with = avec { $who }
page-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
page-not-reached = injoignable
page-foot = Chaque donne est scellée avant la première carte et peut être vérifiée après la partie. Logiciel libre, MIT ou Apache-2.0.
page-what = Karata veut dire « cartes à jouer » en swahili. Voici six jeux de cartes avec leurs règles complètes, pour le navigateur et le terminal, contre des gens et des robots.
page-fonts = Les caractères sont Bricolage Grotesque et Atkinson Hyperlegible Next, tous deux sous SIL Open Font License 1.1 :
page-about = À propos de Karata

## Les jeux
page-game-mu = Mü
page-game-mu-time = 3–6 joueurs · 60 min
page-game-mu-about = Enchérissez avec vos cartes, nommez un atout, appelez un partenaire.
page-game-serengeti = Serengeti
page-game-serengeti-time = 3–6 joueurs · 30 min
page-game-serengeti-about = Une vente dont l’argent va aux autres : le dernier chiffre dit à qui.
page-game-rummu = Rummü
page-game-rummu-time = 3–6 joueurs · 60 min
page-game-rummu-about = Un rami en cinq couleurs, où le jaune est joker.
page-game-calcory = Calcory
page-game-calcory-time = 2–4 joueurs · 15 min
page-game-calcory-about = Retournez des cartes jusqu’à 13 exactement, et retenez le reste.
page-game-safaru = Safarü
page-game-safaru-time = 2–4 joueurs · 10 min
page-game-safaru-about = Attrapez les licornes, laissez les hérissons. Ou jouez à l’envers.
page-game-asante = Asante
page-game-asante-time = 2 joueurs · 60 pépites
page-game-asante-about = Deux étals, cinq actions, soixante pépites.

## Une minute
page-minute = Une minute
page-minute-of = { $game } en une minute
page-rules-of = Règles : { $game }
page-all-rules = Toutes les règles

## Une nouvelle table
page-new-title = Une nouvelle table
page-game = Jeu
page-players = Joueurs
page-your-name = Votre nom à la table
page-name-short = 24 caractères au plus. Sans compte.
page-chairs = Places
page-chair = Place { $chair }
page-chair-you = vous
page-chair-you-more = sur cet appareil
page-chair-bot = robot
page-chair-bot-more = se lève pour qui a le lien
page-chair-bot-stays = reste
page-level-all = Tous les robots
page-level-mixed = différents
page-level-random = joue n’importe quoi
page-level-novice = débutant
page-level-club = joueur de club
page-level-master = maître
page-level-expert = expert
page-at-table = À cette table
page-pace = Les robots répondent
page-pace-quick = aussitôt
page-pace-usual = comme des gens
page-pace-slow = lentement
page-clock = Pendule
page-clock-none = aucune
page-clock-move = par coup
page-clock-game = par partie
page-seconds-move = Secondes par coup
page-minutes-game = Minutes pour la partie
page-increment = Secondes ajoutées par coup
page-memory = Aide-mémoire
page-memory-more = peut montrer ce qu’il faudrait retenir
page-hints = Conseils
page-hints-more = ce que ferait un bon joueur
page-take-backs = Reprendre un coup
page-take-backs-more = seul, librement ; à plusieurs, d’un commun accord
page-open = Des amis peuvent s’asseoir
page-open-more = qui a le lien prend la place d’un robot
page-listed = Dans la liste des tables
page-listed-more = des inconnus peuvent venir aussi
page-rules-here = Règles de cette table
page-usual = d’ordinaire : { $value }
page-more-settings = { $count ->
    [one] Un autre réglage
   *[other] { $count } autres réglages
}
page-less = Moins : { $what }
page-more = Plus : { $what }
page-open-table = Ouvrir la table
page-opening = On prépare la table …
page-sum = { $seats ->
    [one] une place
   *[other] { $seats } places
}
page-sum-changes = { $changes ->
    [0] comme d’ordinaire
    [one] avec 1 changement
   *[other] avec { $changes } changements
}
page-games-missing = Les réglages des jeux n’ont pas pu être chargés.

## Les réglages des jeux, en bref
page-setting-serengeti-edition = Édition
page-setting-serengeti-referee = Mises interdites
page-setting-serengeti-cards = Cartes des peuples
page-setting-serengeti-players = Joueurs au plus
page-setting-serengeti-box = Jetons dans la boîte
page-setting-serengeti-chips = Jetons par joueur
page-setting-serengeti-undealt = Jetons non distribués
page-setting-serengeti-opening = Plus petite mise d’ouverture
page-setting-serengeti-bonus = Prime pour qui passe d’emblée
page-setting-serengeti-payment = Le prix se paie
page-setting-serengeti-holders = Plusieurs ont le chiffre : on paie
page-setting-serengeti-nobody = Personne n’a le chiffre
page-setting-serengeti-remainder = Ce qui ne se partage pas
page-setting-serengeti-fine = Les amendes vont
page-setting-serengeti-overbid = Une mise trop haute se découvre
page-setting-serengeti-richest = Points pour le plus de jetons
page-setting-serengeti-tiebreak = Égalité tranchée par
page-setting-serengeti-selling = Vendre ses propres cartes
page-setting-serengeti-exchanges = Échanger des cartes
page-setting-mu-total = Points à atteindre
page-setting-mu-hands = Ou nombre de donnes (0 : au total)
page-setting-mu-most-hands = Donnes au plus
page-setting-mu-colours = À trois : couleurs écartées
page-setting-rummu-teams = Équipes de deux
page-setting-rummu-together = Sortir avec plusieurs combinaisons
page-setting-rummu-total = Points à atteindre
page-setting-rummu-hands = Ou nombre de manches (0 : au total)
page-setting-rummu-most-hands = Manches au plus
page-setting-calcory-patience = Tours sans prise avant la fin
page-setting-safaru-variant = Jeu
page-setting-safaru-teams = À quatre, par équipes
page-setting-safaru-total = Points à atteindre
page-setting-safaru-hands = Ou nombre de manches (0 : au total)
page-setting-safaru-most-hands = Manches au plus
page-setting-asante-deck = Les cartes
page-setting-asante-most-turns = Tours par joueur au plus
page-option-abacus = Abacus
page-option-abacus-more = 10 jetons, passer rapporte 2, l’argent va droit aux détenteurs
page-option-asmodee = Asmodée
page-option-asmodee-more = 12 jetons, un pot, on peut vendre ses cartes
page-option-digest = Digest
page-option-digest-more = comme Asmodée ; une mise trop haute se découvre aussitôt
page-option-strict = impossibles
page-option-open = à l’amende
page-option-out = hors du jeu
page-option-bank = à la banque
page-option-pot = au pot
page-option-direct = directement
page-option-most = qui en a le plus
page-option-each = chaque carte
page-option-share = on partage
page-option-payday = en payant
page-option-at-once = aussitôt
page-option-numbers = les nombres
page-option-none = rien
page-option-cards = cartes, jetons
page-option-random = au hasard
page-option-rb = rouge, bleu
page-option-rg = rouge, vert
page-option-ry = rouge, jaune
page-option-rk = rouge, noir
page-option-bg = bleu, vert
page-option-by = bleu, jaune
page-option-bk = bleu, noir
page-option-gy = vert, jaune
page-option-gk = vert, noir
page-option-yk = jaune, noir
page-option-plain = Safarü
page-option-reverse = à l’envers

## Les tables
page-tables-title = Tables
page-open-tables = Tables avec une place libre
page-no-open = Aucune table ne cherche de joueurs. Ouvrez-en une et mettez-la dans la liste.
page-no-own = Vous ne vous êtes encore assis à aucune table dans ce navigateur.
page-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
page-forget = Oublier
page-forget-table = Oublier la table { $game }, { $who }
page-look-again = Regarder encore

## Les règles
page-rules-title = Règles
page-rules-lead = Chaque règle a un numéro. À la table, ce qui n’est pas possible dit laquelle l’interdit.
page-contents = Sommaire
page-search = Chercher dans les règles
page-found-nothing = Rien ne contient tous ces mots.
page-text-missing = Ce texte n’a pas pu être chargé.

## Entrer à une table
page-invite = Envoyer le lien
page-invite-more = Envoyez le lien, ou faites-le scanner. Qui l’a peut prendre la place d’un robot.
page-copy = Copier le lien
page-copied = Le lien est copié
page-copy-failed = La copie n’a pas marché. Sélectionnez le lien et copiez-le.
page-share = Partager
page-code = Code à scanner, avec le lien de cette table
page-keeps = { $who } vous garde une place : { $game }
page-free-chair = Une place est libre : { $game }
page-no-chair = Toutes les places sont prises : { $game }
page-take-more = Prenez la place d’un robot : ses cartes, ses points et son tour sont à vous.
page-watch-more = Vous pouvez regarder : aucune main n’est montrée.
page-this-one = Celle-ci
page-take = La prendre
page-take-of = Prendre la place de { $who }
page-bot-at = Robot
page-person-away = absent
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-no-account = Sans compte. Ce navigateur garde votre place ; le lien seul ne montre les cartes de personne.
page-sit = S’asseoir : { $name }
page-sit-nameless = Écrivez un nom pour vous asseoir
page-sitting = Un instant …
page-watch = Seulement regarder
page-first-time = { $game }, pour la première fois ?
page-first-time-more = Lisez-le en une minute ; le robot joue jusqu’à ce que vous soyez prêt.

## Les portes qui ne s’ouvrent pas
page-missing = Ce lien ne mène à aucune table
page-missing-more = Une lettre s’est peut-être perdue en route. Une table finit aussi quand plus personne ne s’y assoit.
page-gone = Cette table n’est plus là
page-gone-more = Personne ne s’y est assis depuis longtemps ; elle a été débarrassée.
page-full = Toutes les places sont prises
page-full-more = Ouvrez votre propre table, ou revenez plus tard. Si l’une de ces places est à vous, prenez le navigateur où vous avez joué.
page-newer = Il y a une page plus récente
page-newer-more = Rechargez-la et continuez : la partie est où vous l’avez laissée, et un coup joué est gardé.
page-offline = Vous êtes hors ligne
page-offline-more = Rien n’est perdu : places et parties sont gardées à la table. Réessayez quand la connexion est là.
page-server = La table ne répond pas
page-server-more = Quelque chose ne va pas là-bas, pas chez vous. Votre place est gardée. Réessayez dans un instant.
page-page = Il n’y a rien ici
page-page-more = Cette adresse ne mène à aucune page de Karata.
page-sit-new = S’asseoir à une nouvelle table
page-retry = Réessayer
page-reload = Recharger
page-first = À la première page
page-fresh = Une page plus récente est là.
page-later = Plus tard

## Une table qui se prépare
page-table-coming = La table se prépare
page-table-slow = C’est plus long que d’habitude. Cela vient tout seul.

## La fin du guide
page-guide-all = tout est expliqué
page-guide-over = C’était la partie guidée : vu { $met } choses sur { $of }, les autres sont dans les règles. Rejouez, ou essayez un autre jeu.
page-guide-over-all = C’était la partie guidée, et tout s’y est présenté. Rejouez, ou essayez un autre jeu.
page-guide-left = Ne s’est pas présenté
page-guide-other = Un autre jeu

## Revoir une partie
page-back-none = Aucune décision à elle seule. Celles de tous ont été rejouées, bien des fois chacune : telles quelles, et comme le conseiller les aurait prises. Aucune n’a changé le vainqueur assez souvent pour que ce ne soit pas de la chance.
