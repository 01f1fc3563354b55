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
move-draw = piocher une carte
move-take = prendre la carte du dessus de la défausse
move-enough = s’arrêter là
move-lay = poser { $cards }
move-add = ajouter { $cards } à la combinaison { $place }
move-swap = échanger { $card } contre le joker de la combinaison { $place }
move-discard = défausser { $card } et finir le tour
move-back = reprendre { $card } dans la combinaison { $place } et défausser cette carte, ce qui finit la manche
forms = piocher, prendre, assez, poser r5 r6 j7, ajouter r8 2, échanger r7 2, défausser n3, reprendre r9 2
forms-chance = dealer 2, deal r0 r1 … / b0 … / … / v4, card r7
verb-draw = piocher
verb-take = prendre
verb-enough = assez
verb-lay = poser
verb-add = ajouter
verb-swap = échanger
verb-discard = défausser
verb-back = reprendre
notation-copies = { $count ->
    [one] il n’y a qu’un { $card } dans le jeu, et une combinaison n’a jamais deux fois la même carte
   *[other] il n’y a que { $count } cartes { $card } dans le jeu, et une combinaison n’a jamais deux fois la même carte
}

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue ou on pioche ; personne ne peut jouer maintenant
why-no-stock = il n’y a plus de pioche et une seule carte à la défausse ; il faut la prendre
why-draw-first = un tour commence par une carte de la pioche ou de la défausse
why-taking = prenez encore une carte de la défausse, ou arrêtez-vous là
why-drawn-already = vous avez déjà pris une carte ; posez, ou défaussez une carte pour finir votre tour
why-short = votre première pose est commencée ; posez d’abord une autre combinaison
why-not-in-hand = vous n’avez pas { $card } en main
why-too-few = { $cards }, c’est trop peu ; une combinaison a au moins trois cartes
why-no-order = { $cards } n’est ni une série d’un même nombre ni une suite de nombres consécutifs
why-identical = { $cards } contient deux cartes identiques
why-colour-twice = { $cards } a plusieurs couleurs, dont une deux fois
why-joker-twice = { $cards } a plusieurs couleurs et plus d’un joker ; avec plusieurs couleurs, un seul joker est permis
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
why-no-joker = aucun joker de { $cards } ne peut être échangé, pas même contre { $card }
why-other-joker = aucun joker de { $cards } ne remplace { $card }
why-cards-left = on ne reprend une carte qu’après avoir posé la dernière ; il vous en reste
why-take-back = vous n’avez plus de cartes ; reprenez-en une dans une de vos combinaisons
why-not-yours = { $card } ne peut pas être repris : la combinaison { $cards } n’est pas à vous
why-not-there = { $card } n’est pas dans { $cards }
why-needed-there = { $card } ne peut pas être repris : sans cette carte, { $cards } ne serait plus une combinaison

## Nombres
number-plain = { $number }
number-below-zero = −{ $number }
number-more = +{ $number }
points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}

