use std::io;
use std::path::Path;

use rusqlite::{ErrorCode, ffi};

use crate::error::Error;

/// Why a write was not done.
pub enum Fault {
    /// It may not be done, and nothing was written.
    Refused(Error),
    /// It could not be done, and something may have been written that must be rolled back.
    Failed(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        Fault::Failed(error)
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Refused(error)
    }
}

impl Fault {
    /// The same in words for a caller.
    pub fn explain(self, path: &Path) -> Error {
        match self {
            Fault::Refused(error) => error,
            Fault::Failed(error) => explain(path, &error),
        }
    }
}

/// What a failure of `SQLite` means for a caller.
pub fn explain(path: &Path, error: &rusqlite::Error) -> Error {
    let what = error.to_string();
    let rusqlite::Error::SqliteFailure(failure, _) = error else {
        // The rows are not what our schema says.
        return Error::Damaged { path: path.to_owned(), what };
    };
    match failure.code {
        ErrorCode::DiskFull => Error::Full,
        ErrorCode::SystemIoFailure if failure.extended_code == ffi::SQLITE_IOERR_SHMSIZE => Error::Full,
        ErrorCode::ReadOnly => Error::ReadOnly,
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed => {
            Error::Busy
        }
        ErrorCode::DatabaseCorrupt => Error::Damaged { path: path.to_owned(), what },
        ErrorCode::NotADatabase => Error::NotOurs { path: path.to_owned() },
        _ => Error::Io { what: format!("{}: {what}", path.display()) },
    }
}

/// What a failure of the file system means for a caller.
pub fn explain_io(path: &Path, error: &io::Error) -> Error {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::Full,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Error::ReadOnly,
        io::ErrorKind::AlreadyExists => Error::FileExists { path: path.to_owned() },
        _ => Error::Io { what: format!("{}: {error}", path.display()) },
    }
}
