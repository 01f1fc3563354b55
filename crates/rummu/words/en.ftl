# The words of Rummü in English. The same keys and variables are in fr.ftl.

game-title = Rummü
game-about = Rummy with the Mü deck: lay sets and runs, add to those of others, and get rid of your cards. Yellow cards are jokers for their own number.

## Settings
setting-teams = four or six play in teams of two sitting opposite (and then to 500 points)
setting-together = several combinations together may have the cards needed to come out
setting-total = points to play to (200, or 500 in teams)
setting-hands = play this many hands instead; 0 plays to the total
setting-most-hands = a match to a total ends after this many hands at the latest

## What is wrong with settings
teams-seats = teams=on needs --seats 4 or --seats 6; here --seats { $seats }

## Moves
move-draw = draw from the stock
move-take = take the top discard
move-enough = take no more
move-lay = lay { $cards }
move-add = add { $cards } to combination { $place }
move-swap = swap { $card } for the joker in combination { $place }
move-discard = discard { $card } and end the turn
move-back = take back { $card } from combination { $place } and discard it, which ends the hand
forms = draw, take, enough, lay r5 r6 y7, add r8 2, swap r7 2, discard k3, back r9 2
forms-chance = dealer 2, deal r0 r1 … / b0 … / … / g4, card r7

## Why not
why-over = the match is over
why-nature = cards are being dealt or drawn; nobody can act now
why-no-stock = there is no stock and only one discard; you must take it
why-draw-first = a turn begins with drawing from the stock or taking the top discard
why-taking = take one more discard, or say that it is enough
why-drawn-already = you have drawn already; lay cards, or discard one to end your turn
why-short = you have begun to come out; lay another combination first
why-not-in-hand = you do not hold { $card }
why-too-few = { $cards } is too short; a combination has at least three cards
why-no-order = { $cards } is neither a set of one number nor a run of consecutive numbers
why-identical = { $cards } has two identical cards
why-colour-twice = { $cards } has several colours, one of them twice
why-too-many-jokers = { $cards } has too many jokers: a run of one colour needs more ordinary cards than yellow ones
why-come-out = your first combination of the hand needs at least { $needed } cards
why-come-out-together = your first combinations of the hand need at least { $needed } cards together, and a card to discard; your hand does not have that
why-not-out = you have not come out yet: first lay a combination of at least { $needed } cards
why-not-out-together = you have not come out yet: first lay one or more combinations with at least { $needed } cards in all
why-last-card = you must keep a card to discard: none could be taken back from your combinations
why-last-card-together = you must keep a card to discard when you come out
why-no-combination = there is no combination { $place } on the table
why-does-not-fit = { $added } cannot be added to { $cards }
why-part-first = { $added } cannot be added to { $cards } at once: a part of it fits alone; add that first
why-no-more-jokers = with { $added } there would be too many jokers in { $cards }
why-swap-joker = { $card } is a joker itself; only an ordinary card can be swapped for a joker
why-no-joker = no joker in { $cards } can be had for a card; { $card } neither
why-other-joker = no joker in { $cards } stands for { $card }
why-cards-left = a card is taken back only by who has laid the last one; you still hold some
why-take-back = you have no cards left; take one back from a combination of yours
why-not-yours = { $card } cannot be taken back: the combination { $cards } is somebody else’s
why-not-there = { $card } is not in { $cards }
why-needed-there = { $card } cannot be taken back: without it { $cards } would not be a combination any more

## The table
row-hand = Hand { $hand }
row-counted = Hand { $hand } is over
row-over = The match is over after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
row-pile = Discard pile
row-below = Below it
row-combination = { $place } { $who-is ->
    [you] (yours)
   *[other] ({ $who })
}
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-own = Your hand
cell-dealer = { $who-is ->
    [you] you are the dealer
   *[other] dealer: { $who }
}
cell-idle = { $turns } turns without a card laid, added or swapped; the hand ends after { $most }
cell-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
cell-stock = { $count ->
    [one] one card in the stock
   *[other] { $count } cards in the stock
}
cell-points = { $points ->
    [one] one point
   *[other] { $points } points
}
cell-score = { $score ->
    [one] one point
   *[other] { $score } points
}
cell-out = has come out
cell-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## Questions
ask-draw = Draw from the stock, or take { $card } from the discard pile?
ask-draw-reshuffled = The stock is used up. Draw – the discards below { $card } become the new stock –, or take { $card }?
ask-take-only = There is no stock and only one discard: take { $card }.
ask-take = { $card } is on top now. Take it too, or is it enough?
ask-come-out = Lay a combination of at least { $needed } cards to come out, or discard a card?
ask-come-out-together = Lay one or more combinations with at least { $needed } cards in all to come out, or discard a card?
ask-short = You need { $needed } cards to come out. Which combination do you lay next?
ask-lay = Lay, add or swap cards, or discard one to end your turn?
ask-take-back = You have no cards left. Which card do you take back from your combinations and discard?

## The story
story-dealer = { $who-is ->
    [you] You are the first dealer.
   *[other] { $who } is the first dealer.
}
story-dealt = Hand { $hand }: { $who-is ->
    [you] you deal
   *[other] { $who } deals
}, and { $card } opens the discard pile.
story-own-hand = Your cards: { $cards }.
story-chose-stock = { $who-is ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
story-reshuffled = The discards below the top card are shuffled and become the stock; { $who-is ->
    [you] you draw from it.
   *[other] { $who } draws from it.
}
story-drew = { $who-is ->
    [you] You get { $card }.
   *[other] { $who } gets { $card }.
}
story-drew-unseen = { $who-is ->
    [you] You put the card into your hand.
   *[other] { $who } puts the card into the hand unseen.
}
story-took = { $who-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
story-next = { $card } is on top now.
story-pile-empty = That was the last discard.
story-enough = { $who-is ->
    [you] You take no more.
   *[other] { $who } takes no more.
}
story-laid = { $who-is ->
    [you] You lay { $cards }.
   *[other] { $who } lays { $cards }.
}
story-came-out = { $who-is ->
    [you] You have come out.
   *[other] { $who } has come out.
}
story-short = { $who-is ->
    [you] You need { $needed } cards to come out and must lay more.
   *[other] { $who } needs { $needed } cards to come out and must lay more.
}
story-added = { $who-is ->
    [you] You add
   *[other] { $who } adds
} { $added } to combination { $place }: { $cards }.
story-swapped = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
} { $card } for the joker { $joker } in combination { $place }: { $cards }.
story-discarded = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
story-none-left = { $who-is ->
    [you] You have no cards left: one is to be taken back and discarded.
   *[other] { $who } has no cards left: one is to be taken back and discarded.
}
story-took-back = { $who-is ->
    [you] You take back
   *[other] { $who } takes back
} { $card } from combination { $place } and { $who-is ->
    [you] discard
   *[other] discards
} it; what remains is { $cards }.
story-finished = { $who-is ->
    [you] You have discarded your last card: the hand is over.
   *[other] { $who } has discarded the last card: the hand is over.
}
story-idle = For { $turns } turns nobody has laid, added or swapped a card: the hand is over.
story-counted = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] one point
   *[other] { $points } points
}, which makes { $score }.
story-counted-team = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] one point
   *[other] { $points } points
}; the team now has { $score }.
