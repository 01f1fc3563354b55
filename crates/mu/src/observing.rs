//! Views as numbers. Cards are bits, one for each of the sixty, or for each of the fifty kinds where copies are alike.
//!
//! Ready besides: how the auction would end, what the contract needs, who wins the trick, which cards beat what is there
//! and which nobody can beat.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// The planes of the trick, and of how strong cards are.
mod trick;

use cards::kind::{KINDS, NUMBERS};
use cards::{Bag, Colour};
use game::{Goal, MAX_SEATS, Observe, Pen, Plane, Rows, ViewOf};

use crate::Mu;
use crate::card::{LeftOut, Suit, TRUMPS, Trump};
use crate::score::{MOST_BONUS, level, target};
use crate::state::{Ending, Frame};
use crate::view::Open;

/// How many cards there are.
const CARDS: usize = 60;
/// How many kinds of cards there are, of colours and of numbers.
const OF_KINDS: usize = KINDS as usize;
const OF_COLOURS: usize = Colour::ALL.len();
const OF_NUMBERS: usize = NUMBERS as usize;
/// How many suits there are.
const SUITS: usize = Suit::ALL.len();
/// The most cards in a hand, and so in a bid (MU.1).
const MOST_HELD: usize = 15;
/// The triangles on all cards (DECK.2): no target is higher.
const TRIANGLES: u8 = 60;
/// So many triangles that are needed, and hands to come, are told apart.
const NEEDED: usize = 24;
const HANDS: usize = 8;
/// Points to the total are told in so many steps of so much.
const STEP: i32 = 20;
const STEPS: usize = 10;
/// A larger lead is as good.
const MOST_LEAD: i32 = 200;
/// So many trumps in a hand are told apart; and the most there can be: two colours.
const TRUMPS_HELD: usize = 10;
const MOST_TRUMPS: u8 = 24;

