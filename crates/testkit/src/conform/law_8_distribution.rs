//! Law 8: worlds are drawn with the right probabilities.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use game::{Turn, ViewOf, Viewer, random};
use rand_core::Rng;

use super::law_5_worlds::{Memory, difference};
use super::walk::{title, write_step};
use super::{Broken, Chances, Enumerator, NatureOf};
use crate::Tested;
use crate::random::{generator, next_step, some_of, take};

/// Views with more worlds than this are not tested.
const MOST_WORLDS: usize = 2_000;
/// How many views are tested.
const VIEWS: u64 = 40;
/// How many games are played at most to find them.
const GAMES: u64 = 400;
/// How many views of each game are looked at.
const LOOKS: usize = 6;

/// On this view, worlds are drawn in proportion to the weights in a list of all worlds that fit it, one by one and by the
/// thousand: χ² tests that a right generator fails once in 100,000 times. Seeds are fixed, so the answer is always the
/// same.
pub fn law_8_distribution<G: Tested, R: Rng>(
    game: &G,
    view: &ViewOf<G>,
    worlds: &[(G::State, u64)],
    rng: &mut R,
) -> Result<(), Broken> {
    for (world, _) in worlds.iter().filter(|(_, weight)| *weight > 0) {
        a_listed_world_fits(game, view, world)?;
    }
    let from = |what: String| Broken::new(8, format!("{what}\nfrom\n{view:?}"));
    drawn_by_weight(worlds, || game.determinize(view, rng)).map_err(from)?;
    let prepared = game.worlds(view);
    drawn_by_weight(worlds, || prepared(rng)).map_err(|what| from(format!("by the thousand, {what}")))
}

/// Are these drawn in proportion to their weights, and nothing else?
fn drawn_by_weight<T: Copy + Eq + Hash + Debug>(
    listed: &[(T, u64)],
    mut draw: impl FnMut() -> T,
) -> Result<(), String> {
    let mut cells: HashMap<T, (u64, u64)> = HashMap::new();
    for &(value, weight) in listed.iter().filter(|(_, weight)| *weight > 0) {
        cells.entry(value).or_default().0 += weight;
    }
    let draws = (20 * cells.len() as u64).clamp(2_000, 40_000);
    for _ in 0..draws {
        let drawn = draw();
        let Some(cell) = cells.get_mut(&drawn) else {
            return Err(format!("something was drawn that is not in the list: {drawn:?}"));
        };
        cell.1 += 1;
    }
    let total: u64 = cells.values().map(|(weight, _)| weight).sum();
    let expected = |weight: u64| draws as f64 * weight as f64 / total as f64;
    let both = cells.values().map(|&(weight, found)| (expected(weight), found as f64)).collect();
    let (chi2, freedom) = chi_squared(both);
    if freedom == 0 || chi2 <= critical(freedom) {
        return Ok(());
    }
    let far = |(weight, found): (u64, u64)| (found as f64 - expected(weight)).abs() / expected(weight).sqrt();
    let worst = cells.iter().max_by(|one, other| far(*one.1).total_cmp(&far(*other.1)));
    Err(format!(
        "χ² = {chi2:.1} with {freedom} degrees of freedom over {} values and {draws} draws; farthest off (value, \
         (weight of {total}, times drawn)): {worst:?}",
        cells.len()
    ))
}

/// Tests nature's dice on positions met in random play. Tells how many; none at all is a failure.
pub(super) fn on_natures_positions<G: Tested>(
    game: &G,
    seed: u64,
    nature: &NatureOf<G>,
) -> Result<u64, Broken> {
    let mut tested = 0;
    for number in 0..GAMES {
        let mut rng = generator(seed ^ 0xD1CE, number);
        let (states, lines) = random_game(game, &mut rng);
        let acts = |place: &usize| game.turn(&states[*place]) == Turn::Chance;
        let places: Vec<usize> = (0..states.len()).filter(acts).collect();
        for place in some_of(&places, LOOKS, &mut rng) {
            let Chances::All(list) = nature(game, &states[place]) else { continue };
            if !(2..=MOST_WORLDS).contains(&list.len()) {
                continue;
            }
            drawn_by_weight(&list, || game.sample(&states[place], &mut rng)).map_err(|what| Broken {
                log: lines[..=place].to_vec(),
                ..Broken::new(8, format!("nature's dice: {what}"))
            })?;
            tested += 1;
            if tested == VIEWS {
                return Ok(tested);
            }
        }
    }
    if tested == 0 {
        return Err(Broken::new(
            8,
            format!("nowhere in {GAMES} games had nature 2 to {MOST_WORLDS} outcomes listed"),
        ));
    }
    Ok(tested)
}

