use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::bounds;
use crate::error::Error;
use crate::model::{Ending, Event, Finished, Lease, NewEvent, Table, TableId};
use crate::store::Store;

mod door;
mod fault;
mod files;
mod pack;
mod read;
mod schema;
mod write;
mod writer;

use door::{Opened, Way};
use fault::{Fault, explain, explain_io};
use files::Draft;
use read::Readers;
use writer::Writer;

/// A store in one `SQLite` file.
///
/// One thread writes; what arrives while it waits for the disk goes into its next transaction. Readers have connections of
/// their own and wait for nobody. Several processes may have the same file open, on a local disk.
pub struct Sqlite {
    path: PathBuf,
    readers: Readers,
    /// `None` if the file can only be read.
    writer: Option<Writer>,
}

/// How a file is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// For what.
    pub access: Access,
    /// How long to wait for another process that writes, before [`Error::Busy`].
    pub patience: Duration,
    /// The most pages of 4 KiB that the file may have, before [`Error::Full`].
    pub most_pages: Option<u32>,
}

/// For what a file is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// To write, where the file allows it; a missing file is created, an older one migrated.
    Write,
    /// To read only.
    Read,
}

/// How much was written through one handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Writes that were carried out.
    pub writes: u64,
    /// Transactions they took.
    pub commits: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { access: Access::Write, patience: Duration::from_secs(5), most_pages: None }
    }
}

impl Sqlite {
    /// Opens a file, or creates it. A file that is not ours, newer or damaged is refused and left as it is. A file that
    /// cannot be written is opened all the same; every write is then answered with [`Error::ReadOnly`].
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, Error> {
        Sqlite::open_with(path, Options::default())
    }

    /// The same, with options.
    pub fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Sqlite, Error> {
        let path = path.as_ref();
        let path = files::settled(path).map_err(|error| explain_io(path, &error))?;
        let (writer, way) = match door::open(&path, &options)? {
            Opened::Writable(connection) => (Some(Writer::start(connection, path.clone())?), Way::Shared),
            Opened::Readable(way) => (None, way),
        };
        Ok(Sqlite { readers: Readers::new(path.clone(), way, options), writer, path })
    }

    /// Copies the whole store, as it is at one moment, to a new file, while it is written and read.
    pub fn backup(&self, to: impl AsRef<Path>) -> Result<(), Error> {
        let to = to.as_ref();
        if to.symlink_metadata().is_ok() {
            return Err(Error::FileExists { path: to.to_owned() });
        }
        let from = self.readers.take()?;
        let draft = Draft::beside(to).map_err(|error| explain_io(to, &error))?;
        let copy = || {
            let mut copy = Connection::open_with_flags(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            // In one step, hence of one moment. In WAL mode that keeps nobody waiting.
            let step = Backup::new(&from, &mut copy)?.step(-1)?;
            copy.close().map_err(|(_, error)| error)?;
            Ok(step)
        };
        match copy().map_err(|error: rusqlite::Error| explain(to, &error))? {
            StepResult::Done => draft.put_in_place(to).map_err(|error| explain_io(to, &error)),
            _ => Err(Error::Busy),
        }
    }

    /// Looks through the whole file for damage. Opening does this only for small files, and otherwise for what moves need.
    pub fn check(&self) -> Result<(), Error> {
        let found = self.readers.read(|connection| Ok(door::damage(connection, None)?))?;
        found.map_or(Ok(()), |what| Err(Error::Damaged { path: self.path.clone(), what }))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How much was written through this handle, and in how many transactions.
    pub fn tally(&self) -> Tally {
        let counts = self.writer.as_ref().map(Writer::counts);
        let (writes, commits) = counts.map_or((0, 0), |counts| {
            (counts.writes.load(Ordering::Relaxed), counts.commits.load(Ordering::Relaxed))
        });
        Tally { writes, commits }
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Error> {
        match &self.writer {
            Some(writer) => writer.write(work),
            None if self.readers.are_closed() => Err(Error::Closed),
            None => Err(Error::ReadOnly),
        }
    }
}

impl Store for Sqlite {
    fn create(&self, table: &TableId, setup: &[u8], created: i64) -> Result<(), Error> {
        bounds::setup(setup)?;
        let (table, setup) = (table.clone(), setup.to_vec());
        self.write(move |connection| write::create(connection, &table, &setup, created))
    }

    fn claim(&self, table: &TableId) -> Result<Lease, Error> {
        let table = table.clone();
        self.write(move |connection| write::claim(connection, &table))
    }

    fn append(&self, lease: &Lease, expected: u64, events: &[NewEvent]) -> Result<Vec<u64>, Error> {
        bounds::events(events)?;
        let (lease, events) = (lease.clone(), events.to_vec());
        self.write(move |connection| write::append(connection, &lease, expected, &events))
    }

    fn note(&self, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Error> {
        bounds::name(name)?;
        bounds::body("note", body)?;
        let (lease, name, body) = (lease.clone(), name.to_owned(), body.to_vec());
        self.write(move |connection| write::note(connection, &lease, &name, &body))
    }

    fn finish(&self, lease: &Lease, ending: &Ending) -> Result<(), Error> {
        bounds::ending(ending)?;
        let (lease, ending) = (lease.clone(), ending.clone());
        self.write(move |connection| write::finish(connection, &lease, &ending))
    }

    fn import(&self, table: &TableId, created: i64, ending: &Ending) -> Result<(), Error> {
        bounds::ending(ending)?;
        let (table, ending) = (table.clone(), ending.clone());
        self.write(move |connection| write::import(connection, &table, created, &ending))
    }

    fn table(&self, table: &TableId) -> Result<Table, Error> {
        self.readers.read(|connection| read::table(connection, table))
    }

    fn unfinished(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<Table>, Error> {
        let after = after.map_or("", TableId::as_str);
        self.readers.read(|connection| read::unfinished(connection, after, limit))
    }

    fn events(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Event>, Error> {
        self.readers.read(|connection| read::events(connection, table, after, limit))
    }

    fn noted(&self, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Error> {
        self.readers.read(|connection| read::noted(connection, table, name))
    }

    fn finished(&self, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Error> {
        self.readers.read(|connection| read::finished(connection, before, limit))
    }

    fn record(&self, table: &TableId) -> Result<String, Error> {
        self.readers.read(|connection| read::record(connection, table))
    }

    fn close(&self) -> Result<(), Error> {
        self.readers.close();
        self.writer.as_ref().map_or(Ok(()), Writer::stop)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // Everything acknowledged is durable already.
        let _ = self.close();
    }
}
