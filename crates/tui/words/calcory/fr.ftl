# Les mots de Calcory en plein écran en français. Clés et variables sont celles de en.ftl.

screen-calcory-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
screen-calcory-marked = { $who-is ->
    [you] votre { $sum }
   *[other] le { $sum } { DE($who) }
} en { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
screen-calcory-single = Si elle reste, la partie finit quand elle est prise (CAL.12)
screen-calcory-one-more = Une de plus
screen-calcory-thirteen = { $numbers }  fait 13
screen-calcory-goes-on = { $numbers }  va
screen-calcory-second-zero = 0  un second 0
screen-calcory-too-much = { $numbers }  trop
screen-calcory-range = { $from } à { $to }
screen-calcory-idle = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sur { $all } sans carte prise
screen-calcory-of-so-many = sur les cartes possibles
screen-calcory-key-row = rangée
screen-calcory-key-column = place
screen-calcory-key-lay = poser
screen-calcory-key-give-up = abandon
screen-calcory-stop = Arrêter
screen-calcory-turn = Voir { $space }
screen-calcory-give-up = Abandon
screen-calcory-give-up-turn = Abandon du tour
screen-calcory-there = { $space } : { $what }
screen-calcory-there-nothing = La place { $space } est vide.
screen-calcory-there-down = En { $space }, une carte est face cachée.
screen-calcory-there-turned = En { $space } : { $card }, retournée pendant ce tour.
screen-calcory-there-marked = En { $space } : { $card }, marquée par { $who }.
screen-calcory-row-empty = Dans la rangée { $row }, il n’y a rien à choisir.

## La question là où la place manque
screen-calcory-middle-ask-beaten = { $sum } bat { $marked } : arrêter ?
screen-calcory-middle-ask-not-beaten = { $sum } ne bat pas le { $marked }
screen-calcory-short-ask-first = Retournez une carte
screen-calcory-short-ask-first-beat = Battez le { $marked }
screen-calcory-short-ask-second = { $sum } en tout
screen-calcory-short-ask-second-or-give-up = { $sum } en tout
screen-calcory-short-ask-stop-or-turn = { $sum } : arrêter ?
screen-calcory-short-ask-beaten = { $sum } bat { $marked }
screen-calcory-short-ask-not-beaten = { $sum } contre { $marked }
screen-calcory-short-ask-stop = { $sum } : arrêter
screen-calcory-short-ask-stop-or-give-up = { $sum } bat { $marked }
screen-calcory-short-ask-no-markers = { $sum } en tout
screen-calcory-short-ask-no-markers-or-give-up = { $sum } en tout
screen-calcory-short-ask-return = Laquelle remettre ?
screen-calcory-short-ask-place = Sur quelle place ?
screen-calcory-stop-wins = Arrêt à { $sum } : sans être battu, vous gagnez { $won ->
    [one] { $won } carte
   *[other] { $won } cartes
}.
