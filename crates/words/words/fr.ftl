# Les mots de tous les jeux et clients, en français. Les clés et les variables sont celles de en.ftl.

list = { $first } et { $last }
you = vous
seat-name = la place { $seat }
language-unknown = la langue « { $text } » n’est pas connue ; langues possibles : { $allowed }
game-unknown = il n’y a pas de jeu « { $text } » ; les jeux sont { $allowed }

## Réglages
setting-unknown = il n’y a pas de réglage « { $key } » ; les réglages sont { $allowed }
setting-twice = { $key } est réglé deux fois ; une seule suffit
setting-value-unknown = { $key }={ $value } n’est pas possible ; valeurs possibles : { $allowed }
seats-out-of-range = { $seats } joueurs, ce n’est pas possible ; nombres possibles : { $min }–{ $max }
setting-conflict = { $one } ne va pas avec { $other } ; il faut { $needed }
level-untaught = il n’y a pas encore de { $level } pour { $game } : personne n’a appris ce jeu à un réseau
level-own-cards = un { $level } ne connaît que les cartes du jeu : choisissez d’autres robots, ou laissez { $key }

## Coups
notation-unknown = « { $text } » n’est pas un coup reconnu ; les coups s’écrivent ainsi : { $allowed }
notation-ambiguous = « { $text } » peut désigner plusieurs coups : { $allowed }
refused-over = La partie est finie.
refused-not-your-turn = { $who-is ->
    [you] C’est à vous.
   *[other] C’est au tour { DE($who) }.
}
refused-awaiting-chance = Personne ne peut jouer maintenant : le hasard décide d’abord.
refused-awaiting-seat = Le hasard ne peut rien faire maintenant : c’est au tour { DE($who) }.
refused-illegal = Interdit : { $why } ({ $clause }).
refused-impossible = Le hasard ne peut pas faire cela ici.
refused-in-command = Tout ou rien, et « { $action } » est refusé. { $because }
refused-look-first = Après ce coup, il peut y avoir du nouveau à voir : donnez la suite à part.
refused-late = La partie a continué entre-temps : regardez à nouveau.
command-unreadable = Ce n’est pas une liste de coups de ce jeu.
command-empty = Il n’y a aucun coup là-dedans.
command-too-long = Trop de coups à la fois : { $most } au plus.

## Parties notées
record-not-one = ce n’est pas une partie notée par Karata : elle commencerait par « karata 1 », et non par « { $text } »
record-line-unknown = « { $text } » n’est pas une ligne d’une partie notée
record-line-changed = cette ligne, ou l’ordre des lignes, a été changé : le contrôle à la fin ne va pas avec « { $text } »
record-line-unchecked = le contrôle manque à la fin de la ligne : « { $text } »
record-line-misplaced = « { $text } » n’a pas sa place ici : la mise en place vient d’abord, chaque ligne une fois
record-newer-format = cette partie notée vient d’un Karata plus récent ; prenez-en un plus récent pour le lire
record-goes-on = il y a une suite après la fin : « { $text } »
record-no-game = la partie notée ne dit pas de quel jeu il s’agit
record-no-seats = la partie notée ne dit pas combien de joueurs il y a
record-no-deal = la partie notée commence par « karata 2 », mais ne dit pas à quelle donne sa table était liée
record-no-practice = la partie notée commence par « karata 3 », mais ne dit pas par combien de pas d’une autre partie elle commence
record-scores-differ = ce ne sont pas les scores de la partie, qui sont « { $found } »
record-result-differs = le résultat n’est pas celui de la partie, qui est « { $found } »
record-result-early = il y a un résultat, mais la partie n’est pas finie
record-newer-rules = cette partie a été notée avec la version { $theirs } des règles de { $game }, plus récente que la version { $ours } connue ici ; utilisez un Karata plus récent
record-older-rules = cette partie a été notée avec la version { $theirs } des règles de { $game } ; ici, c’est la version { $ours } ; utilisez le Karata avec lequel elle a été notée
record-line = ligne { $line } : { $what }
record-set-up-cut = la préparation de la partie notée est incomplète : elle s’arrête à la ligne { $line }, et « set { $key } » manque
record-unfinished = La partie notée s’arrête à la ligne { $line } ; la partie n’était pas finie.
record-broken-off = la ligne { $line } de la partie notée est coupée ; la partie est racontée jusque-là

## Poids des réseaux
weights-not = ce n’est pas un fichier de poids : il commence par « { $found } », et un tel fichier par « { $begin } »
weights-newer = le fichier de poids est au format { $theirs }, et ce programme lit les formats jusqu’à { $ours } ; prenez un Karata plus récent
weights-header-cut = le fichier de poids est coupé : il finit après { $given } octets, avant la fin de son en-tête
weights-cut = le fichier de poids est coupé : il a { $given } octets, et { $needed } ont été écrits
weights-altered = le fichier de poids a été changé : sa somme de contrôle est { $written }, et celle de son contenu { $found }
weights-header = l’en-tête du fichier de poids est impossible : { $why }
weights-header-unreadable = le lecteur dit « { $why } »
weights-header-inputs = le réseau prend { $given } valeurs, et les plans en ont { $needed }
weights-header-outputs = le réseau donne { $given } valeurs, et il en faut { $needed } pour les lettres et les places
weights-header-layers = { $given } couches ; de 1 à { $most } sont possibles
weights-header-width = { $given } valeurs dans une couche ; de 1 à { $most } sont possibles
weights-header-scale = les valeurs du plan « { $plane } » n’ont pas d’échelle
weights-header-seats = { $given } joueurs ; { $most } au plus sont possibles
weights-header-bytes = les couches ont { $given } octets, et il en faut { $needed } pour leurs largeurs
weights-game = les poids sont pour { $theirs }, et ceci est { $ours }
weights-planes = les poids ont été faits pour d’autres observations : le plan { $number } est « { $theirs } » dans le fichier, et « { $ours } » dans ce programme
weights-letters = les poids ont été faits pour d’autres coups : la lettre { $number } est « { $theirs } » dans le fichier, et « { $ours } » dans ce programme
weights-seats = les poids ont été faits pour { $theirs } joueurs au plus, et on peut jouer à { $ours }
weights-inputs = la couche { $layer } prend { $given } valeurs, et il en arrive { $needed }
weights-outputs = la couche { $layer } donne { $given } valeurs, et il en faut { $needed }
weights-biases = la couche { $layer } a { $given } biais, et donne { $needed } valeurs
weights-not-finite = la couche { $layer } contient quelque chose qui n’est pas un nombre
weights-training = il faut dire comment le réseau a été entraîné : il manque « { $key } »

