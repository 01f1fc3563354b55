//! Pages of other people may not act for somebody.

use serde_json::json;

use crate::client::open;
use crate::house::{House, quick, somebody};

#[test]
fn a_browser_opens_a_socket_only_from_our_own_pages() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let cookie = format!("karata={ana}");
    let ours = format!("http://{}", house.address);
    let other_port = format!("http://{}:1", house.address.ip());
    for origin in ["http://evil.example", "null", "https://127.0.0.1", other_port.as_str()] {
        let refused = open(house.address, &table, &[("cookie", &cookie), ("origin", origin)]).err().unwrap();
        assert_eq!(refused.status(), 403, "{origin}");
    }
    let refused = open(house.address, &table, &[("cookie", &cookie)]).err().unwrap();
    assert_eq!(refused.status(), 403, "a browser always says where it comes from");
    assert!(open(house.address, &table, &[("cookie", &cookie), ("origin", &ours)]).is_ok());
}

#[test]
fn a_program_with_a_token_needs_no_origin() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let bearer = format!("Bearer {ana}");
    assert!(open(house.address, &table, &[("authorization", &bearer)]).is_ok());
}

#[test]
fn a_browser_sets_up_tables_only_from_our_own_pages() {
    let house = House::new();
    let cookie = format!("karata={}", somebody());
    let ours = format!("http://{}", house.address);
    let body = quick("Ana", &json!({})).to_string();
    let post = |origin: Option<&str>| {
        let mut headers = vec![("cookie", cookie.as_str()), ("content-type", "application/json")];
        headers.extend(origin.map(|origin| ("origin", origin)));
        house.request("POST", "/api/tables", &headers, &body)
    };
    post(Some("http://evil.example")).refused(403, "served-foreign");
    post(None).refused(403, "served-foreign");
    assert_eq!(post(Some(&ours)).status, 201);
    house.request("PUT", "/api/me", &[], "").refused(403, "served-foreign");
    house.request("PUT", "/api/me", &[("origin", "http://evil.example")], "").refused(403, "served-foreign");
}
