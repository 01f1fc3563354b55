use game::{Data, Phrase};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyMapping, PySequence, PyString, PyTuple};
use words::Lexicon;

use crate::fault::{Fault, Kind};

/// How deep data may be: no action of a game is deeper, and nothing that is deeper can exhaust the stack.
const DEEPEST: usize = 32;

/// Data as a Python object.
pub(crate) fn to_python<'py>(py: Python<'py>, data: &Data) -> PyResult<Bound<'py, PyAny>> {
    Ok(match data {
        Data::Null => py.None().into_bound(py),
        Data::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        Data::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => PyInt::new(py, whole).into_any(),
            (None, Some(whole)) => PyInt::new(py, whole).into_any(),
            (None, None) => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Data::String(text) => PyString::new(py, text).into_any(),
        Data::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_python(py, value)?)?;
            }
            list.into_any()
        }
        Data::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, value) in entries {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// A Python object as data; what is none is refused in these words.
pub(crate) fn from_python(object: &Bound<'_, PyAny>, lexicon: &Lexicon) -> PyResult<Data> {
    read(object, lexicon, DEEPEST)
}

/// What sort of thing an object is, as Python calls it.
pub(crate) fn kind_name(object: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(object.get_type().name()?.to_string_lossy().into_owned())
}

fn read(object: &Bound<'_, PyAny>, lexicon: &Lexicon, deeper: usize) -> PyResult<Data> {
    let no_data = |phrase: Phrase| Fault::new(Kind::Type, lexicon, &phrase);
    let deeper = deeper.checked_sub(1).ok_or_else(|| no_data(Phrase::new("py-data-deep")))?;
    if object.is_none() {
        Ok(Data::Null)
    } else if let Ok(value) = object.cast::<PyBool>() {
        Ok(Data::Bool(value.is_true()))
    } else if object.is_instance_of::<PyInt>() {
        let whole = object.extract::<i64>().map(Data::from);
        whole.or_else(|_| object.extract::<u64>().map(Data::from))
    } else if let Ok(value) = object.cast::<PyFloat>() {
        Ok(Data::from(value.value()))
    } else if let Ok(text) = object.cast::<PyString>() {
        Ok(Data::from(text.to_cow()?.into_owned()))
    } else if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        let values = object.cast::<PySequence>()?.try_iter()?;
        let values: PyResult<Vec<Data>> = values.map(|value| read(&value?, lexicon, deeper)).collect();
        Ok(Data::Array(values?))
    } else if let Ok(entries) = object.cast::<PyMapping>() {
        let mut data = serde_json::Map::new();
        for entry in entries.items()?.try_iter()? {
            let (key, value) = entry?.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>()?;
            let Ok(text) = key.cast::<PyString>() else {
                return Err(no_data(Phrase::new("py-data-key").with("kind", kind_name(&key)?)).into());
            };
            data.insert(text.to_cow()?.into_owned(), read(&value, lexicon, deeper)?);
        }
        Ok(Data::Object(data))
    } else {
        Err(no_data(Phrase::new("py-data").with("what", kind_name(object)?)).into())
    }
}
