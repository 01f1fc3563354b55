//! The sights of all viewers of one position as text. They have most in common, and writing costs more than making: what
//! was written for one viewer is compared and copied for the others.

use serde::Serialize;

use crate::phrase::{Phrase, Picture, Row};
use crate::powers::Depict;
use crate::secrets::SeenOf;
use crate::sight::{Sight, SightOf};

/// What was written so far, by the parts that viewers have in common.
pub(super) struct Together<G: Depict> {
    digests: Written<G::Digest>,
    seen: Written<Vec<SeenOf<G>>>,
    stories: Written<Vec<Phrase>>,
    rows: Written<Row>,
}

/// Few sights are longer.
const ROOM: usize = 16 * 1024;

/// Values and their texts, each value once.
struct Written<T>(Vec<(T, Vec<u8>)>);

impl<G: Depict> Together<G> {
    pub(super) fn new() -> Self {
        Together {
            digests: Written(Vec::new()),
            seen: Written(Vec::new()),
            stories: Written(Vec::new()),
            rows: Written(Vec::new()),
        }
    }

    /// The text of one more sight: the same as [`Sight::text`].
    pub(super) fn text(&mut self, sight: SightOf<G>) -> String {
        let Sight {
            steps,
            turn,
            view,
            digest,
            seen,
            story,
            picture: Picture { rows },
            question,
            choices,
            standing,
            outcome,
        } = sight;
        let mut out = Vec::with_capacity(ROOM);
        member(&mut out, "{\"steps\":", &steps);
        member(&mut out, ",\"turn\":", &turn);
        member(&mut out, ",\"view\":", &view);
        out.extend(b",\"digest\":");
        self.digests.write(digest, &mut out);
        out.extend(b",\"seen\":");
        self.seen.write(seen, &mut out);
        out.extend(b",\"story\":");
        self.stories.write(story, &mut out);
        out.extend(b",\"picture\":{\"rows\":[");
        for (place, row) in rows.into_iter().enumerate() {
            if place > 0 {
                out.push(b',');
            }
            self.rows.write(row, &mut out);
        }
        member(&mut out, "]},\"question\":", &question);
        member(&mut out, ",\"choices\":", &choices);
        member(&mut out, ",\"standing\":", &standing);
        member(&mut out, ",\"outcome\":", &outcome);
        out.push(b'}');
        String::from_utf8(out).expect("JSON is text")
    }
}

impl<T: Serialize + PartialEq> Written<T> {
    fn write(&mut self, value: T, out: &mut Vec<u8>) {
        if let Some((_, text)) = self.0.iter().find(|(written, _)| *written == value) {
            return out.extend(text);
        }
        let begun = out.len();
        write(out, &value);
        self.0.push((value, out[begun..].to_vec()));
    }
}

fn member<T: Serialize>(out: &mut Vec<u8>, name: &str, value: &T) {
    out.extend(name.as_bytes());
    write(out, value);
}

fn write<T: Serialize>(out: &mut Vec<u8>, value: &T) {
    serde_json::to_writer(out, value).expect("values of games are plain data");
}
