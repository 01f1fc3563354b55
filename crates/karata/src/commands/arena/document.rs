use bots::Thinking;
use bots::arena::{BotStanding, Comparison, Estimate, Verdict};
use game::Config;
use serde::Serialize;

use super::{Entrant, Meeting};

/// The one JSON document.
pub(super) fn of(meeting: &Meeting<'_>) -> serde_json::Result<String> {
    let Meeting { entry, config, entrants, tournament, standings, .. } = meeting;
    let any = standings.deals > 0;
    let document = Document {
        game: entry.name(),
        config,
        seats: config.seats(),
        deals: standings.deals,
        games: standings.games,
        fair_share: standings.fair_share,
        among: meeting.host.map(|host| host.to_string()),
        bots: entrants.iter().zip(&standings.bots).map(|(entrant, bot)| bot_of(entrant, bot, any)).collect(),
        pairs: standings.pairs.iter().map(|pair| pair_of(entrants, pair, any)).collect(),
        seconds: standings.seconds,
        seed: tournament.seed,
        threads: tournament.threads,
        interrupted: meeting.is_interrupted(),
    };
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

/// What is not known — an interval of a single deal, anything of none — is null.
#[derive(Serialize)]
struct Document<'a> {
    game: &'static str,
    config: &'a Config,
    seats: u8,
    deals: u64,
    games: u64,
    fair_share: f64,
    among: Option<String>,
    bots: Vec<BotDocument<'a>>,
    pairs: Vec<PairDocument<'a>>,
    seconds: f64,
    seed: u64,
    threads: usize,
    interrupted: bool,
}

#[derive(Serialize)]
struct BotDocument<'a> {
    name: &'a str,
    budget: Option<u32>,
    mean: Option<f64>,
    mean_95: Option<[f64; 2]>,
    win_share: Option<f64>,
    win_share_95: Option<[f64; 2]>,
    rating: f64,
    uncertainty: f64,
    decisions: u64,
    ms_per_decision: f64,
    slowest_ms: f64,
}

#[derive(Serialize)]
struct PairDocument<'a> {
    a: &'a str,
    b: &'a str,
    win_share_difference: Option<f64>,
    win_share_difference_95: Option<[f64; 2]>,
    score_difference: Option<f64>,
    score_difference_95: Option<[f64; 2]>,
    established: bool,
}

fn bot_of<'a>(entrant: &'a Entrant, bot: &BotStanding, any: bool) -> BotDocument<'a> {
    let (mean, mean_95) = numbers(&bot.score, any);
    let (win_share, win_share_95) = numbers(&bot.win_share, any);
    BotDocument {
        name: &entrant.name,
        budget: iterations(entrant.thinking),
        mean,
        mean_95,
        win_share,
        win_share_95,
        rating: bot.rating,
        uncertainty: bot.uncertainty,
        decisions: bot.pace.decisions,
        ms_per_decision: bot.pace.mean_ms(),
        slowest_ms: bot.pace.slowest_ms(),
    }
}

fn pair_of<'a>(entrants: &'a [Entrant], pair: &Comparison, any: bool) -> PairDocument<'a> {
    let (win_share_difference, win_share_difference_95) = numbers(&pair.win_share, any);
    let (score_difference, score_difference_95) = numbers(&pair.score, any);
    PairDocument {
        a: &entrants[pair.one].name,
        b: &entrants[pair.other].name,
        win_share_difference,
        win_share_difference_95,
        score_difference,
        score_difference_95,
        established: pair.verdict == Verdict::Established,
    }
}

fn numbers(estimate: &Estimate, any: bool) -> (Option<f64>, Option<[f64; 2]>) {
    (any.then_some(estimate.mean), estimate.interval())
}

/// How many games a bot imagines for a decision, if it does.
fn iterations(thinking: Option<Thinking>) -> Option<u32> {
    thinking?.budget.iterations()
}
