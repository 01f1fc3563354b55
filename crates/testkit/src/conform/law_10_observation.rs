//! Law 10: views are told apart by their numbers.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};

use game::observe::PlaneOf;
use game::{Seat, Turn, ViewOf, Viewer};
use serde_json::Value;

use super::Broken;
use crate::Tested;

/// So many codes are kept at most.
const MOST: usize = 30_000;
/// What may be in the place of numbers before they are written.
const UNWRITTEN: [u8; 2] = [0x5a, 0xa5];

/// Every code met in the games of one configuration, with the view it stands for.
#[derive(Debug)]
pub struct Codes<G: Tested> {
    planes: Vec<PlaneOf>,
    seen: HashMap<u64, Met<G>>,
}

/// The first view of a code.
#[derive(Debug)]
struct Met<G: Tested> {
    first: Looked<G>,
    /// The hash of what it says, once it was asked for: most views are met once.
    told: Option<u64>,
}

/// Who looked at what.
#[derive(Clone, Copy, Debug)]
struct Looked<G: Tested> {
    state: G::State,
    seat: Seat,
    remembers: bool,
}

impl<G: Tested> Default for Codes<G> {
    fn default() -> Self {
        Codes { planes: G::planes(), seen: HashMap::new() }
    }
}

impl<G: Tested> Looked<G> {
    fn view(&self, game: &G) -> ViewOf<G> {
        let view = game.view(&self.state, Viewer::Seat(self.seat));
        if self.remembers { view } else { view.forgetful() }
    }
}

/// The observation of who is to act and of another seat, another one after every step, with and without memory, is within the
/// scales of its planes, every number of it is written, and it stands for this view alone, but for what is left out on purpose.
pub fn law_10_observation<G: Tested>(
    game: &G,
    state: &G::State,
    steps: usize,
    codes: &mut Codes<G>,
) -> Result<(), Broken> {
    let another = Seat((steps % usize::from(game.seats())) as u8);
    let actor = match game.turn(state) {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    };
    for seat in actor.into_iter().chain([another]) {
        for remembers in [true, false] {
            look(game, Looked { state: *state, seat, remembers }, codes)?;
        }
    }
    Ok(())
}

fn look<G: Tested>(game: &G, looked: Looked<G>, codes: &mut Codes<G>) -> Result<(), Broken> {
    let view = looked.view(game);
    let [code, again] = UNWRITTEN.map(|unwritten| {
        let mut code = vec![unwritten; G::value_count()];
        game.observe(&view, &[], &mut code);
        code
    });
    if code != again {
        return Err(Broken::new(10, "one view has different numbers when it is observed again"));
    }
    for plane in &codes.planes {
        let values = &code[plane.begin..][..plane.shape.iter().product()];
        if let Some(value) = values.iter().find(|&&value| value > plane.scale) {
            let what =
                format!("the plane {} has the value {value}, and its scale is {}", plane.name, plane.scale);
            return Err(Broken::new(10, what));
        }
    }
    let full = codes.seen.len() >= MOST;
    match codes.seen.entry(hash(&code)) {
        Entry::Vacant(vacant) => {
            if !full {
                vacant.insert(Met { first: looked, told: None });
            }
        }
        Entry::Occupied(mut occupied) => {
            let Met { first, told } = occupied.get_mut();
            let now = self::told::<G>(&view)?;
            let before = match *told {
                Some(before) => before,
                None => *told.insert(hash(&self::told::<G>(&first.view(game))?)),
            };
            if before != hash(&now) {
                let first = self::told::<G>(&first.view(game))?;
                let what = format!("two views have the same numbers:\n{first}\nand\n{now}");
                return Err(Broken::new(10, what));
            }
        }
    }
    Ok(())
}

/// What a view says of the present and of what is remembered, as text, without what is left out on purpose.
fn told<G: Tested>(view: &ViewOf<G>) -> Result<String, Broken> {
    let parts = (view.viewer, &view.open, &view.memory);
    let text = |error: serde_json::Error| Broken::new(10, error.to_string());
    if G::LEFT_OUT.is_empty() {
        return serde_json::to_string(&parts).map_err(text);
    }
    let open = serde_json::to_value(&view.open).map_err(text)?;
    let memory = serde_json::to_value(&view.memory).map_err(text)?;
    let mut whole = serde_json::json!({ "viewer": view.viewer, "open": open, "memory": memory });
    for path in G::LEFT_OUT {
        leave_out(&mut whole, path);
    }
    Ok(whole.to_string())
}

/// Takes what a path leads to out of a value; where it leads nowhere there is nothing to take out. A path goes into every
/// element of a list.
fn leave_out(value: &mut Value, path: &str) {
    if let Value::Array(elements) = value {
        for element in elements {
            leave_out(element, path);
        }
        return;
    }
    let Value::Object(fields) = value else { return };
    match path.split_once('.') {
        Some((field, rest)) => {
            if let Some(inner) = fields.get_mut(field) {
                leave_out(inner, rest);
            }
        }
        None => {
            fields.remove(path);
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
