# Les mots de Serengeti en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Serengeti
game-about = Un jeu d’enchères de Michael Schacht : ce que vous payez va aux autres, et le dernier chiffre du prix dit à qui.

## Réglages
setting-edition = édition : un préréglage des paramètres ci-dessous
setting-referee = arbitre : strict – les mises fautives sont impossibles ; open – elles sont possibles et punies
setting-cards = les nombres des cinq cartes de chaque tribu (reconstitués ; donnez les vôtres avec @FICHIER)
setting-players = le plus grand nombre de joueurs
setting-box = jetons dans la boîte
setting-chips = jetons par joueur
setting-undealt = où sont les jetons non distribués : hors jeu (out) ou à la banque (bank)
setting-opening = plus petite mise d’ouverture
setting-bonus = jetons de la banque pour qui passe avant d’avoir misé
setting-payment = où l’on paie le prix : au pot (pot) ou directement aux bénéficiaires (direct)
setting-holders = plusieurs ont le chiffre : le plus de cartes prend tout (most), ou chaque carte rapporte autant (each)
setting-nobody = personne n’a le chiffre : tous sauf l’acheteur partagent
setting-remainder = où va ce qui ne se divise pas
setting-fine = où va une amende
setting-overbid = une mise au-dessus de sa fortune se découvre au paiement (payday) ou aussitôt (at-once)
setting-richest = points pour le plus de jetons à la fin
setting-tiebreak = égalités : plus forte somme des nombres, rien, ou le plus de cartes puis de jetons
setting-selling = les joueurs peuvent vendre leurs propres cartes
setting-exchanges = les joueurs peuvent échanger des cartes (variante)

## Ce qui ne va pas dans les réglages
players-too-many = --seats { $seats } demande players={ $seats } ou plus ; ici players={ $max }
chips-above-box = --seats { $seats } × chips={ $chips } dépasse box={ $box } ; donnez moins de jetons ou une plus grande boîte
cards-refused = cards : { $reason } ({ $clause })
cards-unknown-tribe = ligne { $line } : « { $name } » n’est pas une tribu ; les tribus sont { $allowed }
cards-tribe-twice = ligne { $line } : { $name } figure une seconde fois ; chaque tribu a une ligne
cards-not-a-number = ligne { $line } : « { $text } » n’est pas un nombre de 0 à 9
cards-number-twice-in-tribe = ligne { $line } : { $name } a deux fois le nombre { $number } ; les cinq nombres d’une tribu sont différents
cards-not-five = ligne { $line } : { $name } a { $count } nombres ; chaque tribu en a cinq
cards-tribe-missing = { $name } manque ; chacune des six tribus doit avoir une ligne
cards-number-not-three = le nombre { $number } figure sur { $count } cartes ; chaque nombre figure sur trois cartes exactement

## Tribus
tribe-nuba = Nuba
tribe-massai = Massai
tribe-bantu = Bantu
tribe-nandi = Nandi
tribe-tonga = Tonga
tribe-samburu = Samburu

## Coups
move-pass = passer
move-bid = miser { $amount }
move-sell = vendre { $card }
move-swap = donner { $give }, prendre { $take }
move-lose = perdre { $card }
forms = miser 7, passer, vendre N4, échanger N4 B2, perdre N4
forms-chance = first 2, turn N4 B2

## Pourquoi pas
why-over = la partie est finie
why-too-low = la plus petite mise possible est maintenant { $lowest }
why-digit = vous avez une carte { $digit } ; vous ne pouvez pas miser une somme qui finit par { $digit }
why-too-much = vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
why-refused-before = { $amount } a déjà été refusé à ce tour de parole
why-above-box = il n’y a que { $box } jetons dans le jeu
why-not-your-card = { $card } n’est pas une de vos cartes
why-not-anothers-card = { $card } n’est pas devant un autre joueur
why-must-lose = vous avez misé plus que vous n’aviez ; choisissez la carte que vous perdez
why-auction = une enchère est en cours ; misez ou passez
why-selling = c’est le moment de vendre une carte, ou de passer
why-exchanging = c’est le moment d’échanger une carte, ou de passer
why-nature = on retourne des cartes ; personne ne peut jouer maintenant

