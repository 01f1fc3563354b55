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
verb-play = jouer
verb-release = relâcher
verb-name = nommer
verb-take = prendre
verb-enough = assez
verb-add = addition
verb-seventeen = 17
verb-pair = paire
move = { $move }
move-enough = ne plus attraper de 0
detail-catches = attrape { $cards } : { $haul } ; { $left ->
    [0] n’en laisse aucune
   *[other] en laisse { $left }
}
detail-neighbour-catches = { $who } attrape { $cards } : { $haul } ; { $left ->
    [0] n’en laisse aucune
   *[other] en laisse { $left }
}
detail-plays = { $count } prises possibles, avec jusqu’à { $haul }
detail-plays-many = plus de { $count } prises possibles, avec jusqu’à { $haul } et plus
detail-neighbour-plays = { $who } a { $count } prises possibles, avec jusqu’à { $haul }
detail-neighbour-plays-many = { $who } a plus de { $count } prises possibles, avec jusqu’à { $haul } et plus
detail-named = { $who } choisit entre { $ways } : jusqu’à { $haul } pour vous
haul-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
haul-unicorns = { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
}
haul-hedgehogs = { $count ->
    [one] { $count } hérisson
   *[other] { $count } hérissons
}
haul-babies = { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}
haul-triangles = { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-minus = −{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
signed-plus = +{ $count }
signed-minus = −{ $count }
way-name-add = l’addition
way-name-seventeen = 17
way-name-pair = la paire
way-by-add = par addition
way-by-seventeen = en faisant 17
way-by-pair = en paire
way-caught = { $cards } { $how }
forms = jouer r5 addition b2 v3 17 n8 j4 paire n5, relâcher r5, jouer r5 addition paire, prendre b2, assez
forms-reverse = jouer r5 addition b2 v3, jouer r5, relâcher r5, nommer addition, prendre b2, addition b2 v3, assez
forms-chance = dealer 2, deal r0 r1 r2 r3 / b0 b1 b2 b3 table v0 v1 v2 v3

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue les cartes ; personne ne peut jouer maintenant
why-play-a-card = c’est votre tour : jouez ou relâchez une de vos cartes
why-choose-first = choisissez d’abord ce que { $card } attrape
why-name-first = nommez d’abord la façon dont { $card } attrape ; c’est à son joueur de choisir les cartes
why-not-in-hand = vous n’avez pas { $card } en main
why-could-catch = { $card } peut attraper quelque chose : on ne peut pas la relâcher
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
why-pair-one = la paire attrape une seule carte sauvage : dites quelle carte vous jouez et laquelle elle attrape, comme dans jouer r5 paire n5
why-catches-itself = { $card } vient d’être jouée et ne peut pas être attrapée elle-même
why-not-wild = { $cards-count ->
    [one] { $cards } n’est pas là, ou pas
   *[other] { $cards } ne sont pas là, ou pas
} en si grand nombre
why-caught-twice = une carte sauvage ne s’attrape qu’une fois par tour
why-zero = tant qu’il y a des 0 dans la nature, une prise par addition ou en faisant 17 doit en comprendre un : { $cards }
why-too-much = { $kind }, c’est trop : les cartes pour { $card } doivent encore faire { $left }
why-order = les cartes se choisissent en ordre croissant, et { $kind } vient avant la dernière
why-dead-end = avec { $kind }, la prise de { $card } ne pourrait pas être complétée
why-not-enough = il faut encore des cartes à { $card }
why-chosen-already = cela ne va pas avec ce qui est déjà choisi pour { $card } : { $cards }

## La table
row-hand = Manche { $hand }
row-hand-of = Manche { $hand } sur { $hands }
row-over = La partie est finie
row-prices = Points
row-wild = Dans la nature
row-wild-empty = Rien dans la nature
row-played = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
}
row-own = { $who-is ->
    [you] Votre main
   *[other] La main { DE($who) }
}
row-others = Cartes en main
row-side = { CAP($side) }
side = { $who-among ->
    [you] votre camp ({ $who })
   *[other] { $who }
}
side-alone = { $who }
prize-unicorns = licornes
prize-hedgehogs = hérissons
prize-cards = cartes
animal-unicorn = licorne
animal-hedgehog = hérisson
animal-baby = bébé
animal-baby-unicorn = bébé licorne
animal-baby-hedgehog = bébé hérisson
cell-turn = { $who-is ->
    [you] à vous de jouer
   *[other] au tour { DE($who) }
}
cell-deal = donne { $deal } sur { $deals }
cell-goal-total = partie en { $points } points
cell-goal-lowest = le plus bas gagne
cell-goal-highest = le plus haut gagne
cell-stock = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
cell-most = majorité de { $prize } { $points }
cell-race = { $prize } { $counts }, majorité { $points }
cell-race-sure = { $prize } { $counts }, majorité { $points } (acquise à { $sure })
cell-each-baby = chaque bébé (0) { $points }
cell-each-triangle = chaque triangle { $points }
cell-holds = { $who } { $count }
cell-no-cards = plus de cartes
cell-names = { $who-is ->
    [you] vous nommez la façon
   *[other] { $who } nomme la façon
}
cell-catches = attrape { $way }
cell-caught-so-far = attrape { $way } ; déjà choisi
cell-match = { $points } dans la partie
cell-pile = { $count ->
    [0] aucune carte attrapée
    [one] { $count } carte attrapée
   *[other] { $count } cartes attrapées
}
cell-so-far = soit { $points }

## Questions
ask-play = Quelle carte jouez-vous ? { $cards-count ->
    [one] Seule { $cards } peut attraper quelque chose.
   *[other] Celles-ci peuvent attraper quelque chose : { $cards }.
}
ask-release = Aucune de vos cartes ne peut attraper quoi que ce soit. Laquelle relâchez-vous ?
ask-release-empty = Il n’y a rien dans la nature. Quelle carte relâchez-vous ?
ask-zero = Il y a un 0 dans la nature : une prise par addition ou en faisant 17 doit en comprendre un.
ask-offer = Celles-ci peuvent attraper de plusieurs façons, et { $who } en nommerait une : { $cards }.
ask-name = { $who } joue { $card }. C’est à vous de nommer la façon dont elle attrape ; { $who } choisira ensuite les cartes.
ask-take-sum = Quelle carte { $card } attrape-t-elle ensuite, { $way } ? { $left ->
    [0] Il ne manque plus qu’un 0 à la somme.
   *[other] Les cartes doivent encore faire { $left }.
}
ask-take-pair = Quelle carte { $card } attrape-t-elle en paire ?
ask-take-zeros = { $card } additionne des 0, deux au moins. Lequel attrape-t-elle ensuite ?

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
} { $ways }. { $card } va aussi sur la pile.
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
story-majority = Majorité de { $prize } ({ $count }) : { $points } pour { $side }.
story-majority-both = Les deux camps ont { $count } { $prize } : { $points } chacun.
story-majority-shared = Majorité de { $prize } ({ $count } chacun) : { $points } chacun pour { $who }.
story-tally = { CAP($side) } : { $points } (total { $total }), avec { $haul }.
story-tally-nothing = { CAP($side) } : { $points } (total { $total }).

