//! Views as numbers.
//!
//! Cards of which there can be several have a value for every card of the deck, those of a row next to each other as in a
//! [`Bag`](crate::bag::Bag): two of a row are its first two values. Where it is enough to name them, they have a value for
//! every row, as in the letters of actions. Where the order counts there are numbers of rows, counted from 1, and 0 where
//! there is none; what such a card or holy place does stands beside it.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// The deck itself.
mod deck;
/// What is waiting to be decided.
mod frames;
/// What can be done with the cards.
mod uses;

use game::{Observe, Pen, Plane, Seat, ViewOf};

use crate::Asante;
use crate::bag::{Cards, Row};
use crate::card::{MOST_CARDS, MOST_HOLY, MOST_KINDS, WARES, Ware};
use crate::digest::bonus;
use crate::effects::Effect;
use crate::rules::outlook::Outlook;
use crate::state::{ACTIONS, ENOUGH_GOLD, MOST_FRAMES, MOST_SEEN, Phase, SLOTS, other};
use crate::view::{Between, Glimpse, Open};
use crate::ware::{OF_EACH, SPACES};
use deck::{BLESSINGS, NUMBERS};
use frames::CODES;
use uses::{KindSet, Uses};

/// Gold is shown in so many steps of [`GOLD_STEP`], beside the exact number.
const GOLD_STEPS: usize = 20;
const GOLD_STEP: u32 = 4;
/// Hands are shown card by card up to this, beside the exact number.
const HAND_STEPS: usize = 12;
/// The draw pile is shown in so many steps of [`PILE_STEP`], beside the exact number.
const PILE_STEPS: usize = 16;
const PILE_STEP: u16 = 8;
/// The last turns of ASA.61 are counted down from this.
const LAST_TURNS: usize = 12;
/// Unseen cards that cancel others are counted up to this.
const KEEPER_STEPS: usize = 6;
/// The gold that trades can bring is shown up to this.
const MOST_GAIN: u8 = ENOUGH_GOLD as u8;
const STAND: usize = SPACES as usize;

