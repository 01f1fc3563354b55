//! Law 8's slow enumerator: every way to put the unseen cards, one by one, where the view has room for them. Bags and sets
//! of suits aside, it shares no code with the drawing of worlds that it checks: deck, triangles, suits and who failed to
//! follow are said here once more, from the clauses, and every field of a world is written from the view. Without memory
//! only the trick on the table and the one just won show who lacks a suit (decision 007).

use cards::{Bag, Colour, Kind};
use game::{BySeat, Doors, Rules, Seat, ViewOf, Viewer, random};
use mu::Mu;
use mu::card::{Sort, Suit, Suits, Trump, Trumps};
use mu::state::{Act, Auction, Frame, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashSet;
use testkit::conform::law_8_distribution;

use crate::scene::{Scene, Table};

/// Ways tried before a view is given up as too large.
const TOO_MANY: f64 = 60_000.0;

/// DECK.1: the numbers in every colour.
const NUMBERS: [u8; 12] = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];
/// DECK.2: the triangles on a card of each number.
const TRIANGLES: [u8; 10] = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0];

/// Where a card can be that the viewer does not see.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Tricks(Seat),
}

/// All worlds that fit a view, one for each way to lay out the physical cards. There can be too many to list: then none
/// is.
pub fn list_worlds(game: &Mu, view: &ViewOf<Mu>) -> Vec<(State, u64)> {
    let open = &view.open;
    match open.frame {
        Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => return Vec::new(),
        Frame::Bidding | Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner | Frame::Playing => {}
    }
    let seats = game.seats();
    let mut rooms = Vec::new();
    for seat in Seat::all(seats) {
        if view.viewer != Viewer::Seat(seat) {
            rooms.push((Place::Hand(seat), open.counts[seat]));
        }
        if view.memory.is_none() {
            let in_sight = u8::from(view.last.deed.trick.is_some_and(|taken| taken.by == seat));
            rooms.push((Place::Tricks(seat), (open.tricks[seat] - in_sight) * seats));
        }
    }
    let mut found = Vec::new();
    if how_many(&rooms) <= TOO_MANY {
        let won = [open.won.chiefs, open.won.others];
        put(&unseen(view), &mut rooms, &certain(seats, view), won, &mut found);
    }
    found
}

/// n! / (a! b! …), suits that somebody lacks not counted.
fn how_many(rooms: &[(Place, u8)]) -> f64 {
    let (mut ways, mut placed) = (1.0, 0.0);
    for &(_, room) in rooms {
        for card in 1..=room {
            placed += 1.0;
            ways *= placed / f64::from(card);
        }
    }
    ways
}

/// Puts the cards, one after the other, wherever there is room and the seat has not shown to lack their suit (MU.32).
/// What is then found must have the triangles of both sides, which are counted aloud.
fn put(
    cards: &[Kind],
    rooms: &mut [(Place, u8)],
    world: &State,
    won: [u8; 2],
    found: &mut Vec<(State, u64)>,
) {
    let Some((&card, rest)) = cards.split_first() else {
        assert!(rooms.iter().all(|&(_, room)| room == 0), "the cards fill the places");
        if by_side(world) == won {
            found.push((*world, 1));
        }
        return;
    };
    for index in 0..rooms.len() {
        let (place, room) = rooms[index];
        let mut next = *world;
        match place {
            Place::Hand(seat) if world.voids[seat].has(suit(world.contract.trumps, card)) => continue,
            Place::Hand(seat) => next.hidden[seat].add(card),
            Place::Tricks(seat) => win(card, seat, &mut next.played, &mut next.triangles),
        }
        if room > 0 {
            rooms[index].1 -= 1;
            put(rest, rooms, &next, won, found);
            rooms[index].1 += 1;
        }
    }
}

/// MU.40: a card won counts for the seat that won it.
fn win(card: Kind, seat: Seat, played: &mut Bag, triangles: &mut BySeat<u8>) {
    played.add(card);
    triangles[seat] += TRIANGLES[usize::from(card.number())];
}

