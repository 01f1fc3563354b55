//! Where bots and hints are thought about: on threads of their own, never on those that answer people. Bots come before hints, since a
//! game waits for them, and hints before what nobody's turn waits for; neither ever has all threads.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use table::{Work, Worked};
use tokio::sync::mpsc::UnboundedSender;

/// To whom a table's work goes back: nothing if whoever thought came to grief.
pub(crate) type Back = UnboundedSender<Option<Worked>>;

/// Something to be thought about, and what becomes of it.
type Thought = Box<dyn FnOnce() + Send>;

/// The threads that think.
pub(crate) struct Pool {
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    comes: Condvar,
}

#[derive(Default)]
struct Waiting {
    bots: VecDeque<Thought>,
    hints: VecDeque<Thought>,
    /// What was over long ago.
    afterthoughts: VecDeque<Thought>,
    /// How many hints and afterthoughts are being thought about, and may be.
    unhurried: usize,
    most_unhurried: usize,
    closed: bool,
}

/// Whether a game waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Haste {
    Hurried,
    Unhurried,
}

impl Pool {
    /// So many threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Pool> {
        let queue = Arc::new(Queue::default());
        queue.lock().most_unhurried = threads.saturating_sub(1).max(1);
        let start = |number| {
            let queue = Arc::clone(&queue);
            Builder::new().name(format!("thinks {number}")).spawn(move || queue.serve())
        };
        let threads = (0..threads.max(1)).map(start).collect::<Result<Vec<_>, _>>()?;
        Ok(Pool { queue, threads: Mutex::new(threads) })
    }

    /// Something to be thought about. Each table has at most one bot and one hint of each person waiting.
    pub(crate) fn think(&self, work: Work, back: Back) {
        let is_hint = work.is_hint();
        let thought: Thought = Box::new(move || {
            let worked = catch_unwind(AssertUnwindSafe(|| work.run()));
            // Whoever asked may be gone.
            let _ = back.send(worked.ok());
        });
        let mut waiting = self.queue.lock();
        if is_hint { &mut waiting.hints } else { &mut waiting.bots }.push_back(thought);
        drop(waiting);
        self.queue.comes.notify_one();
    }

    /// Something to be thought about when no game waits for anything.
    pub(crate) fn think_later(&self, thought: impl FnOnce() + Send + 'static) {
        self.queue.lock().afterthoughts.push_back(Box::new(thought));
        self.queue.comes.notify_one();
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        let waiting = self.queue.lock();
        waiting.bots.len() + waiting.hints.len() + waiting.afterthoughts.len()
    }

    /// What is being thought about is thought to its end, and nothing else.
    pub(crate) fn stop(&self) {
        let mut waiting = self.queue.lock();
        waiting.closed = true;
        // Whoever waits for one is told that it will not come.
        let afterthoughts = std::mem::take(&mut waiting.afterthoughts);
        drop(waiting);
        drop(afterthoughts);
        self.queue.comes.notify_all();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            let _ = thread.join();
        }
    }
}

impl Queue {
    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        while let Some((thought, haste)) = self.next() {
            let _ = catch_unwind(AssertUnwindSafe(thought));
            if haste == Haste::Unhurried {
                self.lock().unhurried -= 1;
                self.comes.notify_one();
            }
        }
    }

    fn next(&self) -> Option<(Thought, Haste)> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(next) = waiting.bots.pop_front() {
                return Some((next, Haste::Hurried));
            }
            if waiting.unhurried < waiting.most_unhurried {
                let hint = waiting.hints.pop_front();
                if let Some(next) = hint.or_else(|| waiting.afterthoughts.pop_front()) {
                    waiting.unhurried += 1;
                    return Some((next, Haste::Unhurried));
                }
            }
            waiting = self.comes.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
