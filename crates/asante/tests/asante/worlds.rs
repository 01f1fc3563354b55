//! Law 8's slow enumerator: every way to put the cards that a player cannot place into the other hand and under the cards
//! somebody looks at, weighted by physical cards. It shares these simplifications with the memory (see `rules/hands.rs`):
//! a card known to be in a hand is forgotten when one like it leaves; what is taken by a Griot makes the other player
//! forget those of the cards looked at that are not the same whichever is gone; and no conclusions are drawn from what the
//! Jackal did not take. Those who stand by are asked only while a Haggler waits: they cannot tell what the players know of
//! each other.

use asante::Asante;
use asante::action::{Action, OfCards, Reaction};
use asante::bag::Cards;
use asante::card::Kind;
use asante::state::{Act, Both, Draw, Frame, Looking, Nature, State};
use asante::view::{Glimpse, Own};
use game::{Inspect, Rules, Turn};
use game::{Seat, SeatSet, Secrets, ViewOf, Viewer, random};
use testkit::conform::law_8_distribution;

use crate::scene::{SHORT_DECK, Scene, Table, build, generator, random_step};

const TOO_MANY: usize = 3_000;

/// Where an unknown card lies.
#[derive(Clone, Copy)]
enum Gap {
    Top(usize),
    Drawn(usize),
    Moved,
}

/// All worlds that fit the view of a player, with memory. There can be too many to list: then none is.
pub fn list_worlds(game: &Asante, view: &ViewOf<Asante>) -> Vec<(State, u64)> {
    if view.memory.is_some() { list_all_worlds(game, view) } else { Vec::new() }
}

/// The same, also without memory.
fn list_all_worlds(game: &Asante, view: &ViewOf<Asante>) -> Vec<(State, u64)> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let rows = game.cards();
    let mut base = game.determinize(view, &mut generator(0));
    let opponent = Seat(1 - seat.0);
    let (known, top, drawn, moved) = what_is_known(game, view, opponent);
    // Everything the player can see, or remembers, is taken out of the pool.
    let mut pool = rows.full();
    let open = &view.open;
    let artifacts = open.artifacts.0.iter().flatten().flatten().map(|artifact| artifact.card);
    let in_play = open.frames.iter().filter_map(|frame| match *frame {
        Frame::React { card } | Frame::Played { card } | Frame::Found { card } => Some(card),
        _ => None,
    });
    let own = open.own.iter().flatten().copied();
    let seen = top.iter().chain(&drawn).filter_map(|glimpse| glimpse.card);
    let placed = open.discards.iter().copied().chain(artifacts).chain(in_play).chain(own).chain(seen);
    placed.for_each(|card| rows.remove(&mut pool, card));
    rows.list(&known).into_iter().for_each(|card| rows.remove(&mut pool, card));

    let mut gaps: Vec<Gap> = Vec::new();
    let unknown = |glimpses: &[Glimpse]| -> Vec<usize> {
        (0..glimpses.len()).filter(|&place| glimpses[place].card.is_none()).collect()
    };
    gaps.extend(unknown(&top).into_iter().map(Gap::Top));
    gaps.extend(unknown(&drawn).into_iter().map(Gap::Drawn));
    let moved_unknown = moved.is_some_and(|glimpse| glimpse.card.is_none());
    base.hands[opponent] = known;
    let mut found = Vec::new();
    // The whole hand is known, so the card just drawn is one of it.
    if moved_unknown && open.counts[opponent] == known.count() && gaps.is_empty() {
        base.rest = pool;
        for card in rows.kinds(&known) {
            let mut world = base;
            world.moved.as_mut().expect("a card was drawn").card = card;
            found.push((world, u64::from(rows.count(&known, card))));
        }
        return found;
    }
    gaps.extend(moved_unknown.then_some(Gap::Moved));
    let missing = open.counts[opponent] - known.count() - u16::from(moved_unknown);
    fill(game, opponent, &gaps, missing, Kind(0), pool, &base, 1, &mut found);
    if found.len() > TOO_MANY {
        return Vec::new();
    }
    found.retain(|(world, _)| a_haggler_has_a_use(game, world));
    found
}

/// ASA.40: whoever played a Haggler holds a ware card for it.
fn a_haggler_has_a_use(game: &Asante, world: &State) -> bool {
    let mut world = *world;
    if let Some(Frame::React { .. }) = world.frames.last() {
        game.apply(&mut world, Action::Reaction(Reaction::Let));
    }
    let mut legal = Vec::new();
    game.legal_actions(&world, &mut legal);
    game.frame(&world) != "haggle" || !legal.is_empty()
}

