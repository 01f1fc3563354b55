//! The hem: a rule with numbers in it, and under it the teeth.

use super::look::Ink;
use super::pen::{Pen, cut, width};

/// One tooth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tooth {
    /// Counted for the reader's side.
    You,
    /// Counted for others.
    Them,
    /// Nobody's yet.
    Open,
}

/// What a hem shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Teeth {
    /// At the left end of the rule.
    pub left: String,
    /// At its right end.
    pub right: String,
    /// What is to be reached: after so many teeth, and in words.
    pub goal: Option<(u16, String)>,
    /// Numbers in the rule: above so many teeth.
    pub marks: Vec<(u16, String)>,
    /// The teeth.
    pub teeth: Vec<Tooth>,
}

/// Draws a hem into the whole area of a pen: two rows, or the teeth alone.
pub fn draw(pen: &mut Pen<'_>, hem: &Teeth) {
    let wide = pen.wide();
    let count = hem.teeth.len() as u16;
    let shown = count.min(wide);
    let begins = (wide - shown) / 2;
    let place = |tooth: u16| {
        if count <= wide { tooth } else { (u32::from(tooth) * u32::from(wide) / u32::from(count)) as u16 }
    };
    let row = pen.high().saturating_sub(1);
    for x in 0..shown {
        let tooth =
            if count <= wide { x } else { (u32::from(x) * u32::from(count) / u32::from(wide)) as u16 };
        let (sign, ink) = match hem.teeth[usize::from(tooth)] {
            Tooth::You => ("▲", Ink::You),
            Tooth::Them => ("△", Ink::Plain),
            Tooth::Open => ("·", Ink::Dim),
        };
        pen.put(begins + x, row, sign, ink);
    }
    if pen.high() < 2 {
        return;
    }
    rule(pen, 0);
    let edge = if wide >= 70 { 2 } else { 1 };
    let left =
        if hem.left.is_empty() { edge } else { pen.put(edge, 0, &format!(" {} ", hem.left), Ink::Plain) };
    let right = if hem.right.is_empty() { String::new() } else { format!(" {} ", hem.right) };
    let right_at = wide.saturating_sub(width(&right) + edge);
    pen.put(right_at.max(left), 0, &cut(&right, wide.saturating_sub(left)), Ink::Plain);
    for (tooth, words) in &hem.marks {
        let x = begins + place(*tooth).saturating_sub(1);
        if x > left && x + width(words) < right_at {
            pen.put(x, 0, words, Ink::Bold);
        }
    }
    if let Some((tooth, words)) = &hem.goal {
        let x = begins + place(*tooth).saturating_sub(1);
        let before = format!(" {words} ");
        if x >= left + width(&before) {
            pen.put(x - width(&before), 0, &before, Ink::Bold);
            pen.put(x, 0, "▼ ", Ink::Bold);
        } else if x >= left.saturating_sub(1) && x + width(&before) + 2 < right_at {
            pen.put(x, 0, "▼", Ink::Bold);
            pen.put(x + 1, 0, &before, Ink::Bold);
        } else {
            pen.put(x, 0, "▼", Ink::Bold);
        }
    }
}

/// A line from side to side.
pub fn rule(pen: &mut Pen<'_>, y: u16) {
    let line = "─".repeat(usize::from(pen.wide()));
    pen.put(0, y, &line, Ink::Dim);
}
