//! Lessons: every decision has one, every topic comes up, and what is said can be said and found on the table.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use game::{Lesson, Match, Question, Seat, Turn, Viewer};
use games::{Complete, Entry, Visitor};
use players::Level;
use session::Session;
use words::{Language, Lexicon, Names};

use crate::{configs, usual};

/// Plays games with all settings, and some more with the usual ones, and shows every lesson to somebody.
fn over_lessons(entry: &dyn Entry, mut look: impl FnMut(&dyn Match, Seat, &[Lesson])) {
    let usual = vec![usual(entry); 12];
    let all = configs(entry).into_iter().chain(usual);
    for (config, number) in all.zip(0..) {
        let level = if number % 2 == 0 { Level::Random } else { Level::Greedy };
        let players = vec![Some(level.into()); usize::from(config.seats())];
        let mut session = Session::open(entry, &config, &players, number).expect("it opens");
        while session.advance() {
            let table = session.running();
            for seat in Seat::all(config.seats()) {
                look(table, seat, &table.teach(seat));
            }
        }
    }
}

/// What is listed for any settings; each list names a topic once.
fn topics(entry: &dyn Entry) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for config in configs(entry) {
        let listed = entry.open(&config).expect("it opens").topics();
        let once: BTreeSet<&str> = listed.iter().copied().collect();
        assert_eq!(once.len(), listed.len(), "{}: a topic is listed once", entry.name());
        all.extend(once.into_iter().map(str::to_owned));
    }
    all
}

/// What is announced to somebody who plays with the usual settings is what comes up with them.
#[test]
fn what_is_listed_for_the_usual_settings_comes_up_with_them() {
    for entry in games::all() {
        let usual = usual(*entry);
        let mut missed: BTreeSet<&str> = entry.open(&usual).expect("it opens").topics().into_iter().collect();
        for seed in 0..60 {
            let level = if seed % 2 == 0 { Level::Random } else { Level::Greedy };
            let players = vec![Some(level.into()); usize::from(usual.seats())];
            let mut session = Session::open(*entry, &usual, &players, seed).expect("it opens");
            while !missed.is_empty() && session.advance() {
                let table = session.running();
                for lesson in Seat::all(usual.seats()).flat_map(|seat| table.teach(seat)) {
                    missed.remove(&*lesson.topic);
                }
            }
        }
        assert!(missed.is_empty(), "{}: {missed:?}", entry.name());
    }
}

#[test]
fn every_decision_brings_up_something_and_every_topic_comes_up() {
    for entry in games::all() {
        let mut met: BTreeMap<String, u32> = BTreeMap::new();
        over_lessons(*entry, |table, seat, lessons| {
            let is_asked = table.turn() == Turn::Seat(seat);
            assert_eq!(!lessons.is_empty(), is_asked, "{}: {:?}", entry.name(), table.turn());
            let topics: BTreeSet<&str> = lessons.iter().map(|lesson| &*lesson.topic).collect();
            assert_eq!(topics.len(), lessons.len(), "each topic once: {lessons:?}");
            let listed = table.topics();
            assert!(topics.iter().all(|topic| listed.contains(topic)), "{}: {topics:?}", entry.name());
            for lesson in lessons {
                *met.entry(lesson.topic.to_string()).or_default() += 1;
                let points = 1..=Lesson::MOST_POINTS;
                assert!(points.contains(&lesson.points.len()), "{}: {lesson:?}", entry.name());
            }
        });
        println!("{}: {met:?}", entry.name());
        let (met, known): (BTreeSet<String>, _) = (met.into_keys().collect(), topics(*entry));
        assert_eq!(met, known, "{}", entry.name());
    }
}

#[test]
fn lessons_and_topics_can_be_said_in_every_language() {
    for entry in games::all() {
        let texts = entry.words();
        let lexicons = Language::ALL
            .map(|language| Lexicon::new(language, &[language.pick(texts.english, texts.french)]));
        let topics = topics(*entry);
        for (topic, lexicon) in topics.iter().flat_map(|topic| lexicons.iter().map(move |l| (topic, l))) {
            assert!(lexicon.word(&format!("topic-{topic}")).is_some(), "{}: {topic}", entry.name());
        }
        let mut known = HashSet::new();
        over_lessons(*entry, |_, seat, lessons| {
            let names = Names::new(["a", "b", "c", "d", "e", "f"].map(str::to_owned).to_vec(), Some(seat));
            let phrases = lessons.iter().flat_map(Lesson::phrases);
            for phrase in phrases.filter(|phrase| known.insert((seat, phrase.to_string()))) {
                for lexicon in &lexicons {
                    let said = lexicon.say(phrase, &names);
                    let whole = !said.contains('⟦') && !said.contains("  ") && said.trim() == said;
                    assert!(whole && !said.is_empty(), "{}: {said:?}: {phrase}", entry.name());
                }
            }
        });
    }
}

/// A part that looks like a card is one that the reader can see.
#[test]
fn a_card_that_is_pointed_at_is_in_the_view() {
    struct Cards;
    impl Visitor for Cards {
        fn visit<G: Complete>(&mut self) {
            let entry = games::find(G::NAME).expect("registered");
            let (mut pointed, mut cards) = (0, 0);
            over_lessons(entry, |table, seat, lessons| {
                let Some(asked) = table.ask(seat, game::MemoryAid::Off) else { return };
                let Question { view, legal } = asked.of::<G>().expect("of this game");
                let shown = serde_json::to_string(view).expect("views can be sent");
                let offered = serde_json::to_string(legal).expect("actions can be sent");
                assert_eq!(view.viewer, Viewer::Seat(seat));
                for at in
                    lessons.iter().flat_map(|lesson| &lesson.points).filter_map(|point| point.at.as_ref())
                {
                    pointed += 1;
                    if is_card(at) {
                        cards += 1;
                        let written = format!("\"{at}\"");
                        let is_there = shown.contains(&written) || offered.contains(&written);
                        assert!(is_there, "{}: {at} is not in {shown}", G::NAME);
                    }
                }
            });
            assert!(pointed > 0, "{} points at something", G::NAME);
            println!("{}: {cards} of {pointed} parts are cards", G::NAME);
        }
    }
    games::visit_all(&mut Cards);
}

/// A letter and a number, as the cards of most games are written.
fn is_card(part: &str) -> bool {
    matches!(part.as_bytes(), [letter, number] if letter.is_ascii_alphabetic() && number.is_ascii_digit())
}
