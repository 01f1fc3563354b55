use game::phrase::{Cell, Size};
use game::{Depict, Notation, Secrets, Viewer};
use safaru::action::{Way, Ways};
use safaru::digest::{Digest, End, Haul, Prize};

use crate::scene::{Scene, Table, arranged, bag, kind, scene, table};

fn digest(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat))
}

fn forgetful(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat).forgetful())
}

/// Four players; the first side has caught b5 b3 r6, the other y7 y2 b0.
fn teams() -> Scene {
    let hands = ["r5 k9", "r1 r2", "r3 r4", "k1 k2"];
    arranged("", &hands, "b2 g3 y8", &["b5 b3 r6", "y7 y2 b0"])
}

#[test]
fn the_own_side_comes_first_and_partners_are_named() {
    let scene = teams();
    for (seat, own, other) in [(1, [0, 2], [1, 3]), (2, [1, 3], [0, 2])] {
        let sides = digest(&scene, seat).sides;
        let members: Vec<Vec<u8>> =
            sides.iter().map(|side| side.members.iter().map(|seat| seat.0).collect()).collect();
        assert_eq!(members, [own.to_vec(), other.to_vec()]);
        assert_eq!(sides.iter().map(|side| side.is_own).collect::<Vec<_>>(), [true, false]);
    }
    let watching = scene.game.digest(&scene.game.view(&scene.state, Viewer::Spectator));
    assert!(watching.sides.iter().all(|side| !side.is_own) && watching.hand.is_empty());
}

#[test]
fn majorities_stand_as_the_piles_are_and_only_for_a_memory() {
    let scene = teams();
    let known = digest(&scene, 2);
    let [unicorns, hedgehogs] = &known.majorities[..] else { panic!("two majorities") };
    assert_eq!((unicorns.of, unicorns.points, unicorns.sure), (Prize::Unicorns, 24, 7));
    assert_eq!(
        (unicorns.counts.clone(), unicorns.left),
        (Some(vec![1, 2]), Some(9)),
        "seat 2 is of the second side"
    );
    assert_eq!((hedgehogs.of, hedgehogs.points), (Prize::Hedgehogs, -12));
    assert_eq!((hedgehogs.counts.clone(), hedgehogs.left), (Some(vec![2, 0]), Some(10)));
    // y7 y2 b0: 4 triangles, a baby, most hedgehogs. b5 b3 r6: 4 triangles, most unicorns.
    let points = |digest: &Digest| -> Vec<i16> {
        digest.sides.iter().map(|side| side.caught.expect("a memory").points).collect()
    };
    assert_eq!(points(&known), [4 - 5 - 12, 4 + 24]);
    let unknown = forgetful(&scene, 2);
    assert!(unknown.sides.iter().all(|side| side.caught.is_none()));
    assert!(unknown.majorities.iter().all(|contest| contest.counts.is_none() && contest.left.is_none()));
    assert_eq!(
        unknown.sides.iter().map(|side| side.cards).collect::<Vec<_>>(),
        [3, 3],
        "piles can be counted"
    );
}

#[test]
fn in_the_reverse_game_cards_are_counted_without_a_memory() {
    let scene = arranged("variant=reverse", &["r5 k9", "r1 r2"], "b2 g3", &["b5 b3 r6", "y7"]);
    let digest = forgetful(&scene, 1);
    assert_eq!((digest.lowest_wins, digest.baby, digest.triangle), (true, 0, 1));
    let [cards, hedgehogs] = &digest.majorities[..] else { panic!("two majorities") };
    assert_eq!((cards.of, cards.points, cards.counts.clone()), (Prize::Cards, 24, Some(vec![3, 1])));
    assert_eq!((hedgehogs.points, hedgehogs.counts.clone()), (18, None));
    assert_eq!(digest.end, End::Hands(2));
}

#[test]
fn the_wild_the_hand_and_the_deals_are_worked_out() {
    let scene = table("", "r5 k9", "b2 g3 y8 k0");
    let digest = forgetful(&scene, 1);
    assert_eq!(digest.wild, Haul { cards: 4, unicorns: 1, hedgehogs: 1, babies: 1, triangles: 4 });
    let ways: Vec<_> = digest.hand.iter().map(|held| (held.card, held.ways)).collect();
    let (add, seventeen) = (Ways::only(Way::Add), Ways::only(Way::Seventeen));
    assert_eq!(ways, [(kind("r5"), add), (kind("k9"), seventeen)]);
    assert_eq!((digest.end, digest.baby), (End::Points(100), -5));
}

