# Les mots de Calcory en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Calcory
game-about = Un jeu de mémoire et de calcul avec les cartes de Mü : retournez des cartes dont la somme fait 13, ou arrêtez-vous juste avant et croisez les doigts.
game-score = { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
}

## Réglages
setting-patience = après autant de tours de suite où personne ne prend de carte, la partie s’arrête

## Coups
verb-turn = retourner
verb-stop = arrêter
verb-give = abandonner
verb-up = le tour
verb-return = remettre
verb-on = sur
move-turn = retourner la carte de la place { $space }
move-stop = s’arrêter et marquer les cartes
move-give-up = abandonner ce tour : les cartes sont remises face cachée
move-return = remettre le { $card }, garder le reste
move-on = poser la carte sur la place { $space }
forms = retourner C7, arrêter, abandonner le tour, remettre r5, sur C7
forms-chance = first 2, reveal r5

## Les cartes dans les phrases
spoken-card = { $number } { $colour }

## Ce qui s’ensuivrait
turn-thirteen = le { $card }, qui fait exactement { $sum }
turn-too-much = le { $card }, qui fait { $sum } : c’est trop
turn-ends = le { $card }, qui fait { $sum } et met fin à votre tour
turn-makes = le { $card }, qui fait { $sum }
stop-wins = si vous vous arrêtez et que personne ne bat { $sum } avant votre prochain tour, vous gagnez { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}
stop-at-once = si vous vous arrêtez, personne n’a de carte à retourner, et vous gagnez aussitôt { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}
stop-single-ahead = si vous vous arrêtez et que personne ne bat votre carte seule, vous la gagnez et la partie s’arrête : vous avez alors le plus de cartes
stop-single-level = si vous vous arrêtez et que personne ne bat votre carte seule, vous la gagnez et la partie s’arrête : la victoire est alors partagée
stop-single-behind = si vous vous arrêtez et que personne ne bat votre carte seule, vous la gagnez mais la partie s’arrête : d’autres ont alors plus de cartes que vous
stop-too-late = si vous vous arrêtez, la partie finit avant votre prochain tour, sauf si quelqu’un prend des cartes, et vos cartes marquées ne sont à personne
stop-nobodys = si vous vous arrêtez, la partie finit : trop de tours sans carte prise, et personne n’a les cartes marquées
leave-contested = c’est ensuite à { $next } d’essayer
leave-taken = { $who } prend alors les cartes marquées et en gagne { $won }
leave-last-card = { $who } prend alors la carte seule, et la partie s’arrête
leave-nobodys = la partie finit : trop de tours sans carte prise, et personne n’a les cartes marquées
return-wins = vous gagnez { $cards }

## Pourquoi pas
why-over = la partie est finie
why-draw-first = on tire au sort qui commence ; personne ne peut jouer maintenant
why-nature = une carte est en train d’être retournée ; personne ne peut jouer maintenant
why-no-card = il n’y a pas de carte sur la place { $space }
why-turned-already = la carte de la place { $space } est déjà retournée
why-marked = la carte de la place { $space } est marquée ; les cartes marquées ne peuvent pas servir
why-turn-first = un tour commence par une carte retournée
why-two-cards = vous n’avez encore gagné aucune carte : il faut en retourner au moins deux
why-too-few-markers = vous n’avez que { $markers } marqueurs, et davantage de cartes
why-not-beaten = vous n’avez pas battu le { $sum } marqué ; il faut { $needs }
why-unbeatable = vous n’avez pas battu le { $sum } marqué, et avec autant de cartes personne ne le peut
why-nothing-to-give-up = il n’y a pas de cartes marquées à battre, donc rien à abandonner
why-nothing-taken = personne ne prend de cartes en ce moment ; retournez une carte
why-not-taken = le { $card } n’est pas une des cartes que vous prenez
why-must-return = vous prenez les cartes ; choisissez celle que vous remettez
why-must-place = posez la carte choisie sur une place libre
why-not-empty = la place { $space } n’est pas libre

