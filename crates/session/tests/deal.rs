//! Deals that can be checked: what a table exports is accepted, and whatever was changed in it is found.

use std::sync::Arc;

use game::record::{Cut, Entry as Line, Record};
use game::{Config, MemoryAid, Seat, Turn};
use games::Entry;
use players::Level;
use protocol::Move;
use session::deal::{Doubt, Fits, verify};
use session::replay::{self, set_up};
use session::{Client, Clock, Keeper, Opening};
use store::Memory;
use table::setup::Before;
use table::{Nature, Secret};

const SECRET: Secret = Secret { key: [7; 32], nonce: [9; 32] };
const TABLE: &str = "Under the baobab ; 7 %";

/// A table with a person and bots, in the middle of nowhere.
fn sit(entry: &dyn Entry, before: Vec<Before>) -> Client {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let (seat, seed, aid) = (Seat(0), 7, MemoryAid::Off);
    let opening = Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace: 0, before };
    let clock = Clock::start();
    let mut setup = opening.setup(TABLE, clock.now());
    setup.secret = SECRET;
    let keeper = Keeper::create(Arc::new(Memory::new()), setup).expect("it can be set up");
    Client::sit_down(keeper, clock).expect("there is a chair")
}

fn wait(client: &mut Client) {
    while client.wait().expect("it is stored") {}
}

fn play(client: &mut Client, place: usize) {
    let choices = &client.sight().choices;
    let action = Move::Actions(vec![choices[place % choices.len()].action.clone()]);
    client.play(action).expect("what is offered is legal");
}

fn record_of(client: &Client) -> String {
    client.keeper().table().record()
}

/// Plays to the end. Gives the record.
fn played(entry: &dyn Entry) -> String {
    let mut client = sit(entry, Vec::new());
    loop {
        wait(&mut client);
        if client.is_over() {
            return client.keeper().table().ending().expect("it is over").record;
        }
        play(&mut client, 0);
    }
}

fn entry(name: &str) -> &'static dyn Entry {
    games::find(name).expect("it is a game")
}

fn read(text: &str) -> Record {
    Record::read(text).expect("it is a record")
}

fn doubt(text: &str) -> Doubt {
    verify(&read(text), None).expect_err("it does not fit")
}

/// The words of every line, without their checks.
fn words(text: &str) -> Vec<String> {
    text.lines().map(|line| line.rsplit_once(" ; ").expect("a check").0.trim_end().to_owned()).collect()
}

