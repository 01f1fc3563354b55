use std::fs;
use std::path::Path;

use super::{SEED, TAUGHT, karata, numbers};
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
    Case { game: "serengeti", seats: 4, deals: 48 },
    Case { game: "mu", seats: 4, deals: 80 },
    Case { game: "rummu", seats: 4, deals: 40 },
    Case { game: "calcory", seats: 3, deals: 36 },
    Case { game: "safaru", seats: 3, deals: 48 },
    Case { game: "asante", seats: 2, deals: 48 },
];

/// The levels, the weakest first, and the searcher that was the strongest before there were networks.
const LEVELS: [&str; 7] = ["random", "novice", "greedy", "club", "master", "expert", "search-expert"];

/// Is this level one of its own where no network has learned?
fn needs_network(level: &str) -> bool {
    matches!(level, "master" | "search-expert")
}

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
        let taught = TAUGHT.contains(game);
        let levels: Vec<&str> = LEVELS.into_iter().filter(|level| taught || !needs_network(level)).collect();
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
            &levels.join(","),
            "--seats",
            &seats.to_string(),
            "--deals",
            &deals.to_string(),
            "--svg",
            &picture.to_string_lossy(),
        ])?;
        let [shares, lows, paces] =
            ["\"win_share\":", "\"win_share_95\":", "\"ms_per_decision\":"].map(|key| numbers(&json, key));
        let cell = |level: &str| {
            let Some(place) = levels.iter().position(|there| *there == level) else {
                return "–".to_owned();
            };
            let (share, margin) = (shares[place] * 100.0, (shares[place] - lows[place]) * 100.0);
            format!("{share:.1} ± {margin:.1}, {:.2}", paces[place])
        };
        let line = format!("| {game} | {seats} | {deals} | {} |", LEVELS.map(cell).join(" | "));
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
