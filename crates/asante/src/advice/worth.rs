//! What things are worth to the sensible player, in gold.

use std::cell::OnceCell;

use game::Few;

use super::effects::Weighed;
use super::survey::Survey;
use crate::Asante;
use crate::bag::Places;
use crate::card::{Blessing, Class, Goods, Holy, Kind, WARES, Ware};
use crate::rules::outlook::Outlook;
use crate::state::{Phase, Slots};
use crate::ware::{SPACES, Wares};

/// How the sensible player weighs things, in gold. The numbers were found by letting variants play each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// A card from the draw pile, not yet seen.
    pub unseen: f32,
    /// What the other player's good costs, as a share of it.
    pub envy: f32,
    /// A sale that is planned counts for so much of its price.
    pub planned: f32,
    /// Wares without a plan, by their number: the stand fills up.
    pub left_over: [f32; 7],
    /// A ware card beyond its planned sale.
    pub ware_card: f32,
    /// Two ware cards that belong together: so much of what they earn.
    pub matched: f32,
    /// How good a drawn card must be to be kept, by the actions left for looking at others.
    pub keep: [f32; 5],
    /// A card that hurts this much is cancelled.
    pub hurts: f32,
    /// What an action is worth, besides the gold for two that are left.
    pub action: f32,
    /// A planned thing must bring this much to keep an action for it while drawing.
    pub wanted: f32,
    /// What persons and animals in the hand are worth is multiplied by this.
    pub helpers: f32,
}

/// The taste in use.
pub const TASTE: Taste = Taste {
    unseen: 1.8,
    envy: 0.6,
    planned: 0.85,
    left_over: [0.0, 2.2, 4.3, 6.2, 7.9, 9.3, 10.3],
    ware_card: 1.6,
    matched: 0.3,
    keep: [0.0, 0.7, 1.0, 1.3, 1.5],
    hurts: 2.4,
    action: 0.05,
    wanted: 1.2,
    helpers: 1.3,
};

/// So many ware cards are looked at together, the dearest ones.
const PLANNABLE: usize = 7;
/// So many cards are discarded at most for a series of wares: 1 + 2 + … + 6, for a whole stand (ASA.113).
const MOST_LOSSES: usize = Asante::series(SPACES) as usize;

/// What the player to decide can see, and what it makes of it. What every action asks for anew is worked out once.
pub(crate) struct Mind<'a> {
    pub(crate) game: &'a Asante,
    pub(crate) taste: &'a Taste,
    /// The table from the player's side, and how many actions are left in the turn, whosever it is.
    pub(crate) outlook: Outlook<'a>,
    pub(crate) phase: Phase,
    /// The holy places the player owns.
    pub(crate) places: Places,
    /// The card that the player is looking at.
    pub(crate) looking: Option<Kind>,
    /// Is this the player's last turn? Then nothing counts but gold.
    pub(crate) last: bool,
    /// The gold that so many different wares bring with an own artifact in play.
    for_different: Option<[u8; WARES]>,
    /// Is a slot for artifacts free?
    pub(crate) has_slot: bool,
    /// The ware cards of the hand, and what is planned with them.
    wares: WareCards,
    offers: Offers,
    /// What the other cards of the hand are worth to hold.
    others: f32,
    /// What the stand is worth as it is.
    now: OnceCell<f32>,
    /// What so many wares from the supply bring at most, of any kinds and of one.
    best_wares: [[OnceCell<f32>; SPACES as usize + 1]; 2],
}

/// What a player may come to own.
#[derive(Clone, Copy)]
pub(crate) struct Goodies {
    pub(crate) stand: Wares,
    pub(crate) hand: Hand,
    /// How many more cards can be sold with, if that matters.
    pub(crate) sales: u8,
}

/// The hand as it is, or with a card less or more.
#[derive(Clone, Copy)]
pub(crate) enum Hand {
    AsItIs,
    Without(Kind),
    With(Kind),
}

/// Ware cards, as many as are planned with and one more, the dearest first; of equal ones the first in the hand.
#[derive(Clone, Copy, Default)]
struct WareCards {
    dearest: Few<Kind, { PLANNABLE + 1 }>,
    count: usize,
}

/// What a ware card could sell, and for how much.
#[derive(Clone, Copy)]
struct Offer {
    goods: Goods,
    price: f32,
}

/// What the dearest ware cards could sell.
#[derive(Clone, Copy)]
struct Offers {
    all: [Offer; PLANNABLE],
    count: usize,
}

