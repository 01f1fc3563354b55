//! Matches over several hands: to a total, or over a number of hands. The settings and the question “is it over?” are
//! the same in every game that is played so.

use crate::seat::BySeat;
use crate::settings::{Config, Domain, Setting};

/// When a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// When somebody has this many points, or after so many hands whatever happens.
    Total {
        /// The points.
        points: i32,
        /// The safety net.
        most_hands: u8,
    },
    /// After this many hands.
    Hands(u8),
}

impl Goal {
    /// The setting `total`: the points to play to.
    pub const fn total(clause: &'static str, default: i64) -> Setting {
        Setting { key: "total", clause, takes: Domain::Number { default, min: 1, max: 10_000 } }
    }

    /// The setting `hands`: a number of hands to play instead; 0 plays to the total.
    pub const fn hands(clause: &'static str, default: i64) -> Setting {
        Setting { key: "hands", clause, takes: Domain::Number { default, min: 0, max: 200 } }
    }

    /// The setting `most-hands`: after how many hands a match to a total ends anyway.
    pub const fn most_hands(clause: &'static str) -> Setting {
        Setting { key: "most-hands", clause, takes: Domain::Number { default: 100, min: 1, max: 200 } }
    }

    /// What the three settings say.
    pub fn read(config: &Config) -> Goal {
        match config.byte("hands") {
            0 => Goal::Total { points: config.number("total") as i32, most_hands: config.byte("most-hands") },
            hands => Goal::Hands(hands),
        }
    }

    /// Is the match over after so many hands, with these scores?
    pub fn is_reached(self, hands_played: u8, scores: &BySeat<i32>) -> bool {
        match self {
            Goal::Hands(hands) => hands_played >= hands,
            Goal::Total { points, most_hands } => {
                hands_played >= most_hands || scores.values().any(|score| score >= points)
            }
        }
    }

    /// The most hands a match can have.
    pub const fn longest(self) -> u8 {
        match self {
            Goal::Hands(hands) => hands,
            Goal::Total { most_hands, .. } => most_hands,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_or_a_number_of_hands() {
        let scores = BySeat::from_fn(3, |seat| i32::from(seat.0) * 100);
        assert!(Goal::Total { points: 200, most_hands: 100 }.is_reached(1, &scores));
        assert!(!Goal::Total { points: 201, most_hands: 100 }.is_reached(99, &scores));
        assert!(Goal::Total { points: 201, most_hands: 100 }.is_reached(100, &scores));
        assert!(!Goal::Hands(4).is_reached(3, &scores) && Goal::Hands(4).is_reached(4, &scores));
    }
}
