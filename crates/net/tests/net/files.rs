use game::{Letter, Observe, Spell};
use net::{Header, HeaderFault, Learned, MadeFor, Network, WeightsError, untrained};
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use words::{Language, Lexicon, Names};

use crate::{layers, packed, training};

fn weights() -> Vec<u8> {
    untrained(MadeFor::of::<Leduc>(), &[16], 3)
}

fn refused(bytes: &[u8]) -> WeightsError {
    match Network::read(bytes, &MadeFor::of::<Leduc>()) {
        Ok(_) => panic!("it is refused"),
        Err(error) => error,
    }
}

/// Made for Leduc with a change.
fn made_otherwise(change: impl FnOnce(&mut MadeFor)) -> Vec<u8> {
    let mut made_for = MadeFor::of::<Leduc>();
    change(&mut made_for);
    untrained(made_for, &[16], 3)
}

#[test]
fn a_file_tells_what_was_packed() {
    let made_for = MadeFor::of::<Leduc>();
    let widths = [Leduc::value_count(), 16, Leduc::letter_count() + 2];
    let bytes = packed(&made_for, &layers(&widths)).expect("it fits");
    let header = Header::read(&bytes).expect("it can be read");
    assert_eq!(
        (&header.made_for, &header.widths[..], &header.training),
        (&made_for, &widths[..], &training())
    );
    assert_eq!(Learned::<Leduc>::read(&bytes).expect("it fits").network().header(), &header);
    assert!(bytes.starts_with(b"karata weights 1\n{\"game\":\"leduc\",\"rules\":"));
}

#[test]
fn a_cut_file_is_refused_wherever_it_is_cut() {
    let bytes = weights();
    for end in 0..bytes.len() {
        let error = refused(&bytes[..end]);
        let begins = bytes[..end].split(|&byte| byte == b'\n').count() - 1;
        match begins {
            0 => assert!(matches!(error, WeightsError::NotWeights { .. }), "{end}"),
            1 => assert_eq!(error, WeightsError::HeaderCut { given: end }, "{end}"),
            _ => assert_eq!(error, WeightsError::Cut { given: end, needed: bytes.len() }, "{end}"),
        }
    }
}