/// Searchers play on in the worlds they draw: in each of them, whoever has something to decide can, until the end.
#[test]
fn worlds_can_be_played_on() {
    for (deck, games) in [(None, 25), (Some(SHORT_DECK), 15)] {
        let game = build(deck, 20);
        let mut rng = generator(116);
        for _ in 0..games {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                for viewer in Viewer::all(2) {
                    let view = game.view(&state, viewer);
                    for view in [view.clone(), view.forgetful()] {
                        let mut world = game.determinize(&view, &mut rng);
                        for _ in 0..12 {
                            if game.turn(&world) != Turn::Over {
                                random_step(&game, &mut world, &mut rng);
                            }
                        }
                        game.audit(&world).expect("nothing is lost");
                    }
                }
                random_step(&game, &mut state, &mut rng);
            }
        }
    }
}

/// The other player has played a Haggler, so there is a ware card in that hand: in every world.
#[test]
fn while_a_haggler_waits_its_player_holds_a_ware_card() {
    let mut table = crate::scene::dealt("haggler ttt keeper map loom", "th hs sf fa ae");
    for script in ["play haggler", "let"] {
        table.go(script);
        for view in [table.seen_by(2), table.seen_by(2).forgetful(), table.view(Viewer::Spectator)] {
            let mut rng = generator(4);
            for _ in 0..300 {
                let world = table.game.determinize(&view, &mut rng);
                assert!(a_haggler_has_a_use(&table.game, &world), "{view:?}");
            }
        }
    }
}

/// A deck in which the cards that a Haggler can be used for are few.
const HAGGLERS: &str = r#"
format = 1
[decks.few]
ware = [
  { id = "tt", en = "Two trinkets", fr = "Deux breloques", count = 1, wares = "TT", buy = 1, sell = 6, certainty = "ours" },
  { id = "hh", en = "Two hides", fr = "Deux peaux", count = 2, wares = "HH", buy = 1, sell = 6, certainty = "ours" },
  { id = "package", en = "A package", fr = "Un paquet", count = 4, wares = "?", buy = 1, sell = 4, certainty = "ours" },
]
person = [
  { id = "keeper", en = "Animal keeper", fr = "Animaliste", count = 5, effect = "cancel", certainty = "ours" },
  { id = "haggler", en = "Haggler", fr = "Marchandeur", count = 1, effect = "haggle", gold = 2, certainty = "ours" },
]
holy = [
  { id = "rwenzori", en = "Rwenzori", fr = "Chaîne du Rwenzori", count = 1, effect = "draw-card", certainty = "ours" },
  { id = "victoria", en = "Victoria Falls", fr = "Chutes Victoria", count = 1, effect = "take-gold", gold = 1, certainty = "ours" },
  { id = "okavango", en = "Okavango Delta", fr = "Delta de l’Okavango", count = 1, effect = "regain-action", certainty = "ours" },
]
"#;

