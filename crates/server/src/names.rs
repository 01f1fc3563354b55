//! Names of tables, which whoever has them may sit down with: nobody can guess them.

use store::TableId;
use table::{Place, Secret, Setup};

/// What names are made of: nothing that looks like something else, and no vowels, so that there are no words.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";
/// How long they are: 105 bits.
const LENGTH: usize = 22;
/// So much of a name may be written into a log: enough to find the table, not enough to sit down at it.
const SHORT: usize = 6;

/// A name and a secret for a new table, from the operating system.
pub(crate) fn fresh() -> Result<(String, Secret), getrandom::Error> {
    let mut name = String::with_capacity(LENGTH);
    while name.len() < LENGTH {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        // Every letter is as likely as every other: 252 is nine times 28.
        let fair = bytes.iter().filter(|byte| **byte < 252);
        name.extend(fair.map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])));
    }
    name.truncate(LENGTH);
    let mut secret = Secret { key: [0; 32], nonce: [0; 32] };
    getrandom::fill(&mut secret.key)?;
    getrandom::fill(&mut secret.nonce)?;
    Ok((name, secret))
}

/// The name of the table at which these people play again after this one: always the same, and nobody else can guess it.
pub(crate) fn next(before: &Setup, places: &[Place]) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("karata next 1");
    hasher.update(&before.secret.key).update(&before.secret.nonce).update(before.table.as_bytes());
    for place in places {
        // No person has a blank in it.
        let person = place.person.as_ref().map_or("", |sitter| sitter.person.as_str());
        hasher.update(b" ").update(person.as_bytes());
    }
    let mut bytes = [0; 4 * LENGTH];
    hasher.finalize_xof().fill(&mut bytes);
    let fair = bytes.iter().filter(|byte| **byte < 252);
    fair.map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).take(LENGTH).collect()
}

/// A name as a log may have it.
pub(crate) fn short(id: &TableId) -> String {
    id.as_str().chars().take(SHORT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_long_and_never_the_same() {
        let (one, first) = fresh().unwrap();
        let (other, second) = fresh().unwrap();
        assert!(one.len() == LENGTH && one != other && first != second && first.key != first.nonce);
        assert!(one.bytes().all(|byte| LETTERS.contains(&byte)), "{one}");
    }
}
