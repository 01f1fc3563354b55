use bots::solve::Solver;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;

use crate::rules;

#[test]
fn kuhn_poker_is_worth_minus_one_eighteenth_to_who_begins() {
    let mut solver = Solver::new(&*rules::<Kuhn>(&[]));
    assert_eq!(solver.information_sets(), 12);
    let solution = solver.solve(2000);
    assert!((solution.value + 1.0 / 18.0).abs() < 1e-3, "{solution:?}");
    assert!(solution.exploitability.abs() < 2e-3, "{solution:?}");
}

#[test]
fn leduc_poker_is_worth_its_known_value() {
    let mut solver = Solver::new(&*rules::<Leduc>(&[]));
    assert_eq!(solver.information_sets(), 936);
    let solution = solver.solve(600);
    assert!((solution.value + 0.0856).abs() < 1e-3, "{solution:?}");
    assert!(solution.exploitability < 4e-3, "{solution:?}");
}

#[test]
fn strategies_that_have_learnt_nothing_can_be_exploited() {
    let solution = Solver::new(&*rules::<Kuhn>(&[])).solve(0);
    assert!(solution.exploitability > 0.5, "{solution:?}");
}
