//! The sensible player.

use game::{Advise, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use mu::Mu;
use mu::action::Action;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::scene::{Scene, Table, bid, build, dealt};

/// What the sensible player does here.
fn advice(scene: &Scene) -> Action {
    let Turn::Seat(seat) = scene.game.turn(&scene.state) else { panic!("somebody to act") };
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let view = scene.view(Viewer::Seat(seat));
    let forgetful = scene.game.advise(&view.clone().forgetful(), &legal);
    assert!(legal.contains(&forgetful), "it is one of the legal actions");
    scene.game.advise(&view, &legal)
}

fn advised(scene: &Scene) -> String {
    use game::Notation;
    scene.game.write_action(advice(scene))
}

/// The share of matches one sensible player wins among players who do anything.
fn win_share(game: &Mu, matches: u32) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let (mut share, mut legal) = (0.0, Vec::new());
    for number in 0..matches {
        let sensible = Seat((number % u32::from(game.seats())) as u8);
        let mut state = game.start();
        while let turn @ (Turn::Seat(_) | Turn::Chance) = game.turn(&state) {
            match turn {
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let action = if seat == sensible {
                        game.advise(&game.view(&state, Viewer::Seat(seat)).forgetful(), &legal)
                    } else {
                        random::pick(&mut rng, &legal)
                    };
                    game.apply(&mut state, action);
                }
                Turn::Chance | Turn::Over => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
            }
        }
        share += game.outcome(&state).expect("it is over").win_shares()[sensible];
    }
    share / matches as f32
}

#[test]
fn it_wins_far_more_than_a_fair_share_among_random_players() {
    for seats in 3..=6 {
        let share = win_share(&build(seats, "").expect("valid"), 120);
        let fair = 1.0 / f32::from(seats);
        assert!(share > 1.4 * fair, "{seats} players: {share} against {fair}");
    }
}

#[test]
fn it_bids_what_it_holds() {
    // Seat 4 has laid three cards; seat 2 holds this.
    let second = |hand| {
        let mut scene = dealt("", &["k9", hand, "g0 g1", "y0 y1 y1"]);
        scene.go("lay k9, pass, lay g0, lay g1, lay y0, lay y1, lay y1, pass");
        scene
    };
    let weak = second("b0 b1 b2 b6 g2 g3 g5 y2 y4 y5 k3 k4 k5 r3 r6");
    assert_eq!(advised(&weak), "pass");
    let mut strong = second("r9 r8 r7 r7 r6 r5 r4 r3 b9 b8 g9 y9 y8 k8 k7");
    for count in 1..=4 {
        let lay = advised(&strong);
        assert!(lay.starts_with("lay r"), "card {count} shows the trump: {lay}");
        strong.go(&format!("2: {lay}"));
    }
    strong.go("3: pass, 4: pass, 1: pass");
    assert_eq!(advised(&strong), "pass", "one more than seat 4, and no more while it leads");
}

#[test]
fn it_names_the_trump_it_has_most_of() {
    let mut scene = dealt("", &["r9 r8 r7 r7 r6 r5 r4 b0 b1 g0", "", "", ""]);
    scene.auction("lay r9, passes");
    assert_eq!(advised(&scene), "trump red");
}

#[test]
fn it_gives_triangles_to_its_own_side_and_none_to_the_others() {
    // No trumps. Seat 1 leads the highest red card; seat 2 is the partner, seat 3 an opponent.
    let hands = ["k0 r9", "r6 r8 r1", "r7 r2 r3", "b9"];
    let mut scene = bid("", &hands, "lay k0, passes, no trump, partner 2");
    scene.go("play r9");
    assert_eq!(advised(&scene), "play r6", "two triangles for the own side, and the 8 is kept");
    scene.go("play r6");
    let given = advised(&scene);
    assert!(given == "play r2" || given == "play r3" || given == "play r1", "as few as can be: {given}");
}

#[test]
fn it_wins_cheaply_and_never_beats_its_own_side_for_nothing() {
    let hands = ["k0 r5", "r4 r3", "r2 b0", "r6 r8 r9"];
    // Seat 4 plays last against the chief's 5, or for the chief.
    let mut against = bid("", &hands, "lay k0, passes, no trump, partner 2");
    against.go("play r5, play r4, play r2");
    assert_eq!(advised(&against), "play r6", "enough, and it brings most");
    let mut with = bid("", &["k0 r8", "r4 r3", "r2 b0", "r6 r9 r1"], "lay k0, passes, no trump, partner 4");
    with.go("play r8, play r4, play r2");
    assert_eq!(advised(&with), "play r6", "the chief wins already");
}

