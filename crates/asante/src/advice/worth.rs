//! What things are worth to the sensible player, in gold.

use game::{Seat, ViewOf};

use crate::Asante;
use crate::card::{Blessing, Class, Effect, Goods, Holy, Kind, WARES, Ware};
use crate::state::{Phase, other};
use crate::view::Open;
use crate::ware::Wares;

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

/// What the player to decide can see, and what it makes of it.
pub(super) struct Mind<'a> {
    pub(super) game: &'a Asante,
    pub(super) taste: &'a Taste,
    pub(super) open: &'a Open,
    pub(super) me: Seat,
    pub(super) hand: &'a [Kind],
    /// Is this the player's last turn? Then nothing counts but gold.
    pub(super) last: bool,
    /// The prices of a pottery of one's own in play.
    pottery: Option<[u8; WARES]>,
}

/// What a player may come to own.
#[derive(Clone, Copy)]
pub(super) struct Goodies<'a> {
    pub(super) stand: Wares,
    /// The hand but for the cards that are spent.
    pub(super) hand: &'a [Kind],
    /// How many more cards can be sold with, if that matters.
    pub(super) sales: u8,
}

impl<'a> Mind<'a> {
    pub(super) fn new(game: &'a Asante, taste: &'a Taste, view: &'a ViewOf<Asante>, me: Seat) -> Self {
        let open = &view.open;
        let pottery =
            open.artifacts[me].iter().flatten().find_map(|artifact| match game.effect(artifact.card) {
                Some(Effect::SellDifferent { gold }) => Some(gold),
                Some(_) | None => None,
            });
        let last = open.trigger == Some(other(me)) && open.active == me;
        let hand = open.own.as_deref().unwrap_or_default();
        Mind { game, taste, open, me, hand, last, pottery }
    }

    pub(super) fn stand(&self) -> Wares {
        self.open.stands[self.me]
    }

    /// How many sales are still possible in a last turn, one action having been spent.
    pub(super) fn sales(&self, spent: u8) -> u8 {
        if self.last { self.open.actions.saturating_sub(spent) } else { u8::MAX }
    }

    /// The worth of wares with the hand as it is.
    pub(super) fn stock(&self, stand: Wares) -> f32 {
        self.worth(Goodies { stand, hand: self.hand, sales: self.sales(0) })
    }

    /// What wares and ware cards are worth together: the best sales that can be planned, and what is left.
    pub(super) fn worth(&self, goodies: Goodies<'_>) -> f32 {
        let mut cards: Vec<(Goods, u8)> = Vec::new();
        let mut rest = 0.0;
        for card in goodies.hand {
            match self.class(*card) {
                Class::Ware { goods, sell, .. } => cards.push((goods, sell)),
                Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => rest += self.held(*card),
            }
        }
        cards.sort_by_key(|(_, sell)| std::cmp::Reverse(*sell));
        if !self.last {
            rest += self.taste.ware_card * cards.len().saturating_sub(PLANNABLE) as f32;
        }
        cards.truncate(PLANNABLE);
        rest + self.plan(goodies.stand, &cards, goodies.sales)
    }

