use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

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

/// The French words of the full screen: those of the frame, and of each game.
fn words_of_the_screen() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tui/words");
    let games =
        fs::read_dir(&folder).expect("the screen has words").map(|entry| entry.expect("it is read").path());
    let files =
        games.filter(|path| path.is_dir()).map(|game| game.join("fr.ftl")).chain([folder.join("fr.ftl")]);
    files.map(|path| (path.clone(), fs::read_to_string(path).expect("it is a text"))).collect()
}

/// French signs stand behind a space that no line ends at, and “de” before a name asks for its form.
#[test]
fn french_signs_keep_to_their_words() {
    for entry in games::all() {
        assert_french_signs_keep_to_their_words(entry.words().french, entry.name());
    }
    assert_french_signs_keep_to_their_words(words::WORDS_FR, "common");
    let screen = words_of_the_screen();
    assert_eq!(screen.len(), games::all().len() + 1, "each game has words of its own there");
    for (path, words) in screen {
        assert_french_signs_keep_to_their_words(&words, &path.display().to_string());
    }
}

fn assert_french_signs_keep_to_their_words(words: &str, whose: &str) {
    for line in words.lines().filter(|line| !line.starts_with('#')) {
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        for (place, sign) in said.char_indices().filter(|(_, letter)| ":;!?»%".contains(*letter)) {
            let before: Vec<char> = said[..place].chars().rev().take(2).collect();
            let ends =
                said[place + sign.len_utf8()..].chars().next().is_none_or(|next| " .,)".contains(next));
            let breaks =
                matches!(before[..], [' ', letter] if letter.is_alphanumeric() || "}»)".contains(letter));
            assert!(!(breaks && ends), "{whose}: a line could break before {sign:?}: {line}");
        }
        assert!(!said.contains("« ") && !said.contains(" de { $who }"), "{whose}: {line}");
    }
}

/// The same on the pages of one minute.
#[test]
fn french_signs_keep_to_their_words_on_the_pages_of_one_minute() {
    for entry in games::all() {
        let page = entry.minute().french;
        for broken in [" :", " ;", " !", " ?", " »", "« ", "\u{a0};", "\u{a0}!", "\u{a0}?"] {
            assert!(!page.contains(broken), "{}: {broken:?}", entry.name());
        }
    }
}

/// Whoever has never seen the deck learns there how its cards are written.
#[test]
fn the_pages_of_one_minute_say_how_the_cards_of_the_deck_are_written() {
    let deck = ["mu", "rummu", "calcory", "safaru"];
    let entries: Vec<_> = games::all().iter().filter(|entry| deck.contains(&entry.name())).collect();
    assert_eq!(entries.len(), deck.len());
    for language in Language::ALL {
        let lexicon = Lexicon::new(language, &[]);
        let colours = [
            ("card-red", "colour-red"),
            ("card-blue", "colour-blue"),
            ("card-green", "colour-green"),
            ("card-yellow", "colour-yellow"),
            ("card-black", "colour-black"),
        ]
        .map(|(card, colour)| {
            let card = lexicon.say(&Phrase::new(card).with("number", 1), &Names::none());
            format!("{} {}", card.trim_end_matches('1'), lexicon.say(&Phrase::new(colour), &Names::none()))
        });
        for entry in &entries {
            let page = language.pick(entry.minute().english, entry.minute().french);
            for colour in &colours {
                assert!(page.contains(colour), "{}: {colour}", entry.name());
            }
        }
    }
}

/// Those who wait and those who watch are not asked, but want to know who is.
#[test]
fn the_table_says_whose_turn_it_is() {
    for entry in games::all().iter().filter(|entry| ["mu", "rummu", "safaru"].contains(&entry.name())) {
        for (config, number) in configs(*entry).iter().zip(0..) {
            let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, config, &players, number).expect("it opens");
            while session.advance() {
                let table = session.running();
                let Turn::Seat(seat) = table.turn() else { continue };
                let turn = Cell::Words(Phrase::new("cell-turn").with("who", seat));
                for viewer in Viewer::all(config.seats()) {
                    let picture = table.sight(viewer, MemoryAid::Off).picture;
                    assert!(picture.rows[0].cells.contains(&turn), "{}: {viewer:?}", entry.name());
                }
            }
        }
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
