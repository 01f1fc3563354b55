//! What is true of an action and matters: one position for each kind, and a walk.

use game::{Advise, Bearing, Doors, Notation, Rules, Secrets, Step, Turn, Viewer, random};
use mu::Mu;
use mu::action::Action;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use words::Language;

use crate::say::{lexicon, say};
use crate::scene::{Scene, Table, bid, build, dealt, last_trick};

fn legal(game: &Mu, scene: &Scene) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&scene.state, &mut legal);
    legal
}

/// What is true of a move of the seat to act, in English, with what speaks against it in brackets.
fn facts(scene: &Scene, typed: &str) -> Vec<String> {
    let seat = scene.acting().expect("somebody to act");
    let action = scene.game.read_action(typed).expect("a move");
    let legal = legal(&scene.game, scene);
    assert!(legal.contains(&action), "{typed} is not legal");
    let view = scene.view(Viewer::Seat(seat)).forgetful();
    let facts = scene.game.facts(&view, &legal, action);
    let tell = |fact: &game::Fact| {
        let words = say(Language::English, seat.0 + 1, &fact.words);
        if fact.bearing == Bearing::Risks { format!("({words})") } else { words }
    };
    facts.iter().map(tell).collect()
}

#[track_caller]
fn has(scene: &Scene, typed: &str, fact: &str) {
    let told = facts(scene, typed);
    assert!(told.contains(&fact.to_owned()), "{typed}: {told:#?}");
}

#[track_caller]
fn lacks(scene: &Scene, typed: &str, fact: &str) {
    let told = facts(scene, typed);
    assert!(!told.iter().any(|one| one.contains(fact)), "{typed}: {told:#?}");
}

/// Seat 1 is chief with k0 and k6, seat 2 vice with g6, seat 3 the partner; black and green are trump.
fn tricks(hands: [&str; 4]) -> Scene {
    let auction = "lay k0, lay g6, done, pass, pass, lay k6, passes, trump green, trump black, partner 3";
    bid("", &hands, auction)
}

#[test]
fn winning_a_trick() {
    let mut scene = tricks(["k0 k6 r5 r2", "g6 r9 r3", "r8 r4", "r7 r6"]);
    scene.go("play r5");
    has(&scene, "play r9", "takes the lead in the trick for your side, with one triangle so far");
    lacks(&scene, "play r3", "takes the lead");
    let mut scene = tricks(["k0 k6 r5 r2", "g6 r3", "r8 r4", "r9 r7 r6"]);
    scene.go("play r5, play r3, play r4");
    has(&scene, "play r9", "wins the trick with 3 triangles for your side");
    has(&scene, "play r6", "wins the trick with 5 triangles for your side");
    has(&scene, "play r6", "is the weakest of your cards that take the lead");
    has(&scene, "play r9", "is the hardest to beat of your cards");
    lacks(&scene, "play r7", "weakest");
}

#[test]
fn a_trick_won_for_certain() {
    // Green and black are trump, and no black card is above the 9.
    let mut scene = tricks(["k0 k6 r5 r2", "g6 k9 k1", "r8 r4", "r7 r6"]);
    scene.go("play k0");
    has(&scene, "play k9", "wins the trick for your side, whatever the others play: one triangle so far");
    lacks(&scene, "play k1", "whatever");
}

#[test]
fn giving_triangles_to_ones_own_side() {
    let mut scene = tricks(["k0 k6 r9 r2", "g6 r3 r5", "r8 r7 r1", "r6"]);
    scene.go("play r9, play r3");
    has(&scene, "play r7", "adds 2 triangles to a trick that Amina of your side is winning");
    has(&scene, "play r1", "adds no triangle to a trick that your side may still lose");
    lacks(&scene, "play r7", "other side");
    has(&scene, "play r1", "is your lowest card of its suit (red)");
    has(&scene, "play r8", "is your highest card of its suit (red)");
}

#[test]
fn giving_triangles_to_a_trick_that_ones_own_side_is_sure_of() {
    let mut scene = tricks(["k0 k6 k9", "g6 k1", "k7 k2", "k8"]);
    scene.go("play k9, play k1");
    has(&scene, "play k7", "adds 2 triangles to a trick that your side is sure to win");
    has(&scene, "play k2", "adds one triangle to a trick that your side is sure to win");
}

#[test]
fn giving_the_others_few_triangles() {
    let mut scene = tricks(["k0 k6 r5", "g6 r9 r3 r7 r1", "r8", "r6"]);
    scene.go("play r5, play r9");
    has(&scene, "play r8", "gives the other side as few triangles as you can: 1");
    let mut scene = tricks(["k0 k6 r8", "g6 r5 r3 r7 r1", "r9", "r6"]);
    scene.go("play r8");
    has(&scene, "play r1", "gives the other side no triangle");
    has(&scene, "play r7", "(gives the other side 2 triangles, which you could avoid)");
}