    /// The best way to sell with some of these cards.
    fn plan(&self, stand: Wares, cards: &[(Goods, u8)], sales: u8) -> f32 {
        let Some(((goods, sell), more)) = cards.split_first() else { return self.left_over(stand) };
        let kept = if self.last { 0.0 } else { self.taste.ware_card };
        let unsold = kept + self.plan(stand, more, sales);
        let wanted = match *goods {
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
                let share = if self.last { 0.95 } else { self.taste.planned };
                unsold.max(share * f32::from(*sell) + self.plan(rest, more, sales.saturating_sub(1)))
            }
        }
    }

    fn left_over(&self, stand: Wares) -> f32 {
        if self.last {
            return 0.0;
        }
        let plain = self.taste.left_over[usize::from(stand.total()).min(self.taste.left_over.len() - 1)];
        let kinds = usize::from(stand.set().count());
        match self.pottery {
            Some(gold) if kinds > 0 => {
                let rest = usize::from(stand.total()) - kinds;
                plain.max(self.taste.planned * f32::from(gold[kinds - 1]) + self.taste.left_over[rest])
            }
            Some(_) | None => plain,
        }
    }

    pub(super) fn class(&self, card: Kind) -> Class {
        self.game.deck().cards[usize::from(card.0)].class
    }

    pub(super) fn blessing(&self, place: Holy) -> Blessing {
        self.game.deck().holy[usize::from(place.0)].blessing
    }

    /// The hand without one card.
    pub(super) fn without(&self, card: Kind) -> Vec<Kind> {
        let mut hand = self.hand.to_vec();
        if let Some(index) = hand.iter().position(|held| *held == card) {
            hand.remove(index);
        }
        hand
    }

    /// What holding this card is worth.
    pub(super) fn held(&self, card: Kind) -> f32 {
        if self.last {
            return 0.0;
        }
        match self.class(card) {
            Class::Ware { .. } => self.taste.ware_card,
            Class::Artifact { effect, .. } => {
                let free = self.open.artifacts[self.me].iter().any(Option::is_none);
                let share = if free { 0.6 } else { 0.3 };
                share * in_play(effect)
            }
            Class::Person(effect) | Class::Animal(effect) => self.taste.helpers * held(effect),
        }
    }

    /// What one more card in the hand would be worth, with the plans it makes possible.
    pub(super) fn gained(&self, card: Kind) -> f32 {
        let hand: Vec<Kind> = self.hand.iter().copied().chain([card]).collect();
        let goodies = |hand| Goodies { stand: self.stand(), hand, sales: self.sales(0) };
        self.worth(goodies(&hand)) - self.worth(goodies(self.hand)) + self.match_up(card)
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
        let deals =
            self.hand.iter().filter_map(|other| named(*other)).map(|(other, their_buy, their_sell)| {
                deal(other, wares, their_buy, sell).max(deal(wares, other, buy, their_sell))
            });
        deals.fold(0.0, f32::max)
    }

    /// What a holy place brings, used once.
    pub(super) fn blessed(&self, blessing: Blessing) -> f32 {
        match blessing {
            Blessing::DrawCard if self.last => 0.1,
            Blessing::DrawCard => self.taste.unseen,
            Blessing::TakeGold { gold } => f32::from(gold),
            Blessing::RegainAction => {
                let playing = self.open.phase == Phase::Playing && self.open.actions <= 1;
                if playing { 1.1 } else { 0.2 }
            }
            Blessing::ChangeWare => {
                let stand = self.stand();
                let best = self.best_swap(stand, 1, self.open.supply.set().wares());
                best.unwrap_or(0.0)
            }
            Blessing::Any => {
                let places = self.game.deck().holy.iter();
                let others = places.filter(|row| row.blessing != Blessing::Any);
                others.map(|row| self.blessed(row.blessing)).fold(0.0, f32::max)
            }
        }
    }

    /// The most that exchanging up to so many wares of one kind for others, one of each kind, can bring.
    pub(super) fn best_swap(&self, stand: Wares, most: u8, from: Wares) -> Option<f32> {
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
    pub(super) fn best_wares(&self, count: u8, alike: bool) -> f32 {
        let (stand, now) = (self.stand(), self.stock(self.stand()));
        let mut best = 0.0f32;
        let mut look = |wares: Wares| {
            let mut then = stand;
            then.add(wares);
            best = best.max(self.stock(then) - now);
        };
        if alike {
            for ware in self.open.supply.kinds() {
                let fits = count.min(stand.free()).min(self.open.supply.count(ware));
                look(Wares::of(ware, fits));
            }
        } else {
            self.open.supply.choices(count.min(stand.free()), &mut look);
        }
        best
    }

    /// The least valuable card of the hand, besides one that is spent.
    pub(super) fn cheapest(&self, spent: Option<Kind>) -> Option<f32> {
        let hand = spent.map_or_else(|| self.hand.to_vec(), |card| self.without(card));
        hand.iter().map(|card| self.lost(*card)).reduce(f32::min)
    }

    /// What losing this card of the hand costs.
    pub(super) fn lost(&self, card: Kind) -> f32 {
        let hand = self.without(card);
        let then = self.worth(Goodies { stand: self.stand(), hand: &hand, sales: self.sales(0) });
        let now = self.stock(self.stand());
        (now - then).max(0.05 * self.held(card))
    }

    /// The least that losing so many wares costs.
    pub(super) fn cheapest_wares(&self, count: u8) -> Option<f32> {
        let (stand, now) = (self.stand(), self.stock(self.stand()));
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
    pub(super) fn envied(&self, worth: f32) -> f32 {
        if self.last { 0.0 } else { self.taste.envy * worth }
    }
}

/// What an artifact in its slot is worth to its owner for the rest of the game.
pub(super) fn in_play(effect: Effect) -> f32 {
    match effect {
        Effect::SellDifferent { .. } => 5.0,
        Effect::ApplyHolyPlace | Effect::DiscardForWares { .. } => 3.5,
        Effect::DrawAndKeepOne { .. } | Effect::PayToDraw { .. } | Effect::ReturnToDraw { .. } => 2.5,
        Effect::DiscardForGold { .. } => 4.5,
        // The rest is for persons and animals.
        Effect::Cancel
        | Effect::SeekAnimal
        | Effect::ExchangeForDifferent { .. }
        | Effect::DiscardSeriesForWares
        | Effect::ApplyHolyPlaces
        | Effect::TakeDiscarded
        | Effect::TakeDiscardedArtifact
        | Effect::Haggle { .. }
        | Effect::SwapWare
        | Effect::RefillOrReduce { .. }
        | Effect::SellEach { .. }
        | Effect::PayForWares { .. }
        | Effect::LookAndTake { .. }
        | Effect::WaresOrCards { .. }
        | Effect::TakeGoldIfPoorer { .. }
        | Effect::BreakArtifact
        | Effect::BorrowArtifact
        | Effect::TakeWares { .. }
        | Effect::OpponentReturns { .. }
        | Effect::StealWare
        | Effect::SwapRandomCard => 0.0,
    }
}

/// What holding a person or an animal is worth.
fn held(effect: Effect) -> f32 {
    match effect {
        Effect::TakeWares { .. } => 2.2,
        Effect::Cancel | Effect::PayForWares { .. } | Effect::TakeGoldIfPoorer { .. } => 1.6,
        Effect::SeekAnimal
        | Effect::ApplyHolyPlaces
        | Effect::TakeDiscarded
        | Effect::Haggle { .. }
        | Effect::LookAndTake { .. }
        | Effect::WaresOrCards { .. }
        | Effect::RefillOrReduce { .. } => 1.4,
        Effect::SellEach { .. }
        | Effect::StealWare
        | Effect::OpponentReturns { .. }
        | Effect::SwapWare
        | Effect::BreakArtifact
        | Effect::BorrowArtifact => 1.1,
        Effect::ExchangeForDifferent { .. }
        | Effect::DiscardSeriesForWares
        | Effect::TakeDiscardedArtifact
        | Effect::SwapRandomCard => 0.8,
        Effect::SellDifferent { .. }
        | Effect::ApplyHolyPlace
        | Effect::DrawAndKeepOne { .. }
        | Effect::PayToDraw { .. }
        | Effect::DiscardForWares { .. }
        | Effect::DiscardForGold { .. }
        | Effect::ReturnToDraw { .. } => 0.0,
    }
}
