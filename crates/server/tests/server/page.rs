//! The page: what a browser is shown, what it may keep, and what it is told with every answer.

use std::sync::Arc;

use server::Page;
use server::page::File;
use store::Memory;

use crate::house::{Answer, House, settings, somebody};

const INDEX: &str = "<!doctype html><title>Small</title>";
const SCRIPT: &str = "export const script = 1;";
const PRESSED: &str = "pretended to be pressed";

/// A page of a few files. No test reads Brotli: what is sent for it is a text.
static SMALL: [File; 5] = [
    File {
        path: "assets/index-5f3a.js",
        kind: "text/javascript; charset=utf-8",
        bytes: SCRIPT.as_bytes(),
        brotli: Some(PRESSED.as_bytes()),
    },
    File { path: "assets/lion-77.svg", kind: "image/svg+xml", bytes: b"<svg/>", brotli: None },
    File {
        path: "index.html",
        kind: "text/html; charset=utf-8",
        bytes: INDEX.as_bytes(),
        brotli: Some(b"pressed index"),
    },
    File { path: "manifest.webmanifest", kind: "application/manifest+json", bytes: b"{}", brotli: None },
    File { path: "sw.js", kind: "text/javascript; charset=utf-8", bytes: b"self;", brotli: None },
];

/// Another page.
static OTHER: [File; 1] =
    [File { path: "index.html", kind: "text/html; charset=utf-8", bytes: b"<!doctype html>", brotli: None }];

/// A server with this page.
fn with(page: Page) -> House {
    let mut settings = settings();
    settings.page = page;
    House::with(Arc::new(Memory::new()), settings)
}

fn small() -> House {
    with(Page::of(&SMALL))
}

/// A server that was built without a page.
fn bare() -> House {
    with(Page::of(&[]))
}

fn asks(house: &House, path: &str, headers: &[(&str, &str)]) -> Answer {
    house.request("GET", path, headers, "")
}

#[test]
fn every_address_of_the_page_shows_the_page() {
    let house = small();
    for path in [
        "/",
        "/t/bcdfgh",
        "/t/bcdfgh/back/7",
        "/new",
        "/new/mu",
        "/games/mu",
        "/about",
        "/tables",
        "/index.html",
        "/?a=b",
    ] {
        let answer = house.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, INDEX), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert!(answer.header("etag").is_some());
    }
}

#[test]
fn what_is_not_there_is_not_the_page() {
    let house = small();
    for path in [
        "/assets",
        "/assets/",
        "/assets/other.js",
        "/favicon.ico",
        "/api",
        "/api/",
        "/api/nowhere",
        "/t/../x.js",
    ] {
        house.get(path).refused(404, "served-no-page");
    }
    house.request("POST", "/new", &[], "").refused(405, "served-no-method");
    house.request("DELETE", "/api/tables", &[], "").refused(405, "served-no-method");
}

#[test]
fn files_named_by_their_content_are_kept_for_ever_and_others_asked_about() {
    let house = small();
    for (path, kind, body) in [
        ("/assets/index-5f3a.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/assets/lion-77.svg", "image/svg+xml", "<svg/>"),
    ] {
        let answer = house.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, body));
        assert_eq!(answer.header("content-type"), Some(kind));
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    }
    for (path, kind) in
        [("/sw.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", "application/manifest+json")]
    {
        let answer = house.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let house = small();
    for path in ["/", "/t/bcdfgh", "/sw.js", "/assets/index-5f3a.js"] {
        for coding in ["identity", "br"] {
            let first = asks(&house, path, &[("accept-encoding", coding)]);
            let tag = first.header("etag").expect("a tag").to_owned();
            for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
                let again = asks(&house, path, &[("accept-encoding", coding), ("if-none-match", &known)]);
                assert_eq!((again.status, again.body.as_str()), (304, ""), "{path} {known}");
                assert_eq!(again.header("etag"), Some(tag.as_str()));
                assert!(again.header("cache-control").is_some());
            }
            let other = asks(&house, path, &[("accept-encoding", coding), ("if-none-match", "\"other\"")]);
            assert_eq!(other.status, 200);
        }
    }
}

#[test]
fn brotli_is_sent_where_it_is_accepted() {
    let house = small();
    let path = "/assets/index-5f3a.js";
    let pressed = asks(&house, path, &[("accept-encoding", "gzip, deflate, br")]);
    assert_eq!((pressed.status, pressed.body.as_str()), (200, PRESSED));
    assert_eq!(pressed.header("content-encoding"), Some("br"));
    let plain = asks(&house, path, &[("accept-encoding", "gzip, br;q=0")]);
    assert_eq!((plain.body.as_str(), plain.header("content-encoding")), (SCRIPT, None));
    for answer in [&pressed, &plain] {
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    assert_ne!(pressed.header("etag"), plain.header("etag"), "they are not the same bytes");
    let unpressed = asks(&house, "/sw.js", &[("accept-encoding", "br")]);
    assert_eq!((unpressed.body.as_str(), unpressed.header("content-encoding")), ("self;", None));
    let index = asks(&house, "/new/mu", &[("accept-encoding", "br")]);
    assert_eq!(index.body, "pressed index");
}

#[test]
fn only_the_head_is_sent_to_whoever_wants_only_that() {
    let answer = small().request("HEAD", "/", &[], "");
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
    assert_eq!(answer.header("content-length"), Some(INDEX.len().to_string().as_str()));
}

#[test]
fn a_server_without_a_page_says_how_to_come_from_a_terminal_and_how_to_build_one() {
    let house = bare();
    for path in ["/", "/t/bcdfgh", "/games/mu"] {
        let answer = house.get(path);
        assert_eq!(answer.status, 200);
        assert!(answer.body.contains("karata join") && answer.body.contains("cargo xtask web"), "{answer:?}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "there may be a page tomorrow");
    }
    house.get("/assets/index.js").refused(404, "served-no-page");
}

#[test]
fn a_page_that_was_loaded_before_notices_a_newer_one() {
    let about = |house: &House| {
        let answer = house.get("/api/about");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        answer.json()
    };
    let told = about(&small());
    assert_eq!(told["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(told["protocol"], protocol::VERSION);
    let page = told["page"].as_str().expect("it has a page");
    assert!(!page.is_empty() && page == about(&small())["page"]);
    assert_ne!(about(&with(Page::of(&OTHER)))["page"], page);
    assert!(about(&bare())["page"].is_null());
}

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
        house.get("/api/nowhere"),
        house.get("/assets/nowhere.js"),
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
        assert!(
            policy.contains("connect-src 'self'; ") && policy.contains("worker-src 'self'; "),
            "{policy}"
        );
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
fn the_plain_page_has_nothing_inline() {
    let page = bare().get("/").body;
    for part in ["<script", "<style", "style=", "onload", "onclick", "javascript:"] {
        assert!(!page.contains(part), "{part}");
    }
}

#[test]
fn problems_are_told_in_the_language_of_whoever_asks() {
    let house = House::new();
    let title = |language: &str| {
        house.request("GET", "/api/nowhere", &[("accept-language", language)], "").json()["title"].to_string()
    };
    assert_ne!(title("fr-CH, en;q=0.5"), title("en"));
    assert_eq!(title("de"), title("en"));
}
