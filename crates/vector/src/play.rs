//! One game of many: its position, how it came to it, and the word that is being said.

use bots::seed;
use game::{Advise, Letter, Observe, Outcome, Rules, Seat, Speller, Turn, Viewer, random};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use crate::company::Company;
use crate::error::SetupError;
use crate::face::{Came, Forced, Habits, Records};
use crate::log::Log;

/// So many episodes in a row may be over before somebody is asked.
const MOST_UNASKED: u32 = 10_000;

/// One game of many. It stands at a decision of a chair that is asked.
pub(crate) struct Play<G: Rules> {
    /// Which of the games it is.
    index: u64,
    /// Where it has come to.
    pub(crate) place: Place<G>,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What it is asked.
    pub(crate) speller: Speller<G::Action>,
    /// Episodes that are over and were not taken, with their numbers.
    pub(crate) kept: Vec<(u64, Log<G>)>,
}

/// Where an episode has come to.
pub(crate) struct Place<G: Rules> {
    pub(crate) episode: u64,
    /// Of this episode.
    pub(crate) seed: u64,
    /// By how many seats the chairs have moved.
    pub(crate) shift: u8,
    pub(crate) state: G::State,
    /// Every step since the beginning.
    pub(crate) log: Log<G>,
}

impl<G: Advise> Place<G> {
    /// The beginning of an episode of a game.
    pub(crate) fn start(company: &Company<G>, seed: u64, index: u64, episode: u64) -> Self {
        let seed = seed::child(seed::child(seed, index), episode);
        let shift = company.rotation.shift(index, episode, company.game.seats());
        Place { episode, seed, shift, state: company.game.start(), log: Log::new() }
    }

    /// What is thrown for the step to come. Every step has dice of its own, so that the steps tell where a game has come to.
    #[inline]
    pub(crate) fn dice(&self) -> SplitMix64 {
        SplitMix64::seed_from_u64(seed::child(self.seed, self.log.len() as u64))
    }

    /// What is thrown for the letter of the word to come, if letters are thrown for one by one.
    pub(crate) fn dice_of_letter(&self, said: usize) -> SplitMix64 {
        SplitMix64::seed_from_u64(seed::child(seed::child(self.seed, self.log.len() as u64), said as u64))
    }

    #[inline]
    fn act(&mut self, game: &G, action: G::Action) {
        game.apply(&mut self.state, action);
        self.log.act(action);
    }

    #[inline]
    fn happen(&mut self, game: &G) {
        let chance = game.sample(&self.state, &mut self.dice());
        game.resolve(&mut self.state, chance);
        self.log.happen(chance);
    }
}

impl<G: Advise + Observe> Play<G> {
    /// A game that has come to this place, and in which a seat is asked.
    pub(crate) fn standing(company: &Company<G>, index: u64, place: Place<G>, seat: Seat) -> Self {
        let mut legal = Vec::new();
        company.game.legal_actions(&place.state, &mut legal);
        let mut play = Play { index, place, seat, speller: Speller::default(), kept: Vec::new() };
        play.ask(company, Habits::USUAL, &legal);
        play
    }

    /// A game that goes from its first episode to the first question.
    pub(crate) fn begin(company: &Company<G>, index: u64) -> Result<Self, SetupError> {
        let place = Place::start(company, company.seed, index, 0);
        let mut play = Play { index, place, seat: Seat(0), speller: Speller::default(), kept: Vec::new() };
        let mut legal = Vec::new();
        play.go_on(company, Habits::USUAL, &mut legal)?;
        play.ask(company, Habits::USUAL, &legal);
        Ok(play)
    }

    /// Says a letter that may come next.
    #[inline]
    pub(crate) fn say(
        &mut self,
        company: &Company<G>,
        letter: Letter,
        habits: Habits,
        legal: &mut Vec<G::Action>,
    ) -> Came {
        let game = &*company.game;
        let mut said = self.speller.say(game, letter).expect("letters are checked first");
        while habits.forced == Forced::Skipped
            && said.is_none()
            && let Some(only) = self.speller.forced()
        {
            said = self.speller.say(game, only).expect("it may come next");
        }
        let Some(action) = said else { return Came::Begun };
        let end = self.act(company, action, habits, legal);
        self.ask(company, habits, legal);
        end.map_or(Came::Decided, Came::Over)
    }

