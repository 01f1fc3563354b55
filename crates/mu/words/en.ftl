# The words of Mü in English. Keys and variables are the same in fr.ftl.

game-title = Mü
game-about = A trick-taking game by Doris Matthäus and Frank Nestel: bid with your own cards, name a trump, call a partner.

## Settings
setting-total = points to play to
setting-hands = number of hands to play instead; 0 plays to the total
setting-most-hands = a match to a total ends after so many hands anyway
setting-colours = three players: the two colours left out, or random

## What is wrong with settings
colours-need-three = colours={ $colours } is for three players; { $seats } players use all five colours: leave colours=random, or play with --seats 3

## Trumps and suits
trump-number = the { $number }s
trump-card = { $number ->
    [8] an { $number }
   *[other] a { $number }
}
suit-trump = trump
number-plain = { $number }
number-below-zero = −{ $number }

## Moves
move-pass = pass
move-done = lay no more
move-lay = lay { $card }
move-trump = trump: { $trump }
move-no-trump = play without a trump of your own
move-partner = choose { $who } as partner
move-play = play { $card }
forms = lay r7, lay r7 b7, done, pass, trump red, trump 7, no trump, partner 3, play r7
forms-chance = dealer 2, leave out rb, deal r0 r1 … / b0 b1 … / …
verb-pass = pass
verb-done = done
verb-lay = lay
verb-trump = trump
verb-no = no
verb-partner = partner
    .takes = seat
verb-play = play
verb-red = red
verb-blue = blue
verb-green = green
verb-yellow = yellow
verb-black = black

## Why not
why-over = the match is over
why-nature = cards are being dealt; nobody can act now
why-auction = the auction is going on; lay cards or pass
why-not-in-hand = { $card } is not in your hand
why-no-other = { $card } lies before you already, and you have no other { $card }
why-turn-ended = with { $count ->
    [one] one card
   *[other] { $count } cards
} before you, you may lay no more in this turn, and it ends by itself
why-laid-already = you have laid a card in this turn; lay another, or say that you are done
why-nothing-laid = you have laid nothing in this turn; lay a card or pass
why-naming = it is time to name a trump
why-not-laid = none of the cards you laid is { $trump }
why-vice-trump = the vice has named this trump already
why-vice-must-name = the vice must name a trump; only the chief may name none
why-choosing = it is time to choose a partner: another player, but not the vice
why-partner-self = you cannot be your own partner
why-partner-vice = { $who } is the vice and cannot be your partner
why-playing = a trick is being played; play a card
why-not-yours = { $card } is neither in your hand nor before you
why-follow = { $suit } was led and you can follow; { $card } does not

## The table
row-hand = Hand { $hand }
row-over = The match is over
row-contract = { $who-is ->
    [you] You are chief
   *[other] { $who } is chief
}
row-side-yours = Your side ({ $who })
row-side-chief = The chief’s side ({ $who })
row-side-others = Against them ({ $who })
row-ladder = What beats what
row-trick = Trick
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-bid = With { $count ->
    [one] one card
   *[other] { $count } cards
}
row-bids = With { $first } to { $last } cards
row-own-trumps = Trumps in hand
row-own = Your hand
row-played = Played before
cell-turn = { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
}
cell-trick = trick { $number } of { $of }
cell-to-come = { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
} to come
cell-dealer = { $who-is ->
    [you] you deal
   *[other] { $who } deals
}
cell-left-out = without { $one } and { $other }
cell-total = { $total } points end the match
cell-hands = of { $hands }
cell-bid = bid: { $count ->
    [one] one card
   *[other] { $count } cards
}
cell-target = needs { $target } of { $all } triangles
cell-vice-trump = vice’s trump: { $trump }
cell-won = { $won } of { $needs ->
    [one] one triangle
   *[other] { $needs } triangles
}
cell-bonus = made: +{ $bonus }{ $count ->
    [one] {""}
   *[other] {" "}each
}
cell-fine = failed: chief −{ $fine } per card too many
cell-reward = failed: +{ $reward }{ $count ->
    [one] {""}
   *[other] {" "}each
} per card too many
cell-by = { $who-is ->
    [you] by you
   *[other] by { $who }
}
cell-by-winning = { $who-is ->
    [you] by you, winning
   *[other] by { $who }, winning
}
cell-chief = chief
cell-vice = vice
cell-partner = partner
cell-against = opponent
cell-highest = highest bid
cell-level = level at the top
cell-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
cell-triangles = { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
}
cell-void = without { $suits }
cell-no-cards = no cards left
cell-only-laid = only the cards before you
cell-score = score { $points }
cell-to-go = score { $points }, { $missing } to go
rung-card = { $card }
rung-led = the suit led
rung-below = › { $what }

