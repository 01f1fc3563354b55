//! Whether something might be done, and why not.

use game::{Data, MemoryAid, Refusal, Seat, Viewer};
use protocol::{Denial, Motion, Move, ToServer};
use table::ClientId;

use crate::scene::{Message, Scene, accepted, denied, setup, updates};

fn text(text: &str) -> Move {
    Move::Text(text.to_owned())
}

fn asks(scene: &mut Scene, client: ClientId, action: Move) -> Vec<Message> {
    let position = scene.position();
    scene.says(client, &ToServer::Judge { position, action })
}

/// Why something might not be done; nothing if it might.
fn judged(told: &[Message]) -> Option<Refusal> {
    let [Message::Judged { allowed, refusal, words, .. }] = told else { panic!("{told:?}") };
    assert_eq!(*allowed, refusal.is_none());
    assert_eq!(*words, refusal.as_ref().map(Refusal::phrase));
    refusal.clone()
}

/// Ann is to act.
fn asked() -> (Scene, Vec<ClientId>) {
    let (mut scene, clients) = Scene::begun(setup("mu", 3, &["ann", "ben", "cleo"]), &["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.forget_what_was_told();
    (scene, clients)
}

/// Every action that was ever offered to anybody, while the game goes on for so many moves.
fn offered(scene: &mut Scene, clients: &[ClientId], moves: usize) -> Vec<Data> {
    let mut known: Vec<Data> = Vec::new();
    for _ in 0..moves {
        let seat = scene.turn();
        let choices = scene.table.game().sight(Viewer::Seat(seat), MemoryAid::Off).choices;
        for choice in choices {
            if !known.contains(&choice.action) {
                known.push(choice.action);
            }
        }
        scene.plays_something(clients[seat.index()]);
    }
    known
}

#[test]
fn what_is_offered_is_allowed() {
    let (mut scene, clients) = asked();
    let choices = scene.look(clients[0]).sight.choices;
    assert!(choices.len() > 1);
    for choice in choices {
        assert_eq!(judged(&asks(&mut scene, clients[0], Move::Actions(vec![choice.action]))), None);
        assert_eq!(judged(&asks(&mut scene, clients[0], text(&choice.notation))), None);
    }
}

#[test]
fn it_is_refused_for_the_reason_for_which_it_would_not_be_done() {
    let (mut scene, clients) = asked();
    let known = offered(&mut scene, &clients, 60);
    let seat = scene.turn();
    let client = clients[seat.index()];
    let mut illegal = 0;
    for action in known {
        let action = Move::Actions(vec![action]);
        let Some(refusal) = judged(&asks(&mut scene, client, action.clone())) else { continue };
        assert_eq!(denied(&scene.plays(client, action)), Denial::Refused(refusal.clone()));
        illegal += u32::from(matches!(refusal, Refusal::Illegal(_)));
    }
    assert!(illegal > 0, "the rules refused something");
    for nonsense in ["", "xylophone", "pass; pass; pass"] {
        let refusal = judged(&asks(&mut scene, client, text(nonsense))).expect("it is nonsense");
        assert_eq!(denied(&scene.plays(client, text(nonsense))), Denial::Refused(refusal));
    }
}

#[test]
fn only_who_asked_is_told_and_nothing_changes() {
    let (mut scene, clients) = asked();
    let before = (scene.table.seq(), scene.table.notes(), scene.look(clients[1]), scene.table.due());
    scene.forget_what_was_told();
    let action = scene.look(clients[0]).sight.choices[0].action.clone();
    judged(&asks(&mut scene, clients[0], Move::Actions(vec![action.clone()])));
    for other in [clients[1], clients[2]] {
        assert!(scene.told(other).is_empty());
    }
    let after = (scene.table.seq(), scene.table.notes(), scene.look(clients[1]), scene.table.due());
    assert_eq!(before, after);
    accepted(&scene.plays(clients[0], Move::Actions(vec![action])));
}

#[test]
fn who_is_not_to_act_is_told_whose_turn_it_is() {
    let (mut scene, clients) = asked();
    let action = scene.look(clients[0]).sight.choices[0].action.clone();
    for other in [clients[1], clients[2]] {
        let refusal = judged(&asks(&mut scene, other, Move::Actions(vec![action.clone()])));
        assert_eq!(refusal, Some(Refusal::NotYourTurn(Seat(0))));
    }
}

#[test]
fn a_position_that_has_gone_by_is_not_judged() {
    let (mut scene, clients) = asked();
    let position = scene.position();
    let told = scene.says(clients[0], &ToServer::Judge { position: position - 1, action: text("pass") });
    assert_eq!(denied(&told), Denial::Stale(position));
    assert_eq!(updates(&told).len(), 1, "and it is told what was missed");
}

#[test]
fn nothing_is_judged_for_who_watches() {
    let (mut scene, _) = asked();
    let watcher = scene.comes("dora");
    assert_eq!(denied(&asks(&mut scene, watcher, text("pass"))), Denial::NotSeated);
}

#[test]
fn what_keeps_a_move_from_being_played_keeps_it_from_being_judged() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    let key = scene.key();
    accepted(&scene.says(clients[0], &ToServer::Ask { key, motion: Motion::Pause }));
    assert_eq!(denied(&asks(&mut scene, clients[0], text("pass"))), Denial::Paused);
    scene.gives_up(clients[0]);
    assert_eq!(denied(&asks(&mut scene, clients[0], text("pass"))), Denial::Over);
}
