//! Networks that have learned nothing, asked like those that have.

/// Files, whole and spoiled.
mod files;
/// What a network says, against plain arithmetic.
mod numbers;
/// What a player makes of it.
mod playing;

use game::{Config, Rules};
use net::{LearnedLayer, MadeFor};
use serde_json::{Map, Value, json};

/// A game with these settings.
fn rules<G: Rules>(seats: Option<u8>, settings: &[(&str, &str)]) -> G {
    let config = Config::new(G::schema(), seats, settings).expect("valid settings");
    G::new(&config).expect("settings that go together")
}

/// What has to be said of a training.
fn training() -> Map<String, Value> {
    let told = json!({
        "command": "train.py", "seed": 1, "settings": {}, "seconds": 2.5, "decisions": 100, "date": "2026-01-02",
    });
    told.as_object().expect("an object").clone()
}

/// Layers of these widths, with weights and biases that are not all alike.
fn layers(widths: &[usize]) -> Vec<(Vec<f32>, Vec<f32>)> {
    let number = |index: usize| ((index * 7919 + 13) % 1009) as f32 / 504.5 - 1.0;
    let layer = |pair: &[usize]| {
        let weights = (0..pair[0] * pair[1]).map(|index| number(index) * 0.3).collect();
        (weights, (0..pair[1]).map(|index| number(index + 5)).collect())
    };
    widths.windows(2).map(layer).collect()
}

fn packed(made_for: &MadeFor, layers: &[(Vec<f32>, Vec<f32>)]) -> Result<Vec<u8>, net::WeightsError> {
    let layers: Vec<LearnedLayer<'_>> =
        layers.iter().map(|(weights, biases)| LearnedLayer { weights, biases }).collect();
    net::pack(made_for.clone(), &layers, training())
}
