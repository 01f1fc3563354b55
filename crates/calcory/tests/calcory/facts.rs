use calcory::{Calcory, WORDS_EN, WORDS_FR};
use game::{Advise, Bearing, Fact, Notation, Rules, Seat, Secrets, Turn, Viewer};
use std::collections::BTreeSet;
use words::{Language, Lexicon, Names};

use crate::scene::{Scene, Table, build, generator, layout, random_step, scene};

/// What is true of a move of whoever is to act.
#[derive(Clone, Copy)]
enum Mind {
    Remembers,
    Forgets,
}

fn facts(scene: &Scene, mind: Mind, action: &str) -> Vec<String> {
    let seat = scene.acting().expect("somebody acts").0 + 1;
    let view = match mind {
        Mind::Remembers => scene.seen_by(seat),
        Mind::Forgets => scene.seen_by(seat).forgetful(),
    };
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let action = scene.game.read_action(action).expect("a move");
    assert!(legal.contains(&action), "only legal moves have facts");
    let said = |fact: &Fact| {
        let bearing = match fact.bearing {
            Bearing::Gains => '+',
            Bearing::Keeps => '=',
            Bearing::Risks => '-',
        };
        format!("{bearing}{}", fact.words)
    };
    scene.game.facts(&view, &legal, action).iter().map(said).collect()
}

fn known(scene: &Scene, action: &str) -> Vec<String> {
    facts(scene, Mind::Remembers, action)
}

#[test]
fn sure_cards_are_told_by_what_they_do() {
    let mut scene = layout("a1:r5 b1:b4 b2:k0 c1:g8 c2:g9 c3:g7 c4:b3 c5:y0 c6:k2 c7:y4", &[20, 20, 10]);
    scene.play("1: a1 b1, stop, 2: b2 c4");
    assert_eq!(
        known(&scene, "turn c3"),
        ["+fact-sure-beats(card=spoken-card(colour=colour-green, number=7), sum=10, who=seat 1)"]
    );
    assert_eq!(
        known(&scene, "turn c5"),
        ["-fact-sure-end(card=spoken-card(colour=colour-yellow, number=0))"]
    );
    scene.play("2: c6");
    assert_eq!(
        known(&scene, "turn c1"),
        ["+fact-sure-thirteen(card=spoken-card(colour=colour-green, number=8), won=3)"]
    );
    assert_eq!(
        known(&scene, "turn c2"),
        ["-fact-sure-too-much(card=spoken-card(colour=colour-green, number=9), sum=14)"]
    );
    assert_eq!(facts(&scene, Mind::Forgets, "turn c1").len(), 3, "who forgets has chances only");
}

#[test]
fn a_sure_card_may_lead_to_13() {
    let scene = layout("a1:r5 a2:b8 a3:g4 a4:k9 a5:y2 a6:r3 a7:k0", &[30, 23]);
    assert_eq!(
        known(&scene, "turn a7"),
        ["+fact-sure-way(card=spoken-card(colour=colour-black, number=0), cards=4)"]
    );
    assert_eq!(
        known(&scene, "turn a4"),
        ["+fact-sure-way(card=spoken-card(colour=colour-black, number=9), cards=3)"]
    );
    let scene = layout("a1:r5 a2:b5 b1:g5", &[30, 27]);
    assert_eq!(
        known(&scene, "turn a1"),
        ["=fact-sure-below(card=spoken-card(colour=colour-red, number=5), sum=5)"]
    );
}

#[test]
fn chances_are_counted_in_what_can_be_known() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9, b1=g9");
    // Without memory the other 9s may be anywhere; 5 to 8 are too much as well.
    assert_eq!(
        facts(&scene, Mind::Forgets, "turn c1"),
        [
            "+fact-chance-thirteen(count=5, among=among-hidden(count=59))",
            "-fact-chance-ends(count=29, among=among-hidden(count=59))",
        ]
    );
}

#[test]
fn with_memory_chances_are_counted_in_what_nobody_has_seen() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9, b1=g9");
    assert_eq!(
        known(&scene, "turn c1"),
        [
            "+fact-chance-thirteen(count=5, among=among-unseen(count=57))",
            "-fact-chance-ends(count=27, among=among-unseen(count=57))",
            "=fact-new-card",
        ]
    );
}

