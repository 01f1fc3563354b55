//! Law 8: worlds are drawn with the right probabilities, against a slow enumerator that puts every unseen card, copy
//! by copy, into every secret place. A real deal has too many worlds, so the positions are late ones: nearly all
//! cards lie on the table. The enumerator shares the simplification of `docs/decisions/007-mu-deck-games.md`: who drew
//! how many cards since a reshuffle is not tracked, so it is not checked here either.

use cards::{Bag, Kind};
use game::{BySeat, Inspect, Rules, Seat, Secrets, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::state::{Deed, State};
use rummu::view::Own;
use testkit::conform::law_8_distribution;

use crate::scene::{Scene, Table, card, laying};

/// Lists longer than this are not made.
const TOO_MANY: usize = 60_000;

/// A card that was not seen; was it perhaps shuffled into the stock?
#[derive(Clone, Copy)]
struct Unseen {
    card: Kind,
    stockable: bool,
}

/// Where an unseen card can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Stock,
    Drawn(Seat),
    Pile,
    Hand(Seat),
}

/// All worlds that fit a view, once for every way to put the copies of the cards. There can be too many to list: then
/// none is.
fn list_worlds(game: &Rummu, view: &ViewOf<Rummu>) -> Vec<(State, u64)> {
    let base = base_world(game, view);
    let unseen = unseen_cards(view, &base);
    let mut rooms: Vec<(Place, usize)> = vec![
        (Place::Stock, usize::from(view.open.stock)),
        (Place::Pile, usize::from(view.open.pile) - base.pile.len()),
    ];
    let drawer = match (view.last.deed, view.last.own) {
        (Deed::Drew { by }, None) => Some(by),
        _ => None,
    };
    for seat in Seat::all(game.seats()) {
        let hidden = view.open.counts[seat] - base.hands[seat].count() - u8::from(drawer == Some(seat));
        rooms.push((Place::Hand(seat), usize::from(hidden)));
    }
    rooms.extend(drawer.map(|seat| (Place::Drawn(seat), 1)));
    let mut found = Vec::new();
    put(&unseen, &mut rooms, &mut Vec::new(), &mut found);
    if found.len() > TOO_MANY {
        Vec::new()
    } else {
        let all = found.iter().flat_map(|put| worlds(&base, put));
        // RUM.25: who is short of cards has another combination to lay.
        all.filter(|(world, _)| goes_on(game, world)).collect()
    }
}

/// Whoever is to act can.
fn goes_on(game: &Rummu, world: &State) -> bool {
    let mut legal = Vec::new();
    if let Turn::Seat(_) = game.turn(world) {
        game.legal_actions(world, &mut legal);
        return !legal.is_empty();
    }
    true
}

/// The position with what is certain, and nothing in the secret places.
fn base_world(game: &Rummu, view: &ViewOf<Rummu>) -> State {
    let open = &view.open;
    let mut state = game.start();
    state.table = open.table;
    state.out = open.out;
    state.scores = open.scores;
    state.dealer = open.dealer;
    state.hands_played = open.hands_played;
    (state.idle, state.busy, state.frame) = (open.idle, open.busy, open.frame);
    state.stock = Bag::EMPTY;
    state.last = view.last.deed;
    match view.last.deed {
        Deed::Took { by, card, .. } => state.seen[by].add(card),
        Deed::Swapped { by, card: given, .. } => state.seen[by].add(card(&format!("y{}", given.number()))),
        Deed::Nothing
        | Deed::Dealer(_)
        | Deed::Dealt { .. }
        | Deed::ChoseStock { .. }
        | Deed::Drew { .. }
        | Deed::TookEnough(_)
        | Deed::Laid { .. }
        | Deed::Added { .. }
        | Deed::Discarded { .. }
        | Deed::TookBack { .. } => {}
    }
    state.drawn = match view.last.own {
        Some(Own::Drawn(card)) => Some(card),
        Some(Own::Hand(_)) | None => None,
    };
    if let Some(memory) = &view.memory {
        state.seen = memory.seen;
        state.recycled = memory.recycled.unwrap_or(Bag::FULL);
        state.pile = memory.pile;
    } else {
        state.pile = open.top.into_iter().collect();
    }
    state.hands = BySeat::from_fn(game.seats(), |seat| {
        let own = open.own.filter(|_| view.viewer == Viewer::Seat(seat));
        open.revealed.map(|hands| hands[seat]).or(own).unwrap_or(state.seen[seat])
    });
    state
}

/// The cards that are nowhere, copy by copy. Of a kind some of whose copies were shuffled into the stock, so many may
/// still be in it.
fn unseen_cards(view: &ViewOf<Rummu>, base: &State) -> Vec<Unseen> {
    let mut unseen = Vec::new();
    for kind in Kind::all() {
        let in_hands: u8 = base.hands.values().map(|hand| hand.count_of(kind)).sum();
        let on_table: u8 = view.open.table.iter().map(|combination| combination.cards.count_of(kind)).sum();
        let in_pile = base.pile.iter().filter(|card| **card == kind).count() as u8;
        let left = kind.copies() - in_hands - on_table - in_pile;
        for copy in 0..left {
            unseen.push(Unseen { card: kind, stockable: copy < base.recycled.count_of(kind) });
        }
    }
    unseen
}

/// Every way to put the unseen cards into the rooms that are left.
fn put(
    unseen: &[Unseen],
    rooms: &mut Vec<(Place, usize)>,
    so_far: &mut Vec<(Kind, Place)>,
    found: &mut Vec<Vec<(Kind, Place)>>,
) {
    if found.len() > TOO_MANY {
        return;
    }
    let Some((first, rest)) = unseen.split_first() else {
        found.push(so_far.clone());
        return;
    };
    for index in 0..rooms.len() {
        let (place, room) = rooms[index];
        let from_stock = matches!(place, Place::Stock | Place::Drawn(_));
        if room == 0 || (from_stock && !first.stockable) {
            continue;
        }
        rooms[index].1 -= 1;
        so_far.push((first.card, place));
        put(rest, rooms, so_far, found);
        so_far.pop();
        rooms[index].1 += 1;
    }
}

