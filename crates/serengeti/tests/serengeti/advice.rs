use game::{Advise, Notation, Rules, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::action::Action;
use serengeti::digest::Prospect;

use crate::scene::{Scene, arranged};

/// What somebody thinks about who is to act, in notation.
fn sensible(scene: &Scene) -> Vec<String> {
    let seat = scene.acting().expect("somebody acts");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let view = scene.view(Viewer::Seat(seat)).forgetful();
    let actions = scene.game.sensible(&view, &legal);
    actions.into_iter().map(|action| scene.game.write_action(action)).collect()
}

#[test]
fn with_an_open_referee_only_bids_that_count_and_can_be_paid_are_thought_about() {
    for edition in ["abacus", "asmodee", "digest"] {
        let table = [("N4 M3", 6), ("", 10), ("", 10)];
        let mut scene = arranged(&format!("edition={edition} opening=1 referee=open"), 1, &table);
        scene.go("turn M1");
        assert!(scene.may("bid 4") && scene.may("bid 60"));
        assert_eq!(sensible(&scene), ["pass", "bid 1", "bid 2", "bid 5", "bid 6"], "{edition}");
        scene.go("bid 4");
        assert_eq!(sensible(&scene), ["pass", "bid 1", "bid 2", "bid 5"], "{edition}: a chip is gone");
    }
}

#[test]
fn where_nothing_is_within_reach_passing_is_left() {
    let mut scene = arranged("edition=abacus referee=open", 1, &[("", 10), ("N4", 2), ("", 10)]);
    scene.go("turn M1, bid 3");
    assert_eq!(sensible(&scene), ["pass"]);
}

#[test]
fn no_game_of_sensible_actions_has_a_fine_or_a_bid_that_cannot_be_paid() {
    use game::Depict;
    for settings in ["edition=abacus", "edition=asmodee", "edition=digest exchanges=on"] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for _ in 0..20 {
            let mut scene = Scene::new(4, &format!("{settings} referee=open"));
            let (game, mut legal) = (scene.game.clone(), Vec::new());
            loop {
                match game.turn(&scene.state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&scene.state, &mut rng);
                        game.resolve(&mut scene.state, chance);
                    }
                    Turn::Seat(seat) => {
                        game.legal_actions(&scene.state, &mut legal);
                        let view = scene.view(Viewer::Seat(seat)).forgetful();
                        let action = random::pick(&mut rng, &game.sensible(&view, &legal));
                        let prospect = game.prospect(&view, action).expect("every action has one");
                        assert!(!matches!(prospect, Prospect::Fined(_) | Prospect::Unpaid), "{action:?}");
                        assert!(!matches!(action, Action::Lose(_)), "nobody has to give up a card");
                        game.apply(&mut scene.state, action);
                    }
                }
            }
        }
    }
}
