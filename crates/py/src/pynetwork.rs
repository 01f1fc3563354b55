use std::sync::Arc;

use game::Phrase;
use net::{Header, LearnedLayer, Part, WeightsError};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBytes, PyDict};
use words::Lexicon;

use crate::data;
use crate::fault::{Fault, Kind, detached};
use crate::pygame::Game;
use crate::rulebook::{Rulebook, language, plain};

/// What a network says: a number for every letter, and what every seat has to hope for, row by row.
type Said<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray2<f32>>);

/// A network, as a file of weights holds it.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Network {
    book: Arc<Rulebook>,
    network: net::Network,
}

/// The file of a network. `karata.network.pack` makes the arrays what they must be.
#[pyfunction]
pub(crate) fn pack<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    layers: Vec<(Bound<'py, PyAny>, Bound<'py, PyAny>)>,
    training: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyBytes>> {
    let book = &game.get().book;
    let training = match data::from_python(training, book.lexicon())? {
        game::Data::Object(training) => training,
        _ => serde_json::Map::new(),
    };
    let mut arrays = Vec::new();
    for ((weights, biases), number) in layers.iter().zip(1_u32..) {
        let wrong = |key| book.mistyped(&Phrase::new(key).with("layer", number));
        let weights = weights.cast::<PyArray2<f32>>().map_err(|_| wrong("py-layer"))?;
        let biases = biases.cast::<PyArray1<f32>>().map_err(|_| wrong("py-layer"))?;
        if !weights.is_c_contiguous() || !biases.is_contiguous() {
            return Err(wrong("py-layer-scattered").into());
        }
        let in_use = |_| wrong("py-layer-in-use");
        arrays.push((weights.try_readonly().map_err(in_use)?, biases.try_readonly().map_err(in_use)?));
    }
    let mut learned = Vec::new();
    for ((weights, biases), number) in arrays.iter().zip(1..) {
        let (needed, given) = (weights.shape()[0], biases.len());
        if given != needed {
            let error = WeightsError::Width { layer: number, what: Part::Biases, given, needed };
            return Err(refused(&error, book.lexicon()).into());
        }
        learned.push(LearnedLayer { weights: weights.as_slice()?, biases: biases.as_slice()? });
    }
    let packed = detached(py, book.lexicon(), || {
        net::pack(book.entry.made_for(), &learned, training).map_err(|error| refused(&error, book.lexicon()))
    })?;
    Ok(PyBytes::new(py, &packed))
}

/// From now on the network in these weights plays as `master`; tells in which game.
#[pyfunction]
#[pyo3(signature = (weights, lang = "en"))]
pub(crate) fn put_weights(py: Python<'_>, weights: &[u8], lang: &str) -> PyResult<&'static str> {
    let lexicon = plain(language(lang)?);
    let entry = detached(py, &lexicon, || {
        games::put_weights(weights).map_err(|error| Fault::new(Kind::Argument, &lexicon, &error.phrase()))
    })?;
    Ok(entry.name())
}

#[pymethods]
impl Network {
    #[new]
    #[pyo3(signature = (weights, lang = "en"))]
    fn read(py: Python<'_>, weights: &[u8], lang: &str) -> PyResult<Self> {
        let language = language(lang)?;
        let lexicon = plain(language);
        let network = detached(py, &lexicon, || {
            let header = Header::read(weights).map_err(|error| refused(&error, &lexicon))?;
            let entry = games::find(&header.made_for.game)
                .map_err(|error| Fault::new(Kind::UnknownGame, &lexicon, &error.phrase()))?;
            let network = net::Network::read(weights, &entry.made_for());
            let network = network.map_err(|error| refused(&error, &lexicon))?;
            Ok(Network { book: Arc::new(Rulebook::usual(entry, language)), network })
        });
        Ok(network?)
    }

    /// The game that it plays, as it is when nobody says anything.
    #[getter]
    fn game(&self) -> Game {
        Game { book: Arc::clone(&self.book) }
    }

    /// What the file says of it: planes, letters, widths, training.
    #[getter]
    fn header<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let header = serde_json::to_value(self.network.header());
        let header = header.map_err(|error| Fault::internal(self.book.lexicon(), &error.to_string()))?;
        data::to_python(py, &header)
    }

    /// What it says to each of these observations.
    fn forward<'py>(&self, py: Python<'py>, observations: &Bound<'py, PyAny>) -> PyResult<Said<'py>> {
        let wrong =
            |key| Fault::new(Kind::Type, self.book.lexicon(), &Phrase::new(key).with("what", "observations"));
        let Ok(bytes) = observations.cast::<PyArray2<u8>>() else {
            let kind = match observations.cast::<PyUntypedArray>() {
                Err(_) => data::kind_name(observations)?,
                Ok(other) => other.dtype().to_string(),
            };
            return Err(self.book.mistyped(&Phrase::new("py-observations-type").with("kind", kind)).into());
        };
        let observations = bytes.try_readonly().map_err(|_| wrong("py-array-in-use"))?;
        let made_for = &self.network.header().made_for;
        let (given, needed) = (observations.shape()[1], made_for.values());
        if given != needed {
            let phrase = Phrase::new("py-network-values").with("given", given as i64);
            return Err(self.book.argument(&phrase.with("needed", needed as i64)).into());
        }
        let rows = observations.shape()[0];
        let letters = PyArray2::zeros(py, [rows, made_for.letters.len()], false);
        let hopes = PyArray2::zeros(py, [rows, usize::from(made_for.seats)], false);
        {
            let (mut letters, mut hopes) = (letters.readwrite(), hopes.readwrite());
            let (letters, hopes) = (letters.as_slice_mut()?, hopes.as_slice_mut()?);
            let values = observations.as_slice().map_err(|_| wrong("py-array-scattered"))?;
            detached(py, self.book.lexicon(), || {
                let mut scratch = self.network.scratch();
                let out =
                    letters.chunks_mut(made_for.letters.len()).zip(hopes.chunks_mut(made_for.seats.into()));
                for (observation, (letters, hopes)) in values.chunks(needed).zip(out) {
                    let said = self.network.ask(observation, &mut scratch);
                    letters.copy_from_slice(said.letters);
                    hopes.copy_from_slice(said.hopes);
                }
                Ok(())
            })?;
        }
        Ok((letters, hopes))
    }

    fn __repr__(&self) -> String {
        let header = self.network.header();
        format!("<karata.network.Network of {}: {:?}>", header.made_for.game, header.widths)
    }
}

fn refused(error: &WeightsError, lexicon: &Lexicon) -> Fault {
    Fault::new(Kind::Argument, lexicon, &error.phrase())
}
