//! Law 7: no step tells more than it shows.

use game::{Step, StepOf, Turn, ViewOf, Viewer};
use rand_core::Rng;

use super::law_5_worlds::{Memory, difference};
use super::{Broken, Seen};
use crate::Tested;
use crate::random::{legal, some_of, take};

/// No step tells more than it shows. What a step shows to a viewer is, by definition, the `last` of the view
/// after it. So whenever two steps show the viewer the same — this step in another world that fits the viewer's
/// view before, or another step that somebody else or nature could have taken — the views after them are equal,
/// and so is the turn. No step is exempt.
pub fn law_7_disclosure<G: Tested, R: Rng + ?Sized>(
    game: &G,
    before: &G::State,
    seen: &Seen<G>,
    step: StepOf<G>,
    after: &G::State,
    rng: &mut R,
) -> Result<(), Broken> {
    let shown = Shown { step, turn: game.turn(after), view: game.view(after, seen.view.viewer) };
    for other in other_steps(game, before, seen.view.viewer, step, rng) {
        shown.compare(game, before, other, Memory::Whole)?;
    }
    for (world, memory) in seen.worlds() {
        if is_possible(game, world, step) {
            shown.compare(game, world, step, memory)?;
        }
        for other in other_steps(game, world, seen.view.viewer, step, rng) {
            shown.compare(game, world, other, memory)?;
        }
    }
    Ok(())
}

/// What a step shows follows from the step and from what the viewer knew before: in every world that fits the view before
/// and in which the step can be taken, it shows the same, unless it is one of those that the game says tell something
/// beside themselves, and tells something else there. `concealed` is not allowed to be told.
pub fn law_7_shows<G: Tested>(
    game: &G,
    before: &G::State,
    seen: &Seen<G>,
    step: StepOf<G>,
    after: &G::State,
    concealed: Option<&str>,
) -> Result<(), Broken> {
    let viewer = seen.view.viewer;
    let disclosed = |state: &G::State| {
        let mut told = game.disclosed(state, step, viewer);
        told.retain(|one| Some(one.what) != concealed);
        told
    };
    let told = disclosed(before);
    if let Some(unknown) = told.iter().find(|one| !G::DISCLOSES.contains(&one.what)) {
        return Err(Broken::new(7, format!("`{}` is not one of {:?}", unknown.what, G::DISCLOSES)));
    }
    let shown = game.view(after, viewer).last;
    for (world, _) in seen.worlds().filter(|(world, _)| is_possible(game, world, step)) {
        if disclosed(world) != told {
            continue;
        }
        let mut next = *world;
        take(game, &mut next, step);
        let other = game.view(&next, viewer).last;
        if other != shown {
            let what = format!(
                "{step:?} shows {viewer:?}\n{shown:?}\nand in another world that fitted what was known before\n{other:?}\n\
                 which the game does not say (told beside the step: {told:?}); that world is\n{world:?}"
            );
            return Err(Broken::new(7, what));
        }
    }
    Ok(())
}

/// What everybody saw of a step is the same for everybody.
pub fn law_7_one_deed<G: Tested>(seen: &[Seen<G>]) -> Result<(), Broken> {
    let Some((first, others)) = seen.split_first() else { return Ok(()) };
    for other in others {
        if other.view.last.deed != first.view.last.deed {
            let what = format!(
                "{:?} is said to have seen what everybody saw,\n{:?}\nand {:?} as well,\n{:?}",
                first.view.viewer, first.view.last.deed, other.view.viewer, other.view.last.deed
            );
            return Err(Broken::new(7, what));
        }
    }
    Ok(())
}

