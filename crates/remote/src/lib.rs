//! The way to a table that is served elsewhere: what is asked of the server, and a connection that comes back by itself. It knows no
//! game and no screen.

/// Where a server is, and which table.
pub mod address;
/// What is asked of a server beside a table's conversation.
pub mod server;
/// The conversation with a table.
pub mod connection;
/// What was sent and has no answer yet.
mod unanswered;

pub use address::Address;
pub use connection::{Connection, News};
pub use server::{Created, Failure, NewTable, Server, Terms, Token};
