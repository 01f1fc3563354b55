//! Playing through reader and writer, in this process.

use std::io::{self, Write};

use game::{Config, MemoryAid, Seat};
use games::Entry;
use players::Level;
use tui::line::{Hints, Source};
use tui::{Colour, Ending, PlayError, Sitting, Style, play};
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
    let entry = entry();
    let lexicon = Lexicon::new(language, &[language.pick(entry.words().english, entry.words().french)]);
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let style = Style { colour };
    let (seat, bots, seed) = (Seat(0), vec![Level::Greedy.into(); usize::from(config.seats()) - 1], 5);
    let sitting = Sitting {
        entry,
        config: &config,
        given: &[],
        first: false,
        lexicon: &lexicon,
        seat,
        bots,
        seed,
        aid,
        hints: Hints::WhenAsked,
        style,
        source,
    };
    let (mut out, mut record) = (Vec::new(), Vec::new());
    let ending = play(&sitting, &mut input.as_bytes(), &mut out, Some(&mut record));
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Played { ending, out: text(out), record: text(record) }
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
        let played = play_with(language, Source::Pipe, Colour::Off, &"?\nl\ns\nh\n#2\n#1\n".repeat(500));
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
    let out = piped("3\nu\n").out;
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
    let entry = entry();
    let lexicon = Lexicon::new(Language::English, &[entry.words().english]);
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let sitting = Sitting {
        entry,
        config: &config,
        given: &[],
        first: false,
        lexicon: &lexicon,
        seat: Seat(0),
        bots: vec![Level::Random.into(); 3],
        hints: Hints::WhenAsked,
        seed: 1,
        aid: MemoryAid::Off,
        style: Style::default(),
        source: Source::Pipe,
    };
    let ending = play(&sitting, &mut "pass\n".as_bytes(), &mut io::sink(), Some(&mut Full));
    assert!(matches!(ending, Err(PlayError::Record(_))), "it says that it is the record");
}
