use std::fmt::Write;

use game::phrase::{Cell, Face, Row, Size};
use game::{Phrase, Sight};
use words::Names;

use crate::rulebook::Rulebook;

/// The colours of suits on white, the same six as in a terminal. Nothing depends on them: shapes and letters say the same.
const HUES: [&str; 6] = ["#b3261e", "#1a56c4", "#1b6e34", "#8a6100", "#7b2d8e", "#00696b"];

const BOX: &str = "background:#fff;color:#1f1f1f;border:1px solid #9a9a9a;border-radius:8px;padding:10px 14px;\
                   display:inline-block;font-family:system-ui,sans-serif;line-height:1.5";
const LARGE: &str = "display:inline-block;border:1px solid;border-radius:5px;background:#fff;padding:1px 7px;\
                     margin:2px 4px 2px 0;min-width:3em";
const SMALL: &str = "font-weight:600;margin-right:0.6em;white-space:nowrap";
const BACKS: &str = "color:#555;margin-right:0.6em;white-space:nowrap";

/// What a viewer sees, as HTML that needs nothing else: its picture, what happened last and what it is asked.
pub(crate) fn table(sight: &Sight, book: &Rulebook, names: &Names) -> String {
    let page = Page { book, names };
    let mut out = format!("<div style=\"{BOX}\" lang=\"{}\">", book.language.code());
    line(&mut out, "strong", &book.say(&Phrase::new("game-title")));
    out.push_str("<table style=\"border-collapse:collapse;color:inherit;background:none\">");
    sight.picture.rows.iter().for_each(|row| page.row(&mut out, row));
    out.push_str("</table>");
    sight.story.iter().for_each(|phrase| line(&mut out, "em", &page.say(phrase)));
    sight.question.iter().for_each(|phrase| line(&mut out, "strong", &page.say(phrase)));
    out.push_str("</div>");
    out
}

struct Page<'a> {
    book: &'a Rulebook,
    names: &'a Names,
}

impl Page<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.book.lexicon().say(phrase, self.names)
    }

    fn row(&self, out: &mut String, row: &Row) {
        let label = escaped(&self.say(&row.label));
        let cells: String = row.cells.iter().map(|cell| self.cell(cell, row.size)).collect();
        let cell = "text-align:left;vertical-align:top;padding:2px 12px 2px 0";
        write!(
            out,
            "<tr style=\"background:none\"><th scope=\"row\" style=\"{cell}\">{label}</th>\
             <td style=\"{cell}\">{cells}</td></tr>"
        )
        .expect("writing to a string");
    }

    fn cell(&self, cell: &Cell, size: Size) -> String {
        match (cell, size) {
            (Cell::Card(face), Size::Large) => self.large(face),
            (Cell::Card(face), Size::Small | Size::Heading) => self.small(face),
            (Cell::Backs(count), _) => format!("<span style=\"{BACKS}\">▒×{count}</span> "),
            (Cell::Words(phrase), _) => {
                format!("<span style=\"margin-right:0.6em\">{}</span> ", escaped(&self.say(phrase)))
            }
        }
    }

    /// A card: its shape and rank above; below, the letter by which it is called, and its suit.
    fn large(&self, face: &Face) -> String {
        let (name, notation) = (self.say(&face.name), self.notation(face));
        let name = match notation.strip_suffix(&*face.rank) {
            None | Some("") => name,
            Some(letter) => format!("{letter} {name}"),
        };
        let shape = escaped(&face.shape.to_string());
        format!(
            "<span style=\"{LARGE};color:{}\"><b>{shape} {}</b><br><small>{}</small></span>",
            hue(face),
            escaped(&face.rank),
            escaped(&name),
        )
    }

    /// A card as it is written: its shape, and what it is called.
    fn small(&self, face: &Face) -> String {
        format!(
            "<span style=\"{SMALL};color:{}\" title=\"{}\">{}{}</span> ",
            hue(face),
            escaped(&self.say(&face.name)),
            escaped(&face.shape.to_string()),
            escaped(&self.notation(face)),
        )
    }

    fn notation(&self, face: &Face) -> String {
        self.book.lexicon().say_value(&face.notation, self.names)
    }
}

fn line(out: &mut String, tag: &str, text: &str) {
    write!(out, "<div><{tag}>{}</{tag}></div>", escaped(text)).expect("writing to a string");
}

fn hue(face: &Face) -> &'static str {
    HUES[usize::from(face.hue) % HUES.len()]
}

/// A text that cannot be taken for HTML, in elements and in quoted attributes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}
