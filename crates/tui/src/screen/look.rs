//! Which colours and signs a terminal shows. Colours are grounds, never letters: whatever is coloured has both its ink and its ground set.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Which colours there are.
    pub colours: Colours,
    /// Which signs there are.
    pub signs: Signs,
}

/// Which colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// None: bold, dim and reversed say it.
    None,
    /// The sixteen that every terminal has.
    #[default]
    Sixteen,
    /// 256 of them.
    Many,
}

/// Which signs there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signs {
    /// Shapes and frames.
    #[default]
    Drawn,
    /// Plain ASCII.
    Ascii,
}

/// What something is, whatever it looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Anything else.
    Plain,
    /// What stands out.
    Bold,
    /// What does not matter now.
    Dim,
    /// The reader: name, line, teeth.
    You,
    /// The button of Enter.
    Button,
    /// A button that does nothing now.
    Idle,
    /// A suit, tribe or ware, by its number.
    Suit(Hue),
    /// The bar of a game.
    Bar(Ground),
    /// What was refused or went wrong.
    Refused,
    /// Whoever is to move; what is chosen in a panel.
    Reversed,
    /// What the guide says.
    Guide,
}

/// A suit, tribe or ware.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Hue {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
    Pink,
    Teal,
}

/// The ground of a game's bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Ground {
    Black,
    Red,
    Green,
    Blue,
    Purple,
    Teal,
    Grey,
}

impl Hue {
    /// The suits of the Mü deck, in their order.
    pub const SUITS: [Hue; 5] = [Hue::Red, Hue::Blue, Hue::Green, Hue::Yellow, Hue::Black];
    /// The tribes of Serengeti and the wares of Asante, in the order of their faces.
    pub const TRIBES: [Hue; 6] = [Hue::Red, Hue::Pink, Hue::Blue, Hue::Teal, Hue::Yellow, Hue::Black];
}

impl Look {
    /// How something is shown.
    pub fn style(self, ink: Ink) -> Style {
        let plain = Style::new();
        if self.colours == Colours::None {
            return match ink {
                Ink::Plain | Ink::Suit(_) => plain,
                Ink::Bold | Ink::Guide => plain.add_modifier(Modifier::BOLD),
                Ink::Dim | Ink::Idle => plain.add_modifier(Modifier::DIM),
                Ink::You | Ink::Bar(_) | Ink::Reversed => plain.add_modifier(Modifier::REVERSED),
                Ink::Button | Ink::Refused => plain.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            };
        }
        match ink {
            Ink::Plain => plain,
            Ink::Bold => plain.add_modifier(Modifier::BOLD),
            Ink::Dim => plain.add_modifier(Modifier::DIM),
            Ink::You => self.pair(0, 11).add_modifier(Modifier::BOLD),
            Ink::Button => self.pair(11, 0).add_modifier(Modifier::BOLD),
            Ink::Idle => self.pair(8, 0),
            Ink::Suit(hue) => self.suit(hue),
            Ink::Bar(ground) => self.bar(ground),
            Ink::Refused => self.pair(15, 1),
            Ink::Reversed => plain.add_modifier(Modifier::REVERSED),
            Ink::Guide => self.pair(0, 7),
        }
    }

    fn suit(self, hue: Hue) -> Style {
        match hue {
            Hue::Red => self.pair(15, 1),
            Hue::Blue => self.pair(15, 4),
            Hue::Green => self.pair(0, 2),
            Hue::Yellow => self.pair(0, 3),
            Hue::Black => self.pair(15, 8),
            Hue::Pink => self.pair(0, 13),
            Hue::Teal => self.pair(0, 6),
        }
    }

    fn bar(self, ground: Ground) -> Style {
        match ground {
            Ground::Black => self.pair(15, 0),
            Ground::Red => self.pair(15, 1),
            Ground::Green => self.pair(0, 2),
            Ground::Blue => self.pair(15, 4),
            Ground::Purple => self.pair(15, 5),
            Ground::Teal => self.pair(0, 6),
            Ground::Grey => self.pair(15, 8),
        }
    }

    fn pair(self, ink: u8, ground: u8) -> Style {
        let colour = |number: u8| match self.colours {
            Colours::Many => Color::Indexed(MANY[usize::from(number)]),
            Colours::None | Colours::Sixteen => Color::Indexed(number),
        };
        Style::new().fg(colour(ink)).bg(colour(ground))
    }

    /// What stands before a question that is the reader's.
    pub fn prompt(self) -> &'static str {
        match self.signs {
            Signs::Drawn => "» ",
            Signs::Ascii => ">> ",
        }
    }

    /// A card's shape; its letter says it where there are no shapes.
    pub fn shape(self, shape: char) -> char {
        match self.signs {
            Signs::Drawn => shape,
            Signs::Ascii => ' ',
        }
    }
}

/// The sixteen colours out of 256, as inks that do not depend on the terminal's own scheme.
const MANY: [u8; 16] = [232, 124, 71, 178, 25, 90, 37, 252, 238, 160, 77, 220, 33, 211, 44, 231];

/// Turns what was drawn into plain ASCII, sign by sign.
pub fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let Some(sign) = cell.symbol().chars().next() else { continue };
        if !sign.is_ascii() {
            cell.set_char(ascii(sign));
        }
    }
}

fn ascii(sign: char) -> char {
    const SIGNS: [(&str, char); 17] = [
        ("│╎┃┊┆", '|'),
        ("─╌━┈┄–—−┬┴", '-'),
        ("╭╮┌┐╰╯└┘┏┓┗┛├┤┼", '+'),
        ("═║╔╗╚╝", '#'),
        ("△▲▴", '^'),
        ("▼▾↓", 'v'),
        ("●◉○", 'o'),
        ("■▒░▓█", '%'),
        ("★✚✦", '*'),
        ("◆◇♦", '%'),
        ("›→»", '>'),
        ("‹←«", '<'),
        ("·…•", '.'),
        ("’‘", '\''),
        ("“”", '"'),
        ("⇄×✓", 'x'),
        ("\u{a0}\u{202f}", ' '),
    ];
    if let Some((_, plain)) = SIGNS.iter().find(|(signs, _)| signs.contains(sign)) {
        return *plain;
    }
    if sign == '↑' {
        return '^';
    }
    let folded = game::notation::folded(&sign.to_string());
    let plain = folded.chars().next().filter(char::is_ascii).unwrap_or('?');
    if sign.is_uppercase() { plain.to_ascii_uppercase() } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;

    #[test]
    fn everything_becomes_ascii() {
        let text = "MÜ › △▲ ╭─╮ é À ◉ 漢 “‹»”";
        let mut buffer = Buffer::empty(Rect::new(0, 0, 40, 1));
        buffer.set_string(0, 0, text, Style::new());
        to_ascii(&mut buffer);
        let shown: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(shown.trim_end(), "MU > ^^ +-+ e A o ?  \"<>\"");
    }

    #[test]
    fn without_colours_no_colour_is_used() {
        let look = Look { colours: Colours::None, signs: Signs::Drawn };
        for ink in
            [Ink::You, Ink::Button, Ink::Suit(Hue::Red), Ink::Bar(Ground::Blue), Ink::Refused, Ink::Guide]
        {
            let style = look.style(ink);
            assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
        }
        assert_ne!(look.style(Ink::You), look.style(Ink::Plain), "it is told apart all the same");
    }
}
