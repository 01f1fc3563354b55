/// All levels of a game beside each other.
mod levels;
/// What the networks cost.
mod networks;

use std::fs;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::run::{cargo, code, failure, status};
use crate::tree::root;

/// Where the table stands.
const PAGE: &str = "docs/bots.md";
/// Between these marks, that of two bots at a time, that of all levels and that of the networks.
const OF_TWO: [&str; 2] =
    ["<!-- written by `cargo xtask bots`: begin -->\n", "<!-- written by `cargo xtask bots`: end -->\n"];
const OF_LEVELS: [&str; 2] = [
    "<!-- levels, written by `cargo xtask bots`: begin -->\n",
    "<!-- levels, written by `cargo xtask bots`: end -->\n",
];
const OF_NETWORKS: [&str; 2] = [
    "<!-- networks, written by `cargo xtask bots`: begin -->\n",
    "<!-- networks, written by `cargo xtask bots`: end -->\n",
];

/// A game, its player counts, a team form or variant, and how many deals show a difference in the time there is.
struct Case {
    game: &'static str,
    seats: &'static [u8],
    set: &'static [&'static str],
    /// Of a searching bot against the greedy one.
    deals: u32,
}

/// Games whose experts search as they did before there were networks, because the arena found that as good.
const EXPERTS_AS_BEFORE: &[&str] = &["rummu", "safaru"];

/// Every game, player count and form.
const CASES: &[Case] = &[
    Case { game: "serengeti", seats: &[3, 4, 5], set: &[], deals: 24 },
    Case { game: "serengeti", seats: &[6], set: &["edition=asmodee"], deals: 16 },
    Case { game: "mu", seats: &[3, 4, 5, 6], set: &[], deals: 60 },
    Case { game: "rummu", seats: &[3, 4, 5, 6], set: &[], deals: 20 },
    Case { game: "rummu", seats: &[4, 6], set: &["teams=on"], deals: 40 },
    Case { game: "rummu", seats: &[4, 6], set: &["teams=on", "together=on"], deals: 40 },
    Case { game: "calcory", seats: &[2, 3, 4], set: &[], deals: 30 },
    Case { game: "safaru", seats: &[2, 3, 4], set: &[], deals: 60 },
    Case { game: "safaru", seats: &[2, 3, 4], set: &["variant=reverse"], deals: 60 },
    Case { game: "asante", seats: &[2], set: &[], deals: 60 },
];

/// Deals of the greedy bot against the random one: these cost next to nothing.
const CHEAP_DEALS: u32 = 400;
/// Deals of the network against the searchers that were there before, and of the expert that thinks with it against both: the latter only at the
/// first player count, because each of its moves takes a third of a second; more where two play, because a deal is then only two games.
const MASTER_DEALS: u32 = 40;
const JUDGED_DEALS: u32 = 8;
const JUDGED_DEALS_OF_TWO: u32 = 10;
/// The deals of this seed are played. No network was chosen by them.
const SEED: &str = "1";

/// What is played anew: all, or the rows of a game, or those of its rows that have one of some bots.
struct Wanted<'a> {
    game: Option<&'a str>,
    bots: Option<&'a str>,
}

impl Wanted<'_> {
    fn has_game(&self, game: &str) -> bool {
        self.game.is_none_or(|wanted| wanted == game)
    }

    fn has(&self, game: &str, bots: &str) -> bool {
        let names = |wanted: &str, bot: &str| wanted.split(',').any(|name| name == bot);
        self.has_game(game) && self.bots.is_none_or(|wanted| bots.split(',').any(|bot| names(wanted, bot)))
    }
}

/// Plays all comparisons and writes the table; with a word only those of this game, with a second one only those that these bots are in: the
/// other rows stay as they are. The line of all levels is that of the word `levels`.
pub fn run(arguments: &[String]) -> ExitCode {
    match status(&mut cargo(&["build", "--release", "--package", "karata"])) {
        Ok(status) if !status.success() => return code(status),
        Err(message) => return failure(&message),
        Ok(_) => {}
    }
    let mut words = arguments.iter().map(String::as_str);
    let wanted = Wanted { game: words.next(), bots: words.next() };
    let path = root().join(PAGE);
    let page = fs::read_to_string(&path).unwrap_or_default();
    match tables(&page, &wanted) {
        Err(message) => failure(&message),
        Ok(page) => match fs::write(&path, page) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => failure(&format!("cannot write {PAGE}: {error}")),
        },
    }
}

