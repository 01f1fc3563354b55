//! `karata serve`: what it says when it starts, when it cannot, and when it stops.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use super::{finish, home, program};

/// A server that runs, and where.
struct Served {
    child: Child,
    address: String,
}

fn store(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn file() -> PathBuf {
    let folder = home();
    fs::create_dir_all(&folder).expect("a folder");
    folder.join("tables.db")
}

fn serve(arguments: &[&str]) -> Served {
    let mut child =
        program(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
    assert!(line.contains("http://127.0.0.1:") && !line.contains('⟦'), "{line}");
    Served { child, address }
}

impl Served {
    /// Stops it as whoever runs it does, and says what it has logged.
    fn stop(mut self) -> String {
        let stopped = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill");
        assert!(stopped.success());
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
        let mut log = String::new();
        self.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
        log
    }
}

#[test]
fn it_answers_where_it_says_and_stops_when_told() {
    let served = serve(&["--store", &store(&file()), "--log", "json"]);
    let mut stream = TcpStream::connect(&served.address).expect("it listens");
    stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let log = served.stop();
    assert!(log.contains("\"listening\"") && log.contains("\"stopped\""), "{log}");
}

/// Others wait for it: it says what is wrong, and goes on with what is built in.
#[test]
fn weights_that_are_no_good_do_not_keep_it_from_starting() {
    let weights = home().with_extension("weights");
    fs::write(&weights, "karata weights 7\n").expect("a file");
    let path = weights.to_str().expect("a plain path");
    let log = serve(&["--store", &store(&file()), "--log", "off", "--weights", path]).stop();
    assert_eq!(log.lines().count(), 1, "{log}");
    assert!(log.contains("format 7") && log.contains("what is built in"), "{log}");
}

#[test]
fn where_something_else_listens_it_cannot() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run =
        finish(program(&["serve", "--listen", &address, "--store", &store(&file()), "--log", "off"]), "");
    run.refused(&[&address, "--listen"]);
}

#[test]
fn figures_are_for_this_machine_alone() {
    let store = store(&file());
    let arguments =
        ["serve", "--listen", "127.0.0.1:0", "--admin", "0.0.0.0:0", "--store", &store, "--log", "off"];
    finish(program(&arguments), "").refused(&["0.0.0.0:0", "--admin"]);
}

#[test]
fn options_that_mean_nothing_are_refused() {
    let store = store(&file());
    let wrong = [
        ["--listen", "everywhere"],
        ["--public", "ftp://x"],
        ["--public", "https://a/b"],
        ["--hook", "x"],
        ["--store", "memory"],
        ["--log", "loud"],
        ["--patience", "0"],
        ["--threads", "0"],
    ];
    for path in ["--open=games", "--open=//evil.example", "--open=/a b", "--open=/?x&y"] {
        finish(program(&["serve", path, "--store", &store]), "").refused(&["--open", "/games/mu"]);
    }
    for [option, value] in wrong {
        let mut arguments = vec!["serve", option, value];
        if option != "--store" {
            arguments.extend(["--store", &store]);
        }
        finish(program(&arguments), "").refused(&[option]);
    }
}

#[test]
fn a_file_that_is_damaged_newer_or_something_else_is_left_as_it_is() {
    let kept = file();
    serve(&["--store", &store(&kept), "--log", "off"]).stop();
    let whole = fs::read(&kept).unwrap();
    let mut newer = whole.clone();
    // Where SQLite keeps the version of what is in the file.
    newer[60..64].copy_from_slice(&9999_u32.to_be_bytes());
    let mut damaged = whole.clone();
    let end = damaged.len();
    damaged[100..end].fill(0xa5);
    let cases = [newer, damaged, b"something else entirely".to_vec(), vec![0; 10_000]];
    for bytes in cases {
        let file = file();
        fs::write(&file, &bytes).unwrap();
        let store = store(&file);
        finish(program(&["serve", "--listen", "127.0.0.1:0", "--store", &store, "--log", "off"]), "")
            .refused(&[]);
        assert_eq!(fs::read(&file).unwrap(), bytes, "it is left as it is");
    }
}

/// A server that opens what it is told, in a world where this is the program that opens pages.
#[cfg(target_os = "linux")]
fn serve_opening(script: &str, open: &str) -> (Child, String, PathBuf) {
    use std::os::unix::fs::PermissionsExt;

    let kept = file();
    let folder = kept.parent().expect("a folder").to_path_buf();
    let opener = folder.join("xdg-open");
    fs::write(&opener, script).unwrap();
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
    let store = store(&kept);
    let mut command = program(&["serve", "--listen", "127.0.0.1:0", "--store", &store, "--log", "off", open]);
    let mut child = command.env("PATH", &folder).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.trim().rsplit(' ').next().expect("an address").to_owned();
    (child, address, folder)
}

#[cfg(target_os = "linux")]
fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..500 {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("waited too long")
}

#[cfg(target_os = "linux")]
#[test]
fn the_page_is_opened_in_the_browser() {
    let script = "#!/bin/sh\nprintf '%s.' \"$*\" > \"${0%/*}/opened\"\n";
    for (open, path) in [("--open", "/"), ("--open=/games/mu", "/games/mu")] {
        let (child, address, folder) = serve_opening(script, open);
        let opened =
            wait_for(|| fs::read_to_string(folder.join("opened")).ok().filter(|text| text.ends_with('.')));
        assert_eq!(opened, format!("{address}{path}."));
        Served { child, address }.stop();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn where_no_browser_opens_the_address_is_told() {
    let (mut child, address, _) = serve_opening("#!/bin/sh\nexit 3\n", "--open");
    let mut out = String::new();
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    reader.read_line(&mut out).expect("a line");
    assert!(out.contains(&format!("{address}/")) && !out.contains('⟦'), "{out}");
    Served { child, address }.stop();
}
