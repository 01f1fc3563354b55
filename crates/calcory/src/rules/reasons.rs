//! Which clause forbids what. Asked after a refusal; it never decides.

use game::{Phrase, Why};

use super::{NoStop, Standing, why_not_stop};
use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, spoken};
use crate::digest::{Sum, ToBeat};
use crate::space::Space;
use crate::state::{Frame, State};
use crate::story::needs;

impl Calcory {
    pub(super) fn reason(state: &State, action: Action) -> Why {
        match (state.frame, action) {
            (Frame::Over, _) => why("CAL.14", Phrase::new("why-over")),
            (Frame::DrawFirst, _) => why("CAL.1", Phrase::new("why-draw-first")),
            (Frame::Revealing(_), _) => why("CAL.2", Phrase::new("why-nature")),
            (Frame::Turning, Action::Turn(space)) => why_not_turn(state, space),
            (Frame::Turning, Action::Stop) => why_stop_is_refused(state),
            (Frame::Turning, Action::GiveUp) if state.turned.is_empty() => {
                why("CAL.16", Phrase::new("why-turn-first"))
            }
            (Frame::Turning, Action::GiveUp) => why("CAL.8", Phrase::new("why-nothing-to-give-up")),
            (Frame::Turning, Action::Return(_) | Action::On(_)) => {
                why("CAL.5", Phrase::new("why-nothing-taken"))
            }
            (Frame::Returning, Action::Return(card)) => {
                why(taking(state), Phrase::new("why-not-taken").with("card", spoken(card)))
            }
            (Frame::Returning, Action::Turn(_) | Action::Stop | Action::GiveUp | Action::On(_)) => {
                why(taking(state), Phrase::new("why-must-return"))
            }
            (Frame::Placing, Action::On(space)) => {
                why("CAL.5", Phrase::new("why-not-empty").with("space", space.name()))
            }
            (Frame::Placing, Action::Turn(_) | Action::Stop | Action::GiveUp | Action::Return(_)) => {
                why("CAL.5", Phrase::new("why-must-place"))
            }
        }
    }
}

fn why(clause: &'static str, words: Phrase) -> Why {
    Why::new(clause, words)
}

/// By which clause cards are being taken. CAL.5: at 13 they must be. CAL.11: taking the own marked cards is the whole
/// turn.
fn taking(state: &State) -> &'static str {
    if state.turned.is_empty() { "CAL.11" } else { "CAL.5" }
}

fn why_not_turn(state: &State, space: Space) -> Why {
    let (clause, key) = if state.marked.has(space) {
        ("CAL.8", "why-marked")
    } else if state.turned.has(space) {
        ("CAL.2", "why-turned-already")
    } else {
        ("CAL.2", "why-no-card")
    };
    why(clause, Phrase::new(key).with("space", space.name()))
}

fn why_stop_is_refused(state: &State) -> Why {
    match why_not_stop(Standing::of(state)) {
        Some(NoStop::NothingTurned) | None => why("CAL.16", Phrase::new("why-turn-first")),
        Some(NoStop::OnlyOne) => why("CAL.6", Phrase::new("why-two-cards")),
        Some(NoStop::TooFewMarkers) => {
            why("CAL.7", Phrase::new("why-too-few-markers").with("markers", MARKERS))
        }
        Some(NoStop::NotBeaten) => {
            let marked = Sum { cards: state.marked.count(), sum: state.marked_sum };
            let words = match needs(ToBeat::of(marked)) {
                Some(needs) => Phrase::new("why-not-beaten").with("needs", needs),
                None => Phrase::new("why-unbeatable"),
            };
            why("CAL.8", words.with("sum", marked.sum))
        }
    }
}