/// The page with new tables.
fn tables(page: &str, wanted: &Wanted<'_>) -> Result<String, String> {
    let begun = Instant::now();
    let mut rows = Vec::new();
    for (case, seats, bots, deals) in comparisons() {
        if wanted.has(case.game, bots) {
            let row = compare(case, seats, bots, deals)?.line();
            eprintln!("{row}");
            rows.push(row);
        } else {
            let begin = beginning(case.game, seats, &case.set.join(" "), bots);
            rows.extend(page.lines().find(|line| line.starts_with(&begin)).map(str::to_owned));
        }
    }
    let levels = levels::lines(page, wanted)?;
    let minutes = begun.elapsed().as_secs() / 60 + 1;
    let put = |page: &str, marks, head: String, lines: &[String]| {
        replaced(page, marks, |_| head + &lines.join("\n") + "\n")
    };
    let networks = networks::lines()?;
    put(page, OF_TWO, heading(wanted, minutes), &rows)
        .and_then(|page| put(&page, OF_LEVELS, levels::heading(), &levels))
        .and_then(|page| put(&page, OF_NETWORKS, networks::heading(), &networks))
        .ok_or_else(|| format!("{PAGE} has no place for the tables (between two comments each)"))
}

/// Who is compared with whom, in which form, in how many deals.
fn comparisons() -> Vec<(&'static Case, u8, &'static str, u32)> {
    let mut all: Vec<(&Case, u8, &str, u32)> = Vec::new();
    for case in CASES {
        for &seats in case.seats {
            let first = all.iter().all(|(before, ..)| before.game != case.game);
            let judged_deals = if seats == 2 { JUDGED_DEALS_OF_TWO } else { JUDGED_DEALS };
            all.push((case, seats, "greedy,random", CHEAP_DEALS));
            all.push((case, seats, "club,greedy", case.deals));
            all.push((case, seats, "master,search-club", MASTER_DEALS));
            if first {
                all.push((case, seats, "expert,master", judged_deals));
                if !EXPERTS_AS_BEFORE.contains(&case.game) {
                    all.push((case, seats, "expert,search-expert", judged_deals));
                }
            }
        }
    }
    all
}

/// One comparison.
struct Row {
    game: &'static str,
    seats: u8,
    form: String,
    bots: &'static str,
    deals: u32,
    shares: [f64; 2],
    /// The difference of the shares of the wins, and its interval.
    difference: [f64; 3],
    /// The difference of the scores, and its interval.
    points: [f64; 3],
    ms: f64,
    slowest: f64,
}

fn compare(case: &Case, seats: u8, bots: &'static str, deals: u32) -> Result<Row, String> {
    let (seats_text, deals_text) = (seats.to_string(), deals.to_string());
    let mut arguments = vec!["arena", case.game, "--json", "--seed", SEED, "--bots", bots];
    arguments.extend(["--seats", &seats_text, "--deals", &deals_text]);
    arguments.extend(case.set.iter().flat_map(|set| ["--set", set]));
    let json = karata(&arguments)?;
    let shares = numbers(&json, "\"win_share\":");
    let with_interval = |key: &str| {
        let (value, interval) = (format!("\"{key}\":"), format!("\"{key}_95\":"));
        [numbers(&json, &value)[0], numbers(&json, &interval)[0], after(&json, &interval, 1)]
    };
    Ok(Row {
        game: case.game,
        seats,
        form: case.set.join(" "),
        bots,
        deals,
        shares: [shares[0], shares[1]],
        difference: with_interval("win_share_difference"),
        points: with_interval("score_difference"),
        ms: numbers(&json, "\"ms_per_decision\":")[0],
        slowest: numbers(&json, "\"slowest_ms\":")[0],
    })
}

