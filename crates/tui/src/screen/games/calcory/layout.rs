//! The layout: six rows of ten, as printed.

use calcory::space::{COLUMNS, ROWS, Space};
use calcory::state::{Act, Frame as Waiting};
use calcory::view::Placed;
use cards::Kind;
use game::{Phrase, Seat};

use super::{Position, middle, tile};
use crate::screen::contract::{Deed, Key, Place, Scene, Stop};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen};

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lies {
    Nothing,
    /// Face down; what the memory aid says of it.
    Down(Option<Recalled>),
    /// Turned up in this turn.
    Turned(Kind),
    /// Marked by somebody.
    Marked(Kind, Seat),
    /// Turned up, and about to be turned back.
    Back(Kind),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Recalled {
    Sure(Kind),
    Doubtful,
}

/// Row and column of a space, from 0.
fn place(space: Space) -> (u8, u8) {
    let index = space.index() as u8;
    (index / COLUMNS, index % COLUMNS)
}

/// How large everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cut {
    /// From one card to the next.
    across: u16,
    /// From one row to the next.
    down: u16,
    /// How wide a card is.
    wide: u16,
    /// How high a card is; one row has no frame.
    high: u16,
}

/// The column of the rows' letters.
const LETTERS: u16 = 2;

impl Cut {
    fn of(wide: u16, high: u16) -> Cut {
        let across = (wide.saturating_sub(LETTERS) / u16::from(COLUMNS)).clamp(5, 12);
        // Above the first row stand the numbers; the last one needs no air below it.
        let fits = |down: u16, card: u16| 1 + (u16::from(ROWS) - 1) * down + card <= high;
        let cuts = [(6, 5), (5, 5), (5, 3), (4, 3), (3, 3), (2, 1)];
        let (down, high) = cuts
            .into_iter()
            .find(|(down, card)| (*card < 5 || across >= 9) && fits(*down, *card))
            .unwrap_or((1, 1));
        Cut { across, down, wide: if high == 5 { across.min(9) } else { 5 }, high }
    }
}

impl Position {
    fn lies(&self, scene: &Scene<'_>, space: Space) -> Lies {
        let open = &self.view.open;
        let on =
            |cards: &[Placed]| cards.iter().find(|placed| placed.space == space).map(|placed| placed.card);
        if let Some(card) = on(&open.turned) {
            return Lies::Turned(card);
        }
        if let (Some(card), Some(by)) = (on(&open.marked), open.marker) {
            return Lies::Marked(card, by);
        }
        if let Some(card) = self.turned_back(scene, space) {
            return Lies::Back(card);
        }
        if !open.down.has(space) {
            return Lies::Nothing;
        }
        let recalled = self.view.memory.as_ref().and_then(|memory| {
            let laid = || memory.laid.iter().find(|laid| laid.space == space);
            on(&memory.seen)
                .map(Recalled::Sure)
                .or_else(|| laid().map(|laid| laid.card.map_or(Recalled::Doubtful, Recalled::Sure)))
        });
        Lies::Down(recalled)
    }

    pub(super) fn layout(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let cut = Cut::of(pen.wide(), pen.high());
        for column in 0..u16::from(COLUMNS) {
            let number = (column + 1).to_string();
            pen.put(LETTERS + column * cut.across + middle(cut.wide, &number), 0, &number, Ink::Dim);
        }
        for row in 0..ROWS {
            let y = 1 + u16::from(row) * cut.down;
            pen.put(0, y + cut.high / 2, &Space::letter(row).to_ascii_uppercase().to_string(), Ink::Dim);
            for space in Space::of_row(row) {
                let x = LETTERS + u16::from(place(space).1) * cut.across;
                let mut part = pen.part(x, y, cut.wide, cut.high);
                if cut.high > 1 {
                    self.framed(scene, &mut part, space);
                } else {
                    self.small(scene, &mut part, space);
                }
            }
        }
    }

