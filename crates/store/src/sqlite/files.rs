use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that is not yet what it is to be. It is removed unless it was put in place.
pub struct Draft {
    path: PathBuf,
}

impl Draft {
    /// An empty file beside the one that it is to become.
    pub fn beside(path: &Path) -> io::Result<Draft> {
        static DRAFTS: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
            let path = beside(path, &format!(".draft-{}-{number}", process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(Draft { path }),
                // Left behind by a process that was killed and had our number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives it its name, unless something has that name. Whole or not at all: a name never stands for half a file.
    pub fn put_in_place(self, path: &Path) -> io::Result<()> {
        OpenOptions::new().write(true).open(&self.path)?.sync_all()?;
        match fs::hard_link(&self.path, path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !path.exists() => {
                // A file system without links.
                fs::rename(&self.path, path)?;
            }
            outcome => outcome?,
        }
        sync_folder(path)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-journal"] {
            // Most of them are not there.
            let _ = fs::remove_file(beside(&self.path, end));
        }
    }
}

/// The path with something added to its last name.
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// The path without links, as `SQLite` names what it puts beside it. The file itself may be missing, its folder not.
pub fn settled(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let path = std::path::absolute(path)?;
            let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return Err(error) };
            Ok(fs::canonicalize(folder)?.join(name))
        }
        settled => settled,
    }
}

fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
