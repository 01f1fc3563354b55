//! Planes that have a part for each seat, in playing order from the viewer on.

use game::{MAX_SEATS, Pen, Seat};

/// Writes them.
pub(super) struct Rows<'a, 'p> {
    pub pen: &'a mut Pen<'p>,
    /// The seats in playing order from the viewer on. Those that nobody sits on come last: what is by seat has nothing there,
    /// and loops of one length are quicker.
    pub seats: [Seat; MAX_SEATS],
    /// How many play.
    pub count: usize,
}

impl<'a, 'p> Rows<'a, 'p> {
    #[inline]
    pub(super) fn new(pen: &'a mut Pen<'p>, count: u8) -> Self {
        let mut seats = std::array::from_fn(|place| Seat(place as u8));
        seats.iter_mut().zip(pen.seats()).for_each(|(place, seat)| *place = seat);
        Rows { pen, seats, count: count.into() }
    }

    #[inline]
    pub(super) fn viewer(&self) -> Seat {
        self.seats[0]
    }

    /// One seat, or none.
    #[inline]
    pub(super) fn seat(&mut self, name: &'static str, seat: Option<Seat>) {
        self.pen.plane(name);
        if let Some(seat) = seat {
            self.pen.seat(seat);
        }
    }

    #[inline]
    pub(super) fn bits(&mut self, name: &'static str, of: impl Fn(Seat) -> bool) {
        let bits = self.seats.iter().rev().fold(0, |bits, &seat| bits << 1 | u64::from(of(seat)));
        self.pen.plane(name);
        self.pen.set(bits, MAX_SEATS);
    }

    #[inline]
    pub(super) fn numbers(&mut self, name: &'static str, of: impl Fn(Seat) -> u8) {
        self.pen.plane(name);
        self.pen.numbers(&self.seats.map(of));
    }

    #[inline]
    pub(super) fn sets(&mut self, name: &'static str, size: usize, of: impl Fn(Seat) -> u64) {
        self.pen.plane(name);
        for &seat in &self.seats[..self.count] {
            self.pen.set(of(seat), size);
        }
    }
}
