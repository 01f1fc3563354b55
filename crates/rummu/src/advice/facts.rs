//! What is true of an action beside the others: what a hint gives as its reasons. All of it lies open or is the viewer's
//! own.

use cards::{Bag, Kind};
use game::{Fact, Phrase, ViewOf};

use super::hopes::{Near, goes_with, near};
use crate::Rummu;
use crate::action::Action;
use crate::card::{JOKER, additions, card_values, is_joker, joker_for, swaps, without};
use crate::decision::Decision;
use crate::digest::{Change, End, Held, Lay, Parting, Prospect, still_to_come};
use crate::rules::penalty;
use crate::score::combination_points;
use crate::story::{place_numbers, points};

/// What is true of a legal action and matters, the weightiest first.
pub(super) fn facts(game: &Rummu, view: &ViewOf<Rummu>, legal: &[Action], action: Action) -> Vec<Fact> {
    let Some(table) = Decision::of(game, view, legal) else { return Vec::new() };
    match (game.prospect_of(view, action), action) {
        (None, Action::Draw) => table.of_drawing(),
        (None, Action::Enough) => table.of_stopping(),
        (Some(Prospect::Takes(held)), _) => table.of_taking(&held),
        (Some(Prospect::Changes(change)), Action::Lay(cards)) => table.of_laying(cards, &change),
        (Some(Prospect::Changes(change)), Action::Add { cards, .. }) => table.of_adding(cards, &change),
        (Some(Prospect::Changes(change)), Action::Swap { card, at }) => table.of_swapping(card, at, &change),
        (Some(Prospect::Changes(change)), Action::TakeBack { .. }) => table.of_taking_back(&change),
        (Some(Prospect::Discards(parting)), Action::Discard(card)) => table.of_discarding(card, &parting),
        (
            None | Some(Prospect::Changes(_) | Prospect::Discards(_)),
            Action::Draw
            | Action::Take
            | Action::Enough
            | Action::Lay(_)
            | Action::Add { .. }
            | Action::Swap { .. }
            | Action::Discard(_)
            | Action::TakeBack { .. },
        ) => Vec::new(),
    }
}

