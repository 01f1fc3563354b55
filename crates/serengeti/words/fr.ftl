# Les mots de Serengeti en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Serengeti
game-about = Un jeu d’enchères de Michael Schacht : ce que vous payez va aux autres, et le dernier chiffre du prix dit à qui.

## Réglages
setting-edition = édition : un préréglage des paramètres ci-dessous
setting-referee = arbitre : strict – les mises fautives sont impossibles ; open – elles sont possibles et coûtent une amende
setting-cards = les nombres des cinq cartes de chaque tribu (reconstitués ; donnez les vôtres avec @FICHIER)
setting-players = le plus grand nombre de joueurs
setting-box = jetons dans la boîte
setting-chips = jetons par joueur
setting-undealt = où sont les jetons non distribués : hors jeu (out) ou à la banque (bank)
setting-opening = plus petite mise d’ouverture
setting-bonus = jetons de la banque pour celui qui passe avant d’avoir misé
setting-payment = où l’on paie le prix : au pot (pot) ou directement aux bénéficiaires (direct)
setting-holders = plusieurs ont le chiffre : celui qui a le plus de cartes prend tout (most), ou chaque carte rapporte autant (each)
setting-nobody = personne n’a le chiffre : tous sauf l’acheteur partagent
setting-remainder = où va ce qui ne se divise pas : au pot (pot) ou à la banque (bank)
setting-fine = où va une amende : au pot (pot) ou à la banque (bank)
setting-overbid = une mise au-dessus de sa fortune se découvre au paiement (payday) ou aussitôt (at-once)
setting-richest = points pour celui qui a le plus de jetons à la fin
setting-tiebreak = égalités : la plus grande somme des nombres (numbers), rien (none), ou le plus de cartes, puis de jetons (cards)
setting-selling = les joueurs peuvent vendre leurs propres cartes
setting-exchanges = les joueurs peuvent échanger des cartes (variante)

## Ce qui ne va pas dans les réglages
players-too-many = { $seats } joueurs, c’est trop avec players={ $max } : jouez avec --seats { $max }, ou permettez-en plus avec --set players={ $seats }
chips-above-box = --seats { $seats } × chips={ $chips } dépasse box={ $box } ; donnez moins de jetons ou une plus grande boîte
cards-refused = cards : { $reason } ({ $clause })
cards-unknown-tribe = ligne { $line } : « { $name } » n’est pas une tribu ; les tribus sont { $allowed }
cards-tribe-twice = ligne { $line } : { $name } figure une seconde fois ; chaque tribu a une ligne
cards-not-a-number = ligne { $line } : « { $text } » n’est pas un nombre de 0 à 9
cards-number-twice-in-tribe = ligne { $line } : { $name } a deux fois le nombre { $number } ; les cinq nombres d’une tribu sont différents
cards-not-five = ligne { $line } : { $name } a { $count } nombres ; chaque tribu en a cinq
cards-tribe-missing = { $name } manque ; chacune des six tribus doit avoir une ligne
cards-number-not-three = le nombre { $number } figure sur { $count } cartes ; chaque nombre figure sur trois cartes exactement

## Tribus
tribe-nuba = Nuba
tribe-massai = Massai
tribe-bantu = Bantu
tribe-nandi = Nandi
tribe-tonga = Tonga
tribe-samburu = Samburu
cards-title = Les cartes de cette partie
cards-about = Elles viennent du réglage « cards » et remplacent le tableau de SER.2.
cards-number-means = Le nombre d’une carte est un dernier chiffre : les prix qui finissent ainsi paient celui qui a la carte, et il ne peut pas les miser.
cards-of-tribe = { $name } ({ $letter }) : { $numbers }

## Quantités
some-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
some-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Coups
verb-bid = miser
verb-pass = passer
verb-sell = vendre
verb-swap = échanger
verb-lose = abandonner
move-pass = passer
move-bid = miser { $amount }
move-sell = vendre { $card }
move-swap = donner { $give }, prendre { $take }
move-lose = abandonner { $card }
forms = miser 7, passer, vendre N4, échanger N4 B2, abandonner N4
forms-chance = first 2, turn N4 B2

