//! All games of a configuration that are played at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Mind;
use game::bits::ones;
use game::{Advise, Letter, Observe, Seat, Viewer};
use players::Player;

use crate::company::Company;
use crate::crew;
use crate::error::{SaveError, SetupError, StepError};
use crate::face::{
    Ends, Finished, Forced, Habits, Played, Questions, Records, Shape, Values, Vectored, check, take,
};
use crate::play::Play;
use crate::setup::{MAX_GAMES, MAX_THREADS, Setup};
use crate::values::{Pencil, Scales};
use crate::{record, save};

/// Many games at once: the one implementation of [`Vectored`].
pub struct Vector<G: Observe + Advise> {
    pub(crate) company: Company<G>,
    pub(crate) setup: Setup,
    pub(crate) plays: Vec<Play<G>>,
    /// The letters that may come next, as bits, so many words for each game: letters are checked against them before any is
    /// said.
    allowed: Vec<u64>,
    shape: Shape,
    scales: Scales,
    habits: Habits,
}

/// What a thread needs, kept from game to game.
struct Tools<G: Observe> {
    legal: Vec<G::Action>,
    bytes: Vec<u8>,
}

impl<G: Observe> Default for Tools<G> {
    fn default() -> Self {
        Tools { legal: Vec::new(), bytes: Vec::new() }
    }
}

/// Games that one thread takes at once, unless somebody thinks in them: enough to be worth it, and so few that all
/// threads finish together.
const FEWEST: usize = 64;
/// Into how many parts the games are divided for each thread.
const PARTS: usize = 8;

impl<G: Observe + Advise> Vector<G> {
    /// Many games, each at its first question. `mind` says how a bot decides in this game.
    pub fn new(game: Arc<G>, setup: &Setup, mind: impl Fn(Player) -> Mind<G>) -> Result<Self, SetupError> {
        if !(1..=MAX_GAMES).contains(&setup.games) {
            return Err(SetupError::Games(setup.games));
        }
        if !(1..=MAX_THREADS).contains(&setup.threads) {
            return Err(SetupError::Threads(setup.threads));
        }
        let company = Company::new(game, setup, mind)?;
        let planes = G::planes();
        let scales = Scales::new(&planes);
        let shape = Shape {
            name: G::NAME,
            rules: G::RULES,
            games: setup.games,
            seats: usize::from(company.game.seats()),
            letters: G::letter_count(),
            values: G::value_count(),
            planes,
        };
        let mut plays: Vec<Option<Result<Play<G>, SetupError>>> = Vec::new();
        plays.resize_with(setup.games, || None);
        let size = part(setup, company.thinks());
        let parts: Vec<_> = plays.chunks_mut(size).zip((0..).step_by(size)).collect();
        crew::share(setup.threads, parts, |(): &mut (), (plays, first)| {
            plays
                .iter_mut()
                .zip(first..)
                .for_each(|(play, index)| *play = Some(Play::begin(&company, index)));
        });
        let plays: Vec<Play<G>> =
            plays.into_iter().map(|play| play.expect("every game was begun")).collect::<Result<_, _>>()?;
        let mut vector = Vector {
            company,
            setup: setup.clone(),
            plays: Vec::new(),
            allowed: Vec::new(),
            shape,
            scales,
            habits: Habits::USUAL,
        };
        vector.put(plays);
        Ok(vector)
    }

    /// Puts these games in place of those that are there.
    pub(crate) fn put(&mut self, plays: Vec<Play<G>>) {
        let words = self.words();
        self.allowed = vec![0; plays.len() * words];
        plays.iter().zip(self.allowed.chunks_mut(words)).for_each(|(play, allowed)| allow(play, allowed));
        self.plays = plays;
    }

    /// How many words have a bit for every letter.
    fn words(&self) -> usize {
        self.shape.letters.div_ceil(64)
    }

    fn part(&self) -> usize {
        part(&self.setup, self.company.thinks())
    }

    /// Can each of these letters come next?
    fn check_letters(&self, letters: &[u16]) -> Result<(), StepError> {
        check("letters", letters.len(), self.shape.games)?;
        let mut allowed = letters.iter().zip(self.allowed.chunks_exact(self.words()));
        let is_wrong = |(&letter, allowed): (&u16, &[u64])| {
            let word = allowed.get(usize::from(letter / 64)).copied().unwrap_or(0);
            word >> (letter % 64) & 1 == 0
        };
        match allowed.position(is_wrong) {
            None => Ok(()),
            Some(game) => Err(self.wrong_letter(game, letters[game])),
        }
    }

