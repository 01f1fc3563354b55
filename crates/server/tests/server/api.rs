//! The document that describes the API.

use std::path::PathBuf;

use crate::house::House;

/// Where the project keeps it.
fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json")
}

#[test]
fn the_document_is_up_to_date() {
    let fresh = server::api::document();
    if std::env::var_os("KARATA_BLESS").is_some() {
        std::fs::write(kept(), &fresh).expect("it can be written");
    }
    let kept = std::fs::read_to_string(kept()).unwrap_or_default();
    assert!(kept == fresh, "docs/openapi.json is not up to date. Run: cargo xtask api");
}

#[test]
fn the_server_gives_it() {
    let answer = House::new().get("/api/openapi.json");
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    assert_eq!(answer.body, server::api::document());
}
