//! What a store promises, proved from outside.

mod conformance;
mod files;
mod place;
mod processes;
mod random;
mod writing;
