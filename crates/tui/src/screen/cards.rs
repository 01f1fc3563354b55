//! Cards of the Mü deck in all their sizes, and a hand of them. Number and shape are never dropped; letter, triangles and frame are.

use cards::Kind;
use game::Phrase;
use words::{Lexicon, Names};

use super::look::{Hue, Ink, Signs};
use super::pen::{Frame, Pen, width};

/// What is written on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its suit's shape.
    pub shape: char,
    /// Its suit's ground.
    pub hue: Hue,
    /// Its suit's letter, in the reader's language.
    pub letter: String,
    /// Its number.
    pub number: String,
    /// The triangles on it.
    pub triangles: u8,
}

impl Face {
    /// A card in the letters of a language.
    pub fn new(card: Kind, lexicon: &Lexicon) -> Face {
        let called = called(card, lexicon);
        let letter = called.chars().take(1).collect();
        Face {
            shape: card.colour().shape(),
            hue: Hue::SUITS[card.colour() as usize],
            letter,
            number: card.number().to_string(),
            triangles: card.triangles(),
        }
    }

    /// The ink of its suit.
    pub fn ink(&self) -> Ink {
        Ink::Suit(self.hue)
    }

    /// Shape, letter and number; without shapes letter and number.
    pub fn tile(&self, signs: Signs) -> String {
        match signs {
            Signs::Drawn => format!("{}{}{}", self.shape, self.letter, self.number),
            Signs::Ascii => format!("{}{}", self.letter, self.number),
        }
    }

    /// Shape and number; without shapes letter and number.
    pub fn small_tile(&self, signs: Signs) -> String {
        match signs {
            Signs::Drawn => format!("{}{}", self.shape, self.number),
            Signs::Ascii => format!("{}{}", self.letter, self.number),
        }
    }
}

/// A card as it is called: `k8`, `n8` in French.
pub fn called(card: Kind, lexicon: &Lexicon) -> String {
    lexicon.say_value(&card.value(), &Names::none())
}

/// The capital by which a suit is gone to: its letter in the reader's language.
pub fn capital(card: Kind, lexicon: &Lexicon) -> Option<char> {
    called(card, lexicon).chars().next().map(|letter| letter.to_ascii_uppercase())
}

/// Writes tiles one after the other, as many as there is room for, and gives the column after them.
pub fn tiles(pen: &mut Pen<'_>, x: u16, y: u16, wide: u16, faces: &[Face]) -> u16 {
    let signs = pen.look().signs;
    let long: Vec<String> = faces.iter().map(|face| face.tile(signs)).collect();
    let needs = |texts: &[String]| texts.iter().map(|text| width(text) + 1).sum::<u16>().saturating_sub(1);
    let texts =
        if needs(&long) <= wide { long } else { faces.iter().map(|face| face.small_tile(signs)).collect() };
    let mut at = x;
    for (text, face) in texts.iter().zip(faces) {
        if at + width(text) > x + wide {
            return pen.put(at.saturating_sub(1), y, "…", Ink::Plain);
        }
        at = pen.put(at, y, text, face.ink()) + 1;
    }
    at.max(x)
}

/// A card on the table, nine columns by five rows, or eleven by seven.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Its face.
    pub face: Face,
    /// How it is framed.
    pub frame: Frame,
    /// The ink of the frame.
    pub ink: Ink,
    /// What stands in its lower edge.
    pub foot: String,
}

/// Draws a card on the table into the whole area of a pen.
pub fn lying(pen: &mut Pen<'_>, card: &Lying) {
    let (wide, high) = (pen.wide(), pen.high());
    pen.frame(0, 0, wide, high, card.frame, card.ink);
    let inner = wide.saturating_sub(2);
    let face = &card.face;
    pen.ground(1, 1, inner, high.saturating_sub(2), face.ink());
    let shape = pen.look().shape(face.shape);
    let triangles = "△".repeat(usize::from(face.triangles));
    pen.put(2, 1, &face.number, face.ink());
    let corner = if shape == ' ' { face.letter.clone() } else { shape.to_string() };
    if high >= 7 {
        pen.put(2, 2, &corner, face.ink());
    } else {
        pen.put(wide.saturating_sub(3), 1, &corner, face.ink());
    }
    pen.put(2, high.saturating_sub(2), &face.letter, face.ink());
    pen.put(wide.saturating_sub(2 + width(&triangles)), high.saturating_sub(2), &triangles, face.ink());
    foot(pen, &card.foot, card.ink);
}

