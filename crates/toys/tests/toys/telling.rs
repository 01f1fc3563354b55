//! What toys tell and ask.

use std::sync::Arc;

use game::{Command, Match, Refusal, Running, Seat, Turn, Viewer};
use testkit::Tested;
use testkit::scene::Scene;
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;

use crate::toy;

#[test]
fn only_the_seat_to_act_is_asked() {
    fn check<G: Tested>(script: &str) {
        let mut scene = Scene::<G>::new(2, "");
        for step in script.split(", ") {
            scene.go(step);
            for viewer in Viewer::all(2) {
                let asked = scene.game.ask(&scene.game.view(&scene.state, viewer));
                let is_to_act = viewer.seat().map(Turn::Seat) == Some(scene.game.turn(&scene.state));
                assert_eq!(asked.len(), usize::from(is_to_act), "{} {viewer:?} {step}", G::NAME);
            }
        }
    }
    check::<TicTacToe>("a1, b1, a2, b2, a3");
    check::<Nim>("heaps 1 1 2, take 2 from 3, take 1 from 1, take 1 from 2");
    check::<Kuhn>("deal j k, check, bet, fold");
    check::<Leduc>("deal jr kb, raise, call, turn qr, check, check");
    check::<Duel>("deal 11c 2cc, draw 3, strike 3, counter, counter, pass, draw 1, drop 1");
}

/// What this viewer is told of the last of these steps: a key each.
fn told<G: Tested>(script: &str, viewer: Viewer) -> Vec<String> {
    let (before, last) = script.rsplit_once(", ").map_or((None, script), |(b, l)| (Some(b), l));
    let mut scene = Scene::<G>::new(2, "");
    if let Some(before) = before {
        scene.go(before);
    }
    let before = scene.game.view(&scene.state, viewer);
    scene.go(last);
    let after = scene.game.view(&scene.state, viewer);
    scene.game.narrate(&before, &after).iter().map(ToString::to_string).collect()
}

#[test]
fn what_only_one_player_saw_is_told_to_that_player_alone() {
    let [one, two] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
    assert_eq!(told::<Kuhn>("deal j k", one), ["kuhn-dealt", "kuhn-own-card(card=j)"]);
    assert_eq!(told::<Kuhn>("deal j k", Viewer::Spectator), ["kuhn-dealt"]);
    assert_eq!(told::<Leduc>("deal jr kb", two), ["leduc-dealt", "leduc-own-card(card=kb)"]);
    assert_eq!(told::<Leduc>("deal jr kb", Viewer::Spectator), ["leduc-dealt"]);
    assert_eq!(told::<Duel>("deal 11c 223", two), ["duel-dealt", "duel-own-hand(cards=2 2 3)"]);
    let drawn = "deal 11c 223, draw 3";
    assert_eq!(told::<Duel>(drawn, one), ["duel-drew(who=seat 1)", "duel-own-card(card=3)"]);
    assert_eq!(told::<Duel>(drawn, two), ["duel-drew(who=seat 1)"]);
    let dropped = "deal 11c 223, draw 3, drop c";
    assert_eq!(told::<Duel>(dropped, one), ["duel-dropped(who=seat 1)", "duel-own-card(card=c)"]);
    assert_eq!(told::<Duel>(dropped, two), ["duel-dropped(who=seat 1)"]);
}

#[test]
fn what_all_saw_is_told_to_all() {
    for viewer in Viewer::all(2) {
        assert_eq!(told::<TicTacToe>("b2", viewer), ["ttt-marked(who=seat 1, square=b2)"]);
        let took = ["nim-took(who=seat 1, count=2, heap=3)"];
        assert_eq!(told::<Nim>("heaps 1 1 2, take 2 from 3", viewer), took);
        let called = ["kuhn-acted(who=seat 2, act=kuhn-call)", "kuhn-shown(cards=j k)"];
        assert_eq!(told::<Kuhn>("deal j k, bet, call", viewer), called);
        let struck = ["duel-struck(who=seat 1, card=3)"];
        assert_eq!(told::<Duel>("deal 11c 223, draw 3, strike 3", viewer), struck);
    }
}

#[test]
fn a_number_alone_is_a_take_from_the_only_heap() {
    let read = |settings: &[(&str, &str)], text: &str| {
        let mut table = Running::new(Arc::new(toy::<Nim>(settings)));
        let layout = if settings.is_empty() { "heaps 3 4 5" } else { "heaps 5" };
        table.happen(layout).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        table.consider(Seat(0), Command::Text(text)).map(|considered| considered.notation().to_vec())
    };
    assert_eq!(read(&[("heaps", "1")], " 3 "), Ok(vec!["take 3 from 1".to_owned()]));
    assert!(matches!(read(&[("heaps", "1")], "6"), Err(Refusal::Illegal(_))), "too many");
    assert!(matches!(read(&[("heaps", "1")], "+3"), Err(Refusal::Unreadable(_))));
    assert!(matches!(read(&[], "3"), Err(Refusal::Unreadable(_))), "of which heap?");
}
