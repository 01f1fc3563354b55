//! What is played, and who sits where.

use std::fmt;

use players::Player;

/// The most games at once.
pub const MAX_GAMES: usize = 1 << 20;
/// The most threads.
pub const MAX_THREADS: usize = 256;

/// Many games, and who plays them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many games at once.
    pub games: usize,
    /// What nature and the bots do follows from it.
    pub seed: u64,
    /// How many threads share the work; the games do not depend on it.
    pub threads: usize,
    /// Who sits on each chair: as many as there are seats.
    pub chairs: Vec<Holder>,
    /// Whether the chairs move from seat to seat.
    pub rotation: Rotation,
    /// Whom an imitator follows, whoever sits on the chairs: usually `greedy`, who does what the game advises.
    pub model: Player,
}

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Who learns: asked.
    Learner,
    /// Somebody else whom the caller knows, such as a former self of the learner: asked just like it.
    Other,
    /// A bot: never asked.
    Bot(Player),
}

impl Holder {
    /// Is whoever sits there asked by the caller?
    pub const fn is_asked(self) -> bool {
        match self {
            Holder::Learner | Holder::Other => true,
            Holder::Bot(_) => false,
        }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Learner => f.write_str("learner"),
            Holder::Other => f.write_str("other"),
            Holder::Bot(player) => player.fmt(f),
        }
    }
}

/// Whether the chairs move from seat to seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rotation {
    /// The first chair is always the first seat.
    Fixed,
    /// The chairs stand one seat further in the next game, and again in the next episode of a game: each comes to every seat.
    EveryEpisode,
}

impl Rotation {
    /// By how many seats the chairs of this episode of this game have moved.
    pub(crate) const fn shift(self, game: u64, episode: u64, seats: u8) -> u8 {
        let seats = seats as u64;
        match self {
            Rotation::Fixed => 0,
            Rotation::EveryEpisode => ((game % seats + episode % seats) % seats) as u8,
        }
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rotation::Fixed => "fixed",
            Rotation::EveryEpisode => "every-episode",
        })
    }
}