## Jouer dans le terminal
play-label = { $label } :
play-greeting = Vous jouez contre { $who } (robots de niveau { $bots }), graine { $seed }. ? pour l’aide, q pour quitter.
play-nothing-new = Il ne s’est encore rien passé.
play-only-move = C’est votre seul coup : Entrée le joue.
play-next-hand = La manche est finie. Appuyez sur Entrée pour la suivante.
play-standing = La feuille de score :
play-result = Le score final :
play-greeting-partners = Vous jouez avec { $partners } contre { $who } (robots de niveau { $bots }), graine { $seed }. ? pour l’aide, q pour quitter.
play-side-wins = { CAP($who) } { $who-among ->
    [you] gagnez
   *[other] gagnent
} avec { $score }.
play-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-winner = { $who-is ->
    [you] Vous gagnez avec { $score } !
   *[other] { $who } gagne avec { $score }.
}
play-winners = { CAP($who) } { $who-among ->
    [you] vous partagez
   *[other] se partagent
} la victoire.
play-again = La même partie encore une fois : { $command }
play-left = Vous quittez la table. La partie n’est pas finie.
play-left-kept = Vous quittez la table. La partie est conservée.
play-go-on = Pour la reprendre : { $command }
play-leave-question = Quitter ? q pour quitter (la partie est conservée), r pour rester, a pour abandonner la partie.
play-leave-question-unkept = Quitter ? Cette partie n’est pas conservée : q pour quitter pour de bon, r pour rester, a pour abandonner.
play-given-up = Vous abandonnez. La partie finit sans résultat.
play-stops = On s’arrête ici : { $why }
play-stuck = La partie ne peut pas continuer : { $why } Entrée réessaie, q quitte.
play-not-filed = Le résultat n’a pas été conservé : { $why }
play-not-kept = Cette partie n’est pas conservée : { $why }
play-waiting = { $count ->
    [one] Une partie de ce jeu attend : { $command }
   *[other] { $count } parties attendent, la dernière : { $command }
}
play-goes-on = La partie reprend où vous l’avez quittée { $when }.
play-from-record = Suite d’une partie notée à partir de la ligne { $line } : c’est un entraînement.
play-is-practice = C’est un entraînement.
play-was-practice = C’était un entraînement.
play-practice-question = D’autres ont joué depuis, ou vous avez vu du nouveau : si vous revenez en arrière, cette partie devient un entraînement. Revenir en arrière ? o ou n.
play-nothing-to-take-back = Il n’y a rien à annuler : vous n’avez encore rien décidé.
play-taken-back = Vous revenez avant votre dernière décision.
play-number-unknown = Ce coup n’est pas dans la liste : elle va de #1 à #{ $last }.
play-number-ambiguous = Ici un nombre pourrait avoir deux sens : tapez #2 pour le deuxième coup de la liste.
play-rules-how = « r { $name } » montre une règle, « r MOT » un chapitre ou les règles où le mot figure, « r all » toutes.
play-allowed = C’est permis : { $move }.
hint-no-like = {""}
hint-like = { $count ->
    [one] , ou l’autre coup du même genre
   *[other] , ou l’un des { $count } coups du même genre
}
hint-reason = { $gains }
hint-although = { $reason }, même s’il { $risks }
hint-more = { $count ->
    [one] un autre coup
   *[other] { $count } autres coups
}
hint-only = { $move } est votre seul coup.
hint-better = Conseil : { $move }{ $like }. Ce coup { $reason }.
hint-better-plain = Conseil : { $move }. C’est nettement le meilleur quand on joue la suite ; ce qui est visible ne montre pas pourquoi.
hint-close = Conseil : { $move }{ $like }. D’après les chiffres, { $others } { $others-count ->
    [one] vaut
   *[other] valent
} autant, mais ce coup { $reason }.
hint-close-plain = Conseil : { $move }.
hint-even = Pas de conseil : { $moves } se valent, et rien de visible ne fait pencher la balance.
hint-even-many = Pas de conseil : { $count } coups se valent, dont { $moves }, et rien de visible ne fait pencher la balance.
hint-figure = { $move } : { $worth } % (± { $error }), essayé dans { $share } % des simulations
hint-figure-hardly = { $move } : à peine essayé, car il ne promettait rien de bon
play-clause-unknown = Aucune règle ne porte le nom « { $text } » ni ne contient ce mot ; les règles vont de { $first } à { $last }, « r » en montre les chapitres.
play-no-cards = Les règles disent tout des cartes de ce jeu : r en montre le sommaire.
play-card-unknown = Il n’y a pas de carte « { $text } » ; les cartes sont { $allowed }.
play-hopeless = { $count } lignes de suite ont été refusées, la dernière était « { $text } » ; une ligne est un coup comme #1 ou une commande comme ?
play-io = La lecture ou l’écriture a échoué : { $error }
play-help-forms = Les coups s’écrivent ainsi : { $forms }.
play-help =
    Vous pouvez aussi taper #3 pour le troisième coup de la liste, ou un simple
    nombre : le montant si les coups en ont un, sinon la place dans la liste.
    Des coups séparés par ; sont joués ensemble : tous, ou aucun.
      ?         cette aide              ? COUP   ai-je le droit, et sinon pourquoi ?
      s         ce qui s’est passé      t        la table
      l         tous les coups          sc       le score
      r         sommaire des règles     r 34     une règle, r all : toutes
      h         un conseil              a        annuler, encore a : plus loin
      q         quitter ou abandonner
