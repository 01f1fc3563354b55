//! A sensible player: bids what it holds, names the trump it has most of, calls the partner whose open cards help, wins
//! tricks cheaply, and gives its triangles to its own side.

/// What is true of an action and matters.
mod facts;
/// What a partner understands.
mod legible;
/// Playing to tricks.
mod play;

use cards::kind::KINDS;
use cards::{Bag, Kind};
use game::{Advise, BySeat, Fact, Few, Seat, ViewOf, Viewer};

use crate::Mu;
use crate::action::Action;
use crate::card::{LeftOut, Sort, Suits, TRUMPS, Trump, Trumps, lowest};
use crate::config::SMALL_TABLE;
use crate::digest::named;
use crate::score::level;
use crate::state::{Act, Deed, Frame, State};
use crate::view::Open;
use play::MOST_CARDS;

/// How the sensible player weighs things. The numbers were found by letting variants play each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// The part of a fair share of triangles that every trick hoped for brings.
    pub trick: f32,
    /// How much better than a bystander a partner does.
    pub partner: f32,
    /// How many triangles more than needed the sensible player wants to expect.
    pub margin: f32,
    /// How many triangles more a chief without partner takes than the tricks hoped for.
    pub alone: f32,
    /// From how many cards on an auction is no longer about contracts: it will end in a tie that somebody pays for.
    pub frenzy: u8,
}

/// The taste in use.
pub const TASTE: Taste = Taste { trick: 1.0, partner: 1.2, margin: -1.0, alone: 4.0, frenzy: 8 };

impl Advise for Mu {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(&TASTE, view, legal)
    }

    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        let open = Open::of(world, Viewer::Seat(seat));
        self.advise_seat(&TASTE, &Scene::in_world(world, &open), seat, legal)
    }

    fn sensible(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Action> {
        self.legible(view, legal)
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        self.facts_of(view, legal, action)
    }
}

/// What the sensible player looks at.
struct Scene<'a> {
    open: &'a Open,
    /// What the last step did.
    deed: &'a Deed,
    /// The cards of the tricks already won, and the suits each seat has shown to have none of, as far as they are remembered.
    played: Bag,
    voids: BySeat<Suits>,
}

impl<'a> Scene<'a> {
    fn of(view: &'a ViewOf<Mu>) -> Scene<'a> {
        let open = &view.open;
        let (played, voids) = match &view.memory {
            Some(memory) => (memory.played, memory.voids),
            None => (Bag::EMPTY, BySeat::all(open.counts.count(), Suits::NONE)),
        };
        Scene { open, deed: &view.last.deed, played, voids }
    }

    /// The same of a whole world, whose open part this is.
    fn in_world(world: &'a State, open: &'a Open) -> Scene<'a> {
        Scene { open, deed: &world.last, played: world.played, voids: world.voids }
    }
}

impl Mu {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let Some(seat) = view.viewer.seat() else { return legal[0] };
        self.advise_seat(taste, &Scene::of(view), seat, legal)
    }

    fn advise_seat(&self, taste: &Taste, scene: &Scene<'_>, seat: Seat, legal: &[Action]) -> Action {
        let open = scene.open;
        let Some(own) = open.own else { return legal[0] };
        let hand = own.plus(open.laid[seat]);
        match open.frame {
            Frame::Bidding => self.advise_lay(taste, scene, seat, hand, legal),
            Frame::ViceTrump | Frame::ChiefTrump => self.advise_trump(open, hand, legal),
            Frame::Partner => advise_partner(open, legal),
            Frame::Playing => self.advise_play(scene, seat, legal),
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => legal[0],
        }
    }

    fn advise_lay(
        &self,
        taste: &Taste,
        scene: &Scene<'_>,
        seat: Seat,
        hand: Bag,
        legal: &[Action],
    ) -> Action {
        let open = scene.open;
        let (trump, tricks) = best_trump(hand);
        let wanted = self.wanted(taste, open, seat, tricks);
        let stop = if open.auction.is_laying() { Action::Done } else { Action::Pass };
        if open.laid[seat].count() >= wanted {
            return stop;
        }
        // The cards to show: those of the trump first. The lowest of them is laid first.
        let mut cards: Few<Kind, MOST_CARDS> = hand.cards().collect();
        cards.sort_by_key(|&card| show_order(card, trump));
        let shown: Bag = cards.iter().copied().take(usize::from(wanted)).collect();
        let is_next = |card: Kind| shown.count_of(card) > open.laid[seat].count_of(card);
        let is_right = |card: Kind| is_next(card) && is_in_order(open, scene.deed, card);
        let next = legal.iter().find(|&&action| matches!(action, Action::Lay(card) if is_right(card)));
        next.copied().unwrap_or(stop)
    }

    /// How many cards to have laid at the end of this turn.
    fn wanted(&self, taste: &Taste, open: &Open, seat: Seat, tricks: f32) -> u8 {
        let most = open.auction.limit - 1;
        let laid = open.laid[seat].count();
        let before = if open.auction.is_laying() { 0 } else { laid };
        let leads = before == most && most > 0;
        let others = Seat::all(self.settings.seats).filter(|&other| other != seat);
        let tied = others.clone().any(|other| open.laid[other].count() == most);
        let worth = self.bid_worth(taste, tricks);
        if most >= taste.frenzy {
            // Somebody will pay for a tie: whoever is level first gains, so lead while others can still follow.
            let followers = others.filter(|&other| open.counts[other] > 0).count();
            return if followers > 0 && (!leads || tied) { most + 1 } else { laid };
        }
        if worth > most && !leads { most + 1 } else { laid }
    }

    /// The highest bid whose contract a hand should keep that hopes for so many tricks.
    fn bid_worth(&self, taste: &Taste, tricks: f32) -> u8 {
        level(self.settings.seats, (self.expected(taste, tricks) - taste.margin).max(0.0) as u8)
    }

    /// The triangles the chief's side can expect with a hand that hopes for so many tricks.
    fn expected(&self, taste: &Taste, tricks: f32) -> f32 {
        let (seats, size) = (f32::from(self.settings.seats), f32::from(self.hand_size()));
        let all = if self.settings.seats == SMALL_TABLE { 36.0 } else { 60.0 };
        let own = (taste.trick * tricks * all / size).min(all);
        if self.settings.seats == SMALL_TABLE {
            return own + taste.alone;
        }
        own + taste.partner * (all - own) / (seats - 1.0)
    }

    /// The trump that makes most of the hand, among those that may be named.
    fn advise_trump(&self, open: &Open, hand: Bag, legal: &[Action]) -> Action {
        let value = |action: Action| self.hoped(open, hand, action.trump());
        let best = legal.iter().copied().max_by(|&one, &other| value(one).total_cmp(&value(other)));
        best.unwrap_or(legal[0])
    }

    /// The tricks that a hand hopes for after its owner has named this.
    pub(crate) fn hoped(&self, open: &Open, hand: Bag, trump: Option<Trump>) -> f32 {
        self.tricks(hand, named(open, trump))
    }

    /// The tricks a hand hopes for.
    fn tricks(&self, hand: Bag, trumps: Trumps) -> f32 {
        let order = self.order(trumps);
        let count = hand.cards().filter(|&card| order.is_trump(card)).count();
        hand.cards().map(|card| power(card, trumps)).sum::<f32>() + length(count)
    }
}

