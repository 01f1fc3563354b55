//! Toys as words and numbers: known letters, known planes.

use game::{Doors, Letter, Notation, Observe, Rules, Seat, Secrets, Spell, Speller, Turn, Viewer};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;

use crate::toy;

/// The position after these steps, nature's among them.
fn after<G: Doors>(game: &G, steps: &[&str]) -> G::State {
    let mut state = game.start();
    for step in steps {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                let action = game.read_action(step).unwrap_or_else(|error| panic!("{step}: {error}"));
                game.play(&mut state, seat, action).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
            }
            Turn::Chance => {
                let chance = game.read_chance(step).unwrap_or_else(|error| panic!("{step}: {error}"));
                game.happen(&mut state, chance).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
            }
            Turn::Over => panic!("{step} comes after the end"),
        }
    }
    state
}

/// A plane of what a seat observes.
fn plane<G: Observe>(game: &G, state: &G::State, seat: u8, name: &str) -> Vec<u8> {
    let mut values = vec![9; G::value_count()];
    game.observe(&game.view(state, Viewer::Seat(Seat(seat))), &[], &mut values);
    let planes = G::planes();
    let plane = planes.iter().find(|plane| plane.name == name).unwrap_or_else(|| panic!("no plane {name}"));
    values[plane.begin..][..plane.shape.iter().product()].to_vec()
}

fn letters<G: Observe>() -> Vec<String> {
    (0..G::letter_count() as u16)
        .map(|letter| G::letter_name(Letter(letter)).expect("it has a name"))
        .collect()
}

#[test]
fn every_letter_has_a_name() {
    assert_eq!(letters::<TicTacToe>()[3..5], ["mark b1", "mark b2"]);
    assert_eq!(letters::<Nim>()[4..7], ["heap 5", "take 1", "take 2"]);
    assert_eq!(letters::<Kuhn>(), ["act check", "act bet", "act call", "act fold"]);
    assert_eq!(letters::<Leduc>(), ["act check", "act call", "act raise", "act fold"]);
    let duel =
        ["strike 1", "strike 2", "strike 3", "drop 1", "drop 2", "drop 3", "drop c", "counter", "pass"];
    assert_eq!(letters::<Duel>(), duel);
    assert_eq!(Duel::letter_name(Letter(9)), None);
}

