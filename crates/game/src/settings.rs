//! Settings that describe themselves. A game lists its settings once, as data; the command line, forms and
//! the Python package are built from that list, and a [`Config`] is valid by construction.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::notation::{folded, shortened};
use crate::phrase::{Phrase, Value};
use crate::seat::MAX_SEATS;

/// Everything that can be chosen about a game before it begins. It can be sent as data; what comes back is a list of keys
/// and values for [`Config::new`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Schema {
    /// The fewest players.
    pub min_seats: u8,
    /// The most players, under any settings.
    pub max_seats: u8,
    /// How many play when nobody says.
    pub default_seats: u8,
    /// The settings, in the order to show them.
    pub settings: &'static [Setting],
}

/// One thing that can be set. Its words are `setting-KEY` in the game's words files.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setting {
    /// How it is written: `--set key=value`.
    pub key: &'static str,
    /// The clause of the rules it comes from, if one.
    pub clause: &'static str,
    /// What values it takes.
    pub takes: Domain,
}

/// The values a setting takes, and the one it has when nobody says.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Domain {
    /// `on` or `off`.
    Switch {
        /// What it is when nobody says.
        default: bool,
    },
    /// A whole number.
    Number {
        /// What it is when nobody says.
        default: i64,
        /// The smallest allowed.
        min: i64,
        /// The largest allowed.
        max: i64,
    },
    /// One of a few names.
    OneOf {
        /// What it is when nobody says.
        default: &'static str,
        /// The names.
        options: &'static [&'static str],
    },
    /// A text of several lines that the game reads itself.
    Text {
        /// What it is when nobody says.
        default: &'static str,
    },
    /// A name that gives other settings their values. Presets apply first, whatever the order.
    Preset {
        /// What it is when nobody says.
        default: &'static str,
        /// The names and what they set.
        options: &'static [Preset],
    },
}

/// A named group of settings.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// Keys and values, as they would be written.
    pub values: &'static [(&'static str, &'static str)],
}

/// The choices for one match: every setting with its value, contents and never paths. Read it with the
/// methods; it can only be made by [`Config::new`], which checks it against the game's [`Schema`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Config {
    seats: u8,
    settings: BTreeMap<&'static str, SettingValue>,
}

/// What a setting is set to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SettingValue {
    /// Of a switch.
    Switch(bool),
    /// Of a number.
    Number(i64),
    /// Of one of a few names, a preset or a text.
    Text(String),
}

/// Why a configuration was refused: one phrase that names what is wrong and what is allowed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub Phrase);

impl Schema {
    fn setting(&self, key: &str) -> Option<&'static Setting> {
        self.settings.iter().find(|setting| setting.key == key)
    }
}

impl Setting {
    /// The value when nobody says.
    pub fn default(&self) -> SettingValue {
        match self.takes {
            Domain::Switch { default } => SettingValue::Switch(default),
            Domain::Number { default, .. } => SettingValue::Number(default),
            Domain::OneOf { default, .. } | Domain::Text { default } | Domain::Preset { default, .. } => {
                SettingValue::Text(default.to_owned())
            }
        }
    }

    /// The allowed values, as they are written: `on|off`, `0–20`, `strict|open`. Empty for a text.
    pub fn allowed(&self) -> String {
        match &self.takes {
            Domain::Switch { .. } => "on|off".to_owned(),
            Domain::Number { min, max, .. } => format!("{min}–{max}"),
            Domain::OneOf { options, .. } => options.join("|"),
            Domain::Preset { options, .. } => options.iter().map(|o| o.name).collect::<Vec<_>>().join("|"),
            Domain::Text { .. } => String::new(),
        }
    }

