//! The bot in Python, written from the protocol alone, plays whole games.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::house::{House, somebody};

fn bot(house: &House, arguments: &[&str]) -> Value {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).args(arguments).env("NO_PROXY", "*");
    let run = command.output().unwrap_or_else(|error| {
        panic!("this test needs python3, which cannot be started ({error}): install it, or add it to PATH")
    });
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{}: {out}{err}", house.address);
    serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}"))
}

#[test]
fn it_plays_serengeti_and_mu_to_the_end() {
    let house = House::new();
    let url = format!("http://{}", house.address);
    for arguments in [["--game", "serengeti", "--seats", "3"], ["--game", "mu", "--seats", "4"]] {
        let played = bot(&house, &[&[url.as_str()], &arguments[..], &["--random", "7"]].concat());
        assert!(!played["outcome"].is_null(), "{played}");
        let table = played["table"].as_str().unwrap();
        let looked = house.get(&format!("/api/tables/{table}")).json();
        assert_eq!((&looked["over"], &looked["game"]), (&Value::Bool(true), &Value::from(arguments[1])));
    }
}

#[test]
fn it_sits_down_at_a_table_of_somebody_else() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    let url = format!("http://{}/t/{table}", house.address);
    std::thread::scope(|scope| {
        let guest = scope.spawn(|| bot(&house, &[&url, "--name", "Rita"]));
        client.until_room(|room| room.chairs.iter().any(|chair| chair.name.as_deref() == Some("Rita")));
        client.plays_on();
        assert!(!guest.join().unwrap()["outcome"].is_null());
    });
}
