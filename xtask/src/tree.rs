use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Folders of the repository that are read; files directly at the root are read too.
const FOLDERS: [&str; 4] = ["crates", "docs", "fuzz", "xtask"];

/// Kinds of files whose text is kept. Of all others only the path is known.
const TEXTS: [&str; 5] = ["ftl", "md", "rs", "toml", "txt"];

/// The files of the repository: path from the root, with `/`, and text.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the repository at `root`, without anything that a build leaves behind.
    pub fn read(root: &Path) -> io::Result<Tree> {
        let mut tree = Tree::default();
        for entry in fs::read_dir(root)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_file() {
                tree.add(&entry.path(), name)?;
            } else if FOLDERS.contains(&name.as_str()) {
                tree.walk(&entry.path(), &name)?;
            }
        }
        Ok(tree)
    }

    /// A tree written by hand, for tests.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect() }
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file, or a folder with at least one file in it if `path` ends in `/`.
    pub fn has(&self, path: &str) -> bool {
        if path.ends_with('/') { self.under(path).next().is_some() } else { self.files.contains_key(path) }
    }

    /// All files, in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.under("")
    }

    /// The files whose path begins with `prefix`.
    pub fn under(&self, prefix: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .range(prefix.to_owned()..)
            .take_while(move |(path, _)| path.starts_with(prefix))
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The folders of `crates/`.
    pub fn crates(&self) -> BTreeSet<&str> {
        self.under("crates/")
            .filter_map(|(path, _)| path["crates/".len()..].split_once('/'))
            .map(|(name, _)| name)
            .collect()
    }

    /// The crates that are games: those with players' rules.
    pub fn games(&self) -> BTreeSet<&str> {
        self.crates().into_iter().filter(|name| self.has(&format!("crates/{name}/RULES.md"))).collect()
    }

    fn walk(&mut self, folder: &Path, path: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let (kind, path) = (entry.file_type()?, format!("{path}/{name}"));
            if kind.is_file() {
                self.add(&entry.path(), path)?;
            } else if kind.is_dir() && name != "target" && !name.starts_with('.') {
                self.walk(&entry.path(), &path)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, file: &Path, path: String) -> io::Result<()> {
        let text = match extension(&path) {
            Some(kind) if TEXTS.contains(&kind) => String::from_utf8_lossy(&fs::read(file)?).into_owned(),
            _ => String::new(),
        };
        self.files.insert(path, text);
        Ok(())
    }
}

/// The folder of the repository: the one above this crate.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// `rs` of `src/lib.rs`.
pub fn extension(path: &str) -> Option<&str> {
    Path::new(path).extension().and_then(|kind| kind.to_str())
}
