# The words of Asante on the full screen in English. Keys and variables are the same in fr.ftl.

screen-asante-ask-drawing = Look, or play?
screen-asante-your-turn = your turn
screen-asante-turn-of = { $who }’s turn
screen-asante-goal = { $goal } gold brings on the end
screen-asante-hem = { $who } { $gold } of { $goal } gold
screen-asante-gold = { $gold } gold
screen-asante-stand = stand
screen-asante-empty = empty
screen-asante-pile = draw pile { $count }
screen-asante-discards = discards { $count }
screen-asante-holy = holy pile { $count }, used { $used }
screen-asante-any = any ×{ $count }
screen-asante-lacks = lacks { $wares }
screen-asante-sold-out = no { $wares } left
screen-asante-not-alike = none alike
screen-asante-not-now = not now
screen-asante-look = Look
screen-asante-end = End
screen-asante-end-gold = End, +{ $gold } gold
screen-asante-buy = Buy { $what }
screen-asante-sell = Sell { $what }
screen-asante-play = Play
screen-asante-play-card = Play { $what }
screen-asante-drop = Discard { $what }
screen-asante-give = Give { $what }
screen-asante-use = Use
screen-asante-lay = Lay
screen-asante-lay-here = Lay it here
screen-asante-do = Do this
screen-asante-named = { $name }: { $text }
screen-asante-ware = { $letter } is { $ware }: { $left } left to buy; { $whose-is ->
    [you] you have
   *[other] { $whose } has
} { $own }, { $who } { $theirs }.
screen-asante-no-keeper = You hold no card that cancels.
screen-asante-key-trade = buy/sell
screen-asante-key-ware = ware
screen-asante-key-table = table
screen-asante-key-look = look
screen-asante-key-end = end
