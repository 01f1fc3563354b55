# The words of Calcory in English. Keys and variables are the same in fr.ftl.

game-title = Calcory
game-about = A game of memory and sums with the Mü deck: turn up cards that add up to 13, or stop just below it and hope.
game-score = { $score ->
    [one] { $score } card
   *[other] { $score } cards
}

## Settings
setting-patience = after so many turns in a row in which nobody takes a card, the game ends

## Moves
verb-turn = turn
verb-stop = stop
verb-give = give
verb-up = up
verb-return = return
verb-on = on
move-turn = turn up the card on space { $space }
move-stop = stop and mark the cards
move-give-up = give up this turn: the cards go face down again
move-return = lay the { $card } back, keep the rest
move-on = lay the card on space { $space }
forms = turn C7, stop, give up, return r5, on C7
forms-chance = first 2, reveal r5

## Cards in sentences
spoken-card = { $colour } { $number }

## What would follow
turn-thirteen = the { $card }, which makes exactly { $sum }
turn-too-much = the { $card }, which makes { $sum }: too much
turn-ends = the { $card }, which makes { $sum } and ends your turn
turn-makes = the { $card }, which makes { $sum }
stop-wins = if you stop and nobody beats { $sum } before your next turn, you win { $won ->
    [one] one card
   *[other] { $won } cards
}
stop-at-once = if you stop, nobody has a card to turn up, and you win { $won ->
    [one] one card
   *[other] { $won } cards
} at once
stop-single-ahead = if you stop and nobody beats your single card, you win it and the game ends: you have the most cards then
stop-single-level = if you stop and nobody beats your single card, you win it and the game ends: the win is shared then
stop-single-behind = if you stop and nobody beats your single card, you win it but the game ends: others have more cards than you then
stop-too-late = if you stop, the game ends before your next turn unless somebody takes cards, and your marked cards are nobody’s
stop-nobodys = if you stop, the game ends: too many turns without a card taken, and nobody gets the marked cards
leave-contested = { $next } is the next to try
leave-taken = { $who } then takes the marked cards and wins { $won ->
    [one] one
   *[other] { $won }
} of them
leave-last-card = { $who } then takes the single card, and the game ends
leave-nobodys = the game ends: too many turns without a card taken, and nobody gets the marked cards
return-wins = you win { $cards }

## Why not
why-over = the game is over
why-draw-first = it is being drawn who plays first; nobody can act now
why-nature = a card is being turned up; nobody can act now
why-no-card = there is no card on space { $space }
why-turned-already = the card on space { $space } is turned up already
why-marked = the card on space { $space } is marked; marked cards cannot be used
why-turn-first = a turn begins with turning up a card
why-two-cards = you have not won a card yet, so you must turn up at least two cards
why-too-few-markers = you have only { $markers } markers and more cards than that
why-not-beaten = you have not beaten the marked { $sum }; that takes { $needs }
why-unbeatable = you have not beaten the marked { $sum }, and with so many cards nobody can
why-nothing-to-give-up = there are no marked cards to give up against
why-nothing-taken = no cards are being taken now; turn up a card
why-not-taken = the { $card } is not one of the cards you take
why-must-return = you take the cards; choose the one that you lay back
why-must-place = lay the card you chose on an empty space
why-not-empty = space { $space } is not empty

## What beats marked cards
needs-higher = { $from ->
    [12] 12
    [11] 11 or 12
   *[other] { $from } to 12
}
needs-more-cards = { $sum } with { $cards ->
    [6] 6 cards
   *[other] { $cards } cards or more
}
needs-either = { $higher }, or { $more }

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
row-marked = Marked
row-in-hand = In hand
row-won = Cards won
row-laid = Laid back
cell-column = { $column }
cell-face-down = ▒▒▒
cell-empty = { "···" }
cell-known = ?{ $card }
cell-laid = ???
cell-among = space { $space }: one of { $cards }
cell-sum = sum { $sum }
cell-missing = { $count } more { $count ->
    [one] makes
   *[other] make
} 13
cell-owner = { $who-is ->
    [you] your { $sum }
   *[other] { $who }’s { $sum }
}
cell-to-beat = to beat it: { $needs }
cell-unbeatable = nobody can beat it
cell-won = { $who-is ->
    [you] you
   *[other] { $who }
} { $count }
cell-won-most = { $who-is ->
    [you] you
   *[other] { $who }
} { $count } (leading)
cell-won-as-many = { $who-is ->
    [you] you
   *[other] { $who }
} { $count } (joint lead)
cell-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
cell-turns-left = game ends if nobody takes cards { $turns ->
    [one] this turn
   *[other] in { $turns } turns
}