#[test]
fn deals_are_counted() {
    for (seats, deals) in [(2, 5), (3, 4), (4, 3)] {
        let mut scene = scene(seats, "hands=1");
        assert_eq!(forgetful(&scene, 1).deal, 0, "nothing is dealt yet");
        let mut seen = Vec::new();
        while scene.turn() != "over" {
            scene.until(5, |scene| scene.turn() == "over" || scene.turn() == "1");
            if scene.turn() == "over" {
                break;
            }
            let digest = forgetful(&scene, 1);
            assert_eq!(digest.deals, deals);
            if seen.last() != Some(&digest.deal) {
                seen.push(digest.deal);
            }
            let action = scene.legal()[0].clone();
            scene.send(&action);
        }
        assert_eq!(seen, (1..=deals).collect::<Vec<u8>>(), "{seats} players");
    }
}

#[test]
fn a_prospect_says_what_each_play_brings_and_leaves() {
    let scene = table("", "g8", "r4 r8 r9 b2 g1 k7");
    let view = scene.seen_by(1).forgetful();
    let prospect = |text: &str| {
        let action = scene.game.read_action(text).expect("a move");
        scene.game.prospect(&view, action).expect("it catches")
    };
    let pair = prospect("play g8 pair");
    assert_eq!(pair.yields.len(), 1);
    assert_eq!(pair.yields[0].haul, Haul { cards: 2, triangles: 2, ..Haul::default() }, "g8 goes along");
    assert_eq!(pair.yields[0].left, bag("r4 r9 b2 g1 k7"));
    let seventeen = prospect("play g8 17");
    for (play, comes) in seventeen.plays.iter().zip(&seventeen.yields) {
        assert_eq!(comes.haul, Haul::of(play.cards()));
        assert!(comes.left.has(kind("g8")) && comes.left.count() + comes.haul.cards == 7);
    }
    assert_eq!(seventeen.plays.len(), seventeen.yields.len());
    assert_eq!(seventeen.plays.len(), 3, "r9; b2 k7; r8 g1");
}

/// What decides stands in few lines: everything but cards is one line a row.
#[test]
fn a_picture_has_two_rows_of_drawn_cards_at_most() {
    for (settings, memory) in [("", true), ("", false), ("variant=reverse", false)] {
        let hands = ["r5 k9", "r1 r2", "r3 r4", "k1 k2"];
        let mut scene = arranged(settings, &hands, "b2 g3 y3 y8 k5", &["b5 b3 r6", "y7 y2 b0"]);
        for step in 0..2 {
            let view = scene.seen_by(1);
            let picture = scene.game.depict(&if memory { view } else { view.forgetful() });
            let drawn = picture.rows.iter().filter(|row| row.size == Size::Large).count();
            assert_eq!(drawn, 2, "{settings}, step {step}");
            assert!(picture.rows.len() <= 8, "{}", picture.rows.len());
            if step == 0 {
                scene.send(if settings.is_empty() { "play r5 add" } else { "play r5" });
            }
        }
    }
}

#[test]
fn unicorns_hedgehogs_and_babies_are_named_on_the_cards() {
    let scene = table("", "b0 r5", "b2 y3 k0 g4 y0");
    let picture = scene.game.depict(&scene.seen_by(1).forgetful());
    let mut named: Vec<(String, String)> = Vec::new();
    for cell in picture.rows.iter().flat_map(|row| &row.cells) {
        if let Cell::Card(face) = cell {
            named.push((face.notation.to_string(), face.name.key.to_string()));
        }
    }
    for (card, name) in [
        ("card-blue(number=2)", "animal-unicorn"),
        ("card-yellow(number=3)", "animal-hedgehog"),
        ("card-black(number=0)", "animal-baby"),
        ("card-blue(number=0)", "animal-baby-unicorn"),
        ("card-yellow(number=0)", "animal-baby-hedgehog"),
        ("card-green(number=4)", "colour-green"),
    ] {
        assert!(named.contains(&(card.to_owned(), name.to_owned())), "{card}: {named:?}");
    }
}
