//! One match in one process: bots on some chairs, nature's dice, and the record.

use std::mem;

use bots::seed;
use game::record::Writer;
use game::{Command, Config, ConfigError, Match, MemoryAid, Refusal, Seat, Turn};
use games::Entry;
use players::{Chair, Player};

use table::Nature;

/// A match being played here and now.
pub struct Session {
    game: Box<dyn Match>,
    chairs: Vec<Option<Box<dyn Chair>>>,
    nature: Nature,
    writer: Writer,
    unread: String,
    /// The hand that the record has come to.
    hand: u32,
}

impl Session {
    /// Opens a match. `players` says for every seat which bot holds it; `None` is a person. The seed decides
    /// what nature and the bots do.
    pub fn open(
        entry: &dyn Entry,
        config: &Config,
        players: &[Option<Player>],
        seed: u64,
    ) -> Result<Session, ConfigError> {
        let game = entry.open(config)?;
        let chair = |(player, seat): (&Option<Player>, u64)| {
            player.map(|player| entry.chair(config, player, seed::child(seed, seat))).transpose()
        };
        let chairs = players.iter().zip(0..).map(chair).collect::<Result<_, _>>()?;
        let (writer, unread) = Writer::begin(&*game);
        let hand = game.hand();
        Ok(Session { game, chairs, nature: Nature::seeded(seed), writer, unread, hand })
    }

    /// The match.
    pub fn running(&self) -> &dyn Match {
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
                self.settle();
            }
            Turn::Seat(seat) => {
                let Some(chair) = &mut self.chairs[seat.index()] else { return false };
                let asked = self.game.ask(seat, MemoryAid::On).expect("it is this seat's turn");
                let answer = chair.choose(&asked);
                self.play(seat, Command::Answer(&answer)).expect("bots choose legal actions");
            }
        }
        true
    }

    /// Lets a seat act: all of the command or nothing. Gives the notation of each action, as the record has it.
    pub fn play(&mut self, seat: Seat, command: Command<'_>) -> Result<Vec<String>, Refusal> {
        let notation = self.game.play(seat, command)?;
        for action in &notation {
            self.unread += &self.writer.action(seat, action);
        }
        self.settle();
        Ok(notation)
    }

    /// The lines of the record since this was last asked.
    pub fn take_record(&mut self) -> String {
        mem::take(&mut self.unread)
    }

    /// After a step: the bots that keep notes look at the table, and the scores of a hand or the result are written down.
    fn settle(&mut self) {
        for (chair, seat) in self.chairs.iter_mut().zip(0..) {
            if let Some(chair) = chair.as_mut().filter(|chair| chair.takes_notes()) {
                chair.observe(&self.game.show(Seat(seat)));
            }
        }
        if mem::replace(&mut self.hand, self.game.hand()) < self.game.hand() {
            self.unread += &self.writer.scores(self.game.standing());
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

    use game::{Answer, Asked, Shown, Viewer};
    use players::Level;

    /// A person in all but name: counts what it is shown.
    struct Witness {
        inner: Box<dyn Chair>,
        seen: Arc<AtomicU64>,
    }

    impl Chair for Witness {
        fn choose(&mut self, asked: &Asked) -> Answer {
            assert_eq!(asked.seat(), Seat(1), "its own");
            self.inner.choose(asked)
        }

        fn takes_notes(&self) -> bool {
            true
        }

        fn observe(&mut self, shown: &Shown) {
            assert_eq!(shown.seat(), Seat(1), "its own");
            self.seen.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn open(seed: u64) -> (Session, &'static dyn Entry, Config) {
        let entry = games::find("serengeti").expect("it is a game");
        let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("valid");
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        (Session::open(entry, &config, &players, seed).expect("it opens"), entry, config)
    }

    fn first_choice(session: &Session, seat: Seat) -> game::Data {
        let sight = session.running().sight(Viewer::Seat(seat), MemoryAid::Off);
        game::Data::Array(vec![sight.choices[0].action.clone()])
    }

    #[test]
    fn bots_see_the_table_after_every_step() {
        let (mut session, entry, config) = open(1);
        let seen = Arc::new(AtomicU64::new(0));
        let inner = entry.chair(&config, Level::Random.into(), 1).expect("valid");
        session.chairs[1] = Some(Box::new(Witness { inner, seen: Arc::clone(&seen) }));
        // The first seat is a person's: what people do is seen too.
        session.chairs[0] = None;
        let mut steps = 0;
        loop {
            if session.advance() {
                steps += 1;
            } else if let Some(seat) = session.asks() {
                let first = first_choice(&session, seat);
                session.play(seat, Command::Data(&first)).expect("it is legal");
                steps += 1;
            } else {
                break;
            }
        }
        assert_eq!(seen.load(Ordering::Relaxed), steps);
    }

    #[test]
    fn a_bot_thinks_on_another_thread_while_the_match_lives_on() {
        let (mut session, entry, config) = open(2);
        let mut chair = entry.chair(&config, Level::Greedy.into(), 1).expect("valid");
        while session.asks().is_none() {
            session.chairs.iter_mut().for_each(|chair| *chair = None);
            session.advance();
        }
        let seat = session.asks().expect("somebody is asked");
        let asked = session.running().ask(seat, MemoryAid::On).expect("it is its turn");
        let thinking = std::thread::spawn(move || chair.choose(&asked));
        let told = session.running().sight(Viewer::Spectator, MemoryAid::Off);
        let answer = thinking.join().expect("it thought");
        assert_eq!(told, session.running().sight(Viewer::Spectator, MemoryAid::Off));
        session.play(seat, Command::Answer(&answer)).expect("bots choose legal actions");
    }

    #[test]
    fn what_was_considered_in_a_position_gone_by_comes_too_late() {
        let (mut session, ..) = open(3);
        session.chairs.iter_mut().for_each(|chair| *chair = None);
        while session.advance() {}
        let seat = session.asks().expect("somebody is asked");
        let first = first_choice(&session, seat);
        let considered = session.game.consider(seat, Command::Data(&first)).expect("it is legal");
        session.play(seat, Command::Data(&first)).expect("it is legal");
        assert_eq!(session.game.carry_out(considered), Err(Refusal::Late));
    }
}
