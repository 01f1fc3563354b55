# The words of Serengeti in English. Keys and variables are the same in fr.ftl.

game-title = Serengeti
game-about = An auction game by Michael Schacht: what you pay goes to the others, and the last digit of the price says to whom.

## Settings
setting-edition = edition: a preset for the settings below
setting-referee = referee: strict – wrong bids cannot be made; open – they can, and are fined
setting-cards = the numbers of each tribe's five cards (reconstructed; give your own with @FILE)
setting-players = the largest number of players
setting-box = chips in the box
setting-chips = chips to each player
setting-undealt = where chips not dealt are: out of the game, or the bank
setting-opening = smallest opening bid
setting-bonus = chips from the bank for passing before having bid
setting-payment = where the price is paid: into the pot, or direct to the receivers
setting-holders = several have the digit: whoever has most such cards takes all (most), or each card is paid alike (each)
setting-nobody = nobody else has the digit: all but the buyer share
setting-remainder = where what does not divide goes: to the pot, or to the bank
setting-fine = where a fine goes: to the pot, or to the bank
setting-overbid = a bid above one's chips is found out on payday, or at once
setting-richest = points for most chips at the end
setting-tiebreak = ties: higher sum of numbers, none, or most cards and then most chips
setting-selling = players may sell their own cards
setting-exchanges = players may exchange cards (variant)

## What is wrong with settings
players-too-many = { $seats } players are too many where players={ $max }: play with --seats { $max }, or allow more with --set players={ $seats }
chips-above-box = --seats { $seats } × chips={ $chips } is more than box={ $box }; give fewer chips or a larger box
cards-refused = cards: { $reason } ({ $clause })
cards-unknown-tribe = line { $line }: “{ $name }” is not a tribe; the tribes are { $allowed }
cards-tribe-twice = line { $line }: { $name } is listed a second time; every tribe has one line
cards-not-a-number = line { $line }: “{ $text }” is not a number from 0 to 9
cards-number-twice-in-tribe = line { $line }: { $name } has the number { $number } twice; a tribe's five numbers are different
cards-not-five = line { $line }: { $name } has { $count } numbers; every tribe has five
cards-tribe-missing = { $name } is missing; all six tribes need a line
cards-number-not-three = the number { $number } is on { $count } cards; every number is on exactly three

## Tribes
tribe-nuba = Nuba
tribe-massai = Massai
tribe-bantu = Bantu
tribe-nandi = Nandi
tribe-tonga = Tonga
tribe-samburu = Samburu
cards-title = The cards of this game
cards-about = They come from the setting “cards” and replace the table under SER.2.
cards-number-means = The number on a card is a last digit: prices that end in it pay whoever has the card, and who has it may not bid such prices.
cards-of-tribe = { $name } ({ $letter }): { $numbers }

## Amounts
some-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
some-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Moves
verb-bid = bid
verb-pass = pass
verb-sell = sell
verb-swap = swap
verb-lose = lose
move-pass = pass
move-bid = bid { $amount }
move-sell = sell { $card }
move-swap = give { $give }, take { $take }
move-lose = give up { $card }
forms = bid 7, pass, sell N4, swap N4 B2, lose N4
forms-chance = first 2, turn N4 B2

## What would follow from a move
detail = { $parts }
detail-pays = pays { $to }; { $left } left
detail-pays-nobody = pays nobody; { $left } left
detail-stays = pays nobody, { $chips ->
    [one] 1 chip stays
   *[other] { $chips } chips stay
} in the pot; { $left } left
detail-fined = does not count and costs a chip
detail-unpaid = you cannot pay it
detail-swap = { $own } for you, { $theirs } for { $who }
payee = { $who } { $chips }
payee-each = each of the others { $chips }
payee-bank = the bank { $chips }
part-bonus = brings you { $chips } from the bank
part-gain = brings you { $chips } of the price
part-leaves = leaves { $cards } to { $who } for { $price }
part-free = leaves { $cards } to { $who } for nothing
part-free-you = gives you { $cards } for nothing
part-sells = costs you { $points } if somebody buys it
part-loses = costs you { $points }
part-opens = opens bids ending in { $digit } to you again

