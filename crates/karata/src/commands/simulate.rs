//! `karata simulate`: many games between bots.

use std::process::ExitCode;

use bots::{Plan, Report, SeatReport};
use game::{Config, Phrase};
use games::Entry;
use players::Player;
use serde::Serialize;
use words::{Language, Lexicon, Names};

use crate::cli::SimulateArguments;
use crate::failure::Failure;
use crate::long_run::{self, Progress};
use crate::{files, input};

/// The most games of one run.
const MOST_GAMES: u64 = 1_000_000_000_000;
/// How wide a bar is that stands for all wins.
const BAR: f64 = 40.0;

pub(crate) fn run(language: Language, arguments: &SimulateArguments) -> Result<ExitCode, Failure> {
    let (entry, lexicon) = input::game(&arguments.table.game, language)?;
    let config = input::config(entry, &arguments.table, &lexicon)?;
    let games = input::number("--games", &arguments.games, 1..=MOST_GAMES, &lexicon)?;
    let bots = arguments.bots.as_deref().unwrap_or("random");
    let budget = input::budget(arguments.budget.as_deref(), &lexicon)?;
    let bots = input::players(entry, bots, config.seats(), budget, &lexicon)?;
    let threads = long_run::threads(arguments.threads.as_deref(), &lexicon)?;
    let seed = input::seed(arguments.table.seed.as_deref(), &lexicon)?;
    let stop = long_run::stop_on_interrupt(&lexicon)?;
    seed.tell(&lexicon);
    let plan = Plan { from: 0, games, seed: seed.value, threads, bots, stop };
    let mut progress = Progress::new(&lexicon);
    let report = entry.simulate(&config, &plan, &mut |done| progress.show(done, games));
    progress.clear();
    let report = report.map_err(|error| Failure::input(&lexicon, &error.0))?;
    let text = if arguments.json {
        serde_json::to_string_pretty(&Document::new(entry, &config, &plan, &report))? + "\n"
    } else {
        summary(&config, &plan, &report, &lexicon)
    };
    files::print(&text)?;
    if report.games == games {
        return Ok(ExitCode::SUCCESS);
    }
    let phrase = Phrase::new("cli-interrupted").with("games", report.games.to_string());
    files::tell(&format!("{}\n", lexicon.say(&phrase, &Names::none())));
    Ok(ExitCode::from(1))
}

/// What scripts read.
#[derive(Serialize)]
struct Document<'a> {
    game: &'static str,
    config: &'a Config,
    seats: u8,
    games: u64,
    decisions: u64,
    forced: u64,
    chance_steps: u64,
    seconds: f64,
    chance_seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    by_seat: Vec<SeatDocument>,
    bots: Vec<String>,
    seed: u64,
    threads: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    interrupted: Option<bool>,
}

#[derive(Serialize)]
struct SeatDocument {
    mean: f64,
    win_share: f64,
}

impl<'a> Document<'a> {
    fn new(entry: &dyn Entry, config: &'a Config, plan: &Plan<'_, Player>, report: &Report) -> Self {
        let seat = |seat: &SeatReport| SeatDocument { mean: seat.mean, win_share: seat.win_share };
        Document {
            game: entry.name(),
            config,
            seats: config.seats(),
            games: report.games,
            decisions: report.decisions,
            forced: report.forced,
            chance_steps: report.chance_steps,
            seconds: report.seconds,
            chance_seconds: report.chance_seconds,
            games_per_s: report.games_per_second(),
            decisions_per_s: report.decisions_per_second(),
            by_seat: report.by_seat.iter().map(seat).collect(),
            bots: plan.bots.iter().map(Player::to_string).collect(),
            seed: plan.seed,
            threads: plan.threads,
            interrupted: (report.games < plan.games).then_some(true),
        }
    }
}

/// What people read.
fn summary(config: &Config, plan: &Plan<'_, Player>, report: &Report, lexicon: &Lexicon) -> String {
    let number = |value: f64, decimals| lexicon.language().number(value, decimals);
    let count = |value: u64| number(value as f64, 0);
    let say = |phrase: &Phrase| lexicon.say(phrase, &Names::none());
    let word = |key: &'static str| say(&Phrase::new(key));
    let head = [
        Phrase::new("simulate-title")
            .with("game", Phrase::new("game-title"))
            .with("seats", config.seats())
            .with("games", count(report.games))
            .with("seconds", number(report.seconds, 2)),
        Phrase::new("simulate-speed")
            .with("games", number(report.games_per_second(), 0))
            .with("decisions", number(report.decisions_per_second(), 0))
            .with("threads", plan.threads as u32),
        Phrase::new("simulate-decisions")
            .with("decisions", count(report.decisions))
            .with("forced", count(report.forced)),
        Phrase::new("simulate-chance")
            .with("steps", count(report.chance_steps))
            .with("seconds", number(report.chance_seconds, 2)),
    ];
    let mut rows = vec![[
        word("simulate-seat"),
        word("simulate-bot"),
        word("simulate-mean"),
        word("simulate-wins"),
        String::new(),
    ]];
    for ((seat, bot), place) in report.by_seat.iter().zip(&plan.bots).zip(1..) {
        let bar = "█".repeat((seat.win_share * BAR).round() as usize);
        let share = format!("{} %", number(seat.win_share * 100.0, 1));
        rows.push([format!("{place}"), bot.to_string(), number(seat.mean, 2), share, bar]);
    }
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (seats, bots, means, wins) = (wide(0), wide(1), wide(2), wide(3));
    let mut text: String = head.iter().map(|phrase| say(phrase) + "\n").collect();
    for [seat, bot, mean, share, bar] in &rows {
        let row = format!("{seat:>seats$}  {bot:<bots$}  {mean:>means$}  {share:>wins$}  {bar}");
        text.extend(["\n", row.trim_end()]);
    }
    text + "\n"
}
