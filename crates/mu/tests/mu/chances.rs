//! What nature can do, said without the rules: for laws 2 and 8.

use cards::{Colour, Kind};
use game::{Rules, Seat, Secrets, Viewer};
use mu::Mu;
use mu::action::Chance;
use mu::card::LeftOut;
use mu::state::{Frame, State};
use testkit::conform::Chances;

/// MU.1: all cards are dealt out evenly, but for two colours with three players, any two of the five. MU.2: anybody deals
/// first.
pub fn list_chances(game: &Mu, state: &State) -> Chances<Mu> {
    let open = game.view(state, Viewer::Spectator).open;
    let seats = game.seats();
    match open.frame {
        Frame::DrawDealer => Chances::All(Seat::all(seats).map(|seat| (Chance::Dealer(seat), 1)).collect()),
        Frame::LeaveOut => {
            let pairs = ["rb", "rg", "ry", "rk", "bg", "by", "bk", "gy", "gk", "yk"];
            let pair = |text: &str| Chance::LeaveOut(LeftOut::read(text).expect("two colours"));
            Chances::All(pairs.map(|text| (pair(text), 1)).to_vec())
        }
        Frame::Deal => {
            let left_out: Vec<Colour> = open.left_out.iter().flat_map(|pair| pair.colours()).collect();
            let each = [12, 15, 12, 10][usize::from(seats) - 3];
            Chances::Such(Box::new(move |chance| match chance {
                Chance::Deal(hands) => {
                    let all = |card: Kind| hands.values().map(|hand| hand.count_of(card)).sum::<u8>();
                    let there =
                        |card: Kind| if left_out.contains(&card.colour()) { 0 } else { card.copies() };
                    hands.count() == seats
                        && hands.values().all(|hand| hand.count() == each)
                        && Kind::all().all(|card| all(card) == there(card))
                }
                Chance::Dealer(_) | Chance::LeaveOut(_) => false,
            }))
        }
        Frame::Bidding
        | Frame::ViceTrump
        | Frame::ChiefTrump
        | Frame::Partner
        | Frame::Playing
        | Frame::Over => {
            panic!("nature has no turn")
        }
    }
}
