//! What a table server keeps: the log of every table, notes beside it, finished games. One trait ([`Store`]), two
//! implementations ([`Sqlite`] and, for tests, [`Memory`]), one suite that both pass (`conformance`). It knows no game:
//! bodies are bytes, records are text, times are numbers of the caller.
//!
//! Decision 013 says what is promised and why.

/// Why a store refuses or fails.
pub mod error;
/// What is kept, as values.
pub mod model;
/// The contract.
pub mod store;
/// Bounds, checked the same way by every implementation.
pub mod bounds;
/// A store that is gone with the process.
pub mod memory;
/// A store in one `SQLite` file.
pub mod sqlite;
/// What every implementation must pass.
#[cfg(feature = "conformance")]
pub mod conformance;

pub use error::Error;
pub use memory::Memory;
pub use model::{Ending, Event, Finished, Lease, NewEvent, Standing, Table, TableId};
pub use sqlite::{Access, Options, Sqlite, Tally};
pub use store::{Done, Store};