## Ce qui bat des cartes marquées
needs-higher = { $from ->
    [12] 12
    [11] 11 ou 12
   *[other] { $from } à 12
}
needs-more-cards = { $sum } en { $cards ->
    [6] 6 cartes
   *[other] { $cards } cartes ou plus
}
needs-either = { $higher }, ou { $more }

## La table
row-start = On tire au sort qui commence
row-turn = { $who-is ->
    [you] À vous de jouer
   *[other] C’est au tour { DE($who) }
}
row-over = La partie est finie
row-columns = Colonne
row-layout = Rangée { $row }
row-turned = Retournées
row-marked = Marquées
row-in-hand = En main
row-won = Gagnées
row-laid = Remises
cell-column = { $column }
cell-face-down = ▒▒▒
cell-empty = { "···" }
cell-known = ?{ $card }
cell-laid = ???
cell-among = place { $space } : l’une de { $cards }
cell-sum = somme { $sum }
cell-missing = encore { $count } pour faire 13
cell-owner = { $who-is ->
    [you] votre { $sum }
   *[other] le { $sum } { DE($who) }
}
cell-to-beat = pour le battre : { $needs }
cell-unbeatable = personne ne peut le battre
cell-won = { $who-is ->
    [you] vous
   *[other] { $who }
} { $count }
cell-won-most = { $who-is ->
    [you] vous
   *[other] { $who }
} { $count } (en tête)
cell-won-as-many = { $who-is ->
    [you] vous
   *[other] { $who }
} { $count } (à égalité en tête)
cell-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
cell-turns-left = fin si personne ne prend de cartes { $turns ->
    [one] à ce tour
   *[other] en { $turns } tours
}

## Questions
ask-first = Quelle carte retournez-vous ?
ask-first-beat = Quelle carte retournez-vous pour battre le { $marked } { DE($who) } ?
ask-second = Vous avez { $sum }. Quelle carte retournez-vous ensuite ? Tant que vous n’avez gagné aucune carte, il en faut deux pour s’arrêter.
ask-second-or-give-up = Vous avez { $sum } : retourner encore une carte, ou abandonner ? Tant que vous n’avez gagné aucune carte, il en faut deux pour s’arrêter.
ask-stop-or-turn = Vous avez { $sum } : vous arrêter et marquer, ou retourner encore une carte ?
ask-beaten = Votre { $sum } bat le { $marked } { DE($who) } : vous arrêter et marquer, retourner encore une carte, ou abandonner ?
ask-not-beaten = Votre { $sum } ne bat pas encore le { $marked } { DE($who) } : retourner encore une carte, ou abandonner ?
ask-stop = Vous avez { $sum }, et il n’y a plus de carte face cachée : arrêtez-vous et marquez.
ask-stop-or-give-up = Votre { $sum } bat le { $marked } { DE($who) }, et il n’y a plus de carte face cachée : vous arrêter et marquer, ou abandonner ?
ask-no-markers = Vous avez { $sum }, mais plus de cartes que vos { $markers } marqueurs : retournez encore une carte.
ask-no-markers-or-give-up = Vous avez { $sum }, mais plus de cartes que vos { $markers } marqueurs : retourner encore une carte, ou abandonner ?
ask-last-chance = Après vous, plus personne ne peut battre le { $marked } { DE($who) } : si vous n’y arrivez pas, { $who } gagne { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}.
ask-last-chance-single = Après vous, plus personne ne peut battre le { $marked } { DE($who) } : si vous n’y arrivez pas, { $who } prend la carte seule et la partie s’arrête.
ask-next = Un { $number } fait 13 et vous prenez les cartes ; une carte plus haute{ $zero ->
    [ends] {" "}ou un deuxième 0
   *[fine] {""}
} met fin à votre tour.
ask-next-nine = Un 9 fait 13 et vous prenez les cartes ; { $zero ->
    [ends] seul un deuxième 0 mettrait fin à votre tour
   *[fine] aucune carte n’est trop haute
}.
ask-next-far = { $zero ->
    [ends] Aucune carte n’est encore trop haute, mais un deuxième 0 met fin à votre tour.
   *[fine] Aucune carte n’est encore trop haute.
}
ask-sentence = { CAP($what) }.
ask-last-turn = Si vous ne prenez pas de cartes, la partie finit avec ce tour.
ask-return = Quelle carte remettez-vous ? Vous gagnez les autres.
ask-place = Sur quelle place libre la posez-vous ?
caution-seventh = Avec plus de { $markers } cartes, vous ne pouvez plus vous arrêter.