    /// What is written on a space, and in which ink.
    fn written(scene: &Scene<'_>, lies: Lies) -> (String, Ink) {
        match lies {
            Lies::Nothing => ("·".to_owned(), Ink::Dim),
            Lies::Down(None) => ("▒▒▒".to_owned(), Ink::Dim),
            Lies::Down(Some(Recalled::Doubtful)) => ("???".to_owned(), Ink::Dim),
            Lies::Down(Some(Recalled::Sure(card))) => {
                (format!("?{}", crate::screen::cards::called(card, scene.lexicon)), Ink::Dim)
            }
            Lies::Turned(card) | Lies::Marked(card, _) | Lies::Back(card) => tile(card, scene),
        }
    }

    /// Whom the cards belong to that were turned up in this turn.
    fn turn_ink(&self, scene: &Scene<'_>) -> Ink {
        if Some(self.view.open.turn) == scene.you { Ink::You } else { Ink::Bold }
    }

    fn framed(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, space: Space) {
        let (wide, high) = (pen.wide(), pen.high());
        if wide < 3 || high < 3 {
            return;
        }
        let lies = self.lies(scene, space);
        let is_back = matches!(lies, Lies::Back(_));
        let is_here = scene.cursor == space.to_string() && (scene.asked || !is_back);
        let (text, ink) = Position::written(scene, lies);
        let (frame, edge) = match lies {
            _ if is_here => (Frame::Cursor, Ink::Bold),
            Lies::Nothing => {
                pen.put(wide / 2, high / 2, &text, ink);
                return;
            }
            Lies::Down(_) => (Frame::Card, Ink::Plain),
            Lies::Turned(_) => (Frame::Strong, self.turn_ink(scene)),
            Lies::Marked(_, by) => (Frame::Card, if Some(by) == scene.you { Ink::You } else { Ink::Bold }),
            Lies::Back(_) => (Frame::Dashed, Ink::Plain),
        };
        pen.frame(0, 0, wide, high, frame, edge);
        if lies == Lies::Down(None) {
            for y in 1..high - 1 {
                pen.put(1, y, &"▒".repeat(usize::from(wide - 2)), Ink::Dim);
            }
        } else {
            pen.ground(1, 1, wide - 2, high - 2, ink);
            pen.put(middle(wide, &text), high / 2, &text, ink);
        }
        if let Lies::Marked(_, by) = lies {
            pen.put(wide - 2, 0, &scene.initial(by), edge);
        } else if Position::is_hinted(scene, space) {
            pen.put(wide / 2, 0, "h", edge);
        }
    }

    fn small(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, space: Space) {
        let lies = self.lies(scene, space);
        let (text, ink) = Position::written(scene, lies);
        let x = middle(pen.wide(), &text);
        let after = pen.put(x, 0, &text, ink);
        let before = x.saturating_sub(1);
        let is_back = matches!(lies, Lies::Back(_));
        if scene.cursor == space.to_string() && (scene.asked || !is_back) {
            pen.put(before, 0, "‹", Ink::Bold);
            pen.put(after, 0, "›", Ink::Bold);
            return;
        }
        match lies {
            Lies::Turned(_) => {
                pen.put(before, 0, "┃", self.turn_ink(scene));
                pen.put(after, 0, "┃", self.turn_ink(scene));
            }
            Lies::Marked(_, by) => drop(pen.put(after, 0, &scene.initial(by), Ink::Bold)),
            Lies::Back(_) => drop(pen.put(after, 0, "▼", Ink::Plain)),
            Lies::Down(_) if Position::is_hinted(scene, space) => drop(pen.put(after, 0, "h", Ink::Bold)),
            Lies::Nothing | Lies::Down(_) => {}
        }
    }

    fn is_hinted(scene: &Scene<'_>, space: Space) -> bool {
        let named = scene.hinted.and_then(|notation| notation.rsplit(' ').next());
        named.is_some_and(|named| named == space.to_string())
    }

