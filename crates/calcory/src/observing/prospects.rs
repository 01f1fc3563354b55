//! What would come of turning a card, of stopping, of giving up, for whoever plays now.

use game::Pen;

use super::layout::Layout;
use super::{MOST_MADE, SURE};
use crate::Calcory;
use crate::advice::{most, ways};
use crate::card::TARGET;
use crate::digest::{Come, Sum, come_of, has_zero, standing};
use crate::known::Known;
use crate::rules::why_not_stop;
use crate::space::{SPACES, Spaces};
use crate::state::Frame;
use crate::view::Open;

/// What prospects are made from.
pub(super) struct Prospects<'a> {
    pub(super) game: &'a Calcory,
    pub(super) open: &'a Open,
    pub(super) known: &'a Known,
    pub(super) layout: &'a Layout,
}

/// What a card may do: make 13, end the turn, beat the marked cards. For each the numbers that do it, a bit for each.
type Doing = [u16; 3];

impl Prospects<'_> {
    #[inline(always)]
    pub(super) fn write(&self, pen: &mut Pen<'_>) {
        let (turning, returning) = match self.open.frame {
            Frame::Turning | Frame::Revealing(_) => (true, false),
            Frame::Returning => (false, true),
            Frame::DrawFirst | Frame::Placing | Frame::Over => (false, false),
        };
        let begun = turning && !self.open.turned.is_empty();
        self.write_ends(turning, begun, pen);
        let doing = self.write_comes(turning, pen);
        for (name, numbers) in ["thirteen", "ends", "beats"].into_iter().zip(doing) {
            pen.plane(name);
            self.write_likely(numbers, pen);
        }
        pen.plane("of-fresh");
        for numbers in doing {
            pen.number(self.likely_of_fresh(numbers));
        }
        pen.plane("way-to-13");
        if turning {
            pen.numbers(&self.ways_to_13());
        }
        pen.plane("13-with-number");
        if returning {
            pen.numbers(&self.made_with());
        }
    }

    /// May the player stop, what would become of the cards, and of the marked ones if the player gave up?
    #[inline(always)]
    fn write_ends(&self, turning: bool, begun: bool, pen: &mut Pen<'_>) {
        let barred = why_not_stop(standing(self.open, Sum::of(&self.open.turned)));
        let mark = self.game.mark(self.open);
        pen.plane("stop");
        pen.maybe_one_of(turning.then(|| barred.map_or(0, |why| 1 + why as usize)), 5);
        pen.plane("fate");
        pen.maybe_one_of(begun.then_some(mark.fate as usize), 4);
        pen.plane("rank-if-kept");
        pen.maybe_one_of(begun.then_some(mark.rank as usize), 3);
        pen.plane("give-up");
        let leave = self.game.leave(self.open).filter(|_| begun);
        pen.maybe_one_of(leave.map(|leave| leave.then as usize), 4);
    }

    #[inline(always)]
    fn write_comes(&self, turning: bool, pen: &mut Pen<'_>) -> Doing {
        let mut doing = Doing::default();
        pen.plane("comes-of-number");
        if !turning {
            return doing;
        }
        for number in 0..10 {
            let come = come_of(self.open, number);
            let place = match come {
                Come::Thirteen => 0,
                Come::Ends => 1,
                Come::Beats => 2,
                Come::GoesOn => 3,
            };
            pen.one_of(place, 4);
            if let Some(numbers) = doing.get_mut(place) {
                *numbers |= 1 << number;
            }
        }
        doing
    }

    /// How likely the card on each space that is not fresh has one of these numbers.
    #[inline(always)]
    fn write_likely(&self, numbers: u16, pen: &mut Pen<'_>) {
        if numbers == 0 {
            return;
        }
        let mut likely = [0; SPACES];
        for space in self.open.down.without(self.known.fresh(self.open.down)).iter() {
            likely[space.index()] = self.layout.likely_among(space, numbers);
        }
        pen.numbers(&likely);
    }

    /// How likely a card that cannot be placed has one of these numbers.
    fn likely_of_fresh(&self, numbers: u16) -> u8 {
        let unknown = self.known.unknown;
        let with = |number: &u8| numbers >> number & 1 == 1;
        let alike: u32 =
            (0..10).filter(with).map(|number| u32::from(unknown.of_number(number).count())).sum();
        (u32::from(SURE) * alike / u32::from(unknown.count().max(1))) as u8
    }

    /// Where sure cards lie with which sure cards make 13 in this turn: how many cards that would be at most.
    fn ways_to_13(&self) -> [u8; SPACES] {
        let mut most_cards = [0; SPACES];
        let (turned, counts) = (Sum::of(&self.open.turned), self.known.counts());
        let zero = has_zero(self.open);
        for (number, spaces) in (0u8..).zip(self.known.sure) {
            let Some(missing) = (TARGET - turned.sum).checked_sub(number) else { continue };
            if spaces == Spaces::EMPTY || (zero && number == 0) {
                continue;
            }
            let mut rest = counts;
            rest[usize::from(number)] -= 1;
            let more = most(ways(&rest, !zero && number != 0)[usize::from(missing)]);
            let cards = more.map_or(0, |more| turned.cards + 1 + more);
            spaces.iter().for_each(|space| most_cards[space.index()] = cards.min(MOST_MADE));
        }
        most_cards
    }

    /// If a card with each number is laid back: how many sure cards, at most, would then make 13.
    fn made_with(&self) -> [u8; 10] {
        let counts = self.known.counts();
        std::array::from_fn(|number| {
            let mut with = counts;
            with[number] += 1;
            most(ways(&with, true)[usize::from(TARGET)]).map_or(0, |cards| cards.min(MOST_MADE))
        })
    }
}
