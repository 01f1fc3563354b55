//! What only tests ask.

use cards::{Bag, Kind};
use game::{Disclosed, Inspect, Seat, StepOf, Viewer};

use crate::Rummu;
use crate::action::Action;
use crate::card::shape;
use crate::state::{Deed, Frame, IDLE_TURNS, State};

/// RUM.4: the card below the one that was taken.
const NEXT_CARD: &str = "the next card of the pile";
/// RUM.31: the hands are laid open when they are counted.
const LAST_HANDS: &str = "the hands at the end";

impl Inspect for Rummu {
    const KINDS: &'static [&'static str] =
        &["draw", "take", "enough", "lay", "add", "swap", "discard", "back"];
    const FRAMES: &'static [&'static str] =
        &["dealer", "deal", "drawing", "card", "taking", "laying", "short", "taking-back", "over"];
    const DISCLOSES: &'static [&'static str] = &[NEXT_CARD, LAST_HANDS];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Draw => "draw",
            Action::Take => "take",
            Action::Enough => "enough",
            Action::Lay(_) => "lay",
            Action::Add { .. } => "add",
            Action::Swap { .. } => "swap",
            Action::Discard(_) => "discard",
            Action::TakeBack { .. } => "back",
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
            Frame::TakingBack(_) => "taking-back",
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
        audit_hands(state)?;
        audit_fresh(state)?;
        if state.stock.within(state.recycled) { Ok(()) } else { Err("strange cards in the stock".to_owned()) }
    }

    /// Ordinary cards come to the table once; a joker comes back from it only for an ordinary card. So there are at
    /// most 48 + 12 + 48 turns in which a card is laid, added or swapped, and fewer than a hundred others before
    /// each and after the last (RUM.36). A turn takes the whole pile at most, and ends with a discard; instead of
    /// discarding a card is taken back only at the end of the hand (RUM.23).
    fn longest(&self) -> u64 {
        const PLACED: u64 = 48 + 12 + 48;
        const TURNS: u64 = (PLACED + 1) * IDLE_TURNS as u64;
        const DRAWN: u64 = 60 + 1;
        let hand = 1 + TURNS * (DRAWN + 1) + PLACED;
        1 + u64::from(self.settings.goal.longest()) * hand
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::Nothing, drawn: None, ..*state }
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        let last = self.after(before, step).last;
        if let Deed::Took { next, .. } = last {
            vec![Disclosed::new(NEXT_CARD, next)]
        } else if let Deed::Discarded { ended: Some(ended), .. } | Deed::TookBack { ended, .. } = last {
            vec![Disclosed::new(LAST_HANDS, ended.hands)]
        } else {
            Vec::new()
        }
    }
}

/// RUM.23, RUM.30: while a hand is played, only who is about to take a card back holds none.
fn audit_hands(state: &State) -> Result<(), String> {
    let without = match state.frame {
        Frame::Dealer | Frame::Deal | Frame::Over => return Ok(()),
        Frame::Drawing(_) | Frame::Card(_) | Frame::Taking(_) | Frame::Laying(_) | Frame::Short(_) => None,
        Frame::TakingBack(seat) => Some(seat),
    };
    match state.hands.iter().find(|&(seat, hand)| hand.is_empty() != (without == Some(seat))) {
        Some((seat, hand)) => Err(format!("seat {seat} holds {hand:?} in {:?}", state.frame)),
        None => Ok(()),
    }
}

/// RUM.5: the recycled cards that were not seen since are in the stock and in the hands, as many as is remembered.
fn audit_fresh(state: &State) -> Result<(), String> {
    let Some(fresh) = state.fresh else { return Ok(()) };
    let hidden = |seat: Seat| state.hands[seat].minus(state.seen[seat]);
    let all = fresh.iter().fold(state.stock, |all, (seat, _)| all.plus(hidden(seat)));
    if !state.recycled.within(all)
        || state.recycled.count() != state.stock.count() + fresh.values().sum::<u8>()
    {
        return Err(format!("{fresh:?} of {:?} were drawn", state.recycled));
    }
    let certain = |card: &Kind| all.count_of(*card) == state.recycled.count_of(*card);
    for (seat, count) in fresh.iter() {
        let cards = hidden(seat);
        let least: u8 = cards.kinds().filter(certain).map(|card| cards.count_of(card)).sum();
        if !(least..=cards.and(state.recycled).count()).contains(&count) {
            return Err(format!("seat {seat} drew {count} of {:?} and hides {cards:?}", state.recycled));
        }
    }
    Ok(())
}