    /// Where the cursor can stand: on what could be turned up, laid back, or covered.
    pub(super) fn layout_stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let open = &self.view.open;
        let is_stop = |space: &Space| match open.frame {
            Waiting::Placing => self.lies(scene, *space) == Lies::Nothing,
            Waiting::Returning => self.taken().iter().any(|placed| placed.space == *space),
            Waiting::DrawFirst | Waiting::Turning | Waiting::Revealing(_) | Waiting::Over => {
                open.down.has(*space)
            }
        };
        let stop = |space: Space| {
            let (row, column) = place(space);
            Stop {
                id: space.to_string(),
                place: Place::Field,
                row: u16::from(row),
                column: u16::from(column),
                digit: char::from_digit(u32::from((column + 1) % COLUMNS), 10),
                capital: Some(Space::letter(row).to_ascii_uppercase()),
                can: scene.asked && self.is_offered(self.would_do(space)),
                lifts: false,
            }
        };
        Space::all().filter(is_stop).map(stop).collect()
    }

    /// The nearest thing that can be used: whoever turns up cards goes on beside the last one.
    pub(super) fn nearest_stop(&self, scene: &Scene<'_>) -> Option<String> {
        let (row, column) = place(Space::read(scene.cursor)?);
        let far =
            |stop: &Stop| 2 * stop.row.abs_diff(u16::from(row)) + stop.column.abs_diff(u16::from(column));
        let stops = self.layout_stops(scene);
        stops.iter().filter(|stop| stop.can).min_by_key(|stop| far(stop)).map(|stop| stop.id.clone())
    }

    /// A capital goes to that row and stays near the column; a digit goes to that space of the row, or says what is there instead.
    pub(super) fn layout_key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        let Key::Char(sign) = key else { return None };
        let (row, column) = Space::read(scene.cursor).map_or((0, 0), place);
        let stops = self.layout_stops(scene);
        if let Some(digit) = sign.to_digit(10) {
            let wanted = (digit as usize + usize::from(COLUMNS) - 1) % usize::from(COLUMNS);
            let space = Space::of_row(row).nth(wanted)?;
            let id = space.to_string();
            let is_stop = stops.iter().any(|stop| stop.id == id);
            return Some(if is_stop { Deed::Go(id) } else { Deed::Say(self.there(scene, space)) });
        }
        let is_row = (0..ROWS).any(|row| Space::letter(row).to_ascii_uppercase() == sign);
        let nearest = stops
            .iter()
            .filter(|stop| stop.capital == Some(sign))
            .min_by_key(|stop| stop.column.abs_diff(u16::from(column)));
        match nearest {
            Some(stop) => Some(Deed::Go(stop.id.clone())),
            None if is_row => {
                let words = Phrase::new("screen-calcory-row-empty").with("row", sign.to_string());
                Some(Deed::Say(scene.say(&words)))
            }
            None => None,
        }
    }

    /// What lies on a space, in words.
    fn there(&self, scene: &Scene<'_>, space: Space) -> String {
        let with = |key: &'static str| Phrase::new(key).with("space", space.name());
        let phrase = match self.lies(scene, space) {
            Lies::Nothing => with("screen-calcory-there-nothing"),
            Lies::Down(_) | Lies::Back(_) => with("screen-calcory-there-down"),
            Lies::Turned(card) => with("screen-calcory-there-turned").with("card", card.value()),
            Lies::Marked(card, by) => {
                with("screen-calcory-there-marked").with("card", card.value()).with("who", by)
            }
        };
        scene.say(&phrase)
    }

    /// Where something has just been laid back, for a moment.
    pub(super) fn laid_back(&self, scene: &Scene<'_>) -> Option<(Seat, Space)> {
        match self.just {
            Some(Act::LaidBack { by, space }) if scene.shown < super::SEEN => Some((by, space)),
            _ => None,
        }
    }
}
