//! Playing through reader and writer, in this process.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use game::record::Record;
use game::{Command, Config, Data, MemoryAid, Seat, Viewer};
use games::Entry;
use players::Level;
use session::{Client, Clock, Keeper, Opening, Session};
use store::Memory;
use tui::line::{Hints, Source};
use tui::written::Page;
use tui::{Colour, Ending, Kept, PlayError, Sitting, Style, play};
use words::{Language, Lexicon};

/// What a game was like.
struct Played {
    ending: Result<Ending, PlayError>,
    out: String,
    record: String,
}

fn entry() -> &'static dyn Entry {
    games::find("serengeti").expect("it is in the registry")
}

fn play_with(language: Language, source: Source, colour: Colour, input: &str) -> Played {
    play_aided(MemoryAid::Off, language, source, colour, input)
}

fn play_aided(aid: MemoryAid, language: Language, source: Source, colour: Colour, input: &str) -> Played {
    let mut record = Vec::new();
    let (ending, out) = sit(aid, language, source, colour, input, &mut record);
    Played { ending, out, record: String::from_utf8(record).expect("text") }
}

/// A person at a table with three bots, all of it in memory.
fn sit(
    aid: MemoryAid,
    language: Language,
    source: Source,
    colour: Colour,
    input: &str,
    record: &mut dyn Page,
) -> (Result<Ending, PlayError>, String) {
    let entry = entry();
    let lexicon = Lexicon::new(language, &[language.pick(entry.words().english, entry.words().french)]);
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let (seat, seed, clock) = (Seat(0), 5, Clock::start());
    let opening =
        Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace: 0, before: Vec::new() };
    let keeper = Keeper::create(Arc::new(Memory::new()), opening.setup("table", clock.now()));
    let mut client = Client::sit_down(keeper.expect("it can be set up"), clock).expect("there is a chair");
    let sitting = Sitting {
        entry,
        config: &config,
        given: Some(Vec::new()),
        first: false,
        lexicon: &lexicon,
        bots: bots.clone(),
        called: String::new(),
        seed: Some(seed),
        hints: Hints::WhenAsked,
        style: Style { colour, ..Style::default() },
        source,
        kept: Kept::Nowhere,
        notices: Vec::new(),
        interrupted: &AtomicBool::new(false),
    };
    let mut out = Vec::new();
    let ending = play(&sitting, &mut client, &mut input.as_bytes(), &mut out, Some(record));
    (ending, String::from_utf8(out).expect("text"))
}

fn piped(input: &str) -> Played {
    play_with(Language::English, Source::Pipe, Colour::Off, input)
}

