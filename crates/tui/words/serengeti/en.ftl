# The words of Serengeti on the full screen in English. Keys and variables are the same in fr.ftl.

screen-serengeti-edition = { $edition ->
    [abacus] Abacus edition
    [asmodee] Asmodée edition
    [digest] the digest
   *[other] { $edition }
}
screen-serengeti-counts = { $sold } sold · { $now } now · { $left } to come
screen-serengeti-stands = { $who-is ->
    [you] { $amount } stands, your bid
   *[other] { $amount } stands, bid by { $who }
}
screen-serengeti-you-sell = You sell this card.
screen-serengeti-worth = in points: { $worth }
screen-serengeti-closes = it would close { $digits } to you
screen-serengeti-closed = closed to you now: { $digits }
screen-serengeti-points = points
screen-serengeti-took = passed, took { $chips }
screen-serengeti-passed = passed +{ $chips }
screen-serengeti-bid-stands = bid { $amount }, stands
screen-serengeti-nobody = { $amount }: nobody else has { $digit ->
    [8] an 8
   *[other] a { $digit }
}; it { $detail }.
screen-serengeti-bid-is = { $amount } { $detail }.
screen-serengeti-last-word = The lot is yours at once.
screen-serengeti-bid = Bid { $amount }, { $left } left
screen-serengeti-pass-short = Pass +{ $chips }
screen-serengeti-tribe = 1–5 of a tribe
screen-serengeti-pass-bonus = Pass, take { $chips }
screen-serengeti-pass-gain = Pass, get { $chips }
screen-serengeti-pass-free = Pass, get it free
screen-serengeti-pays = pays
screen-serengeti-own = you own { $digit }
screen-serengeti-dear = { $amount } is more than your { $chips } chips
screen-serengeti-hem = { $lot } · most chips at the end: +{ $points }
screen-serengeti-all = all
screen-serengeti-shortly = { $amount }: { $paid }; { $left } left.
screen-serengeti-each = { $chips } to each
screen-serengeti-rest-bank = bank{ $chips }
screen-serengeti-rest-pot = pot{ $chips }
screen-serengeti-most = +{ $points } most
screen-serengeti-give = Give { $card }
screen-serengeti-choose-take = Choose what to take
screen-serengeti-key-digit = digit
screen-serengeti-key-keep = keep all
screen-serengeti-ask-sell = Sell a card, or pass?
screen-serengeti-ask-swap = Exchange a card, or pass?
screen-serengeti-ask-lose = Which card do you give up?