/// The same for those who stand by: neither hand may use up what the Haggler needs, and all pairs of hands in which it has
/// a use are as likely as they are by physical cards.
#[test]
fn while_a_haggler_waits_spectators_give_its_player_a_ware_card() {
    let game = build(Some(HAGGLERS), 20);
    let rows = game.cards();
    for active in Seat::all(2) {
        let hands = ["haggler hh package keeper keeper", "tt hh package keeper keeper"];
        let [first, second] = if active == Seat(0) { hands } else { [hands[1], hands[0]] };
        let mut table = Scene { game: game.clone(), state: game.start() };
        table.go(&format!("first {}, deal {first} / {second}", active.0 + 1));
        table.go("place rwenzori, place victoria, place okavango");
        for script in ["play haggler", "let"] {
            table.go(script);
            let view = table.view(Viewer::Spectator);
            let mut rng = generator(116);
            let mut base = game.determinize(&view, &mut rng);
            base.hands = Both::default();
            let mut pool = rows.full();
            rows.remove(&mut pool, table.card("haggler"));
            let (mut one_hand, mut worlds) = (Vec::new(), Vec::new());
            let counts = view.open.counts;
            fill(&game, active, &[], counts[active], Kind(0), pool, &base, 1, &mut one_hand);
            let other = Seat(1 - active.0);
            for (world, ways) in one_hand {
                fill(&game, other, &[], counts[other], Kind(0), world.rest, &world, ways, &mut worlds);
            }
            worlds.retain(|(world, _)| a_haggler_has_a_use(&game, world));
            law_8_distribution(&game, &view, &worlds, &mut rng).unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

/// The known cards of the other hand, and the glimpses on top, drawn, and moved into a hand.
fn what_is_known(
    game: &Asante,
    view: &ViewOf<Asante>,
    opponent: Seat,
) -> (Cards, Vec<Glimpse>, Vec<Glimpse>, Option<Glimpse>) {
    let rows = game.cards();
    let open = &view.open;
    if let Some(memory) = &view.memory {
        let between = memory.between.clone().expect("a player's view");
        return (rows.bag(&between.known[opponent]), between.top, between.drawn, between.moved);
    }
    let mut known = Cards::EMPTY;
    let mut moved = None;
    let seen = if let Some(Own::Moved(card)) = view.last.own { Some(card) } else { None };
    match (view.last.deed.act, seen) {
        (Act::Robbed(by), Some(card)) if by == opponent => rows.add(&mut known, card),
        (Act::Gave(by), Some(card)) if by != opponent => rows.add(&mut known, card),
        (Act::Did { by, action: Action::Card(OfCards::Fetch(card)) }, _) if by == opponent => {
            rows.add(&mut known, card);
        }
        (Act::Drew(by), card) => moved = Some(Glimpse { card, known: SeatSet::only(by) }),
        _ => {}
    }
    let known_to = SeatSet::only(open.active);
    let looked: Vec<Glimpse> = (0..usize::from(open.looked))
        .map(|place| Glimpse { card: open.looking.get(place).copied(), known: known_to })
        .collect();
    match open.frames.last() {
        Some(Frame::Looking(Looking::Peek { .. }) | Frame::Nature(Nature::Draw(Draw::Peek { .. }))) => {
            (known, looked, Vec::new(), moved)
        }
        _ => (known, Vec::new(), looked, moved),
    }
}

/// Fills the gaps one after the other, then the hand kind by kind; the rest is the draw pile.
#[allow(clippy::too_many_arguments, reason = "a recursion that carries its whole state")]
fn fill(
    game: &Asante,
    opponent: Seat,
    gaps: &[Gap],
    missing: u16,
    from: Kind,
    pool: Cards,
    world: &State,
    ways: u64,
    found: &mut Vec<(State, u64)>,
) {
    let rows = game.cards();
    if found.len() > TOO_MANY {
        return;
    }
    if let Some((gap, rest)) = gaps.split_first() {
        for card in rows.kinds(&pool).collect::<Vec<_>>() {
            let (mut pool_left, mut next) = (pool, *world);
            rows.remove(&mut pool_left, card);
            match *gap {
                Gap::Top(place) => next.top[place].card = card,
                Gap::Drawn(place) => next.drawn[place].card = card,
                Gap::Moved => {
                    next.moved.as_mut().expect("a card was drawn").card = card;
                    rows.add(&mut next.hands[opponent], card);
                }
            }
            let ways = ways * u64::from(rows.count(&pool, card));
            fill(game, opponent, rest, missing, from, pool_left, &next, ways, found);
        }
        return;
    }
    if missing == 0 {
        let mut next = *world;
        next.rest = pool;
        found.push((next, ways));
        return;
    }
    let Some(card) = rows.kinds(&pool).find(|&card| card >= from) else { return };
    let copies = u16::from(rows.count(&pool, card));
    let later = rows.list(&pool).into_iter().filter(|&other| other > card).count() as u16;
    let (mut pool_left, mut next) = (pool, *world);
    for taken in 0..=copies.min(missing) {
        if missing - taken <= later {
            let ways = ways * binomial(copies, taken);
            fill(game, opponent, &[], missing - taken, Kind(card.0 + 1), pool_left, &next, ways, found);
        }
        if taken < copies {
            rows.remove(&mut pool_left, card);
            rows.add(&mut next.hands[opponent], card);
        }
    }
}

fn binomial(of: u16, chosen: u16) -> u64 {
    (0..u64::from(chosen)).fold(1, |ways, step| ways * (u64::from(of) - step) / (step + 1))
}

/// The same for those who remember nothing. What players know of each other is no part of their worlds, so the real
/// position, which has it, is not one of these.
#[test]
fn conform_law_8_without_memory() {
    const VIEWS: u32 = 60;
    for (deck, turns) in [(Some(SHORT_DECK), 8), (None, 20)] {
        let game = build(deck, turns);
        let (mut tested, mut rng, mut games) = (0, generator(8), 0);
        while tested < VIEWS && games < 400 {
            let mut state = game.start();
            games += 1;
            while game.turn(&state) != Turn::Over && tested < VIEWS {
                for seat in Seat::all(2) {
                    let view = game.view(&state, Viewer::Seat(seat)).forgetful();
                    let few = view.open.counts[Seat(1 - seat.0)] <= 6 && random::below(&mut rng, 6) == 0;
                    let worlds = if few { list_all_worlds(&game, &view) } else { Vec::new() };
                    if (2..=1_500).contains(&worlds.len()) {
                        law_8_distribution(&game, &view, &worlds, &mut rng)
                            .unwrap_or_else(|broken| panic!("{broken}"));
                        tested += 1;
                    }
                }
                random_step(&game, &mut state, &mut rng);
            }
        }
        assert!(tested >= 20, "tested on {tested} views");
    }
}
