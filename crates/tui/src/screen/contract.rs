//! How one game is shown. Everything else of a screen is the same for all games. No rule of a game is known here: what may be done is in
//! the choices of the sight, what follows from it in their prospects, and why something may not be done is asked.

use std::time::Duration;

use game::phrase::Glossary;
use game::{Data, Phrase, Seat, Sight, Turn};
use protocol::{Happening, Opened, Room, Told};
use serde::de::DeserializeOwned;
use words::{Lexicon, Names};

use super::look::{Ground, Look};
use super::pen::Pen;

/// A game that can be shown.
pub trait Drawn: Sync {
    /// Its name in the registry.
    fn name(&self) -> &'static str;
    /// The ground of its bar.
    fn ground(&self) -> Ground;
    /// What a sight shows, read once, with what led to it since the position before; nothing if it cannot be read. A hand that has ended is in
    /// what led to it: the next one may be dealt already.
    fn read(&self, sight: &Sight, told: &[Told]) -> Option<Box<dyn Table>>;
}

/// One position of a game, as it is shown: a method for each region of the screen.
pub trait Table: Send {
    /// What lay there before, for what is still to be seen of it for a moment.
    fn follow(&mut self, _before: &Sight) {}
    /// The bar: which hand, round, trick; at the right what ends the match, and the scores.
    fn bar(&self, scene: &Scene<'_>) -> Bar;
    /// The game itself, in the middle.
    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>);
    /// How many rows above the hem tell what others just did, where there is room.
    fn told_rows(&self) -> u16 {
        2
    }
    /// How many rows the hem has, at most two.
    fn hem_rows(&self, _scene: &Scene<'_>) -> u16 {
        2
    }
    /// The hem: a rule with numbers, and under it the teeth.
    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>);
    /// How many rows the tray has, of those there are.
    fn tray_rows(&self, _scene: &Scene<'_>, room: Rows) -> u16 {
        room.usual()
    }
    /// The tray: the hand, a pad, or nothing.
    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>);
    /// What is asked, in the words of what is chosen, and the reason under it, or what the cursor is on. Nothing: as the game asks it.
    fn question(&self, _scene: &Scene<'_>) -> Option<Asked> {
        None
    }
    /// What can be done now; the first of Enter is the one that Enter does.
    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button>;
    /// Where the cursor can stand, row by row.
    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop>;
    /// Where the cursor goes when it cannot stay. Nothing: to the first thing that can be used.
    fn next_stop(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }
    /// What a key means here, before it means what it always means.
    fn key(&self, _scene: &Scene<'_>, _key: Key) -> Option<Deed> {
        None
    }
    /// The keys of this position that are worth a word: the key as it is written, and the word.
    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)>;
    /// What `?` asks about: what would be done with the thing under the cursor, also where that is not possible.
    fn asked_about(&self, _scene: &Scene<'_>) -> Option<Vec<Data>> {
        None
    }
    /// What stands beside the table, where there is room.
    fn rail(&self, _scene: &Scene<'_>) -> Vec<Section> {
        Vec::new()
    }
    /// How long this position is looked at before the next one is shown.
    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        Pause::Short
    }
    /// After so long this position is drawn differently, although nothing has happened.
    fn changes_after(&self) -> Option<Duration> {
        None
    }
    /// The page of a hand that has just ended, over field, hem and tray. Nothing is drawn and false given if none has.
    fn hand_page(&self, _scene: &Scene<'_>, _pen: &mut Pen<'_>) -> bool {
        false
    }
    /// The sheet of a game that is over, under who won. Nothing is drawn and false given if there is nothing but the scores.
    fn final_sheet(&self, _scene: &Scene<'_>, _pen: &mut Pen<'_>) -> bool {
        false
    }
}

