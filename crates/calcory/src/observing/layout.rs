//! What lies on the spaces, as far as it is seen or remembered.

use game::{Pen, ViewOf};

use super::SURE;
use crate::Calcory;
use crate::known::Known;
use crate::space::{SPACES, Space, Spaces};
use crate::view::{Open, Placed};

/// What lies on each space.
pub(super) struct Layout {
    /// How likely its card has each number; nothing where nothing is known.
    pub(super) likely: [[u8; 10]; SPACES],
    /// The colour of its card, from 1, where that is known.
    colours: [u8; SPACES],
}

impl Layout {
    pub(super) fn of(view: &ViewOf<Calcory>) -> Layout {
        let open = &view.open;
        let mut layout = Layout { likely: [[0; 10]; SPACES], colours: [0; SPACES] };
        open.turned.iter().chain(open.marked.iter()).for_each(|&placed| layout.place(placed));
        let Some(memory) = &view.memory else { return layout };
        memory.seen.iter().for_each(|&placed| layout.place(placed));
        for laid in memory.laid.iter() {
            let Some(card) = laid.card else {
                let all = u32::from(laid.among.count());
                for card in laid.among.kinds() {
                    let number = card.number();
                    let alike = u32::from(laid.among.of_number(number).count());
                    layout.likely[laid.space.index()][usize::from(number)] =
                        (u32::from(SURE) * alike / all) as u8;
                }
                continue;
            };
            layout.place(Placed { space: laid.space, card });
        }
        layout
    }

    fn place(&mut self, Placed { space, card }: Placed) {
        self.likely[space.index()][usize::from(card.number())] = SURE;
        self.colours[space.index()] = card.colour() as u8 + 1;
    }

    #[inline(always)]
    pub(super) fn write(&self, open: &Open, known: &Known, pen: &mut Pen<'_>) {
        let spaces = |placed: &[Placed]| placed.iter().map(|placed| placed.space).collect::<Spaces>();
        pen.plane("down");
        pen.set(open.down.bits(), SPACES);
        pen.plane("turned");
        pen.set(spaces(&open.turned).bits(), SPACES);
        pen.plane("marked");
        pen.set(spaces(&open.marked).bits(), SPACES);
        pen.plane("fresh");
        pen.set(known.fresh(open.down).bits(), SPACES);
        pen.plane("number");
        pen.numbers(self.likely.as_flattened());
        pen.plane("colour");
        pen.numbers(&self.colours);
    }

    /// How likely the card on a space has one of these numbers, a bit for each.
    pub(super) fn likely_among(&self, space: Space, numbers: u16) -> u8 {
        let likely = self.likely[space.index()];
        (0..10).filter(|number| numbers >> number & 1 == 1).map(|number| likely[number]).sum()
    }
}
