use net::{MadeFor, untrained};

use crate::{file, karata, place};

fn made_for(game: &str) -> MadeFor {
    games::find(game).unwrap_or_else(|error| panic!("{error}")).made_for()
}

fn network(game: &str, name: &str) -> String {
    file(name, untrained(made_for(game), &[16], 2))
}

#[test]
fn a_network_of_ones_own_plays_as_master() {
    let weights = network("calcory", "calcory.weights");
    let arguments =
        ["arena", "calcory", "--bots", "master,random", "--deals", "2", "--seed", "3", "--weights", &weights];
    assert!(karata(&arguments).done().out.contains("master"));
    let record = ["--weights", &weights, "record", "calcory", "--bots", "master", "--seed", "3"];
    let game = karata(&record).done().out;
    assert_eq!(game, karata(&record).done().out, "the same seed, the same game");
    assert!(karata(&["games", "--json", "--weights", &weights]).done().out.contains("\"master\""));
}

#[test]
fn weights_that_are_no_good_are_refused_in_one_sentence() {
    let whole = untrained(made_for("rummu"), &[16], 2);
    let refused = |name: &str, bytes: &[u8], words: &[&str]| {
        let path = file(name, bytes);
        karata(&["games", "--weights", &path]).refused(&[&[name][..], words].concat());
    };
    let cut = whole.len() - 100;
    refused("cut.weights", &whole[..cut], &[&cut.to_string(), &whole.len().to_string(), "were written"]);
    let mut altered = whole.clone();
    altered[cut] ^= 1;
    refused("altered.weights", &altered, &["checksum"]);
    refused("text.weights", b"karata 1\n", &["karata weights"]);
    refused("newer.weights", b"karata weights 7\n", &["format 7", "up to 1"]);
    let mut planes = made_for("rummu");
    planes.planes[3].scale += 1;
    let (theirs, ours) = (planes.planes[3].to_string(), made_for("rummu").planes[3].to_string());
    refused("planes.weights", &untrained(planes, &[16], 2), &["plane 4", &theirs, &ours]);
    let mut letters = made_for("rummu");
    "shout".clone_into(&mut letters.letters[0]);
    refused("letters.weights", &untrained(letters, &[16], 2), &["letter 1", "shout"]);
    let mut chess = made_for("rummu");
    "chess".clone_into(&mut chess.game);
    refused("chess.weights", &untrained(chess, &[16], 2), &["chess", "the games are", "rummu"]);
    karata(&["games", "--weights", &place("nowhere.weights").display().to_string()])
        .refused(&["nowhere.weights"]);
    let path = file("coupe.weights", &whole[..cut]);
    karata(&["games", "--weights", &path, "--lang", "fr"]).refused(&["est coupé", "octets"]);
}

#[test]
fn a_network_refuses_cards_of_ones_own() {
    let weights = network("serengeti", "serengeti.weights");
    // Two numbers have changed places.
    let own = "Nuba 0 1 5 8 9\nMassai 1 2 3 7 9\nBantu 0 2 4 6 9\nNandi 1 4 5 6 7\nTonga 0 3 5 7 8\nSamburu 2 3 4 6 8\n";
    let cards = file("own-cards", own);
    let cards = format!("cards=@{cards}");
    for command in [
        &["record", "serengeti", "--bots", "master"][..],
        &["simulate", "serengeti", "--games", "1", "--bots", "master"],
        &["arena", "serengeti", "--bots", "master,random", "--deals", "1"],
        &["play", "serengeti", "--bots", "master"],
    ] {
        karata(&[command, &["--seed", "1", "--set", &cards, "--weights", &weights]].concat())
            .refused(&["master", "cards"]);
    }
}
