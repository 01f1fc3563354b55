//! Health and figures, for whoever runs the server.

use std::sync::Arc;

use server::{CannotStart, Server};
use store::Memory;

use crate::house::{House, request, settings, somebody};

const PATHS: [&str; 3] = ["/health", "/ready", "/metrics"];

fn house() -> House {
    let mut settings = settings();
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    House::with(Arc::new(Memory::new()), settings)
}

#[test]
fn they_are_on_the_loopback_listener_and_nowhere_else() {
    let house = house();
    let admin = house.admin.unwrap();
    for path in PATHS {
        assert_eq!(request(admin, "GET", path, &[], "").status, 200, "{path}");
        // The page knows its own addresses, and these are none of them.
        assert_eq!(house.get(path).body, house.get("/").body, "{path}");
        house.get(&format!("/api/..{path}")).refused(404, "served-no-page");
        let disguised = house.request("GET", path, &[("host", &admin.to_string())], "");
        assert_eq!(disguised.body, house.get("/").body, "{path}");
    }
    assert_eq!(request(admin, "GET", "/api/games", &[], "").status, 404);
}

#[test]
fn figures_are_not_shown_to_the_world() {
    let mut settings = settings();
    settings.admin = Some(([0, 0, 0, 0], 0).into());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let started = runtime.block_on(Server::start(Arc::new(Memory::new()), settings));
    assert!(matches!(started.err(), Some(CannotStart::AdminNotLoopback(_))));
}

#[test]
fn figures_count_what_happens() {
    let house = house();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.moves();
    assert!(client.say("").is_err());
    assert_eq!(house.figure("karata_sockets"), 1);
    assert_eq!(house.figure("karata_tables_awake"), 1);
    assert!(house.figure("karata_events_stored_total") >= 2);
    assert!(house.figure("karata_messages_heard_total") >= 3);
    assert_eq!(house.figure("karata_messages_denied_total"), 1);
    assert!(house.figure("karata_answered_seconds_count") >= 1);
}

#[test]
fn it_is_not_ready_when_the_store_does_not_read() {
    let store = Arc::new(Memory::new());
    let mut settings = settings();
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    let house = House::with(Arc::clone(&store) as Arc<dyn store::Store>, settings);
    let admin = house.admin.unwrap();
    store::Store::close(&*store).unwrap();
    assert_eq!(request(admin, "GET", "/ready", &[], "").status, 503);
    assert_eq!(request(admin, "GET", "/health", &[], "").status, 200);
}