/// Is this card not lower than the one laid before it in this turn? The order of a bid means nothing (MU.10), so one is
/// enough to think about.
fn is_in_order(open: &Open, deed: &Deed, card: Kind) -> bool {
    let Act::Laid { by, card: before } = deed.act else { return true };
    by != open.turn || before <= card
}

/// The player whose open cards help most.
fn advise_partner(open: &Open, legal: &[Action]) -> Action {
    let trumps = open.contract.trumps;
    let helps = |seat: Seat| {
        let cards = open.laid[seat].cards();
        (10.0 * cards.map(|card| power(card, trumps)).sum::<f32>()) as i32
            + i32::from(open.laid[seat].count())
    };
    let best = legal.iter().copied().max_by_key(|&action| action.partner().map_or(i32::MIN, helps));
    best.unwrap_or(legal[0])
}

/// The trump a hand would name, and the tricks it hopes for with it.
pub(crate) fn best_trump(hand: Bag) -> (Trump, f32) {
    let mut powers = [0.0; TRUMPS];
    for card in hand.cards() {
        powers.iter_mut().zip(&POWERS[card.index()]).for_each(|(sum, power)| *sum += power);
    }
    let [once, twice] = [hand.kinds_mask(), hand.twice_mask()];
    let count = |trump: Trump| (once & trump.mask()).count_ones() + (twice & trump.mask()).count_ones();
    let best = Trump::all().zip(powers).map(|(trump, sum)| (trump, sum + length(count(trump) as usize)));
    best.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are trumps")
}

/// The tricks that so many trumps bring by their number: a long suit outlives the others'.
fn length(trumps: usize) -> f32 {
    trumps.saturating_sub(3) as f32 * 0.25
}

/// How likely each kind is to win a trick, with each trump alone.
static POWERS: [[f32; TRUMPS]; KINDS as usize] = {
    let mut powers = [[0.0; TRUMPS]; KINDS as usize];
    let mut kinds = (1 << KINDS) - 1;
    while kinds != 0 {
        let card = lowest(kinds);
        let mut place = 0;
        while place < TRUMPS {
            powers[card.index()][place] = power(card, Trumps { chief: Trump::at(place), vice: None });
            place += 1;
        }
        kinds &= kinds - 1;
    }
    powers
};

/// How likely a card is to win a trick.
const fn power(card: Kind, trumps: Trumps) -> f32 {
    const SIDE: [f32; 10] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 0.15, 0.35, 0.6];
    const COLOUR: [f32; 10] = [0.2, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.65, 0.8, 0.9];
    let is_vices = match trumps.vice {
        Some(vice) => vice.has(card),
        None => false,
    };
    let number = card.number() as usize;
    match trumps.chief {
        Some(chief) if chief.has(card) => match chief.sort() {
            _ if is_vices => 1.0,
            Sort::Colour(_) => COLOUR[number],
            Sort::Number(1 | 7) => 0.75,
            Sort::Number(_) => 0.85,
        },
        Some(_) | None if is_vices => 0.8 * COLOUR[number],
        Some(_) | None => SIDE[number],
    }
}

/// Which cards are shown first when bidding: one that names the trump, then others of it, then low ones.
fn show_order(card: Kind, trump: Trump) -> (u8, u8) {
    (u8::from(!trump.has(card)), card.number())
}

/// The cards in play.
fn deck(open: &Open) -> Bag {
    open.left_out.map_or(Bag::FULL, LeftOut::deck)
}
