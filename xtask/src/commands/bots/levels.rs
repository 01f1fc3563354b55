use std::fs;
use std::path::Path;

use super::{SEED, karata, numbers};
use crate::tree::root;

/// Where the pictures lie.
const PICTURES: &str = "docs/levels";
/// Everybody sits among these: whom nobody changes any more.
const AMONG: &str = "search-club";

/// A game, how many play, and how many deals there is time for.
struct Case {
    game: &'static str,
    seats: u8,
    deals: u32,
}

const CASES: &[Case] = &[
    Case { game: "serengeti", seats: 4, deals: 24 },
    Case { game: "mu", seats: 4, deals: 32 },
    Case { game: "rummu", seats: 4, deals: 24 },
    Case { game: "calcory", seats: 3, deals: 24 },
    Case { game: "safaru", seats: 3, deals: 32 },
    Case { game: "asante", seats: 2, deals: 24 },
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

/// The line of each game, or of one; every picture is drawn anew.
pub(super) fn lines(only: Option<&str>) -> Result<Vec<String>, String> {
    fs::create_dir_all(root().join(PICTURES)).map_err(|error| format!("cannot make {PICTURES}: {error}"))?;
    CASES.iter().filter(|case| only.is_none_or(|game| game == case.game)).map(Case::line).collect()
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
