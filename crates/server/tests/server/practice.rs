//! Games that are over, played on through the API.

use game::Seat;
use serde_json::{Value, json};

use crate::client::Client;
use crate::house::{House, file, somebody};

/// A game of Safarü that was played to its end by somebody on the first chair, or as far as they liked.
fn played(house: &House, token: &str) -> (String, Client) {
    let terms = json!({ "least": 0, "most": 0, "time_per_move": 60_000, "hints": false });
    let wish =
        json!({ "game": "safaru", "seats": 3, "bots": ["greedy"], "seat": 0, "name": "Ana", "terms": terms });
    let table = house.table_of(token, &wish);
    let mut client = house.client(token, &table);
    client.plays_on();
    (table, client)
}

fn play_on(house: &House, token: &str, table: &str, wish: &Value) -> String {
    let answer = house.post(&format!("/api/tables/{table}/practice"), token, wish);
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["table"].as_str().expect("a name").to_owned()
}

/// A step after which it is somebody's turn, and whose; or the turn of one seat.
fn turn(house: &House, table: &str, after: u64, of: Option<u8>) -> (u64, u8) {
    let told = house.get(&format!("/api/tables/{table}/moments")).json();
    let moments = told["moments"].as_array().expect("a list");
    let is_turn = |moment: &&Value| {
        let by = moment["by"].as_u64();
        moment["step"].as_u64() > Some(after) && by.is_some() && (of.is_none() || by == of.map(u64::from))
    };
    let next = moments.iter().find(is_turn);
    let next = next.expect("somebody acts later");
    (next["step"].as_u64().unwrap() - 1, next["by"].as_u64().unwrap() as u8)
}

fn sight(house: &House, table: &str, step: u64, seat: usize) -> Value {
    house.get(&format!("/api/tables/{table}/moments/{step}")).json()["sights"][seat].clone()
}

#[test]
fn a_game_that_is_over_is_played_on_from_a_step_and_after_a_restart() {
    let (file, ana) = (file(), somebody());
    let house = House::on(&file);
    let (over, client) = played(&house, &ana);
    let (step, _) = turn(&house, &over, client.present().sight.steps / 2, Some(0));
    let then = sight(&house, &over, step, 0);
    let table = play_on(&house, &ana, &over, &json!({ "step": step }));
    assert_ne!(table, over);
    let mut client = house.client(&ana, &table);
    assert_eq!(client.you, Some(Seat(0)), "where they sat");
    let present = client.present();
    assert!(present.room.practice && present.room.chairs[0].name.as_deref() == Some("Ana"));
    assert!(present.told.is_empty(), "what happened there before is nobody's news");
    let first: Value = serde_json::from_str(&client.frames[0]).unwrap();
    let mut seen = first["value"]["present"]["sight"].clone();
    // Who looks back has a perfect memory; who plays has not wished for one yet.
    for of_memory in ["view", "digest", "picture"] {
        assert!(seen[of_memory].is_object() || seen[of_memory].is_array(), "{of_memory}");
    }
    assert_eq!(seen["view"]["open"], then["view"]["open"]);
    for same in ["steps", "turn", "standing", "choices"] {
        assert_eq!(seen[same].take(), then[same], "{same}");
    }
    assert!(client.waits());
    let moved = client.moves();
    assert!(moved > 0);
    drop(client);
    house.stop();
    let house = House::on(&file);
    let mut client = house.client(&ana, &table);
    assert!(client.present().sight.steps > step);
    client.plays_on();
    let record = house.get(&format!("/api/tables/{table}/record")).body;
    assert!(record.starts_with("karata 3 ") && record.contains(&format!("practice {step} ")), "{record}");
    let told = house.post("/api/verify", &ana, &json!({ "record": record })).json();
    assert_eq!(
        (told["fits"].as_bool(), told["words"]["key"].as_str()),
        (Some(false), Some("verify-played-on"))
    );
    // And once more from there.
    let again = play_on(&house, &ana, &table, &json!({ "step": step, "seat": 2 }));
    assert_eq!(house.client(&ana, &again).you, Some(Seat(2)));
}

#[test]
fn who_was_not_there_sits_where_it_is_the_turn_of_and_needs_a_name() {
    let house = House::new();
    let (over, _client) = played(&house, &somebody());
    let (step, by) = turn(&house, &over, 3, None);
    let (path, eve) = (format!("/api/tables/{over}/practice"), somebody());
    house.post(&path, &eve, &json!({ "step": step })).refused(422, "served-no-name");
    let table = play_on(&house, &eve, &over, &json!({ "step": step, "name": "Eve" }));
    let client = house.client(&eve, &table);
    assert_eq!(client.you, Some(Seat(by)));
    let terms = &client.opened.as_ref().expect("it was welcomed").terms;
    assert!(terms.clock == protocol::Clock::None && terms.hints && terms.take_backs && !terms.open);
}

#[test]
fn what_there_is_not_cannot_be_played_on() {
    let house = House::new();
    let ana = somebody();
    let running = house.table(&ana, "Ana");
    let path = |table: &str| format!("/api/tables/{table}/practice");
    house.post(&path(&running), &ana, &json!({ "step": 1 })).refused(409, "served-not-over");
    house.post(&path("nobody"), &ana, &json!({ "step": 1 })).refused(404, "served-no-table");
    let (over, client) = played(&house, &ana);
    let steps = client.present().sight.steps;
    let refused = |wish: Value, status, key| house.post(&path(&over), &ana, &wish).refused(status, key);
    refused(json!({ "step": steps + 1 }), 404, "served-no-step");
    refused(json!({ "step": steps }), 422, "served-nobodys-turn");
    refused(json!({ "step": 0 }), 422, "served-nobodys-turn");
    let (step, _) = turn(&house, &over, 3, None);
    refused(json!({ "step": step, "seat": 3 }), 422, "denied-no-such-seat");
    refused(json!({ "step": step, "seat": 255 }), 422, "denied-no-such-seat");
    refused(json!({ "step": step, "seat": 300 }), 422, "served-unreadable");
    refused(json!({ "step": -1 }), 422, "served-unreadable");
    refused(json!({ "step": step, "before": [] }), 422, "served-unreadable");
    refused(json!({ "step": step, "name": "\u{7}" }), 422, "setup-impossible");
    let nobody = house.request("POST", &path(&over), &[("content-type", "application/json")], "{\"step\":4}");
    nobody.refused(401, "served-nobody");
}
