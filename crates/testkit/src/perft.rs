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
    let path = path.as_ref();
    let held = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let (found, differences) =
        recount::<G>(&held).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if golden::blessing() {
        golden::compare(path, &found);
    } else if !differences.is_empty() {
        panic!("{}:\n{}\n{}", path.display(), differences.join("\n"), golden::ADVICE);
    }
}

/// The file as it should be, and what differs.
fn recount<G: Game>(held: &str) -> Result<(String, Vec<String>), String> {
    let (mut found, mut differences, mut counts) = (String::new(), Vec::new(), 0);
    for (index, line) in held.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            found = found + line + "\n";
            continue;
        }
        let place = format!("line {}", index + 1);
        let (tree, written) = line.rsplit_once('|').ok_or_else(|| format!("{place}: {FORM}"))?;
        let counted = count_tree::<G>(tree).map_err(|what| format!("{place}: {what}"))?.to_string();
        if written.trim() != counted {
            differences.push(format!("{place}: {line}, but counted {counted}"));
        }
        found = found + tree + "| " + &counted + "\n";
        counts += 1;
    }
    if counts == 0 { Err("there are no counts".to_owned()) } else { Ok((found, differences)) }
}

const FORM: &str = "a line is `settings | seats | depth | count`";

/// Counts what `settings | seats | depth` describes.
fn count_tree<G: Game>(tree: &str) -> Result<u64, String> {
    let columns: Vec<&str> = tree.split('|').map(str::trim).collect();
    let &[settings, seats, depth] = columns.as_slice() else { return Err(FORM.to_owned()) };
    let settings: Vec<(&str, &str)> = settings
        .split_whitespace()
        .filter(|&pair| pair != "-")
        .map(|pair| pair.split_once('=').ok_or_else(|| format!("`{pair}` is not key=value")))
        .collect::<Result<_, _>>()?;
    let seats: u8 = seats.parse().map_err(|_| format!("`{seats}` is no number of seats"))?;
    let depth: u32 = depth.parse().map_err(|_| format!("`{depth}` is no depth"))?;
    let game = Config::new(G::schema(), Some(seats), &settings)
        .and_then(|config| G::new(&config))
        .map_err(|error| error.to_string())?;
    Ok(count(&game, depth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use toys::nim::Nim;
    use toys::tictactoe::TicTacToe;

    #[test]
    fn differences_are_listed_and_mended() {
        let held = "# comment\n\n- | 2 | 1 | 9\n- | 2 | 2 | 71\n- | 2 | 10 | ?\n";
        let (found, differences) = recount::<TicTacToe>(held).expect("a proper file");
        assert_eq!(found, "# comment\n\n- | 2 | 1 | 9\n- | 2 | 2 | 72\n- | 2 | 10 | 0\n");
        let told = ["line 4: - | 2 | 2 | 71, but counted 72", "line 5: - | 2 | 10 | ?, but counted 0"];
        assert_eq!(differences, told);
    }

    #[test]
    fn settings_count() {
        assert_eq!(count_tree::<Nim>("heaps=1 largest=1 | 2 | 1"), Ok(1));
        assert!(count_tree::<Nim>("heaps=9 | 2 | 1").is_err());
        assert!(count_tree::<Nim>("heaps | 2 | 1").is_err());
        assert!(recount::<Nim>("- 2 1 1\n").is_err());
        assert!(recount::<Nim>("# nothing\n").is_err());
    }
}
