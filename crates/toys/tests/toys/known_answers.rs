//! The answers that are known.

use std::collections::{HashMap, HashSet};

use game::{Game, Rules, Scoring, Seat, Secrets, Turn, Viewer};
use testkit::perft;
use toys::kuhn::{self, Kuhn};
use toys::leduc::{self, Leduc};
use toys::nim::{self, Nim};
use toys::tictactoe::{self, TicTacToe};

use crate::toy;

/// Every position one action further.
fn children<G: Rules>(game: &G, state: &G::State) -> Vec<G::State> {
    let mut legal = Vec::new();
    if let Turn::Seat(_) = game.turn(state) {
        game.legal_actions(state, &mut legal);
    }
    let after = |action| {
        let mut next = *state;
        game.apply(&mut next, action);
        next
    };
    legal.into_iter().map(after).collect()
}

#[test]
fn tictactoe_has_255168_games() {
    fn games(game: &TicTacToe, state: tictactoe::State) -> u64 {
        match game.turn(&state) {
            Turn::Over => 1,
            Turn::Seat(_) | Turn::Chance => {
                children(game, &state).into_iter().map(|next| games(game, next)).sum()
            }
        }
    }
    let game = toy::<TicTacToe>(&[]);
    assert_eq!(games(&game, game.start()), 255_168);
    let counts: Vec<u64> = (1..=10).map(|depth| perft::count(&game, depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872, 0]);
}

/// What the seat to act can get at least, by trying everything.
fn best<G: Game>(game: &G, state: &G::State, known: &mut HashMap<G::State, i32>) -> i32 {
    if let Some(&value) = known.get(state) {
        return value;
    }
    let Turn::Seat(seat) = game.turn(state) else { panic!("somebody acts") };
    let other = seat.next(2);
    let value = children(game, state)
        .iter()
        .map(|next| match game.outcome(next) {
            Some(outcome) => outcome.scores[seat] - outcome.scores[other],
            None => -best(game, next, known),
        })
        .max()
        .unwrap_or_else(|| panic!("who acts has actions"));
    known.insert(*state, value);
    value
}

#[test]
fn tictactoe_is_a_draw() {
    let game = toy::<TicTacToe>(&[]);
    assert_eq!(best(&game, &game.start(), &mut HashMap::new()), 0);
}

#[test]
fn nim_follows_the_xor_theorem() {
    for misere in [false, true] {
        let switch = if misere { "on" } else { "off" };
        let game = toy::<Nim>(&[("heaps", "3"), ("largest", "5"), ("misere", switch)]);
        let mut known = HashMap::new();
        for layout in 0..125u8 {
            let sizes = [layout % 5 + 1, layout / 5 % 5 + 1, layout / 25 + 1];
            let mut state = game.start();
            game.resolve(&mut state, nim::Layout(sizes.into_iter().collect()));
            let _ = best(&game, &state, &mut known);
        }
        assert!(known.len() > 400, "all positions below were looked at too");
        for (state, value) in known {
            let heaps = game.view(&state, Viewer::Spectator).open.heaps;
            let xor = heaps.iter().fold(0, |xor, size| xor ^ size);
            let only_single_things = heaps.iter().all(|&size| size <= 1);
            let wins = if misere && only_single_things { xor == 0 } else { xor != 0 };
            assert_eq!(value, if wins { 1 } else { -1 }, "{heaps:?}, misère: {misere}");
        }
    }
}

/// How many thirds of the time a player with this card does this after these acts, in the equilibrium in which
/// seat 1 never bets.
fn equilibrium(card: kuhn::Card, acts: &[kuhn::Act], act: kuhn::Act) -> i64 {
    use kuhn::Act::{Bet, Call, Check};
    use kuhn::Card::{Jack, King, Queen};
    let boldly = match (acts, card) {
        ([], _) | ([Check], Queen) | ([.., Bet], Jack) => 0,
        ([Check], Jack) | ([.., Bet], Queen) => 1,
        ([..], King) => 3,
        ([..], Jack | Queen) => panic!("nobody acts after {acts:?}"),
    };
    if matches!(act, Bet | Call) { boldly } else { 3 - boldly }
}

/// What seat 1 wins, summed over all deals and multiplied by 27; `pure` replaces the strategy of one seat: a bit for
/// each of its six information sets, set where it bets or calls.
fn kuhn_value(game: &Kuhn, state: kuhn::State, weight: i64, pure: Option<(Seat, u8)>) -> i64 {
    let Turn::Seat(seat) = game.turn(&state) else {
        return weight * i64::from(game.standing(&state)[Seat(0)]);
    };
    let card = state.cards.unwrap_or_else(|| panic!("dealt"))[seat.index()];
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    legal
        .into_iter()
        .map(|act| {
            let thirds = match pure {
                Some((deviant, strategy)) if deviant == seat => {
                    let facing = u8::from(state.acts.last() == Some(&kuhn::Act::Bet));
                    let bold = strategy >> (2 * card as u8 + facing) & 1 == 1;
                    if bold == matches!(act, kuhn::Act::Bet | kuhn::Act::Call) { 3 } else { 0 }
                }
                _ => equilibrium(card, &state.acts, act),
            };
            let mut next = state;
            game.apply(&mut next, act);
            kuhn_value(game, next, weight * thirds / 3, pure)
        })
        .sum()
}

#[test]
fn kuhn_is_worth_minus_one_eighteenth() {
    let game = toy::<Kuhn>(&[]);
    let value = |pure| {
        let mut sum = 0;
        for one in kuhn::Card::ALL {
            for two in kuhn::Card::ALL.into_iter().filter(|&two| two != one) {
                let mut state = game.start();
                game.resolve(&mut state, kuhn::Deal([one, two]));
                sum += kuhn_value(&game, state, 27, pure);
            }
        }
        sum
    };
    let worth = value(None);
    assert_eq!(worth * 18, -6 * 27, "−1/18 on average over six deals");
    let all_of = |seat| (0..64).map(|strategy| value(Some((seat, strategy)))).collect::<Vec<_>>();
    assert_eq!(all_of(Seat(0)).into_iter().max(), Some(worth), "seat 1 has nothing better");
    assert_eq!(all_of(Seat(1)).into_iter().min(), Some(worth), "seat 2 has nothing better");
}

/// 30 deals × 4 folds in the first round; and 30 × 5 ways through it × 4 cards × 9 ends of the second.
#[test]
fn leduc_has_936_information_sets_and_5520_ends() {
    fn explore(game: &Leduc, state: &leduc::State, seen: &mut HashSet<String>, ends: &mut u64) {
        match game.turn(state) {
            Turn::Over => *ends += 1,
            Turn::Seat(seat) => {
                let view = game.view(state, Viewer::Seat(seat));
                seen.insert(format!("{view:?}"));
                for next in children(game, state) {
                    explore(game, &next, seen, ends);
                }
            }
            Turn::Chance => {
                let pairs = leduc::Card::all().flat_map(|one| leduc::Card::all().map(move |two| [one, two]));
                let outcomes =
                    pairs.map(leduc::Chance::Deal).chain(leduc::Card::all().map(leduc::Chance::Turn));
                for chance in outcomes.filter(|&chance| game.admits(state, chance)) {
                    let mut next = *state;
                    game.resolve(&mut next, chance);
                    explore(game, &next, seen, ends);
                }
            }
        }
    }
    let game = toy::<Leduc>(&[]);
    let (mut seen, mut ends) = (HashSet::new(), 0);
    explore(&game, &game.start(), &mut seen, &mut ends);
    assert_eq!((seen.len(), ends), (936, 5_520));
}
