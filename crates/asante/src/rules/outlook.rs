//! What the active player sees and has: all that conditions and questions look at. What the player cannot see is
//! not in it, so a view tells as much as the position.

use crate::Asante;
use crate::bag::Cards;
use crate::card::Holy;
use crate::rules::turns::Trade;
use crate::state::{SLOTS, Slots, State, other};
use crate::view::Open;
use crate::ware::Wares;

/// The table from the active player's side.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'g> {
    pub(crate) game: &'g Asante,
    /// The active player's hand, without the card that is being played.
    pub(crate) hand: Cards,
    /// The actions left when it is paid for.
    pub(crate) actions: u8,
    /// How many actions were taken back (ASA.53).
    pub(super) regained: u8,
    /// What lies before the active player.
    pub(super) own: Side,
    /// What lies before the other one.
    pub(super) opponent: Side,
    /// How many cards the other player holds.
    pub(super) opponents_cards: u16,
    /// The wares in the supply.
    pub(super) supply: Wares,
    /// The row of holy places.
    pub(super) row: [Option<Holy>; SLOTS],
    /// The discard pile.
    pub(super) discards: Cards,
    /// Is there a card to draw?
    pub(super) drawable: bool,
}

/// What lies before a player.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) gold: u32,
    pub(super) stand: Wares,
    pub(super) artifacts: Slots,
}

impl<'g> Outlook<'g> {
    /// As it is in this position.
    #[inline]
    pub(crate) fn of(game: &'g Asante, state: &State) -> Self {
        let side = |seat| Side {
            gold: state.gold[seat],
            stand: state.stands[seat],
            artifacts: state.artifacts[seat],
        };
        Outlook {
            game,
            hand: state.hands[state.active],
            actions: state.actions,
            regained: state.regained,
            own: side(state.active),
            opponent: side(other(state.active)),
            opponents_cards: state.hands[other(state.active)].count(),
            supply: state.supply,
            row: state.row,
            discards: state.discards,
            drawable: state.can_draw(),
        }
    }

    /// As a view shows it, if the active player holds this hand.
    pub(crate) fn on_table(game: &'g Asante, open: &Open, hand: Cards) -> Self {
        let side =
            |seat| Side { gold: open.gold[seat], stand: open.stands[seat], artifacts: open.artifacts[seat] };
        Outlook {
            game,
            hand,
            actions: open.actions,
            regained: open.regained,
            own: side(open.active),
            opponent: side(other(open.active)),
            opponents_cards: open.counts[other(open.active)],
            supply: open.supply,
            row: open.row,
            discards: game.cards.bag(&open.discards),
            drawable: open.pile > 0 || !open.discards.is_empty(),
        }
    }

    /// Is there a ware in the supply, and room for it?
    #[inline]
    pub(super) fn room(&self) -> bool {
        self.own.stand.free() > 0 && !self.supply.is_empty()
    }

    /// ASA.21: the gold, free spaces for all, and all of them in the supply.
    #[inline]
    pub(super) fn can_buy(&self, trade: Trade) -> bool {
        self.own.gold >= trade.buy
            && self.own.stand.free() >= trade.wares.total()
            && self.supply.cover(trade.wares)
    }

    /// ASA.21: all of them on the stand.
    #[inline]
    pub(super) fn can_sell(&self, trade: Trade) -> bool {
        self.own.stand.cover(trade.wares)
    }
}
