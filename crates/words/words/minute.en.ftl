# A game in four pictures: what stands under each. The pictures are in `web/src/pages/minute/pictures.ts`.
# French: minute.fr.ftl, the same messages.

minute-you = you
minute-chief = chief’s side
minute-others = the others
minute-opponent = your opponent
minute-once = once
minute-every-turn = every turn
minute-or = or
minute-buy = buy
minute-sell = sell
minute-turn = a turn
minute-next-turn = your next turn
minute-yours = yours

minute-mu-1 = Bid with your cards
minute-mu-1-about = Lay cards of your hand open, or pass. Their number is your bid, and you still play them.
minute-mu-2 = Most cards: you are chief
minute-mu-2-about = You name a trump that stands on a card you laid: its colour or its number.
minute-mu-3 = Two sides
minute-mu-3-about = The chief picks a partner. Together they need so many triangles; the higher the bid, the more.
minute-mu-4 = Tricks bring triangles
minute-mu-4-about = Follow the suit that was led if you can. The triangles at the foot of the cards count.

minute-serengeti-1 = Bid for the lot
minute-serengeti-1-about = One, two or three cards are for sale together. Bid more than the last bid, or pass.
minute-serengeti-2 = The last digit: who is paid
minute-serengeti-2-about = Pay 17, and those who own a 7 get the money. If nobody else owns one, all the others share it.
minute-serengeti-3 = Your digits are closed
minute-serengeti-3-about = You own a 4? Then none of your bids may end in 4. Every card you buy makes bidding harder.
minute-serengeti-4 = Tribes count
minute-serengeti-4-about = One to five cards of a tribe count 1, 3, 6, 10, 15 points. The most chips bring a few more.

minute-rummu-1 = Draw, lay, discard
minute-rummu-1-about = Draw a card or take from the discards, lay what you can, put one card down.
minute-rummu-2 = Runs and sets
minute-rummu-2-about = Numbers that follow one another, or the same number: all of one colour, or no colour twice.
minute-rummu-3 = Yellow is the joker
minute-rummu-3-about = Each stands for its own number. Hold the card it stands for, and you may swap it out.
minute-rummu-4 = Be rid of your cards
minute-rummu-4-about = Your first combination needs four cards. Every card left in your hand costs 5 points, a yellow one 10.

minute-calcory-1 = Turn up, add up
minute-calcory-1-about = Sixty cards lie face down. Turn up one after another; only the numbers count.
minute-calcory-2 = Exactly 13
minute-calcory-2-about = The cards are yours, all but one that goes back face down.
minute-calcory-3 = Above 13
minute-calcory-3-about = Your turn is over and the cards go face down again. Remember them.
minute-calcory-4 = Stop below 13
minute-calcory-4-about = Your cards are marked. If nobody beats their sum before your next turn, they are yours.

minute-safaru-1 = Catch by adding
minute-safaru-1-about = Play a 5, and it catches wild cards that add up to 5.
minute-safaru-2 = Catch with 17
minute-safaru-2-about = Or cards that make 17 together with yours.
minute-safaru-3 = Catch a pair
minute-safaru-3-about = Or one card of the same number. One card may catch in all three ways.
minute-safaru-4 = What it brings
minute-safaru-4-about = Whoever has the most unicorns, the blue cards, gets 24. The most hedgehogs, the yellow ones, lose 12, and every 0 loses 5.

minute-asante-1 = Five actions
minute-asante-1-about = Look at cards and keep one, then play. Two or more actions left over bring a little gold.
minute-asante-2 = Buy cheap, sell dear
minute-asante-2-about = A ware card buys all its wares or sells them all, and is gone. You sell with another card.
minute-asante-3 = People and things
minute-asante-3-about = A person or an animal helps once. An artifact stays and helps every turn; but your opponent gets the holy place that faces it.
minute-asante-4 = Sixty gold
minute-asante-4-about = When somebody ends a turn with 60, the opponent has one last turn. Then the most gold wins.