## Avertissements
caution-digit = Mais vous avez un { $digit } : la mise ne compterait pas et vous coûterait un jeton (SER.52).
caution-overbid-payday = Mais vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : en gagnant, vous perdriez une carte et sortiriez de l’enchère (SER.13).
caution-overbid-at-once = Mais vous n’avez que { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : vous perdriez une carte et sortiriez de l’enchère (SER.13).

## La table
row-round = Tour { $round } sur { $rounds }
row-over = La partie est finie
row-lot = En vente
row-sale = { $who-is ->
    [you] Votre carte en vente
   *[other] Mis en vente par { $who }
}
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-lost = Hors du jeu
cell-first = { $who-is ->
    [you] vous êtes premier joueur
   *[other] premier joueur : { $who }
}
cell-deck = { $count ->
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
}
cell-pot = pot : { $chips }
cell-bank = banque : { $chips }
cell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
cell-bid = mise { $amount }
cell-passed = a passé
cell-seller = vend
cell-barred = a échangé, ne peut miser
cell-excluded = exclu de l’enchère

## Questions
ask-bid-first = Personne n’a encore misé. Miser au moins { $lowest }, ou passer ?
ask-bid-above = { $who } mise { $amount }. Surenchérir, ou passer ?
ask-chips = Vous avez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
ask-bonus = { $bonus ->
    [one] Passer maintenant rapporte { $bonus } jeton de la banque.
   *[other] Passer maintenant rapporte { $bonus } jetons de la banque.
}
ask-digits = Vos propres nombres, interdits comme dernier chiffre : { $digits }.
ask-digits-open = Vos propres nombres, punis comme dernier chiffre : { $digits }.
ask-sell = Vendre une de vos cartes, ou passer ?
ask-swap = Échanger une de vos cartes contre celle d’un autre (et ne pas miser pour ce lot), ou passer ?
ask-lose = Vous avez misé plus que votre fortune. Quelle carte perdez-vous ?

## Le récit
story-first = { $who-is ->
    [you] Vous êtes premier joueur.
   *[other] { $who } est premier joueur.
}
story-turned = Tour { $round } : { $count ->
    [one] une carte est retournée
   *[other] { $count } cartes sont retournées
} : { $cards }.
story-bid = { $who-is ->
    [you] Vous misez { $amount }.
   *[other] { $who } mise { $amount }.
}
story-fined = { $who-is ->
    [you] Vous annoncez { $amount }, mais vous avez un { $digit }
   *[other] { $who } annonce { $amount }, mais possède un { $digit }
} : { $fine ->
    [0] la mise ne compte pas ; il n’y a plus de jeton pour l’amende.
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
story-restarted = L’enchère recommence ; les primes pour avoir passé retournent à la banque.
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
    [you] Vous perdez { $card }.
   *[other] { $who } perd { $card }.
}
story-sold = { $who-is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $cards } pour { $price }.
story-free = Aucune mise valable : { $who-is ->
    [you] vous recevez
   *[other] { $who } reçoit
} { $cards } gratuitement.
story-kept = Aucune mise valable : { $who-is ->
    [you] vous gardez
   *[other] { $who } garde
} { $cards }.
story-digit = Le dernier chiffre est { $digit }.
story-digit-nobody = Le dernier chiffre est { $digit }, que personne d’autre n’a.
story-gains = { $gain ->
    [one] { $gain } jeton
   *[other] { $gain } jetons
} { $who-count ->
    [one] pour { $who }.
   *[other] chacun pour { $who }.
}
story-pot-shared = Avec { $before } qui étaient dans le pot, le prix de { $price } est partagé.
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
story-richest = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $who-count ->
    [one] pour le plus de jetons : { $who }.
   *[other] chacun pour le plus de jetons : { $who }.
}
story-tie = À égalité de points, la victoire est partagée.
story-tie-numbers = À égalité de points, la plus forte somme des nombres l’emporte.
story-tie-cards = À égalité de points, le plus de cartes l’emporte, puis le plus de jetons.
