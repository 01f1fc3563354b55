# The words of Safarü in English. Keys and variables are the same in fr.ftl.

game-title = Safarü
game-about = A fishing game with the Mü deck: catch unicorns and triangles, leave hedgehogs and baby animals in the wild; Reverse Safarü turns it round.

## Settings
setting-variant = plain – Safarü; reverse – Reverse Safarü, where the lowest score wins
setting-teams = on – four play in two teams; off – everybody alone (only four players in the reverse game)
setting-total = points to play to (plain only)
setting-hands = number of hands to play; 0 plays to the total, in the reverse game as many hands as players
setting-most-hands = a match to a total ends after this many hands anyway (plain only)

## Moves
move-release = release { $card }
move-play = play { $card } and catch by { $ways }
move-play-reverse = play { $card }
move-name = name { $way }
move-take = catch { $card }
move-enough = catch no more 0s
detail-catches = it catches { $ways }
detail-plays = there are { $count } ways to choose the cards
detail-named = your left neighbour names the way: { $ways }
way-name-add = adding
way-name-seventeen = seventeen
way-name-pair = pairing
way-add = { $cards } by adding
way-seventeen = { $cards } with seventeen
way-pair = { $cards } as a pair
forms = play r5 add b2 g3 seventeen k8 y4 pair k5, release r5, play r5 add pair, take b2, enough
forms-reverse = play r5 add b2 g3, play r5, release r5, name add, take b2, add b2 g3, enough
forms-chance = dealer 2, deal r0 r1 r2 r3 / b0 b1 b2 b3 table g0 g1 g2 g3

## Why not
why-over = the match is over
why-nature = cards are being dealt; nobody can act now
why-play-a-card = it is your turn: play or release one of your cards
why-choose-first = choose first what { $card } catches
why-name-first = name first the way in which { $card } catches; the cards are its player’s to choose
why-not-in-hand = you do not hold { $card }
why-could-catch = { $card } can catch something and may not be released
why-table-empty = there are no wild cards; release a card
why-cannot-catch = { $card } can catch nothing; release it, or play another card
why-say-how = say how { $card } catches
why-no-add = there are no two wild cards or more that add up to { $card }
why-no-seventeen = there are no wild cards that make 17 with { $card }
why-no-pair = there is no wild card of the number of { $card }
why-not-together = { $card } cannot catch in all these ways at once: a wild card is caught only once, and there are too few
why-only-one-way = { $card } can catch in one way only; play it without saying how
why-neighbour-names = { $card } can catch in several ways, so your left neighbour names one; play it without saying how
why-one-way = exactly one way of catching is used here
why-add-two = adding needs at least two wild cards
why-add-sum = the cards to be added make { $sum }, but { $card } needs { $number }
why-seventeen-sum = the cards make { $sum }, but { $card } needs { $needed } to reach 17
why-pair-number = { $card } pairs only with a { $number }
why-catches-itself = { $card } has only just been played and cannot be caught itself
why-not-wild = { $cards-count ->
    [one] { $cards } is
   *[other] { $cards } are
} not lying there, or not so often
why-caught-twice = a wild card can be caught only once in a turn
why-zero = while there are 0s in the wild, a catch by adding or with seventeen must include one: { $cards }
why-too-much = { $kind } is too much: the cards for { $card } still have to make { $left }
why-order = cards are chosen in ascending order, and { $kind } comes before the last one
why-dead-end = with { $kind } the catch of { $card } could not be completed
why-not-enough = { $card } needs more cards
why-chosen-already = that does not go with what has been chosen for { $card }: { $cards }

## The table
row-hand = Hand { $hand }
row-over = The match is over
row-wild = Wild
row-played = { $who-is ->
    [you] You played
   *[other] { $who } played
}
row-chosen = Caught with it so far
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-side = { $who-is ->
    [you] Your side
   *[other] Side of { $who }
}
cell-goal-total = played to { $points } points
cell-goal-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
} in all
cell-dealer = { $who-is ->
    [you] you deal
   *[other] { $who } deals
}
cell-stock = { $count ->
    [one] one card in the stock
   *[other] { $count } cards in the stock
}
cell-score = { $points ->
    [one] one point
   *[other] { $points } points
}
cell-pile = { $count ->
    [0] nothing caught
    [one] one card caught
   *[other] { $count } cards caught
}
cell-remembered = unicorns { $unicorns }, hedgehogs { $hedgehogs }, baby animals { $babies }, triangles { $triangles }

## Questions
ask-play = Which card do you play? These can catch something: { $cards }.
ask-release = None of your cards can catch anything. Which one do you release?
ask-zero = There is a 0 in the wild: a catch by adding or with seventeen must include one.
ask-offer = These can catch in several ways, and your left neighbour would name one: { $cards }.
ask-name = { $who } plays { $card }, which can catch in several ways. Which way do you name?
ask-take = Which card does { $card } catch next, by { $way }?

## The story
story-dealer = { $who-is ->
    [you] You are
   *[other] { $who } is
} the first dealer.
story-dealt = { $who-is ->
    [you] You deal
   *[other] { $who } deals
} four cards each; into the wild: { $cards }.
story-dealt-last = { $who-is ->
    [you] You deal
   *[other] { $who } deals
} the last four cards each, and none to the table.
story-own-hand = Your cards: { $cards }.
story-released = { $who-is ->
    [you] You release { $card }.
   *[other] { $who } releases { $card }.
}
story-caught = { $who-is ->
    [you] You play { $card } and catch
   *[other] { $who } plays { $card } and catches
} { $ways }. { $card } stays in the wild.
story-caught-paired = { $who-is ->
    [you] You play { $card } and catch
   *[other] { $who } plays { $card } and catches
} { $ways }. { $card } goes along.
story-offered = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }, which could catch in several ways; { $other-is ->
    [you] you name one.
   *[other] { $other } names one.
}
story-named = { $who-is ->
    [you] You name
   *[other] { $who } names
} { $way }.
story-hand-over = The hand is over; what is left in the wild is nobody’s.
story-most-unicorns = Most unicorns ({ $count }), 24 points: { $who-is ->
    [you] you
   *[other] { $who }
}.
story-most-hedgehogs = Most hedgehogs ({ $count }), 12 points less: { $who-is ->
    [you] you
   *[other] { $who }
}.
story-most-cards = Most cards ({ $count }), 24 points: { $who-is ->
    [you] you
   *[other] { $who }
}.
story-most-hedgehogs-reverse = Most hedgehogs ({ $count }), 18 points: { $who-is ->
    [you] you
   *[other] { $who }
}.
story-tally = { $who-is ->
    [you] You
   *[other] { $who }
}: triangles { $triangles }, baby animals { $babies }; { $points } in this hand, { $total } in all.
story-tally-reverse = { $who-is ->
    [you] You
   *[other] { $who }
}: triangles { $triangles }, cards { $cards }; { $points } in this hand, { $total } in all.