## Faits : ce qui suit « ce coup »
fact-lead = { $open ->
    [yes] vous permet de passer en tête pour les
   *[no] vous fait passer en tête pour les
} { $prize }
fact-sure = { $open ->
    [yes] permet d’assurer à votre camp
   *[no] assure à votre camp
} la majorité de { $prize }
fact-burden = donne la majorité de { $prize } à { $side }
fact-most-unicorns = { $open ->
    [yes] permet d’attraper
   *[no] attrape
} { $count ->
    [one] une licorne, ce que ne fait aucun autre
   *[other] { $count } licornes, plus que tout autre
}
fact-unicorns = { $open ->
    [yes] permet d’attraper
   *[no] attrape
} { $count ->
    [one] une licorne
   *[other] { $count } licornes
}
fact-most-triangles = { $open ->
    [yes] permet de faire
   *[no] rapporte
} { $points } en triangles, plus que tout autre
fact-points-of-triangles = { $open ->
    [yes] permet de faire
   *[no] rapporte
} { $points } en triangles
fact-most-points = { $open ->
    [yes] permet de faire
   *[no] rapporte
} { $points } en triangles et bébés, plus que tout autre
fact-points = { $open ->
    [yes] permet de faire
   *[no] rapporte
} { $points } en triangles et bébés
fact-most-cards = { $open ->
    [yes] permet d’attraper
   *[no] attrape
} { $count } cartes, plus que tout autre
fact-ways = attrape de { $count ->
    [2] deux
   *[other] trois
} façons à la fois
fact-no-hedgehog = { $open ->
    [yes] permet d’éviter les hérissons
   *[no] n’attrape aucun hérisson
}
fact-hedgehogs = attrape { $count ->
    [one] un hérisson
   *[other] { $count } hérissons
}
fact-no-baby = { $open ->
    [yes] permet d’éviter les bébés
   *[no] n’attrape aucun bébé
}
fact-babies = attrape { $count ->
    [one] un bébé ({ $points })
   *[other] { $count } bébés ({ $points } chacun)
}
fact-empties = ne laisse rien dans la nature, si bien que { $who } doit relâcher une carte
fact-leaves-no-unicorn = ne laisse aucune licorne dans la nature à { $who }
fact-leaves-unicorns = laisse à { $who } { $count ->
    [one] une licorne
   *[other] { $count } licornes
} dans la nature
fact-few-numbers = laisse à { $who } le moins de nombres qui puissent attraper ({ $count } sur 10)
fact-many-numbers = laisse à { $who } le plus de nombres obligés d’attraper ({ $count } sur 10)
fact-puts-hedgehog = met un hérisson dans la nature
fact-puts-baby = met dans la nature un bébé, que les sommes doivent emmener
fact-puts-unicorn = met une licorne dans la nature
fact-puts-no-triangle = ne met aucun triangle dans la nature
fact-puts-one-triangle = ne met qu’un triangle dans la nature
fact-keeps-unicorn = garde { $count ->
    [one] votre licorne
   *[other] vos { $count } licornes
} en main
fact-keeps-pair = garde en main une carte qui peut rattraper le même nombre
fact-catches-nothing = n’attrape rien
fact-fewest-cards = { $open ->
    [yes] n’oblige à attraper que
   *[no] n’attrape que
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, moins que tout autre
fact-cards = { $open ->
    [yes] n’oblige pas à attraper plus de
   *[no] attrape
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-triangles = { $open ->
    [yes] n’oblige pas à prendre plus de
   *[no] coûte
} { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
fact-no-triangle = { $open ->
    [yes] n’oblige à prendre aucun triangle
   *[no] ne coûte aucun triangle
}
fact-named = laisse { $who } nommer la façon
fact-not-named = ne laisse pas à { $who } le choix de la façon
fact-neighbour-most = oblige { $who } à attraper au moins { $count } cartes, plus que toute autre façon
fact-neighbour-cards = oblige { $who } à attraper au moins { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-neighbour-hedgehogs = oblige { $who } à attraper au moins { $count ->
    [one] { $count } hérisson
   *[other] { $count } hérissons
}
fact-neighbour-triangles = oblige { $who } à prendre au moins { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
fact-own-release = vous laisse une carte que vous pourrez relâcher

## Leçons
topic-playing = Les cartes qui attrapent
topic-releasing = Les cartes qu’on relâche
topic-adding = Attraper par addition
topic-seventeen = Attraper en faisant 17
topic-pairing = Attraper une paire
topic-zero = Un 0 dans la nature
topic-prizes = Ce qui compte à la fin
topic-choosing = Choisir la prise
topic-naming = Nommer la façon
lesson-playing = Jouez une carte qui en attrape d’autres
lesson-playing-catch = { $count ->
    [one] Une de vos cartes peut attraper maintenant, et le doit si vous la jouez : { $cards }.
   *[other] Celles-ci peuvent attraper maintenant, et le doivent si vous les jouez : { $cards }.
}
lesson-playing-best = { $card } pourrait attraper { $ways } : { $haul } pour votre pile.
lesson-playing-named = Quand une carte peut attraper de plusieurs façons, { $who } nomme celle qui compte.
lesson-playing-pile = Ce que vous attrapez va face cachée dans votre pile et compte à la fin de la manche.
lesson-releasing = Une carte qui n’attrape rien est relâchée
lesson-releasing-cards = { $count ->
    [one] Celle-ci n’attrape rien maintenant : { $cards }.
   *[other] Celles-ci n’attrapent rien maintenant : { $cards }.
}
lesson-releasing-wild = Une carte relâchée est dans la nature, et chacun peut l’attraper.
lesson-releasing-ways = Une carte attrape des cartes de la nature dont la somme la vaut ou fait 17 avec elle, ou une du même nombre.
lesson-adding = Attraper par addition
lesson-adding-catch = { $card } attrape { $cards }, deux cartes ou plus dont la somme fait { $number }.
lesson-adding-stays = La carte jouée reste dans la nature, sauf si elle attrape aussi une paire.
lesson-seventeen = Attraper en faisant 17
lesson-seventeen-catch = { $card } attrape { $cards } : avec votre { $number }, cela fait 17.
lesson-pairing = Attraper une paire
lesson-pairing-catch = { $card } attrape { $cards }, une carte du même nombre.
lesson-pairing-own = Avec une paire, votre propre carte va aussi dans votre pile.
lesson-ways-together = Une carte peut attraper de plusieurs façons à la fois : { $card } pourrait attraper { $ways }.
lesson-zero = Un 0 doit venir avec
lesson-zero-wild = Il y a un 0 dans la nature : qui attrape par addition ou en faisant 17 doit en prendre un.
lesson-zero-points = Chaque 0 est un bébé animal et compte { $points } pour qui l’attrape.
lesson-prizes = Ce qui compte à la fin
lesson-prizes-unicorns = Qui a attrapé le plus de licornes, les cartes bleues, reçoit { $points } ; { $sure } suffisent toujours.
lesson-prizes-hedgehogs = Qui a attrapé le plus de hérissons, les cartes jaunes, reçoit { $points } ; à { $sure }, c’est sûr.
lesson-prizes-cards = Qui a attrapé le plus de cartes reçoit { $points } ; à { $sure }, c’est sûr.
lesson-prizes-each = Chaque triangle d’une carte compte { $triangle }, chaque 0, un bébé animal, { $baby }.
lesson-prizes-lowest = Chaque triangle d’une carte compte { $triangle }, et le plus bas score gagne.
lesson-choosing = Choisissez la prise
lesson-choosing-way = { $card } attrape { $way }.
lesson-choosing-cards = Peuvent venir ensuite : { $cards }.
lesson-choosing-enough = Ou vous n’en prenez plus.
lesson-naming = Vous nommez la façon
lesson-naming-card = { CAP($who) } a joué { $card }.
lesson-naming-ways = Elle peut attraper de plusieurs façons, et vous en nommez une : { $ways }.
lesson-naming-theirs = Ce qu’elle attrape va à { $who }, et dans ce jeu le plus bas score gagne.

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-dealt-faded = { $who-is ->
    [you] Vous distribuez quatre cartes à chacun, et d’autres dans la nature.
   *[other] { $who } distribue quatre cartes à chacun, et d’autres dans la nature.
}
story-own-hand-faded = Vous regardez vos cartes.
story-released-faded = { $who-is ->
    [you] Vous relâchez une carte.
   *[other] { $who } relâche une carte.
}
story-caught-faded = { $who-is ->
    [you] Vous jouez une carte et faites une prise.
   *[other] { $who } joue une carte et fait une prise.
}
story-offered-faded = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} une carte qui pourrait attraper de plusieurs façons ; { $other-is ->
    [you] vous en nommez une.
   *[other] { $other } en nomme une.
}
story-named-faded = { $who-is ->
    [you] Vous nommez une des façons.
   *[other] { $who } nomme une des façons.
}

## Sur la page
page-sub = manche { $hand }
page-sub-of = manche { $hand } sur { $hands }
page-sub-stock = pioche { $stock }
page-sub-over = la partie est finie
page-card = { $number } { $colour }
page-ask-play = Quelle carte jouez-vous ?
page-how = Qu’attrape { $card } ?
page-catches = { $card } attrape { $cards }
page-comes-along = { $card } part avec sa paire : { $haul }.
page-comes-stays = { $card } reste dans la nature : { $haul } pour vous.
page-leaves = { $cards-count ->
    [0] Il ne reste rien dans la nature.
   *[other] Il y reste { $cards }.
}
page-needs = Seulement avec { $cards }.
page-needs-more = Il faut attraper autre chose en même temps.
page-would-release = { $card } n’attrape rien : vous pouvez la relâcher
page-would-be-named = { $who } nommerait la façon dont { $card } attrape
page-cards-are-yours = Les cartes attrapées resteront à votre choix.
page-would-name = { $card } attraperait { $how }
page-sentence = { CAP($words) }.
page-could-catch = Ce que { $card } pourrait attraper
page-ways-of = { $card } attrape
page-name-add = Addition
page-name-seventeen = Dix-sept
page-name-pair = Paire
page-way-add = fait { $number }
page-way-seventeen = { $number } + { $sum }
page-way-pair = un autre { $number }
page-used = { $card } prise par { $way }
page-no-zero = sans aucun 0
page-nothing-left = ne laisse rien pour { $way }
page-not-together = pas avec { $cards }
page-turn-yours = à vous
page-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-partner = équipe · { $count }
page-caught = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
page-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-news = Depuis votre dernier coup
page-released = relâchée
page-result = Ce que la manche a donné
page-side = Camp
page-figure-cards = cartes
page-figure-triangles = triangles
page-figure-unicorns = licornes
page-figure-hedgehogs = hérissons
page-figure-babies = bébés
page-gain = points
page-total = total
page-next-hand = Manche suivante
page-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-chosen = choisie
page-ways = { $count ->
    [0] relâcher
    [one] { $count } façon
   *[other] { $count } façons
}
page-this-catch = Cette prise
page-release = Relâcher { $card }
page-release-short = Relâcher
page-must-catch = { $card } doit attraper
page-play = Jouer { $card }
page-names-way = { $who } nomme la façon
page-catch = Attraper { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-choose-catch = Choisissez la prise
page-choose-card = Choisissez une carte
page-choose-way = Choisissez une façon
page-name-it-add = Nommer l’addition
page-name-it-seventeen = Nommer dix-sept
page-name-it-pair = Nommer la paire
page-prices = À la fin de la manche
page-most-unicorns = majorité de licornes
page-most-hedgehogs = majorité de hérissons
page-most-cards = majorité de cartes
page-each-baby = chaque bébé (0)
page-each-triangle = chaque triangle
page-race = { $counts }, acquis à { $sure }
page-hem-yours = { $count } votre camp · { $points } points
page-hem-you = { $count } pour vous · { $points } points
page-hem-side = { $who } · { $points } points · { $count }
page-hem-them = { $points } points · { $count }
page-hem-others = aux autres { $count }
page-hem-label = Les { $all } cartes du jeu. { $left } ; { $right }.
