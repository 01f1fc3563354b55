//! Who decides on which seat.

use std::sync::Arc;

use bots::{Budget, Mind, seed};
use game::{Advise, Seat, Viewer, random};
use players::Player;

use crate::error::SetupError;
use crate::play::Place;
use crate::setup::{Holder, Rotation, Setup};

/// The rules, and who plays by them.
pub(crate) struct Company<G: Advise> {
    pub(crate) game: Arc<G>,
    pub(crate) seed: u64,
    pub(crate) rotation: Rotation,
    chairs: Vec<Chair<G>>,
    /// Whose letters imitators are told.
    model: Decider<G>,
}

/// Who sits on a chair.
enum Chair<G: Advise> {
    /// The caller is asked.
    Asked,
    /// It is decided.
    Bot(Decider<G>),
}

/// How it is decided.
enum Decider<G: Advise> {
    /// Any legal action.
    Random,
    /// What the game advises. It is asked without making a view: the answer is the same.
    Advised,
    /// A bot thinks.
    Thinks(Mind<G>),
}

/// Bots' seeds are children of this child of an episode's seed; nature's are those of the steps.
const BOTS: u64 = u64::MAX;

impl<G: Advise> Company<G> {
    pub(crate) fn new(
        game: Arc<G>,
        setup: &Setup,
        mind: impl Fn(Player) -> Mind<G>,
    ) -> Result<Self, SetupError> {
        let (given, seats) = (setup.chairs.len(), game.seats());
        if given != usize::from(seats) {
            return Err(SetupError::Chairs { given, seats });
        }
        if !setup.chairs.iter().any(|holder| holder.is_asked()) {
            return Err(SetupError::NobodyAsked);
        }
        let decider = |player: Player| Decider::of(mind(player)).ok_or(SetupError::Clocked(player));
        let chair = |holder: &Holder| match *holder {
            Holder::Learner | Holder::Other => Ok(Chair::Asked),
            Holder::Bot(player) => decider(player).map(Chair::Bot),
        };
        let chairs = setup.chairs.iter().map(chair).collect::<Result<_, _>>()?;
        let model = decider(setup.model)?;
        Ok(Company { game, seed: setup.seed, rotation: setup.rotation, chairs, model })
    }

    /// Does somebody think, so that a game may take long?
    pub(crate) fn thinks(&self) -> bool {
        self.chairs.iter().any(|chair| match chair {
            Chair::Asked => false,
            Chair::Bot(decider) => decider.thinks(),
        })
    }

    /// Does whoever is imitated think?
    pub(crate) fn model_thinks(&self) -> bool {
        self.model.thinks()
    }

    /// What whoever is imitated would do, when so many letters of the word are said.
    pub(crate) fn model(&self, place: &Place<G>, seat: Seat, said: usize, legal: &[G::Action]) -> G::Action {
        match &self.model {
            // With the dice of the step a later letter would always follow from the first.
            Decider::Random => random::pick(&mut place.dice_of_letter(said), legal),
            model @ (Decider::Advised | Decider::Thinks(_)) => self.decided(model, place, seat, legal),
        }
    }

    /// The chair that stands at this seat when they have moved by so many.
    #[inline]
    pub(crate) fn chair(&self, seat: Seat, shift: u8) -> u8 {
        let seats = self.chairs.len() as u8;
        (seat.0 + seats - shift) % seats
    }

    /// Is the caller asked on this seat when the chairs have moved by so many?
    pub(crate) fn is_asked(&self, seat: Seat, shift: u8) -> bool {
        match &self.chairs[usize::from(self.chair(seat, shift))] {
            Chair::Asked => true,
            Chair::Bot(_) => false,
        }
    }

    /// What the bot on this seat does; nothing, if the caller is asked.
    #[inline]
    pub(crate) fn decide(&self, place: &Place<G>, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        match &self.chairs[usize::from(self.chair(seat, place.shift))] {
            Chair::Asked => None,
            Chair::Bot(decider) => Some(self.decided(decider, place, seat, legal)),
        }
    }

    #[inline]
    fn decided(&self, by: &Decider<G>, place: &Place<G>, seat: Seat, legal: &[G::Action]) -> G::Action {
        match by {
            Decider::Random => random::pick(&mut place.dice(), legal),
            Decider::Advised => self.game.advise_in(&place.state, seat, legal),
            Decider::Thinks(mind) => self.think(mind, place, seat, legal),
        }
    }

    /// What a bot with this mind does. It is put on its chair for this one decision, so that nothing but the steps must be kept
    /// to go on with a game: thousands of searchers would fill the memory, and none can be saved. Only a bot that takes notes
    /// is shown everything again, and then with the same seed, so that it forgets the same.
    #[cold]
    fn think(&self, mind: &Mind<G>, place: &Place<G>, seat: Seat, legal: &[G::Action]) -> G::Action {
        let game = &self.game;
        let own = seed::child(seed::child(place.seed, BOTS), u64::from(seat.0));
        let viewer = Viewer::Seat(seat);
        let mut bot = mind.bot(game, own);
        if bot.takes_notes() {
            place.log.replay(game, |_, past| bot.observe(&game.view(past, viewer)));
        } else {
            bot = mind.bot(game, seed::child(own, place.log.len() as u64));
        }
        bot.choose(&game.view(&place.state, viewer), legal)
    }
}

impl<G: Advise> Decider<G> {
    fn thinks(&self) -> bool {
        match self {
            Decider::Random | Decider::Advised => false,
            Decider::Thinks(_) => true,
        }
    }

    /// How this mind decides; nothing, if it looks at the clock.
    fn of(mind: Mind<G>) -> Option<Self> {
        let is_clocked = mind.thinking().is_some_and(|thinking| match thinking.budget {
            Budget::Iterations(_) => false,
            Budget::Time(_) | Budget::Within { .. } => true,
        });
        if is_clocked {
            return None;
        }
        Some(match mind {
            Mind::Random => Decider::Random,
            Mind::Greedy => Decider::Advised,
            Mind::Judge(..) | Mind::Search(..) | Mind::Hint(..) => Decider::Thinks(mind),
        })
    }
}