impl Observe for Mu {
    const PLANES: &'static [Plane] = &[
        // The match (MU.44, MU.45). The lead: by how much the viewer is ahead of somebody, or behind.
        Plane::bits("to a total", &[1]),
        Plane::new("total", &[3], u8::MAX),
        Plane::new("most hands", &[1], 200),
        Plane::new("hands played", &[1], 200),
        Plane::bits("hands to come", &[HANDS]),
        Plane::new("scores", &[MAX_SEATS, 3], u8::MAX),
        Plane::bits("points to the total", &[MAX_SEATS, STEPS]),
        Plane::new("lead", &[MAX_SEATS, 2], MOST_LEAD as u8),
        // The hand.
        Plane::bits("colours left out", &[OF_COLOURS]),
        Plane::bits("dealer", &[MAX_SEATS]),
        Plane::bits("frame", &[9]),
        Plane::bits("to act", &[MAX_SEATS]),
        // The auction. The latest to lay: by seat, the latest of all first.
        Plane::bits("limit", &[MOST_HELD + 1]),
        Plane::bits("room to lay", &[MOST_HELD]),
        Plane::bits("laying", &[1]),
        Plane::bits("passes", &[MAX_SEATS]),
        Plane::bits("latest to lay", &[MAX_SEATS, MAX_SEATS]),
        Plane::bits("leads the bidding", &[MAX_SEATS]),
        Plane::bits("eklat", &[1]),
        Plane::bits("pays for an eklat", &[MAX_SEATS]),
        // The contract.
        Plane::bits("chief", &[MAX_SEATS]),
        Plane::bits("vice", &[MAX_SEATS]),
        Plane::bits("partner", &[MAX_SEATS]),
        Plane::bits("viewer's side", &[MAX_SEATS]),
        Plane::bits("bid", &[MOST_HELD]),
        Plane::bits("chief's trump", &[TRUMPS]),
        Plane::bits("no trump", &[1]),
        Plane::bits("vice's trump", &[TRUMPS]),
        Plane::new("bonus", &[1], MOST_BONUS),
        Plane::new("target", &[1], TRIANGLES),
        // By the chief's side, by the others, and by nobody yet.
        Plane::new("triangles by side", &[3], TRIANGLES),
        Plane::bits("still needed", &[NEEDED]),
        Plane::bits("kept", &[1]),
        Plane::bits("out of reach", &[1]),
        Plane::bits("cards too many", &[MOST_HELD]),
        // Cards.
        Plane::bits("own", &[CARDS]),
        Plane::bits("laid", &[MAX_SEATS, CARDS]),
        Plane::bits("laid in steps", &[MAX_SEATS, MOST_HELD]),
        Plane::new("counts", &[MAX_SEATS], MOST_HELD as u8),
        Plane::new("tricks", &[MAX_SEATS], MOST_HELD as u8),
        Plane::bits("unseen", &[CARDS]),
        Plane::new("own by colour", &[OF_COLOURS], 12),
        Plane::new("own by number", &[OF_NUMBERS], 10),
        Plane::new("unseen by colour", &[OF_COLOURS], 12),
        Plane::new("unseen by number", &[OF_NUMBERS], 10),
        Plane::new("own triangles", &[1], TRIANGLES),
        // Memory.
        Plane::bits("remembers", &[1]),
        Plane::bits("played", &[CARDS]),
        Plane::bits("voids", &[MAX_SEATS, SUITS]),
        Plane::new("triangles", &[MAX_SEATS], TRIANGLES),
        // The trick: each card as its colour and its number.
        Plane::bits("leader", &[MAX_SEATS]),
        Plane::bits("trick", &[MAX_SEATS, OF_COLOURS + OF_NUMBERS]),
        Plane::bits("suit led", &[SUITS]),
        Plane::new("triangles in the trick", &[1], 2 * MAX_SEATS as u8),
        Plane::bits("wins the trick", &[MAX_SEATS]),
        Plane::bits("viewer's side wins it", &[1]),
        // Own cards: those that would win, and those that nobody, or one kind alone, can beat in their suit.
        Plane::bits("would win", &[OF_KINDS]),
        Plane::bits("highest", &[OF_KINDS]),
        Plane::bits("second highest", &[OF_KINDS]),
        Plane::bits("own trumps", &[OF_KINDS]),
        Plane::bits("unseen trumps", &[OF_KINDS]),
        Plane::bits("own trumps in steps", &[TRUMPS_HELD]),
        Plane::new("number of unseen trumps", &[1], MOST_TRUMPS),
    ];

    /// Which of the laid cards are new does not matter, only whether there are any (MU.10), which `laying` says.
    const LEFT_OUT: &'static [&'static str] = &["open.auction.fresh"];

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let rows = Rows::of(pen);
        let cards = Cards::of(view, &rows);
        self.write_match(&view.open, &rows, pen);
        write_hand(&view.open, &rows, pen);
        write_auction(&view.open, &rows, pen);
        self.write_contract(&view.open, &rows, pen);
        self.write_stakes(&view.open, pen);
        write_cards(&view.open, &cards, &rows, pen);
        write_memory(view, &rows, pen);
        self.write_trick(&view.open, &cards, &rows, pen);
    }
}

/// The cards a viewer reckons with.
struct Cards {
    hidden: Bag,
    /// Hidden and laid.
    own: Bag,
    /// In hands that the viewer does not see; for who does not remember, also in tricks.
    unseen: Bag,
}

impl Cards {
    #[inline]
    fn of(view: &ViewOf<Mu>, rows: &Rows) -> Cards {
        let open = &view.open;
        let hidden = open.own.unwrap_or(Bag::EMPTY);
        let own = hidden.plus(open.laid[rows.viewer()]);
        if !open.frame.is_in_hand() {
            return Cards { hidden, own, unseen: Bag::EMPTY };
        }
        let trick: Bag = open.trick.iter().copied().collect();
        let played = view.memory.as_ref().map_or(Bag::EMPTY, |memory| memory.played);
        let seen = open.laid.values().fold(hidden.plus(trick).plus(played), Bag::plus);
        Cards { hidden, own, unseen: open.left_out.map_or(Bag::FULL, LeftOut::deck).minus(seen) }
    }
}

