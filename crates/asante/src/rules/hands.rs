//! Who holds what, and who knows it. What a player knows of the other hand follows from what was shown, so both players
//! know it of each other.
//!
//! Three things a perfect memory could tell are not kept. When a player takes one of the cards that both have seen lying on
//! top (ASA.122), the other one still knows the old order, but not which card is missing from it; here only those places
//! stay known that hold the same card whichever is missing. A card known to be in a hand is forgotten when one like it
//! leaves that hand. And nothing is concluded from what the Jackal did not take.

use game::{Few, Seat, SeatSet};

use crate::Asante;
use crate::bag::Cards;
use crate::card::Kind;
use crate::state::{MOST_SEEN, State, Traced, other};

impl Asante {
    /// A card comes into a hand from the draw pile. Has the other player seen it on top?
    #[inline]
    pub(crate) fn gain(&self, state: &mut State, seat: Seat, traced: Traced) {
        self.cards.add(&mut state.hands[seat], traced.card);
        if traced.known.has(other(seat)) {
            self.cards.add(&mut state.known[seat], traced.card);
        }
    }

    /// A card comes into a hand, and all see which.
    pub(crate) fn gain_openly(&self, state: &mut State, seat: Seat, card: Kind) {
        self.cards.add(&mut state.hands[seat], card);
        self.cards.add(&mut state.known[seat], card);
        self.cards.add(&mut state.seen[seat], card);
    }

    /// A card leaves a hand, and all see which.
    #[inline]
    pub(crate) fn lose(&self, state: &mut State, seat: Seat, card: Kind) {
        self.cards.remove(&mut state.hands[seat], card);
        self.cards.forget(&mut state.known[seat], card);
        self.cards.forget(&mut state.seen[seat], card);
    }

    /// A hand card is discarded.
    #[inline]
    pub(crate) fn discard(&self, state: &mut State, seat: Seat, card: Kind) {
        self.lose(state, seat, card);
        self.cards.add(&mut state.discards, card);
    }

    /// A card goes from one hand to the other; the players see which. Those standing by do not, so they know no more
    /// which of the cards they saw are still there.
    pub(crate) fn hand_over(&self, state: &mut State, from: Seat, card: Kind) {
        self.cards.remove(&mut state.hands[from], card);
        self.cards.forget(&mut state.known[from], card);
        state.seen[from] = Cards::EMPTY;
        self.cards.add(&mut state.hands[other(from)], card);
        self.cards.add(&mut state.known[other(from)], card);
        state.moved = Some(Traced { card, known: SeatSet::full(2) });
    }

    /// Takes this card off the draw pile: the topmost one that somebody has seen, or any of the rest.
    #[inline]
    pub(crate) fn take_top(&self, state: &mut State, card: Kind) -> Traced {
        let Some(&traced) = state.top.first() else {
            self.cards.remove(&mut state.rest, card);
            return Traced { card, known: SeatSet::EMPTY };
        };
        state.top = state.top.iter().skip(1).copied().collect();
        traced
    }

    /// ASA.15: the discard pile is shuffled and becomes the draw pile, below what is left of it. Whoever has seen
    /// everything else now knows the other hand.
    pub(crate) fn reshuffle(state: &mut State) {
        for seat in Seat::all(2) {
            let mut hidden = state.top.iter().chain(state.drawn.iter());
            if hidden.all(|traced| traced.known.has(seat)) {
                state.known[other(seat)] = state.hands[other(seat)];
            }
        }
        state.rest = state.discards;
        state.discards = Cards::EMPTY;
        state.last.reshuffled = true;
    }

    /// The active player puts away the cards looked at, face up, and tells which.
    pub(crate) fn discard_drawn(&self, state: &mut State) -> Few<Kind, MOST_SEEN> {
        let cards: Few<Kind, MOST_SEEN> = sorted(state.drawn.iter().map(|traced| traced.card));
        cards.iter().for_each(|&card| self.cards.add(&mut state.discards, card));
        state.drawn.clear();
        cards
    }

    /// The active player keeps one of the cards looked at. The other one can tell which if all of its kind were known:
    /// what is not kept is shown.
    pub(crate) fn keep_drawn(&self, state: &mut State, card: Kind) {
        let (seat, watcher) = (state.active, other(state.active));
        let told =
            state.drawn.iter().filter(|traced| traced.card == card).all(|traced| traced.known.has(watcher));
        let place = state.drawn.iter().position(|traced| traced.card == card);
        state.drawn = without(&state.drawn, place);
        self.cards.add(&mut state.hands[seat], card);
        if told {
            self.cards.add(&mut state.known[seat], card);
        }
    }

    /// The active player takes one of the top cards looked at, of equal ones the topmost. The other one does not see
    /// which, and so knows afterwards only what is the same whichever it was.
    pub(crate) fn keep_peeked(&self, state: &mut State, card: Kind, cards: u8) {
        let (seat, watcher) = (state.active, other(state.active));
        let looked = state.top.len().min(usize::from(cards));
        let before = state.top;
        let seen = |place: usize| Some(before[place].card).filter(|_| before[place].known.has(watcher));
        // Below an equal card that the watcher knows nothing was taken.
        let possible =
            |gone: &usize| seen(*gone).is_none_or(|card| !(0..*gone).any(|above| seen(above) == Some(card)));
        let certain = |shown: &dyn Fn(usize) -> usize, card: Kind| {
            (0..looked).filter(possible).all(|gone| seen(shown(gone)) == Some(card))
        };
        state.top = without(&state.top, before.iter().position(|traced| traced.card == card));
        for (place, traced) in state.top.iter_mut().enumerate() {
            if !certain(&|gone| place + usize::from(gone <= place), traced.card) {
                traced.known.remove(watcher);
            }
        }
        self.cards.add(&mut state.hands[seat], card);
        if certain(&|gone| gone, card) {
            self.cards.add(&mut state.known[seat], card);
        }
    }
}

/// The list without what stands at this place.
fn without(cards: &Few<Traced, MOST_SEEN>, place: Option<usize>) -> Few<Traced, MOST_SEEN> {
    let others = cards.iter().enumerate().filter(|&(index, _)| Some(index) != place);
    others.map(|(_, traced)| *traced).collect()
}

/// The cards in the order of the deck.
fn sorted(cards: impl Iterator<Item = Kind>) -> Few<Kind, MOST_SEEN> {
    let mut sorted: Few<Kind, MOST_SEEN> = cards.collect();
    sorted.sort_unstable();
    sorted
}
