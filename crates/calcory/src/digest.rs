//! What decides the game and can be worked out from a view: sums, what has to be beaten, what another card would do, what
//! would follow from an action. Worked out once, here; the picture, the question, the details and the facts say it in words.

use cards::{Bag, Kind};
use game::{BySeat, Seat, SeatSet, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, TARGET};
use crate::known::Known;
use crate::rules::{NoStop, Standing, why_not_stop};
use crate::space::{Space, Spaces};
use crate::state::Frame;
use crate::view::{Open, Placed};

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// The cards turned up in this turn.
    pub turned: Sum,
    /// What has to be beaten, if cards are marked.
    pub marked: Option<Marked>,
    /// What another card would do; none unless a card can be turned up now.
    pub next: Option<Next>,
    /// May the player stop? None unless the turn is under way.
    pub stop: Option<Stop>,
    /// Who has won the most cards; nobody as long as none are won.
    pub leaders: SeatSet,
    /// After so many turns, this one included, the game ends unless cards are taken (CAL.13).
    pub turns_left: u8,
    /// With memory: what is remembered of the cards that lie face down.
    pub recalled: Option<Recalled>,
}

/// Cards added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sum {
    /// How many.
    pub cards: u8,
    /// Their numbers added up.
    pub sum: u8,
}

/// The marked cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marked {
    /// Whose markers they bear.
    pub by: Seat,
    /// The cards added up.
    pub cards: Sum,
    /// What beats them.
    pub to_beat: ToBeat,
    /// Who can still do so before their owner takes them: all who play until then, whoever plays now included.
    pub rivals: SeatSet,
    /// How many of them their owner then wins: all but one, or the single one (CAL.11, CAL.12).
    pub won: u8,
}

/// What beats marked cards (CAL.8). It is a sum below 13: exactly 13 wins cards but beats nothing (CAL.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToBeat {
    /// The sum itself.
    pub sum: u8,
    /// The lowest sum that is higher.
    pub higher: Option<u8>,
    /// The fewest cards that do it with the same sum, as far as there are markers.
    pub cards: Option<u8>,
}

/// What another card would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Next {
    /// How much is missing to 13.
    pub missing: u8,
    /// The highest number that is not too much.
    pub highest: u8,
    /// A 0 has been turned up: a second one ends the turn (CAL.4).
    pub zero: bool,
}

/// May the player stop?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Stop {
    /// Yes.
    Allowed,
    /// No, and this is why.
    Barred(NoStop),
}

/// What a memory tells of the cards that lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recalled {
    /// Where each number, 0 first, certainly lies.
    pub sure: [Spaces; 10],
    /// Where somebody else laid back a card that may be one of several.
    pub doubtful: Spaces,
    /// How many cards of each number, 0 first, cannot be placed.
    pub unknown: [u8; 10],
}

/// What would follow from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Prospect {
    /// Of turning up a card.
    Turn(Odds),
    /// Of stopping.
    Stop(Mark),
    /// Of giving up.
    GiveUp(Leave),
    /// Of laying back a card: the cards that are won.
    Return(Bag),
}

/// What a card may be that lies face down, and what it would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Odds {
    /// The card, where the viewer knows it.
    pub card: Option<Kind>,
    /// Of how many cards it may be one.
    pub of: u8,
    /// How many of them make exactly 13.
    pub thirteen: u8,
    /// How many end the turn: too high, a second 0, or no card left to turn up.
    pub ending: u8,
    /// How many beat the marked cards.
    pub beating: u8,
}

/// What stopping means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mark {
    /// The cards that are marked.
    pub cards: Sum,
    /// Whose marked cards they beat.
    pub beaten: Option<Seat>,
    /// What the others need to beat them.
    pub to_beat: ToBeat,
    /// How many cards it brings if nobody does.
    pub won: u8,
    /// How the player would stand then, if nobody else wins cards.
    pub rank: Rank,
    /// What becomes of the marked cards.
    pub fate: Fate,
}

/// How a player stands against the best of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rank {
    Ahead,
    Level,
    Behind,
}

