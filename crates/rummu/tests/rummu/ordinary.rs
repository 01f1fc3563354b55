//! Law 8 in ordinary positions. They have far too many worlds to list, but where any one card can be, and whether two
//! are together, has an exact probability, counted from the view copy by copy and room by room (`account.rs`). Worlds are
//! drawn from views met in random play, and from each a card and a pair of cards are looked up.
//!
//! All that was found is compared by χ². Each look is a world of its own, so the looks are independent; their
//! expectations differ, which makes χ² smaller if anything. A right generator exceeds the critical value at most once
//! in ten million times, and there are fewer than a thousand values: it would fail once in ten thousand times. Seeds are
//! fixed, so the answer is always the same.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use cards::{Bag, Kind};
use game::{Inspect, Rules, Secrets, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::state::{Deed, Frame, State};

use crate::account::{Account, Place, Room, Takes, Unseen, goes_on};
use crate::scene::build;

/// How many worlds are drawn from a view.
const WORLDS: usize = 24;
/// How many reference worlds stand for the exact probabilities where there are none (RUM.25).
const REFERENCE: usize = 240;

/// What is remembered in a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Memory {
    Nothing,
    NothingAfterAReshuffle,
    BeforeAReshuffle,
    /// After a reshuffle, and how many recycled cards everybody holds is known.
    Counted,
    /// After a reshuffle, and it is not.
    Recycled,
}

impl Memory {
    const ALL: [Memory; 5] = [
        Memory::Nothing,
        Memory::NothingAfterAReshuffle,
        Memory::BeforeAReshuffle,
        Memory::Counted,
        Memory::Recycled,
    ];
}

fn memory(state: &State, view: &ViewOf<Rummu>) -> Memory {
    match &view.memory {
        None if state.recycled == Bag::FULL => Memory::Nothing,
        None => Memory::NothingAfterAReshuffle,
        Some(memory) if memory.recycled.is_none() => Memory::BeforeAReshuffle,
        Some(memory) if memory.fresh.is_some() => Memory::Counted,
        Some(_) => Memory::Recycled,
    }
}

/// With which probability each of these cards is where, the cards of one kind taken together.
fn marginals(accounts: &[Account], kind: Kind) -> HashMap<Place, f64> {
    let mut places = HashMap::new();
    for account in accounts {
        let copies: Vec<Unseen> = account.unseen.iter().copied().filter(|copy| copy.card == kind).collect();
        let share = 1.0 / (copies.len() * accounts.len()) as f64;
        for copy in copies {
            for room in &account.rooms {
                *places.entry(room.place).or_default() += share * probability(account, copy, *room);
            }
        }
    }
    places
}

/// The probability that a copy is in a room.
fn probability(account: &Account, copy: Unseen, room: Room) -> f64 {
    if !room.takes.admits(copy) || room.cards == 0 {
        return 0.0;
    }
    let cards = room.cards as f64;
    match room.takes {
        Takes::Recycled => cards / account.recycled(),
        // The rooms for recycled cards are filled first, and what is left goes anywhere else.
        Takes::Any => {
            let left =
                if copy.recycled { 1.0 - account.room(Takes::Recycled) / account.recycled() } else { 1.0 };
            left * cards / account.room(Takes::Any)
        }
        Takes::Old => cards / account.room(Takes::Old),
    }
}

/// The probability that two copies of different kinds are in the same place.
fn together(account: &Account, one: Unseen, other: Unseen) -> f64 {
    let mut sum = 0.0;
    for first in &account.rooms {
        for second in account.rooms.iter().filter(|room| room.place == first.place) {
            sum += both(account, (one, *first), (other, *second));
        }
    }
    sum
}

/// The probability that one copy is in one room and the other in the other: the second is put among what is left.
fn both(account: &Account, (one, first): (Unseen, Room), (other, second): (Unseen, Room)) -> f64 {
    let before = probability(account, one, first);
    if before == 0.0 {
        return 0.0;
    }
    let mut rest = account.clone();
    let index = rest.unseen.iter().position(|copy| copy.card == one.card && copy.recycled == one.recycled);
    rest.unseen.remove(index.expect("it is unseen"));
    let same = |room: &Room| room.place == first.place && room.takes == first.takes;
    rest.rooms.iter_mut().filter(|room| same(room)).for_each(|room| room.cards -= 1);
    let second = if same(&second) { Room { cards: second.cards - 1, ..second } } else { second };
    before * probability(&rest, other, second)
}

