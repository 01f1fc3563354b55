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
verb-draw = draw
verb-take = take
verb-enough = enough
verb-lay = lay
verb-add = add
verb-swap = swap
verb-discard = discard
verb-back = back
notation-copies = { $count ->
    [one] there is only one { $card } in the deck, and no combination has the same card twice
   *[other] there are only { $count } cards { $card } in the deck, and no combination has the same card twice
}

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
why-joker-twice = { $cards } has several colours and more than one joker; with several colours only one joker is allowed
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
why-no-joker = no joker in { $cards } can be swapped, not even for { $card }
why-other-joker = no joker in { $cards } stands for { $card }
why-cards-left = you can take a card back only after laying your last one; you still hold some
why-take-back = you have no cards left; take one back from a combination of yours
why-not-yours = { $card } cannot be taken back: the combination { $cards } is somebody else’s
why-not-there = { $card } is not in { $cards }
why-needed-there = { $card } cannot be taken back: without it { $cards } would not be a combination any more

## Numbers
number-plain = { $number }
number-below-zero = −{ $number }
number-more = +{ $number }
points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}

## The table
row-hand = Hand { $hand }
row-counted = Hand { $hand } is over
row-over = The match is over after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
row-pile = Discards
row-below = Below it
row-side = { $who-among ->
    [you] Your side ({ $who })
   *[other] { CAP($who) }
}
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-combination = { "  " }{ $place }
row-own = Your hand
row-uses = Can be used
cell-turn = { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
}
cell-until-total = the match ends at { $total } points
cell-until-hands = { $hands ->
    [one] the match is one hand
   *[other] the match is { $hands } hands
}
cell-dealer = { $who-is ->
    [you] you deal
   *[other] { $who } deals
}
cell-idle = { $turns } turns without a card laid, added or swapped; the hand ends after { $most }
cell-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cell-stock = { $count ->
    [one] stock: 1 card
   *[other] stock: { $count } cards
}
cell-score = { $points }
cell-to-go = { $missing } to go
cell-table = { $points } this hand
cell-needs = not out, needs { $count } cards
cell-last-card = last card!
cell-held = { $points } if the hand ends now
cell-left = { $points } in hand
cell-no-cards = no cards left
cell-points = { $points }
cell-takes = fits: { $cards }
cell-gives = { $joker } for { $cards-count ->
    [one] { $cards }
   *[other] one of { $cards }
}
cell-lay = lay { $cards } ({ $points })
cell-add = { $cards } to { $place }
cell-add-together = { $cards } together to { $place }
cell-swap = { $cards } for the joker of { $place }

## Questions
ask-draw = Draw from the stock, or take { $card } from the discard pile?
ask-draw-reshuffled = The stock is used up. Draw – the discards below { $card } become the new stock –, or take { $card }?
ask-take-only = There is no stock and only one discard: take { $card }.
ask-take = { $card } is on top now. Take it too, or is that enough?
ask-come-out = Lay a combination of at least { $needed } cards to come out, or discard a card?
ask-come-out-together = Lay one or more combinations with at least { $needed } cards in all to come out, or discard a card?
ask-cannot-come-out = You cannot come out yet: that takes a combination of { $needed } cards. Which card do you discard?
ask-short = You need { $needed } cards to come out. Which combination do you lay next?
ask-lay = Lay, add or swap cards, or discard one to end your turn?
ask-discard = You have nothing to lay, add or swap. Which card do you discard?
ask-last = Discard your last card: that ends the hand.
ask-take-back = You have no cards left. Which card do you take back from your combinations and discard?

## What a move brings
detail-take = you can { $uses }
use-lay = lay { $cards } ({ $points })
use-add = add it to { $places }
use-swap = swap it for the joker of { $places }
detail-lay = { $points }, { $rest }
detail-own = yours: { $points } ({ $gain }), { $rest }
detail-partners = your partner { $owner }’s: { $points } ({ $gain }), { $rest }
detail-theirs = { $owner }’s: { $points } ({ $gain }), { $rest }
detail-back = { $cards } is left: { $points } ({ $gain })
rest-none = no card left: take one back and end the hand
rest-last = one card left: discard it and end the hand
rest-cards = { $count } cards left ({ $held })
detail-ends = your last card: you end the hand and get 10 points
detail-ends-idle = the hand ends: nobody has laid a card for too long
detail-fits = fits combination { $places }