play-help-cards = { "  " }c         les cartes              c NOM    une carte

## La ligne de commande : ce qui ne va pas
cli-error = karata: { $what }
cli-command-unknown = il n’y a pas de commande « { $text } » ; les commandes sont { $allowed } ; karata --help en dit plus
cli-command-missing = il manque une commande ; les commandes sont { $allowed } ; karata --help en dit plus
cli-usage-unknown = { $argument } n’est pas connu ici ; { $usage }
cli-usage-missing = il manque : { $arguments } ; { $usage }
cli-usage-missing-game = il manque : { $arguments } ; les jeux sont { $games } ; { $usage }
cli-usage-conflict = { $argument } ne va pas avec { $other } ; { $usage }
cli-usage-twice = { $argument } figure deux fois ; ne le donnez qu’une fois ; { $usage }
cli-usage-value = il manque une valeur à { $argument } ; { $usage }
cli-usage-no-value = { $argument } ne prend pas de valeur ; { $usage }
cli-value-unknown = { $option } { $value } n’est pas possible ; valeurs possibles : { $allowed }
cli-value-number = un nombre entier de { $min } à { $max }
cli-value-hash = 64 chiffres hexadécimaux
cli-value-only = seulement { $value }
cli-clause-unknown = aucune règle ne porte le nom « { $text } » ni ne contient ce mot ; les règles vont de { $first } à { $last }
cli-own-budget = { $name }:ITER, où ITER est { $number }
cli-set-form = --set { $text } n’est pas possible ; un réglage s’écrit clé=valeur
cli-bots-count = { $given } robots pour { $chairs } places ; donnez-en un pour toutes, ou { $chairs } séparés par des virgules
cli-weights = { $path } : { $why }
cli-weights-built-in = { $what } ; on joue avec ce qui est dans le programme
cli-file-unreadable = { $path } ne peut pas être lu : { $why }
cli-file-unwritable = impossible d’écrire { $path } : { $why }
cli-set-unnamed = --set { $text } n’est pas possible ; il manque le nom du fichier après @
cli-file-exists = ce fichier existe déjà ; choisissez un autre nom
cli-file-missing = ce fichier n’existe pas
cli-file-no-directory = ce répertoire n’existe pas
cli-file-denied = accès refusé
cli-file-directory = c’est un répertoire
cli-file-not-text = ce n’est pas un fichier texte en UTF-8
cli-file-full = le disque est plein
cli-file-read-only = on ne peut rien y écrire
cli-file-bad-name = ce ne peut pas être le nom d’un fichier
cli-file-other = le système signale l’erreur { $error }
cli-file-too-large = il dépasse { $limit } Mio
cli-in-file = { $path }, { $what }

## La ligne de commande : ce qui est dit
cli-seed = graine { $seed } ; --seed { $seed } la reprend
cli-stopping = Arrêt dès que les parties en cours sont finies ; Ctrl-C encore une fois arrête tout de suite.
cli-stopped = arrêté tout de suite ; rien n’est rapporté
cli-interrupted = interrompu après { $games } parties
games-players = Joueurs : { $min }–{ $max }, { $default } sauf indication contraire (--seats)
games-bots = Robots : { $bots } (--bots)
games-settings = Réglages (--set clé=valeur ; « { $preset } » remplit les autres) :
games-settings-plain = Réglages (--set clé=valeur) :
games-default = { $value } par défaut
games-table = @FICHIER
games-built-in = intégré
simulate-title = { $game }, { $seats } joueurs : { $games } parties en { $seconds } s
simulate-speed = { $games } parties et { $decisions } décisions par seconde, avec { $threads ->
    [one] un fil d’exécution
   *[other] { $threads } fils d’exécution
}
simulate-decisions = Décisions : { $decisions }, dont forcées : { $forced }
simulate-chance = Coups du hasard : { $steps }, en { $seconds } s
simulate-seat = place
simulate-bot = robot
simulate-mean = moyenne
simulate-wins = victoires
simulate-progress = { $done } parties sur { $games }
arena-alone = --bots nomme un seul robot ; donnez-en deux ou plus à comparer, séparés par des virgules
arena-crowd = --bots nomme { $bots } robots ; { $sides ->
    [2] ici on en compare deux à la fois
   *[other] ici on en compare de 2 à { $sides } à la fois
}
arena-many-guests = --bots nomme { $bots } robots ; parmi d’autres, on en compare au plus { $most } à la fois
arena-deal-missing = la donne { $deal } manque (on compte à partir de 0) : ce ne sont pas toutes les parts de l’arène
arena-deal-excess = la donne { $deal } est là une fois de trop (on compte à partir de 0) : ce ne sont pas les parts d’une même arène
arena-deal-unfit = la donne { $deal } ne peut pas venir d’une telle arène (on compte à partir de 0) : d’autres robots, d’autres places, ou abîmée
arena-title = { $game }, { $seats } joueurs : { $deals } donnes, { $games } parties en { $seconds } s
arena-single-hands = Des manches isolées (hands=1 ; --set hands=N en joue plus).
arena-fair = Chaque donne est jouée avec les robots à toutes les places. Des robots égaux gagneraient { $share } % par place.
arena-among = Chaque robot est seul parmi des joueurs { $host }, à toutes les places de chaque donne. L’un d’eux gagnerait { $share } % par place.
arena-margins = ± est l’intervalle à 95 % sur les donnes, ou l’incertitude du classement.
arena-bot = robot
arena-mean = score moyen
arena-wins = victoires
arena-rating = classement
arena-pace = ms par coup
arena-picture = Victoires par place, et temps d’un coup. Les barres sont les intervalles à 95 %.
arena-picture-fair = robots égaux
arena-ahead = { $one } est devant { $other } : { $difference } % [{ $low } ; { $high }] des victoires.
arena-not-established = Aucune différence établie entre { $one } et { $other } : { $difference } % [{ $low } ; { $high }] des victoires.
arena-one-deal = Aucune différence établie entre { $one } et { $other } : une seule donne ne dit rien.
replay-title = { $game }, { $seats } joueurs

