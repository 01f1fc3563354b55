//! What is true of an action and matters, for whoever wants a reason: the weightiest first, from the view alone.

/// Bids, trumps, partners.
mod bidding;
/// Cards played to tricks.
mod playing;

use cards::Kind;
use game::{Fact, Phrase, ViewOf};

use crate::Mu;
use crate::action::Action;
use bidding::{naming_facts, partner_facts};

impl Mu {
    /// What is true of this action beside the other legal ones.
    pub(super) fn facts_of(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        let (Some(seat), Some(own)) = (view.viewer.seat(), view.open.own) else { return Vec::new() };
        match action {
            Action::Lay(card) => self.facts_of_laying(view, seat, own, card),
            Action::Done => self.facts_of_stopping(view, seat),
            Action::Pass => self.facts_of_passing(view, seat),
            Action::Trump(_) | Action::NoTrump => naming_facts(self, view, legal, action),
            Action::Partner(partner) => partner_facts(self, view, legal, partner),
            Action::Play(card) => {
                let cards: Vec<Kind> = legal.iter().filter_map(|action| action.played()).collect();
                self.facts_of_playing(view, seat, &cards, card)
            }
        }
    }
}

/// Is this one's value above that of all others?
fn is_top<T: Copy + PartialEq, V: PartialOrd>(one: T, among: &[T], value: impl Fn(T) -> V) -> bool {
    among.iter().all(|&other| other == one || value(one) > value(other))
}

fn says(key: &'static str) -> Phrase {
    Phrase::new(key)
}