fn a_listed_world_fits<G: Tested>(game: &G, view: &ViewOf<G>, world: &G::State) -> Result<(), Broken> {
    let memory = if view.memory.is_some() { Memory::Whole } else { Memory::None };
    match difference::<G>(view, &game.view(world, view.viewer), memory) {
        None => Ok(()),
        Some(what) => {
            Err(Broken::new(8, format!("the list itself has a world that does not fit: {what}\n{world:?}")))
        }
    }
}

/// Tests views met in random play, late ones more often. Tells how many; none at all is a failure.
pub(super) fn on_late_positions<G: Tested>(game: &G, seed: u64, list: &Enumerator<G>) -> Result<u64, Broken> {
    let mut tested = 0;
    for number in 0..GAMES {
        let mut rng = generator(seed ^ 0x8888, number);
        let (states, lines) = random_game(game, &mut rng);
        for _ in 0..LOOKS {
            let [one, other] = [(); 2].map(|()| random::below(&mut rng, states.len() as u32) as usize);
            let late = one.max(other);
            let view = any_view(game, &states[late], &mut rng);
            let worlds = list(game, &view);
            let different = worlds.iter().map(|(world, _)| world).collect::<std::collections::HashSet<_>>();
            if !(2..=MOST_WORLDS).contains(&different.len()) {
                continue;
            }
            let listed = worlds.iter().any(|(world, weight)| *world == states[late] && *weight > 0);
            let real = || Broken::new(8, format!("the real world is not in the list: {:?}", states[late]));
            listed
                .then_some(())
                .ok_or_else(real)
                .map_err(|broken| Broken { log: lines[..=late].to_vec(), ..broken })?;
            law_8_distribution(game, &view, &worlds, &mut rng).map_err(|mut broken| {
                broken.log = lines[..=late].to_vec();
                broken
            })?;
            tested += 1;
            if tested == VIEWS {
                return Ok(tested);
            }
        }
    }
    if tested == 0 {
        return Err(Broken::new(8, format!("no view in {GAMES} games had 2 to {MOST_WORLDS} worlds listed")));
    }
    Ok(tested)
}

/// All positions of a game, and how each came about.
fn random_game<G: Tested, R: Rng + ?Sized>(game: &G, rng: &mut R) -> (Vec<G::State>, Vec<String>) {
    let mut state = game.start();
    let (mut states, mut lines) = (vec![state], vec![title(game)]);
    while let Some(step) = next_step(game, &state, rng) {
        take(game, &mut state, step);
        states.push(state);
        lines.push(write_step(game, step));
    }
    (states, lines)
}

fn any_view<G: Tested, R: Rng + ?Sized>(game: &G, state: &G::State, rng: &mut R) -> ViewOf<G> {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let view = game.view(state, random::pick(rng, &viewers));
    match random::below(rng, 2) {
        0 => view,
        _ => view.forgetful(),
    }
}

/// χ² and its degrees of freedom, after cells with a small expectation have been put together.
fn chi_squared(mut expected_and_found: Vec<(f64, f64)>) -> (f64, u32) {
    const SMALL: f64 = 5.0;
    expected_and_found.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
    let mut cells: Vec<(f64, f64)> = Vec::new();
    for (expected, found) in expected_and_found {
        match cells.last_mut() {
            Some(small) if small.0 < SMALL => *small = (small.0 + expected, small.1 + found),
            _ => cells.push((expected, found)),
        }
    }
    let chi2 = cells.iter().map(|(expected, found)| (found - expected).powi(2) / expected).sum();
    (chi2, cells.len() as u32 - 1)
}

/// What χ² exceeds once in 100,000 times (Wilson and Hilferty).
fn critical(freedom: u32) -> f64 {
    const Z: f64 = 4.265;
    let spread = 2.0 / (9.0 * f64::from(freedom));
    f64::from(freedom) * (1.0 - spread + Z * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often χ² exceeds `x`; there is a closed form when the degrees of freedom are even.
    fn exceeded(x: f64, freedom: u32) -> f64 {
        let mut term = (-x / 2.0).exp();
        let mut sum = term;
        for index in 1..freedom / 2 {
            term *= x / 2.0 / f64::from(index);
            sum += term;
        }
        sum
    }

    #[test]
    fn the_critical_value_is_exceeded_about_once_in_100_000_times() {
        for freedom in [2, 4, 10, 50, 200, 1_000] {
            let times = 100_000.0 * exceeded(critical(freedom), freedom);
            assert!((0.4..1.5).contains(&times), "{freedom} degrees of freedom: {times} times");
        }
    }

    #[test]
    fn small_cells_are_put_together() {
        let (chi2, freedom) = chi_squared(vec![(1.0, 2.0), (100.0, 90.0), (2.0, 2.0), (3.0, 6.0)]);
        assert_eq!(freedom, 1);
        assert!((chi2 - (16.0 / 6.0 + 1.0)).abs() < 1e-9, "{chi2}");
    }
}
