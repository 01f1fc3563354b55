use toys::duel::Duel;
use toys::nim::Nim;
use vector::{Ends, Questions, Setup, StepError, Values, Vectored};

use crate::learner::{BOTH, Learner, said, setup, vector};

/// Says these letters, which are refused; gives the sentence.
fn refused(vector: &mut dyn Vectored, learner: &mut Learner, letters: &[u16]) -> String {
    let (save, before) = (vector.save(), learner.clone());
    let error = learner.say(vector, letters).expect_err("it is refused");
    assert_eq!(vector.save(), save, "{error}");
    assert_eq!(*learner, before, "{error}");
    learner.ask(vector);
    assert_eq!(*learner, before, "{error}");
    said(&error.phrase())
}

#[test]
fn a_wrong_letter_is_refused_with_all_others_and_told_with_what_is_allowed() {
    for threads in [1, 3] {
        let mut vector = vector::<Nim>(&Setup { threads, ..setup(200, &BOTH) });
        let mut learner = Learner::new(&vector);
        // The second letter says how many, so a heap may not come next.
        let good = learner.choose();
        let mut letters = good.clone();
        letters[150] = 6;
        let sentence = refused(&mut vector, &mut learner, &letters);
        assert_eq!(
            sentence,
            "game 150: letter 6 (take 2) may not come next; allowed: 0 (heap 1), 1 (heap 2), 2 (heap 3)"
        );
        letters[40] = 14;
        let sentence = refused(&mut vector, &mut learner, &letters);
        assert!(
            sentence.starts_with("game 40: letter 14, which is not in the alphabet, may not come next"),
            "{sentence}"
        );
        letters[7] = u16::MAX;
        let sentence = refused(&mut vector, &mut learner, &letters);
        assert!(sentence.starts_with("game 7: letter 65535, which"), "{sentence}");
        learner.say(&mut vector, &good).expect("they may come next");
        let sentence = refused(&mut vector, &mut learner, &good);
        assert!(sentence.starts_with("game 0: letter"), "{sentence}");
        assert!(sentence.contains(") may not come next after heap "), "{sentence}");
        assert!(sentence.contains("5 (take 1)"), "{sentence}");
    }
}

#[test]
fn every_letter_that_is_not_in_the_mask_is_refused_and_every_other_is_not() {
    let mut vector = vector::<Duel>(&setup(3, &BOTH));
    let mut learner = Learner::new(&vector);
    let letters = vector.shape().letters;
    for _ in 0..20 {
        let good = learner.choose();
        let save = vector.save();
        for letter in 0..letters + 70 {
            let may = letter < letters && learner.mask[letters + letter] == 1;
            let said = [good[0], letter as u16, good[2]];
            if may {
                let mut again = learner.clone();
                again.say(&mut vector, &said).expect("it may come next");
                vector.restore(&save).expect("its own save");
            } else {
                refused(&mut vector, &mut learner, &said);
            }
        }
        learner.step(&mut vector);
    }
}

#[test]
fn arrays_of_the_wrong_size_are_refused() {
    let mut vector = vector::<Nim>(&setup(5, &BOTH));
    let mut learner = Learner::new(&vector);
    let letters = learner.choose();
    let save = vector.save();
    let shape = vector.shape().clone();
    assert_eq!(
        refused(&mut vector, &mut learner, &letters[..4]),
        "letters: 4 values were given, 5 are needed"
    );
    assert_eq!(
        refused(&mut vector, &mut learner, &[letters.clone(), vec![0]].concat()),
        "letters: 6 values were given, 5 are needed"
    );
    let sizes = [
        ("values", 5 * shape.values),
        ("mask", 5 * shape.letters),
        ("seats", 5),
        ("chairs", 5),
        ("decided", 5),
        ("done", 5),
        ("rewards", 10),
        ("points", 10),
    ];
    for (what, needed) in sizes {
        for given in [0, needed - 1, needed + 1] {
            let size = |name: &str| {
                let usual = sizes.iter().find(|(known, _)| *known == name).expect("an array").1;
                if name == what { given } else { usual }
            };
            let (mut rewards, mut points) = (vec![0.0; size("rewards")], vec![0; size("points")]);
            let [mut values, mut mask, mut seats, mut chairs, mut decided, mut done] =
                ["values", "mask", "seats", "chairs", "decided", "done"].map(|name| vec![0; size(name)]);
            let questions = Questions {
                values: Values::Bytes(&mut values),
                mask: &mut mask,
                seats: &mut seats,
                chairs: &mut chairs,
            };
            let ends =
                Ends { decided: &mut decided, done: &mut done, rewards: &mut rewards, points: &mut points };
            let error = vector.step(&letters, questions, ends).expect_err("it is refused");
            assert_eq!(error, StepError::Length { what, given, needed });
            assert_eq!(vector.save(), save);
        }
    }
    let mut fractions = vec![0.0; 5 * shape.values - 1];
    let error = vector.observe_all(Values::Fractions(&mut fractions)).expect_err("it is refused");
    assert_eq!(
        said(&error.phrase()),
        format!("values: {} values were given, {} are needed", fractions.len(), 10 * shape.values)
    );
    assert!(vector.advise(&mut [0; 6]).is_err());
    learner.say(&mut vector, &letters).expect("they may come next");
}
