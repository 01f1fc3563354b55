//! The steps of an episode, as small as can be: a match may have thousands, and thousands are played at once.

use game::{Rules, Step, StepOf, Turn};

/// What was decided and what nature did, apart: a deal can be many times as large as an action. In which order, and by whom,
/// follows from playing it again.
pub(crate) struct Log<G: Rules> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Rules> Log<G> {
    pub(crate) const fn new() -> Self {
        Log { actions: Vec::new(), chances: Vec::new() }
    }

    /// How many steps there were.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.actions.len() + self.chances.len()
    }

    #[inline]
    pub(crate) fn act(&mut self, action: G::Action) {
        self.actions.push(action);
    }

    #[inline]
    pub(crate) fn happen(&mut self, chance: G::Chance) {
        self.chances.push(chance);
    }

    /// Forgets everything. What was allocated is used again.
    pub(crate) fn clear(&mut self) {
        self.actions.clear();
        self.chances.clear();
    }

    /// Plays it again. Each step is told with the position after it.
    pub(crate) fn replay(&self, game: &G, mut each: impl FnMut(StepOf<G>, &G::State)) {
        let (mut actions, mut chances) = (self.actions.iter().copied(), self.chances.iter().copied());
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Seat(seat) => actions.next().map(|action| Step::Move(seat, action)),
                Turn::Chance => chances.next().map(Step::Chance),
                Turn::Over => None,
            };
            let Some(step) = step else { return };
            match step {
                Step::Move(_, action) => game.apply(&mut state, action),
                Step::Chance(chance) => game.resolve(&mut state, chance),
            }
            each(step, &state);
        }
    }
}
