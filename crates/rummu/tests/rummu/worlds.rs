//! Law 8: worlds are drawn with the right probabilities, against a slow enumerator that puts every unseen card, copy
//! by copy, into every secret place. A real deal has too many worlds to list, so the positions are late ones: nearly all
//! cards lie on the table. Of ordinary positions see `ordinary.rs`; that what is remembered after a reshuffle is right,
//! `remembered.rs`.

use cards::{Bag, Kind};
use game::{Inspect, Rules, Secrets, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::state::State;
use testkit::conform::law_8_distribution;

use crate::account::{Account, Place, Room, Unseen, goes_on};
use crate::scene::{Scene, Table, card, laying};

/// Lists longer than this are not made.
const TOO_MANY: usize = 60_000;

/// All worlds that fit a view, once for every way to put the copies of the cards. There can be too many to list: then
/// none is.
pub fn list_worlds(game: &Rummu, view: &ViewOf<Rummu>) -> Vec<(State, u64)> {
    let mut all = Vec::new();
    for account in Account::all(game, view) {
        let mut found = Vec::new();
        put(&account.unseen, &mut account.rooms.clone(), &mut Vec::new(), &mut found);
        if found.len() > TOO_MANY {
            return Vec::new();
        }
        all.extend(found.iter().flat_map(|put| account.worlds(put)));
    }
    // RUM.25: who is short of cards has another combination to lay.
    all.into_iter().filter(|world| goes_on(game, world)).map(|world| (world, 1)).collect()
}

/// Every way to put the unseen cards into the rooms that are left.
fn put(
    unseen: &[Unseen],
    rooms: &mut Vec<Room>,
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
        let Room { place, takes, cards } = rooms[index];
        if cards == 0 || !takes.admits(*first) {
            continue;
        }
        rooms[index].cards -= 1;
        so_far.push((first.card, place));
        put(rest, rooms, so_far, found);
        so_far.pop();
        rooms[index].cards += 1;
    }
}

/// Hands, pile and stock of nearly nothing. Red 1 and 7 are left over, or else lie on the table too.
pub fn late(settings: &str, hands: &[&str], pile: &str, reds: bool) -> Scene {
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

/// RUM.5: seat 1 hides a y1 and a y7, each of which has a twin that is hidden elsewhere; one of them was drawn since.
#[test]
fn conform_law_8_with_own_twins_after_a_reshuffle() {
    let mut scene = late("hands=2", &["y0 y7", "y9", "y1 y6"], "y1 y7 y8", false).drawing(1);
    scene.go("draw, card y1, discard y0");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let tested = check_views(&scene.game, &scene.state, 1, &mut rng);
    assert_eq!(tested, 7, "a spectator who remembers nothing has too many worlds to list");
    let listed = list_worlds(&scene.game, &scene.seen_by(1));
    let with_y1 = listed.iter().filter(|(world, _)| world.stock.has(card("y1"))).count();
    assert!(with_y1 > 0 && with_y1 < listed.len(), "{with_y1} of {}", listed.len());
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
