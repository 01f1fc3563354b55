//! A game as the menu offers it: who plays, how well, and by which rules.

use std::collections::BTreeMap;

use game::settings::{Domain, Setting};
use game::{Config, Phrase};
use games::Entry;
use players::Level;
use words::{Language, Lexicon, Names};

use super::Given;

/// The levels that the menu offers, the weakest first.
const LEVELS: [Level; 5] = [Level::Novice, Level::Greedy, Level::Club, Level::Master, Level::Expert];
/// The level that is chosen at first.
const USUAL: Level = Level::Club;

/// A game that can be dealt.
pub struct Offer {
    pub(super) entry: &'static dyn Entry,
    pub(super) lexicon: Lexicon,
    seats: u8,
    /// Who can be played against, and which of them is chosen.
    opponents: Vec<String>,
    opponent: usize,
    memory: bool,
    /// The settings that are not as usual.
    set: BTreeMap<&'static str, String>,
    /// Whether every setting is listed.
    pub(super) is_whole: bool,
}

/// Something that can be chosen about a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Row {
    Seats,
    Level,
    Memory,
    Setting(&'static Setting),
    /// All other settings.
    More,
}

/// What a row can be, and which of it is chosen.
pub(super) struct Values {
    pub(super) labels: Vec<String>,
    pub(super) chosen: usize,
}

impl Offer {
    pub(super) fn new(entry: &'static dyn Entry, language: Language, given: &Given) -> Offer {
        let words = entry.words();
        let lexicon = Lexicon::new(
            language,
            &[
                language.pick(words.english, words.french),
                language.pick(words::PAGE_EN, words::PAGE_FR),
                language.pick(super::super::WORDS_EN, super::super::WORDS_FR),
            ],
        );
        let (schema, set) = (entry.schema(), BTreeMap::new());
        let can_play = |seats: &u8| (schema.min_seats..=schema.max_seats).contains(seats);
        let seats = given.seats.filter(can_play).unwrap_or(schema.default_seats);
        let levels = LEVELS.into_iter().filter(|level| entry.bots().contains(level));
        let mut opponents: Vec<String> = levels.map(|level| level.name().to_owned()).collect();
        let wanted = given.bots.clone().unwrap_or_else(|| USUAL.name().to_owned());
        if !opponents.contains(&wanted) {
            opponents.push(wanted.clone());
        }
        let opponent = opponents.iter().position(|known| *known == wanted).unwrap_or(0);
        Offer { entry, lexicon, seats, opponents, opponent, memory: given.memory, set, is_whole: false }
    }

    pub(super) fn text(&self, key: &'static str) -> String {
        self.lexicon.say(&Phrase::new(key), &Names::none())
    }

