//! What a seed means: the records of a few games of every sort, by their last check. Whoever plays the same elsewhere — the Python
//! package does (`crates/py/tests/test_same_games.py`) — has to come to the same.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use game::Config;
use players::Level;
use session::Session;

/// Changing one of these lines changes what a seed means. `cargo xtask bless` writes them anew.
#[test]
fn playthroughs_are_pinned() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pinned.txt");
    let played = played();
    if std::env::var_os("KARATA_BLESS").is_some() {
        fs::write(&path, &played).expect("it can be written");
    }
    let pinned = fs::read_to_string(&path).expect("it is there");
    assert_eq!(played, pinned);
}

/// Game, seats, level, seed, lines of the record, and the check over all of them.
fn played() -> String {
    let mut text = String::new();
    for entry in games::all() {
        let schema = entry.schema();
        for seats in [schema.min_seats, schema.default_seats] {
            for (level, seed) in [(Level::Random, 1), (Level::Greedy, 2), (Level::Greedy, u64::MAX)] {
                let config = Config::new::<&str, &str>(schema, Some(seats), &[]).expect("valid");
                let bots = vec![Some(level.into()); usize::from(seats)];
                let mut session = Session::open(*entry, &config, &bots, seed).expect("it opens");
                while session.advance() {}
                let record = session.take_record();
                let check = record.trim_end().rsplit_once(" ; ").expect("every line has a check").1;
                let lines = record.lines().count();
                writeln!(text, "{} {seats} {level} {seed} {lines} {check}", entry.name())
                    .expect("writing to a string");
            }
        }
    }
    text
}
