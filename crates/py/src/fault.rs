use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard};

use game::{Phrase, Refusal};
use pyo3::exceptions::PyTypeError;
use pyo3::{PyErr, Python, import_exception};
use words::{Lexicon, Names};

import_exception!(karata.errors, ArgumentError);
import_exception!(karata.errors, InternalError);
import_exception!(karata.errors, RecordError);
import_exception!(karata.errors, Refused);
import_exception!(karata.errors, SettingsError);
import_exception!(karata.errors, UnknownGame);

/// What went wrong, in words.
#[derive(Debug)]
pub(crate) struct Fault {
    kind: Kind,
    words: String,
    clause: Option<String>,
    /// In which line of a record.
    line: Option<usize>,
}

/// Which exception it becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An argument is wrong.
    Argument,
    /// A fault of our own.
    Internal,
    /// A record is wrong.
    Record,
    /// The rules refuse it.
    Refused,
    /// The settings are not possible.
    Settings,
    /// Something is of the wrong type: Python's own exception.
    Type,
    /// There is no such game.
    UnknownGame,
}

impl Fault {
    /// What a phrase says.
    pub(crate) fn new(kind: Kind, lexicon: &Lexicon, phrase: &Phrase) -> Fault {
        Fault { kind, words: lexicon.say(phrase, &Names::none()), clause: None, line: None }
    }

    /// Why a command was refused, with the clause of the rules that it breaks.
    pub(crate) fn refused(refusal: &Refusal, lexicon: &Lexicon, names: &Names) -> Fault {
        let words = lexicon.say(&refusal.phrase(), names);
        Fault { kind: Kind::Refused, words, clause: clause_of(refusal), line: None }
    }

    /// What is wrong with a record, and in which of its lines.
    pub(crate) fn record(phrase: &Phrase, line: Option<usize>, lexicon: &Lexicon, names: &Names) -> Fault {
        Fault { kind: Kind::Record, words: lexicon.say(phrase, names), clause: None, line }
    }

    /// A fault of our own.
    pub(crate) fn internal(lexicon: &Lexicon, what: &str) -> Fault {
        Fault::new(Kind::Internal, lexicon, &Phrase::new("py-internal").with("what", what))
    }

    /// The same, and the clause it comes from.
    pub(crate) fn with_clause(self, clause: Option<&str>) -> Fault {
        let clause = clause.filter(|clause| !clause.is_empty()).map(str::to_owned);
        Fault { clause, ..self }
    }
}

fn clause_of(refusal: &Refusal) -> Option<String> {
    match refusal {
        Refusal::Illegal(why) => Some(why.clause.to_string()),
        Refusal::InCommand { because, .. } => clause_of(because),
        Refusal::Over
        | Refusal::NotYourTurn(_)
        | Refusal::AwaitingChance
        | Refusal::AwaitingSeat(_)
        | Refusal::Impossible
        | Refusal::Unreadable(_)
        | Refusal::LookFirst
        | Refusal::Late => None,
    }
}

impl From<Fault> for PyErr {
    fn from(Fault { kind, words, clause, line }: Fault) -> PyErr {
        let arguments = (words, clause);
        match kind {
            Kind::Argument => ArgumentError::new_err(arguments),
            Kind::Internal => InternalError::new_err(arguments),
            Kind::Record => RecordError::new_err((arguments.0, arguments.1, line)),
            Kind::Refused => Refused::new_err(arguments),
            Kind::Settings => SettingsError::new_err(arguments),
            Kind::Type => PyTypeError::new_err(arguments.0),
            Kind::UnknownGame => UnknownGame::new_err(arguments),
        }
    }
}

/// What is of no use any more once something has failed in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    Bot,
    Games,
    Match,
    Position,
}

impl Thing {
    /// Something failed in it before.
    pub(crate) fn spoiled(self, lexicon: &Lexicon) -> Fault {
        let key = match self {
            Thing::Bot => "py-spoiled-bot",
            Thing::Games => "py-spoiled-games",
            Thing::Match => "py-spoiled-match",
            Thing::Position => "py-spoiled-position",
        };
        Fault::new(Kind::Internal, lexicon, &Phrase::new(key))
    }
}

/// Works without the interpreter. A panic is a fault of our own, and goes no further.
pub(crate) fn detached<T: Send>(
    py: Python<'_>,
    lexicon: &Lexicon,
    work: impl FnOnce() -> Result<T, Fault> + Send,
) -> Result<T, Fault> {
    py.detach(|| {
        catch_unwind(AssertUnwindSafe(work))
            .unwrap_or_else(|panic| Err(Fault::internal(lexicon, &what_panicked(&*panic))))
    })
}

/// Works with the interpreter, so that nobody else can have a hand in it. A panic is a fault of our own, and goes no further.
pub(crate) fn held<T>(lexicon: &Lexicon, work: impl FnOnce() -> T) -> Result<T, Fault> {
    let work = || {
        faults::strike();
        work()
    };
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| Fault::internal(lexicon, &what_panicked(&*panic)))
}

/// Waits for something that is shared between threads. What a panic left behind is of no use, and is not touched again.
pub(crate) fn locked<'a, T>(
    shared: &'a Mutex<T>,
    what: Thing,
    lexicon: &Lexicon,
) -> Result<MutexGuard<'a, T>, Fault> {
    let guard = shared.lock().map_err(|_| what.spoiled(lexicon))?;
    faults::strike();
    Ok(guard)
}

/// Faults of our own, on purpose: with them it is tested what comes of one. Wheels that are given away are built without.
pub(crate) mod faults {
    #[cfg(feature = "faults")]
    use std::sync::atomic::{AtomicBool, Ordering};

    #[cfg(feature = "faults")]
    static NEXT: AtomicBool = AtomicBool::new(false);

    /// Whatever is done next in a match, in a bot, in a position or in many games fails.
    #[cfg(feature = "faults")]
    #[pyo3::pyfunction]
    #[pyo3(name = "_fail_next")]
    pub(crate) fn fail_next() {
        NEXT.store(true, Ordering::SeqCst);
    }

    /// Fails, if that was wanted.
    #[inline]
    pub(crate) fn strike() {
        #[cfg(feature = "faults")]
        assert!(!NEXT.swap(false, Ordering::SeqCst), "on purpose");
    }
}

fn what_panicked(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "?".to_owned())
}
