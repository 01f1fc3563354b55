//! `karata games`: what there is.

use std::process::ExitCode;

use game::Phrase;
use game::settings::{Domain, Preset, Setting};
use games::Entry;
use server::catalog::{self, words_of};
use tui::style::{width, wrap};
use words::{Language, Lexicon, Names};

use crate::failure::Failure;
use crate::files;

pub(crate) fn run(language: Language, json: bool) -> Result<ExitCode, Failure> {
    let text = if json {
        format!("{:#}\n", catalog::all(language))
    } else {
        let pages: Vec<String> = games::all().iter().map(|entry| page(*entry, language)).collect();
        pages.join("\n")
    };
    files::print(&text)?;
    Ok(ExitCode::SUCCESS)
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
    let lexicon = catalog::lexicon(entry, language);
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
