# The words of all games and clients in English. Keys and variables are the same in fr.ftl.

list = { $first } and { $last }
you = you
seat-name = seat { $seat }
language-unknown = the language “{ $text }” is not known; allowed: { $allowed }
game-unknown = there is no game “{ $text }”; the games are { $allowed }

## Settings
setting-unknown = there is no setting “{ $key }”; the settings are { $allowed }
setting-twice = { $key } is set twice; set it only once
setting-value-unknown = { $key }={ $value } is not possible; allowed: { $allowed }
seats-out-of-range = { $seats } players are not possible; allowed: { $min }–{ $max }
setting-conflict = { $one } does not go with { $other }; it needs { $needed }
level-untaught = there is no { $level } of { $game } yet: nobody has taught a network to play it
level-own-cards = a { $level } knows only the cards of the game: choose other bots, or leave out { $key }

## Moves
notation-unknown = “{ $text }” cannot be read as a move; moves are written like this: { $allowed }
notation-ambiguous = “{ $text }” could mean several moves: { $allowed }
refused-over = The game is over.
refused-not-your-turn = It is { $who }’s turn.
refused-awaiting-chance = Nobody can act now: chance decides first.
refused-awaiting-seat = Chance cannot act now: it is { $who }’s turn.
refused-illegal = Not allowed: { $why } ({ $clause }).
refused-impossible = Chance cannot do this here.
refused-in-command = All or nothing, and “{ $action }” is refused. { $because }
refused-look-first = After this move there may be something new to see: give what follows it separately.
refused-late = The game has gone on since: look again.
command-unreadable = This is not a list of moves of this game.
command-empty = There is no move in it.
command-too-long = Too many moves at once: at most { $most }.

## Records
record-not-one = this is not a record of Karata: a record begins with “karata 1”, not with “{ $text }”
record-line-unknown = “{ $text }” is not a line of a record
record-line-changed = this line, or the order of the lines, was changed: the check at its end does not fit “{ $text }”
record-line-unchecked = the check at the end of the line is missing: “{ $text }”
record-line-misplaced = “{ $text }” does not belong here: the set-up comes first, each line once
record-newer-format = this record was written by a newer Karata; use a newer one to read it
record-goes-on = the record goes on after its end: “{ $text }”
record-no-game = the record does not say which game it is
record-no-seats = the record does not say how many play
record-no-deal = the record begins with “karata 2”, but does not say which deal its table was bound to
record-no-practice = the record begins with “karata 3”, but does not say with how many steps of another game it begins
record-scores-differ = these are not the scores of the game, which are “{ $found }”
record-result-differs = the result is not the one of the game, which is “{ $found }”
record-result-early = there is a result, but the game is not over
record-newer-rules = this record was made with version { $theirs } of the rules of { $game }, which is newer than the version { $ours } known here; use a newer Karata
record-older-rules = this record was made with version { $theirs } of the rules of { $game }; here is version { $ours }; use the Karata it was made with
record-line = line { $line }: { $what }
record-set-up-cut = the set-up of the record is incomplete: it ends at line { $line }, and “set { $key }” is missing
record-unfinished = The record ends at line { $line }; the game was not finished.
record-broken-off = line { $line } of the record is broken off; the game is told up to there

## Weights of networks
weights-not = this is no weights file: it begins with “{ $found }”, and one begins with “{ $begin }”
weights-newer = the weights file has format { $theirs }, and this program reads formats up to { $ours }; use a newer Karata
weights-header-cut = the weights file is cut off: it ends after { $given } bytes, before its header does
weights-cut = the weights file is cut off: it has { $given } bytes, and { $needed } were written
weights-altered = the weights file was altered: its checksum is { $written }, and what is in it has { $found }
weights-header = the header of the weights file cannot be: { $why }
weights-header-unreadable = the reader says “{ $why }”
weights-header-inputs = the network takes { $given } values, and the planes have { $needed }
weights-header-outputs = the network gives { $given } values, and letters and seats need { $needed }
weights-header-layers = { $given } layers; from 1 to { $most } are possible
weights-header-width = { $given } values in a layer; from 1 to { $most } are possible
weights-header-scale = the values of plane “{ $plane }” have no scale
weights-header-seats = { $given } players; at most { $most } are possible
weights-header-bytes = the layers have { $given } bytes, and their widths need { $needed }
weights-game = the weights are for { $theirs }, and this is { $ours }
weights-planes = the weights were made for other observations: plane { $number } is “{ $theirs }” in the file, and “{ $ours }” in this program
weights-letters = the weights were made for other moves: letter { $number } is “{ $theirs }” in the file, and “{ $ours }” in this program
weights-seats = the weights were made for at most { $theirs } players, and { $ours } can play
weights-inputs = layer { $layer } takes { $given } values, and { $needed } come in
weights-outputs = layer { $layer } gives { $given } values, and { $needed } are needed
weights-biases = layer { $layer } has { $given } biases, and gives { $needed } values
weights-not-finite = layer { $layer } has something in it that is no number
weights-training = it must be said how the network was trained: “{ $key }” is missing

