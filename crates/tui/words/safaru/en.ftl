# The words of Safarü on the full screen in English. Keys and variables are the same in fr.ftl.

screen-safaru-sub = hand { $hand } · deal { $deal } of { $deals }
screen-safaru-hand-over = hand { $hand } is over
screen-safaru-side = { CAP($who) }: { $count } caught, { $points } points
screen-safaru-side-short = { CAP($who) }: { $count } · { $points }
screen-safaru-hem-side = your side { $count } caught
screen-safaru-hem-you = you { $count } caught
screen-safaru-hem-others = others { $count }
screen-safaru-most-unicorns = most unicorns (■)
screen-safaru-most-hedgehogs = most hedgehogs (★)
screen-safaru-each-triangle = each △
screen-safaru-triangles = △
screen-safaru-baby-unicorn = uni·baby
screen-safaru-baby-hedgehog = hog·baby
screen-safaru-sum = sum
screen-safaru-way-add = adding to { $number }
screen-safaru-way-seventeen = making 17
screen-safaru-way-pair = pairing
screen-safaru-each-once = Each way once, and no card in two ways.
screen-safaru-how = ↑ goes to the ways; Space puts a catch on or off, Enter makes what is on.
screen-safaru-choose = Choose { $cards }
screen-safaru-caught = { $who-is ->
    [you] Your { $card } caught { $cards }
   *[other] { $who }’s { $card } caught { $cards }
}
screen-safaru-this-hand = This hand
screen-safaru-key-way = way
screen-safaru-key-switch = switch
