//! How a terminal is used: as a screen, or line by line; with which colours and signs.

use std::env;
use std::io::{IsTerminal, stdin, stdout};

use tui::screen::look::{Colours, Look, Signs};

use crate::cli::DisplayArguments;

/// Is the terminal used as a screen? Pipes, terminals that can do nothing else and whoever asks for it get lines.
pub(crate) fn is_screen(arguments: DisplayArguments) -> bool {
    !arguments.lines && is_editable()
}

/// Is there a terminal on which what is typed can be edited?
pub(crate) fn is_editable() -> bool {
    let is_dumb = env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
    !is_dumb && stdin().is_terminal() && stdout().is_terminal()
}

/// The colours and signs of the terminal.
pub(crate) fn look(arguments: DisplayArguments) -> Look {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
    look_of(
        arguments.plain,
        set("NO_COLOR").is_some(),
        &set("TERM").unwrap_or_default(),
        locale.as_deref(),
        set("COLORTERM").is_some(),
    )
}

fn look_of(plain: bool, no_colour: bool, term: &str, locale: Option<&str>, many: bool) -> Look {
    let is_unicode = locale.is_none_or(|locale| {
        let folded = locale.to_ascii_lowercase();
        folded.contains("utf-8") || folded.contains("utf8")
    });
    let colours = if plain || no_colour || term.starts_with("vt") {
        Colours::None
    } else if many || term.contains("256color") || term.contains("direct") {
        Colours::Many
    } else {
        Colours::Sixteen
    };
    Look { colours, signs: if plain || !is_unicode { Signs::Ascii } else { Signs::Drawn } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_signs_follow_the_environment() {
        let look = |term, locale| look_of(false, false, term, locale, false);
        let drawn = |colours| Look { colours, signs: Signs::Drawn };
        assert_eq!(look("xterm", Some("fr_FR.UTF-8")), drawn(Colours::Sixteen));
        assert_eq!(look("xterm-256color", None), drawn(Colours::Many));
        assert_eq!(look("vt100", Some("C.utf8")), drawn(Colours::None));
        assert_eq!(look("xterm", Some("C")).signs, Signs::Ascii);
        assert_eq!(look_of(false, true, "xterm", None, true), drawn(Colours::None));
        assert_eq!(
            look_of(true, false, "xterm", None, true),
            Look { colours: Colours::None, signs: Signs::Ascii }
        );
    }
}