#[test]
fn trumps_where_one_cannot_follow() {
    let no_red = "k1 k9 b0 b1 b1 b2 b3 b4 b5 b6 b7 b7 b8 b9 y0";
    let mut scene = tricks(["k0 k6 r5", "g6 r9", no_red, "r6"]);
    scene.go("play r5, play r9");
    has(&scene, "play k1", "trumps a suit that you do not have");
    has(&scene, "play b0", "keeps your trumps for later");
    has(&scene, "play y0", "leaves you without a card of this suit (yellow), so that you can trump it later");
    has(&scene, "play b1", "gives the other side no triangle");
    has(&scene, "play b9", "gives the other side no triangle");
}

#[test]
fn beating_ones_own_side() {
    let mut scene = tricks(["k0 k6 r5", "g6 r3", "r8 r4", "r6"]);
    scene.go("play r5, play r3");
    has(&scene, "play r8", "(beats Amina of your own side)");
    has(&scene, "play r4", "leaves the trick to Amina of your side");
}

#[test]
fn leading() {
    let scene = tricks(["k0 k6 k9 r9 b5 b6 b1", "g6 r3", "r8 r4 b9", "r6"]);
    has(&scene, "play k9", "wins the trick for your side, whatever the others play");
    has(&scene, "play k6", "makes everybody who has a trump play one");
    has(&scene, "play r9", "is the highest card still out of its suit (red)");
    has(&scene, "play r9", "keeps your trumps for later");
    has(&scene, "play b1", "risks no triangle");
    has(&scene, "play b6", "(risks 2 triangles of your own)");
    has(&scene, "play k0", "tells nothing new, as the card lies open already");
    lacks(&scene, "play b1", "lies open already");
}

#[test]
fn leading_to_ones_own_side() {
    // The partner has laid b9.
    let hands = ["k0 k6 k8 b5", "g6 g8 r3", "b9 r8 r9 b2", "r6"];
    let auction = "lay k0, lay g6, lay g8, lay b9, done, pass, lay k6, lay k8, passes, trump green, trump black, partner 3";
    let mut scene = bid("", &hands, auction);
    has(&scene, "play b5", "leads to b9, which lies open before Chausiku of your side");
    scene.go("play b5");
    let second = scene.legal()[0].clone();
    scene.go(&second).go("play b9");
    let last = scene.legal()[0].clone();
    scene.go(&last);
    assert_eq!(scene.turn(), "3", "the 9 wins");
    has(&scene, "play b2", "returns the suit that your side has just led (blue)");
}

#[test]
fn laying_cards() {
    let mut scene = dealt("", &["k3 k5 k6 k8 k9 k1 r7 b7 g7 y2 y3 b2 b3 r2 r3", "b1 g0", "", ""]);
    let told = facts(&scene, "lay k3");
    assert!(told.iter().any(|fact| fact.ends_with("(by itself a bid of 1)")), "{told:#?}");
    has(&scene, "lay k3", "makes yours the highest bid (1; as chief you would need 30 triangles)");
    has(&scene, "lay k9", "(shows the others one of your high cards)");
    has(&scene, "pass", "leaves the first bid to the others");
    has(&scene, "pass", "shows no more of your hand");
    scene.lay("k3");
    has(&scene, "lay b1", "(makes you level with Amina at 1; if nobody lays more, an eklat costs you 10)");
    has(&scene, "pass", "leaves the highest bid to Amina, who would need 30 triangles");
    scene.go("lay b1");
    has(&scene, "lay g0", "makes yours the highest bid (2; as chief you would need 32 triangles)");
    has(&scene, "done", "(makes you level with Amina at 1; if nobody lays more, an eklat costs you 10)");
    has(&scene, "done", "keeps the rest of your hand hidden");
    scene.go("lay g0");
    scene.go("pass, pass");
    has(&scene, "lay k5", "(makes you level with Baraka at 2; if nobody lays more, an eklat costs you 20)");
    has(&scene, "pass", "leaves you with the second highest bid: you would be vice");
    scene.go("pass");
    has(&scene, "pass", "leaves you with the highest bid: as chief you would need 32 triangles");
}