/// The worlds of one way to put the cards: one for every order of the cards in the pile.
fn worlds(base: &State, put: &[(Kind, Place)]) -> Vec<(State, u64)> {
    let mut state = *base;
    let mut below = Vec::new();
    for &(card, place) in put {
        match place {
            Place::Stock => state.stock.add(card),
            Place::Pile => below.push(card),
            Place::Hand(seat) => state.hands[seat].add(card),
            Place::Drawn(seat) => {
                state.hands[seat].add(card);
                state.drawn = Some(card);
            }
        }
    }
    let mut orders = Vec::new();
    permute(&mut below, 0, &mut orders);
    let with_order = |order: &Vec<Kind>| {
        let mut world = state;
        world.pile = order.iter().chain(base.pile.iter()).copied().collect();
        (world, 1)
    };
    orders.iter().map(with_order).collect()
}

fn permute(cards: &mut Vec<Kind>, from: usize, orders: &mut Vec<Vec<Kind>>) {
    if from == cards.len() {
        orders.push(cards.clone());
    }
    for other in from..cards.len() {
        cards.swap(from, other);
        permute(cards, from + 1, orders);
        cards.swap(from, other);
    }
}

/// Hands, pile and stock of nearly nothing. Red 1 and 7 are left over, or else lie on the table too.
fn late(settings: &str, hands: &[&str], pile: &str, reds: bool) -> Scene {
    let mut scene = laying(settings, hands);
    scene.state.pile.clear();
    for colour in ["r", "b", "g"] {
        scene =
            scene.table(1, &(0..10).map(|number| format!("{colour}{number}")).collect::<Vec<_>>().join(" "));
    }
    scene = scene.table(2, "k0 k1 y2 y3 y4 y5 k6 k7 k8 k9").table(3, "k2 k3 k4 k5");
    let sets = if reds { ["b1 g1 k1", "b7 g7 k7"] } else { ["r1 b1 g1 k1", "r7 b7 g7 k7"] };
    scene.table(3, sets[0]).table(1, sets[1]).pile(pile)
}

/// Tests the views met in a few steps of random play from a late position; tells how many.
fn check(scene: &Scene, seed: u64, steps: u32) -> u32 {
    let game = &scene.game;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut tested) = (scene.state, 0);
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Seat(_) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
            Turn::Chance if game.hand_is_running(&state) => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Chance | Turn::Over => break,
        }
        tested += check_views(game, &state, seed, &mut rng);
    }
    tested
}

/// Tests the views of a position; tells how many had worlds to choose from, and few enough.
fn check_views(game: &Rummu, state: &State, seed: u64, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let mut tested = 0;
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        for view in [view.clone(), view.forgetful()] {
            let worlds = list_worlds(game, &view);
            let different: std::collections::HashSet<_> = worlds.iter().map(|(world, _)| world).collect();
            if (2..=300).contains(&different.len()) {
                law_8_distribution(game, &view, &worlds, rng)
                    .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
                tested += 1;
            }
        }
    }
    tested
}

trait Running {
    /// Is nature about to give a card, and not to deal?
    fn hand_is_running(&self, state: &State) -> bool;
}

impl Running for Rummu {
    fn hand_is_running(&self, state: &State) -> bool {
        self.frame(state) == "card"
    }
}

#[test]
fn conform_law_8_worlds_are_drawn_evenly() {
    let scenes = [
        late("hands=2", &["y0 y1", "y6", "y7"], "y8", false),
        late("hands=2", &["y0 y7", "y9", "y1"], "y1 y6 y8", false).drawing(1),
        late("hands=2", &["r1 y7", "y9", "y1 r7"], "y1 y6", true).drawing(1),
    ];
    let mut tested = 0;
    for (seed, scene) in (0..).zip(&scenes) {
        for round in 0..3 {
            tested += check(scene, 10 * seed + round, 12);
        }
    }
    println!("distribution tested on {tested} views");
    assert!(tested > 100, "{tested}");
}

/// RUM.5: the pile has become the stock, of which memory knows the cards.
#[test]
fn conform_law_8_after_a_reshuffle() {
    let mut tested = 0;
    for seed in 0..4 {
        let mut scene = late("hands=2", &["y0 y7", "y9", "y1"], "y1 y6 y8 y7", false);
        assert_eq!(scene.state.stock, Bag::EMPTY);
        scene.go("discard y0, draw");
        tested += check(&scene, seed, 8);
        let mut twins = late("hands=2", &["y0 r7 y7", "y9 r1", "y1 y6"], "y1 y7 y8", true);
        twins.go("discard y0, draw");
        tested += check(&twins, seed, 8);
    }
    println!("distribution tested on {tested} views");
    assert!(tested > 50, "{tested}");
}

/// RUM.23: the last card of a player is on the table; the others have secrets still.
#[test]
fn conform_law_8_while_a_card_is_taken_back() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scene = late("hands=2", &["y1", "y6 y7", "y7 y8"], "y0 y1", false);
    scene.go("add y1 6");
    assert_eq!(scene.frame(), "taking-back");
    let before = check_views(&scene.game, &scene.state, 1, &mut rng);
    scene.go("back r0 1");
    let after = check_views(&scene.game, &scene.state, 1, &mut rng);
    println!("distribution tested on {before} and {after} views");
    assert!(before >= 6 && after >= 2, "{before}, {after}");
}