## Bids
standing-alone = the highest bid
standing-level = level with { $who }
standing-below = below { $who }
bid-target = as chief you need { $target } triangles
bid-bonus = bonus { $bonus } or more
bid-eklat = if nobody lays more, an eklat costs you { $points }
ending-passed-out = ends the auction; nobody scores, and the next hand is dealt
ending-chief = { $who-is ->
    [you] ends the auction: you are chief
   *[other] ends the auction: { $who } is chief
}
ending-eklat = { $who-is ->
    [you] ends the auction in an eklat, and you pay
   *[other] ends the auction in an eklat, and { $who } pays
}
caution-level = You are level with { $who }: if nobody lays more, the eklat costs you { $points } points.
caution-eklat = This ends the auction in an eklat, which costs you { $points } points.

## Choices
detail-chief-trump = { $held ->
    [one] one of your cards
   *[other] { $held } of your cards
}; bonus { $bonus }
detail-vice-trump = { $held ->
    [one] one of your cards
   *[other] { $held } of your cards
}
detail-no-trump = bonus { $bonus }
detail-partner = { $trumps ->
    [0] shows no trump
    [one] shows one trump
   *[other] shows { $trumps } trumps
}
detail-wins = { $who-is ->
    [you] you win the trick
   *[other] { $who } wins the trick
}: { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
}
detail-winning = { $who-is ->
    [you] you are winning
   *[other] { $who } is winning
}, { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
} with this card

## Questions
ask-lay = Lay cards, or pass? Up to { $limit } may lie before you; { $count ->
    [0] none does
    [one] one does
   *[other] { $count } do
} now. Name all the cards of your bid in one line: lay r7 b7.
ask-lay-more = Lay another card, or are you done? { $count ->
    [one] One lies
   *[other] { $count } lie
} before you, and up to { $limit } may.
ask-vice-trump = You are vice. Which trump do you name: a colour or a number on a card you laid?
ask-chief-trump = You are chief. Which trump do you name, if any: a colour or a number on a card you laid?
ask-chief-trump-too = You are chief; the vice’s trump is { $trump }. Which trump do you name, if any: a colour or a number on a card you laid?
ask-partner = Whom do you choose as partner? Together you need { $target } triangles.
ask-lead = You lead. Which card?
ask-follow = Which card? You must follow suit: { $suit }.
ask-follow-trump = Which card? A trump was led, and you must play one.
ask-free = Which card? You have none of the suit led ({ $suit }), so any will do.

