//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Open are the combinations, the top of the discard pile, the own hand, how many cards there are everywhere. Secret
//! are the other hands, the stock, and the pile below its top card. A good memory knows the pile, the cards that
//! were seen going into hands (taken discards, swapped jokers), of which cards the stock was made (RUM.5), and how many
//! of those each hand holds.

use cards::{Bag, Kind};
use game::{BySeat, Seat, SeatSet, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Rummu;
use crate::card::{joker_for, without};
use crate::rules::can_lay_another;
use crate::state::{Combinations, Deed, Frame, Pile, State};

/// What lies on the table, and the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Open {
    /// How many hands were counted.
    pub hands_played: u8,
    /// The score sheet.
    pub scores: BySeat<i32>,
    /// Who deals, or is about to.
    pub dealer: Seat,
    /// How many cards are in the stock.
    pub stock: u8,
    /// How many cards are in the discard pile.
    pub pile: u8,
    /// Its top card.
    pub top: Option<Kind>,
    /// The combinations.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::state::Combination>"))]
    pub table: Combinations,
    /// Who has come out.
    pub out: SeatSet,
    /// How many cards everybody holds.
    pub counts: BySeat<u8>,
    /// The viewer's own hand, if the viewer is a player.
    pub own: Option<Bag>,
    /// All hands, laid open when a hand was counted.
    pub revealed: Option<BySeat<Bag>>,
    /// How many turns in a row passed without a card laid, added or swapped (RUM.36).
    pub idle: u8,
    /// Was a card laid, added or swapped in this turn?
    pub busy: bool,
    /// What is waiting to be decided.
    pub frame: Frame,
}

/// What a good memory adds. All of it was public. It is all that can be remembered, but for three things after a
/// reshuffle:
///
/// - When a 1 or 7 leaves a hand, its twin is hidden, one of the two was recycled, and the hand may have held either,
///   then from there to the next reshuffle `fresh` is not known.
/// - Another reshuffle begins anew: who held how many cards of the one before is forgotten.
/// - Which of the own 1s and 7s were recycled, and what that tells of the others, is not kept; only what everybody saw is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// The discard pile, the top card last.
    pub pile: Pile,
    /// What was seen going into each hand and not coming out again.
    pub seen: BySeat<Bag>,
    /// The recycled cards that were not seen since; all cards of the stock are among these. Nothing is known of them
    /// before a reshuffle.
    pub recycled: Option<Bag>,
    /// How many of those each hand holds, if that is known.
    pub fresh: Option<BySeat<u8>>,
}

/// What a player saw of a step and the others did not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Own {
    /// The hand dealt to the player.
    Hand(Bag),
    /// The card the player drew.
    Drawn(Kind),
}

impl Open {
    /// What lies on the table of this viewer.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Open {
        let counted = matches!(state.frame, Frame::Deal | Frame::Over) && state.hands_played > 0;
        Open {
            hands_played: state.hands_played,
            scores: state.scores,
            dealer: state.dealer,
            stock: state.stock.count(),
            pile: state.pile.len() as u8,
            top: state.pile.last().copied(),
            table: state.table,
            out: state.out,
            counts: state.hands.map(Bag::count),
            own: viewer.seat().map(|seat| state.hands[seat]),
            revealed: counted.then_some(state.hands),
            idle: state.idle,
            busy: state.busy,
            frame: state.frame,
        }
    }
}

impl Secrets for Rummu {
    type Open = Open;
    type Deed = Deed;
    type Own = Own;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let open = Open::of(state, viewer);
        let recycled = (state.recycled != Bag::FULL).then_some(state.recycled);
        let memory = Memory { pile: state.pile, seen: state.seen, recycled, fresh: state.fresh };
        let last = Seen { deed: state.last, own: seen_alone(state, viewer) };
        View { viewer, open, last, memory: Some(memory) }
    }

    /// Who has laid too few cards to come out (RUM.25) could lay them only because another combination was to follow:
    /// worlds in which it cannot are drawn again.
    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        loop {
            let state = self.guess(view, rng);
            let Frame::Short(seat) = state.frame else { return state };
            if can_lay_another(state.hands[seat]) {
                return state;
            }
        }
    }
}

impl Rummu {
    /// A world that fits what lies open and what is remembered.
    fn guess<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let known = Known::of(view);
        let Known { mut hands, pile, seen, recycled, fresh } = known;
        let mut unseen = known.unseen(open.table.all());
        let mut drawn = match view.last.own {
            Some(Own::Drawn(card)) => Some(card),
            Some(Own::Hand(_)) | None => None,
        };
        let mut stockable = known.stockable(view, unseen, drawn, rng);
        // How many recycled cards the others hold, if that is known.
        let mut held = fresh;
        if let (Deed::Drew { by }, None) = (view.last.deed, drawn) {
            let card = stockable.pick(rng);
            stockable.remove(card);
            unseen.remove(card);
            hands[by].add(card);
            drawn = Some(card);
            if let Some(held) = &mut held {
                held[by] -= 1;
            }
        }
        let stock = some_of(stockable, open.stock, rng);
        unseen = unseen.minus(stock);
        if let Some(held) = held {
            let mut rest = stockable.minus(stock);
            for (seat, count) in held.iter().filter(|&(seat, _)| view.viewer != Viewer::Seat(seat)) {
                let cards = some_of(rest, count, rng);
                rest = rest.minus(cards);
                unseen = unseen.minus(cards);
                hands[seat] = hands[seat].plus(cards);
            }
        }
        let mut whole_pile = Pile::new();
        for _ in pile.len()..usize::from(open.pile) {
            let card = unseen.pick(rng);
            unseen.remove(card);
            whole_pile.push(card);
        }
        pile.iter().for_each(|&card| whole_pile.push(card));
        for seat in Seat::all(self.settings.seats) {
            let missing = some_of(unseen, open.counts[seat] - hands[seat].count(), rng);
            unseen = unseen.minus(missing);
            hands[seat] = hands[seat].plus(missing);
        }
        State {
            stock,
            pile: whole_pile,
            hands,
            table: open.table,
            out: open.out,
            scores: open.scores,
            dealer: open.dealer,
            hands_played: open.hands_played,
            idle: open.idle,
            busy: open.busy,
            frame: open.frame,
            seen,
            recycled,
            fresh: view.memory.as_ref().and_then(|memory| memory.fresh),
            last: view.last.deed,
            drawn,
        }
    }
}

