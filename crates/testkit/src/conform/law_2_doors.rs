//! Law 2: the doors let in what is legal and nothing else.

use game::sight::data;
use game::{Data, Doors, Refusal, Seat, StepOf, Turn, random};
use rand_core::Rng;

use super::{Broken, Codes, NatureOf, Vocabulary, law_3_audit};
use crate::Tested;
use crate::random::{choose, legal, mutated, some_of};

/// How many candidates from elsewhere are tried in one position.
const CANDIDATES: usize = 6;

/// What nature can do in a position, said by a game's tests without the code it checks.
pub enum Chances<G: Tested> {
    /// Every outcome, with its weight.
    All(Vec<(G::Chance, u64)>),
    /// Too many to list, but these are such.
    Such(Box<dyn Fn(G::Chance) -> bool>),
}

impl<G: Tested> Chances<G> {
    /// Can it happen?
    pub fn has(&self, chance: G::Chance) -> bool {
        match self {
            Chances::All(list) => list.iter().any(|(listed, weight)| *listed == chance && *weight > 0),
            Chances::Such(is_such) => is_such(chance),
        }
    }
}

/// Actions and outcomes met in other positions, to be tried in this one; and what was spelled and observed in
/// them, to be compared with it.
#[derive(Debug)]
pub struct Pool<G: Tested> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
    /// What was spelled.
    pub(super) vocabulary: Vocabulary<G>,
    /// What was observed.
    pub(super) codes: Codes<G>,
}

impl<G: Tested> Default for Pool<G> {
    fn default() -> Self {
        Pool {
            actions: Vec::new(),
            chances: Vec::new(),
            vocabulary: Vocabulary::default(),
            codes: Codes::default(),
        }
    }
}

impl<G: Tested> Pool<G> {
    /// Keeps what can be done in this position, for later.
    pub fn keep<R: Rng + ?Sized>(&mut self, game: &G, state: &G::State, rng: &mut R) {
        for action in legal(game, state) {
            keep(&mut self.actions, action, rng);
        }
        if game.turn(state) == Turn::Chance {
            keep(&mut self.chances, game.sample(state, rng), rng);
        }
    }

    /// Some actions, as likely as not illegal: met elsewhere, or legal here and then written badly.
    pub(super) fn candidates<R: Rng + ?Sized>(
        &self,
        game: &G,
        legal: &[G::Action],
        rng: &mut R,
    ) -> Vec<G::Action> {
        let mut candidates = some_of(&self.actions, CANDIDATES, rng);
        candidates.extend(some_of(legal, 2, rng).into_iter().filter_map(|action| {
            let text = mutated(&game.write_action(action), rng);
            game.read_action(&text).ok()
        }));
        candidates
    }
}

/// Somebody to act has legal actions, without duplicates, always in the same order, and each applies. Whatever
/// else is tried is refused and changes nothing: by the wrong seat, from other positions, from mutated notation,
/// at nature's turn, at the end; and there is an explanation. What nature draws is admitted, and what it cannot do is not.
pub fn law_2_doors<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    pool: &Pool<G>,
    nature: Option<&NatureOf<G>>,
    rng: &mut R,
) -> Result<(), Broken> {
    let legal = legal(game, state);
    match game.turn(state) {
        Turn::Seat(seat) => {
            a_proper_list(game, state, &legal)?;
            every_action_applies(game, state, seat, &legal)?;
            let mut candidates = pool.candidates(game, &legal, rng);
            candidates.push(choose::<G, R>(&legal, rng));
            for action in candidates {
                others_are_refused(game, state, seat, action)?;
                if !legal.contains(&action) {
                    refused_with_a_reason(game, state, seat, action)?;
                }
            }
        }
        Turn::Chance => {
            let chances = nature.map(|nature| nature(game, state));
            what_nature_draws_is_admitted(game, state, pool, chances.as_ref(), rng)?;
        }
        Turn::Over => {}
    }
    out_of_turn(game, state, pool, rng)
}

