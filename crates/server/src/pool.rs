//! Where bots and hints are thought about: on threads of their own, never on those that answer people. Of what waits, bots come before
//! hints, since a game waits for them, and hints before what nobody's turn waits for. What is begun is not broken off: so where there are two
//! threads or more, one is always left to bots, and where there are three, another one to hints.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::Builder;

use table::{Work, Worked};
use tokio::sync::mpsc::UnboundedSender;

/// To whom a table's work goes back: nothing if whoever thought came to grief.
pub(crate) type Back = UnboundedSender<Option<Worked>>;

/// Something to be thought about, and what becomes of it.
type Thought = Box<dyn FnOnce() + Send>;

/// The threads that think.
pub(crate) struct Pool {
    queue: Arc<Queue>,
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
    /// As long as there are fewer of both, an afterthought may begin.
    most_with_afterthoughts: usize,
    /// How much is being thought about that somebody waits for at a table.
    wanted: usize,
    closed: bool,
}

/// Who waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waits {
    Game,
    Person,
    /// No table does.
    Nobody,
}

impl Pool {
    /// So many threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Pool> {
        let queue = Arc::new(Queue::default());
        let mut waiting = queue.lock();
        waiting.most_unhurried = threads.saturating_sub(1).max(1);
        waiting.most_with_afterthoughts = threads.saturating_sub(2).max(1);
        drop(waiting);
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            Builder::new().name(format!("thinks {number}")).spawn(move || queue.serve())?;
        }
        Ok(Pool { queue })
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

    /// Something to be thought about when no game waits for anything; once the pool stops it is dropped.
    pub(crate) fn think_later(&self, thought: impl FnOnce() + Send + 'static) {
        let mut waiting = self.queue.lock();
        if !waiting.closed {
            waiting.afterthoughts.push_back(Box::new(thought));
        }
        drop(waiting);
        self.queue.comes.notify_one();
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        let waiting = self.queue.lock();
        waiting.bots.len() + waiting.hints.len() + waiting.afterthoughts.len()
    }

    /// What is begun for a table is thought to its end, and nothing else: looking back may take long.
    pub(crate) fn stop(&self) {
        let mut waiting = self.queue.lock();
        waiting.closed = true;
        // Whoever waits for one is told that it will not come.
        let afterthoughts = std::mem::take(&mut waiting.afterthoughts);
        drop(waiting);
        drop(afterthoughts);
        self.queue.comes.notify_all();
        let mut waiting = self.queue.lock();
        while waiting.wanted > 0 {
            waiting = self.queue.comes.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Waiting {
    /// What comes next.
    fn take(&mut self) -> Option<(Thought, Waits)> {
        if let Some(next) = self.bots.pop_front() {
            return Some((next, Waits::Game));
        }
        if self.unhurried >= self.most_unhurried {
            return None;
        }
        if let Some(next) = self.hints.pop_front() {
            return Some((next, Waits::Person));
        }
        if self.unhurried >= self.most_with_afterthoughts {
            return None;
        }
        self.afterthoughts.pop_front().map(|next| (next, Waits::Nobody))
    }
}

impl Queue {
    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        while let Some((thought, waits)) = self.next() {
            let _ = catch_unwind(AssertUnwindSafe(thought));
            let mut waiting = self.lock();
            waiting.unhurried -= usize::from(waits != Waits::Game);
            waiting.wanted -= usize::from(waits != Waits::Nobody);
            let others_wait = waits != Waits::Game || waiting.closed;
            drop(waiting);
            if others_wait {
                self.comes.notify_all();
            }
        }
    }

    fn next(&self) -> Option<(Thought, Waits)> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((next, waits)) = waiting.take() {
                waiting.unhurried += usize::from(waits != Waits::Game);
                waiting.wanted += usize::from(waits != Waits::Nobody);
                return Some((next, waits));
            }
            waiting = self.comes.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn of_three_threads_one_is_left_to_hints_and_one_to_bots() {
        let pool = Pool::start(3).unwrap();
        let mut waiting = pool.queue.lock();
        let nothing = || -> Thought { Box::new(|| ()) };
        let mut take = |hints: usize, afterthoughts: usize, unhurried: usize| {
            waiting.hints = (0..hints).map(|_| nothing()).collect();
            waiting.afterthoughts = (0..afterthoughts).map(|_| nothing()).collect();
            waiting.unhurried = unhurried;
            let taken = waiting.take().map(|(_, waits)| waits);
            waiting.hints.clear();
            waiting.afterthoughts.clear();
            waiting.unhurried = 0;
            taken
        };
        assert_eq!(take(1, 1, 0), Some(Waits::Person), "hints come first");
        assert_eq!(take(0, 1, 0), Some(Waits::Nobody));
        assert_eq!(take(0, 1, 1), None, "a second afterthought would leave nothing to hints");
        assert_eq!(take(1, 1, 1), Some(Waits::Person));
        assert_eq!(take(1, 0, 2), None, "the third is left to bots");
    }

    #[test]
    fn a_pool_that_stops_waits_for_no_afterthought_and_takes_no_more() {
        let pool = Pool::start(2).unwrap();
        let (begins, begun) = channel();
        let (release, released) = channel::<()>();
        pool.think_later(move || {
            begins.send(()).unwrap();
            // Nobody releases it before the pool has stopped.
            let _ = released.recv();
        });
        begun.recv().unwrap();
        let thought = || {
            let (tell, told) = channel();
            pool.think_later(move || tell.send(()).unwrap());
            told
        };
        let waits = thought();
        assert_eq!(pool.waiting(), 1);
        pool.stop();
        assert!(waits.recv().is_err(), "whoever waits is told that it will not come");
        assert!(thought().recv().is_err(), "nothing more is taken");
        drop(release);
    }
}
