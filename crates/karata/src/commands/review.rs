//! `karata review`: the decisions of a seat, looked back at by what that seat knew.

use std::process::ExitCode;

use game::record::{Cut, Record};
use game::{Phrase, Seat};
use protocol::Review;
use session::practice::steps;
use session::review::{Care, review};
use tui::style::{WIDTH, width, wrap};
use words::{Language, Lexicon, Names};

use super::replay;
use crate::cli::ReviewArguments;
use crate::failure::Failure;
use crate::long_run::Progress;
use crate::{files, input};

/// The chances as a picture.
mod picture;
/// The chances as lines of characters.
mod plot;

pub(crate) fn run(language: Language, arguments: &ReviewArguments) -> Result<ExitCode, Failure> {
    let (record, lexicon) = replay::read(language, &arguments.file)?;
    if let Some(Cut::Within(line)) = record.cut {
        let cut = Phrase::new("review-cut").with("line", u32::try_from(line).unwrap_or(u32::MAX));
        let what = lexicon.say(&cut, &Names::none());
        return Err(replay::in_file(&arguments.file, &lexicon, what));
    }
    let seat = arguments.seat.as_deref().map(|text| input::seat("--seat", text, record.seats, &lexicon));
    let seat = seat.transpose()?.unwrap_or(Seat(0));
    let care = input::budget(arguments.budget.as_deref(), &lexicon)?.map_or(Care::Usual, Care::Games);
    if let Some(path) = &arguments.svg {
        files::check_new(path, &lexicon)?;
    }
    let mut progress = Progress::new(&lexicon);
    let found = review(&record, seat, care, &mut |done, all| {
        let percent = i64::try_from(done * 100 / all.max(1)).unwrap_or(100);
        progress.tell(&Phrase::new("review-progress").with("done", percent));
    });
    progress.clear();
    let found = found?.review;
    let told = Told { record: &record, lexicon: &lexicon, found: &found };
    if let Some(path) = &arguments.svg {
        files::write_whole(path, &picture::picture(&found, &told.title(), &told.legend()), &lexicon)?;
    }
    if arguments.json {
        let document = serde_json::to_value(&found).expect("plain data");
        files::print(&format!("{document:#}\n"))?;
    } else {
        files::show(&told.all())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was found, in words.
struct Told<'a> {
    record: &'a Record,
    lexicon: &'a Lexicon,
    found: &'a Review,
}

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &tui::names::names(self.lexicon, self.record.seats, Some(self.found.seat)))
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn title(&self) -> String {
        let game = self.lexicon.word("game-title").unwrap_or_else(|| self.record.game.clone());
        let title = Phrase::new("review-title").with("game", game).with("seats", self.record.seats);
        self.say(&title.with("seat", self.found.seat.to_string()))
    }

    /// What the two signs of the chart mean, without the signs that only the terminal has.
    fn legend(&self) -> [String; 3] {
        let bare =
            |key| self.word(key).split_once("  ").map_or_else(String::new, |(_, words)| words.to_owned());
        [self.word("review-chart"), bare("review-legend-kept"), bare("review-legend-best")]
    }

    fn all(&self) -> String {
        let mut said = vec![format!("{}\n\n", self.title()), wrap(&self.word("review-how"), "", "")];
        if self.record.result.is_none() {
            said.push(format!("\n{}", wrap(&self.word("review-not-over"), "", "")));
        }
        said.push("\n".to_owned());
        if self.found.decisions.is_empty() {
            said.push(wrap(&self.word("review-nothing"), "", ""));
            return said.concat();
        }
        said.push(wrap(&self.sum(), "", ""));
        said.push(format!("\n{}\n\n", self.word("review-chart")));
        said.push(plot::plot(self.found, &self.word("review-hands")));
        for key in ["review-legend-kept", "review-legend-best", "review-legend-marks"] {
            said.push(format!("    {}\n", self.word(key)));
        }
        said.push(format!("\n{}\n", self.word("review-turning")));
        said.push(self.points());
        said.push(format!("\n{}\n", self.word("review-all")));
        said.push(wrap(&self.word("review-columns"), "", ""));
        said.push(self.rows());
        said.concat()
    }

    fn sum(&self) -> String {
        let lost = self.found.decisions.iter().filter_map(|one| one.better.as_ref());
        let lost: Vec<u8> = lost.map(|better| better.loss.percent).collect();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let decisions = self.found.decisions.len();
        let good = count(decisions - lost.len());
        let mut phrases = vec![Phrase::new("review-sum").with("good", good).with("count", count(decisions))];
        if let Some(most) = lost.iter().max() {
            phrases.push(Phrase::new("review-lost").with("others", count(lost.len())).with("most", *most));
        }
        if self.found.forced > 0 {
            let forced = u32::try_from(self.found.forced).unwrap_or(u32::MAX);
            phrases.push(Phrase::new("review-forced").with("forced", forced));
        }
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(" ")
    }

    /// What cost most, each in its own words.
    fn points(&self) -> String {
        if self.found.turning.is_empty() {
            return wrap(&self.word("review-no-turning"), "", "");
        }
        let lines = self.lines();
        let mut said = String::new();
        for (step, number) in self.found.turning.iter().zip(1..) {
            let decision = self.found.decisions.iter().find(|one| one.step == *step);
            let Some(better) = decision.and_then(|one| one.better.as_ref()) else { continue };
            let what = better.words.iter().map(|words| self.say(words)).collect::<Vec<_>>().join(" ");
            let point = Phrase::new("review-point").with("number", number).with("line", lines(*step));
            said += &wrap(&self.say(&point.with("what", what)), "", "    ");
        }
        said
    }

    /// The line of the record that has a step.
    fn lines(&self) -> impl Fn(u64) -> u32 {
        let lines: Vec<usize> = steps(self.record).map(|(line, _)| line).collect();
        move |step| u32::try_from(lines[step as usize - 1]).unwrap_or(u32::MAX)
    }

    fn rows(&self) -> String {
        let lines = self.lines();
        let decisions = &self.found.decisions;
        let has_hands = decisions.iter().any(|one| one.hand != decisions[0].hand);
        let widest = decisions.iter().map(|one| width(&self.say(&one.done))).max().unwrap_or(0);
        let column = widest.min(WIDTH / 2);
        let mut hand = None;
        let mut said = String::new();
        for one in decisions {
            if has_hands && hand != Some(one.hand) {
                hand = Some(one.hand);
                said += &self.say(&Phrase::new("review-hand").with("hand", one.hand + 1));
                said.push('\n');
            }
            let done = self.say(&one.done);
            let gap = " ".repeat(column.saturating_sub(width(&done)));
            let chances = format!("{:>3} ±{:<2}", one.chances.percent, one.chances.error);
            let mark = self.found.turning.iter().position(|step| *step == one.step);
            let mark = mark.map_or(String::new(), |place| format!("[{}] ", place + 1));
            let better = one.better.as_ref().map_or(String::new(), |better| {
                let row = Phrase::new("review-row-better").with("move", self.say(&better.named));
                let row = row.with("loss", better.loss.percent).with("error", better.loss.error);
                format!("  {mark}{}", self.say(&row))
            });
            said += format!("{:>5}  {done}{gap}  {chances}{better}", lines(one.step)).trim_end();
            said.push('\n');
        }
        said
    }
}
