//! What decides the game and can be worked out from a view: how far everybody is, what each combination takes and gives,
//! what the own cards can do, what would follow from an action. Worked out once, here; the picture, the question, the
//! details and the facts say it in words.

use cards::{Bag, Kind};
use game::{BySeat, Goal, Seat, SeatSet, ViewOf};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

use crate::Rummu;
use crate::action::Action;
use crate::card::{
    FEWEST, Fitting, JOKER, additions, for_each_combination, for_each_joint_addition, joker_for, kinds_of,
    swapped, swaps, without,
};
use crate::config::ComingOut;
use crate::rules::{can_lay_another, penalty};
use crate::score::combination_points;
use crate::state::{Combination, Frame, IDLE_TURNS};
use crate::view::Open;

/// Of the combinations in a hand no more are told than these.
const MOST_LAYS: usize = 12;

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// What ends the match.
    pub until: Until,
    /// The teams; without teams, the players. That of the viewer, or else of the first seat, first.
    pub sides: Vec<Side>,
    /// What the combinations of each player score as they lie (RUM.24).
    pub table: BySeat<i32>,
    /// The points the viewer's own cards would cost, if somebody else ended the hand now (RUM.31).
    pub held: Option<i32>,
    /// The combinations on the table, in their order.
    pub combinations: Vec<Notes>,
    /// What the viewer's own cards can do, each kind once.
    pub hand: Vec<Held>,
    /// What the viewer could lay, the best first, twelve at most: combinations that are large enough, and none that is a
    /// part of another. Whether a card is left to be discarded is not looked at.
    pub lays: Vec<Lay>,
}

/// What ends the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Until {
    /// Somebody has so many points (RUM.35).
    Total(i32),
    /// So many hands were played (RUM.36).
    Hands(u8),
}

/// A team, or a player without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// Who belongs to it.
    pub seats: SeatSet,
    /// Its score, without the hand that is being played.
    pub score: i32,
    /// How many points it lacks to the total that ends the match, if there is one.
    pub missing: Option<i32>,
    /// What its combinations score as they lie.
    pub table: i32,
    /// How many cards the first combination of each of its players needs (RUM.20).
    pub needed: u8,
}

/// What is to be known of a combination on the table. Cards of which all copies lie on the table already are not named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Notes {
    /// What it scores as it lies.
    pub points: i32,
    /// The cards that can be added alone.
    pub takes: Bag,
    /// The jokers that can be added only together with other cards (RUM.14).
    pub takes_together: Bag,
    /// Its jokers that can be had.
    pub jokers: Vec<Joker>,
    /// The viewer's own cards that can be added alone.
    pub adds: Bag,
    /// The viewer's own cards that can be added only together.
    pub adds_together: Vec<Bag>,
    /// The viewer's own cards that can be swapped for a joker.
    pub swaps: Bag,
}

/// A joker in a combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Joker {
    /// The joker.
    pub card: Kind,
    /// The cards for which it can be had (RUM.15, RUM.22).
    pub stands_for: Bag,
}

/// What a card of a hand can do, once its player has come out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Held {
    /// The card.
    pub card: Kind,
    /// The places, from 0, of the combinations to which it can be added alone.
    pub adds: Vec<u8>,
    /// The places, from 0, of the combinations where it can be swapped for a joker.
    pub swaps: Vec<u8>,
    /// The best combination it is a part of that the player could lay.
    pub lay: Option<Lay>,
}

/// A combination that could be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lay {
    /// Its cards.
    pub cards: Bag,
    /// What it would score.
    pub points: i32,
}

/// What would follow from an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Prospect {
    /// From taking the top discard: what it can do with the other cards of the hand.
    Takes(Held),
    /// From laying, adding, swapping or taking back.
    Changes(Change),
    /// From discarding.
    Discards(Parting),
}

/// A new combination, or a changed one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Change {
    /// The combination as it would then be.
    pub cards: Bag,
    /// Whose it is.
    pub owner: Seat,
    /// What it would score.
    pub points: i32,
    /// By how much that is more than before.
    pub gain: i32,
    /// The joker that comes into the hand, if one does.
    pub joker: Option<Kind>,
    /// How many cards would be left in the hand.
    pub left: u8,
    /// What they would cost, if somebody else ended the hand.
    pub held: i32,
}

