//! Which clause forbids what. Asked after a refusal; it never decides, and looks only at what the seat can see.

use cards::Kind;
use game::{Phrase, Seat, Why};

use crate::Mu;
use crate::action::Action;
use crate::card::Trump;
use crate::rules::all_of;
use crate::state::{Act, Frame, State};

/// Why not.
pub(super) fn reason(game: &Mu, state: &State, seat: Seat, action: Action) -> Why {
    match (state.frame, action) {
        (Frame::Bidding, Action::Lay(card)) => {
            let key = if state.laid[seat].has(card) { "why-no-other" } else { "why-not-in-hand" };
            Why::new("MU.10", Phrase::new(key).with("card", card.value()))
        }
        (Frame::Bidding, Action::Pass) => Why::new("MU.10", Phrase::new("why-laid-already")),
        (Frame::Bidding, Action::Done) => Why::new("MU.10", Phrase::new("why-nothing-laid")),
        (Frame::ViceTrump | Frame::ChiefTrump, Action::Trump(trump)) => why_not_trump(state, seat, trump),
        (Frame::ViceTrump, Action::NoTrump) => Why::new("MU.20", Phrase::new("why-vice-must-name")),
        (Frame::Partner, Action::Partner(other)) => why_not_partner(state, other),
        (Frame::Playing, Action::Play(card)) => why_not_play(game, state, seat, card),
        (Frame::Bidding, _) => Why::new("MU.10", Phrase::new("why-auction")),
        (Frame::ViceTrump | Frame::ChiefTrump, _) => Why::new("MU.20", Phrase::new("why-naming")),
        (Frame::Partner, _) => Why::new("MU.21", Phrase::new("why-choosing")),
        (Frame::Playing, _) => Why::new("MU.30", Phrase::new("why-playing")),
        (Frame::Over, _) => Why::new("MU.44", Phrase::new("why-over")),
        (Frame::DrawDealer, _) => Why::new("MU.2", Phrase::new("why-nature")),
        (Frame::LeaveOut | Frame::Deal, _) => Why::new("MU.1", Phrase::new("why-nature")),
    }
}

/// The card that was just laid ended the turn: why no other may follow.
pub(super) fn why_turn_ended(state: &State, seat: Seat) -> Option<Why> {
    let words = Phrase::new("why-turn-ended").with("count", state.laid[seat].count());
    matches!(state.last.act, Act::Laid { by, .. } if by == seat && state.turn != seat)
        .then(|| Why::new("MU.11", words))
}

fn why_not_trump(state: &State, seat: Seat, trump: Trump) -> Why {
    let words = if trump.is_on(state.laid[seat]) {
        Phrase::new("why-vice-trump")
    } else {
        Phrase::new("why-not-laid").with("trump", trump.of_a_card())
    };
    Why::new("MU.20", words)
}

fn why_not_partner(state: &State, other: Seat) -> Why {
    let words = if other == state.contract.chief {
        Phrase::new("why-partner-self")
    } else if Some(other) == state.contract.vice {
        Phrase::new("why-partner-vice").with("who", other)
    } else {
        Phrase::new("why-choosing")
    };
    Why::new("MU.21", words)
}

fn why_not_play(game: &Mu, state: &State, seat: Seat, card: Kind) -> Why {
    let held = all_of(state, seat) >> card.index() & 1 == 1;
    match state.trick.first() {
        Some(&led) if held => {
            let suit = game.order(state.contract.trumps).suit(led);
            Why::new(
                "MU.32",
                Phrase::new("why-follow").with("suit", suit.phrase()).with("card", card.value()),
            )
        }
        Some(_) | None => Why::new("MU.22", Phrase::new("why-not-yours").with("card", card.value())),
    }
}
