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
suit-trump = trump

## Moves
move-pass = pass
move-done = lay no more
move-lay = lay { $card }
move-trump = trump: { $trump }
move-no-trump = no trump
move-partner = choose { $who } as partner
move-play = play { $card }
forms = lay r7, lay r7 b7, done, pass, trump red, trump 7, no trump, partner 3, play r7
forms-chance = dealer 2, leave out rb, deal r0 r1 … / b0 b1 … / …

## Why not
why-over = the match is over
why-nature = cards are being dealt; nobody can act now
why-auction = the auction is going on; lay cards or pass
why-not-in-hand = { $card } is not in your hand
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
row-trick = { $who-is ->
    [you] Trick, led by you
   *[other] Trick, led by { $who }
}
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-own = Your hand
row-played = Played before
cell-dealer = { $who-is ->
    [you] you deal
   *[other] dealer: { $who }
}
cell-left-out = without { $one } and { $other }
cell-bid = bid: { $count ->
    [one] one card
   *[other] { $count } cards
}
cell-target = needs { $target } triangles
cell-chief-trump = chief’s trump: { $trump }
cell-no-trump = chief’s trump: none
cell-vice-trump = vice’s trump: { $trump }
cell-winning = { $who-is ->
    [you] you are winning it
   *[other] { $who } is winning it
}
cell-chief = chief
cell-vice = vice
cell-partner = partner
cell-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
cell-triangles = { $triangles ->
    [one] one triangle
   *[other] { $triangles } triangles
}
cell-void = without { $suits }
cell-score = score { $points }

## Questions
ask-lay = Lay cards or pass? You may have up to { $limit } before you after this turn; now you have { $count }. Cards typed in one line are your whole bid.
ask-lay-more = Lay another card, or done? You have { $count } before you and may have { $limit }.
ask-vice-trump = You are vice. Which trump do you name? It must be on a card you laid.
ask-chief-trump = You are chief. Which trump do you name, if any? It must be on a card you laid.
ask-chief-trump-too = You are chief; the vice’s trump is { $trump }. Which trump do you name, if any? It must be on a card you laid.
ask-partner = Whom do you choose as partner? Together you need { $target } triangles.
ask-lead = You lead. Which card?
ask-follow = Which card? Follow suit if you can: { $suit }.

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
story-laid = { $who-is ->
    [you] You lay { $card } and now have
   *[other] { $who } lays { $card } and now has
} { $count ->
    [one] one card
   *[other] { $count } cards
} on the table.
story-done = { $who-is ->
    [you] You stop
   *[other] { $who } stops
} at { $count ->
    [one] one card.
   *[other] { $count } cards.
}
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
story-target = { $who } need { $target } triangles together.
story-target-alone = { $who-is ->
    [you] You need { $target } triangles.
   *[other] { $who } needs { $target } triangles.
}
story-played = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
story-trick = { $who-is ->
    [you] You win the trick
   *[other] { $who } wins the trick
} { $cards }: { $triangles ->
    [0] no triangles.
    [one] one triangle.
   *[other] { $triangles } triangles.
}
story-passed-out = Nobody has laid a card. The hand brings nothing and is dealt anew.
story-eklat = Eklat! Several players have laid { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $who-is ->
    [you] you were the last of them and pay.
   *[other] { $who } was the last of them and pays.
}
story-kept = The chief’s side wins { $won } triangles and needed { $target }: a bonus of { $bonus }.
story-failed = The chief’s side wins { $won } triangles and needed { $target }: the bid was { $short ->
    [one] one card
   *[other] { $short } cards
} too high.
story-gain = { $who-is ->
    [you] You score { $points }.
   *[other] { $who } scores { $points }.
}
story-loss = { $who-is ->
    [you] You lose { $points }.
   *[other] { $who } loses { $points }.
}
