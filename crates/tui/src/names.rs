//! What the players are called.

use game::{Phrase, Seat};
use words::{Lexicon, Names};

/// The names of those who are not the reader, by seat. The first letters are in the order of the seats.
const GUESTS: [&str; game::MAX_SEATS] = ["Amina", "Baraka", "Chausiku", "Dalila", "Enzi", "Faraja"];

/// The names at a table of `seats`; the reader is `you`, in its language.
pub fn names(lexicon: &Lexicon, seats: u8, you: Option<Seat>) -> Names {
    let name = |seat: Seat| match you {
        Some(you) if you == seat => lexicon.say(&Phrase::new("you"), &Names::none()),
        Some(_) | None => GUESTS[seat.index()].to_owned(),
    };
    Names::new(Seat::all(seats).map(name).collect(), you)
}
