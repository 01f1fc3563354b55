//! A player on a chair: what makes a typed bot play a match that is only known as an object.

use game::{Answer, Asked, Bot, Game, Shown};

/// A program on a chair. It is given what its seat is asked and nothing else, and owns none of the match: it can think on
/// another thread while the match lives on.
pub trait Chair: Send {
    /// What it answers, in a match of the game it was made for.
    fn choose(&mut self, asked: &Asked) -> Answer;

    /// Does it want to see every step?
    fn takes_notes(&self) -> bool;

    /// Sees the table from its seat after a step, in a match of the game it was made for.
    fn observe(&mut self, shown: &Shown);
}

/// The one implementation of [`Chair`].
pub struct Seated<G> {
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Seated<G> {
    /// This bot on a chair.
    pub fn new(bot: Box<dyn Bot<G>>) -> Self {
        Seated { bot }
    }
}

impl<G: Game> Chair for Seated<G> {
    fn choose(&mut self, asked: &Asked) -> Answer {
        let question = asked.of::<G>().expect("a chair is asked in its own game");
        Answer::new::<G>(self.bot.choose(&question.view, &question.legal))
    }

    fn takes_notes(&self) -> bool {
        self.bot.takes_notes()
    }

    fn observe(&mut self, shown: &Shown) {
        self.bot.observe(shown.of::<G>().expect("a chair is shown its own game"));
    }
}
