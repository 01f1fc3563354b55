//! A player that asks a network, from the view alone: letter by letter for the action it likes best, or as a judge of all of them.

use std::marker::PhantomData;
use std::sync::{Mutex, PoisonError};

use bots::{Judge, seed};
use game::{BySeat, Letter, Observe, Seat, ViewOf, Word};
use rand_core::Rng;

use crate::error::WeightsError;
use crate::made_for::MadeFor;
use crate::network::{Network, Scratch};

/// Actions that have less than this of all weight together are weighed alike: a question more would tell little.
const LITTLE: f32 = 0.02;
/// So many questions are asked of the network at most to weigh the actions of one decision.
const MOST_QUESTIONS: u32 = 24;

/// A judge that asks a network of its game.
#[derive(Debug)]
pub struct Learned<G> {
    network: Network,
    /// Room to think in, for as many as think at once.
    rooms: Mutex<Vec<Room>>,
    game: PhantomData<fn() -> G>,
}

/// What it takes to think about a decision.
#[derive(Debug)]
struct Room {
    scratch: Scratch,
    observation: Vec<u8>,
    /// The words of the actions that can still be meant, each with the place of its action.
    words: Vec<(Word, u32)>,
    chances: Vec<f32>,
    /// Which actions come to the same.
    kinds: Vec<u32>,
}

/// The weighing of all actions of a decision.
struct Weighing<'a> {
    network: &'a Network,
    scratch: &'a mut Scratch,
    observation: &'a mut [u8],
    weights: &'a mut [f32],
    /// How likely the letters are that are looked at: those of a place in the words after those of the places before it.
    chances: &'a mut Vec<f32>,
    questions_left: u32,
    /// What the seats have to hope for, as it was said first.
    hopes: Option<[f32; game::MAX_SEATS]>,
}

impl<G: Observe> Learned<G> {
    /// Reads a file that must be made for this game.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let network = Network::read(bytes, &MadeFor::of::<G>())?;
        Ok(Learned { network, rooms: Mutex::default(), game: PhantomData })
    }

    /// The network that it asks.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Thinks in a room of its own. It is made when more think at once than ever before, and kept.
    fn think<T>(&self, think: impl FnOnce(&mut Room) -> T) -> T {
        let rooms = || self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let free = rooms().pop();
        let mut room = free.unwrap_or_else(|| Room {
            scratch: self.network.scratch(),
            observation: vec![0; G::value_count()],
            words: Vec::new(),
            chances: Vec::new(),
            kinds: Vec::new(),
        });
        let thought = think(&mut room);
        rooms().push(room);
        thought
    }

    /// The letter it likes best, one after the other, with so much added to each.
    fn say(
        &self,
        game: &G,
        view: &ViewOf<G>,
        legal: &[G::Action],
        noise: impl Fn(Letter) -> f32,
    ) -> G::Action {
        let (&[first, _, ..], Some(viewer)) = (legal, view.viewer.seat()) else { return legal[0] };
        self.think(|room| {
            room.look(game, view, viewer, legal);
            let Room { scratch, observation, words, .. } = room;
            let mut place = 0;
            while words.len() > 1 {
                let letter = only_letter(words, place).unwrap_or_else(|| {
                    let next = words.iter().map(|(word, _)| word[place]);
                    self.network.ask_for(next.clone(), observation, scratch);
                    best_letter(next, |letter| scratch.letter(letter) + noise(letter))
                });
                words.retain(|(word, _)| word[place] == letter);
                observation[letter.index()] = 1;
                place += 1;
            }
            words.first().map_or(first, |&(_, action)| legal[action as usize])
        })
    }
}

impl<G: Observe> Judge<G> for Learned<G> {
    fn judge(&self, game: &G, view: &ViewOf<G>, legal: &[G::Action], weights: &mut Vec<f32>) -> BySeat<f32> {
        weights.clear();
        weights.resize(legal.len(), 1.0);
        let Some(viewer) = view.viewer.seat() else { return fair(game, |_| 0.0) };
        self.think(|room| {
            room.look(game, view, viewer, legal);
            let Room { scratch, observation, words, chances, .. } = room;
            // Of actions that come to the same the first has all the weight.
            weights.fill(0.0);
            words.sort_unstable_by(|one, other| one.0[..].cmp(&other.0[..]));
            chances.clear();
            let (network, questions_left) = (&self.network, MOST_QUESTIONS);
            let mut weighing =
                Weighing { network, scratch, observation, weights, chances, questions_left, hopes: None };
            weighing.spread(words, 0, 1.0);
            let hopes = weighing.hopes();
            let seats = game.seats();
            fair(game, |seat| hopes[usize::from((seat.0 + seats - viewer.0) % seats)])
        })
    }

    fn choose(&self, game: &G, view: &ViewOf<G>, legal: &[G::Action], _weights: &mut Vec<f32>) -> G::Action {
        self.say(game, view, legal, |_| 0.0)
    }

    /// The highest number with noise as Gumbel found it is each number as often as the softmax says.
    fn pick(
        &self,
        game: &G,
        view: &ViewOf<G>,
        legal: &[G::Action],
        _weights: &mut Vec<f32>,
        noise: f32,
        rng: &mut dyn Rng,
    ) -> G::Action {
        let luck = rng.next_u64();
        self.say(game, view, legal, |letter| {
            let above_zero = (seed::child(luck, letter.index() as u64) >> 40) as f32 + 0.5;
            -(-(above_zero / (1u32 << 24) as f32).ln()).ln() * noise
        })
    }

