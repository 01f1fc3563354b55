//! Tokens: who has one is somebody, and nobody else can be.

use std::fs;
use std::sync::Arc;

use serde_json::json;
use store::Memory;

use crate::client::open;
use crate::house::{House, file, quick, settings, somebody};

fn whole(file: &std::path::Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    for entry in fs::read_dir(file.parent().unwrap()).unwrap() {
        bytes.extend(fs::read(entry.unwrap().path()).unwrap());
    }
    bytes
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[test]
fn of_a_token_only_its_hash_is_stored() {
    let file = file();
    let house = House::on(&file);
    let answer = house.request("POST", "/api/tokens", &[], "");
    assert_eq!((answer.status, answer.header("cache-control")), (201, Some("no-store")));
    let token = answer.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(token.len(), 64);
    let table = house.table(&token, "Ana");
    let mut client = house.client(&token, &table);
    client.moves();
    client.say("where is it?").unwrap();
    let bytes = whole(&file);
    let token_bytes: Vec<u8> =
        (0..32).map(|place| u8::from_str_radix(&token[2 * place..2 * place + 2], 16).unwrap()).collect();
    assert!(!holds(&bytes, token.as_bytes()) && !holds(&bytes, &token_bytes), "the token is in the file");
    assert!(!holds(&bytes, &token.as_bytes()[..24]), "nor its beginning");
    let person = server::guest::Token::read(&token).unwrap().person();
    assert!(holds(&bytes, person.as_str().as_bytes()), "the search finds what is there");
}

#[test]
fn a_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites() {
    let house = House::new();
    let origin = format!("http://{}", house.address);
    let answer = house.request("PUT", "/api/me", &[("origin", &origin)], "");
    assert_eq!((answer.status, answer.header("cache-control")), (204, Some("no-store")));
    let cookie = answer.header("set-cookie").unwrap();
    let (name, rest) = cookie.split_once('=').unwrap();
    assert_eq!(name, "karata");
    assert_eq!(&rest[64..], "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    // The same browser stays the same person.
    let again = house.request("PUT", "/api/me", &[("origin", &origin), ("cookie", cookie)], "");
    assert_eq!(again.header("set-cookie"), Some(cookie));
}

#[test]
fn over_tls_the_cookie_belongs_to_this_host_alone() {
    let mut settings = settings();
    settings.public = Some("https://cards.example".to_owned());
    let house = House::with(Arc::new(Memory::new()), settings);
    let answer = house.request("PUT", "/api/me", &[("origin", "https://cards.example")], "");
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-karata="), "{cookie}");
    assert!(cookie.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"), "{cookie}");
    // Without the prefix it could have been set by anybody.
    let plain = cookie.replacen("__Host-karata", "karata", 1);
    let headers = [("origin", "https://cards.example"), ("content-type", "application/json")];
    let body = quick("Ana", &json!({})).to_string();
    let with = |cookie: &str| {
        let cookie = cookie.split(';').next().unwrap();
        house.request("POST", "/api/tables", &[headers[0], headers[1], ("cookie", cookie)], &body)
    };
    with(&plain).refused(401, "served-nobody");
    let created = with(cookie);
    assert_eq!(created.status, 201, "{created:?}");
    let link = created.json()["link"].as_str().unwrap().to_owned();
    assert!(link.starts_with("https://cards.example/t/"), "{link}");
}

#[test]
fn who_shows_no_token_or_a_wrong_one_is_nobody() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let (upper, short) = (format!("Bearer  {ana}0"), format!("Bearer {}", &ana[..63]));
    for shown in ["", "Bearer", "Bearer ", "Bearer zz", &upper, &short, &ana] {
        let headers = [("authorization", shown), ("content-type", "application/json")];
        let answer = house.request("POST", "/api/tables", &headers, "{}");
        answer.refused(401, "served-nobody");
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
        let refused = open(house.address, &table, &[("authorization", shown)]).err().unwrap();
        assert_eq!(refused.status(), 401);
    }
    assert_eq!(open(house.address, &table, &[]).err().unwrap().status(), 401);
    // Another token is another person, who watches.
    assert_eq!(house.client(&somebody(), &table).you, None);
}