impl<'a> Mind<'a> {
    pub(crate) fn new(taste: &'a Taste, survey: &Survey<'a>) -> Self {
        let Survey { outlook, phase, places, looking, last, frame: _ } = *survey;
        let (game, artifacts) = (outlook.game, outlook.own.artifacts);
        let mut rules = artifacts.iter().flatten().filter_map(|artifact| game.rule(artifact.card));
        let for_different = rules.find_map(Weighed::for_different);
        let mut mind = Mind {
            game,
            taste,
            outlook,
            phase,
            places,
            looking,
            last,
            for_different,
            has_slot: artifacts.iter().any(Option::is_none),
            wares: WareCards::default(),
            offers: Offers { all: [Offer { goods: Goods::Packages(0), price: 0.0 }; PLANNABLE], count: 0 },
            others: 0.0,
            now: OnceCell::new(),
            best_wares: Default::default(),
        };
        for card in game.cards.each(&outlook.hand) {
            match selling_price(game, card) {
                Some(price) => mind.wares.add(game, card, price),
                None => mind.others += mind.held(card),
            }
        }
        mind.offers = mind.offers_of(&mind.wares);
        mind
    }

    pub(crate) fn stand(&self) -> Wares {
        self.outlook.own.stand
    }

    /// The player's artifacts, or the other player's.
    pub(crate) fn artifacts(&self, own: bool) -> Slots {
        if own { self.outlook.own.artifacts } else { self.outlook.opponent.artifacts }
    }

    /// How many sales are still possible in a last turn, one action having been spent.
    pub(crate) fn sales(&self, spent: u8) -> u8 {
        if self.last { self.outlook.actions.saturating_sub(spent) } else { u8::MAX }
    }

    /// The worth of wares with the hand as it is.
    pub(crate) fn stock(&self, stand: Wares) -> f32 {
        self.worth(Goodies { stand, hand: Hand::AsItIs, sales: self.sales(0) })
    }

    /// The worth of the stand as it is.
    pub(crate) fn now(&self) -> f32 {
        *self.now.get_or_init(|| self.stock(self.stand()))
    }

    /// What wares and ware cards are worth together: the best sales that can be planned, and what is left.
    pub(crate) fn worth(&self, goodies: Goodies) -> f32 {
        let (mut offers, mut count, mut rest) = (self.offers, self.wares.count, self.others);
        match goodies.hand {
            Hand::AsItIs => {}
            Hand::With(card) | Hand::Without(card) if selling_price(self.game, card).is_some() => {
                let wares = self.changed_wares(goodies.hand);
                (offers, count) = (self.offers_of(&wares), wares.count);
            }
            Hand::With(card) => rest += self.held(card),
            Hand::Without(card) => rest = self.others_without(card),
        }
        if !self.last {
            rest += self.taste.ware_card * count.saturating_sub(PLANNABLE) as f32;
        }
        rest + self.plan(goodies.stand, &offers.all[..offers.count], goodies.sales)
    }

    /// The ware cards of a hand.
    fn changed_wares(&self, hand: Hand) -> WareCards {
        let mut wares = self.wares;
        match hand {
            Hand::AsItIs => {}
            Hand::With(card) => {
                if let Some(price) = selling_price(self.game, card) {
                    wares.add(self.game, card, price);
                }
            }
            Hand::Without(card) => wares.remove(card),
        }
        wares
    }

    /// What can be planned with these cards.
    fn offers_of(&self, cards: &WareCards) -> Offers {
        let share = if self.last { 0.95 } else { self.taste.planned };
        let mut offers = self.offers;
        offers.count = cards.dearest.len().min(PLANNABLE);
        for (offer, &card) in offers.all.iter_mut().zip(cards.dearest.iter()) {
            if let Class::Ware { goods, sell, .. } = self.class(card) {
                *offer = Offer { goods, price: share * f32::from(sell) };
            }
        }
        offers
    }

    /// What the cards that are no ware cards are worth to hold, without one of them.
    fn others_without(&self, card: Kind) -> f32 {
        let mut rest = self.outlook.hand;
        self.game.cards.forget(&mut rest, card);
        let kept = self.game.cards.each(&rest).filter(|&card| selling_price(self.game, card).is_none());
        kept.fold(0.0, |sum, card| sum + self.held(card))
    }

