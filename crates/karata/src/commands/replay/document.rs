use std::io;

use game::record::{Cut, Entry, Record};
use game::sight::data;
use game::{Data, Match, MemoryAid};
use serde_json::json;
use tui::Telling;
use words::Lexicon;

/// The record as data: every step with the story as the viewer saw it, the scores after each hand, the result.
pub(super) fn document(
    record: &Record,
    running: &mut dyn Match,
    lexicon: &Lexicon,
    telling: Telling,
) -> io::Result<Data> {
    let names = tui::names::names(lexicon, record.seats, telling.viewer.seat());
    let mut steps = Vec::new();
    let mut hands = Vec::new();
    let told = |line: usize| telling.until.is_none_or(|until| line <= until);
    for step in record.steps.iter().take_while(|(line, _)| told(*line)) {
        Record::step(running, step).map_err(|error| io::Error::other(error.to_string()))?;
        let (line, entry) = step;
        let (seat, notation) = match entry {
            Entry::Move(seat, notation) => (Some(u32::from(seat.0) + 1), notation),
            Entry::Chance(notation) => (None, notation),
            Entry::Scores(_) => {
                hands.push(data(&running.standing()));
                continue;
            }
        };
        let story = running.sight(telling.viewer, MemoryAid::Off).story;
        let story: Vec<String> = story.iter().map(|phrase| lexicon.say(phrase, &names)).collect();
        steps.push(json!({ "line": line, "seat": seat, "notation": notation, "story": story }));
    }
    let settings: serde_json::Map<String, Data> =
        record.settings.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    Ok(json!({
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "settings": settings,
        "deal": record.deal.as_ref().map(|deal| json!({
            "table": deal.table,
            "hash": deal.hash,
            "key": record.opened.as_ref().map(|(_, opened)| &opened.key),
            "nonce": record.opened.as_ref().map(|(_, opened)| &opened.nonce),
        })),
        "steps": steps,
        "hands": hands,
        "standing": data(&running.standing()),
        "result": running.outcome().map(|outcome| data(&outcome)),
        "unfinished": record.cut.is_some(),
        "broken_line": match record.cut {
            Some(Cut::Within(line)) => Some(line),
            Some(Cut::After(_)) | None => None,
        },
    }))
}