## Pourquoi un coup est bon ou non : ce qui suit « ce coup »
fact-sure-thirteen = retourne le { $card } à coup sûr, fait exactement 13 et gagne { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}
fact-sure-beats = retourne le { $card } à coup sûr et bat les cartes { DE($who) } avec { $sum }
fact-sure-way = retourne le { $card } à coup sûr : avec lui, vous connaissez { $cards } cartes qui font 13
fact-sure-below = retourne le { $card } à coup sûr et fait { $sum }
fact-sure-too-much = retourne le { $card } à coup sûr et met fin à votre tour avec { $sum }
fact-sure-end = retourne le { $card } à coup sûr et met fin à votre tour
fact-chance-thirteen = fait exactement 13 avec { $count } { $among }
fact-chance-beats = bat les cartes { DE($who) } avec { $count } { $among }
fact-chance-ends = met fin à votre tour avec { $count } { $among }
fact-cannot-end = ne peut pas mettre fin à votre tour, quelle que soit la carte
fact-new-card = montre une carte que personne n’a encore vue
fact-shows-own = montre à tous une carte que personne d’autre ne connaît
fact-seventh = donne plus de cartes que vos { $markers } marqueurs : vous ne pourrez plus vous arrêter
among-hidden = { $count ->
    [one] de la seule carte face cachée ou gagnée, si vous ne l’avez pas retenue
   *[other] des { $count } cartes face cachée ou gagnées, si vous n’en avez retenu aucune
}
among-unseen = { $count ->
    [one] de la seule carte que personne n’a encore vue
   *[other] des { $count } cartes que personne n’a encore vues
}
among-laid = des { $count } cartes possibles
fact-beats = bat les cartes { DE($who) }
fact-wins = gagne { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
} si personne ne bat { $sum } avant votre prochain tour
fact-at-once = gagne aussitôt { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}, car personne n’a de carte à retourner
fact-would-lead = vous mettrait en tête
fact-single-ahead = finit la partie avec vous en tête si personne ne bat le { $sum } seul
fact-single-level = finit la partie sur une victoire partagée si personne ne bat le { $sum } seul
fact-single-behind = finit la partie avec { $who } en tête si personne ne bat le { $sum } seul
fact-too-late = marque des cartes qui ne seront à personne, sauf si quelqu’un en prend d’autres avant la fin
fact-nobodys = finit la partie, et personne n’a les cartes marquées
fact-unbeatable = fait une somme que personne ne peut battre
fact-hard-to-beat = ne peut être battu qu’avec { $needs }
fact-easy-to-beat = peut être battu avec { $needs }
fact-takes-no-risk = évite une carte de plus, qui mettrait fin à votre tour avec { $count } { $among }
fact-leaves-next = laisse à { $next } le soin de battre le { $sum } { DE($who) }
fact-lets-take = laisse { $who } gagner { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}
fact-lets-end = laisse { $who } prendre la carte seule et finir la partie
fact-ends-ahead = finit la partie avec vous en tête
fact-ends-level = finit la partie sur une victoire partagée
fact-ends-behind = finit la partie avec { $who } en tête
fact-no-card-helps = vient quand aucune carte seule ne pourrait battre { $who } ni faire 13
fact-back-way = vous permet de faire 13 avec { $cards } cartes que vous connaissez
fact-back-zero = remet un 0, qui s’ajoute à n’importe quel 13 comme carte de plus
fact-back-lowest = remet la carte la plus basse : avec des cartes basses, 13 se fait en plus de cartes
fact-back-highest = remet la carte la plus haute, celle qui entre dans le moins de sommes de 13

