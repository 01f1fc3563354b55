//! Any game, from its own picture and choices: the table in words and tiles, and what can be done as a list to choose from.

use game::phrase::{Cell, Row};
use game::{Choice, Sight};
use protocol::Told;

use crate::screen::contract::{Asked, Bar, Button, Deed, Drawn, Place, Press, Rows, Scene, Stop, Table};
use crate::screen::look::{Ground, Hue, Ink};
use crate::screen::pen::{Pen, cut, width};
use crate::screen::teeth::rule;

/// A game that nobody has drawn yet.
pub struct Any {
    name: &'static str,
    ground: Ground,
}

const GROUNDS: [Any; 6] = [
    Any { name: "serengeti", ground: Ground::Red },
    Any { name: "rummu", ground: Ground::Purple },
    Any { name: "calcory", ground: Ground::Teal },
    Any { name: "safaru", ground: Ground::Green },
    Any { name: "asante", ground: Ground::Grey },
    Any { name: "mu", ground: Ground::Blue },
];
const OTHER: Any = Any { name: "", ground: Ground::Black };

/// How a game of this name is drawn.
pub fn of(name: &str) -> &'static dyn Drawn {
    static LIST: [Any; 6] = GROUNDS;
    static REST: Any = OTHER;
    LIST.iter().find(|any| any.name == name).unwrap_or(&REST)
}

impl Drawn for Any {
    fn name(&self) -> &'static str {
        self.name
    }

    fn ground(&self) -> Ground {
        self.ground
    }

    fn read(&self, sight: &Sight, _told: &[Told]) -> Option<Box<dyn Table>> {
        Some(Box::new(Plain::new(sight)))
    }
}

/// A position.
pub struct Plain {
    rows: Vec<Row>,
    choices: Vec<Choice>,
}

/// A line of the field: pieces with their inks.
type Pieces = Vec<(String, Ink)>;

impl Plain {
    /// What a sight shows.
    pub fn new(sight: &Sight) -> Plain {
        Plain { rows: sight.picture.rows.clone(), choices: sight.choices.clone() }
    }

    fn chosen(&self, scene: &Scene<'_>) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.notation == scene.cursor)
    }

    fn cell(scene: &Scene<'_>, cell: &Cell) -> (String, Ink) {
        match cell {
            Cell::Card(face) => {
                let notation = scene.lexicon.say_value(&face.notation, scene.names);
                let hue = Hue::TRIBES[usize::from(face.hue) % Hue::TRIBES.len()];
                (format!("{}{notation}", face.shape), Ink::Suit(hue))
            }
            Cell::Backs(count) => (format!("▒×{count}"), Ink::Dim),
            Cell::Words(phrase) => (scene.say(phrase), Ink::Plain),
        }
    }

    /// The rows of the picture, broken to a width.
    fn lines(&self, scene: &Scene<'_>, wide: u16) -> Vec<Pieces> {
        let mut lines = Vec::new();
        for row in self.rows.iter().skip(1) {
            let label = scene.say(&row.label);
            let mut line: Pieces = vec![(format!("{label}  "), Ink::Bold)];
            let mut used = width(&label) + 2;
            for cell in &row.cells {
                let (text, ink) = Plain::cell(scene, cell);
                let text = cut(&text, wide.saturating_sub(2));
                if used + width(&text) > wide {
                    lines.push(std::mem::take(&mut line));
                    line.push(("  ".to_owned(), Ink::Plain));
                    used = 2;
                }
                used += width(&text) + 2;
                line.push((text, ink));
                line.push(("  ".to_owned(), Ink::Plain));
            }
            lines.push(line);
        }
        lines
    }

    /// How many moves stand side by side, and how wide each is.
    fn grid(&self, scene: &Scene<'_>) -> (usize, u16) {
        let wide = scene.wide;
        let longest = self
            .choices
            .iter()
            .map(|choice| width(&scene.lexicon.notation_to(&choice.notation, scene.names)));
        let each = (longest.max().unwrap_or(0) + 4).min(wide.max(1));
        (usize::from((wide / each.max(1)).max(1)), each)
    }
}

