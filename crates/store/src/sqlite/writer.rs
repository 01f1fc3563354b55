use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::{Builder, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};

use super::fault::{Fault, explain};
use crate::error::Error;

/// The most requests in one transaction.
const TOGETHER: usize = 256;

/// The thread that writes. What arrives during one transaction goes into the next. Nothing bounds the queue: whoever asks waits for
/// the answer, or has one request for each table it keeps.
pub struct Writer {
    requests: RwLock<Option<Sender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<Result<(), Error>>>>,
    counts: Arc<Counts>,
}

/// How much was written.
#[derive(Default)]
pub struct Counts {
    /// Requests that were carried out.
    pub writes: AtomicU64,
    /// Transactions they took.
    pub commits: AtomicU64,
}

/// A request, whatever it asks for.
trait Job: Send {
    /// Does it within a transaction; a refusal is kept for the answer. It may be done again after a roll-back.
    fn work(&mut self, connection: &Connection) -> rusqlite::Result<()>;

    /// Whether it was carried out and not refused.
    fn done(&self) -> bool;

    /// Tells the caller what came of it, or why the transaction failed.
    fn answer(self: Box<Self>, committed: Result<(), Error>);
}

struct Request<T, F, D: FnOnce(Result<T, Error>)> {
    work: F,
    outcome: Option<Result<T, Error>>,
    done: Done<T, D>,
}

/// Whom to tell. Whatever becomes of the thread, they are told something.
struct Done<T, D: FnOnce(Result<T, Error>)> {
    tell: Option<D>,
    what: PhantomData<fn(T)>,
}

impl<T, D: FnOnce(Result<T, Error>)> Done<T, D> {
    fn new(tell: D) -> Self {
        Done { tell: Some(tell), what: PhantomData }
    }

    fn tell(&mut self, outcome: Result<T, Error>) {
        if let Some(tell) = self.tell.take() {
            tell(outcome);
        }
    }
}

impl<T, D: FnOnce(Result<T, Error>)> Drop for Done<T, D> {
    fn drop(&mut self) {
        self.tell(Err(Error::Closed));
    }
}

impl<T: Send, F, D> Job for Request<T, F, D>
where
    F: FnMut(&Connection) -> Result<T, Fault> + Send,
    D: FnOnce(Result<T, Error>) + Send,
{
    fn work(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.outcome = Some(match (self.work)(connection) {
            Ok(value) => Ok(value),
            Err(Fault::Refused(error)) => Err(error),
            Err(Fault::Failed(error)) => return Err(error),
        });
        Ok(())
    }

    fn done(&self) -> bool {
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: Result<(), Error>) {
        let Request { outcome, mut done, .. } = *self;
        done.tell(committed.and_then(|()| outcome.unwrap_or(Err(Error::Closed))));
    }
}

impl Writer {
    /// Starts the thread.
    pub fn start(connection: Connection, path: PathBuf) -> Result<Writer, Error> {
        let (requests, queue) = channel();
        let counts = Arc::new(Counts::default());
        let counted = Arc::clone(&counts);
        let thread = Builder::new()
            .name("store writer".to_owned())
            .spawn(move || serve(connection, &queue, &counted, &path))
            .map_err(|error| Error::Io { what: error.to_string() })?;
        Ok(Writer { requests: RwLock::new(Some(requests)), thread: Mutex::new(Some(thread)), counts })
    }

    /// Has something written and waits until it is durable. If the thread is gone, the answer is [`Error::Closed`].
    pub fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Error> {
        let (caller, answer) = sync_channel(1);
        // A caller that is gone needs no answer.
        self.submit(work, move |outcome| drop(caller.send(outcome)));
        answer.recv().unwrap_or(Err(Error::Closed))
    }

