use crate::error::Error;
use crate::model::{Ending, Event, Finished, Lease, NewEvent, Table, TableId};

/// Who is told what came of events that were submitted: the numbers they have.
pub type Done = Box<dyn FnOnce(Result<Vec<u64>, Error>) + Send>;

/// What a table server keeps.
///
/// Every write returns when it is durable, and not before: store, then publish, then acknowledge. A write that is
/// refused has changed nothing. The bounds of everything are in [`bounds`](crate::bounds).
///
/// Reads see every write that has returned. A page has at most `limit` rows, and fewer where they are large: only an empty
/// page is the last one.
///
/// Where several refusals apply, the first of this order is given: bounds, [`Error::UnknownTable`], [`Error::Finished`],
/// [`Error::Fenced`], [`Error::KeyReused`], [`Error::Stale`].
pub trait Store: Send + Sync {
    /// Sets up a table. [`Error::Exists`] if a table or a finished game has this id.
    fn create(&self, table: &TableId, setup: &[u8], created: i64) -> Result<(), Error>;

    /// Takes a table over: leases given before are worth nothing from now on.
    fn claim(&self, table: &TableId) -> Result<Lease, Error>;

    /// Appends events, all or none, the first as number `expected`, and gives their numbers.
    ///
    /// If all their keys are known with these bodies, nothing is appended and their first numbers are given again, whatever
    /// is expected. If some are known and some not, or a body differs, it is [`Error::KeyReused`]. No events: the lease
    /// and the number are checked.
    fn append(&self, lease: &Lease, expected: u64, events: &[NewEvent]) -> Result<Vec<u64>, Error>;

    /// The same without waiting: `done` is told what came of it when it is durable, on whatever thread finds out, and must not wait
    /// for anything there.
    fn submit(&self, lease: &Lease, expected: u64, events: Vec<NewEvent>, done: Done) {
        done(self.append(lease, expected, &events));
    }

    /// Writes down something that is not an event, in place of what was noted under this name.
    fn note(&self, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Error>;

    /// Ends a game: its table becomes one row among the finished games, with its events and notes, which can still be
    /// read. The same ending with the same lease once more is answered in the same way.
    fn finish(&self, lease: &Lease, ending: &Ending) -> Result<(), Error>;

    /// Takes in a finished game from elsewhere, under a new id.
    fn import(&self, table: &TableId, created: i64, ending: &Ending) -> Result<(), Error>;

    /// One table, open or finished.
    fn table(&self, table: &TableId) -> Result<Table, Error>;

    /// Open tables after this id, by id (as bytes).
    fn unfinished(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<Table>, Error>;

    /// The events of a table, open or finished, after this number.
    fn events(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Event>, Error>;

    /// What is noted under this name at a table, open or finished.
    fn noted(&self, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Error>;

    /// Finished games before this number, the latest first.
    fn finished(&self, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Error>;

    /// The record of a finished game, as it was given.
    fn record(&self, table: &TableId) -> Result<String, Error>;

    /// Completes what was begun and lets go of everything. Afterwards, and in other threads meanwhile, the answer is
    /// [`Error::Closed`].
    fn close(&self) -> Result<(), Error>;
}
