//! The authority over a served match: who may do what, what is kept, and what is sent to whom. It does no input or output: it
//! is given messages, moments and answers of bots, and gives what is to be stored and, once that is stored, what is to be sent.
//!
//! The life of a message: [`Table::hear`] checks it and gives a [`Proposal`]; whoever keeps the table stores its events; [`Table::commit`] makes
//! them true and gives what everybody is told. If they cannot be stored, [`Table::deny`] tells the sender, and nothing has happened.

/// What a table is set up with.
pub mod setup;
/// What is kept of what happened.
pub mod event;
/// Nature's dice.
pub mod nature;
/// The steps that led to the present position.
mod line;
/// Chairs: who sits where, what they wish, how much time they have.
mod seats;
/// What people may be called and may say.
mod text;
/// What would happen, before it is stored.
pub mod proposal;
/// The authority.
pub mod table;
/// What comes of messages.
mod hear;
/// What needs the consent of others.
mod motion;
/// Clocks, delays and what happens by itself.
mod timing;
/// Bots and hints: what is thought about elsewhere.
mod work;
/// What clients are told.
mod tell;

pub use event::{Event, Sender, What};
pub use nature::{Key, Nature};
pub use proposal::Proposal;
pub use setup::{Damaged, PersonId, Place, Secret, Setup};
pub use table::{ClientId, Ending, Heard, Message, Outgoing, Table};
pub use work::{Work, Worked};
