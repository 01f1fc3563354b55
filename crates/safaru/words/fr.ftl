# Les mots de Safarü en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Safarü
game-about = Un jeu de capture avec les cartes de Mü : attrapez licornes et triangles, laissez hérissons et bébés animaux dans la nature ; le Safarü renversé fait l’inverse.

## Réglages
setting-variant = plain – Safarü ; reverse – Safarü renversé, où le plus bas score gagne
setting-teams = on – à quatre, deux équipes ; off – chacun pour soi (à quatre, dans le jeu renversé seulement)
setting-total = points à atteindre (plain seulement)
setting-hands = nombre de manches ; 0 : jusqu’au total, ou autant de manches que de joueurs dans le jeu renversé
setting-most-hands = une partie à un total s’arrête de toute façon après tant de manches (plain seulement)

## Coups
move-release = relâcher { $card }
move-play = jouer { $card } et attraper par { $ways }
move-play-reverse = jouer { $card }
move-name = nommer { $way }
move-take = attraper { $card }
move-enough = ne plus attraper de 0
detail-catches = elle attrape { $ways }
detail-plays = il y a { $count } façons de choisir les cartes
detail-named = votre voisin de gauche nomme la façon : { $ways }
way-name-add = addition
way-name-seventeen = dix-sept
way-name-pair = paire
way-add = { $cards } par addition
way-seventeen = { $cards } par dix-sept
way-pair = { $cards } en paire
forms = jouer r5 additionner b2 v3 dix-sept n8 j4 paire n5, relâcher r5, jouer r5 additionner paire, prendre b2, assez
forms-reverse = jouer r5 additionner b2 v3, jouer r5, relâcher r5, nommer addition, prendre b2, additionner b2 v3, assez
forms-chance = dealer 2, deal r0 r1 r2 r3 / b0 b1 b2 b3 table v0 v1 v2 v3

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue les cartes ; personne ne peut jouer maintenant
why-play-a-card = c’est votre tour : jouez ou relâchez une de vos cartes
why-choose-first = choisissez d’abord ce que { $card } attrape
why-name-first = nommez d’abord la façon dont { $card } attrape ; c’est à son joueur de choisir les cartes
why-not-in-hand = vous n’avez pas { $card } en main
why-could-catch = { $card } peut attraper quelque chose et ne peut donc pas être relâchée
why-table-empty = il n’y a pas de carte sauvage ; relâchez une carte
why-cannot-catch = { $card } ne peut rien attraper ; relâchez-la ou jouez une autre carte
why-say-how = dites de quelle façon { $card } attrape
why-no-add = il n’y a pas deux cartes sauvages ou plus dont la somme fasse { $card }
why-no-seventeen = aucune carte sauvage ne fait 17 avec { $card }
why-no-pair = il n’y a pas de carte sauvage du même nombre que { $card }
why-not-together = { $card } ne peut pas attraper de toutes ces façons à la fois : une carte sauvage ne s’attrape qu’une fois, et il y en a trop peu
why-only-one-way = { $card } ne peut attraper que d’une seule façon ; jouez-la sans dire laquelle
why-neighbour-names = { $card } peut attraper de plusieurs façons, votre voisin de gauche en nomme donc une ; jouez-la sans dire laquelle
why-one-way = on attrape ici d’une seule façon exactement
why-add-two = l’addition demande au moins deux cartes sauvages
why-add-sum = les cartes à additionner font { $sum }, mais { $card } demande { $number }
why-seventeen-sum = les cartes font { $sum }, mais il faut { $needed } à { $card } pour arriver à 17
why-pair-number = { $card } ne fait la paire qu’avec un { $number }
why-catches-itself = { $card } vient d’être jouée et ne peut pas être attrapée elle-même
why-not-wild = { $cards-count ->
    [one] { $cards } n’est pas là, ou pas
   *[other] { $cards } ne sont pas là, ou pas
} en si grand nombre
why-caught-twice = une carte sauvage ne s’attrape qu’une fois par tour
why-zero = tant qu’il y a des 0 dans la nature, une prise par addition ou par dix-sept doit en comprendre un : { $cards }
why-too-much = { $kind }, c’est trop : les cartes pour { $card } doivent encore faire { $left }
why-order = les cartes se choisissent en ordre croissant, et { $kind } vient avant la dernière
why-dead-end = avec { $kind }, la prise de { $card } ne pourrait pas être complétée
why-not-enough = il faut encore des cartes à { $card }
why-chosen-already = cela ne va pas avec ce qui est déjà choisi pour { $card } : { $cards }