/// Draws the place of a card that is not there yet, with a word or two in it.
pub fn vacant(pen: &mut Pen<'_>, words: &[String]) {
    let (wide, high) = (pen.wide(), pen.high());
    pen.frame(0, 0, wide, high, Frame::Dashed, Ink::Dim);
    let first = (high.saturating_sub(words.len() as u16)) / 2;
    for (line, y) in words.iter().zip(first.max(1)..) {
        let text = super::pen::cut(line, wide.saturating_sub(2));
        let x = wide.saturating_sub(width(&text)) / 2;
        pen.put(x, y, &text, Ink::Dim);
    }
}

fn foot(pen: &mut Pen<'_>, words: &str, ink: Ink) {
    if words.is_empty() {
        return;
    }
    let inner = pen.wide().saturating_sub(2);
    let text = if width(words) + 2 <= inner { format!(" {words} ") } else { super::pen::cut(words, inner) };
    let (x, y) = (pen.wide().saturating_sub(width(&text)) / 2, pen.high().saturating_sub(1));
    pen.put(x, y, &text, ink);
}

/// A card of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The stop it is.
    pub id: String,
    /// Its face.
    pub face: Face,
    /// May it be used now?
    pub can: bool,
    /// Does it lie open to all?
    pub open: bool,
    /// What it can do, in at most three signs, in place of its triangles.
    pub note: String,
}

/// Cards of a hand that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// What they are, where there is room for it.
    pub label: String,
    /// The cards.
    pub cards: Vec<Held>,
}

/// What of a hand is special now.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The stop under the cursor.
    pub cursor: &'a str,
    /// The lifted stops.
    pub lifted: &'a [String],
    /// The stops of the cards that were hinted at.
    pub hinted: &'a [String],
}

impl Marks<'_> {
    /// Would Enter use the card? It then stands one row higher.
    fn is_raised(self, held: &Held) -> bool {
        self.lifted.contains(&held.id) || (self.lifted.is_empty() && held.can && held.id == self.cursor)
    }
}

/// How large the cards of a hand are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    Large,
    Usual,
    Tiles,
}

impl Cut {
    const fn wide(self) -> u16 {
        match self {
            Cut::Large => 7,
            Cut::Usual => 5,
            Cut::Tiles => 3,
        }
    }
}

/// Draws a hand into the area of a pen, as large as it fits.
pub fn hand(pen: &mut Pen<'_>, groups: &[Group], marks: Marks<'_>) {
    let count: u16 = groups.iter().map(|group| group.cards.len() as u16).sum();
    let gaps = (groups.len() as u16).saturating_sub(1);
    let fits = |cut: Cut, gap: u16| count * cut.wide() + gaps * gap <= pen.wide();
    let (cut, gap) = if pen.high() >= 7 && fits(Cut::Large, 1) {
        (Cut::Large, if fits(Cut::Large, 3) { 2 } else { 1 })
    } else if pen.high() >= 5 && fits(Cut::Usual, 1) {
        (Cut::Usual, if fits(Cut::Usual, 2) { 2 } else { 1 })
    } else {
        (Cut::Tiles, if fits(Cut::Tiles, 4) { 4 } else { 2 })
    };
    match cut {
        Cut::Tiles => tiled(pen, groups, gap, marks),
        Cut::Large | Cut::Usual => framed(pen, groups, cut, gap, marks),
    }
}

fn framed(pen: &mut Pen<'_>, groups: &[Group], cut: Cut, gap: u16, marks: Marks<'_>) {
    let high = if cut == Cut::Large { 5 } else { 4 };
    let down = pen.high().saturating_sub(high);
    let mut x = u16::from(cut == Cut::Large);
    for group in groups {
        let begins = x;
        for held in &group.cards {
            let y = if marks.is_raised(held) { down.saturating_sub(1) } else { down };
            let mut part = pen.part(x, y, cut.wide(), high);
            card(&mut part, held, marks);
            x += cut.wide();
        }
        if down > 0 {
            let label = super::pen::cut(&group.label, x - begins);
            let under = usize::from(width(&label).div_ceil(cut.wide()));
            if !group.cards.iter().take(under).any(|held| marks.is_raised(held)) {
                pen.put(begins, down - 1, &label, Ink::Dim);
            }
        }
        x += gap;
    }
}