#[test]
fn an_altered_file_is_refused_wherever_it_is_altered() {
    let bytes = weights();
    for place in 0..bytes.len() {
        let mut altered = bytes.clone();
        altered[place] ^= 1;
        refused(&altered);
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(matches!(refused(&longer), WeightsError::Altered { .. }));
    let mut altered = bytes.clone();
    let last = bytes.len() - 40;
    altered[last] ^= 1;
    let WeightsError::Altered { written, found } = refused(&altered) else { panic!("altered") };
    assert_ne!(written, found);
}

#[test]
fn a_newer_format_is_refused_before_anything_else_is_read() {
    let newer = [&b"karata weights 2\n"[..], b"something else"].concat();
    assert_eq!(refused(&newer), WeightsError::Newer { format: 2 });
    let others =
        ["karata 1\n", "karata weights \n", "karata weights one\n", "\n", "", "PK\u{3}\u{4}", "\u{7f}ELF"];
    let found = ["karata 1", "karata weights", "karata weights", "", "", "PK\u{3}\u{4}", "\u{7f}ELF"];
    for (other, found) in others.into_iter().zip(found) {
        assert_eq!(refused(other.as_bytes()), WeightsError::NotWeights { found: found.to_owned() });
    }
}

#[test]
fn weights_of_another_game_are_refused_by_name() {
    let kuhn = untrained(MadeFor::of::<Kuhn>(), &[16], 3);
    assert_eq!(refused(&kuhn), WeightsError::Game { theirs: "kuhn".to_owned(), ours: "leduc".to_owned() });
}

#[test]
fn the_first_plane_that_differs_is_named() {
    let WeightsError::Planes { number, theirs, ours } =
        refused(&made_otherwise(|made| made.planes[2].scale = 9))
    else {
        panic!("other planes")
    };
    let seat = &Leduc::planes()[2];
    assert_eq!((number, seat.name), (3, "seat"));
    assert_eq!((&*theirs, &*ours), ("seat [6] ≤9", "seat [6] ≤1"));
    let fewer = refused(&made_otherwise(|made| made.planes.truncate(3)));
    assert!(matches!(&fewer, WeightsError::Planes { number: 4, theirs, .. } if theirs == "–"), "{fewer:?}");
    let renamed = refused(&made_otherwise(|made| made.planes[0].name.push('!')));
    assert!(matches!(&renamed, WeightsError::Planes { number: 1, .. }), "{renamed:?}");
}

#[test]
fn the_first_letter_that_differs_is_named() {
    let error = refused(&made_otherwise(|made| "shout".clone_into(&mut made.letters[1])));
    let ours = Leduc::letter_name(Letter(1)).expect("a letter");
    assert_eq!(error, WeightsError::Letters { number: 2, theirs: "shout".to_owned(), ours });
}

#[test]
fn weights_for_smaller_tables_are_refused_and_for_larger_ones_read() {
    assert_eq!(refused(&made_otherwise(|made| made.seats = 1)), WeightsError::Seats { theirs: 1, ours: 2 });
    let larger = made_otherwise(|made| made.seats = 5);
    assert!(Network::read(&larger, &MadeFor::of::<Leduc>()).is_ok());
}

#[test]
fn layers_that_do_not_fit_are_not_packed() {
    let made_for = MadeFor::of::<Leduc>();
    let (values, outputs) = (Leduc::value_count(), Leduc::letter_count() + 2);
    let error =
        |widths: &[usize]| packed(&made_for, &layers(widths)).expect_err("it does not fit").to_string();
    assert_eq!(
        error(&[values + 1, 8, outputs]),
        format!("weights-inputs(layer=1, given={}, needed={values})", values + 1)
    );
    assert_eq!(
        error(&[values, 8, outputs - 1]),
        format!("weights-outputs(layer=2, given={}, needed={outputs})", outputs - 1)
    );
    assert_eq!(error(&[values, 0, outputs]), "weights-outputs(layer=1, given=0, needed=1)");
    let mut spoiled = layers(&[values, 8, outputs]);
    spoiled[1].0[3] = f32::NAN;
    assert_eq!(packed(&made_for, &spoiled), Err(WeightsError::NotFinite { layer: 2 }));
    let mut silent = training();
    silent.remove("seed");
    let (weights, biases) = (vec![0.0; values * outputs], vec![0.0; outputs]);
    let layer = net::LearnedLayer { weights: &weights, biases: &biases };
    assert_eq!(net::pack(made_for, &[layer], silent), Err(WeightsError::Training { key: "seed" }));
}

/// A file whose header somebody wrote, with a checksum that fits.
fn with_header(change: impl FnOnce(&mut serde_json::Value)) -> Vec<u8> {
    let bytes = weights();
    let mut lines = bytes.splitn(3, |byte| *byte == b'\n');
    let [first, header, rest] = [(); 3].map(|()| lines.next().expect("two lines and the layers"));
    let mut header: serde_json::Value = serde_json::from_slice(header).expect("JSON");
    change(&mut header);
    let layers = &rest[..rest.len() - blake3::OUT_LEN];
    let mut forged = [first, b"\n", header.to_string().as_bytes(), b"\n", layers].concat();
    let checksum = blake3::hash(&forged);
    forged.extend(checksum.as_bytes());
    forged
}

#[test]
fn what_cannot_be_in_a_header_is_named() {
    let fault = |change: fn(&mut serde_json::Value)| match refused(&with_header(change)) {
        WeightsError::Header(fault) => fault,
        other => panic!("{other:?}"),
    };
    let (values, outputs) = (Leduc::value_count(), Leduc::letter_count() + 2);
    assert!(Network::read(&with_header(|_| {}), &MadeFor::of::<Leduc>()).is_ok());
    assert_eq!(
        fault(|header| header["widths"][0] = 5.into()),
        HeaderFault::Inputs { given: 5, needed: values }
    );
    assert_eq!(
        fault(|header| header["widths"][2] = 1.into()),
        HeaderFault::Outputs { given: 1, needed: outputs }
    );
    assert_eq!(
        fault(|header| header["widths"][1] = 0.into()),
        HeaderFault::Width { given: 0, most: 1 << 16 }
    );
    assert_eq!(fault(|header| header["widths"] = vec![5].into()), HeaderFault::Layers { given: 0, most: 16 });
    assert_eq!(
        fault(|header| header["widths"] = vec![5; 18].into()),
        HeaderFault::Layers { given: 17, most: 16 }
    );
    assert_eq!(fault(|header| header["seats"] = 9.into()), HeaderFault::Seats { given: 9, most: 6 });
    let plane = Leduc::planes()[1].name.to_owned();
    assert_eq!(fault(|header| header["planes"][1]["scale"] = 0.into()), HeaderFault::Scale { plane });
    assert!(matches!(fault(|header| header["widths"][1] = 2.into()), HeaderFault::Bytes { .. }));
    assert!(matches!(fault(|header| header["rules"] = "one".into()), HeaderFault::Unreadable { .. }));
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    let text = String::new;
    let all = [
        WeightsError::NotWeights { found: text() },
        WeightsError::Newer { format: 2 },
        WeightsError::HeaderCut { given: 1 },
        WeightsError::Cut { given: 1, needed: 2 },
        WeightsError::Altered { written: text(), found: text() },
        WeightsError::Header(HeaderFault::Unreadable { why: text() }),
        WeightsError::Header(HeaderFault::Inputs { given: 1, needed: 2 }),
        WeightsError::Header(HeaderFault::Outputs { given: 1, needed: 2 }),
        WeightsError::Header(HeaderFault::Layers { given: 0, most: 16 }),
        WeightsError::Header(HeaderFault::Width { given: 0, most: 5 }),
        WeightsError::Header(HeaderFault::Scale { plane: text() }),
        WeightsError::Header(HeaderFault::Seats { given: 7, most: 6 }),
        WeightsError::Header(HeaderFault::Bytes { given: 1, needed: 2 }),
        WeightsError::Game { theirs: text(), ours: text() },
        WeightsError::Planes { number: 1, theirs: text(), ours: text() },
        WeightsError::Letters { number: 1, theirs: text(), ours: text() },
        WeightsError::Seats { theirs: 4, ours: 5 },
        WeightsError::Width { layer: 1, what: net::Part::Inputs, given: 1, needed: 2 },
        WeightsError::Width { layer: 1, what: net::Part::Outputs, given: 1, needed: 2 },
        WeightsError::Width { layer: 1, what: net::Part::Biases, given: 1, needed: 2 },
        WeightsError::NotFinite { layer: 1 },
        WeightsError::Training { key: "seed" },
    ];
    for error in all {
        let said = [Language::English, Language::French]
            .map(|language| Lexicon::new(language, &[]).say(&error.phrase(), &Names::none()));
        assert!(said.iter().all(|words| !words.contains(['⟦', '{'])), "{said:?}");
        assert_ne!(said[0], said[1]);
    }
}
