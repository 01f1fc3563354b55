# Les mots de Rummü en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Rummü
game-about = Un rami avec le jeu de Mü : posez des séries et des suites, complétez celles des autres et débarrassez-vous de vos cartes. Les cartes jaunes sont des jokers pour leur propre nombre.

## Réglages
setting-teams = à quatre ou six, équipes de deux joueurs assis face à face (et la partie se joue alors en 500 points)
setting-together = plusieurs combinaisons ensemble peuvent réunir les cartes exigées pour la première pose
setting-total = points à atteindre (200, ou 500 par équipes)
setting-hands = nombre de manches à jouer à la place ; 0 joue jusqu’au total
setting-most-hands = une partie jusqu’à un total finit au plus tard après ce nombre de manches

## Ce qui ne va pas dans les réglages
teams-seats = teams=on demande --seats 4 ou --seats 6 ; ici --seats { $seats }

## Coups
move-draw = piocher
move-take = prendre la carte du dessus de la défausse
move-enough = ne plus prendre
move-lay = poser { $cards }
move-add = ajouter { $cards } à la combinaison { $place }
move-swap = échanger { $card } contre le joker de la combinaison { $place }
move-discard = défausser { $card } et finir le tour
move-back = reprendre { $card } dans la combinaison { $place } et défausser cette carte, ce qui finit la manche
forms = piocher, prendre, assez, poser r5 r6 j7, ajouter r8 2, échanger r7 2, défausser n3, reprendre r9 2
forms-chance = dealer 2, deal r0 r1 … / b0 … / … / v4, card r7

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue ou on pioche ; personne ne peut jouer maintenant
why-no-stock = il n’y a plus de pioche et une seule carte défaussée ; il faut la prendre
why-draw-first = un tour commence par une carte de la pioche ou de la défausse
why-taking = prenez encore une carte de la défausse, ou dites que c’est assez
why-drawn-already = vous avez déjà pris une carte ; posez, ou défaussez une carte pour finir votre tour
why-short = votre première pose est commencée ; posez d’abord une autre combinaison
why-not-in-hand = vous n’avez pas { $card } en main
why-too-few = { $cards }, c’est trop peu ; une combinaison a au moins trois cartes
why-no-order = { $cards } n’est ni une série d’un même nombre ni une suite de nombres consécutifs
why-identical = { $cards } contient deux cartes identiques
why-colour-twice = { $cards } a plusieurs couleurs, dont une deux fois
why-too-many-jokers = { $cards } a trop de jokers : une suite d’une couleur doit avoir plus de cartes ordinaires que de jaunes
why-come-out = votre première combinaison de la manche doit avoir au moins { $needed } cartes
why-come-out-together = vos premières combinaisons de la manche doivent avoir ensemble au moins { $needed } cartes et laisser une carte à défausser ; votre main ne le permet pas
why-not-out = vous n’avez pas encore posé : il faut d’abord une combinaison d’au moins { $needed } cartes
why-not-out-together = vous n’avez pas encore posé : il faut d’abord une ou plusieurs combinaisons d’au moins { $needed } cartes en tout
why-last-card = il faut garder une carte à défausser : aucune ne pourrait être reprise dans vos combinaisons
why-last-card-together = pour la première pose, il faut garder une carte à défausser
why-no-combination = il n’y a pas de combinaison { $place } sur la table
why-does-not-fit = impossible d’ajouter { $added } à { $cards }
why-part-first = impossible d’ajouter { $added } à { $cards } d’un seul coup : une partie peut s’ajouter seule, commencez par elle
why-no-more-jokers = avec { $added }, il y aurait trop de jokers dans { $cards }
why-swap-joker = { $card } est lui-même un joker ; seule une carte ordinaire s’échange contre un joker
why-no-joker = aucun joker de { $cards } ne s’échange contre une carte, { $card } pas plus qu’une autre
why-other-joker = aucun joker de { $cards } ne remplace { $card }
why-cards-left = on ne reprend une carte qu’après avoir posé la dernière ; il vous en reste
why-take-back = vous n’avez plus de cartes ; reprenez-en une dans une de vos combinaisons
why-not-yours = { $card } ne peut pas être repris : la combinaison { $cards } est à quelqu’un d’autre
why-not-there = { $card } n’est pas dans { $cards }
why-needed-there = { $card } ne peut pas être repris : sans cette carte, { $cards } ne serait plus une combinaison

