//! What a network is made for. Its inputs are the values of these planes and its outputs these letters: with others it would play
//! nonsense.

use std::fmt;

use game::Observe;
use game::observe::PlaneOf;
use serde::{Deserialize, Serialize};

use crate::error::WeightsError;

/// What a network is made for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MadeFor {
    /// The name of the game.
    pub game: String,
    /// The version of its rules. It is told, and never a reason to refuse: if the planes and letters are the same, so is what was
    /// learned.
    pub rules: u32,
    /// The most that can play it.
    pub seats: u8,
    /// The planes of an observation, in their order.
    pub planes: Vec<PlaneMade>,
    /// What every letter says.
    pub letters: Vec<String>,
}

/// A plane of an observation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaneMade {
    /// What it is.
    pub name: String,
    /// How many values it has, along each axis.
    pub shape: Vec<usize>,
    /// The largest value in it.
    pub scale: u8,
}

impl MadeFor {
    /// What networks of this game are made for.
    pub fn of<G: Observe>() -> MadeFor {
        let plane = |PlaneOf { name, shape, scale, begin: _ }: PlaneOf| PlaneMade {
            name: name.to_owned(),
            shape,
            scale,
        };
        MadeFor {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            seats: G::schema().max_seats,
            planes: G::planes().into_iter().map(plane).collect(),
            letters: G::letter_names(),
        }
    }

    /// How many values an observation has.
    pub fn values(&self) -> usize {
        self.planes.iter().map(PlaneMade::size).fold(0, usize::saturating_add)
    }

    /// The scale of every value of an observation.
    pub(crate) fn scales(&self) -> impl Iterator<Item = u8> + '_ {
        self.planes.iter().flat_map(|plane| std::iter::repeat_n(plane.scale, plane.size()))
    }

    /// Refuses a network that was made for something else than this.
    pub(crate) fn admit(&self, theirs: &MadeFor) -> Result<(), WeightsError> {
        if self.game != theirs.game {
            return Err(WeightsError::Game { theirs: theirs.game.clone(), ours: self.game.clone() });
        }
        if let Some((number, theirs, ours)) = first_difference(&theirs.planes, &self.planes) {
            return Err(WeightsError::Planes { number, theirs, ours });
        }
        if let Some((number, theirs, ours)) = first_difference(&theirs.letters, &self.letters) {
            return Err(WeightsError::Letters { number, theirs, ours });
        }
        if theirs.seats < self.seats {
            return Err(WeightsError::Seats { theirs: theirs.seats, ours: self.seats });
        }
        Ok(())
    }
}

impl PlaneMade {
    /// How many values it has. A file may say anything of it, and what is too much is refused later.
    fn size(&self) -> usize {
        self.shape.iter().fold(1, |size: usize, axis| size.saturating_mul(*axis))
    }
}

/// As in a sentence: `bids [6] ≤50`.
impl fmt::Display for PlaneMade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes: Vec<String> = self.shape.iter().map(ToString::to_string).collect();
        write!(f, "{} [{}] ≤{}", self.name, axes.join("×"), self.scale)
    }
}

/// Where two lists first differ, counted from 1, and what stands there in each; `–` beyond the end of one.
fn first_difference<T: PartialEq + fmt::Display>(one: &[T], other: &[T]) -> Option<(usize, String, String)> {
    let place = (0..one.len().max(other.len())).find(|&place| one.get(place) != other.get(place))?;
    let told = |list: &[T]| list.get(place).map_or_else(|| "–".to_owned(), ToString::to_string);
    Some((place + 1, told(one), told(other)))
}