#[test]
fn a_card_laid_back_is_one_of_those_taken() {
    let mut scene = layout("a1:r5 a2:b8 a3:g4 a4:k2 a5:y2", &[35, 20]);
    scene.play("1: a1 a2, return r5, on f1, 2: a3 a4");
    let told = known(&scene, "turn f1");
    assert_eq!(told, ["-fact-chance-ends(count=1, among=among-laid(count=2))"], "a 5 is not too much");
}

#[test]
fn what_only_the_player_knows_is_shown_at_a_price() {
    let mut scene = layout("a1:r5 a2:b8 a3:g9 a4:k9 a5:y2", &[35, 20]);
    scene.play("1: a1 a2, return r5, on f1, 2: a3 a4");
    let told = known(&scene, "turn f1");
    assert_eq!(told.last().map(String::as_str), Some("-fact-shows-own"), "{told:?}");
}

#[test]
fn that_a_first_card_ends_nothing_is_no_news() {
    assert_eq!(facts(&scene(2), Mind::Forgets, "turn a1"), [""; 0]);
}

#[test]
fn a_seventh_card_cannot_be_marked() {
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1 a8:k9", &[52, 0]);
    scene.play("a1 a2 a3 a4 a5 a6");
    assert_eq!(
        known(&scene, "turn a7"),
        [
            "=fact-sure-below(card=spoken-card(colour=colour-black, number=1), sum=7)",
            "-fact-seventh(markers=6)"
        ]
    );
}

#[test]
fn stopping_is_told_by_what_it_brings() {
    let mut scene = layout("a1:r5 a2:b6 b1:k0 b2:g9 b3:r2 c1:k5", &[20, 14, 20]);
    scene.play("1: a1 a2, stop, 2: b1 b2 b3");
    assert_eq!(
        known(&scene, "stop"),
        [
            "+fact-beats(who=seat 1)",
            "+fact-wins(won=2, sum=11)",
            "+fact-hard-to-beat(needs=needs-either(higher=needs-higher(from=12), \
             more=needs-more-cards(sum=11, cards=4)))",
        ]
    );
    let risk = facts(&scene, Mind::Forgets, "stop").pop();
    assert_eq!(
        risk.as_deref(),
        Some("=fact-takes-no-risk(count=41, among=among-hidden(count=55))"),
        "3 to 9, and a second 0"
    );
    let mut weak = layout("a1:r5 a2:b1 b1:k0", &[20, 20, 17]);
    weak.play("1: a1 a2");
    assert_eq!(
        known(&weak, "stop"),
        [
            "+fact-wins(won=1, sum=6)",
            "+fact-would-lead",
            "-fact-easy-to-beat(needs=needs-either(higher=needs-higher(from=7), \
             more=needs-more-cards(sum=6, cards=3)))",
        ]
    );
    let mut most = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:r7 b1:g6", &[53, 0]);
    most.play("1: a1 a2 a3 a4 a5 a6");
    assert_eq!(known(&most, "stop"), ["+fact-wins(won=5, sum=12)", "+fact-unbeatable"]);
}

#[test]
fn stopping_with_one_card_may_end_the_game() {
    let single = |piles: &[u8]| {
        let mut scene = layout("a1:r9 b1:g3 b2:g4", piles);
        scene.play("1: a1");
        known(&scene, "stop").swap_remove(0)
    };
    assert_eq!(single(&[29, 28]), "+fact-single-ahead(sum=9)");
    assert_eq!(single(&[28, 29]), "+fact-single-level(sum=9)");
    assert_eq!(single(&[17, 20, 20]), "-fact-single-behind(sum=9, who=seat 2 seat 3)");
}