/// What random play does next is let in by the doors.
pub(super) fn is_let_in<G: Tested>(game: &G, state: &G::State, step: StepOf<G>) -> Result<(), Broken> {
    let mut next = *state;
    game.step(&mut next, step).map_err(|refusal| Broken::new(2, format!("{step:?} is refused: {refusal:?}")))
}

fn a_proper_list<G: Tested>(game: &G, state: &G::State, legal: &[G::Action]) -> Result<(), Broken> {
    if legal.is_empty() {
        return Err(Broken::new(2, "the seat to act has no legal action"));
    }
    for (index, action) in legal.iter().enumerate() {
        if legal[..index].contains(action) {
            return Err(Broken::new(2, format!("{} is listed twice", game.write_action(*action))));
        }
        if game.describe_action(*action).key.is_empty() {
            return Err(Broken::new(2, format!("{} has no words", game.write_action(*action))));
        }
    }
    let mut again = legal.to_vec();
    game.legal_actions(state, &mut again);
    if again != legal {
        return Err(Broken::new(2, format!("asked twice, the legal actions are {legal:?}, then {again:?}")));
    }
    Ok(())
}

fn every_action_applies<G: Tested>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
) -> Result<(), Broken> {
    for &action in legal {
        let mut next = *state;
        if let Err(refusal) = game.play(&mut next, seat, action) {
            let what = format!("{} is legal and refused: {refusal:?}", game.write_action(action));
            return Err(Broken::new(2, what));
        }
        law_3_audit(game, &next).map_err(|mut broken| {
            broken.what = format!("after {}: {}", game.write_action(action), broken.what);
            broken
        })?;
    }
    Ok(())
}

fn others_are_refused<G: Tested>(
    game: &G,
    state: &G::State,
    turn: Seat,
    action: G::Action,
) -> Result<(), Broken> {
    for seat in Seat::all(game.seats()).filter(|&seat| seat != turn) {
        let mut next = *state;
        let answer = game.play(&mut next, seat, action);
        if answer != Err(Refusal::NotYourTurn(turn)) || next != *state {
            let what = format!("seat {seat} out of turn, {}: {answer:?}", game.write_action(action));
            return Err(Broken::new(2, what));
        }
    }
    Ok(())
}

fn refused_with_a_reason<G: Tested>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), Broken> {
    let mut next = *state;
    let answer = game.play(&mut next, seat, action);
    let explained =
        matches!(&answer, Err(Refusal::Illegal(why)) if !why.clause.is_empty() && !why.words.key.is_empty());
    if explained && next == *state {
        return Ok(());
    }
    let what = format!("{} is not legal, and the answer is {answer:?}", game.write_action(action));
    Err(Broken::new(2, what))
}

