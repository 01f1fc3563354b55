//! The deal is bound before the first card and opened at the end; records are for the end, too.

use store::{Memory, Store};
use table::{Nature, Secret};

use crate::house::{House, settings, somebody};
use serde_json::json;

fn bytes(hex: &serde_json::Value) -> [u8; 32] {
    let hex = hex.as_str().expect("digits");
    std::array::from_fn(|place| u8::from_str_radix(&hex[2 * place..2 * place + 2], 16).expect("digits"))
}

#[test]
fn the_deal_is_bound_before_the_first_card_and_opened_at_the_end() {
    let store = std::sync::Arc::new(Memory::new());
    let house = House::with(std::sync::Arc::new(store.handle()), settings());
    let ana = somebody();
    let created = house.post("/api/tables", &ana, &crate::house::quick("Ana", &json!({}))).json();
    let table = created["table"].as_str().unwrap();
    let hash = created["commitment"]["hash"].as_str().unwrap().to_owned();
    let id = store::TableId::new(table).unwrap();
    assert!(store.events(&id, 0, 10).unwrap().is_empty(), "no card is dealt yet");
    let path = format!("/api/tables/{table}");
    let mut client = house.client(&ana, table);
    assert!(client.waits());
    let commitment = &client.opened.as_ref().unwrap().commitment;
    assert_eq!((&commitment.hash, &commitment.opened), (&hash, &None));
    let looked = house.get(&path).json();
    assert_eq!(looked["commitment"], json!({ "hash": hash, "key": null, "nonce": null }));
    house.get(&format!("{path}/record")).refused(409, "served-not-over");
    client.plays_on();
    while client.opened.as_ref().unwrap().commitment.opened.is_none() {
        client.next();
    }
    let looked = house.get(&path).json();
    let secret =
        Secret { key: bytes(&looked["commitment"]["key"]), nonce: bytes(&looked["commitment"]["nonce"]) };
    assert_eq!(Some(secret.told()), client.opened.as_ref().unwrap().commitment.opened);
    assert_eq!(secret.commitment(table), hash);
    // Everybody can deal again.
    let entry = games::find("serengeti").unwrap();
    let settings: Vec<(String, String)> = client.opened.as_ref().unwrap().settings.clone();
    let config = game::Config::new(entry.schema(), Some(3), &settings).unwrap();
    let mut dealt = entry.open(&config).unwrap();
    let first = dealt.draw(&mut Nature::at(secret.key, 0).next_step()).unwrap();
    let record = house.get(&format!("{path}/record"));
    assert_eq!(record.status, 200);
    assert!(record.body.contains(&first), "{first} is not in {}", record.body);
}

#[test]
fn a_record_tells_the_whole_game_and_only_when_it_is_over() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let path = format!("/api/tables/{table}/record");
    house.get(&path).refused(409, "served-not-over");
    let mut client = house.client(&ana, &table);
    client.moves();
    house.get(&path).refused(409, "served-not-over");
    client.plays_on();
    let record = house.get(&path);
    assert_eq!(record.header("content-type"), Some("text/plain; charset=utf-8"));
    let read = game::record::Record::read(&record.body);
    assert!(read.is_ok(), "{}", record.body);
}