## Vérifier une donne
verify-no-deal = il n’y a rien à vérifier : cette partie notée ne dit pas à quelle donne sa table était liée
verify-played-on = il n’y a rien à vérifier : cette partie est un entraînement, et { $steps ->
    [one] son premier pas vient
   *[other] ses { $steps } premiers pas viennent
} d’une autre partie ; aucune clé à elle ne donne donc toutes ses cartes
verify-not-opened = il n’y a encore rien à vérifier : la clé de la donne n’est pas dans cette partie notée ; elle y est écrite quand la partie est finie
verify-not-shown = la table était liée à une autre donne : l’empreinte de la partie notée est { $hash }, et vous avez donné { $shown }
verify-not-the-hash = l’empreinte ne convient pas : la table, la clé et le nonce de cette partie notée ont pour empreinte { $found }
verify-other-outcome = « { $dealt } » a été distribué, mais la clé donne « { $given } »
verify-no-outcome = il manque ici un effet du hasard ; la clé donne « { $given } »
verify-fits = La donne est exacte : { $outcomes ->
    [one] le seul effet du hasard de cette partie notée est celui que donne sa clé
   *[other] les { $outcomes } effets du hasard de cette partie notée sont ceux que donne sa clé
}, chaque coup suit les règles, et l’empreinte est celle de sa table et de sa clé.
verify-table = Table : { $table }
verify-hash = Empreinte : { $hash }
verify-proves = Si c’est l’empreinte qu’on vous a montrée au début de la partie, la donne était fixée avant la première carte et personne ne l’a changée ensuite. Comparez-les ; --commitment HASH le fait pour vous.
verify-proves-given = C’est l’empreinte que vous avez donnée. Si on vous l’a montrée au début de la partie, la donne était fixée avant la première carte et personne ne l’a changée ensuite.
verify-proves-not = Cela ne prouve pas que celui qui tenait la table a pris la première clé venue plutôt qu’une clé à son goût ; ni que personne n’y a regardé les cartes cachées ou à venir, ni ne les a révélées à quelqu’un ; ni que les réglages et les coups notés sont ceux de la partie que vous avez jouée.

## Les moments décisifs
turning-how = Les moments décisifs, d’après ce qu’il y avait sur la table, toutes mains ouvertes, et non d’après ce que chacun savait : depuis là, le conseiller a continué la partie bien des fois, tantôt avec sa décision à lui, tantôt avec celle qui fut prise.
turning-point = { $who-is ->
    [you] Vous : { $move }. Vos chances : { $before } → { $after } sur 100 (±{ $error }).
   *[other] { $who } : { $move }. Chances { DE($who) } : { $before } → { $after } sur 100 (±{ $error }).
}
turning-point-side = { $who-is ->
    [you] Vous : { $move }. Chances de votre camp : { $before } → { $after } sur 100 (±{ $error }).
   *[other] { $who } : { $move }. Chances du camp { DE($who) } : { $before } → { $after } sur 100 (±{ $error }).
}
turning-line = { $number } · ligne { $line } · { $what }
turning-none = Aucune décision seule n’a changé les chances de plus que leur incertitude.
turning-part = La partie fut longue : seul ce qui vient après la ligne { $line } a été regardé.

## Les décisions, après coup
review-title = { $game }, { $seats } joueurs : vos décisions à la place { $seat }
review-how = Jugées d’après ce que vous saviez, avec une mémoire parfaite, jamais d’après ce que vous ne pouviez pas voir. Un fort joueur a réfléchi à chaque décision. Ce qu’elle a coûté se compte en victoires : dans des donnes compatibles avec ce que vous saviez, la partie a été jouée bien des fois jusqu’au bout, à partir de votre coup et à partir de l’autre. ± dit de combien un chiffre peut être faux ; une perte qui ne s’en détache pas n’en est pas une.
review-cut = la ligne { $line } de la partie notée est coupée ; sans cette ligne, on peut revoir ce qui la précède
review-not-over = La partie n’est pas finie : voici les décisions prises jusqu’ici.
review-nothing = Il n’y avait rien à décider à cette place.
review-sum = Aussi bonnes que celles d’un fort joueur, autant qu’on puisse en juger : { $good } décisions sur { $count }.
review-lost = { $others ->
    [one] L’autre a perdu { $most } victoires sur 100.
   *[other] Les { $others } autres ont perdu chacune jusqu’à { $most } victoires sur 100.
}
review-forced = { $forced ->
    [one] Une de plus ne laissait aucun choix.
   *[other] { $forced } de plus ne laissaient aucun choix.
}
review-chart = Vos chances de gagner, sur 100, décision par décision
review-legend-kept = o  avec ce que vous avez fait
review-legend-best = +  avec ce qu’un fort joueur aurait fait, sachant ce que vous saviez
review-legend-marks = 1 2 3  ce qui a coûté le plus     -  une autre perte
review-hands = donne
review-turning = Ce qui a coûté le plus
review-no-turning = Aucune décision n’a clairement perdu plus que son incertitude.
review-point = { $number } · ligne { $line } · { $what }
review-move = { $move }
review-better = { $who-is ->
    [you] Vous : { $move }. Un fort joueur, sachant ce que vous saviez : { $better }. Vos chances : { $chances } au lieu de { $kept } sur 100, soit { $loss } de perdu (±{ $error }).
   *[other] { $who } : { $move }. Un fort joueur, sachant ce que savait { $who } : { $better }. Chances { DE($who) } : { $chances } au lieu de { $kept } sur 100, soit { $loss } de perdu (±{ $error }).
}
review-better-side = { $who-is ->
    [you] Vous : { $move }. Un fort joueur, sachant ce que vous saviez : { $better }. Chances de votre camp : { $chances } au lieu de { $kept } sur 100, soit { $loss } de perdu (±{ $error }).
   *[other] { $who } : { $move }. Un fort joueur, sachant ce que savait { $who } : { $better }. Chances du camp { DE($who) } : { $chances } au lieu de { $kept } sur 100, soit { $loss } de perdu (±{ $error }).
}
review-reason = Le meilleur coup { $reason }.
review-all = Toutes les décisions
review-columns = (ligne, votre coup, chances sur 100, ce qui aurait été meilleur et la perte)
review-hand = Donne { $hand }
review-row-better = { $move }, −{ $loss } (±{ $error })
review-progress = Retour sur la partie : { $done } %