#[test]
fn laying_the_longest_colour() {
    let black = "k0 k1 k2 k3 k4 k5 k6 k7 r0 r1 b2 b3 g4 g5 y9";
    let mut scene = dealt("", &[black, "", "", ""]);
    has(&scene, "lay k5", "lets you name black, of which you hold 8 (by itself a bid of 1)");
    has(&scene, "lay k0", "shows only the lowest card of a long suit of yours, black (by itself a bid of 1)");
    lacks(&scene, "lay k5", "lowest");
    lacks(&scene, "lay r0", "lets you name");
    scene.lay("k5").go("pass, pass, pass");
    has(&scene, "lay k4", "shows another card of black, of which you hold 8 (by itself a bid of 2)");
    let three = "k7 r7 b7 g0 y9 r2 r3 r4 b2 b3 b4 g8 g9 y5 k6";
    has(
        &dealt("", &[three, "", "", ""]),
        "lay k7",
        "lets you name the 7s, of which you hold 3 (by itself a bid of 1)",
    );
    has(
        &dealt("", &[three, "", "", ""]),
        "lay b7",
        "lets you name blue, of which you hold 4, or the 7s, of which you hold 3 (by itself a bid of 1)",
    );
    has(
        &dealt("", &[three, "", "", ""]),
        "lay g0",
        "shows only the lowest card of your hand (by itself a bid of 1)",
    );
}

#[test]
fn passing_into_an_eklat() {
    let mut scene = dealt("", &["r8", "b8", "", ""]);
    scene.lay("r8").lay("b8");
    has(&scene, "pass", "costs Baraka 10 if the tie stays");
    scene.go("pass, pass");
    has(&scene, "pass", "brings you 5 if the tie stays");
    scene.go("pass");
    has(&scene, "pass", "(risks an eklat that costs you 10)");
    let mut nobody = dealt("", &["", "", "", ""]);
    nobody.go("pass, pass, pass");
    has(&nobody, "pass", "ends the hand, which then costs nobody anything");
}

#[test]
fn staying_below() {
    let mut scene = dealt("", &["r8 r9", "b7 b8", "g7 r7 k0", ""]);
    scene.lay("r8").lay("b8 b7");
    has(&scene, "lay k0", "stays below Baraka with a bid of 1");
}

#[test]
fn naming_a_trump() {
    let mut scene = dealt(
        "",
        &[
            "k0 k6 k8 k9 g0 r1 r2 r3 b1 b2 b3 y1 y2 y3 b4",
            "g6 g8 g1 g1 g2 g3 g4 g5 g7 g7 g9 b0 b5 r4 r5",
            "",
            "",
        ],
    );
    scene.lay("k0").lay("g6").auction("pass, pass, lay k6, passes");
    has(&scene, "trump green", "makes more of your cards trump than any other choice: 11");
    scene.go("trump green");
    has(&scene, "trump black", "makes more of your cards trump than any other choice: 4");
    has(&scene, "trump black", "is a trump whose highest cards you hold (k9 k8)");
    has(&scene, "trump black", "brings a bonus of 20 if you make the contract");
    has(&scene, "trump 6", "makes one of your cards trump");
    has(&scene, "trump 0", "makes one of your cards the strongest of all");
    has(&scene, "no trump", "brings a bonus of 50 if you make the contract");
    has(&scene, "no trump", "(leaves the vice’s trump above everything (green))");
}

#[test]
fn choosing_a_partner() {
    let mut scene = dealt("", &["k0 k6 k8", "g6 g8", "k9 b2", "b9"]);
    scene.edit(|state| state.scores = [0, 10, 20, 30].into_iter().collect::<game::Few<i16, 6>>().into());
    scene
        .lay("k0")
        .lay("g6 g8")
        .lay("k9")
        .lay("b9")
        .auction("lay k6, lay k8, passes, trump green, trump black");
    has(&scene, "partner 3", "chooses the player who shows the most trumps: 1");
    has(&scene, "partner 4", "chooses a player who shows a high card beside trumps");
    has(&scene, "partner 3", "gives the bonus to the player with the fewest points you may choose");
    has(&scene, "partner 4", "(gives the bonus to the player with the most points you may choose)");
}

#[test]
fn the_last_trick_of_a_lonely_chief() {
    let mut scene = last_trick("", &["r9", "r5", "r6"], "none", "none");
    scene.go("play r9, play r5");
    has(&scene, "play r6", "gives the other side as few triangles as you can: 2");
}

#[test]
fn facts_have_words_in_both_languages_wherever_play_leads() {
    let lexicons = Language::ALL.map(lexicon);
    for seats in 3..=6 {
        let game = build(seats, "hands=2").expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&state, &mut rng)),
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    for view in [view.clone().forgetful(), view] {
                        for &action in &legal {
                            let facts = game.facts(&view, &legal, action);
                            for (place, fact) in facts.iter().enumerate() {
                                assert!(!facts[..place].contains(fact), "{action:?}: twice {fact:?}");
                                for lexicon in &lexicons {
                                    let said = lexicon.say(&fact.words, &words::Names::none());
                                    assert!(!said.contains('⟦'), "{action:?}: {said}");
                                }
                            }
                        }
                    }
                    Step::Move(seat, random::pick(&mut rng, &legal))
                }
            };
            game.step(&mut state, step).expect("it is legal");
        }
    }
}