    /// The best way to sell with some of these cards.
    fn plan(&self, stand: Wares, offers: &[Offer], sales: u8) -> f32 {
        let Some((offer, more)) = offers.split_first() else { return self.left_over(stand) };
        let kept = if self.last { 0.0 } else { self.taste.ware_card };
        let unsold = kept + self.plan(stand, more, sales);
        let wanted = match offer.goods {
            Goods::Named(counts) => Some(Wares::new(counts)),
            Goods::Packages(count) => Ware::ALL
                .into_iter()
                .filter(|ware| stand.count(*ware) >= count)
                .max_by_key(|ware| stand.count(*ware))
                .map(|ware| Wares::of(ware, count)),
        };
        match wanted.filter(|wares| sales > 0 && stand.cover(*wares)) {
            None => unsold,
            Some(wares) => {
                let mut rest = stand;
                rest.take(wares);
                unsold.max(offer.price + self.plan(rest, more, sales.saturating_sub(1)))
            }
        }
    }

    fn left_over(&self, stand: Wares) -> f32 {
        if self.last {
            return 0.0;
        }
        let plain = self.taste.left_over[usize::from(stand.total()).min(self.taste.left_over.len() - 1)];
        let kinds = usize::from(stand.set().count());
        match self.for_different {
            Some(gold) if kinds > 0 => {
                let rest = usize::from(stand.total()) - kinds;
                plain.max(self.taste.planned * f32::from(gold[kinds - 1]) + self.taste.left_over[rest])
            }
            Some(_) | None => plain,
        }
    }

    pub(crate) fn class(&self, card: Kind) -> Class {
        self.game.classes[usize::from(card.0)]
    }

    pub(crate) fn blessing(&self, place: Holy) -> Blessing {
        self.game.blessings[usize::from(place.0)]
    }