## The story
story-dealer = { $who-is ->
    [you] You are the first dealer.
   *[other] { $who } is the first dealer.
}
story-left-out = The colours { $one } and { $other } are left out.
story-dealt = { $who-is ->
    [you] You deal hand { $hand }.
   *[other] { $who } deals hand { $hand }.
}
story-own-hand = Your cards: { $cards }.
story-bid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} { $cards }: { $count ->
    [one] one card
   *[other] { $count } cards
} in all, { $standing }.
story-passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}
story-chief = All have passed. { $who-is ->
    [you] You are chief
   *[other] { $who } is chief
} with { $count ->
    [one] one card.
   *[other] { $count } cards.
}
story-vice = { $who-is ->
    [you] You are vice.
   *[other] { $who } is vice.
}
story-no-vice = There is no vice.
story-trump = { $who-is ->
    [you] You name a trump: { $trump }.
   *[other] { $who } names a trump: { $trump }.
}
story-no-trump = { $who-is ->
    [you] You name no trump.
   *[other] { $who } names no trump.
}
story-partner = { $who-is ->
    [you] You choose { $partner } as partner.
   *[other] { $partner-is ->
        [you] { $who } chooses you as partner.
       *[other] { $who } chooses { $partner } as partner.
    }
}
story-target = { $who-among ->
    [you] Your side ({ $who }) needs
   *[other] The chief’s side ({ $who }) needs
} { $target } triangles against { $others }. The bonus is { $bonus }{ $who-count ->
    [one] {""}
   *[other] {" "}each
}.
story-led = { $who-is ->
    [you] You lead { $card }.
   *[other] { $who } leads { $card }.
}
story-led-trump = { $who-is ->
    [you] You lead { $card }, a trump.
   *[other] { $who } leads { $card }, a trump.
}
story-played = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
story-trick = { $who-is ->
    [you] You win the trick
   *[other] { $who } wins the trick
} { $cards }: { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
}{ $side ->
    [yours] {" "}for your side
    [theirs] {" "}for the other side
   *[none] {""}
}.
story-passed-out = Nobody has laid a card. The hand brings nothing, and the next one is dealt.
story-eklat = Eklat! Several players have laid { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $who-is ->
    [you] you were the last of them and pay.
   *[other] { $who } was the last of them and pays.
}
story-kept = { $who-among ->
    [you] Your side ({ $who }) wins
   *[other] The chief’s side ({ $who }) wins
} { $won } triangles and needed { $target }. The contract is made, and the bonus is { $bonus }{ $who-count ->
    [one] {""}
   *[other] {" "}each
}: { $sum }.
bonus-cards = 10 for each card of the bid
bonus-trump = { $cards } for the bid, { $trump } for the trump
bonus-most = the most there is
story-failed = { $who-among ->
    [you] Your side ({ $who }) wins
   *[other] The chief’s side ({ $who }) wins
} { $won } triangles and needed { $target }. The bid was { $short ->
    [one] one card
   *[other] { $short } cards
} too high, and for each { $chief-is ->
    [you] you lose 10 and every opponent gets 5.
   *[other] { $chief } loses 10 and every opponent gets 5.
}
story-triangles = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points } for triangles (total { $total }).
story-gain = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points }: { $triangles } for triangles, { $extra } (total { $total }).
story-loss = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $points }: { $triangles } for triangles, { $extra } (total { $total }).
story-nothing = { $who-is ->
    [you] You score nothing
   *[other] { $who } scores nothing
} (total { $total }).
account-bonus = { $points } as bonus
account-reward = { $points } for the contract that failed
account-fine = −{ $points } for the contract that failed
story-eklat-gain = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points } (total { $total }).
story-eklat-loss = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} { $points } (total { $total }).