## Why not
why-over = the game is over
why-too-low = the smallest amount you can bid now is { $lowest }
why-digit = you own { $digit ->
    [8] an 8
   *[other] a { $digit }
}, so you may not bid an amount that ends in { $digit }
why-too-much = you have only { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
why-refused-before = { $amount } has already been refused this turn
why-above-box = there are only { $box } chips in the game
why-not-your-card = { $card } is not one of your cards
why-not-anothers-card = no other player has { $card }
why-must-lose = you bid more than you had; choose one of your cards to give up
why-auction = an auction is going on; bid or pass
why-selling = it is time to sell a card, or to pass
why-exchanging = it is time to exchange a card, or to pass
why-nature = cards are being turned up; nobody can act now

## Warnings
caution-digit = But you own { $digit ->
    [8] an 8
   *[other] a { $digit }
}: the bid would not count and would cost you a chip (SER.52).
caution-overbid-payday = But you have only { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}: if you won, you would lose a card and be out of this auction (SER.13).
caution-overbid-at-once = But you have only { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}: you would lose a card and be out of this auction (SER.13).

## The table
row-round = Round { $round } of { $rounds }
row-over = The game is over
row-lot = For sale
row-sale = { $who-is ->
    [you] Your card for sale
   *[other] For sale by { $who }
}
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-lost = Out of the game
row-digits = Last digit
digits-own = { $digits } yours, not allowed
digits-own-fined = { $digits } yours, fined
digits-shared = { $digits } → all others
digits-pay = { $digits } → { $who }
cell-first = { $who-is ->
    [you] you are first player
   *[other] { $who } is first player
}
cell-deck = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
cell-pot = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in the pot
cell-bank = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in the bank
cell-standing = { $who-is ->
    [you] your bid stands: { $amount }
   *[other] { $who } bids { $amount }
}
cell-no-bid = no bid yet
cell-points-more = { $points } (+{ $more } with these cards)
cell-bid = bid { $amount }
cell-passed = passed
cell-passed-bonus = passed, took { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
cell-seller = selling
cell-exchanged = exchanged
cell-barred = exchanged, may not bid
cell-excluded = sent out

## Questions
ask-bid-first = Nobody has bid yet. Bid at least { $lowest }, or pass?
ask-bid-above = { $who } bids { $amount }. Bid more, or pass?
ask-purse = You have { $chips }. Buying brings you { $points }.
ask-purse-closes = You have { $chips }. Buying brings you { $points } and closes { $digits-count ->
    [one] digit
   *[other] digits
} { $digits }.
ask-bonus = { $bonus ->
    [one] Passing now brings 1 chip from the bank.
   *[other] Passing now brings { $bonus } chips from the bank.
}
ask-digits = Your own numbers, not allowed as last digit: { $digits }.
ask-digits-open = Your own numbers, fined as last digit: { $digits }.
ask-sell = Sell one of your cards, or pass?
ask-swap = Exchange one of your cards for another player's (and not bid for this lot), or pass?
ask-lose = You bid more than you have. Which card do you give up?

## The story
story-first = { $who-is ->
    [you] You are first player.
   *[other] { $who } is first player.
}
story-turned = Round { $round }: { $count ->
    [one] one card is
   *[other] { $count } cards are
} turned up: { $cards }.
story-bid = { $who-is ->
    [you] You bid { $amount }.
   *[other] { $who } bids { $amount }.
}
story-fined = { $who-is ->
    [you] You call { $amount }, but own
   *[other] { $who } calls { $amount }, but owns
} { $digit ->
    [8] an 8
   *[other] a { $digit }
}: { $fine ->
    [0] the bid does not count; there is no chip left to fine.
   *[other] the bid does not count and costs a chip.
}
story-passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}
story-passed-bonus = { $who-is ->
    [you] You pass and take
   *[other] { $who } passes and takes
} { $bonus ->
    [one] 1 chip
   *[other] { $bonus } chips
} from the bank.
story-found-out = { $who-is ->
    [you] You cannot pay { $amount } and are
   *[other] { $who } cannot pay { $amount } and is
} out of this auction.
story-no-card-to-lose = { $who-is ->
    [you] You have no card to lose.
   *[other] { $who } has no card to lose.
}
story-restarted = The auction starts again.
story-restarted-bonuses = The auction starts again; what was paid for passing goes back to the bank.
story-offered = { $who-is ->
    [you] You offer { $card } for sale.
   *[other] { $who } offers { $card } for sale.
}
story-swapped = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $give } to { $other-is ->
    [you] you
   *[other] { $other }
} and { $who-is ->
    [you] take
   *[other] takes
} { $take }.
story-lost = { $who-is ->
    [you] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
story-sold = { $who-is ->
    [you] You buy
   *[other] { $who } buys
} { $cards } for { $price ->
    [one] 1 chip
   *[other] { $price } chips
}.
story-free = No bid stands: { $who-is ->
    [you] you get
   *[other] { $who } gets
} { $cards } for nothing.
story-kept = No bid stands: { $who-is ->
    [you] you keep
   *[other] { $who } keeps
} { $cards }.
story-digit = The last digit is { $digit }.
story-digit-nobody = The last digit is { $digit }, which nobody else has.
story-digit-free = The price is 0, so its last digit is 0{ $held ->
    [0] , which nobody else has
   *[other] {""}
}.
story-too-few = { $chips ->
    [one] 1 chip is
   *[other] { $chips } chips are
} too few to be shared.
story-gains = { CAP($who) } { $who-count ->
    [one] { $who-is ->
        [you] receive
       *[other] receives
    } { $gain ->
        [one] 1 chip
       *[other] { $gain } chips
    }.
   *[other] receive { $gain ->
        [one] 1 chip
       *[other] { $gain } chips
    } each.
}
story-pot-shared = The price of { $price } and the { $before ->
    [one] 1 chip
   *[other] { $before } chips
} in the pot are shared out.
story-rest-pot = { $chips ->
    [one] 1 chip stays
   *[other] { $chips } chips stay
} in the pot.
story-rest-bank = { $chips ->
    [one] 1 chip goes
   *[other] { $chips } chips go
} to the bank.
story-final-chips = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} at the end.
story-richest = { CAP($who) } { $who-count ->
    [one] { $who-is ->
        [you] have
       *[other] has
    } the most chips: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] have the most chips: { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }
}
story-tie = { CAP($who) } have equally many points.
story-tie-numbers = Equal points: { $who-is ->
    [you] your card numbers
   *[other] the card numbers of { $who }
} add up to more.
story-tie-numbers-too = { CAP($who) } have equally many points, and their card numbers add up to the same.
story-tie-cards = Equal points: { $who-is ->
    [you] you have
   *[other] { $who } has
} more cards.
story-tie-chips = Equal points and equally many cards: { $who-is ->
    [you] you have
   *[other] { $who } has
} more chips.
story-tie-cards-too = { CAP($who) } have equally many points, cards and chips.