## Ce que donnerait un coup
detail = { $parts }
detail-pays = rapporte { $to } ; reste { $left }
detail-pays-nobody = ne rapporte rien à personne ; reste { $left }
detail-stays = ne rapporte rien à personne, { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} dans le pot ; reste { $left }
detail-fined = ne compte pas et coûte un jeton
detail-unpaid = vous ne pouvez pas la payer
detail-swap = { $own } pour vous, { $theirs } pour { $who }
payee = { $chips } à { $who }
payee-each = { $chips } à chacun des autres
payee-bank = { $chips } à la banque
part-bonus = vous rapporte { $chips } de la banque
part-gain = vous rapporte { $chips } sur le prix
part-leaves = laisse { $cards } à { $who } pour { $price }
part-free = laisse { $cards } à { $who } pour rien
part-free-you = vous donne { $cards } pour rien
part-sells = vous coûte { $points } si quelqu’un l’achète
part-loses = vous coûte { $points }
part-opens = vous rouvre les mises qui finissent par { $digit }

## Pourquoi pas
why-over = la partie est finie
why-too-low = la plus petite mise possible est maintenant { $lowest }
why-digit = vous avez un { $digit } ; vous ne pouvez pas miser une somme qui finit par { $digit }
why-too-much = vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
why-refused-before = { $amount } vient déjà d’être refusé
why-above-box = il n’y a que { $box } jetons dans le jeu
why-not-your-card = { $card } n’est pas une de vos cartes
why-not-anothers-card = aucun autre joueur n’a { $card }
why-must-lose = vous avez misé plus que vous n’aviez ; choisissez la carte que vous abandonnez
why-auction = une enchère est en cours ; misez ou passez
why-selling = c’est le moment de vendre une carte, ou de passer
why-exchanging = c’est le moment d’échanger une carte, ou de passer
why-nature = on retourne des cartes ; personne ne peut jouer maintenant

## Avertissements
caution-digit = Mais vous avez un { $digit } : la mise ne compterait pas et vous coûterait un jeton (SER.52).
caution-overbid-payday = Mais vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : si vous l’emportiez, vous perdriez une carte et sortiriez de l’enchère (SER.13).
caution-overbid-at-once = Mais vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : vous perdriez une carte et sortiriez de l’enchère (SER.13).

## La table
row-round = Tour { $round } sur { $rounds }
row-over = La partie est finie
row-lot = En vente
row-sale = { $who-is ->
    [you] Votre carte en vente
   *[other] Mise en vente par { $who }
}
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-lost = Hors du jeu
row-digits = Dernier chiffre
digits-own = { $digits } à vous, { $digits-count ->
    [one] interdit
   *[other] interdits
}
digits-own-fined = { $digits } à vous, amende
digits-shared = { $digits } → tous les autres
digits-pay = { $digits } → { $who }
cell-first = { $who-is ->
    [you] vous êtes premier joueur
   *[other] { $who } est premier joueur
}
cell-deck = { $count ->
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
}
cell-pot = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans le pot
cell-bank = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} en banque
cell-standing = { $who-is ->
    [you] votre mise tient : { $amount }
   *[other] { $who } mise { $amount }
}
cell-no-bid = pas encore de mise
cell-points-more = { $points } (+{ $more } avec ces cartes)
cell-bid = mise { $amount }
cell-passed = passé
cell-passed-bonus = passé, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de prime
cell-seller = carte en vente
cell-exchanged = échange fait
cell-barred = échange fait, sans droit de miser
cell-excluded = hors de l’enchère

## Questions
ask-bid-first = Personne n’a encore misé. Miser au moins { $lowest }, ou passer ?
ask-bid-above = { $who } mise { $amount }. Surenchérir, ou passer ?
ask-purse = Vous avez { $chips }. L’achat rapporte { $points }.
ask-purse-closes = Vous avez { $chips }. L’achat rapporte { $points } et ferme { $digits-count ->
    [one] le chiffre
   *[other] les chiffres
} { $digits }.
ask-bonus = { $bonus ->
    [one] Passer maintenant rapporte { $bonus } jeton de la banque.
   *[other] Passer maintenant rapporte { $bonus } jetons de la banque.
}
ask-digits = Vos propres nombres, interdits comme dernier chiffre : { $digits }.
ask-digits-open = Vos propres nombres, punis d’une amende comme dernier chiffre : { $digits }.
ask-sell = Vendre une de vos cartes, ou passer ?
ask-swap = Échanger une de vos cartes contre celle d’un autre (et ne pas miser pour ce lot), ou passer ?
ask-lose = Vous avez misé plus que vous n’avez. Quelle carte abandonnez-vous ?

