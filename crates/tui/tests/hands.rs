//! Matches of several hands: the end of one is not rushed past.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use game::{Config, MemoryAid, Seat};
use players::Level;
use session::{Client, Clock, Keeper, Opening};
use store::Memory;
use tui::line::{Hints, Source};
use tui::{Ending, Kept, Sitting, Style, play};
use words::{Language, Lexicon};

/// Two hands of Rummü against greedy bots, with these lines typed.
fn two_hands(language: Language, source: Source, input: &str) -> (Ending, String) {
    let entry = games::find("rummu").expect("it is in the registry");
    let lexicon = Lexicon::new(language, &[language.pick(entry.words().english, entry.words().french)]);
    let config = Config::new(entry.schema(), Some(3), &[("hands", "2")]).expect("valid");
    let bots = vec![Level::Greedy.into(); 2];
    let (seat, seed, clock) = (Seat(0), 5, Clock::start());
    let aid = MemoryAid::Off;
    let opening =
        Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace: 0, before: Vec::new() };
    let keeper = Keeper::create(Arc::new(Memory::new()), opening.setup("table", clock.now()));
    let mut client = Client::sit_down(keeper.expect("it can be set up"), clock).expect("there is a chair");
    let sitting = Sitting {
        entry,
        config: &config,
        given: Some(Vec::new()),
        first: false,
        called: String::new(),
        lexicon: &lexicon,
        bots,
        seed: Some(seed),
        hints: Hints::WhenAsked,
        style: Style::default(),
        source,
        kept: Kept::Nowhere,
        notices: Vec::new(),
        interrupted: &AtomicBool::new(false),
    };
    let mut out = Vec::new();
    let ending = play(&sitting, &mut client, &mut input.as_bytes(), &mut out, None).expect("it goes on");
    (ending, String::from_utf8(out).expect("text"))
}

#[test]
fn at_a_terminal_the_end_of_a_hand_waits_for_a_line() {
    let moves = "#1\n".repeat(2000);
    let pause = "The hand is over. Press Enter for the next one.";
    let (ending, out) = two_hands(Language::English, Source::Terminal, &moves);
    assert_eq!((ending, out.matches(pause).count()), (Ending::Finished, 1), "{out}");
    let (before, after) = out.split_once(pause).expect("it waits");
    assert!(before.contains("Hand 1") && !before.contains("Hand 2"), "the result is told before: {before}");
    assert!(after.contains("Hand 2"), "and the next deal after it: {after}");
    let last = before.trim_end().lines().last().expect("something was told");
    assert!(!after.contains(last), "what was told is not told again: {last}");
    let (ending, out) = two_hands(Language::English, Source::Pipe, &moves);
    assert_eq!((ending, out.matches(pause).count()), (Ending::Finished, 0), "a pipe is not waited for");
    let (_, out) = two_hands(Language::French, Source::Terminal, &moves);
    assert!(out.contains("Appuyez sur Entrée"), "{out}");
}

#[test]
fn one_may_leave_at_the_end_of_a_hand() {
    let (_, whole) = two_hands(Language::English, Source::Terminal, &"#1\n".repeat(2000));
    let (before, _) = whole.split_once("The hand is over.").expect("it waits");
    let moves = before.matches("\n> ").count();
    let (ending, out) = two_hands(Language::English, Source::Terminal, &("#1\n".repeat(moves) + "q\n"));
    assert_eq!(ending, Ending::Left, "{out}");
    assert!(out.contains("The hand is over.") && !out.contains("Hand 2"), "{out}");
}
