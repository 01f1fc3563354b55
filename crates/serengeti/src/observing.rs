//! Views as numbers. Cards are bits by their place among the thirty, as in the words of actions; what is counted of them is
//! a thermometer by tribe and bits by digit.
//!
//! Ready besides: points, what the lot would bring, who can still pay the next bid, whom a price would pay.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// What is counted of cards.
mod tally;
/// The planes that tell the settings.
mod settings;

use game::{BySeat, MAX_SEATS, Observe, Pen, Plane, Rows, Seat, View, ViewOf};

use crate::Serengeti;
use crate::card::{CARDS, CARDS_PER_TRIBE, CardSet};
use crate::config::{Holders, MOST_CHIPS, Tiebreak};
use crate::state::{Frame, ROUNDS};
use crate::view::Open;
use settings::HOUSE_RULES;
use tally::{ALL_DIGITS, DIGITS, TRIBES, Tally, places, worth};

/// How many kinds of decisions there are.
const FRAMES: usize = 6;
/// The steps of the thermometers for chips: exact where most of the bidding is.
const CHIP_STEPS: [u8; 24] =
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 32, 40, 50];
/// How many of these steps so many chips reach.
const STEPS_OF: [u8; 256] = {
    let (mut steps, mut chips) = ([0; 256], 1);
    while chips < 256 {
        steps[chips] = steps[chips - 1];
        let mut step = 0;
        while step < CHIP_STEPS.len() {
            steps[chips] += (CHIP_STEPS[step] as usize == chips) as u8;
            step += 1;
        }
        chips += 1;
    }
    steps
};
/// Next bids from here on are one.
const HIGH_BID: usize = 39;
/// From here on, a heap of chips is as good as a larger one.
const HEAP: usize = 8;
/// From here on, points and gains are as good as more; exactly they follow from cards and bids.
const MANY: u8 = 60;
/// The most a lot of three cards brings: the fifth of three tribes.
const MOST_WORTH: u8 = 15;
/// The sum of all numbers (SER.1).
const ALL_NUMBERS: u8 = 3 * 45;

