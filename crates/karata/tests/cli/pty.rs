//! Somebody at a terminal: a pseudo-terminal, and what a terminal makes of what is written to it.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const PROGRAM: &str = env!("CARGO_BIN_EXE_karata");
/// Nothing here takes so long, also where much else is running.
const PATIENCE: Duration = Duration::from_secs(60);
/// So often it is looked whether something is there.
const GLANCE: Duration = Duration::from_millis(20);

pub struct Pty {
    /// Nothing when the terminal has vanished.
    master: Option<Box<dyn MasterPty + Send>>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Whoever reads what is written to the terminal, until nobody looks any more.
    reader: Option<JoinHandle<()>>,
    is_gone: Arc<AtomicBool>,
    /// How the terminal was before the program, as it describes itself.
    before: String,
}

fn size(wide: u16, high: u16) -> PtySize {
    PtySize { rows: high, cols: wide, pixel_width: 0, pixel_height: 0 }
}

impl Pty {
    /// The program in a terminal of 80 columns and 24 rows, where the games of this folder are kept.
    pub fn start(home: &Path, arguments: &[&str]) -> Pty {
        Pty::start_in(home, arguments, 80, 24)
    }

    pub fn start_in(home: &Path, arguments: &[&str], wide: u16, high: u16) -> Pty {
        Pty::start_as(home, arguments, "xterm", (wide, high))
    }

    /// The same in a terminal of this kind.
    pub fn start_as(home: &Path, arguments: &[&str], term: &str, size: (u16, u16)) -> Pty {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(arguments);
        Pty::open(home, command, term, size)
    }

    /// The program where no file can grow beyond so many blocks of 512 bytes: as on a disk that is full.
    pub fn start_on_full_disk(home: &Path, arguments: &[&str], blocks: u32) -> Pty {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\""), PROGRAM]);
        command.args(arguments);
        Pty::open(home, command, "xterm", (80, 24))
    }

    fn open(home: &Path, mut command: CommandBuilder, term: &str, (wide, high): (u16, u16)) -> Pty {
        let pair = native_pty_system().openpty(size(wide, high)).expect("there are terminals");
        command.env_clear();
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        for (name, value) in [("TERM", term), ("LC_ALL", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env("XDG_DATA_HOME", home);
        let before = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(high, wide, 0)));
        let is_gone = Arc::new(AtomicBool::new(false));
        let (shown, gone) = (Arc::clone(&screen), Arc::clone(&is_gone));
        let reader = thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.lock().expect("nobody panics with it").process(&bytes[..count]);
                if gone.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        Pty { master: Some(pair.master), child, keys, screen, reader: Some(reader), is_gone, before }
    }

    /// The terminal vanishes, as when its window is closed or its line is lost: nobody holds it any more.
    pub fn vanish(&mut self) {
        self.is_gone.store(true, Ordering::Relaxed);
        // Something has to be written for whoever reads it to notice.
        self.keys("v");
        if let Some(reader) = self.reader.take() {
            reader.join().expect("it does not panic");
        }
        self.keys = Box::new(io::sink());
        self.master = None;
    }

    /// What the terminal shows.
    pub fn text(&self) -> String {
        self.screen.lock().expect("nobody panics with it").screen().contents()
    }

    /// Types, all at once.
    pub fn keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("somebody reads");
    }

    /// Waits until this is shown, in capitals or not.
    pub fn until(&mut self, words: &str) -> String {
        self.until_shown(words, |text| shows(text, words))
    }

    pub fn until_shown(&mut self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let text = self.text();
            if is_there(&text) {
                return text;
            }
            assert!(Instant::now() < until, "{what} is not shown:\n{text}");
            thread::sleep(GLANCE);
        }
    }

    pub fn resize(&mut self, wide: u16, high: u16) {
        self.screen.lock().expect("nobody panics with it").screen_mut().set_size(high, wide);
        self.master().resize(size(wide, high)).expect("it can be resized");
    }

    fn master(&self) -> &dyn MasterPty {
        &**self.master.as_ref().expect("the terminal is there")
    }

    /// Sends a signal to the program.
    pub fn signal(&mut self, name: &str) {
        let process = self.child.process_id().expect("it runs");
        let kill = Command::new("sh").arg("-c").arg(format!("kill -{name} {process}")).status();
        assert!(kill.expect("there is a shell").success());
    }

    /// Is the terminal a screen: another page than the shell's, without cursor?
    pub fn is_screen(&self) -> bool {
        let parser = self.screen.lock().expect("nobody panics with it");
        parser.screen().alternate_screen() && parser.screen().hide_cursor()
    }

    /// Waits until the terminal is as it was before, or is not.
    pub fn until_restored(&mut self) {
        let until = Instant::now() + PATIENCE;
        loop {
            let is_plain = {
                let parser = self.screen.lock().expect("nobody panics with it");
                let screen = parser.screen();
                !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
            };
            let now = modes(self.master());
            if is_plain && now == self.before {
                return;
            }
            assert!(Instant::now() < until, "the terminal is not restored: {now}, was {}", self.before);
            thread::sleep(GLANCE);
        }
    }

    /// Waits until the program ends; gives whether it says that all is well.
    pub fn ends(&mut self) -> bool {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status.success();
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.text());
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Is this shown, in capitals or not?
pub fn shows(text: &str, words: &str) -> bool {
    text.to_lowercase().contains(&words.to_lowercase())
}

/// How the terminal treats what is typed.
fn modes(master: &dyn MasterPty) -> String {
    let modes = master.get_termios().expect("a terminal has modes");
    format!("{:?} {:?} {:?}", modes.local_flags, modes.input_flags, modes.output_flags)
}