fn card(pen: &mut Pen<'_>, held: &Held, marks: Marks<'_>) {
    let (wide, high) = (pen.wide(), pen.high());
    let is_here = held.id == marks.cursor;
    let (frame, ink) = match (is_here, held.can) {
        (true, _) => (Frame::Cursor, Ink::Bold),
        (false, true) => (Frame::Foot, Ink::Plain),
        (false, false) => (Frame::Card, Ink::Plain),
    };
    pen.frame(0, 0, wide, high, frame, ink);
    let face = &held.face;
    pen.ground(1, 1, wide.saturating_sub(2), high.saturating_sub(2), face.ink());
    pen.put(2, 1, &face.number, face.ink());
    let shape = pen.look().shape(face.shape).to_string();
    if wide >= 7 {
        pen.put(2, 2, &shape, face.ink());
        pen.put(wide - 2, high.saturating_sub(2), &face.letter, face.ink());
    } else {
        pen.put(1, 2, &shape, face.ink());
        pen.put(wide.saturating_sub(2), 2, &face.letter, face.ink());
    }
    if held.open {
        pen.put(wide / 2, 0, "◉", ink);
    }
    if marks.hinted.contains(&held.id) {
        pen.put(wide / 2 + u16::from(held.open), 0, "h", ink);
    }
    let last = high.saturating_sub(1);
    if !held.note.is_empty() {
        let note = super::pen::cut(&held.note, wide.saturating_sub(2));
        pen.put(wide.saturating_sub(width(&note)) / 2, last, &note, ink);
        return;
    }
    match face.triangles {
        0 => {}
        1 => drop(pen.put(wide / 2, last, "△", ink)),
        _ => {
            pen.put(wide / 2 - 1, last, "△", ink);
            pen.put(wide / 2 + 1, last, "△", ink);
        }
    }
}

fn tiled(pen: &mut Pen<'_>, groups: &[Group], gap: u16, marks: Marks<'_>) {
    let signs = pen.look().signs;
    let count: u16 = groups.iter().map(|group| group.cards.len() as u16).sum();
    let gaps = (groups.len() as u16).saturating_sub(1);
    let stride = if count * 4 + gaps * 2 < pen.wide() { 4 } else { 3 };
    let gap = if stride == 4 { gap.min(2) } else { gap.min(1).max(gap.saturating_sub(2)) };
    let mut x = 0;
    let mut y = u16::from(pen.high() >= 3);
    for group in groups {
        let needs = group.cards.len() as u16 * stride;
        if x > 0 && x + needs > pen.wide() && y + 3 < pen.high() + 1 {
            (x, y) = (0, y + 2);
        }
        if y == 1 && !group.label.is_empty() {
            pen.put_cut(x, 0, &group.label, needs.max(1), Ink::Dim);
        }
        for held in &group.cards {
            if x + 3 > pen.wide() && y + 2 < pen.high() {
                (x, y) = (0, y + 2);
            }
            let tile = held.face.small_tile(signs);
            let is_here = held.id == marks.cursor;
            let after = pen.put(x + 1, y, &tile, held.face.ink());
            if is_here {
                pen.put(x, y, "‹", Ink::Bold);
                pen.put(after, y, "›", Ink::Bold);
            } else if marks.hinted.contains(&held.id) {
                pen.put(after, y, "h", Ink::Bold);
            } else if held.open {
                pen.put(after, y, "◉", Ink::Plain);
            }
            if marks.lifted.contains(&held.id) {
                pen.put(x + 1, y + 1, "↑↑", Ink::Bold);
            } else if held.can {
                pen.put(x + 1, y + 1, "━━", Ink::Plain);
            }
            x += stride;
        }
        x += gap;
    }
}

/// The stop of every card of a hand: the card's name, with a number for a second one of its kind.
pub fn told_apart(cards: &[Kind]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::with_capacity(cards.len());
    for card in cards {
        let name = card.to_string();
        let id = if ids.contains(&name) { format!("{name}+") } else { name };
        ids.push(id);
    }
    ids
}

/// The stops of all cards that a move names.
pub fn named(notation: Option<&str>) -> Vec<String> {
    let words = notation.into_iter().flat_map(|notation| notation.split(' '));
    told_apart(&words.filter_map(Kind::read).collect::<Vec<Kind>>())
}

/// The card that a stop is, if it is one.
pub fn card_of(id: &str) -> Option<Kind> {
    Kind::read(id.trim_end_matches('+'))
}

/// Cards as they are called, with spaces between them.
pub fn list(cards: impl IntoIterator<Item = Kind>, lexicon: &Lexicon) -> String {
    cards.into_iter().map(|card| called(card, lexicon)).collect::<Vec<String>>().join(" ")
}

/// A card as the variable of a phrase.
pub fn with_card(phrase: Phrase, card: Kind) -> Phrase {
    phrase.with("card", card.value())
}
