//! Weights of one's own: networks that play instead of those that are built in.

use std::path::Path;

use game::Phrase;
use words::{Lexicon, Names};

use crate::cli::{Cli, Command};
use crate::failure::Failure;
use crate::files::{read_bytes, shown, tell};

/// Puts the weights that were asked for in their places. What is wrong with a file is refused; only a server, which others wait for,
/// says it and goes on with what is built in.
pub(crate) fn put(cli: &Cli, lexicon: &Lexicon) -> Result<(), Failure> {
    for path in &cli.weights {
        let Err(failure) = put_one(path, lexicon) else { continue };
        let (Failure::Input(what), Command::Serve(_)) = (&failure, &cli.command) else { return Err(failure) };
        let phrase = Phrase::new("cli-weights-built-in").with("what", &**what);
        let told = Phrase::new("cli-error").with("what", phrase);
        tell(&format!("{}\n", lexicon.say(&told, &Names::none())));
    }
    Ok(())
}

fn put_one(path: &Path, lexicon: &Lexicon) -> Result<(), Failure> {
    let weights = read_bytes(path, lexicon)?;
    games::put_weights(&weights).map(drop).map_err(|error| {
        let phrase = Phrase::new("cli-weights").with("path", shown(path));
        Failure::input(lexicon, &phrase.with("why", error.phrase()))
    })
}
