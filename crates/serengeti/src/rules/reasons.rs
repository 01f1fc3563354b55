//! Which clause forbids what. Asked after a refusal; it never decides.

use game::{Phrase, Seat, Why};

use crate::Serengeti;
use crate::action::Action;
use crate::config::Referee;
use crate::state::{Frame, State};

impl Serengeti {
    pub(super) fn reason(&self, state: &State, seat: Seat, action: Action) -> Why {
        match (state.frames.last(), action) {
            (None, _) => Why::new("SER.80", Phrase::new("why-over")),
            (Some(Frame::Bidding), Action::Bid(amount)) => self.why_not_bid(state, seat, amount),
            (Some(Frame::Selling(_)), Action::Sell(card)) => {
                Why::new("SER.60", Phrase::new("why-not-your-card").with("card", card.to_string()))
            }
            (Some(Frame::Exchanging(_)), Action::Swap { give, take }) => {
                let (key, card) = if state.owned[seat].has(give) {
                    ("why-not-anothers-card", take)
                } else {
                    ("why-not-your-card", give)
                };
                Why::new("SER.70", Phrase::new(key).with("card", card.to_string()))
            }
            (Some(Frame::Losing(_)), Action::Lose(card)) => {
                Why::new("SER.53", Phrase::new("why-not-your-card").with("card", card.to_string()))
            }
            (Some(Frame::Losing(_)), _) => Why::new("SER.53", Phrase::new("why-must-lose")),
            (Some(Frame::Bidding), _) => Why::new("SER.30", Phrase::new("why-auction")),
            (Some(Frame::Selling(_)), _) => Why::new("SER.60", Phrase::new("why-selling")),
            (Some(Frame::Exchanging(_)), _) => Why::new("SER.70", Phrase::new("why-exchanging")),
            (Some(Frame::DrawFirst), _) => Why::new("SER.20", Phrase::new("why-nature")),
            (Some(Frame::TurnUp), _) => Why::new("SER.21", Phrase::new("why-nature")),
        }
    }

    fn why_not_bid(&self, state: &State, seat: Seat, amount: u8) -> Why {
        let auction = &state.auction;
        let digit = amount % 10;
        let lowest = self.lowest(auction);
        if amount < lowest {
            let clause = match (auction.standing, auction.sale) {
                (Some(_), _) => "SER.30",
                (None, Some(_)) => "SER.61",
                (None, None) => "SER.6",
            };
            return Why::new(clause, Phrase::new("why-too-low").with("lowest", lowest));
        }
        let above_box = amount > self.settings.chips_in_box;
        match self.settings.referee {
            Referee::Strict if !above_box && state.owned[seat].of_number(digit) > 0 => {
                Why::new("SER.34", Phrase::new("why-digit").with("digit", digit))
            }
            Referee::Strict => {
                let chips = state.chips[seat];
                Why::new("SER.50", Phrase::new("why-too-much").with("chips", chips))
            }
            Referee::Open if !above_box && auction.refused.has(amount) => {
                Why::new("SER.56", Phrase::new("why-refused-before").with("amount", amount))
            }
            Referee::Open => {
                let words = Phrase::new("why-above-box").with("box", self.settings.chips_in_box);
                Why::new("SER.51", words)
            }
        }
    }
}
