//! Slow, independent lists of all worlds that fit a view, for law 8.

use game::{Rules, Seat, Secrets, Turn, ViewOf};
use toys::duel::{self, Bag, Card, Deed, Duel, Own};
use toys::kuhn::{self, Kuhn};
use toys::leduc::{self, Leduc};

/// Every deal, as far as it gives the view.
pub fn kuhn(game: &Kuhn, view: &ViewOf<Kuhn>) -> Vec<(kuhn::State, u64)> {
    let mut worlds = vec![kuhn::State { cards: None, acts: view.open.acts }];
    for one in kuhn::Card::ALL {
        for two in kuhn::Card::ALL.into_iter().filter(|&two| two != one) {
            worlds.push(kuhn::State { cards: Some([one, two]), acts: view.open.acts });
        }
    }
    fitting(game, view, worlds)
}

/// Every deal and every first round, as far as they give the view.
pub fn leduc(game: &Leduc, view: &ViewOf<Leduc>) -> Vec<(leduc::State, u64)> {
    let mut worlds = vec![game.start()];
    for one in leduc::Card::all() {
        for two in leduc::Card::all().filter(|&two| two != one) {
            let mut dealt = game.start();
            game.resolve(&mut dealt, leduc::Chance::Deal([one, two]));
            first_rounds(game, dealt, view, &mut worlds);
        }
    }
    fitting(game, view, worlds)
}

/// Adds every position of the first round, and its ends continued as the view says.
fn first_rounds(game: &Leduc, state: leduc::State, view: &ViewOf<Leduc>, worlds: &mut Vec<leduc::State>) {
    worlds.push(state);
    match game.turn(&state) {
        Turn::Over => {}
        Turn::Chance => {
            let hands = state.hands.unwrap_or_else(|| panic!("dealt before"));
            let table = view.open.table.filter(|card| !hands.contains(card));
            worlds.extend(table.map(|card| leduc::State {
                table: Some(card),
                rounds: [state.rounds[0], view.open.round],
                ..state
            }));
        }
        Turn::Seat(_) => {
            let mut legal = Vec::new();
            game.legal_actions(&state, &mut legal);
            for action in legal {
                let mut next = state;
                game.apply(&mut next, action);
                first_rounds(game, next, view, worlds);
            }
        }
    }
}

/// The worlds that have the view, equally likely.
fn fitting<G: Secrets>(game: &G, view: &ViewOf<G>, worlds: Vec<G::State>) -> Vec<(G::State, u64)> {
    let fits = |world: &G::State| {
        let seen = game.view(world, view.viewer);
        *view == if view.memory.is_some() { seen } else { seen.forgetful() }
    };
    worlds.into_iter().filter(fits).map(|world| (world, 1)).collect()
}

/// A place where a card may lie that the viewer does not see.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Dropped(Seat),
    Buried,
}

/// Every way to put the unseen cards into the unseen places, card by card; too many ways are not listed.
pub fn duel(_game: &Duel, view: &ViewOf<Duel>) -> Vec<(duel::State, u64)> {
    const MOST_PLACES: usize = 7;
    let open = &view.open;
    let mut world = duel::State {
        deck: Bag::DECK,
        hands: [Bag::EMPTY; 2],
        hits: open.hits,
        dropped: [Bag::EMPTY; 2],
        buried: Bag::EMPTY,
        frames: open.frames,
        last: view.last.deed,
        hidden: None,
    };
    world.deck.remove_all(open.hits[0].and(open.hits[1]));
    for frame in open.frames.iter() {
        if let duel::Frame::Answer(_, card) = frame {
            world.deck.remove(*card);
        }
    }
    put_what_is_known(view, &mut world);
    let mut places = Vec::new();
    for seat in Seat::all(2) {
        let (hand, dropped) = (world.hands[seat.index()].count(), world.dropped[seat.index()].count());
        places.extend((hand..open.counts[seat.index()]).map(|_| Place::Hand(seat)));
        places.extend((dropped..open.dropped[seat.index()]).map(|_| Place::Dropped(seat)));
    }
    places.extend((world.buried.count()..open.buried).map(|_| Place::Buried));
    let mut worlds = Vec::new();
    if places.len() <= MOST_PLACES {
        fill(world, &places, 1, &mut worlds);
    }
    worlds
}

fn put_what_is_known(view: &ViewOf<Duel>, world: &mut duel::State) {
    if let Some(seat) = view.viewer.seat() {
        world.hands[seat.index()] = view.open.own.unwrap_or_default();
        world.deck.remove_all(world.hands[seat.index()]);
        if let Some(memory) = &view.memory {
            world.dropped[seat.index()] = memory.dropped;
            world.deck.remove_all(memory.dropped);
        } else if let (Deed::Dropped(_), Some(Own::Card(card))) = (view.last.deed, view.last.own) {
            world.dropped[seat.index()].add(card);
            world.deck.remove(card);
        }
    }
    if let Some(memory) = &view.memory {
        world.buried = memory.buried;
        world.deck.remove_all(memory.buried);
    }
    world.hidden = match view.last.own {
        Some(Own::Card(card)) => Some(card),
        Some(Own::Dealt(_)) | None => None,
    };
}

/// Fills the first place with each card of the deck in turn. The first card put into a hand or on a pile is the one
/// that the viewer saw coming there, face down.
fn fill(world: duel::State, places: &[Place], ways: u64, worlds: &mut Vec<(duel::State, u64)>) {
    let Some((&place, rest)) = places.split_first() else {
        worlds.push((world, ways));
        return;
    };
    for card in Card::ALL.into_iter().filter(|&card| world.deck.has(card)) {
        let mut next = world;
        next.deck.remove(card);
        match place {
            Place::Hand(seat) => {
                next.hands[seat.index()].add(card);
                if next.last == Deed::Drew(seat) {
                    next.hidden = next.hidden.or(Some(card));
                }
            }
            Place::Dropped(seat) => {
                next.dropped[seat.index()].add(card);
                if next.last == Deed::Dropped(seat) {
                    next.hidden = next.hidden.or(Some(card));
                }
            }
            Place::Buried => next.buried.add(card),
        }
        fill(next, rest, ways * u64::from(world.deck.number_of(card)), worlds);
    }
}
