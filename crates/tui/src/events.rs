//! What comes in at a table that is served elsewhere: lines of the person and news of the table, through one channel.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use game::Phrase;
use game::notation::shortened;
use protocol::ToClient;

use crate::line::Source;
use crate::lines::Lines;

/// Something that came in.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// The person typed a line; nothing at the end of the input.
    Line(Option<String>),
    /// The person wants to go at once.
    Interrupted,
    /// News of the table.
    News(News),
}

/// What is heard of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// It says something.
    Said(Box<ToClient>),
    /// The connection is lost, and will be tried again.
    Lost,
    /// The connection is there again.
    Back,
    /// The connection is not tried any more, for this reason.
    Ended(Phrase),
}

/// What comes in. After every line that was taken, whoever reads them is told that the next one may be read.
pub struct Events {
    heard: Receiver<Heard>,
    next_line: Sender<()>,
    source: Source,
    /// A line that has to wait, if there is one.
    lines: VecDeque<Option<String>>,
    /// News that have to wait.
    news: VecDeque<News>,
    is_interrupted: bool,
}

impl Events {
    /// What comes through this channel; `next_line` is told that one more line may be read.
    pub fn new(heard: Receiver<Heard>, next_line: Sender<()>, source: Source) -> Events {
        Events {
            heard,
            next_line,
            source,
            lines: VecDeque::new(),
            news: VecDeque::new(),
            is_interrupted: false,
        }
    }

    /// The next thing, or nothing if none comes in time. A line that `may_be_taken` refuses waits.
    pub fn next(&mut self, wait: Duration, may_be_taken: impl Fn(&Option<String>) -> bool) -> Option<Heard> {
        let until = Instant::now() + wait;
        loop {
            // All news that are there come before the person's line, which may be about them.
            while self.receive(Instant::now()) {}
            if self.is_interrupted {
                return Some(Heard::Interrupted);
            }
            if let Some(news) = self.news.pop_front() {
                return Some(Heard::News(news));
            }
            if self.lines.front().is_some_and(&may_be_taken) {
                return Some(Heard::Line(self.take_line()));
            }
            if !self.receive(until) {
                return None;
            }
        }
    }

    /// The next news, or nothing if none comes in time. Lines wait.
    pub fn next_news(&mut self, wait: Duration) -> Option<News> {
        match self.next(wait, |_| false)? {
            Heard::News(news) => Some(news),
            Heard::Line(_) | Heard::Interrupted => None,
        }
    }

    /// Does away with all news: another table is gone to.
    pub fn forget_news(&mut self) {
        while self.receive(Instant::now()) {}
        self.news.clear();
    }

    fn take_line(&mut self) -> Option<String> {
        // Whoever reads no more need not be told.
        let _ = self.next_line.send(());
        self.lines.pop_front().flatten()
    }

    fn receive(&mut self, until: Instant) -> bool {
        match self.heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => self.lines.push_back(line),
            Ok(Heard::News(news)) => self.news.push_back(news),
            Ok(Heard::Interrupted) => self.is_interrupted = true,
            Err(RecvTimeoutError::Timeout) => return false,
            Err(RecvTimeoutError::Disconnected) => {
                self.is_interrupted = true;
                return false;
            }
        }
        true
    }

    /// Shows a line that came through a pipe, which does not show it.
    pub(crate) fn echo(&self, line: Option<&str>, output: &mut dyn Write) -> io::Result<()> {
        match line {
            None => writeln!(output),
            Some(line) if self.source == Source::Pipe => writeln!(output, "{}", shortened(line.trim())),
            Some(_) => Ok(()),
        }
    }
}

impl Lines for Events {
    /// News wait until the answer is there.
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>> {
        write!(output, "> ")?;
        output.flush()?;
        while self.lines.is_empty() && !self.is_interrupted {
            // However long it takes.
            self.receive(Instant::now() + Duration::from_secs(3600));
        }
        let line = self.take_line();
        self.echo(line.as_deref(), output)?;
        Ok(line)
    }
}
