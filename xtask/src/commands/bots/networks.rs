/// The networks and what learning them cost, by what stands at the beginning of their files (docs/weights.md).
use std::fs;

use super::{CASES, numbers};
use crate::tree::root;

/// Where they lie.
const FOLDER: &str = "crates/games/weights";

/// What stands above the lines.
pub(super) fn heading() -> String {
    "| game | values in, layers, values out | KiB | million decisions | seconds | the last on |\n|---|---|---|---|---|---|\n"
        .to_owned()
}

/// A line for every game.
pub(super) fn lines() -> Result<Vec<String>, String> {
    let mut games: Vec<&str> = CASES.iter().map(|case| case.game).collect();
    games.dedup();
    games.into_iter().map(line).collect()
}

fn line(game: &str) -> Result<String, String> {
    let path = root().join(FOLDER).join(format!("{game}.weights"));
    let bytes = fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let header = bytes.split(|byte| *byte == b'\n').nth(1).unwrap_or_default();
    let cost = Cost::read(&String::from_utf8_lossy(header))
        .ok_or_else(|| format!("{} does not say what it cost", path.display()))?;
    Ok(format!(
        "| {game} | {} | {} | {:.0} | {:.0} | {} |",
        cost.widths,
        bytes.len() / 1024,
        cost.decisions / 1e6,
        cost.seconds,
        cost.date
    ))
}

/// What a network took, and those that it began as.
#[derive(PartialEq, Debug)]
struct Cost {
    widths: String,
    decisions: f64,
    seconds: f64,
    date: String,
}

impl Cost {
    fn read(header: &str) -> Option<Cost> {
        let sum = |key: &str| numbers(header, key).into_iter().sum::<f64>();
        let (_, widths) = header.split_once("\"widths\":[")?;
        let dates = header.match_indices("\"date\":\"").filter_map(|(at, key)| {
            header[at + key.len()..].split_once('"').map(|(date, _)| date.to_owned())
        });
        Some(Cost {
            widths: widths.split_once(']')?.0.replace(',', ", "),
            decisions: sum("\"decisions\":"),
            seconds: sum("\"seconds\":"),
            date: dates.max()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_network_began_as_counts_too() {
        let header = "{\"game\":\"mu\",\"widths\":[3,16,5],\"training\":{\"began\":{\"date\":\"2026-11-17\",\
                      \"decisions\":1000,\"seconds\":2.5},\"date\":\"2026-11-18\",\"decisions\":500,\"seconds\":1}}";
        let cost = Cost {
            widths: "3, 16, 5".to_owned(),
            decisions: 1500.0,
            seconds: 3.5,
            date: "2026-11-18".to_owned(),
        };
        assert_eq!(Cost::read(header), Some(cost));
        assert_eq!(Cost::read("{}"), None);
    }

    #[test]
    fn every_game_has_a_line() {
        let lines = lines().expect("all files are there");
        assert_eq!(lines.len(), 6);
        assert!(lines.iter().all(|line| !line.contains("NaN")), "{lines:?}");
    }
}
