//! One match in one process: bots on some chairs, nature's dice, and the record.

use std::mem;

use bots::{Level, seed};
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
        players: &[Option<Level>],
        seed: u64,
    ) -> Result<Session, ConfigError> {
        let game = entry.open(config)?;
        let chairs = players
            .iter()
            .zip(0..)
            .map(|(level, seat)| level.map(|level| entry.chair(&*game, level, seed::child(seed, seat))))
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
        self.close();
        true
    }

    /// Lets a person act, in notation. Gives the notation as the game writes it.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let notation = self.game.play(seat, text)?;
        self.unread += &self.writer.action(seat, &notation);
        self.close();
        Ok(notation)
    }

    /// The lines of the record since this was last asked.
    pub fn take_record(&mut self) -> String {
        mem::take(&mut self.unread)
    }

    fn close(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            self.unread += &self.writer.result(&outcome);
        }
    }
}