impl Decision<'_> {
    fn of_drawing(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let completing = self.near(self.hand).iter().fold(0, |all, near| all | near.lacking);
        // The card on top of the pile is not in the stock.
        let top = self.open.top.filter(|card| card.copies() == 1).map_or(0, |card| 1 << card.index());
        let kinds = (completing & !top).count_ones();
        if kinds > 0 {
            facts.push(Fact::gains(self.counted("fact-draw-completes", kinds)));
        }
        facts.extend(self.of_leaving());
        facts.push(Fact::keeps(Phrase::new("fact-draw-unseen")));
        facts
    }

    /// Of taking no more.
    fn of_stopping(&self) -> Vec<Fact> {
        let spared = self.open.top.map(|top| Fact::keeps(cost("fact-leaves-cost", Bag::EMPTY.with(top))));
        self.of_leaving().into_iter().chain(spared).collect()
    }

    /// Of leaving the top discard where it is.
    fn of_leaving(&self) -> Option<Fact> {
        let Prospect::Takes(held) = self.game.prospect_of(self.view, Action::Take)? else { return None };
        if self.is_useful_now(&held) {
            return Some(Fact::risks(Phrase::new("fact-leaves-useful")));
        }
        self.is_useless(held.card).then(|| Fact::keeps(Phrase::new("fact-leaves-useless")))
    }

    fn of_taking(&self, held: &Held) -> Vec<Fact> {
        let mut facts = Vec::new();
        facts.extend(held.lay.and_then(|lay| self.of_new_lay(lay)));
        if self.is_out() {
            let at = |key, places: &[u8]| Fact::gains(Phrase::new(key).with("places", place_numbers(places)));
            facts.extend((!held.swaps.is_empty()).then(|| at("fact-take-swaps", &held.swaps)));
            facts.extend((!held.adds.is_empty()).then(|| at("fact-take-adds", &held.adds)));
        }
        let card = held.card;
        if is_joker(card) {
            facts.push(Fact::gains(Phrase::new("fact-take-joker")));
        }
        let hand = self.hand.with(card);
        let with_it = |near: &&Near| near.mask >> card.index() & 1 == 1 && !self.hand.has(card);
        let closer = self.near(hand).iter().filter(with_it).count() as u32;
        if closer > 0 {
            facts.push(Fact::gains(self.counted("fact-take-closer", closer)));
        } else if !self.hand.has(card) && self.goes_with_others(card) {
            facts.push(Fact::gains(Phrase::new("fact-take-goes").with("size", self.size())));
        }
        let next = self.seat.next(self.game.settings().seats);
        if self.open.out.has(next) && !self.are_partners(next) && !held.adds.is_empty() {
            facts.push(Fact::keeps(Phrase::new("fact-take-denies").with("who", next)));
        }
        if self.is_useless(card) {
            facts.push(Fact::risks(Phrase::new("fact-take-useless")));
        }
        facts.push(Fact::risks(cost("fact-take-costs", Bag::EMPTY.with(card))));
        facts
    }

    /// What a combination with a taken card brings beyond what the hand can lay anyway.
    fn of_new_lay(&self, lay: Lay) -> Option<Fact> {
        let told = |key, scored| Some(Fact::gains(Phrase::new(key).with("points", points(scored))));
        let Some(before) = self.game.lays(self.open, self.seat, self.hand).first().copied() else {
            return told(if self.is_out() { "fact-take-lays" } else { "fact-take-comes-out" }, lay.points);
        };
        if lay.cards.and(before.cards).is_empty() {
            return told("fact-take-lays", lay.points);
        }
        let more = lay.points - before.points;
        if more > 0 { told("fact-take-improves", more) } else { None }
    }

    fn of_laying(&self, cards: Bag, change: &Change) -> Vec<Fact> {
        let mut facts = Vec::from_iter(of_ending(change));
        if !self.is_out() && cards.count() >= self.game.settings().needed(self.open.scores[self.seat]) {
            facts.push(Fact::gains(Phrase::new("fact-comes-out")));
        }
        facts.extend(self.of_points(change.points));
        if let Some(next) = self.best_after(cards) {
            let told = Phrase::new("fact-then-lays").with("points", points(next.points));
            facts.push(Fact::gains(told));
        }
        facts.extend(self.of_rid(cards));
        let jokers = self.hand.of_colour(JOKER);
        if !jokers.is_empty() && cards.of_colour(JOKER).is_empty() {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-jokers")));
        }
        if change.points == 0 {
            facts.push(Fact::risks(Phrase::new("fact-scores-nothing")));
        }
        let wanted = still_to_come(swaps(cards) & !self.hand.kinds_mask(), self.open.table.all());
        if !wanted.is_empty() {
            let told = Phrase::new("fact-joker-open").with("cards", card_values(wanted));
            facts.push(Fact::risks(told));
        }
        facts
    }

    fn of_adding(&self, cards: Bag, change: &Change) -> Vec<Fact> {
        let mut facts = Vec::from_iter(of_ending(change));
        facts.extend(self.of_gain(change));
        facts.extend(self.of_rid(cards));
        if !self.are_partners(change.owner) && change.gain <= 0 {
            facts.push(Fact::keeps(Phrase::new("fact-gives-nothing")));
        }
        facts
    }

    fn of_swapping(&self, card: Kind, at: u8, change: &Change) -> Vec<Fact> {
        let joker = joker_for(card);
        let lays = self.game.lays(self.open, self.seat, without(self.hand, card).with(joker));
        let mut table = self.open.table;
        *table.cards_at(at) = change.cards;
        let fits = table.cards().iter().any(|&all| additions(all) >> joker.index() & 1 == 1);
        let at_once = fits || lays.iter().any(|lay| lay.cards.has(joker));
        let key = if at_once { "fact-gets-joker-use" } else { "fact-gets-joker" };
        let mut facts = vec![Fact::gains(Phrase::new(key))];
        facts.extend(self.of_gain(change));
        if !self.are_partners(change.owner) && change.gain <= 0 {
            facts.push(Fact::keeps(Phrase::new("fact-gives-nothing")));
        }
        if !at_once {
            facts.push(Fact::risks(Phrase::new("fact-joker-dear")));
        }
        facts
    }

    fn of_taking_back(&self, change: &Change) -> Vec<Fact> {
        let gains = self.legal.iter().filter_map(|&action| match self.game.prospect_of(self.view, action) {
            Some(Prospect::Changes(change)) => Some(change.gain),
            Some(Prospect::Takes(_) | Prospect::Discards(_)) | None => None,
        });
        let mut facts = Vec::new();
        match change.gain {
            0.. => facts.push(Fact::keeps(Phrase::new("fact-back-free"))),
            _ if gains.max() == Some(change.gain) => {
                facts.push(Fact::keeps(Phrase::new("fact-back-least")));
            }
            _ => {}
        }
        if change.gain < 0 {
            facts.push(Fact::risks(Phrase::new("fact-back-costs").with("points", points(-change.gain))));
        }
        facts
    }

    fn of_discarding(&self, card: Kind, parting: &Parting) -> Vec<Fact> {
        let mut facts = Vec::new();
        match parting.ends {
            Some(End::LastCard) => facts.push(Fact::gains(Phrase::new("fact-ends"))),
            Some(End::Idle) => facts.push(Fact::risks(Phrase::new("fact-ends-idle"))),
            None => {}
        }
        facts.extend(self.of_parting(card));
        if !self.open.table.cards().is_empty() && parting.fits.is_empty() {
            facts.push(Fact::gains(Phrase::new("fact-fits-nothing")));
        }
        if is_joker(card) && self.hand.of_colour(JOKER).count() < self.hand.count() {
            facts.push(Fact::gains(Phrase::new("fact-rid-joker")));
        } else if !is_joker(card) && !self.hand.of_colour(JOKER).is_empty() {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-jokers")));
        }
        let rest = without(self.hand, card);
        if let Some(best) = self.best_near(rest) {
            let told = Phrase::new("fact-keeps-cards").with("cards", card_values(best));
            facts.push(Fact::keeps(told.with("size", self.size())));
        }
        facts.extend(self.of_giving(card, parting));
        let could_lay = |action: &Action| matches!(action, Action::Lay(_) | Action::Add { .. });
        if parting.ends.is_none() && self.legal.iter().any(could_lay) {
            facts.push(Fact::risks(Phrase::new("fact-lays-no-more")));
        }
        facts
    }

    /// What a card is to the other cards of the hand.
    fn of_parting(&self, card: Kind) -> Vec<Fact> {
        if self.hand.count_of(card) > 1 {
            return vec![Fact::keeps(Phrase::new("fact-second-copy"))];
        }
        let mut facts = Vec::new();
        if !self.goes_with_others(card) {
            facts.push(Fact::keeps(Phrase::new("fact-alone").with("size", self.size())));
        }
        let near = self.near(self.hand);
        let missed = |card: Kind| match self.hand.count_of(card) {
            1 => near.iter().filter(|near| near.mask >> card.index() & 1 == 1).count() as u32,
            _ => 0,
        };
        let fewest = self.hand.kinds().map(missed).min().unwrap_or(0);
        match missed(card) {
            _ if near.is_empty() => {}
            0 => {
                facts.push(Fact::keeps(Phrase::new("fact-breaks-nothing").with("size", self.size())));
            }
            count => {
                let least = Phrase::new("fact-breaks-fewest").with("size", self.size());
                facts.extend((count == fewest).then(|| Fact::keeps(least)));
                facts.push(Fact::risks(self.counted("fact-breaks", count)));
            }
        }
        facts
    }

    /// What a discard gives to others.
    fn of_giving(&self, card: Kind, parting: &Parting) -> Vec<Fact> {
        let mut facts = Vec::new();
        if parting.ends.is_some() {
            return facts;
        }
        let next = self.seat.next(self.game.settings().seats);
        if !parting.fits.is_empty() {
            let key = if self.open.out.has(next) { "fact-next-adds" } else { "fact-fits" };
            let told = Phrase::new(key).with("places", place_numbers(&parting.fits));
            facts.push(Fact::risks(told.with("who", next)));
        }
        if is_joker(card) {
            facts.push(Fact::risks(Phrase::new("fact-gives-joker").with("who", next)));
        }
        facts
    }

    /// What a new combination scores, and whether none scores more.
    fn of_points(&self, scored: i32) -> Option<Fact> {
        let most = self.lays().map(combination_points).max();
        let key = match scored {
            ..=0 => return None,
            _ if self.lays().count() > 1 && most == Some(scored) => "fact-scores-most",
            _ => "fact-scores",
        };
        Some(Fact::gains(Phrase::new(key).with("points", points(scored))))
    }

    /// What fewer cards in the hand save.
    fn of_rid(&self, cards: Bag) -> Vec<Fact> {
        let laid = self.legal.iter().filter_map(|&action| {
            let (Action::Lay(cards) | Action::Add { cards, .. }) = action else { return None };
            Some(penalty(cards))
        });
        let costs: Vec<i32> = laid.collect();
        let most = costs.len() > 1 && costs.iter().max() == Some(&penalty(cards));
        let superlative = most.then(|| Fact::gains(cost("fact-rid-most", cards)));
        superlative.into_iter().chain([Fact::gains(cost("fact-rid", cards))]).collect()
    }

    /// To whom the points of a changed combination go.
    fn of_gain(&self, change: &Change) -> Option<Fact> {
        let told = |key| Phrase::new(key).with("points", points(change.gain.abs()));
        match change.gain {
            0 => None,
            1.. if change.owner == self.seat => Some(Fact::gains(told("fact-gains"))),
            1.. if self.are_partners(change.owner) => Some(Fact::gains(told("fact-gains-side"))),
            1.. => Some(Fact::risks(told("fact-gives-points").with("who", change.owner))),
            _ if change.owner == self.seat => Some(Fact::risks(told("fact-costs"))),
            _ if self.are_partners(change.owner) => Some(Fact::risks(told("fact-costs-side"))),
            _ => Some(Fact::gains(told("fact-takes-points").with("who", change.owner))),
        }
    }

    /// The best combination that could be laid after these cards.
    fn best_after(&self, cards: Bag) -> Option<Lay> {
        let left = self.hand.minus(cards);
        let after = self.lays().filter(|other| other.within(left) && other.count() < left.count());
        let best = after.max_by_key(|&other| combination_points(other));
        best.map(|cards| Lay { cards, points: combination_points(cards) })
    }

    /// The cards of the most valuable combination that lacks one card and can be kept.
    fn best_near(&self, hand: Bag) -> Option<Bag> {
        let held = hand.kinds_mask();
        let best = self.near(hand).into_iter().max_by_key(|near| {
            (combination_points(Bag::from_kinds_mask(near.mask)), std::cmp::Reverse(near.mask))
        });
        best.map(|near| Bag::from_kinds_mask(near.mask & held))
    }

    /// Is there no combination on the table that takes the card, and none that it could make with another card of the
    /// hand?
    fn is_useless(&self, card: Kind) -> bool {
        let wanted = |&all: &Bag| (additions(all) | swaps(all)) >> card.index() & 1 == 1;
        !self.open.table.cards().iter().any(wanted) && !self.goes_with_others(card)
    }

    /// Is there a combination of the size that matters now with this card and another one of the hand?
    fn goes_with_others(&self, card: Kind) -> bool {
        goes_with(card, self.hand, self.open.table.all(), self.size())
    }

    /// Can a card be laid, added or swapped as soon as it is taken?
    fn is_useful_now(&self, held: &Held) -> bool {
        held.lay.is_some() || (self.is_out() && !(held.adds.is_empty() && held.swaps.is_empty()))
    }

    /// The combinations of the size that matters now which lack one card.
    fn near(&self, hand: Bag) -> Vec<Near> {
        near(hand, self.open.table.all(), self.size())
    }

    /// So many combinations, and how many cards they must have.
    fn counted(&self, key: &'static str, count: u32) -> Phrase {
        Phrase::new(key).with("count", count).with("size", self.size())
    }
}

/// That the hand can be ended after this.
fn of_ending(change: &Change) -> Option<Fact> {
    let key = match change.left {
        0 => "fact-uses-all",
        1 => "fact-leaves-last",
        _ => return None,
    };
    Some(Fact::gains(Phrase::new(key)))
}

/// What these cards cost in a hand.
fn cost(key: &'static str, cards: Bag) -> Phrase {
    Phrase::new(key).with("points", points(penalty(cards)))
}