/// What becomes of cards that are about to be marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// The others may beat them before the player's next turn.
    Waits,
    /// Nobody has a card to turn up: the player takes them at once (CAL.13).
    AtOnce,
    /// The game ends before the player's next turn unless somebody takes cards (CAL.13, CAL.17).
    TooLate,
    /// The game ends with this turn, and they are nobody's (CAL.13, CAL.17).
    Nobodys,
}

/// What giving up means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Leave {
    /// Who plays next.
    pub next: Seat,
    /// What becomes of the marked cards.
    pub then: Then,
}

/// What becomes of marked cards when somebody gives up against them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The next player has to beat them.
    Contested,
    /// Their owner is next and takes them.
    Taken,
    /// Their owner is next, takes the single card, and the game ends (CAL.12).
    LastCard,
    /// The game ends, and they are nobody's (CAL.13, CAL.17).
    Nobodys,
}

impl Sum {
    pub(crate) fn of(cards: &[Placed]) -> Sum {
        Sum { cards: cards.len() as u8, sum: cards.iter().map(|placed| placed.card.number()).sum() }
    }

    /// How many of these cards are won when they are taken: one is laid back, unless it is the only one.
    fn won(self) -> u8 {
        self.cards.max(2) - 1
    }
}

impl ToBeat {
    /// What beats these cards.
    pub(crate) fn of(marked: Sum) -> ToBeat {
        let higher = Some(marked.sum + 1).filter(|sum| *sum < TARGET);
        let cards = Some(marked.cards + 1).filter(|cards| *cards <= MARKERS);
        ToBeat { sum: marked.sum, higher, cards }
    }
}

impl Calcory {
    /// What can be worked out from this view.
    pub(crate) fn work_out(&self, view: &ViewOf<Self>) -> Digest {
        let open = &view.open;
        let turned = Sum::of(&open.turned);
        let turning = open.frame == Frame::Turning;
        let most = open.piles.values().max().filter(|most| *most > 0);
        let mut leaders = SeatSet::EMPTY;
        open.piles.iter().filter(|(_, pile)| Some(*pile) == most).for_each(|(seat, _)| leaders.add(seat));
        Digest {
            turned,
            marked: open.marker.map(|by| self.marked(open, by)),
            next: (turning && !open.down.is_empty()).then(|| Next {
                missing: TARGET - turned.sum,
                highest: (TARGET - turned.sum).min(9),
                zero: has_zero(open),
            }),
            stop: turning.then(|| why_not_stop(standing(open, turned)).map_or(Stop::Allowed, Stop::Barred)),
            leaders,
            turns_left: self.patience - open.idle,
            recalled: view.memory.is_some().then(|| {
                let known = Known::of(view);
                let unknown = std::array::from_fn(|number| known.unknown.of_number(number as u8).count());
                Recalled { sure: known.sure, doubtful: known.doubtful, unknown }
            }),
        }
    }

    fn marked(&self, open: &Open, by: Seat) -> Marked {
        let cards = Sum::of(&open.marked);
        let mut rivals: SeatSet = SeatSet::EMPTY;
        open.turn.round(self.seats).take_while(|seat| *seat != by).for_each(|seat| rivals.add(seat));
        match open.frame {
            Frame::Turning | Frame::Revealing(_) => {}
            // Whoever takes cards in this turn beats nothing.
            Frame::DrawFirst | Frame::Returning | Frame::Placing | Frame::Over => rivals.remove(open.turn),
        }
        Marked { by, cards, to_beat: ToBeat::of(cards), rivals, won: cards.won() }
    }

    /// What would follow from this legal action, as far as the viewer can tell.
    pub(crate) fn foresee(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let open = &view.open;
        match action {
            Action::Turn(space) => Some(Prospect::Turn(odds(view, &Known::told(view), space))),
            Action::Stop => Some(Prospect::Stop(self.mark(open))),
            Action::GiveUp => self.leave(open).map(Prospect::GiveUp),
            Action::Return(card) => {
                let taken = if open.turned.is_empty() { &*open.marked } else { &*open.turned };
                let mut won: Bag = taken.iter().map(|placed| placed.card).collect();
                won.remove(card);
                Some(Prospect::Return(won))
            }
            Action::On(_) => None,
        }
    }