## La ligne de commande : aide
help-usage = Usage :
help-commands = Commandes{"\u00A0"}
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-about = Des jeux de cartes dans le terminal : règles, parties, simulations, parties notées.
help-games = Montre les jeux, leurs nombres de joueurs et leurs réglages
help-rules = Affiche la règle d’un jeu, et ses cartes si on peut les changer
help-play = Joue dans le terminal contre des robots
help-simulate = Joue beaucoup de parties entre robots et compte
help-record = Joue une partie entre robots et la note
help-arg-turning = Les moments décisifs de la partie, au lieu de son récit
help-replay = Vérifie une partie notée et la raconte
help-review = Dit pour chaque décision d’une place ce qu’un fort joueur aurait fait en sachant ce que savait cette place, et ce qu’elle a coûté
help-verify = Vérifie que la donne d’une partie notée est celle à laquelle sa table était liée avant la première carte
help-arena = Compare des robots : chaque donne avec les robots à toutes les places
help-store = Le fichier où vos parties sont conservées
help-store-backup = Copie toutes les parties conservées dans un nouveau fichier, même pendant qu’on joue
help-store-check = Cherche des dommages dans toutes les parties conservées
help-serve = Sert des tables aux navigateurs et aux terminaux, avec des robots sur les chaises libres
help-join = Rejoint une table servie ailleurs, ou en ouvre une là-bas
help-arg-open = Ouvre la page, ou ce chemin de la page, dans votre navigateur
help-arg-link = Le lien d’une table ; l’adresse d’un serveur avec --game
help-arg-name = Comment les autres vous appellent (sinon votre nom sur cette machine)
help-arg-chair = Votre chaise (sinon la première qu’un robot occupe)
help-arg-watch = Regarde seulement
help-arg-new = Ouvre une table de ce jeu et montre le lien à envoyer à vos amis
help-arg-listed = Tout le monde peut trouver la nouvelle table tant qu’une chaise est libre
help-arg-sitters = Les robots de la nouvelle table : un pour toutes les chaises, ou un par chaise sauf la vôtre (sinon club)
help-arg-pace = Combien de temps un robot de la nouvelle table attend avant de jouer, en millisecondes (sinon de 700 à 1600)
help-arg-remember = Montre ce que vous sauriez avec une mémoire parfaite, si la table le permet ; une nouvelle table le permet alors
help-arg-listen = Où il écoute (sinon 127.0.0.1:7373, que seule cette machine entend)
help-arg-kept-in = Le fichier où les tables sont conservées (sinon tables.db dans votre dossier)
help-arg-public = Où on le trouve, derrière un mandataire avec TLS : https://cartes.example
help-arg-behind_proxy = Toute demande passe par un mandataire, qui dit pour qui dans X-Forwarded-For
help-arg-admin = Où santé et mesures sont données, sur cette machine seulement
help-arg-hook = Une adresse web à qui l’on dit à qui c’est de jouer quand cette personne est absente
help-arg-thinkers = Nombre de fils où les robots réfléchissent (sinon tous les cœurs)
help-arg-patience = Combien de fois l’envoi et l’ouverture habituels sont permis (sinon 1)
help-arg-log = Ce qui est noté sur la sortie d’erreur : text, json ou off (sinon text)
help-arg-copy = Le nouveau fichier
help-arg-resume = Reprend une partie en cours : la dernière, la dernière d’un jeu, ou celle dont le nom commence ainsi
help-arg-list = Montre vos parties en cours
help-arg-from = Joue la suite d’une partie notée, pour s’entraîner
help-arg-from-line = La ligne de la partie notée après laquelle vous jouez (sinon votre dernier tour)
help-arg-lang = Langue : en ou fr (sinon celle de l’environnement)
help-arg-weights = Un réseau qui joue au lieu de celui du programme, au jeu pour lequel il est fait ; plusieurs fois pour plusieurs jeux
help-arg-help = Affiche cette aide
help-arg-version = Affiche la version
help-arg-json = Affiche un document JSON sur la sortie standard
help-arg-game = Nom d’un jeu, voir « karata games »
help-arg-seats = Nombre de joueurs
help-arg-set = Un réglage ; un tableau prend @FICHIER. Peut être répété
help-arg-seed = Graine : la même graine donne la même partie
help-arg-seat = Votre place (1 sauf indication contraire)
help-arg-lines = Ligne par ligne au lieu du plein écran : pour les lecteurs d’écran ; c’est aussi ce que reçoivent les tubes
help-arg-plain = ASCII simple, sans couleur
help-arg-guide = Expliquer chaque sorte de décision quand elle se présente ; une première partie le fait d’elle-même
help-arg-hint = Dit à chaque question ce que ferait un bon joueur, et pourquoi
help-arg-memory = Montre ce que vous sauriez avec une mémoire parfaite
help-arg-word = Une règle, son numéro ou un mot : seulement cette règle, le chapitre de ce nom, ou les règles où le mot figure
help-arg-minute = Seulement ce qu’il faut savoir pour commencer
help-arg-out = Fichier où noter la partie
help-arg-opponents = Les autres joueurs : random, novice, greedy, tree, club, master (là où il y a un réseau), expert ou hint, et search-club et search-expert pour comparer ; un pour tous, ou un pour chacun séparés par des virgules ; club:500 a son propre budget (sinon club)
help-arg-budget = Combien de parties un robot simule par décision (sinon selon son niveau)
help-arg-bots = Robots : un pour toutes les places, ou un par place, séparés par des virgules (sinon : simulate random, record greedy)
help-arg-entrants = Les robots à comparer, séparés par des virgules ; club:500 a son propre budget
help-arg-deals = Nombre de donnes (sinon 100)
help-arg-games = Nombre de parties
help-arg-threads = Nombre de fils d’exécution (sinon tous les cœurs)
help-arg-file = Une partie notée
help-arg-whose = Les décisions de quelle place (1 sauf indication contraire)
help-arg-care = Combien de parties sont simulées pour regarder une décision de près, et le reste en proportion (sinon autant que le plus fort robot)
help-arg-among = Les comparer un par un, chacun seul parmi des joueurs de ce niveau
help-arg-svg = Fichier pour une image (SVG)
help-arg-commitment = L’empreinte qu’on vous a montrée au début de la partie
help-arg-at = Raconte jusqu’à cette ligne et y montre la table
help-arg-view = La place d’où l’histoire est racontée (sinon celle d’un spectateur)

