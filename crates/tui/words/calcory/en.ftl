# The words of Calcory on the full screen in English. Keys and variables are the same in fr.ftl.

screen-calcory-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
screen-calcory-marked = { $who-is ->
    [you] your { $sum }
   *[other] { $who }’s { $sum }
} with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
screen-calcory-single = If it stays, the game ends when it is taken (CAL.12)
screen-calcory-one-more = Turn one more
screen-calcory-thirteen = { $numbers }  makes 13
screen-calcory-goes-on = { $numbers }  go on
screen-calcory-second-zero = 0  a second 0
screen-calcory-too-much = { $numbers }  too much
screen-calcory-range = { $from } to { $to }
screen-calcory-idle = { $turns } of { $all } turns without a card
screen-calcory-of-so-many = of so many it can be
screen-calcory-key-row = row
screen-calcory-key-column = column
screen-calcory-key-lay = lay
screen-calcory-key-give-up = give up
screen-calcory-stop = Stop
screen-calcory-turn = Turn { $space }
screen-calcory-give-up = Give up
screen-calcory-give-up-turn = Give up turn
screen-calcory-there = { $space }: { $what }
screen-calcory-there-nothing = { $space } is empty.
screen-calcory-there-down = On { $space } a card lies face down.
screen-calcory-there-turned = On { $space } lies { $card }, turned up in this turn.
screen-calcory-there-marked = On { $space } lies { $card }, marked by { $who }.
screen-calcory-row-empty = In row { $row } there is nothing to choose now.

## The question where there is little room
screen-calcory-middle-ask-beaten = { $sum } beats the { $marked }: stop, or go on?
screen-calcory-middle-ask-not-beaten = { $sum } does not beat the { $marked } yet
screen-calcory-short-ask-first = Turn up a card
screen-calcory-short-ask-first-beat = Beat the { $marked }
screen-calcory-short-ask-second = { $sum } so far
screen-calcory-short-ask-second-or-give-up = { $sum } so far
screen-calcory-short-ask-stop-or-turn = { $sum }: stop, or go on?
screen-calcory-short-ask-beaten = { $sum } beats { $marked }
screen-calcory-short-ask-not-beaten = { $sum }, to beat { $marked }
screen-calcory-short-ask-stop = { $sum }: stop
screen-calcory-short-ask-stop-or-give-up = { $sum } beats { $marked }
screen-calcory-short-ask-no-markers = { $sum } so far
screen-calcory-short-ask-no-markers-or-give-up = { $sum } so far
screen-calcory-short-ask-return = Which goes back?
screen-calcory-short-ask-place = On which space?
screen-calcory-stop-wins = Stop at { $sum }: unbeaten, it brings you { $won ->
    [one] one card
   *[other] { $won } cards
}.
