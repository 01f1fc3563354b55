//! What people say.

use protocol::{Denial, Happening};

use crate::client::Message;
use crate::house::{House, somebody};

#[test]
fn everybody_is_told_what_somebody_says() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut player = house.client(&ana, &table);
    let mut watcher = house.client(&ben, &table);
    let text = "<script>alert(1)</script> & \"bonjour\"";
    player.say(text).unwrap();
    let said = watcher.until(|message, _| match message {
        Message::Update(present) => present.told.iter().find_map(|told| match &told.what {
            Happening::Said { text, .. } => Some(text.clone()),
            _ => None,
        }),
        _ => None,
    });
    assert_eq!(said, text, "letter by letter: whoever shows it shows text");
}

#[test]
fn names_and_lines_that_do_something_are_refused() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    let long = "x".repeat(501);
    for text in ["", "\u{202e}abc", "a\u{0}b", "a\u{1b}[2J", long.as_str()] {
        assert_eq!(client.say(text).unwrap_err(), Denial::BadChat, "{text:?}");
    }
    let mut other = house.client(&ben, &table);
    for name in ["", "ANA", "a\u{200b}na", "\u{202e}nA", "x\ny\u{7}", "xxxxxxxxxxxxxxxxxxxxxxxxx"] {
        assert_eq!(other.sit(1, name).unwrap_err(), Denial::BadName, "{name:?}");
    }
    other.sit(1, "Zoë  de\tL’Île").unwrap();
    client.until_room(|room| room.chairs[1].name.as_deref() == Some("Zoë de L’Île"));
}