## Les cartes du jeu de Mü
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
card-red = r{ $number }
card-blue = b{ $number }
card-green = v{ $number }
card-yellow = j{ $number }
card-black = n{ $number }

## À une table
denied-too-long = Un message a { $most } octets au plus.
denied-malformed = Ce n’est pas un message de ce protocole : { $what }
denied-version = Vous parlez la version { $theirs } du protocole ; cette table parle la version { $ours }. Rechargez la page, ou prenez la même version de Karata.
denied-no-hello = Dites d’abord bonjour.
denied-not-seated = Il faut être assis à la table pour faire cela. Prenez d’abord la chaise d’un robot.
denied-seated = { $who-is ->
    [you] Vous avez déjà une chaise.
   *[other] Vous occupez déjà la chaise { DE($who) }.
}
denied-no-such-seat = Il n’y a pas de telle chaise à cette table.
denied-seat-taken = Quelqu’un y est assis, ou la chaise lui est réservée. Prenez la chaise d’un robot.
denied-other-cards = { $who-is ->
    [you] Votre chaise est libre : vous ne pouvez vous asseoir que là.
   *[other] Vous avez vu les cartes { DE($who) } dans cette partie : vous ne pouvez vous asseoir que là.
}
denied-bot-decides = Un robot est sur le point de décider à votre place. Asseyez-vous ensuite.
denied-seats-closed = À cette table, seuls les invités peuvent s’asseoir. Vous pouvez regarder.
denied-bad-name = Un nom a de 1 à { $most } caractères visibles et n’est à personne d’autre à cette table.
denied-bad-chat = Une ligne a de 1 à { $most } caractères visibles.
denied-paused = La partie est en pause. Reprenez-la d’abord.
denied-not-paused = La partie n’est pas en pause.
denied-not-over = La partie n’est pas encore finie.
denied-not-alone = D’autres jouent aussi. Levez-vous plutôt : un robot jouera à votre place.
denied-no-hints = Cette table ne donne pas de conseils.
denied-no-take-backs = À cette table, on ne reprend rien.
denied-nothing-to-take-back = Aucune de vos décisions n’est à reprendre à cet endroit.
denied-motion-pending = Une autre demande attend encore sa réponse.
denied-no-such-motion = Personne ne vous demande cela, ou c’est déjà décidé.
denied-not-away = { $who-is ->
    [you] Vous êtes là.
   *[other] { CAP($who) } est là, ou n’est pas absent depuis une minute, ou est un robot.
}
denied-too-fast = Vous envoyez trop de messages à la fois. Attendez un instant, puis envoyez de nouveau.
denied-not-stored = Votre coup n’a pas été conservé, et n’a pas été joué : { $why } Envoyez-le de nouveau.

## À une table avec d’autres, dans le terminal
join-chairs = À la table : { $who }. ? pour l’aide, q pour quitter.
join-chair-bot = { $who } (robot { $bot })
join-chair-away = { $who } (absent)
join-watching = Vous regardez. « asseoir » prend la chaise d’un robot.
join-partners = Vous jouez avec { $partners }.
join-is-paused = La partie est en pause : « poursuivre » la reprend.
join-link = Envoyez ce lien à vos amis : { $link }
join-link-how = Ils prennent les chaises des robots, dans un navigateur ou avec « karata join » et le lien.
join-no-free-chair = Aucune chaise n’est libre : vous regardez.
join-guest = Invité
join-not-your-turn = C’est à { $who } de jouer.
join-not-yet = Personne ne peut jouer à cet instant.
join-waiting = On attend { $who }.
join-waiting-time = On attend { $who } ; temps restant : { $left }.
join-lost = La connexion est perdue. Elle est rétablie toute seule dès que possible ; q quitte.
join-back = La connexion est rétablie.
join-sent-later = Ce sera envoyé dès que la connexion sera rétablie.
join-next = Les mêmes joueurs rejouent.
join-again = « encore » rejoue avec les mêmes, « dire … » parle, q quitte.
join-watched = q quitte.
join-leave-question = Quitter ? q pour quitter (la chaise reste à vous), r pour rester, b pour laisser la chaise à un robot.
join-left = Vous quittez la table. La chaise reste à vous.
join-come-back = Pour revenir : { $command }
join-goodbye = Vous quittez la table.
join-stood-up = Un robot a votre chaise.
join-practice-question = Si d’autres ont joué depuis, ou si vous avez vu du nouveau, cette partie devient un entraînement. Revenir en arrière ? o ou n.
join-try-it = Seule la table le sait : essayez. Ce qui n’est pas permis ne change rien.
join-nobody-else = Il n’y a personne d’autre : c’est pour les tables à plusieurs.
join-nobody-called = Personne à la table ne s’appelle « { $name } ».
join-no-chair = Il n’y a pas de telle chaise, ou aucune n’est libre.
join-help =
    {"  "}dire TEXTE  à tout le monde      qui      qui est à la table
    {"  "}pause     arrêter un moment      poursuivre  reprendre la partie
    {"  "}oui, non  à une demande          encore   rejouer, après la fin
    {"  "}asseoir   prendre une chaise     remplacer NOM  un robot pour un absent
