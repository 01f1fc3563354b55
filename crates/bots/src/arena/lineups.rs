//! Who sits where. Every bot holds every chair equally often.

use game::{BySeat, Phrase, Scoring, Seat};

/// Who is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// How many bots.
    pub bots: usize,
    /// Does each of them sit alone among others of one kind, the hosts, who are not compared?
    pub hosted: bool,
}

/// The line-ups of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUps {
    field: Field,
    /// For each game, which bot holds each seat; hosts come after the last bot.
    games: Vec<BySeat<u8>>,
    /// The side of every seat, counted from 0.
    sides: BySeat<u8>,
}

/// The most bots that are compared at once among hosts.
const MOST_GUESTS: usize = 64;

/// Why bots cannot be compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// There are not two of them.
    Alone,
    /// There are more of them than sides of the game.
    Crowd {
        /// How many bots.
        bots: usize,
        /// How many sides, which are chairs if everybody plays alone.
        sides: u8,
    },
    /// There are more of them than are compared at once among hosts.
    ManyGuests {
        /// How many bots.
        bots: usize,
    },
}

impl Unplayable {
    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unplayable::Alone => Phrase::new("arena-alone"),
            Unplayable::Crowd { bots, sides } => {
                Phrase::new("arena-crowd").with("bots", *bots as u32).with("sides", *sides)
            }
            Unplayable::ManyGuests { bots } => {
                Phrase::new("arena-many-guests").with("bots", *bots as u32).with("most", MOST_GUESTS as u32)
            }
        }
    }
}

impl LineUps {
    /// The line-ups for so many bots. Two: one side is the first bot's and all others the second's, and the other way
    /// round. More: the sides go to the bots in order, again from the first if there are sides left. In either case once
    /// for every rotation. Among hosts: each bot alone on every chair, so that a partner, too, is a host.
    pub fn new(game: &impl Scoring, field: Field) -> Result<LineUps, Unplayable> {
        LineUps::of_sides(numbered(BySeat::from_fn(game.seats(), |seat| game.side(seat))), field)
    }

    fn of_sides(sides: BySeat<u8>, field: Field) -> Result<LineUps, Unplayable> {
        let games = if field.hosted {
            LineUps::among_hosts(sides.count(), field.bots)?
        } else {
            LineUps::among_themselves(sides, field.bots)?
        };
        Ok(LineUps { field, games, sides })
    }

    fn among_hosts(seats: u8, bots: usize) -> Result<Vec<BySeat<u8>>, Unplayable> {
        if bots == 0 {
            return Err(Unplayable::Alone);
        }
        if bots > MOST_GUESTS {
            return Err(Unplayable::ManyGuests { bots });
        }
        let host = bots as u8;
        let alone = |bot: u8, own: Seat| BySeat::from_fn(seats, |seat| if seat == own { bot } else { host });
        Ok((0..host).flat_map(|bot| Seat::all(seats).map(move |own| alone(bot, own))).collect())
    }

    fn among_themselves(sides: BySeat<u8>, bots: usize) -> Result<Vec<BySeat<u8>>, Unplayable> {
        let count = sides.values().max().map_or(0, |last| last + 1);
        if bots < 2 {
            return Err(Unplayable::Alone);
        }
        if bots > usize::from(count) {
            return Err(Unplayable::Crowd { bots, sides: count });
        }
        let patterns: Vec<Vec<u8>> = if bots == 2 {
            let one_among_others =
                |one: u8, others: u8| (0..count).map(|side| if side == 0 { one } else { others }).collect();
            vec![one_among_others(0, 1), one_among_others(1, 0)]
        } else {
            vec![(0..count).map(|side| side % bots as u8).collect()]
        };
        let mut games = Vec::new();
        for mut pattern in patterns {
            for _ in 0..count {
                let line_up = sides.map(|side| pattern[usize::from(side)]);
                if !games.contains(&line_up) {
                    games.push(line_up);
                }
                pattern.rotate_right(1);
            }
        }
        Ok(games)
    }

    /// For each game of a deal, which bot holds each seat; hosts come after the last bot.
    pub fn games(&self) -> &[BySeat<u8>] {
        &self.games
    }

    /// The side of every seat, counted from 0.
    pub fn sides(&self) -> BySeat<u8> {
        self.sides
    }

    /// How many bots are compared.
    pub fn compared(&self) -> usize {
        self.field.bots
    }

    /// How many kinds of players sit there: the bots, and the hosts.
    pub fn kinds(&self) -> usize {
        self.field.bots + usize::from(self.field.hosted)
    }

    /// How often such a player holds a chair, in all games of a deal together.
    pub fn chairs(&self, bot: usize) -> u64 {
        self.games.iter().flat_map(BySeat::values).filter(|&held| usize::from(held) == bot).count() as u64
    }
}