/// An action after which a command may go on shows its player nothing new: in all worlds that fit the player's view it
/// leads to the same view. Otherwise a command that is refused would tell what only doing it may tell.
pub fn law_7_commands<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    seen: &Seen<G>,
    rng: &mut R,
) -> Result<(), Broken> {
    let Turn::Seat(seat) = game.turn(state) else { return Ok(()) };
    if seen.view.viewer != Viewer::Seat(seat) {
        return Ok(());
    }
    let legal: Vec<G::Action> = legal(game, state).into_iter().filter(|&one| game.goes_on(one)).collect();
    for action in some_of(&legal, 3, rng) {
        let step = Step::Move(seat, action);
        let after = |world: &G::State| {
            let mut next = *world;
            take(game, &mut next, step);
            game.view(&next, seen.view.viewer)
        };
        // A command cannot go on when it is nature's turn, or the end.
        let mut next = *state;
        take(game, &mut next, step);
        if !matches!(game.turn(&next), Turn::Seat(_)) {
            where_nobody_goes_on_nobody_can(game, seen, step)?;
            continue;
        }
        let shown = after(state);
        for (world, memory) in seen.worlds() {
            if let Some(difference) = difference::<G>(&shown, &after(world), memory) {
                let action = game.write_action(action);
                let what =
                    format!("a command may go on after {action}, which shows something new: {difference}");
                return Err(Broken::new(7, what));
            }
        }
    }
    Ok(())
}

/// That a command cannot go on, because it is nature's turn or the end, is so in every world that fits the view.
fn where_nobody_goes_on_nobody_can<G: Tested>(
    game: &G,
    seen: &Seen<G>,
    step: StepOf<G>,
) -> Result<(), Broken> {
    for (world, _) in seen.worlds() {
        let mut next = *world;
        take(game, &mut next, step);
        if let turn @ Turn::Seat(_) = game.turn(&next) {
            let what =
                format!("after {step:?} it is nobody's turn, and in another world it is {turn:?}\n{world:?}");
            return Err(Broken::new(7, what));
        }
    }
    Ok(())
}

/// What the viewer knows after the real step.
struct Shown<G: Tested> {
    step: StepOf<G>,
    turn: Turn,
    view: ViewOf<G>,
}

impl<G: Tested> Shown<G> {
    /// Takes a possible step in some world that fits the view before; if it shows the same, the rest is the same.
    fn compare(&self, game: &G, world: &G::State, other: StepOf<G>, memory: Memory) -> Result<(), Broken> {
        let mut next = *world;
        take(game, &mut next, other);
        let view = game.view(&next, self.view.viewer);
        if view.last != self.view.last {
            return Ok(());
        }
        let difference = difference::<G>(&self.view, &view, memory).or_else(|| {
            let turn = game.turn(&next);
            (turn != self.turn).then(|| format!("the turn should be {:?} and is {turn:?}", self.turn))
        });
        let Some(difference) = difference else { return Ok(()) };
        let what = format!(
            "{:?} was shown {:?} (memory before: {memory:?}). That is also what\n{other:?}\nwould show in\n{world:?}\n\
             yet after it, instead of after\n{:?},\n{difference}",
            self.view.viewer, self.view.last, self.step
        );
        Err(Broken::new(7, what))
    }
}

pub(super) fn is_possible<G: Tested>(game: &G, world: &G::State, step: StepOf<G>) -> bool {
    match step {
        Step::Move(seat, action) => {
            game.turn(world) == Turn::Seat(seat) && legal(game, world).contains(&action)
        }
        Step::Chance(chance) => game.turn(world) == Turn::Chance && game.admits(world, chance),
    }
}

/// A handful of steps that could have been taken instead, as far as the viewer did not choose.
pub(super) fn other_steps<G: Tested, R: Rng + ?Sized>(
    game: &G,
    world: &G::State,
    viewer: Viewer,
    step: StepOf<G>,
    rng: &mut R,
) -> Vec<StepOf<G>> {
    match (step, game.turn(world)) {
        (Step::Move(seat, _), Turn::Seat(turn)) if turn == seat && viewer != Viewer::Seat(seat) => {
            let others = some_of(&legal(game, world), 3, rng);
            others.into_iter().map(|action| Step::Move(seat, action)).collect()
        }
        (Step::Chance(_), Turn::Chance) => (0..2).map(|_| Step::Chance(game.sample(world, rng))).collect(),
        _ => Vec::new(),
    }
}