join-no-server = aucun serveur ne répond à { $address } ; vérifiez l’adresse, et que « karata serve » y tourne
join-no-trust = { $address } ne prouve pas qu’il est ce serveur ; vérifiez l’adresse, ou demandez à qui s’en occupe
join-not-karata = ce qui répond à { $address } n’est pas un serveur Karata
join-no-address = « { $text } » n’est pas le lien d’une table ; il ressemble à http://127.0.0.1:7373/t/TABLE, ou nommez le serveur seul avec --game
join-no-table = c’est un serveur et non une table ; donnez le lien entier, ou ouvrez une table avec --game
join-table-and-game = ce lien est déjà une table ; sans --game vous y allez, sans /t/{ $table } vous en ouvrez une
join-older-rules = cette table joue la version { $theirs } des règles de { $game } ; voici la version { $ours } ; prenez le Karata de ce serveur
join-no-answer = la table de { $address } ne répond pas ; réessayez dans un instant
join-no-token-kept = { $path } ne peut pas être écrit : { $why } ; sans cela vous perdriez votre chaise
told-sat = { $who-is ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
}
told-stood = { $who-is ->
    [you] Vous vous levez ; un robot continue.
   *[other] { $who } se lève ; un robot continue.
}
told-timed-out = { $who-is ->
    [you] Votre temps est écoulé ; un robot continue.
   *[other] Le temps { DE($who) } est écoulé ; un robot continue.
}
told-replaced = { $who-is ->
    [you] Vous étiez absent ; un robot continue.
   *[other] { $who } est absent ; un robot continue.
}
told-paused = { $who-is ->
    [you] Vous mettez la partie en pause. « poursuivre » la reprend.
   *[other] { $who } met la partie en pause. « poursuivre » la reprend.
}
told-resumed = { $who-is ->
    [you] Vous reprenez la partie.
   *[other] { $who } reprend la partie.
}
told-said = { CAP($who) } : { $text }
told-given-up = { $who-is ->
    [you] Vous abandonnez. La partie finit sans résultat.
   *[other] { $who } abandonne. La partie finit sans résultat.
}
told-taken-back = { $who-is ->
    [you] Vous revenez avant votre dernière décision.
   *[other] { $who } revient avant une décision.
}
told-away = { $who } est absent.
told-back = { $who } est de retour.
told-again = { $who-is ->
    [you] Vous voulez rejouer.
   *[other] { $who } veut rejouer.
}
motion-take-back = { $who-is ->
    [you] On demande aux autres si vous pouvez revenir sur votre dernière décision.
   *[other] { $who } demande à revenir sur une décision.
}
motion-pause = { $who-is ->
    [you] On demande une pause aux autres.
   *[other] { $who } demande une pause.
}
motion-replace = { $who-is ->
    [you] On demande aux autres si un robot doit remplacer { $whom }.
   *[other] { $who } demande qu’un robot remplace { $whom }.
}
motion-asks-you = { $what } oui ou non ?
motion-declined = { $who-is ->
    [you] Vous n’êtes pas d’accord.
   *[other] { $who } n’est pas d’accord.
}
motion-silence = Tout le monde n’a pas répondu : c’est non.
motion-lapsed = La demande n’a plus lieu d’être.

## Une table servie
serve-listening = À l’écoute sur { $address }
serve-admin = Santé et mesures : { $address }
serve-not-opened = Aucun navigateur n’a pu être ouvert ici. Ouvrez vous-même { $address }.
serve-cannot-listen = impossible d’écouter sur { $address } : { $why } ; choisissez-en une autre avec --listen
serve-in-use = autre chose y écoute déjà
serve-not-here = ce n’est pas une adresse de cette machine
serve-admin-not-loopback = { $address } est accessible d’ailleurs ; santé et mesures ne sont que pour cette machine : --admin 127.0.0.1:PORT
served-no-table = Aucune table ne porte ce nom. Vérifiez le lien, ou ouvrez votre propre table.
served-no-page = Il n’y a rien à cette adresse.
served-no-method = Cette adresse ne s’utilise pas ainsi.
served-no-socket = On rejoint une table par une WebSocket.
served-nobody = Personne ne sait qui vous êtes. Demandez d’abord un jeton, et montrez-le.
served-foreign = Cette demande vient de la page de quelqu’un d’autre.
served-not-over = La partie n’est pas finie : son compte rendu dirait des cartes cachées.
served-no-step = La partie n’a pas eu autant d’étapes.
served-no-choice = Il n’y avait rien à choisir à cette étape.
served-too-long = La partie a { $steps } étapes ; on juge ici les décisions de celles qui en ont jusqu’à { $most }. « karata review » prend le temps qu’il faut.
served-nobodys-turn = Après le pas { $step }, ce n’est le tour de personne. Le pas le plus proche où c’est le tour de quelqu’un : { $nearest }.
served-too-many-sockets = Vous avez trop de tables ouvertes. Fermez-en une, puis réessayez.
served-no-entropy = Le serveur ne peut pas mélanger maintenant. Réessayez dans un instant.
served-stopping = Le serveur s’arrête. Réessayez dans un instant.
served-unreadable = Ceci est illisible : { $what }
served-two-clocks = Une table a du temps par coup ou du temps par partie, pas les deux.
served-no-name = Il faut un nom pour s’asseoir.
served-bot-unknown = Les robots : un niveau pour toutes les chaises, ou un par chaise. Niveaux : { $bots }.

