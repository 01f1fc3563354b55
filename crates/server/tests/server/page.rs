//! What a browser is told with every answer.

use crate::house::{House, somebody};

#[test]
fn every_answer_tells_browsers_what_not_to_do() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let bearer = format!("Bearer {ana}");
    let answers = [
        house.get("/"),
        house.get(&format!("/t/{table}")),
        house.get("/api/games"),
        house.get("/api/openapi.json"),
        house.get("/nowhere"),
        house.get("/api/tables/nobody"),
        house.get(&format!("/api/tables/{table}/record")),
        house.get(&format!("/api/tables/{table}/socket")),
        house.request("DELETE", "/api/tables", &[], ""),
        house.request("POST", "/api/tokens", &[], ""),
        house.request("POST", "/api/tables", &[("authorization", &bearer)], "no JSON"),
        house.request("PUT", "/api/me", &[], ""),
        house.request("OPTIONS", "/api/tables", &[("origin", "http://evil.example")], ""),
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{answer:?}"));
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        let rest = [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ];
        for (name, value) in rest {
            assert_eq!(answer.header(name), Some(value), "{answer:?}");
        }
        assert_eq!(answer.header("access-control-allow-origin"), None, "no other site reads anything");
    }
}

#[test]
fn the_page_has_nothing_inline() {
    let page = House::new().get("/").body;
    for part in ["<script", "<style", "style=", "onload", "onclick", "javascript:"] {
        assert!(!page.contains(part), "{part}");
    }
}

#[test]
fn problems_are_told_in_the_language_of_whoever_asks() {
    let house = House::new();
    let title = |language: &str| {
        house.request("GET", "/nowhere", &[("accept-language", language)], "").json()["title"].to_string()
    };
    assert_ne!(title("fr-CH, en;q=0.5"), title("en"));
    assert_eq!(title("de"), title("en"));
}