/// The check at the end of every line, made anew: what a forger would do.
fn forged(words: &[String]) -> String {
    let mut check = 0x811c_9dc5_u32;
    let line = |words: &String| {
        for byte in words.bytes().chain([b'\n']) {
            check = (check ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        format!("{words} ; {check:08x}\n")
    };
    words.iter().map(line).collect()
}

/// The same record with other words in the line that begins like this.
fn with_line(text: &str, head: &str, change: impl Fn(&str) -> String) -> String {
    let mut words = words(text);
    let line = words.iter_mut().find(|line| line.starts_with(head)).expect("such a line");
    *line = change(line);
    forged(&words)
}

/// What nature could also have done in this line.
fn otherwise(record: &Record, line: usize) -> Option<String> {
    let (_, mut game) = set_up(record).expect("it is possible");
    for step in record.steps.iter().take_while(|step| step.0 < line) {
        Record::step(&mut *game, step).expect("it is right");
    }
    let draw = |key| game.fork().draw(&mut Nature::new([key; 32]).next_step()).expect("it is nature's turn");
    let is_other = |outcome: &String| !record.steps.contains(&(line, Line::Chance(outcome.clone())));
    (100..120).map(draw).find(is_other)
}

fn outcomes(record: &Record) -> Vec<(usize, String)> {
    let outcome = |(line, entry): &(usize, Line)| match entry {
        Line::Chance(outcome) => Some((*line, outcome.clone())),
        Line::Move(..) | Line::Scores(_) => None,
    };
    record.steps.iter().filter_map(outcome).collect()
}

#[test]
fn what_a_table_exports_is_accepted_in_every_game() {
    for entry in games::all() {
        let told = sit(*entry, Vec::new()).opened().commitment.hash.clone();
        let text = played(*entry);
        let record = read(&text);
        let deal = record.deal.as_ref().expect("it has a deal");
        assert_eq!((deal.table.as_str(), &deal.hash), (TABLE, &told), "{}", entry.name());
        let outcomes = outcomes(&record).len() as u32;
        assert!(outcomes > 0);
        assert_eq!(verify(&record, Some(&told)), Ok(Fits { deal, outcomes }), "{}", entry.name());
        assert_eq!(verify(&record, None), Ok(Fits { deal, outcomes }));
        assert_eq!(replay::verify(&record), Ok(()));
        assert_eq!(read(&forged(&words(&text))), record, "a forger can make the checks right");
    }
}

#[test]
fn one_other_card_is_found_in_its_line_though_the_rules_allow_it() {
    for entry in games::all() {
        let text = played(*entry);
        let record = read(&text);
        let all = outcomes(&record);
        let mut found = 0;
        for (line, true_outcome) in all.iter().step_by(all.len().div_ceil(6)) {
            let Some(other) = otherwise(&record, *line) else { continue };
            let doubtful =
                Doubt::OtherOutcome { line: *line, dealt: other.clone(), given: true_outcome.clone() };
            let mut lines = words(&text);
            lines[line - 1] = format!("nature {other}");
            assert_eq!(doubt(&forged(&lines)), doubtful, "{}", entry.name());
            // As a game that was given up there, it is flawless but for the key.
            let (cut, key) = (&lines[..*line], lines.last().expect("a key"));
            let given_up = forged(&[cut, std::slice::from_ref(key)].concat());
            assert_eq!(replay::verify(&read(&given_up)), Ok(()));
            assert_eq!(doubt(&given_up), doubtful);
            found += 1;
        }
        assert!(found > 0, "{}", entry.name());
    }
}

#[test]
fn a_missing_outcome_at_the_end_is_found() {
    for entry in games::all() {
        let text = played(*entry);
        let record = read(&text);
        let (line, given) = outcomes(&record).pop().expect("something was dealt");
        let mut lines = words(&text);
        let key = lines.pop().expect("a key");
        lines.truncate(line - 1);
        lines.push(key);
        assert_eq!(doubt(&forged(&lines)), Doubt::NoOutcome { line, given }, "{}", entry.name());
    }
}

#[test]
fn hash_table_key_and_nonce_belong_together() {
    let text = played(entry("calcory"));
    let line = read(&text).set_up["deal"];
    let other = "5".repeat(64);
    let hash = read(&text).deal.expect("a deal").hash;
    let other_hash = with_line(&text, "deal", |words| words.replace(&hash, &other));
    assert_eq!(doubt(&other_hash), Doubt::NotTheHash { line, found: hash.clone() });
    for changed in [
        with_line(&text, "deal", |words| words.replace("baobab", "acacia")),
        with_line(&text, "key", |words| words.replace("0707", "0708")),
        with_line(&text, "key", |words| words.replace("0909", "0908")),
        with_line(&text, "key", |words| words.replace(&"07".repeat(32), &"09".repeat(32))),
    ] {
        assert!(matches!(doubt(&changed), Doubt::NotTheHash { line: found, .. } if found == line));
    }
    let shown = Doubt::NotShown { line, hash, shown: other.clone() };
    assert_eq!(verify(&read(&text), Some(&other)), Err(shown));
    // A forger who deals from another key cannot have shown its hash before.
    let forger = Secret { key: [8; 32], nonce: [9; 32] };
    let honest = SECRET.commitment(TABLE);
    let text = with_line(&text, "deal", |words| words.replace(&honest, &forger.commitment(TABLE)));
    let text = with_line(&text, "key", |words| words.replace(&"07".repeat(32), &"08".repeat(32)));
    assert!(matches!(verify(&read(&text), Some(&honest)), Err(Doubt::NotShown { .. })));
    assert!(matches!(doubt(&text), Doubt::OtherOutcome { .. }), "and what was dealt is not from that key");
}

#[test]
fn after_a_take_back_the_same_cards_come_again_and_fit() {
    let mut crossed = 0;
    for entry in games::all() {
        let mut client = sit(*entry, Vec::new());
        let dealt = |client: &Client| outcomes(&read(&record_of(client))).len();
        for turn in 0.. {
            wait(&mut client);
            if client.is_over() {
                break;
            }
            play(&mut client, 0);
            wait(&mut client);
            if turn % 4 == 0 && turn < 40 && !client.is_over() {
                let before = dealt(&client);
                client.take_back().expect("against bots everything may be");
                crossed += before - dealt(&client);
                play(&mut client, 1);
            }
        }
        let record = client.keeper().table().ending().expect("it is over").record;
        verify(&read(&record), None).unwrap_or_else(|doubt| panic!("{}: {doubt}", entry.name()));
    }
    assert!(crossed > 10, "{crossed} outcomes were taken back");
}

#[test]
fn the_key_of_a_running_game_is_in_no_record() {
    let mut client = sit(entry("safaru"), Vec::new());
    let mut asked = 0;
    loop {
        wait(&mut client);
        let text = record_of(&client);
        if client.is_over() {
            assert!(text.contains(&"07".repeat(32)) && text.contains(&"09".repeat(32)));
            break;
        }
        assert!(!text.contains("0707") && !text.contains("0909") && text.contains("\ndeal "), "{text}");
        assert_eq!(doubt(&text), Doubt::NotOpened);
        play(&mut client, 0);
        asked += 1;
    }
    assert!(asked > 3);
}

#[test]
fn a_game_that_was_given_up_can_be_checked_as_far_as_it_went() {
    let mut client = sit(entry("rummu"), Vec::new());
    wait(&mut client);
    client.give_up().expect("one may give up alone");
    let record = read(&record_of(&client));
    assert_eq!(verify(&record, None).map(|fits| fits.outcomes as usize), Ok(outcomes(&record).len()));
    let (line, _) = record.opened.as_ref().expect("it is over");
    assert_eq!((record.result, record.cut), (None, Some(Cut::After(*line))));
}

#[test]
fn a_game_that_is_played_on_from_a_record_has_no_deal() {
    let mut first = sit(entry("safaru"), Vec::new());
    wait(&mut first);
    let step = |(_, line): &(usize, Line)| match line {
        Line::Move(seat, notation) => Before { seat: Some(*seat), notation: notation.clone() },
        Line::Chance(notation) => Before { seat: None, notation: notation.clone() },
        Line::Scores(_) => panic!("no hand is over yet"),
    };
    let before = read(&record_of(&first)).steps.iter().map(step).collect();
    let mut client = sit(entry("safaru"), before);
    while !client.is_over() {
        match client.sight().turn {
            Turn::Seat(Seat(0)) => play(&mut client, 0),
            _ => wait(&mut client),
        }
    }
    let record = read(&record_of(&client));
    assert_eq!((record.format, &record.deal, &record.opened), (3, &None, &None));
    let steps = record.practice.expect("it says with how many steps it begins");
    assert_eq!(verify(&record, None), Err(Doubt::PlayedOn(steps)));
    assert_eq!(replay::verify(&record), Ok(()));
}

/// What is wrong with a record, and where.
fn wrong(text: &str) -> (usize, String) {
    let error = Record::read(text).expect_err("it is no record");
    (error.line, error.what.key.into_owned())
}

#[test]
fn the_lines_of_a_deal_are_checked_like_all_others() {
    let text = played(entry("safaru"));
    let lines = words(&text);
    let (deal, last) = (read(&text).set_up["deal"], lines.len());
    for (line, old, new) in [(deal, "baobab", "acacia"), (last, "0707", "0708"), (last, "0909", "0908")] {
        assert_eq!(wrong(&text.replacen(old, new, 1)), (line, "record-line-changed".to_owned()));
    }
    let without = |place: usize| [&lines[..place], &lines[place + 1..]].concat();
    let swapped = |place: usize| {
        let mut lines = lines.clone();
        lines.swap(place, place + 1);
        lines
    };
    let twice = |place: usize| [&lines[..=place], &lines[place..]].concat();
    let plain = |line: usize, head: &str| {
        let mut lines = without(deal - 1);
        lines[0] = "karata 1".to_owned();
        assert!(lines[line - 1].starts_with(head), "{}", lines[line - 1]);
        lines
    };
    for (lines, line, key) in [
        (without(deal - 1), last - 1, "record-no-deal"),
        (swapped(deal - 1), deal + 1, "record-line-misplaced"),
        (twice(deal - 1), deal + 1, "record-line-misplaced"),
        (twice(last - 1), last + 1, "record-goes-on"),
        (swapped(last - 2), last, "record-goes-on"),
        (plain(last - 1, "key"), last - 1, "record-line-unknown"),
    ] {
        assert_eq!(wrong(&forged(&lines)), (line, key.to_owned()));
    }
    let half = |line: &str, to: usize| line[..line.len() - to].to_owned();
    for (head, number, to) in [("deal", deal, 1), ("deal", deal, 40), ("key", last, 1), ("key", last, 80)] {
        let changed =
            with_line(&text, head, |words| if to == 1 { format!("{words} x") } else { half(words, to) });
        assert_eq!(wrong(&changed), (number, "record-line-unknown".to_owned()), "{head} {to}");
    }
    let mut unopened = lines.clone();
    unopened.pop();
    assert_eq!(doubt(&forged(&unopened)), Doubt::NotOpened);
    assert_eq!(replay::verify(&read(&forged(&unopened))), Ok(()));
    let broken_off = read(&text[..text.len() - 30]);
    assert_eq!((broken_off.cut, &broken_off.opened), (Some(Cut::Within(last)), &None));
    assert_eq!(wrong(&format!("{text}seat")), (last + 1, "record-line-unchecked".to_owned()));
}
