//! Deals that were played apart, put together.

use std::time::Duration;

use game::{Phrase, Scoring};

use super::ledger::Ledger;
use super::{Field, LineUps, Played, Standings, Unplayable};

/// Why deals that were played apart are not a tournament together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unmerged {
    /// So many bots cannot be compared.
    Bots(Unplayable),
    /// Nobody played this deal.
    Missing(u64),
    /// There is one too many: it is there twice, or the tournament has not so many.
    Excess(u64),
    /// No game of so many bots at this table can have given this.
    Unfit(u64),
}

impl Unmerged {
    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        let of = |key: &'static str, deal: &u64| Phrase::new(key).with("deal", deal.to_string());
        match self {
            Unmerged::Bots(unplayable) => unplayable.phrase(),
            Unmerged::Missing(deal) => of("arena-deal-missing", deal),
            Unmerged::Excess(deal) => of("arena-deal-excess", deal),
            Unmerged::Unfit(deal) => of("arena-deal-unfit", deal),
        }
    }
}

/// What a tournament of such a field and so many deals comes to, of which every deal was played somewhere, in whatever order: the same
/// as if one machine had played all of them, bit for bit, but for the times. `elapsed` is how long it took.
pub fn merge(
    game: &impl Scoring,
    field: Field,
    deals: u64,
    mut played: Vec<Played>,
    elapsed: Duration,
) -> Result<Standings, Unmerged> {
    let line_ups = LineUps::new(game, field).map_err(Unmerged::Bots)?;
    played.sort_by_key(|played| played.deal);
    let mut ledger = Ledger::new(&line_ups);
    for (next, played) in (0..).zip(&played) {
        if played.deal > next {
            return Err(Unmerged::Missing(next));
        }
        if played.deal < next || next >= deals {
            return Err(Unmerged::Excess(played.deal));
        }
        if !played.fits(&line_ups) {
            return Err(Unmerged::Unfit(played.deal));
        }
        ledger.enter(played);
    }
    let entered = played.len() as u64;
    if entered < deals {
        return Err(Unmerged::Missing(entered));
    }
    Ok(ledger.standings(elapsed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Pace, Tournament, arena, deals};
    use crate::mind::Mind;
    use game::{BySeat, Config, Rules};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use toys::leduc::Leduc;

    fn leduc() -> Arc<Leduc> {
        let config = Config::new::<&str, &str>(Leduc::schema(), None, &[]).expect("valid");
        Arc::new(Leduc::new(&config).expect("the defaults go together"))
    }

    fn tournament(stop: &AtomicBool, from: u64, deals: u64) -> Tournament<'_, Mind<Leduc>> {
        Tournament {
            bots: vec![Mind::Random, Mind::Random],
            among: None,
            from,
            deals,
            seed: 5,
            threads: 2,
            stop,
        }
    }

    const TWO: Field = Field { bots: 2, hosted: false };

    /// Fifty deals, as three machines might have played them.
    fn apart() -> Vec<Played> {
        let (game, never) = (leduc(), AtomicBool::new(false));
        let part = |from, count| deals(&game, &tournament(&never, from, count), |_, _| {}).expect("two bots");
        [part(33, 17), part(0, 20), part(20, 13)].concat()
    }

    /// All but what the clock says, to the last bit.
    fn timeless(standings: &Standings) -> String {
        let mut standings = standings.clone();
        standings.seconds = 0.0;
        for bot in &mut standings.bots {
            bot.pace = Pace { decisions: bot.pace.decisions, ..Pace::default() };
        }
        format!("{standings:?}")
    }

    #[test]
    fn parts_give_together_what_one_run_gives() {
        let (game, never) = (leduc(), AtomicBool::new(false));
        let whole = arena(&game, &tournament(&never, 0, 50), |_, _| {}).expect("two bots");
        let merged = merge(&*game, TWO, 50, apart(), Duration::ZERO).expect("all deals are there");
        assert_eq!(timeless(&merged), timeless(&whole));
        assert!(merged.bots[0].pace.total > Duration::ZERO, "times are added up");
    }

    #[test]
    fn what_is_no_tournament_is_refused() {
        let merged = |deals, played| merge(&*leduc(), TWO, deals, played, Duration::ZERO);
        let but = |change: fn(&mut Vec<Played>)| {
            let mut played = apart();
            change(&mut played);
            merged(50, played)
        };
        assert_eq!(merged(51, apart()), Err(Unmerged::Missing(50)));
        assert_eq!(merged(49, apart()), Err(Unmerged::Excess(49)));
        assert_eq!(but(|played| drop(played.remove(17))), Err(Unmerged::Missing(0)));
        assert_eq!(but(|played| played.push(played[17].clone())), Err(Unmerged::Excess(0)));
        assert_eq!(but(|played| played[0].parts.truncate(1)), Err(Unmerged::Unfit(33)));
        assert_eq!(but(|played| played[0].ranks.truncate(1)), Err(Unmerged::Unfit(33)));
        assert_eq!(but(|played| played[0].ranks[0] = BySeat::all(3, 1)), Err(Unmerged::Unfit(33)));
        assert_eq!(but(|played| played[0].ranks[0] = BySeat::all(2, 0)), Err(Unmerged::Unfit(33)));
        let alone = Field { bots: 1, hosted: false };
        let merged = merge(&*leduc(), alone, 50, apart(), Duration::ZERO);
        assert_eq!(merged, Err(Unmerged::Bots(Unplayable::Alone)));
    }
}