/// What a position is shown with.
pub struct Scene<'a> {
    /// The words.
    pub lexicon: &'a Lexicon,
    /// The cards in words, where a game has them.
    pub glossary: &'a Glossary,
    /// What the players are called.
    pub names: &'a Names,
    /// What the reader sees.
    pub sight: &'a Sight,
    /// Who sits at the table.
    pub room: &'a Room,
    /// What the table is and stays.
    pub opened: &'a Opened,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Is the reader to act?
    pub asked: bool,
    /// The stop that the cursor is on; empty if there is none.
    pub cursor: &'a str,
    /// The stops that are lifted, in the order in which they were.
    pub lifted: &'a [String],
    /// Who is thinking.
    pub thinking: Option<Thinking>,
    /// The move that was hinted at, in notation.
    pub hinted: Option<&'a str>,
    /// How wide the table is.
    pub wide: u16,
    /// For how long this position has been shown.
    pub shown: Duration,
    /// By how many rows the field is scrolled.
    pub scroll: u16,
    /// In a guided game, how many rows of the field the guide takes now.
    pub guided: Option<u16>,
    /// How things look.
    pub look: Look,
}

/// Somebody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// Who.
    pub seat: Seat,
    /// For how long.
    pub since: Duration,
}

impl Thinking {
    /// Three teeth that walk, and from three seconds on the seconds; nothing at first.
    pub fn sign(self) -> Option<String> {
        const TEETH: [&str; 3] = ["▲△△", "△▲△", "△△▲"];
        let millis = self.since.as_millis();
        if millis < 300 {
            return None;
        }
        let teeth = TEETH[(millis / 300 % 3) as usize];
        Some(if millis < 3000 { teeth.to_owned() } else { format!("{teeth} {} s", millis / 1000) })
    }
}

/// The rows that a tray can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rows {
    /// Three: tiles.
    Few,
    /// Five: cards.
    Usual,
    /// Seven: large cards.
    Many,
}

impl Rows {
    /// So many rows.
    pub fn usual(self) -> u16 {
        match self {
            Rows::Few => 3,
            Rows::Usual => 5,
            Rows::Many => 7,
        }
    }
}

/// What stands in the bar.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bar {
    /// Beside the game's name.
    pub left: String,
    /// What ends the match.
    pub goal: String,
    /// The scores, the reader's first; for each a long and a short form.
    pub scores: Vec<(String, String)>,
}

/// The actions that a sight offers, as its game reads them; nothing if one cannot be read.
pub fn offered<A: DeserializeOwned>(sight: &Sight) -> Option<Vec<A>> {
    sight.choices.iter().map(|choice| A::deserialize(&choice.action).ok()).collect()
}

/// What each of them would bring, where that can be read.
pub fn prospects<P: DeserializeOwned>(sight: &Sight) -> Vec<Option<P>> {
    sight.choices.iter().map(|choice| P::deserialize(choice.prospect.as_ref()?).ok()).collect()
}

/// A question and its reason.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// The question.
    pub heading: String,
    /// The reason, or what the cursor is on.
    pub more: String,
}

/// Something that can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// With which key.
    pub press: Press,
    /// What it does.
    pub label: String,
    /// What is sent.
    pub deed: Deed,
    /// Does it do nothing but say why not?
    pub idle: bool,
}

/// The key of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Enter.
    Enter,
    /// A small letter.
    Letter(char),
}

/// What a key does.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Sends these actions as one command.
    Play(Vec<Data>),
    /// Asks why these actions are not possible.
    Judge(Vec<Data>),
    /// Moves the cursor there.
    Go(String),
    /// Lifts or puts down what stands there.
    Lift(String),
    /// Lifts exactly these.
    LiftOnly(Vec<String>),
    /// Lifts exactly these and moves the cursor there.
    LiftAndGo(Vec<String>, String),
    /// Says something in the row of the reason.
    Say(String),
    /// Nothing.
    Nothing,
}

/// A key, as games hear it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Key {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    Space,
    Enter,
    Char(char),
}

/// Where the cursor can stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its name, which no other stop of the position has.
    pub id: String,
    /// The region.
    pub place: Place,
    /// Its row, from above, in the region.
    pub row: u16,
    /// Its column, for going up and down.
    pub column: u16,
    /// The digit that goes here.
    pub digit: Option<char>,
    /// The capital that goes here.
    pub capital: Option<char>,
    /// Can it be used now?
    pub can: bool,
    /// Can it be lifted?
    pub lifts: bool,
}

/// A region that the cursor can be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Place {
    Field,
    Tray,
}

