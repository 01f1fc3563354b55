//! What is waiting to be decided.

use game::{Pen, Seat};

use super::{deck, row};
use crate::Asante;
use crate::card::{Holy, Kind};
use crate::effects::Effect;
use crate::state::{Draw, Frame, Looking, MOST_SEEN, Nature};
use crate::view::Open;

/// How many frames there are, with each purpose of drawing apart.
pub(super) const CODES: usize = 25;

/// A frame in numbers.
#[derive(Clone, Copy, Default)]
struct Coded {
    place: usize,
    card: Option<Kind>,
    holy: Option<Holy>,
    number: u8,
    seat: Option<Seat>,
    flags: [bool; 2],
}

impl Coded {
    fn at(place: usize) -> Self {
        Coded { place, ..Coded::default() }
    }

    fn of_card(place: usize, card: Kind) -> Self {
        Coded { card: Some(card), ..Coded::at(place) }
    }

    fn of_number(place: usize, number: u8) -> Self {
        Coded { number, ..Coded::at(place) }
    }

    fn of_seat(place: usize, seat: Seat, number: u8) -> Self {
        Coded { seat: Some(seat), ..Coded::of_number(place, number) }
    }

    fn flagged(self, flags: [bool; 2]) -> Self {
        Coded { flags, ..self }
    }
}

fn of_frame(frame: Frame) -> Coded {
    match frame {
        Frame::Nature(Nature::First) => Coded::at(0),
        Frame::Nature(Nature::Deal) => Coded::at(1),
        Frame::Nature(Nature::TurnUp) => Coded::at(2),
        Frame::Nature(Nature::Draw(Draw::Look)) => Coded::at(3),
        Frame::Nature(Nature::Draw(Draw::Hand { by, left })) => Coded::of_seat(4, by, left),
        Frame::Nature(Nature::Draw(Draw::Several { cards })) => Coded::of_number(5, cards),
        Frame::Nature(Nature::Draw(Draw::Peek { cards })) => Coded::of_number(6, cards),
        Frame::Nature(Nature::Draw(Draw::Seek { shuffled })) => Coded::at(7).flagged([shuffled, false]),
        Frame::Nature(Nature::Rob) => Coded::at(8),
        Frame::Turn => Coded::at(9),
        Frame::Looking(Looking::Keep) => Coded::at(10),
        Frame::Looking(Looking::Pick { cards }) => Coded::of_number(11, cards),
        Frame::Looking(Looking::More { cards }) => Coded::of_number(12, cards),
        Frame::React { card } => Coded::of_card(13, card),
        Frame::Played { card } => Coded::of_card(14, card),
        Frame::Found { card } => Coded::of_card(15, card),
        Frame::Looking(Looking::Peek { cards }) => Coded::of_number(16, cards),
        Frame::Choose { card } => Coded::of_card(17, card),
        Frame::Blessing { place, left, first, own } => {
            Coded { holy: Some(place), ..Coded::of_number(18, left) }.flagged([first, own])
        }
        Frame::Change => Coded::at(19),
        Frame::Places { left, first } => Coded::of_number(20, left).flagged([first, false]),
        Frame::Discards { by, left } => Coded::of_seat(21, by, left),
        Frame::Wares { by, count, alike } => Coded::of_seat(22, by, count).flagged([alike, false]),
        Frame::Return { count } => Coded::of_number(23, count),
        Frame::Give => Coded::at(24),
    }
}

impl Asante {
    /// What is asked, then everything that waits, the next one first.
    #[inline(always)]
    pub(super) fn write_frames(&self, open: &Open, pen: &mut Pen<'_>) {
        let next_first = || open.frames.iter().rev().map(|&frame| of_frame(frame));
        let asked = next_first().next();
        // The card and the holy place by which it is asked may wait below it.
        let card = next_first().find_map(|frame| frame.card);
        let holy = next_first().find_map(|frame| frame.holy);
        let effect = card.and_then(|card| self.effect(card));
        pen.plane("asked");
        pen.maybe_one_of(asked.map(|frame| frame.place), CODES);
        pen.plane("asked effect");
        pen.maybe_one_of(effect.map(Effect::index), Effect::COUNT);
        pen.plane("asked blessing");
        pen.maybe_one_of(holy.map(|place| self.blessing_place(place)), deck::BLESSINGS);
        pen.plane("asked number");
        pen.steps(asked.map_or(0, |frame| frame.number.into()), MOST_SEEN);
        pen.plane("asked seat");
        if let Some(asked) = open.frames.last().and_then(|frame| frame.decider(open.active)) {
            for seat in pen.seats() {
                pen.bit(seat == asked);
            }
        }
        pen.plane("frames");
        next_first().for_each(|frame| pen.number(frame.place as u8 + 1));
        pen.plane("frame rows");
        next_first().for_each(|frame| pen.number(row(frame.card).max(row(frame.holy))));
        pen.plane("frame numbers");
        next_first().for_each(|frame| pen.number(frame.number));
        pen.plane("frame seats");
        for frame in next_first() {
            pen.number(frame.seat.map_or(0, |seat| pen.after_viewer(seat) as u8 + 1));
        }
        pen.plane("frame flags");
        next_first().for_each(|Coded { flags: [first, second], .. }| {
            pen.number(u8::from(first) + 2 * u8::from(second));
        });
    }
}