impl Observe for Serengeti {
    const PLANES: &'static [Plane] = &[
        // Settings; those of choice are listed where they are written.
        Plane::bits("house rules", &[HOUSE_RULES]),
        Plane::new("opening", &[1], 20),
        Plane::new("bonus", &[1], 20),
        Plane::new("points for most chips", &[1], 20),
        Plane::new("chips each", &[1], 42),
        Plane::new("chips in box", &[1], MOST_CHIPS),
        // The number on each card, where the table is not the usual one (SER.2).
        Plane::new("other numbers", &[CARDS], 9),
        // What is waiting to be decided, and by whom.
        Plane::bits("round", &[ROUNDS as usize]),
        Plane::bits("frame", &[FRAMES]),
        Plane::bits("decides", &[MAX_SEATS]),
        Plane::bits("first", &[MAX_SEATS]),
        Plane::bits("barred", &[MAX_SEATS]),
        // Cards. Digits: on one card or more, on two or more, on three.
        Plane::bits("owned", &[MAX_SEATS, CARDS]),
        Plane::bits("owned by tribe", &[MAX_SEATS, TRIBES, CARDS_PER_TRIBE]),
        Plane::bits("owned by digit", &[MAX_SEATS, 2, DIGITS]),
        Plane::new("cards", &[MAX_SEATS], CARDS as u8),
        Plane::new("points", &[MAX_SEATS], MANY),
        Plane::new("sum of numbers", &[MAX_SEATS], ALL_NUMBERS),
        Plane::bits("lost", &[CARDS]),
        Plane::bits("deck", &[CARDS]),
        Plane::bits("deck by tribe", &[TRIBES, CARDS_PER_TRIBE]),
        Plane::bits("deck by digit", &[3, DIGITS]),
        // Chips.
        Plane::bits("remembers", &[1]),
        Plane::new("chips", &[MAX_SEATS], MOST_CHIPS),
        Plane::bits("chips in steps", &[MAX_SEATS, CHIP_STEPS.len()]),
        Plane::bits("richest", &[MAX_SEATS]),
        Plane::new("pot and bank", &[2], MOST_CHIPS),
        Plane::bits("pot and bank in steps", &[2, HEAP]),
        // What is auctioned. Digits: on it, and those of them that the viewer may still bid.
        Plane::bits("goods", &[CARDS]),
        Plane::bits("goods by tribe", &[TRIBES, CARDS_PER_TRIBE]),
        Plane::bits("goods by digit", &[2, DIGITS]),
        Plane::new("worth", &[MAX_SEATS], MOST_WORTH),
        // The auction.
        Plane::bits("seller", &[MAX_SEATS]),
        Plane::bits("speaker", &[MAX_SEATS]),
        Plane::bits("speaking", &[MAX_SEATS]),
        Plane::bits("excluded", &[MAX_SEATS]),
        Plane::bits("next bid", &[HIGH_BID + 1]),
        Plane::bits("next bid in steps", &[CHIP_STEPS.len()]),
        Plane::bits("can pay next bid", &[MAX_SEATS]),
        Plane::new("bonus for passing", &[1], 20),
        Plane::new("bonuses", &[MAX_SEATS], 20),
        Plane::new("fines", &[MAX_SEATS], MOST_CHIPS),
        // Eight amounts in a value: what is refused is rare, and cannot be called again.
        Plane::new("refused", &[16], u8::MAX),
        Plane::bits("highest bidder", &[MAX_SEATS]),
        Plane::bits("has bid", &[MAX_SEATS]),
        Plane::new("bids", &[MAX_SEATS], MOST_CHIPS),
        // Whom the bid that stands would pay; and by which digits, with others or alone, a player is paid if the viewer buys.
        Plane::new("gains as it stands", &[MAX_SEATS], MANY),
        Plane::bits("paid by digit", &[MAX_SEATS, 2, DIGITS]),
        Plane::bits("digits all share", &[DIGITS]),
    ];

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        self.write_settings(pen);
        let rows = Rows::of(pen);
        let open = &view.open;
        let tallies = open.owned.map(|cards| Tally::of(self.cards, cards));
        let chips = known_chips(view, rows.viewer());
        write_course(open, &rows, pen);
        self.write_cards(open, &tallies, &rows, pen);
        write_chips(view, &chips, &rows, pen);
        self.write_goods(open, &tallies, &rows, pen);
        self.write_auction(open, &chips, &rows, pen);
        self.write_bids(open, &rows, pen);
        self.write_payees(open, &tallies, &rows, pen);
    }
}

impl Serengeti {
    #[inline(always)]
    fn write_cards(&self, open: &Open, tallies: &BySeat<Tally>, rows: &Rows, pen: &mut Pen<'_>) {
        rows.sets(pen, "owned", CARDS, |seat| tallies[seat].places);
        rows.sets(pen, "owned by tribe", CARDS, |seat| tallies[seat].tribes);
        rows.sets(pen, "owned by digit", 2 * DIGITS, |seat| tallies[seat].digits());
        rows.numbers(pen, "cards", |seat| open.owned[seat].count());
        rows.numbers(pen, "points", |seat| tallies[seat].points.min(MANY));
        // SER.15: where it breaks ties.
        let counts = self.settings.tiebreak == Tiebreak::Numbers;
        rows.numbers(pen, "sum of numbers", |seat| if counts { open.owned[seat].sum() as u8 } else { 0 });
        pen.plane("lost");
        pen.set(places(self.cards, open.lost), CARDS);
        let seen = open.owned.values().fold(open.lot.or(open.lost), CardSet::or);
        let deck = Tally::of(self.cards, self.cards.without(seen));
        pen.plane("deck");
        pen.set(deck.places, CARDS);
        pen.plane("deck by tribe");
        pen.set(deck.tribes, CARDS);
        pen.plane("deck by digit");
        pen.set(deck.digits() | u64::from(deck.thrice) << (2 * DIGITS), 3 * DIGITS);
    }

