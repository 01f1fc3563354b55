use game::Phrase;
use game::phrase::Value;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt};
use words::Names;

use crate::pygame::Game;
use crate::pyposition::Toy;
use crate::rulebook::{language, plain};

/// What the Python half of the package has to say, in the language of a game, or in one by its code where there is no game yet: all words for
/// people are in the same files.
#[pyfunction]
#[pyo3(signature = (speaker, key, /, **arguments))]
pub(crate) fn sentence(
    speaker: &Bound<'_, PyAny>,
    key: String,
    arguments: Option<&Bound<'_, PyDict>>,
) -> PyResult<String> {
    let mut phrase = Phrase { key: key.into(), arguments: Vec::new().into() };
    for (name, value) in arguments.into_iter().flatten() {
        phrase.arguments.to_mut().push((name.extract::<String>()?.into(), said(&value)?));
    }
    if let Ok(game) = speaker.cast::<Game>() {
        Ok(game.get().book.say(&phrase))
    } else if speaker.cast::<Toy>().is_ok() {
        Ok(Toy::book().say(&phrase))
    } else {
        Ok(plain(language(&speaker.extract::<String>()?)?).say(&phrase, &Names::none()))
    }
}

/// A small number may decide how a sentence goes on; everything else is text.
fn said(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    match value.extract::<i32>() {
        Ok(number) if value.is_instance_of::<PyInt>() => Ok(Value::Number(number.into())),
        _ => Ok(Value::Text(value.str()?.to_string_lossy().into_owned())),
    }
}
