//! What the players are called.

use game::notation::folded;
use game::{Phrase, Seat};
use protocol::Room;
use words::{Lexicon, Names};

use crate::told::clean;

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

/// The names at a table with people. A bot has the name of its seat, unless a person has it.
pub fn names_of(lexicon: &Lexicon, room: &Room, you: Option<Seat>) -> Names {
    let people: Vec<String> =
        room.chairs.iter().filter_map(|chair| chair.name.as_deref()).map(folded).collect();
    let name = |(chair, seat): (&protocol::Chair, u8)| match &chair.name {
        _ if Some(Seat(seat)) == you => lexicon.say(&Phrase::new("you"), &Names::none()),
        Some(name) => clean(name),
        None => {
            let guest = GUESTS[usize::from(seat) % GUESTS.len()];
            if people.contains(&folded(guest)) { format!("{guest}-{}", seat + 1) } else { guest.to_owned() }
        }
    };
    Names::new(room.chairs.iter().zip(0..).map(name).collect(), you)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Chair, Holder, Presence};
    use words::Language;

    #[test]
    fn people_have_their_names_and_bots_do_not_take_them() {
        let person =
            |name: &str| Chair { name: Some(name.to_owned()), holder: Holder::Person(Presence::Here) };
        let bot = || Chair { name: None, holder: Holder::Bot("club".to_owned()) };
        let room = Room {
            chairs: vec![bot(), bot(), person("ämina"), person("A\x1b[2J")],
            spectators: 0,
            clock: None,
            paused: None,
            motion: None,
            practice: false,
            given_up: false,
            again: Vec::new(),
            moved: Vec::new(),
        };
        let lexicon = Lexicon::new(Language::English, &[]);
        let called = |you| {
            let names = names_of(&lexicon, &room, you);
            [0, 1, 2, 3].map(|seat| names.of(Seat(seat)))
        };
        assert_eq!(called(None), ["Amina-1", "Baraka", "ämina", "A�[2J"]);
        assert_eq!(called(Some(Seat(2)))[2], "you");
    }
}