/// What is worth a thought here, in notation; empty if everything is.
fn worth_a_thought(scene: &Scene) -> Vec<String> {
    use game::Notation;
    let Turn::Seat(seat) = scene.game.turn(&scene.state) else { panic!("somebody to act") };
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let sensible = scene.game.sensible(&scene.view(Viewer::Seat(seat)), &legal);
    assert!(sensible.iter().all(|action| legal.contains(action)));
    sensible.into_iter().map(|action| scene.game.write_action(action)).collect()
}

#[test]
fn nobody_thinks_of_beating_the_own_side_for_nothing() {
    let hands = ["k0 r8", "r4 r3", "r2 b0", "r6 r9 r1"];
    let mut with = bid("", &hands, "lay k0, passes, no trump, partner 4");
    with.go("play r8, play r4, play r2");
    let thoughts = worth_a_thought(&with);
    assert!(
        thoughts.contains(&"play r6".to_owned()) && !thoughts.contains(&"play r9".to_owned()),
        "{thoughts:?}"
    );
    let mut against = bid("", &hands, "lay k0, passes, no trump, partner 2");
    against.go("play r8, play r4, play r2");
    assert_eq!(worth_a_thought(&against), [""; 0], "against the chief everything is worth a thought");
}

#[test]
fn who_wins_a_partners_lead_returns_the_colour_or_plays_a_safe_card() {
    // No trumps. Seat 1 is the chief, seat 2 the partner and takes the first trick, led in red, with the 9.
    let hands = ["k0 r1 r7 r7 r8", "r9 r4 b3 g2 y5", "r2", "r3"];
    let mut scene = bid("", &hands, "lay k0, passes, no trump, partner 2");
    scene.go("play r1, play r9, play r2, play r3");
    let thoughts = worth_a_thought(&scene);
    assert!(thoughts.contains(&"play r4".to_owned()), "{thoughts:?}");
    assert!(!thoughts.iter().any(|play| play == "play b3" || play == "play g2"), "{thoughts:?}");
}

#[test]
fn nobody_thinks_of_bidding_far_beyond_the_hand() {
    // A very poor hand, where eight cards may be laid.
    let poor = "r0 r3 r5 b0 b1 b2 g1 g2 g3 y0 y1 y3 k1 k2 k4";
    let mut scene = dealt("", &[poor, "b3 b4 b5 b6", "g4 g5 g6 g8 g9", "y2 y4 y5 y6 y8 y9 k5"]);
    scene.go("pass").lay("b3").lay("g4 g5").lay("y2 y4 y5").go("pass").lay("b4 b5 b6").lay("g6 g8 g9");
    scene.lay("y6 y8 y9").go("pass, pass, pass").lay("k5");
    assert_eq!((scene.turn(), scene.open().auction.limit), ("1".to_owned(), 8));
    assert!(worth_a_thought(&scene).iter().any(|thought| thought == "pass"));
    let mut laid = 0;
    while let Some(lay) = worth_a_thought(&scene).into_iter().find(|thought| thought.starts_with("lay")) {
        scene.go(&format!("1: {lay}"));
        laid += 1;
    }
    assert!(laid <= 5, "{laid} cards of a very poor hand");
    assert_eq!(worth_a_thought(&scene), ["done"], "more are legal, and not thought of");
}

/// Every bid that the seat to act can lay, in the order in which it is laid, if only such actions are tried.
fn bids(scene: &Scene, tried: &dyn Fn(&Scene) -> Vec<String>) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for lay in tried(scene).into_iter().filter(|action| action.starts_with("lay")) {
        let mut next = scene.clone();
        next.go(&lay);
        found.push(vec![lay.clone()]);
        if next.turn() == scene.turn() {
            found.extend(bids(&next, tried).into_iter().map(|more| [vec![lay.clone()], more].concat()));
        }
    }
    found
}

#[test]
fn one_order_of_each_bid_is_worth_a_thought() {
    let mut scene = dealt("", &["g9", "g8 g7", "r9 r8 r7 r7 r6 r5 r4 r3 b9 b8 y9 y8 k8 k7 k7", ""]);
    scene.lay("g9").lay("g8 g7");
    let sets = |bids: &[Vec<String>]| {
        let sorted = bids.iter().map(|bid| {
            let mut bid = bid.clone();
            bid.sort();
            bid
        });
        sorted.collect::<std::collections::BTreeSet<_>>()
    };
    let (legal, thought) = (bids(&scene, &Scene::legal), bids(&scene, &worth_a_thought));
    assert_eq!(sets(&thought), sets(&legal), "no bid is left out");
    assert_eq!(thought.len(), sets(&thought).len(), "and none is thought of twice");
    assert!(legal.len() > 4 * thought.len(), "{} of {}", thought.len(), legal.len());
    // What is advised is one of them.
    let mut advice = scene.clone();
    while advice.turn() == "3" {
        let next = advised(&advice);
        assert!(worth_a_thought(&advice).contains(&next), "{next}");
        advice.go(&next);
    }
}