    #[cold]
    fn wrong_letter(&self, game: usize, letter: u16) -> StepError {
        let name = |letter: Letter| G::letter_name(letter).expect("a letter of the game");
        let speller = &self.plays[game].speller;
        let mut next: Vec<Letter> = speller.next().collect();
        next.sort_unstable();
        next.dedup();
        StepError::Letter {
            game,
            letter,
            name: G::letter_name(Letter(letter)),
            said: speller.said().iter().copied().map(name).collect(),
            allowed: next.into_iter().map(|next| format!("{} ({})", next.0, name(next))).collect(),
        }
    }
}

/// How many games are one job.
fn part(setup: &Setup, thinks: bool) -> usize {
    let fewest = if thinks { 1 } else { FEWEST };
    setup.games.div_ceil(setup.threads * PARTS).max(fewest)
}

/// What may be said of what comes to the same as this.
fn offered<G: Observe>(game: &G, play: &Play<G>, action: G::Action, offered: &[G::Action]) -> G::Action {
    if !G::SOME_ALIKE || offered.contains(&action) {
        return action;
    }
    let view = game.view(&play.place.state, Viewer::Seat(play.seat));
    let (mut all, mut kinds) = (offered.to_vec(), Vec::new());
    all.push(action);
    game.kinds(&view, &all, &mut kinds);
    let alike = kinds.iter().position(|kind| kinds.last() == Some(kind));
    alike.map_or(action, |place| all[place])
}

/// Remembers which letters may come next.
#[inline]
fn allow<G: Observe>(play: &Play<G>, allowed: &mut [u64]) {
    allowed.fill(0);
    play.speller.next().for_each(|letter| allowed[letter.index() / 64] |= 1 << (letter.index() % 64));
}

/// Writes a 1 for every letter that may come next.
#[inline]
fn write_mask(allowed: &[u64], mask: &mut [u8]) {
    mask.fill(0);
    for (&word, mask) in allowed.iter().zip(mask.chunks_mut(64)) {
        ones(word).for_each(|place| mask[usize::from(place)] = 1);
    }
}

/// Some of the games, with what is said in them and where the answers go.
struct Part<'a, G: Observe> {
    plays: &'a mut [Play<G>],
    allowed: &'a mut [u64],
    letters: &'a [u16],
    questions: Questions<'a>,
    ends: Ends<'a>,
}

/// Writes what is asked in some games.
struct Asking<'a, 'b, G: Observe + Advise> {
    company: &'b Company<G>,
    shape: &'b Shape,
    pencil: Pencil<'a, 'b>,
    mask: &'a mut [u8],
    seats: &'a mut [u8],
    chairs: &'a mut [u8],
}

impl<'a, 'b, G: Observe + Advise> Asking<'a, 'b, G> {
    fn new(
        company: &'b Company<G>,
        shape: &'b Shape,
        scales: &'b Scales,
        bytes: &'b mut Vec<u8>,
        questions: Questions<'a>,
    ) -> Self {
        let Questions { values, mask, seats, chairs } = questions;
        Asking {
            company,
            shape,
            pencil: Pencil { values, scales, bytes, size: shape.values },
            mask,
            seats,
            chairs,
        }
    }

    /// Writes what is asked in the next one.
    #[inline]
    fn write(&mut self, play: &Play<G>, allowed: &[u64]) {
        self.pencil.observe(&*self.company.game, &play.place.state, play.seat, play.speller.said());
        write_mask(allowed, take!(self.mask, self.shape.letters));
        take!(self.seats, 1)[0] = play.seat.0;
        take!(self.chairs, 1)[0] = self.company.chair(play.seat, play.place.shift);
    }
}

impl<G: Observe + Advise> Vectored for Vector<G> {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn letter_name(&self, letter: u16) -> Option<String> {
        G::letter_name(Letter(letter))
    }

    fn ask(&self, mut questions: Questions<'_>) -> Result<(), StepError> {
        let Vector { company, plays, allowed, shape, scales, .. } = self;
        questions.check(shape)?;
        let (words, size) = (self.words(), self.part());
        let parts = plays.chunks(size).zip(allowed.chunks(size * words));
        let parts =
            parts.map(|(plays, allowed)| (plays, allowed, questions.take(plays.len(), shape))).collect();
        crew::share(self.setup.threads, parts, |tools: &mut Tools<G>, (plays, allowed, questions)| {
            let mut asking = Asking::new(company, shape, scales, &mut tools.bytes, questions);
            plays.iter().zip(allowed.chunks(words)).for_each(|(play, allowed)| asking.write(play, allowed));
        });
        Ok(())
    }

