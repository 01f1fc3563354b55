//! The table in this process, on a thread of its own: it speaks the protocol like one that is served elsewhere, so that keys are answered
//! while bots think.

use std::fs::File;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use game::{Phrase, Seat};
use protocol::{Denial, Opened, Present, ToClient, ToServer};
use session::client::{ME, message, put_away, sit};
use session::{Clock, Keeper, Trouble};

use crate::events::News;
use crate::written::{Page, Written};

/// After so long what could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(2);
/// So long a bot that thinks is waited for by whoever leaves.
const FAREWELL: Duration = Duration::from_millis(1500);
/// The longest that nothing is due.
const LONGEST: Duration = Duration::from_secs(60);

/// A table in this process.
pub struct Host {
    orders: Sender<Order>,
    thread: JoinHandle<()>,
    left: Receiver<Option<Phrase>>,
}

/// How a person found the table.
pub struct Found {
    /// The person's seat.
    pub seat: Seat,
    /// What the table is.
    pub opened: Opened,
    /// What lies there now.
    pub present: Present,
}

enum Order {
    Say(ToServer),
    Leave,
}

impl Host {
    /// Sits down at a table that was set up for one person; nothing if it was not. `news` is told what the table says, until it
    /// says that nobody listens; `record` gets the whole of the game.
    pub fn open(
        mut keeper: Keeper,
        clock: Clock,
        record: Option<File>,
        news: impl Fn(News) -> bool + Send + 'static,
    ) -> Option<(Host, Found)> {
        let (seat, opened, present) = sit(&mut keeper, clock)?;
        let (orders, heard) = channel();
        let (farewell, left) = channel();
        let thread = thread::spawn(move || {
            let mut table = Table { keeper, clock, seat, news: Box::new(news), heard, is_filed: false };
            let why = table.run(record);
            // Whoever has left already need not be told.
            let _ = farewell.send(why);
        });
        Some((Host { orders, thread, left }, Found { seat, opened, present }))
    }

    /// Says something to the table.
    pub fn say(&self, message: ToServer) {
        // A table that has stopped has said why.
        let _ = self.orders.send(Order::Say(message));
    }

    /// The person goes. Gives what went wrong, if anything did.
    pub fn leave(self) -> Option<Phrase> {
        let _ = self.orders.send(Order::Leave);
        let why = self.left.recv_timeout(FAREWELL).ok().flatten();
        if why.is_some() || self.thread.is_finished() {
            // A panic has been told already.
            let _ = self.thread.join();
        }
        why
    }
}

struct Table {
    keeper: Keeper,
    clock: Clock,
    seat: Seat,
    news: Box<dyn Fn(News) -> bool + Send>,
    heard: Receiver<Order>,
    is_filed: bool,
}

impl Table {
    /// Hears and does what is due until the person leaves. Gives what went wrong at the end.
    fn run(&mut self, record: Option<File>) -> Option<Phrase> {
        let mut file = record;
        let mut written = Written::new(file.as_mut().map(|file| file as &mut dyn Page));
        loop {
            if let Err(error) = written.update(|| self.keeper.table().record()) {
                self.tell(News::Ended(Phrase::new("play-io").with("error", error.to_string())));
                return None;
            }
            self.file();
            let mut wait = self.due();
            if let Some(out) = self.keeper.advance(self.clock.now()) {
                if !self.pass_on(&out) {
                    return self.part();
                }
                wait = match self.keeper.failure().map(Trouble::from) {
                    None => Duration::ZERO,
                    Some(Trouble::NotStored(why) | Trouble::Denied(why)) => {
                        self.complain(why);
                        RETRY
                    }
                    Some(Trouble::Elsewhere(why) | Trouble::Lost(why)) => {
                        self.tell(News::Ended(why));
                        return None;
                    }
                };
            }
            match self.heard.recv_timeout(wait) {
                Ok(Order::Say(message)) => {
                    let out = self.keeper.hear(self.clock.now(), ME, &message);
                    if !self.pass_on(&out) {
                        return self.part();
                    }
                    if let Some(trouble @ (Trouble::Elsewhere(_) | Trouble::Lost(_))) =
                        self.keeper.failure().map(Trouble::from)
                    {
                        self.tell(News::Ended(words(trouble)));
                        return None;
                    }
                }
                Ok(Order::Leave) | Err(RecvTimeoutError::Disconnected) => return self.part(),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn due(&self) -> Duration {
        let Some(due) = self.keeper.table().due() else { return LONGEST };
        let wait = u64::try_from(due - self.clock.now()).unwrap_or(0);
        Duration::from_millis(wait).min(LONGEST)
    }

    fn pass_on(&self, out: &[session::client::Outgoing]) -> bool {
        out.iter().all(|outgoing| self.tell(News::Said(Box::new(message(outgoing)))))
    }

    fn tell(&self, news: News) -> bool {
        (self.news)(news)
    }

    /// The game cannot go on now, and is tried again.
    fn complain(&self, why: Phrase) {
        let words = Phrase::new("screen-stuck").with("why", why.clone());
        let denied = ToClient::Denied { key: None, why: Denial::NotStored(why), words };
        self.tell(News::Said(Box::new(denied)));
    }

    /// A game that is over goes among the finished ones, once.
    fn file(&mut self) {
        if self.is_filed || self.keeper.table().ending().is_none() {
            return;
        }
        self.is_filed = true;
        if let Err(error) = put_away(&mut self.keeper, self.seat, self.clock.now()) {
            let words = Phrase::new("play-not-filed").with("why", error.phrase());
            let denied = ToClient::Denied { key: None, why: Denial::NotStored(error.phrase()), words };
            self.tell(News::Said(Box::new(denied)));
        }
    }

    /// What has been shown is noted. Gives that the game goes on elsewhere, if it does.
    fn part(&mut self) -> Option<Phrase> {
        if self.is_filed {
            return None;
        }
        let noted = self.keeper.confirm().and_then(|()| self.keeper.note());
        // What was not noted is only told once more.
        noted.err().filter(session::KeepError::is_elsewhere).map(|error| error.phrase())
    }
}

fn words(trouble: Trouble) -> Phrase {
    match trouble {
        Trouble::Denied(why) | Trouble::NotStored(why) | Trouble::Elsewhere(why) | Trouble::Lost(why) => why,
    }
}
