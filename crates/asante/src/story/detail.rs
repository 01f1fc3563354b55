//! What a player wants to read beside a move in the list: what it costs, brings and names, here and now.

use game::{Phrase, Seat};

use crate::Asante;
use crate::action::Action;
use crate::card::{Effect, Kind, Ware};
use crate::state::{Frame, other};
use crate::view::Open;
use crate::ware::Wares;

fn gold(key: &'static str, gold: u32) -> Phrase {
    Phrase::new(key).with("gold", gold)
}

fn count(key: &'static str, count: u16) -> Phrase {
    Phrase::new(key).with("count", count)
}

impl Asante {
    /// What is to be said of a legal action to the one who may take it.
    pub(super) fn detail_of(&self, open: &Open, action: Action) -> Option<Phrase> {
        let me = open.active;
        match action {
            Action::Buy { card, ware } => {
                self.prices(open, card, ware).map(|(buy, _)| gold("detail-costs", buy))
            }
            Action::Sell { card, ware } => {
                self.prices(open, card, ware).map(|(_, sell)| gold("detail-brings", sell))
            }
            Action::Lay { slot, .. } => self.detail_of_laying(open, slot),
            Action::Use(slot) => self.artifact_in(open, me, slot),
            Action::Borrow(slot) => self.artifact_in(open, other(me), slot),
            Action::Break { own, slot, .. } => self.artifact_in(open, if own { me } else { other(me) }, slot),
            Action::Apply(slot) => {
                let place = open.row.get(usize::from(slot)).copied().flatten()?;
                Some(Phrase::new("card-quoted").with("card", self.name_of_place(place)))
            }
            Action::Count(wares) => {
                let wares = u16::from(wares);
                Some(count("detail-discards", wares * (wares + 1) / 2))
            }
            Action::Draw | Action::Drop(_) | Action::Take(_) | Action::Return(_) | Action::Reduce => {
                self.detail_of_choice(open, action)
            }
            Action::Keep
            | Action::Discard
            | Action::Play(_)
            | Action::Visit(_)
            | Action::End
            | Action::Let
            | Action::Cancel(_)
            | Action::Fetch(_)
            | Action::Pick(_)
            | Action::Give(_)
            | Action::Swap { .. }
            | Action::Bless(_)
            | Action::Done => None,
        }
    }

    /// The effect that asks for a choice now, if one does.
    fn effect_asking(&self, open: &Open) -> Option<Effect> {
        if let Some(Frame::Choose { card }) = open.frames.last() { self.effect(*card) } else { None }
    }

    /// What a ware card costs and brings here; with a Haggler less and more (ASA.116).
    fn prices(&self, open: &Open, card: Kind, ware: Option<Ware>) -> Option<(u32, u32)> {
        let trade = if let Some(Effect::Haggle { gold }) = self.effect_asking(open) {
            self.haggled(card, gold)
        } else {
            self.trade(card, ware)
        };
        trade.map(|trade| (trade.buy, trade.sell))
    }

    /// ASA.30, ASA.31: who receives which holy place, and which artifact makes room.
    fn detail_of_laying(&self, open: &Open, slot: u8) -> Option<Phrase> {
        let (me, slot) = (open.active, usize::from(slot));
        let place = open.row.get(slot).copied().flatten().map(|place| self.name_of_place(place));
        let replaced = open.artifacts[me].get(slot).copied().flatten();
        match (replaced.map(|artifact| self.name_of(artifact.card)), place) {
            (None, None) => None,
            (None, Some(place)) => {
                Some(Phrase::new("detail-lay").with("who", other(me)).with("place", place))
            }
            (Some(card), None) => Some(Phrase::new("detail-replace-only").with("card", card)),
            (Some(card), Some(place)) => {
                Some(Phrase::new("detail-replace").with("card", card).with("place", place))
            }
        }
    }

    fn artifact_in(&self, open: &Open, owner: Seat, slot: u8) -> Option<Phrase> {
        let artifact = open.artifacts[owner].get(usize::from(slot)).copied().flatten()?;
        Some(Phrase::new("card-quoted").with("card", self.name_of(artifact.card)))
    }

    /// What the choices mean that an effect asks for.
    fn detail_of_choice(&self, open: &Open, action: Action) -> Option<Phrase> {
        let me = open.active;
        let left = open.pile + open.discards.len() as u16;
        let sold = |wares: Wares| usize::from(wares.total());
        Some(match (self.effect_asking(open)?, action) {
            (Effect::SellDifferent { gold: steps }, Action::Return(wares)) => {
                gold("detail-brings", u32::from(*steps.get(sold(wares).checked_sub(1)?)?))
            }
            (Effect::SellEach { gold: each }, Action::Return(wares)) => {
                gold("detail-brings", u32::from(each) * sold(wares) as u32)
            }
            (Effect::DiscardForGold { gold: brings }, Action::Drop(_)) => {
                gold("detail-brings", brings.into())
            }
            (Effect::PayForWares { gold: costs, .. }, Action::Take(_)) => gold("detail-costs", costs.into()),
            (Effect::RefillOrReduce { up_to, .. }, Action::Draw) => {
                let missing = u16::from(up_to).saturating_sub(open.counts[me]);
                count("detail-refill", missing.min(left))
            }
            (Effect::RefillOrReduce { down_to, .. }, Action::Reduce) => {
                count("detail-reduce", open.counts[other(me)].saturating_sub(down_to.into()))
            }
            (Effect::WaresOrCards { cards, .. }, Action::Take(_)) => {
                count("detail-other-draws", left.min(cards.into()))
            }
            (Effect::WaresOrCards { wares, cards }, Action::Draw) => {
                count("detail-other-takes", left.min(cards.into())).with("wares", wares)
            }
            (_, _) => return None,
        })
    }
}