## Questions
ask-first = Which card do you turn up?
ask-first-beat = Which card do you turn up to beat { $who }’s { $marked }?
ask-second = You have { $sum }. Which card do you turn up next? As long as you have won no card, you need two to stop.
ask-second-or-give-up = You have { $sum }: turn up another card, or give up? As long as you have won no card, you need two to stop.
ask-stop-or-turn = You have { $sum }: stop and mark, or turn up another card?
ask-beaten = Your { $sum } beats { $who }’s { $marked }: stop and mark, turn up another card, or give up?
ask-not-beaten = Your { $sum } does not beat { $who }’s { $marked } yet: turn up another card, or give up?
ask-stop = You have { $sum }, and no card lies face down any more: stop and mark.
ask-stop-or-give-up = Your { $sum } beats { $who }’s { $marked }, and no card lies face down any more: stop and mark, or give up?
ask-no-markers = You have { $sum }, but more cards than your { $markers } markers: turn up another card.
ask-no-markers-or-give-up = You have { $sum }, but more cards than your { $markers } markers: turn up another card, or give up?
ask-last-chance = Nobody after you can beat { $who }’s { $marked }: if you do not, { $who } wins { $won ->
    [one] one card
   *[other] { $won } cards
}.
ask-last-chance-single = Nobody after you can beat { $who }’s { $marked }: if you do not, { $who } takes the single card and the game ends.
ask-next = { $number ->
    [8] An
   *[other] A
} { $number } makes 13, and you take the cards; a higher card{ $zero ->
    [ends] {" "}or a second 0
   *[fine] {""}
} ends your turn.
ask-next-nine = A 9 makes 13, and you take the cards; { $zero ->
    [ends] only a second 0 would end your turn
   *[fine] no card is too high
}.
ask-next-far = { $zero ->
    [ends] No card is too high yet, but a second 0 ends your turn.
   *[fine] No card is too high yet.
}
ask-sentence = { CAP($what) }.
ask-last-turn = Unless you take cards, the game ends with this turn.
ask-return = Which of the cards do you lay back? You win the others.
ask-place = On which empty space do you lay it?
caution-seventh = With more than { $markers } cards you can no longer stop.

## Why a move is good or not: what follows “it”
fact-sure-thirteen = turns up the { $card } for certain, makes exactly 13 and wins { $won ->
    [one] one card
   *[other] { $won } cards
}
fact-sure-beats = turns up the { $card } for certain and beats { $who }’s cards with { $sum }
fact-sure-way = turns up the { $card } for certain, with which you know { $cards } cards that make 13
fact-sure-below = turns up the { $card } for certain and makes { $sum }
fact-sure-too-much = turns up the { $card } for certain and ends your turn with { $sum }
fact-sure-end = turns up the { $card } for certain and ends your turn
fact-chance-thirteen = makes exactly 13 with { $count } { $among }
fact-chance-beats = beats { $who }’s cards with { $count } { $among }
fact-chance-ends = ends your turn with { $count } { $among }
fact-cannot-end = cannot end your turn, whatever the card is
fact-new-card = shows a card that nobody has seen yet
fact-shows-own = shows everybody a card that only you know
fact-seventh = brings more cards than your { $markers } markers, so that you can no longer stop
among-hidden = of the { $count ->
    [one] one card face down or won, if you do not remember it
   *[other] { $count } cards face down or won, if you remember none of them
}
among-unseen = of the { $count ->
    [one] one card
   *[other] { $count } cards
} nobody has seen yet
among-laid = of the { $count } cards it can be
fact-beats = beats { $who }’s cards
fact-wins = wins { $won ->
    [one] one card
   *[other] { $won } cards
} if nobody beats { $sum } before your next turn
fact-at-once = wins { $won ->
    [one] one card
   *[other] { $won } cards
} at once, as nobody has a card to turn up
fact-would-lead = would put you in the lead
fact-single-ahead = ends the game with you in the lead if nobody beats the single { $sum }
fact-single-level = ends the game with a shared win if nobody beats the single { $sum }
fact-single-behind = ends the game with { $who } in the lead if nobody beats the single { $sum }
fact-too-late = marks cards that are nobody’s unless somebody takes others before the game ends
fact-nobodys = ends the game, and nobody gets the marked cards
fact-unbeatable = makes a sum that nobody can beat
fact-hard-to-beat = can be beaten only with { $needs }
fact-easy-to-beat = can be beaten with { $needs }
fact-takes-no-risk = avoids another card, which would end your turn with { $count } { $among }
fact-leaves-next = leaves it to { $next } to beat { $who }’s { $sum }
fact-lets-take = lets { $who } win { $won ->
    [one] one card
   *[other] { $won } cards
}
fact-lets-end = lets { $who } take the single card and end the game
fact-ends-ahead = ends the game with you in the lead
fact-ends-level = ends the game with a shared win
fact-ends-behind = ends the game with { $who } in the lead
fact-no-card-helps = comes when no single card could beat { $who }’s cards or make 13
fact-back-way = lets you make 13 with { $cards } cards that you know
fact-back-zero = lays back a 0, which goes with any 13 as one card more
fact-back-lowest = lays back the lowest card: with low cards 13 is made of more cards
fact-back-highest = lays back the highest card, which fits into the fewest sums of 13

