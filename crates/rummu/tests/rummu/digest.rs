use cards::{Bag, Kind};
use game::{Depict, Rules, Scoring, Seat, Secrets, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::action::Action;
use rummu::digest::{Change, Digest, End, Held, Joker, Lay, Parting, Prospect, Until};
use rummu::score::combination_points;
use rummu::state::{Frame, State};

use crate::scene::{Scene, Table, bag, build, card, laying};

fn digest(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat).forgetful())
}

fn prospect(scene: &Scene, text: &str) -> Option<Prospect> {
    let action = game::Notation::read_action(&scene.game, text).expect("an action");
    scene.game.prospect(&scene.seen_by(1).forgetful(), action)
}

#[test]
fn what_each_combination_takes_and_gives() {
    let scene = laying("", &["r4 y8 r9 g2 k7", "g8", "g9"])
        .table(2, "r5 y6 r7")
        .table(2, "r8 b8 k8")
        .table(1, "r1 b2 g3 k4");
    let digest = digest(&scene, 1);
    let run = &digest.combinations[0];
    assert_eq!(
        (run.points, run.takes, run.takes_together),
        (0, bag("r4"), bag("y4 y8")),
        "r8 lies there already"
    );
    assert_eq!(run.jokers, [Joker { card: card("y6"), stands_for: bag("r6") }]);
    assert_eq!((run.adds, run.swaps, &run.adds_together[..]), (bag("r4"), Bag::EMPTY, &[bag("y8 r9")][..]));
    let set = &digest.combinations[1];
    assert_eq!((set.points, set.takes, set.adds), (0, bag("g8 y8"), bag("y8")));
    let mixed = &digest.combinations[2];
    assert_eq!((mixed.points, mixed.takes, mixed.jokers.len()), (10, bag("y0 y5"), 0));
    let held = digest.hand.iter().find(|held| held.card == card("y8")).expect("in hand");
    let lay = Some(Lay { cards: bag("k7 y8 r9"), points: 0 });
    assert_eq!((&held.adds[..], &held.swaps[..], held.lay), (&[1][..], &[][..], lay));
}

#[test]
fn a_joker_among_several_colours_stands_for_what_may_still_come() {
    let scene = laying("", &["g6 b0", "g8", "g9"]).table(2, "r5 y6 b7").table(3, "k5 k6 k7");
    let digest = digest(&scene, 1);
    assert_eq!(digest.combinations[0].jokers, [Joker { card: card("y6"), stands_for: bag("g6") }]);
    assert_eq!(digest.combinations[0].swaps, bag("g6"));
    assert_eq!(digest.hand[1], Held { card: card("g6"), adds: vec![], swaps: vec![0], lay: None });
}

#[test]
fn sides_scores_and_what_is_missing() {
    let scene = laying("", &["r4 y8", "g8", "g9"]).score(1, -15).score(2, 150).table(2, "r5 r6 r7");
    let alone = digest(&scene, 1);
    let told: Vec<_> =
        alone.sides.iter().map(|side| (side.score, side.missing, side.table, side.needed)).collect();
    assert_eq!(told, [(-15, Some(215), 0, 3), (150, Some(50), 10, 6), (0, Some(200), 0, 4)]);
    assert_eq!((alone.until, alone.held), (Until::Total(200), Some(15)));
    assert_eq!(alone.table.values().collect::<Vec<_>>(), [0, 10, 0]);
    let teams =
        laying("teams=on", &["r4", "g8", "g9", "g7"]).score(2, 230).table(2, "r5 r6 r7").table(4, "b1 b2 b3");
    let teams = digest(&teams, 2);
    let told: Vec<_> = teams
        .sides
        .iter()
        .map(|side| (side.seats.iter().collect::<Vec<_>>(), side.score, side.table))
        .collect();
    assert_eq!(
        told,
        [(vec![Seat(1), Seat(3)], 230, 20), (vec![Seat(0), Seat(2)], 0, 0)],
        "the own side first"
    );
    assert_eq!((teams.sides[0].missing, teams.sides[0].needed), (Some(270), 5));
    let hands = digest(&laying("hands=3", &["r4", "g8", "g9"]), 1);
    assert_eq!((hands.until, hands.sides[0].missing), (Until::Hands(3), None));
}

