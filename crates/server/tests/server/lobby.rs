//! The tables that want to be found.

use serde_json::{Value, json};

use crate::house::{House, quick, somebody, wait_for};

fn listed(house: &House) -> Vec<Value> {
    house.get("/api/tables").json()["tables"].as_array().expect("a list").clone()
}

#[test]
fn a_table_is_found_only_if_it_wants_to_be_while_somebody_is_there_and_a_chair_is_free() {
    let house = House::new();
    let [ana, ben, cleo] = [(); 3].map(|()| somebody());
    let hidden = house.table(&ana, "Ana");
    let _quiet = house.client(&ana, &hidden);
    let table = house.table_of(&ana, &quick("Ana", &json!({ "listed": true, "time_per_game": 600_000 })));
    assert_eq!(listed(&house), Vec::<Value>::new(), "nobody is there");
    let first = house.client(&ana, &table);
    wait_for("the table to be listed", || listed(&house).len() == 1);
    let mut told = listed(&house).remove(0);
    assert!(told["since"].as_i64().unwrap() > 1_600_000_000_000);
    told["since"] = json!(0);
    let settings = told["settings"].take();
    assert!(settings.as_array().is_some_and(|settings| !settings.is_empty()), "{settings}");
    let expected = json!({
        "table": table, "game": "serengeti", "settings": null, "people": ["Ana"], "seats": 3, "free": 2,
        "since": 0, "clock": 600_000,
    });
    assert_eq!(told, expected, "and nothing else");
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    wait_for("one chair to be free", || listed(&house)[0]["free"] == 1);
    let mut third = house.client(&cleo, &table);
    third.sit(2, "Cleo").unwrap();
    wait_for("no chair to be free", || listed(&house).is_empty());
    third.stand().unwrap();
    wait_for("a chair to be free again", || listed(&house).len() == 1);
    drop((first, second, third));
    wait_for("everybody to be gone", || listed(&house).is_empty());
}