impl Observe for Asante {
    const PLANES: &'static [Plane] = &[
        // The settings, but for the deck.
        Plane::new("most turns", &[1], 200),
        Plane::bits("remembers", &[1]),
        // The turn.
        Plane::bits("own turn", &[1]),
        Plane::bits("actions", &[ACTIONS as usize]),
        Plane::bits("regained", &[ACTIONS as usize]),
        Plane::bits("playing", &[1]),
        Plane::bits("visited", &[1]),
        Plane::new("turns", &[3], 255),
        Plane::bits("last turns", &[LAST_TURNS]),
        Plane::bits("trigger", &[2]),
        // Gold: then who has more, and who has enough to bring on the end: both, and the viewer with all that can be sold now.
        Plane::new("gold", &[2, 3], 255),
        Plane::bits("gold steps", &[2, GOLD_STEPS]),
        Plane::bits("ahead", &[3]),
        Plane::bits("enough", &[3]),
        // Wares: on the stands, how many kinds there, free spaces.
        Plane::bits("stands", &[2, WARES, STAND]),
        Plane::bits("kinds", &[2, WARES]),
        Plane::bits("free", &[2, STAND]),
        Plane::new("supply", &[WARES], OF_EACH),
        // Artifacts by slot: what they do, face down, touchable.
        Plane::bits("artifacts", &[2, SLOTS, Effect::ON_ARTIFACTS + 2]),
        Plane::new("artifact rows", &[2, SLOTS], MOST_KINDS as u8),
        Plane::bits("usable artifacts", &[SLOTS]),
        // Holy places: in the row, whether each would help the viewer, owned, which kinds of the owned ones would help.
        Plane::bits("row", &[SLOTS, BLESSINGS]),
        Plane::new("row rows", &[SLOTS], MOST_HOLY as u8),
        Plane::bits("row helps", &[SLOTS]),
        Plane::bits("owned", &[2, MOST_HOLY]),
        Plane::bits("owned helps", &[BLESSINGS]),
        Plane::bits("place discards", &[MOST_HOLY]),
        Plane::new("place pile", &[1], MOST_HOLY as u8),
        // Cards: how many are where, then which.
        Plane::bits("counts", &[2, HAND_STEPS]),
        Plane::new("exact counts", &[2, 3], 255),
        Plane::bits("pile", &[PILE_STEPS]),
        Plane::new("exact pile", &[3], 255),
        Plane::bits("hand", &[MOST_CARDS]),
        Plane::bits("discards", &[MOST_CARDS]),
        Plane::bits("looked", &[MOST_SEEN]),
        Plane::bits("looking", &[MOST_KINDS]),
        Plane::new("looking rows", &[MOST_SEEN], MOST_KINDS as u8),
        // Memory: what each knows of the other's hand, the top of the draw pile, what was drawn, and who knows each card.
        Plane::bits("known", &[2, MOST_CARDS]),
        Plane::bits("top", &[MOST_KINDS]),
        Plane::new("top rows", &[MOST_SEEN], MOST_KINDS as u8),
        Plane::bits("top known", &[MOST_SEEN, 2]),
        Plane::new("drawn rows", &[MOST_SEEN], MOST_KINDS as u8),
        Plane::bits("drawn known", &[MOST_SEEN, 2]),
        // What can be done with the own cards and those looked at: usable, sellable, sellable after buying with another one; the gold of
        // the best sale, of all sales this turn, of all in a whole turn, of buying and selling, with the hand and with the cards looked at;
        // the wares on the own ware cards.
        Plane::bits("uses", &[3, MOST_KINDS]),
        Plane::new("gains", &[2, 4], MOST_GAIN),
        Plane::bits("wanted", &[WARES, STAND]),
        // The other hand: how many of its cards the viewer does not know, unseen cards that cancel, how likely it has one.
        Plane::bits("unknown", &[HAND_STEPS]),
        Plane::bits("keepers", &[KEEPER_STEPS]),
        Plane::new("likely keeper", &[1], 255),
        // What is asked: the frame, by what card and holy place, how many, of whom; then all frames, the next one first.
        Plane::bits("asked", &[CODES]),
        Plane::bits("asked effect", &[Effect::COUNT]),
        Plane::bits("asked blessing", &[BLESSINGS]),
        Plane::bits("asked number", &[MOST_SEEN]),
        Plane::bits("asked seat", &[2]),
        Plane::new("frames", &[MOST_FRAMES], CODES as u8),
        Plane::new("frame rows", &[MOST_FRAMES], MOST_KINDS as u8),
        Plane::new("frame numbers", &[MOST_FRAMES], 255),
        Plane::new("frame seats", &[MOST_FRAMES], 2),
        Plane::new("frame flags", &[MOST_FRAMES], 3),
        // Another deck than ours.
        Plane::bits("own deck", &[1]),
        Plane::new("deck counts", &[MOST_KINDS], 99),
        Plane::new("deck classes", &[MOST_KINDS], deck::CLASSES),
        Plane::new("deck effects", &[MOST_KINDS], Effect::COUNT as u8),
        Plane::new("deck numbers", &[MOST_KINDS, NUMBERS], 99),
        Plane::new("deck prices", &[MOST_KINDS, 2], 99),
        Plane::new("place counts", &[MOST_HOLY], MOST_HOLY as u8),
        Plane::new("place blessings", &[MOST_HOLY], BLESSINGS as u8),
        Plane::new("place gold", &[MOST_HOLY], 99),
    ];

    const LEFT_OUT: &'static [&'static str] = &[
        // What those know who have no seat; the players know more of each other, which is written.
        "memory.seen",
        // The card that the last step moved is in the hand or among the known cards where the viewer knows it.
        "memory.between.moved",
    ];

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let Some(me) = view.viewer.seat() else { return };
        let open = &view.open;
        let hand = self.cards.bag(open.own.as_deref().unwrap_or_default());
        let between = view.memory.as_ref().and_then(|memory| memory.between.as_ref());
        // As if the cards looked at were held already.
        let mut with_looked = hand;
        open.looking.iter().for_each(|&card| self.cards.add(&mut with_looked, card));
        let outlook = Outlook::from_chair(self, open, me, with_looked);
        let uses = Uses::of(self, open, me, &outlook, &hand);
        let table = Table { game: self, open, between, me, hand, outlook, uses };
        pen.plane("most turns");
        pen.number(self.most_turns / 2);
        pen.plane("remembers");
        pen.bit(view.memory.is_some());
        table.write_turn(pen);
        table.write_gold(pen);
        table.write_wares(pen);
        table.write_artifacts(pen);
        table.write_places(pen);
        table.write_cards(pen);
        table.write_memory(pen);
        table.write_uses(pen);
        table.write_other_hand(pen);
        self.write_frames(open, pen);
        self.write_deck(pen);
    }
}

