//! What people may be called and may say: text that can be seen and that does nothing.

use protocol::{LONGEST_CHAT, LONGEST_NAME};

/// A name as it is kept, if it may be one.
pub(crate) fn name(text: &str) -> Option<String> {
    let name: Vec<&str> = text.split_whitespace().collect();
    let name = name.join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && !name.contains(|c| is_hidden(c) || is_joiner(c))).then_some(name)
}

/// Would people take one for the other?
pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A line of chat as it is kept, if it may be one.
pub(crate) fn chat(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = text.chars().count() <= LONGEST_CHAT && text.contains(|c| !is_joiner(c));
    (fits && !text.contains(is_hidden)).then(|| text.to_owned())
}

/// Moves a cursor, turns the direction of the writing, or cannot be seen.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Joins letters, or pictures to other pictures: part of what some people write.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_a_name_that_cannot_be_seen() {
        let hidden = [
            "",
            " \t",
            "\u{a0}",
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "\u{200d}",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\nb\u{0}",
        ];
        for text in hidden {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn spaces_in_names_are_single_and_plain() {
        assert_eq!(name("  Anne\u{a0} Marie\n").as_deref(), Some("Anne Marie"));
        assert!(is_same_name("ÉMILE", "émile"));
    }

    #[test]
    fn names_and_lines_have_a_greatest_length() {
        assert!(name(&"é".repeat(LONGEST_NAME)).is_some());
        assert_eq!(name(&"é".repeat(LONGEST_NAME + 1)), None);
        assert!(chat(&"é".repeat(LONGEST_CHAT)).is_some());
        assert_eq!(chat(&"é".repeat(LONGEST_CHAT + 1)), None);
    }

    #[test]
    fn chat_may_have_joined_pictures_and_nothing_that_turns_the_writing() {
        let family = "👩\u{200d}👧 ❤\u{fe0f}";
        assert_eq!(chat(family).as_deref(), Some(family));
        for text in [" ", "\u{200d}\u{fe0f}", "a\u{202e}b", "a\nb", "a\u{7}b"] {
            assert_eq!(chat(text), None, "{text:?}");
        }
    }
}
