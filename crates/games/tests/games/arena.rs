use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::arena::{Field, Pace, Played, Unmerged, Unplayable, Verdict};
use bots::{Standings, Tournament};
use game::Config;
use games::{ArenaError, Entry};
use players::{Level, Player};

use crate::{short, usual};

/// A short tournament; searchers imagine little, for their thoughts are not what is tested here.
struct Trial<'a> {
    entry: &'a dyn Entry,
    config: Config,
    deals: u64,
    seed: u64,
    threads: usize,
    stopped: bool,
}

impl<'a> Trial<'a> {
    fn new(entry: &'a dyn Entry) -> Self {
        Trial { entry, config: usual(entry), deals: 12, seed: 1, threads: 2, stopped: false }
    }

    fn play(&self, levels: &[Level]) -> Result<Standings, ArenaError> {
        let bots = levels.iter().map(|level| Player { level: *level, budget: Some(4) }).collect();
        let stop = AtomicBool::new(self.stopped);
        let tournament = Tournament {
            bots,
            among: None,
            from: 0,
            deals: self.deals,
            seed: self.seed,
            threads: self.threads,
            stop: &stop,
        };
        self.entry.arena(&self.config, &tournament, &mut |_, _| {})
    }
}

/// All but what the clock says.
fn timeless(mut standings: Standings) -> Standings {
    standings.seconds = 0.0;
    for bot in &mut standings.bots {
        bot.pace = Pace { decisions: bot.pace.decisions, ..Pace::default() };
    }
    standings
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for entry in games::all() {
        let counted = |threads| {
            let trial = Trial { threads, deals: 5, ..Trial::new(*entry) };
            timeless(trial.play(&[Level::Novice, Level::Random]).expect("two bots"))
        };
        let one = counted(1);
        assert_eq!(one.deals, 5);
        assert!(one.bots.iter().all(|bot| bot.pace.decisions > 0));
        assert_eq!(counted(2), one);
        assert_eq!(counted(3), one);
        let other = Trial { seed: 2, deals: 5, ..Trial::new(*entry) };
        assert_ne!(timeless(other.play(&[Level::Novice, Level::Random]).expect("two bots")), one);
    }
}

#[test]
fn equal_bots_without_chance_of_their_own_come_out_exactly_equal() {
    // Every game of a deal has the same chance streams, so bots that decide the same play the same game again, whatever
    // the line-up.
    for entry in games::all() {
        let standings = Trial::new(*entry).play(&[Level::Greedy, Level::Greedy]).expect("two bots");
        let [pair] = standings.pairs[..] else { panic!("one pair: {standings:?}") };
        assert_eq!((pair.win_share.mean, pair.win_share.margin), (0.0, Some(0.0)), "{}", entry.name());
        assert_eq!((pair.score.mean, pair.score.margin), (0.0, Some(0.0)), "{}", entry.name());
        assert_eq!(pair.verdict, Verdict::NotEstablished);
    }
}

#[test]
fn win_shares_per_chair_are_fair_on_average() {
    for entry in games::all() {
        let standings = Trial::new(*entry).play(&[Level::Greedy, Level::Random]).expect("two bots");
        let mean = f64::midpoint(standings.bots[0].win_share.mean, standings.bots[1].win_share.mean);
        assert!((mean - standings.fair_share).abs() < 1e-9, "{}: {mean}", entry.name());
        let difference = standings.bots[0].win_share.mean - standings.bots[1].win_share.mean;
        assert!((difference - standings.pairs[0].win_share.mean).abs() < 1e-9);
    }
}

#[test]
fn luck_is_rarely_taken_for_skill() {
    let serengeti = games::find("serengeti").expect("it is a game");
    let verdict = |seed| {
        let trial = Trial { deals: 30, seed, ..Trial::new(serengeti) };
        trial.play(&[Level::Random, Level::Random]).expect("two bots").pairs[0].verdict
    };
    let mistaken = (0..60).filter(|&seed| verdict(seed) == Verdict::Established).count();
    assert!(mistaken <= 9, "about one in twenty is expected, not {mistaken} of 60");
}

#[test]
fn skill_is_established() {
    let serengeti = games::find("serengeti").expect("it is a game");
    let trial = Trial { deals: 40, ..Trial::new(serengeti) };
    let standings = trial.play(&[Level::Random, Level::Greedy]).expect("two bots");
    let pair = standings.pairs[0];
    assert_eq!(pair.verdict, Verdict::Established);
    assert!(pair.win_share.mean < 0.0 && pair.score.mean < 0.0, "the second is better: {pair:?}");
    assert!(standings.bots[1].rating > standings.bots[0].rating);
    assert_eq!((standings.deals, standings.games), (40, 40 * 8));
}

