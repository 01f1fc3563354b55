//! `karata games`: what there is.

use std::process::ExitCode;

use game::settings::{Domain, Preset, Setting};
use game::{Config, Phrase};
use games::Entry;
use serde_json::{Value, json};
use tui::style::{width, wrap};
use words::{Language, Lexicon, Names};

use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, json: bool) -> Result<ExitCode, Failure> {
    let text = if json {
        let games: Vec<Value> = games::all().iter().map(|entry| document(*entry, language)).collect();
        format!("{:#}\n", json!({ "games": games }))
    } else {
        let pages: Vec<String> = games::all().iter().map(|entry| page(*entry, language)).collect();
        pages.join("\n")
    };
    files::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The words of a setting.
fn words_of(setting: &Setting, lexicon: &Lexicon) -> String {
    let key = format!("setting-{}", setting.key);
    lexicon.word(&key).unwrap_or_else(|| format!("⟦{key}⟧"))
}

/// The preset that fills in other settings, if the game has one.
fn presets(entry: &dyn Entry) -> Option<(&'static str, &'static [Preset])> {
    entry.schema().settings.iter().find_map(|setting| match setting.takes {
        Domain::Preset { options, .. } => Some((setting.key, options)),
        Domain::Switch { .. } | Domain::Number { .. } | Domain::OneOf { .. } | Domain::Text { .. } => None,
    })
}

/// What people read.
fn page(entry: &dyn Entry, language: Language) -> String {
    let lexicon = input::lexicon(entry, language);
    let say = |phrase: &Phrase| lexicon.say(phrase, &Names::none());
    let schema = entry.schema();
    let bots: Vec<&str> = entry.bots().iter().map(|level| level.name()).collect();
    let players = Phrase::new("games-players")
        .with("min", schema.min_seats)
        .with("max", schema.max_seats)
        .with("default", schema.default_seats);
    let settings = match presets(entry) {
        Some((key, _)) => Phrase::new("games-settings").with("preset", key),
        None => Phrase::new("games-settings-plain"),
    };
    let mut text = format!("{} — {}\n", entry.name(), say(&Phrase::new("game-title")));
    text += &wrap(&say(&Phrase::new("game-about")), "  ", "  ");
    for phrase in [players, Phrase::new("games-bots").with("bots", bots.join(", ")), settings] {
        text += &wrap(&say(&phrase), "  ", "  ");
    }
    let keys = schema.settings.iter().map(|setting| width(setting.key)).max().unwrap_or(0);
    let indent = " ".repeat(4 + keys + 2);
    for setting in schema.settings {
        let allowed = match setting.takes {
            Domain::Text { .. } => say(&Phrase::new("games-table")),
            Domain::Switch { .. } | Domain::Number { .. } | Domain::OneOf { .. } | Domain::Preset { .. } => {
                setting.allowed()
            }
        };
        let head = format!("    {:<keys$}  ", setting.key);
        text += &wrap(&format!("{allowed} — {}", values(setting, entry, &lexicon)), &head, &indent);
        let clause = if setting.clause.is_empty() { String::new() } else { format!(" ({})", setting.clause) };
        text += &wrap(&format!("{}{clause}", words_of(setting, &lexicon)), &indent, &indent);
    }
    text
}

/// What a setting is when nobody says: once, or by preset where presets differ.
fn values(setting: &Setting, entry: &dyn Entry, lexicon: &Lexicon) -> String {
    let plain = match setting.takes {
        Domain::Text { .. } => lexicon.say(&Phrase::new("games-built-in"), &Names::none()),
        Domain::Switch { default } => if default { "on" } else { "off" }.to_owned(),
        Domain::Number { default, .. } => default.to_string(),
        Domain::OneOf { default, .. } | Domain::Preset { default, .. } => default.to_owned(),
    };
    let by_preset: Vec<(&str, &str)> = presets(entry)
        .iter()
        .flat_map(|(_, options)| options.iter())
        .filter_map(|preset| {
            let (_, value) = preset.values.iter().find(|(key, _)| *key == setting.key)?;
            Some((preset.name, *value))
        })
        .collect();
    let alike = by_preset.iter().all(|(_, value)| *value == by_preset[0].1);
    match by_preset.first() {
        Some(_) if !alike => {
            by_preset.iter().map(|(name, value)| format!("{name}: {value}")).collect::<Vec<_>>().join(", ")
        }
        Some((_, value)) => lexicon.say(&Phrase::new("games-default").with("value", *value), &Names::none()),
        None => lexicon.say(&Phrase::new("games-default").with("value", plain), &Names::none()),
    }
}

/// What scripts read.
fn document(entry: &dyn Entry, language: Language) -> Value {
    let lexicon = input::lexicon(entry, language);
    let schema = entry.schema();
    let settings: Vec<Value> =
        schema.settings.iter().map(|setting| describe(setting, entry, &lexicon)).collect();
    let bots: Vec<&str> = entry.bots().iter().map(|level| level.name()).collect();
    json!({
        "name": entry.name(),
        "title": lexicon.word("game-title"),
        "about": lexicon.word("game-about"),
        "rules": entry.rules(),
        "seats": { "min": schema.min_seats, "max": schema.max_seats, "default": schema.default_seats },
        "bots": bots,
        "settings": settings,
    })
}

/// What a setting is when nobody says anything: what the usual preset gives it.
fn usual(setting: &Setting, entry: &dyn Entry) -> Value {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    serde_json::to_value(config).expect("plain data")["settings"][setting.key].clone()
}

fn describe(setting: &Setting, entry: &dyn Entry, lexicon: &Lexicon) -> Value {
    let mut value = json!({
        "key": setting.key,
        "clause": setting.clause,
        "words": words_of(setting, lexicon),
        "default": usual(setting, entry),
    });
    let (kind, more) = match &setting.takes {
        Domain::Switch { .. } => ("switch", json!({})),
        Domain::Number { min, max, .. } => ("number", json!({ "min": min, "max": max })),
        Domain::OneOf { options, .. } => ("one-of", json!({ "options": options })),
        Domain::Text { .. } => ("text", json!({})),
        Domain::Preset { options, .. } => {
            let presets = options.iter().map(|preset| {
                let values = preset.values.iter().map(|(key, value)| ((*key).to_owned(), json!(value)));
                (preset.name.to_owned(), Value::Object(values.collect()))
            });
            ("preset", json!({ "presets": Value::Object(presets.collect()) }))
        }
    };
    value["kind"] = json!(kind);
    for (name, content) in more.as_object().into_iter().flatten() {
        value[name] = content.clone();
    }
    value
}
