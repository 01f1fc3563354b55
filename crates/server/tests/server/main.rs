//! A server over real sockets: what it does for people, and what it does not let its adversaries do.

/// A server of a test's own.
mod house;
/// A person at a table.
mod client;
/// A web server that hears the hook.
mod listener;

mod admin;
mod api;
mod bad_input;
mod bot;
mod chat;
mod clocks;
mod correspondence;
mod deal;
mod guests;
mod limits;
mod lobby;
mod looking_back;
mod looks;
mod origins;
mod page;
mod practice;
mod readers;
mod reconnecting;
mod rematch;
mod same_bytes;
mod seats;
mod secrets;
mod shutdown;
mod store_faults;
