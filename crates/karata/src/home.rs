//! Where what a person keeps here is kept: games, and which ones have been played before.

use std::env;
use std::path::PathBuf;

/// The person's folder for Karata, where the system has a place for such things. It need not be there yet.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    Some(data.or_else(|| set("LOCALAPPDATA"))?.join("karata"))
}