/// MU.21, MU.41: the triangles of chief and partner, and those of everybody else.
fn by_side(world: &State) -> [u8; 2] {
    let is_chiefs = |seat: Seat| world.contract.chief == seat || world.contract.partner == Some(seat);
    let sum = |chiefs: bool| {
        let side = world.triangles.iter().filter(|&(seat, _)| is_chiefs(seat) == chiefs);
        side.map(|(_, triangles)| triangles).sum()
    };
    [sum(true), sum(false)]
}

/// The position with what is certain, and nothing in the secret places.
fn certain(seats: u8, view: &ViewOf<Mu>) -> State {
    let open = &view.open;
    let (played, triangles, voids) = match &view.memory {
        Some(memory) => (memory.played, memory.triangles, memory.voids),
        None => in_sight(seats, view),
    };
    State {
        hidden: BySeat::from_fn(seats, |seat| match view.viewer {
            Viewer::Seat(viewer) if viewer == seat => open.own.expect("a player sees the own hand"),
            Viewer::Seat(_) | Viewer::Spectator => Bag::EMPTY,
        }),
        laid: open.laid,
        played,
        voids,
        triangles,
        tricks: open.tricks,
        trick: open.trick,
        leader: open.leader,
        frame: open.frame,
        turn: open.turn,
        auction: open.auction,
        contract: open.contract,
        dealer: open.dealer,
        hands_played: open.hands_played,
        scores: open.scores,
        left_out: open.left_out,
        last: view.last.deed,
    }
}

/// What can be seen of the tricks without memory: the cards just won, their triangles, and who lacks which suits.
fn in_sight(seats: u8, view: &ViewOf<Mu>) -> (Bag, BySeat<u8>, BySeat<Suits>) {
    let open = &view.open;
    let trumps = open.contract.trumps;
    let (mut played, mut triangles) = (Bag::EMPTY, BySeat::all(seats, 0));
    let mut lacking = lacking(trumps, seats, open.leader, &open.trick);
    if let Some(taken) = view.last.deed.trick {
        taken.cards.iter().for_each(|&card| win(card, taken.by, &mut played, &mut triangles));
        lacking.extend(self::lacking(trumps, seats, taken.leader, &taken.cards));
    }
    let voids = BySeat::from_fn(seats, |seat| {
        let suits = lacking.iter().filter(|(by, _)| *by == seat).map(|&(_, suit)| suit);
        Suits::from(suits.collect::<Vec<Suit>>())
    });
    (played, triangles, voids)
}

/// The cards that are somewhere the viewer cannot see: MU.1, all are dealt out but for those of the colours left out.
fn unseen(view: &ViewOf<Mu>) -> Vec<Kind> {
    let open = &view.open;
    let left_out: Vec<Colour> = open.left_out.iter().flat_map(|pair| pair.colours()).collect();
    let in_play = Colour::ALL.into_iter().filter(|colour| !left_out.contains(colour));
    let mut rest: Vec<Kind> =
        in_play.flat_map(|colour| NUMBERS.map(|number| Kind::new(colour, number))).collect();
    let mut seen: Vec<Kind> = open.trick.to_vec();
    open.laid.values().for_each(|cards| seen.extend(cards.cards()));
    seen.extend(open.own.iter().flat_map(|hand| hand.cards()));
    match (&view.memory, view.last.deed.trick) {
        (Some(memory), _) => seen.extend(memory.played.cards()),
        (None, Some(taken)) => seen.extend(taken.cards.iter()),
        (None, None) => {}
    }
    for card in seen {
        let place = rest.iter().position(|&other| other == card).expect("a card of the deck, seen once");
        rest.remove(place);
    }
    rest
}

/// MU.31: all that is trump by the chief's or the vice's choice is one suit, and no card of its colour.
fn suit(trumps: Trumps, card: Kind) -> Suit {
    let is_trump = [trumps.chief, trumps.vice].into_iter().flatten().any(|trump| match trump.sort() {
        Sort::Colour(colour) => card.colour() == colour,
        Sort::Number(number) => card.number() == number,
    });
    if is_trump { Suit::Trump } else { Suit::Colour(card.colour()) }
}

