//! The table in words and small drawings.

use game::Phrase;
use game::phrase::{Cell, Face, Picture, Row, Size};
use words::{Lexicon, Names};

use crate::style::{Style, width};

/// Draws a picture, one row under the other.
pub fn draw(picture: &Picture, lexicon: &Lexicon, names: &Names, style: Style) -> String {
    let pen = Pen { lexicon, names, style };
    let small = picture.rows.iter().filter(|row| row.size == Size::Small);
    let margin = small.map(|row| width(&pen.label(row))).max().unwrap_or(0);
    picture
        .rows
        .iter()
        .map(|row| match row.size {
            Size::Heading => pen.small(row, width(&pen.label(row))),
            Size::Large => pen.large(row),
            Size::Small => pen.small(row, margin),
        })
        .collect()
}

/// One thing to put down: the lines it takes, and how wide they are without colour codes.
struct Block {
    lines: Vec<String>,
    wide: usize,
}

struct Pen<'a> {
    lexicon: &'a Lexicon,
    names: &'a Names,
    style: Style,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, self.names)
    }

    fn label(&self, row: &Row) -> String {
        self.say(&Phrase::new("play-label").with("label", row.label.clone()))
    }

    /// A row of drawn cards under its label.
    fn large(&self, row: &Row) -> String {
        let blocks: Vec<Block> = row.cells.iter().map(|cell| self.block(cell)).collect();
        let mut out = format!("{}\n", self.style.bold(&self.label(row)));
        flow(&blocks, "  ", 2, self.style.columns(), &mut out);
        out
    }

    /// A row of written cards after its label.
    fn small(&self, row: &Row, margin: usize) -> String {
        let blocks: Vec<Block> = row.cells.iter().map(|cell| self.written(cell)).collect();
        let label = self.label(row);
        let gap = " ".repeat(margin - width(&label));
        let label = self.style.bold(&label);
        if blocks.is_empty() {
            return format!("{}\n", self.style.bold(&self.say(&row.label)));
        }
        let mut out = String::new();
        flow(&blocks, &format!("{label}{gap} "), margin + 1, self.style.columns(), &mut out);
        out
    }

    fn block(&self, cell: &Cell) -> Block {
        match cell {
            Cell::Card(face) => self.card(face),
            Cell::Backs(count) => {
                boxed(["▒▒▒▒▒".to_owned(), format!("{:^5}", format!("×{count}"))], 5, |l| l)
            }
            Cell::Words(phrase) => {
                let words = self.say(phrase);
                let wide = width(&words);
                let empty = " ".repeat(wide);
                Block { lines: vec![empty.clone(), words, empty.clone(), empty], wide }
            }
        }
    }

    /// A card: its shape and rank above; below, the letter by which it is called, and its suit.
    fn card(&self, face: &Face) -> Block {
        let (name, notation) = (self.say(&face.name), self.lexicon.say_value(&face.notation, self.names));
        let name = match notation.strip_suffix(&*face.rank) {
            None | Some("") => name,
            Some(letter) => format!("{letter} {name}"),
        };
        let wide = width(&name).max(5);
        let gap = " ".repeat(wide.saturating_sub(1 + width(&face.rank)));
        let lines = [format!("{}{gap}{}", face.shape, face.rank), format!("{name:<wide$}")];
        boxed(lines, wide, |line| self.style.hue(face.hue, &line))
    }

    fn written(&self, cell: &Cell) -> Block {
        let (text, shown) = match cell {
            Cell::Card(face) => {
                let notation = self.lexicon.say_value(&face.notation, self.names);
                let text = format!("{}{notation}", face.shape);
                let shown = self.style.hue(face.hue, &text);
                (text, shown)
            }
            Cell::Backs(count) => (format!("▒×{count}"), format!("▒×{count}")),
            Cell::Words(phrase) => {
                let words = self.say(phrase);
                (words.clone(), words)
            }
        };
        Block { wide: width(&text), lines: vec![shown] }
    }
}

fn boxed(inside: [String; 2], wide: usize, paint: impl Fn(String) -> String) -> Block {
    let edge = "─".repeat(wide + 2);
    let [above, below] = inside.map(|line| format!("│ {} │", paint(line)));
    Block { lines: vec![format!("┌{edge}┐"), above, below, format!("└{edge}┘")], wide: wide + 4 }
}

/// Lays blocks side by side, as many as fit in a line, with two spaces between them, behind a margin of
/// `indent` columns that shows `first` in the first line.
fn flow(blocks: &[Block], first: &str, indent: usize, wide: usize, out: &mut String) {
    let rest = " ".repeat(indent);
    let mut margin = first;
    let mut from = 0;
    while from < blocks.len() {
        let mut used = indent + blocks[from].wide;
        let mut to = from + 1;
        while to < blocks.len() && used + 2 + blocks[to].wide <= wide {
            used += 2 + blocks[to].wide;
            to += 1;
        }
        for line in 0..blocks[from..to].iter().map(|block| block.lines.len()).max().unwrap_or(0) {
            let cells: Vec<&str> = blocks[from..to].iter().map(|block| block.lines[line].as_str()).collect();
            *out += format!("{margin}{}", cells.join("  ")).trim_end();
            out.push('\n');
            margin = &rest;
        }
        from = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::WIDTH;
    use words::Language;

    fn face(notation: &str, rank: &str) -> Cell {
        Cell::Card(Face {
            notation: notation.into(),
            shape: '●',
            hue: 0,
            rank: rank.to_owned().into(),
            name: Phrase::new("you"),
        })
    }

    fn drawn(size: Size, cells: Vec<Cell>) -> String {
        let row = Row { label: Phrase::new("you"), size, cells };
        let lexicon = Lexicon::new(Language::English, &[]);
        draw(&Picture { rows: vec![row] }, &lexicon, &Names::none(), Style::default())
    }

    #[test]
    fn large_cards_are_boxes_side_by_side() {
        let expected = "you:
  ┌───────┐  ┌───────┐
  │ ●   4 │  │ ▒▒▒▒▒ │
  │ N you │  │  ×3   │
  └───────┘  └───────┘
";
        assert_eq!(drawn(Size::Large, vec![face("N4", "4"), Cell::Backs(3)]), expected);
    }

    #[test]
    fn small_cards_are_written() {
        let cells = vec![face("N4", "4"), Cell::Backs(2), Cell::Words(Phrase::new("you"))];
        assert_eq!(drawn(Size::Small, cells), "you: ●N4  ▒×2  you\n");
        assert_eq!(drawn(Size::Small, vec![]), "you\n", "nothing follows");
    }

    #[test]
    fn nothing_is_wider_than_the_screen() {
        for size in [Size::Large, Size::Small] {
            let picture = drawn(size, vec![face("N4", "4"); 40]);
            assert!(picture.lines().all(|line| width(line) <= WIDTH), "{picture}");
            assert_eq!(picture.matches('●').count(), 40);
        }
    }
}