/// What this viewer saw of the last step and others did not.
fn seen_alone(state: &State, viewer: Viewer) -> Option<Own> {
    let seat = viewer.seat()?;
    match state.last {
        Deed::Dealt { .. } => Some(Own::Hand(state.hands[seat])),
        Deed::Drew { by } if by == seat => state.drawn.map(Own::Drawn),
        Deed::Nothing
        | Deed::Dealer(_)
        | Deed::ChoseStock { .. }
        | Deed::Drew { .. }
        | Deed::Took { .. }
        | Deed::TookEnough(_)
        | Deed::Laid { .. }
        | Deed::Added { .. }
        | Deed::Swapped { .. }
        | Deed::Discarded { .. }
        | Deed::TookBack { .. } => None,
    }
}

/// What the viewer knows of the secret places.
struct Known {
    /// Cards that are in the hands for certain.
    hands: BySeat<Bag>,
    /// The top of the pile, the top card last: all of it, or just that card.
    pile: Pile,
    /// What all saw going into the hands.
    seen: BySeat<Bag>,
    recycled: Bag,
    /// How many recycled cards each hand holds, if that is known and the hands are hidden.
    fresh: Option<BySeat<u8>>,
}

impl Known {
    fn of(view: &ViewOf<Rummu>) -> Known {
        let open = &view.open;
        let (pile, seen, recycled, fresh) = match &view.memory {
            Some(memory) => (memory.pile, memory.seen, memory.recycled.unwrap_or(Bag::FULL), memory.fresh),
            None => (open.top.into_iter().collect(), just_seen(view), Bag::FULL, None),
        };
        let hands = BySeat::from_fn(open.counts.count(), |seat| match (open.revealed, open.own) {
            (Some(hands), _) => hands[seat],
            (None, Some(own)) if view.viewer == Viewer::Seat(seat) => own,
            (None, _) => seen[seat],
        });
        Known { hands, pile, seen, recycled, fresh: fresh.filter(|_| open.revealed.is_none()) }
    }

    /// The cards of which the viewer does not know where they are.
    fn unseen(&self, table: Bag) -> Bag {
        let certain = self.hands.values().fold(table, Bag::plus);
        self.pile.iter().fold(Bag::FULL.minus(certain), |rest, &card| without(rest, card))
    }

    /// The unseen cards that can be in the stock, or that others have drawn from it.
    fn stockable<R: Rng + ?Sized>(
        &self,
        view: &ViewOf<Rummu>,
        unseen: Bag,
        drawn: Option<Kind>,
        rng: &mut R,
    ) -> Bag {
        match (view.viewer, view.open.own, self.fresh) {
            (Viewer::Seat(seat), Some(own), Some(fresh)) => {
                let own = own.minus(self.seen[seat]);
                self.recycled.minus(recycled_among(own, unseen, self.recycled, fresh[seat], drawn, rng))
            }
            (Viewer::Seat(_) | Viewer::Spectator, _, _) => self.recycled.and(unseen),
        }
    }
}

/// Which of the viewer's own hidden cards are recycled ones: so many, and the card just drawn is one. Only of a twin
/// whose other copy was not recycled and is with somebody else this cannot be told.
fn recycled_among<R: Rng + ?Sized>(
    own: Bag,
    unseen: Bag,
    recycled: Bag,
    count: u8,
    drawn: Option<Kind>,
    rng: &mut R,
) -> Bag {
    let (mut certain, mut doubtful) = (Bag::EMPTY, Bag::EMPTY);
    for card in own.and(recycled).kinds() {
        let (held, fresh) = (own.count_of(card), recycled.count_of(card));
        let old = unseen.count_of(card) + held - fresh;
        for _ in old..held {
            certain.add(card);
        }
        if old == held && drawn == Some(card) {
            certain.add(card);
        } else if old == held {
            doubtful.add(card);
        }
    }
    let missing = count - certain.count();
    certain.plus(some_of(doubtful, missing, rng))
}

/// What the last step showed going into a hand.
fn just_seen(view: &ViewOf<Rummu>) -> BySeat<Bag> {
    let mut seen = BySeat::all(view.open.counts.count(), Bag::EMPTY);
    if let Deed::Took { by, card, .. } = view.last.deed {
        seen[by].add(card);
    } else if let Deed::Swapped { by, card, .. } = view.last.deed {
        seen[by].add(joker_for(card));
    }
    seen
}

/// Some of the cards at random, or all if that many are wanted.
fn some_of<R: Rng + ?Sized>(cards: Bag, count: u8, rng: &mut R) -> Bag {
    if cards.count() == count { cards } else { cards.draw(rng, count) }
}
