# The words of a table in the browser, in English. Keys and variables are the same in table.fr.ftl.

## The top bar
table-leave = Leave the table
table-hint = Hint
table-rules = Rules
table-story = Story
table-menu = Menu
table-theme = Day or night
table-undo = Take back
table-close = Close
table-back = Back
table-your-turn = Your turn
table-your-turn-for = Your turn:
table-title-asked = ● Your turn · { $game }
table-field = The table
table-hem = How far it is
table-line = What is asked
table-tray = Your hand and what you can do
table-watching = you watch

## The guide
guide-hand = First game
guide-step = step { $step } of { $of }
guide-leave = Leave the guide
guide-leave-keep = Leave the guide, keep playing
guide-subtitle = first game, with a guide
guide-topics = What there is to meet
guide-met = Met so far
guide-next = You may meet next
guide-about = Real cards, real bots, no clock. Each kind of decision is explained when it first comes up.

## The line
table-thinking = { $who } is thinking
table-thinking-since = For { $time }.
table-chance = The cards decide
table-sent = { $move }
table-away = { $who } is away
table-away-kept = The seat is kept, with its cards.
table-away-since = For { $time }. The seat is kept, with its cards.
table-bot-plays-on = Let a bot play on
table-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
table-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
table-not-sent = Not sent yet: { $move }
table-not-sent-why = No connection for { $time }. Your move is kept and goes out by itself.
table-unsure = Not confirmed yet: { $move }
table-unsure-why = No connection for { $time }. It is sent again by itself, and counts once.
table-take-move-back = Take { $move } back
table-try-now = Try now
table-lost = No connection
table-lost-asked = For { $time }. Go on: what you do is kept and goes out by itself.
table-lost-waiting = For { $time }. It is tried again by itself; your seat is kept.
table-paused = Paused
table-paused-by = { $who-is ->
    [you] You paused the game
   *[other] { $who } paused the game
}
table-paused-away = Paused: { $who } is away
table-paused-since = For { $time }. Nothing is lost; the clocks stand still.
table-resume = Go on
table-asks-take-back = { $who } asks to take a move back
table-asks-take-back-why = All must agree. If one says no, it stays.
table-asks-pause = { $who } asks for a pause
table-asks-pause-why = All must agree. The clocks stand still meanwhile.
table-asks-replace = { $who } asks to let a bot play on for { $whom }
table-asks-replace-why = All who are here must agree. { $whom } may sit down again at any time.
table-asked-take-back = You asked to take your move back
table-asked-pause = You asked for a pause
table-asked-replace = You asked to let a bot play on for { $whom }
table-asked-until = Silence means no, in { $time }.
table-answers = Answers
table-answer-yes = { $who }: yes
table-answer-open = { $who }: no answer yet
table-yes-take-back = Let { $who } take it back
table-no-take-back = No, it stays
table-yes-pause = Pause
table-no-pause = No, go on
table-yes-replace = Let a bot play on
table-no-replace = No, wait
table-hint-thinking = The hint is being worked out.
table-again = Same seats again
table-again-wanted = { CAP($who) } { $who-count ->
    [one] wants
   *[other] want
} to play again.
table-again-you = You want to play again; the others are asked.
table-again-moved = Other seats
table-again-moved-wanted = { CAP($who) } { $who-count ->
    [one] wants
   *[other] want
} to play again with other seats.
table-next = The same people play again
table-go-next = Go there
table-look-back = Look back
table-score-sheet = Score sheet
table-over = The game is over
table-given-up = The game was given up
table-given-up-why = It ends without a result.
table-practice = practice
table-new-game = New game

## Story, score, chat
table-since = Since your last move
table-now = Just now
table-nothing-new = Nothing yet.
table-earlier = Earlier
table-earlier-ask = Show what was before
table-earlier-remember = the cards are yours to remember
table-chat = Said at the table
table-score = Score
table-say = Say something, or type a move
table-say-example = Say, or type a move
table-say-move = Say, or type a move: { $move }
table-send = Send
table-legal = You may: { $moves }.
table-legal-none = It is not your turn.
table-row = { $label }: { $cells }
table-backs = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
table-card = { $card }
table-side = { $who }
table-help = Type a move as it stands on the buttons, # and its number, or one of these: hand, score, last, legal, hint, undo, rules, pause, resume, yes, no, who, again. Everything else is said to the table; / before it makes it a move, “say” before it makes it a word.
table-nobody-called = Nobody here is called “{ $name }”.
table-no-such-move = There is no such move: they go from #1 to #{ $last }.

## Rules
table-rules-of = Rules of { $game }
table-rules-find = Find in the rules
table-rules-example = Find: a word, or { $clause }
table-rules-now = What is asked now
table-rules-found = { $count ->
    [0] Nothing has this word.
    [one] Found once.
   *[other] Found { $count } times.
}
table-rules-chapters = Chapters
table-rules-missing = The rules could not be fetched.

## Hint
table-why = Why
table-gains = It gains:
table-keeps = It keeps:
table-risks = It risks:
table-figures = The figures
table-hint-how = Hints use your cards and what lies open. When no move is clearly better the lamp says so and is silent.

