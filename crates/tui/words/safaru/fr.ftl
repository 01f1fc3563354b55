# Les mots de Safarü en plein écran en français. Clés et variables sont celles de en.ftl.

screen-safaru-sub = manche { $hand } · donne { $deal } sur { $deals }
screen-safaru-hand-over = la manche { $hand } est finie
screen-safaru-side = { $count ->
    [one] { CAP($who) } : { $count } prise, { $points } pt
   *[other] { CAP($who) } : { $count } prises, { $points } pt
}
screen-safaru-side-short = { CAP($who) } : { $count } · { $points }
screen-safaru-hem-side = { $count ->
    [one] votre camp { $count } prise
   *[other] votre camp { $count } prises
}
screen-safaru-hem-you = { $count ->
    [one] vous { $count } prise
   *[other] vous { $count } prises
}
screen-safaru-hem-others = les autres { $count }
screen-safaru-most-unicorns = majorité licornes (■)
screen-safaru-most-hedgehogs = majorité hérissons (★)
screen-safaru-each-triangle = chaque △
screen-safaru-triangles = △
screen-safaru-baby-unicorn = lic·bébé
screen-safaru-baby-hedgehog = hér·bébé
screen-safaru-sum = somme
screen-safaru-way-add = additionner à { $number }
screen-safaru-way-seventeen = faire 17
screen-safaru-way-pair = paire
screen-safaru-each-once = Chaque façon une fois, et aucune carte deux fois.
screen-safaru-how = ↑ mène aux façons ; Espace choisit une prise ou l’enlève, Entrée attrape.
screen-safaru-choose = Choisir { $cards }
screen-safaru-caught = { $who-is ->
    [you] Votre { $card } a attrapé { $cards }
   *[other] La carte { $card } { DE($who) } a attrapé { $cards }
}
screen-safaru-this-hand = Cette manche
screen-safaru-key-way = façon
screen-safaru-key-switch = choisir