## What speaks for and against a move
fact-draw-completes = { $count ->
    [one] may bring the one card that completes a combination of { $size } cards
   *[other] may bring one of { $count } cards that complete a combination of { $size } cards
}
fact-draw-unseen = draws a card that nobody else sees
fact-leaves-useful = leaves a card that you could use at once
fact-leaves-useless = leaves a card that goes with no other card you hold and fits nothing on the table
fact-leaves-cost = keeps a card out of your hand that would cost { $points }
fact-take-lays = takes a card with which you can lay a combination at once ({ $points })
fact-take-comes-out = takes a card with which you can come out at once ({ $points })
fact-take-improves = takes a card with which your best combination scores { $points } more
fact-take-adds = takes a card that you can add to combination { $places } at once
fact-take-swaps = takes a card for which you get the joker of combination { $places }
fact-take-joker = takes a joker, which stands for any colour
fact-take-closer = { $count ->
    [one] makes one more combination of { $size } cards that lacks only one card
   *[other] makes { $count } more combinations of { $size } cards that lack only one card
}
fact-take-goes = takes a card that goes with another one you hold in a combination of { $size } cards
fact-take-denies = keeps from { $who }, who is next, a card that fits a combination on the table
fact-take-useless = takes a card that goes with no other card you hold and fits nothing on the table
fact-take-costs = takes a card that costs { $points } if it stays in your hand
fact-uses-all = lays your last cards: you take one back, discard it and end the hand
fact-leaves-last = leaves you one card, and discarding it ends the hand
fact-comes-out = comes out
fact-scores-most = scores { $points }, and nothing else you can lay scores more
fact-scores = scores { $points }
fact-then-lays = leaves another combination that you can lay too ({ $points })
fact-rid-most = gets rid of cards that cost { $points } in hand, and no other move gets rid of more
fact-rid = gets rid of cards that cost { $points } in hand
fact-keeps-jokers = keeps your jokers
fact-scores-nothing = scores nothing yet
fact-joker-open = leaves a joker on the table for whoever has { $cards }
fact-gains = adds { $points } to your combination
fact-gains-side = adds { $points } for your side
fact-gives-points = gives { $who } { $points }
fact-costs = makes your combination worth { $points } less
fact-costs-side = costs your side { $points }
fact-takes-points = makes a combination of { $who } worth { $points } less
fact-gives-nothing = gives no opponent points
fact-gets-joker-use = gets you a joker that you can use at once
fact-gets-joker = gets you a joker
fact-joker-dear = leaves a joker in your hand, which costs 10 points if somebody else ends the hand
fact-back-free = costs no points
fact-back-least = is one of the cheapest cards to take back
fact-back-costs = costs { $points }
fact-ends = ends the hand and brings 10 points
fact-ends-idle = ends the hand, since nobody has laid a card for too long
fact-second-copy = leaves you another card just like it
fact-alone = parts with a card that goes with no other card you hold in a combination of { $size } cards
fact-breaks-nothing = breaks up no combination of { $size } cards that lacks only one card
fact-breaks-fewest = breaks up as few combinations of { $size } cards that lack only one card as any discard can
fact-breaks = { $count ->
    [one] breaks up one combination of { $size } cards that lacks only one card
   *[other] breaks up { $count } combinations of { $size } cards that lack only one card
}
fact-fits-nothing = gives up a card that fits no combination on the table
fact-rid-joker = gets rid of a joker, which would cost 10 points in hand
fact-keeps-cards = keeps { $cards }, which lack one card to be a combination of { $size } cards
fact-next-adds = gives { $who }, who is next and has come out, a card that fits combination { $places }
fact-fits = gives up a card that fits combination { $places }
fact-gives-joker = offers { $who } a joker
fact-lays-no-more = ends your turn although you could still lay cards

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
story-reshuffled = The stock is used up: the discards below the top card are shuffled and become the new stock.
story-drew = { $who-is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
story-drew-unseen = { $who-is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
story-took = { $who-is ->
    [you] You take { $card } from the discard pile; { $next } is on top now.
   *[other] { $who } takes { $card } from the discard pile; { $next } is on top now.
}
story-took-last = { $who-is ->
    [you] You take { $card } from the discard pile, which is empty now.
   *[other] { $who } takes { $card } from the discard pile, which is empty now.
}
story-enough = { $who-is ->
    [you] You take no more.
   *[other] { $who } takes no more.
}
story-laid = { $who-is ->
    [you] You lay { $cards } ({ $points }).
   *[other] { $who } lays { $cards } ({ $points }).
}
story-came-out = { $who-is ->
    [you] You come out with { $cards } ({ $points }).
   *[other] { $who } comes out with { $cards } ({ $points }).
}
story-short = { $who-is ->
    [you] You need { $needed } cards to come out and must lay more.
   *[other] { $who } needs { $needed } cards to come out and must lay more.
}
story-added-own = { $who-is ->
    [you] You add { $added } to your combination { $place }: { $cards } ({ $points }).
   *[other] { $who } adds { $added } to combination { $place }: { $cards } ({ $points }).
}
story-added = { $who-is ->
    [you] You add
   *[other] { $who } adds
} { $added } to { $owner-is ->
    [you] your
   *[other] { $owner }’s
} combination { $place }: { $cards } ({ $points }).
story-swapped-own = { $who-is ->
    [you] You swap { $card } for the joker { $joker } in your combination { $place }: { $cards } ({ $points }).
   *[other] { $who } swaps { $card } for the joker { $joker } in combination { $place }: { $cards } ({ $points }).
}
story-swapped = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
} { $card } for the joker { $joker } in { $owner-is ->
    [you] your
   *[other] { $owner }’s
} combination { $place }: { $cards } ({ $points }).
story-discarded = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
story-none-left = { $who-is ->
    [you] You have no cards left: take one back and discard it.
   *[other] { $who } has no cards left: one is taken back and discarded.
}
story-took-back = { $who-is ->
    [you] You take back
   *[other] { $who } takes back
} { $card } from combination { $place } and { $who-is ->
    [you] discard
   *[other] discards
} it; { $cards } is left ({ $points }).
story-finished = { $who-is ->
    [you] That was your last card: the hand is over.
   *[other] That was { $who }’s last card: the hand is over.
}
story-idle = For { $turns } turns nobody has laid, added or swapped a card: the hand is over.
part-table = { $points } on the table
part-finished = { $points } for ending the hand
part-hand = { $points } in hand
story-gains = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} (total { $total }): { $parts }.
story-loses = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $points ->
    [one] 1 point
   *[other] { $points } points
} (total { $total }): { $parts }.
story-even = { $who-is ->
    [you] You score
   *[other] { $who } scores
} nothing (total { $total }): { $parts }.
story-team-gains = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $parts }.
story-team-loses = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $parts }.
story-team-even = { $who-is ->
    [you] You score
   *[other] { $who } scores
} nothing: { $parts }.
story-side-gains = { $who-among ->
    [you] Your side ({ $who }) scores
   *[other] { CAP($who) } score
} { $points ->
    [one] 1 point
   *[other] { $points } points
} together (total { $total }).
story-side-loses = { $who-among ->
    [you] Your side ({ $who }) loses
   *[other] { CAP($who) } lose
} { $points ->
    [one] 1 point
   *[other] { $points } points
} together (total { $total }).
story-side-even = { $who-among ->
    [you] Your side ({ $who }) scores
   *[other] { CAP($who) } score
} nothing together (total { $total }).

