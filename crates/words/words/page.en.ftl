# The words of the page in the browser, in English. Keys and variables are the same in page.fr.ftl.

page-title = Karata
page-title-of = { $page } · Karata
page-guest = Guest
page-list = { $first } and { $last }
page-other-language = Français
page-skip = Skip to the page
page-nav = Pages
page-new = New table
page-tables = Tables
page-rules = Rules
page-theme = Day or night
page-details = Details
page-on = on
page-off = off

## The first page
page-hello = Karibu mezani
page-headline = Six card games. The cards are dealt.
page-lead = Play at once against bots. Send a link and friends take their seats. No account.
page-deal = Deal me in
page-deal-cards = Deal the cards
page-deal-guided = Deal, with a guide
page-dealing = The cards are being dealt …
page-make = Make a table
page-six = The six games
page-yours = Your tables
page-yours-all = All your tables
page-your-turn = your turn
page-thinking = { $who } is thinking
page-bot-thinking = a bot is thinking
page-over = over
page-won = { $who } won
page-you-won = you won
page-with = with { $who }
page-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
page-not-reached = not reached
page-foot = Every deal is sealed before the first card and can be checked after the game. Free software, MIT or Apache-2.0.
page-what = Karata is Swahili for playing cards. Here are six card games with their full rules, for the browser and the terminal, against people and bots.
page-fonts = The typefaces are Bricolage Grotesque and Atkinson Hyperlegible Next, both under the SIL Open Font License 1.1:
page-about = About Karata

## The games
page-game-mu = Mü
page-game-mu-time = 3–6 players · 60 min
page-game-mu-about = Bid with your own cards, name a trump, call a partner.
page-game-serengeti = Serengeti
page-game-serengeti-time = 3–6 players · 30 min
page-game-serengeti-about = An auction whose money goes to the others: the last digit says to whom.
page-game-rummu = Rummü
page-game-rummu-time = 3–6 players · 60 min
page-game-rummu-about = Rummy in five colours, where yellow is the joker.
page-game-calcory = Calcory
page-game-calcory-time = 2–4 players · 15 min
page-game-calcory-about = Turn up cards to exactly 13, and remember the rest.
page-game-safaru = Safarü
page-game-safaru-time = 2–4 players · 10 min
page-game-safaru-about = Catch unicorns, leave the hedgehogs. Or play it in reverse.
page-game-asante = Asante
page-game-asante-time = 2 players · to 60 gold
page-game-asante-about = Two market stands, five actions, sixty gold.

## One minute
page-minute = One minute
page-minute-of = { $game } in one minute
page-rules-of = Rules of { $game }
page-all-rules = All rules

## A new table
page-new-title = A new table
page-game = Game
page-players = Players
page-your-name = Your name at the table
page-name-short = At most 24 characters. No account.
page-chairs = Chairs
page-chair = Chair { $chair }
page-chair-you = you
page-chair-you-more = on this device
page-chair-bot = bot
page-chair-bot-more = leaves for whoever has the link
page-chair-bot-stays = stays
page-level-all = All bots
page-level-mixed = different
page-level-random = plays anything
page-level-novice = novice
page-level-club = club player
page-level-master = master
page-level-expert = expert
page-at-table = At this table
page-pace = Bots answer
page-pace-quick = at once
page-pace-usual = like people
page-pace-slow = slowly
page-clock = Clock
page-clock-none = none
page-clock-move = each move
page-clock-game = each game
page-seconds-move = Seconds for each move
page-minutes-game = Minutes for the game
page-increment = Seconds added by each move
page-memory = Memory aid
page-memory-more = may show what you would have to remember
page-hints = Hints
page-hints-more = what a good player would do
page-take-backs = Take back
page-take-backs-more = alone freely, with others by consent
page-open = Friends may sit down
page-open-more = whoever has the link takes a bot’s chair
page-listed = In the list of tables
page-listed-more = strangers may come too
page-rules-here = Rules of this table
page-usual = { $value } as a rule
page-more-settings = { $count ->
    [one] One more setting
   *[other] { $count } more settings
}
page-less = Less: { $what }
page-more = More: { $what }
page-open-table = Open the table
page-opening = The table is being set up …
page-sum = { $seats ->
    [one] one chair
   *[other] { $seats } chairs
}
page-sum-changes = { $changes ->
    [0] as usual
    [one] with 1 change
   *[other] with { $changes } changes
}
page-games-missing = The settings of the games could not be fetched.

