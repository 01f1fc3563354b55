//! One match in one process: bots on some chairs, nature's dice, and the record.

use std::mem;

use bots::{Mind, seed};
use game::record::Writer;
use game::{Config, ConfigError, Match, Refusal, Seat, Turn};

use crate::{Chair, Entry, Nature};

/// A match being played here and now.
pub struct Session {
    game: Box<dyn Match>,
    chairs: Vec<Option<Box<dyn Chair>>>,
    nature: Nature,
    writer: Writer,
    unread: String,
}

impl Session {
    /// Opens a match. `players` says for every seat which bot holds it; `None` is a person. The seed decides
    /// what nature and the bots do.
    pub fn open(
        entry: &dyn Entry,
        config: &Config,
        players: &[Option<Mind>],
        seed: u64,
    ) -> Result<Session, ConfigError> {
        let game = entry.open(config)?;
        let chairs = players
            .iter()
            .zip(0..)
            .map(|(mind, seat)| mind.map(|mind| entry.chair(&*game, mind, seed::child(seed, seat))))
            .collect();
        let (writer, unread) = Writer::begin(&*game);
        Ok(Session { game, chairs, nature: Nature::new(seed), writer, unread })
    }

    /// The match.
    pub fn table(&self) -> &dyn Match {
        &*self.game
    }

    /// The seat of the person the match is waiting for, if it is.
    pub fn asks(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if self.chairs[seat.index()].is_none() => Some(seat),
            Turn::Seat(_) | Turn::Chance | Turn::Over => None,
        }
    }

    /// Lets nature or a bot take one step. False when a person is to act or the match is over.
    pub fn advance(&mut self) -> bool {
        match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let notation = self.game.draw(&mut self.nature.next_step()).expect("it is nature's turn");
                self.unread += &self.writer.chance(&notation);
            }
            Turn::Seat(seat) => {
                let Some(chair) = &mut self.chairs[seat.index()] else { return false };
                let chosen = chair.choose(&*self.game);
                self.play(seat, &chosen).expect("bots choose legal actions, in their game's notation");
                return true;
            }
        }
        self.settle();
        true
    }

    /// Lets a person act, in notation. Gives the notation as the game writes it.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let notation = self.game.play(seat, text)?;
        self.unread += &self.writer.action(seat, &notation);
        self.settle();
        Ok(notation)
    }

    /// The lines of the record since this was last asked.
    pub fn take_record(&mut self) -> String {
        mem::take(&mut self.unread)
    }

    /// After a step: the bots look at the table, and a result is written down.
    fn settle(&mut self) {
        for (chair, seat) in self.chairs.iter_mut().zip(0..) {
            if let Some(chair) = chair {
                chair.observe(&*self.game, Seat(seat));
            }
        }
        if let Some(outcome) = self.game.outcome() {
            self.unread += &self.writer.result(&outcome);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// Takes the first legal action and counts what it is shown.
    struct Witness(Arc<AtomicU64>);

    impl Chair for Witness {
        fn choose(&mut self, table: &dyn Match) -> String {
            table.options()[0].notation.clone()
        }

        fn observe(&mut self, _table: &dyn Match, seat: Seat) {
            assert_eq!(seat, Seat(1), "its own");
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn bots_see_the_table_after_every_step() {
        let entry = crate::find("serengeti").expect("it is a game");
        let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("valid");
        let players = vec![Some(Mind::Random); usize::from(config.seats())];
        let mut session = Session::open(entry, &config, &players, 1).expect("it opens");
        let seen = Arc::new(AtomicU64::new(0));
        session.chairs[1] = Some(Box::new(Witness(Arc::clone(&seen))));
        // The first seat is a person's: what people do is seen too.
        session.chairs[0] = None;
        let mut steps = 0;
        loop {
            if session.advance() {
                steps += 1;
            } else if let Some(seat) = session.asks() {
                let first = session.table().options()[0].notation.clone();
                session.play(seat, &first).expect("it is legal");
                steps += 1;
            } else {
                break;
            }
        }
        assert_eq!(seen.load(Ordering::Relaxed), steps);
    }
}
