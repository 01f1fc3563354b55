use cards::Bag;
use game::{Seat, Secrets, Seen, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::state::Deed;
use rummu::view::Own;

use crate::scene::{Table, bag, card, laying};
use crate::worlds::late;

#[test]
fn rum_4_a_drawn_card_is_seen_by_who_drew_it_alone() {
    let mut scene = laying("", &["r0", "g8", "g9"]).drawing(1);
    scene.go("draw, card k9");
    let deed = Deed::Drew { by: Seat(0) };
    assert_eq!(scene.seen_by(1).last, Seen { deed, own: Some(Own::Drawn(card("k9"))) });
    assert_eq!(scene.seen_by(2).last, Seen { deed, own: None });
    assert_eq!(scene.view(Viewer::Spectator).last, Seen { deed, own: None });
    assert_eq!((scene.seen_by(1).open.own, scene.seen_by(2).open.own), (Some(bag("r0 k9")), Some(bag("g8"))));
    assert_eq!(scene.seen_by(3).open.counts.values().collect::<Vec<_>>(), [2, 1, 1]);
    assert_eq!(scene.open().own, None);
}

#[test]
fn rum_4_22_cards_taken_in_the_open_are_remembered_until_played() {
    let mut scene = laying("", &["r6 r0", "g8", "g9"]).table(1, "r5 y6 r7").pile("k0 b7").drawing(1);
    let known = |scene: &crate::scene::Scene| {
        scene.seen_by(2).memory.expect("a fresh view remembers all").seen[Seat(0)]
    };
    scene.go("take, enough");
    assert_eq!(known(&scene), bag("b7"));
    scene.go("swap r6 1");
    assert_eq!(known(&scene), bag("b7 y6"), "the joker was seen too");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..50 {
        let world = scene.game.determinize(&scene.seen_by(2), &mut rng);
        assert!(bag("b7 y6").within(world.hands[Seat(0)]) && world.hands[Seat(0)].count() == 3);
        let forgetful = scene.game.determinize(&scene.seen_by(2).forgetful(), &mut rng);
        assert!(forgetful.hands[Seat(0)].has(card("y6")), "the last step was still seen");
    }
    scene.go("discard b7");
    assert_eq!(known(&scene), bag("y6"));
}

#[test]
fn of_which_cards_the_stock_was_made_is_remembered() {
    let mut scene = laying("", &["r0", "g8", "g9"]).drawing(1);
    scene.state.hands[Seat(1)] = bag("g8").plus(scene.state.stock).minus(bag("b1 b2 b3"));
    let mut scene = scene.pile("b1 b2 k0 b3");
    scene.go("draw, card b2, discard r0");
    let view = scene.seen_by(3);
    assert_eq!(view.memory.as_ref().expect("a fresh view remembers all").recycled, Some(bag("b1 b2 k0")));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut elsewhere = 0;
    for _ in 0..50 {
        let world = scene.game.determinize(&view, &mut rng);
        assert!(world.stock.within(bag("b1 b2 k0")));
        let forgetful = scene.game.determinize(&view.clone().forgetful(), &mut rng);
        elsewhere += u32::from(!forgetful.stock.within(bag("b1 b2 k0")));
    }
    assert!(elsewhere > 30, "who forgot it cannot know");
}

/// RUM.5: the stock is y1 y7 y8 again, while seat 2 hides the other y7 and seat 3 the other y1.
#[test]
fn how_many_recycled_cards_each_hand_holds_is_remembered() {
    let known = |steps: &str| {
        let mut scene = late("hands=2", &["y0 y6", "y9 y7", "y1"], "y8 y1 y7", false);
        scene.go(steps);
        let memory = scene.memory();
        (memory.recycled, memory.fresh.map(|fresh| fresh.values().collect::<Vec<_>>()))
    };
    assert_eq!(known("discard y0"), (None, None), "nothing before a reshuffle");
    assert_eq!(known("discard y0, draw"), (Some(bag("y1 y7 y8")), Some(vec![0, 0, 0])));
    assert_eq!(known("discard y0, draw, card y8"), (Some(bag("y1 y7 y8")), Some(vec![0, 1, 0])));
    let recycled = known("discard y0, draw, card y8, discard y8");
    assert_eq!(recycled, (Some(bag("y1 y7")), Some(vec![0, 0, 0])), "a recycled card has come back");
    let old = known("discard y0, draw, card y8, discard y9");
    assert_eq!(old, (Some(bag("y1 y7 y8")), Some(vec![0, 1, 0])), "an old one was discarded");
    let either = known("discard y0, draw, card y8, discard y7");
    assert_eq!(either, (Some(bag("y1 y7 y8")), None), "which y7 it was nobody can tell");
    let taken = known("discard y0, draw, card y8, discard y9, take, enough, discard y1");
    assert_eq!(taken, (Some(bag("y1 y7 y8")), Some(vec![0, 1, 0])), "who drew nothing has the old y1");
}

#[test]
fn rum_30_31_hands_are_laid_open_when_they_are_counted() {
    let mut scene = laying("hands=2", &["r0", "g8 y1", "g9"]);
    assert_eq!(scene.open().revealed, None);
    scene.go("discard r0");
    let Deed::Discarded { ended: Some(ended), .. } = scene.last() else { panic!("the hand ended") };
    assert_eq!(ended.hands.values().collect::<Vec<_>>(), [Bag::EMPTY, bag("g8 y1"), bag("g9")]);
    assert_eq!(ended.points.values().collect::<Vec<_>>(), [10, -15, -5]);
    assert_eq!(scene.open().revealed, Some(ended.hands));
}