    fn step(
        &mut self,
        letters: &[u16],
        mut questions: Questions<'_>,
        mut ends: Ends<'_>,
    ) -> Result<(), StepError> {
        self.check_letters(letters)?;
        questions.check(&self.shape)?;
        ends.check(&self.shape)?;
        let (words, size) = (self.words(), self.part());
        let Vector { company, setup, plays, allowed, shape, scales, habits } = self;
        let parts = plays.chunks_mut(size).zip(allowed.chunks_mut(size * words)).zip(letters.chunks(size));
        let parts = parts.map(|((plays, allowed), letters)| {
            let (questions, ends) = (questions.take(plays.len(), shape), ends.take(plays.len(), shape));
            Part { plays, allowed, letters, questions, ends }
        });
        crew::share(setup.threads, parts.collect(), |tools: &mut Tools<G>, part: Part<'_, G>| {
            let Tools { legal, bytes } = tools;
            let Part { plays, allowed, letters, questions, mut ends } = part;
            let mut asking = Asking::new(company, shape, scales, bytes, questions);
            for ((play, allowed), &letter) in plays.iter_mut().zip(allowed.chunks_mut(words)).zip(letters) {
                let came = play.say(company, Letter(letter), *habits, legal);
                ends.take(1, shape).write(came);
                allow(play, allowed);
                asking.write(play, allowed);
            }
        });
        Ok(())
    }

    fn observe_all(&self, mut values: Values<'_>) -> Result<(), StepError> {
        let Vector { company, shape, scales, .. } = self;
        let each = shape.seats * shape.values;
        values.check(shape.games * each)?;
        let parts = self.plays.chunks(self.part());
        let parts = parts.map(|plays| (plays, values.take(plays.len() * each))).collect();
        crew::share(self.setup.threads, parts, |tools: &mut Tools<G>, (plays, values)| {
            let mut pencil = Pencil { values, scales, bytes: &mut tools.bytes, size: shape.values };
            for (play, seat) in
                plays.iter().flat_map(|play| Seat::all(shape.seats as u8).map(move |seat| (play, seat)))
            {
                let said = if seat == play.seat { play.speller.said() } else { &[] };
                pencil.observe(&*company.game, &play.place.state, seat, said);
            }
        });
        Ok(())
    }

    fn advise(&self, letters: &mut [u16]) -> Result<(), StepError> {
        check("letters", letters.len(), self.shape.games)?;
        let game = &*self.company.game;
        let size = part(&self.setup, self.company.model_thinks());
        let parts = self.plays.chunks(size).zip(letters.chunks_mut(size)).collect();
        crew::share(self.setup.threads, parts, |tools: &mut Tools<G>, (plays, letters)| {
            for (play, letter) in plays.iter().zip(letters) {
                tools.legal.clear();
                tools.legal.extend(play.speller.meant());
                let said = play.speller.said().len();
                let advised = self.company.model(&play.place, play.seat, said, &tools.legal);
                let advised = offered(game, play, advised, &tools.legal);
                *letter = game.spell(play.seat, advised)[said].0;
            }
        });
        Ok(())
    }

    fn play_random(&mut self, decisions: u64) -> Played {
        let (words, size) = (self.words(), self.part());
        let Vector { company, setup, plays, allowed, habits, .. } = self;
        let over = AtomicU64::new(0);
        let parts = plays.chunks_mut(size).zip(allowed.chunks_mut(size * words)).collect();
        crew::share(setup.threads, parts, |tools: &mut Tools<G>, (plays, allowed)| {
            for (play, allowed) in plays.iter_mut().zip(allowed.chunks_mut(words)) {
                let games = play.play_random(company, decisions, *habits, &mut tools.legal);
                over.fetch_add(games, Ordering::Relaxed);
                allow(play, allowed);
            }
        });
        Played { decisions: decisions * plays.len() as u64, games: over.into_inner() }
    }

    fn save(&self) -> Vec<u8> {
        save::write(self)
    }

    fn restore(&mut self, save: &[u8]) -> Result<(), SaveError> {
        save::read(self, save)
    }

    fn keep_records(&mut self, records: Records) {
        self.habits.records = records;
    }

    fn skip_forced(&mut self, forced: Forced) {
        self.habits.forced = forced;
    }

    fn take_records(&mut self) -> Vec<Finished> {
        let size = self.part();
        let game = &*self.company.game;
        let mut finished: Vec<Vec<Finished>> = Vec::new();
        finished.resize_with(self.plays.len().div_ceil(size), Vec::new);
        let parts = self.plays.chunks_mut(size).zip(&mut finished).zip((0..).step_by(size)).collect();
        crew::share(self.setup.threads, parts, |(): &mut (), ((plays, finished), first)| {
            for (play, index) in plays.iter_mut().zip(first..) {
                finished.extend(play.kept.drain(..).map(|(episode, log)| Finished {
                    game: index,
                    episode,
                    text: record::write(game, &log),
                }));
            }
        });
        finished.into_iter().flatten().collect()
    }
}