## Parties conservées
setup-impossible = Cette table est impossible : joueurs, pendule ou rythme ne conviennent pas.
setup-bot-unknown = Cette table est impossible : elle nomme un robot inconnu ici.
kept-event-wrong = Ce qui a été conservé de cette partie ne permet pas de continuer : l’événement { $event } ne suit pas des précédents.
kept-finished = Cette partie est finie.
store-full = le disque est plein ; faites de la place.
store-read-only = rien ne peut être écrit ; vérifiez les droits du fichier et de son dossier.
store-busy = un autre programme écrit dans le même fichier ; réessayez.
store-fenced = cette partie a été ouverte ailleurs et y continue.
store-unknown-table = il n’y a pas de telle partie.
store-failed = { $error }.
store-finished = cette partie est finie.
store-newer = { $path } a le format { $found }, et ici on connaît les formats jusqu’à { $known } ; prenez un Karata plus récent.
store-not-ours = { $path } n’est pas un fichier de parties conservées.
store-damaged = { $path } est endommagé ({ $what }) ; gardez-en une copie et repartez d’une sauvegarde.
store-file-exists = { $path } existe déjà ; choisissez un autre nom.
store-io = { $what } ; vérifiez le disque.
store-backed-up = Les parties conservées sont copiées dans { $path }.
store-whole = { $path } est intact : { $unfinished ->
    [one] { $unfinished } partie en cours
   *[other] { $unfinished } parties en cours
}, { $finished ->
    [one] { $finished } partie finie
   *[other] { $finished } parties finies
}.
kept-no-home = ni XDG_DATA_HOME ni HOME ne disent où.
kept-no-folder = impossible de créer le dossier { $path } : { $why }.
kept-none = Aucune partie n’est en cours.
kept-none-of = aucune partie de { $game } n’est en cours ; karata play --list montre celles qui le sont
kept-unknown = aucune partie en cours ne s’appelle « { $text } » ; karata play --list montre celles qu’il y a
kept-ambiguous = « { $text } » peut désigner plusieurs parties : { $allowed }
kept-unreadable = ce qui a été conservé de cette partie ne peut pas être lu ici ; prenez un Karata plus récent
kept-not-yours = c’est une table à plusieurs personnes
kept-how = Pour en reprendre une : { $command } (le début suffit).
kept-title = { $game }, { $seats } joueurs (robots de niveau { $bots })
kept-times = commencée { $begun }, quittée { $left }
kept-stands = { $turn } ({ $scores })
kept-stands-practice = entraînement, { $turn } ({ $scores })
kept-turn = { $who-is ->
    [you] c’est à vous
   *[other] c’est au tour { DE($who) }
}
kept-chance = c’est au hasard
kept-over = finie
kept-score = { $who } { $score }
kept-stuck = on ne peut pas la reprendre : { $why }
ago-moment = il y a un instant
ago-minutes = il y a { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ago-hours = il y a { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
ago-days = il y a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
from-never = ce n’est jamais le tour de la place { $seat } dans cette partie notée
from-not-their-turn = à la ligne { $line }, ce n’est pas le tour de la place { $seat } ; les lignes les plus proches où ce l’est : { $lines }
from-nobodys-turn = à la ligne { $line }, personne n’a à jouer ; les lignes les plus proches où quelqu’un doit jouer : { $lines }

## Beaucoup de parties à la fois, pour apprendre
vector-games = { $given } parties à la fois : il peut y en avoir de 1 à { $most }
vector-threads = { $given } fils d’exécution : il peut y en avoir de 1 à { $most }
vector-chairs = { $given } chaises pour { $seats } places : il en faut une par place
vector-nobody-asked = personne n’est interrogé : une chaise au moins doit revenir à un apprenant ou à quelqu’un d’autre
vector-clocked = { $bot } regarde l’heure, ses parties ne peuvent donc pas être répétées ; choisissez un autre robot
vector-never-asked = aucune des chaises interrogées ne décide jamais rien dans ce jeu
vector-length = { $what } : { $given } valeurs ont été données, il en faut { $needed }
vector-letter = la lettre { $number } ({ $name })
vector-letter-unknown = la lettre { $number }, qui n’est pas dans l’alphabet,
vector-wrong-letter = partie { $game } : { $letter } ne peut pas suivre ; permises : { $allowed }
vector-wrong-letter-after = partie { $game } : { $letter } ne peut pas suivre { $said } ; permises : { $allowed }
vector-no-save = ce n’est pas une sauvegarde de plusieurs parties
vector-save-format = la sauvegarde est au format { $format } ; ce programme lit le format { $known }
vector-save-damaged = la sauvegarde est abîmée : son contrôle ne correspond pas à son contenu
vector-save-of-others = la sauvegarde est celle d’autres parties : { $what } valait { $saved }, et vaut { $here } ici
vector-save-line = la ligne { $line } de la sauvegarde est impossible : { $why }
vector-save-goes-on = toutes les parties ont été lues avant elle
vector-save-settings = les réglages ne sont pas écrits comme ce programme les écrit
vector-save-no-game = la partie { $game } est attendue ici, avec son épisode, ses pas et les lettres dites
vector-save-unasked = après elle, personne n’est interrogé
vector-save-unsaid = { $letter } ne peut pas avoir été dite
vector-save-no-seat = cette place n’existe pas
vector-save-no-step = un pas est attendu ici
vector-save-ends = la sauvegarde s’arrête avant elle
vector-save-no-word = « { $word } » est attendu ici
vector-save-no-number = un nombre est attendu ici