    fn worth(&self, game: &G, view: &ViewOf<G>, _: &[G::Action], _: &mut Vec<f32>) -> BySeat<f32> {
        let Some(viewer) = view.viewer.seat() else { return fair(game, |_| 0.0) };
        self.think(|room| {
            game.observe(view, &[], &mut room.observation);
            let hopes = self.network.ask_hopes(&room.observation, &mut room.scratch);
            let seats = game.seats();
            fair(game, |seat| hopes[usize::from((seat.0 + seats - viewer.0) % seats)])
        })
    }
}

impl Room {
    /// Looks at a decision: what is observed, and the words of what may be done. Of actions that come to the same the first is enough.
    fn look<G: Observe>(&mut self, game: &G, view: &ViewOf<G>, viewer: Seat, legal: &[G::Action]) {
        let Room { observation, words, kinds, .. } = self;
        game.observe(view, &[], observation);
        if G::SOME_ALIKE {
            game.kinds(view, legal, kinds);
        }
        let is_first = |place: usize| !G::SOME_ALIKE || !kinds[..place].contains(&kinds[place]);
        let different = legal.iter().enumerate().filter(|(place, _)| is_first(*place));
        words.clear();
        words.extend(different.map(|(place, &action)| (game.spell(viewer, action), place as u32)));
    }
}

impl Weighing<'_> {
    /// Spreads a weight over the actions of these words, which are in order and have their first letters, as many as `place` says, in
    /// common; those letters are in the observation.
    fn spread(&mut self, words: &[(Word, u32)], place: usize, weight: f32) {
        if let [(_, action)] = words {
            self.weights[*action as usize] = weight;
            return;
        }
        if let Some(letter) = only_letter(words, place) {
            self.say(letter, |after| after.spread(words, place + 1, weight));
            return;
        }
        if weight < LITTLE || self.questions_left == 0 {
            let each = weight / words.len() as f32;
            for &(_, action) in words {
                self.weights[action as usize] = each;
            }
            return;
        }
        let letters = || words.chunk_by(|(one, _), (other, _)| one[place] == other[place]);
        self.ask();
        let said = |some: &[(Word, u32)]| self.scratch.letter(some[0].0[place]);
        let highest = letters().map(said).fold(f32::NEG_INFINITY, f32::max);
        let begin = self.chances.len();
        self.chances.extend(letters().map(|some| (said(some) - highest).exp()));
        let total: f32 = self.chances[begin..].iter().sum();
        for (some, chance) in letters().zip(begin..) {
            let part = weight * self.chances[chance] / total;
            self.say(some[0].0[place], |after| after.spread(some, place + 1, part));
        }
        self.chances.truncate(begin);
    }

    /// What comes after a letter.
    fn say(&mut self, letter: Letter, then: impl FnOnce(&mut Self)) {
        self.observation[letter.index()] = 1;
        then(self);
        // No letter comes twice in a word.
        self.observation[letter.index()] = 0;
    }

    /// Asks the network for the next letter.
    fn ask(&mut self) {
        self.questions_left = self.questions_left.saturating_sub(1);
        let said = self.network.ask(self.observation, self.scratch);
        self.hopes.get_or_insert_with(|| {
            let mut hopes = [0.0; game::MAX_SEATS];
            hopes.iter_mut().zip(said.hopes).for_each(|(hope, said)| *hope = *said);
            hopes
        });
    }

    /// What the seats have to hope for: asked, if nothing had to be asked to weigh the actions.
    fn hopes(&mut self) -> [f32; game::MAX_SEATS] {
        if self.hopes.is_none() {
            self.ask();
        }
        self.hopes.unwrap_or_default()
    }
}

/// The next letter of all these words, if it is the same.
fn only_letter(words: &[(Word, u32)], place: usize) -> Option<Letter> {
    let ((first, _), rest) = words.split_first()?;
    let letter = first[place];
    rest.iter().all(|(word, _)| word[place] == letter).then_some(letter)
}

/// The letter with the highest number; of equals the first.
fn best_letter(letters: impl Iterator<Item = Letter>, number: impl Fn(Letter) -> f32) -> Letter {
    let numbered = letters.map(|letter| (letter, number(letter)));
    let best = numbered.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(letter, _)| letter).unwrap_or_default()
}

/// What a position is worth to every seat: its share of the win, as it is told beyond a fair share, and all of a side's if seats win
/// together, because that is what search calls a win.
fn fair<G: Observe>(game: &G, beyond: impl Fn(Seat) -> f32) -> BySeat<f32> {
    let seats = game.seats();
    BySeat::from_fn(seats, |seat| {
        let partners = Seat::all(seats).filter(|&other| game.side(other) == game.side(seat)).count();
        let worth = (beyond(seat) + f32::from(seats).recip()) * partners as f32;
        // Weights that are too large for numbers say nothing.
        if worth.is_nan() { 0.0 } else { worth.clamp(0.0, 1.0) }
    })
}
