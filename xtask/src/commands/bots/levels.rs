use std::fs;
use std::path::Path;

use super::{OF_LEVELS, SEED, Wanted, karata, numbers};
use crate::tree::root;

/// Where the pictures lie.
const PICTURES: &str = "docs/levels";
/// Everybody sits among these: whom nobody changes any more.
const AMONG: &str = "search-club";

/// What the line of a game is called where only some of its rows are wanted.
const WORD: &str = "levels";

/// A game, how many play, and how many deals there is time for.
struct Case {
    game: &'static str,
    seats: u8,
    deals: u32,
}

const CASES: &[Case] = &[
    Case { game: "serengeti", seats: 4, deals: 48 },
    Case { game: "mu", seats: 4, deals: 24 },
    Case { game: "rummu", seats: 4, deals: 24 },
    Case { game: "calcory", seats: 3, deals: 16 },
    Case { game: "safaru", seats: 3, deals: 24 },
    Case { game: "asante", seats: 2, deals: 16 },
];

/// The levels, the weakest first, and the searcher that was the strongest before there were networks.
const LEVELS: [&str; 7] = ["random", "novice", "greedy", "club", "master", "expert", "search-expert"];

/// What stands above the lines.
pub(super) fn heading() -> String {
    format!("`cargo xtask bots`, the deals of seed {SEED}. Wins for each chair in %, and ms a move.\n\n")
        + &format!("| game | players | deals | {} |\n", LEVELS.join(" | "))
        + &"|---".repeat(3 + LEVELS.len())
        + "|\n"
}

/// The line of each game, and its picture; of games that are not wanted the line that is there.
pub(super) fn lines(page: &str, wanted: &Wanted<'_>) -> Result<Vec<String>, String> {
    fs::create_dir_all(root().join(PICTURES)).map_err(|error| format!("cannot make {PICTURES}: {error}"))?;
    let (_, table) = page.split_once(OF_LEVELS[0]).unwrap_or_default();
    let there = |case: &Case| {
        let begin = format!("| {} |", case.game);
        table.lines().find(|line| line.starts_with(&begin)).map(|line| Ok(line.to_owned()))
    };
    let line = |case: &Case| if wanted.has(case.game, WORD) { Some(case.line()) } else { there(case) };
    CASES.iter().filter_map(line).collect()
}

impl Case {
    fn line(&self) -> Result<String, String> {
        let Case { game, seats, deals } = self;
        let picture = root().join(PICTURES).join(format!("{game}.svg"));
        remove(&picture)?;
        let json = karata(&[
            "arena",
            game,
            "--json",
            "--seed",
            SEED,
            "--among",
            AMONG,
            "--bots",
            &LEVELS.join(","),
            "--seats",
            &seats.to_string(),
            "--deals",
            &deals.to_string(),
            "--svg",
            &picture.to_string_lossy(),
        ])?;
        let [shares, lows, paces] =
            ["\"win_share\":", "\"win_share_95\":", "\"ms_per_decision\":"].map(|key| numbers(&json, key));
        let cell = |place: usize| {
            let (share, margin) = (shares[place] * 100.0, (shares[place] - lows[place]) * 100.0);
            format!("{share:.1} ± {margin:.1}, {:.2}", paces[place])
        };
        let cells: Vec<String> = (0..LEVELS.len()).map(cell).collect();
        let line = format!("| {game} | {seats} | {deals} | {} |", cells.join(" | "));
        eprintln!("{line}");
        Ok(line)
    }
}

fn remove(picture: &Path) -> Result<(), String> {
    match fs::remove_file(picture) {
        Err(error) if picture.exists() => Err(format!("cannot remove {}: {error}", picture.display())),
        Ok(()) | Err(_) => Ok(()),
    }
}