## What speaks for and against a move: it follows “it”
named = { $who }
who-has-most = { $who }, who has the most points of your opponents
who-has-fewest = { $who }, who has the fewest points of your opponents
fact-last-word = buys at once, since nobody else can bid any more
fact-lowest = is the lowest bid open to you, for cards that bring you { $points }
fact-lowest-only = is the lowest bid that pays only { $who }
fact-lowest-shared = is the lowest bid whose price all the others share
fact-lowest-spares = is the lowest bid that pays nothing to { $who }
fact-set = would make { $count } { $tribe } cards yours, { $points } more in all
fact-worth-most = is for cards that are worth more to you than to anybody else
fact-denies = would keep { $points } from { $who }
fact-pays-only = pays only { $who }
fact-shared = spreads the price over all the others
fact-keeps-chips = keeps all your chips ({ $chips })
fact-bargain = would bring you { $points }, pay { $to } and leave you { $chips }
fact-bargain-nobody = would bring you { $points }, pay nobody and leave you { $chips }
fact-pays-strongest = would give { $chips } to { $who }
fact-all-chips = would take your last chip
fact-closes = would close bids ending in { $digits } to you
fact-fined = does not count and is fined, because of a number you own
fact-unpaid = is more than you can pay
fact-no-set = gives up only cards of tribes you do not have
fact-lets-gain = leaves { $points } to { $who }
fact-gives-up = gives up { $points }
fact-keeps-cards = keeps all your cards
fact-keeps-bidding = keeps your right to bid for the lot to come
fact-sells-least = offers a card that counts no more than { $points } for you, and none counts less
fact-sells-poor = can bring you chips, when you have only { $chips }
fact-sells-wanted = offers a card that is worth up to { $points } to others
fact-sells-strongest = may bring { $points } to { $who }
fact-loses-least = costs you { $points }, and no other card costs less
fact-swap-best = brings you { $points }, as much as any exchange can
fact-swap-gains = brings you { $points }
fact-swap-takes = takes { $points } from { $who }
fact-swap-gives = brings { $points } to { $who }
fact-swap-barred = keeps you from bidding for the lot to come