impl Account {
    fn recycled(&self) -> f64 {
        self.unseen.iter().filter(|copy| copy.recycled).count() as f64
    }

    fn room(&self, takes: Takes) -> f64 {
        self.rooms.iter().filter(|room| room.takes == takes).map(|room| room.cards as f64).sum()
    }
}

/// Where the unseen cards of a kind are in a world.
fn places(view: &ViewOf<Rummu>, base: &State, world: &State, kind: Kind) -> Vec<Place> {
    let hidden_draw = world.drawn.filter(|_| view.last.own.is_none());
    let mut places = vec![Place::Stock; usize::from(world.stock.count_of(kind))];
    let below = world.pile.len() - base.pile.len();
    places.extend(world.pile[..below].iter().filter(|&&card| card == kind).map(|_| Place::Pile));
    for (seat, hand) in world.hands.iter() {
        let mut hidden = hand.count_of(kind) - base.hands[seat].count_of(kind);
        if hidden_draw == Some(kind) && matches!(view.last.deed, Deed::Drew { by } if by == seat) {
            places.push(Place::Drawn(seat));
            hidden -= 1;
        }
        places.extend((0..hidden).map(|_| Place::Hand(seat)));
    }
    places
}

/// A world made by shuffling, again and again until it can go on (RUM.25).
fn shuffled(game: &Rummu, accounts: &[Account], rng: &mut Xoshiro256PlusPlus) -> State {
    loop {
        let account = &accounts[random::below(rng, accounts.len() as u32) as usize];
        let (mut recycled, mut others): (Vec<Unseen>, Vec<Unseen>) =
            account.unseen.iter().copied().partition(|copy| copy.recycled);
        let mut put = Vec::new();
        let mut fill = |rooms: &mut dyn Iterator<Item = &Room>, cards: &mut Vec<Unseen>| {
            for room in rooms {
                for _ in 0..room.cards {
                    let copy = cards.swap_remove(random::below(rng, cards.len() as u32) as usize);
                    put.push((copy.card, room.place));
                }
            }
        };
        fill(&mut account.rooms.iter().filter(|room| room.takes == Takes::Recycled), &mut recycled);
        others.append(&mut recycled);
        fill(&mut account.rooms.iter().filter(|room| room.takes != Takes::Recycled), &mut others);
        let world = account.world(&put);
        if goes_on(game, &world) {
            return world;
        }
    }
}

/// Where each card can be, with which probability.
struct Odds<'a> {
    game: &'a Rummu,
    view: &'a ViewOf<Rummu>,
    accounts: Vec<Account>,
    /// Worlds that stand for the exact probabilities, where there are none.
    reference: Vec<State>,
}

impl<'a> Odds<'a> {
    fn of(game: &'a Rummu, view: &'a ViewOf<Rummu>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let accounts = Account::all(game, view);
        let reference = match view.open.frame {
            Frame::Short(seat) if view.viewer != Viewer::Seat(seat) => {
                (0..REFERENCE).map(|_| shuffled(game, &accounts, rng)).collect()
            }
            _ => Vec::new(),
        };
        Odds { game, view, accounts, reference }
    }

    /// The unseen kinds of which there are so many copies or fewer.
    fn kinds(&self, most: usize) -> Vec<Kind> {
        let copies = |kind: Kind| self.accounts[0].unseen.iter().filter(|copy| copy.card == kind).count();
        Kind::all().filter(|&kind| (1..=most).contains(&copies(kind))).collect()
    }

    /// Where a card of this kind is, one of them if there are two.
    fn place(&self, world: &State, kind: Kind, rng: &mut Xoshiro256PlusPlus) -> Place {
        random::pick(rng, &places(self.view, &self.accounts[0].base, world, kind))
    }

