use calcory::Calcory;
use game::{Notation, Observe, Rules, Seat, Secrets, Turn, Viewer, random};
use players::{Level, Player};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::usual;

/// A game at random: its steps as they are written, and the position before each.
fn at_random(game: &Calcory, seed: u64) -> Vec<(Option<Seat>, String, <Calcory as Rules>::State)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal, mut steps) = (game.start(), Vec::new(), Vec::new());
    loop {
        let before = state;
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                let action = random::pick(&mut rng, &legal);
                game.apply(&mut state, action);
                steps.push((Some(seat), game.write_action(action), before));
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
                steps.push((None, game.write_chance(chance), before));
            }
            Turn::Over => return steps,
        }
    }
}

/// Whoever turns one of two cards of which nothing is known has decided nothing by that.
#[test]
fn what_comes_to_the_same_is_looked_back_at_once() {
    let entry = games::find("calcory").expect("it is registered");
    let config = usual(entry);
    let game = Calcory::new(&config).expect("these are its usual settings");
    let player = Player { level: Level::Expert, budget: Some(8) };
    let steps = at_random(&game, 5);
    let log: Vec<(Option<Seat>, &str)> = steps.iter().map(|(seat, text, _)| (*seat, text.as_str())).collect();
    let found = entry.review(&config, &log, Seat(0), player, 1, &mut |_, _| {}).expect("these are legal");
    let mut alike = 0;
    let own = steps.iter().filter(|(seat, ..)| *seat == Some(Seat(0))).count();
    assert_eq!(found.decisions.len() + found.forced, own);
    for reviewed in found.decisions.iter().step_by(found.decisions.len() / 10 + 1) {
        let worths = entry.worths(&config, &log, reviewed, player, 1).expect("it was reviewed");
        let tried: Vec<&str> = worths.tried.iter().map(|one| one.action.as_str()).collect();
        assert!(tried.len() > 1 && tried.contains(&reviewed.action.as_str()), "{reviewed:?}: {tried:?}");
        assert!(tried.contains(&reviewed.best.as_str()), "{reviewed:?}: {tried:?}");
        let state = &steps[reviewed.step].2;
        let view = game.view(state, Viewer::Seat(Seat(0)));
        let actions: Vec<_> =
            tried.iter().map(|text| game.read_action(text).expect("as it was written")).collect();
        let mut kinds = Vec::new();
        game.kinds(&view, &actions, &mut kinds);
        let count = kinds.len();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), count, "{tried:?}");
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        alike += legal.len() - count - worths.untried;
    }
    assert!(alike > 0, "some came to the same");
}