## Le récit
story-first = { $who-is ->
    [you] Vous êtes premier joueur.
   *[other] { $who } est premier joueur.
}
story-turned = Tour { $round } : { $count ->
    [one] une carte est retournée
   *[other] { $count } cartes sont retournées
} : { $cards }.
story-bid = { $who-is ->
    [you] Vous misez { $amount }.
   *[other] { $who } mise { $amount }.
}
story-fined = { $who-is ->
    [you] Vous annoncez { $amount }, mais vous avez un { $digit }
   *[other] { $who } annonce { $amount }, mais possède un { $digit }
} : { $fine ->
    [0] la mise ne compte pas ; il n’y a plus de jeton pour l’amende.
   *[other] la mise ne compte pas et coûte un jeton.
}
story-passed = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
story-passed-bonus = { $who-is ->
    [you] Vous passez et prenez
   *[other] { $who } passe et prend
} { $bonus ->
    [one] { $bonus } jeton
   *[other] { $bonus } jetons
} à la banque.
story-found-out = { $who-is ->
    [you] Vous ne pouvez pas payer { $amount } et sortez
   *[other] { $who } ne peut pas payer { $amount } et sort
} de cette enchère.
story-no-card-to-lose = { $who-is ->
    [you] Vous n’avez pas de carte à perdre.
   *[other] { $who } n’a pas de carte à perdre.
}
story-restarted = L’enchère recommence.
story-restarted-bonuses = L’enchère recommence ; les jetons pris en passant retournent à la banque.
story-offered = { $who-is ->
    [you] Vous mettez { $card } en vente.
   *[other] { $who } met { $card } en vente.
}
story-swapped = { $who-is ->
    [you] Vous donnez { $give } à { $other } et prenez { $take }.
   *[other] { $other-is ->
        [you] { $who } vous donne { $give } et vous prend { $take }.
       *[other] { $who } donne { $give } à { $other } et prend { $take }.
    }
}
story-lost = { $who-is ->
    [you] Vous abandonnez { $card }.
   *[other] { $who } abandonne { $card }.
}
story-sold = { $who-is ->
    [you] Vous remportez
   *[other] { $who } remporte
} { $cards } pour { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
}.
story-free = Aucune mise ne tient : { $who-is ->
    [you] vous recevez
   *[other] { $who } reçoit
} { $cards } pour rien.
story-kept = Aucune mise ne tient : { $who-is ->
    [you] vous gardez
   *[other] { $who } garde
} { $cards }.
story-digit = Le dernier chiffre est { $digit }.
story-digit-nobody = Le dernier chiffre est { $digit }, que personne d’autre n’a.
story-digit-free = Le prix est 0, donc son dernier chiffre est 0{ $held ->
    [0] , que personne d’autre n’a
   *[other] {""}
}.
story-too-few = { $chips ->
    [one] { $chips } jeton ne suffit pas
   *[other] { $chips } jetons ne suffisent pas
} pour un partage.
story-gains = { CAP($who) } { $who-count ->
    [one] { $who-is ->
        [you] recevez
       *[other] reçoit
    } { $gain ->
        [one] { $gain } jeton.
       *[other] { $gain } jetons.
    }
   *[other] { $who-among ->
        [you] recevez
       *[other] reçoivent
    } { $gain ->
        [one] { $gain } jeton chacun.
       *[other] { $gain } jetons chacun.
    }
}
story-pot-shared = Le prix de { $price } et { $before ->
    [one] le jeton du pot
   *[other] les { $before } jetons du pot
} sont partagés.
story-rest-pot = { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} dans le pot.
story-rest-bank = { $chips ->
    [one] { $chips } jeton va
   *[other] { $chips } jetons vont
} à la banque.
story-final-chips = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} à la fin.
story-richest = { CAP($who) } { $who-count ->
    [one] { $who-is ->
        [you] avez
       *[other] a
    } le plus de jetons : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who-among ->
        [you] avez
       *[other] ont
    } le plus de jetons : { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
}
story-tie = { CAP($who) } { $who-among ->
    [you] avez
   *[other] ont
} autant de points.
story-tie-numbers = Égalité de points : { $who-is ->
    [you] vos nombres donnent
   *[other] les nombres { DE($who) } donnent
} une plus grande somme.
story-tie-numbers-too = { CAP($who) } { $who-among ->
    [you] avez
   *[other] ont
} autant de points, et la somme des nombres est la même.
story-tie-cards = Égalité de points : { $who-is ->
    [you] vous avez
   *[other] { $who } a
} plus de cartes.
story-tie-chips = Égalité de points et de cartes : { $who-is ->
    [you] vous avez
   *[other] { $who } a
} plus de jetons.
story-tie-cards-too = { CAP($who) } { $who-among ->
    [you] avez
   *[other] ont
} autant de points, de cartes et de jetons.