## La table
row-hand = Manche { $hand }
row-counted = La manche { $hand } est finie
row-over = La partie est finie après { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
row-pile = Défausse
row-below = Au-dessous
row-combination = { $place } { $who-is ->
    [you] (à vous)
   *[other] ({ $who })
}
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-own = Votre main
cell-dealer = { $who-is ->
    [you] vous êtes le donneur
   *[other] donneur : { $who }
}
cell-idle = { $turns } tours sans carte posée, ajoutée ou échangée ; la manche finit après { $most }
cell-pile = { $count ->
    [one] { $count } carte à la défausse
   *[other] { $count } cartes à la défausse
}
cell-stock = { $count ->
    [one] { $count } carte à la pioche
   *[other] { $count } cartes à la pioche
}
cell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cell-out = a posé
cell-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Questions
ask-draw = Piocher, ou prendre { $card } à la défausse ?
ask-draw-reshuffled = La pioche est épuisée. Piocher – les cartes sous { $card } forment la nouvelle pioche –, ou prendre { $card } ?
ask-take-only = Il n’y a plus de pioche et une seule carte défaussée : prenez { $card }.
ask-take = { $card } est maintenant sur le dessus. La prendre aussi, ou est-ce assez ?
ask-come-out = Faire votre première pose avec une combinaison d’au moins { $needed } cartes, ou défausser une carte ?
ask-come-out-together = Faire votre première pose avec une ou plusieurs combinaisons d’au moins { $needed } cartes en tout, ou défausser une carte ?
ask-short = Il vous faut { $needed } cartes pour la première pose. Quelle combinaison posez-vous ensuite ?
ask-lay = Poser, ajouter ou échanger des cartes, ou en défausser une pour finir votre tour ?
ask-take-back = Vous n’avez plus de cartes. Quelle carte reprenez-vous dans vos combinaisons pour la défausser ?

## Le récit
story-dealer = { $who-is ->
    [you] Vous êtes le premier donneur.
   *[other] { $who } est le premier donneur.
}
story-dealt = Manche { $hand } : { $who-is ->
    [you] vous distribuez
   *[other] { $who } distribue
}, et { $card } commence la défausse.
story-own-hand = Vos cartes : { $cards }.
story-chose-stock = { $who-is ->
    [you] Vous piochez.
   *[other] { $who } pioche.
}
story-reshuffled = Les cartes défaussées, sauf celle du dessus, sont mélangées et forment la pioche ; { $who-is ->
    [you] vous y piochez.
   *[other] { $who } y pioche.
}
story-drew = { $who-is ->
    [you] Vous recevez { $card }.
   *[other] { $who } reçoit { $card }.
}
story-drew-unseen = { $who-is ->
    [you] Vous prenez la carte en main.
   *[other] { $who } prend la carte en main sans la montrer.
}
story-took = { $who-is ->
    [you] Vous prenez { $card } à la défausse.
   *[other] { $who } prend { $card } à la défausse.
}
story-next = { $card } est maintenant sur le dessus.
story-pile-empty = C’était la dernière carte de la défausse.
story-enough = { $who-is ->
    [you] Vous n’en prenez pas plus.
   *[other] { $who } n’en prend pas plus.
}
story-laid = { $who-is ->
    [you] Vous posez { $cards }.
   *[other] { $who } pose { $cards }.
}
story-came-out = { $who-is ->
    [you] Votre première pose est faite.
   *[other] { $who } a fait sa première pose.
}
story-short = { $who-is ->
    [you] Il vous faut { $needed } cartes pour la première pose : vous devez encore poser.
   *[other] Il faut { $needed } cartes à { $who } pour la première pose, qui doit donc encore poser.
}
story-added = { $who-is ->
    [you] Vous ajoutez
   *[other] { $who } ajoute
} { $added } à la combinaison { $place } : { $cards }.
story-swapped = { $who-is ->
    [you] Vous échangez
   *[other] { $who } échange
} { $card } contre le joker { $joker } de la combinaison { $place } : { $cards }.
story-discarded = { $who-is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
story-none-left = { $who-is ->
    [you] Vous n’avez plus de cartes : il faut en reprendre une et la défausser.
   *[other] { $who } n’a plus de cartes : il faut en reprendre une et la défausser.
}
story-took-back = { $who-is ->
    [you] Vous reprenez
   *[other] { $who } reprend
} { $card } dans la combinaison { $place } pour défausser cette carte ; il reste { $cards }.
story-finished = { $who-is ->
    [you] Vous avez défaussé votre dernière carte : la manche est finie.
   *[other] { $who } a défaussé sa dernière carte : la manche est finie.
}
story-idle = Pendant { $turns } tours, personne n’a posé, ajouté ni échangé de carte : la manche est finie.
story-counted = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ce qui fait { $score }.
story-counted-team = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; l’équipe en a maintenant { $score }.
