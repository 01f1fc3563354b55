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
verb-play = play
verb-release = release
verb-name = name
verb-take = take
verb-enough = enough
verb-add = add
verb-seventeen = 17
verb-pair = pair
move = { $move }
move-enough = catch no more 0s
detail-catches = catches { $cards }: { $haul }; { $left ->
    [0] leaves nothing wild
   *[other] leaves { $left } wild
}
detail-neighbour-catches = { $who } catches { $cards }: { $haul }; { $left ->
    [0] leaves nothing wild
   *[other] leaves { $left } wild
}
detail-plays = { $count } possible catches, with up to { $haul }
detail-plays-many = more than { $count } possible catches, with up to { $haul } and more
detail-neighbour-plays = { $who } has { $count } possible catches, with up to { $haul }
detail-neighbour-plays-many = { $who } has more than { $count } possible catches, with up to { $haul } and more
detail-named = { $who } chooses between { $ways }: up to { $haul } for you
haul-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
haul-unicorns = { $count ->
    [one] 1 unicorn
   *[other] { $count } unicorns
}
haul-hedgehogs = { $count ->
    [one] 1 hedgehog
   *[other] { $count } hedgehogs
}
haul-babies = { $count ->
    [one] 1 baby
   *[other] { $count } babies
}
haul-triangles = { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
points-minus = −{ $count ->
    [one] 1 point
   *[other] { $count } points
}
signed-plus = +{ $count }
signed-minus = −{ $count }
way-name-add = adding
way-name-seventeen = 17
way-name-pair = pairing
way-by-add = by adding
way-by-seventeen = by making 17
way-by-pair = as a pair
way-caught = { $cards } { $how }
forms = play r5 add b2 g3 17 k8 y4 pair k5, release r5, play r5 add pair, take b2, enough
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
why-pair-number = { $card } pairs only with { $number ->
    [8] an 8
   *[other] a { $number }
}
why-pair-one = pairing catches one wild card: say which card you play and which one it catches, as in play r5 pair k5
why-catches-itself = { $card } has only just been played and cannot be caught itself
why-not-wild = { $cards-count ->
    [one] { $cards } is
   *[other] { $cards } are
} not lying there, or not so often
why-caught-twice = a wild card can be caught only once in a turn
why-zero = while there are 0s in the wild, a catch by adding or by making 17 must include one: { $cards }
why-too-much = { $kind } is too much: the cards for { $card } still have to make { $left }
why-order = cards are chosen in ascending order, and { $kind } comes before the last one
why-dead-end = with { $kind } the catch of { $card } could not be completed
why-not-enough = { $card } needs more cards
why-chosen-already = that does not go with what has been chosen for { $card }: { $cards }

## The table
row-hand = Hand { $hand }
row-hand-of = Hand { $hand } of { $hands }
row-over = The match is over
row-prices = Points
row-wild = In the wild
row-wild-empty = Nothing is wild
row-played = { $who-is ->
    [you] You play
   *[other] { $who } plays
}
row-own = { $who-is ->
    [you] Your hand
   *[other] The hand of { $who }
}
row-others = Cards in hand
row-side = { CAP($side) }
side = { $who-among ->
    [you] your side ({ $who })
   *[other] { $who }
}
side-alone = { $who }
prize-unicorns = unicorns
prize-hedgehogs = hedgehogs
prize-cards = cards
animal-unicorn = unicorn
animal-hedgehog = hedgehog
animal-baby = baby
animal-baby-unicorn = baby unicorn
animal-baby-hedgehog = baby hedgehog
cell-turn = { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
}
cell-deal = deal { $deal } of { $deals }
cell-goal-total = the match goes to { $points } points
cell-goal-lowest = the lowest score wins
cell-goal-highest = the highest score wins
cell-stock = { $count ->
    [0] the stock is empty
    [one] 1 card in the stock
   *[other] { $count } cards in the stock
}
cell-most = most { $prize } { $points }
cell-race = { $prize } { $counts }, most { $points }
cell-race-sure = { $prize } { $counts }, most { $points } (sure with { $sure })
cell-each-baby = each baby (0) { $points }
cell-each-triangle = each triangle { $points }
cell-holds = { $who } { $count }
cell-no-cards = no cards left
cell-names = { $who-is ->
    [you] you name the way
   *[other] { $who } names the way
}
cell-catches = catches { $way }
cell-caught-so-far = catches { $way }; chosen so far
cell-match = { $points } in the match
cell-pile = { $count ->
    [0] nothing caught
    [one] 1 card caught
   *[other] { $count } cards caught
}
cell-so-far = { $points } now

## Questions
ask-play = Which card do you play? { $cards-count ->
    [one] Only { $cards } can catch something.
   *[other] These can catch something: { $cards }.
}
ask-release = None of your cards can catch anything. Which one do you release?
ask-release-empty = There is nothing in the wild. Which card do you release?
ask-zero = There is a 0 in the wild: a catch by adding or by making 17 must include one.
ask-offer = These can catch in several ways, and { $who } would name one: { $cards }.
ask-name = { $who } plays { $card }. You name the way in which it catches; { $who } then chooses the cards.
ask-take-sum = Which card does { $card } catch next, { $way }? { $left ->
    [0] The sum is complete but for a 0.
   *[other] The cards still have to make { $left }.
}
ask-take-pair = Which card does { $card } catch as a pair?
ask-take-zeros = { $card } adds 0s, two at least. Which one does it catch next?

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
} { $ways }. { $card } goes on the pile too.
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
story-majority = Most { $prize } ({ $count }): { $points } for { $side }.
story-majority-both = Both sides have { $count } { $prize }: { $points } each.
story-majority-shared = Most { $prize } ({ $count } each): { $points } each for { $who }.
story-tally = { CAP($side) }: { $points } (total { $total }), with { $haul }.
story-tally-nothing = { CAP($side) }: { $points } (total { $total }).