## Ce qui parle pour ou contre un coup : cela suit « ce coup »
named = { $who }
who-has-most = { $who }, qui a le plus de points parmi vos adversaires
who-has-fewest = { $who }, qui a le moins de points parmi vos adversaires
fact-last-word = conclut l’achat aussitôt, car personne d’autre ne peut plus miser
fact-lowest = est la plus petite mise qui vous soit ouverte, pour des cartes qui vous rapportent { $points }
fact-lowest-only = est la plus petite mise qui ne rapporte qu’à { $who }
fact-lowest-shared = est la plus petite mise dont le prix va à tous les autres
fact-lowest-spares = est la plus petite mise qui ne rapporte rien à { $who }
fact-set = vous ferait { $count } cartes { $tribe }, soit { $points } de plus en tout
fact-worth-most = vise des cartes qui valent plus pour vous que pour tout autre
fact-denies = éviterait de laisser { $points } à { $who }
fact-pays-only = ne rapporte qu’à { $who }
fact-shared = répartit le prix entre tous les autres
fact-keeps-chips = conserve tous vos jetons ({ $chips })
fact-bargain = vous rapporterait { $points }, verserait { $to } et vous laisserait { $chips }
fact-bargain-nobody = vous rapporterait { $points } sans rien verser à personne et vous laisserait { $chips }
fact-pays-strongest = donnerait { $chips } à { $who }
fact-all-chips = prendrait votre dernier jeton
fact-closes = vous fermerait les mises qui finissent par { $digits }
fact-fined = ne compte pas et coûte une amende, à cause d’un nombre qui est à vous
fact-unpaid = dépasse ce que vous pouvez payer
fact-no-set = ne laisse partir que des cartes de tribus que vous n’avez pas
fact-lets-gain = laisse gagner { $points } à { $who }
fact-gives-up = renonce à { $points }
fact-keeps-cards = garde toutes vos cartes
fact-keeps-bidding = vous garde le droit de miser sur le lot à venir
fact-sells-least = propose une carte qui ne compte que { $points } pour vous, et aucune ne compte moins
fact-sells-poor = peut vous rapporter des jetons, alors que vous n’avez que { $chips }
fact-sells-wanted = propose une carte qui vaut jusqu’à { $points } pour les autres
fact-sells-strongest = peut rapporter { $points } à { $who }
fact-loses-least = vous coûte { $points }, et aucune autre carte ne coûte moins
fact-swap-best = vous rapporte { $points }, autant que le meilleur échange
fact-swap-gains = vous rapporte { $points }
fact-swap-takes = prend { $points } à { $who }
fact-swap-gives = rapporte { $points } à { $who }
fact-swap-barred = vous empêche de miser sur le lot à venir

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-bid-faded = { $who-is ->
    [you] Vous misez.
   *[other] { $who } mise.
}
story-fined-faded = { $who-is ->
    [you] Vous annoncez un montant qui vous est interdit : la mise ne compte pas.
   *[other] { $who } annonce un montant interdit : la mise ne compte pas.
}
story-found-out-faded = { $who-is ->
    [you] Vous ne pouvez pas payer et sortez de cette enchère.
   *[other] { $who } ne peut pas payer et sort de cette enchère.
}
story-sold-faded = { $who-is ->
    [you] Vous remportez { $cards }.
   *[other] { $who } remporte { $cards }.
}
story-price-faded = Le prix est payé.
story-too-few-faded = Il y a trop peu de jetons pour un partage.
story-gains-faded = Des jetons sont versés.
story-pot-shared-faded = Le prix et le pot sont partagés.
story-rest-pot-faded = Le reste demeure dans le pot.
story-rest-bank-faded = Le reste va à la banque.