## The story
story-first = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
story-turned = { $who-is ->
    [you] You turn up
   *[other] { $who } turns up
} the { $card } on space { $space }: { $sum } in all.
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
story-chose-back = You will lay back the { $card }.
story-laid = { $who } lays one of them back on space { $space }.
story-laid-own = You lay the { $card } back on space { $space }.
story-survived = Nobody has beaten { $cards }: { $who-is ->
    [you] you take them.
   *[other] { $who } takes them.
}
story-skipped = No card lies face down: no turn for { $who }.
story-last-card = Nobody has beaten the { $card }: { $who-is ->
    [you] you take it,
   *[other] { $who } takes it,
} and the game ends.
story-patience = No card has been taken for { $turns } turns: the game ends.
story-nobodys = The marked cards { $cards } are nobody’s.

## Lessons
topic-turning = Turning up cards
topic-sum = The sum so far
topic-stopping = Stopping below 13
topic-beating = Beating marked cards
topic-single = A single marked card
topic-returning = The card that goes back
topic-placing = Laying it down again
lesson-turning = Turn up cards that make 13
lesson-turning-down = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} face down. Turn up any of them, one after another.
lesson-turning-aim = Add up what you see: exactly 13 takes the cards, and whoever has won the most wins the game.
lesson-turning-missing = { $missing } more { $missing ->
    [one] makes
   *[other] make
} 13, which takes the cards.
lesson-turning-below = Above 13 they go face down again; below it you may stop.
lesson-turning-marked = { CAP($who) } has marked { $count ->
    [one] this card
   *[other] these { $count } cards
} with the sum { $sum }: to stop, you need { $needs }.
lesson-turning-marked-safe = { CAP($who) } has marked these { $count } cards with the sum { $sum }, and nobody can beat that.
lesson-turning-none = There is nothing left to turn up.
lesson-sum = The sum decides
lesson-sum-so-far = You have { $sum }: { $missing } more { $missing ->
    [one] makes
   *[other] make
} 13.
lesson-sum-too-much = A card above { $highest } is too much and ends your turn.
lesson-sum-any = No card can be too much yet.
lesson-sum-zero = You have a 0: a second one ends your turn.
lesson-sum-back = Above 13 your cards go face down again: remember where they lie.
lesson-beating-safe = Nobody can beat that; but exactly 13 still takes your own cards.
lesson-stopping = You may stop below 13
lesson-stopping-marks = If you stop, your { $count ->
    [one] card stays
   *[other] { $count } cards stay
} face up and marked, with the sum { $sum }.
lesson-stopping-beaten = The others beat that with { $needs }.
lesson-stopping-safe = Nobody can beat that.
lesson-single = One marked card ends the game
lesson-single-ends = If nobody beats your single card, you take it and the game is over.
lesson-single-ahead = With it you would be ahead.
lesson-single-level = With it you would be level with the best.
lesson-single-behind = With it you would still be behind.
lesson-beating = Beat the marked cards, or give up
lesson-beating-marked = { CAP($who) } has marked { $count ->
    [one] one card
   *[other] { $count } cards
} with the sum { $sum }.
lesson-beating-needs = To stop, you need { $needs }. Exactly 13 takes your own cards and leaves these.
lesson-beating-later = Once you have turned up a card, you may also give up your turn.
lesson-beating-next = If you give up, { $who } is the next who has to beat them.
lesson-beating-taken = If you give up, { $who } takes them and wins { $won ->
    [one] one card
   *[other] { $won } cards
}.
lesson-beating-last = If you give up, { $who } takes the card, and the game is over.
lesson-beating-nobodys = If you give up, the game ends, and nobody gets them.
lesson-returning = One of them goes back
lesson-returning-taken = You take { $cards }. { $won ->
    [one] One is yours
   *[other] { $won } are yours
}, one goes back face down.
lesson-returning-one = Which one would you like to find again? Low cards fit into more sums.
lesson-returning-secret = The others do not see which of them it is.
lesson-placing = Lay it where you will find it
lesson-placing-card = You lay the { $card } face down.
lesson-placing-free = { $count ->
    [one] One space is
   *[other] { $count } spaces are
} free.
lesson-placing-remember = Only you know which card lies there.

