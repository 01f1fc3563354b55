//! What nature can do, said without the rules: for laws 2 and 8.

use calcory::Calcory;
use calcory::action::Chance;
use calcory::space::Space;
use calcory::state::{Frame, State};
use cards::Kind;
use game::{Rules, Seat};
use testkit::conform::Chances;

/// CAL.1: any seat begins. CAL.2: a card that somebody has seen is still what it was; another is any of the cards that lie
/// nowhere else, as often as there are copies.
pub fn list_chances(game: &Calcory, state: &State) -> Chances<Calcory> {
    match state.frame {
        Frame::DrawFirst => {
            Chances::All(Seat::all(game.seats()).map(|seat| (Chance::First(seat), 1)).collect())
        }
        Frame::Revealing(space) if state.known.has(space) => {
            Chances::All(vec![(Chance::Reveal(state.cards[space.index()]), 1)])
        }
        Frame::Revealing(_) => {
            let known: Vec<Space> = state.known.iter().collect();
            let lies = |card: Kind| {
                let lying = known.iter().filter(|space| state.cards[space.index()] == card).count();
                lying as u8 + state.taken.count_of(card)
            };
            // The deck has two of every 1 and 7.
            let copies = |card: Kind| if [1, 7].contains(&card.number()) { 2 } else { 1 };
            let left = |card: Kind| u64::from(copies(card) - lies(card));
            let cards = Kind::all().filter(|&card| left(card) > 0);
            Chances::All(cards.map(|card| (Chance::Reveal(card), left(card))).collect())
        }
        Frame::Turning | Frame::Returning | Frame::Placing | Frame::Over => panic!("nature has no turn"),
    }
}