## What is left of the story for a reader who must remember the rest
story-dealt-faded = Hand { $hand }: { $who-is ->
    [you] you deal.
   *[other] { $who } deals.
}
story-own-hand-faded = You look at your cards.
story-took-faded = { $who-is ->
    [you] You take a card from the discard pile.
   *[other] { $who } takes a card from the discard pile.
}
story-laid-faded = { $who-is ->
    [you] You lay a combination.
   *[other] { $who } lays a combination.
}
story-came-out-faded = { $who-is ->
    [you] You come out with a combination.
   *[other] { $who } comes out with a combination.
}
story-changed-own-faded = { $who-is ->
    [you] You change your combination { $place }.
   *[other] { $who } changes combination { $place }.
}
story-changed-faded = { $who-is ->
    [you] You change
   *[other] { $who } changes
} { $owner-is ->
    [you] your
   *[other] { $owner }’s
} combination { $place }.
story-discarded-faded = { $who-is ->
    [you] You discard a card.
   *[other] { $who } discards a card.
}
story-took-back-faded = { $who-is ->
    [you] You take back a card from combination { $place } and discard it.
   *[other] { $who } takes back a card from combination { $place } and discards it.
}

## Lessons
topic-drawing = Drawing a card
topic-counting = What is played for
topic-taking = Taking more discards
topic-coming-out = Coming out
topic-laying = Laying a combination
topic-jokers = Jokers
topic-adding = Adding to a combination
topic-swapping = Swapping for a joker
topic-discarding = Discarding
topic-finishing = Ending the hand
lesson-drawing = Draw from the stock, or take the top discard
lesson-drawing-stock = { $count ->
    [one] The stock has one card; if you draw it, nobody else sees it.
   *[other] The stock has { $count } cards; nobody else sees the one you draw.
}
lesson-drawing-collect = Collect cards of one number, or numbers in a row: all of one colour, or no colour twice.
lesson-drawing-reshuffled = The stock is used up: if you draw, the discards below { $card } become the new one.
lesson-discard-lay = With { $card } you could lay { $cards } ({ $points }).
lesson-discard-swap = { $card } would get you the joker of combination { $places }.
lesson-discard-add = { $card } fits combination { $places }.
lesson-discard-goes = { $card } goes with your { $cards }: { $lacking ->
    [0] that is
    [one] one card more makes
   *[other] { $lacking } cards more make
} a combination of { $size }.
lesson-discard-joker = { $card }, a joker like all yellow cards, goes with your { $cards }: { $lacking ->
    [0] that is
    [one] one card more makes
   *[other] { $lacking } cards more make
} a combination of { $size }.
lesson-discard-twin = You hold a { $card } already, and no combination takes both.
lesson-discard-idle = { $card } goes with none of your cards towards a combination of { $size }.
lesson-counting = Points on the table count, cards in hand cost
lesson-counting-total = The match ends at { $total } points; you have { $points }.
lesson-counting-hands = { $hands ->
    [one] The match is one hand
   *[other] The match is { $hands } hands
}; you have { $points }.
lesson-counting-nothing = Only combinations on the table score, and you have not laid one yet.
lesson-counting-table = Your combinations bring { $points } as they lie.
lesson-counting-held = Your cards would cost { $points } if somebody else ended the hand now.
lesson-taking = Go on taking, or stop
lesson-taking-on = You may go on taking discards, from the top down.
lesson-taking-cost = { $card } costs { $points } if it stays in your hand.
lesson-coming-out = Your first combination of the hand
lesson-coming-out-needed = Your first combination of a hand needs { $needed } cards, because you have { $points } so far.
lesson-coming-out-together = Your first combinations of a hand need { $needed } cards in all, because you have { $points } so far.
lesson-coming-out-short = You have begun to come out: { $needed } cards in all are needed, because you have { $points } so far.
lesson-coming-out-can = You can lay { $cards } ({ $points }).
lesson-coming-out-near = With { $lacking-count ->
    [one] { $lacking }
   *[other] one of { $lacking }
}, your { $cards } would be a combination of { $size } cards.
lesson-coming-out-none = You are not near one yet: keep cards that go together.
lesson-coming-out-then = Once you are out, three cards are enough, and you may add to any combination.
lesson-laying = Sets and runs
lesson-laying-set = { $cards } is a set, cards of one number in different colours: { $points }.
lesson-laying-suited = { $cards } is a run, consecutive numbers in one colour: { $points }.
lesson-laying-mixed = { $cards } is a run of several colours, none of them twice: { $points }.
lesson-laying-yours = It scores for you, even if others add to it.
lesson-laying-more = One card more would make it { $points }.
lesson-jokers = Yellow cards are jokers
lesson-jokers-stands = { $card } stands for the { $number } of any other colour, and for no other number.
lesson-jokers-goes = It goes with your { $cards }: { $lacking ->
    [0] that is
    [one] one card more makes
   *[other] { $lacking } cards more make
} a combination of { $size }.
lesson-jokers-few = A combination of several colours takes one joker; a run of one colour needs more ordinary cards than jokers.
lesson-jokers-cost = Left in your hand at the end, it costs { $points }, twice as much as an ordinary card.
lesson-adding = Add to what lies on the table
lesson-adding-own = { $cards } { $cards-count ->
    [one] fits
   *[other] fit
} your combination { $place }: { $gain } for you.
lesson-adding-theirs = { $cards } { $cards-count ->
    [one] fits
   *[other] fit
} combination { $place }: { $gain } for { $who }, who laid it.
lesson-adding-rid = You get rid of what would cost you { $points } at the end of the hand.
lesson-adding-owner = The points of a combination go to whoever laid it first.
lesson-swapping = Get a joker for its card
lesson-swapping-gets = Your { $card } takes the place of { $joker } in combination { $place }, and the joker is yours.
lesson-swapping-points = { $who-is ->
    [you] The combination is yours ({ $gain }).
   *[other] The combination stays { $who }’s ({ $gain }).
}
lesson-swapping-cost = { $joker } costs { $points } if it stays in your hand.
lesson-discarding = Discard one card: that ends your turn
lesson-discarding-ends = { CAP($who) } is next and may take what you discard.
lesson-discarding-far = { $cards } { $cards-count ->
    [one] is
   *[other] are
} farthest from a combination of { $size }: { $lacking ->
    [one] one more card is
   *[other] { $lacking } more cards are
} needed.
lesson-discarding-alike = { $lacking ->
    [0] All your cards are part of a combination.
    [one] Each of your cards is one card away from a combination of { $size }.
   *[other] Each of your cards is { $lacking } cards away from a combination of { $size }.
}
lesson-discarding-fits = { $card } fits combination { $places }: somebody who has come out could add it.
lesson-discarding-keep = Keep { $cards }: with { $lacking-count ->
    [one] { $lacking }
   *[other] one of { $lacking }
} they are a combination of { $size } cards.
lesson-finishing = The last card ends the hand
lesson-finishing-last = Discard your last card: that ends the hand and brings { $points }.
lesson-finishing-near = You can get down to your last card; discarding it ends the hand and brings { $points }.
lesson-finishing-rival = { CAP($who) } holds { $count ->
    [one] only one card
   *[other] only { $count } cards
}: if the hand ends, your cards cost you { $points }.
lesson-finishing-back = You have no cards left: one comes back from your combinations, and discarding it ends the hand.
lesson-finishing-least = { $card } from combination { $place } costs least: { $points }.

