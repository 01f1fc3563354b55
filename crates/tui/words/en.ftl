# The words of the full-screen terminal in English. Keys and variables are the same in fr.ftl.

screen-title-asked = ● Your turn – { $game }
screen-enter = Enter
screen-space = Space
screen-backspace = Backspace
screen-your-side = Your side
screen-practice = practice
screen-to = to { $total }
screen-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
screen-match = Match
screen-over = the game is over
screen-more-below = more ▼ PgDn
screen-too-small = This game needs a screen of { $wide } columns and { $high } rows; this one has { $is-wide } and { $is-high }. The game waits. Make the window larger, or press Enter to go on line by line.
screen-too-small-waits = This game needs a screen of { $wide } columns and { $high } rows; this one has { $is-wide } and { $is-high }. The game waits. Make the window larger; q leaves.

## The line
screen-turn-of = It is { $who }’s turn
screen-you-next = Then you.
screen-sent = One moment …
screen-hand-over = The hand is over. Go on?
screen-only-answer = There is one answer only.
screen-allowed = This is possible.
screen-paused = The game is paused.
screen-paused-how = /resume goes on.
screen-held = The table waits until this is closed.
screen-held-yours = It is your turn: close this to see what happened.
screen-hint-comes = The hint is being worked out …
screen-leave-kept = Leave? The game is kept.
screen-leave-unkept = Leave? This game is not kept.
screen-leave-served = Leave? Your chair is kept.
screen-leave = Leave
screen-stay = Stay
screen-give-up = Give up
screen-stand = Leave the chair to a bot
screen-go-on = Go on
screen-go-back = Go back
screen-yes = Yes
screen-no = No
screen-practice-question = Go back to your last decision?
screen-practice-why = If anybody acted since, or you saw something new, it becomes practice.
screen-stuck = It is not stored yet, and is tried again: { $why }
screen-forced-on = An only answer is now given by itself, where that tells nobody anything.
screen-forced-off = You are now asked also where there is one answer only.
screen-pace-usual = Others’ moves are shown one by one.
screen-pace-slow = Others’ moves are shown slowly.
screen-pace-at-once = Others’ moves are shown at once.

## After the end
screen-another = Another game?
screen-again = Same seats again
screen-again-wanted = { CAP($who) } { $who-count ->
    [one] wants
   *[other] want
} to play again.
screen-same-deal = Same deal once more
screen-other-game = Other game

## Panels
screen-closes = { $key } closes
screen-hint = Hint
screen-hint-figure = { $move } { $worth } % (± { $error })
screen-story = Story
screen-moves = What you may do
screen-no-moves = It is not your turn.
screen-cards = The cards
screen-keys = Keys
screen-rules-of = Rules of { $game }
screen-in-short = In short
screen-rules-no-word = No rule has “{ $text }”.
screen-help-small = Small letters are commands; capitals and digits are things on the table.
screen-help-arrows = ← → what is beside, ↑ ↓ the row above or below, Home, End, Tab to the other part of the table
screen-help-enter = Enter does what the dark button says, and skips a pause while others play.
screen-help-space = Space lifts or puts down, where several things can be chosen.
screen-help-digits = A digit goes to what has that number; once more: to the next of them.
screen-help-capitals = A capital goes to what it stands for: { $letters }
screen-help-buttons = Now there are also: { $buttons }
screen-help =
    ? what this would do, or why it cannot be done; r rules, c cards in words, s story and scores, l all moves in words, h hint
    u takes back, Esc closes or puts down, q leaves: every move is kept
    f answers by themselves where there is only one, v how fast others’ moves are shown
    /guide begins the guide, or leaves it; Backspace reads again what it explained, Esc puts it aside
    / types a move, or anything else that the line mode understands: ? MOVE, r WORD, say HELLO

## The guide
screen-guide-step = First hand · { $step } of { $of }
screen-guide-keys = Backspace: before · Esc: aside
screen-guide-keys-first = Esc: aside
screen-guide-aside = Put aside. Backspace brings it back; /guide ends the guide.
screen-guide-left = The guide is left. /guide brings it back.
screen-guide-comes = The guide explains each kind of decision once. /guide leaves it.

## The keys, each with one word
screen-key-card = card
screen-key-choose = choose
screen-key-move = move
screen-key-do = do it
screen-key-lift = lift
screen-key-pass = pass
screen-key-done = no more
screen-key-go-on = go on
screen-key-why = why
screen-key-help = help
screen-key-rules = rules
screen-key-hint = hint
screen-key-undo = undo
screen-key-story = story
screen-key-moves = moves
screen-key-type = type
screen-key-guide = guide
screen-key-leave = leave
screen-key-complete = complete
screen-key-earlier = earlier lines
screen-key-back = back
screen-key-chapter = chapter
screen-key-scroll = scroll
screen-key-find = find
screen-key-clause = a clause
screen-key-close = close

## The menu
menu-welcome = Karibu mezani. Six card games; the cards are dealt.
menu-continue = Continue
menu-open = Open
menu-open-what = a record: look back, or play on from any turn
menu-open-file = Which file?
menu-look-back = Look back at
menu-open-any = a record in a file …
menu-players = Players
menu-players-means = How many play, you among them.
menu-opponents = Opponents
menu-opponents-means = How well the others play.
menu-level-novice = novice
menu-level-greedy = greedy
menu-level-club = club
menu-level-master = master
menu-level-expert = expert
menu-memory = Memory aid
menu-memory-means = Shows what you would have to remember at a table.
menu-more = More settings …
menu-less = Fewer settings
menu-more-means = Enter lists all settings, each with its clause, or the usual ones again.
menu-on = on
menu-off = off
menu-deal = Deal
menu-guided = Guided first game
menu-kept = Every move is kept: leave when you like. Nothing is sent anywhere.
menu-keys = ↑↓ game   Tab settings   ←→ change   1–6 game   r rules   ? help   q leave
menu-keys-open = Enter open   Esc back
menu-keys-records = ↑↓ choose   Enter open   o a file   Esc back
menu-too-small = The menu needs a screen of { $wide } columns and { $high } rows; this one has { $is-wide } and { $is-high }. Make the window larger, or press q and name a game: karata play serengeti --lines
menu-help =
    ↑ ↓ or 1 to 6 choose a game, or one that is under way. Enter deals, or goes on.
    Tab goes to the settings and back; there ← → change a value, ↑ ↓ go to the next.
    g deals with a guide: every kind of decision is explained when it first comes up.
    c goes on with the latest game, o opens a record, r shows the rules of the chosen game.
    F2 changes the language, q leaves.

## Looking back
replay-step = Step { $step } of { $of } · line { $line }
replay-begins = The game begins.
replay-eyes-open = every hand open
replay-eyes-seat = as seat { $seat } saw it
replay-eyes-bystander = as a bystander saw it
replay-key-step = step
replay-key-hand = hand
replay-key-eyes = a seat’s eyes
replay-key-open = all hands
replay-key-play = play on from here