## Reasons of hints: they follow “it”
for-you = for you
for-your-side = for your side
fact-wins = wins the trick with { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
} { $side }
fact-wins-surely = wins the trick { $side }, whatever the others play: { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
} so far
fact-wins-so-far = takes the lead in the trick { $side }, with { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
} so far
fact-cheapest-winner = is the weakest of your cards that take the lead
fact-strongest-winner = is the hardest to beat of your cards
fact-trumps = trumps a suit that you do not have
fact-beats-friend = beats { $who } of your own side
fact-gives = adds { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
} to a trick that { $who } of your side is winning
fact-gives-surely = adds { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
} to a trick that your side is sure to win
fact-no-stake = adds no triangle to a trick that your side may still lose
fact-leaves-it = leaves the trick to { $who } of your side
fact-gives-nothing = gives the other side no triangle
fact-gives-fewest = gives the other side as few triangles as you can: { $triangles }
fact-gives-away = gives the other side { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
}, which you could avoid
fact-keeps-trumps = keeps your trumps for later
fact-lead-surely = wins the trick { $side }, whatever the others play
fact-highest-out = is the highest card still out of its suit ({ $suit })
fact-returns = returns the suit that your side has just led ({ $suit })
fact-friend-shows = leads to { $card }, which lies open before { $who } of your side
fact-draws-trumps = makes everybody who has a trump play one
fact-stakes-nothing = risks no triangle
fact-stakes = risks { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
} of your own
fact-empties = leaves you without a card of this suit ({ $suit }), so that you can trump it later
fact-weakest = is the weakest card you may play
fact-lowest-of = is your lowest card of its suit ({ $suit })
fact-highest-of = is your highest card of its suit ({ $suit })
fact-open-already = tells nothing new, as the card lies open already
fact-lay-allows = lets you name { $trump }, of which you hold { $held } (by itself a bid of { $count })
fact-lay-allows-both = lets you name { $trump }, of which you hold { $held }, or { $other }, of which you hold { $others } (by itself a bid of { $count })
fact-lay-more = shows another card of { $trump }, of which you hold { $held } (by itself a bid of { $count })
fact-lay-lowest = shows only the lowest card of a long suit of yours, { $trump } (by itself a bid of { $count })
fact-lay-weakest = shows only the lowest card of your hand (by itself a bid of { $count })
fact-lay-shows-high = shows the others one of your high cards
fact-bid-alone = makes yours the highest bid ({ $count }; as chief you would need { $target } triangles)
fact-bid-level = makes you level with { $who } at { $count }; if nobody lays more, an eklat costs you { $points }
fact-bid-below = stays below { $who } with a bid of { $count }
fact-hides-rest = keeps the rest of your hand hidden
fact-hides-all = shows no more of your hand
fact-passed-out = ends the hand, which then costs nobody anything
fact-nobody-yet = leaves the first bid to the others
fact-stays-highest = leaves you with the highest bid: as chief you would need { $target } triangles
fact-leaves-chief = leaves the highest bid to { $who }, who would need { $target } triangles
fact-stays-vice = leaves you with the second highest bid: you would be vice
fact-eklat-costs = risks an eklat that costs you { $points }
fact-eklat-brings = brings you { $points } if the tie stays
fact-eklat-hits = costs { $who } { $points } if the tie stays
fact-most-trumps = makes more of your cards trump than any other choice: { $held }
fact-trumps-held = makes { $held ->
    [one] one of your cards
   *[other] { $held } of your cards
} trump
fact-highest-trumps = is a trump whose highest cards you hold ({ $cards })
fact-top-card = makes one of your cards the strongest of all
fact-bonus = brings a bonus of { $points } if you make the contract
fact-vice-alone = leaves the vice’s trump above everything ({ $trump })
fact-shows-most-trumps = chooses the player who shows the most trumps: { $count }
fact-shows-trumps = chooses a player who shows { $count ->
    [one] one trump
   *[other] { $count } trumps
}
fact-shows-high = chooses a player who shows { $count ->
    [one] a high card
   *[other] { $count } high cards
} beside trumps
fact-shows-most = chooses the player who shows the most cards: { $count }
fact-fewest-points = gives the bonus to the player with the fewest points you may choose
fact-most-points = gives the bonus to the player with the most points you may choose

## What is left of the story for a reader who must remember the rest
story-own-hand-faded = You look at your cards.
story-bid-faded = { $who-is ->
    [you] You bid
   *[other] { $who } bids
}: { $count ->
    [one] one card
   *[other] { $count } cards
} in all, { $standing }.
story-led-faded = { $who-is ->
    [you] You lead.
   *[other] { $who } leads.
}
story-played-faded = { $who-is ->
    [you] You play a card.
   *[other] { $who } plays a card.
}
story-trick-faded = { $who-is ->
    [you] You win the trick.
   *[other] { $who } wins the trick.
}

