//! The terminal itself: keys in, what changed out. Whatever happens, the terminal is given back as it was.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use protocol::{Key, ToServer};
use ratatui::Terminal as Drawing;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, SetTitle,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use session::shelf::fresh_name;

use super::model::{Input, Model, Part, Want};
use crate::events::News;

/// A terminal that is a screen.
pub struct Terminal {
    drawing: Drawing<CrosstermBackend<Stdout>>,
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// The table that is listened to: others are not.
    table: u64,
    started: Instant,
    title: String,
}

enum Event {
    Terminal(event::Event),
    News {
        table: u64,
        news: News,
    },
    /// Nothing can be read from the terminal any more.
    Gone,
}

impl Terminal {
    /// Makes the terminal a screen.
    pub fn open() -> io::Result<Terminal> {
        let (sender, events) = channel();
        let keys = sender.clone();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let _ = restore();
            before(info);
        }));
        set_up()?;
        let drawing = Drawing::new(CrosstermBackend::new(stdout()))?;
        thread::spawn(move || read(&keys));
        Ok(Terminal { drawing, events, sender, table: 0, started: Instant::now(), title: String::new() })
    }

    /// What hears the news of a table: it is the one that is listened to from now on.
    pub fn ear(&mut self) -> impl Fn(News) -> bool + Send + Clone + 'static {
        self.table += 1;
        let (table, sender) = (self.table, self.sender.clone());
        move |news| sender.send(Event::News { table, news }).is_ok()
    }

    /// The next news of the table, within a time: for what is to be known before it is shown.
    pub fn next_news(&mut self, wait: Duration) -> Option<News> {
        let until = Instant::now() + wait;
        loop {
            match self.events.recv_timeout(until.saturating_duration_since(Instant::now())).ok()? {
                Event::News { table, news } if table == self.table => return Some(news),
                Event::News { .. } | Event::Terminal(_) => {}
                Event::Gone => return None,
            }
        }
    }

    /// Shows a table until the reader leaves it; `tell` says what is wanted of it.
    pub fn show(&mut self, model: &mut Model, tell: &dyn Fn(ToServer)) -> io::Result<Part> {
        let mut voice = Voice { name: fresh_name() + &fresh_name(), keys: 0 };
        let size = self.drawing.size()?;
        let mut wants = model.hear(Input::Resize(size.width, size.height), self.started.elapsed());
        wants.extend(model.begin());
        loop {
            for want in wants.drain(..) {
                match want {
                    Want::Part(part) => return Ok(part),
                    Want::Suspend => self.suspend()?,
                    other => voice.speak(other).into_iter().for_each(tell),
                }
            }
            self.draw(model)?;
            match self.events.recv_timeout(model.rest()) {
                Ok(event) => {
                    wants = self.take(model, event);
                    // Everything that is there is heard before anything is drawn.
                    while !wants.iter().any(|want| matches!(want, Want::Part(_) | Want::Suspend))
                        && let Ok(event) = self.events.try_recv()
                    {
                        wants.extend(self.take(model, event));
                    }
                }
                Err(RecvTimeoutError::Timeout) => wants = model.hear(Input::Tick, self.started.elapsed()),
                Err(RecvTimeoutError::Disconnected) => return Ok(Part::Leave),
            }
        }
    }

    fn take(&mut self, model: &mut Model, event: Event) -> Vec<Want> {
        let input = match event {
            Event::Terminal(event::Event::Key(key)) => Input::Key(key),
            Event::Terminal(event::Event::Paste(text)) => Input::Paste(text),
            Event::Terminal(event::Event::Resize(wide, high)) => Input::Resize(wide, high),
            Event::Terminal(_) => return Vec::new(),
            Event::News { table, news } if table == self.table => Input::News(news),
            Event::News { .. } => return Vec::new(),
            Event::Gone => return vec![Want::Part(Part::Leave)],
        };
        model.hear(input, self.started.elapsed())
    }

    fn draw(&mut self, model: &Model) -> io::Result<()> {
        let title = model.title();
        if title != self.title {
            execute!(stdout(), SetTitle(&title))?;
            self.title = title;
        }
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.drawing.draw(|frame| model.draw(frame.buffer_mut()))?;
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// Stops until the shell goes on with it.
    fn suspend(&mut self) -> io::Result<()> {
        restore()?;
        stop();
        set_up()?;
        self.drawing.clear()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // There is nobody left to be told.
        let _ = restore();
    }
}

fn set_up() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)
}

fn restore() -> io::Result<()> {
    execute!(stdout(), EndSynchronizedUpdate, DisableBracketedPaste, cursor::Show, LeaveAlternateScreen)?;
    disable_raw_mode()?;
    stdout().flush()
}

#[cfg(unix)]
fn stop() {
    // Where it cannot be stopped it goes on.
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

#[cfg(not(unix))]
fn stop() {}

fn read(keys: &Sender<Event>) {
    loop {
        let event = event::read().map_or(Event::Gone, Event::Terminal);
        let is_gone = matches!(event, Event::Gone);
        if keys.send(event).is_err() || is_gone {
            return;
        }
    }
}

/// What a screen wants, as messages.
struct Voice {
    /// No two screens of a person have the same.
    name: String,
    keys: u64,
}

impl Voice {
    fn speak(&mut self, want: Want) -> Option<ToServer> {
        Some(match want {
            Want::Table { wish, position } => {
                self.keys += 1;
                let key =
                    Key::new(format!("{}-{}", self.name, self.keys)).expect("letters and a number are short");
                wish.message(key, position)
            }
            Want::Judge { action, position } => ToServer::Judge { position, action },
            Want::Teach { position } => ToServer::Teach { position },
            Want::Hint { position } => ToServer::Hint { position },
            Want::Glossary => ToServer::Glossary,
            Want::Forced { forced, memory } => ToServer::Wish { forced, memory },
            Want::Seen(seq) => ToServer::Seen { seq },
            Want::Part(_) | Want::Suspend => return None,
        })
    }
}
