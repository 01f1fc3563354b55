# Les mots de Calcory en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Calcory
game-about = Un jeu de mémoire et de calcul avec les cartes de Mü : retournez des cartes dont la somme fait 13, ou arrêtez-vous juste avant et croisez les doigts.

## Réglages
setting-patience = après autant de tours de suite où personne ne prend de carte, la partie s’arrête

## Coups
move-turn = retourner la carte en { $space }
move-stop = s’arrêter et marquer les cartes
move-give-up = abandonner : les cartes sont recachées
move-return = remettre { $card }, garder les autres
move-on = poser la carte en { $space }
forms = retourner c7, arrêter, abandonner, remettre r5, sur c7
forms-chance = first 2, reveal r5

## Pourquoi pas
why-over = la partie est finie
why-draw-first = on tire au sort qui commence ; personne ne peut jouer maintenant
why-nature = une carte est en train d’être retournée ; personne ne peut jouer maintenant
why-no-card = il n’y a pas de carte en { $space }
why-turned-already = la carte en { $space } est déjà retournée
why-marked = la carte en { $space } est marquée ; les cartes marquées ne peuvent pas servir
why-turn-first = un tour commence par une carte retournée
why-two-cards = vous n’avez encore gagné aucune carte : il faut en retourner au moins deux
why-too-few-markers = vous n’avez que { $markers } marqueurs, et davantage de cartes
why-not-beaten = les cartes marquées ne sont pas battues : il faut plus de { $sum }, ou { $sum } avec plus { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
why-nothing-to-give-up = il n’y a pas de cartes marquées devant lesquelles abandonner
why-nothing-taken = aucune carte n’est prise en ce moment ; retournez une carte
why-not-taken = { $card } n’est pas une des cartes que vous prenez
why-must-return = vous prenez les cartes ; choisissez celle que vous remettez
why-must-place = posez la carte choisie sur une place libre
why-not-empty = la place { $space } n’est pas libre

## La table
row-start = On tire au sort qui commence
row-turn = { $who-is ->
    [you] À vous de jouer
   *[other] Le tour est à { $who }
}
row-over = La partie est finie
row-columns = Colonne
row-layout = Rangée { $row }
row-turned = Retournées
row-marked = { $who-is ->
    [you] Marquées par vous
   *[other] Marquées par { $who }
}
row-in-hand = À remettre
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-laid = En { $space }
cell-column = { $column }
cell-empty = { "···" }
cell-known = ?{ $card }
cell-laid = ???
cell-among = une de ces cartes : { $cards }
cell-sum = somme { $sum }
cell-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
cell-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
cell-idle = tours sans carte prise : { $turns } sur { $patience }

## Questions
ask-beat = Pour battre { $who } : plus de { $sum }, ou { $sum } avec plus { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}.
ask-sum = { $count ->
    [one] Votre carte fait
   *[other] Vos { $count } cartes font
} { $sum }.
ask-turn-first = Quelle carte retournez-vous ?
ask-second = Quelle carte retournez-vous ensuite ? Sans carte gagnée, il en faut deux avant de pouvoir s’arrêter.
ask-turn-or-stop = Retourner encore une carte, ou s’arrêter et marquer celles-ci ?
ask-turn-stop-or-give-up = Retourner encore une carte, s’arrêter et marquer celles-ci, ou abandonner ?
ask-turn-or-give-up = Retourner encore une carte, ou abandonner ?
ask-stop = Il n’y a plus de carte cachée : arrêtez-vous et marquez celles-ci.
ask-stop-or-give-up = Il n’y a plus de carte cachée : s’arrêter et marquer celles-ci, ou abandonner ?
ask-no-markers = Retournez encore une carte : { $markers } marqueurs ne suffisent pas pour s’arrêter.
ask-return = Quelle carte remettez-vous ? Les autres sont à vous.
ask-place = Sur quelle place libre la posez-vous ?
caution-single = Si personne ne bat une carte seule, elle est à vous et la partie s’arrête.
caution-seventh = Avec plus de { $markers } cartes, on ne peut plus s’arrêter.

## Le récit
story-first = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
story-turned = { $who-is ->
    [you] Vous retournez
   *[other] { $who } retourne
} { $card } en { $space } : { $sum }.
story-thirteen = Exactement 13 !
story-too-much = Plus de 13 : les cartes sont recachées.
story-second-zero = Un deuxième 0 : les cartes sont recachées.
story-none-left = Il n’y a plus de carte à retourner : les cartes sont recachées.
story-stopped = { $who-is ->
    [you] Vous vous arrêtez et marquez
   *[other] { $who } s’arrête et marque
} { $cards } : { $sum }.
story-beaten = { $who-is ->
    [you] Vos cartes marquées sont battues et recachées.
   *[other] Les cartes marquées par { $who } sont battues et recachées.
}
story-gave-up = { $who-is ->
    [you] Vous abandonnez ;
   *[other] { $who } abandonne ;
} les cartes sont recachées.
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
story-chose-back = Vous allez remettre { $card }.
story-laid = { $who } en remet une, cachée, en { $space }.
story-laid-own = Vous remettez { $card }, cachée, en { $space }.
story-survived = Personne n’a battu { $cards } : { $who-is ->
    [you] vous les prenez.
   *[other] { $who } les prend.
}
story-skipped = Aucune carte n’est cachée : pas de tour pour { $who }.
story-last-card = Personne n’a battu { $card } : { $who-is ->
    [you] vous la prenez,
   *[other] { $who } la prend,
} et la partie s’arrête.
story-patience = Aucune carte prise depuis { $turns } tours : la partie s’arrête.
story-nobodys = Les cartes marquées { $cards } ne sont à personne.
