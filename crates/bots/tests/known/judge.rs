//! A judge that knows the answers plays by itself, and thinks for a searcher that knows nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Budget, Glance, Judge, Method, Mind, Recall, Rollout, Search, Temper, Thinking};
use game::{BySeat, Rules, Seat, Secrets, Turn, ViewOf, Viewer};
use toys::nim::{Layout, Nim, State, Take};

use crate::rules;

/// Knows when Nim is won, and counts how often it is asked.
#[derive(Default)]
struct Master {
    asked: AtomicU32,
}

fn is_lost(heaps: &[u8]) -> bool {
    heaps.iter().fold(0, |xor, heap| xor ^ heap) == 0
}

impl Judge<Nim> for Master {
    fn judge(&self, _game: &Nim, view: &ViewOf<Nim>, legal: &[Take], weights: &mut Vec<f32>) -> BySeat<f32> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let after = |take: &Take| {
            let mut heaps = view.open.heaps;
            heaps[usize::from(take.heap)] -= take.count;
            heaps
        };
        weights.clear();
        weights.extend(legal.iter().map(|take| if is_lost(&after(take)) { 1.0 } else { 0.001 }));
        let seat = view.viewer.seat().expect("a seat is judged");
        let wins = if is_lost(&view.open.heaps) { seat.next(2) } else { seat };
        BySeat::from_fn(2, |seat| if seat == wins { 1.0 } else { 0.0 })
    }
}

/// Every layout of three heaps that who begins can win.
fn winnable(game: &Nim) -> Vec<State> {
    let sizes = (1..=4u8).flat_map(|a| (1..=4u8).flat_map(move |b| (1..=4u8).map(move |c| [a, b, c])));
    sizes
        .filter(|heaps| !is_lost(heaps))
        .map(|heaps| {
            let mut state = game.start();
            game.resolve(&mut state, Layout(heaps.into_iter().collect()));
            state
        })
        .collect()
}

/// Does this mind leave the other one a lost position?
fn plays_well(game: &Arc<Nim>, mind: &Mind<Nim>, state: State) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let take = mind.bot(game, 3).choose(&game.view(&state, Viewer::Seat(Seat(0))), &legal);
    let mut next = state;
    game.apply(&mut next, take);
    is_lost(&game.view(&next, Viewer::Spectator).open.heaps)
}

/// One imagined step, then it is cut: without a judge there is nothing to be known from that.
fn blind(iterations: u32) -> Thinking {
    Thinking {
        budget: Budget::Iterations(iterations),
        threads: 1,
        method: Method::Flat,
        rollout: Rollout::Random,
        cut: 0,
        doubt: 0.0,
        recall: Recall::Whole,
        temper: Temper::Steady,
    }
}

#[test]
fn a_judge_alone_plays_what_it_knows() {
    let game = rules::<Nim>(&[]);
    let master = Arc::new(Master::default());
    let mind = Mind::Judge(Glance::CLEAR, Arc::clone(&master) as Arc<dyn Judge<Nim>>);
    let positions = winnable(&game);
    assert!(positions.iter().all(|state| plays_well(&game, &mind, *state)));
    assert_eq!(master.asked.load(Ordering::Relaxed) as usize, positions.len(), "once for every decision");
}

#[test]
fn the_more_noise_the_less_it_matters_what_the_judge_knows() {
    let game = rules::<Nim>(&[]);
    let positions = winnable(&game);
    let well = |noise| {
        let glance = Glance { noise: Some(noise), ..Glance::CLEAR };
        let mind = Mind::Judge(glance, Arc::new(Master::default()));
        positions.iter().filter(|state| plays_well(&game, &mind, **state)).count()
    };
    assert_eq!(well(0.1), positions.len());
    // A winning action is a thousand times as heavy as another, and seldom one of more than nine.
    assert!((positions.len() * 9 / 10..=positions.len()).contains(&well(1.0)), "{}", well(1.0));
    assert!((positions.len() / 20..positions.len() / 2).contains(&well(50.0)), "{}", well(50.0));
}

#[test]
fn somebody_who_remembers_nothing_shows_the_judge_what_lies_open() {
    struct Looks;
    impl Judge<Nim> for Looks {
        fn judge(
            &self,
            _game: &Nim,
            view: &ViewOf<Nim>,
            legal: &[Take],
            weights: &mut Vec<f32>,
        ) -> BySeat<f32> {
            let first = if view.memory.is_some() { 1.0 } else { 0.0 };
            weights.clear();
            weights.resize(legal.len(), 1.0 - first);
            weights[0] = first;
            BySeat::all(2, 0.5)
        }
    }
    let game = rules::<Nim>(&[]);
    let state = winnable(&game)[0];
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let chosen = |recall| {
        let mind = Mind::Judge(Glance { recall, ..Glance::CLEAR }, Arc::new(Looks));
        mind.bot(&game, 3).choose(&view, &legal)
    };
    assert_eq!([Recall::Whole, Recall::Nothing].map(chosen), [legal[0], legal[1]]);
}

#[test]
fn a_judge_inside_the_search_tells_what_a_cut_game_is_worth() {
    let game = rules::<Nim>(&[]);
    let well =
        |mind: Mind<Nim>| winnable(&game).iter().filter(|state| plays_well(&game, &mind, **state)).count();
    let all = winnable(&game).len();
    assert!(well(Mind::Search(blind(64), None)) < all / 2, "a searcher that sees one step knows nothing");
    let master = || Arc::new(Master::default()) as Arc<dyn Judge<Nim>>;
    assert_eq!(well(Mind::Search(blind(64), Some(master()))), all);
    let tree = Thinking { method: Method::Tree { curiosity: 0.7 }, ..blind(2000) };
    assert_eq!(well(Mind::Search(tree, Some(master()))), all);
    // With games for a few actions only, the judge says which.
    assert_eq!(well(Mind::Search(blind(16), Some(master()))), all);
}

#[test]
fn imagined_games_go_on_as_the_judge_weighs() {
    let game = rules::<Nim>(&[]);
    let rollouts = Thinking { cut: 100, ..blind(400) };
    for state in winnable(&game) {
        let Turn::Seat(seat) = game.turn(&state) else { panic!("somebody acts") };
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut search = Search::judged(Arc::clone(&game), rollouts, Arc::new(Master::default()), 5);
        let best = search.consider(&view, &legal)[0];
        assert!(best.worth > 0.95, "two masters: who can win does: {best:?}");
    }
}
