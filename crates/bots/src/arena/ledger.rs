//! What is known after many deals, entered one after the other.

use std::time::Duration;

use super::deal::{Part, Played};
use super::ratings::Ratings;
use super::statistics::Sample;
use super::{BotStanding, Comparison, LineUps, Pace, Standings, Verdict};
use crate::simulate::WIN;

/// The sums so far.
pub(super) struct Ledger<'a> {
    line_ups: &'a LineUps,
    deals: u64,
    bots: Vec<Account>,
    pairs: Vec<Rivals>,
    ratings: Ratings,
}

/// A bot's values, one for each deal.
#[derive(Clone, Copy, Default)]
struct Account {
    /// How many chairs it holds in a deal.
    chairs: u64,
    score: Sample,
    win_share: Sample,
    pace: Pace,
}

/// The differences of two bots, one for each deal.
struct Rivals {
    one: usize,
    other: usize,
    score: Sample,
    win_share: Sample,
}

/// The fewest deals that can establish anything. If fewer agree, even all of them, a coin would have done the same too
/// often (1 in 16 for five, 1 in 32 for six), and an interval made from values that happen to be equal has no width.
const FEWEST_DEALS: u64 = 6;

impl<'a> Ledger<'a> {
    pub(super) fn new(line_ups: &'a LineUps) -> Self {
        let count = line_ups.compared();
        let account = |bot| Account { chairs: line_ups.chairs(bot), ..Account::default() };
        let rivals =
            |one, other| Rivals { one, other, score: Sample::default(), win_share: Sample::default() };
        Ledger {
            line_ups,
            deals: 0,
            bots: (0..count).map(account).collect(),
            pairs: (0..count).flat_map(|one| (one + 1..count).map(move |other| rivals(one, other))).collect(),
            ratings: Ratings::new(line_ups.kinds()),
        }
    }

    /// Enters a deal.
    pub(super) fn enter(&mut self, played: &Played) {
        self.deals += 1;
        let values: Vec<_> =
            self.bots.iter_mut().zip(&played.parts).map(|(account, part)| account.enter(part)).collect();
        for pair in &mut self.pairs {
            let (one, other) = (values[pair.one], values[pair.other]);
            pair.score.add(one.0 - other.0);
            pair.win_share.add(one.1 - other.1);
        }
        for (&line_up, &ranks) in self.line_ups.games().iter().zip(&played.ranks) {
            self.ratings.game(line_up, self.line_ups.sides(), ranks);
        }
    }

    /// What it comes to.
    pub(super) fn standings(&self, elapsed: Duration) -> Standings {
        let bot = |(place, account): (usize, &Account)| {
            let (rating, uncertainty) = self.ratings.of(place);
            let (score, win_share) = (account.score.estimate(), account.win_share.estimate());
            BotStanding { score, win_share, rating, uncertainty, pace: account.pace }
        };
        Standings {
            deals: self.deals,
            games: self.deals * self.line_ups.games().len() as u64,
            fair_share: 1.0 / f64::from(self.line_ups.sides().count()),
            bots: self.bots.iter().enumerate().map(bot).collect(),
            pairs: self.pairs.iter().map(|pair| pair.comparison(self.deals)).collect(),
            seconds: elapsed.as_secs_f64(),
        }
    }
}

impl Account {
    /// Enters a bot's part of a deal; gives score and win share for each chair.
    fn enter(&mut self, part: &Part) -> (f64, f64) {
        let score = part.score as f64 / self.chairs as f64;
        let win_share = part.wins as f64 / (self.chairs * WIN) as f64;
        self.score.add(score);
        self.win_share.add(win_share);
        self.pace.add(&part.pace);
        (score, win_share)
    }
}

impl Rivals {
    fn comparison(&self, deals: u64) -> Comparison {
        let (win_share, score) = (self.win_share.estimate(), self.score.estimate());
        let established = deals >= FEWEST_DEALS && win_share.is_clear_of_zero();
        let verdict = if established { Verdict::Established } else { Verdict::NotEstablished };
        Comparison { one: self.one, other: self.other, win_share, score, verdict }
    }
}
