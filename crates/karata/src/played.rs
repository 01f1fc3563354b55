//! Which games this person has played before: an empty file for each, where the system keeps such things.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Is it the first game of this kind? From now on it is not. Where nothing can be kept, every game is the first.
pub(crate) fn is_first(game: &str) -> bool {
    folder().is_none_or(|folder| is_first_in(&folder, game))
}

fn is_first_in(folder: &Path, game: &str) -> bool {
    let mark = folder.join(game);
    let first = !mark.exists();
    if first {
        let _ = fs::create_dir_all(folder).and_then(|()| fs::write(&mark, ""));
    }
    first
}

fn folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")));
    Some(state.or_else(|| set("LOCALAPPDATA"))?.join("karata").join("played"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_the_first_once() {
        let folder = env::temp_dir().join(format!("karata-played-{}", std::process::id()));
        assert!(is_first_in(&folder, "mu") && !is_first_in(&folder, "mu") && is_first_in(&folder, "asante"));
        fs::remove_dir_all(&folder).expect("it was made here");
        assert!(
            is_first_in(Path::new("/proc/nowhere"), "mu") && is_first_in(Path::new("/proc/nowhere"), "mu")
        );
    }
}
