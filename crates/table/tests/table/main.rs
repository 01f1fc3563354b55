//! What a table does, clause by clause: docs/protocol.md and decision 015. Each test is a sentence of it.

mod scene;
mod told;

mod bad_input;
mod bots;
mod catching_up;
mod chat;
mod clocks;
mod deal;
mod forced;
mod giving_up;
mod hints;
mod judging;
mod keys;
mod motions;
mod pause;
mod positions;
mod presence;
mod rematch;
mod restore;
mod seats;
mod take_back;
mod teaching;
mod words;