## What is left of the story for a reader who must remember the rest
story-bid-faded = { $who-is ->
    [you] You bid.
   *[other] { $who } bids.
}
story-fined-faded = { $who-is ->
    [you] You call an amount that is forbidden to you: the bid does not count.
   *[other] { $who } calls a forbidden amount: the bid does not count.
}
story-found-out-faded = { $who-is ->
    [you] You cannot pay and are out of this auction.
   *[other] { $who } cannot pay and is out of this auction.
}
story-sold-faded = { $who-is ->
    [you] You buy { $cards }.
   *[other] { $who } buys { $cards }.
}
story-price-faded = The price is paid.
story-too-few-faded = There are too few chips to be shared.
story-gains-faded = Chips are paid out.
story-pot-shared-faded = The price and the pot are shared out.
story-rest-pot-faded = The rest stays in the pot.
story-rest-bank-faded = The rest goes to the bank.

## Lessons
topic-lot = The lot
topic-bidding = Bid or pass
topic-digits = The last digit says who is paid
topic-sets = Cards of one tribe
topic-passing = Passing early
topic-ending = A pass that ends the auction
topic-sale = Cards that players sell
topic-parting = Parting with a card
lesson-lot = This is for sale
lesson-lot-cards = Lot { $round } of { $rounds }: { $count ->
    [one] one card, { $cards }.
   *[other] { $count } cards, all or none, { $cards }.
}
lesson-lot-worth = To you that is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
lesson-lot-points = To you that is worth { $points ->
    [one] one point
   *[other] { $points } points
}. After lot { $rounds } most points win.
lesson-lot-key = The buyer pays players, by the last digit: { $amount } would go to { $who }, who { $who-count ->
    [one] has
   *[other] have
} { $digit ->
    [8] an 8
   *[other] a { $digit }
}.
lesson-lot-key-all = The buyer pays players, by the last digit: { $amount } would go to all the others, as nobody has { $digit ->
    [8] an 8
   *[other] a { $digit }
}.
lesson-sale = A player sells a card
lesson-sale-card = { $who-is ->
    [you] You sell { $cards }.
   *[other] { $who } sells { $cards }.
}
lesson-sale-price = { $who-is ->
    [you] The whole price comes to you.
   *[other] The whole price goes to { $who }, whatever its last digit.
}
lesson-bidding = Bid more, or pass
lesson-bidding-stands = { $who-is ->
    [you] Your bid of { $amount } stands.
   *[other] { $who } bids { $amount }: yours would have to be higher.
}
lesson-bidding-none = Nobody has bid. The lowest bid is { $lowest }.
lesson-bidding-chips = You have { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, and the others do not see how many.
lesson-bidding-out = Whoever passes is out of this auction. The last one left buys.
lesson-digits = The last digit says who is paid
lesson-digits-nobody = Nobody else has { $digit ->
    [8] an 8
   *[other] a { $digit }
}: if you buy at a price ending in { $digit }, all the others share it.
lesson-digits-pays = If you buy at a price ending in { $digit }, it goes to { $who }, who { $who-count ->
    [one] has
   *[other] have
} { $digit ->
    [8] an 8
   *[other] a { $digit }
}.
lesson-digits-own = You own { $digits }: you may not bid amounts that end so.
lesson-sets = Cards of one tribe grow together
lesson-sets-grow = { $tribe }: { $before ->
    [one] your one card is
   *[other] your { $before } cards are
} worth { $points }; { $after } would be worth { $more }.
lesson-sets-other = To { $who } this lot is worth { $points }.
lesson-sets-closes = If you buy, you may no longer bid amounts that end in { $digits }.
lesson-passing = An early pass is paid
lesson-passing-bonus = Passing now brings you { $chips ->
    [one] one chip
   *[other] { $chips } chips
} from the bank.
lesson-passing-early = That is only for those who have not bid in this auction.
lesson-ending = Your pass would end the auction
lesson-ending-sold = If you pass, { $who } gets { $cards } for { $price }.
lesson-ending-free = { $who-is ->
    [you] If you pass, you get { $cards } for nothing.
   *[other] If you pass, { $who } gets { $cards } for nothing.
}
lesson-ending-gain = { $chips ->
    [one] One chip
   *[other] { $chips } chips
} of that price would come to you.
lesson-parting = What a card is worth to you
lesson-parting-sell = You may put up one of your cards for sale, or pass.
lesson-parting-swap = You may exchange one of your cards for one of somebody else’s. Then you cannot bid for the lot.
lesson-parting-lose = You bid more than you have and give up a card.
lesson-parting-points = { $card } costs you least: { $points ->
    [one] one point
   *[other] { $points } points
}.
lesson-parting-opens = Without it you may bid amounts ending in { $digit } again.

## On the page
page-card = { $tribe ->
    [N] Nuba
    [M] Massai
    [B] Bantu
    [A] Nandi
    [T] Tonga
   *[S] Samburu
} { $number }
page-ask-bid-first = { $lowest } or more, or pass? Each key is the cheapest bid with that last digit, and whom it pays.
page-ask-bid-above = More than { $amount }, or pass? Each key is the cheapest bid with that last digit, and whom it pays.
page-ask-purse = { "" }
page-ask-purse-closes = { "" }
page-ask-bonus = { "" }
page-ask-digits = { "" }
page-ask-digits-open = Bids that end in a number of yours are fined.
page-round = round { $round } of { $rounds }
page-hem-lot = lot { $round } of { $rounds }
page-hem-bank = bank { $chips }
page-hem-pot = pot { $chips }
page-hem-label = Cards sold: { $sold }; for sale now: { $now }; to come: { $left }
page-stands = { $amount ->
    [one] stands,
   *[other] stands,
}
page-by = by { $who }
page-by-you = by you
page-no-bid = No bid yet
page-hidden = The next lot is still face down.
page-worth = { $points ->
    [0] For you this lot is worth nothing.
    [one] For you this lot is worth +1 point.
   *[other] For you this lot is worth +{ $points } points.
}
page-closes = Then none of your bids may end in { $digits }.
page-sale = { $who } sells this card.
page-sale-own = You sell this card. { $points ->
    [one] 1 point goes
   *[other] { $points } points go
} with it.
page-bought = { $is ->
    [you] You bought for { $price }.
   *[other] { $who } bought for { $price }.
}
page-got = { $is ->
    [you] You got it for nothing.
   *[other] { $who } got it for nothing.
}
page-kept = { $is ->
    [you] Nobody bid: you keep it.
   *[other] Nobody bid: { $who } keeps it.
}
page-player = Player
page-points-short = pts
page-chips = chips
page-first-player = first player
page-tag-first = 1st
page-tag-your-turn = your turn
page-tag-turn = thinking
page-tag-bids = bids { $amount }
page-tag-passed = passed
page-tag-passed-bonus = passed +{ $chips }
page-tag-barred = may not bid
page-tag-excluded = sent out
page-tag-seller = selling
page-tag-wins = winner
page-tag-place = { $rank ->
    [2] second
    [3] third
   *[other] { $rank }th
}
page-purse-before = You have
page-purse-after = { $chips ->
    [one] chip
   *[other] chips
}
page-purse-secret = nobody else sees this
page-purse-open = laid open at the end
page-keys = Bids by last digit
page-key-each = { $chips } to each
page-key-pot = pot { $chips }
page-key-bank = bank { $chips }
page-key-nobody = nobody
page-key-all = all others
page-key-fined = fined { $chips }
page-key-unpaid = beyond your chips
page-key-own = yours
page-key-dear = too much
page-key-label = Bid { $amount }: { $paid }
page-key-own-label = Bids that end in { $digit } are closed: you own { $digit ->
    [8] an 8
   *[other] a { $digit }
}
page-key-dear-label = Bids that end in { $digit } are more than you have
page-key-quiet-label = Last digit { $digit } pays: { $paid }
page-pass = Pass
page-pass-bonus = { $chips ->
    [one] and take 1 chip
   *[other] and take { $chips } chips
}
page-pass-gain = { $chips ->
    [one] and receive 1 chip
   *[other] and receive { $chips } chips
}
page-pass-free = and get it for nothing
page-ten-more = Ten more
page-ten-back = Back to the cheapest
page-bid = Bid { $amount }
page-bid-none = Choose a bid
page-left = { $chips } left
page-last-word = it is yours
page-your-cards = Your cards
page-you-give = You give
page-you-take = You take
page-give-first = First choose a card of yours.
page-keep-all = Keep all cards
page-choose-card = Choose a card
page-paid = Who is paid
page-paid-digit = The last digit of the price decides: the other players with that number are paid, or all of them if nobody has it.
page-paid-holders = { $holders ->
    [each] Every card with that number earns the same.
   *[most] Whoever has most such cards takes it all.
}
page-paid-rest = { $remainder ->
    [bank] What does not divide goes to the bank.
   *[pot] What does not divide stays in the pot.
}
page-end = At the end
page-end-tribe = Cards of one tribe 1–5
page-end-tribe-points = 1 3 6 10 15
page-end-chips = Most chips
page-end-tie = Equal points
page-end-tiebreak = { $tiebreak ->
    [numbers] higher numbers
    [cards] more cards
   *[none] shared
}