## La table
row-hand = Manche { $hand }
row-over = La partie est finie
row-wild = Dans la nature
row-played = { $who-is ->
    [you] Joué par vous
   *[other] Joué par { $who }
}
row-chosen = Attrapé avec elle jusqu’ici
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-side = { $who-is ->
    [you] Votre camp
   *[other] Camp ({ $who })
}
cell-goal-total = en { $points } points
cell-goal-hands = { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
} en tout
cell-dealer = { $who-is ->
    [you] vous distribuez
   *[other] { $who } distribue
}
cell-stock = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
cell-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell-pile = { $count ->
    [0] rien d’attrapé
    [one] une carte attrapée
   *[other] { $count } cartes attrapées
}
cell-remembered = licornes { $unicorns }, hérissons { $hedgehogs }, bébés animaux { $babies }, triangles { $triangles }

## Questions
ask-play = Quelle carte jouez-vous ? Celles-ci peuvent attraper quelque chose : { $cards }.
ask-release = Aucune de vos cartes ne peut rien attraper. Laquelle relâchez-vous ?
ask-zero = Il y a un 0 dans la nature : une prise par addition ou par dix-sept doit en comprendre un.
ask-offer = Celles-ci peuvent attraper de plusieurs façons, et votre voisin de gauche en nommerait une : { $cards }.
ask-name = { $who } joue { $card }, qui peut attraper de plusieurs façons. Laquelle nommez-vous ?
ask-take = Quelle carte { $card } attrape-t-elle ensuite, par { $way } ?

## L’histoire
story-dealer = { $who-is ->
    [you] Vous distribuez
   *[other] { $who } distribue
} en premier.
story-dealt = { $who-is ->
    [you] Vous distribuez
   *[other] { $who } distribue
} quatre cartes à chacun ; dans la nature : { $cards }.
story-dealt-last = { $who-is ->
    [you] Vous distribuez
   *[other] { $who } distribue
} les quatre dernières cartes à chacun, et aucune sur la table.
story-own-hand = Vos cartes : { $cards }.
story-released = { $who-is ->
    [you] Vous relâchez { $card }.
   *[other] { $who } relâche { $card }.
}
story-caught = { $who-is ->
    [you] Vous jouez { $card } et attrapez
   *[other] { $who } joue { $card } et attrape
} { $ways }. { $card } reste dans la nature.
story-caught-paired = { $who-is ->
    [you] Vous jouez { $card } et attrapez
   *[other] { $who } joue { $card } et attrape
} { $ways }. { $card } suit ses prises.
story-offered = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card }, qui pourrait attraper de plusieurs façons ; { $other-is ->
    [you] vous en nommez une.
   *[other] { $other } en nomme une.
}
story-named = { $who-is ->
    [you] Vous nommez
   *[other] { $who } nomme
} { $way }.
story-hand-over = La manche est finie ; ce qui reste dans la nature n’est à personne.
story-most-unicorns = Le plus de licornes ({ $count }), 24 points : { $who-is ->
    [you] vous
   *[other] { $who }
}.
story-most-hedgehogs = Le plus de hérissons ({ $count }), 12 points de moins : { $who-is ->
    [you] vous
   *[other] { $who }
}.
story-most-cards = Le plus de cartes ({ $count }), 24 points : { $who-is ->
    [you] vous
   *[other] { $who }
}.
story-most-hedgehogs-reverse = Le plus de hérissons ({ $count }), 18 points : { $who-is ->
    [you] vous
   *[other] { $who }
}.
story-tally = { $who-is ->
    [you] Vous
   *[other] { $who }
} : triangles { $triangles }, bébés animaux { $babies } ; { $points } dans cette manche, { $total } en tout.
story-tally-reverse = { $who-is ->
    [you] Vous
   *[other] { $who }
} : triangles { $triangles }, cartes { $cards } ; { $points } dans cette manche, { $total } en tout.
