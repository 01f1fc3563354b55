//! Where bots and hints are thought about: on threads of their own, never on those that answer people. Bots come before hints, since a
//! game waits for them, and hints never have all threads.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use table::{Work, Worked};
use tokio::sync::mpsc::UnboundedSender;

/// To whom a table's work goes back: nothing if whoever thought came to grief.
pub(crate) type Back = UnboundedSender<Option<Worked>>;

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
    bots: VecDeque<(Work, Back)>,
    hints: VecDeque<(Work, Back)>,
    /// How many hints are being thought about, and may be.
    hinting: usize,
    most_hinting: usize,
    closed: bool,
}

impl Pool {
    /// So many threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Pool> {
        let queue = Arc::new(Queue::default());
        queue.lock().most_hinting = threads.saturating_sub(1).max(1);
        let start = |number| {
            let queue = Arc::clone(&queue);
            Builder::new().name(format!("thinks {number}")).spawn(move || queue.serve())
        };
        let threads = (0..threads.max(1)).map(start).collect::<Result<Vec<_>, _>>()?;
        Ok(Pool { queue, threads: Mutex::new(threads) })
    }

    /// Something to be thought about. Each table has at most one bot and one hint of each person waiting.
    pub(crate) fn think(&self, work: Work, back: Back) {
        let mut waiting = self.queue.lock();
        if work.is_hint() { &mut waiting.hints } else { &mut waiting.bots }.push_back((work, back));
        drop(waiting);
        self.queue.comes.notify_one();
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        let waiting = self.queue.lock();
        waiting.bots.len() + waiting.hints.len()
    }

    /// What is being thought about is thought to its end, and nothing else.
    pub(crate) fn stop(&self) {
        self.queue.lock().closed = true;
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
        while let Some((work, back)) = self.next() {
            let is_hint = work.is_hint();
            let worked = catch_unwind(AssertUnwindSafe(|| work.run()));
            // Whoever asked may be gone.
            let _ = back.send(worked.ok());
            if is_hint {
                self.lock().hinting -= 1;
                self.comes.notify_one();
            }
        }
    }

    fn next(&self) -> Option<(Work, Back)> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(next) = waiting.bots.pop_front() {
                return Some(next);
            }
            if waiting.hinting < waiting.most_hinting
                && let Some(next) = waiting.hints.pop_front()
            {
                waiting.hinting += 1;
                return Some(next);
            }
            waiting = self.comes.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
