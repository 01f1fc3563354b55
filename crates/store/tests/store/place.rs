use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use store::Sqlite;
use store::conformance::Place;

/// A folder for one test, removed at its end.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    pub fn new() -> Folder {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("karata-store-{}-{number}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the store of the test is.
    pub fn file(&self) -> PathBuf {
        self.path.join("store.db")
    }

    /// The names of what is in it.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.path).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

impl Place for Folder {
    type Store = Sqlite;

    fn open(&self) -> Sqlite {
        Sqlite::open(self.file()).unwrap()
    }
}
