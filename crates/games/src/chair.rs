//! Bots at a table: what makes a typed bot play a match that is only known as an object.

use game::{Bot, Game, Match, Running, Seat, Turn, Viewer};

/// A bot on a chair.
pub trait Chair: Send {
    /// What it does now, in notation. It is its turn, in a match of the game it was made for.
    fn choose(&mut self, table: &dyn Match) -> String;

    /// Sees the table from its seat after a step, in a match of the game it was made for.
    fn observe(&mut self, table: &dyn Match, seat: Seat);
}

/// The one implementation of [`Chair`]. The bot sees the view of the seat to act and the legal actions,
/// nothing else.
pub(crate) struct Seated<G> {
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>) -> Self {
        Seated { bot }
    }
}

impl<G: Game> Chair for Seated<G> {
    fn choose(&mut self, table: &dyn Match) -> String {
        let running = own_table::<G>(table);
        let Turn::Seat(seat) = table.turn() else { panic!("a bot is asked only when a seat is to act") };
        let action = self.bot.choose(&running.view(Viewer::Seat(seat)), &running.legal());
        running.game().write_action(action)
    }

    fn observe(&mut self, table: &dyn Match, seat: Seat) {
        if self.bot.takes_notes() {
            self.bot.observe(&own_table::<G>(table).view(Viewer::Seat(seat)));
        }
    }
}

fn own_table<G: Game>(table: &dyn Match) -> &Running<G> {
    table.as_any().downcast_ref().expect("a chair at its own game's table")
}