#[test]
fn a_few_deals_establish_nothing() {
    let rummu = games::find("rummu").expect("it is a game");
    let verdict = |deals| {
        let trial = Trial { deals, ..Trial::new(rummu) };
        let standings = trial.play(&[Level::Greedy, Level::Random]).expect("two bots");
        assert_eq!(standings.pairs[0].win_share.interval().is_some(), deals > 1);
        standings.pairs[0].verdict
    };
    assert_eq!(verdict(1), Verdict::NotEstablished);
    assert_eq!(verdict(5), Verdict::NotEstablished);
    assert_eq!(verdict(20), Verdict::Established);
}

#[test]
fn teams_meet_side_against_side() {
    for (name, settings) in [("rummu", &[("teams", "on")][..]), ("safaru", &[])] {
        let entry = games::find(name).expect("it is a game");
        let settings: Vec<(String, String)> = settings
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .chain(short(entry.schema()))
            .collect();
        let config = Config::new(entry.schema(), Some(4), &settings).expect("valid");
        let trial = Trial { config, ..Trial::new(entry) };
        let standings = trial.play(&[Level::Greedy, Level::Random]).expect("two sides");
        assert_eq!((standings.games, standings.fair_share), (2 * 12, 0.25));
        let shares: f64 = standings.bots.iter().map(|bot| bot.win_share.mean).sum();
        assert!((shares - 0.5).abs() < 1e-9, "half a win for each of the two chairs: {shares}");
        let crowd = trial.play(&[Level::Greedy, Level::Random, Level::Greedy]);
        assert_eq!(crowd, Err(ArenaError::Bots(Unplayable::Crowd { bots: 3, sides: 2 })));
    }
}

#[test]
fn a_field_compares_every_two() {
    let mu = games::find("mu").expect("it is a game");
    let trial = Trial::new(mu);
    let standings = trial.play(&[Level::Greedy, Level::Random, Level::Novice]).expect("a field");
    let pairs: Vec<_> = standings.pairs.iter().map(|pair| (pair.one, pair.other)).collect();
    assert_eq!(pairs, [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(standings.games, 12 * u64::from(trial.config.seats()));
}

#[test]
fn one_bot_is_refused() {
    for entry in games::all() {
        let refused = Trial::new(*entry).play(&[Level::Greedy]);
        assert_eq!(refused, Err(ArenaError::Bots(Unplayable::Alone)));
    }
}

#[test]
fn a_run_that_is_stopped_reports_whole_deals_only() {
    for entry in games::all() {
        let trial = Trial { stopped: true, ..Trial::new(*entry) };
        let standings = trial.play(&[Level::Greedy, Level::Random]).expect("two bots");
        assert_eq!((standings.deals, standings.games), (0, 0));
        assert!(standings.bots.iter().all(|bot| bot.score.margin.is_none() && bot.pace.decisions == 0));
    }
}

#[test]
fn deals_that_are_played_apart_give_the_same_standings() {
    let stop = AtomicBool::new(false);
    let bots = [Level::Novice, Level::Random, Level::Greedy].map(|level| Player { level, budget: Some(4) });
    for (entry, hosted) in games::all().iter().flat_map(|entry| [(entry, false), (entry, true)]) {
        let config = usual(*entry);
        let sides = entry.open(&config).expect("the usual settings").sides();
        let sides = sides.values().collect::<HashSet<_>>().len();
        let bots = bots[..sides.min(3)].to_vec();
        let field = Field { bots: bots.len(), hosted };
        let among = hosted.then_some(Player { level: Level::Greedy, budget: None });
        let tournament = |from, deals| {
            let bots = bots.clone();
            Tournament { bots, among, from, deals, seed: 4, threads: 2, stop: &stop }
        };
        let whole = entry.arena(&config, &tournament(0, 5), &mut |_, _| {}).expect("a field");
        let part = |from, deals| {
            let played = entry.deals(&config, &tournament(from, deals), &mut |_, _| {}).expect("a field");
            let written = serde_json::to_string(&played).expect("it can be written");
            serde_json::from_str::<Vec<Played>>(&written).expect("and read")
        };
        let parts = [part(3, 2), part(0, 1), part(1, 2)].concat();
        let merged = entry.merge(&config, field, 5, parts, Duration::from_secs(7)).expect("all deals");
        assert_eq!(merged.seconds.to_bits(), 7f64.to_bits());
        assert_eq!(timeless(merged), timeless(whole), "{}", entry.name());
        let some = part(1, 4);
        let missing = entry.merge(&config, field, 5, some, Duration::ZERO);
        assert_eq!(missing, Err(ArenaError::Parts(Unmerged::Missing(0))));
    }
}
