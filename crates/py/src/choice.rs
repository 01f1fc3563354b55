use std::hash::{DefaultHasher, Hash, Hasher};

use game::Data;
use game::spell::Word;
use pyo3::prelude::*;

use crate::data::to_python;
use crate::rulebook::Rulebook;

/// One thing a seat may do, as `Match.legal` lists it and `Match.play` takes it.
#[pyclass(frozen, module = "karata", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Choice {
    /// The action as text, in the notation of records: `bid 7`.
    #[pyo3(get)]
    pub(crate) text: String,
    /// The action in words, in the language of the game.
    #[pyo3(get)]
    sentence: String,
    /// What else is to be said of it here, if anything.
    #[pyo3(get)]
    detail: Option<String>,
    /// What is easily overlooked about it, if anything.
    #[pyo3(get)]
    caution: Option<String>,
    /// The number a player would simply type for it, if there is one.
    #[pyo3(get)]
    amount: Option<u32>,
    /// Its word, letter by letter, for learners.
    #[pyo3(get)]
    letters: Vec<u16>,
    pub(crate) action: Data,
    prospect: Option<Data>,
}

impl Choice {
    /// A choice of a sight, said to its seat.
    pub(crate) fn new(choice: game::Choice, word: &Word, book: &Rulebook, names: &words::Names) -> Choice {
        let say = |phrase: &game::Phrase| book.lexicon().say(phrase, names);
        Choice {
            text: choice.notation,
            sentence: say(&choice.words),
            detail: choice.detail.as_ref().map(say),
            caution: choice.caution.as_ref().map(say),
            amount: choice.amount,
            letters: word.iter().map(|letter| letter.0).collect(),
            action: choice.action,
            prospect: choice.prospect,
        }
    }
}

#[pymethods]
impl Choice {
    /// The action as data: what JSON has for it.
    #[getter]
    fn action<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.action)
    }

    /// What would follow from it, as data, where the game says so.
    #[getter]
    fn prospect<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.prospect.as_ref().map(|prospect| to_python(py, prospect)).transpose()
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<karata.Choice {:?}>", self.text)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }
}
