//! The games as data: what they are called, how many play, what can be set.

use game::Config;
use game::settings::{Domain, Setting};
use games::Entry;
use serde_json::{Value, json};
use words::{Language, Lexicon};

/// All games.
pub fn all(language: Language) -> Value {
    let games: Vec<Value> = games::all().iter().map(|entry| document(*entry, language)).collect();
    json!({ "games": games })
}

/// All words of a game in one language.
pub fn lexicon(entry: &dyn Entry, language: Language) -> Lexicon {
    let words = entry.words();
    Lexicon::new(language, &[language.pick(words.english, words.french)])
}

/// The words of a setting.
pub fn words_of(setting: &Setting, lexicon: &Lexicon) -> String {
    let key = format!("setting-{}", setting.key);
    lexicon.word(&key).unwrap_or_else(|| format!("⟦{key}⟧"))
}

/// One game.
fn document(entry: &dyn Entry, language: Language) -> Value {
    let lexicon = lexicon(entry, language);
    let schema = entry.schema();
    let usual = usual(entry);
    let values = serde_json::to_value(&usual).expect("plain data");
    let settings: Vec<Value> =
        schema.settings.iter().map(|setting| describe(setting, &values, &lexicon)).collect();
    let topics = entry.open(&usual).expect("the defaults can be played").topics();
    let topics: Vec<Value> = topics.iter().map(|topic| topic_of(topic, &lexicon)).collect();
    let bots: Vec<&str> = entry.bots().iter().map(|level| level.name()).collect();
    json!({
        "name": entry.name(),
        "title": lexicon.word("game-title"),
        "about": lexicon.word("game-about"),
        "rules": entry.rules(),
        "seats": { "min": schema.min_seats, "max": schema.max_seats, "default": schema.default_seats },
        "bots": bots,
        "settings": settings,
        "topics": topics,
    })
}

/// Something that is learnt in the game.
fn topic_of(topic: &str, lexicon: &Lexicon) -> Value {
    let key = format!("topic-{topic}");
    json!({ "topic": topic, "words": lexicon.word(&key).unwrap_or_else(|| format!("⟦{key}⟧")) })
}

/// The settings when nobody says anything: what the usual preset gives them.
fn usual(entry: &dyn Entry) -> Config {
    Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid")
}

fn describe(setting: &Setting, usual: &Value, lexicon: &Lexicon) -> Value {
    let mut value = json!({
        "key": setting.key,
        "clause": setting.clause,
        "words": words_of(setting, lexicon),
        "default": usual["settings"][setting.key],
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
