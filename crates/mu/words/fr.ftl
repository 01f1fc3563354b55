# Les mots de Mü en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Mü
game-about = Un jeu de plis de Doris Matthäus et Frank Nestel : enchérissez avec vos propres cartes, nommez un atout, appelez un partenaire.

## Réglages
setting-total = points à atteindre
setting-hands = nombre de donnes à jouer à la place ; 0 joue jusqu’au total
setting-most-hands = une partie au total finit de toute façon après autant de donnes
setting-colours = à trois joueurs : les deux couleurs écartées, ou random pour les tirer au sort

## Ce qui ne va pas dans les réglages
colours-need-three = colours={ $colours } vaut pour trois joueurs ; à { $seats }, on joue avec les cinq couleurs : laissez colours=random, ou jouez avec --seats 3

## Atouts et couleurs
trump-number = les { $number }
suit-trump = atout

## Coups
move-pass = passer
move-done = ne plus poser
move-lay = poser { $card }
move-trump = atout : { $trump }
move-no-trump = sans atout
move-partner = choisir { $who } comme partenaire
move-play = jouer { $card }
forms = poser r7, poser r7 b7, fini, passer, atout rouge, atout 7, sans atout, partenaire 3, jouer r7
forms-chance = dealer 2, leave out rb, deal r0 r1 … / b0 b1 … / …

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue les cartes ; personne ne peut jouer maintenant
why-auction = l’enchère est en cours ; posez des cartes ou passez
why-not-in-hand = { $card } n’est pas dans votre main
why-turn-ended = avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} devant vous, vous ne pouvez plus rien poser à ce tour de parole, et il finit de lui-même
why-laid-already = vous avez posé une carte à ce tour de parole ; posez-en une autre ou dites que vous avez fini
why-nothing-laid = vous n’avez rien posé à ce tour de parole ; posez une carte ou passez
why-naming = c’est le moment de nommer un atout
why-not-laid = aucune des cartes que vous avez posées ne porte cet atout : { $trump }
why-vice-trump = le sous-chef a déjà nommé cet atout
why-vice-must-name = le sous-chef doit nommer un atout ; seul le chef peut n’en nommer aucun
why-choosing = c’est le moment de choisir un partenaire : un autre joueur, mais pas le sous-chef
why-partner-self = vous ne pouvez pas être votre propre partenaire
why-partner-vice = { $who } est sous-chef et ne peut pas être votre partenaire
why-playing = un pli est en cours ; jouez une carte
why-not-yours = { $card } n’est ni dans votre main ni devant vous
why-follow = il faut fournir ({ $suit }) et vous le pouvez ; { $card } ne fournit pas

## La table
row-hand = Donne { $hand }
row-over = La partie est finie
row-contract = { $who-is ->
    [you] Vous êtes chef
   *[other] { $who } est chef
}
row-trick = { $who-is ->
    [you] Pli, entamé par vous
   *[other] Pli, entamé par { $who }
}
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-own = Votre main
row-played = Déjà jouées
cell-dealer = { $who-is ->
    [you] vous donnez
   *[other] donneur : { $who }
}
cell-left-out = sans { $one } ni { $other }
cell-bid = enchère : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-target = il faut { $target } triangles
cell-chief-trump = atout du chef : { $trump }
cell-no-trump = atout du chef : aucun
cell-vice-trump = atout du sous-chef : { $trump }
cell-winning = { $who-is ->
    [you] vous en êtes maître
   *[other] { $who } en est maître
}
cell-chief = chef
cell-vice = sous-chef
cell-partner = partenaire
cell-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
cell-triangles = { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}
cell-void = n’a plus : { $suits }
cell-score = score { $points }

## Questions
ask-lay = Poser des cartes, ou passer ? Après ce tour de parole, vous pouvez en avoir { $limit } devant vous ; vous en avez { $count }. Les cartes tapées sur une ligne font toute votre enchère.
ask-lay-more = Poser une autre carte, ou fini ? Vous en avez { $count } devant vous et pouvez en avoir { $limit }.
ask-vice-trump = Vous êtes sous-chef. Quel atout nommez-vous ? Il doit figurer sur une carte que vous avez posée.
ask-chief-trump = Vous êtes chef. Quel atout nommez-vous, s’il y en a un ? Il doit figurer sur une carte que vous avez posée.
ask-chief-trump-too = Vous êtes chef ; l’atout du sous-chef : { $trump }. Quel atout nommez-vous, s’il y en a un ? Il doit figurer sur une carte que vous avez posée.
ask-partner = Qui choisissez-vous comme partenaire ? À vous deux, il vous faut { $target } triangles.
ask-lead = Vous entamez. Quelle carte ?
ask-follow = Quelle carte ? Fournissez si vous le pouvez : { $suit }.

## Le récit
story-dealer = { $who-is ->
    [you] Vous êtes le premier donneur.
   *[other] { $who } est le premier donneur.
}
story-left-out = Les couleurs { $one } et { $other } sont écartées.
story-dealt = { $who-is ->
    [you] Vous distribuez la donne { $hand }.
   *[other] { $who } distribue la donne { $hand }.
}
story-own-hand = Vos cartes : { $cards }.
story-laid = { $who-is ->
    [you] Vous posez { $card } et avez maintenant
   *[other] { $who } pose { $card } et a maintenant
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur la table.
story-done = { $who-is ->
    [you] Vous en restez
   *[other] { $who } en reste
} à { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
story-passed = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
story-chief = Tous ont passé. { $who-is ->
    [you] Vous êtes chef
   *[other] { $who } est chef
} avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
story-vice = { $who-is ->
    [you] Vous êtes sous-chef.
   *[other] { $who } est sous-chef.
}
story-no-vice = Il n’y a pas de sous-chef.
story-trump = { $who-is ->
    [you] Vous nommez un atout : { $trump }.
   *[other] { $who } nomme un atout : { $trump }.
}
story-no-trump = { $who-is ->
    [you] Vous jouez sans atout.
   *[other] { $who } joue sans atout.
}
story-partner = { $who-is ->
    [you] Vous choisissez { $partner } comme partenaire.
   *[other] { $partner-is ->
        [you] { $who } vous choisit comme partenaire.
       *[other] { $who } choisit { $partner } comme partenaire.
    }
}
story-target = Il faut { $target } triangles au camp du chef : { $who }.
story-target-alone = { $who-is ->
    [you] Il vous faut { $target } triangles.
   *[other] { $who } doit faire { $target } triangles.
}
story-played = { $who-is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
story-trick = { $who-is ->
    [you] Vous remportez le pli
   *[other] { $who } remporte le pli
} { $cards } : { $triangles ->
    [0] aucun triangle.
    [one] { $triangles } triangle.
   *[other] { $triangles } triangles.
}
story-passed-out = Personne n’a posé de carte. La donne ne rapporte rien et l’on redistribue.
story-eklat = Éclat ! Plusieurs joueurs ont posé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $who-is ->
    [you] vous êtes le dernier à l’avoir fait et vous payez.
   *[other] { $who } est le dernier à l’avoir fait et paie.
}
story-kept = Le camp du chef fait { $won } triangles ; il en fallait { $target } : prime de { $bonus }.
story-failed = Le camp du chef fait { $won } triangles ; il en fallait { $target } : l’enchère dépassait de { $short ->
    [one] { $short } carte.
   *[other] { $short } cartes.
}
story-gain = { $who-is ->
    [you] Vous marquez { $points }.
   *[other] { $who } marque { $points }.
}
story-loss = { $who-is ->
    [you] Vous perdez { $points }.
   *[other] { $who } perd { $points }.
}
