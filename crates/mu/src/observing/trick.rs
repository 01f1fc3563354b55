//! The planes of the trick, and of how strong cards are (MU.31 to MU.33).

use cards::Bag;

use super::{Cards, OF_COLOURS, OF_KINDS, OF_NUMBERS, SUITS, TRUMPS_HELD};
use crate::Mu;
use crate::card::Suit;
use crate::rules::after;
use crate::state::Frame;
use crate::view::Open;
use game::{MAX_SEATS, Pen, Rows};

impl Mu {
    #[inline(always)]
    pub(super) fn write_trick(&self, open: &Open, cards: &Cards, rows: &Rows, pen: &mut Pen<'_>) {
        let (seats, contract) = (self.settings.seats, &open.contract);
        let order = self.order(contract.trumps);
        rows.seat(pen, "leader", (open.frame == Frame::Playing).then_some(open.leader));
        let mut played = [0; MAX_SEATS];
        for (place, card) in open.trick.iter().enumerate() {
            let by = after(open.leader, place as u8, seats);
            played[by.index()] = 1 << card.colour() as u32 | 1 << (OF_COLOURS + usize::from(card.number()));
        }
        rows.sets(pen, "trick", OF_COLOURS + OF_NUMBERS, |seat| played[seat.index()]);
        let led = open.trick.first();
        pen.plane("suit led");
        pen.maybe_one_of(led.map(|&led| order.suit(led).index()), SUITS);
        pen.plane("triangles in the trick");
        pen.number(open.trick.iter().map(|card| card.triangles()).sum::<u8>());
        let won = self.winner(contract.trumps, open.leader, &open.trick);
        rows.seat(pen, "wins the trick", won.map(|(winner, _)| winner));
        let viewer = rows.viewer();
        pen.plane("viewer's side wins it");
        pen.bit(won.is_some_and(|(winner, _)| contract.are_together(winner, viewer)));
        let would_win = led.zip(won).map_or(0, |(&led, (_, best))| {
            let following = order.kinds_with(led);
            cards.own.kinds_mask() & order.stronger(order.strength(best, following), following)
        });
        pen.plane("would win");
        pen.set(would_win, OF_KINDS);
        self.write_strength(open, cards, rows, pen);
    }

    #[inline(always)]
    fn write_strength(&self, open: &Open, cards: &Cards, rows: &Rows, pen: &mut Pen<'_>) {
        let order = self.order(open.contract.trumps);
        let viewer = rows.viewer();
        let (mut highest, mut second) = (0, 0);
        if matches!(open.frame, Frame::Partner | Frame::Playing) {
            let laid = open.laid.iter().filter(|&(seat, _)| seat != viewer);
            let others = laid.fold(cards.unseen.kinds_mask(), |all, (_, laid)| all | laid.kinds_mask());
            for card in cards.own.kinds() {
                let suit = order.kinds_with(card);
                let beating = order.stronger(order.strength(card, suit), suit) & suit & others;
                highest |= u64::from(beating == 0) << card.index();
                second |= u64::from(beating.is_power_of_two()) << card.index();
            }
        }
        pen.plane("highest");
        pen.set(highest, OF_KINDS);
        pen.plane("second highest");
        pen.set(second, OF_KINDS);
        let trumps = order.kinds(Suit::Trump);
        pen.plane("own trumps");
        pen.set(cards.own.kinds_mask() & trumps, OF_KINDS);
        pen.plane("unseen trumps");
        pen.set(cards.unseen.kinds_mask() & trumps, OF_KINDS);
        pen.plane("own trumps in steps");
        pen.steps(count_in(cards.own, trumps) as usize, TRUMPS_HELD);
        pen.plane("number of unseen trumps");
        pen.number(count_in(cards.unseen, trumps));
    }
}

/// How many cards of a bag are of these kinds.
#[inline]
const fn count_in(cards: Bag, kinds: u64) -> u32 {
    (cards.kinds_mask() & kinds).count_ones() + (cards.twice_mask() & kinds).count_ones()
}
