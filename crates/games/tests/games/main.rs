//! Tests of all games at once, through the registry.

mod alike;
mod arena;
mod fading;
mod hints;
mod lessons;
mod players;
mod records;
mod registry;
mod simulation;
#[cfg(feature = "typescript")]
mod types;
mod wire;
mod words_of_games;

use game::Config;
use game::settings::{Domain, Schema};
use games::Entry;

/// The defaults, every preset, and from each of them every single change that a setting allows: all that
/// open.
fn configs(entry: &dyn Entry) -> Vec<Config> {
    let schema = entry.schema();
    let mut configs = Vec::new();
    for base in presets(schema) {
        let base = [base, short(schema)].concat();
        let mut lists = vec![base.clone()];
        let said = |key: &str| base.iter().any(|(said, _)| said == key);
        // How long a match is makes no difference to its hands.
        let length = |key: &str| matches!(key, "total" | "most-hands");
        for setting in schema.settings.iter().filter(|setting| !said(setting.key) && !length(setting.key)) {
            let values: Vec<String> = match &setting.takes {
                Domain::Switch { .. } => vec!["on".to_owned(), "off".to_owned()],
                Domain::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
                Domain::OneOf { options, .. } => options.iter().map(|&option| option.to_owned()).collect(),
                Domain::Text { .. } | Domain::Preset { .. } => vec![],
            };
            let changes = values.into_iter().map(|value| (setting.key.to_owned(), value));
            lists.extend(changes.map(|change| base.iter().cloned().chain([change]).collect()));
        }
        for seats in schema.min_seats..=schema.max_seats {
            configs.extend(lists.iter().filter_map(|list| Config::new(schema, Some(seats), list).ok()));
        }
    }
    configs.retain(|config| entry.open(config).is_ok());
    configs.dedup();
    configs
}

/// Matches over several hands are cut to one.
fn short(schema: &Schema) -> Vec<(String, String)> {
    let hands = schema.settings.iter().find(|setting| setting.key == "hands");
    hands.map(|setting| (setting.key.to_owned(), "1".to_owned())).into_iter().collect()
}

fn presets(schema: &Schema) -> Vec<Vec<(String, String)>> {
    let mut bases = vec![vec![]];
    for setting in schema.settings {
        if let Domain::Preset { options, .. } = setting.takes {
            bases.extend(options.iter().map(|o| vec![(setting.key.to_owned(), o.name.to_owned())]));
        }
    }
    bases
}

/// The configuration when nobody says anything, of one hand.
fn usual(entry: &dyn Entry) -> Config {
    Config::new(entry.schema(), None, &short(entry.schema())).expect("the defaults are valid")
}
