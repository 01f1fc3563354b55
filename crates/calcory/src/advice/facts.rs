//! What is true of an action beside the others: made from what lies open and, only where there is one, from memory.

use cards::{Bag, Kind};
use game::{Fact, Phrase, Seat, ViewOf};

use super::{most, ways};
use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, TARGET, spoken};
use crate::digest::{Come, Fate, Leave, Mark, Odds, Rank, Then, come_of, odds, rank};
use crate::known::{Known, laid_back};
use crate::space::Space;
use crate::story::needs;
use crate::view::Open;

/// From this sum on marked cards are hard to beat, up to that one easy.
const HARD: u8 = 11;
const EASY: u8 = 8;

/// What is true of an action, the weightiest first.
pub(super) fn facts(game: &Calcory, view: &ViewOf<Calcory>, legal: &[Action], action: Action) -> Vec<Fact> {
    let table = Table { game, view, open: &view.open, known: Known::told(view) };
    match action {
        Action::Turn(space) => table.of_turning(space),
        Action::Stop => table.of_stopping(),
        Action::GiveUp => table.of_giving_up(legal),
        Action::Return(card) => table.of_returning(legal, card),
        // To all that is known, one empty space is like another.
        Action::On(_) => Vec::new(),
    }
}

/// What somebody who is asked knows.
struct Table<'a> {
    game: &'a Calcory,
    view: &'a ViewOf<Calcory>,
    open: &'a Open,
    known: Known,
}

