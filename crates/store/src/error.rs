use std::path::PathBuf;

/// Why a store refuses or fails. A refusal has changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The lease is not the latest of its table.
    #[error("another owner has claimed this table; claim it again and read what is new")]
    Fenced,
    /// The sequence number is not the next one.
    #[error("the next event of this table is number {expected}")]
    Stale {
        /// The number that the next event will have.
        expected: u64,
    },
    /// The key was used for something else: another body, another command, or twice in one.
    #[error("this key was already used for something else")]
    KeyReused,
    /// Nothing has this id.
    #[error("there is no table of this id")]
    UnknownTable,
    /// The id is taken, by a table or by a finished game.
    #[error("this id is already taken")]
    Exists,
    /// The game is over; nothing more is written to its table.
    #[error("the game at this table is finished")]
    Finished,
    /// There is no record of a game that is not finished.
    #[error("the game at this table is not finished")]
    Unfinished,
    /// Something is larger than the store takes.
    #[error("{what}: at most {limit}")]
    TooLarge {
        /// What it is.
        what: &'static str,
        /// The most there may be: bytes, characters or events.
        limit: usize,
    },
    /// Something is empty, or holds characters that it may not.
    #[error("{what}: empty, or with characters that are not allowed")]
    Malformed {
        /// What it is.
        what: &'static str,
    },
    /// No room is left. Reads go on; writes succeed again when there is room.
    #[error("the disk is full, or the file is at its limit; make room, then try again")]
    Full,
    /// The file cannot be written, or was opened for reading.
    #[error("the store can only be read; check the rights of the file and of its folder")]
    ReadOnly,
    /// The file was written by a newer program.
    #[error("{} has format {found}, this program knows formats up to {known}; use a newer program", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
        /// The newest format that this program knows.
        known: u32,
    },
    /// The file was written by an older program, and cannot be brought up to date by reading it.
    #[error("{} has format {found}, this program needs {known}; open it once for writing", path.display())]
    Older {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
        /// The format that this program needs.
        known: u32,
    },
    /// The file is something else.
    #[error("{} is not a store of Karata; choose another file", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file is a store, and broken.
    #[error("{} is damaged ({what}); keep a copy of it and go on from a back-up", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        what: String,
    },
    /// The target of a back-up is already there.
    #[error("{} is already there; choose another name", path.display())]
    FileExists {
        /// The file.
        path: PathBuf,
    },
    /// Another process holds the file for longer than we wait.
    #[error("another process is writing to the store; try again")]
    Busy,
    /// The store was closed, or its writer is gone. What was not acknowledged may or may not be stored: open it again
    /// and send it again with the same key.
    #[error("the store is closed; open it again")]
    Closed,
    /// The system failed in some other way. What was not acknowledged may or may not be stored: send it again with the
    /// same key.
    #[error("{what}; check the disk, then try again")]
    Io {
        /// What the system said.
        what: String,
    },
}