    /// Has something written, and `done` told on the thread that writes when it is durable: it must not wait for anything.
    pub fn submit<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
        done: impl FnOnce(Result<T, Error>) + Send + 'static,
    ) {
        let request = Box::new(Request { work, outcome: None, done: Done::new(done) });
        let requests = self.requests.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(requests) = requests.as_ref() {
            // What cannot be sent is dropped, which tells them.
            let _ = requests.send(request);
        }
    }

    /// How much was written so far.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Lets the thread complete what waits, and end.
    pub fn stop(&self) -> Result<(), Error> {
        self.requests.write().unwrap_or_else(PoisonError::into_inner).take();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        thread.map_or(Ok(()), |thread| thread.join().unwrap_or(Err(Error::Closed)))
    }
}

fn serve(
    mut connection: Connection,
    queue: &Receiver<Box<dyn Job>>,
    counts: &Counts,
    path: &Path,
) -> Result<(), Error> {
    while let Ok(first) = queue.recv() {
        let mut jobs = vec![first];
        jobs.extend(queue.try_iter().take(TOGETHER - 1));
        match together(&mut connection, &mut jobs, counts).map_err(|error| explain(path, &error)) {
            // One of them spoils it for all: each alone.
            Err(error) if jobs.len() > 1 && error != Error::Busy => {
                for mut job in jobs {
                    let committed = together(&mut connection, std::slice::from_mut(&mut job), counts);
                    job.answer(committed.map_err(|error| explain(path, &error)));
                }
            }
            committed => jobs.into_iter().for_each(|job| job.answer(committed.clone())),
        }
    }
    let failed = |error| explain(path, &error);
    // Everything is durable already; if others still read, the log stays and the next one to open the file reads it.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(failed)?;
    connection.close().map_err(|(_, error)| failed(error))
}

fn together(connection: &mut Connection, jobs: &mut [Box<dyn Job>], counts: &Counts) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in jobs.iter_mut() {
        job.work(&transaction)?;
    }
    transaction.commit()?;
    let done = jobs.iter().filter(|job| job.done()).count() as u64;
    counts.writes.fetch_add(done, Ordering::Relaxed);
    counts.commits.fetch_add(u64::from(done > 0), Ordering::Relaxed);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_that_dies_says_so() {
        let connection = Connection::open_in_memory().unwrap();
        let writer = Writer::start(connection, PathBuf::from("memory")).unwrap();
        let dying = writer.write(|_| -> Result<(), Fault> { panic!("on purpose") });
        assert_eq!(dying, Err(Error::Closed));
        assert_eq!(writer.write(|_| Ok(())), Err(Error::Closed));
        assert_eq!(writer.stop(), Err(Error::Closed));
    }

    #[test]
    fn one_failure_does_not_spoil_what_is_written_with_it() {
        let file = std::env::temp_dir().join(format!("store-writer-{}", std::process::id()));
        let connection = Connection::open(&file).unwrap();
        connection.execute_batch("CREATE TABLE t (n INTEGER)").unwrap();
        let (requests, queue) = channel();
        let request = |n: i64| {
            let (caller, answer) = sync_channel(1);
            let work = move |connection: &Connection| -> Result<(), Fault> {
                connection.execute("INSERT INTO t VALUES (?1)", [n])?;
                let table = if n == 2 { "nowhere" } else { "t" };
                connection.execute(&format!("INSERT INTO {table} VALUES (0)"), [])?;
                Ok(())
            };
            let done = Done::new(move |outcome| drop(caller.send(outcome)));
            let job: Box<dyn Job> = Box::new(Request { work, outcome: None, done });
            requests.send(job).unwrap();
            answer
        };
        let answers = [0, 1, 2, 3].map(request);
        drop(requests);
        serve(connection, &queue, &Counts::default(), &file).unwrap();
        let answers = answers.map(|answer| answer.recv().unwrap());
        assert!(matches!(answers[2], Err(Error::Io { .. })), "{answers:?}");
        assert!([0, 1, 3].iter().all(|n| answers[*n] == Ok(())), "{answers:?}");
        let written = Connection::open(&file).unwrap();
        let sum: (i64, i64) =
            written.query_row("SELECT sum(n), count(*) FROM t", [], |row| row.try_into()).unwrap();
        assert_eq!(sum, (4, 6));
        std::fs::remove_file(&file).unwrap();
    }
}