    pub(super) fn title(&self) -> String {
        self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned())
    }

    /// How many can play.
    pub(super) fn players(&self) -> String {
        let schema = self.entry.schema();
        if schema.min_seats == schema.max_seats {
            return schema.min_seats.to_string();
        }
        format!("{}–{}", schema.min_seats, schema.max_seats)
    }

    /// How long it takes, or what it is played to.
    pub(super) fn length(&self) -> String {
        let whole = self.lexicon.word(&format!("page-game-{}-time", self.entry.name())).unwrap_or_default();
        whole.split_once(" · ").map_or(String::new(), |(_, length)| length.to_owned())
    }

    /// What it is about, and the aim, which is what the page of one minute begins with; sentence by sentence.
    pub(super) fn about(&self) -> Vec<String> {
        let minute = self.entry.minute();
        let minute = self.lexicon.language().pick(minute.english, minute.french);
        let lines = minute.lines().skip_while(|line| line.starts_with('#') || line.trim().is_empty());
        let is_next =
            |(place, line): &(usize, &str)| *place > 0 && (line.is_empty() || line.starts_with("- "));
        let aim = lines.enumerate().take_while(|line| !is_next(line)).map(|(_, line)| line.trim());
        let aim = aim.collect::<Vec<&str>>().join(" ").replace(['*', '`'], "");
        let short = self.lexicon.word(&format!("page-game-{}-about", self.entry.name())).unwrap_or_default();
        let whole = format!("{short} {}", aim.trim_start_matches("- "));
        whole.split_inclusive(". ").map(|sentence| sentence.trim().to_owned()).collect()
    }

    pub(super) fn rows(&self) -> Vec<Row> {
        let settings = self.entry.schema().settings.iter();
        let is_listed = |setting: &&Setting| match setting.takes {
            Domain::Preset { .. } => true,
            Domain::Switch { .. } | Domain::Number { .. } | Domain::OneOf { .. } => self.is_whole,
            // A text of several lines is given in a file.
            Domain::Text { .. } => false,
        };
        let mut rows = vec![Row::Seats, Row::Level, Row::Memory];
        rows.extend(settings.filter(is_listed).map(Row::Setting));
        rows.push(Row::More);
        if self.entry.schema().min_seats == self.entry.schema().max_seats {
            rows.remove(0);
        }
        rows
    }

    pub(super) fn label(&self, row: Row) -> String {
        match row {
            Row::Seats => self.text("menu-players"),
            Row::Level => self.text("menu-opponents"),
            Row::Memory => self.text("menu-memory"),
            Row::More => self.text(if self.is_whole { "menu-less" } else { "menu-more" }),
            Row::Setting(setting) => {
                let short = format!("page-setting-{}-{}", self.entry.name(), setting.key);
                self.lexicon.word(&short).unwrap_or(setting.key.to_owned())
            }
        }
    }

    /// What is to be said of a row: for a setting its words and its clause.
    pub(super) fn meaning(&self, row: Row) -> String {
        match row {
            Row::Setting(setting) => {
                let words = self.lexicon.word(&format!("setting-{}", setting.key)).unwrap_or_default();
                if setting.clause.is_empty() { words } else { format!("{}: {words}", setting.clause) }
            }
            Row::Memory => self.text("menu-memory-means"),
            Row::Level => self.text("menu-opponents-means"),
            Row::Seats => self.text("menu-players-means"),
            Row::More => self.text("menu-more-means"),
        }
    }

    pub(super) fn values(&self, row: Row) -> Values {
        let one_of =
            |labels: Vec<String>, chosen: Option<usize>| Values { labels, chosen: chosen.unwrap_or(0) };
        let switch =
            |on: bool| one_of(vec![self.text("menu-off"), self.text("menu-on")], Some(usize::from(on)));
        let schema = self.entry.schema();
        match row {
            Row::Seats => {
                let all = schema.min_seats..=schema.max_seats;
                let chosen = usize::from(self.seats - schema.min_seats);
                one_of(all.map(|seats| seats.to_string()).collect(), Some(chosen))
            }
            Row::Level => {
                let labels = self.opponents.iter().map(|name| self.level_name(name)).collect();
                one_of(labels, Some(self.opponent))
            }
            Row::Memory => switch(self.memory),
            Row::More => one_of(Vec::new(), None),
            Row::Setting(setting) => {
                let now = self.value(setting.key);
                match options(setting) {
                    Some(options) => {
                        let chosen = options.iter().position(|option| *option == now);
                        one_of(options.iter().map(|option| self.option_name(option)).collect(), chosen)
                    }
                    None if matches!(setting.takes, Domain::Switch { .. }) => switch(now == "on"),
                    None => one_of(vec![now], Some(0)),
                }
            }
        }
    }

    fn level_name(&self, name: &str) -> String {
        self.lexicon.word(&format!("menu-level-{name}")).unwrap_or(name.to_owned())
    }

    fn option_name(&self, option: &str) -> String {
        self.lexicon.word(&format!("page-option-{option}")).unwrap_or(option.to_owned())
    }

    /// What a setting is now.
    fn value(&self, key: &str) -> String {
        let set = self.set.get(key).cloned();
        let config = Config::new(self.entry.schema(), Some(self.seats), &self.pairs());
        let usual = || Config::new::<&str, &str>(self.entry.schema(), None, &[]);
        let of = |config: &Config| config.pairs().find(|(known, _)| *known == key).map(|(_, value)| value);
        set.or_else(|| config.or_else(|_| usual()).ok().as_ref().and_then(of)).unwrap_or_default()
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        self.set.iter().map(|(key, value)| (*key, value.clone())).collect()
    }

    /// Chooses the value beside.
    pub(super) fn change(&mut self, row: Row, by: isize) {
        let Values { labels, chosen } = self.values(row);
        let next = chosen.saturating_add_signed(by).min(labels.len().saturating_sub(1));
        match row {
            Row::Seats => self.seats = self.entry.schema().min_seats + next as u8,
            Row::Level => self.opponent = next,
            Row::Memory => self.memory = next == 1,
            Row::More => self.is_whole = !self.is_whole,
            Row::Setting(setting) => {
                let value = match setting.takes {
                    Domain::Switch { .. } => if next == 1 { "on" } else { "off" }.to_owned(),
                    Domain::Number { min, max, default } => {
                        let now = self.value(setting.key).parse().unwrap_or(default);
                        now.saturating_add(by as i64).clamp(min, max).to_string()
                    }
                    Domain::OneOf { .. } | Domain::Preset { .. } => {
                        options(setting).and_then(|all| all.get(next).copied()).unwrap_or_default().to_owned()
                    }
                    Domain::Text { .. } => return,
                };
                if matches!(setting.takes, Domain::Preset { .. }) {
                    // It gives all others their values.
                    self.set.clear();
                }
                self.set.insert(setting.key, value);
            }
        }
    }

    /// What is to be dealt, or why that is not possible.
    pub(super) fn deal(&self, guide: bool) -> Result<super::Deal, String> {
        let schema = self.entry.schema();
        let config = Config::new(schema, Some(self.seats), &self.pairs());
        let opened = config.and_then(|config| self.entry.open(&config).map(drop));
        opened.map_err(|error| self.lexicon.say(&error.0, &Names::none()))?;
        Ok(super::Deal {
            game: self.entry.name(),
            seats: self.seats,
            bots: self.opponents[self.opponent].clone(),
            memory: self.memory,
            set: self.pairs(),
            guide,
        })
    }
}

/// The names that a setting takes, if it takes names.
fn options(setting: &Setting) -> Option<Vec<&'static str>> {
    match setting.takes {
        Domain::OneOf { options, .. } => Some(options.to_vec()),
        Domain::Preset { options, .. } => Some(options.iter().map(|preset| preset.name).collect()),
        Domain::Switch { .. } | Domain::Number { .. } | Domain::Text { .. } => None,
    }
}