impl Table for Plain {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let Some(first) = self.rows.first() else { return Bar::default() };
        let cells: Vec<String> = first.cells.iter().map(|cell| Plain::cell(scene, cell).0).collect();
        let left = std::iter::once(scene.say(&first.label)).chain(cells).collect::<Vec<String>>().join(" · ");
        Bar { left, goal: String::new(), scores: scene.scores() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let lines = self.lines(scene, pen.wide().saturating_sub(2));
        let most = (lines.len() as u16).saturating_sub(pen.high());
        let scroll = scene.scroll.min(most);
        for (line, y) in lines.iter().skip(usize::from(scroll)).zip(0..pen.high()) {
            pen.pieces(1, y, line);
        }
        if scroll < most {
            let last = pen.high().saturating_sub(1);
            pen.put_right(0, last, &format!(" {} ", scene.text("screen-more-below")), Ink::Reversed);
        }
    }

    fn hem_rows(&self, _scene: &Scene<'_>) -> u16 {
        1
    }

    fn hem(&self, _scene: &Scene<'_>, pen: &mut Pen<'_>) {
        rule(pen, 0);
    }

    fn tray_rows(&self, _scene: &Scene<'_>, room: Rows) -> u16 {
        room.usual()
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        if !scene.asked {
            return;
        }
        let (across, each) = self.grid(scene);
        let here =
            self.choices.iter().position(|choice| choice.notation == scene.cursor).unwrap_or(0) / across;
        let first = (here + 1).saturating_sub(usize::from(pen.high()));
        for (choice, place) in self.choices.iter().zip(0..) {
            let (row, column) = (place / across, place % across);
            if row < first || row - first >= usize::from(pen.high()) {
                continue;
            }
            let text = scene.lexicon.notation_to(&choice.notation, scene.names);
            let is_here = choice.notation == scene.cursor;
            let (x, y) = (column as u16 * each, (row - first) as u16);
            let text = cut(&text, each.saturating_sub(3));
            let shown = if is_here { format!("‹{text}›") } else { format!(" {text} ") };
            pen.put(x, y, &shown, if is_here { Ink::You } else { Ink::Plain });
        }
        let rows = self.choices.len().div_ceil(across);
        if rows > first + usize::from(pen.high()) {
            let last = pen.high().saturating_sub(1);
            pen.put_right(0, last, " ▼ ", Ink::Dim);
        }
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        let mut said = scene.sight.question.iter().map(|phrase| scene.say(phrase));
        let first = said.next()?;
        // The first sentence is the question; what follows it is the reason.
        let (heading, rest) = match first.split_once("? ") {
            Some((question, rest)) => (format!("{question}?"), rest.to_owned()),
            None => (first.clone(), String::new()),
        };
        let more = match self.chosen(scene) {
            Some(choice) => {
                let mut words = scene.say(&choice.words);
                for more in choice.detail.iter().chain(&choice.caution) {
                    words.extend([" – ", &scene.say(more)]);
                }
                words
            }
            None => std::iter::once(rest).chain(said).collect::<Vec<String>>().join(" "),
        };
        Some(Asked { heading, more })
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let Some(choice) = self.chosen(scene) else { return Vec::new() };
        let notation = scene.lexicon.notation_to(&choice.notation, scene.names);
        let label = cut(&notation, 30);
        let deed = Deed::Play(vec![choice.action.clone()]);
        vec![Button { press: Press::Enter, label, deed, idle: false }]
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        if !scene.asked {
            return Vec::new();
        }
        let (across, each) = self.grid(scene);
        let stop = |(choice, place): (&Choice, usize)| Stop {
            id: choice.notation.clone(),
            place: Place::Tray,
            row: (place / across) as u16,
            column: (place % across) as u16 * each,
            digit: choice.notation.chars().rev().find(char::is_ascii_digit),
            capital: None,
            can: true,
            lifts: false,
        };
        self.choices.iter().zip(0..).map(stop).collect()
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        vec![
            ("←→↑↓", scene.text("screen-key-move")),
            ("Enter", scene.text("screen-key-do")),
            ("l", scene.text("screen-key-moves")),
        ]
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<game::Data>> {
        self.chosen(scene).map(|choice| vec![choice.action.clone()])
    }
}
