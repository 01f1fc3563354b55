//! Generators with fixed seeds, and random play.

use chacha20::{ChaCha8Rng, ChaCha20Rng};
use game::{Inspect, Rules, Step, StepOf, Turn, random};
use rand_core::{Rng, SeedableRng};

/// A generator of its own for every seed and stream.
pub fn generator(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(bytes);
    rng.set_stream(stream);
    rng
}

/// What decides nature's `index`-th step wherever chance is fixed: `ChaCha20`, seed 0, a stream per step.
pub fn nature(index: u64) -> ChaCha20Rng {
    let mut rng = ChaCha20Rng::from_seed([0; 32]);
    rng.set_stream(index);
    rng
}

/// The legal actions of the seat to act; none when nobody is.
pub fn legal<G: Rules>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut out = Vec::new();
    if let Turn::Seat(_) = game.turn(state) {
        game.legal_actions(state, &mut out);
    }
    out
}

/// A kind of action first, every one equally likely, then an action of it: so that late phases are reached.
pub fn choose<G: Inspect, R: Rng + ?Sized>(legal: &[G::Action], rng: &mut R) -> G::Action {
    let mut kinds: Vec<&str> = Vec::new();
    for &action in legal {
        if !kinds.contains(&G::kind(action)) {
            kinds.push(G::kind(action));
        }
    }
    let kind = random::pick(rng, &kinds);
    let of_kind: Vec<_> = legal.iter().copied().filter(|&action| G::kind(action) == kind).collect();
    random::pick(rng, &of_kind)
}

/// The next step of random play; none when the game is over.
pub fn next_step<G: Inspect, R: Rng + ?Sized>(game: &G, state: &G::State, rng: &mut R) -> Option<StepOf<G>> {
    match game.turn(state) {
        Turn::Seat(seat) => Some(Step::Move(seat, choose::<G, R>(&legal(game, state), rng))),
        Turn::Chance => Some(Step::Chance(game.sample(state, rng))),
        Turn::Over => None,
    }
}

/// Takes a step that is known to be possible.
pub fn take<G: Rules>(game: &G, state: &mut G::State, step: StepOf<G>) {
    match step {
        Step::Move(_, action) => game.apply(state, action),
        Step::Chance(chance) => game.resolve(state, chance),
    }
}

/// Up to `count` of the values, every selection equally likely.
pub fn some_of<T: Copy, R: Rng + ?Sized>(values: &[T], count: usize, rng: &mut R) -> Vec<T> {
    let mut rest = values.to_vec();
    if rest.len() <= count {
        return rest;
    }
    (0..count).map(|_| rest.swap_remove(random::below(rng, rest.len() as u32) as usize)).collect()
}

/// A text that is nearly this one.
pub fn mutated<R: Rng + ?Sized>(text: &str, rng: &mut R) -> String {
    const REPLACEMENTS: &[char] = &['0', '1', '2', '3', '9', '-', ' ', 'a', 'b', 'r', 'z', 'é', '"', '['];
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return random::pick(rng, REPLACEMENTS).to_string();
    }
    let place = random::below(rng, letters.len() as u32) as usize;
    match random::below(rng, 5) {
        0 => drop(letters.remove(place)),
        1 => letters.insert(place, letters[place]),
        2 => letters.insert(place, random::pick(rng, REPLACEMENTS)),
        3 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            words.rotate_left(1);
            return words.join(" ");
        }
        _ => letters[place] = random::pick(rng, REPLACEMENTS),
    }
    letters.into_iter().collect()
}
