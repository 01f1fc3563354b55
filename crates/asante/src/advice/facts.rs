//! What is true of an action beside the others: the reasons that hints are made of. Everything follows from what lies open,
//! the own hand and what the player looks at.

/// What cards and reactions bring.
mod cards;
/// What the end of a turn brings.
mod ending;

use game::{Fact, Phrase, Seat, ViewOf};

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts};
use crate::card::{Class, Goods, Kind};
use crate::digest::bonus;
use crate::prospect::Prospect;
use crate::rules::outlook::Outlook;
use crate::state::{ENOUGH_GOLD, Frame, Phase, other};
use crate::view::Open;
use crate::ware::Wares;

/// The table from the chair of the player who is to decide.
pub(crate) struct Weighing<'a> {
    game: &'a Asante,
    view: &'a ViewOf<Asante>,
    pub(crate) open: &'a Open,
    pub(crate) me: Seat,
    hand: &'a [Kind],
    legal: &'a [Action],
    frame: Frame,
}

impl Asante {
    /// What is true of this legal action beside the others, the weightiest first.
    pub(super) fn facts_of(&self, view: &ViewOf<Asante>, legal: &[Action], action: Action) -> Vec<Fact> {
        let Some(weighing) = self.weighing(view, legal) else { return Vec::new() };
        let Some(then) = self.prospect_of(view, action) else { return Vec::new() };
        let mut facts = Vec::new();
        weighing.of_ending(&then, action, &mut facts);
        weighing.of_reaction(action, &mut facts);
        weighing.of_gold(&then, &mut facts);
        weighing.of_cards(action, &mut facts);
        weighing.of_wares(&then, action, &mut facts);
        weighing.of_hope(&then, action, &mut facts);
        weighing.of_help(&then, &mut facts);
        weighing.of_artifacts(&then, action, &mut facts);
        weighing.of_the_other(&then, action, &mut facts);
        weighing.of_actions(&then, action, &mut facts);
        facts
    }

    /// Is this card of no use to the viewer as the table lies?
    pub(crate) fn is_idle(&self, view: &ViewOf<Asante>, card: Kind) -> bool {
        self.weighing(view, &[]).is_some_and(|weighing| weighing.is_idle(card))
    }

    /// What the card just played can do to the viewer, or for the one who played it.
    pub(crate) fn harm_of(&self, view: &ViewOf<Asante>, card: Kind) -> Option<Phrase> {
        self.weighing(view, &[])?.harm(card)
    }

    fn weighing<'a>(&'a self, view: &'a ViewOf<Asante>, legal: &'a [Action]) -> Option<Weighing<'a>> {
        let open = &view.open;
        let (me, hand, frame) = (view.viewer.seat()?, open.own.as_deref()?, *open.frames.last()?);
        Some(Weighing { game: self, view, open, me, hand, legal, frame })
    }
}

/// A sale that a hand card makes possible: its wares and its price.
type Sale = (Wares, u8);