/// The table from the viewer's chair.
struct Table<'a> {
    game: &'a Asante,
    open: &'a Open,
    between: Option<&'a Between>,
    me: Seat,
    hand: Cards,
    outlook: Outlook<'a>,
    uses: Uses,
}

impl Table<'_> {
    #[inline(always)]
    fn write_turn(&self, pen: &mut Pen<'_>) {
        let open = self.open;
        pen.plane("own turn");
        pen.bit(open.active == self.me);
        pen.plane("actions");
        pen.steps(open.actions.into(), ACTIONS.into());
        pen.plane("regained");
        pen.steps(open.regained.into(), ACTIONS.into());
        pen.plane("playing");
        pen.bit(open.phase == Phase::Playing);
        pen.plane("visited");
        pen.bit(open.visited);
        pen.plane("turns");
        pen.exact(open.turns.into());
        pen.plane("last turns");
        pen.steps(self.game.most_turns.saturating_sub(open.turns).into(), LAST_TURNS);
        pen.plane("trigger");
        for seat in pen.seats() {
            pen.bit(open.trigger == Some(seat));
        }
    }

    /// ASA.60
    #[inline(always)]
    fn write_gold(&self, pen: &mut Pen<'_>) {
        let gold = &self.open.gold;
        pen.plane("gold");
        for seat in pen.seats() {
            pen.exact(gold[seat] as i32);
        }
        pen.plane("gold steps");
        for seat in pen.seats() {
            pen.steps((gold[seat] / GOLD_STEP) as usize, GOLD_STEPS);
        }
        let (own, others) = (gold[self.me], gold[other(self.me)]);
        pen.plane("ahead");
        pen.bit(own > others);
        pen.bit(own == others);
        pen.bit(own < others);
        pen.plane("enough");
        pen.bit(own >= ENOUGH_GOLD);
        pen.bit(others >= ENOUGH_GOLD);
        let left = if self.open.active == self.me { bonus(self.open.actions) } else { 0 };
        pen.bit(own + left.max(self.uses.gains.now) >= ENOUGH_GOLD);
    }

    #[inline(always)]
    fn write_wares(&self, pen: &mut Pen<'_>) {
        let open = self.open;
        pen.plane("stands");
        for seat in pen.seats() {
            for ware in Ware::ALL {
                pen.steps(open.stands[seat].count(ware).into(), STAND);
            }
        }
        pen.plane("kinds");
        for seat in pen.seats() {
            pen.steps(open.stands[seat].set().count().into(), WARES);
        }
        pen.plane("free");
        for seat in pen.seats() {
            pen.steps(open.stands[seat].free().into(), STAND);
        }
        pen.plane("supply");
        for ware in Ware::ALL {
            pen.number(open.supply.count(ware));
        }
    }

    #[inline(always)]
    fn write_artifacts(&self, pen: &mut Pen<'_>) {
        let (game, artifacts) = (self.game, &self.open.artifacts);
        pen.plane("artifacts");
        for artifact in pen.seats().flat_map(|seat| artifacts[seat]) {
            match artifact {
                None => pen.skip(Effect::ON_ARTIFACTS + 2),
                Some(artifact) => {
                    let effect = game.effect(artifact.card).map(Effect::index);
                    pen.maybe_one_of(effect, Effect::ON_ARTIFACTS);
                    pen.bit(artifact.used);
                    pen.bit(game.touchable(artifact.card));
                }
            }
        }
        pen.plane("artifact rows");
        for artifact in pen.seats().flat_map(|seat| artifacts[seat]) {
            pen.number(row(artifact.map(|artifact| artifact.card)));
        }
        pen.plane("usable artifacts");
        if let Some(paid) = self.outlook.paid() {
            for artifact in artifacts[self.me] {
                pen.bit(artifact.is_some_and(|artifact| game.against_artifact(&paid, artifact).is_none()));
            }
        }
    }

    /// ASA.50 to ASA.53
    #[inline(always)]
    fn write_places(&self, pen: &mut Pen<'_>) {
        let (game, open) = (self.game, self.open);
        pen.plane("row");
        for place in open.row {
            pen.maybe_one_of(place.map(|place| game.blessing_place(place)), BLESSINGS);
        }
        pen.plane("row rows");
        open.row.iter().for_each(|&place| pen.number(row(place)));
        pen.plane("row helps");
        for place in open.row {
            pen.bit(place.is_some_and(|place| game.applicable(place, &self.outlook)));
        }
        pen.plane("owned");
        for seat in pen.seats() {
            pen.set(game.places.bag(&open.owned[seat]).words()[0], MOST_HOLY);
        }
        pen.plane("owned helps");
        let mut helps = 0;
        if open.active != self.me || !open.visited {
            for same in open.owned[self.me].chunk_by(|one, next| one == next) {
                helps |= u64::from(game.applicable(same[0], &self.outlook)) << game.blessing_place(same[0]);
            }
        }
        pen.set(helps, BLESSINGS);
        pen.plane("place discards");
        pen.set(game.places.bag(&open.place_discards).words()[0], MOST_HOLY);
        pen.plane("place pile");
        pen.number(open.place_pile);
    }

    #[inline(always)]
    fn write_cards(&self, pen: &mut Pen<'_>) {
        let open = self.open;
        pen.plane("counts");
        for seat in pen.seats() {
            pen.steps(open.counts[seat].into(), HAND_STEPS);
        }
        pen.plane("exact counts");
        for seat in pen.seats() {
            pen.exact(open.counts[seat].into());
        }
        pen.plane("pile");
        pen.steps(open.pile.div_ceil(PILE_STEP).into(), PILE_STEPS);
        pen.plane("exact pile");
        pen.exact(open.pile.into());
        pen.plane("hand");
        write_bag(&self.hand, pen);
        pen.plane("discards");
        write_bag(&self.outlook.discards, pen);
        pen.plane("looked");
        pen.steps(open.looked.into(), MOST_SEEN);
        pen.plane("looking");
        KindSet::of(open.looking.iter().copied()).write(pen);
        pen.plane("looking rows");
        open.looking.iter().for_each(|&card| pen.number(row(Some(card))));
    }

    #[inline(always)]
    fn write_memory(&self, pen: &mut Pen<'_>) {
        let (top, drawn) = self.traced();
        pen.plane("known");
        if let Some(between) = self.between {
            for seat in pen.seats() {
                write_bag(&self.game.cards.bag(&between.known[seat]), pen);
            }
        }
        pen.plane("top");
        KindSet::of(top.iter().filter_map(|glimpse| glimpse.card)).write(pen);
        pen.plane("top rows");
        write_rows(top, pen);
        pen.plane("top known");
        write_knowing(top, pen);
        pen.plane("drawn rows");
        write_rows(drawn, pen);
        pen.plane("drawn known");
        write_knowing(drawn, pen);
    }

    /// The cards on top and those drawn, as they are remembered.
    fn traced(&self) -> (&[Glimpse], &[Glimpse]) {
        self.between.map_or((&[], &[]), |between| (&between.top, &between.drawn))
    }

    #[inline(always)]
    fn write_uses(&self, pen: &mut Pen<'_>) {
        let uses = &self.uses;
        pen.plane("uses");
        for rows in [uses.usable, uses.sellable, uses.matched] {
            rows.write(pen);
        }
        pen.plane("gains");
        for gains in [uses.gains, uses.with_looked] {
            for gold in [gains.sale, gains.now, gains.turn, gains.deal] {
                pen.number(gold.min(MOST_GAIN.into()));
            }
        }
        pen.plane("wanted");
        uses.wanted.iter().for_each(|&count| pen.steps(count.into(), STAND));
    }

    /// ASA.41: may the other player cancel what is played?
    #[inline(always)]
    fn write_other_hand(&self, pen: &mut Pen<'_>) {
        let (cards, keepers) = (&self.game.cards, &self.game.keepers);
        let open = self.open;
        let keepers_in = |bag: &Cards| bag.and(keepers).count();
        let known = self.between.map(|between| cards.bag(&between.known[other(self.me)])).unwrap_or_default();
        let (top, drawn) = self.traced();
        let seen = |traced: &[Glimpse]| traced.iter().filter(|glimpse| glimpse.card.is_some()).count() as u16;
        let hidden = open.pile.saturating_sub(seen(top)) + drawn.len() as u16 - seen(drawn);
        let placed = keepers_in(&self.hand) + keepers_in(&self.outlook.discards) + keepers_in(&known);
        let traced = top.iter().chain(drawn).filter_map(|glimpse| glimpse.card);
        let traced = traced.filter(|&card| self.game.cancels(card)).count() as u16;
        let unseen = keepers.count().saturating_sub(placed + traced);
        let unknown = open.counts[other(self.me)].saturating_sub(known.count());
        pen.plane("unknown");
        pen.steps(unknown.into(), HAND_STEPS);
        pen.plane("keepers");
        pen.steps(unseen.into(), KEEPER_STEPS);
        pen.plane("likely keeper");
        let certain = keepers_in(&known) > 0;
        pen.number(if certain { 255 } else { likely(unseen, unknown, unknown + hidden) });
    }
}

/// How likely one of `wanted` cards is among `drawn` of `all` cards, in 255ths.
fn likely(wanted: u16, drawn: u16, all: u16) -> u8 {
    let none = (0..drawn).fold(1.0f32, |none, before| {
        let left = f32::from(all - before);
        none * (left - f32::from(wanted)).max(0.0) / left
    });
    (255.0 * (1.0 - none)).round() as u8
}

/// The number of a row, counted from 1; 0 is none.
fn row<K: Row>(row: Option<K>) -> u8 {
    row.map_or(0, |row| row.index() as u8 + 1)
}

#[inline(always)]
fn write_bag(bag: &Cards, pen: &mut Pen<'_>) {
    bag.words().iter().for_each(|&word| pen.set(word, 64));
}

/// Which cards these are, where the viewer knows it.
#[inline(always)]
fn write_rows(cards: &[Glimpse], pen: &mut Pen<'_>) {
    for glimpse in cards {
        pen.number(row(glimpse.card));
    }
}

/// Who knows these cards.
#[inline(always)]
fn write_knowing(cards: &[Glimpse], pen: &mut Pen<'_>) {
    for glimpse in cards {
        for seat in pen.seats() {
            pen.bit(glimpse.known.has(seat));
        }
    }
}
