//! Who the person is at each server: a token in a file of its own that only its owner can read. Whoever comes back with it has their
//! chair again.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use game::Phrase;
use remote::{Address, Server, Token};
use words::Lexicon;

use crate::failure::Failure;
use crate::{files, home};

/// The person's token for a server: the one that is kept, or a new one, which is kept from now on.
pub(crate) fn token(address: &Address, server: &Server, lexicon: &Lexicon) -> Result<Token, Failure> {
    let refused = |phrase: &Phrase| Failure::input(lexicon, phrase);
    let folder = home::folder().ok_or_else(|| refused(&Phrase::new("kept-no-home")))?.join("guests");
    let path = folder.join(file_name(address));
    if let Some(token) = read(&path) {
        return Ok(token);
    }
    let token = server.token().map_err(|failure| refused(&failure.phrase()))?;
    let kept = fs::create_dir_all(&folder).and_then(|()| keep(&path, &token));
    kept.map_err(|error| {
        let phrase = Phrase::new("join-no-token-kept").with("path", files::shown(&path));
        refused(&phrase.with("why", files::why(&error)))
    })
}

fn read(path: &Path) -> Option<Token> {
    fs::read_to_string(path).ok().and_then(|text| Token::read(&text))
}

/// The file of a server: its address, with nothing in it that a file's name cannot have.
fn file_name(address: &Address) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || ".-".contains(c) { c } else { '_' };
    address.origin().chars().map(plain).collect()
}

/// Keeps a token, whole or not at all. Who comes at the same time and is first stays the same person for both.
fn keep(path: &Path, token: &Token) -> io::Result<Token> {
    let draft = PathBuf::from(format!("{}.{}", path.display(), std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let mut file = options.open(&draft)?;
    writeln!(file, "{}", token.text())?;
    file.sync_all()?;
    if path.exists() && read(path).is_none() {
        // What is there is no token.
        fs::remove_file(path)?;
    }
    let linked = fs::hard_link(&draft, path);
    let removed = fs::remove_file(&draft);
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => read(path).ok_or(error),
        linked => linked.and(removed).map(|()| token.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_token_stays_and_only_its_owner_reads_it() {
        let folder = std::env::temp_dir().join(format!("karata-guests-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let [one, other] = ["a", "b"].map(|digit| Token::read(&digit.repeat(64)).expect("a token"));
        let address = Address::read("http://[::1]:7373/t/abc").expect("an address");
        let path = folder.join(file_name(&address));
        assert_eq!(path.file_name().and_then(|name| name.to_str()), Some("http______1__7373"));
        fs::write(&path, "torn").expect("it can be written");
        for token in [&one, &other] {
            assert!(keep(&path, token).expect("it is kept") == one);
        }
        assert!(read(&path) == Some(one));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "no drafts");
        fs::remove_dir_all(&folder).expect("it was made here");
    }
}
