//! Tables to play at: all games, numbers of players and editions, one hand each; all sorts of terms.

use game::Config;
use game::settings::Domain;
use games::Entry;
use protocol::{Clock, OnTimeOut, Pace, Terms};
use table::setup::Sitter;
use table::{PersonId, Place, Secret, Setup};

use crate::dice::Dice;

/// So many people there are at most: some sit, the others watch or sit down later.
pub const PEOPLE: usize = 8;

const NAMES: [&str; PEOPLE] = ["Zuri", "Amani", "Kofi", "Ayo", "Nia", "Tau", "Imani", "Sefu"];

/// What whoever keeps the table calls a person. No client may ever be told.
pub fn person(index: usize) -> PersonId {
    PersonId::new(format!("guest-5e7a-{index}")).expect("it is short")
}

/// What all of those begin with.
pub const UNTOLD: &str = "guest-5e7a";

pub fn name(index: usize) -> &'static str {
    NAMES[index]
}

/// A table about to begin, at which the first so many of the people sit.
pub fn draw(entry: &dyn Entry, dice: &mut Dice, sit: usize) -> Setup {
    let config = config(entry, dice);
    let seats = usize::from(config.seats());
    let mut chairs: Vec<usize> = (0..seats).collect();
    chairs = dice.some(&chairs, sit.min(seats));
    let place = |seat| {
        let index = chairs.iter().position(|chair| *chair == seat);
        index.map(|index| Sitter { person: person(index), name: name(index).to_owned() })
    };
    let places: Vec<Option<Sitter>> = (0..seats).map(place).collect();
    let places =
        places.into_iter().map(|person| Place { person, bot: dice.pick(&["random", "greedy"]).to_owned() });
    let places = places.collect();
    Setup {
        table: format!("table-{}", dice.below(1000)),
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats: config.seats(),
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places,
        terms: terms(dice),
        secret: Secret { key: dice.bytes(), nonce: dice.bytes() },
        at: 1_000_000,
        before: Vec::new(),
    }
}

fn terms(dice: &mut Dice) -> Terms {
    let least = dice.between(100, 700);
    Terms {
        clock: match dice.below(3) {
            0 => Clock::None,
            1 => Clock::Move { time: dice.between(5_000, 60_000) },
            _ => Clock::Game { time: dice.between(20_000, 300_000), increment: dice.between(0, 5_000) },
        },
        on_time_out: dice.pick(&[OnTimeOut::Bot, OnTimeOut::Advised]),
        memory: dice.percent(40),
        hints: dice.percent(70),
        take_backs: dice.percent(80),
        open: dice.percent(80),
        pace: Pace { least, most: least + dice.between(0, 900) },
    }
}

/// One hand, or one game where there are no hands.
fn config(entry: &dyn Entry, dice: &mut Dice) -> Config {
    let schema = entry.schema();
    let mut settings: Vec<(String, String)> = Vec::new();
    for setting in schema.settings {
        match setting.takes {
            Domain::Preset { options, .. } if dice.percent(60) => {
                let chosen = dice.below(options.len());
                settings.push((setting.key.to_owned(), options[chosen].name.to_owned()));
            }
            _ if setting.key == "hands" => settings.push(("hands".to_owned(), "1".to_owned())),
            _ => {}
        }
    }
    let seats = dice.between(i64::from(schema.min_seats), i64::from(schema.max_seats)) as u8;
    let drawn = Config::new(schema, Some(seats), &settings).ok().filter(|config| entry.open(config).is_ok());
    settings.retain(|(key, _)| key == "hands");
    drawn.unwrap_or_else(|| Config::new(schema, None, &settings).expect("the defaults are valid"))
}
