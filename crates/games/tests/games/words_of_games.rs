use std::collections::HashSet;

use game::phrase::Cell;
use game::{MemoryAid, Phrase, Seat, Turn, Viewer};
use games::Entry;
use players::Level;
use session::Session;
use words::{Language, Lexicon, Names, check_pair};

use crate::configs;

fn lexicons(entry: &dyn Entry) -> Vec<Lexicon> {
    let source = |language: Language| language.pick(entry.words().english, entry.words().french);
    Language::ALL.iter().map(|&language| Lexicon::new(language, &[source(language)])).collect()
}

#[test]
fn english_and_french_agree() {
    for entry in games::all() {
        let texts = entry.words();
        assert_eq!(check_pair(texts.english, texts.french), Vec::<String>::new(), "{}", entry.name());
    }
}

#[test]
fn no_game_changes_the_meaning_of_a_common_word() {
    for entry in games::all() {
        let both = format!("{}\n{}", words::WORDS_EN, entry.words().english);
        let twice = check_pair(&both, &both).into_iter().find(|problem| problem.contains("twice"));
        assert_eq!(twice, None, "{}", entry.name());
    }
}

#[test]
fn titles_and_settings_have_words() {
    for entry in games::all() {
        for lexicon in lexicons(*entry) {
            let settings = entry.schema().settings.iter().map(|setting| format!("setting-{}", setting.key));
            for key in settings.chain(["game-title".to_owned(), "game-about".to_owned()]) {
                assert!(lexicon.word(&key).is_some(), "{} lacks {key}", entry.name());
            }
        }
    }
}

/// Everything a game says while it is played, to every viewer.
fn said(session: &Session) -> Vec<Phrase> {
    let table = session.running();
    let mut phrases = Vec::new();
    for viewer in Viewer::all(table.config().seats()) {
        let sight = table.sight(viewer, MemoryAid::On);
        phrases.extend(sight.story);
        phrases.extend(sight.question);
        for choice in sight.choices {
            phrases.push(choice.words);
            phrases.extend(choice.detail.into_iter().chain(choice.caution));
        }
        for row in sight.picture.rows {
            phrases.push(row.label);
            phrases.extend(row.cells.into_iter().filter_map(|cell| match cell {
                Cell::Card(face) => Some(face.name),
                Cell::Words(phrase) => Some(phrase),
                Cell::Backs(_) => None,
            }));
        }
    }
    phrases.push(table.forms());
    phrases
}

#[test]
fn everything_said_in_play_has_words() {
    for entry in games::all() {
        let lexicons = lexicons(*entry);
        let mut known = HashSet::new();
        for (config, number) in configs(*entry).iter().zip(0..) {
            let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, config, &players, number).expect("it opens");
            let names = Names::new(Vec::new(), Some(Seat(0)));
            while session.advance() {
                for phrase in said(&session).into_iter().filter(|phrase| known.insert(phrase.to_string())) {
                    for lexicon in &lexicons {
                        let words = lexicon.say(&phrase, &names);
                        assert!(!words.contains('⟦'), "{}: {words}: {phrase}", entry.name());
                    }
                }
            }
        }
    }
}

#[test]
fn who_is_to_act_is_asked_something_and_nobody_else() {
    for entry in games::all() {
        for (config, number) in configs(*entry).iter().zip(0..) {
            let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, config, &players, number).expect("it opens");
            while session.advance() {
                let table = session.running();
                for viewer in Viewer::all(config.seats()) {
                    let asked = matches!((table.turn(), viewer), (Turn::Seat(a), Viewer::Seat(b)) if a == b);
                    assert_eq!(
                        !table.sight(viewer, MemoryAid::Off).question.is_empty(),
                        asked,
                        "{}: {viewer:?}",
                        entry.name()
                    );
                }
            }
        }
    }
}

#[test]
fn every_clause_a_setting_names_is_in_the_rules() {
    for entry in games::all() {
        for setting in entry.schema().settings.iter().filter(|setting| !setting.clause.is_empty()) {
            for page in [entry.page().english, entry.page().french] {
                let head = format!("- **{}**", setting.clause);
                assert!(page.contains(&head), "{} is not in the rules of {}", setting.clause, entry.name());
            }
        }
    }
}
