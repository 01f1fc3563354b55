//! The terminal itself: keys in, what changed out. Whatever happens, the terminal is given back as it was.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use protocol::{Key, ToServer};
use ratatui::Terminal as Drawing;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, KeyCode, KeyEvent, KeyModifiers,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, SetTitle,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use ratatui::layout::Rect;
use session::shelf::fresh_name;

use super::model::{Input, Model, Part, Want};
use crate::events::News;

/// After so long it is looked whether the keys are still wanted here.
const GLANCE: Duration = Duration::from_millis(50);
/// So long what comes in is heard before what it made is drawn.
const DRAWN_AFTER: Duration = Duration::from_millis(25);

/// A terminal that is a screen.
pub struct Terminal {
    drawing: Drawing<CrosstermBackend<Stdout>>,
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// The table that is listened to: others are not.
    table: u64,
    started: Instant,
    title: String,
    /// Whoever reads keys, until they are not wanted here any more.
    reader: Option<JoinHandle<()>>,
    is_done: Arc<AtomicBool>,
    #[cfg(unix)]
    _signals: super::signals::Heard,
}

/// What can come in.
pub(crate) enum Event {
    /// Something of the terminal.
    Terminal(event::Event),
    /// News of a table.
    News {
        /// Which table.
        table: u64,
        /// What.
        news: News,
    },
    /// The shell wants the program to stop for a while.
    Stop,
    /// Nothing can be read from the terminal any more, or the program is to end.
    Gone,
}

impl Event {
    /// Somebody wants to interrupt, from outside: like the key.
    pub(crate) fn interrupt() -> Event {
        Event::Terminal(event::Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)))
    }
}

/// A screen that asks something and needs no table: the menu, a record.
pub trait Face {
    /// What comes of it.
    type Answer;
    /// Something is heard of.
    fn hear(&mut self, input: Input) -> Step<Self::Answer>;
    /// Draws everything.
    fn draw(&self, buffer: &mut Buffer);
    /// The title of the terminal's window.
    fn title(&self) -> String;
    /// What comes of it when the terminal is gone.
    fn gone(&self) -> Self::Answer;
}

/// What comes of something that was heard of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<T> {
    /// The screen stays.
    Stay,
    /// The screen is put aside by the shell.
    Suspend,
    /// The answer.
    Done(T),
}

impl Terminal {
    /// Makes the terminal a screen.
    pub fn open() -> io::Result<Terminal> {
        let (sender, events) = channel();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let _ = restore();
            before(info);
        }));
        #[cfg(unix)]
        let signals = super::signals::Heard::new(sender.clone())?;
        set_up()?;
        let drawing = Drawing::new(CrosstermBackend::new(stdout()))?;
        let is_done = Arc::new(AtomicBool::new(false));
        let (keys, done) = (sender.clone(), Arc::clone(&is_done));
        let reader = Some(thread::spawn(move || read(&keys, &done)));
        Ok(Terminal {
            drawing,
            events,
            sender,
            table: 0,
            started: Instant::now(),
            title: String::new(),
            reader,
            is_done,
            #[cfg(unix)]
            _signals: signals,
        })
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
                Event::News { .. } | Event::Terminal(_) | Event::Stop => {}
                Event::Gone => return None,
            }
        }
    }

    /// Shows a table until the reader leaves it; `tell` says what is wanted of it.
    pub fn show(&mut self, model: &mut Model, tell: &dyn Fn(ToServer)) -> io::Result<Part> {
        let mut voice = Voice { name: fresh_name() + &fresh_name(), keys: 0 };
        let size = self.drawing.size()?;
        model.appear(self.started.elapsed());
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
            self.draw(&model.title(), |buffer| model.draw(buffer))?;
            match self.events.recv_timeout(model.rest()) {
                Ok(event) => {
                    wants = self.take(model, event);
                    // What is there is heard before anything is drawn, as far as nobody has to wait for the drawing.
                    let until = Instant::now() + DRAWN_AFTER;
                    while !wants.iter().any(|want| matches!(want, Want::Part(_) | Want::Suspend))
                        && Instant::now() < until
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

    /// Shows a screen that needs no table until it has its answer.
    pub fn ask<F: Face>(&mut self, face: &mut F) -> io::Result<F::Answer> {
        let size = self.drawing.size()?;
        let mut step = face.hear(Input::Resize(size.width, size.height));
        loop {
            match step {
                Step::Done(answer) => return Ok(answer),
                Step::Suspend => self.suspend()?,
                Step::Stay => {}
            }
            self.draw(&face.title(), |buffer| face.draw(buffer))?;
            let mut event = self.events.recv().unwrap_or(Event::Gone);
            let until = Instant::now() + DRAWN_AFTER;
            loop {
                step = match self.input(event) {
                    Came::Gone => Step::Done(face.gone()),
                    Came::Stop => Step::Suspend,
                    Came::Nothing => Step::Stay,
                    Came::Input(input) => face.hear(*input),
                };
                if !matches!(step, Step::Stay) || Instant::now() >= until {
                    break;
                }
                match self.events.try_recv() {
                    Ok(next) => event = next,
                    Err(_) => break,
                }
            }
        }
    }

    fn take(&mut self, model: &mut Model, event: Event) -> Vec<Want> {
        match self.input(event) {
            Came::Input(input) => model.hear(*input, self.started.elapsed()),
            Came::Nothing => Vec::new(),
            Came::Stop => vec![Want::Suspend],
            Came::Gone => vec![Want::Part(Part::Leave)],
        }
    }

    fn input(&self, event: Event) -> Came {
        let input = match event {
            Event::Terminal(event::Event::Key(key)) => Input::Key(key),
            Event::Terminal(event::Event::Paste(text)) => Input::Paste(text),
            Event::Terminal(event::Event::Resize(wide, high)) => Input::Resize(wide, high),
            Event::News { table, news } if table == self.table => Input::News(news),
            Event::Terminal(_) | Event::News { .. } => return Came::Nothing,
            Event::Stop => return Came::Stop,
            Event::Gone => return Came::Gone,
        };
        Came::Input(Box::new(input))
    }

    fn draw(&mut self, title: &str, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        if title != self.title {
            execute!(stdout(), SetTitle(title))?;
            title.clone_into(&mut self.title);
        }
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.drawing.draw(|frame| draw(frame.buffer_mut()))?;
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// Stops until the shell goes on with it.
    fn suspend(&mut self) -> io::Result<()> {
        restore()?;
        stop();
        set_up()?;
        // Everything is drawn anew. (`clear` would ask the terminal where its cursor is, and wait for the answer.)
        let size = self.drawing.size()?;
        self.drawing.resize(Rect::new(0, 0, size.width, size.height))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // There is nobody left to be told.
        let _ = restore();
        self.is_done.store(true, Ordering::Relaxed);
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
    }
}

/// What came in, as far as a screen hears of it.
enum Came {
    Input(Box<Input>),
    Nothing,
    Stop,
    Gone,
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

/// Reads keys until they are not wanted here any more: whoever reads lines next wants them all.
fn read(keys: &Sender<Event>, is_done: &AtomicBool) {
    while !is_done.load(Ordering::Relaxed) {
        let event = match event::poll(GLANCE) {
            Ok(false) => continue,
            Ok(true) => event::read().map_or(Event::Gone, Event::Terminal),
            Err(_) => Event::Gone,
        };
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
