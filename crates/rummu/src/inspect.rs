//! What only tests ask.

use cards::Bag;
use game::{Inspect, Seat};

use crate::Rummu;
use crate::action::Action;
use crate::card::shape;
use crate::state::{Deed, Frame, IDLE_TURNS, State};

impl Inspect for Rummu {
    const KINDS: &'static [&'static str] = &["draw", "take", "enough", "lay", "add", "swap", "discard"];
    const FRAMES: &'static [&'static str] =
        &["dealer", "deal", "drawing", "card", "taking", "laying", "short", "over"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Draw => "draw",
            Action::Take => "take",
            Action::Enough => "enough",
            Action::Lay(_) => "lay",
            Action::Add { .. } => "add",
            Action::Swap { .. } => "swap",
            Action::Discard(_) => "discard",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::Dealer => "dealer",
            Frame::Deal => "deal",
            Frame::Drawing(_) => "drawing",
            Frame::Card(_) => "card",
            Frame::Taking(_) => "taking",
            Frame::Laying(_) => "laying",
            Frame::Short(_) => "short",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut missing = Bag::FULL;
        let table = state.table.cards().iter().copied();
        let pile = state.pile.iter().map(|&card| Bag::EMPTY.with(card));
        for cards in state.hands.values().chain(table).chain(pile).chain([state.stock]) {
            if !cards.within(missing) {
                return Err(format!("of {cards:?} some are in two places"));
            }
            missing = missing.minus(cards);
        }
        if !missing.is_empty() {
            return Err(format!("cards are missing: {missing:?}"));
        }
        for combination in state.table.iter() {
            shape(combination.cards).map_err(|flaw| format!("{combination:?} is none: {flaw:?}"))?;
        }
        let seen = Seat::all(self.settings.seats).find(|&seat| !state.seen[seat].within(state.hands[seat]));
        if let Some(seat) = seen {
            return Err(format!("seat {seat} was seen to hold {:?}", state.seen[seat]));
        }
        if state.drawn.is_some() != matches!(state.last, Deed::Drew { .. }) {
            return Err(format!("{:?} was drawn in {:?}", state.drawn, state.last));
        }
        if state.stock.within(state.recycled) { Ok(()) } else { Err("strange cards in the stock".to_owned()) }
    }

    /// Ordinary cards come to the table once; a joker comes back from it only for an ordinary card. So there are at
    /// most 48 + 12 + 48 turns in which a card is laid, added or swapped, and fewer than a hundred others before each
    /// and after the last (RUM.36). A turn takes the whole pile at most.
    fn longest(&self) -> u64 {
        const PLACED: u64 = 48 + 12 + 48;
        const TURNS: u64 = (PLACED + 1) * IDLE_TURNS as u64;
        const DRAWN: u64 = 60 + 1;
        let hand = 1 + TURNS * (DRAWN + 1) + PLACED;
        1 + u64::from(self.settings.goal.longest()) * hand
    }
}