    #[inline(always)]
    fn write_goods(&self, open: &Open, tallies: &BySeat<Tally>, rows: &Rows, pen: &mut Pen<'_>) {
        let goods = open.auction.sale.map_or(open.lot, |sale| CardSet::only(sale.card));
        let tally = Tally::of(self.cards, goods);
        let closes = tally.once & !tallies[rows.viewer()].once;
        pen.plane("goods");
        pen.set(tally.places, CARDS);
        pen.plane("goods by tribe");
        pen.set(tally.tribes, CARDS);
        pen.plane("goods by digit");
        pen.set(u64::from(tally.once) | u64::from(closes) << DIGITS, 2 * DIGITS);
        let worths = open.owned.map(|own| worth(own, goods));
        rows.numbers(pen, "worth", |seat| worths[seat]);
    }

    #[inline(always)]
    fn write_auction(&self, open: &Open, chips: &BySeat<Option<u8>>, rows: &Rows, pen: &mut Pen<'_>) {
        let auction = &open.auction;
        let goes_on = open.frames.contains(&Frame::Bidding);
        rows.seat(pen, "seller", auction.sale.map(|sale| sale.seller));
        rows.seat(pen, "speaker", goes_on.then_some(auction.speaker));
        rows.seat_set(pen, "speaking", auction.speaking);
        rows.seat_set(pen, "excluded", auction.excluded);
        let lowest = goes_on.then(|| self.lowest(auction));
        pen.plane("next bid");
        pen.maybe_one_of(lowest.map(|lowest| usize::from(lowest).min(HIGH_BID)), HIGH_BID + 1);
        pen.plane("next bid in steps");
        pen.steps(lowest.map_or(0, steps_of), CHIP_STEPS.len());
        rows.bits(pen, "can pay next bid", |seat| lowest.is_some() && chips[seat] >= lowest);
        let viewer = rows.viewer();
        let passes = auction.speaking.has(viewer);
        pen.plane("bonus for passing");
        pen.number(if passes { self.pass_bonus(auction, open.bank, viewer) } else { 0 });
        rows.numbers(pen, "bonuses", |seat| auction.bonuses[seat]);
        rows.numbers(pen, "fines", |seat| auction.fines[seat]);
        pen.plane("refused");
        pen.numbers(&auction.refused.bytes());
    }

    #[inline(always)]
    fn write_bids(&self, open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
        let auction = &open.auction;
        // Its amount is the last bid of that bidder.
        rows.seat(pen, "highest bidder", auction.standing.map(|bid| bid.by));
        rows.bits(pen, "has bid", |seat| auction.bids[seat].is_some());
        rows.numbers(pen, "bids", |seat| auction.bids[seat].unwrap_or(0));
        let gains = match (auction.standing, auction.sale) {
            (None, _) => BySeat::default(),
            // SER.62
            (Some(bid), Some(sale)) => {
                let mut gains = BySeat::all(self.settings.seats, 0);
                gains[sale.seller] = bid.amount;
                gains
            }
            (Some(bid), None) => self.payout(&open.owned, open.pot, bid).gains,
        };
        rows.numbers(pen, "gains as it stands", |seat| gains[seat].min(MANY));
    }