/// MU.32: who did not follow to these cards, played clockwise, has none of the suit led.
fn lacking(trumps: Trumps, seats: u8, leader: Seat, cards: &[Kind]) -> Vec<(Seat, Suit)> {
    let Some(&first) = cards.first() else { return Vec::new() };
    let led = suit(trumps, first);
    let clockwise = (0..seats).map(|place| Seat((leader.0 + place) % seats));
    clockwise
        .zip(cards)
        .filter(|&(_, &card)| suit(trumps, card) != led)
        .map(|(seat, _)| (seat, led))
        .collect()
}

/// A hand about to be played as nature dealt it, with any trumps; seat 1 leads.
fn about_to_be_played(seats: u8, rng: &mut Xoshiro256PlusPlus) -> Scene {
    let mut scene = Scene::new(seats, "hands=2");
    scene.go("dealer 1");
    while scene.turn() == "nature" {
        let chance = scene.game.sample(&scene.state, rng);
        scene.game.happen(&mut scene.state, chance).expect("nature can do it");
    }
    // MU.17, MU.20: three players have no vice, and nobody repeats the vice's trump.
    let mut trumps: Vec<Option<Trump>> = Trump::all().map(Some).collect();
    let vice = if seats == 3 { None } else { random::pick(rng, &trumps) };
    trumps.push(None);
    trumps.retain(|&trump| trump.is_none() || trump != vice);
    scene.edit(|state| {
        (state.frame, state.auction) = (Frame::Playing, Auction::default());
        (state.turn, state.leader) = (Seat(0), Seat(0));
        state.contract.bid = 1;
        state.contract.trumps = Trumps { chief: random::pick(rng, &trumps), vice };
        // MU.21: three players have no partners.
        state.contract.partner =
            (seats > 3).then(|| Seat(1 + random::below(rng, u32::from(seats) - 1) as u8));
    });
    scene
}

fn play_any_card(scene: &mut Scene, rng: &mut Xoshiro256PlusPlus) {
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let (seat, action) = (scene.acting().expect("somebody to act"), random::pick(rng, &legal));
    scene.game.play(&mut scene.state, seat, action).expect("it is legal");
}

/// Without memory the tricks won are unknown too, and views have few worlds only when nearly all cards were laid.
#[test]
fn worlds_without_memory_are_drawn_evenly() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut tested, mut narrowed, mut counted, mut both) = ([0; 7], 0, 0, 0);
    for round in 0..24_u8 {
        let seats = 3 + round % 3;
        let mut scene = about_to_be_played(seats, &mut rng);
        scene.edit(|state| {
            if round % 2 == 1 {
                sort_by_colour(&mut state.hidden);
            }
            for seat in Seat::all(seats) {
                let keep = state.hidden[seat].draw(&mut rng, 1 + round / 12);
                state.laid[seat] = state.hidden[seat].minus(keep);
                state.hidden[seat] = keep;
            }
        });
        for _ in 0..=3 * seats {
            play_any_card(&mut scene, &mut rng);
            for viewer in [Viewer::Seat(Seat(round % seats)), Viewer::Spectator] {
                let view = scene.view(viewer).forgetful();
                let worlds = list_worlds(&scene.game, &view);
                let different = worlds.iter().map(|(world, _)| world).collect::<HashSet<_>>().len();
                if (2..=1_000).contains(&different) {
                    law_8_distribution(&scene.game, &view, &worlds, &mut rng)
                        .unwrap_or_else(|broken| panic!("{broken}"));
                    tested[view.open.tricks.values().sum::<u8>().min(6) as usize] += 1;
                    narrowed += u32::from(somebody_lacks_an_unseen_suit(&view, &worlds[0].0));
                    let [any, of_both] = triangles_tell_something(&view, &worlds);
                    counted += u32::from(any);
                    both += u32::from(of_both);
                }
            }
        }
    }
    assert!(tested[0] > 20 && tested[1] > 20, "views before and after the first trick: {tested:?}");
    assert!(narrowed > 20, "views in which somebody was seen to lack a suit: {narrowed}");
    assert!(
        counted > 20 && both > 5,
        "views with triangles out of sight, of one side and of both: {counted}, {both}"
    );
}