fn what_nature_draws_is_admitted<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    pool: &Pool<G>,
    chances: Option<&Chances<G>>,
    rng: &mut R,
) -> Result<(), Broken> {
    let drawn: Vec<G::Chance> = (0..3).map(|_| game.sample(state, rng)).collect();
    let mut candidates = some_of(&pool.chances, CANDIDATES, rng);
    candidates.extend(
        drawn.iter().filter_map(|&chance| game.read_chance(&mutated(&game.write_chance(chance), rng)).ok()),
    );
    let rearranged = drawn.iter().filter_map(|chance| rearranged(chance, rng));
    candidates.extend(rearranged.collect::<Vec<_>>());
    for chance in drawn.iter().copied().chain(candidates) {
        let admitted = game.admits(state, chance);
        if let Some(chances) = chances.filter(|chances| chances.has(chance) != admitted) {
            let can = if chances.has(chance) {
                "can happen, and is not admitted"
            } else {
                "cannot happen, and is admitted"
            };
            return Err(Broken::new(2, format!("{} {can}", game.write_chance(chance))));
        }
        let mut next = *state;
        match game.happen(&mut next, chance) {
            Ok(()) => law_3_audit(game, &next).map_err(|mut broken| {
                broken.what = format!("after {}: {}", game.write_chance(chance), broken.what);
                broken
            })?,
            Err(refusal) if drawn.contains(&chance) || next != *state => {
                let what = format!("{} was drawn, and {refusal:?}", game.write_chance(chance));
                return Err(Broken::new(2, what));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// The same outcome with something moved from one place in it to another, as its JSON shows it: nothing is lost, and yet
/// it is another outcome.
fn rearranged<T: serde::Serialize + serde::de::DeserializeOwned, R: Rng + ?Sized>(
    chance: &T,
    rng: &mut R,
) -> Option<T> {
    let mut json = data(chance);
    let mut lists = Vec::new();
    find_lists(&mut json, &mut lists);
    let (from, to) =
        (random::below(rng, lists.len().max(1) as u32), random::below(rng, lists.len().max(1) as u32));
    let moved = {
        let list = lists.get_mut(from as usize)?;
        match list.iter().position(|value| value.as_u64().is_some_and(|count| count > 0)) {
            // A list of counts: one of them goes elsewhere.
            Some(place) if list.iter().all(Data::is_u64) => {
                list[place] = (list[place].as_u64()? - 1).into();
                let count = lists.get_mut(to as usize)?.get_mut(place)?;
                *count = (count.as_u64()? + 1).into();
                None
            }
            _ => Some(list.pop()?),
        }
    };
    if let Some(moved) = moved {
        lists.get_mut(to as usize)?.push(moved);
    }
    serde_json::from_value(json).ok()
}

/// The innermost lists of a value.
fn find_lists<'a>(json: &'a mut Data, out: &mut Vec<&'a mut Vec<Data>>) {
    match json {
        Data::Array(list) => {
            if list.iter().any(|value| value.is_array() || value.is_object()) {
                for value in list.iter_mut() {
                    find_lists(value, out);
                }
            } else {
                out.push(list);
            }
        }
        Data::Object(fields) => fields.values_mut().for_each(|value| find_lists(value, out)),
        Data::Null | Data::Bool(_) | Data::Number(_) | Data::String(_) => {}
    }
}

/// No action at nature's turn, no chance at a seat's, nothing at the end.
fn out_of_turn<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    pool: &Pool<G>,
    rng: &mut R,
) -> Result<(), Broken> {
    let (for_actions, for_chance) = match game.turn(state) {
        Turn::Seat(seat) => (None, Some(Refusal::AwaitingSeat(seat))),
        Turn::Chance => (Some(Refusal::AwaitingChance), None),
        Turn::Over => (Some(Refusal::Over), Some(Refusal::Over)),
    };
    let mut next = *state;
    if let Some(expected) = for_actions {
        for action in some_of(&pool.actions, 2, rng) {
            for seat in Seat::all(game.seats()) {
                let answer = game.play(&mut next, seat, action);
                if answer.as_ref() != Err(&expected) || next != *state {
                    let action = game.write_action(action);
                    return Err(Broken::new(2, format!("{action} at nobody's turn: {answer:?}")));
                }
            }
        }
    }
    if let Some(expected) = for_chance {
        for chance in some_of(&pool.chances, 2, rng) {
            let answer = game.happen(&mut next, chance);
            if answer.as_ref() != Err(&expected) || next != *state {
                let chance = game.write_chance(chance);
                return Err(Broken::new(2, format!("{chance} when nature has no turn: {answer:?}")));
            }
        }
    }
    Ok(())
}

fn keep<T: Copy + PartialEq, R: Rng + ?Sized>(values: &mut Vec<T>, value: T, rng: &mut R) {
    const ROOM: usize = 128;
    if values.contains(&value) {
        return;
    }
    if values.len() < ROOM {
        values.push(value);
    } else {
        let place = random::below(rng, ROOM as u32) as usize;
        values[place] = value;
    }
}
