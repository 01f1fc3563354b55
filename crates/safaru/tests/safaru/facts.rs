use std::collections::BTreeSet;

use game::{Advise, Bearing, Fact, Notation, Rules, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use words::{Language, Names};

use crate::scene::{Scene, Table, arranged, build, table};
use crate::wording::{lexicon, names};

/// What is said of a move in English, with its bearing: `+`, `=` or `-`.
fn facts(scene: &Scene, seat: u8, text: &str) -> Vec<String> {
    let view = scene.seen_by(seat);
    said(scene, &view, text)
}

/// The same without a memory.
fn open_facts(scene: &Scene, text: &str) -> Vec<String> {
    said(scene, &scene.seen_by(1).forgetful(), text)
}

fn said(scene: &Scene, view: &game::ViewOf<safaru::Safaru>, text: &str) -> Vec<String> {
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let action = scene.game.read_action(text).expect("a move");
    assert!(legal.contains(&action), "{text}");
    let lexicon = lexicon(Language::English);
    let names = names(4, view.viewer.seat());
    let sign = |bearing| match bearing {
        Bearing::Gains => '+',
        Bearing::Keeps => '=',
        Bearing::Risks => '-',
    };
    let facts = scene.game.facts(view, &legal, action);
    facts.iter().map(|fact| format!("{} {}", sign(fact.bearing), lexicon.say(&fact.words, &names))).collect()
}

#[track_caller]
fn has(facts: &[String], fact: &str) {
    assert!(facts.iter().any(|one| one == fact), "{fact}: {facts:#?}");
}

#[track_caller]
fn has_not(facts: &[String], part: &str) {
    assert!(!facts.iter().any(|one| one.contains(part)), "{part}: {facts:#?}");
}

#[test]
fn what_a_catch_brings_is_said_beside_the_others() {
    let scene = table("", "r6 k9", "b6 y8");
    let six = open_facts(&scene, "play r6 pair");
    has(&six, "+ catches a unicorn, which no other move does");
    has(&six, "+ brings 4 points in triangles, more than any other move");
    has(&six, "+ catches 2 cards, more than any other move");
    has(&six, "= catches no hedgehog");
    let nine = open_facts(&scene, "play k9 seventeen");
    has(&nine, "- catches a hedgehog");
    has(&nine, "= puts no triangle into the wild");
    has(&nine, "- leaves Baraka a unicorn in the wild");
    has_not(&nine, "points in");
    // What two bring alike is said alike.
    let twins = table("", "r7 k7", "b7 b7 g1");
    let (one, other) = (open_facts(&twins, "play r7 pair"), open_facts(&twins, "play k7 pair"));
    assert_eq!(one, other);
    has(&one, "+ catches a unicorn");
    has(&one, "+ brings 4 points in triangles");
    // Babies are spoken of where one is caught.
    let baby = table("", "r7 k9", "g6 b1 b7 k6 r4 k0");
    let told = |text: &String| open_facts(&baby, text).join("\n");
    let moves = baby.legal();
    assert!(moves.iter().map(told).any(|told| told.contains("in triangles and babies")), "{moves:?}");
}

#[test]
fn leaving_no_unicorn_is_no_merit_where_none_is_wild() {
    let scene = table("", "r6 b9", "g6 y8");
    has_not(&open_facts(&scene, "play r6 pair"), "no unicorn");
    let scene = table("", "r6 k9", "b6 y8");
    has(&open_facts(&scene, "play r6 pair"), "= leaves Baraka no unicorn in the wild");
}

#[test]
fn what_is_still_to_be_chosen_is_said_as_possible() {
    let scene = table("", "r6 k1", "b2 g4 b4 y2");
    let add = open_facts(&scene, "play r6 add");
    has(&add, "+ lets you catch 2 unicorns, more than any other move");
    // A step later the cards are told apart.
    let mut scene = scene;
    scene.send("play r6 add");
    has(&open_facts(&scene, "take b2"), "+ lets you catch 2 unicorns, more than any other move");
    has(&open_facts(&scene, "take b2"), "= lets you avoid hedgehogs");
    has_not(&open_facts(&scene, "take y2"), "unicorn");
}

#[test]
fn several_ways_babies_and_an_empty_table_are_worth_a_word() {
    let scene = table("", "r5 k9", "b2 g3 k5");
    let all = open_facts(&scene, "play r5 add pair");
    has(&all, "+ catches in two ways at once");
    has(&all, "= leaves nothing in the wild, so that Baraka must release a card");
    has(&open_facts(&scene, "play r5 pair"), "- leaves Baraka a unicorn in the wild");
    let babies = table("", "r5", "b5 k0");
    has(&open_facts(&babies, "play r5 add"), "- catches a baby (−5 points)");
    has(&open_facts(&babies, "play r5 pair"), "= catches no baby");
    let three = table("", "r5", "b2 g3 k5 y9 r3");
    has(&open_facts(&three, "play r5 add seventeen pair"), "+ catches in three ways at once");
}

#[test]
fn what_leaves_the_hand_and_what_stays_in_it_matters() {
    let scene = table("", "b9 r9 y4 k0", "g7");
    let unicorn = open_facts(&scene, "release b9");
    has(&unicorn, "- puts a unicorn into the wild");
    has(&unicorn, "= keeps a card in hand that can catch the same number back");
    let red = open_facts(&scene, "release r9");
    has(&red, "= keeps your unicorn in hand");
    has_not(&red, "no unicorn in the wild");
    has(&open_facts(&scene, "release y4"), "+ puts a hedgehog into the wild");
    has(&open_facts(&scene, "release k0"), "+ puts a baby into the wild, which sums must take along");
    // Then only a 0 and a 7 can catch; after the 4, a 4, a 6 and a 7 can.
    has(
        &open_facts(&scene, "release k0"),
        "= leaves Baraka the fewest numbers that can catch something (2 of 10)",
    );
    let triangles = table("", "r2 k6", "g9");
    has(&open_facts(&triangles, "release r2"), "= puts only one triangle into the wild");
    has_not(&open_facts(&triangles, "release k6"), "triangle");
}

#[test]
fn majorities_are_spoken_of_with_a_memory_only() {
    let hands = ["r6 k9", "r1 r2"];
    let scene = arranged("", &hands, "b6 y8", &["b5 b3", "b0 b1 y7 y1"]);
    has(&facts(&scene, 1, "play r6 pair"), "+ takes the lead in unicorns");
    has_not(&open_facts(&scene, "play r6 pair"), "lead");
    let most = arranged("", &hands, "b6 y8", &["b0 b1 b2 b3 b4 b5", "b7 y1"]);
    has(&facts(&most, 1, "play r6 pair"), "+ makes sure that your side has the most unicorns");
    let stung = arranged("", &hands, "b6 y8", &["y5", "y7"]);
    has(&facts(&stung, 1, "play k9 seventeen"), "- gives you the most hedgehogs");
}

#[test]
fn in_the_reverse_game_the_least_is_the_best() {
    let scene = table("variant=reverse", "r6 k9 g2", "b6 y8");
    has(&open_facts(&scene, "release g2"), "+ catches nothing");
    has_not(&open_facts(&scene, "play k9"), "fewer");
    let scene = table("variant=reverse", "r6 k9", "b6 y8");
    has(&open_facts(&scene, "play k9"), "= catches only 1 card, fewer than any other move");
    has(&open_facts(&scene, "play k9"), "= costs 1 triangle");
    has(&open_facts(&scene, "play k9"), "- gives you the most cards");
    has(&open_facts(&scene, "play r6"), "= catches no hedgehog");
    let even = table("variant=reverse", "r6 k6", "b6 g6");
    has(&open_facts(&even, "play r6"), "= need not catch more than 2 cards");
    let free = table("variant=reverse", "k8 g8", "y9");
    has(&open_facts(&free, "play k8"), "= costs no triangle");
    // A card whose way the neighbour names.
    let released = table("variant=reverse", "r1 k3", "g7");
    has(
        &open_facts(&released, "release r1"),
        "+ leaves Baraka the most numbers that have to catch something (4 of 10)",
    );
    let named = table("variant=reverse", "r5 k9", "b2 g3 k5 k8");
    has(&open_facts(&named, "play r5"), "- lets Baraka name the way");
    has(&open_facts(&named, "play k9"), "= leaves Baraka no choice of the way");
}

#[test]
fn who_names_a_way_is_told_what_it_costs_the_neighbour() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g7 k8"], "y1 y4 b1 k5", &[]);
    scene.send("1: play r5");
    let add = facts(&scene, 2, "name add");
    let pair = facts(&scene, 2, "name pair");
    has(&add, "+ makes Amina catch at least 2 cards");
    has(&add, "+ makes Amina catch at least 1 hedgehog");
    has(&pair, "+ makes Amina catch at least 2 cards");
    has(&pair, "+ makes Amina take at least 2 triangles");
    has(&pair, "= leaves you a card that you can release");
    let mut scene = arranged("variant=reverse", &["r4 r1", "g7 k8"], "y1 b1 g2 k4", &[]);
    scene.send("1: play r4");
    has(&facts(&scene, 2, "name add"), "+ makes Amina catch at least 3 cards, more than any other way");
}

