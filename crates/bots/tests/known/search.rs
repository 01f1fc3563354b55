use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use bots::{Budget, Method, Recall, Rollout, Search, Temper, Thinking};
use game::{Advise, Bot, Rules, Seat, Secrets, Turn, Viewer};
use toys::kuhn::{Act, Card, Deal, Kuhn};
use toys::nim::{Layout, Nim};
use toys::tictactoe::TicTacToe;

use crate::rules;

const TREE: Method = Method::Tree { curiosity: 0.7 };

fn thinking(iterations: u32, method: Method) -> Thinking {
    Thinking {
        budget: Budget::Iterations(iterations),
        threads: 1,
        method,
        rollout: Rollout::Random,
        cut: 100,
        doubt: 0.0,
        recall: Recall::Whole,
        temper: Temper::Steady,
    }
}

/// What a searcher with this seed does in a position.
fn choice<G: Advise>(game: &Arc<G>, state: &G::State, seat: Seat, thinking: Thinking) -> G::Action {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    Search::new(Arc::clone(game), thinking, 1).choose(&game.view(state, Viewer::Seat(seat)), &legal)
}

/// The worst rank the searcher on this seat ends with, whatever the other one does.
struct Worst<G: Advise> {
    game: Arc<G>,
    searcher: Seat,
    iterations: u32,
    known: HashMap<G::State, u8>,
}

impl<G: Advise> Worst<G>
where
    G::State: Hash + Eq,
{
    fn rank(&mut self, state: G::State) -> u8 {
        if let Some(&rank) = self.known.get(&state) {
            return rank;
        }
        let rank = match self.game.turn(&state) {
            Turn::Over => self.game.outcome(&state).expect("it is over").ranks[self.searcher],
            Turn::Chance => panic!("nature has done what it does"),
            Turn::Seat(seat) if seat == self.searcher => {
                let action = choice(&self.game, &state, seat, thinking(self.iterations, TREE));
                self.after(state, action)
            }
            Turn::Seat(_) => {
                let mut legal = Vec::new();
                self.game.legal_actions(&state, &mut legal);
                legal.into_iter().map(|action| self.after(state, action)).max().expect("never none")
            }
        };
        self.known.insert(state, rank);
        rank
    }

    fn after(&mut self, mut state: G::State, action: G::Action) -> u8 {
        self.game.apply(&mut state, action);
        self.rank(state)
    }
}

#[test]
fn tic_tac_toe_is_never_lost_whatever_the_other_does() {
    for searcher in [Seat(0), Seat(1)] {
        let game = rules::<TicTacToe>(&[]);
        let start = game.start();
        let mut worst = Worst { game, searcher, iterations: 1500, known: HashMap::new() };
        assert_eq!(worst.rank(start), 1, "as seat {searcher}: won or drawn");
    }
}

#[test]
fn nim_is_won_whenever_it_can_be() {
    let mut won = 0;
    for layout in [[1, 2, 4], [3, 3, 1], [5, 4, 3], [2, 5, 5], [1, 1, 1], [4, 1, 3], [1, 2, 3], [2, 4, 5]] {
        let game = rules::<Nim>(&[]);
        let mut start = game.start();
        game.resolve(&mut start, Layout(layout.into_iter().collect()));
        let lost = layout.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        let mut worst = Worst { game, searcher: Seat(0), iterations: 100_000, known: HashMap::new() };
        let rank = worst.rank(start);
        assert_eq!(rank == 1, !lost, "{layout:?}");
        won += u32::from(rank == 1);
    }
    assert!(won > 5);
}

/// A jack never calls a bet and a king never folds to one: nobody needs to think long about that.
#[test]
fn what_is_certain_in_kuhn_poker_is_found_by_both_methods() {
    let game = rules::<Kuhn>(&[]);
    for method in [TREE, Method::Flat] {
        for (own, right) in [(Card::Jack, Act::Fold), (Card::King, Act::Call)] {
            let mut state = game.start();
            game.resolve(&mut state, Deal([Card::Queen, own]));
            game.apply(&mut state, Act::Bet);
            assert_eq!(choice(&game, &state, Seat(1), thinking(200, method)), right, "{own:?} {method:?}");
        }
    }
}

#[test]
fn a_budget_in_time_is_kept_and_still_finds_the_win() {
    let game = rules::<Nim>(&[("heaps", "1")]);
    let mut state = game.start();
    game.resolve(&mut state, Layout([5].into_iter().collect()));
    let budget = Budget::Time(std::time::Duration::from_millis(20));
    for method in [TREE, Method::Flat] {
        let begun = std::time::Instant::now();
        let take = choice(&game, &state, Seat(0), Thinking { budget, ..thinking(1, method) });
        assert_eq!(take.count, 5);
        assert!(begun.elapsed().as_millis() < 2000);
    }
}

#[test]
fn several_threads_think_together_and_always_the_same() {
    let game = rules::<TicTacToe>(&[]);
    let state = game.start();
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let think = || {
        let thinking = Thinking { threads: 3, ..thinking(400, TREE) };
        Search::new(Arc::clone(&game), thinking, 5).consider(&view, &legal)
    };
    let candidates = think();
    assert_eq!(candidates.len(), 9);
    let shares: f32 = candidates.iter().map(|candidate| candidate.share).sum();
    assert!((shares - 1.0).abs() < 1e-4);
    assert_eq!(candidates, think());
}

#[test]
fn a_thousand_decisions_take_no_more_memory_than_the_first() {
    let game = rules::<TicTacToe>(&[]);
    let state = game.start();
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let mut search = Search::new(Arc::clone(&game), thinking(300, TREE), 5);
    search.choose(&view, &legal);
    let nodes = search.nodes();
    assert!(nodes <= 302, "bounded by the budget: {nodes}");
    for _ in 0..1000 {
        search.choose(&view, &legal);
    }
    assert_eq!(search.nodes(), nodes);
}
