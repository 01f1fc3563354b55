//! The games as a Python package: the native module `karata._karata`, beneath `crates/py/python/karata`.
//!
//! Nothing is decided here. Rules, players, records and sentences are those of the other crates; this crate turns them into
//! Python objects, lets go of the interpreter while it works, and makes an exception of everything that can go wrong.

/// What can go wrong, as exceptions.
mod fault;
/// Data of games as Python objects, and back.
mod data;
/// A game with its settings, in one language.
mod rulebook;
/// Games as learners play them.
mod learning;
/// A match and everything that led to it.
mod course;
/// What the Python half has to say.
mod sentence;
/// What a seat may do.
mod choice;
/// A table drawn as HTML.
mod html;
/// Games, to Python.
mod pygame;
/// Matches, to Python.
mod pymatch;
/// Records that come back to life.
mod replaying;
/// Bots, to Python.
mod pybot;
/// Positions, letter by letter, to Python.
mod pyposition;
/// Networks, to Python.
mod pynetwork;
/// Many games at once, to Python.
mod pyvector;
/// Many games between bots.
mod runs;
/// The same in parts, for many machines.
mod plans;

use pyo3::pymodule;

/// The native part of the package `karata`: import that.
#[pymodule]
mod _karata {
    #[pymodule_export]
    use super::choice::Choice;
    #[cfg(feature = "faults")]
    #[pymodule_export]
    use super::fault::faults::fail_next;
    #[pymodule_export]
    use super::plans::{ArenaPlan, SimulationPlan};
    #[pymodule_export]
    use super::pybot::Bot;
    #[pymodule_export]
    use super::pygame::{Game, Plane, Setting, find, list};
    #[pymodule_export]
    use super::pymatch::Match;
    #[pymodule_export]
    use super::pynetwork::{Network, pack, put_weights};
    #[pymodule_export]
    use super::pyposition::{Position, Toy, toy};
    #[pymodule_export]
    use super::pyvector::Games;
    #[pymodule_export]
    use super::replaying::read_record;
    #[pymodule_export]
    use super::runs::{arena, simulate};
    #[pymodule_export]
    use super::sentence::sentence;
}