/// Is there something that speaks for this action, and is all that is said of it said of no other?
fn is_told_apart(all: &[Vec<Fact>], place: usize) -> bool {
    let speaks_for = all[place].iter().any(|fact| fact.bearing != Bearing::Risks);
    let fits = |facts: &Vec<Fact>| all[place].iter().all(|fact| facts.contains(fact));
    speaks_for && !all.iter().enumerate().any(|(other, facts)| other != place && fits(facts))
}

/// Every fact in random play has words in both languages; and what a sensible player would do can mostly be given a reason.
#[test]
fn facts_have_words_and_tell_sensible_moves_apart() {
    let lexicons = [Language::English, Language::French].map(lexicon);
    let (mut kinds, mut asked, mut told_apart) = (BTreeSet::new(), 0, 0);
    for (seats, settings) in [(2, "hands=4"), (4, "hands=4"), (3, "variant=reverse"), (4, "variant=reverse")]
    {
        let game = build(seats, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    for view in [view.clone().forgetful(), view] {
                        let all: Vec<Vec<Fact>> =
                            legal.iter().map(|&action| game.facts(&view, &legal, action)).collect();
                        for (fact, lexicon) in all
                            .iter()
                            .flatten()
                            .flat_map(|fact| lexicons.iter().map(move |lexicon| (fact, lexicon)))
                        {
                            kinds.insert(fact.words.key.to_string());
                            let said = lexicon.say(&fact.words, &Names::none());
                            assert!(!said.contains('⟦'), "{said}");
                        }
                        if legal.len() > 1 {
                            let advised = game.advise(&view, &legal);
                            let place = legal.iter().position(|&action| action == advised).expect("legal");
                            asked += 1;
                            told_apart += usize::from(is_told_apart(&all, place));
                        }
                    }
                    game.apply(&mut state, random::pick(&mut rng, &legal));
                }
            }
        }
    }
    assert!(told_apart * 10 > asked * 8, "{told_apart} of {asked}");
    assert!(kinds.len() >= 30, "{kinds:?}");
}
