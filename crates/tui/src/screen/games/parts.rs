//! What several games draw alike.

use game::{Seat, Turn};

use crate::screen::contract::{Scene, Section, capitalised, written};
use crate::screen::look::{Ink, Signs};
use crate::screen::pen::{Pen, width};

/// A column for every seat, from this margin on: where it begins, and how wide it is.
pub fn columns(scene: &Scene<'_>, wide: u16, margin: u16) -> Vec<(Seat, u16, u16)> {
    let order = scene.order();
    let stride = wide / (order.len() as u16).max(1);
    order.into_iter().zip(0..).map(|(seat, place)| (seat, margin + place * stride, stride - 1)).collect()
}

/// A player's name, as it stands at the head of a column; gives the column after it.
pub fn name(scene: &Scene<'_>, seat: Seat, pen: &mut Pen<'_>, (x, y): (u16, u16), wide: u16) -> u16 {
    let title = match (Some(seat) == scene.you, scene.look.signs) {
        (true, Signs::Ascii) => format!("[{}]", scene.title(seat)),
        _ => scene.title(seat),
    };
    pen.put_cut(x, y, &title, wide, name_ink(scene, seat))
}

/// The ink of a player's name.
pub fn name_ink(scene: &Scene<'_>, seat: Seat) -> Ink {
    if Some(seat) == scene.you {
        Ink::You
    } else if scene.is_to_move(seat) {
        Ink::Reversed
    } else {
        Ink::Bold
    }
}

/// While others play: whether the reader comes next.
pub fn soon(scene: &Scene<'_>) -> String {
    match (scene.sight.turn, scene.you) {
        (Turn::Seat(turn), Some(you)) if turn.next(scene.seats()) == you => scene.text("screen-you-next"),
        _ => String::new(),
    }
}

/// What speaks for a move and against it, as a sentence.
pub fn detail(scene: &Scene<'_>, place: usize) -> Option<String> {
    let choice = scene.sight.choices.get(place)?;
    let parts: Vec<String> =
        choice.detail.iter().chain(&choice.caution).map(|phrase| scene.say(phrase)).collect();
    (!parts.is_empty()).then(|| format!("{}.", capitalised(&parts.join(". ")).trim_end_matches('.')))
}

/// How the match stands, for the rail.
pub fn match_section(scene: &Scene<'_>) -> Section {
    let row = |seat: Seat| (capitalised(&scene.names.of(seat)), written(scene.sight.standing[seat]));
    Section { heading: scene.text("screen-match"), rows: scene.order().into_iter().map(row).collect() }
}

/// A number with its sign; nothing is a dash.
pub fn signed(number: i32) -> String {
    match number {
        0 => "–".to_owned(),
        1.. => format!("+{number}"),
        _ => written(number),
    }
}

/// Says at the right edge of a list that there is more above what is shown, or below.
pub fn more_signs(pen: &mut Pen<'_>, top: u16, above: bool, below: bool) {
    if above {
        pen.put_right(1, top, " ▲ ", Ink::Bold);
    }
    if below {
        pen.put_right(1, pen.high().saturating_sub(1), " ▼ ", Ink::Bold);
    }
}

/// Writes a text that ends before this column.
pub fn put_ending(pen: &mut Pen<'_>, end: u16, y: u16, text: &str, ink: Ink) {
    pen.put(end.saturating_sub(width(text)), y, text, ink);
}
