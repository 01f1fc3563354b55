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
setting-holders = several hold the digit: most cards takes all, or each card is paid alike
setting-nobody = nobody holds the digit: all but the buyer share
setting-remainder = where goes what does not divide
setting-fine = where a fine goes
setting-overbid = a bid above one's chips is found out on payday, or at once
setting-richest = points for most chips at the end
setting-tiebreak = ties: higher sum of numbers, none, or most cards and then most chips
setting-selling = players may sell their own cards
setting-exchanges = players may exchange cards (variant)

## What is wrong with settings
players-too-many = --seats { $seats } needs players={ $seats } or more; here players={ $max }
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

## Moves
move-pass = pass
move-bid = bid { $amount }
move-sell = sell { $card }
move-swap = give { $give }, take { $take }
move-lose = give up { $card }
forms = bid 7, pass, sell N4, swap N4 B2, lose N4
forms-chance = first 2, turn N4 B2

## Why not
why-over = the game is over
why-too-low = the smallest amount you can bid now is { $lowest }
why-digit = you own a card with the number { $digit }, so you may not bid an amount that ends in { $digit }
why-too-much = you have only { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
why-refused-before = { $amount } was refused in this turn already
why-above-box = there are only { $box } chips in the game
why-not-your-card = { $card } is not one of your cards
why-not-anothers-card = { $card } does not lie before another player
why-must-lose = you bid more than you had; choose one of your cards to give up
why-auction = an auction is going on; bid or pass
why-selling = it is time to sell a card, or to pass
why-exchanging = it is time to exchange a card, or to pass
why-nature = cards are being turned up; nobody can act now

## Warnings
caution-digit = But you own a { $digit }: the bid would not count and would cost you a chip (SER.52).
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
cell-first = { $who-is ->
    [you] you are first player
   *[other] first player: { $who }
}
cell-deck = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
cell-pot = pot: { $chips }
cell-bank = bank: { $chips }
cell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cell-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
cell-bid = bids { $amount }
cell-passed = passed
cell-seller = selling
cell-barred = exchanged, may not bid
cell-excluded = sent out

## Questions
ask-bid-first = Nobody has bid yet. Bid at least { $lowest }, or pass?
ask-bid-above = { $who } bids { $amount }. Bid more, or pass?
ask-chips = You have { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
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
    [you] You call { $amount }, but own a { $digit }
   *[other] { $who } calls { $amount }, but owns a { $digit }
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
story-restarted = The auction starts again; bonuses for passing go back to the bank.
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
    [you] You get
   *[other] { $who } gets
} { $cards } for { $price }.
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
story-gains = { $gain ->
    [one] 1 chip
   *[other] { $gain } chips
} { $who-count ->
    [one] for { $who }.
   *[other] each for { $who }.
}
story-pot-shared = With the { $before } that lay in the pot, the price of { $price } is shared out.
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
story-richest = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $who-count ->
    [one] for most chips: { $who }.
   *[other] each for most chips: { $who }.
}
story-tie = Equal points share the win.
story-tie-numbers = Equal points: the higher sum of card numbers wins.
story-tie-cards = Equal points: more cards win, then more chips.