/// The same sides, numbered from 0 in the order of their first seats.
fn numbered(sides: BySeat<u8>) -> BySeat<u8> {
    let mut known = Vec::new();
    sides.map(|side| {
        let place = known.iter().position(|&earlier| earlier == side).unwrap_or(known.len());
        if place == known.len() {
            known.push(side);
        }
        place as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    fn of_field(sides: &[u8], field: Field) -> Result<LineUps, Unplayable> {
        LineUps::of_sides(numbered(BySeat::from_fn(sides.len() as u8, |seat| sides[seat.index()])), field)
    }

    fn line_ups(sides: &[u8], bots: usize) -> Result<LineUps, Unplayable> {
        of_field(sides, Field { bots, hosted: false })
    }

    /// The games as words, a letter for each chair.
    fn words(line_ups: Result<LineUps, Unplayable>) -> Vec<String> {
        let word = |game: &BySeat<u8>| game.values().map(|bot| char::from(b'a' + bot)).collect();
        line_ups.expect("enough chairs, enough bots").games().iter().map(word).collect()
    }

    fn games(sides: &[u8], bots: usize) -> Vec<String> {
        words(line_ups(sides, bots))
    }

    #[test]
    fn among_hosts_each_bot_sits_alone_and_has_a_host_for_a_partner() {
        let hosted = |sides, bots| of_field(sides, Field { bots, hosted: true });
        assert_eq!(words(hosted(&[0, 1], 3)), ["ad", "da", "bd", "db", "cd", "dc"], "more bots than chairs");
        assert_eq!(words(hosted(&[0, 1, 0, 1], 1)), ["abbb", "babb", "bbab", "bbba"]);
        let line_ups = hosted(&[0, 1, 2], 2).expect("two bots");
        assert_eq!((line_ups.compared(), line_ups.kinds()), (2, 3));
        assert_eq!([0, 1, 2].map(|kind| line_ups.chairs(kind)), [3, 3, 12]);
        assert_eq!(hosted(&[0, 1], 65), Err(Unplayable::ManyGuests { bots: 65 }));
    }

    #[test]
    fn two_bots_meet_one_among_others_both_ways() {
        assert_eq!(games(&[0, 1, 2], 2), ["abb", "bab", "bba", "baa", "aba", "aab"]);
        assert_eq!(games(&[0, 1], 2), ["ab", "ba"], "not the same two games twice");
    }

    #[test]
    fn in_teams_a_side_is_one_bot() {
        assert_eq!(games(&[0, 1, 0, 1], 2), ["abab", "baba"]);
        assert_eq!(
            games(&[7, 3, 5, 7, 3, 5], 2),
            ["abbabb", "babbab", "bbabba", "baabaa", "abaaba", "aabaab"]
        );
        assert_eq!(games(&[0, 1, 2, 0, 1, 2], 3), ["abcabc", "cabcab", "bcabca"]);
    }

    #[test]
    fn a_field_fills_the_chairs_in_order() {
        assert_eq!(games(&[0, 1, 2], 3), ["abc", "cab", "bca"]);
        assert_eq!(games(&[0, 1, 2, 3], 3), ["abca", "aabc", "caab", "bcaa"]);
        assert_eq!(games(&[0, 1, 2, 3, 4, 5], 3), ["abcabc", "cabcab", "bcabca"], "only distinct rotations");
    }

    #[test]
    fn every_bot_holds_every_chair_equally_often() {
        let tables: [&[u8]; 6] =
            [&[0, 1], &[0, 1, 2], &[0, 1, 2, 3], &[0, 1, 0, 1], &[0, 1, 2, 0, 1, 2], &[0, 1, 2, 3, 4, 5]];
        for (sides, bots) in tables.iter().flat_map(|sides| (2..=6).map(move |bots| (*sides, bots))) {
            let Ok(line_ups) = line_ups(sides, bots) else { continue };
            for bot in 0..bots {
                let held = |seat: Seat| {
                    line_ups.games().iter().filter(|game| usize::from(game[seat]) == bot).count() as u64
                };
                let chairs: Vec<u64> = Seat::all(sides.len() as u8).map(held).collect();
                assert!(
                    chairs.iter().all(|&held| held == chairs[0] && held > 0),
                    "{sides:?} {bots}: {chairs:?}"
                );
                assert_eq!(line_ups.chairs(bot), chairs.iter().sum::<u64>());
            }
            assert_eq!(line_ups.compared(), bots);
            if bots == 2 {
                assert_eq!(line_ups.chairs(0), line_ups.chairs(1), "both hold the same number of chairs");
            }
        }
    }

    #[test]
    fn one_bot_is_too_few_and_more_than_sides_are_too_many() {
        assert_eq!(line_ups(&[0, 1, 2], 0), Err(Unplayable::Alone));
        assert_eq!(line_ups(&[0, 1, 2], 1), Err(Unplayable::Alone));
        assert_eq!(line_ups(&[0, 1, 2], 4), Err(Unplayable::Crowd { bots: 4, sides: 3 }));
        assert_eq!(line_ups(&[0, 1, 0, 1], 3), Err(Unplayable::Crowd { bots: 3, sides: 2 }));
        assert_eq!(line_ups(&[0, 0], 2), Err(Unplayable::Crowd { bots: 2, sides: 1 }));
    }
}