/// Do cards out of sight have triangles on either side, and are there worlds that differ in them by player or in what is
/// where? The second answer is about both sides.
fn triangles_tell_something(view: &ViewOf<Mu>, worlds: &[(State, u64)]) -> [bool; 2] {
    let first = &worlds[0].0;
    if worlds.iter().all(|(world, _)| world.played == first.played) {
        return [false; 2];
    }
    let seats = first.tricks.count();
    let [mut chiefs, mut others] = [false; 2];
    for (seat, tricks) in view.open.tricks.iter() {
        let in_sight = u8::from(view.last.deed.trick.is_some_and(|taken| taken.by == seat));
        let out_of_sight = (tricks - in_sight) * seats > 0;
        if seat == view.open.contract.chief || Some(seat) == view.open.contract.partner {
            chiefs |= out_of_sight;
        } else {
            others |= out_of_sight;
        }
    }
    [chiefs || others, chiefs && others]
}

/// Hands of one or two colours, so that hardly anybody can follow.
fn sort_by_colour(hands: &mut BySeat<Bag>) {
    let (seats, size) = (hands.count(), hands[Seat(0)].count());
    let all: Vec<Kind> = hands.values().fold(Bag::EMPTY, Bag::plus).cards().collect();
    for (seat, hand) in Seat::all(seats).zip(all.chunks(usize::from(size))) {
        hands[seat] = hand.iter().copied().collect();
    }
}

fn somebody_lacks_an_unseen_suit(view: &ViewOf<Mu>, world: &State) -> bool {
    let trumps = world.contract.trumps;
    let others = Seat::all(world.voids.count()).filter(|&seat| view.viewer != Viewer::Seat(seat));
    let lacks = |seat: Seat| unseen(view).iter().any(|&card| world.voids[seat].has(suit(trumps, card)));
    others.filter(|&seat| view.open.counts[seat] > 0).any(lacks)
}

/// The worlds of a view with memory are listed from what is remembered, so that is recounted here from the plays: the cards,
/// the triangles, and exactly the suits that somebody did not follow (MU.31, MU.32, MU.40).
#[test]
fn a_perfect_memory_is_what_the_tricks_have_shown() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for round in 0..16_u8 {
        let seats = 3 + round % 4;
        let mut scene = about_to_be_played(seats, &mut rng);
        let (trumps, mut leader) = (scene.open().contract.trumps, Seat(0));
        let (mut played, mut triangles) = (Bag::EMPTY, BySeat::all(seats, 0));
        let (mut trick, mut lacking) = (Vec::new(), Vec::new());
        loop {
            play_any_card(&mut scene, &mut rng);
            if scene.frame() != "playing" {
                break;
            }
            let Act::Played { card, .. } = scene.last().act else { panic!("a card was played") };
            trick.push(card);
            lacking.extend(self::lacking(trumps, seats, leader, &trick));
            if let Some(taken) = scene.last().trick {
                trick.drain(..).for_each(|card| win(card, taken.by, &mut played, &mut triangles));
                leader = taken.by;
            }
            let memory = scene.memory();
            assert_eq!((memory.played, memory.triangles), (played, triangles));
            for (seat, suits) in memory.voids.iter() {
                let shown = Suit::ALL.map(|suit| lacking.contains(&(seat, suit)));
                assert_eq!(
                    Suit::ALL.map(|suit| suits.has(suit)),
                    shown,
                    "seat {seat} of {seats}, {trumps:?}"
                );
            }
        }
        assert!(!lacking.is_empty(), "somebody did not follow");
    }
}