## Menu
table-language = Language
table-light = Light
table-light-system = As the system
table-light-day = Day
table-light-night = Night
table-playing = Playing
table-one-tap = Play with one tap
table-one-tap-why = Otherwise the first tap lifts and the second plays.
table-sound = Sound
table-sound-why = Four short ones: card, coin, your turn, end.
table-forced = Only answers by themselves
table-forced-why = Where there is one answer it is given for you, after a moment.
table-memory = Memory aid
table-memory-why = Shows what you would know if you forgot nothing.
table-this-game = This game
table-take-back = Take my last move back
table-take-back-why = Free while nobody has learnt anything; otherwise all must agree. Against bots the game is practice from then on.
table-pause = Pause
table-stand = Stand up
table-stand-why = A bot plays on for you. You may sit down again.
table-stand-sure = Stand up: a bot plays on
table-give-up = Give up
table-give-up-why = The game ends without a result.
table-give-up-sure = Give up: no result
table-stay = Stay
table-people = At the table
table-is-you = you
table-is-here = here
table-is-away = away for { $time }
table-is-bot = bot, { $level }
table-is-free = bot, { $level } · the chair is free
table-spectators = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
table-invite = Invite
table-settings = How this table plays
table-on = yes
table-off = no
table-term-clock-none = No clock
table-term-clock-move = { $time } for every decision
table-term-clock-game = { $time } for the game
table-term-clock-increment = { $time } for the game, { $more } more for every decision
table-term-hints = Hints
table-term-take-backs = Taking back
table-term-memory = Memory aid
table-term-open = Whoever has the link may sit down
table-deal = The deal
table-deal-sealed = The deal was fixed before the first card. This is its seal; compare it at the end:
table-deal-opened = The seal was opened. Key and nonce give every card again:
table-deal-key = Key
table-deal-nonce = Nonce
table-deal-check = Save the record, then check it with: { $command }
table-record = Save the record
table-record-not-yet = The record can be saved when the game is over.

## Clocks
table-clock-of = { $who } has { $time } left

## Joining
table-join = Sit down

## The score sheet
table-sheet-standing = The standing
table-sheet-final = The final scores
table-sheet-side = Who
table-sheet-round = Round
table-sheet-total = Total
table-sheet-race = Totals after every round
table-sheet-sealed = The deal was sealed before the first card.
table-sheet-again = The same seats again?

## Looking back
table-back-title = looking back
table-back-steps = Step through the game
table-back-first = To the start
table-back-before = One step back
table-back-after = One step on
table-back-last = To the end
table-back-play = Play on
table-back-stop = Stop
table-back-place = { $step } of { $steps }
table-back-eyes = Whose eyes?
table-back-eyes-table = As the table saw it
table-back-eyes-all = All open
table-back-hands = All hands
table-back-start = Before the first step
table-back-to-table = To the table
table-back-not-over = One can look back when the game is over.
table-back-practice = Play from here
table-back-practice-again = Decide this again
table-back-practice-step = Play from step { $step }
table-back-turning = What decided it
table-back-turning-how = By what lay on the table, all hands open; not by what anybody knew. Before: as the adviser would have gone on.
table-back-turning-part = A long match: looked at from step { $step } on.
table-back-turning-wait = Being looked for.
table-back-review = Chances, decision by decision
table-back-review-wait = Every decision is being thought over. This may take half a minute.
table-back-review-failed = The decisions could not be thought over now.
table-back-review-kept = what was kept
table-back-review-best = what a strong player would have kept, knowing the same
table-back-review-good = As good as a strong player’s: { $good } of { $count }.
table-back-review-better = better: { $move }
table-back-review-line = A strong player, knowing the same: { $better }. Chances: { $chances } instead of { $kept } in 100, so { $loss } lost (±{ $error }).
table-back-worth = What it was worth
table-back-worth-in = wins in 100
table-back-worth-wait = The moves are being tried.
table-back-worth-failed = The moves could not be tried now.
table-back-worth-best = strong player
table-back-worth-you = you
table-back-worth-done = played
table-back-worth-differs = A strong player thought otherwise than the count. Only what both find better counts as a loss.
table-back-worth-more = { $count } more moves
table-back-worth-untried = { $count ->
    [one] One more move was possible, and was not tried.
   *[other] { $count } more moves were possible, and were not tried.
}
table-back-review-judged = How it is judged
table-back-review-how = In wins of 100. Judged by this hand and what lay open, with a perfect memory; never by what could not be seen. ± says how far a figure may be off; a loss that is not clear of it is none.

## A game that is shown as its own picture says
table-own-hand = Your hand
table-layout = The layout
table-space-empty = empty
table-find = Type to find a move
table-verbs = Kinds of moves
table-moves = What you can do
table-choose = Choose a move
table-choose-card = Choose a card
table-choose-space = Choose a card on the table
table-put-down = Unselect
table-none-found = No move fits.
table-more-found = { $count } more: type, or tap a card, to find them.
