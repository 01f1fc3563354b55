//! Counting action sequences: a number that changes when the rules do.
//!
//! The depth counts actions. Nature's steps do not count; the `i`-th of a sequence (from 0) is drawn from `ChaCha20`,
//! seed 0, stream `i`, so that everybody counts the same tree.
//!
//! The file `perft.txt` of a game has lines `settings | seats | depth | count`. Settings are written
//! `key=value key=value`, or `-` for none; `#` begins a comment.

use std::path::Path;

use game::{Config, Game, Turn};

use crate::golden;
use crate::random::{legal, nature};

const FORM: &str = "a line is `settings | seats | depth | count`";

/// How many sequences of `depth` actions there are from the beginning.
pub fn count<G: Game>(game: &G, depth: u32) -> u64 {
    from_position(game, game.start(), depth, 0)
}

fn from_position<G: Game>(game: &G, mut state: G::State, depth: u32, mut chances: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    while game.turn(&state) == Turn::Chance {
        let chance = game.sample(&state, &mut nature(chances));
        game.resolve(&mut state, chance);
        chances += 1;
    }
    let legal = legal(game, &state);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = state;
            game.apply(&mut next, action);
            from_position(game, next, depth - 1, chances)
        })
        .sum()
}

/// Counts again what is in a `perft.txt`, or rewrites its counts when `KARATA_BLESS` is set. The path is relative
/// to the crate.
///
/// # Panics
/// If the file cannot be read, says nothing, or a count is different.
pub fn check_file<G: Game>(path: impl AsRef<Path>) {
    golden::check_rows(path.as_ref(), FORM, count_tree::<G>);
}

/// Counts what `settings | seats | depth` describes.
fn count_tree<G: Game>(tree: &str) -> Result<String, String> {
    let (game, depth) = game_and_number::<G>(tree, FORM)?;
    Ok(count(&game, depth).to_string())
}

/// The game that `settings | seats | number` describes, and the number.
pub(crate) fn game_and_number<G: Game>(row: &str, form: &str) -> Result<(G, u32), String> {
    let columns: Vec<&str> = row.split('|').map(str::trim).collect();
    let &[settings, seats, number] = columns.as_slice() else { return Err(form.to_owned()) };
    let settings: Vec<(&str, &str)> = settings
        .split_whitespace()
        .filter(|&pair| pair != "-")
        .map(|pair| pair.split_once('=').ok_or_else(|| format!("`{pair}` is not key=value")))
        .collect::<Result<_, _>>()?;
    let seats: u8 = seats.parse().map_err(|_| format!("`{seats}` is no number of seats"))?;
    let number: u32 = number.parse().map_err(|_| format!("`{number}` is no number"))?;
    let game = Config::new(G::schema(), Some(seats), &settings)
        .and_then(|config| G::new(&config))
        .map_err(|error| error.to_string())?;
    Ok((game, number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use toys::nim::Nim;
    use toys::tictactoe::TicTacToe;

    #[test]
    fn differences_are_listed_and_mended() {
        let held = "# comment\n\n- | 2 | 1 | 9\n- | 2 | 2 | 71\n- | 2 | 10 | ?\n";
        let (found, differences) =
            golden::made_again(held, FORM, count_tree::<TicTacToe>).expect("a proper file");
        assert_eq!(found, "# comment\n\n- | 2 | 1 | 9\n- | 2 | 2 | 72\n- | 2 | 10 | 0\n");
        let told = ["line 4: - | 2 | 2 | 71, but found 72", "line 5: - | 2 | 10 | ?, but found 0"];
        assert_eq!(differences, told);
    }

    #[test]
    fn settings_count() {
        assert_eq!(count_tree::<Nim>("heaps=1 largest=1 | 2 | 1").as_deref(), Ok("1"));
        assert!(count_tree::<Nim>("heaps=9 | 2 | 1").is_err());
        assert!(count_tree::<Nim>("heaps | 2 | 1").is_err());
        assert!(golden::made_again("- 2 1 1\n", FORM, count_tree::<Nim>).is_err());
        assert!(golden::made_again("# nothing\n", FORM, count_tree::<Nim>).is_err());
    }
}
