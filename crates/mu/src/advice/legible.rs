//! What a partner would not understand is not worth a thought: beating the own side's card for nothing, leading away
//! from the suit a partner has just led, bidding far beyond what the hand holds.

use cards::Kind;
use game::{Seat, ViewOf};

use super::play::Outlook;
use super::{Scene, TASTE, Taste, best_trump, is_in_order};
use crate::Mu;
use crate::action::Action;
use crate::state::Frame;

/// How far above what it should keep a player may bid.
const DARING: u8 = 3;
/// A card that is beaten no more often than this is as good as safe.
const SAFE: f32 = 0.1;

impl Mu {
    /// The legal actions a partner would understand, a bid in one order; all of them if there is nothing to misunderstand.
    pub(super) fn legible(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Action> {
        let (Some(seat), Some(own)) = (view.viewer.seat(), view.open.own) else { return Vec::new() };
        match view.open.frame {
            Frame::Bidding => {
                let hand = own.plus(view.open.laid[seat]);
                let most = self.daring(&TASTE, hand);
                let laid = view.open.laid[seat].count();
                let too_much = |card: Kind| laid >= most || !is_in_order(&view.open, &view.last.deed, card);
                let misread = |action: &Action| matches!(*action, Action::Lay(card) if too_much(card));
                legal.iter().copied().filter(|action| !misread(action)).collect()
            }
            Frame::Playing => self.understood_cards(view, seat, legal),
            Frame::DrawDealer
            | Frame::LeaveOut
            | Frame::Deal
            | Frame::ViceTrump
            | Frame::ChiefTrump
            | Frame::Partner
            | Frame::Over => Vec::new(),
        }
    }

    fn daring(&self, taste: &Taste, hand: cards::Bag) -> u8 {
        self.bid_worth(taste, best_trump(hand).1).saturating_add(DARING)
    }

    fn understood_cards(&self, view: &ViewOf<Self>, seat: Seat, legal: &[Action]) -> Vec<Action> {
        let outlook = Outlook::new(self, &Scene::of(view), seat);
        let card = |action: &Action| action.played();
        let keep = |understood: &dyn Fn(Kind) -> bool| -> Vec<Action> {
            legal.iter().copied().filter(|action| card(action).is_some_and(understood)).collect()
        };
        if let Some((winner, strength, risk)) = outlook.winner() {
            let ours = outlook.is_friend(winner) && risk == 0.0;
            return if ours { keep(&|card| outlook.strength(card) <= strength) } else { Vec::new() };
        }
        let Some(suit) = outlook.asked else { return Vec::new() };
        let returns = |card: Kind| outlook.order.suit(card) == suit;
        if !legal.iter().filter_map(card).any(returns) {
            return Vec::new();
        }
        keep(&|card| returns(card) || outlook.risk(card, outlook.strength(card)) < SAFE)
    }
}
