use allocation_counter::measure;
use bots::Judge;
use game::{Letter, Observe, Seat, Speller, Turn, ViewOf, Viewer};
use net::{Learned, MadeFor, untrained};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serengeti::Serengeti;
use testkit::playout::Positions;
use toys::leduc::Leduc;

use crate::rules;

/// A decision: what is seen, and what may be done.
struct Decision<G: Observe> {
    seat: Seat,
    view: ViewOf<G>,
    legal: Vec<G::Action>,
}

fn decisions<G: Observe + game::Inspect>(game: &G, games: usize) -> Vec<Decision<G>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let states = Positions::by_kinds(game, games, &mut rng).decisions;
    let decision = |state: &G::State| {
        let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        Decision { seat, view: game.view(state, Viewer::Seat(seat)), legal }
    };
    states.iter().map(decision).collect()
}

/// With exchanges, which are words of two letters.
fn serengeti() -> Serengeti {
    rules(Some(4), &[("exchanges", "on"), ("selling", "on")])
}

fn learned<G: Observe>() -> Learned<G> {
    Learned::read(&untrained(MadeFor::of::<G>(), &[48, 48], 9)).expect("it is made for this game")
}

/// How likely each letter is that may come next, from all the network says.
fn chances<G: Observe>(
    learned: &Learned<G>,
    game: &G,
    decision: &Decision<G>,
    said: &[Letter],
    next: &[Letter],
) -> Vec<f32> {
    let mut observation = vec![0; G::value_count()];
    game.observe(&decision.view, said, &mut observation);
    let mut scratch = learned.network().scratch();
    let letters = learned.network().ask(&observation, &mut scratch).letters;
    let likely: Vec<f32> = next.iter().map(|letter| letters[letter.index()].exp()).collect();
    let total: f32 = likely.iter().sum();
    likely.iter().map(|one| one / total).collect()
}

fn next_letters<A: Copy>(speller: &Speller<A>) -> Vec<Letter> {
    let mut next: Vec<Letter> = speller.next().collect();
    next.sort_unstable();
    next.dedup();
    next
}

#[test]
fn an_action_is_as_likely_as_its_letters_one_after_the_other() {
    let (game, learned) = (serengeti(), learned::<Serengeti>());
    let (mut weights, mut longest) = (Vec::new(), 0);
    for decision in decisions(&game, 20) {
        learned.judge(&game, &decision.view, &decision.legal, &mut weights);
        assert_eq!(weights.len(), decision.legal.len());
        assert!((weights.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        for (&action, &weight) in decision.legal.iter().zip(&weights) {
            let mut speller = Speller::default();
            speller.ask(&game, decision.seat, &decision.legal);
            let mut product = 1.0;
            for &letter in &game::Spell::spell(&game, decision.seat, action)[..] {
                let next = next_letters(&speller);
                let chances = chances(&learned, &game, &decision, speller.said(), &next);
                product *= chances[next.iter().position(|one| *one == letter).expect("it may come next")];
                speller.say(&game, letter).expect("it may come next");
            }
            longest = longest.max(speller.said().len());
            // What has little weight together is not looked at one by one.
            let little = weight < 0.02 && product < 0.02;
            assert!(little || (weight - product).abs() < 1e-3, "{action:?}: {weight} is not {product}");
        }
    }
    assert_eq!(longest, 2, "words of several letters were met");
}

#[test]
fn a_player_says_the_letter_it_likes_best() {
    let (game, learned) = (serengeti(), learned::<Serengeti>());
    let mut several = 0;
    for decision in decisions(&game, 20) {
        let mut speller = Speller::default();
        speller.ask(&game, decision.seat, &decision.legal);
        let expected = loop {
            let next = next_letters(&speller);
            let chances = chances(&learned, &game, &decision, speller.said(), &next);
            let best = (0..next.len()).max_by(|&one, &other| chances[one].total_cmp(&chances[other]));
            if let Some(action) = speller.say(&game, next[best.expect("a letter")]).expect("it may come next")
            {
                break action;
            }
        };
        several += usize::from(decision.legal.len() > 1);
        let chosen = learned.choose(&game, &decision.view, &decision.legal, &mut Vec::new());
        assert_eq!(chosen, expected);
    }
    assert!(several > 100, "{several}");
}

#[test]
fn an_action_is_picked_as_often_as_it_is_likely() {
    const PICKS: usize = 2000;
    let (game, learned) = (serengeti(), learned::<Serengeti>());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut weights, mut of_two_letters) = (Vec::new(), 0);
    for decision in decisions(&game, 4).iter().step_by(9) {
        let Decision { view, legal, seat } = decision;
        let mut picked = vec![0usize; legal.len()];
        for _ in 0..PICKS {
            let action = learned.pick(&game, view, legal, &mut weights, 1.0, &mut rng);
            picked[legal.iter().position(|one| *one == action).expect("it is legal")] += 1;
        }
        learned.judge(&game, view, legal, &mut weights);
        for (place, &weight) in weights.iter().enumerate() {
            // What has little weight together is not looked at one by one.
            if weight >= 0.02 {
                let (often, expected) = (picked[place] as f32 / PICKS as f32, weight);
                let error = (expected * (1.0 - expected) / PICKS as f32).sqrt();
                assert!((often - expected).abs() < 5.0 * error + 1e-3, "{often} is not {expected}");
                of_two_letters += usize::from(game::Spell::spell(&game, *seat, legal[place]).len() == 2);
            }
        }
    }
    assert!(of_two_letters > 0);
}

#[test]
fn a_position_is_worth_a_share_of_the_win_in_playing_order_from_the_viewer() {
    let (game, learned) = (rules::<Leduc>(None, &[]), learned::<Leduc>());
    let mut scratch = learned.network().scratch();
    for decision in decisions(&game, 5) {
        let mut observation = vec![0; Leduc::value_count()];
        game.observe(&decision.view, &[], &mut observation);
        let hopes = learned.network().ask(&observation, &mut scratch).hopes.to_vec();
        // With one legal action there is nothing to weigh, and still something to tell.
        for legal in [&decision.legal[..], &decision.legal[..1]] {
            let worth = learned.judge(&game, &decision.view, legal, &mut Vec::new());
            assert_eq!(worth[decision.seat].to_bits(), (hopes[0] + 0.5).clamp(0.0, 1.0).to_bits());
            assert_eq!(worth[decision.seat.next(2)].to_bits(), (hopes[1] + 0.5).clamp(0.0, 1.0).to_bits());
            assert_eq!(
                learned.worth(&game, &decision.view, legal, &mut Vec::new()),
                worth,
                "without weighing"
            );
        }
    }
}

#[test]
fn a_decision_allocates_nothing() {
    let (game, learned) = (serengeti(), learned::<Serengeti>());
    let decisions = decisions(&game, 5);
    let (mut weights, mut rng) = (Vec::new(), Xoshiro256PlusPlus::seed_from_u64(7));
    let mut decide = || {
        for decision in &decisions {
            learned.choose(&game, &decision.view, &decision.legal, &mut weights);
            learned.judge(&game, &decision.view, &decision.legal, &mut weights);
            learned.pick(&game, &decision.view, &decision.legal, &mut weights, 1.0, &mut rng);
            learned.worth(&game, &decision.view, &decision.legal, &mut weights);
        }
    };
    decide();
    let used = measure(decide);
    assert_eq!(used.count_total, 0, "{used:?}");
}