    fn read(&self, text: &str) -> Result<SettingValue, ConfigError> {
        let value = match &self.takes {
            Domain::Switch { .. } => match folded(text).as_str() {
                "on" => Some(SettingValue::Switch(true)),
                "off" => Some(SettingValue::Switch(false)),
                _ => None,
            },
            Domain::Number { min, max, .. } => {
                text.parse().ok().filter(|number| (min..=max).contains(&number)).map(SettingValue::Number)
            }
            Domain::OneOf { options, .. } => {
                let meant = options.iter().find(|option| **option == folded(text));
                meant.map(|option| SettingValue::Text((*option).to_owned()))
            }
            Domain::Preset { options, .. } => {
                let meant = options.iter().find(|option| option.name == folded(text));
                meant.map(|option| SettingValue::Text(option.name.to_owned()))
            }
            Domain::Text { .. } => Some(SettingValue::Text(text.to_owned())),
        };
        value.ok_or_else(|| {
            ConfigError(
                Phrase::new("setting-value-unknown")
                    .with("key", self.key)
                    .with("value", shortened(text))
                    .with("allowed", self.allowed()),
            )
        })
    }
}

impl Config {
    /// Builds the configuration of a match: defaults, then presets, then the given settings, each checked
    /// by itself. What only makes sense together is checked by the game when it is built.
    pub fn new<K: AsRef<str>, V: AsRef<str>>(
        schema: &Schema,
        seats: Option<u8>,
        given: &[(K, V)],
    ) -> Result<Config, ConfigError> {
        debug_assert!(schema.max_seats as usize <= MAX_SEATS);
        let seats = seats.unwrap_or(schema.default_seats);
        if !(schema.min_seats..=schema.max_seats).contains(&seats) {
            return Err(ConfigError(
                Phrase::new("seats-out-of-range")
                    .with("seats", seats)
                    .with("min", schema.min_seats)
                    .with("max", schema.max_seats),
            ));
        }
        let mut chosen = Vec::new();
        for (key, text) in given {
            let setting = schema.setting(key.as_ref()).ok_or_else(|| {
                let keys = schema.settings.iter().map(|setting| setting.key).collect::<Vec<_>>().join(", ");
                ConfigError(
                    Phrase::new("setting-unknown").with("key", shortened(key.as_ref())).with("allowed", keys),
                )
            })?;
            if chosen.iter().any(|(earlier, _): &(&Setting, _)| earlier.key == setting.key) {
                return Err(ConfigError(Phrase::new("setting-twice").with("key", setting.key)));
            }
            chosen.push((setting, setting.read(text.as_ref())?));
        }
        let mut settings: BTreeMap<_, _> = schema.settings.iter().map(|s| (s.key, s.default())).collect();
        for setting in schema.settings {
            let Domain::Preset { options, .. } = setting.takes else { continue };
            if let Some((_, value)) = chosen.iter().find(|(s, _)| s.key == setting.key) {
                settings.insert(setting.key, value.clone());
            }
            let preset =
                options.iter().find(|o| SettingValue::Text(o.name.to_owned()) == settings[setting.key]);
            for (key, text) in preset.expect("a preset's value is one of its options").values {
                let target = schema.setting(key).expect("presets set settings of the schema");
                settings.insert(target.key, target.read(text)?);
            }
        }
        settings.extend(chosen.into_iter().map(|(setting, value)| (setting.key, value)));
        Ok(Config { seats, settings })
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Every setting with its value, as written for [`Config::new`].
    pub fn pairs(&self) -> impl Iterator<Item = (&'static str, String)> + '_ {
        self.settings.iter().map(|(key, value)| {
            let text = match value {
                SettingValue::Switch(on) => if *on { "on" } else { "off" }.to_owned(),
                SettingValue::Number(number) => number.to_string(),
                SettingValue::Text(text) => text.clone(),
            };
            (*key, text)
        })
    }

    /// The value of a switch.
    pub fn switch(&self, key: &str) -> bool {
        match self.settings.get(key) {
            Some(SettingValue::Switch(on)) => *on,
            other => panic!("{key} is not a switch of this game: {other:?}"),
        }
    }

    /// The value of a number.
    pub fn number(&self, key: &str) -> i64 {
        match self.settings.get(key) {
            Some(SettingValue::Number(number)) => *number,
            other => panic!("{key} is not a number of this game: {other:?}"),
        }
    }

    /// The value of a number that fits in a byte.
    pub fn byte(&self, key: &str) -> u8 {
        u8::try_from(self.number(key)).expect("its range fits in a byte")
    }

    /// The value of one of a few names, a preset or a text.
    pub fn text(&self, key: &str) -> &str {
        match self.settings.get(key) {
            Some(SettingValue::Text(text)) => text,
            other => panic!("{key} is not a text of this game: {other:?}"),
        }
    }
}

impl ConfigError {
    /// Two settings that exclude each other: `one` needs `other` to be different from what it is.
    pub fn conflict(one: (&str, &str), other: (&str, &str), needed: impl Into<Value>) -> Self {
        ConfigError(
            Phrase::new("setting-conflict")
                .with("one", format!("{}={}", one.0, one.1))
                .with("other", format!("{}={}", other.0, other.1))
                .with("needed", needed),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCHEMA: Schema = Schema {
        min_seats: 2,
        max_seats: 4,
        default_seats: 3,
        settings: &[
            Setting {
                key: "edition",
                clause: "",
                takes: Domain::Preset {
                    default: "old",
                    options: &[
                        Preset { name: "old", values: &[("chips", "5")] },
                        Preset { name: "new", values: &[("chips", "9"), ("loud", "on")] },
                    ],
                },
            },
            Setting { key: "chips", clause: "", takes: Domain::Number { default: 1, min: 0, max: 9 } },
            Setting { key: "loud", clause: "", takes: Domain::Switch { default: false } },
        ],
    };

    fn build(given: &[(&str, &str)]) -> Result<Config, String> {
        Config::new(&SCHEMA, None, given).map_err(|error| error.to_string())
    }

    #[test]
    fn presets_apply_first_whatever_the_order() {
        let config = build(&[("chips", "3"), ("edition", "new")]).expect("valid");
        assert_eq!((config.byte("chips"), config.switch("loud")), (3, true));
        assert_eq!(build(&[]).expect("valid").byte("chips"), 5);
    }

    #[test]
    fn its_own_pairs_give_the_same_config() {
        let config = build(&[("edition", "new"), ("loud", "off")]).expect("valid");
        let pairs: Vec<_> = config.pairs().collect();
        assert_eq!(Config::new(&SCHEMA, Some(config.seats()), &pairs), Ok(config));
    }

    #[test]
    fn refusals_name_what_is_wrong_and_what_is_allowed() {
        assert_eq!(
            build(&[("chops", "1")]),
            Err("setting-unknown(key=chops, allowed=edition, chips, loud)".to_owned())
        );
        assert_eq!(
            build(&[("chips", "10")]),
            Err("setting-value-unknown(key=chips, value=10, allowed=0–9)".to_owned())
        );
        assert_eq!(
            build(&[("edition", "x")]),
            Err("setting-value-unknown(key=edition, value=x, allowed=old|new)".to_owned())
        );
        assert_eq!(
            build(&[("loud", "yes")]),
            Err("setting-value-unknown(key=loud, value=yes, allowed=on|off)".to_owned())
        );
        assert_eq!(
            build(&[("loud", "ON"), ("edition", "New")]),
            build(&[("loud", "on"), ("edition", "new")])
        );
        assert_eq!(build(&[("chips", "1"), ("chips", "2")]), Err("setting-twice(key=chips)".to_owned()));
        let seats = Config::new::<&str, &str>(&SCHEMA, Some(5), &[]);
        assert_eq!(
            seats.map_err(|e| e.to_string()),
            Err("seats-out-of-range(seats=5, min=2, max=4)".to_owned())
        );
    }
}
