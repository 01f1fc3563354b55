//! Names of tables, which whoever has them may sit down with: nobody can guess them.

use store::TableId;
use table::Secret;

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