## Playing in the terminal
play-label = { $label }:
play-greeting = You play against { $who } ({ $bots } bots), seed { $seed }. ? for help, q to leave.
play-nothing-new = Nothing has happened yet.
play-only-move = This is your only move: Enter takes it.
play-next-hand = The hand is over. Press Enter for the next one.
play-standing = The score sheet:
play-result = The final scores:
play-greeting-partners = You play with { $partners } against { $who } ({ $bots } bots), seed { $seed }. ? for help, q to leave.
play-side-wins = { CAP($who) } win with { $score }.
play-score = { $score ->
    [one] one point
   *[other] { $score } points
}
play-winner = { $who-is ->
    [you] You win with { $score }!
   *[other] { $who } wins with { $score }.
}
play-winners = { CAP($who) } share the win.
play-again = The same game again: { $command }
play-left = You leave. The game is not finished.
play-left-kept = You leave. The game is kept.
play-go-on = Go on with it: { $command }
play-leave-question = Leave? l leaves (the game is kept), s stays, g gives the game up.
play-leave-question-unkept = Leave? This game is not kept: l leaves it for good, s stays, g gives it up.
play-given-up = You give up. The game ends without a result.
play-stops = It stops here: { $why }
play-stuck = The game cannot go on: { $why } Enter tries again, q leaves.
play-not-filed = The result was not kept: { $why }
play-not-kept = This game is not kept: { $why }
play-waiting = { $count ->
    [one] A game of this kind is waiting: { $command }
   *[other] { $count } games of this kind are waiting, the latest: { $command }
}
play-goes-on = The game goes on where you left it { $when }.
play-from-record = Played on from line { $line } of a record: this game is practice.
play-is-practice = This game is practice.
play-was-practice = This game was practice.
play-practice-question = Others have acted since, or you have seen something new: if you go back, this game is practice from then on. Go back? y or n.
play-nothing-to-take-back = There is nothing to take back: you have not decided anything yet.
play-taken-back = You are back before your last decision.
play-number-unknown = There is no such move in the list: it goes from #1 to #{ $last }.
play-number-ambiguous = Here a number could mean two things: type #2 for the second move of the list.
play-rules-how = “r { $name }” shows one rule, “r WORD” a chapter or the rules with that word, “r all” all of them.
play-allowed = This is allowed: { $move }.
hint-no-like = {""}
hint-like = { $count ->
    [one] , or the other move like it
   *[other] , or any of the { $count } moves like it
}
hint-reason = { $gains }
hint-although = { $reason }, although it { $risks }
hint-more = { $count ->
    [one] one other move
   *[other] { $count } other moves
}
hint-only = { $move } is your only move.
hint-better = Hint: { $move }{ $like }. It { $reason }.
hint-better-plain = Hint: { $move }. It comes out clearly best when the game is played on; what lies on the table does not show why.
hint-close = Hint: { $move }{ $like }. By the figures { $others } { $others-count ->
    [one] is
   *[other] are
} as good, but this { $reason }.
hint-close-plain = Hint: { $move }.
hint-even = No hint: { $moves } come out alike, and nothing on the table favours one of them.
hint-even-many = No hint: { $count } moves come out alike, among them { $moves }, and nothing on the table favours one of them.
hint-figure = { $move }: { $worth } % (± { $error }), tried in { $share } % of simulations
hint-figure-hardly = { $move }: hardly tried, for it did not look good
play-clause-unknown = No rule is called “{ $text }” and none has this word; the rules go from { $first } to { $last }, and “r” shows the chapters.
play-no-cards = The rules tell everything about the cards of this game: r shows what they are about.
play-card-unknown = There is no card “{ $text }”; the cards are { $allowed }.
play-hopeless = { $count } lines in a row were refused, the last one was “{ $text }”; a line is a move such as #1, or a command such as ?
play-io = Reading or writing failed: { $error }
play-help-forms = Moves are written like this: { $forms }.
play-help =
    You may also type #3 for the third move of the list, or just a number: the
    amount where moves have one, otherwise the place in the list. Moves with ;
    between them are made together: all of them, or none.
      ?         this help             ? MOVE   may I make this move, and why not?
      s         what has happened     t        the table
      l         all moves, in words   sc       the scores
      r         the rules’ contents   r 34     one rule, r all: all rules
      h         a hint                u        take back, u again: further back
      q         leave or give up
