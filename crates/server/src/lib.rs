//! The table server: people and bots at one table over a socket, and a plain HTTP API beside it. The authority is in `table`, what is
//! kept in `store`; here is everything between them and the network.
//!
//! The life of a message: `socket` hears it, `host` knows the way to its table, `hosted` lets the table check it, has it stored, and
//! only then puts what everybody is told into their `post`.

/// What a server is started with.
pub mod settings;
/// A server from its start to its end.
pub mod server;
/// The games as data.
pub mod catalog;
/// The plain HTTP API.
pub mod api;
/// What a browser is shown.
pub mod page;
/// What every request has at hand.
mod app;
/// A client's socket.
mod socket;
/// All tables.
mod host;
/// One table that is awake.
mod hosted;
/// What waits to be sent.
mod post;
/// Where bots think.
mod pool;
/// When something is to happen at a table that sleeps.
mod alarms;
/// Tables that want to be found.
mod lobby;
/// Whose turn it is, told outside.
mod hook;
/// Guests.
pub mod guest;
/// Where a request comes from.
mod origin;
/// How often somebody may do something.
mod allowance;
/// How many of something there are at the same time.
mod places;
/// Games that are over, looked back at.
mod looking_back;
/// What was of use lately.
mod recent;
/// Names of tables.
mod names;
/// Figures.
mod gauges;
/// Faults put in on purpose.
mod faults;

pub use page::Page;
pub use server::{CannotStart, Server};
pub use settings::Settings;
