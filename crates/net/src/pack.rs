//! From the numbers that were learned to a file: every weight becomes a whole number of at most seven bits and a sign, with one scale
//! for each value that goes out.

use std::collections::HashMap;

use bots::seed::child;
use serde_json::{Map, Value};

use crate::error::{Part, WeightsError};
use crate::file::{Header, SAID_OF_TRAINING, Written, write};
use crate::made_for::MadeFor;

/// The largest weight as a whole number.
const LARGEST: f32 = 127.0;

/// A layer as it was learned.
#[derive(Clone, Copy, Debug)]
pub struct LearnedLayer<'a> {
    /// For every value that goes out a row with a weight for every value that comes in: as learners keep it.
    pub weights: &'a [f32],
    /// What is added to each value that goes out.
    pub biases: &'a [f32],
}

/// The file of a network with these layers. The last has a value for each letter, then one for each seat: as many as can play the
/// game, or more.
pub fn pack(
    mut made_for: MadeFor,
    layers: &[LearnedLayer<'_>],
    training: Map<String, Value>,
) -> Result<Vec<u8>, WeightsError> {
    let mut widths = vec![made_for.values()];
    for (layer, number) in layers.iter().zip(1..) {
        let (inputs, outputs) = (widths[widths.len() - 1], layer.biases.len());
        if outputs == 0 {
            return Err(WeightsError::Width { layer: number, what: Part::Outputs, given: 0, needed: 1 });
        }
        if layer.weights.len() != inputs * outputs {
            let given = layer.weights.len() / outputs.max(1);
            return Err(WeightsError::Width { layer: number, what: Part::Inputs, given, needed: inputs });
        }
        if layer.weights.iter().chain(layer.biases).any(|number| !number.is_finite()) {
            return Err(WeightsError::NotFinite { layer: number });
        }
        widths.push(outputs);
    }
    let (letters, given) = (made_for.letters.len(), widths[widths.len() - 1]);
    let seats = given
        .checked_sub(letters)
        .filter(|seats| (usize::from(made_for.seats)..=game::MAX_SEATS).contains(seats));
    let Some(seats) = seats else {
        let needed = letters + usize::from(made_for.seats);
        return Err(WeightsError::Width { layer: layers.len(), what: Part::Outputs, given, needed });
    };
    made_for.seats = seats as u8;
    let (layers, errors): (Vec<Written>, Vec<f32>) = layers.iter().map(quantised).unzip();
    let largest_error = errors.into_iter().fold(0.0, f32::max);
    let header = Header { made_for, widths, largest_error, training };
    header.check()?;
    Ok(write(&header, &layers))
}

/// The file of a network that has learned nothing: with hidden layers of these widths, and numbers that follow from a seed. It plays
/// as badly as can be, and costs as much as one that plays well.
pub fn untrained(made_for: MadeFor, hidden: &[usize], seed: u64) -> Vec<u8> {
    let outputs = made_for.letters.len() + usize::from(made_for.seats);
    let widths: Vec<usize> = [made_for.values()].iter().chain(hidden).copied().chain([outputs]).collect();
    let mut numbers = (0..).map(|index| (child(seed, index) >> 40) as f32 / (1u64 << 23) as f32 - 1.0);
    let mut some = |count: usize, size: f32| -> Vec<f32> {
        numbers.by_ref().take(count).map(|number| number * size).collect()
    };
    let layers: Vec<(Vec<f32>, Vec<f32>)> = widths
        .windows(2)
        .map(|pair| (some(pair[0] * pair[1], (6.0 / pair[0] as f32).sqrt()), some(pair[1], 0.1)))
        .collect();
    let layers: Vec<LearnedLayer<'_>> =
        layers.iter().map(|(weights, biases)| LearnedLayer { weights, biases }).collect();
    let nothing = SAID_OF_TRAINING.into_iter().map(|key| (key.to_owned(), Value::Null));
    pack(made_for, &layers, nothing.collect()).expect("layers that fit each other")
}

/// A layer as it is written, and by how much a weight differs at most.
fn quantised(layer: &LearnedLayer<'_>) -> (Written, f32) {
    let outputs = layer.biases.len();
    let inputs = layer.weights.len() / outputs;
    let row = |output: usize| &layer.weights[output * inputs..][..inputs];
    let scales: Vec<f32> = (0..outputs)
        .map(|output| {
            row(output).iter().fold(0.0, |largest: f32, weight| largest.max(weight.abs())) / LARGEST
        })
        .collect();
    let mut weights = vec![0; inputs * outputs];
    let mut largest_error = 0.0f32;
    // Where a row has the same weight many times, as for places that are learned alike, errors of rounding would all point the same
    // way and add up: what one of them lost is given to the next.
    let mut lost: HashMap<u32, f32> = HashMap::new();
    for (output, &scale) in scales.iter().enumerate() {
        lost.clear();
        for (input, &weight) in row(output).iter().enumerate() {
            // A row of nothing but 0s stays one. Halves are rounded as NumPy rounds them, so that anybody can check it.
            let wanted = if scale > 0.0 { weight / scale } else { 0.0 };
            let lost = lost.entry(weight.to_bits()).or_default();
            let whole = (wanted + *lost).round_ties_even().clamp(-LARGEST, LARGEST);
            *lost += wanted - whole;
            weights[input * outputs + output] = whole as i8;
            largest_error = largest_error.max((whole * scale - weight).abs());
        }
    }
    (Written { scales, biases: layer.biases.to_vec(), weights }, largest_error)
}
