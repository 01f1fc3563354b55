//! What the terminal needs of a table, be it in this process or served elsewhere.

use game::phrase::Glossary;
use game::{Phrase, Seat, Sight, Turn};
use protocol::{Arrangement, Key, Motion, Move, Opened, Room, ToServer};
use session::{Client, Trouble};

/// The person's contact with a table.
pub trait Contact {
    /// The person's seat; nothing if they watch.
    fn seat(&self) -> Option<Seat>;
    /// What the person sees now.
    fn sight(&self) -> &Sight;
    /// Everything about the table that is not the game.
    fn room(&self) -> &Room;
    /// What the table is and stays.
    fn opened(&self) -> &Opened;
    /// How moves are written.
    fn forms(&self) -> Phrase;
    /// The cards in words.
    fn glossary(&mut self) -> Glossary;
    /// What would come of a move, or why it cannot be made: nothing that the person could not work out.
    fn consider(&self, action: &Move) -> Result<Considered, Phrase>;
    /// What it would mean to take the last decision back.
    fn going_back(&self) -> GoingBack;
    /// What a good player would do who is shown what the person is shown; nothing if the answer comes later.
    fn hint(&mut self) -> Result<Vec<Phrase>, Trouble>;
    /// Asks the table for something: done at once, or answered later.
    fn send(&mut self, wish: Wish) -> Result<(), Trouble>;
    /// The person has been shown everything up to now.
    fn has_seen(&mut self);

    /// Does nothing more happen?
    fn is_over(&self) -> bool {
        self.room().given_up || self.sight().turn == Turn::Over
    }
}

/// What is asked of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// To make a move.
    Play(Move),
    /// To take the last decision back.
    TakeBack,
    /// To end the game without a result.
    GiveUp,
    /// To give the chair to a bot.
    Stand,
    /// To sit down there.
    Sit {
        /// The chair.
        seat: Seat,
        /// What the others are to call the person.
        name: String,
    },
    /// To say something to everybody.
    Say(String),
    /// To stop the game for a while.
    Pause,
    /// To go on.
    Resume,
    /// To have a bot play on for somebody who is away.
    Replace(Seat),
    /// To answer what was asked.
    Agree {
        /// The number of what was asked.
        motion: u64,
        /// Yes or no.
        yes: bool,
    },
    /// To play once more with the same people.
    Again,
}

impl Wish {
    /// The message that asks for it, for this position.
    pub fn message(self, key: Key, position: u64) -> ToServer {
        match self {
            Wish::Play(action) => ToServer::Play { key, position, action },
            Wish::TakeBack => ToServer::Ask { key, motion: Motion::TakeBack { to: None } },
            Wish::GiveUp => ToServer::GiveUp { key },
            Wish::Stand => ToServer::Stand { key },
            Wish::Sit { seat, name } => ToServer::Sit { key, seat, name },
            Wish::Say(text) => ToServer::Say { key, text },
            Wish::Pause => ToServer::Ask { key, motion: Motion::Pause },
            Wish::Resume => ToServer::Resume { key },
            Wish::Replace(seat) => ToServer::Ask { key, motion: Motion::Replace { seat } },
            Wish::Agree { motion, yes } => ToServer::Agree { key, motion, yes },
            Wish::Again => ToServer::Again { key, chairs: Arrangement::Same },
        }
    }
}

/// What would come of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// Its actions.
    pub notation: Vec<String>,
    /// What is easily overlooked.
    pub cautions: Vec<Phrase>,
}

/// What it would mean to take the last decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingBack {
    /// There is none.
    Nowhere,
    /// Nothing, or others are asked first.
    Free,
    /// The game is practice from then on.
    Practice,
    /// The game may be practice from then on.
    PerhapsPractice,
}

impl Contact for Client {
    fn seat(&self) -> Option<Seat> {
        Some(Client::seat(self))
    }

    fn sight(&self) -> &Sight {
        Client::sight(self)
    }

    fn room(&self) -> &Room {
        Client::room(self)
    }

    fn opened(&self) -> &Opened {
        Client::opened(self)
    }

    fn forms(&self) -> Phrase {
        Client::forms(self)
    }

    fn glossary(&mut self) -> Glossary {
        Client::glossary(self)
    }

    fn consider(&self, action: &Move) -> Result<Considered, Phrase> {
        let considered = Client::consider(self, action).map_err(|refusal| refusal.phrase())?;
        let notation = considered.notation().to_vec();
        Ok(Considered { notation, cautions: considered.cautions().to_vec() })
    }

    fn going_back(&self) -> GoingBack {
        match self.takes_back_freely() {
            None => GoingBack::Nowhere,
            Some(true) => GoingBack::Free,
            Some(false) => GoingBack::Practice,
        }
    }

    fn hint(&mut self) -> Result<Vec<Phrase>, Trouble> {
        Client::hint(self)
    }

    fn send(&mut self, wish: Wish) -> Result<(), Trouble> {
        match wish {
            Wish::Play(action) => self.play(action),
            Wish::TakeBack => self.take_back(),
            Wish::GiveUp => self.give_up(),
            Wish::Stand
            | Wish::Sit { .. }
            | Wish::Say(_)
            | Wish::Pause
            | Wish::Resume
            | Wish::Replace(_)
            | Wish::Agree { .. }
            | Wish::Again => Err(Trouble::Denied(Phrase::new("join-nobody-else"))),
        }
    }

    fn has_seen(&mut self) {
        Client::has_seen(self);
    }
}
