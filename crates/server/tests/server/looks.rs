//! What a table tells whoever has its name: whose turn it is, where they sit, what came out.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use store::Memory;

use crate::house::{Answer, House, quick, settings, somebody, wait_for};

fn looks(house: &House, token: Option<&str>, table: &str) -> Value {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    let answer: Answer = house.request("GET", &format!("/api/tables/{table}"), &headers, "");
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// A server whose tables fall asleep at once.
fn sleepy() -> House {
    let mut settings = settings();
    settings.linger = Duration::ZERO;
    settings.soon = Duration::ZERO;
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    House::with(Arc::new(Memory::new()), settings)
}

#[test]
fn everybody_is_told_whose_turn_it_is_and_nobody_elses_chair() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table_of(&ana, &quick("Ana", &json!({})));
    let told = looks(&house, Some(&ana), &table);
    assert_eq!((&told["turn"], &told["you"]), (&Value::Null, &json!(0)), "it is about to begin");
    assert_eq!(told["since"], told["changed"], "nothing has happened");
    let mut client = house.client(&ana, &table);
    assert!(client.waits());
    let told = looks(&house, Some(&ana), &table);
    assert_eq!((&told["turn"], &told["you"]), (&json!(0), &json!(0)));
    assert!(told["result"].is_null() && told["changed"].as_i64() >= told["since"].as_i64());
    for other in [None, Some(ben.as_str()), Some("nonsense")] {
        assert!(looks(&house, other, &table)["you"].is_null());
    }
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").expect("a bot sits there");
    assert_eq!(looks(&house, Some(&ben), &table)["you"], 1);
    assert_eq!(looks(&house, Some(&ana), &table)["you"], 0);
}

#[test]
fn what_came_out_is_told_when_the_game_is_over() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.plays_on();
    let told = looks(&house, None, &table);
    assert_eq!((&told["over"], &told["turn"]), (&json!(true), &Value::Null));
    let outcome = client.present().sight.outcome.expect("it is over");
    assert_eq!(told["result"], json!({ "scores": outcome.scores, "ranks": outcome.ranks }));
    let given_up = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &given_up);
    client.give_up().expect("nobody else plays");
    let told = looks(&house, None, &given_up);
    assert_eq!((&told["over"], &told["result"], &told["turn"]), (&json!(true), &Value::Null, &Value::Null));
}

#[test]
fn a_table_that_sleeps_is_not_woken_to_be_looked_at() {
    let house = sleepy();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.moves();
    assert!(client.waits());
    let changed = looks(&house, Some(&ana), &table)["changed"].clone();
    drop(client);
    wait_for("the table to fall asleep", || house.figure("karata_tables_awake") == 0);
    for _ in 0..3 {
        let told = looks(&house, Some(&ana), &table);
        assert_eq!((&told["turn"], &told["you"], &told["changed"]), (&json!(0), &json!(0), &changed));
        assert!(told["chairs"][0]["away"].is_i64(), "Ana has left");
        assert_eq!(house.figure("karata_tables_awake"), 0);
    }
    let mut client = house.client(&ana, &table);
    client.moves();
    let told = looks(&house, Some(&ana), &table);
    assert!(told["changed"].as_i64() > changed.as_i64(), "what was seen while it slept is forgotten");
    assert!(told["chairs"][0]["away"].is_null());
}