pub(crate) fn count(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

pub(crate) fn gold(key: &'static str, gold: u32) -> Phrase {
    Phrase::new(key).with("gold", gold)
}

impl Weighing<'_> {
    pub(crate) fn them(&self) -> Seat {
        other(self.me)
    }

    fn class(&self, card: Kind) -> Class {
        self.game.classes[usize::from(card.0)]
    }

    pub(crate) fn stand(&self) -> Wares {
        self.open.stands[self.me]
    }

    /// A phrase about the other player.
    pub(crate) fn they(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("who", self.them())
    }

    fn between_actions(&self) -> bool {
        self.frame == Frame::Turn
    }

    /// The hand without the card that this action takes from it.
    fn rest_of_hand(&self, action: Action) -> Vec<Kind> {
        let mut hand = self.hand.to_vec();
        if let Some(place) = action.spends().and_then(|card| hand.iter().position(|held| *held == card)) {
            hand.remove(place);
        }
        hand
    }

    /// The sales of these cards. Packages fit almost any ware, so they tell nothing apart.
    fn sales(&self, hand: &[Kind]) -> Vec<Sale> {
        let sale = |card: &Kind| {
            let Class::Ware { goods: Goods::Named(counts), sell, .. } = self.class(*card) else {
                return None;
            };
            Some((Wares::new(counts), sell))
        };
        hand.iter().filter_map(sale).collect()
    }

    /// Gold earned and spent.
    fn of_gold(&self, then: &Prospect, facts: &mut Vec<Fact>) {
        let now = self.open.gold[self.me];
        let after = now.saturating_add_signed(then.gold);
        if then.ending.is_none() && now < ENOUGH_GOLD && after >= ENOUGH_GOLD {
            facts.push(Fact::gains(gold("fact-goal", after)));
        }
        if then.gold > 0 {
            let prospects = self.legal.iter().filter_map(|action| self.game.prospect_of(self.view, *action));
            let as_good = prospects.filter(|other| other.gold >= then.gold).count();
            let key = if as_good == 1 && self.legal.len() > 1 { "fact-earns-most" } else { "fact-earns" };
            facts.push(Fact::gains(gold(key, then.gold.unsigned_abs())));
        }
    }

    /// Wares that come and go, and the sales they make possible and impossible.
    fn of_wares(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        if then.gained.is_empty() && then.given.is_empty() {
            return;
        }
        let (now, hand) = (self.stand(), self.rest_of_hand(action));
        let mut stand = now.beyond(then.given);
        stand.add(then.gained);
        self.of_sales(now, stand, &hand, facts);
        let price = then.gold.min(0).unsigned_abs();
        let gained = then.gained.total();
        if let Action::Turn(InTurn::Buy { .. }) = action {
            facts.push(Fact::gains(count("fact-buys", gained).with("gold", price)));
            let prices = self.legal.iter().filter(|other| matches!(other, Action::Turn(InTurn::Buy { .. })));
            let prices = prices.filter_map(|other| self.game.prospect_of(self.view, *other));
            if prices.filter(|other| other.gold >= then.gold).count() == 1 {
                facts.push(Fact::keeps(Phrase::new("fact-cheapest")));
            }
        } else if gained > then.given.total() && then.gold >= 0 {
            facts.push(Fact::gains(count("fact-takes", gained)));
        }
        if stand.set().count() > now.set().count() {
            facts.push(Fact::gains(count("fact-kinds", stand.set().count())));
        }
        if stand.free() > now.free() {
            facts.push(Fact::gains(count("fact-makes-room", stand.free())));
        } else if stand.free() == 0 && now.free() > 0 {
            facts.push(Fact::risks(Phrase::new("fact-fills-stand")));
        }
    }

    /// The sales that wares coming and going make possible, bring nearer and spoil.
    fn of_sales(&self, now: Wares, then: Wares, hand: &[Kind], facts: &mut Vec<Fact>) {
        let sales = self.sales(hand);
        let dearest = |wanted: &dyn Fn(Wares) -> bool| {
            sales.iter().filter(|(wares, _)| wanted(*wares)).map(|(_, sell)| *sell).max()
        };
        if let Some(sell) = dearest(&|wares| then.cover(wares) && !now.cover(wares)) {
            facts.push(Fact::gains(gold("fact-readies-sale", sell.into())));
        } else if let Some((have, need, sell)) = nearest(&sales, now, then) {
            let phrase = Phrase::new("fact-nears-sale").with("have", have).with("need", need);
            facts.push(Fact::gains(phrase.with("gold", sell)));
        }
        if let Some(sell) = dearest(&|wares| then.cover(wares) && now.cover(wares)) {
            facts.push(Fact::keeps(gold("fact-keeps-sale", sell.into())));
        }
        if let Some(sell) = dearest(&|wares| !then.cover(wares) && now.cover(wares)) {
            facts.push(Fact::risks(gold("fact-spoils-sale", sell.into())));
        }
    }

    /// What the effect of a card or an artifact may bring, by what is chosen later.
    fn of_hope(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        let card = if let Action::Turn(InTurn::Play(card)) = action { Some(card) } else { then.artifact };
        let used = !matches!(action, Action::Artifact(OfArtifacts::Break { using: false, .. }));
        let Some(rule) = card.filter(|_| used).and_then(|card| self.game.rule(card)) else { return };
        rule.hope(self, &self.rest_of_hand(action), facts);
    }

    /// The holy places of the row that an effect applies, with this hand.
    pub(crate) fn applies(&self, hand: &[Kind]) -> Fact {
        let outlook = Outlook::on_table(self.game, self.open, self.game.cards.bag(hand));
        let places = self.open.row.iter().flatten();
        let useful = places.filter(|place| self.game.applicable(**place, &outlook)).count();
        Fact::gains(count("fact-applies", useful as u8))
    }

    /// Cards, wares and actions that an effect brings.
    fn of_help(&self, then: &Prospect, facts: &mut Vec<Fact>) {
        if then.actions > self.open.actions {
            facts.push(Fact::gains(count("fact-regains", then.actions - self.open.actions)));
        }
        for (key, number) in
            [("fact-takes", then.choice), ("fact-draws", then.drawn), ("fact-looks", then.looked)]
        {
            if number > 0 {
                facts.push(Fact::gains(count(key, number)));
            }
        }
        if then.discarded > 0 {
            facts.push(Fact::risks(count("fact-discards", then.discarded)));
        }
        if then.gold < 0 {
            let price = then.gold.unsigned_abs();
            let left = self.open.gold[self.me].saturating_sub(price);
            facts.push(Fact::risks(gold("fact-costs", price).with("left", left)));
        }
    }

    /// Artifacts laid, broken and replaced, and the holy places that go with them.
    fn of_artifacts(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        let named = |key, card| Phrase::new(key).with("card", self.game.name_of(card));
        if let Action::Artifact(OfArtifacts::Break { own, .. }) = action
            && let Some(card) = then.artifact
        {
            let fact = if own {
                Fact::risks(named("fact-loses-artifact", card))
            } else {
                Fact::gains(named("fact-breaks", card).with("who", self.them()))
            };
            facts.push(fact);
        }
        if let Action::Turn(InTurn::Lay { card, .. }) = action {
            let hand = self.game.cards.bag(&self.rest_of_hand(action));
            let mut outlook = Outlook::on_table(self.game, self.open, hand);
            if let Some(actions) = then.actions.checked_sub(1) {
                outlook.actions = actions;
                if self.game.usable(card, &outlook) {
                    facts.push(Fact::gains(Phrase::new("fact-usable-at-once")));
                }
            }
        }
        if let Some(card) = then.replaced {
            facts.push(Fact::risks(named("fact-loses-artifact", card)));
        }
        if let (Some(place), Some(receiver)) = (then.place, then.receiver) {
            let place = self.game.name_of_place(place);
            facts.push(if receiver == self.me {
                Fact::gains(Phrase::new("fact-receives").with("place", place))
            } else {
                Fact::risks(Phrase::new("fact-gives-place").with("who", receiver).with("place", place))
            });
        }
    }

    /// What it does to the other player, for better or worse.
    fn of_the_other(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        let told = |key, number| count(key, number).with("who", self.them());
        for (key, number) in
            [("fact-other-loses", then.other.lost), ("fact-other-discards", then.other.discarded)]
        {
            if number > 0 {
                facts.push(Fact::gains(told(key, number)));
            }
        }
        for (key, number) in [("fact-other-draws", then.other.drawn), ("fact-other-takes", then.other.taken)]
        {
            if number > 0 {
                facts.push(Fact::risks(told(key, number)));
            }
        }
        if let Action::Turn(InTurn::Play(_)) = action {
            // ASA.44: not if it was tracked.
            let safe = !self.between_actions() || self.open.counts[self.them()] == 0;
            facts.push(if safe {
                Fact::gains(Phrase::new("fact-not-cancelled").with("who", self.them()))
            } else {
                Fact::risks(Phrase::new("fact-cancelled").with("who", self.them()))
            });
        }
    }

    /// What it does to the actions of the turn, and to drawing.
    fn of_actions(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        if !self.between_actions() {
            return;
        }
        if action.spends().is_none() && then.discarded == 0 && !self.hand.is_empty() {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-hand")));
        }
        if then.ending.is_some() {
            return;
        }
        if then.actions >= self.open.actions {
            facts.push(Fact::keeps(Phrase::new("fact-no-action")));
        } else if bonus(then.actions) < bonus(self.open.actions) {
            facts.push(Fact::risks(Phrase::new("fact-costs-bonus")));
        } else {
            facts.push(Fact::gains(Phrase::new("fact-spare-action")));
        }
        let plays = !matches!(action, Action::Turn(InTurn::Draw | InTurn::Visit(_)));
        let draws = self.legal.contains(&Action::Turn(InTurn::Draw));
        if plays && draws && self.open.phase == Phase::Drawing && then.actions > 0 {
            facts.push(Fact::risks(Phrase::new("fact-ends-drawing")));
        }
    }

    /// Does this player have an artifact that animals can touch?
    pub(crate) fn breakable(&self, owner: Seat) -> bool {
        let mut artifacts = self.open.artifacts[owner].into_iter().flatten();
        artifacts.any(|artifact| self.game.touchable(artifact.card))
    }
}

/// The sale that comes nearest to being possible by this: how many of its wares are there, of how many, for how much.
fn nearest(sales: &[Sale], now: Wares, then: Wares) -> Option<(u8, u8, u8)> {
    let there = |wares: Wares, stand: Wares| wares.total() - wares.beyond(stand).total();
    let nearer = sales.iter().filter(|(wares, _)| there(*wares, then) > there(*wares, now));
    let nearest = nearer.max_by_key(|(wares, sell)| (u8::MAX - wares.beyond(then).total(), *sell))?;
    Some((there(nearest.0, then), nearest.0.total(), nearest.1))
}