play-help-cards = { "  " }c         the cards in words    c NAME   one card

## The command line: what is wrong
cli-error = karata: { $what }
cli-command-unknown = there is no command “{ $text }”; the commands are { $allowed }; karata --help tells more
cli-command-missing = a command is missing; the commands are { $allowed }; karata --help tells more
cli-usage-unknown = { $argument } is not known here; { $usage }
cli-usage-missing = this is missing: { $arguments }; { $usage }
cli-usage-missing-game = this is missing: { $arguments }; the games are { $games }; { $usage }
cli-usage-conflict = { $argument } does not go with { $other }; { $usage }
cli-usage-twice = { $argument } is there twice; say it only once; { $usage }
cli-usage-value = { $argument } needs a value; { $usage }
cli-usage-no-value = { $argument } takes no value; { $usage }
cli-value-unknown = { $option } { $value } is not possible; allowed: { $allowed }
cli-value-number = a whole number from { $min } to { $max }
cli-value-hash = 64 hexadecimal digits
cli-value-only = only { $value }
cli-clause-unknown = no rule is called “{ $text }” and none has this word; the rules go from { $first } to { $last }
cli-own-budget = { $name }:ITER, ITER being { $number }
cli-set-form = --set { $text } is not possible; a setting is written key=value
cli-bots-count = { $given } bots for { $chairs } chairs; give one for all, or { $chairs } with commas between them
cli-weights = { $path }: { $why }
cli-weights-built-in = { $what }; what is built in is played with
cli-file-unreadable = { $path } cannot be read: { $why }
cli-file-unwritable = { $path } cannot be written: { $why }
cli-set-unnamed = --set { $text } is not possible; the name of the file is missing after @
cli-file-exists = this file already exists; choose another name
cli-file-missing = there is no such file
cli-file-no-directory = there is no such directory
cli-file-denied = permission denied
cli-file-directory = this is a directory
cli-file-not-text = this is not a text file in UTF-8
cli-file-full = the disk is full
cli-file-read-only = nothing can be written there
cli-file-bad-name = this cannot be the name of a file
cli-file-other = the system reports error { $error }
cli-file-too-large = it is larger than { $limit } MiB
cli-in-file = { $path }, { $what }

## The command line: what is said
cli-seed = seed { $seed }; --seed { $seed } repeats it
cli-stopping = Stopping as soon as the games under way are over; Ctrl-C again stops at once.
cli-stopped = stopped at once; nothing is reported
cli-interrupted = interrupted after { $games } games
games-players = Players: { $min }–{ $max }, { $default } unless you say otherwise (--seats)
games-bots = Bots: { $bots } (--bots)
games-settings = Settings (--set key=value; the preset “{ $preset }” fills in the others):
games-settings-plain = Settings (--set key=value):
games-default = default { $value }
games-table = @FILE
games-built-in = built in
simulate-title = { $game }, { $seats } players: { $games } games in { $seconds } s
simulate-speed = { $games } games and { $decisions } decisions a second, on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}
simulate-decisions = Decisions: { $decisions }, of which forced: { $forced }
simulate-chance = Steps of chance: { $steps }, in { $seconds } s
simulate-seat = seat
simulate-bot = bot
simulate-mean = mean
simulate-wins = wins
simulate-progress = { $done } of { $games } games
arena-alone = --bots names one bot; give two or more to compare, with commas between them
arena-crowd = --bots names { $bots } bots; { $sides ->
    [2] here two are compared at a time
   *[other] here 2 to { $sides } can be compared at a time
}
arena-many-guests = --bots names { $bots } bots; among others at most { $most } are compared at once
arena-deal-missing = deal { $deal } is missing (deals are counted from 0): these are not all parts of the arena
arena-deal-excess = deal { $deal } is there once too often (deals are counted from 0): these are not the parts of one arena
arena-deal-unfit = deal { $deal } cannot come from such an arena (deals are counted from 0): other bots, other seats, or damaged
arena-title = { $game }, { $seats } players: { $deals } deals, { $games } games in { $seconds } s
arena-single-hands = Single hands (hands=1; --set hands=N plays more).
arena-fair = Each deal is played with the bots on every chair. Equal bots would win { $share } % for each chair.
arena-among = Each bot sits alone among players of { $host }, on every chair of every deal. One of these would win { $share } % for each chair.
arena-margins = ± is the 95 % interval over the deals, or the uncertainty of the rating.
arena-bot = bot
arena-mean = mean score
arena-wins = wins
arena-rating = rating
arena-pace = ms per move
arena-picture = Wins for each chair, and the time of a move. Bars are 95 % intervals.
arena-picture-fair = equal bots
arena-ahead = { $one } is ahead of { $other }: { $difference } % [{ $low }, { $high }] of the wins.
arena-not-established = No difference established between { $one } and { $other }: { $difference } % [{ $low }, { $high }] of the wins.
arena-one-deal = No difference established between { $one } and { $other }: one deal tells nothing.
replay-title = { $game }, { $seats } players