/// What discarding a card means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Parting {
    /// The places, from 0, of the combinations to which the card could be added.
    pub fits: Vec<u8>,
    /// How many cards would be left in the hand.
    pub left: u8,
    /// What they would cost, if somebody else ended the hand.
    pub held: i32,
    /// Whether the hand ends with it, and how.
    pub ends: Option<End>,
}

/// How a hand ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// With somebody's last card (RUM.30).
    LastCard,
    /// After too many turns without a card laid, added or swapped (RUM.36).
    Idle,
}

impl Rummu {
    /// What can be worked out from this view.
    pub(crate) fn digest_of(&self, view: &ViewOf<Self>) -> Digest {
        let open = &view.open;
        let first = view.viewer.seat().unwrap_or_default();
        let hand = open.own.filter(|_| is_played(open.frame));
        let table = open.table.all();
        let lays = hand.map_or(Vec::new(), |hand| self.lays(open, first, hand));
        let kinds = hand.unwrap_or_default().kinds();
        Digest {
            until: match self.settings.goal {
                Goal::Total { points, .. } => Until::Total(points),
                Goal::Hands(hands) => Until::Hands(hands),
            },
            sides: self.sides(open, first),
            table: self.on_table(open),
            held: hand.map(penalty),
            combinations: open.table.cards().iter().map(|&all| notes(all, table, hand)).collect(),
            hand: kinds.map(|card| uses(open, card, &lays)).collect(),
            lays: lays.into_iter().take(MOST_LAYS).collect(),
        }
    }

    fn on_table(&self, open: &Open) -> BySeat<i32> {
        let mut points = BySeat::all(self.settings.seats, 0);
        open.table.iter().for_each(|all| points[all.owner] += combination_points(all.cards));
        points
    }

    fn sides(&self, open: &Open, first: Seat) -> Vec<Side> {
        let points = self.on_table(open);
        let mut sides: Vec<Side> = Vec::new();
        for seat in first.round(self.settings.seats) {
            let side = self.settings.side(seat);
            let same = |one: &&mut Side| one.seats.iter().all(|mate| self.settings.side(mate) == side);
            if let Some(known) = sides.iter_mut().find(same) {
                known.seats.add(seat);
                known.table += points[seat];
                continue;
            }
            let score = open.scores[seat];
            let missing = match self.settings.goal {
                Goal::Total { points, .. } => Some((points - score).max(0)),
                Goal::Hands(_) => None,
            };
            let needed = self.settings.needed(score);
            sides.push(Side { seats: SeatSet::only(seat), score, missing, table: points[seat], needed });
        }
        sides
    }

    /// The combinations in a hand that are large enough, the best first.
    pub(crate) fn lays(&self, open: &Open, seat: Seat, hand: Bag) -> Vec<Lay> {
        let free = open.out.has(seat) || open.frame == Frame::Short(seat);
        let together = self.settings.coming_out == ComingOut::Together && !free;
        let needed = if free { FEWEST } else { self.settings.needed(open.scores[seat]) };
        let mut found = Vec::new();
        for_each_combination(hand, FEWEST, hand.count(), |cards| {
            let enough = cards.count() >= needed || (together && can_lay_another(hand.minus(cards)));
            // RUM.25: a part of a combination may leave what the whole does not.
            if enough && (together || is_whole(cards, hand)) {
                found.push(Lay { cards, points: combination_points(cards) });
            }
        });
        let jokers = |cards: Bag| cards.of_colour(JOKER).count();
        found.sort_by_key(|lay| {
            (Reverse(lay.points), jokers(lay.cards), Reverse(lay.cards.count()), lay.cards.kinds_mask())
        });
        found
    }