## On the page
page-rummu-sub = hand { $hand }
page-rummu-sub-over = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
page-rummu-card = { $colour } { $number }
page-rummu-short = { $cards }
page-rummu-or = or
page-rummu-stock = Stock
page-rummu-pile = Discard pile
page-rummu-pile-empty = no card
page-rummu-discarded = { $who-is ->
    [you] yours
   *[other] from { $who }
}
page-rummu-your-turn = your turn
page-rummu-partner = partner
page-rummu-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-rummu-on-table = **{ $points }** on the table
page-rummu-needs = **{ $count }** to come out
page-rummu-meld = Combination { $place }, { $who-is ->
    [you] yours
   *[other] { $who }’s
}: { $cards }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-rummu-new = New combination: { $cards }
page-rummu-joker = { $count ->
    [one] { $joker } stands for { $cards }
   *[other] { $joker }: { $cards }
}
page-rummu-takes = takes { $cards }
page-rummu-give = give { $card }, take { $joker }
page-rummu-adds = with { $cards }: { $points } ({ $gain })
page-rummu-would = scores { $points }
page-rummu-with = with { $cards }: { $points }
page-rummu-draw = Draw
page-rummu-take = Take { $card }
page-rummu-enough = Take no more
page-rummu-lay = Lay { $cards }
page-rummu-add = Add { $cards } to { $place }
page-rummu-swap = Swap { $card } for { $joker }
page-rummu-discard = Discard { $card }
page-rummu-back = Take back { $card }
page-rummu-choose = Choose cards
page-rummu-choose-more = Choose more cards
page-rummu-where = Press a combination
page-rummu-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-rummu-drawn = new
page-rummu-chosen = chosen
page-rummu-goes = goes with what is chosen
page-rummu-put-down = { $cards } put down: no move takes { $cards-count ->
    [one] it
   *[other] them
} with { $card }
page-rummu-can-lay = can be laid with { $cards }
page-rummu-can-swap = can be swapped for the joker of combination { $places }
page-rummu-can-add = can be added to combination { $places }
page-rummu-backs = Cards that can be taken back
page-rummu-from = from combination { $place }
page-rummu-result = How the hand ended
page-rummu-player = Player
page-rummu-left = What for, and cards left in hand
page-rummu-gain = gain
page-rummu-total = total
page-rummu-parts = { $parts }
page-rummu-next-hand = Next hand
page-rummu-lays = You could lay
page-rummu-held = If somebody ends the hand now, your cards cost you { $points } points.
page-rummu-match-total = Match to { $count }
page-rummu-match-hands = { $count ->
    [one] Match of one hand
   *[other] Match of { $count } hands
}
page-rummu-hem-side = { $who } { $points }
page-rummu-hem-total = match to { $count }
page-rummu-hem-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
page-rummu-hem-label = Points with what lies on the table: { $left }; { $right }.
page-ask-draw = Draw, or take { $card }?
page-ask-draw-reshuffled = Draw, or take { $card }? The stock is used up: if you draw, the discards below { $card } become the new stock.
page-ask-take = { $card } is on top now: take it too?
page-ask-come-out = Come out, or discard a card? Your first combination needs at least { $needed } cards.
page-ask-come-out-together = Come out, or discard a card? Your first combinations need at least { $needed } cards together.
page-ask-cannot-come-out = Discard a card. You cannot come out yet: that takes a combination of { $needed } cards.
page-ask-short = Lay another combination. You need { $needed } cards to come out.
page-ask-lay = Lay, add, swap, or discard? Discarding one card ends your turn.
page-ask-discard = Discard a card. You have nothing to lay, add or swap.
page-ask-take-back = Take back a card and discard it. You have no cards left, so that ends the hand.