## Checking a deal
verify-no-deal = there is nothing to verify: this record does not say which deal its table was bound to
verify-played-on = there is nothing to verify: this game is practice, and its first { $steps ->
    [one] step is
   *[other] { $steps } steps are
} taken from another game, so no key of its own gives all its cards
verify-not-opened = there is nothing to verify yet: the key of the deal is not in this record; it is written when the game is over
verify-not-shown = the table was bound to another deal: the hash of the record is { $hash }, and you gave { $shown }
verify-not-the-hash = the hash does not fit: the table, key and nonce of this record have the hash { $found }
verify-other-outcome = “{ $dealt }” was dealt, but the key gives “{ $given }”
verify-no-outcome = an outcome of chance is missing; the key gives “{ $given }”
verify-fits = The deal fits: { $outcomes ->
    [one] the one outcome of chance in this record is what its key gives
   *[other] all { $outcomes } outcomes of chance in this record are what its key gives
}, every move is by the rules, and the hash is that of its table and key.
verify-table = Table: { $table }
verify-hash = Hash: { $hash }
verify-proves = If this is the hash that you were shown when the game began, the deal was fixed before the first card and nobody changed it afterwards. Compare the two; --commitment HASH does it for you.
verify-proves-given = This is the hash that you gave. If you were shown it when the game began, the deal was fixed before the first card and nobody changed it afterwards.
verify-proves-not = This does not prove that whoever kept the table took the first key that came and not one of its liking; nor that nobody there looked at hidden cards, or at those to come, or told them to somebody; nor that settings and moves of the record are those of the game you played.

## The moments that decided a game
turning-how = The moments that decided it, by what lay on the table with all hands open, not by what anybody knew: the game was played on many times from there by the adviser, once as it would have decided and once as it was decided.
turning-point = { $who-is ->
    [you] You: { $move }. Your chances: { $before } → { $after } of 100 (±{ $error }).
   *[other] { $who }: { $move }. Chances of { $who }: { $before } → { $after } of 100 (±{ $error }).
}
turning-point-side = { $who-is ->
    [you] You: { $move }. Chances of your side: { $before } → { $after } of 100 (±{ $error }).
   *[other] { $who }: { $move }. Chances of the side of { $who }: { $before } → { $after } of 100 (±{ $error }).
}
turning-line = { $number } · line { $line } · { $what }
turning-none = No single decision moved the chances by more than what is uncertain about them.
turning-part = It was a long match: only what came after line { $line } was looked at.

## Decisions looked back at
review-title = { $game }, { $seats } players: your decisions on seat { $seat }
review-how = Judged by what you knew and a perfect memory of it, never by what you could not see. A strong player thought over every decision. What it cost is counted in wins: in deals that fit what you knew the game was played on to its end many times, from your move and from the other. ± says how far a figure may be off; a loss that is not clear of that is none.
review-cut = line { $line } of the record is cut off; without that line, what is before it can be looked back at
review-not-over = The game is not over: these are the decisions so far.
review-nothing = There was nothing to decide on this seat.
review-sum = As good as a strong player’s, as far as can be told: { $good } of { $count } decisions.
review-lost = { $others ->
    [one] The other one lost { $most } wins in 100.
   *[other] The other { $others } lost up to { $most } wins in 100 each.
}
review-forced = { $forced ->
    [one] One more left no choice.
   *[other] { $forced } more left no choice.
}
review-chart = Your chances to win, in 100, decision by decision
review-legend-kept = o  with what you did
review-legend-best = +  with what a strong player would have done, knowing what you knew
review-legend-marks = 1 2 3  what cost most     -  another loss
review-hands = hand
review-turning = What cost most
review-no-turning = No decision lost clearly more than what is uncertain about it.
review-point = { $number } · line { $line } · { $what }
review-move = { $move }
review-better = { $who-is ->
    [you] You: { $move }. A strong player, knowing what you knew: { $better }. Your chances: { $chances } instead of { $kept } in 100, so { $loss } lost (±{ $error }).
   *[other] { $who }: { $move }. A strong player, knowing what { $who } knew: { $better }. Chances of { $who }: { $chances } instead of { $kept } in 100, so { $loss } lost (±{ $error }).
}
review-better-side = { $who-is ->
    [you] You: { $move }. A strong player, knowing what you knew: { $better }. Chances of your side: { $chances } instead of { $kept } in 100, so { $loss } lost (±{ $error }).
   *[other] { $who }: { $move }. A strong player, knowing what { $who } knew: { $better }. Chances of the side of { $who }: { $chances } instead of { $kept } in 100, so { $loss } lost (±{ $error }).
}
review-reason = The better move { $reason }.
review-all = All decisions
review-columns = (line, your move, chances in 100, what would have been better and what was lost)
review-hand = Hand { $hand }
review-row-better = { $move }, −{ $loss } (±{ $error })
review-progress = Looking back: { $done } %