    /// What would follow from a legal action of the viewer, as far as it can be told.
    pub(crate) fn prospect_of(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let open = &view.open;
        let (seat, hand) = (view.viewer.seat()?, open.own?);
        let on_table = |place| open.table.get(place);
        match action {
            Action::Draw | Action::Enough => None,
            Action::Take => {
                let card = open.top?;
                let mut taken = uses(open, card, &self.lays(open, seat, hand.with(card)));
                // A second card of a kind completes nothing.
                taken.lay = taken.lay.filter(|_| !hand.has(card));
                Some(Prospect::Takes(taken))
            }
            Action::Lay(cards) => {
                let before = Combination { cards: Bag::EMPTY, owner: seat };
                Some(change(before, cards, hand.minus(cards), None))
            }
            Action::Add { cards, to } => {
                let before = on_table(to)?;
                Some(change(before, before.cards.plus(cards), hand.minus(cards), None))
            }
            Action::Swap { card, at } => {
                let before = on_table(at)?;
                let joker = joker_for(card);
                let left = without(hand, card).with(joker);
                Some(change(before, swapped(before.cards, card), left, Some(joker)))
            }
            Action::TakeBack { card, from } => {
                let before = on_table(from)?;
                Some(change(before, without(before.cards, card), hand, None))
            }
            Action::Discard(card) => {
                let left = without(hand, card);
                let ends = if left.is_empty() {
                    Some(End::LastCard)
                } else {
                    (!open.busy && open.idle + 1 >= IDLE_TURNS).then_some(End::Idle)
                };
                let fits = places(open, additions, card);
                Some(Prospect::Discards(Parting { fits, left: left.count(), held: penalty(left), ends }))
            }
        }
    }
}

/// Is a hand being played?
pub(crate) fn is_played(frame: Frame) -> bool {
    match frame {
        Frame::Dealer | Frame::Deal | Frame::Over => false,
        Frame::Drawing(_)
        | Frame::Card(_)
        | Frame::Taking(_)
        | Frame::Laying(_)
        | Frame::Short(_)
        | Frame::TakingBack(_) => true,
    }
}

/// The cards of these kinds that do not all lie on the table.
pub(crate) fn still_to_come(kinds: u64, table: Bag) -> Bag {
    kinds_of(kinds).filter(|&card| table.count_of(card) < card.copies()).collect()
}

fn notes(cards: Bag, table: Bag, hand: Option<Bag>) -> Notes {
    let fitting = Fitting::of(cards);
    let kinds = hand.map_or(0, Bag::kinds_mask);
    let mut adds_together = Vec::new();
    for_each_joint_addition(cards, kinds, |added| adds_together.push(added));
    let wanted = swaps(cards);
    let jokers = cards.of_colour(JOKER).kinds().filter_map(|card| {
        let same_number = wanted & Bag::number(card.number()).kinds_mask();
        let stands_for = still_to_come(same_number, table);
        (!stands_for.is_empty()).then_some(Joker { card, stands_for })
    });
    Notes {
        points: combination_points(cards),
        takes: still_to_come(fitting.single, table),
        takes_together: still_to_come(fitting.joint, table),
        jokers: jokers.collect(),
        adds: Bag::from_kinds_mask(fitting.single & kinds),
        adds_together,
        swaps: Bag::from_kinds_mask(wanted & kinds),
    }
}

fn uses(open: &Open, card: Kind, lays: &[Lay]) -> Held {
    let lay = lays.iter().find(|lay| lay.cards.has(card)).copied();
    Held { card, adds: places(open, additions, card), swaps: places(open, swaps, card), lay }
}

/// The places of the combinations that want this card, of all that each wants.
fn places(open: &Open, wanted: impl Fn(Bag) -> u64, card: Kind) -> Vec<u8> {
    let all = (0u8..).zip(open.table.cards());
    all.filter(|&(_, &cards)| wanted(cards) >> card.index() & 1 == 1).map(|(place, _)| place).collect()
}

/// Is there no larger combination in the hand of which this is a part?
fn is_whole(cards: Bag, hand: Bag) -> bool {
    let kinds = hand.kinds_mask();
    let mut whole = additions(cards) & kinds == 0;
    for_each_joint_addition(cards, kinds, |_| whole = false);
    whole
}

fn change(before: Combination, cards: Bag, left: Bag, joker: Option<Kind>) -> Prospect {
    let points = combination_points(cards);
    Prospect::Changes(Change {
        cards,
        owner: before.owner,
        points,
        gain: points - combination_points(before.cards),
        joker,
        left: left.count(),
        held: penalty(left),
    })
}
