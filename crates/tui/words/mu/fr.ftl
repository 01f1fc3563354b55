# Les mots de Mü en plein écran en français. Clés et variables sont celles de en.ftl.

screen-mu-hand-over = la donne { $hand } est finie
screen-mu-any = tout { $number }
screen-mu-suit-led = couleur demandée
screen-mu-led-short = demandée
screen-mu-beats = bat :
screen-mu-needs = { CAP($who) } { $who-among ->
    [you] devez faire
   *[other] { $who-count ->
        [one] doit faire
       *[other] doivent faire
    }
} { $target } △
screen-mu-needs-bid = { CAP($who) } { $who-among ->
    [you] devez faire
   *[other] { $who-count ->
        [one] doit faire
       *[other] doivent faire
    }
} { $target } △ (enchère { $bid })
screen-mu-laid = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
screen-mu-laid-leads = { $count } · en tête
screen-mu-laid-level = { $count } · à égalité
screen-mu-in-hand = { $count } en main
screen-mu-bids-lay = posées
screen-mu-bids-lie = en tout
screen-mu-bids-needs = le camp doit faire
screen-mu-bids-then = si l’enchère finissait là
screen-mu-not-now = au plus une carte de plus que la tête
screen-mu-level = à égalité avec { $who } : un éclat vous coûte { $points }
screen-mu-in-deck = { $count } △ en jeu
screen-mu-needed-at = à faire à cette enchère
screen-mu-lay = Poser { $cards }
screen-mu-playable = Vous pouvez jouer { $cards }.
screen-mu-after = { $who-is ->
    [you] après vous
   *[other] après { $who }
}
screen-mu-goal = il faut { $target }
screen-mu-stops = { $target } les arrêtent
screen-mu-hem-yours = votre camp { $won }
screen-mu-hem-chiefs = chef { $won }
screen-mu-of = { $won } sur { $target }
screen-mu-if-made = Réussi, à chacun
screen-mu-if-failed-chief = Manqué, au chef par carte
screen-mu-if-failed-others = Manqué, à chaque adversaire
screen-mu-role = rôle
screen-mu-won = △ gagnés
screen-mu-key-lay = poser
screen-mu-key-play = jouer
screen-mu-key-name = annoncer