## Lessons
topic-bidding = Bidding with your own cards
topic-raising = Leading the auction
topic-eklat = The eklat
topic-passing = Passing
topic-naming = Naming trumps
topic-partner = The chief’s partner
topic-leading = Leading to a trick
topic-trumps = Trumps, a suit of their own
topic-following = Following suit
topic-void = Without the suit led
topic-target = What the chief’s side needs
topic-worth = What a trick is worth
topic-open = Open cards
lesson-bidding = Bid with your own cards
lesson-bidding-none = Nothing lies before you. You may show up to { $limit ->
    [one] one card
   *[other] { $limit } cards
}; whoever shows most is chief.
lesson-bidding-some = { $count ->
    [one] One of your cards lies open
   *[other] { $count } of your cards lie open
}: that is your bid. Up to { $limit } may.
lesson-bidding-trump = As trump, { $trump } would serve you best: { $cards }. You can name it later only if one of these lies open.
lesson-bidding-trump-laid = As trump, { $trump } would serve you best: { $cards }. One of these lies open, so you could name it.
lesson-bidding-stays = What you lay stays yours to play, but all can read it.
lesson-raising = To be chief, show most
lesson-raising-stands = { CAP($who) } { $who-among ->
    [you] lead
   *[other] { $who-count ->
        [one] leads
       *[other] lead
    }
} with { $most ->
    [one] one card
   *[other] { $most } cards
}.
lesson-raising-target = With { $count ->
    [one] one card
   *[other] { $count } cards
} you would lead alone. As chief your side would need { $target } triangles.
lesson-raising-stake = If you reach it, it brings { $bonus } points or more; if not, the chief loses { $fine } for each card bid too many.
lesson-eklat = Level at the top is a danger
lesson-eklat-level = With { $count ->
    [one] one card
   *[other] { $count } cards
} you are level with { $who }.
lesson-eklat-pays = If all pass then, that is an eklat: no trick is played, you came last and lose { $points } points, { $who } { $who-count ->
    [one] gets
   *[other] get
} { $gain }.
lesson-eklat-out = One card more leads alone, one less risks nothing.
lesson-passing = What a pass leads to
lesson-passing-nobody = If all pass now, nobody scores.
lesson-passing-chief = { $who-is ->
    [you] If all pass now, you are chief
   *[other] If all pass now, { $who } is chief
} with { $count ->
    [one] one card.
   *[other] { $count } cards.
}
lesson-passing-eklat = { $who-is ->
    [you] If all pass now, it is an eklat, and you pay.
   *[other] If all pass now, it is an eklat, and { $who } pays.
}
lesson-passing-round = { $missing ->
    [one] Yours is the last pass that is missing: it ends the auction.
   *[other] { $missing } passes in a row end the auction. If somebody lays a card before, you are asked again.
}
lesson-naming = Name a trump
lesson-naming-best = { CAP($trump) } promises most: { $count ->
    [one] one of your cards
   *[other] { $count } of your cards
} would be trump.
lesson-naming-laid = The trump has to stand on a card you laid, as its colour or its number: { $cards }.
lesson-naming-vice = You are vice, the runner-up. { CAP($who) } names the stronger trump after you, and you play against { $who }.
lesson-naming-chief = The vice named { $trump }. Your trump beats that one, and a card that is both beats all.
lesson-naming-bonus = A number brings more than a colour if you win, no trump most: each is harder.
lesson-partner = Choose by what lies open
lesson-partner-target = You two need { $target } of { $all } triangles. All others play against you.
lesson-partner-trumps = { CAP($who) } shows { $trumps ->
    [one] one trump
   *[other] { $trumps } trumps
}, the most.
lesson-partner-high = Nobody shows a trump. { CAP($who) } shows { $high ->
    [one] one high card
   *[other] { $high } high cards
}.
lesson-partner-nothing = Nobody shows a trump or a high card.
lesson-partner-vice = { CAP($who) } is vice and cannot be chosen.
lesson-partner-share = If you reach it, both of you get the bonus; if not, the chief alone pays.
lesson-leading = You lead to the trick
lesson-leading-any = You may play any card. The others must follow its suit if they can.
lesson-leading-trump = { $count ->
    [one] Your strongest card is { $cards }, a trump.
   *[other] Your strongest cards, equally strong, are trumps: { $cards }.
}
lesson-leading-high = { $count ->
    [one] You have no trump. Your highest card is { $cards }.
   *[other] You have no trump. Your highest cards are { $cards }.
}
lesson-leading-next = Whoever wins the trick leads to the next.
lesson-trumps = Trumps are a suit of their own
lesson-trumps-order = The strongest first: { $order }. Then the suit led.
lesson-trumps-one = Trump: { $order }. Any of them beats the suit led.
lesson-trumps-led = { CAP($who) } led { $card }. It is a trump and asks for trumps, not for { $colour }.
lesson-trumps-own = { $count ->
    [one] Your trump that may be played: { $cards }.
   *[other] Your trumps that may be played: { $cards }.
}
lesson-trumps-none = No trump of yours may be played now.
lesson-following = Follow suit
lesson-following-led = { CAP($who) } led { $card }, so { $suit } is asked for.
lesson-following-cards = { $count ->
    [one] You have one that follows and must play it: { $cards }.
   *[other] You have { $count } that follow and must play one of them: { $cards }.
}
lesson-following-free = You never have to win: high or low is up to you.
lesson-void = You cannot follow
lesson-void-none = You have no { $suit }: any card may be played.
lesson-void-trumps = { $count ->
    [one] A trump can still win, and you have one: { $cards }. You need not play it.
   *[other] A trump can still win, and you have { $count }: { $cards }. You need not play one.
}
lesson-void-lost = You have no trump either, so your card cannot win.
lesson-void-friend = { CAP($who) }, of your side, is winning: triangles you play now help you.
lesson-void-foe = { CAP($who) }, of the other side, is winning: play cards with few triangles.
lesson-target = The contract decides
lesson-target-ours = Your side ({ $who }) needs { $target } of { $all } triangles.
lesson-target-theirs = { CAP($who) } { $who-count ->
    [one] needs
   *[other] need
} { $target } of { $all } triangles; you play against that.
lesson-target-won = So far { $won } are won and { $missing } are missing; { $come } are still to come.
lesson-target-stake = Reached, it brings { $bonus }. If not, the chief loses { $fine } and each opponent gains { $reward } for each card bid too many.
lesson-worth = Triangles count, not tricks
lesson-worth-trick = This trick holds { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
} so far.
lesson-worth-friend = { CAP($who) }, of your side, is winning it.
lesson-worth-foe = { CAP($who) }, of the other side, is winning it.
lesson-worth-card = Of what you may play, { $card } carries most: { $triangles ->
    [0] no triangle
    [one] one triangle
   *[other] { $triangles } triangles
}.
lesson-open = Open cards are read by all
lesson-open-own = Open before you: { $cards }. { $count ->
    [one] You play it like the others, and all can reckon with it.
   *[other] You play them like the others, and all can reckon with them.
}
lesson-open-other = { CAP($who) } shows { $cards }: you can reckon with that.