    /// Takes so many decisions at random; tells how many episodes were over.
    pub(crate) fn play_random(
        &mut self,
        company: &Company<G>,
        decisions: u64,
        habits: Habits,
        legal: &mut Vec<G::Action>,
    ) -> u64 {
        if decisions == 0 {
            return 0;
        }
        legal.clear();
        legal.extend(self.speller.meant());
        let mut over = 0;
        for _ in 0..decisions {
            let action = random::pick(&mut self.place.dice(), legal);
            over += u64::from(self.act(company, action, habits, legal).is_some());
        }
        self.ask(company, habits, legal);
        over
    }

    /// Begins to ask for one of the legal actions.
    #[inline]
    fn ask(&mut self, company: &Company<G>, habits: Habits, legal: &[G::Action]) {
        let game = &*company.game;
        self.speller.ask(game, self.seat, legal);
        if habits.forced == Forced::Skipped && legal.len() > 1 {
            // No word begins another: where there are several, they differ before one is whole.
            while let Some(only) = self.speller.forced() {
                self.speller.say(game, only).expect("it may come next");
            }
        }
    }

    /// Carries out what was decided and goes on until somebody is asked, who then has these legal actions. Gives how the episode
    /// ended, if it did.
    #[inline]
    fn act(
        &mut self,
        company: &Company<G>,
        action: G::Action,
        habits: Habits,
        legal: &mut Vec<G::Action>,
    ) -> Option<Outcome> {
        self.place.act(&company.game, action);
        self.go_on(company, habits, legal).expect("whoever was asked once is asked again")
    }

    /// Lets nature and bots act until somebody is asked, if need be in a later episode; episodes in which nobody was asked
    /// are passed over.
    #[inline]
    fn go_on(
        &mut self,
        company: &Company<G>,
        habits: Habits,
        legal: &mut Vec<G::Action>,
    ) -> Result<Option<Outcome>, SetupError> {
        let game = &*company.game;
        let mut end = None;
        let mut unasked = 0;
        loop {
            match game.turn(&self.place.state) {
                Turn::Chance => self.place.happen(game),
                Turn::Seat(seat) => {
                    game.legal_actions(&self.place.state, legal);
                    let skips = habits.forced == Forced::Skipped && unasked < MOST_UNASKED;
                    let decided = company.decide(&self.place, seat, legal);
                    if decided.is_none() && skips && G::SOME_ALIKE {
                        let view = game.view(&self.place.state, Viewer::Seat(seat));
                        game.keep_different(&view, legal, &mut Vec::new());
                    }
                    let action = match (decided, &legal[..]) {
                        (Some(action), _) => action,
                        (None, &[only]) if skips => only,
                        (None, _) => {
                            self.seat = seat;
                            return Ok(end);
                        }
                    };
                    self.place.act(game, action);
                }
                Turn::Over => {
                    if unasked == MOST_UNASKED {
                        return Err(SetupError::NeverAsked);
                    }
                    unasked += 1;
                    if end.is_none() {
                        end = Some(
                            game.outcome(&self.place.state).expect("a game that is over has an outcome"),
                        );
                    }
                    self.finish(company, habits.records);
                }
            }
        }
    }

    /// Keeps what was played, if that is wanted, and begins anew.
    fn finish(&mut self, company: &Company<G>, records: Records) {
        let next = Place::start(company, company.seed, self.index, self.place.episode.wrapping_add(1));
        let Place { episode, mut log, .. } = std::mem::replace(&mut self.place, next);
        match records {
            Records::Kept => self.kept.push((episode, log)),
            Records::Dropped => {
                log.clear();
                self.place.log = log;
            }
        }
    }
}