#[test]
fn the_end_decides_what_stopping_brings() {
    let stop = |idle: u8, cards: &str, piles: &[u8]| {
        let mut scene = layout(cards, piles);
        scene.edit(|open, _| open.idle = idle);
        scene.play("1: a1 a2");
        known(&scene, "stop").swap_remove(0)
    };
    assert_eq!(stop(39, "a1:r5 a2:b5 b1:g3", &[37, 10, 10]), "-fact-nobodys");
    assert_eq!(stop(38, "a1:r5 a2:b5 b1:g3", &[37, 10, 10]), "-fact-too-late");
    assert_eq!(stop(0, "a1:r5 a2:b5", &[38, 20]), "+fact-at-once(won=1)");
}

/// Seat 1 has marked 12 with two cards, seat 2 has turned up a 1.
fn against_twelve(piles: &[u8], idle: u8) -> Scene {
    let mut scene = layout("a1:r5 a2:b7 b1:g1 c1:k9 c2:g9", piles);
    scene.edit(|open, _| open.idle = idle);
    scene.play("1: a1 a2, stop, 2: b1");
    scene
}

#[test]
fn giving_up_is_told_by_what_it_leaves() {
    let scene = against_twelve(&[20, 15, 20], 0);
    assert_eq!(
        known(&scene, "give up"),
        ["-fact-leaves-next(next=seat 3, who=seat 1, sum=12)", "=fact-no-card-helps(who=seat 1)",]
    );
    assert_eq!(known(&against_twelve(&[25, 30], 0), "give up")[0], "-fact-lets-take(who=seat 1, won=1)");
    assert_eq!(known(&against_twelve(&[15, 20, 20], 38), "give up")[0], "=fact-ends-level");
    assert_eq!(known(&against_twelve(&[15, 25, 15], 38), "give up")[0], "+fact-ends-ahead");
    assert_eq!(known(&against_twelve(&[25, 15, 15], 38), "give up")[0], "-fact-ends-behind(who=seat 1)");
    let mut single = layout("a1:r9 b1:g3 b2:g4", &[29, 28]);
    single.play("1: a1, stop, 2: b1");
    assert_eq!(facts(&single, Mind::Forgets, "give up"), ["-fact-lets-end(who=seat 1)"]);
}

#[test]
fn the_card_laid_back_is_told_by_its_number() {
    let mut scene = layout("a1:k0 a2:b8 a3:g4 a4:k1 b1:r9", &[35, 20]);
    scene.play("1: a1 a2 a3 a4");
    assert_eq!(facts(&scene, Mind::Forgets, "return k0"), ["=fact-back-zero"]);
    assert_eq!(facts(&scene, Mind::Forgets, "return b8"), ["=fact-back-highest"]);
    assert_eq!(facts(&scene, Mind::Forgets, "return k1"), [""; 0]);
    // 9 and 4 are the only cards left that make 13.
    assert_eq!(known(&scene, "return g4"), ["+fact-back-way(cards=2)"]);
    let mut scene = layout("a1:k1 a2:b8 a3:g4", &[37, 20]);
    scene.play("1: a1 a2 a3");
    assert_eq!(facts(&scene, Mind::Forgets, "return k1"), ["=fact-back-lowest"]);
}

/// All that is said as a fact has words in both languages, and the words can follow “it”.
#[test]
fn every_fact_has_words() {
    let lexicons = [(Language::English, WORDS_EN), (Language::French, WORDS_FR)]
        .map(|(language, words)| Lexicon::new(language, &[words]));
    let names = Names::new(["Amina", "Baraka", "Chiku"].map(str::to_owned).to_vec(), Some(Seat(0)));
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let game: Calcory = build(3, "patience=10").expect("valid");
        let (mut rng, mut state) = (generator(seed), game.start());
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                for view in [view.clone(), view.forgetful()] {
                    for fact in legal.iter().flat_map(|&action| game.facts(&view, &legal, action)) {
                        for lexicon in &lexicons {
                            let words = lexicon.say(&fact.words, &names);
                            let good = !words.contains('⟦') && words.starts_with(char::is_lowercase);
                            assert!(good && !words.ends_with('.'), "{words}: {}", fact.words);
                        }
                        kinds.insert(fact.words.key);
                    }
                }
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
    assert!(kinds.len() > 20, "{kinds:?}");
}