    fn marginals(&self, kind: Kind) -> HashMap<Place, f64> {
        if self.reference.is_empty() {
            return marginals(&self.accounts, kind);
        }
        let mut found = HashMap::new();
        for world in &self.reference {
            let places = places(self.view, &self.accounts[0].base, world, kind);
            let share = 1.0 / (places.len() * self.reference.len()) as f64;
            for place in places {
                *found.entry(place).or_default() += share;
            }
        }
        found
    }

    /// The probability that these two are in one place, if it can be told.
    fn together(&self, one: Kind, other: Kind) -> Option<f64> {
        if !self.reference.is_empty() {
            let place = |world, kind| places(self.view, &self.accounts[0].base, world, kind);
            let same = self.reference.iter().filter(|world| place(world, one) == place(world, other));
            return Some(same.count() as f64 / self.reference.len() as f64);
        }
        let [account] = &self.accounts[..] else { return None };
        let copy = |kind| account.unseen.iter().copied().find(|copy| copy.card == kind).expect("unseen");
        Some(together(account, copy(one), copy(other)))
    }
}

/// What was expected and what was found, by what was looked at and what it turned out to be.
struct Tally<Look, Answer>(BTreeMap<Look, BTreeMap<Answer, (f64, f64)>>);

impl<Look: Ord + Debug, Answer: Ord + Debug> Tally<Look, Answer> {
    fn add(&mut self, look: Look, expected: impl Iterator<Item = (Answer, f64)>, found: Answer) {
        let cells = self.0.entry(look).or_default();
        expected.for_each(|(answer, probability)| cells.entry(answer).or_default().0 += probability);
        cells.entry(found).or_default().1 += 1.0;
    }

    /// None is too far off. Tells how many there are.
    fn check(&self, spread: f64) -> usize {
        for (look, cells) in &self.0 {
            let (chi2, freedom) = chi_squared(cells.values().copied().collect());
            let fits = freedom == 0 || chi2 / spread <= critical(freedom);
            assert!(fits, "{look:?}: χ² = {chi2:.1}; expected and found: {cells:.1?}");
        }
        self.0.len()
    }
}

/// χ² and its degrees of freedom, after cells with a small expectation have been put together.
fn chi_squared(mut cells: Vec<(f64, f64)>) -> (f64, u32) {
    const SMALL: f64 = 5.0;
    cells.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut together: Vec<(f64, f64)> = Vec::new();
    for (expected, found) in cells {
        match together.last_mut() {
            Some(small) if small.0 < SMALL => *small = (small.0 + expected, small.1 + found),
            _ => together.push((expected, found)),
        }
    }
    let chi2 = together.iter().map(|(expected, found)| (found - expected).powi(2) / expected).sum();
    (chi2, together.len() as u32 - 1)
}

/// What χ² exceeds at most once in ten million times (Wilson and Hilferty).
fn critical(freedom: u32) -> f64 {
    const Z: f64 = 5.2;
    let spread = 2.0 / (9.0 * f64::from(freedom));
    f64::from(freedom) * (1.0 - spread + Z * spread.sqrt()).powi(3)
}