#[test]
fn what_could_be_laid_is_large_enough_and_whole() {
    let hand = "r4 r5 r6 r7 b7 g7 k7 y7";
    let first = digest(&laying("", &[hand, "g8", "g9"]), 1);
    let best = Lay { cards: bag("r7 b7 g7 k7 y7"), points: 25 };
    let run = Lay { cards: bag("r4 r5 r6 r7"), points: 20 };
    assert_eq!(first.lays[..2], [best, run]);
    assert!(first.lays.iter().all(|lay| lay.cards.count() >= 4), "to come out");
    let out = digest(&laying("", &[hand, "g8", "g9"]).out(1), 1);
    assert_eq!(out.lays[0], best);
    assert!(!out.lays.iter().any(|lay| lay.cards == bag("r4 r5 r6")), "a part of another");
    assert_eq!(out.hand.iter().find(|held| held.card == card("r4")).expect("in hand").lay, Some(run));
    assert!(digest(&laying("", &["r4 r5 r6 b0", "g8", "g9"]), 1).lays.is_empty());
    // RUM.25: the part of a run may leave what the whole does not.
    let together = digest(&laying("together=on", &["r4 r5 r6 r7 b1 b2 b3", "g8", "g9"]).score(1, 100), 1);
    let mut parts: Vec<_> = together.lays.iter().map(|lay| lay.cards).collect();
    parts.sort_by_key(|cards| cards.kinds_mask());
    assert_eq!(parts, [bag("r4 r5 r6"), bag("r5 r6 r7"), bag("b1 b2 b3")]);
}

#[test]
fn nobody_is_told_of_cards_that_are_not_the_own() {
    let scene = laying("", &["r4 r5 r6 r7", "g8", "g9"]).table(2, "b5 b6 b7");
    let other = digest(&scene, 2);
    assert_eq!((other.lays.len(), other.hand.len(), other.held), (0, 1, Some(5)));
    let nobody = scene.game.digest(&scene.view(Viewer::Spectator));
    assert_eq!((nobody.lays.len(), nobody.hand.len(), nobody.held), (0, 0, None));
    assert_eq!(nobody.combinations[0].adds, Bag::EMPTY);
}

#[test]
fn what_follows_from_an_action_with_its_score() {
    let swap = laying("", &["r6 b2 g0", "g8", "g9"]).table(2, "r5 y6 r7").out(1);
    let pure = Change {
        cards: bag("r5 r6 r7"),
        owner: Seat(1),
        points: 10,
        gain: 10,
        joker: Some(card("y6")),
        left: 3,
        held: 20,
    };
    assert_eq!(prospect(&swap, "swap r6 1"), Some(Prospect::Changes(pure)));
    let joint = laying("", &["y8 r9 g0", "g8", "g9"]).table(1, "r5 y6 r7");
    let longer = Change {
        cards: bag("r5 y6 r7 y8 r9"),
        owner: Seat(0),
        points: 20,
        gain: 20,
        joker: None,
        left: 1,
        held: 5,
    };
    assert_eq!(prospect(&joint, "add y8 r9 1"), Some(Prospect::Changes(longer)));
    let parting = |fits: &[u8], left, held, ends| {
        Some(Prospect::Discards(Parting { fits: fits.to_vec(), left, held, ends }))
    };
    assert_eq!(prospect(&joint, "discard g0"), parting(&[], 2, 15, None));
    let last = laying("", &["r8", "g8", "g9"]).table(2, "r5 r6 r7").out(1);
    assert_eq!(prospect(&last, "discard r8"), parting(&[0], 0, 0, Some(End::LastCard)));
    let mut idle = laying("", &["r8 b0", "g8", "g9"]);
    idle.state.idle = 99;
    assert_eq!(prospect(&idle, "discard r8"), parting(&[], 1, 5, Some(End::Idle)));
    idle.state.busy = true;
    assert_eq!(prospect(&idle, "discard r8"), parting(&[], 1, 5, None));
    let take = laying("", &["r5 r6 r7 b0", "g8", "g9"]).pile("r8").drawing(1);
    let lay = Some(Lay { cards: bag("r5 r6 r7 r8"), points: 20 });
    let held = Held { card: card("r8"), adds: vec![], swaps: vec![], lay };
    assert_eq!(prospect(&take, "take"), Some(Prospect::Takes(held)));
    assert_eq!(prospect(&take, "draw"), None);
    let twin = laying("", &["r4 r5 r6 r7 b0", "g8", "g9"]).pile("r7").drawing(1);
    let Some(Prospect::Takes(held)) = prospect(&twin, "take") else { panic!("a card is taken") };
    assert_eq!(held.lay, None, "a second r7 completes nothing");
}

/// Plays at random; `look` sees every position with a seat to act, and what it may do.
fn walk(game: &Rummu, seed: u64, mut look: impl FnMut(&State, Seat, &ViewOf<Rummu>, &[Action])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
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
                look(&state, seat, &game.view(&state, Viewer::Seat(seat)).forgetful(), &legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
        }
    }
}

const SETTINGS: [(u8, &str); 3] = [(3, "hands=1"), (4, "hands=1 teams=on"), (5, "hands=1 together=on")];

#[test]
fn what_would_follow_is_what_follows() {
    let mut told = [0; 5];
    for (seats, settings) in SETTINGS {
        let game = build(seats, settings).expect("valid");
        for seed in 0..10 {
            walk(&game, seed, |state, seat, view, legal| {
                for &action in legal {
                    compare(&game, state, seat, action, game.prospect(view, action), &mut told);
                }
            });
        }
    }
    println!("laid, added, swapped, taken back, discarded: {told:?}");
    assert!([0, 1, 2, 4].iter().all(|&kind| told[kind] > 100), "{told:?}");
}

