//! Where somebody is to decide: what facts and lessons are made from.

use cards::Bag;
use game::{Seat, ViewOf};

use crate::Rummu;
use crate::action::Action;
use crate::card::FEWEST;
use crate::config::ComingOut;
use crate::view::Open;

/// A view, and what its viewer may do there.
pub(crate) struct Decision<'a> {
    pub(crate) game: &'a Rummu,
    pub(crate) view: &'a ViewOf<Rummu>,
    pub(crate) open: &'a Open,
    pub(crate) legal: &'a [Action],
    pub(crate) seat: Seat,
    pub(crate) hand: Bag,
}

impl<'a> Decision<'a> {
    /// What the viewer decides; nothing if nobody sees it who has a hand.
    pub(crate) fn of(game: &'a Rummu, view: &'a ViewOf<Rummu>, legal: &'a [Action]) -> Option<Self> {
        let (seat, hand) = (view.viewer.seat()?, view.open.own?);
        Some(Decision { game, view, open: &view.open, legal, seat, hand })
    }

    pub(crate) fn is_out(&self) -> bool {
        self.open.out.has(self.seat)
    }

    /// How many cards the first combination needs.
    pub(crate) fn needed(&self) -> u8 {
        self.game.settings().needed(self.open.scores[self.seat])
    }

    /// How many cards a combination needs that the viewer can lay next.
    pub(crate) fn size(&self) -> u8 {
        match self.game.settings().coming_out {
            ComingOut::One if !self.is_out() => self.needed(),
            ComingOut::One | ComingOut::Together => FEWEST,
        }
    }

    /// Does a seat belong to the viewer's side? The viewer does.
    pub(crate) fn are_partners(&self, other: Seat) -> bool {
        let settings = self.game.settings();
        settings.side(other) == settings.side(self.seat)
    }

    /// The combinations that can be laid.
    pub(crate) fn lays(&self) -> impl Iterator<Item = Bag> {
        self.legal
            .iter()
            .filter_map(|&action| if let Action::Lay(cards) = action { Some(cards) } else { None })
    }
}