#[test]
fn nim_is_played_letter_by_letter() {
    let game = toy::<Nim>(&[]);
    let state = after(&game, &["heaps 2 1 1", "take 1 from 2"]);
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let mut speller = Speller::default();
    speller.ask(&game, Seat(1), &legal);
    let names = |speller: &Speller<_>| -> Vec<String> {
        let mut mask = vec![0; Nim::letter_count()];
        speller.mask(&mut mask);
        let letters = (0..).map(Letter).take(mask.len()).filter(|letter| mask[letter.index()] == 1);
        letters.filter_map(Nim::letter_name).collect()
    };
    assert_eq!(names(&speller), ["heap 1", "heap 3"]);
    assert_eq!(speller.say(&game, Letter(0)), Ok(None));
    assert_eq!(names(&speller), ["take 1", "take 2"]);
    let said = speller.say(&game, Letter(6)).expect("the letter comes next").expect("a whole word");
    assert_eq!(game.write_action(said), "take 2 from 1");

    // The letters already said are the first of the numbers.
    let mut values = vec![9; Nim::value_count()];
    game.observe(&game.view(&state, Viewer::Seat(Seat(0))), &speller.said()[..1], &mut values);
    assert_eq!(values[..Nim::letter_count()], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    game.observe(&game.view(&state, Viewer::Spectator), speller.said(), &mut values);
    assert!(values.iter().all(|&value| value == 0), "whoever has no seat observes nothing");
}

#[test]
fn planes_stand_one_after_the_other() {
    fn check<G: Observe>(values: usize) {
        let planes = G::planes();
        let mut end = 0;
        for plane in &planes {
            assert_eq!(plane.begin, end, "{}", plane.name);
            end += plane.shape.iter().product::<usize>();
        }
        assert_eq!((end, G::value_count()), (values, values));
        assert_eq!([planes[0].name, planes[1].name, planes[2].name], ["said", "players", "seat"]);
    }
    check::<TicTacToe>(9 + 12 + 18);
    check::<Nim>(14 + 12 + 62);
    check::<Kuhn>(4 + 12 + 18);
    check::<Leduc>(4 + 12 + 53);
    check::<Duel>(9 + 12 + 162);
}

#[test]
fn squares_are_those_of_the_viewer_first() {
    let game = toy::<TicTacToe>(&[]);
    let state = after(&game, &["b2", "a1", "c3"]);
    let (crosses, nought) = ([0, 0, 0, 0, 1, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(plane(&game, &state, 0, "squares"), [crosses, nought].concat());
    assert_eq!(plane(&game, &state, 1, "squares"), [nought, crosses].concat());
    assert_eq!(plane(&game, &state, 1, "players"), [0, 1, 0, 0, 0, 0]);
    assert_eq!(plane(&game, &state, 1, "seat"), [0, 1, 0, 0, 0, 0]);
}

#[test]
fn heaps_are_thermometers() {
    let game = toy::<Nim>(&[("misere", "on"), ("heaps", "2")]);
    let state = after(&game, &["heaps 2 3", "take 1 from 2"]);
    let heaps = plane(&game, &state, 0, "heaps");
    assert_eq!(heaps[..9], [1, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(heaps[9..18], heaps[..9]);
    assert!(heaps[18..].iter().all(|&value| value == 0));
    assert_eq!([0, 1].map(|seat| plane(&game, &state, seat, "moves")), [[0], [1]]);
    assert_eq!(plane(&game, &state, 0, "misere"), [1]);
    assert_eq!(plane(&game, &state, 0, "largest heap"), [1, 1, 1, 1, 1, 0, 0, 0, 0]);
}

#[test]
fn a_card_is_observed_by_the_others_once_it_is_shown() {
    let game = toy::<Kuhn>(&[]);
    let (hidden, shown) = (["deal k j", "bet"], ["deal k j", "bet", "call"]);
    let observed = |steps: &[&str], seat: u8, name: &str| plane(&game, &after(&game, steps), seat, name);
    assert_eq!(observed(&hidden, 1, "own card"), [1, 0, 0]);
    assert_eq!(observed(&hidden, 1, "other card"), [0, 0, 0]);
    assert_eq!(observed(&shown, 1, "other card"), [0, 0, 1]);
    assert_eq!(observed(&shown, 0, "other card"), [1, 0, 0]);
    assert_eq!(observed(&shown, 0, "acts"), [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn the_first_round_is_observed_by_who_remembers_it() {
    let game = toy::<Leduc>(&[]);
    let state = after(&game, &["deal jr kb", "check", "raise", "call", "turn jb", "raise"]);
    assert_eq!(plane(&game, &state, 1, "chips"), [3, 7]);
    assert_eq!(plane(&game, &state, 1, "card on the table"), [0, 1, 0, 0, 0, 0]);
    let first = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0; 4]].concat();
    assert_eq!(plane(&game, &state, 1, "acts of the first round"), first);
    let mut values = vec![9; Leduc::value_count()];
    game.observe(&game.view(&state, Viewer::Seat(Seat(1))).forgetful(), &[], &mut values);
    assert!(
        values[values.len() - 17..].iter().all(|&value| value == 0),
        "nor that there is something to remember"
    );
}

#[test]
fn an_exchange_is_observed_frame_by_frame() {
    let game = toy::<Duel>(&[]);
    let state = after(&game, &["deal 12c 3cc", "draw 2", "strike 2", "counter"]);
    let frames = plane(&game, &state, 1, "frames");
    // It is the other's turn; the blow of 2 was for the viewer to answer, and the counter is for the other.
    assert_eq!(frames[..10], [0, 0, 1, 0, 0, 1, 0, 0, 0, 0]);
    assert_eq!(frames[10..20], [0, 0, 0, 1, 1, 0, 0, 1, 0, 0]);
    assert_eq!(frames[20..30], [0, 0, 0, 1, 0, 1, 0, 0, 0, 1]);
    assert!(frames[30..].iter().all(|&value| value == 0));
    assert_eq!(plane(&game, &state, 1, "counts"), [2, 3]);
    assert_eq!(plane(&game, &state, 1, "own hand"), [[0; 4], [0; 4], [1, 0, 0, 0], [1, 0, 0, 0]].concat());
    let ended = after(&game, &["deal 12c 3cc", "draw 2", "strike 2", "pass"]);
    assert_eq!([0, 1].map(|seat| plane(&game, &ended, seat, "harm")), [[0, 2], [2, 0]]);
}

#[test]
fn settings_are_observed() {
    let start = |hand: &str, lives: &str| {
        let game = toy::<Duel>(&[("hand", hand), ("lives", lives)]);
        let mut values = vec![9; Duel::value_count()];
        game.observe(&game.view(&game.start(), Viewer::Seat(Seat(0))), &[], &mut values);
        values
    };
    assert_ne!(start("3", "4"), start("4", "4"));
    assert_ne!(start("3", "4"), start("3", "5"));
}
