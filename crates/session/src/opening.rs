//! A table for one person and bots, as it is set up here.

use game::{Config, MemoryAid, Seat};
use games::Entry;
use players::Player;
use protocol::{Clock, Millis, Pace, Terms, Time};
use table::setup::{Before, Sitter};
use table::{Nature, PersonId, Place, Secret, Setup};

/// What a table for one person and bots is set up with.
pub struct Opening<'a> {
    /// The game.
    pub entry: &'a dyn Entry,
    /// Its settings.
    pub config: &'a Config,
    /// The person's seat.
    pub seat: Seat,
    /// Who sits on the other seats, in their order.
    pub bots: &'a [Player],
    /// What nature and the bots depend on.
    pub seed: u64,
    /// Whether the person is shown what a perfect memory would know.
    pub aid: MemoryAid,
    /// How long a bot's answer takes.
    pub pace: Millis,
    /// The steps of a record that is played on from here.
    pub before: Vec<Before>,
}

/// The one person of a table in this process.
pub fn person() -> PersonId {
    PersonId::new("me").expect("it is short")
}

/// The seat of the one person, if this is such a table.
pub fn seat(setup: &Setup) -> Option<Seat> {
    let is_person = |place: &Place| place.person.as_ref().is_some_and(|sitter| sitter.person == person());
    let index = setup.places.iter().position(is_person)?;
    u8::try_from(index).ok().map(Seat)
}

/// The number that all chance of a table comes from, if it comes from a number.
pub fn seed(setup: &Setup) -> Option<u64> {
    let key = setup.secret.key;
    let seed = u64::from_le_bytes(std::array::from_fn(|byte| key[byte]));
    (Nature::seeded(seed).key() == key).then_some(seed)
}

impl Opening<'_> {
    /// The set-up of a table of this name.
    pub fn setup(&self, table: &str, at: Time) -> Setup {
        let mut bots = self.bots.iter();
        let usual = self.bots.first().map_or("greedy".to_owned(), Player::to_string);
        let place = |seat: Seat| {
            if seat == self.seat {
                let sitter = Sitter { person: person(), name: person().as_str().to_owned() };
                Place { person: Some(sitter), bot: usual.clone() }
            } else {
                Place { person: None, bot: bots.next().map_or_else(|| usual.clone(), Player::to_string) }
            }
        };
        let places = Seat::all(self.config.seats()).map(place).collect();
        // Both come from the number that the person may type again: nobody else is to be kept from guessing it.
        let key = Nature::seeded(self.seed).key();
        Setup {
            table: table.to_owned(),
            game: self.entry.name().to_owned(),
            rules: self.entry.rules(),
            seats: self.config.seats(),
            settings: self.config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
            places,
            terms: Terms {
                clock: Clock::None,
                memory: self.aid == MemoryAid::On,
                open: false,
                pace: Pace { least: self.pace, most: self.pace },
                ..Terms::FRIENDLY
            },
            secret: Secret { key, nonce: key },
            at,
            before: self.before.clone(),
        }
    }
}