## On the page
page-mu-sub-auction = hand { $hand } · auction
page-mu-sub-naming = hand { $hand } · trumps
page-mu-sub-trick = hand { $hand } · trick { $number } of { $of }
page-mu-sub-over = after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
page-mu-card = { $colour } { $number }
page-mu-triangles = triangles
page-mu-needs = **{ CAP($who) }** { $who-among ->
    [you] need
   *[other] { $who-count ->
        [one] needs
       *[other] need
    }
} **{ $target }** ▲ · bid { $bid }
page-mu-trumps = Trumps
page-mu-no-trumps = No trumps
page-mu-ladder = What beats what, the strongest first: { $order }
page-mu-bid = bid { $count }
page-mu-passed = passed
page-mu-against = against
page-mu-your-turn = your turn
page-mu-dealer = dealer
page-mu-nothing-yet = nothing yet
page-mu-nothing-open = none open
page-mu-open-of = Open before { $who }
page-mu-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-mu-hidden-open = { $hidden } + { $open } open
page-mu-hidden-open-short = { $hidden } + { $open }
page-mu-trick = Trick { $number }
page-mu-your-card = your card
page-mu-after-you = after you
page-mu-led = led
page-mu-wins = wins
page-mu-winning = winning the trick
page-mu-bids = What your bid would mean
page-mu-bids-of = What a bid of { $who } would mean
page-mu-bids-have = Cards
page-mu-bids-lay = Lay
page-mu-bids-need = Chief’s side needs
page-mu-bids-now = As it stands
page-mu-target = { $target } ▲
page-mu-alone = you lead alone
page-mu-level = **level with { $who }:** if it stays so, an eklat costs you { $points }
page-mu-not-now = not now: one more than the lead is the most
page-mu-end-passed = If all pass, nobody scores.
page-mu-end-chief = { $who-is ->
    [you] You lead with { $bid }: if all pass, you are chief.
   *[other] { $who } leads with { $bid } and is chief if all pass.
}
page-mu-end-eklat = { $who-is ->
    [you] Level with { $cards }: if all pass, an eklat, and you pay.
   *[other] Level with { $cards }: if all pass, an eklat, and { $who } pays.
}
page-mu-options = What you can choose
page-mu-none = no trump
page-mu-high = { $count ->
    [one] one high card
   *[other] { $count } high cards
}
page-mu-choose-trump = Choose a trump
page-mu-choose-partner = Choose a partner
page-mu-name = Name { $trump } as trump
page-mu-name-none = Play without a trump
page-mu-take-partner = Play with { $who }
page-mu-choose-card = Choose a card
page-mu-play = Play { $card }
page-mu-pass = Pass
page-mu-done = Lay no more
page-mu-lay = { $count ->
    [0] Lay cards
    [one] Lay one card
   *[other] Lay { $count } cards
}
page-mu-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-mu-chosen = chosen
page-mu-playable = may be played
page-mu-layable = may be laid
page-mu-open = open to all
page-mu-result = How the hand ended
page-mu-sheet-chief = chief: { $who } · bid { $bid }
page-mu-made = made
page-mu-failed = failed
page-mu-eklat = Eklat!
page-mu-passed-out = nobody bid
page-mu-player = Player
page-mu-extra = contract
page-mu-gain = gain
page-mu-total = total
page-mu-last-trick = { $who-is ->
    [you] You won the last trick:
   *[other] { $who } won the last trick:
}
page-mu-next-hand = Next hand
page-mu-this-hand = This hand
page-mu-row-chiefs = Chief’s side ({ $who })
page-mu-row-others = Against them ({ $who })
page-mu-row-out = Still out
page-mu-row-bonus = Made: { $you ->
    [you] you get
   *[other] { $count ->
        [one] the chief gets
       *[other] each of them gets
    }
}
page-mu-row-fine = Failed: the chief, per card too many
page-mu-row-reward = Failed: each opponent, per card
page-mu-of-target = { $won } of { $target } ▲
page-mu-hem-yours = { $won } your side
page-mu-hem-others = against { $won }
page-mu-hem-chiefs = { $who-is ->
    [you] your side { $won }
   *[other] { $who }’s side { $won }
}
page-mu-hem-goal = needs { $target }
page-mu-hem-goal-theirs = they need { $target }
page-mu-hem-label = Triangles, of { $all }: { $left }; { $right }; { $goal }.
page-ask-lay = Lay cards, or pass? Up to { $limit } may lie open before you. They stay yours to play.
page-ask-lay-more = Lay another card, or lay no more? Up to { $limit } may lie open before you.
page-ask-vice-trump = You are vice: name a trump. It has to stand on a card you laid.
page-ask-chief-trump = You are chief: name a trump, or none. It has to stand on a card you laid.
page-ask-chief-trump-too = You are chief: name a trump, or none. The vice’s trump is { $trump }; yours will be the stronger one.
page-ask-partner = Choose a partner. Together you need { $target } triangles.
page-ask-lead = You lead: play a card
page-ask-follow = { CAP($suit) } was led: play { $suit }
page-ask-follow-trump = A trump was led: play a trump
page-ask-free = You have no { $suit }: play any card