fn plain(coloured: &str) -> String {
    let mut parts = coloured.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[test]
fn colours_change_nothing_but_colours() {
    let moves = "#1\n".repeat(500);
    let colourless = play_with(Language::French, Source::Pipe, Colour::Off, &moves);
    let colourful = play_with(Language::French, Source::Pipe, Colour::On, &moves);
    assert!(colourful.out.contains("\x1b[") && !colourless.out.contains('\x1b'));
    assert_eq!(plain(&colourful.out), colourless.out);
    assert!(matches!(colourful.ending, Ok(Ending::Finished)));
}

#[test]
fn other_players_chips_are_shown_only_with_the_memory_aid() {
    let rows_with_chips = |aid| {
        let played = play_aided(aid, Language::English, Source::Pipe, Colour::Off, "q\n");
        played.out.lines().filter(|line| line.contains(" points") && line.contains(" chips")).count()
    };
    assert_eq!((rows_with_chips(MemoryAid::Off), rows_with_chips(MemoryAid::On)), (1, 4));
}

#[test]
fn a_game_fits_on_the_screen_and_has_all_its_words() {
    for language in Language::ALL {
        let played = play_with(language, Source::Pipe, Colour::Off, &"?\nl\nsc\nh\n#2\n#1\n".repeat(500));
        assert!(matches!(played.ending, Ok(Ending::Finished)));
        assert!(!played.out.contains('⟦'));
        for line in played.out.lines().filter(|line| !line.starts_with("karata") && !line.contains("#1")) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_terminal_shows_its_own_lines_and_is_never_given_up() {
    let played = play_with(Language::English, Source::Terminal, Colour::Off, &"jump\n".repeat(100));
    assert!(matches!(played.ending, Ok(Ending::Left)));
    assert!(!played.out.contains("> jump"), "what was typed is not repeated");
    assert!(piped("jump\n").out.contains("> jump\n"), "from a pipe it is");
    let hopeless = piped(&"jump\n".repeat(25)).ending;
    assert!(matches!(hopeless, Err(PlayError::Hopeless { count: 25, last }) if last == "jump"));
    let mixed = "jump\n".repeat(24) + "pass\n" + &"jump\n".repeat(24);
    assert!(matches!(piped(&mixed).ending, Ok(Ending::Left)), "a move in between starts the count again");
}

#[test]
fn moves_may_be_named_in_every_way() {
    for first in ["bid 3", "BID  3", "3", "#4", "miser 3", "b 3"] {
        let played = piped(&format!("{first}\n"));
        assert!(played.out.contains("· You bid 3."), "{first}: {}", played.out);
        assert!(played.record.contains("\nseat 1 bid 3 "), "{first}");
    }
}

#[test]
fn an_amount_that_is_not_possible_is_explained() {
    let played = piped("11\n? 11\n");
    assert_eq!(
        played.out.matches("Not allowed: you have only 10 chips (SER.50).").count(),
        2,
        "{}",
        played.out
    );
}

#[test]
fn an_empty_line_takes_the_only_move_and_otherwise_asks_again() {
    let asked = piped("\n\n").out;
    assert_eq!(asked.matches("Nobody has bid yet.").count(), 3, "{asked}");
    // All chips are spent on the first lot, so that soon there is nothing left but to pass.
    let played = piped(&("10\n".to_owned() + &"\npass\n".repeat(400)));
    assert!(played.out.contains("This is your only move"), "{}", played.out);
    assert!(matches!(played.ending, Ok(Ending::Finished)));
}

#[test]
fn the_story_can_be_told_again() {
    let out = piped("3\ns\n").out;
    assert_eq!(out.matches("· You bid 3.").count(), 2, "{out}");
}

#[test]
fn a_record_that_cannot_be_written_ends_the_game() {
    struct Full;
    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is full"))
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    impl Page for Full {
        fn cut(&mut self, _: u64) -> io::Result<()> {
            Ok(())
        }
    }
    let (aid, language) = (MemoryAid::Off, Language::English);
    let (ending, _) = sit(aid, language, Source::Pipe, Colour::Off, "pass\n", &mut Full);
    assert!(matches!(ending, Err(PlayError::Record(_))), "it says that it is the record");
}

#[test]
fn the_same_seed_is_the_same_game_as_in_a_session() {
    let played = piped(&"#1\n".repeat(500));
    let entry = entry();
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let mut players = vec![Some(Level::Greedy.into()); usize::from(config.seats())];
    players[0] = None;
    let mut session = Session::open(entry, &config, &players, 5).expect("it opens");
    loop {
        while session.advance() {}
        let Some(seat) = session.asks() else { break };
        let sight = session.running().sight(Viewer::Seat(seat), MemoryAid::Off);
        let first = Data::Array(vec![sight.choices[0].action.clone()]);
        session.play(seat, Command::Data(&first)).expect("it is legal");
    }
    let (at_a_table, alone) = (Record::read(&played.record), Record::read(&session.take_record()));
    let (at_a_table, alone) = (at_a_table.expect("a record"), alone.expect("a record"));
    let lines = |record: &Record| record.steps.iter().map(|(_, entry)| entry.clone()).collect::<Vec<_>>();
    assert_eq!(lines(&at_a_table), lines(&alone));
    assert!(alone.deal.is_none() && at_a_table.deal.is_some_and(|deal| deal.table == "table"));
}

#[test]
fn a_decision_is_taken_back_and_the_record_with_it() {
    let played = piped("3\nu\nn\nu\ny\n4\nu\n5\n");
    assert_eq!(played.out.matches("Others have acted since").count(), 2, "asked until yes");
    assert_eq!(played.out.matches("· You are back before your last decision.").count(), 2, "{}", played.out);
    assert!(played.record.contains("\nseat 1 bid 5 "), "{}", played.record);
    assert!(!played.record.contains("\nseat 1 bid 3 ") && !played.record.contains("\nseat 1 bid 4 "));
    assert!(piped("u\n").out.contains("There is nothing to take back"), "nothing yet");
}

#[test]
fn leaving_is_asked_about() {
    for (input, expected) in [
        ("q\nl\n", Ending::Left),
        ("q\nq\n", Ending::Left),
        ("q\n", Ending::Left),
        ("q\nwhat\ng\n", Ending::GivenUp),
        ("quitter\nabandonner\n", Ending::GivenUp),
        ("q\ns\nq\nrester\nq\n\n", Ending::Left),
    ] {
        let played = piped(input);
        assert!(matches!(played.ending, Ok(ending) if ending == expected), "{input:?}: {}", played.out);
        assert!(played.out.contains("Leave? This game is not kept"), "{}", played.out);
    }
    let french = play_with(Language::French, Source::Pipe, Colour::Off, "q\na\n");
    assert!(matches!(french.ending, Ok(Ending::GivenUp)));
    assert!(french.out.contains("Vous abandonnez."), "{}", french.out);
}
