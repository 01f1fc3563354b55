//! Planes that have a part for each seat, in playing order from the viewer on.

use super::Pen;
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Whose part comes where. The pen is lent to it for each plane: a pen that was kept here would be in memory, and not in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The seats in playing order from the viewer on. Those that nobody sits on come last: what is by seat has nothing there,
    /// and loops of one length are quicker.
    seats: [Seat; MAX_SEATS],
    /// How many play.
    count: usize,
}

#[allow(clippy::inline_always, reason = "as for the pen")]
impl Rows {
    /// Those of the table that this pen writes about.
    #[inline(always)]
    pub fn of(pen: &Pen<'_>) -> Self {
        let mut seats = std::array::from_fn(|place| Seat(place as u8));
        seats.iter_mut().zip(pen.seats()).for_each(|(place, seat)| *place = seat);
        Rows { seats, count: usize::from(pen.seats).min(MAX_SEATS) }
    }

    /// Who looks.
    #[inline(always)]
    pub fn viewer(&self) -> Seat {
        self.seats[0]
    }

    /// Everybody who plays, from the viewer on.
    #[inline(always)]
    pub fn players(&self) -> &[Seat] {
        &self.seats[..self.count]
    }

    /// One seat, or none.
    #[inline(always)]
    pub fn seat(&self, pen: &mut Pen<'_>, name: &'static str, seat: Option<Seat>) {
        pen.plane(name);
        if let Some(seat) = seat {
            pen.seat(seat);
        }
    }

    /// Some seats.
    #[inline(always)]
    pub fn seat_set(&self, pen: &mut Pen<'_>, name: &'static str, set: SeatSet) {
        self.bits(pen, name, |seat| set.has(seat));
    }

    /// A bit for each seat, also for those that nobody sits on.
    #[inline(always)]
    pub fn bits(&self, pen: &mut Pen<'_>, name: &'static str, of: impl Fn(Seat) -> bool) {
        let bits = self.seats.iter().rev().fold(0, |bits, &seat| bits << 1 | u64::from(of(seat)));
        pen.plane(name);
        pen.set(bits, MAX_SEATS);
    }

    /// A number for each seat, also for those that nobody sits on.
    #[inline(always)]
    pub fn numbers(&self, pen: &mut Pen<'_>, name: &'static str, of: impl Fn(Seat) -> u8) {
        pen.plane(name);
        pen.numbers(&self.seats.map(of));
    }

    /// A set of at most `size` for everybody who plays.
    #[inline(always)]
    pub fn sets(&self, pen: &mut Pen<'_>, name: &'static str, size: usize, of: impl Fn(Seat) -> u64) {
        pen.plane(name);
        for &seat in self.players() {
            pen.set(of(seat), size);
        }
    }
}
