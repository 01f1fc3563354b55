use calcory::digest::{Digest, Fate, Leave, Mark, Odds, Prospect, Rank, Stop, Sum, Then, ToBeat};
use calcory::rules::NoStop;
use game::{Depict, Notation, Rules, Seat, SeatSet, Turn, Viewer};

use crate::scene::{Scene, Table, bag, build, card_of, generator, layout, random_step, scene, spaces};

/// What can be worked out by a seat, counted from 1, that remembers nothing.
fn digest(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat).forgetful())
}

/// What would follow from a move of whoever is to act and remembers nothing.
fn prospect(scene: &Scene, action: &str) -> Option<Prospect> {
    let seat = scene.acting().expect("somebody acts").0 + 1;
    let action = scene.game.read_action(action).expect("a move");
    scene.game.prospect(&scene.seen_by(seat).forgetful(), action)
}

fn mark(scene: &Scene) -> Mark {
    match prospect(scene, "stop") {
        Some(Prospect::Stop(mark)) => mark,
        other => panic!("{other:?}"),
    }
}

fn leave(scene: &Scene) -> Leave {
    match prospect(scene, "give up") {
        Some(Prospect::GiveUp(leave)) => leave,
        other => panic!("{other:?}"),
    }
}

/// Ten cards; seat 1 stops with a 5 and a 4, seat 2 has turned up a 0 and a 6.
fn contest(piles: &[u8]) -> Scene {
    let mut scene = layout("a1:r5 a2:b4 b1:k0 b2:g6 c1:r1 c2:r3 c3:b7 c4:y0 c5:k9 c6:g2", piles);
    scene.play("1: a1 a2, stop, 2: b1 b2");
    scene
}

#[test]
fn sums_and_what_is_to_be_beaten() {
    let scene = contest(&[20, 10, 20]);
    let found = digest(&scene, 2);
    assert_eq!(found.turned, Sum { cards: 2, sum: 6 });
    let marked = found.marked.expect("cards are marked");
    assert_eq!((marked.by, marked.cards, marked.won), (Seat(0), Sum { cards: 2, sum: 9 }, 1));
    assert_eq!(marked.to_beat, ToBeat { sum: 9, higher: Some(10), cards: Some(3) });
    assert_eq!(marked.rivals, SeatSet::from(vec![Seat(1), Seat(2)]));
    let next = found.next.expect("a card can be turned up");
    assert_eq!((next.missing, next.highest, next.zero), (7, 7, true));
    assert_eq!(found.stop, Some(Stop::Barred(NoStop::NotBeaten)));
    assert_eq!(found.leaders, SeatSet::from(vec![Seat(0), Seat(2)]));
    assert_eq!((found.turns_left, found.recalled), (39, None));
}

#[test]
fn what_nobody_can_beat() {
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:r7 b1:g6", &[53, 0]);
    scene.play("1: a1 a2 a3 a4 a5 a6");
    assert_eq!(mark(&scene).to_beat, ToBeat { sum: 12, higher: None, cards: None });
    scene.play("1: stop");
    assert_eq!(digest(&scene, 2).marked.map(|marked| marked.won), Some(5));
}

#[test]
fn only_memory_tells_what_lies_face_down() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9, a3=k1, a4=g2");
    let found = scene.game.digest(&scene.seen_by(2)).recalled.expect("there is a memory");
    assert_eq!(found.sure[9], spaces("a1 a2"));
    // Turned back or face up, a card is no longer one that cannot be placed.
    assert_eq!((found.unknown[9], found.unknown[1], found.unknown[2], found.unknown[0]), (3, 9, 4, 5));
    assert_eq!(digest(&scene, 2).recalled, None);
}

#[test]
fn what_another_card_would_do() {
    let scene = contest(&[20, 10, 20]);
    // 60 cards but for the four face up. Sevens make 13; 8s, 9s and the other four 0s end the turn; 4s, 5s and 6s beat the 9,
    // and so do 3s: 9 with three cards. Of the 4s, 5s and 6s one each lies face up.
    let odds = Odds { card: None, of: 56, thirteen: 10, ending: 5 + 5 + 4, beating: 5 + 4 + 4 + 4 };
    assert_eq!(prospect(&scene, "turn c1"), Some(Prospect::Turn(odds)));
    // Whoever remembers knows the card.
    let seven = scene.game.prospect(&scene.seen_by(2), scene.game.read_action("turn c3").expect("a move"));
    let sure = Odds { card: Some(card_of("b7")), of: 1, thirteen: 1, ending: 0, beating: 0 };
    assert_eq!(seven, Some(Prospect::Turn(sure)));
}