/// Runs the program; what it prints.
fn karata(arguments: &[&str]) -> Result<String, String> {
    let mut command = Command::new(root().join("target/release/karata"));
    let output = command.args(arguments).output().map_err(|error| format!("cannot run karata: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The first number after each place of a key in a JSON document whose shape we know.
fn numbers(json: &str, key: &str) -> Vec<f64> {
    let mut found: Vec<f64> =
        json.match_indices(key).map(|(at, _)| nth_number(&json[at + key.len()..], 0)).collect();
    if found.is_empty() {
        found.push(f64::NAN);
    }
    found
}

fn after(json: &str, key: &str, nth: usize) -> f64 {
    json.find(key).map_or(f64::NAN, |at| nth_number(&json[at + key.len()..], nth))
}

fn nth_number(text: &str, nth: usize) -> f64 {
    let words = text.split(|letter: char| letter.is_whitespace() || "[],:{}".contains(letter));
    words.filter_map(|word| word.parse().ok()).nth(nth).unwrap_or(f64::NAN)
}

impl Row {
    fn line(&self) -> String {
        let Row { game, seats, form, bots, deals, shares, difference, points, ms, slowest } = self;
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let verdict = match difference {
            [_, low, _] if *low > 0.0 => "ahead",
            [_, _, high] if *high < 0.0 => "behind",
            _ => "not established",
        };
        let begin = beginning(game, *seats, form, bots);
        format!(
            "{begin} {deals} | {} : {} | {:+.1} [{:+.1}, {:+.1}] | {verdict} | \
             {:+.1} [{:+.1}, {:+.1}] | {ms:.2} | {slowest:.0} |",
            percent(shares[0]),
            percent(shares[1]),
            difference[0] * 100.0,
            difference[1] * 100.0,
            difference[2] * 100.0,
            points[0],
            points[1],
            points[2],
        )
    }
}

/// How the line of a comparison begins.
fn beginning(game: &str, seats: u8, form: &str, bots: &str) -> String {
    let form = if form.is_empty() { "–" } else { form };
    format!("| {game} | {seats} | {form} | {} |", bots.replace(',', " : "))
}

/// What stands above the rows.
fn heading(wanted: &Wanted<'_>, minutes: u64) -> String {
    let words: Vec<&str> = wanted.game.into_iter().chain(wanted.bots).collect();
    let command = ["cargo xtask bots"].into_iter().chain(words).collect::<Vec<_>>().join(" ");
    format!("Last `{command}`, {}, {minutes} min on {}, the deals of seed {SEED}.\n\n", today(), machine())
        + "| game | players | form | bots | deals | wins per chair, % | difference, % [95 %] | verdict | points [95 %] | \
           ms a move | slowest |\n|---|---|---|---|---|---|---|---|---|---|---|\n"
}

fn today() -> String {
    let date = Command::new("date").arg("+%Y-%m-%d").output();
    date.map_or_else(|_| "undated".to_owned(), |date| String::from_utf8_lossy(&date.stdout).trim().to_owned())
}

fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let model = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    format!("{cores} cores ({})", model.unwrap_or_else(|| std::env::consts::ARCH.to_owned()))
}

/// The page with another table between the marks.
fn replaced(page: &str, [begin, end]: [&str; 2], table: impl FnOnce(&str) -> String) -> Option<String> {
    let (before, rest) = page.split_once(begin)?;
    let (old, behind) = rest.split_once(end)?;
    Some(format!("{before}{begin}{}{end}{behind}", table(old)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_behind_their_keys() {
        let json = "{\"win_share\": 0.5,\n \"x_95\": [\n  -1.5,\n  2e-3\n ], \"win_share\": 1}";
        let texts = |found: &[f64]| found.iter().map(f64::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(texts(&numbers(json, "\"win_share\":")), "0.5 1");
        assert_eq!(texts(&[0, 1].map(|nth| after(json, "\"x_95\":", nth))), "-1.5 0.002");
        assert!(numbers(json, "\"none\":")[0].is_nan());
    }

    #[test]
    fn the_table_is_put_between_the_marks() {
        let [begin, end] = OF_TWO;
        let page = format!("a\n{begin}old\n{end}z\n");
        let new = |_: &str| "new\n".to_owned();
        assert_eq!(replaced(&page, OF_TWO, new), Some(format!("a\n{begin}new\n{end}z\n")));
        assert_eq!(replaced(&page, OF_LEVELS, new), None);
    }

    #[test]
    fn only_what_is_wanted_is_played_anew() {
        let all = Wanted { game: None, bots: None };
        let masters = Wanted { game: Some("mu"), bots: Some("tree,master") };
        assert!(all.has("mu", "club,greedy") && masters.has("mu", "expert,master"));
        assert!(!masters.has("mu", "club,greedy") && !masters.has("rummu", "expert,master"));
        assert!(!masters.has("mu", "mastermind,greedy"));
    }

    #[test]
    fn every_comparison_has_a_line_of_its_own() {
        let begin = |(case, seats, bots, _): &(&Case, u8, &str, u32)| {
            beginning(case.game, *seats, &case.set.join(" "), bots)
        };
        let lines: std::collections::HashSet<String> = comparisons().iter().map(begin).collect();
        assert_eq!(lines.len(), comparisons().len());
        assert!(lines.contains("| rummu | 4 | teams=on together=on | master : search-club |"), "{lines:?}");
    }
}