    /// Each kind of card in the hand once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.game.cards.kinds(&self.outlook.hand)
    }

    /// Every card in the hand.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Kind> {
        self.game.cards.each(&self.outlook.hand)
    }

    /// What holding this card is worth.
    pub(crate) fn held(&self, card: Kind) -> f32 {
        if self.last {
            return 0.0;
        }
        match self.class(card) {
            Class::Ware { .. } => self.taste.ware_card,
            Class::Artifact { effect, .. } => {
                let share = if self.has_slot { 0.6 } else { 0.3 };
                share * effect.rule().in_play()
            }
            Class::Person(effect) | Class::Animal(effect) => self.taste.helpers * effect.rule().held(),
        }
    }

    /// What one more card in the hand would be worth, with the plans it makes possible.
    pub(crate) fn gained(&self, card: Kind) -> f32 {
        let then = Goodies { stand: self.stand(), hand: Hand::With(card), sales: self.sales(0) };
        self.worth(then) - self.now() + self.match_up(card)
    }

    /// Two ware cards belong together when one buys what the other sells.
    fn match_up(&self, card: Kind) -> f32 {
        let named = |card: Kind| match self.class(card) {
            Class::Ware { goods: Goods::Named(counts), buy, sell } => Some((Wares::new(counts), buy, sell)),
            Class::Ware { .. } | Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => None,
        };
        let Some((wares, buy, sell)) = named(card).filter(|_| !self.last) else { return 0.0 };
        let deal = |bought: Wares, sold: Wares, buy: u8, sell: u8| {
            let mut stand = self.stand();
            stand.add(bought);
            if stand.cover(sold) { self.taste.matched * (f32::from(sell) - f32::from(buy)) } else { 0.0 }
        };
        let deals = self.kinds().filter_map(named).map(|(other, their_buy, their_sell)| {
            deal(other, wares, their_buy, sell).max(deal(wares, other, buy, their_sell))
        });
        deals.fold(0.0, f32::max)
    }

    /// What a holy place brings, used once.
    pub(crate) fn blessed(&self, blessing: Blessing) -> f32 {
        match blessing {
            Blessing::DrawCard if self.last => 0.1,
            Blessing::DrawCard => self.taste.unseen,
            Blessing::TakeGold { gold } => f32::from(gold),
            Blessing::RegainAction => {
                let playing = self.phase == Phase::Playing && self.outlook.actions <= 1;
                if playing { 1.1 } else { 0.2 }
            }
            Blessing::ChangeWare => {
                let stand = self.stand();
                let best = self.best_swap(stand, 1, self.outlook.supply.set().wares());
                best.unwrap_or(0.0)
            }
            Blessing::Any => {
                let others = self.game.blessings.iter().filter(|&&blessing| blessing != Blessing::Any);
                others.map(|&blessing| self.blessed(blessing)).fold(0.0, f32::max)
            }
        }
    }

    /// The most that exchanging up to so many wares of one kind for others, one of each kind, can bring.
    pub(crate) fn best_swap(&self, stand: Wares, most: u8, from: Wares) -> Option<f32> {
        let now = self.stock(stand);
        let mut best: Option<f32> = None;
        for give in stand.kinds() {
            for set in from.set().without(give).subsets() {
                if set.count() <= most.min(stand.count(give)) {
                    let mut then = stand;
                    then.take(Wares::of(give, set.count()));
                    then.add(set.wares());
                    let gain = self.stock(then) - now;
                    best = Some(best.map_or(gain, |known| known.max(gain)));
                }
            }
        }
        best
    }

    /// The most that `count` wares from the supply can bring, perhaps all of one kind.
    pub(crate) fn best_wares(&self, count: u8, alike: bool) -> f32 {
        let known = self.best_wares[usize::from(alike)].get(usize::from(count));
        known.map_or_else(
            || self.find_wares(count, alike),
            |known| *known.get_or_init(|| self.find_wares(count, alike)),
        )
    }

    fn find_wares(&self, count: u8, alike: bool) -> f32 {
        let (stand, now) = (self.stand(), self.now());
        let mut best = 0.0f32;
        let mut look = |wares: Wares| {
            let mut then = stand;
            then.add(wares);
            best = best.max(self.stock(then) - now);
        };
        if alike {
            for ware in self.outlook.supply.kinds() {
                let fits = count.min(stand.free()).min(self.outlook.supply.count(ware));
                look(Wares::of(ware, fits));
            }
        } else {
            self.outlook.supply.choices(count.min(stand.free()), &mut look);
        }
        best
    }

    /// The least valuable card of the hand, besides one that is spent.
    pub(crate) fn cheapest(&self, spent: Option<Kind>) -> Option<f32> {
        // Of a kind that is there twice, one is left when the other is spent.
        let hand = &self.outlook.hand;
        let left = |&card: &Kind| Some(card) != spent || self.game.cards.count(hand, card) > 1;
        self.kinds().filter(left).map(|card| self.lost(card)).reduce(f32::min)
    }

    /// What losing each card of the hand costs, the least first: as many as any series asks for.
    pub(crate) fn losses(&self) -> Few<f32, MOST_LOSSES> {
        let mut losses: Few<f32, MOST_LOSSES> = Few::new();
        for card in self.cards() {
            let loss = self.lost(card);
            if losses.len() == MOST_LOSSES {
                if losses[MOST_LOSSES - 1] <= loss {
                    continue;
                }
                losses.pop();
            }
            let place = losses.partition_point(|known| *known < loss);
            losses.push(loss);
            losses[place..].rotate_right(1);
        }
        losses
    }

    /// What losing this card of the hand costs.
    pub(crate) fn lost(&self, card: Kind) -> f32 {
        let then = Goodies { stand: self.stand(), hand: Hand::Without(card), sales: self.sales(0) };
        (self.now() - self.worth(then)).max(0.05 * self.held(card))
    }

    /// The least that losing so many wares costs.
    pub(crate) fn cheapest_wares(&self, count: u8) -> Option<f32> {
        let (stand, now) = (self.stand(), self.now());
        let mut least: Option<f32> = None;
        stand.choices(count, &mut |wares| {
            let mut then = stand;
            then.take(wares);
            let loss = now - self.stock(then);
            least = Some(least.map_or(loss, |known| known.min(loss)));
        });
        least
    }

    /// A card or a ware of the other player's, to us.
    pub(crate) fn envied(&self, worth: f32) -> f32 {
        if self.last { 0.0 } else { self.taste.envy * worth }
    }
}

/// For how much a card sells; none if it is no ware card.
fn selling_price(game: &Asante, card: Kind) -> Option<u8> {
    match game.classes[usize::from(card.0)] {
        Class::Ware { sell, .. } => Some(sell),
        Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => None,
    }
}

impl WareCards {
    /// Puts a card in behind those that sell for as much.
    fn add(&mut self, game: &Asante, card: Kind, price: u8) {
        self.count += 1;
        let is_dearer = |other: &Kind| selling_price(game, *other).is_some_and(|other| other >= price);
        let place = self.dearest.partition_point(is_dearer);
        if self.dearest.len() == PLANNABLE + 1 {
            if place == self.dearest.len() {
                return;
            }
            self.dearest.pop();
        }
        self.dearest.push(card);
        self.dearest[place..].rotate_right(1);
    }

    /// Takes a card out.
    fn remove(&mut self, card: Kind) {
        self.count -= 1;
        if let Some(place) = self.dearest.iter().position(|other| *other == card) {
            self.dearest[place..].rotate_left(1);
            self.dearest.pop();
        }
    }
}
