//! Nothing that is not said at a table tells a card: not the log, not the figures, not the lists.

use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::{Value, json};
use server::guest::Token;
use store::{Memory, Store, TableId};
use tracing_subscriber::fmt::MakeWriter;

use crate::client::Message;
use crate::house::{House, quick, request, settings, somebody};

/// Everything that was logged, by all tests.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let to = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::TRACE).json();
    to.with_writer(log.clone()).init();
    log
});

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// What has been logged so far.
pub fn logged() -> String {
    String::from_utf8(LOG.0.lock().unwrap().clone()).expect("text")
}

/// What a log may say beside its message.
const FIELDS: [&str; 10] =
    ["message", "table", "client", "farewell", "address", "admin", "woken", "error", "why", "kind"];

#[test]
fn neither_the_log_nor_figures_nor_lists_tell_anything_hidden() {
    LazyLock::force(&LOG);
    let store = Memory::new();
    let mut settings = settings();
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    let house = House::with(Arc::new(store.handle()), settings);
    let (ana, ben) = (somebody(), somebody());
    let table = house.table_of(&ana, &quick("Zebulon Quist", &json!({ "listed": true })));
    let mut client = house.client(&ana, &table);
    let mut watcher = house.client(&ben, &table);
    client.say("xylophone weather").unwrap();
    client.send_text("{\"type\":\"xylophone\"}");
    client.send(&protocol::ToServer::Hint { position: u64::MAX });
    let mut outside = String::new();
    let paths = ["/health", "/ready", "/metrics", "/table", "/tables", "/debug"];
    // Until it is over: then the deal is opened, and the table tells it.
    while client.waits() {
        client.moves();
        let looked = house.get(&format!("/api/tables/{table}"));
        if looked.json()["over"] == true {
            break;
        }
        outside.push_str(&looked.body.replace(&table, "").replace("Zebulon Quist", ""));
        for path in paths {
            outside.push_str(&request(house.admin.unwrap(), "GET", path, &[], "").body);
        }
        for path in ["/api/tables".to_owned(), format!("/t/{table}")] {
            outside.push_str(&house.get(&path).body.replace(&table, "").replace("Zebulon Quist", ""));
        }
    }
    client.plays_on();
    watcher.until(|message, _| matches!(message, Message::Welcome { .. }).then_some(()));
    let looked = house.get(&format!("/api/tables/{table}")).json();
    let record = house.get(&format!("/api/tables/{table}/record")).body;
    house.stop();
    let log = logged();
    assert!(log.contains("connected") && log.contains(&table[..6]), "it was listened to: {log}");
    let setup = store.table(&TableId::new(&*table).unwrap()).unwrap().setup;
    let setup: Value = serde_json::from_slice(&setup).unwrap();
    let key = setup["secret"]["key"].as_str().unwrap();
    assert_eq!(looked["commitment"]["key"], key, "it is known at the end");
    let person = Token::read(&ana).unwrap().person();
    let secrets = [
        key,
        setup["secret"]["nonce"].as_str().unwrap(),
        &ana,
        &ben,
        person.as_str(),
        "xylophone",
        &table,
        "Zebulon",
    ];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} is in the log");
        assert!(!outside.contains(secret), "{secret} is told outside");
    }
    let cards = cards(&record);
    assert!(cards.len() > 10, "{record}");
    tells_no_card(&log, &cards);
    let outside: Vec<&str> = outside.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    for card in &cards {
        assert!(!outside.contains(&card.as_str()), "{card} is told outside");
    }
}

/// Every line of the log has the fields that a log may have, and names no card.
fn tells_no_card(log: &str, cards: &[String]) {
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        for (field, value) in line["fields"].as_object().unwrap() {
            assert!(FIELDS.contains(&field.as_str()), "{field} is logged: {line}");
            let said = value.to_string();
            let words: Vec<&str> = said.split(|c: char| !c.is_ascii_alphanumeric()).collect();
            assert!(!cards.iter().any(|card| words.contains(&card.as_str())), "a card is logged: {line}");
        }
    }
}

/// The cards that a record names in what nature and seats did: words of letters and digits. What a table is bound to is no secret.
fn cards(record: &str) -> Vec<String> {
    let steps = record.lines().filter(|line| line.starts_with("nature ") || line.starts_with("seat "));
    let steps = steps.filter_map(|line| line.split(" ; ").next());
    let words = steps.flat_map(|step| step.split(|c: char| !c.is_ascii_alphanumeric()));
    let is_card = |word: &&str| {
        word.len() >= 2
            && word.chars().any(|c| c.is_ascii_digit())
            && word.chars().next().is_some_and(|c| c.is_ascii_alphabetic())
    };
    let mut cards: Vec<String> = words.filter(is_card).map(str::to_owned).collect();
    cards.sort();
    cards.dedup();
    cards
}
