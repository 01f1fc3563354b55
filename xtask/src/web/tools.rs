use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::run::{find, status};

/// The oldest Node that builds the page.
const OLDEST_NODE: u32 = 20;

/// What a browser that tests can drive may be called.
const BROWSERS: [&str; 6] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge", "microsoft-edge"];
/// Where it is where programs are not on the search path.
const APPLICATIONS: [&str; 3] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

/// Whether what is missing may be installed for the whole machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Install {
    /// Where that needs nobody's password.
    Allowed,
    /// It is only said how.
    Never,
}

/// Sees to it that Node and npm are there; otherwise says what to do.
pub fn node(install: Install) -> Result<(), String> {
    let found = node_found();
    let Err(missing) = found else { return Ok(()) };
    if install == Install::Allowed && packaged_node().is_some_and(|major| major >= OLDEST_NODE) {
        // Some packages of Node have npm in them.
        if apt_get(&["nodejs"]) && (node_found().is_ok() || apt_get(&["npm"])) {
            return node_found()
                .map_err(|missing| format!("{missing}, even after installing nodejs and npm"));
        }
    }
    Err(format!(
        "the page is built with Node {OLDEST_NODE} or newer and npm, but {missing}. Install both: \
         https://nodejs.org, or `sudo apt-get install nodejs npm` (Debian 13, Ubuntu 25.04 or newer), or `brew install node`"
    ))
}

fn node_found() -> Result<(), String> {
    let version = Command::new("node").arg("--version").stdin(Stdio::null()).output();
    let version = version.map_err(|_| "there is no `node`".to_owned())?;
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    if major(&version).is_none_or(|major| major < OLDEST_NODE) {
        return Err(format!("`node` is {version}"));
    }
    let npm = if cfg!(windows) { find_as("npm.cmd") } else { find("npm") };
    npm.map(|_| ()).ok_or_else(|| "there is no `npm`".to_owned())
}

/// The version of Node that the packages of this machine would install.
fn packaged_node() -> Option<u32> {
    let policy = Command::new("apt-cache").args(["policy", "nodejs"]).stdin(Stdio::null()).output().ok()?;
    candidate(&String::from_utf8_lossy(&policy.stdout))
}

/// 20 of `Candidate: 20.19.2+dfsg-1`.
fn candidate(policy: &str) -> Option<u32> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    version.split('.').next()?.parse().ok()
}

/// 20 of `v20.19.2`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// A browser that tests can drive; otherwise what to do.
pub fn browser(install: Install) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|named| !named.is_empty()).map(PathBuf::from) {
        let is_there = named.is_file();
        return is_there
            .then_some(named.clone())
            .ok_or_else(|| format!("CHROMIUM is {}, where no program is", named.display()));
    }
    if let Some(found) = browser_found() {
        return Ok(found);
    }
    if install == Install::Allowed && apt_get(&["chromium"]) {
        return browser_found().ok_or_else(|| "there is no `chromium`, even after installing it".to_owned());
    }
    Err(format!(
        "the page is tested in Chromium, and none of {} is here. Install one (`sudo apt-get install chromium`, \
         `brew install chromium`), or say where it is: CHROMIUM=PATH",
        BROWSERS.join(", ")
    ))
}

fn browser_found() -> Option<PathBuf> {
    let application = || APPLICATIONS.iter().map(PathBuf::from).find(|path| path.is_file());
    BROWSERS.iter().find_map(|name| find(name)).or_else(application)
}

/// A program on the search path whose name is whole.
fn find_as(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Installs packages of Debian where that needs nobody's password; says whether it did.
pub fn apt_get(packages: &[&str]) -> bool {
    let Some(become_root) = (find("apt-get").is_some()).then(root_without_password).flatten() else {
        return false;
    };
    let run = |arguments: &[&str]| {
        let mut words = become_root.iter().copied().chain(["apt-get"]).chain(arguments.iter().copied());
        let mut command = Command::new(words.next().unwrap_or("apt-get"));
        command
            .args(words)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        eprintln!("\n==> apt-get {}", arguments.join(" "));
        status(&mut command).is_ok_and(|status| status.success())
    };
    run(&["update"]) && run(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

/// The words before a command that make it root's, if no password is asked for them.
fn root_without_password() -> Option<&'static [&'static str]> {
    let quiet = |program: &str, arguments: &[&str]| {
        Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output()
    };
    let is_root = quiet("id", &["-u"]).is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if is_root {
        return Some(&[]);
    }
    let may = quiet("sudo", &["-n", "true"]).is_ok_and(|output| output.status.success());
    may.then_some(&["sudo", "-n"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(major("v20.19.2"), Some(20));
        assert_eq!(major("v9.0"), Some(9));
        assert_eq!([major(""), major("20"), major("vx")], [None; 3]);
    }

    #[test]
    fn what_would_be_installed_is_read() {
        let policy = |version: &str| {
            format!("nodejs:\n  Installed: (none)\n  Candidate: {version}\n  Version table:\n")
        };
        assert_eq!(candidate(&policy("20.19.2+dfsg-1")), Some(20));
        assert_eq!(candidate(&policy("(none)")), None);
        assert_eq!(candidate(""), None);
    }
}