## Settings of the games, in short
page-setting-serengeti-edition = Edition
page-setting-serengeti-referee = Wrong bids
page-setting-serengeti-cards = Cards of the tribes
page-setting-serengeti-players = Most players
page-setting-serengeti-box = Chips in the box
page-setting-serengeti-chips = Chips for each player
page-setting-serengeti-undealt = Chips not dealt
page-setting-serengeti-opening = Smallest opening bid
page-setting-serengeti-bonus = Reward for passing early
page-setting-serengeti-payment = The price is paid
page-setting-serengeti-holders = Several have the digit: paid is
page-setting-serengeti-nobody = Nobody has the digit
page-setting-serengeti-remainder = What does not divide
page-setting-serengeti-fine = Fines go to
page-setting-serengeti-overbid = Too high a bid is found out
page-setting-serengeti-richest = Points for most chips
page-setting-serengeti-tiebreak = Ties are broken by
page-setting-serengeti-selling = Selling your own cards
page-setting-serengeti-exchanges = Exchanging cards
page-setting-mu-total = Points to play to
page-setting-mu-hands = Hands instead (0: to the total)
page-setting-mu-most-hands = Hands at most
page-setting-mu-colours = With three: colours left out
page-setting-rummu-teams = Teams of two
page-setting-rummu-together = Coming out with several combinations
page-setting-rummu-total = Points to play to
page-setting-rummu-hands = Hands instead (0: to the total)
page-setting-rummu-most-hands = Hands at most
page-setting-calcory-patience = Turns without a catch before the end
page-setting-safaru-variant = Game
page-setting-safaru-teams = Four play in teams
page-setting-safaru-total = Points to play to
page-setting-safaru-hands = Hands instead (0: to the total)
page-setting-safaru-most-hands = Hands at most
page-setting-asante-deck = The cards
page-setting-asante-most-turns = Turns of each player at most
page-option-abacus = Abacus
page-option-abacus-more = 10 chips, passing pays 2, money goes straight to holders
page-option-asmodee = Asmodée
page-option-asmodee-more = 12 chips, a pot, you may sell your own cards
page-option-digest = Digest
page-option-digest-more = as Asmodée; too high a bid is found out at once
page-option-strict = impossible
page-option-open = fined
page-option-out = out of the game
page-option-bank = to the bank
page-option-pot = into the pot
page-option-direct = directly
page-option-most = who has most
page-option-each = each card
page-option-share = all share
page-option-payday = when paying
page-option-at-once = at once
page-option-numbers = numbers
page-option-none = nothing
page-option-cards = cards, chips
page-option-random = by chance
page-option-rb = red, blue
page-option-rg = red, green
page-option-ry = red, yellow
page-option-rk = red, black
page-option-bg = blue, green
page-option-by = blue, yellow
page-option-bk = blue, black
page-option-gy = green, yellow
page-option-gk = green, black
page-option-yk = yellow, black
page-option-plain = Safarü
page-option-reverse = reverse

## Tables
page-tables-title = Tables
page-open-tables = Tables with a free chair
page-no-open = No table is looking for players now. Make one and list it.
page-no-own = You have not sat at a table in this browser yet.
page-free = { $free ->
    [one] 1 free chair
   *[other] { $free } free chairs
}
page-forget = Forget
page-forget-table = Forget the table { $game }, { $who }
page-look-again = Look again

## Rules
page-rules-title = Rules
page-rules-lead = Every clause has a number. At the table, what is not possible says which one forbids it.
page-contents = Contents
page-search = Search the rules
page-found-nothing = Nothing has all these words.
page-text-missing = This text could not be fetched.

## Ways into a table
page-invite = Send the link
page-invite-more = Send the link, or let it be scanned. Whoever has it may take a bot’s chair.
page-copy = Copy the link
page-copied = The link is copied
page-copy-failed = Copying did not work. Select the link and copy it.
page-share = Share
page-code = Code to scan, with the link to this table
page-keeps = { $who } keeps you a chair at { $game }
page-free-chair = There is a free chair at { $game }
page-no-chair = All chairs are taken at { $game }
page-take-more = Take a bot’s chair and you have its cards, its points and its turn.
page-watch-more = You can watch: nobody’s hand is shown.
page-this-one = This one
page-take = Take it
page-take-of = Take the chair of { $who }
page-bot-at = Bot
page-person-away = away
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-no-account = No account. This browser keeps your chair; the link alone never shows anybody’s cards.
page-sit = Sit down as { $name }
page-sit-nameless = Type a name to sit down
page-sitting = One moment …
page-watch = Only watch
page-first-time = First time at { $game }?
page-first-time-more = Read it in a minute; the bot keeps playing until you are ready.

## Doors that do not open
page-missing = This link leads to no table
page-missing-more = Perhaps a letter was lost on the way. Tables also end when nobody has sat at them for a long time.
page-gone = This table is gone
page-gone-more = Nobody has sat at it for a long time, so it was cleared away.
page-full = All chairs are taken
page-full-more = Open a table of your own, or come back later. If one of these chairs is yours, use the browser you played in.
page-newer = There is a newer page
page-newer-more = Load it again and go on: the game is where you left it, and a move you made is kept.
page-offline = You are offline
page-offline-more = Nothing is lost: chairs and games are kept at the table. Try again when there is a connection.
page-server = The table does not answer
page-server-more = Something went wrong over there, not with you. Your chair is kept. Try again in a moment.
page-page = There is nothing here
page-page-more = This address leads to no page of Karata.
page-sit-new = Sit down at a new table
page-retry = Try again
page-reload = Load again
page-first = To the first page
page-fresh = A newer page is there.
page-later = Later

## A table that is being fetched
page-table-coming = The table is being set
page-table-slow = It takes longer than usual. It comes by itself.

## The guide at its end
page-guide-all = that was all there is to explain
page-guide-over = That was the guided game: { $met } of { $of } things came up, and the rules have the others. Play on, or try another game.
page-guide-over-all = That was the guided game, and everything in it came up. Play on, or try another game.
page-guide-left = Did not come up
page-guide-other = Another game

## Looking back
page-back-none = No single decision. Everyone’s were tried again, many times each: as they were made, and as the adviser would have made them. None changed who would win often enough to tell it from luck.