## Le récit
story-first = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
story-turned = { $who-is ->
    [you] Vous retournez
   *[other] { $who } retourne
} le { $card } sur la place { $space } : { $sum } en tout.
story-thirteen = Exactement 13 !
story-too-much = Plus de 13 : les cartes sont remises face cachée.
story-second-zero = Un deuxième 0 : les cartes sont remises face cachée.
story-none-left = Il n’y a plus de carte à retourner : les cartes sont remises face cachée.
story-stopped = { $who-is ->
    [you] Vous vous arrêtez et marquez
   *[other] { $who } s’arrête et marque
} { $cards } : { $sum }.
story-beaten = { $who-is ->
    [you] Vos cartes marquées sont battues et remises face cachée.
   *[other] Les cartes marquées par { $who } sont battues et remises face cachée.
}
story-gave-up = { $who-is ->
    [you] Vous abandonnez ce tour ;
   *[other] { $who } abandonne ce tour ;
} les cartes sont remises face cachée.
story-took = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $cards } et { $who-is ->
    [you] gardez
   *[other] garde
} { $won ->
    [one] { $won } carte.
   *[other] { $won } cartes.
}
story-chose-back = Vous allez remettre le { $card }.
story-laid = { $who } en remet une, face cachée, sur la place { $space }.
story-laid-own = Vous remettez le { $card }, face cachée, sur la place { $space }.
story-survived = Personne n’a battu { $cards } : { $who-is ->
    [you] vous les prenez.
   *[other] { $who } les prend.
}
story-skipped = Il n’y a plus de carte face cachée : pas de tour pour { $who }.
story-last-card = Personne n’a battu le { $card } : { $who-is ->
    [you] vous le prenez,
   *[other] { $who } le prend,
} et la partie s’arrête.
story-patience = Aucune carte prise depuis { $turns } tours : la partie s’arrête.
story-nobodys = Les cartes marquées { $cards } ne sont à personne.

