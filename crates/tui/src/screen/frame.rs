//! The frame: bar, field, hem, line, tray, keys, and the rail where there is room. The line and the hand are never covered.

use game::Phrase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::contract::{Rows, Scene};
use super::look::{Ink, Signs, to_ascii};
use super::model::{Model, Until};
use super::panel::{self, Panel};
use super::pen::{Pen, broken, cut, width};

/// The smallest screen that a game fits.
pub const SMALLEST: (u16, u16) = (60, 18);
/// From this width on there is a rail.
const RAIL_FROM: u16 = 120;
/// How wide the table is beside a rail, at least.
const BESIDE_RAIL: u16 = 84;
/// From this height on things have air around them.
const AIRY_FROM: u16 = 36;

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Regions {
    /// Which game, which hand.
    pub bar: Rect,
    /// The game.
    pub field: Rect,
    /// What others just did.
    pub told: Rect,
    /// The hem.
    pub hem: Rect,
    /// The line.
    pub line: Rect,
    /// The hand.
    pub tray: Rect,
    /// The keys.
    pub keys: Rect,
    /// Beside the table.
    pub rail: Option<Rect>,
}

impl Regions {
    /// Where panels are: over field and hem.
    pub fn over(&self) -> Rect {
        Rect { height: self.field.height + self.told.height + self.hem.height, ..self.field }
    }
}

/// How wide the rail is on a screen of this width.
fn rail_wide(wide: u16) -> Option<u16> {
    (wide >= RAIL_FROM).then(|| (wide - BESIDE_RAIL - 1).min(48))
}

/// How wide the table is on a screen of this width.
pub fn table_wide(wide: u16) -> u16 {
    rail_wide(wide).map_or(wide, |rail| wide - rail - 1)
}

/// Cuts an area into regions, for a hem and a tray of so many rows, and so many for what others did.
pub fn regions(area: Rect, hem: u16, tray: u16, told: u16) -> Regions {
    let (rail, wide) = (rail_wide(area.width), table_wide(area.width));
    let airy = area.height >= AIRY_FROM;
    let (gap, line) = if airy { (1, 3) } else { (0, 2) };
    let row = |y: u16, high: u16| Rect { x: area.x, y: area.y + y, width: wide, height: high };
    let below = 1 + gap + tray + gap + line + gap + hem;
    let end = area.height.saturating_sub(below);
    let told = if rail.is_some() || area.height < 22 { 0 } else { told };
    let top = 1 + gap;
    let field = end.saturating_sub(top + told);
    let mut y = top;
    let mut next = |high: u16, gap: u16| {
        let part = row(y, high);
        y += high + gap;
        part
    };
    let (field, told, hem, line, tray) =
        (next(field, 0), next(told, 0), next(hem, gap), next(line, gap), next(tray, gap));
    Regions {
        bar: Rect { width: area.width, ..row(0, 1) },
        field,
        told,
        hem,
        line,
        tray,
        keys: Rect { width: area.width, ..row(area.height.saturating_sub(1), 1) },
        rail: rail.map(|rail| Rect {
            x: area.x + wide,
            y: area.y + 1,
            width: rail + 1,
            height: area.height.saturating_sub(2),
        }),
    }
}

/// Is a screen of this size smaller than what is needed?
fn is_within(size: (u16, u16), smallest: (u16, u16)) -> bool {
    size.0 < smallest.0 || size.1 < smallest.1
}

impl Model {
    /// Draws everything.
    pub fn draw(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let smallest = self.smallest();
        if is_within((area.width, area.height), smallest) {
            self.draw_too_small(buffer, smallest);
        } else {
            let scene = self.scene();
            if self.is_over() && self.queue.is_empty() {
                self.draw_end(&scene, buffer);
            } else if self.until != Until::Enter || !self.draw_hand_page(&scene, buffer) {
                self.draw_table(&scene, buffer);
            }
        }
        if self.look.signs == Signs::Ascii {
            to_ascii(buffer);
        }
    }

    /// The smallest screen for this game.
    pub fn smallest(&self) -> (u16, u16) {
        if self.entry.name() == "asante" { (70, 20) } else { SMALLEST }
    }

    /// Is the screen too small to show the game?
    pub(crate) fn is_too_small(&self) -> bool {
        is_within(self.size, self.smallest())
    }

    pub(crate) fn draw_too_small(&self, buffer: &mut Buffer, (wide, high): (u16, u16)) {
        let area = buffer.area;
        let key = if self.can_go_on_by_lines() { "screen-too-small" } else { "screen-too-small-waits" };
        let phrase = Phrase::new(key)
            .with("wide", wide)
            .with("high", high)
            .with("is-wide", area.width)
            .with("is-high", area.height);
        let mut pen = Pen::new(buffer, area, self.look);
        for (line, y) in broken(&self.say(&phrase), area.width).iter().zip(0..) {
            pen.put(0, y, line, Ink::Plain);
        }
    }