impl Table<'_> {
    fn of_turning(&self, space: Space) -> Vec<Fact> {
        let odds = odds(self.view, &self.known, space);
        let mut facts = match odds.card {
            Some(card) => vec![self.of_sure_card(card)],
            None => self.of_surprise(space, odds),
        };
        if self.open.turned.len() == usize::from(MARKERS) && odds.thirteen < odds.of {
            facts.push(Fact::risks(Phrase::new("fact-seventh").with("markers", MARKERS)));
        }
        if laid_back(self.view, space).is_some_and(|laid| laid.card.is_some()) {
            facts.push(Fact::risks(Phrase::new("fact-shows-own")));
        }
        facts
    }

    /// A card that the player knows.
    fn of_sure_card(&self, card: Kind) -> Fact {
        let phrase = |key| Phrase::new(key).with("card", spoken(card));
        let sum = self.sum() + card.number();
        match (come_of(self.open, card.number()), self.open.marker) {
            (Come::Thirteen, _) => {
                Fact::gains(phrase("fact-sure-thirteen").with("won", self.open.turned.len() as u8))
            }
            (Come::Ends, _) if sum > TARGET => Fact::risks(phrase("fact-sure-too-much").with("sum", sum)),
            (Come::Ends, _) => Fact::risks(phrase("fact-sure-end")),
            (Come::Beats, Some(who)) => {
                Fact::gains(phrase("fact-sure-beats").with("sum", sum).with("who", who))
            }
            (Come::Beats | Come::GoesOn, _) => match self.way_to_13(card) {
                Some(cards) => Fact::gains(phrase("fact-sure-way").with("cards", cards)),
                None => Fact::keeps(phrase("fact-sure-below").with("sum", sum)),
            },
        }
    }

    /// A card that may be one of several.
    fn of_surprise(&self, space: Space, odds: Odds) -> Vec<Fact> {
        let among = || self.among(space, odds.of);
        let mut facts = Vec::new();
        if odds.thirteen > 0 {
            let phrase = Phrase::new("fact-chance-thirteen").with("count", odds.thirteen);
            facts.push(Fact::gains(phrase.with("among", among())));
        }
        if let (Some(who), 1..) = (self.open.marker, odds.beating) {
            let phrase = Phrase::new("fact-chance-beats").with("count", odds.beating);
            facts.push(Fact::gains(phrase.with("among", among()).with("who", who)));
        }
        if odds.ending > 0 {
            let phrase = Phrase::new("fact-chance-ends").with("count", odds.ending);
            facts.push(Fact::risks(phrase.with("among", among())));
        } else if !self.open.turned.is_empty() {
            // The first card of a turn never ends it.
            facts.push(Fact::keeps(Phrase::new("fact-cannot-end")));
        }
        if self.view.memory.is_some() && self.known.fresh(self.view.open.down).has(space) {
            facts.push(Fact::keeps(Phrase::new("fact-new-card")));
        }
        facts
    }

    /// Among which cards one is sought. Without memory they are all that do not lie open: also those that were won, and those
    /// that the player may remember, having turned them up or laid them back (CAL.15).
    fn among(&self, space: Space, of: u8) -> Phrase {
        let key = if self.view.memory.is_none() {
            "among-hidden"
        } else if self.known.fresh(self.view.open.down).has(space) {
            "among-unseen"
        } else {
            "among-laid"
        };
        Phrase::new(key).with("count", of)
    }

    /// With how many cards 13 can be made of those turned up, this one and others that are sure; the most of them.
    fn way_to_13(&self, card: Kind) -> Option<u8> {
        let number = usize::from(card.number());
        let mut rest = self.known.counts();
        rest[number] = rest[number].checked_sub(1)?;
        let zero = number == 0 || self.open.turned.iter().any(|placed| placed.card.number() == 0);
        let missing = TARGET.checked_sub(self.sum() + card.number())?;
        let more = most(ways(&rest, !zero)[usize::from(missing)])?;
        Some(self.open.turned.len() as u8 + 1 + more)
    }

    fn of_stopping(&self) -> Vec<Fact> {
        let mark = self.game.mark(self.open);
        let mut facts = Vec::new();
        if let Some(who) = mark.beaten {
            facts.push(Fact::gains(Phrase::new("fact-beats").with("who", who)));
        }
        facts.extend(self.of_fate(mark));
        facts.extend(of_strength(mark));
        if let Some((space, odds)) = self.next_surprise()
            && odds.ending > 0
        {
            let phrase = Phrase::new("fact-takes-no-risk").with("count", odds.ending);
            facts.push(Fact::keeps(phrase.with("among", self.among(space, odds.of))));
        }
        facts
    }

    /// What the marked cards would bring.
    fn of_fate(&self, mark: Mark) -> Vec<Fact> {
        let Mark { cards, won, rank, fate, .. } = mark;
        let single = |key| Phrase::new(key).with("sum", cards.sum);
        match (fate, cards.cards) {
            (Fate::Nobodys, _) => vec![Fact::risks(Phrase::new("fact-nobodys"))],
            (Fate::TooLate, _) => vec![Fact::risks(Phrase::new("fact-too-late"))],
            (Fate::Waits | Fate::AtOnce, 1) => vec![match rank {
                Rank::Ahead => Fact::gains(single("fact-single-ahead")),
                Rank::Level => Fact::gains(single("fact-single-level")),
                Rank::Behind => Fact::risks(single("fact-single-behind").with("who", self.leaders())),
            }],
            (Fate::AtOnce, _) => vec![Fact::gains(Phrase::new("fact-at-once").with("won", won))],
            (Fate::Waits, _) => {
                let wins = Phrase::new("fact-wins").with("won", won).with("sum", cards.sum);
                let leads = self.game.work_out(self.view).leaders;
                let passes = rank == Rank::Ahead && !(leads.has(self.open.turn) && leads.count() == 1);
                let ahead = passes.then(|| Fact::gains(Phrase::new("fact-would-lead")));
                std::iter::once(Fact::gains(wins)).chain(ahead).collect()
            }
        }
    }

    fn of_giving_up(&self, legal: &[Action]) -> Vec<Fact> {
        let digest = self.game.work_out(self.view);
        let (Some(Leave { next, then }), Some(marked)) = (self.game.leave(self.open), digest.marked) else {
            return Vec::new();
        };
        let mut facts = vec![match then {
            Then::Contested => Fact::risks(
                Phrase::new("fact-leaves-next")
                    .with("next", next)
                    .with("who", marked.by)
                    .with("sum", marked.cards.sum),
            ),
            Then::Taken => {
                Fact::risks(Phrase::new("fact-lets-take").with("who", marked.by).with("won", marked.won))
            }
            Then::LastCard => Fact::risks(Phrase::new("fact-lets-end").with("who", marked.by)),
            Then::Nobodys => match rank(self.open.piles, self.open.turn, 0) {
                Rank::Ahead => Fact::gains(Phrase::new("fact-ends-ahead")),
                Rank::Level => Fact::keeps(Phrase::new("fact-ends-level")),
                Rank::Behind => Fact::risks(Phrase::new("fact-ends-behind").with("who", self.leaders())),
            },
        }];
        let helps = |action: &Action| match action {
            Action::Turn(space) => {
                let odds = odds(self.view, &self.known, *space);
                odds.thirteen + odds.beating > 0
            }
            Action::Stop => true,
            Action::GiveUp | Action::Return(_) | Action::On(_) => false,
        };
        if !legal.iter().any(helps) {
            facts.push(Fact::keeps(Phrase::new("fact-no-card-helps").with("who", marked.by)));
        }
        facts
    }

    fn of_returning(&self, legal: &[Action], card: Kind) -> Vec<Fact> {
        let cards: Bag = legal.iter().filter_map(|action| returned(*action)).collect();
        let numbers = || cards.kinds().map(Kind::number);
        let (lowest, highest) = (numbers().min(), numbers().max());
        let mut facts = Vec::new();
        let with = |card: Kind| {
            let mut counts = self.known.counts();
            counts[usize::from(card.number())] += 1;
            most(ways(&counts, true)[usize::from(TARGET)])
        };
        let without = most(ways(&self.known.counts(), true)[usize::from(TARGET)]);
        let best = cards.kinds().map(with).max().flatten();
        if let Some(ways) = with(card).filter(|_| with(card) > without && with(card) == best) {
            facts.push(Fact::gains(Phrase::new("fact-back-way").with("cards", ways)));
        }
        if card.number() == 0 {
            facts.push(Fact::keeps(Phrase::new("fact-back-zero")));
        } else if lowest == Some(card.number()) && lowest < highest {
            facts.push(Fact::keeps(Phrase::new("fact-back-lowest")));
        }
        if highest == Some(card.number()) && lowest < highest {
            facts.push(Fact::keeps(Phrase::new("fact-back-highest")));
        }
        facts
    }

    fn sum(&self) -> u8 {
        self.open.turned.iter().map(|placed| placed.card.number()).sum()
    }

    /// A space with a card of which nothing is known, and what it may do.
    fn next_surprise(&self) -> Option<(Space, Odds)> {
        let space = self.known.fresh(self.view.open.down).first()?;
        Some((space, odds(self.view, &self.known, space)))
    }

    fn leaders(&self) -> Vec<Seat> {
        self.game.work_out(self.view).leaders.iter().collect()
    }
}

/// How easily the marked cards are beaten, if they may be.
fn of_strength(mark: Mark) -> Option<Fact> {
    match mark.fate {
        Fate::AtOnce | Fate::Nobodys => None,
        Fate::Waits | Fate::TooLate => match (needs(mark.to_beat), mark.cards.sum) {
            (None, _) => Some(Fact::gains(Phrase::new("fact-unbeatable"))),
            (Some(needs), HARD..) => Some(Fact::gains(Phrase::new("fact-hard-to-beat").with("needs", needs))),
            (Some(needs), ..=EASY) => {
                Some(Fact::risks(Phrase::new("fact-easy-to-beat").with("needs", needs)))
            }
            (Some(_), _) => None,
        },
    }
}

/// The card that is laid back.
fn returned(action: Action) -> Option<Kind> {
    match action {
        Action::Return(card) => Some(card),
        Action::Turn(_) | Action::Stop | Action::GiveUp | Action::On(_) => None,
    }
}
