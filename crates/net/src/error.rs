//! Why weights are refused: one sentence that names both sides.

use game::Phrase;
use game::notation::shortened;

use crate::file::{BEGINNING, FORMAT};

/// Why weights are refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum WeightsError {
    /// It does not begin like a file of weights.
    NotWeights {
        /// What it begins with.
        found: String,
    },
    /// It was written by a newer program.
    Newer {
        /// The version of its format.
        format: u32,
    },
    /// Its end is missing, and more than that: not even its header is whole.
    HeaderCut {
        /// How many bytes there are.
        given: usize,
    },
    /// Its end is missing.
    Cut {
        /// How many bytes there are.
        given: usize,
        /// How many were written.
        needed: usize,
    },
    /// It is not what was written.
    Altered {
        /// The checksum at its end.
        written: String,
        /// That of what is in it.
        found: String,
    },
    /// Its header cannot be: the checksum fits, so somebody wrote it like this.
    Header(HeaderFault),
    /// It is of another game.
    Game {
        /// The game it is made for.
        theirs: String,
        /// The game it is to play.
        ours: String,
    },
    /// It observes something else.
    Planes {
        /// The first plane that differs, counted from 1.
        number: usize,
        /// What it is in the file.
        theirs: String,
        /// What it is in the game.
        ours: String,
    },
    /// It speaks other letters.
    Letters {
        /// The first letter that differs, counted from 1.
        number: usize,
        /// What it is in the file.
        theirs: String,
        /// What it is in the game.
        ours: String,
    },
    /// It knows tables of so many only.
    Seats {
        /// The most that can play with it.
        theirs: u8,
        /// The most that can play the game.
        ours: u8,
    },
    /// A layer has not the size that it must have.
    Width {
        /// Which, counted from 1.
        layer: usize,
        /// What of it: its inputs, outputs or biases.
        what: Part,
        /// How many there are.
        given: usize,
        /// How many there must be.
        needed: usize,
    },
    /// A layer has something in it that is no number.
    NotFinite {
        /// Which, counted from 1.
        layer: usize,
    },
    /// It is not said how it was trained.
    Training {
        /// What is missing.
        key: &'static str,
    },
}

/// What cannot be in a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HeaderFault {
    /// It is not what a header is.
    Unreadable {
        /// What the reader stumbled over.
        why: String,
    },
    /// The network takes not as many values as the planes have.
    Inputs {
        /// How many it takes.
        given: usize,
        /// How many they have.
        needed: usize,
    },
    /// The network gives not as many values as there are letters and seats.
    Outputs {
        /// How many it gives.
        given: usize,
        /// How many there are.
        needed: usize,
    },
    /// There are no layers, or too many.
    Layers {
        /// How many.
        given: usize,
        /// How many are possible.
        most: usize,
    },
    /// A layer is empty or too wide.
    Width {
        /// How wide.
        given: usize,
        /// How wide is possible.
        most: usize,
    },
    /// The values of a plane have no scale.
    Scale {
        /// The plane's name.
        plane: String,
    },
    /// More play than can.
    Seats {
        /// How many.
        given: u8,
        /// How many can.
        most: u8,
    },
    /// The layers are longer than their widths say.
    Bytes {
        /// How many bytes there are.
        given: usize,
        /// How many there should be.
        needed: usize,
    },
}

/// What a layer has a number of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Values that come in.
    Inputs,
    /// Values that go out.
    Outputs,
    /// What is added to each value that goes out.
    Biases,
}

/// A number as words take it.
fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl HeaderFault {
    fn phrase(&self) -> Phrase {
        match self {
            HeaderFault::Unreadable { why } => {
                Phrase::new("weights-header-unreadable").with("why", shortened(why))
            }
            HeaderFault::Inputs { given, needed } => Phrase::new("weights-header-inputs")
                .with("given", count(*given))
                .with("needed", count(*needed)),
            HeaderFault::Outputs { given, needed } => Phrase::new("weights-header-outputs")
                .with("given", count(*given))
                .with("needed", count(*needed)),
            HeaderFault::Layers { given, most } => {
                Phrase::new("weights-header-layers").with("given", count(*given)).with("most", count(*most))
            }
            HeaderFault::Width { given, most } => {
                Phrase::new("weights-header-width").with("given", count(*given)).with("most", count(*most))
            }
            HeaderFault::Scale { plane } => {
                Phrase::new("weights-header-scale").with("plane", shortened(plane))
            }
            HeaderFault::Seats { given, most } => {
                Phrase::new("weights-header-seats").with("given", *given).with("most", *most)
            }
            HeaderFault::Bytes { given, needed } => Phrase::new("weights-header-bytes")
                .with("given", count(*given))
                .with("needed", count(*needed)),
        }
    }
}

impl WeightsError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            WeightsError::NotWeights { found } => {
                Phrase::new("weights-not").with("begin", BEGINNING.trim_end()).with("found", shortened(found))
            }
            WeightsError::Newer { format } => {
                Phrase::new("weights-newer").with("theirs", *format).with("ours", FORMAT)
            }
            WeightsError::HeaderCut { given } => {
                Phrase::new("weights-header-cut").with("given", count(*given))
            }
            WeightsError::Cut { given, needed } => {
                Phrase::new("weights-cut").with("given", count(*given)).with("needed", count(*needed))
            }
            WeightsError::Altered { written, found } => {
                Phrase::new("weights-altered").with("written", &**written).with("found", &**found)
            }
            WeightsError::Header(fault) => Phrase::new("weights-header").with("why", fault.phrase()),
            WeightsError::Game { theirs, ours } => {
                Phrase::new("weights-game").with("theirs", shortened(theirs)).with("ours", &**ours)
            }
            WeightsError::Planes { number, theirs, ours } => Phrase::new("weights-planes")
                .with("number", count(*number))
                .with("theirs", shortened(theirs))
                .with("ours", &**ours),
            WeightsError::Letters { number, theirs, ours } => Phrase::new("weights-letters")
                .with("number", count(*number))
                .with("theirs", shortened(theirs))
                .with("ours", &**ours),
            WeightsError::Seats { theirs, ours } => {
                Phrase::new("weights-seats").with("theirs", *theirs).with("ours", *ours)
            }
            WeightsError::Width { layer, what, given, needed } => Phrase::new(match what {
                Part::Inputs => "weights-inputs",
                Part::Outputs => "weights-outputs",
                Part::Biases => "weights-biases",
            })
            .with("layer", count(*layer))
            .with("given", count(*given))
            .with("needed", count(*needed)),
            WeightsError::NotFinite { layer } => {
                Phrase::new("weights-not-finite").with("layer", count(*layer))
            }
            WeightsError::Training { key } => Phrase::new("weights-training").with("key", *key),
        }
    }
}
