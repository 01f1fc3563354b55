//! Which clause forbids what. Asked after a refusal; it never decides.

use game::{Phrase, Seat, Why};

use crate::Serengeti;
use crate::action::Action;
use crate::config::Referee;
use crate::state::{Frame, State};

impl Serengeti {
    pub(super) fn reason(&self, state: &State, seat: Seat, action: Action) -> Why {
        let why = |clause, words| Why { clause, words };
        match (state.pending.last(), action) {
            (None, _) => why("SER.80", Phrase::new("why-over")),
            (Some(Frame::Bidding), Action::Bid(amount)) => self.why_not_bid(state, seat, amount),
            (Some(Frame::Selling(_)), Action::Sell(card)) => {
                why("SER.60", Phrase::new("why-not-your-card").with("card", card.to_string()))
            }
            (Some(Frame::Exchanging(_)), Action::Swap { give, take }) => {
                let (key, card) = if state.owned[seat].has(give) {
                    ("why-not-anothers-card", take)
                } else {
                    ("why-not-your-card", give)
                };
                why("SER.70", Phrase::new(key).with("card", card.to_string()))
            }
            (Some(Frame::Losing(_)), Action::Lose(card)) => {
                why("SER.53", Phrase::new("why-not-your-card").with("card", card.to_string()))
            }
            (Some(Frame::Losing(_)), _) => why("SER.53", Phrase::new("why-must-lose")),
            (Some(Frame::Bidding), _) => why("SER.30", Phrase::new("why-auction")),
            (Some(Frame::Selling(_)), _) => why("SER.60", Phrase::new("why-selling")),
            (Some(Frame::Exchanging(_)), _) => why("SER.70", Phrase::new("why-exchanging")),
            (Some(Frame::DrawFirst), _) => why("SER.20", Phrase::new("why-nature")),
            (Some(Frame::TurnUp), _) => why("SER.21", Phrase::new("why-nature")),
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
            return Why { clause, words: Phrase::new("why-too-low").with("lowest", lowest) };
        }
        match self.settings.referee {
            Referee::Strict if state.owned[seat].of_number(digit) > 0 => {
                Why { clause: "SER.34", words: Phrase::new("why-digit").with("digit", digit) }
            }
            Referee::Strict => {
                let chips = state.chips[seat];
                Why { clause: "SER.50", words: Phrase::new("why-too-much").with("chips", chips) }
            }
            Referee::Open if auction.refused.has(amount) => {
                Why { clause: "SER.56", words: Phrase::new("why-refused-before").with("amount", amount) }
            }
            Referee::Open => {
                let words = Phrase::new("why-above-box").with("box", self.settings.chips_in_box);
                Why { clause: "SER.51", words }
            }
        }
    }
}
