# The words of Calcory in English. Keys and variables are the same in fr.ftl.

game-title = Calcory
game-about = A game of memory and sums with the Mü deck: turn up cards that add up to 13, or stop just below it and hope.

## Settings
setting-patience = after so many turns in a row in which nobody takes a card, the game ends

## Moves
move-turn = turn up the card on { $space }
move-stop = stop and mark the cards
move-give-up = give up: the cards go face down
move-return = lay { $card } back, keep the others
move-on = lay the card on { $space }
forms = turn c7, stop, give up, return r5, on c7
forms-chance = first 2, reveal r5

## Why not
why-over = the game is over
why-draw-first = it is being drawn who plays first; nobody can act now
why-nature = a card is being turned up; nobody can act now
why-no-card = there is no card on { $space }
why-turned-already = the card on { $space } is turned up already
why-marked = the card on { $space } is marked; marked cards cannot be used
why-turn-first = a turn begins with turning up a card
why-two-cards = you have not won a card yet, so you must turn up two cards at least
why-too-few-markers = you have only { $markers } markers and more cards than that
why-not-beaten = the marked cards are not beaten: you need more than { $sum }, or { $sum } with more than { $count ->
    [one] one card
   *[other] { $count } cards
}
why-nothing-to-give-up = there are no marked cards to give up against
why-nothing-taken = no cards are being taken now; turn up a card
why-not-taken = { $card } is not one of the cards you take
why-must-return = you take the cards; choose the one that you lay back
why-must-place = lay the card you chose on an empty space
why-not-empty = { $space } is not empty

## The table
row-start = The start player is being drawn
row-turn = { $who-is ->
    [you] Your turn
   *[other] { $who } to play
}
row-over = The game is over
row-columns = Column
row-layout = Row { $row }
row-turned = Turned up
row-marked = { $who-is ->
    [you] Marked by you
   *[other] Marked by { $who }
}
row-in-hand = To be laid back
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-laid = On { $space }
cell-column = { $column }
cell-empty = { "···" }
cell-known = ?{ $card }
cell-laid = ???
cell-among = one of { $cards }
cell-sum = sum { $sum }
cell-won = { $count ->
    [one] one card won
   *[other] { $count } cards won
}
cell-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
cell-idle = turns without a card taken: { $turns } of { $patience }

## Questions
ask-beat = To beat { $who }: more than { $sum }, or { $sum } with more than { $count ->
    [one] one card
   *[other] { $count } cards
}.
ask-sum = Your { $count ->
    [one] card makes
   *[other] { $count } cards make
} { $sum }.
ask-turn-first = Which card do you turn up?
ask-second = Which card do you turn up next? With no card won yet, you need two before you may stop.
ask-turn-or-stop = Turn up another card, or stop and mark these?
ask-turn-stop-or-give-up = Turn up another card, stop and mark these, or give up?
ask-turn-or-give-up = Turn up another card, or give up?
ask-stop = No card lies face down any more: stop and mark these.
ask-stop-or-give-up = No card lies face down any more: stop and mark these, or give up?
ask-no-markers = Turn up another card: { $markers } markers are not enough to stop.
ask-return = Which of the cards do you lay back? The others are yours.
ask-place = On which empty space do you lay it?
caution-single = If nobody beats a single card, it is yours and the game ends.
caution-seventh = With more than { $markers } cards you can no longer stop.

## The story
story-first = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
story-turned = { $who-is ->
    [you] You turn up
   *[other] { $who } turns up
} { $card } on { $space }: { $sum }.
story-thirteen = Exactly 13!
story-too-much = More than 13: the cards go face down again.
story-second-zero = A second 0: the cards go face down again.
story-none-left = There is no other card to turn up: the cards go face down again.
story-stopped = { $who-is ->
    [you] You stop and mark
   *[other] { $who } stops and marks
} { $cards }: { $sum }.
story-beaten = { $who-is ->
    [you] Your marked cards are beaten and go face down.
   *[other] { $who }’s marked cards are beaten and go face down.
}
story-gave-up = { $who-is ->
    [you] You give up;
   *[other] { $who } gives up;
} the cards go face down again.
story-took = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards } and { $who-is ->
    [you] keep
   *[other] keeps
} { $won ->
    [one] one card.
   *[other] { $won } cards.
}
story-chose-back = You will lay back { $card }.
story-laid = { $who } lays one of them back on { $space }.
story-laid-own = You lay { $card } back on { $space }.
story-survived = Nobody has beaten { $cards }: { $who-is ->
    [you] you take them.
   *[other] { $who } takes them.
}
story-skipped = No card lies face down: no turn for { $who }.
story-last-card = Nobody has beaten { $card }: { $who-is ->
    [you] you take it,
   *[other] { $who } takes it,
} and the game ends.
story-patience = No card has been taken for { $turns } turns: the game ends.
story-nobodys = The marked cards { $cards } are nobody’s.
