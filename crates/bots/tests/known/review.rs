use std::sync::Arc;

use bots::review::{MOST_ACTIONS, Met};
use bots::{
    Budget, Look, Method, Mind, Recall, Review, Reviewed, Reviewer, Rollout, Temper, Thinking, Worths,
    review, worths,
};
use game::{Advise, Few, Refusal, Seat, Secrets, Step, StepOf, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use toys::kuhn::{Act, Card, Deal, Kuhn};
use toys::nim::{Layout, Nim, Take};

use crate::rules;

fn mind<G: Advise>() -> Mind<G> {
    let thinking = Thinking {
        budget: Budget::Iterations(400),
        threads: 1,
        method: Method::Flat,
        rollout: Rollout::Random,
        cut: 100,
        doubt: 0.5,
        recall: Recall::Whole,
        temper: Temper::Steady,
    };
    Mind::Search(thinking, None)
}

fn met<G: Advise>(game: &Arc<G>, log: &[StepOf<G>], seat: Seat) -> Met<G> {
    Met::of(&**game, log, seat).expect("these are legal")
}

fn reviewed<G: Advise>(game: &Arc<G>, log: &[StepOf<G>], seat: Seat, seed: u64) -> Review<G::Action> {
    let mind = mind();
    let reviewer = Reviewer { mind: &mind, budget: None, seed };
    review(game, met(game, log, seat), seat, &reviewer, &mut |_, _| {})
}

fn nim(heaps: &[u8], takes: &[(u8, u8)]) -> (Arc<Nim>, Vec<StepOf<Nim>>) {
    let count = heaps.len().to_string();
    let mut laid = Few::default();
    for heap in heaps {
        laid.push(*heap);
    }
    let taken = takes.iter().zip((0..2).cycle());
    let taken = taken.map(|(&(heap, count), seat)| Step::Move(Seat(seat), Take { heap, count }));
    let log = std::iter::once(Step::Chance(Layout(laid))).chain(taken).collect();
    (rules::<Nim>(&[("heaps", &count), ("largest", "9")]), log)
}

#[test]
fn a_blunder_is_found_with_what_was_better_and_what_it_cost() {
    let (game, log) = nim(&[3], &[(0, 2), (0, 1)]);
    for seed in 0..20 {
        let Review { decisions, turning, forced } = reviewed(&game, &log, Seat(0), seed);
        assert_eq!((decisions.len(), turning, forced), (1, vec![0], 0));
        let one = &decisions[0];
        assert_eq!((one.step, one.action.count, one.best.count), (1, 2, 3), "all three win at once");
        assert!(one.chance.share < 0.01, "{one:?}");
        let better = one.better.as_ref().expect("it was a blunder");
        assert!((better.loss.share - 1.0).abs() < 0.01 && better.loss.error < 0.1, "{better:?}");
        assert_eq!((better.action, better.chance.share), (one.best, 1.0));
    }
}

#[test]
fn what_left_no_choice_is_counted_and_nobody_lost_anything_by_it() {
    let (game, log) = nim(&[3], &[(0, 2), (0, 1)]);
    let found = reviewed(&game, &log, Seat(1), 1);
    assert_eq!((found.decisions.len(), found.turning.len(), found.forced), (0, 0, 1));
}

#[test]
fn where_it_does_not_matter_nothing_was_lost_with_any_seed() {
    let (game, log) = nim(&[1, 1, 1, 1], &[(3, 1), (2, 1), (1, 1), (0, 1)]);
    for seed in 0..20 {
        for seat in [Seat(0), Seat(1)] {
            let found = reviewed(&game, &log, seat, seed);
            assert!(found.turning.is_empty() && found.decisions.iter().all(|one| one.better.is_none()));
        }
    }
}

#[test]
fn a_game_that_is_not_over_is_looked_at_as_far_as_it_goes() {
    let (game, log) = nim(&[3, 4], &[(0, 2), (1, 3), (0, 1)]);
    let found = reviewed(&game, &log[..3], Seat(0), 1);
    assert_eq!(found.decisions.iter().map(|one| one.step).collect::<Vec<_>>(), [1]);
}

/// Seat 1 checks, seat 2 bets, seat 1 folds: nobody's card is ever shown to the other.
fn folded(own: Card, other: Card) -> Vec<StepOf<Kuhn>> {
    let acts = [(Seat(0), Act::Check), (Seat(1), Act::Bet), (Seat(0), Act::Fold)];
    let acts = acts.map(|(seat, act)| Step::Move(seat, act));
    std::iter::once(Step::Chance(Deal([own, other]))).chain(acts).collect()
}

#[test]
fn who_knew_the_same_is_judged_the_same_whatever_the_others_hold() {
    let game = rules::<Kuhn>(&[]);
    for seed in 0..10 {
        let [against_the_best, against_the_worst] =
            [Card::King, Card::Jack].map(|other| reviewed(&game, &folded(Card::Queen, other), Seat(0), seed));
        assert_eq!(against_the_best, against_the_worst);
        // With the king it is a blunder, and without it is not known.
        let found = reviewed(&game, &folded(Card::King, Card::Queen), Seat(0), seed);
        let better = found.decisions[1].better.as_ref().expect("the king wins");
        assert_eq!((better.action, better.loss.share), (Act::Call, 1.0), "{found:?}");
        assert_eq!(found.turning.first(), Some(&1));
    }
}

#[test]
fn another_world_that_fits_the_view_changes_nothing() {
    let game = rules::<Kuhn>(&[]);
    let mind = mind();
    let reviewer = Reviewer { mind: &mind, budget: None, seed: 5 };
    let judged = |met| review(&game, met, Seat(0), &reviewer, &mut |_, _| {});
    let met = || met(&game, &folded(Card::Queen, Card::King), Seat(0));
    let wanted = judged(met());
    for seed in 0..10 {
        let mut swapped = met();
        for one in &mut swapped.decisions {
            let world = game.determinize(&one.view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            one.view = game.view(&world, Viewer::Seat(Seat(0)));
        }
        assert_eq!(judged(swapped), wanted);
    }
}

#[test]
fn the_same_seed_finds_the_same_and_progress_ends_at_its_end() {
    let (game, log) = nim(&[3, 4], &[(0, 2), (1, 3), (0, 1), (1, 1)]);
    assert_eq!(reviewed(&game, &log, Seat(0), 5), reviewed(&game, &log, Seat(0), 5));
    let mind = mind();
    let reviewer = Reviewer { mind: &mind, budget: Some(50), seed: 5 };
    let mut told = Vec::new();
    review(&game, met(&game, &log, Seat(0)), Seat(0), &reviewer, &mut |done, all| told.push((done, all)));
    assert!(told.is_sorted() && told.last().is_some_and(|(done, all)| done == all), "{told:?}");
}

#[test]
fn a_mind_that_does_not_search_can_look_back_too() {
    let (game, log) = nim(&[3], &[(0, 2), (0, 1)]);
    let reviewer = Reviewer { mind: &Mind::Greedy, budget: None, seed: 1 };
    let found = review(&game, met(&game, &log, Seat(0)), Seat(0), &reviewer, &mut |_, _| {});
    assert_eq!((found.decisions[0].best, found.turning), (Take { heap: 0, count: 1 }, vec![0]));
}

#[test]
fn what_is_no_game_is_refused() {
    let (game, log) = nim(&[3], &[(0, 4)]);
    assert!(matches!(Met::of(&*game, &log, Seat(0)), Err(Refusal::Illegal(_))));
}

/// What every action of the first decision of a seat was worth.
fn worths_of<G: Advise>(
    game: &Arc<G>,
    log: &[StepOf<G>],
    seed: u64,
) -> (Reviewed<G::Action>, Worths<G::Action>) {
    let mind = mind();
    let reviewer = Reviewer { mind: &mind, budget: None, seed };
    let found = review(game, met(game, log, Seat(0)), Seat(0), &reviewer, &mut |_, _| {});
    let first = found.decisions.into_iter().next().expect("there was a choice");
    let met = met(game, log, Seat(0));
    let worths = worths(game, &met.decisions[0], Seat(0), first.best, first.look, &reviewer);
    (first, worths)
}

#[test]
fn every_action_has_its_worth_the_best_first_and_the_figures_are_those_of_the_review() {
    let (game, log) = nim(&[3], &[(0, 2), (0, 1)]);
    for seed in 0..10 {
        let (first, Worths { tried, untried }) = worths_of(&game, &log, seed);
        assert_eq!((tried.len(), untried), (3, 0), "one, two or all three can be taken");
        assert!(tried.is_sorted_by(|one, next| one.chance.share >= next.chance.share), "{tried:?}");
        let of = |count| tried.iter().find(|one| one.action.count == count).expect("it was tried").chance;
        assert_eq!(of(2), first.chance, "as in the review");
        assert_eq!(Some(of(3)), first.better.map(|better| better.chance), "as in the review");
        assert_eq!(tried[0].action.count, 3, "only that wins");
        assert!(of(1).share < 1.0 && of(1).error > 0.0);
        assert_eq!(worths_of(&game, &log, seed).1.tried, tried, "the same seed gives the same");
    }
}

#[test]
fn a_decision_that_cost_nothing_has_its_figures_too() {
    let (game, log) = nim(&[3], &[(0, 3)]);
    let (first, Worths { tried, .. }) = worths_of(&game, &log, 1);
    assert_eq!(first.better, None);
    assert!(matches!(first.look, Look::Light(worlds) if worlds > 0), "there was nothing to look at closely");
    assert_eq!((tried[0].action, tried[0].chance), (first.action, first.chance));
}

#[test]
fn of_very_many_actions_the_strongest_players_are_tried_and_the_rest_is_counted() {
    let (game, log) = nim(&[9, 9, 9, 9], &[(0, 1), (2, 9)]);
    let (first, Worths { tried, untried }) = worths_of(&game, &log, 1);
    assert_eq!((tried.len(), untried), (MOST_ACTIONS, 36 - MOST_ACTIONS));
    for action in [first.action, first.best] {
        assert_eq!(tried.iter().filter(|one| one.action == action).count(), 1);
    }
    // Those that are listed first would all be of other heaps.
    let of_the_last = tried.iter().filter(|one| one.action.heap == 3 && one.action != first.best);
    assert!(of_the_last.count() > 0, "{tried:?}");
}

#[test]
fn what_others_hold_does_not_change_what_an_action_was_worth() {
    let game = rules::<Kuhn>(&[]);
    let [one, other] =
        [Card::King, Card::Jack].map(|other| worths_of(&game, &folded(Card::Queen, other), 3).1);
    assert_eq!(one, other);
}
