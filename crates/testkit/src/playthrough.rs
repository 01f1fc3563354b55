//! Golden playthroughs: one random game written out, to be read by people and compared by tests. A change of the
//! rules shows in the diff.

use std::fmt::Write;
use std::path::Path;

use game::secrets::Facts;
use game::{Config, Turn, Viewer};

use crate::Tested;
use crate::conform::{title, write_step};
use crate::golden;
use crate::random::{generator, legal, next_step, take};

/// How many legal actions are listed before only their number is told.
const LISTED: usize = 12;
/// Whole views are shown at every so many steps.
const VIEWS_EVERY: usize = 10;

/// Plays the game of this seed and compares it with the file, or rewrites the file when `KARATA_BLESS` is set. The
/// path is relative to the crate.
///
/// # Panics
/// If the settings are refused or the file differs.
pub fn check<G: Tested>(path: impl AsRef<Path>, seats: Option<u8>, settings: &[(&str, &str)], seed: u64) {
    let game = Config::new(G::schema(), seats, settings)
        .and_then(|config| G::new(&config))
        .unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()));
    golden::compare(path.as_ref(), &write(&game, seed));
}

/// The text of the game of this seed.
pub fn write<G: Tested>(game: &G, seed: u64) -> String {
    let mut rng = generator(seed, 0);
    let (mut state, mut step_number) = (game.start(), 0);
    let mut text = format!("{}\nseed {seed}\n", title(game));
    loop {
        if step_number % VIEWS_EVERY == 0 {
            text += &views(game, &state);
        }
        let Some(step) = next_step(game, &state, &mut rng) else { break };
        step_number += 1;
        let options = options(game, &state);
        take(game, &mut state, step);
        let _ = write!(text, "\n{step_number:>4}  {}\n", write_step(game, step));
        text += &options;
        let last = json(&game.view(&state, Viewer::Spectator).last);
        let _ = writeln!(text, "      seen   {last}");
        for (seat, own) in Viewer::all(game.seats()).filter_map(|v| Some((v.seat()?, v))) {
            let own = json(&game.view(&state, own).last);
            if own != last {
                let _ = writeln!(text, "      seat {seat} {own}");
            }
        }
    }
    let outcome = game.outcome(&state).expect("law 1: a game that is over has a result");
    let _ = writeln!(text, "\nresult {}", json(&outcome));
    text
}

/// What the seat to act may do, shortened when it is much.
fn options<G: Tested>(game: &G, state: &G::State) -> String {
    let legal = legal(game, state);
    if legal.is_empty() {
        return String::new();
    }
    let listed: Vec<String> = legal.iter().take(LISTED).map(|&action| game.write_action(action)).collect();
    let rest = if legal.len() > LISTED { format!(", … ({} in all)", legal.len()) } else { String::new() };
    format!("      of     {}{rest}\n", listed.join(", "))
}

/// The table as a spectator sees it, and as the seat to act does.
fn views<G: Tested>(game: &G, state: &G::State) -> String {
    let mut text = format!("\n      table  {}\n", json(&game.view(state, Viewer::Spectator)));
    if let Turn::Seat(seat) = game.turn(state) {
        let _ = writeln!(text, "      seat {seat} {}", json(&game.view(state, Viewer::Seat(seat))));
    }
    text
}

fn json<T: Facts>(value: &T) -> String {
    serde_json::to_string(value).expect("views can be written in JSON")
}
