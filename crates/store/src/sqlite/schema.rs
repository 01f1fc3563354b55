use rusqlite::{Connection, Transaction, TransactionBehavior};

/// Marks a file as ours: `Krta`.
pub const APPLICATION_ID: i32 = 0x4b72_7461;

/// The newest format of a file.
pub const VERSION: u32 = MIGRATIONS.len() as u32;

/// The tables that every move writes to or reads; they stay small, because finished games leave them.
pub const HOT: [&str; 3] = ["live", "event", "note"];

/// What leads from each format to the next, the first from an empty file. What was released is never changed.
const MIGRATIONS: [&str; 2] = [
    "CREATE TABLE live (
         number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, epoch INTEGER NOT NULL,
         setup BLOB NOT NULL
     ) STRICT;
     CREATE TABLE event (
         live INTEGER NOT NULL, seq INTEGER NOT NULL, key BLOB NOT NULL, body BLOB NOT NULL,
         PRIMARY KEY (live, seq)
     ) STRICT, WITHOUT ROWID;
     CREATE UNIQUE INDEX event_key ON event (live, key);
     CREATE TABLE game (
         number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, finished INTEGER NOT NULL,
         epoch INTEGER NOT NULL, next INTEGER NOT NULL, summary BLOB NOT NULL, setup BLOB NOT NULL,
         record TEXT NOT NULL, log BLOB NOT NULL
     ) STRICT;",
    "CREATE TABLE note (
         live INTEGER NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (live, name)
     ) STRICT, WITHOUT ROWID;
     ALTER TABLE game ADD COLUMN notes BLOB NOT NULL DEFAULT x'';",
];

/// The format of a file, and whose it is.
pub fn marks(connection: &Connection) -> rusqlite::Result<(i32, u32)> {
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok((application, version))
}

/// Brings a file, empty or older, to the newest format, in one transaction. Another process may have done so meanwhile.
pub fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = Transaction::new(connection, TransactionBehavior::Immediate)?;
    let (_, version) = marks(&transaction)?;
    for migration in MIGRATIONS.iter().skip(version as usize) {
        transaction.execute_batch(migration)?;
    }
    if version < VERSION {
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}