/// Compares what was told of an action with what it does.
fn compare(
    game: &Rummu,
    state: &State,
    seat: Seat,
    action: Action,
    told: Option<Prospect>,
    kinds: &mut [u32; 5],
) {
    let mut after = *state;
    game.apply(&mut after, action);
    let (kind, place) = match action {
        Action::Lay(_) => (0, state.table.count() as u8),
        Action::Add { to, .. } => (1, to),
        Action::Swap { at, .. } => (2, at),
        Action::TakeBack { from, .. } => (3, from),
        Action::Discard(_) => {
            let Some(Prospect::Discards(parting)) = told else { panic!("{action:?}: {told:?}") };
            kinds[4] += 1;
            assert_eq!(parting.left, after.hands[seat].count());
            assert_eq!(parting.ends.is_some(), after.frame != Frame::Drawing(seat.next(game.seats())));
            return;
        }
        Action::Draw | Action::Enough => return assert_eq!(told, None),
        Action::Take => return assert!(matches!(told, Some(Prospect::Takes(_)))),
    };
    kinds[kind] += 1;
    let Some(Prospect::Changes(change)) = told else { panic!("{action:?}: {told:?}") };
    let there = after.table.get(place).expect("it lies there");
    let before = state.table.get(place).map_or(0, |all| combination_points(all.cards));
    assert_eq!((change.cards, change.owner), (there.cards, there.owner));
    assert_eq!(
        (change.points, change.gain),
        (combination_points(there.cards), combination_points(there.cards) - before)
    );
    assert_eq!(change.left, after.hands[seat].count());
    let jokers = after.hands[seat].cards().filter(|card| card.to_string().starts_with('y')).count() as i32;
    assert_eq!(change.held, 5 * i32::from(change.left) + 5 * jokers);
}

/// What the digest says of the own cards is what the rules allow, but for the last card (RUM.23).
#[test]
fn the_own_cards_can_do_what_is_legal() {
    let mut seen = [0; 3];
    for (seats, settings) in SETTINGS {
        let game = build(seats, settings).expect("valid");
        for seed in 0..10 {
            walk(&game, seed, |state, seat, view, legal| {
                let digest = game.digest(view);
                assert_eq!(digest.held.expect("a player"), -points_lost(state.hands[seat]));
                if !matches!(state.frame, Frame::Laying(_)) || state.hands[seat].count() < 2 {
                    return;
                }
                let part_of =
                    |card: Kind| digest.hand.iter().find(|held| held.card == card).expect("in hand");
                let laid = |card: Kind| {
                    legal.iter().any(|action| matches!(action, Action::Lay(cards) if cards.has(card)))
                };
                for card in state.hands[seat].kinds() {
                    let told = part_of(card).lay;
                    let all = told.is_some_and(|lay| lay.cards == state.hands[seat]);
                    assert!(told.is_some() == laid(card) || all, "{card}: {told:?}");
                    seen[0] += u32::from(told.is_some());
                }
                if !state.out.has(seat) {
                    return;
                }
                for (place, notes) in (0u8..).zip(&digest.combinations) {
                    let cards = state.hands[seat].kinds();
                    for card in cards {
                        let add = Action::Add { cards: Bag::EMPTY.with(card), to: place };
                        assert_eq!(notes.adds.has(card), legal.contains(&add));
                        assert_eq!(part_of(card).adds.contains(&place), legal.contains(&add));
                        let swap = Action::Swap { card, at: place };
                        assert_eq!(notes.swaps.has(card), legal.contains(&swap));
                        assert_eq!(part_of(card).swaps.contains(&place), legal.contains(&swap));
                        seen[1] += u32::from(legal.contains(&add));
                        seen[2] += u32::from(legal.contains(&swap));
                    }
                }
            });
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

fn points_lost(hand: Bag) -> i32 {
    hand.cards().map(|card| if card.to_string().starts_with('y') { -10 } else { -5 }).sum()
}

/// The sums of the digest are those of the score sheet.
#[test]
fn points_on_the_table_are_those_that_are_counted() {
    let game = build(4, "hands=1 teams=on").expect("valid");
    walk(&game, 5, |state, _, view, _| {
        let digest = game.digest(view);
        let counted = game.hand_points(&State { hands: state.hands.map(|_| Bag::EMPTY), ..*state });
        for side in &digest.sides {
            let first = side.seats.iter().next().expect("a side has seats");
            // Nobody is charged for cards, and one of all seats ends the hand.
            let ended = if side.seats.has(Seat(0)) { 10 } else { 0 };
            assert_eq!(side.table, counted[first] - ended);
            assert_eq!(side.score, game.standing(state)[first]);
        }
    });
}