/// A part of the rail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its rows: what stands at the left, and at the right.
    pub rows: Vec<(String, String)>,
}

/// How long a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// As short as any step of others.
    Short,
    /// A little longer: a full trick.
    Long,
    /// Until Enter: a hand has ended.
    UntilEnter,
}

impl Scene<'_> {
    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, self.names)
    }

    /// A message without variables.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A phrase in the words of the page, where it has its own.
    pub fn page_say(&self, phrase: &Phrase) -> String {
        match self.lexicon.word(&format!("page-{}", phrase.key)) {
            Some(_) => self.say(&Phrase { key: format!("page-{}", phrase.key).into(), ..phrase.clone() }),
            None => self.say(phrase),
        }
    }

    /// What is asked, in the words of the page where it has its own: the question, and what follows it.
    pub fn page_question(&self) -> Asked {
        let asked = self.sight.question.first().map(|phrase| self.page_say(phrase)).unwrap_or_default();
        match asked.split_once("? ").or_else(|| asked.split_once(". ")) {
            Some((heading, more)) if !more.is_empty() => {
                let mark = if asked[heading.len()..].starts_with('?') { "?" } else { "" };
                Asked { heading: format!("{heading}{mark}"), more: more.to_owned() }
            }
            _ => Asked { heading: asked, more: String::new() },
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.sight.standing.count()
    }

    /// The seats in playing order, the reader first.
    pub fn order(&self) -> Vec<Seat> {
        self.you.unwrap_or(Seat(0)).round(self.seats()).collect()
    }

    /// What a player is called at the head of a column: the reader in capitals.
    pub fn title(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if Some(seat) == self.you { name.to_uppercase() } else { name }
    }

    /// The first letter of a player's name.
    pub fn initial(&self, seat: Seat) -> String {
        self.names.of(seat).chars().next().map(|first| first.to_uppercase().collect()).unwrap_or_default()
    }

    /// Is it this seat's turn?
    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.sight.turn == Turn::Seat(seat)
    }

    /// Is something lifted?
    pub fn is_lifted(&self, id: &str) -> bool {
        self.lifted.iter().any(|lifted| lifted == id)
    }

    /// The teeth that walk while a seat thinks.
    pub fn teeth_of(&self, seat: Seat) -> Option<String> {
        self.thinking.filter(|thinking| thinking.seat == seat).and_then(Thinking::sign)
    }

    /// The scores, the reader's first, for the bar: sides count once.
    pub fn scores(&self) -> Vec<(String, String)> {
        let sides = self.opened.sides;
        let mut seen = Vec::new();
        let mut scores = Vec::new();
        for seat in self.order() {
            if seen.contains(&sides[seat]) {
                continue;
            }
            seen.push(sides[seat]);
            let members: Vec<Seat> =
                self.order().into_iter().filter(|one| sides[*one] == sides[seat]).collect();
            let score = written(self.sight.standing[seat]);
            let (long, short) = match members[..] {
                [one] if Some(one) == self.you => {
                    let you = capitalised(&self.names.of(one));
                    (you.clone(), you)
                }
                [one] => (self.names.of(one), self.initial(one)),
                _ if self.you.is_some_and(|you| members.contains(&you)) => {
                    let yours = self.text("screen-your-side");
                    (yours.clone(), yours)
                }
                _ => {
                    let initials: Vec<String> = members.iter().map(|one| self.initial(*one)).collect();
                    let names: Vec<String> = members.iter().map(|one| self.names.of(*one)).collect();
                    (names.join(" + "), initials.join("+"))
                }
            };
            scores.push((format!("{long} {score}"), format!("{short} {score}")));
        }
        scores
    }
}

/// What was seen of the steps that were told, one by one, with the words of each.
pub fn seen(told: &[Told]) -> impl Iterator<Item = (&Data, &[Phrase])> {
    told.iter().flat_map(|told| {
        let (seen, story): (&[Data], &[Phrase]) = match &told.what {
            Happening::Step { seen, story, .. } => (seen, story),
            _ => (&[], &[]),
        };
        seen.iter().map(move |seen| (seen, story))
    })
}

/// A number as it is written: with a true minus.
pub fn written(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