    /// What stopping means now.
    pub(crate) fn mark(&self, open: &Open) -> Mark {
        let cards = Sum::of(&open.turned);
        let won = cards.won();
        let idle = open.idle + 1;
        let fate = if idle >= self.patience {
            Fate::Nobodys
        } else if open.down.is_empty() && open.marked.is_empty() {
            Fate::AtOnce
        } else if idle + self.seats - 2 >= self.patience {
            Fate::TooLate
        } else {
            Fate::Waits
        };
        let rank = rank(open.piles, open.turn, won);
        Mark { cards, beaten: open.marker, to_beat: ToBeat::of(cards), won, rank, fate }
    }

    /// What giving up means now.
    pub(crate) fn leave(&self, open: &Open) -> Option<Leave> {
        let owner = open.marker?;
        let next = open.turn.next(self.seats);
        let then = if next == owner && open.marked.len() == 1 {
            Then::LastCard
        } else if next == owner {
            Then::Taken
        } else if open.idle + 1 >= self.patience {
            Then::Nobodys
        } else {
            Then::Contested
        };
        Some(Leave { next, then })
    }
}

/// What the card on a space may be, and what it would do.
pub(crate) fn odds(view: &ViewOf<Calcory>, known: &Known, space: Space) -> Odds {
    let open = &view.open;
    let cards = known.may_be(view, space);
    let mut odds = Odds { card: None, of: cards.count(), thirteen: 0, ending: 0, beating: 0 };
    for number in 0..10 {
        let count = cards.of_number(number).count();
        match come_of(open, number) {
            Come::Thirteen => odds.thirteen += count,
            Come::Ends => odds.ending += count,
            Come::Beats => odds.beating += count,
            Come::GoesOn => {}
        }
    }
    odds.card = cards.cards().next().filter(|_| odds.of == 1);
    odds
}

/// What comes of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Come {
    /// Exactly 13 (CAL.5).
    Thirteen,
    /// The turn is over (CAL.3, CAL.4, CAL.17).
    Ends,
    /// The marked cards are beaten (CAL.8).
    Beats,
    /// None of these.
    GoesOn,
}

/// What comes of a card with this number.
pub(crate) fn come_of(open: &Open, number: u8) -> Come {
    let turned = Sum::of(&open.turned);
    let after = Sum { cards: turned.cards + 1, sum: turned.sum + number };
    let barred = why_not_stop(standing(open, after)).is_some();
    if after.sum == TARGET {
        Come::Thirteen
    } else if after.sum > TARGET || (number == 0 && has_zero(open)) || (barred && open.down.count() == 1) {
        Come::Ends
    } else if !barred && !open.marked.is_empty() {
        Come::Beats
    } else {
        Come::GoesOn
    }
}

/// How a player would stand with so many cards more.
pub(crate) fn rank(piles: BySeat<u8>, seat: Seat, more: u8) -> Rank {
    let best = piles.iter().filter(|(other, _)| *other != seat).map(|(_, pile)| pile).max();
    match (piles[seat] + more).cmp(&best.unwrap_or(0)) {
        std::cmp::Ordering::Greater => Rank::Ahead,
        std::cmp::Ordering::Equal => Rank::Level,
        std::cmp::Ordering::Less => Rank::Behind,
    }
}

pub(crate) fn has_zero(open: &Open) -> bool {
    open.turned.iter().any(|placed| placed.card.number() == 0)
}

/// What decides whether the player may stop with these cards.
pub(crate) fn standing(open: &Open, turned: Sum) -> Standing {
    let marked = Sum::of(&open.marked);
    Standing {
        count: turned.cards,
        sum: turned.sum,
        marked: marked.cards,
        marked_sum: marked.sum,
        pile: open.piles[open.turn],
    }
}