    /// The regions of this table in an area.
    pub(crate) fn regions(&self, scene: &Scene<'_>, area: Rect) -> Regions {
        let room = match area.height {
            0..22 => Rows::Few,
            22..AIRY_FROM => Rows::Usual,
            _ => Rows::Many,
        };
        regions(area, self.table.hem_rows(scene), self.table.tray_rows(scene, room), self.table.told_rows())
    }

    fn draw_table(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
        let mut places = self.regions(scene, buffer.area);
        let over = places.over();
        self.draw_bar(scene, &mut Pen::new(buffer, places.bar, self.look));
        if let Some(guide) = self.make_room_for_guide(&mut places) {
            self.draw_guide(&mut Pen::new(buffer, guide, self.look));
        }
        self.draw_told(&mut Pen::new(buffer, places.told, self.look));
        self.table.field(scene, &mut Pen::new(buffer, places.field, self.look));
        if places.hem.height > 0 {
            self.table.hem(scene, &mut Pen::new(buffer, places.hem, self.look));
        }
        self.draw_line(scene, &mut Pen::new(buffer, places.line, self.look));
        self.table.tray(scene, &mut Pen::new(buffer, places.tray, self.look));
        self.draw_panel(buffer, over);
        self.draw_keys(scene, &mut Pen::new(buffer, places.keys, self.look));
        if let Some(rail) = places.rail {
            self.draw_rail(scene, &mut Pen::new(buffer, rail, self.look));
        }
    }

    pub(crate) fn draw_bar(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let ink = Ink::Bar(self.drawn.ground());
        pen.fill(0, ink);
        let bar = self.table.bar(scene);
        let game = self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned()).to_uppercase();
        let left = format!("{game}   {}", bar.left);
        let at = pen.put(1, 0, &left, ink);
        let join = |scores: Vec<String>| {
            let goal = Some(bar.goal.clone()).filter(|goal| !goal.is_empty());
            goal.into_iter().chain(scores).collect::<Vec<String>>().join("   ")
        };
        let room = pen.wide().saturating_sub(at + 3);
        let long = join(bar.scores.iter().map(|(long, _)| long.clone()).collect());
        let short = join(bar.scores.iter().map(|(_, short)| short.clone()).collect());
        let least = join(bar.scores.iter().take(1).map(|(_, short)| short.clone()).collect());
        let fitting = [long, short, least].into_iter().find(|text| width(text) <= room);
        let mut right = fitting.unwrap_or_else(|| bar.goal.clone());
        if self.present.room.practice {
            let marked = format!("{}   {right}", self.text("screen-practice"));
            right = if width(&marked) <= room { marked } else { right };
        }
        pen.put_right(1, 0, &cut(&right, room), ink);
    }

    /// The latest of what others did, in the rows above the hem.
    fn draw_told(&self, pen: &mut Pen<'_>) {
        let news = self.story.news(self.you, &self.lexicon, &self.names);
        let (wide, high) = (pen.wide().saturating_sub(2), usize::from(pen.high()));
        let mut lines: Vec<String> = Vec::new();
        for from in (0..news.len()).rev() {
            let more = broken(&news[from..].join("  "), wide);
            if more.len() > high && !lines.is_empty() {
                break;
            }
            lines = more;
        }
        // What is longer than its rows is told from its beginning; the story has the rest.
        for (line, y) in lines.iter().take(high).zip(0..) {
            let is_cut = usize::from(y) + 1 == high && lines.len() > high;
            let line = if is_cut { cut(&format!("{line} …"), wide) } else { line.clone() };
            pen.put(1, y, &line, Ink::Plain);
        }
    }

    /// What is open, over an area in which nothing is chosen.
    pub(crate) fn draw_panel(&self, buffer: &mut Buffer, whole: Rect) {
        let Some(panel) = &self.panel else { return };
        let (area, key) = match panel {
            Panel::Rules(_) => (whole, 'r'),
            Panel::Text(text) => (whole, text.key),
            Panel::Hint(text) => {
                let high = panel::hint_rows(text, whole.width).min(whole.height);
                (Rect { y: whole.y + whole.height - high, height: high, ..whole }, text.key)
            }
        };
        // Asked again, `?` is about the keys.
        let key = if key == '?' { "Esc".to_owned() } else { key.to_string() };
        let closes = self.say(&Phrase::new("screen-closes").with("key", key));
        panel::draw(&mut Pen::new(buffer, area, self.look), panel, &closes);
    }
}