## La table
row-hand = Manche { $hand }
row-counted = La manche { $hand } est finie
row-over = La partie est finie après { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
row-pile = Défausse
row-below = Au-dessous
row-side = { $who-among ->
    [you] Votre équipe ({ $who })
   *[other] { CAP($who) }
}
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-combination = { "  " }{ $place }
row-own = Votre main
row-uses = Utilisables
cell-turn = { $who-is ->
    [you] à vous de jouer
   *[other] au tour { DE($who) }
}
cell-until-total = partie en { $total } points
cell-until-hands = { $hands ->
    [one] partie en { $hands } manche
   *[other] partie en { $hands } manches
}
cell-dealer = { $who-is ->
    [you] vous donnez
   *[other] { $who } donne
}
cell-idle = { $turns } tours sans carte posée, ajoutée ou échangée ; la manche finit après { $most }
cell-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-stock = { $count ->
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
}
cell-score = { $points }
cell-to-go = { $missing } à marquer
cell-table = { $points } dans cette manche
cell-needs = première pose : { $count } cartes
cell-last-card = dernière carte !
cell-held = { $points } si la manche finit maintenant
cell-left = { $points } en main
cell-no-cards = plus de cartes
cell-points = { $points }
cell-takes = accepte { $cards }
cell-gives = rend { $joker } contre { $cards-count ->
    [one] { $cards }
   *[other] l’une de { $cards }
}
cell-lay = poser { $cards } ({ $points })
cell-add = { $cards } sur { $place }
cell-add-together = { $cards } ensemble sur { $place }
cell-swap = { $cards } contre le joker de { $place }

## Questions
ask-draw = Piocher, ou prendre { $card } à la défausse ?
ask-draw-reshuffled = La pioche est épuisée. Piocher – les cartes sous { $card } forment la nouvelle pioche –, ou prendre { $card } ?
ask-take-only = Il n’y a plus de pioche et une seule carte à la défausse : prenez { $card }.
ask-take = { $card } est maintenant sur le dessus. La prendre aussi, ou vous arrêter là ?
ask-come-out = Faire votre première pose avec une combinaison d’au moins { $needed } cartes, ou défausser une carte ?
ask-come-out-together = Faire votre première pose avec une ou plusieurs combinaisons d’au moins { $needed } cartes en tout, ou défausser une carte ?
ask-cannot-come-out = Vous ne pouvez pas encore faire votre première pose : il faut une combinaison de { $needed } cartes. Quelle carte défaussez-vous ?
ask-short = Il vous faut { $needed } cartes pour la première pose. Quelle combinaison posez-vous ensuite ?
ask-lay = Poser, ajouter ou échanger des cartes, ou en défausser une pour finir votre tour ?
ask-discard = Vous n’avez rien à poser, à ajouter ni à échanger. Quelle carte défaussez-vous ?
ask-last = Défaussez votre dernière carte : la manche est alors finie.
ask-take-back = Vous n’avez plus de cartes. Quelle carte reprenez-vous dans vos combinaisons pour la défausser ?

## Ce qu’apporte un coup
detail-take = vous pouvez { $uses }
use-lay = poser { $cards } ({ $points })
use-add = l’ajouter à { $places }
use-swap = l’échanger contre le joker de { $places }
detail-lay = { $points }, { $rest }
detail-own = à vous : { $points } ({ $gain }), { $rest }
detail-partners = à { $owner }, votre partenaire : { $points } ({ $gain }), { $rest }
detail-theirs = à { $owner } : { $points } ({ $gain }), { $rest }
detail-back = il reste { $cards } : { $points } ({ $gain })
rest-none = plus de carte : vous en reprenez une et la manche est finie
rest-last = reste une carte : défaussez-la et la manche est finie
rest-cards = restent { $count } cartes ({ $held })
detail-ends = votre dernière carte : vous finissez la manche et gagnez 10 points
detail-ends-idle = la manche finit : personne n’a posé depuis trop longtemps
detail-fits = va sur la combinaison { $places }

## Ce qui parle pour ou contre un coup
fact-draw-completes = { $count ->
    [one] peut apporter la carte qui complète une combinaison de { $size } cartes
   *[other] peut apporter l’une des { $count } cartes qui complètent une combinaison de { $size } cartes
}
fact-draw-unseen = apporte une carte que personne d’autre ne voit
fact-leaves-useful = laisse une carte que vous pourriez utiliser tout de suite
fact-leaves-useless = laisse une carte qui ne va avec aucune des vôtres ni sur la table
fact-leaves-cost = vous épargne une carte qui coûterait { $points }
fact-take-lays = prend une carte avec laquelle vous pouvez aussitôt poser une combinaison ({ $points })
fact-take-comes-out = prend une carte qui permet aussitôt votre première pose ({ $points })
fact-take-improves = prend une carte avec laquelle votre meilleure combinaison rapporte { $points } de plus
fact-take-adds = prend une carte que vous pouvez aussitôt ajouter à la combinaison { $places }
fact-take-swaps = prend une carte contre laquelle vous obtenez le joker de la combinaison { $places }
fact-take-joker = prend un joker
fact-take-closer = { $count ->
    [one] fait qu’il ne manque qu’une carte à une combinaison de { $size } cartes de plus
   *[other] fait qu’il ne manque qu’une carte à { $count } combinaisons de { $size } cartes de plus
}
fact-take-goes = prend une carte qui va avec une autre des vôtres dans une combinaison de { $size } cartes
fact-take-denies = prive { $who }, qui joue ensuite, d’une carte qui va sur la table
fact-take-useless = prend une carte qui ne va avec aucune des vôtres ni sur la table
fact-take-costs = prend une carte qui coûte { $points } si elle vous reste en main
fact-uses-all = pose vos dernières cartes : vous en reprenez une, la défaussez et finissez la manche
fact-leaves-last = vous laisse une seule carte, et la défausser finit la manche
fact-comes-out = fait votre première pose
fact-scores-most = rapporte { $points }, et rien de ce que vous pouvez poser ne rapporte plus
fact-scores = rapporte { $points }
fact-then-lays = laisse une autre combinaison à poser ensuite ({ $points })
fact-rid-most = vous débarrasse de cartes qui coûtent { $points } en main, et aucun autre coup ne vous débarrasse de plus chères
fact-rid = vous débarrasse de cartes qui coûtent { $points } en main
fact-keeps-jokers = garde vos jokers
fact-scores-nothing = ne rapporte encore rien
fact-joker-open = laisse sur la table un joker à qui possède { $cards }
fact-gains = ajoute { $points } à votre combinaison
fact-gains-side = ajoute { $points } à votre équipe
fact-gives-points = donne { $points } à { $who }
fact-costs = fait perdre { $points } à votre combinaison
fact-costs-side = coûte { $points } à votre équipe
fact-takes-points = fait perdre { $points } à { $who }
fact-gives-nothing = ne donne de points à aucun adversaire
fact-gets-joker-use = vous procure un joker utilisable tout de suite
fact-gets-joker = vous procure un joker
fact-joker-dear = vous laisse en main un joker, qui coûte 10 points si un autre finit la manche
fact-back-free = ne coûte aucun point
fact-back-least = reprend une des cartes qui coûtent le moins
fact-back-costs = coûte { $points }
fact-ends = finit la manche et rapporte 10 points
fact-ends-idle = finit la manche, car personne n’a posé depuis trop longtemps
fact-second-copy = vous laisse une autre carte identique
fact-alone = se sépare d’une carte qui ne va avec aucune autre des vôtres dans une combinaison de { $size } cartes
fact-breaks-nothing = ne défait aucune combinaison de { $size } cartes à laquelle il ne manque qu’une carte
fact-breaks-fewest = défait aussi peu que possible de combinaisons de { $size } cartes auxquelles il ne manque qu’une carte
fact-breaks = { $count ->
    [one] défait une combinaison de { $size } cartes à laquelle il ne manque qu’une carte
   *[other] défait { $count } combinaisons de { $size } cartes auxquelles il ne manque qu’une carte
}
fact-fits-nothing = donne une carte qui ne va sur aucune combinaison de la table
fact-rid-joker = vous débarrasse d’un joker, qui coûte 10 points en main
fact-keeps-cards = garde { $cards }, à qui il manque une carte pour une combinaison de { $size } cartes
fact-next-adds = donne à { $who }, qui joue ensuite et a déjà posé, une carte qui va sur la combinaison { $places }
fact-fits = donne une carte qui va sur la combinaison { $places }
fact-gives-joker = offre un joker à { $who }
fact-lays-no-more = finit votre tour alors que vous pourriez encore poser

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
story-reshuffled = La pioche est épuisée : les cartes de la défausse, sauf celle du dessus, sont mélangées et forment la nouvelle pioche.
story-drew = { $who-is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
story-drew-unseen = { $who-is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
}
story-took = { $who-is ->
    [you] Vous prenez { $card } à la défausse ; { $next } est maintenant sur le dessus.
   *[other] { $who } prend { $card } à la défausse ; { $next } est maintenant sur le dessus.
}
story-took-last = { $who-is ->
    [you] Vous prenez { $card } à la défausse, qui est maintenant vide.
   *[other] { $who } prend { $card } à la défausse, qui est maintenant vide.
}
story-enough = { $who-is ->
    [you] Vous vous arrêtez là.
   *[other] { $who } s’arrête là.
}
story-laid = { $who-is ->
    [you] Vous posez { $cards } ({ $points }).
   *[other] { $who } pose { $cards } ({ $points }).
}
story-came-out = { $who-is ->
    [you] Vous faites votre première pose : { $cards } ({ $points }).
   *[other] { $who } fait sa première pose : { $cards } ({ $points }).
}
story-short = { $who-is ->
    [you] Il vous faut { $needed } cartes pour la première pose : vous devez encore poser.
   *[other] Il faut { $needed } cartes à { $who } pour la première pose : la pose doit continuer.
}
story-added-own = { $who-is ->
    [you] Vous ajoutez { $added } à votre combinaison { $place } : { $cards } ({ $points }).
   *[other] { $who } ajoute { $added } à sa combinaison { $place } : { $cards } ({ $points }).
}
story-added = { $who-is ->
    [you] Vous ajoutez
   *[other] { $who } ajoute
} { $added } à { $owner-is ->
    [you] votre combinaison { $place }
   *[other] la combinaison { $place } ({ $owner })
} : { $cards } ({ $points }).
story-swapped-own = { $who-is ->
    [you] Vous échangez { $card } contre le joker { $joker } de votre combinaison { $place } : { $cards } ({ $points }).
   *[other] { $who } échange { $card } contre le joker { $joker } de sa combinaison { $place } : { $cards } ({ $points }).
}
story-swapped = { $who-is ->
    [you] Vous échangez
   *[other] { $who } échange
} { $card } contre le joker { $joker } de { $owner-is ->
    [you] votre combinaison { $place }
   *[other] la combinaison { $place } ({ $owner })
} : { $cards } ({ $points }).
story-discarded = { $who-is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
story-none-left = { $who-is ->
    [you] Vous n’avez plus de cartes : reprenez-en une et défaussez-la.
   *[other] { $who } n’a plus de cartes : il faut en reprendre une et la défausser.
}
story-took-back = { $who-is ->
    [you] Vous reprenez
   *[other] { $who } reprend
} { $card } dans la combinaison { $place } pour défausser cette carte ; il reste { $cards } ({ $points }).
story-finished = { $who-is ->
    [you] C’était votre dernière carte : la manche est finie.
   *[other] { $who } n’a plus de cartes : la manche est finie.
}
story-idle = Pendant { $turns } tours, personne n’a posé, ajouté ni échangé de carte : la manche est finie.
part-table = { $points } sur la table
part-finished = { $points } pour avoir fini la manche
part-hand = { $points } en main
story-gains = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (total { $total }) : { $parts }.
story-loses = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (total { $total }) : { $parts }.
story-even = { $who-is ->
    [you] Vous ne marquez rien
   *[other] { $who } ne marque rien
} (total { $total }) : { $parts }.
story-team-gains = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $parts }.
story-team-loses = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $parts }.
story-team-even = { $who-is ->
    [you] Vous ne marquez rien
   *[other] { $who } ne marque rien
} : { $parts }.
story-side-gains = { $who-among ->
    [you] Votre équipe ({ $who }) marque
   *[other] { CAP($who) } marquent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout (total { $total }).
story-side-loses = { $who-among ->
    [you] Votre équipe ({ $who }) perd
   *[other] { CAP($who) } perdent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout (total { $total }).
story-side-even = { $who-among ->
    [you] Votre équipe ({ $who }) ne marque rien
   *[other] { CAP($who) } ne marquent rien
} en tout (total { $total }).

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-dealt-faded = Manche { $hand } : { $who-is ->
    [you] vous distribuez.
   *[other] { $who } distribue.
}
story-own-hand-faded = Vous regardez vos cartes.
story-took-faded = { $who-is ->
    [you] Vous prenez une carte à la défausse.
   *[other] { $who } prend une carte à la défausse.
}
story-laid-faded = { $who-is ->
    [you] Vous posez une combinaison.
   *[other] { $who } pose une combinaison.
}
story-came-out-faded = { $who-is ->
    [you] Vous faites votre première pose.
   *[other] { $who } fait sa première pose.
}
story-changed-own-faded = { $who-is ->
    [you] Vous modifiez votre combinaison { $place }.
   *[other] { $who } modifie sa combinaison { $place }.
}
story-changed-faded = { $who-is ->
    [you] Vous modifiez
   *[other] { $who } modifie
} { $owner-is ->
    [you] votre combinaison { $place }
   *[other] la combinaison { $place } ({ $owner })
}.
story-discarded-faded = { $who-is ->
    [you] Vous défaussez une carte.
   *[other] { $who } défausse une carte.
}
story-took-back-faded = { $who-is ->
    [you] Vous reprenez une carte dans la combinaison { $place } et la défaussez.
   *[other] { $who } reprend une carte dans la combinaison { $place } et la défausse.
}

## Leçons
topic-drawing = Piocher une carte
topic-counting = Ce qui est en jeu
topic-taking = Prendre encore à la défausse
topic-coming-out = La première pose
topic-laying = Poser une combinaison
topic-jokers = Les jokers
topic-adding = Compléter une combinaison
topic-swapping = Échanger contre un joker
topic-discarding = Défausser
topic-finishing = Finir la manche
lesson-drawing = Piochez, ou prenez la carte du dessus de la défausse
lesson-drawing-stock = { $count ->
    [one] La pioche a { $count } carte ; si vous la prenez, personne d’autre ne la voit.
   *[other] La pioche a { $count } cartes ; personne d’autre ne voit celle que vous piochez.
}
lesson-drawing-reshuffled = La pioche est épuisée : si vous piochez, les cartes sous { $card } forment la nouvelle.
lesson-discard-lay = Avec { $card }, vous pourriez poser { $cards } ({ $points }).
lesson-discard-swap = { $card } vous vaudrait le joker de la combinaison { $places }.
lesson-discard-add = { $card } va sur la combinaison { $places }.
lesson-discard-goes = { $card } va avec { $cards } de votre main : { $lacking ->
    [0] c’est
    [one] encore une carte, et c’est
   *[other] encore { $lacking } cartes, et c’est
} une combinaison de { $size }.
lesson-discard-joker = { $card }, un joker comme toutes les jaunes, va avec { $cards } de votre main : { $lacking ->
    [0] c’est
    [one] encore une carte, et c’est
   *[other] encore { $lacking } cartes, et c’est
} une combinaison de { $size }.
lesson-discard-twin = Vous avez déjà { $card }, et aucune combinaison n’accepte les deux.
lesson-discard-idle = { $card } ne va avec aucune de vos cartes pour une combinaison de { $size }.
lesson-counting = La table rapporte, la main coûte
lesson-counting-total = La partie se joue en { $total } points ; vous avez { $points }.
lesson-counting-hands = { $hands ->
    [one] La partie se joue en { $hands } manche
   *[other] La partie se joue en { $hands } manches
} ; vous avez { $points }.
lesson-counting-nothing = Seules les combinaisons sur la table rapportent, et vous n’en avez pas encore posé.
lesson-counting-table = Vos combinaisons rapportent { $points } telles quelles.
lesson-counting-held = Vos cartes vous coûteraient { $points } si quelqu’un d’autre finissait la manche maintenant.
lesson-taking = Continuez, ou arrêtez-vous là
lesson-taking-on = Vous pouvez continuer à prendre à la défausse, de haut en bas.
lesson-taking-cost = { $card } coûte { $points } à la fin si vous l’avez encore en main.
lesson-coming-out = Votre première combinaison de la manche
lesson-coming-out-needed = Votre première combinaison d’une manche doit avoir { $needed } cartes, parce que vous avez { $points } jusqu’ici.
lesson-coming-out-together = Vos premières combinaisons d’une manche doivent avoir { $needed } cartes en tout, parce que vous avez { $points } jusqu’ici.
lesson-coming-out-short = Votre première pose est commencée : il faut { $needed } cartes en tout, parce que vous avez { $points } jusqu’ici.
lesson-coming-out-can = Vous pouvez poser { $cards } ({ $points }).
lesson-coming-out-near = Avec { $lacking-count ->
    [one] { $lacking }
   *[other] l’une de { $lacking }
}, vos { $cards } feraient une combinaison de { $size } cartes.
lesson-coming-out-none = Vous en êtes encore loin : gardez les cartes qui vont ensemble.
lesson-coming-out-then = Ensuite trois cartes suffisent, et vous pouvez compléter toutes les combinaisons.
lesson-laying = Séries et suites
lesson-laying-set = { $cards } est une série, un même nombre en couleurs différentes : { $points }.
lesson-laying-suited = { $cards } est une suite, des nombres consécutifs d’une couleur : { $points }.
lesson-laying-mixed = { $cards } est une suite de plusieurs couleurs, aucune deux fois : { $points }.
lesson-laying-yours = Elle vous rapporte ses points, même si d’autres la complètent.
lesson-jokers-goes = Il va avec { $cards } de votre main : { $lacking ->
    [0] c’est
    [one] encore une carte, et c’est
   *[other] encore { $lacking } cartes, et c’est
} une combinaison de { $size }.
lesson-laying-more = Une carte de plus en ferait { $points }.
lesson-jokers = Les cartes jaunes sont des jokers
lesson-jokers-stands = { $card } remplace le { $number } de toute autre couleur, et aucun autre nombre.
lesson-jokers-few = Une combinaison de plusieurs couleurs n’accepte qu’un joker ; une suite d’une couleur doit avoir plus de cartes ordinaires que de jokers.
lesson-jokers-cost = En main à la fin, il coûte { $points }, le double d’une carte ordinaire.
lesson-adding = Complétez ce qui est sur la table
lesson-adding-own = { $cards } { $cards-count ->
    [one] va
   *[other] vont
} sur votre combinaison { $place } : { $gain } pour vous.
lesson-adding-theirs = { $cards } { $cards-count ->
    [one] va
   *[other] vont
} sur la combinaison { $place } : { $gain } pour { $who }, qui l’a posée.
lesson-adding-rid = Vous vous débarrassez de ce qui vous coûterait { $points } à la fin de la manche.
lesson-adding-owner = Une combinaison rapporte à qui l’a posée.
lesson-swapping = Un joker contre sa carte
lesson-swapping-gets = { $card } prend la place de { $joker } dans la combinaison { $place }, et le joker est à vous.
lesson-swapping-points = { $who-is ->
    [you] La combinaison est à vous ({ $gain }).
   *[other] La combinaison reste à { $who } ({ $gain }).
}
lesson-swapping-cost = { $joker } coûte { $points } à la fin si vous l’avez encore en main.
lesson-discarding = Défaussez une carte : cela finit votre tour
lesson-discarding-ends = { CAP($who) } joue ensuite et peut prendre ce que vous défaussez.
lesson-discarding-far = { $cards } { $cards-count ->
    [one] est
   *[other] sont
} le plus loin d’une combinaison de { $size } : il faudrait encore { $lacking ->
    [one] { $lacking } carte
   *[other] { $lacking } cartes
}.
lesson-discarding-alike = { $lacking ->
    [0] Toutes vos cartes font partie d’une combinaison.
    [one] À chacune de vos cartes, il manque { $lacking } carte pour une combinaison de { $size }.
   *[other] À chacune de vos cartes, il manque { $lacking } cartes pour une combinaison de { $size }.
}
lesson-discarding-keep = Gardez { $cards } : avec { $lacking-count ->
    [one] { $lacking }
   *[other] l’une de { $lacking }
}, c’est une combinaison de { $size } cartes.
lesson-discarding-fits = { $card } va sur la combinaison { $places } : qui a déjà posé pourrait l’y ajouter.
lesson-drawing-collect = Réunissez des cartes d’un même nombre, ou des nombres qui se suivent : d’une seule couleur, ou sans couleur répétée.
lesson-finishing = La dernière carte finit la manche
lesson-finishing-last = Défaussez votre dernière carte : cela finit la manche et rapporte { $points }.
lesson-finishing-near = Vous pouvez n’avoir plus qu’une carte ; la défausser finit la manche et rapporte { $points }.
lesson-finishing-rival = { CAP($who) } n’a plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : si la manche finit, vos cartes vous coûtent { $points }.
lesson-finishing-back = Vous n’avez plus de cartes : une revient de vos combinaisons, et la défausser finit la manche.
lesson-finishing-least = { $card } de la combinaison { $place } coûte le moins : { $points }.

## Sur la page
page-rummu-sub = manche { $hand }
page-rummu-sub-over = { $hands ->
    [one] une manche
   *[other] { $hands } manches
}
page-rummu-card = { $number } { $colour }
page-rummu-short = { $cards }
page-rummu-or = ou
page-rummu-stock = Pioche
page-rummu-pile = Défausse
page-rummu-pile-empty = aucune carte
page-rummu-discarded = { $who-is ->
    [you] de vous
   *[other] { DE($who) }
}
page-rummu-your-turn = à vous
page-rummu-partner = partenaire
page-rummu-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
page-rummu-on-table = **{ $points }** sur la table
page-rummu-needs = première pose : **{ $count }**
page-rummu-meld = Combinaison { $place }, { $who-is ->
    [you] à vous
   *[other] { DE($who) }
} : { $cards } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rummu-new = Nouvelle combinaison : { $cards }
page-rummu-joker = { $count ->
    [one] { $joker } remplace { $cards }
   *[other] { $joker } : { $cards }
}
page-rummu-takes = accepte { $cards }
page-rummu-give = donnez { $card }, prenez { $joker }
page-rummu-adds = avec { $cards } : { $points } ({ $gain })
page-rummu-would = vaut { $points }
page-rummu-with = avec { $cards } : { $points }
page-rummu-draw = Piocher
page-rummu-take = Prendre { $card }
page-rummu-enough = Ne plus rien prendre
page-rummu-lay = Poser { $cards }
page-rummu-add = Ajouter { $cards } à { $place }
page-rummu-swap = Échanger { $card } contre { $joker }
page-rummu-discard = Défausser { $card }
page-rummu-back = Reprendre { $card }
page-rummu-choose = Choisir des cartes
page-rummu-choose-more = Choisir d’autres cartes
page-rummu-where = Toucher une combinaison
page-rummu-hand = Votre main : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
page-rummu-drawn = nouvelle
page-rummu-chosen = choisie
page-rummu-goes = va avec ce qui est choisi
page-rummu-put-down = { $cards } de nouveau en main : aucun coup ne { $cards-count ->
    [one] la
   *[other] les
} joue avec { $card }
page-rummu-can-lay = peut être posée avec { $cards }
page-rummu-can-swap = peut être échangée contre le joker de la combinaison { $places }
page-rummu-can-add = peut être ajoutée à la combinaison { $places }
page-rummu-backs = Cartes qui peuvent être reprises
page-rummu-from = de la combinaison { $place }
page-rummu-result = Comment la manche a fini
page-rummu-player = Joueur
page-rummu-left = Pour quoi, et cartes restées en main
page-rummu-gain = gain
page-rummu-total = total
page-rummu-parts = { $parts }
page-rummu-next-hand = Manche suivante
page-rummu-lays = Vous pourriez poser
page-rummu-held = Si la manche finit maintenant par quelqu’un d’autre, vos cartes vous coûtent { $points } points.
page-rummu-match-total = Partie en { $count } points
page-rummu-match-hands = { $count ->
    [one] Partie en une manche
   *[other] Partie en { $count } manches
}
page-rummu-hem-side = { $who } { $points }
page-rummu-hem-total = partie en { $count }
page-rummu-hem-hands = { $count ->
    [one] une manche
   *[other] { $count } manches
}
page-rummu-hem-label = Points avec ce qui est sur la table : { $left } ; { $right }.
page-ask-draw = Piocher, ou prendre { $card } ?
page-ask-draw-reshuffled = Piocher, ou prendre { $card } ? La pioche est épuisée : si vous piochez, les cartes sous { $card } forment la nouvelle pioche.
page-ask-take = { $card } est maintenant dessus : la prendre aussi ?
page-ask-come-out = Première pose, ou défausser ? Votre première combinaison doit avoir au moins { $needed } cartes.
page-ask-come-out-together = Première pose, ou défausser ? Vos premières combinaisons doivent avoir ensemble au moins { $needed } cartes.
page-ask-cannot-come-out = Défaussez une carte. Pas encore de première pose : il faut une combinaison de { $needed } cartes.
page-ask-short = Posez une autre combinaison. Il faut { $needed } cartes pour la première pose.
page-ask-lay = Poser, ajouter, échanger ou défausser ? Défausser une carte finit votre tour.
page-ask-discard = Défaussez une carte. Vous n’avez rien à poser, à ajouter ni à échanger.
page-ask-take-back = Reprenez une carte et défaussez-la. Vous n’avez plus de cartes : la manche est alors finie.