impl Mu {
    #[inline(always)]
    fn write_match(&self, open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
        let goal = self.settings.goal;
        let total = match goal {
            Goal::Total { points, .. } => Some(points),
            Goal::Hands(_) => None,
        };
        pen.plane("to a total");
        pen.bit(total.is_some());
        pen.plane("total");
        pen.exact(total.unwrap_or(0));
        pen.plane("most hands");
        pen.number(goal.longest());
        pen.plane("hands played");
        pen.number(open.hands_played);
        pen.plane("hands to come");
        pen.steps((goal.longest() - open.hands_played).into(), HANDS);
        pen.plane("scores");
        for &seat in rows.players() {
            pen.exact(open.scores[seat].into());
        }
        rows.sets(pen, "points to the total", STEPS, |seat| {
            let to_go = total.map_or(0, |total| (total - i32::from(open.scores[seat])).max(0));
            ones(((to_go + STEP - 1) / STEP).min(STEPS as i32) as u8)
        });
        let own = i32::from(open.scores[rows.viewer()]);
        pen.plane("lead");
        for &seat in rows.players() {
            let lead = own - i32::from(open.scores[seat]);
            pen.numbers(&[lead, -lead].map(|lead| lead.clamp(0, MOST_LEAD) as u8));
        }
    }

    #[inline(always)]
    fn write_contract(&self, open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
        let contract = &open.contract;
        let decided = is_decided(open.frame);
        rows.seat(pen, "chief", decided.then_some(contract.chief));
        rows.seat(pen, "vice", contract.vice);
        rows.seat(pen, "partner", contract.partner);
        let (playing, viewer) = (open.frame == Frame::Playing, rows.viewer());
        let seats = self.settings.seats;
        rows.bits(pen, "viewer's side", |seat| {
            playing && seat.0 < seats && contract.are_together(seat, viewer)
        });
        pen.plane("bid");
        pen.steps(contract.bid.into(), MOST_HELD);
        pen.plane("chief's trump");
        pen.maybe_one_of(contract.trumps.chief.map(Trump::index), TRUMPS);
        let named = matches!(open.frame, Frame::Partner | Frame::Playing);
        pen.plane("no trump");
        pen.bit(named && contract.trumps.chief.is_none());
        pen.plane("vice's trump");
        pen.maybe_one_of(contract.trumps.vice.map(Trump::index), TRUMPS);
        pen.plane("bonus");
        pen.number(if named { contract.bonus() as u8 } else { 0 });
    }

    /// MU.41, MU.43: what the chief's side needs, and how much too high the bid is as it stands.
    #[inline(always)]
    fn write_stakes(&self, open: &Open, pen: &mut Pen<'_>) {
        let (seats, bid, won) = (self.settings.seats, open.contract.bid, open.won);
        let decided = is_decided(open.frame);
        let goal = if decided { target(seats, bid) } else { 0 };
        let all = open.left_out.map_or(Bag::FULL, LeftOut::deck).triangles();
        let to_come = if decided { all - won.chiefs - won.others } else { 0 };
        pen.plane("target");
        pen.number(goal);
        pen.plane("triangles by side");
        pen.numbers(&[won.chiefs, won.others, to_come]);
        pen.plane("still needed");
        pen.steps(goal.saturating_sub(won.chiefs).into(), NEEDED);
        pen.plane("kept");
        pen.bit(decided && won.chiefs >= goal);
        pen.plane("out of reach");
        pen.bit(won.chiefs + to_come < goal);
        let short = if decided { bid.saturating_sub(level(seats, won.chiefs)) } else { 0 };
        pen.plane("cards too many");
        pen.steps(short.into(), MOST_HELD);
    }
}

#[inline(always)]
fn write_hand(open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
    pen.plane("colours left out");
    let left_out = open.left_out.map_or(0, |left_out| {
        left_out.colours().into_iter().fold(0, |colours, colour| colours | 1 << colour as u32)
    });
    pen.set(left_out, OF_COLOURS);
    rows.seat(pen, "dealer", Some(open.dealer));
    let frame = match open.frame {
        Frame::DrawDealer => 0,
        Frame::LeaveOut => 1,
        Frame::Deal => 2,
        Frame::Bidding => 3,
        Frame::ViceTrump => 4,
        Frame::ChiefTrump => 5,
        Frame::Partner => 6,
        Frame::Playing => 7,
        Frame::Over => 8,
    };
    pen.plane("frame");
    pen.one_of(frame, 9);
    rows.seat(pen, "to act", open.frame.is_in_hand().then_some(open.turn));
}

