//! What binds the table to its deal.

use game::Turn;
use game::record::Record;
use table::{Nature, Secret, What};

use crate::scene::{Scene, setup, welcomes};

#[test]
fn the_hash_is_told_before_the_first_card_and_the_key_only_at_the_end() {
    let mut scene = Scene::set_up(setup("safaru", 3, &["ann"]));
    let (ann, watcher) = (scene.comes("ann"), scene.comes("dora"));
    let commitment = scene.hello(ann, 0).opened.commitment;
    assert_eq!((scene.table.seq(), &commitment.opened), (0, &None));
    scene.waits(0);
    let mut everything = String::new();
    while !scene.table.is_over() {
        assert_eq!(scene.hello(watcher, 0).opened.commitment, commitment);
        scene.goes_on();
        if !scene.table.is_over() {
            everything +=
                &serde_json::to_string(&(scene.told(ann), scene.told(watcher))).expect("it was sent");
        }
    }
    let key = "07".repeat(32);
    assert!(!everything.contains(&key) && !everything.contains(&"09".repeat(32)));
    for client in [ann, watcher] {
        let opened = scene.hello(client, 0).opened.commitment;
        assert_eq!(opened.hash, commitment.hash);
        assert_eq!(opened.opened.expect("it is over").key, key);
    }
}

#[test]
fn those_who_are_there_are_told_the_key_when_the_game_ends() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let watcher = scene.comes("dora");
    scene.forget_what_was_told();
    let told = scene.gives_up(clients[0]);
    for told in [told, scene.told(watcher)] {
        let [welcome] = &welcomes(&told)[..] else { panic!("they are told once: {told:?}") };
        assert_eq!(welcome.opened.commitment.opened, Some(scene.table.setup().secret.told()));
    }
}

#[test]
fn the_hash_fits_as_the_protocol_says() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.gives_up(clients[0]);
    let commitment = scene.hello(clients[0], 0).opened.commitment;
    let mut hasher = blake3::Hasher::new_derive_key("karata deal 1");
    hasher.update(&[6]).update(b"baobab").update(&[7; 32]).update(&[9; 32]);
    assert_eq!(commitment.hash, hasher.finalize().to_hex().as_str());
}

#[test]
fn the_hash_depends_on_table_key_and_nonce() {
    let hash =
        |table: &str, key: u8, nonce: u8| Secret { key: [key; 32], nonce: [nonce; 32] }.commitment(table);
    let plain = hash("a", 1, 2);
    for other in [hash("b", 1, 2), hash("a", 3, 2), hash("a", 1, 3), hash("a\u{1}", 1, 2), hash("", 1, 2)] {
        assert_ne!(other, plain);
    }
}

#[test]
fn whoever_has_the_key_can_deal_again() {
    let (mut scene, _) = Scene::rummu(&[]);
    scene.waits(60_000);
    let config = scene.table.game().config().clone();
    let mut game = games::find("rummu").expect("it is a game").open(&config).expect("it was open");
    let mut nature = Nature::new([7; 32]);
    let mut outcomes = 0;
    for event in scene.events() {
        match event.what {
            What::Chance(outcome) => {
                assert_eq!(game.turn(), Turn::Chance);
                assert_eq!(game.draw(&mut nature.next_step()).expect("it is nature's turn"), outcome);
                outcomes += 1;
            }
            What::Moved { seat, actions } => {
                game.play(seat, game::Command::Logged(&actions)).expect("it was played");
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(outcomes > 10);
}

#[test]
fn the_record_has_the_hash_from_the_beginning_and_the_key_at_the_end() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let commitment = scene.hello(clients[0], 0).opened.commitment;
    let running = Record::read(&scene.table.record()).expect("it is a record");
    let deal = running.deal.expect("it has a deal");
    assert_eq!((deal.table.as_str(), &deal.hash), ("baobab", &commitment.hash));
    assert!(running.opened.is_none() && !scene.table.record().contains("0707"));
    scene.gives_up(clients[0]);
    let text = scene.table.ending().expect("it is over").record;
    let (_, opened) = Record::read(&text).expect("it is a record").opened.expect("it is over");
    assert_eq!(Secret::read(&opened.key, &opened.nonce).as_ref(), Some(&scene.table.setup().secret));
    assert_eq!(scene.table.record(), text);
}

#[test]
fn a_secret_is_not_printed() {
    let setup = setup("safaru", 3, &["ann"]);
    let printed = format!("{setup:?}{:?}", setup.secret);
    assert!(!printed.contains("7, 7") && !printed.contains("0707"));
}