/// Everything that was looked up.
struct Looks {
    /// Where is a card of this kind?
    kinds: Tally<(Memory, Kind), Place>,
    /// Where is a card, by players and phase?
    places: Tally<(u8, &'static str, Memory), Place>,
    /// Are two cards together?
    pairs: Tally<(u8, &'static str, Memory), bool>,
    /// How many views there were.
    views: BTreeMap<(&'static str, Memory), u32>,
}

impl Looks {
    fn new() -> Looks {
        Looks {
            kinds: Tally(BTreeMap::new()),
            places: Tally(BTreeMap::new()),
            pairs: Tally(BTreeMap::new()),
            views: BTreeMap::new(),
        }
    }

    /// Draws worlds from a view, and looks up a card and a pair in each.
    fn look(&mut self, odds: &Odds, state: &State, rng: &mut Xoshiro256PlusPlus) {
        let (all, single) = (odds.kinds(2), odds.kinds(1));
        let (memory, seats, frame) = (memory(state, odds.view), odds.game.seats(), odds.game.frame(state));
        if all.len() < 2 {
            return;
        }
        *self.views.entry((frame, memory)).or_default() += 1;
        let prepared = odds.game.worlds(odds.view);
        for number in 0..WORLDS {
            let world = if number % 2 == 0 { odds.game.determinize(odds.view, rng) } else { prepared(rng) };
            assert!(goes_on(odds.game, &world), "nothing can be done in {world:?}");
            let kind = random::pick(rng, &all);
            let (expected, found) = (odds.marginals(kind), odds.place(&world, kind, rng));
            let sum: f64 = expected.values().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{kind} is somewhere: {expected:?}");
            let possible = expected.get(&found).is_some_and(|&probability| probability > 0.0);
            assert!(possible || !odds.reference.is_empty(), "{kind} cannot be in {found:?}: {:?}", odds.view);
            let exactly = || expected.iter().map(|(&place, &probability)| (place, probability));
            self.kinds.add((memory, kind), exactly(), found);
            self.places.add((seats, frame, memory), exactly(), found);
            let [one, other] =
                [(); 2].map(|()| single.get(random::below(rng, single.len().max(1) as u32) as usize));
            let (Some(&one), Some(&other)) = (one, other) else { continue };
            if let Some(probability) = (one != other).then(|| odds.together(one, other)).flatten() {
                let expected = [(true, probability), (false, 1.0 - probability)].into_iter();
                let same = odds.place(&world, one, rng) == odds.place(&world, other, rng);
                self.pairs.add((seats, frame, memory), expected, same);
            }
        }
    }
}

/// Plays a game at random and looks at one position in four. Every other game chooses the kind of action first, so that
/// much is laid; in the others few cards are, and there are many reshuffles.
fn play(game: &Rummu, seed: u64, looks: &mut Looks) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal) = (game.start(), Vec::new());
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(_) => {
                game.legal_actions(&state, &mut legal);
                if seed.is_multiple_of(2) {
                    let mut kinds: Vec<&str> = legal.iter().map(|&action| Rummu::kind(action)).collect();
                    kinds.dedup();
                    let of = random::pick(&mut rng, &kinds);
                    legal.retain(|&action| Rummu::kind(action) == of);
                }
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
        }
        if random::below(&mut rng, 4) == 0 || matches!(state.frame, Frame::Short(_) | Frame::TakingBack(_)) {
            let view = game.view(&state, random::pick(&mut rng, &viewers));
            for view in [view.clone(), view.forgetful()] {
                looks.look(&Odds::of(game, &view, &mut rng), &state, &mut rng);
            }
        }
    }
}

#[test]
fn conform_law_8_in_ordinary_positions() {
    let mut looks = Looks::new();
    for seats in 3..=6 {
        let game = build(seats, "hands=2").expect("valid");
        (0..6).for_each(|seed| play(&game, seed, &mut looks));
    }
    let values = looks.kinds.check(1.0) + looks.places.check(1.0) + looks.pairs.check(1.0);
    println!("{values} values; views by phase and memory: {:?}", looks.views);
    for frame in ["drawing", "card", "taking", "laying"] {
        for memory in Memory::ALL {
            assert!(
                looks.views.get(&(frame, memory)).is_some_and(|&views| views > 10),
                "{frame}, {memory:?}"
            );
        }
    }
    assert!(looks.views.keys().any(|(frame, _)| *frame == "taking-back"));
    assert!((300..1_000).contains(&values), "{values}");
}

/// RUM.25: whoever is short of cards has another combination to lay, which the others know.
#[test]
fn conform_law_8_while_somebody_is_short() {
    let mut looks = Looks::new();
    for seats in 3..=6 {
        let game = build(seats, "hands=2 together=on").expect("valid");
        (0..6).for_each(|seed| play(&game, 2 * seed, &mut looks));
    }
    let spread = 1.0 + WORLDS as f64 / REFERENCE as f64;
    let values = looks.kinds.check(spread) + looks.places.check(spread) + looks.pairs.check(spread);
    println!("{values} values; views by phase and memory: {:?}", looks.views);
    for memory in [Memory::Nothing, Memory::BeforeAReshuffle] {
        assert!(looks.views[&("short", memory)] > 50, "{memory:?}");
    }
}