#[inline(always)]
fn write_auction(open: &Open, rows: &Rows, pen: &mut Pen<'_>) {
    let (auction, bidding) = (&open.auction, open.frame == Frame::Bidding);
    let laid = open.laid[rows.viewer()].count();
    pen.plane("limit");
    pen.steps(auction.limit.into(), MOST_HELD + 1);
    pen.plane("room to lay");
    pen.steps(auction.limit.saturating_sub(laid).into(), MOST_HELD);
    pen.plane("laying");
    pen.bit(auction.is_laying());
    pen.plane("passes");
    pen.steps(auction.passes.into(), MAX_SEATS);
    let mut places = [0; MAX_SEATS];
    for (place, seat) in auction.order.iter().rev().enumerate() {
        places[seat.index()] = 1 << place;
    }
    rows.sets(pen, "latest to lay", MAX_SEATS, |seat| places[seat.index()]);
    let ending = if bidding { auction.ending(&open.laid) } else { Ending::PassedOut };
    let (most, latest) = match ending {
        Ending::PassedOut => (None, None),
        Ending::Chief(chief) => (Some(open.laid[chief].count()), None),
        Ending::Eklat { cards, latest } => (Some(cards), Some(latest)),
    };
    rows.bits(pen, "leads the bidding", |seat| most == Some(open.laid[seat].count()));
    pen.plane("eklat");
    pen.bit(latest.is_some());
    rows.seat(pen, "pays for an eklat", latest);
}

#[inline(always)]
fn write_cards(open: &Open, cards: &Cards, rows: &Rows, pen: &mut Pen<'_>) {
    pen.plane("own");
    pen.set(cards.hidden.bits(), CARDS);
    rows.sets(pen, "laid", CARDS, |seat| open.laid[seat].bits());
    rows.sets(pen, "laid in steps", MOST_HELD, |seat| ones(open.laid[seat].count()));
    rows.numbers(pen, "counts", |seat| open.counts[seat]);
    rows.numbers(pen, "tricks", |seat| open.tricks[seat]);
    pen.plane("unseen");
    pen.set(cards.unseen.bits(), CARDS);
    let by_colour = |bag: Bag| Colour::ALL.map(|colour| bag.of_colour(colour).count());
    let by_number =
        |bag: Bag| -> [u8; OF_NUMBERS] { std::array::from_fn(|number| bag.of_number(number as u8).count()) };
    pen.plane("own by colour");
    pen.numbers(&by_colour(cards.own));
    pen.plane("own by number");
    pen.numbers(&by_number(cards.own));
    pen.plane("unseen by colour");
    pen.numbers(&by_colour(cards.unseen));
    pen.plane("unseen by number");
    pen.numbers(&by_number(cards.unseen));
    pen.plane("own triangles");
    pen.number(cards.own.triangles());
}

#[inline(always)]
fn write_memory(view: &ViewOf<Mu>, rows: &Rows, pen: &mut Pen<'_>) {
    let memory = view.memory.as_ref();
    pen.plane("remembers");
    pen.bit(memory.is_some());
    pen.plane("played");
    pen.set(memory.map_or(0, |memory| memory.played.bits()), CARDS);
    rows.sets(pen, "voids", SUITS, |seat| memory.map_or(0, |memory| memory.voids[seat].bits().into()));
    rows.numbers(pen, "triangles", |seat| memory.map_or(0, |memory| memory.triangles[seat]));
}

/// Is there a chief?
const fn is_decided(frame: Frame) -> bool {
    match frame {
        Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner | Frame::Playing => true,
        Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Bidding | Frame::Over => false,
    }
}

/// As many ones as the number says.
const fn ones(count: u8) -> u64 {
    (1 << count) - 1
}
