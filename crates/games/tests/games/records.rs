use game::Value;
use game::record::Record;
use games::Entry;
use players::Level;
use session::Session;
use session::replay::{ReplayError, verify};

use crate::usual;

fn recorded(entry: &dyn Entry) -> String {
    let config = usual(entry);
    let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, 1).expect("it opens");
    while session.advance() {}
    session.take_record()
}

#[test]
fn a_record_verifies() {
    for entry in games::all() {
        let record = Record::read(&recorded(*entry)).expect("a record");
        assert_eq!(record.cut, None);
        assert_eq!(verify(&record), Ok(()));
    }
}

#[test]
fn a_record_cut_at_any_byte_is_told_up_to_the_cut() {
    for entry in games::all() {
        let text = recorded(*entry);
        let game_line = text.lines().take(3).map(|line| line.len() + 1).sum::<usize>();
        for cut in 0..text.len() {
            let Some(part) = text.get(..cut) else { continue };
            match Record::read(part) {
                Err(error) => assert!(cut < game_line, "cut at {cut}: {error}"),
                Ok(record) if record.steps.is_empty() => assert!(record.cut.is_some()),
                Ok(record) => {
                    let whole = cut + 1 == text.len();
                    assert_eq!(record.cut.is_none(), whole, "cut at {cut}");
                    // The steps themselves change only from line to line.
                    if part.ends_with('\n') || whole {
                        assert_eq!(verify(&record), Ok(()), "cut at {cut}");
                    }
                }
            }
        }
    }
}

#[test]
fn records_of_other_rules_are_refused() {
    let told = |error: &ReplayError| match &error.phrase().arguments[..] {
        [_, (_, Value::Phrase(what))] => what.key.clone(),
        other => panic!("a line and what is wrong with it, not {other:?}"),
    };
    for entry in games::all() {
        let record = Record::read(&recorded(*entry)).expect("a record");
        for (rules, key) in [(entry.rules() + 1, "record-newer-rules"), (0, "record-older-rules")] {
            let error = verify(&Record { rules, ..record.clone() }).expect_err("other rules");
            assert!(matches!(error, ReplayError::Rules { .. }) && told(&error) == key, "{error}");
        }
        let unknown = Record { game: "chess".to_owned(), ..record };
        assert!(matches!(verify(&unknown), Err(ReplayError::Game { .. })));
    }
}