## The command line: help
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-about = Card games in the terminal: rules, play, simulation and records.
help-games = Lists the games, their player counts and settings
help-rules = Prints the players’ rules of a game, and its cards where they can be changed
help-play = Plays a game in the terminal against bots
help-simulate = Plays many games between bots and counts
help-record = Plays one game between bots and writes it down
help-arg-turning = The moments that decided the game, instead of its story
help-replay = Checks a record and tells its story
help-review = Tells for every decision of a seat what a strong player would have done with what that seat knew, and what it cost
help-verify = Checks that the deal of a record is the one its table was bound to before the first card
help-arena = Compares bots: every deal with the bots on every chair
help-store = The file in which your games are kept
help-store-backup = Copies all kept games to a new file, also while you play
help-store-check = Looks through all kept games for damage
help-serve = Serves tables to people in browsers and terminals, with bots on the free chairs
help-join = Comes to a table that is served elsewhere, or opens one there
help-arg-open = Opens the page, or this path of it, in your browser
help-arg-link = The link of a table; the address of a server together with --game
help-arg-name = What the others call you (otherwise your name on this machine)
help-arg-chair = Your chair (otherwise the first that a bot holds)
help-arg-watch = Only watches
help-arg-new = Opens a table of this game and prints the link to send to friends
help-arg-listed = Anybody may find the new table while a chair is free
help-arg-sitters = The bots of the new table: one for all chairs, or one for each but yours (otherwise club)
help-arg-pace = How long a bot of the new table waits before it acts, in milliseconds (otherwise 700 to 1600)
help-arg-remember = Shows what you would know with a perfect memory, where the table allows it; a new table does then
help-arg-listen = Where it listens (otherwise 127.0.0.1:7373, which only this machine hears)
help-arg-kept-in = The file in which tables are kept (otherwise tables.db in your folder)
help-arg-public = Where people find it, behind a proxy with TLS: https://cards.example
help-arg-behind_proxy = Every request comes through a proxy, which says for whom in X-Forwarded-For
help-arg-admin = Where health and figures are told, on this machine only
help-arg-hook = A web address that is told whose turn it is when that person is away
help-arg-thinkers = Number of threads on which bots think (otherwise all cores)
help-arg-patience = How many times as much as usual anybody may send and open (otherwise 1)
help-arg-log = What is noted on standard error: text, json or off (otherwise text)
help-arg-copy = The new file
help-arg-resume = Go on with an unfinished game: the latest, the latest of a game, or the one whose name begins like this
help-arg-list = Lists your unfinished games
help-arg-from = Plays a record on, as practice
help-arg-from-line = The line of the record after which you act (otherwise your last turn)
help-arg-lang = Language: en or fr (otherwise that of the locale)
help-arg-weights = A network to play with instead of the one that is built in, for the game it is made for; several times for several games
help-arg-help = Prints this help
help-arg-version = Prints the version
help-arg-json = Prints one JSON document on standard output
help-arg-game = Name of a game, see “karata games”
help-arg-seats = Number of players
help-arg-set = A setting; a text table takes @FILE. May be repeated
help-arg-seed = Seed: the same seed gives the same game
help-arg-seat = Your seat (1 unless you say otherwise)
help-arg-lines = Line by line instead of a full screen: for screen readers, and what pipes get anyway
help-arg-plain = Plain ASCII and no colour
help-arg-guide = Explain every kind of decision when it first comes up; a first game does that by itself
help-arg-hint = Say with every question what a good player would do, and why
help-arg-memory = Shows what you would know with a perfect memory
help-arg-word = A clause, its number, or a word: only that clause, the chapter of that name, or the clauses with that word
help-arg-minute = Only what one has to know to begin
help-arg-out = File for the record
help-arg-opponents = The other players: random, novice, greedy, tree, club, master (where there is a network), expert or hint, and search-club and search-expert to compare with; one for all, or one for each with commas between them; club:500 has a budget of its own (otherwise club)
help-arg-budget = How many games a searching bot simulates for a decision (otherwise what its level says)
help-arg-bots = Bots: one for all seats, or one for each with commas between them (otherwise: simulate random, record greedy)
help-arg-entrants = The bots to compare, with commas between them; club:500 has a budget of its own
help-arg-deals = Number of deals (otherwise 100)
help-arg-games = Number of games
help-arg-threads = Number of threads (otherwise all cores)
help-arg-file = A record
help-arg-whose = Whose decisions (1 unless you say otherwise)
help-arg-care = How many games are simulated for a close look at a decision, and all else in proportion (otherwise as many as the strongest bot simulates)
help-arg-among = Compare them one by one, each alone among players of this level
help-arg-svg = File for a picture (SVG)
help-arg-commitment = The hash that you were shown when the game began
help-arg-at = Tells up to this line of the record and shows the table there
help-arg-view = From whose seat the story is told (otherwise a spectator's)

## The cards of the Mü deck
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
card-red = r{ $number }
card-blue = b{ $number }
card-green = g{ $number }
card-yellow = y{ $number }
card-black = k{ $number }

## At a table
denied-too-long = A message has at most { $most } bytes.
denied-malformed = This is not a message of this protocol: { $what }
denied-version = You speak version { $theirs } of the protocol; this table speaks version { $ours }. Load the page again, or use the same version of Karata.
denied-no-hello = Say hello first.
denied-not-seated = Only those who sit at the table may do this. Sit down on a bot’s chair first.
denied-seated = { $who-is ->
    [you] You have a chair already.
   *[other] You already sit as { $who }.
}
denied-no-such-seat = There is no such chair at this table.
denied-seat-taken = Somebody sits there, or the chair is kept for them. Take a bot’s chair.
denied-other-cards = { $who-is ->
    [you] Your chair is free: you may only sit there.
   *[other] You have seen the cards of { $who } in this game: you may only sit there.
}
denied-bot-decides = A bot is about to decide on your chair. Sit down when it has.
denied-seats-closed = At this table only those who were invited may sit down. You can watch.
denied-bad-name = A name has 1 to { $most } visible characters and is nobody else’s at this table.
denied-bad-chat = A line has 1 to { $most } visible characters.
denied-paused = The game is paused. Let it go on first.
denied-not-paused = The game is not paused.
denied-not-over = The game is not over yet.
denied-not-alone = Others play too. Stand up instead: a bot plays on for you.
denied-no-hints = This table gives no hints.
denied-no-take-backs = At this table nothing is taken back.
denied-nothing-to-take-back = There is no decision of yours to return to there.
denied-motion-pending = Something else has been asked and is not decided yet.
denied-no-such-motion = Nobody asks that of you, or it is decided already.
denied-not-away = { $who-is ->
    [you] You are here.
   *[other] { CAP($who) } is here, or has not been away for a minute, or is a bot.
}
denied-too-fast = You are sending too much at once. Wait a moment, then send it again.
denied-not-stored = Your move was not kept, and has not been made: { $why } Send it again.

## At a table with others, in the terminal
join-chairs = At the table: { $who }. ? for help, q to leave.
join-chair-bot = { $who } ({ $bot } bot)
join-chair-away = { $who } (away)
join-watching = You watch. “sit” takes a bot’s chair.
join-partners = You play with { $partners }.
join-is-paused = The game is paused: “resume” goes on.
join-link = Send your friends this link: { $link }
join-link-how = They take the bots’ chairs, in a browser or with “karata join” and the link.
join-no-free-chair = No chair is free: you watch.
join-guest = Guest
join-not-your-turn = It is { $who }’s turn.
join-not-yet = Nobody can act just now.
join-waiting = Waiting for { $who }.
join-waiting-time = Waiting for { $who }, who has { $left } left.
join-lost = The connection is lost. It is tried again by itself; q leaves.
join-back = Connected again.
join-sent-later = This is sent when the connection is there again.
join-next = The same people play again.
join-again = “again” plays again with the same people, “say …” talks, q leaves.
join-watched = q leaves.
join-leave-question = Leave? l leaves (the chair stays yours), s stays, b gives the chair to a bot.
join-left = You leave. The chair stays yours.
join-come-back = Come back: { $command }
join-goodbye = You leave.
join-stood-up = A bot has your chair.
join-practice-question = If others have acted since, or you have seen something new, this game is practice from then on. Go back? y or n.
join-try-it = Only the table knows: try it. What is not allowed changes nothing.
join-nobody-else = Nobody else is here: this is for tables with others.
join-nobody-called = Nobody at the table is called “{ $name }”.
join-no-chair = There is no such chair, or none is free.
join-help =
    {"  "}say TEXT  to everybody          who      who sits at the table
    {"  "}pause     stop for a while      resume   go on
    {"  "}yes, no   to what others ask    again    once more, after the end
    {"  "}sit       take a bot’s chair    replace NAME   a bot for who is away
join-no-server = no server answers at { $address }; check the address, and whether “karata serve” runs there
join-no-trust = { $address } does not prove that it is that server; check the address, or ask whoever runs it
join-not-karata = what answers at { $address } is no Karata server
join-no-address = “{ $text }” is no link to a table; it looks like http://127.0.0.1:7373/t/TABLE, or name the server alone with --game
join-no-table = this is a server and no table; give the whole link, or open a table with --game
join-table-and-game = this link is a table already; without --game you come to it, without /t/{ $table } you open one
join-older-rules = this table plays version { $theirs } of the rules of { $game }; here is version { $ours }; use the Karata of that server
join-no-answer = the table at { $address } does not answer; try again in a moment
join-no-token-kept = { $path } cannot be written: { $why }; without it you would lose your chair
told-sat = { $who-is ->
    [you] You sit down.
   *[other] { $name } sits down.
}
told-stood = { $who-is ->
    [you] You stand up; a bot plays on.
   *[other] { $who } stands up; a bot plays on.
}
told-timed-out = { $who-is ->
    [you] Your time is up; a bot plays on.
   *[other] The time of { $who } is up; a bot plays on.
}
told-replaced = { $who-is ->
    [you] You were away; a bot plays on.
   *[other] { $who } is away; a bot plays on.
}
told-paused = { $who-is ->
    [you] You pause the game. “resume” goes on.
   *[other] { $who } pauses the game. “resume” goes on.
}
told-resumed = { $who-is ->
    [you] You go on with the game.
   *[other] { $who } goes on with the game.
}
told-said = { CAP($who) }: { $text }
told-given-up = { $who-is ->
    [you] You give up. The game ends without a result.
   *[other] { $who } gives up. The game ends without a result.
}
told-taken-back = { $who-is ->
    [you] You are back before your last decision.
   *[other] { $who } goes back before a decision.
}
told-away = { $who } is away.
told-back = { $who } is back.
told-again = { $who-is ->
    [you] You want to play again.
   *[other] { $who } wants to play again.
}
motion-take-back = { $who-is ->
    [you] The others are asked whether you may take your last decision back.
   *[other] { $who } asks to take a decision back.
}
motion-pause = { $who-is ->
    [you] The others are asked for a pause.
   *[other] { $who } asks for a pause.
}
motion-replace = { $who-is ->
    [you] The others are asked whether a bot should play on for { $whom }.
   *[other] { $who } asks for a bot to play on for { $whom }.
}
motion-asks-you = { $what } yes or no?
motion-declined = { $who-is ->
    [you] You do not agree.
   *[other] { $who } does not agree.
}
motion-silence = Not everybody answered: that means no.
motion-lapsed = That is no longer asked.

## A served table
serve-listening = Listening on { $address }
serve-admin = Health and figures: { $address }
serve-not-opened = No browser could be opened here. Open { $address } yourself.
serve-cannot-listen = cannot listen on { $address }: { $why }; choose another one with --listen
serve-in-use = something else listens there
serve-not-here = this is not an address of this machine
serve-admin-not-loopback = { $address } can be reached from elsewhere; health and figures are for this machine only: --admin 127.0.0.1:PORT
served-no-table = There is no table of this name. Check the link, or open a table of your own.
served-no-page = There is nothing at this address.
served-no-method = This address cannot be used in this way.
served-no-socket = A table is reached with a WebSocket.
served-nobody = Nobody knows who you are. Ask for a token first, and show it.
served-foreign = This request was sent by a page of somebody else.
served-not-over = The game is not over: its record would tell hidden cards.
served-no-step = The game did not have so many steps.
served-no-choice = There was nothing to choose at this step.
served-too-long = The game has { $steps } steps; the decisions of games of up to { $most } are judged here. “karata review” takes as long as it needs.
served-nobodys-turn = After step { $step } it is nobody’s turn. The nearest step at which it is somebody’s: { $nearest }.
served-too-many-sockets = You have too many tables open. Close one, then try again.
served-no-entropy = The server cannot shuffle now. Try again in a moment.
served-stopping = The server stops. Try again in a moment.
served-unreadable = This cannot be read: { $what }
served-two-clocks = A table has time for each move or time for the game, not both.
served-no-name = Whoever sits down needs a name.
served-bot-unknown = Bots are one level for all chairs, or one for each chair. The levels: { $bots }.

## Kept games
setup-impossible = This table cannot be set up: players, clock or pace do not fit.
setup-bot-unknown = This table cannot be set up: it names a bot that is not known here.
kept-event-wrong = What was kept of this game cannot be played on: event { $event } does not follow from those before it.
kept-finished = This game is over.
store-full = the disk is full; make room.
store-read-only = nothing can be written; check the rights of the file and of its folder.
store-busy = another program is writing to the same file; try again.
store-fenced = this game was opened elsewhere, and goes on there.
store-unknown-table = there is no such game.
store-failed = { $error }.
store-finished = this game is over.
store-newer = { $path } has format { $found }, and formats up to { $known } are known here; use a newer Karata.
store-not-ours = { $path } is not a file of kept games.
store-damaged = { $path } is damaged ({ $what }); keep a copy of it and go on from a back-up.
store-file-exists = { $path } is already there; choose another name.
store-io = { $what }; check the disk.
store-backed-up = The kept games are copied to { $path }.
store-whole = { $path } is whole: { $unfinished ->
    [one] one unfinished game
   *[other] { $unfinished } unfinished games
}, { $finished ->
    [one] one finished game
   *[other] { $finished } finished games
}.
kept-no-home = neither XDG_DATA_HOME nor HOME says where.
kept-no-folder = the folder { $path } cannot be made: { $why }.
kept-none = There are no unfinished games.
kept-none-of = there is no unfinished game of { $game }; karata play --list shows those there are
kept-unknown = there is no unfinished game “{ $text }”; karata play --list shows those there are
kept-ambiguous = “{ $text }” could be several games: { $allowed }
kept-unreadable = what was kept of this game cannot be read here; use a newer Karata
kept-not-yours = this is a table of several people
kept-how = Go on with one: { $command } (its first letters are enough).
kept-title = { $game }, { $seats } players ({ $bots } bots)
kept-times = begun { $begun }, left { $left }
kept-stands = { $turn } ({ $scores })
kept-stands-practice = practice, { $turn } ({ $scores })
kept-turn = { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
}
kept-chance = chance’s turn
kept-over = over
kept-score = { $who } { $score }
kept-stuck = cannot be played on: { $why }
ago-moment = a moment ago
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
from-never = it is never the turn of seat { $seat } in this record
from-not-their-turn = at line { $line } it is not the turn of seat { $seat }; the nearest lines where it is: { $lines }
from-nobodys-turn = at line { $line } nobody is to act; the nearest lines where somebody is: { $lines }

## Many games at once, for learners
vector-games = { $given } games at once: there can be 1 to { $most }
vector-threads = { $given } threads: there can be 1 to { $most }
vector-chairs = { $given } chairs for { $seats } seats: every seat needs one
vector-nobody-asked = nobody is asked: at least one chair must be a learner’s or somebody else’s
vector-clocked = { $bot } looks at the clock, so its games cannot be repeated; choose another bot
vector-never-asked = none of the chairs that are asked ever decides anything in this game
vector-length = { $what }: { $given } values were given, { $needed } are needed
vector-letter = letter { $number } ({ $name })
vector-letter-unknown = letter { $number }, which is not in the alphabet,
vector-wrong-letter = game { $game }: { $letter } may not come next; allowed: { $allowed }
vector-wrong-letter-after = game { $game }: { $letter } may not come next after { $said }; allowed: { $allowed }
vector-no-save = this is no save of many games
vector-save-format = the save has format { $format }; this program reads format { $known }
vector-save-damaged = the save is damaged: its check does not fit what is in it
vector-save-of-others = the save is of other games: { $what } was { $saved }, and is { $here } here
vector-save-line = line { $line } of the save cannot be: { $why }
vector-save-goes-on = all games were read before it
vector-save-settings = the settings are not written as this program writes them
vector-save-no-game = game { $game } with its episode, steps and letters said is expected here
vector-save-unasked = after it, nobody is asked
vector-save-unsaid = { $letter } cannot have been said
vector-save-no-seat = there is no such seat
vector-save-no-step = a step is expected here
vector-save-ends = the save ends before it
vector-save-no-word = “{ $word }” is expected here
vector-save-no-number = a number is expected here
