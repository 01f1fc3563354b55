//! What binds a table to its deal: the hash that everybody was told before the first card, and what it is the hash of.
//!
//! ```text
//! deal 9f86d081… table baobab                ; …
//! key 07070707… nonce 09090909…              ; …
//! ```

use std::fmt::Write;

/// What was told before the first card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The table's name, 1 to 64 bytes of any text.
    pub table: String,
    /// The hash that binds it to its key, 64 hexadecimal digits.
    pub hash: String,
}

/// What was told when the game was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// What all chance is drawn from, 64 hexadecimal digits.
    pub key: String,
    /// What was mixed into the hash, 64 hexadecimal digits.
    pub nonce: String,
}

/// The longest name of a table, in bytes.
const LONGEST_TABLE: usize = 64;
/// So many digits have a hash, a key and a nonce.
const DIGITS: usize = 64;

impl Deal {
    /// The table's name without anything that could be mistaken for something else in a line or on a screen: all bytes but ASCII
    /// letters, digits, `-`, `_` and `.` are `%` and two hexadecimal digits.
    pub fn plain_table(&self) -> String {
        let mut plain = String::new();
        for byte in self.table.bytes() {
            if is_plain(byte) {
                plain.push(char::from(byte));
            } else {
                write!(plain, "%{byte:02X}").expect("writing to a string");
            }
        }
        plain
    }

    pub(super) fn words(&self) -> String {
        format!("deal {} table {}", self.hash, self.plain_table())
    }

    /// What follows `deal`, read.
    pub(super) fn read(words: &str) -> Option<Deal> {
        let (hash, table) = words.split_once(" table ")?;
        let table = table_name(table)?;
        is_digits(hash).then(|| Deal { table, hash: hash.to_owned() })
    }
}

impl Opened {
    pub(super) fn words(&self) -> String {
        format!("key {} nonce {}", self.key, self.nonce)
    }

    /// What follows `key`, read.
    pub(super) fn read(words: &str) -> Option<Opened> {
        let (key, nonce) = words.split_once(" nonce ")?;
        let fits = is_digits(key) && is_digits(nonce);
        fits.then(|| Opened { key: key.to_owned(), nonce: nonce.to_owned() })
    }
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.')
}

fn is_digits(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A table's name as a line has it.
fn table_name(plain: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = plain.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
        bytes.push(match byte {
            b'%' => digit(rest.next()?)? << 4 | digit(rest.next()?)?,
            plain if is_plain(plain) => plain,
            _ => return None,
        });
    }
    (1..=LONGEST_TABLE).contains(&bytes.len()).then(|| String::from_utf8(bytes).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_table_is_read_as_it_was_written() {
        let hash = "0f".repeat(32);
        let longest = "\u{7f}".repeat(64);
        for name in ["a", "Baobab-7_x.y", "a b", " ; ", "%41", "\n| x", "Mü « ! »", "\u{202e}", &longest] {
            let deal = Deal { table: name.to_owned(), hash: hash.clone() };
            let words = deal.words();
            assert!(words.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()), "{words}");
            assert_eq!(words.split(' ').count(), 4, "{words}");
            assert_eq!(Deal::read(words.strip_prefix("deal ").expect("it begins so")), Some(deal));
        }
    }

    #[test]
    fn what_is_no_deal_is_not_read() {
        let (hash, long) = ("0f".repeat(32), "a".repeat(65));
        for table in ["", "a b", "%", "%4", "%4g", "%ff", "ü", "%+1", &long] {
            assert_eq!(Deal::read(&format!("{hash} table {table}")), None, "{table}");
        }
        for hash in ["", "0f", &hash.to_uppercase(), &hash.replace('f', "g"), &format!("{hash}0")] {
            assert_eq!(Deal::read(&format!("{hash} table a")), None, "{hash}");
            assert_eq!(Opened::read(&format!("{hash} nonce {}", "0".repeat(64))), None, "{hash}");
            assert_eq!(Opened::read(&format!("{} nonce {hash}", "0".repeat(64))), None, "{hash}");
        }
        assert_eq!(Deal::read(&hash), None);
        assert_eq!(Opened::read(&hash), None);
    }
}
