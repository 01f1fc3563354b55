//! What needs the consent of others: returning to an earlier decision, a pause, a bot for somebody who is away.

use game::Seat;
use protocol::{Agreement, Denial, Key, Millis, Motion, MotionTold, Time, ToClient, Why};

use crate::event::{Sender, What};
use crate::proposal::Proposal;
use crate::table::{ClientId, Heard, Outgoing, Table, denied};

/// After so long, silence means no.
pub const PATIENCE: Millis = 30_000;
/// Somebody is away long enough for a bot to play on after so long.
pub const LONG_GONE: Millis = 60_000;

/// Something that was asked and is not decided yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) number: u64,
    pub(crate) by: Seat,
    pub(crate) motion: Motion,
    pub(crate) asked: Vec<Seat>,
    pub(crate) yes: Vec<Seat>,
    pub(crate) until: Time,
}

impl Pending {
    pub(crate) fn told(&self) -> MotionTold {
        let Pending { number, by, motion, ref asked, ref yes, until } = *self;
        MotionTold { number, by, motion, asked: asked.clone(), yes: yes.clone(), until }
    }
}

impl Table {
    /// Somebody asks for something.
    pub(crate) fn ask(
        &mut self,
        now: Time,
        client: ClientId,
        seat: Seat,
        sender: Sender,
        motion: Motion,
    ) -> Result<Heard, Denial> {
        if self.motion.is_some() {
            return Err(Denial::MotionPending);
        }
        let (motion, asked) = self.check(now, seat, motion)?;
        if asked.is_empty() {
            return Ok(Heard::Store(self.carry(now, Some((client, sender)), seat, motion)));
        }
        self.motions += 1;
        let number = self.motions;
        self.motion =
            Some(Pending { number, by: seat, motion, asked, yes: Vec::new(), until: now + PATIENCE });
        Ok(Heard::Say(self.done(now, client, sender)))
    }

    /// Can it be asked, and who has to agree?
    fn check(&self, now: Time, seat: Seat, motion: Motion) -> Result<(Motion, Vec<Seat>), Denial> {
        // After the end the key of the deal is known, too.
        if self.is_over() {
            return Err(Denial::Over);
        }
        let others = || self.people().filter(|other| *other != seat);
        let is_here = |seat: &Seat| self.away[seat.index()].is_none();
        match motion {
            Motion::TakeBack { to } => {
                if !self.setup.terms.take_backs {
                    return Err(Denial::NoTakeBacks);
                }
                let to = self.line.decision(seat, to).ok_or(Denial::NothingToTakeBack)?;
                let asked = if self.is_free(seat, to) { Vec::new() } else { others().collect() };
                Ok((Motion::TakeBack { to: Some(to) }, asked))
            }
            Motion::Pause if self.timing.paused.is_some() => Err(Denial::Paused),
            Motion::Pause => Ok((motion, others().filter(is_here).collect())),
            Motion::Replace { seat: gone } => {
                let away = self.away.get(gone.index()).ok_or(Denial::NoSuchSeat)?;
                let is_gone = away.is_some_and(|since| now - since >= LONG_GONE);
                if !is_gone || self.seats[gone.index()].sitter.is_none() {
                    return Err(Denial::NotAway(gone));
                }
                Ok((motion, others().filter(is_here).collect()))
            }
        }
    }

    /// Would this seat's last decision be taken back without asking anybody, and the game go on counting? Nothing if there is
    /// none.
    pub fn takes_back_freely(&self, seat: Seat) -> Option<bool> {
        self.line.decision(seat, None).map(|to| self.is_free(seat, to))
    }

    /// May a seat take this decision back without asking anybody? It is still the one to act, nobody else has acted since,
    /// nature has not, and the seat has learnt nothing.
    fn is_free(&self, seat: Seat, to: u64) -> bool {
        self.game.turn() == game::Turn::Seat(seat) && self.line.is_quiet_since(seat, to)
    }

    /// What everybody agreed to is done.
    fn carry(
        &mut self,
        now: Time,
        sender: Option<(ClientId, Sender)>,
        seat: Seat,
        motion: Motion,
    ) -> Proposal {
        match motion {
            Motion::TakeBack { to } => {
                let to = to.expect("it was looked up when it was asked");
                let practice = !self.is_free(seat, to) && self.people().all(|other| other == seat);
                let mut proposal = self.propose(now, sender, What::TakenBack { seat, to, practice });
                proposal.game = Some(self.line.replay(&self.ground, to, |_| {}));
                proposal
            }
            Motion::Pause => self.propose(now, sender, What::Paused { seat }),
            Motion::Replace { seat: gone } => {
                self.propose(now, sender, What::Stood { seat: gone, why: Why::Replaced })
            }
        }
    }

    /// Somebody says yes or no.
    pub(crate) fn agree(
        &mut self,
        now: Time,
        client: ClientId,
        seat: Seat,
        sender: Sender,
        (number, yes): (u64, bool),
    ) -> Result<Heard, Denial> {
        let pending =
            self.motion.as_mut().filter(|pending| pending.number == number).ok_or(Denial::NoSuchMotion)?;
        if !pending.asked.contains(&seat) {
            return Err(Denial::NoSuchMotion);
        }
        if !yes {
            let mut out = self.decide(now, Agreement::Declined(seat));
            out.push(self.accept(client, sender));
            return Ok(Heard::Say(out));
        }
        if pending.asked.iter().all(|asked| *asked == seat || pending.yes.contains(asked)) {
            let (by, motion) = (pending.by, pending.motion);
            // It stays on the table, without this answer, until it is stored; what it leads to takes it off.
            return Ok(Heard::Store(self.carry(now, Some((client, sender)), by, motion)));
        }
        if !pending.yes.contains(&seat) {
            pending.yes.push(seat);
        }
        Ok(Heard::Say(self.done(now, client, sender)))
    }

    /// Nobody waits for an answer any more.
    pub(crate) fn silence(&mut self, now: Time) -> Vec<Outgoing> {
        self.decide(now, Agreement::Silence)
    }

    /// A motion ends, and everybody is told how.
    pub(crate) fn decide(&mut self, now: Time, agreement: Agreement) -> Vec<Outgoing> {
        let Some(pending) = self.motion.take() else { return Vec::new() };
        let mut out = self.to_all(&ToClient::Decided { motion: pending.number, agreement });
        out.extend(self.tell_room(now));
        out
    }

    /// Everybody is told how the table is now, and the sender that it was done. Nothing had to be stored.
    pub(crate) fn done(&mut self, now: Time, client: ClientId, sender: Sender) -> Vec<Outgoing> {
        let mut out = self.tell_room(now);
        out.push(self.accept(client, sender));
        out
    }

    pub(crate) fn accept(&mut self, to: ClientId, sender: Sender) -> Outgoing {
        let (key, seq): (Key, u64) = (sender.key.clone(), self.seq());
        self.answered.insert(sender, seq);
        Outgoing { to, message: ToClient::Accepted { key, seq } }
    }

    /// A denial to one client.
    pub(crate) fn deny_to(client: ClientId, key: Option<Key>, why: Denial) -> Heard {
        Heard::Say(vec![denied(client, key, why)])
    }
}
