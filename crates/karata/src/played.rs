//! Which games this person has played before: an empty file for each, where the system keeps such things.

use std::fs;
use std::path::Path;

use crate::home;

/// Is it the first game of this kind? From now on it is not. Where nothing can be kept, every game is the first.
pub(crate) fn is_first(game: &str) -> bool {
    home::folder().is_none_or(|folder| is_first_in(&folder.join("played"), game))
}

fn is_first_in(folder: &Path, game: &str) -> bool {
    let mark = folder.join(game);
    let first = !mark.exists();
    if first {
        let _ = fs::create_dir_all(folder).and_then(|()| fs::write(&mark, ""));
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_the_first_once() {
        let folder = std::env::temp_dir().join(format!("karata-played-{}", std::process::id()));
        assert!(is_first_in(&folder, "mu") && !is_first_in(&folder, "mu") && is_first_in(&folder, "asante"));
        fs::remove_dir_all(&folder).expect("it was made here");
        assert!(
            is_first_in(Path::new("/proc/nowhere"), "mu") && is_first_in(Path::new("/proc/nowhere"), "mu")
        );
    }
}