## Facts: what follows “it”
fact-lead = { $open ->
    [yes] lets you take
   *[no] takes
} the lead in { $prize }
fact-sure = { $open ->
    [yes] lets you make
   *[no] makes
} sure that your side has the most { $prize }
fact-burden = gives { $side } the most { $prize }
fact-most-unicorns = { $open ->
    [yes] lets you catch
   *[no] catches
} { $count ->
    [one] a unicorn, which no other move does
   *[other] { $count } unicorns, more than any other move
}
fact-unicorns = { $open ->
    [yes] lets you catch
   *[no] catches
} { $count ->
    [one] a unicorn
   *[other] { $count } unicorns
}
fact-most-triangles = { $open ->
    [yes] lets you gain
   *[no] brings
} { $points } in triangles, more than any other move
fact-points-of-triangles = { $open ->
    [yes] lets you gain
   *[no] brings
} { $points } in triangles
fact-most-points = { $open ->
    [yes] lets you gain
   *[no] brings
} { $points } in triangles and babies, more than any other move
fact-points = { $open ->
    [yes] lets you gain
   *[no] brings
} { $points } in triangles and babies
fact-most-cards = { $open ->
    [yes] lets you catch
   *[no] catches
} { $count } cards, more than any other move
fact-ways = catches in { $count ->
    [2] two
   *[other] three
} ways at once
fact-no-hedgehog = { $open ->
    [yes] lets you avoid hedgehogs
   *[no] catches no hedgehog
}
fact-hedgehogs = catches { $count ->
    [one] a hedgehog
   *[other] { $count } hedgehogs
}
fact-no-baby = { $open ->
    [yes] lets you avoid babies
   *[no] catches no baby
}
fact-babies = catches { $count ->
    [one] a baby ({ $points })
   *[other] { $count } babies ({ $points } each)
}
fact-empties = leaves nothing in the wild, so that { $who } must release a card
fact-leaves-no-unicorn = leaves { $who } no unicorn in the wild
fact-leaves-unicorns = leaves { $who } { $count ->
    [one] a unicorn
   *[other] { $count } unicorns
} in the wild
fact-few-numbers = leaves { $who } the fewest numbers that can catch something ({ $count } of 10)
fact-many-numbers = leaves { $who } the most numbers that have to catch something ({ $count } of 10)
fact-puts-hedgehog = puts a hedgehog into the wild
fact-puts-baby = puts a baby into the wild, which sums must take along
fact-puts-unicorn = puts a unicorn into the wild
fact-puts-no-triangle = puts no triangle into the wild
fact-puts-one-triangle = puts only one triangle into the wild
fact-keeps-unicorn = keeps your { $count ->
    [one] unicorn
   *[other] { $count } unicorns
} in hand
fact-keeps-pair = keeps a card in hand that can catch the same number back
fact-catches-nothing = catches nothing
fact-fewest-cards = { $open ->
    [yes] need not catch more than
   *[no] catches only
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}, fewer than any other move
fact-cards = { $open ->
    [yes] need not catch more than
   *[no] catches
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-triangles = { $open ->
    [yes] need not cost more than
   *[no] costs
} { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}
fact-no-triangle = { $open ->
    [yes] need not cost a triangle
   *[no] costs no triangle
}
fact-named = lets { $who } name the way
fact-not-named = leaves { $who } no choice of the way
fact-neighbour-most = makes { $who } catch at least { $count } cards, more than any other way
fact-neighbour-cards = makes { $who } catch at least { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-neighbour-hedgehogs = makes { $who } catch at least { $count ->
    [one] 1 hedgehog
   *[other] { $count } hedgehogs
}
fact-neighbour-triangles = makes { $who } take at least { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}
fact-own-release = leaves you a card that you can release

## Lessons
topic-playing = Cards that catch
topic-releasing = Cards that are released
topic-adding = Catching by adding
topic-seventeen = Catching by making 17
topic-pairing = Catching a pair
topic-zero = A 0 in the wild
topic-prizes = What counts at the end
topic-choosing = Choosing what is caught
topic-naming = Naming the way
lesson-playing = Play a card that catches others
lesson-playing-catch = { $count ->
    [one] One of your cards can catch something now, and must if you play it: { $cards }.
   *[other] These of your cards can catch something now, and must if you play them: { $cards }.
}
lesson-playing-best = { $card } could catch { $ways }: { $haul } for your pile.
lesson-playing-named = Where a card can catch in several ways, { $who } names the one that counts.
lesson-playing-pile = What you catch lies face down in your pile and counts at the end of the hand.
lesson-releasing = A card that catches nothing is released
lesson-releasing-cards = { $count ->
    [one] This one catches nothing now: { $cards }.
   *[other] These catch nothing now: { $cards }.
}
lesson-releasing-wild = A released card lies in the wild, open for everybody to catch.
lesson-releasing-ways = A card catches wild cards that add up to it or make 17 with it, or one of the same number.
lesson-adding = Catch by adding
lesson-adding-catch = { $card } catches { $cards }, two cards or more that add up to { $number }.
lesson-adding-stays = The card you play stays in the wild, unless it catches a pair as well.
lesson-seventeen = Catch by making 17
lesson-seventeen-catch = { $card } catches { $cards }: with your { $number } that makes 17.
lesson-pairing = Catch a pair
lesson-pairing-catch = { $card } catches { $cards }, a card of the same number.
lesson-pairing-own = With a pair, your own card goes into your pile too.
lesson-ways-together = One card may catch in several ways at once: { $card } could catch { $ways }.
lesson-zero = A 0 has to go along
lesson-zero-wild = A 0 lies in the wild: whoever catches by adding or by making 17 must take one along.
lesson-zero-points = Each 0 is a baby animal and counts { $points } for whoever catches it.
lesson-prizes = What counts at the end
lesson-prizes-unicorns = Whoever has caught the most unicorns, the blue cards, gets { $points }; { $sure } are always enough.
lesson-prizes-hedgehogs = Whoever has caught the most hedgehogs, the yellow cards, gets { $points }; with { $sure } that is certain.
lesson-prizes-cards = Whoever has caught the most cards gets { $points }; with { $sure } that is certain.
lesson-prizes-each = Each triangle on a card counts { $triangle }, each 0, a baby animal, { $baby }.
lesson-prizes-lowest = Each triangle on a card counts { $triangle }, and the lowest score wins.
lesson-choosing = Choose what is caught
lesson-choosing-way = { $card } catches { $way }.
lesson-choosing-cards = These can come next: { $cards }.
lesson-choosing-enough = Or you take no more.
lesson-naming = You name how it catches
lesson-naming-card = { CAP($who) } played { $card }.
lesson-naming-ways = It can catch in several ways, and you name one: { $ways }.
lesson-naming-theirs = What it catches goes to { $who }, and in this game the lowest score wins.

## What is left of the story for a reader who must remember the rest
story-dealt-faded = { $who-is ->
    [you] You deal four cards each and some into the wild.
   *[other] { $who } deals four cards each and some into the wild.
}
story-own-hand-faded = You look at your cards.
story-released-faded = { $who-is ->
    [you] You release a card.
   *[other] { $who } releases a card.
}
story-caught-faded = { $who-is ->
    [you] You play a card and make a catch.
   *[other] { $who } plays a card and makes a catch.
}
story-offered-faded = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a card that could catch in several ways; { $other-is ->
    [you] you name one.
   *[other] { $other } names one.
}
story-named-faded = { $who-is ->
    [you] You name one of the ways.
   *[other] { $who } names one of the ways.
}

## On the page
page-sub = hand { $hand }
page-sub-of = hand { $hand } of { $hands }
page-sub-stock = stock { $stock }
page-sub-over = the match is over
page-card = { $colour } { $number }
page-ask-play = Which card do you play?
page-how = What does { $card } catch?
page-catches = { $card } catches { $cards }
page-comes-along = { $card } goes along with its pair: { $haul }.
page-comes-stays = { $card } stays in the wild: { $haul } for you.
page-leaves = { $cards-count ->
    [0] Nothing is left in the wild.
   *[other] Left there: { $cards }.
}
page-needs = Only together with { $cards }.
page-needs-more = Something else has to be caught with it.
page-would-release = { $card } can catch nothing: it can be released
page-would-be-named = { $who } would name the way { $card } catches
page-cards-are-yours = Which cards it then catches is yours to choose.
page-would-name = { $card } would catch { $how }
page-sentence = { CAP($words) }.
page-could-catch = What { $card } could catch
page-ways-of = { $card } catches
page-name-add = Adding
page-name-seventeen = Seventeen
page-name-pair = Pair
page-way-add = makes { $number }
page-way-seventeen = { $number } + { $sum }
page-way-pair = another { $number }
page-used = { $card } is used by { $way }
page-no-zero = without a 0
page-nothing-left = leaves nothing for { $way }
page-not-together = not with { $cards }
page-turn-yours = your turn
page-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-partner = partner · { $count }
page-caught = { $count } caught
page-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-news = Since your last turn
page-released = released
page-result = What the hand came to
page-side = Side
page-figure-cards = cards
page-figure-triangles = triangles
page-figure-unicorns = unicorns
page-figure-hedgehogs = hedgehogs
page-figure-babies = babies
page-gain = points
page-total = total
page-next-hand = Next hand
page-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-chosen = chosen
page-ways = { $count ->
    [0] release
    [one] 1 way
   *[other] { $count } ways
}
page-this-catch = This catch
page-release = Release { $card }
page-release-short = Release
page-must-catch = { $card } can catch: it must
page-play = Play { $card }
page-names-way = { $who } names the way
page-catch = Catch { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-choose-catch = Choose what it catches
page-choose-card = Choose a card
page-choose-way = Choose a way
page-name-it-add = Name adding
page-name-it-seventeen = Name seventeen
page-name-it-pair = Name the pair
page-prices = At the end of the hand
page-most-unicorns = most unicorns
page-most-hedgehogs = most hedgehogs
page-most-cards = most cards
page-each-baby = each baby (0)
page-each-triangle = each triangle
page-race = { $counts }, sure with { $sure }
page-hem-yours = { $count } caught by your side · { $points } points
page-hem-you = { $count } caught by you · { $points } points
page-hem-side = { $who } · { $points } points · { $count }
page-hem-them = { $points } points · { $count }
page-hem-others = caught by the others { $count }
page-hem-label = The { $all } cards of the game. { $left }; { $right }.
