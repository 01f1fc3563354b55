//! Ratings by Weng and Lin, game by game.

use game::BySeat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The rating of every bot.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    bots: Vec<WengLinRating>,
    config: WengLinConfig,
}

impl Ratings {
    /// Everybody begins equal.
    pub(super) fn new(bots: usize) -> Self {
        Ratings { bots: vec![WengLinRating::new(); bots], config: WengLinConfig::new() }
    }

    /// The rating of a bot and its uncertainty. Only differences of ratings mean anything, and those who hold different
    /// numbers of chairs let all of them drift; so they are told about their usual mean.
    pub(super) fn of(&self, bot: usize) -> (f64, f64) {
        let mean = self.bots.iter().map(|bot| bot.rating).sum::<f64>() / self.bots.len() as f64;
        (self.bots[bot].rating - mean + WengLinRating::new().rating, self.bots[bot].uncertainty)
    }

    /// Learns from a game. A bot that holds several chairs learns what they learn on average.
    pub(super) fn game(&mut self, line_up: BySeat<u8>, sides: BySeat<u8>, ranks: BySeat<u8>) {
        let count = sides.values().max().map_or(0, |last| last + 1);
        let mut teams: Vec<Vec<WengLinRating>> = vec![Vec::new(); usize::from(count)];
        let mut holders: Vec<Vec<usize>> = vec![Vec::new(); usize::from(count)];
        let mut places = vec![0; usize::from(count)];
        for (seat, side) in sides.iter() {
            let (bot, side) = (usize::from(line_up[seat]), usize::from(side));
            teams[side].push(self.bots[bot]);
            holders[side].push(bot);
            places[side] = usize::from(ranks[seat]);
        }
        let played: Vec<_> =
            teams.iter().zip(&places).map(|(team, rank)| (&team[..], MultiTeamOutcome::new(*rank))).collect();
        let learnt = weng_lin_multi_team(&played, &self.config);
        let learnt: Vec<_> = learnt
            .iter()
            .flatten()
            .zip(holders.iter().flatten())
            .map(|(rating, bot)| (*bot, *rating))
            .collect();
        for (bot, rating) in self.bots.iter_mut().enumerate() {
            let own: Vec<_> =
                learnt.iter().filter(|(holder, _)| *holder == bot).map(|(_, rating)| *rating).collect();
            if !own.is_empty() {
                let mean =
                    |value: fn(&WengLinRating) -> f64| own.iter().map(value).sum::<f64>() / own.len() as f64;
                *rating = WengLinRating {
                    rating: mean(|own| own.rating),
                    uncertainty: mean(|own| own.uncertainty),
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_seat(values: &[u8]) -> BySeat<u8> {
        BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
    }

    #[test]
    fn a_duel_is_rated_as_the_system_says() {
        let mut ratings = Ratings::new(2);
        ratings.game(by_seat(&[1, 0]), by_seat(&[0, 1]), by_seat(&[1, 2]));
        let start = WengLinRating::new();
        let teams = [(&[start][..], MultiTeamOutcome::new(1)), (&[start][..], MultiTeamOutcome::new(2))];
        let expected = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (bot, expected) in [(1, expected[0][0]), (0, expected[1][0])] {
            let (rating, uncertainty) = ratings.of(bot);
            assert!(
                (rating - expected.rating).abs() < 1e-9 && (uncertainty - expected.uncertainty).abs() < 1e-9
            );
        }
        assert!(ratings.of(1).0 > 25.0 && ratings.of(0).0 < 25.0);
    }

    #[test]
    fn several_chairs_learn_together() {
        let alone = by_seat(&[0, 1, 2, 3]);
        let mut ratings = Ratings::new(2);
        ratings.game(by_seat(&[0, 1, 1, 1]), alone, by_seat(&[1, 2, 3, 4]));
        let after_a_win = ratings.of(0).0;
        assert!(after_a_win > 25.0 && ratings.of(1).0 < 25.0);
        for _ in 0..20 {
            ratings.game(by_seat(&[0, 1, 0, 1]), by_seat(&[0, 1, 0, 1]), by_seat(&[1, 2, 1, 2]));
        }
        assert!(ratings.of(0).0 > after_a_win, "the side that wins rises");
        assert!(ratings.of(0).1 < 25.0 / 3.0, "and is better known");
        assert!((ratings.of(0).0 + ratings.of(1).0 - 50.0).abs() < 1e-9, "the mean stays");
    }
}
