use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::run::status;
use crate::tree::root;

/// Programs that are not Rust's, and how they come to a machine.
mod tools;

pub use tools::{Install, apt_get, browser, node};

/// What no source of the page is: what was built, installed or tried out.
const NO_SOURCES: [&str; 6] =
    ["node_modules", "dist", "test-results", "playwright-report", "coverage", ".svelte-kit"];
/// How the names of files begin, or end, that the page takes from the games' crates.
const TAKEN: [(&str, &str); 3] = [("", ".ftl"), ("MINUTE", ".md"), ("RULES", ".md")];

/// The folder of the page.
pub fn folder() -> PathBuf {
    root().join("web")
}

/// npm, in the folder of the page.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(folder());
    command
}

/// The command that builds the page, if it is missing or older than something it is made from.
pub fn to_build() -> Option<Command> {
    is_stale(&root()).then(|| npm(&["run", "build"]))
}

/// The command that installs what the page is built with, if it is missing or old.
pub fn to_install() -> Option<Command> {
    let folder = folder();
    let installed = modified(&folder.join("node_modules/.package-lock.json"));
    let wanted = modified(&folder.join("package-lock.json"));
    (installed.is_none() || installed < wanted).then(|| npm(&["ci"]))
}

/// Builds the page, unless it is fresh; then nothing but Rust is needed.
pub fn build(force: bool) -> Result<(), String> {
    if !force && !is_stale(&root()) {
        return Ok(());
    }
    node(Install::Never)?;
    for mut command in to_install().into_iter().chain([npm(&["run", "build"])]) {
        let done = status(command.stdin(Stdio::null()))?;
        if !done.success() {
            return Err("the page cannot be built".to_owned());
        }
    }
    Ok(())
}

/// Is the page older than something it is made from, or not there?
fn is_stale(root: &Path) -> bool {
    let Some(built) = modified(&root.join("web/dist/index.html")) else { return true };
    let newest = sources(root).into_iter().filter_map(|source| modified(&source)).max();
    newest.is_some_and(|newest| newest > built)
}

/// Everything the page is made from, and the folders it lies in: whatever disappears changes its folder.
fn sources(root: &Path) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    walk(&root.join("web"), &mut sources);
    for game in entries(&root.join("crates")) {
        let files = entries(&game).into_iter().chain(entries(&game.join("words")));
        sources.extend(files.filter(|file| is_taken(file)));
    }
    sources
}

fn walk(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in entries(folder) {
        let name = entry.file_name().map(OsString::from).unwrap_or_default();
        if NO_SOURCES.iter().any(|other| name == *other) {
            continue;
        }
        if entry.is_dir() {
            walk(&entry, sources);
        }
        sources.push(entry);
    }
}

fn is_taken(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    TAKEN.iter().any(|(begin, end)| name.starts_with(begin) && name.ends_with(end))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect()
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

/// Where cargo puts programs of this profile: beside this one, or where they usually are.
pub fn built(profile: &str, program: &str) -> PathBuf {
    let here = env::current_exe().ok();
    let target = here.as_deref().and_then(Path::parent).and_then(Path::parent).map(Path::to_path_buf);
    let target = target.unwrap_or_else(|| root().join("target"));
    target.join(profile).join(format!("{program}{}", env::consts::EXE_SUFFIX))
}

#[cfg(test)]
mod tests {
    use std::fs::FileTimes;
    use std::time::Duration;

    use super::*;

    /// A file that was written so many seconds after 1970.
    fn write(root: &Path, path: &str, seconds: u64) {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = fs::File::create(&path).unwrap();
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        file.set_times(FileTimes::new().set_modified(at)).unwrap();
        for folder in path.ancestors().skip(1).take_while(|folder| *folder != root) {
            let _ = fs::File::open(folder).and_then(|file| file.set_times(FileTimes::new().set_modified(at)));
        }
    }

    #[test]
    fn a_page_is_built_again_when_something_it_is_made_from_is_newer() {
        let root = env::temp_dir().join(format!("karata-web-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        write(&root, "web/src/main.ts", 10);
        assert!(is_stale(&root), "there is no page");
        write(&root, "web/dist/index.html", 20);
        assert!(!is_stale(&root));
        for other in ["web/node_modules/a/b.js", "web/dist/assets/a.js", "crates/mu/src/lib.rs", "README.md"]
        {
            write(&root, other, 30);
            assert!(!is_stale(&root), "{other}");
        }
        for source in ["web/src/a/b.svelte", "crates/mu/words/fr.ftl", "crates/mu/MINUTE.fr.md"] {
            write(&root, source, 30);
            assert!(is_stale(&root), "{source}");
            write(&root, source, 10);
            assert!(!is_stale(&root), "{source}");
        }
        fs::remove_dir_all(&root).unwrap();
    }
}
