//! What the active player sees and has: all that conditions and questions look at. What the player cannot see is
//! not in it, so a view tells as much as the position.

use game::Seat;

use crate::Asante;
use crate::bag::Cards;
use crate::card::Holy;
use crate::rules::hurdle::Hurdle;
use crate::rules::turns::Trade;
use crate::state::{ACTIONS, SLOTS, Slots, State, other};
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
    pub(crate) regained: u8,
    /// What lies before the active player.
    pub(crate) own: Side,
    /// What lies before the other one.
    pub(crate) opponent: Side,
    /// How many cards the other player holds.
    pub(crate) opponents_cards: u16,
    /// The wares in the supply.
    pub(crate) supply: Wares,
    /// The row of holy places.
    pub(crate) row: [Option<Holy>; SLOTS],
    /// The discard pile.
    pub(crate) discards: Cards,
    /// Is there a card to draw?
    pub(crate) drawable: bool,
}

/// What lies before a player.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    pub(crate) gold: u32,
    pub(crate) stand: Wares,
    pub(crate) artifacts: Slots,
}

impl<'g> Outlook<'g> {
    /// As it is in this position.
    #[inline]
    pub(crate) fn of(game: &'g Asante, state: &State) -> Self {
        Outlook::of_seat(game, state, state.active)
    }

    /// As it is in this position from the side of this player, whosever turn it is.
    #[inline]
    pub(crate) fn of_seat(game: &'g Asante, state: &State, seat: Seat) -> Self {
        let side = |seat| Side {
            gold: state.gold[seat],
            stand: state.stands[seat],
            artifacts: state.artifacts[seat],
        };
        Outlook {
            game,
            hand: state.hands[seat],
            actions: state.actions,
            regained: state.regained,
            own: side(seat),
            opponent: side(other(seat)),
            opponents_cards: state.hands[other(seat)].count(),
            supply: state.supply,
            row: state.row,
            discards: state.discards,
            drawable: state.can_draw(),
        }
    }

    /// As a view shows it, if the active player holds this hand.
    pub(crate) fn on_table(game: &'g Asante, open: &Open, hand: Cards) -> Self {
        Outlook::from_chair(game, open, open.active, hand)
    }

    /// As a view shows it to this player, who holds this hand; in the other player's turn, as if the own one began now.
    pub(crate) fn from_chair(game: &'g Asante, open: &Open, seat: Seat, hand: Cards) -> Self {
        let active = seat == open.active;
        let side =
            |seat| Side { gold: open.gold[seat], stand: open.stands[seat], artifacts: open.artifacts[seat] };
        Outlook {
            game,
            hand,
            actions: if active { open.actions } else { ACTIONS },
            regained: if active { open.regained } else { 0 },
            own: side(seat),
            opponent: side(other(seat)),
            opponents_cards: open.counts[other(seat)],
            supply: open.supply,
            row: open.row,
            discards: game.cards.bag(&open.discards),
            drawable: open.pile > 0 || !open.discards.is_empty(),
        }
    }

    /// When an action is paid for something, if one is left.
    #[inline]
    pub(crate) fn paid(&self) -> Option<Self> {
        let actions = self.actions.checked_sub(1)?;
        Some(Outlook { actions, ..*self })
    }

    /// ASA.15: is there a card to draw?
    #[inline]
    pub(crate) fn against_drawing(&self) -> Option<Hurdle> {
        Hurdle::NothingToDraw.unless(self.drawable)
    }

    /// ASA.14: is there so much gold?
    #[inline]
    pub(crate) fn against_paying(&self, gold: u32) -> Option<Hurdle> {
        Hurdle::TooDear(gold).unless(self.own.gold >= gold)
    }

    /// Is there a ware in the supply, and room for it?
    #[inline]
    pub(crate) fn against_taking(&self) -> Option<Hurdle> {
        Hurdle::StandFull.unless(self.own.stand.free() > 0 && !self.supply.is_empty())
    }

    /// Is there a ware on the stand?
    #[inline]
    pub(crate) fn against_returning(&self) -> Option<Hurdle> {
        Hurdle::StandEmpty.unless(!self.own.stand.is_empty())
    }

    /// ASA.51, ASA.112, ASA.117: is there a ware, and one of another kind to be had for it?
    #[inline]
    pub(crate) fn against_exchanging(&self, supply: Wares) -> Option<Hurdle> {
        let possible = Asante::can_exchange(self.own.stand, supply);
        self.against_returning().or(Hurdle::NothingToSwap.unless(possible))
    }

    /// ASA.21: the gold, free spaces for all, and all of them in the supply.
    #[inline]
    pub(crate) fn against_buying(&self, trade: Trade) -> Option<Hurdle> {
        let count = trade.wares.total();
        if self.own.gold < trade.buy {
            Some(Hurdle::TooDear(trade.buy))
        } else if self.own.stand.free() < count {
            Some(Hurdle::NoRoom(count))
        } else if !self.supply.cover(trade.wares) {
            Some(Hurdle::NotInSupply(trade.wares.beyond(self.supply)))
        } else {
            None
        }
    }

    /// ASA.21: all of them on the stand.
    #[inline]
    pub(crate) fn against_selling(&self, trade: Trade) -> Option<Hurdle> {
        if self.own.stand.cover(trade.wares) {
            None
        } else {
            Some(Hurdle::NotOnStand(trade.wares.beyond(self.own.stand)))
        }
    }

    #[inline]
    pub(crate) fn can_buy(&self, trade: Trade) -> bool {
        self.against_buying(trade).is_none()
    }

    #[inline]
    pub(crate) fn can_sell(&self, trade: Trade) -> bool {
        self.against_selling(trade).is_none()
    }
}
