//! Scores and winners, in words.

use game::{BySeat, Outcome, Phrase, Seat};
use words::{Lexicon, Names};

use crate::style::{Style, width};

/// The score sheet so far, side by side.
pub fn standing(scores: BySeat<i32>, sides: BySeat<u8>, lexicon: &Lexicon, names: &Names) -> String {
    let heading = lexicon.say(&Phrase::new("play-standing"), names);
    format!("{heading}\n{}", sheet(&members(sides), scores, lexicon, names, |_| String::new()))
}

/// The final scores in order of rank, and who won.
pub fn result(
    outcome: &Outcome,
    sides: BySeat<u8>,
    lexicon: &Lexicon,
    names: &Names,
    style: Style,
) -> String {
    let mut order = members(sides);
    order.sort_by_key(|side| outcome.ranks[side[0]]);
    let heading = lexicon.say(&Phrase::new("play-result"), names);
    let rank = |seat| format!("{}. ", outcome.ranks[seat]);
    let rows = sheet(&order, outcome.scores, lexicon, names, rank);
    let phrase = verdict(outcome, sides, lexicon);
    format!("{heading}\n{rows}{}\n", style.bold(&lexicon.say(&phrase, names)))
}

/// Who won, and with how much.
pub(crate) fn verdict(outcome: &Outcome, sides: BySeat<u8>, lexicon: &Lexicon) -> Phrase {
    let order = members(sides);
    let winners: Vec<&Vec<Seat>> = order.iter().filter(|side| outcome.ranks[side[0]] == 1).collect();
    match &winners[..] {
        [side] => match side[..] {
            [one] => Phrase::new("play-winner")
                .with("who", one)
                .with("score", points(outcome.scores[one], lexicon)),
            [first, ..] => Phrase::new("play-side-wins")
                .with("who", (*side).clone())
                .with("score", points(outcome.scores[first], lexicon)),
            [] => unreachable!("a side has members"),
        },
        several => {
            let seats: Vec<Seat> = several.iter().flat_map(|side| side.iter().copied()).collect();
            Phrase::new("play-winners").with("who", seats)
        }
    }
}

/// A score in what the game counts in: points, unless it says otherwise.
fn points(score: i32, lexicon: &Lexicon) -> Phrase {
    let key = if lexicon.has("game-score") { "game-score" } else { "play-score" };
    Phrase::new(key).with("score", score)
}

/// A score as it is written.
fn written(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// The sides, each with its members in the order of their seats.
pub(crate) fn members(sides: BySeat<u8>) -> Vec<Vec<Seat>> {
    let mut members: Vec<Vec<Seat>> = Vec::new();
    for (seat, side) in sides.iter() {
        match members.iter_mut().find(|group| sides[group[0]] == side) {
            Some(group) => group.push(seat),
            None => members.push(vec![seat]),
        }
    }
    members
}

fn sheet(
    sides: &[Vec<Seat>],
    scores: BySeat<i32>,
    lexicon: &Lexicon,
    names: &Names,
    mark: impl Fn(Seat) -> String,
) -> String {
    let called = |side: &Vec<Seat>| lexicon.say_value(&side.clone().into(), names);
    let wide = sides.iter().map(|side| width(&called(side))).max().unwrap_or(0);
    let row = |side: &Vec<Seat>| {
        let gap = " ".repeat(wide - width(&called(side)));
        format!("  {}{}{gap}  {:>4}\n", mark(side[0]), called(side), written(scores[side[0]]))
    };
    sides.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn a_team_wins_as_a_team_and_the_second_side_is_second() {
        let sides = BySeat::from_fn(4, |seat| seat.0 % 2);
        let scores = BySeat::from_fn(4, |seat| [30, 100][seat.index() % 2]);
        let outcome = Outcome::ranked_by_side(scores, |seat| seat.0 % 2, |seat| scores[seat]);
        let lexicon = Lexicon::new(Language::English, &[]);
        let names =
            Names::new(["you", "Baraka", "Chausiku", "Dalila"].map(str::to_owned).to_vec(), Some(Seat(0)));
        let expected = "The final scores:
  1. Baraka and Dalila   100
  2. you and Chausiku     30
Baraka and Dalila win with 100 points.
";
        assert_eq!(result(&outcome, sides, &lexicon, &names, Style::default()), expected);
    }

    #[test]
    fn a_tie_is_shared() {
        let scores = BySeat::from_fn(3, |seat| [9, 9, 1][seat.index()]);
        let outcome = Outcome::ranked(scores, |seat| scores[seat]);
        let sides = BySeat::from_fn(3, |seat| seat.0);
        let lexicon = Lexicon::new(Language::English, &[]);
        let names = Names::new(["you", "Baraka", "Chausiku"].map(str::to_owned).to_vec(), Some(Seat(0)));
        let told = result(&outcome, sides, &lexicon, &names, Style::default());
        assert!(told.ends_with("You and Baraka share the win.\n"), "{told}");
    }
}