## What is left of the story for a reader who must remember the rest
story-turned-faded = { $who-is ->
    [you] You turn up a card.
   *[other] { $who } turns up a card.
}
story-turned-back-faded = The cards go face down again.
story-stopped-faded = { $who-is ->
    [you] You stop and mark the cards.
   *[other] { $who } stops and marks the cards.
}
story-took-faded = { $who-is ->
    [you] You take the cards and keep
   *[other] { $who } takes the cards and keeps
} { $won ->
    [one] one.
   *[other] { $won }.
}
story-chose-back-faded = You choose a card to lay back.
story-laid-faded = { $who } lays one of them back.
story-laid-own-faded = You lay one of them back.
story-survived-faded = Nobody has beaten the marked cards: { $who-is ->
    [you] you take them.
   *[other] { $who } takes them.
}

## On the page
page-ask-first = Turn up a card
page-ask-first-beat = Beat { $who }’s { $marked }: turn up a card
page-ask-second = { $sum } so far: turn up another card. You need two cards to stop until you have won one.
page-ask-second-or-give-up = { $sum } so far: turn up another card, or give up. You need two cards to stop until you have won one.
page-ask-stop-or-turn = You have { $sum }: stop, or turn up one more
page-ask-beaten = { $sum } beats the { $marked }: stop, or turn up one more
page-ask-not-beaten = { $sum } does not beat the { $marked }: turn up one more, or give up
page-ask-stop = You have { $sum }: stop. No card lies face down any more.
page-ask-stop-or-give-up = { $sum } beats the { $marked }: stop, or give up. No card lies face down any more.
page-ask-no-markers = You have { $sum }: turn up one more. You have more cards than your { $markers } markers.
page-ask-no-markers-or-give-up = You have { $sum }: turn up one more, or give up. You have more cards than your { $markers } markers.
page-ask-last-chance = You are the last to try: otherwise { $who } wins { $won ->
    [one] one card
   *[other] { $won } cards
}.
page-ask-last-chance-single = You are the last to try: otherwise { $who } takes the single card and the game ends.
page-ask-next = { $number ->
    [8] An
   *[other] A
} { $number } makes 13; a higher card{ $zero ->
    [ends] {" "}or a second 0
   *[fine] {""}
} ends your turn.
page-cal-sub = { $count } face down
page-cal-sub-turns = { $count ->
    [one] last turn
   *[other] { $count } turns left
}
page-cal-layout = Layout: spaces A1 to F10
page-cal-down = space { $space }, face down
page-cal-empty = space { $space }, empty
page-cal-up = space { $space }, { $card }
page-cal-guess = { $count ->
    [one] remembered: { $cards }
   *[other] one of { $cards }
}
page-cal-marked = { $who-is ->
    [you] marked by you
   *[other] marked by { $who }
}
page-cal-turned = { $who-is ->
    [you] turned up by you
   *[other] turned up by { $who }
}
page-cal-goes-down = goes face down again
page-cal-laid = { $who-is ->
    [you] laid back by you
   *[other] laid back by { $who }
}
page-cal-chosen = chosen
page-cal-won = { $count } won
page-cal-leads = in the lead
page-cal-marks = marks { $sum } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
page-cal-wins = wins
page-cal-place = place { $rank }
page-cal-turn-up = Turn up space { $space }
page-cal-stop = Stop at { $sum }
page-cal-stop-two = two cards first
page-cal-stop-beat = beat the { $sum } first
page-cal-stop-markers = too few markers
page-cal-give-up = Give up
page-cal-lay-back = Lay the { $card } back
page-cal-lay-on = Lay it on space { $space }
page-cal-choose = Choose a card
page-cal-choose-back = Choose a card to lay back
page-cal-choose-empty = Choose an empty space
page-cal-in-hand = In your hand: { $card }
page-cal-hem-sum = { $who-is ->
    [you] your sum { $sum }
   *[other] { $who }’s sum { $sum }
}
page-cal-hem-beat = beat { $sum }
page-cal-hem-marked = { $who-is ->
    [you] your { $sum }
   *[other] { $who }’s { $sum }
}
page-cal-hem-label = { $left }, of { $all }.
page-cal-hem-label-goal = { $left }, of { $all }; marked: { $goal }.
page-cal-to-beat = To beat
page-cal-next = Another card
page-cal-next-of = Of the { $count } cards it can be, if you remember none:
page-cal-next-thirteen = make exactly 13
page-cal-next-beats = beat the { $sum }
page-cal-next-ends = end your turn
page-cal-end = End of the game
page-cal-end-turns = { $count ->
    [one] With this turn, unless cards are taken; or when a single marked card is not beaten.
   *[other] After { $count } turns, unless cards are taken; or when a single marked card is not beaten.
}
