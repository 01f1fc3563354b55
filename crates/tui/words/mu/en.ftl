# The words of Mü on the full screen in English. Keys and variables are the same in fr.ftl.

screen-mu-hand-over = hand { $hand } is over
screen-mu-any = any { $number }
screen-mu-suit-led = suit led
screen-mu-led-short = led
screen-mu-beats = beats:
screen-mu-needs = { CAP($who) } { $who-among ->
    [you] need
   *[other] { $who-count ->
        [one] needs
       *[other] need
    }
} { $target } △
screen-mu-needs-bid = { CAP($who) } { $who-among ->
    [you] need
   *[other] { $who-count ->
        [one] needs
       *[other] need
    }
} { $target } △ (bid { $bid })
screen-mu-laid = { $count ->
    [one] 1 card laid
   *[other] { $count } cards laid
}
screen-mu-laid-leads = { $count } laid · leads
screen-mu-laid-level = { $count } laid · level
screen-mu-in-hand = { $count } in hand
screen-mu-bids-lay = you lay
screen-mu-bids-lie = would lie
screen-mu-bids-needs = the side needs
screen-mu-bids-then = if the auction ended there
screen-mu-not-now = not now: one more than the lead is the most
screen-mu-level = level with { $who }: an eklat costs you { $points }
screen-mu-in-deck = { $count } △ in the deck
screen-mu-needed-at = needed at that bid
screen-mu-lay = Lay { $cards }
screen-mu-playable = You may play { $cards }.
screen-mu-after = { $who-is ->
    [you] after you
   *[other] after { $who }
}
screen-mu-goal = needs { $target }
screen-mu-stops = { $target } stops them
screen-mu-hem-yours = your side { $won }
screen-mu-hem-chiefs = chief { $won }
screen-mu-of = { $won } of { $target }
screen-mu-if-made = Made, each of them
screen-mu-if-failed-chief = Failed, the chief per card
screen-mu-if-failed-others = Failed, each opponent
screen-mu-role = role
screen-mu-won = △ won
screen-mu-key-lay = lay
screen-mu-key-play = play
screen-mu-key-name = name it
