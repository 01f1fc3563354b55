//! Observations that stay as they are: networks are trained on them, and a value in another place would make them worthless.
//!
//! The file `observations.txt` of a game has lines `settings | seats | games | fingerprint`, as `perft.txt` has counts. A
//! fingerprint is taken of the planes, and of what every seat observes in all positions of random games, with and
//! without memory, and of the words of what can be done there.

use std::path::Path;

use game::observe::PlaneOf;
use game::{Letter, Observe, Seat, Turn, ViewOf, Viewer};

use crate::Tested;
use crate::golden;
use crate::perft::game_and_number;
use crate::random::{generator, legal, next_step, take};

const FORM: &str = "a line is `settings | seats | games | fingerprint`";
/// What stands where observations are written, so that every value must be.
const UNWRITTEN: u8 = 0x5a;

/// Takes the fingerprints of an `observations.txt` again, or rewrites them when `KARATA_BLESS` is set. The path is relative
/// to the crate.
///
/// # Panics
/// If the file cannot be read, says nothing, or a fingerprint is different.
pub fn check_file<G: Tested>(path: impl AsRef<Path>) {
    golden::check_rows(path.as_ref(), FORM, row::<G>);
}

/// The fingerprint that `settings | seats | games` describes.
fn row<G: Tested>(row: &str) -> Result<String, String> {
    let (game, games) = game_and_number::<G>(row, FORM)?;
    let mut print = Fingerprint::NONE;
    for PlaneOf { name, shape, scale, begin } in G::planes() {
        print.take(format!("{name} {shape:?} {scale} {begin}").as_bytes());
    }
    for index in 0..games {
        let mut rng = generator(0, index.into());
        let mut state = game.start();
        loop {
            take_position(&game, &state, &mut print);
            let Some(step) = next_step(&game, &state, &mut rng) else { break };
            take(&game, &mut state, step);
        }
    }
    Ok(format!("{:016x}", print.0))
}

fn take_position<G: Tested>(game: &G, state: &G::State, print: &mut Fingerprint) {
    for seat in Seat::all(game.seats()) {
        let view = game.view(state, Viewer::Seat(seat));
        take_view(game, &view, &[], print);
        take_view(game, &view.forgetful(), &[], print);
    }
    let Turn::Seat(seat) = game.turn(state) else { return };
    let view = game.view(state, Viewer::Seat(seat));
    for action in legal(game, state) {
        let word = game.spell(seat, action);
        word.iter().for_each(|letter| print.take(&letter.0.to_le_bytes()));
        take_view(game, &view, &word, print);
    }
}

fn take_view<G: Observe>(game: &G, view: &ViewOf<G>, said: &[Letter], print: &mut Fingerprint) {
    let mut values = vec![UNWRITTEN; G::value_count()];
    game.observe(view, said, &mut values);
    print.take(&values);
}

/// A fingerprint that is the same on every machine and with every version of the compiler: FNV-1a.
struct Fingerprint(u64);

impl Fingerprint {
    const NONE: Fingerprint = Fingerprint(0xcbf2_9ce4_8422_2325);

    fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use toys::nim::Nim;

    #[test]
    fn a_fingerprint_is_the_known_one() {
        let mut print = Fingerprint::NONE;
        print.take(b"foobar");
        assert_eq!(print.0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn other_settings_and_more_games_leave_another_fingerprint() {
        let rows = ["- | 2 | 1", "- | 2 | 2", "heaps=2 | 2 | 1"].map(row::<Nim>);
        assert!(rows.iter().all(Result::is_ok), "{rows:?}");
        assert!(rows[0] != rows[1] && rows[0] != rows[2]);
        assert_eq!(row::<Nim>("- | 2 | 1"), rows[0], "the same every time");
        assert!(row::<Nim>("- | 2").is_err());
    }
}
