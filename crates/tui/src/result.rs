//! Scores and winners, in words.

use game::{BySeat, Outcome, Phrase, Seat};
use words::{Lexicon, Names};

use crate::style::{Style, width};

/// The score sheet so far.
pub fn standing(scores: BySeat<i32>, lexicon: &Lexicon, names: &Names) -> String {
    let heading = lexicon.say(&Phrase::new("play-standing"), names);
    format!("{heading}\n{}", sheet(Seat::all(scores.count()), scores, names, |_| String::new()))
}

/// The final scores in order of rank, and who won.
pub fn result(outcome: &Outcome, lexicon: &Lexicon, names: &Names, style: Style) -> String {
    let mut order: Vec<Seat> = Seat::all(outcome.ranks.count()).collect();
    order.sort_by_key(|seat| outcome.ranks[*seat]);
    let heading = lexicon.say(&Phrase::new("play-result"), names);
    let rows = sheet(order.into_iter(), outcome.scores, names, |seat| format!("{}. ", outcome.ranks[seat]));
    let winners: Vec<Seat> = outcome.winners().collect();
    let phrase = match &winners[..] {
        [one] => Phrase::new("play-winner").with("who", *one).with("score", outcome.scores[*one]),
        several => Phrase::new("play-winners").with("who", several.to_vec()),
    };
    format!("{heading}\n{rows}{}\n", style.bold(&lexicon.say(&phrase, names)))
}

fn sheet(
    seats: impl Iterator<Item = Seat>,
    scores: BySeat<i32>,
    names: &Names,
    mark: impl Fn(Seat) -> String,
) -> String {
    let seats: Vec<Seat> = seats.collect();
    let wide = seats.iter().map(|seat| width(&names.of(*seat))).max().unwrap_or(0);
    let row = |seat: &Seat| format!("  {}{:<wide$}  {:>4}\n", mark(*seat), names.of(*seat), scores[*seat]);
    seats.iter().map(row).collect()
}
