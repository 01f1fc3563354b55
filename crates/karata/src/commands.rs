//! One file for each command.

pub(crate) mod arena;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod store;
pub(crate) mod verify;
