//! What nature can do, said without the rules: for laws 2 and 8.

use cards::Kind;
use game::{Rules, Seat};
use rummu::Rummu;
use rummu::action::Chance;
use rummu::state::{Frame, State};
use testkit::conform::Chances;

/// RUM.6: anybody deals first. RUM.1: so many cards each, and one that opens the pile. RUM.4: a card of the stock.
pub fn list_chances(game: &Rummu, state: &State) -> Chances<Rummu> {
    let seats = game.seats();
    match state.frame {
        Frame::Dealer => Chances::All(Seat::all(seats).map(|seat| (Chance::Dealer(seat), 1)).collect()),
        Frame::Deal => {
            let each = [9, 8, 8, 7][usize::from(seats) - 3];
            Chances::Such(Box::new(move |chance| match chance {
                Chance::Deal { hands, top } => {
                    let dealt = |card: Kind| {
                        hands.values().map(|hand| hand.count_of(card)).sum::<u8>() + u8::from(card == top)
                    };
                    hands.count() == seats
                        && hands.values().all(|hand| hand.count() == each)
                        && Kind::all().all(|card| dealt(card) <= card.copies())
                }
                Chance::Dealer(_) | Chance::Card(_) => false,
            }))
        }
        Frame::Card(_) => {
            let lies = |card: Kind| {
                let pile = state.pile.iter().filter(|&&other| other == card).count() as u8;
                let hands: u8 = state.hands.values().map(|hand| hand.count_of(card)).sum();
                pile + hands + state.table.all().count_of(card)
            };
            let left = |card: Kind| u64::from(card.copies() - lies(card));
            let cards = Kind::all().filter(|&card| left(card) > 0);
            Chances::All(cards.map(|card| (Chance::Card(card), left(card))).collect())
        }
        Frame::Drawing(_)
        | Frame::Taking(_)
        | Frame::Laying(_)
        | Frame::Short(_)
        | Frame::TakingBack(_)
        | Frame::Over => panic!("nature has no turn"),
    }
}
