//! Moves are meant for a position, and are checked by the rules.

use game::{Refusal, Seat};
use protocol::{Denial, Motion, Move, ToServer};
use serde_json::json;

use crate::scene::{Message, Scene, accepted, denied, key, updates};

#[test]
fn a_move_for_a_position_that_has_gone_by_is_denied_and_what_was_missed_is_told() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    let old = scene.position();
    let behind = clients[scene.turn().next(3).index()];
    let seen = scene.look(behind).seq;
    scene.says(behind, &ToServer::Seen { seq: seen });
    scene.goes_on();
    let play = ToServer::Play { key: key("late"), position: old, action: Move::Text("pass".to_owned()) };
    let told = scene.says(behind, &play);
    assert_eq!(denied(&told), Denial::Stale(scene.position()));
    let update = &updates(&told)[0];
    assert_eq!(update.seq, scene.table.seq());
    let missed: Vec<u64> = update.told.iter().map(|told| told.seq).collect();
    assert_eq!(missed, (seen + 1..=scene.table.seq()).collect::<Vec<u64>>());
}

#[test]
fn a_move_for_a_position_to_come_is_denied() {
    let (mut scene, _) = Scene::safaru(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let position = scene.position() + 1;
    let play = ToServer::Play { key: key("early"), position, action: Move::Text("draw".to_owned()) };
    assert_eq!(denied(&scene.says(client, &play)), Denial::Stale(position - 1));
}

#[test]
fn chat_does_not_make_a_move_late() {
    let (mut scene, _) = Scene::safaru(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let present = scene.look(client);
    accepted(&scene.chats(client, "hm"));
    assert_eq!(scene.look(client).position, present.position);
    let action = Move::Actions(vec![present.sight.choices[0].action.clone()]);
    accepted(&scene.says(client, &ToServer::Play { key: key("a7"), position: present.position, action }));
}

#[test]
fn a_position_that_comes_back_is_another_one() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    let before = scene.look(clients[0]);
    scene.goes_on_to_a_quiet_move_of(clients[0]);
    accepted(&scene.takes_back(clients[0]));
    let after = scene.look(clients[0]);
    assert!(after.position > before.position);
    let action = Move::Actions(vec![before.sight.choices[0].action.clone()]);
    let play = ToServer::Play { key: key("old"), position: before.position, action };
    assert_eq!(denied(&scene.says(clients[0], &play)), Denial::Stale(after.position));
}

#[test]
fn nobody_acts_out_of_turn() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    let turn = scene.turn();
    let other = clients[turn.next(3).index()];
    let told = scene.plays(other, Move::Text("release b2".to_owned()));
    assert_eq!(denied(&told), Denial::Refused(Refusal::NotYourTurn(turn)));
}

#[test]
fn who_watches_does_not_act() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    assert_eq!(denied(&scene.plays(ben, Move::Text("release b2".to_owned()))), Denial::NotSeated);
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_clause_and_nothing_changes() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let before = clients.iter().map(|client| scene.look(*client)).collect::<Vec<_>>();
    let told = scene.plays(client, Move::Text("discard r1".to_owned()));
    let Denial::Refused(Refusal::Illegal(why)) = denied(&told) else { panic!("{:?}", denied(&told)) };
    assert!(why.clause.starts_with("RUM."), "{}", why.clause);
    assert_eq!(told.len(), 1);
    assert_eq!(clients.iter().map(|client| scene.look(*client)).collect::<Vec<_>>(), before);
}

#[test]
fn what_cannot_be_read_as_a_move_is_refused() {
    let (mut scene, _) = Scene::rummu(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let actions = |action: serde_json::Value| Move::Actions(vec![action]);
    let unreadable = [
        Move::Text(String::new()),
        Move::Text("xyzzy".to_owned()),
        Move::Text("x".repeat(10_000)),
        Move::Actions(Vec::new()),
        actions(json!(null)),
        actions(json!(17)),
        actions(json!({"type": "no-such-action"})),
        actions(json!([[[[]]]])),
        Move::Actions(vec![json!({"type": "draw"}); 1000]),
    ];
    let seq = scene.table.seq();
    for action in unreadable {
        let told = scene.plays(client, action.clone());
        assert!(
            matches!(denied(&told), Denial::Refused(Refusal::Unreadable(_))),
            "{action:?}: {:?}",
            denied(&told)
        );
        let said = serde_json::to_string(&told).expect("it can be sent");
        assert!(said.len() < 2000, "what was sent is not repeated at length");
    }
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn a_command_is_carried_out_whole_or_not_at_all() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_until(|scene| {
        scene.table.game().turn() == game::Turn::Seat(Seat(0)) && scene.quiet_choice(Seat(0)).is_some()
    });
    let Some(Move::Actions(mut actions)) = scene.quiet_choice(Seat(0)) else { panic!("there is one") };
    actions.push(actions[0].clone());
    let seq = scene.table.seq();
    let told = scene.plays(clients[0], Move::Actions(actions));
    assert!(matches!(denied(&told), Denial::Refused(Refusal::InCommand { .. })), "{:?}", denied(&told));
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn a_move_is_published_to_everybody_and_then_acknowledged() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let told = scene.plays(client, Move::Text("draw".to_owned()));
    let kinds: Vec<bool> = told.iter().map(|message| matches!(message, Message::Accepted { .. })).collect();
    assert_eq!(kinds, [false, true], "an update, and then the answer");
    for other in clients.into_iter().filter(|other| *other != client) {
        let updates = updates(&scene.told(other));
        assert_eq!(updates.len(), 1);
        assert_eq!(updates[0].told.len(), 2, "the move and what nature did");
    }
}

#[test]
fn nobody_acts_after_the_end() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    accepted(&scene.gives_up(clients[0]));
    assert_eq!(denied(&scene.plays(clients[0], Move::Text("release b2".to_owned()))), Denial::Over);
    assert_eq!(denied(&scene.asks(clients[0], Motion::Pause)), Denial::Over);
}