## Leçons
topic-turning = Retourner des cartes
topic-sum = La somme jusqu’ici
topic-stopping = S’arrêter avant 13
topic-beating = Battre des cartes marquées
topic-single = Une seule carte marquée
topic-returning = La carte à remettre
topic-placing = Où la remettre
lesson-turning = Retournez des cartes qui font 13
lesson-turning-down = { $count ->
    [one] { $count } carte est face cachée
   *[other] { $count } cartes sont face cachée
}. Retournez celles que vous voulez, l’une après l’autre.
lesson-turning-aim = Additionnez ce que vous voyez : avec 13 exactement, vous prenez les cartes, et qui en gagne le plus gagne la partie.
lesson-turning-missing = Avec { $missing } de plus, vous avez 13 et prenez les cartes.
lesson-turning-below = Au-dessus de 13, elles sont remises face cachée ; en dessous, vous pouvez vous arrêter.
lesson-turning-marked = { CAP($who) } a marqué { $count ->
    [one] cette carte
   *[other] ces { $count } cartes
} de somme { $sum } : pour vous arrêter, il vous faut { $needs }.
lesson-turning-marked-safe = { CAP($who) } a marqué ces { $count } cartes de somme { $sum }, et personne ne peut les battre.
lesson-turning-none = Il n’y a plus rien à retourner.
lesson-sum = La somme décide
lesson-sum-so-far = Vous avez { $sum } : encore { $missing } pour faire 13.
lesson-sum-too-much = Une carte au-dessus de { $highest } serait de trop et finirait votre tour.
lesson-sum-any = Aucune carte ne peut encore être de trop.
lesson-sum-zero = Vous avez un 0 : un second finirait votre tour.
lesson-sum-back = Au-dessus de 13, vos cartes sont remises face cachée : retenez où elles sont.
lesson-beating-safe = Personne ne peut les battre ; mais 13 exactement prend encore vos propres cartes.
lesson-stopping = Vous pouvez vous arrêter avant 13
lesson-stopping-marks = Si vous vous arrêtez, { $count ->
    [one] votre carte reste visible et marquée
   *[other] vos { $count } cartes restent visibles et marquées
}, avec la somme { $sum }.
lesson-stopping-beaten = Les autres les battent avec { $needs }.
lesson-stopping-safe = Personne ne peut les battre.
lesson-single = Une seule carte marquée finit la partie
lesson-single-ends = Si personne ne bat votre carte seule, vous la prenez et la partie est finie.
lesson-single-ahead = Avec elle, vous seriez devant.
lesson-single-level = Avec elle, vous seriez à égalité en tête.
lesson-single-behind = Avec elle, vous seriez encore derrière.
lesson-beating = Battez les cartes marquées, ou abandonnez
lesson-beating-marked = { CAP($who) } a marqué { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de somme { $sum }.
lesson-beating-needs = Pour vous arrêter, il faut { $needs }. 13 exactement prend vos propres cartes et laisse celles-là.
lesson-beating-later = Dès que vous avez retourné une carte, vous pouvez aussi abandonner votre tour.
lesson-beating-next = Si vous abandonnez, c’est ensuite à { $who } de les battre.
lesson-beating-taken = Si vous abandonnez, { $who } les prend et gagne { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}.
lesson-beating-last = Si vous abandonnez, { $who } prend la carte, et la partie est finie.
lesson-beating-nobodys = Si vous abandonnez, la partie finit, et elles ne sont à personne.
lesson-returning = Vous en remettez une sur la table
lesson-returning-taken = Vous prenez { $cards }. { $won ->
    [one] Une est à vous
   *[other] { $won } sont à vous
}, une est reposée face cachée.
lesson-returning-one = Laquelle voulez-vous retrouver ? Les cartes basses entrent dans plus de sommes.
lesson-returning-secret = Les autres ne voient pas laquelle c’est.
lesson-placing = Posez-la où vous la retrouverez
lesson-placing-card = Vous posez le { $card } face cachée.
lesson-placing-free = { $count ->
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}.
lesson-placing-remember = Personne d’autre ne sait quelle carte s’y trouve.

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-turned-faded = { $who-is ->
    [you] Vous retournez une carte.
   *[other] { $who } retourne une carte.
}
story-turned-back-faded = Les cartes sont remises face cachée.
story-stopped-faded = { $who-is ->
    [you] Vous vous arrêtez et marquez les cartes.
   *[other] { $who } s’arrête et marque les cartes.
}
story-took-faded = { $who-is ->
    [you] Vous prenez les cartes et en gardez
   *[other] { $who } prend les cartes et en garde
} { $won ->
    [one] une.
   *[other] { $won }.
}
story-chose-back-faded = Vous choisissez une carte à remettre.
story-laid-faded = { $who } en remet une, face cachée.
story-laid-own-faded = Vous en remettez une, face cachée.
story-survived-faded = Personne n’a battu les cartes marquées : { $who-is ->
    [you] vous les prenez.
   *[other] { $who } les prend.
}

## Sur la page
page-ask-first = Retournez une carte
page-ask-first-beat = Battez le { $marked } { DE($who) } : retournez une carte
page-ask-second = { $sum } pour l’instant : retournez une autre carte. Il en faut deux pour s’arrêter tant que vous n’en avez gagné aucune.
page-ask-second-or-give-up = { $sum } pour l’instant : continuez, ou abandonnez. Il faut deux cartes pour s’arrêter tant que vous n’en avez gagné aucune.
page-ask-stop-or-turn = Vous avez { $sum } : arrêtez-vous, ou continuez
page-ask-beaten = { $sum } bat le { $marked } : arrêtez-vous, ou continuez
page-ask-not-beaten = { $sum } ne bat pas le { $marked } : continuez, ou abandonnez
page-ask-stop = Vous avez { $sum } : arrêtez-vous. Il n’y a plus de carte face cachée.
page-ask-stop-or-give-up = { $sum } bat le { $marked } : arrêtez-vous, ou abandonnez. Il n’y a plus de carte face cachée.
page-ask-no-markers = Vous avez { $sum } : continuez. Vous avez plus de cartes que vos { $markers } marqueurs.
page-ask-no-markers-or-give-up = Vous avez { $sum } : continuez, ou abandonnez. Vous avez plus de cartes que vos { $markers } marqueurs.
page-ask-last-chance = Dernier essai : sinon, { $who } gagne { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}.
page-ask-last-chance-single = Dernier essai : sinon, { $who } prend la carte seule et la partie s’arrête.
page-ask-next = Un { $number } fait 13 ; une carte plus haute{ $zero ->
    [ends] {" "}ou un deuxième 0
   *[fine] {""}
} met fin à votre tour.
page-cal-sub = { $count } face cachée
page-cal-sub-turns = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
page-cal-layout = Plan de jeu : places A1 à F10
page-cal-down = place { $space }, face cachée
page-cal-empty = place { $space }, vide
page-cal-up = place { $space }, { $card }
page-cal-guess = { $count ->
    [one] retenue : { $cards }
   *[other] l’une de { $cards }
}
page-cal-marked = { $who-is ->
    [you] marquée par vous
   *[other] marquée par { $who }
}
page-cal-turned = { $who-is ->
    [you] retournée par vous
   *[other] retournée par { $who }
}
page-cal-goes-down = remise face cachée
page-cal-laid = { $who-is ->
    [you] remise par vous
   *[other] remise par { $who }
}
page-cal-chosen = choisie
page-cal-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
page-cal-leads = en tête
page-cal-marks = marque { $sum } en { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
page-cal-wins = gagne
page-cal-place = place { $rank }
page-cal-turn-up = Retourner { $space }
page-cal-stop = S’arrêter à { $sum }
page-cal-stop-two = il faut deux cartes
page-cal-stop-beat = battre d’abord le { $sum }
page-cal-stop-markers = trop peu de marqueurs
page-cal-give-up = Abandonner
page-cal-lay-back = Remettre le { $card }
page-cal-lay-on = La poser sur la place { $space }
page-cal-choose = Choisissez une carte
page-cal-choose-back = Choisissez la carte à remettre
page-cal-choose-empty = Choisissez une place vide
page-cal-in-hand = Dans votre main : { $card }
page-cal-hem-sum = { $who-is ->
    [you] votre somme { $sum }
   *[other] somme { DE($who) } { $sum }
}
page-cal-hem-beat = battre { $sum }
page-cal-hem-marked = { $who-is ->
    [you] votre { $sum }
   *[other] le { $sum } { DE($who) }
}
page-cal-hem-label = { $left }, sur { $all }.
page-cal-hem-label-goal = { $left }, sur { $all } ; marqué : { $goal }.
page-cal-to-beat = À battre
page-cal-next = Une autre carte
page-cal-next-of = Des { $count } cartes possibles, si vous n’en retenez aucune :
page-cal-next-thirteen = font exactement 13
page-cal-next-beats = battent le { $sum }
page-cal-next-ends = finissent votre tour
page-cal-end = Fin de la partie
page-cal-end-turns = { $count ->
    [one] Avec ce tour, sauf si des cartes sont prises ; ou quand une carte seule marquée n’est pas battue.
   *[other] Après { $count } tours, sauf si des cartes sont prises ; ou quand une carte seule marquée n’est pas battue.
}
