//! What is remembered after a reshuffle (RUM.5), against a memory that keeps everything: all worlds at the beginning of a
//! late scene, followed step by step through the whole log. Each world has as many ways to have come about as there are
//! ways to draw its cards, copy by copy.
//!
//! Where memory is said to be whole, it leaves exactly these worlds, each with the same probability; elsewhere it leaves
//! them all and some more, and how many more is measured.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use cards::{Bag, Kind};
use game::{BySeat, Rules, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::state::{Deed, State};

use crate::scene::{Scene, card};
use crate::worlds::{late, list_worlds};

/// The secret places.
type Secret = (BySeat<Bag>, Bag, Option<Kind>);

/// All that one viewer has seen, as the worlds in which it would have seen the same and in how many ways they came about.
struct Log {
    viewer: Viewer,
    worlds: HashMap<Secret, u128>,
}

impl Log {
    /// Nothing has happened but what this view tells.
    fn new(game: &Rummu, state: &State, viewer: Viewer) -> Log {
        let mut worlds = HashMap::new();
        for (world, weight) in list_worlds(game, &game.view(state, viewer)) {
            *worlds.entry((world.hands, world.stock, world.drawn)).or_default() += u128::from(weight);
        }
        Log { viewer, worlds }
    }

    /// A step has been taken.
    fn follow(&mut self, before: &State, after: &State) {
        let mut worlds = HashMap::new();
        for (&(hands, stock, _), &ways) in &self.worlds {
            for (secret, more) in self.next(hands, stock, before, after) {
                *worlds.entry(secret).or_default() += ways * more;
            }
        }
        self.worlds = worlds;
    }

    /// What can have become of a world in this step, as far as the viewer can tell, and in how many ways.
    fn next(&self, hands: BySeat<Bag>, stock: Bag, before: &State, after: &State) -> Vec<(Secret, u128)> {
        let (mut hands, mut stock) = (hands, stock);
        let gone = match after.last {
            Deed::ChoseStock { reshuffled, .. } => {
                if reshuffled {
                    stock = before.pile[..before.pile.len() - 1].iter().copied().collect();
                }
                None
            }
            Deed::Drew { by } => {
                let seen = after.drawn.filter(|_| self.viewer == Viewer::Seat(by));
                let drawn = |card: Kind| {
                    let (mut hands, mut rest) = (hands, stock);
                    hands[by].add(card);
                    rest.remove(card);
                    ((hands, rest, Some(card)), u128::from(stock.count_of(card)))
                };
                return stock
                    .kinds()
                    .filter(|&card| seen.is_none_or(|seen| seen == card))
                    .map(drawn)
                    .collect();
            }
            Deed::Took { by, card, .. } => {
                hands[by].add(card);
                None
            }
            Deed::Laid { by, cards } | Deed::Added { by, cards, .. } => Some((by, cards)),
            Deed::Swapped { by, card, .. } | Deed::Discarded { by, card, .. } => {
                Some((by, Bag::EMPTY.with(card)))
            }
            Deed::Nothing
            | Deed::Dealer(_)
            | Deed::Dealt { .. }
            | Deed::TookEnough(_)
            | Deed::TookBack { .. } => None,
        };
        if let Some((by, cards)) = gone {
            if !cards.within(hands[by]) {
                return Vec::new();
            }
            hands[by] = hands[by].minus(cards);
        }
        if let Deed::Swapped { by, card: given, .. } = after.last {
            hands[by].add(card(&format!("y{}", given.number())));
        }
        vec![((hands, stock, None), 1)]
    }

    /// The share of the worlds left by memory that cannot be. Every world that can be is left by memory.
    fn excluded(&self, game: &Rummu, state: &State) -> Option<Compared> {
        let mut listed: HashMap<Secret, u128> = HashMap::new();
        for (world, weight) in list_worlds(game, &game.view(state, self.viewer)) {
            *listed.entry((world.hands, world.stock, world.drawn)).or_default() += u128::from(weight);
        }
        if listed.len() < 2 {
            return None;
        }
        for world in self.worlds.keys() {
            assert!(listed.contains_key(world), "{:?} does not think of {world:?} in {state:?}", self.viewer);
        }
        let (all, ways): (u128, u128) = (listed.values().sum(), self.worlds.values().sum());
        let cannot = listed.iter().filter(|(world, _)| !self.worlds.contains_key(world));
        let excluded = cannot.map(|(_, weight)| weight).sum::<u128>() as f64 / all as f64;
        let same = self.worlds.iter().all(|(world, way)| way * all == listed[world] * ways);
        Some(Compared { excluded, even: excluded == 0.0 && same })
    }
}

struct Compared {
    /// The share of the worlds left by memory that the log excludes.
    excluded: f64,
    /// None is, and the others have the same probabilities.
    even: bool,
}

/// How much memory keeps, by what the documentation of `Memory` says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kept {
    BeforeAReshuffle,
    /// All there is to remember.
    All,
    /// A twin left a hand, and nobody can tell which.
    AllButATwin,
    /// There was another reshuffle before.
    TheLastReshuffle,
    /// The viewer may know better which of its own twins were recycled.
    AllButOwnTwins,
}

