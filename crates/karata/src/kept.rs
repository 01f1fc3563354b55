//! The games that are kept in the person's folder: begun, found again, named by few letters.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use game::Phrase;
use game::notation::{folded, shortened};
use protocol::Time;
use session::keeper::not_stored;
use session::shelf::{Waiting, fresh_name, waiting};
use session::{Clock, KeepError, Keeper, Opening};
use store::{Access, Memory, Options, Sqlite, Standing, Store, TableId};
use tui::Kept;

use crate::{files, home};

/// The file that the games are kept in.
fn path() -> Result<PathBuf, Phrase> {
    home::folder().map(|folder| folder.join("games.db")).ok_or(Phrase::new("kept-no-home"))
}

/// The store, to be written to; or why games cannot be kept.
pub(crate) fn open() -> Result<Arc<Sqlite>, Phrase> {
    let path = path()?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| {
            let why = files::why(&error);
            Phrase::new("kept-no-folder").with("path", files::shown(folder)).with("why", why)
        })?;
    }
    Sqlite::open(path).map(Arc::new).map_err(|error| not_stored(&error))
}

/// The store, only to be read; nothing if no game was ever kept.
pub(crate) fn read() -> Result<Option<Sqlite>, Phrase> {
    let path = path()?;
    if !path.exists() {
        return Ok(None);
    }
    let options = Options { access: Access::Read, ..Options::default() };
    Sqlite::open_with(path, options).map(Some).map_err(|error| not_stored(&error))
}

/// A game that has begun, where it is kept, and what is to be said about that.
pub(crate) struct Begun {
    pub(crate) keeper: Keeper,
    pub(crate) kept: Kept,
    pub(crate) not_kept: Option<Phrase>,
}

/// Begins a game. Where it cannot be kept it is played all the same.
pub(crate) fn begin(
    store: Result<Arc<Sqlite>, Phrase>,
    opening: &Opening<'_>,
    clock: Clock,
) -> Result<Begun, KeepError> {
    let why = match store {
        Err(why) => why,
        Ok(store) => loop {
            let name = fresh_name();
            match Keeper::create(Arc::<Sqlite>::clone(&store), opening.setup(&name, clock.now())) {
                Ok(keeper) => return Ok(Begun { keeper, kept: Kept::Under(name), not_kept: None }),
                Err(KeepError::Store(store::Error::Exists)) => {}
                Err(KeepError::Store(error)) => break not_stored(&error),
                Err(error) => return Err(error),
            }
        },
    };
    let setup = opening.setup("unkept", clock.now());
    let keeper = Keeper::create(Arc::new(Memory::new()), setup)?;
    let not_kept = Phrase::new("play-not-kept").with("why", why);
    Ok(Begun { keeper, kept: Kept::Nowhere, not_kept: Some(not_kept) })
}

/// The unfinished game that somebody means: the latest, the latest of a game, or the one whose name begins like this.
pub(crate) fn find(store: &dyn Store, text: &str, game: Option<&str>) -> Result<Waiting, Phrase> {
    let all = waiting(store).map_err(|error| not_stored(&error))?;
    let of_game = |name: &str| {
        let is_of = |one: &&Waiting| one.setup.as_ref().is_some_and(|setup| setup.game == name);
        all.iter().find(is_of).cloned().ok_or_else(|| Phrase::new("kept-none-of").with("game", name))
    };
    let text = folded(text.trim());
    if let Some(game) = game {
        return of_game(game);
    }
    if text.is_empty() {
        return all.into_iter().next().ok_or(Phrase::new("kept-none"));
    }
    let begins: Vec<&Waiting> = all.iter().filter(|one| one.id.as_str().starts_with(&text)).collect();
    match begins[..] {
        [one] => Ok(one.clone()),
        [] if games::find(&text).is_ok_and(|entry| entry.name() == text) => of_game(&text),
        [] => {
            let id = TableId::new(text.clone()).ok();
            let is_finished =
                |id: &TableId| store.table(id).is_ok_and(|table| table.standing == Standing::Finished);
            Err(match id.filter(is_finished) {
                Some(_) => Phrase::new("kept-finished"),
                None => Phrase::new("kept-unknown").with("text", shortened(&text)),
            })
        }
        _ => {
            let names: Vec<&str> = begins.iter().map(|one| one.id.as_str()).collect();
            let phrase = Phrase::new("kept-ambiguous").with("text", shortened(&text));
            Err(phrase.with("allowed", names.join(", ")))
        }
    }
}

/// How long ago something was, in words.
pub(crate) fn ago(then: Time, now: Time) -> Phrase {
    const UNITS: [(Time, &str); 3] =
        [(86_400_000, "ago-days"), (3_600_000, "ago-hours"), (60_000, "ago-minutes")];
    let passed = now - then;
    match UNITS.iter().find(|(unit, _)| passed >= *unit) {
        Some((unit, key)) => Phrase::new(key).with("count", passed / unit),
        None => Phrase::new("ago-moment"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, Lexicon, Names};

    #[test]
    fn times_are_told_by_their_largest_unit() {
        let minutes = |minutes: Time| ago(0, minutes * 60_000);
        let say = |language, phrase| Lexicon::new(language, &[]).say(&phrase, &Names::none());
        for (passed, english, french) in [
            (0, "a moment ago", "il y a un instant"),
            (1, "a minute ago", "il y a 1 minute"),
            (59, "59 minutes ago", "il y a 59 minutes"),
            (119, "an hour ago", "il y a 1 heure"),
            (1439, "23 hours ago", "il y a 23 heures"),
            (2880, "2 days ago", "il y a 2 jours"),
        ] {
            assert_eq!(say(Language::English, minutes(passed)), english);
            assert_eq!(say(Language::French, minutes(passed)), french);
        }
        assert_eq!(ago(5, 0), Phrase::new("ago-moment"), "clocks are set back");
    }
}
