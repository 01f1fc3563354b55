//! What a client is sent is what the TypeScript types say, and the files of these types are those in the repository.

/// TypeScript types, as far as they are used here, and whether a value is of one.
mod declared;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use game::phrase::Value;
use game::sight::data;
use game::{Command, MemoryAid, Phrase, Refusal, Seat, Turn, Viewer};
use players::Level;
use protocol::{LaidOpen, Moments, Review, ToClient, ToServer, Turning, Worths};
use session::Session;

use crate::{configs, usual};
use declared::Declared;

/// Only what is written there by `cargo xtask types`.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire");

/// The files of everything that is sent: by the games, and by a table.
fn files() -> Vec<(String, String)> {
    let mut declarations = games::typescript::declarations();
    declarations.add::<ToServer>();
    declarations.add::<ToClient>();
    declarations.add::<Moments>();
    declarations.add::<Turning>();
    declarations.add::<Review>();
    declarations.add::<Worths>();
    declarations.add::<LaidOpen>();
    declarations.files()
}

#[test]
fn the_files_of_types_are_up_to_date() {
    let wanted: BTreeMap<String, String> = files().into_iter().collect();
    if std::env::var_os("KARATA_BLESS").is_some() {
        write(&wanted);
    }
    let held = held();
    let names = held.keys().chain(wanted.keys());
    let stale: BTreeSet<&String> = names.filter(|name| held.get(*name) != wanted.get(*name)).collect();
    assert!(stale.is_empty(), "not up to date in web/src/wire: {stale:?}. Run: cargo xtask types");
}

fn held() -> BTreeMap<String, String> {
    let Ok(folder) = fs::read_dir(FOLDER) else { return BTreeMap::new() };
    let files = folder.map(|file| {
        let file = file.expect("it can be read");
        let text = fs::read_to_string(file.path()).expect("it is a text");
        (file.file_name().to_string_lossy().into_owned(), text)
    });
    files.collect()
}

fn write(wanted: &BTreeMap<String, String>) {
    let folder = Path::new(FOLDER);
    fs::create_dir_all(folder).expect("it can be made");
    for name in held().keys().filter(|name| !wanted.contains_key(*name)) {
        fs::remove_file(folder.join(name)).expect("it can be removed");
    }
    for (name, text) in wanted {
        fs::write(folder.join(name), text).expect("it can be written");
    }
}

#[test]
fn whatever_is_sent_is_of_its_type() {
    let declared = Declared::read(&files());
    for entry in games::all() {
        let sight_type = sight_type(entry.name());
        let config = usual(*entry);
        declared.check("game", "Schema", &data(entry.schema()));
        declared.check("game", "Config", &data(&config));
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        let mut session = Session::open(*entry, &config, &players, 7).expect("it opens");
        for step in 0.. {
            let table = session.running();
            for viewer in Viewer::all(config.seats()) {
                for aid in [MemoryAid::Off, MemoryAid::On] {
                    declared.check(entry.name(), &sight_type, &data(&table.sight(viewer, aid)));
                }
                if step % 20 == 0 {
                    declared.check("game", "Glossary", &data(&table.glossary(viewer)));
                }
            }
            for seat in Seat::all(config.seats()) {
                for text in ["nonsense", "pass; pass", "7", "draw"] {
                    let Err(refusal) = table.consider(seat, Command::Text(text)) else { continue };
                    declared.check("game", "Refusal", &data(&refusal));
                }
                let Some(asked) = table.ask(seat, MemoryAid::Off) else { continue };
                let hint = entry.hint(&config, &asked, Level::Greedy.into(), 1).expect("valid settings");
                declared.check("players", "Hint", &data(&hint));
            }
            if table.turn() == Turn::Over {
                break;
            }
            session.advance();
        }
    }
}

/// Every setting, if only for the first steps: what a setting adds to a view is often there from the start.
#[test]
fn the_types_hold_under_every_setting() {
    let declared = Declared::read(&files());
    for entry in games::all() {
        let sight_type = sight_type(entry.name());
        for (seed, config) in (0..).zip(configs(*entry)) {
            let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
            let mut session = Session::open(*entry, &config, &players, seed).expect("it opens");
            for _ in 0..8 {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    let sight = session.running().sight(viewer, MemoryAid::On);
                    declared.check(entry.name(), &sight_type, &data(&sight));
                }
                session.advance();
            }
        }
    }
}

/// `MuSight` of `mu`.
fn sight_type(game: &str) -> String {
    format!("{}{}Sight", game[..1].to_uppercase(), &game[1..])
}

#[test]
fn a_value_of_another_type_is_found_out() {
    let declared = Declared::read(&files());
    let phrase = Phrase::new("sold").with("price", 7).with("cards", vec!["N4"]);
    let whole = data(&Refusal::InCommand {
        action: "7".to_owned(),
        because: Box::new(Refusal::Unreadable(phrase.with("move", Value::Move("pass".to_owned())))),
    });
    assert_eq!(declared.flaw("game", "Refusal", &whole), None);
    let text = whole.to_string();
    for (part, other) in [
        (r#""value":7"#, r#""value":"7""#),
        (r#""key":"sold""#, r#""clue":"sold""#),
        (r#""key":"sold""#, r#""key":"sold","more":1"#),
        (r#""type":"in-command""#, r#""type":"in-commands""#),
        ("[", "[null,"),
    ] {
        assert!(text.contains(part), "{text}");
        let changed = serde_json::from_str(&text.replacen(part, other, 1)).expect("still JSON");
        assert!(declared.flaw("game", "Refusal", &changed).is_some(), "{changed}");
    }
}