    /// SER.9, SER.10: the viewer's own row is for a buyer who has no card with the digit.
    #[inline(always)]
    fn write_payees(&self, open: &Open, tallies: &BySeat<Tally>, rows: &Rows, pen: &mut Pen<'_>) {
        let viewer = rows.viewer();
        let all = open.owned.values().fold(CardSet::EMPTY, CardSet::or);
        let others = all.without(open.owned[viewer]);
        let others_pairs = rows.players()[1..].iter().fold(0, |pairs, &seat| pairs | tallies[seat].twice);
        let all_pairs = others_pairs | tallies[viewer].twice;
        rows.sets(pen, "paid by digit", 2 * DIGITS, |seat| {
            let (payable, pairs) = if seat == viewer { (all, all_pairs) } else { (others, others_pairs) };
            let rivals = payable.without(open.owned[seat]).digits();
            let (paid, alone) = self.paid(&tallies[seat], rivals, pairs);
            u64::from(paid) | u64::from(alone) << DIGITS
        });
        pen.plane("digits all share");
        pen.set((ALL_DIGITS & !others.digits()).into(), DIGITS);
    }

    /// By which digits a player is paid, and by which alone, if others who can be paid have these, and somebody has two cards
    /// with those of `pairs`.
    #[inline]
    fn paid(&self, tally: &Tally, rivals: u16, pairs: u16) -> (u16, u16) {
        let only_holder = tally.once & !rivals;
        match self.settings.holders {
            Holders::Each => (tally.once, only_holder),
            // Of three cards with a number, two are the most.
            Holders::Most => (tally.once & (tally.twice | !pairs), only_holder | tally.twice),
        }
    }
}

#[inline(always)]
fn write_course(open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
    pen.plane("round");
    pen.maybe_one_of(usize::from(open.round).checked_sub(1), usize::from(ROUNDS));
    // The frames below the top one are told by who sells and by who speaks in the auction.
    let (frame, decides) = match open.frames.last() {
        Some(Frame::DrawFirst) => (Some(0), None),
        Some(Frame::Selling(seat)) => (Some(1), Some(*seat)),
        Some(Frame::Exchanging(seat)) => (Some(2), Some(*seat)),
        Some(Frame::TurnUp) => (Some(3), None),
        Some(Frame::Bidding) => (Some(4), Some(open.auction.speaker)),
        Some(Frame::Losing(seat)) => (Some(5), Some(*seat)),
        None => (None, None),
    };
    pen.plane("frame");
    pen.maybe_one_of(frame, FRAMES);
    rows.seat(pen, "decides", decides);
    rows.seat(pen, "first", Some(open.first));
    rows.seat_set(pen, "barred", open.barred);
}

#[inline(always)]
fn write_chips(view: &ViewOf<Serengeti>, chips: &BySeat<Option<u8>>, rows: &Rows, pen: &mut Pen<'_>) {
    let View { open, memory, .. } = view;
    pen.plane("remembers");
    pen.bit(memory.is_some());
    rows.numbers(pen, "chips", |seat| chips[seat].unwrap_or(0));
    rows.sets(pen, "chips in steps", CHIP_STEPS.len(), |seat| (1 << chips[seat].map_or(0, steps_of)) - 1);
    // SER.14: only who knows everybody's chips can tell.
    let most = chips.values().min().flatten().and(chips.values().max().flatten());
    rows.bits(pen, "richest", |seat| most.is_some() && chips[seat] == most);
    pen.plane("pot and bank");
    pen.numbers(&[open.pot, open.bank]);
    pen.plane("pot and bank in steps");
    pen.steps(open.pot.into(), HEAP);
    pen.steps(open.bank.into(), HEAP);
}

/// What the viewer knows of everybody's chips.
#[inline]
fn known_chips(view: &ViewOf<Serengeti>, viewer: Seat) -> BySeat<Option<u8>> {
    let open = &view.open;
    match view.memory.as_ref().map(|memory| memory.chips).or(open.final_chips) {
        Some(chips) => chips.map(Some),
        None => BySeat::from_fn(open.owned.count(), |seat| open.own_chips.filter(|_| seat == viewer)),
    }
}

#[inline]
fn steps_of(chips: u8) -> usize {
    usize::from(STEPS_OF[usize::from(chips)])
}