/// What memory keeps for a viewer, `half` being whether a twin was recycled while the other was hidden.
fn kept(state: &State, viewer: Viewer, reshuffles: u32, half: bool) -> Kept {
    match (reshuffles, state.fresh, viewer) {
        (0, ..) => Kept::BeforeAReshuffle,
        (1, None, _) => Kept::AllButATwin,
        (1, Some(_), Viewer::Seat(_)) if half => Kept::AllButOwnTwins,
        (1, Some(_), _) => Kept::All,
        (_, _, _) => Kept::TheLastReshuffle,
    }
}

/// Was one copy of a twin recycled while the other is hidden in a hand?
fn half_recycled(state: &State) -> bool {
    let hidden = |card: Kind| {
        state.hands.iter().any(|(seat, hand)| hand.count_of(card) > state.seen[seat].count_of(card))
    };
    Kind::all().any(|card| card.copies() == 2 && state.stock.count_of(card) == 1 && hidden(card))
}

type Found = HashMap<Kept, Vec<Compared>>;

/// Plays a late scene at random and compares what memory leaves with the log, for every viewer after every step.
fn play(scene: &Scene, seed: u64, steps: u32, found: &mut Found) {
    let game = &scene.game;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = scene.state;
    let mut logs: Vec<Log> = Viewer::all(game.seats()).map(|viewer| Log::new(game, &state, viewer)).collect();
    let (mut reshuffles, mut half) = (0, false);
    for _ in 0..steps {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(_) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => break,
        }
        if state.hands_played > 0 {
            break;
        }
        if let Deed::ChoseStock { reshuffled: true, .. } = state.last {
            reshuffles += 1;
            half |= half_recycled(&state);
        }
        for log in &mut logs {
            log.follow(&before, &state);
            let compared = log.excluded(game, &state);
            found.entry(kept(&state, log.viewer, reshuffles, half)).or_default().extend(compared);
        }
    }
}

#[test]
fn conform_law_8_memory_of_a_reshuffle_against_the_whole_log() {
    let scenes = [
        late("hands=2", &["y0 y6", "y9 y7", "y1"], "y8 y1 y7", false),
        late("hands=2", &["y0 r7 y7", "y9 r1", "y1 y6"], "y1 y7 y8", true),
        late("hands=2", &["y0 y7 y9", "r7 r1", "y6 y8"], "y1 y1 y7", true),
    ];
    let mut found = Found::new();
    for (number, scene) in (0..).zip(&scenes) {
        (0..40).for_each(|round| play(scene, 100 * number + round, 40, &mut found));
    }
    let mut check = |kept: Kept, excluded: RangeInclusive<f64>, even: RangeInclusive<f64>| {
        let compared = found.remove(&kept).expect("views of every kind");
        let all = compared.len() as f64;
        let mean = compared.iter().map(|view| view.excluded).sum::<f64>() / all;
        let same = compared.iter().filter(|view| view.even).count() as f64 / all;
        println!("{kept:?}: {all} views; {same:.3} of them right; {mean:.3} of the worlds left cannot be");
        assert!(all > 500.0 && excluded.contains(&mean) && even.contains(&same), "{kept:?}");
    };
    check(Kept::BeforeAReshuffle, 0.0..=0.0, 1.0..=1.0);
    check(Kept::All, 0.0..=0.0, 1.0..=1.0);
    check(Kept::AllButOwnTwins, 0.001..=0.02, 0.95..=0.999);
    check(Kept::AllButATwin, 0.1..=0.3, 0.3..=0.6);
    check(Kept::TheLastReshuffle, 0.1..=0.3, 0.3..=0.6);
}
