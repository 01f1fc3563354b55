//! Law 5: a world drawn from a view has the same view, and can be played on.

use game::{Turn, ViewOf, Viewer, random};
use rand_core::Rng;

use super::Broken;
use crate::Tested;
use crate::random::{generator, legal, next_step, take};

/// So many steps are played on in every world.
const AHEAD: usize = 4;

/// What a viewer knows, and some worlds drawn from it.
#[derive(Clone, Debug)]
pub struct Seen<G: Tested> {
    /// The view, with whole memory.
    pub view: ViewOf<G>,
    /// Worlds drawn from it.
    pub remembered: Vec<G::State>,
    /// Worlds drawn from it without its memory.
    pub forgotten: Vec<G::State>,
    /// The view with a part of its memory gone, and a world drawn from that; none if memory has no parts.
    pub faded: Option<(ViewOf<G>, G::State)>,
}

impl<G: Tested> Seen<G> {
    /// What one viewer knows.
    pub fn by<R: Rng + ?Sized>(
        game: &G,
        state: &G::State,
        viewer: Viewer,
        worlds: usize,
        rng: &mut R,
    ) -> Self {
        let view = game.view(state, viewer);
        let forgetful = view.clone().forgetful();
        let remembered = (0..worlds).map(|_| game.determinize(&view, rng)).collect();
        let forgotten = (0..worlds).map(|_| game.determinize(&forgetful, rng)).collect();
        let faded = faded(game, &view, rng).map(|faded| {
            let world = game.determinize(&faded, rng);
            (faded, world)
        });
        Seen { view, remembered, forgotten, faded }
    }

    /// What every viewer knows.
    pub fn by_all<R: Rng + ?Sized>(game: &G, state: &G::State, worlds: usize, rng: &mut R) -> Vec<Self> {
        Viewer::all(game.seats()).map(|viewer| Self::by(game, state, viewer, worlds, rng)).collect()
    }

    /// Every world, and whether it was drawn with memory.
    pub(super) fn worlds(&self) -> impl Iterator<Item = (&G::State, Memory)> {
        let remembered = self.remembered.iter().map(|world| (world, Memory::Whole));
        remembered.chain(self.forgotten.iter().map(|world| (world, Memory::None)))
    }
}

/// The view as somebody remembers it who forgot every other thing, by chance; none if there are no separate things.
fn faded<G: Tested, R: Rng + ?Sized>(game: &G, view: &ViewOf<G>, rng: &mut R) -> Option<ViewOf<G>> {
    let things = game.remembered(view.memory.as_ref()?);
    let slipped: Vec<u32> = things.iter().copied().filter(|_| random::below(rng, 2) == 0).collect();
    let mut faded = view.clone();
    game.forget(faded.memory.as_mut()?, &|thing| slipped.contains(&thing));
    (!things.is_empty()).then_some(faded)
}

/// How much a viewer remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    /// Everything.
    Whole,
    /// Nothing.
    None,
}

/// How two views of one viewer differ, as far as somebody with this memory could tell.
pub(super) fn difference<G: Tested>(
    expected: &ViewOf<G>,
    found: &ViewOf<G>,
    memory: Memory,
) -> Option<String> {
    let differ = |part: &str, expected: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
        Some(format!("{part} should be\n{expected:?}\nand is\n{found:?}"))
    };
    if expected.viewer != found.viewer {
        return differ("the viewer", &expected.viewer, &found.viewer);
    }
    if expected.open != found.open {
        return differ("the open view", &expected.open, &found.open);
    }
    if expected.last != found.last {
        return differ("the last step", &expected.last, &found.last);
    }
    if memory == Memory::Whole && expected.memory != found.memory {
        return differ("the memory", &expected.memory, &found.memory);
    }
    None
}

/// Every world drawn from a view stands up to the audit and has that view: `open` and `last` always, `memory` when
/// it was whole; and of a faded memory, everything that is left. And it goes on: whoever is to act in it can.
pub fn law_5_worlds<G: Tested>(game: &G, seen: &Seen<G>) -> Result<(), Broken> {
    let viewer = seen.view.viewer;
    if seen.view.memory.is_none() {
        return Err(Broken::new(5, format!("the view of {viewer:?} has no memory")));
    }
    for (world, memory) in seen.worlds() {
        let broken = |what: String| {
            Broken::new(5, format!("in a world drawn for {viewer:?} (memory: {memory:?}), {what}\n{world:?}"))
        };
        game.audit(world).map_err(broken)?;
        if let Some(what) = difference::<G>(&seen.view, &game.view(world, viewer), memory) {
            return Err(broken(what));
        }
        goes_on(game, *world).map_err(broken)?;
    }
    if let Some((faded, world)) = &seen.faded {
        let broken = |what: String| {
            Broken::new(
                5,
                format!("in a world drawn for {viewer:?} from a faded memory, {what}\n{faded:?}\n{world:?}"),
            )
        };
        game.audit(world).map_err(broken)?;
        let there = game.view(world, viewer);
        if let Some(what) = difference::<G>(faded, &there, Memory::None) {
            return Err(broken(what));
        }
        let known = |memory: &Option<G::Memory>| {
            memory.as_ref().map(|memory| game.remembered(memory)).unwrap_or_default()
        };
        let there = known(&there.memory);
        if let Some(thing) = known(&faded.memory).into_iter().find(|thing| !there.contains(thing)) {
            return Err(broken(format!("the thing {thing}, which is remembered, is not so")));
        }
        goes_on(game, *world).map_err(broken)?;
    }
    Ok(())
}

/// A few steps further on there is still something legal for whoever is to act.
fn goes_on<G: Tested>(game: &G, mut world: G::State) -> Result<(), String> {
    let mut rng = generator(5, 0);
    for steps in 0..AHEAD {
        if matches!(game.turn(&world), Turn::Seat(_)) && legal(game, &world).is_empty() {
            return Err(format!("after {steps} steps nothing is legal for who is to act"));
        }
        let Some(step) = next_step(game, &world, &mut rng) else { break };
        take(game, &mut world, step);
    }
    Ok(())
}