## Leçons
topic-lot = Le lot
topic-bidding = Enchérir ou passer
topic-digits = Le dernier chiffre dit qui est payé
topic-sets = Les cartes d’une tribu
topic-passing = Passer tôt
topic-ending = La passe qui finit l’enchère
topic-sale = Les cartes que vendent les joueurs
topic-parting = Se séparer d’une carte
lesson-lot = Voici ce qui est à vendre
lesson-lot-cards = Lot { $round } sur { $rounds } : { $count ->
    [one] { $count } carte, { $cards }.
   *[other] { $count } cartes, toutes ou aucune, { $cards }.
}
lesson-lot-worth = Pour vous, cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-lot-points = Pour vous, cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Après le lot { $rounds }, le plus de points gagne.
lesson-lot-key = L’acheteur paie des joueurs, selon le dernier chiffre : { $amount } irait à { $who }, qui { $who-count ->
    [one] a
   *[other] ont
} un { $digit }.
lesson-lot-key-all = L’acheteur paie des joueurs, selon le dernier chiffre : { $amount } irait à tous les autres, car personne n’a de { $digit }.
lesson-sale = Un joueur vend une carte
lesson-sale-card = { $who-is ->
    [you] Vous vendez { $cards }.
   *[other] { $who } vend { $cards }.
}
lesson-sale-price = { $who-is ->
    [you] Tout le prix vous revient.
   *[other] Tout le prix revient à { $who }, quel que soit son dernier chiffre.
}
lesson-bidding = Enchérissez, ou passez
lesson-bidding-stands = { $who-is ->
    [you] Votre enchère de { $amount } tient.
   *[other] { $who } enchérit à { $amount } : il faudrait plus.
}
lesson-bidding-none = Personne n’a enchéri. L’enchère la plus basse est { $lowest }.
lesson-bidding-chips = Vous avez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, et les autres ne voient pas combien.
lesson-bidding-out = Qui passe sort de cette enchère. Le dernier qui reste achète.
lesson-digits = Le dernier chiffre dit qui est payé
lesson-digits-nobody = Personne d’autre n’a de { $digit } : si vous achetez à un prix finissant par { $digit }, tous les autres se le partagent.
lesson-digits-pays = Si vous achetez à un prix finissant par { $digit }, il va à { $who }, qui { $who-count ->
    [one] a
   *[other] ont
} un { $digit }.
lesson-digits-own = Vous avez { $digits } : vous ne pouvez pas enchérir de montant finissant ainsi.
lesson-sets = Les cartes d’une tribu se renforcent
lesson-sets-grow = { $tribe } : { $before ->
    [one] votre carte vaut
   *[other] vos { $before } cartes valent
} { $points } ; { $after } vaudraient { $more }.
lesson-sets-other = Pour { $who }, ce lot vaut { $points }.
lesson-sets-closes = Si vous achetez, vous ne pourrez plus enchérir de montant finissant par { $digits }.
lesson-passing = Passer tôt est payé
lesson-passing-bonus = Passer maintenant vous rapporte { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de la banque.
lesson-passing-early = Cela ne vaut que pour qui n’a pas encore enchéri dans cette vente.
lesson-ending = Votre passe finirait l’enchère
lesson-ending-sold = Si vous passez, { $who } obtient { $cards } pour { $price }.
lesson-ending-free = { $who-is ->
    [you] Si vous passez, vous obtenez { $cards } pour rien.
   *[other] Si vous passez, { $who } obtient { $cards } pour rien.
}
lesson-ending-gain = De ce prix, { $chips ->
    [one] { $chips } jeton vous reviendrait
   *[other] { $chips } jetons vous reviendraient
}.
lesson-parting = Ce qu’une carte vaut pour vous
lesson-parting-sell = Vous pouvez mettre en vente une de vos cartes, ou passer.
lesson-parting-swap = Vous pouvez échanger une de vos cartes contre celle d’un autre. Vous ne pourrez alors pas enchérir pour le lot.
lesson-parting-lose = Vous avez enchéri plus que vos jetons et perdez une carte.
lesson-parting-points = { $card } vous coûte le moins : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-parting-opens = Sans elle, vous pouvez de nouveau enchérir des montants finissant par { $digit }.

## On the page
page-card = { $tribe ->
    [N] Nuba
    [M] Massai
    [B] Bantu
    [A] Nandi
    [T] Tonga
   *[S] Samburu
} { $number }
page-ask-bid-first = Au moins { $lowest }, ou passer ? Chaque touche : la mise la moins chère qui finit ainsi, et qui la reçoit.
page-ask-bid-above = Plus de { $amount }, ou passer ? Chaque touche : la mise la moins chère qui finit ainsi, et qui la reçoit.
page-ask-purse = { "" }
page-ask-purse-closes = { "" }
page-ask-bonus = { "" }
page-ask-digits = { "" }
page-ask-digits-open = Les mises qui finissent par un de vos nombres coûtent une amende.
page-round = tour { $round } sur { $rounds }
page-hem-lot = lot { $round } sur { $rounds }
page-hem-bank = banque { $chips }
page-hem-pot = pot { $chips }
page-hem-label = Cartes vendues : { $sold } ; en vente : { $now } ; à venir : { $left }
page-stands = { $amount ->
    [one] tient,
   *[other] tiennent,
}
page-by = par { $who }
page-by-you = par vous
page-no-bid = Pas encore de mise
page-hidden = Le prochain lot est encore caché.
page-worth = { $points ->
    [0] Ce lot ne vous rapporterait rien.
    [one] Ce lot vous rapporterait { $points } point.
   *[other] Ce lot vous rapporterait { $points } points.
}
page-closes = Vos mises ne finiraient plus par { $digits }.
page-sale = { $who } vend cette carte.
page-sale-own = Vous vendez cette carte. { $points ->
    [one] { $points } point part
   *[other] { $points } points partent
} avec elle.
page-bought = { $is ->
    [you] Vous avez acheté pour { $price }.
   *[other] { $who } a acheté pour { $price }.
}
page-got = { $is ->
    [you] Vous l’avez pour rien.
   *[other] { $who } l’a pour rien.
}
page-kept = { $is ->
    [you] Aucune mise : vous la gardez.
   *[other] Aucune mise : { $who } la garde.
}
page-player = Joueur
page-points-short = pts
page-chips = jetons
page-first-player = premier joueur
page-tag-first = 1er
page-tag-your-turn = à vous
page-tag-turn = réfléchit
page-tag-bids = mise { $amount }
page-tag-passed = a passé
page-tag-passed-bonus = a passé +{ $chips }
page-tag-barred = ne mise pas
page-tag-excluded = exclu
page-tag-seller = vend
page-tag-wins = gagne
page-tag-place = { $rank }e
page-purse-before = Vous avez
page-purse-after = { $chips ->
    [one] jeton
   *[other] jetons
}
page-purse-secret = vous seul le voyez
page-purse-open = tous montrés à la fin
page-keys = Mises par dernier chiffre
page-key-each = { $chips } à chacun
page-key-pot = pot { $chips }
page-key-bank = banque { $chips }
page-key-nobody = personne
page-key-all = tous les autres
page-key-fined = amende { $chips }
page-key-unpaid = au-delà de vos jetons
page-key-own = à vous
page-key-dear = trop cher
page-key-label = Miser { $amount } : { $paid }
page-key-own-label = Les mises qui finissent par { $digit } vous sont fermées : vous avez un { $digit }
page-key-dear-label = Les mises qui finissent par { $digit } dépassent vos jetons
page-key-quiet-label = Le dernier chiffre { $digit } paie : { $paid }
page-pass = Passer
page-pass-bonus = { $chips ->
    [one] et prendre { $chips } jeton
   *[other] et prendre { $chips } jetons
}
page-pass-gain = { $chips ->
    [one] et recevoir { $chips } jeton
   *[other] et recevoir { $chips } jetons
}
page-pass-free = et l’avoir pour rien
page-ten-more = Dix de plus
page-ten-back = Revenir au moins cher
page-bid = Miser { $amount }
page-bid-none = Choisir une mise
page-left = il en reste { $chips }
page-last-word = c’est à vous
page-your-cards = Vos cartes
page-you-give = Vous donnez
page-you-take = Vous prenez
page-give-first = Choisissez d’abord une de vos cartes.
page-keep-all = Garder ses cartes
page-choose-card = Choisir une carte
page-paid = Qui est payé
page-paid-digit = Le dernier chiffre du prix décide : les autres joueurs qui ont ce nombre sont payés, ou tous si personne ne l’a.
page-paid-holders = { $holders ->
    [each] Chaque carte qui porte ce nombre rapporte autant.
   *[most] Qui a le plus de ces cartes prend tout.
}
page-paid-rest = { $remainder ->
    [bank] Ce qui ne se divise pas va à la banque.
   *[pot] Ce qui ne se divise pas reste dans le pot.
}
page-end = À la fin
page-end-tribe = Cartes d’une tribu, 1–5
page-end-tribe-points = 1 3 6 10 15
page-end-chips = Le plus de jetons
page-end-tie = À égalité
page-end-tiebreak = { $tiebreak ->
    [numbers] nombres plus hauts
    [cards] plus de cartes
   *[none] partagé
}
