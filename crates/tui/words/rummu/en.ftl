# The words of Rummü on the full screen in English. Keys and variables are the same in fr.ftl.

screen-rummu-hand-over = hand { $hand } is over
screen-rummu-note-lay = lay
screen-rummu-use-add = { $card }: add it to { $places } (a)
screen-rummu-use-swap = { $card }: swap at { $places } (w)
screen-rummu-use-lay = lay { $cards }: { $points }
screen-rummu-seat = { $count ->
    [one] 1 card, needs { $needed }
   *[other] { $count } cards, needs { $needed }
}
screen-rummu-seat-short = { $count } · needs { $needed }
screen-rummu-seat-out = { $count ->
    [one] 1 card! came out
   *[other] { $count } cards, came out
}
screen-rummu-seat-out-short = { $count } · out
screen-rummu-takes = takes
screen-rummu-combination = { $place }: { $what }.
screen-rummu-complete = complete
screen-rummu-stock = stock  { $count }
screen-rummu-pile = discards  { $count }
screen-rummu-on-top = on top
screen-rummu-lay-count = Lay { $count } cards
screen-rummu-swap = Swap { $card } at { $place }
screen-rummu-add-where = Add { $cards }: where?
screen-rummu-swap-where = Swap { $cards }: where?
screen-rummu-ask-lay = Lay or discard?
screen-rummu-ask-take = Take it too?
screen-rummu-nothing-lifts = There is nothing to lay, add or swap now, so no card is lifted.
screen-rummu-lift = Lift { $card }
screen-rummu-no-use = { $count ->
    [one] With { $cards } nothing can be done
   *[other] With { $cards } together nothing can be done
} now. Esc puts down what is lifted.
screen-rummu-with = { $chosen } can be laid with { $cards }: { $points }.
screen-rummu-card = { $card }: { $what }.
screen-rummu-yours = Your combinations
screen-rummu-held = In hand, if it ended now
screen-rummu-key-table = table
screen-rummu-key-lay = lay
screen-rummu-key-add = add
screen-rummu-key-swap = swap
screen-rummu-key-discard = discard
