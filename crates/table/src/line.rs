//! The steps that led to the present position. What was taken back is no longer among them; the log still has it.

use game::record::{Deal, Opened, Writer};
use game::{Command, Match, Refusal, Seat};

use crate::seats::ClockThen;
use crate::setup::{Before, Ground};

/// One step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// Whose; nobody's if it was chance.
    pub(crate) seat: Option<Seat>,
    /// As a record writes it.
    pub(crate) notation: String,
    /// Does a command, or an outcome of chance, begin here?
    pub(crate) begins: bool,
    /// Did it show nobody's cards to its player, and nature do nothing?
    pub(crate) quiet: bool,
    /// The clock of its seat then.
    pub(crate) clock: ClockThen,
}

/// Where the first cards of a match come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin<'a> {
    /// From the deal that its table is bound to.
    Dealt(&'a Deal),
    /// From another game, of which these are the steps.
    PlayedOn(&'a [Before]),
}

/// Steps from the beginning of the match on.
#[derive(Clone, Default, Debug)]
pub(crate) struct Line {
    steps: Vec<Step>,
    chances: u64,
}

impl Line {
    pub(crate) fn len(&self) -> u64 {
        self.steps.len() as u64
    }

    /// How many times nature has acted: the number of its next stream.
    pub(crate) fn chances(&self) -> u64 {
        self.chances
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.chances += u64::from(step.seat.is_none());
        self.steps.push(step);
    }

    pub(crate) fn truncate(&mut self, to: u64) {
        self.steps.truncate(to as usize);
        self.chances = self.steps.iter().filter(|step| step.seat.is_none()).count() as u64;
    }

    /// The decision of this seat to return to: the one after so many steps, or its last one.
    pub(crate) fn decision(&self, seat: Seat, to: Option<u64>) -> Option<u64> {
        let is_decision = |step: &Step| step.seat == Some(seat) && step.begins;
        match to {
            Some(to) => {
                self.steps.get(usize::try_from(to).ok()?).filter(|step| is_decision(step)).map(|_| to)
            }
            None => self.steps.iter().rposition(is_decision).map(|place| place as u64),
        }
    }

    /// Since then, has only this seat acted, and learnt nothing by it?
    pub(crate) fn is_quiet_since(&self, seat: Seat, to: u64) -> bool {
        self.steps[to as usize..].iter().all(|step| step.seat == Some(seat) && step.quiet)
    }

    /// The clock of the seat that decided after so many steps, then.
    pub(crate) fn clock_then(&self, to: u64) -> Option<ClockThen> {
        self.steps.get(usize::try_from(to).ok()?).map(|step| step.clock)
    }

    /// The match after so many steps, which are whole commands. `each` sees it after every one of them.
    pub(crate) fn replay(
        &self,
        ground: &Ground,
        steps: u64,
        mut each: impl FnMut(&dyn Match),
    ) -> Box<dyn Match> {
        let mut game = ground.open();
        let mut rest = &self.steps[..steps as usize];
        while let Some((first, more)) = rest.split_first() {
            let others = more.iter().take_while(|step| !step.begins).count();
            let command: Vec<String> = rest[..=others].iter().map(|step| step.notation.clone()).collect();
            follow(&mut *game, first.seat, &command).expect("the steps have been taken before");
            each(&*game);
            rest = &rest[others + 1..];
        }
        game
    }

    /// With how many of these steps it begins: with all of them, unless one was taken back.
    fn in_common(&self, before: &[Before]) -> u64 {
        let is_same =
            |(step, before): &(&Step, &Before)| step.seat == before.seat && step.notation == before.notation;
        self.steps.iter().zip(before).take_while(is_same).count() as u64
    }

    /// The whole match as a record, finished or not, with what it begins with.
    pub(crate) fn record(&self, ground: &Ground, origin: Origin<'_>, opened: Option<&Opened>) -> String {
        let mut game = ground.open();
        let (mut writer, mut text) = match origin {
            Origin::Dealt(deal) => Writer::begin_dealt(&*game, deal),
            Origin::PlayedOn(before) => Writer::begin_played_on(&*game, self.in_common(before)),
        };
        for step in &self.steps {
            let hand = game.hand();
            follow(&mut *game, step.seat, std::slice::from_ref(&step.notation))
                .expect("it has been taken before");
            text += &match step.seat {
                Some(seat) => writer.action(seat, &step.notation),
                None => writer.chance(&step.notation),
            };
            if hand < game.hand() {
                text += &writer.scores(game.standing());
            }
        }
        if let Some(outcome) = game.outcome() {
            text += &writer.result(&outcome);
        }
        if let Some(opened) = opened {
            text += &writer.opened(opened);
        }
        text
    }
}

/// Lets a seat or nature do in a match what it did before.
pub(crate) fn follow(game: &mut dyn Match, seat: Option<Seat>, notation: &[String]) -> Result<(), Refusal> {
    match seat {
        Some(seat) => game.play(seat, Command::Logged(notation)).map(|_| ()),
        None => notation.iter().try_for_each(|outcome| game.happen(outcome)),
    }
}