#[test]
fn the_last_step_is_known_without_memory() {
    let mut scene = layout("a1:r9 a2:b9 a3:g4 a4:k1", &[36, 20]);
    scene.play("1: a1 a2");
    let known = |space: &str| match prospect(&scene, &format!("turn {space}")) {
        Some(Prospect::Turn(odds)) => odds.card,
        other => panic!("{other:?}"),
    };
    assert_eq!([known("a1"), known("a2"), known("a3")], [None, Some(card_of("b9")), None]);
}

#[test]
fn what_stopping_means() {
    let mut scene = contest(&[20, 10, 20]);
    scene.play("2: c2");
    let found = mark(&scene);
    assert_eq!((found.cards, found.beaten), (Sum { cards: 3, sum: 9 }, Some(Seat(0))));
    assert_eq!((found.won, found.rank, found.fate), (2, Rank::Behind, Fate::Waits));
    let single = |piles: &[u8]| {
        let mut scene = layout("a1:r9 b1:g3 b2:g4", piles);
        scene.play("1: a1");
        let found = mark(&scene);
        (found.won, found.rank, found.fate)
    };
    assert_eq!(single(&[29, 28]), (1, Rank::Ahead, Fate::Waits));
    assert_eq!(single(&[28, 29]), (1, Rank::Level, Fate::Waits));
    assert_eq!(single(&[27, 30]), (1, Rank::Behind, Fate::Waits));
}

#[test]
fn what_becomes_of_the_marked_cards() {
    let fate = |idle: u8, cards: &str, turned: &str, piles: &[u8]| {
        let mut scene = layout(cards, piles);
        scene.edit(|open, _| open.idle = idle);
        scene.play(&format!("1: {turned}"));
        let foreseen = mark(&scene).fate;
        scene.play("1: stop");
        (foreseen, scene.turn())
    };
    let three = "a1:r5 a2:b5 b1:g3";
    assert_eq!(fate(37, three, "a1 a2", &[37, 10, 10]).0, Fate::Waits);
    assert_eq!(fate(38, three, "a1 a2", &[37, 10, 10]).0, Fate::TooLate);
    assert_eq!(fate(39, three, "a1 a2", &[37, 10, 10]), (Fate::Nobodys, "over".to_owned()));
    assert_eq!(fate(0, "a1:r5 a2:b5", "a1 a2", &[38, 10, 10]), (Fate::AtOnce, "1".to_owned()));
}

/// CAL.16: the own marked cards come before the end of patience.
#[test]
fn a_stop_that_is_not_too_late_is_in_time() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3 b2:g4", &[36, 10, 10]);
    scene.edit(|open, _| open.idle = 37);
    scene.play("1: a1 a2, stop, 2: b1, give up, 3: b2, give up");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"));
}

#[test]
fn what_giving_up_means() {
    let scene = contest(&[20, 10, 20]);
    assert_eq!(leave(&scene), Leave { next: Seat(2), then: Then::Contested });
    assert_eq!(leave(&contest(&[20, 30])).then, Then::Taken);
    let mut single = layout("a1:r9 b1:g3 b2:g4", &[29, 28]);
    single.play("1: a1, stop, 2: b1");
    assert_eq!(leave(&single).then, Then::LastCard);
    single.go("2: give up");
    assert!(single.is_over());
    let mut late = layout("a1:r5 a2:b4 b1:k0 b2:g6", &[20, 16, 20]);
    late.edit(|open, _| open.idle = 38);
    late.play("1: a1 a2, stop, 2: b1");
    assert_eq!(leave(&late).then, Then::Nobodys);
    late.go("2: give up");
    assert!(late.is_over());
}

#[test]
fn what_is_won_beside_the_card_laid_back() {
    let mut scene = layout("a1:r5 a2:b7 a3:g1", &[57, 0]);
    scene.play("1: a1 a2 a3");
    assert_eq!(prospect(&scene, "return b7"), Some(Prospect::Return(bag("r5 g1"))));
}

/// What is foretold is what happens, in random play.
#[test]
fn odds_are_those_of_the_deck() {
    let game = build(3, "").expect("valid");
    let (mut rng, mut state) = (generator(5), game.start());
    let mut checked = 0;
    while game.turn(&state) != Turn::Over {
        if let Turn::Seat(seat) = game.turn(&state) {
            let view = game::Secrets::view(&game, &state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal_actions(&state, &mut legal);
            for action in legal {
                let Some(Prospect::Turn(odds)) = game.prospect(&view, action) else { continue };
                assert!(odds.of > 0 && odds.thirteen + odds.ending + odds.beating <= odds.of, "{odds:?}");
                let calcory::action::Action::Turn(space) = action else { panic!("{action:?}") };
                assert_eq!(odds.card, odds.card.filter(|card| state.cards[space.index()] == *card));
                checked += 1;
            }
        }
        random_step(&game, &mut state, &mut rng);
    }
    assert!(checked > 1_000, "{checked}");
}
