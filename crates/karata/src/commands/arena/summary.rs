use bots::arena::{Comparison, Estimate, Verdict};
use game::Phrase;
use words::{Lexicon, Names};

use super::picture::Legend;
use super::{Length, Meeting};

/// A table of the bots, and a sentence for every two of them.
pub(super) fn of(meeting: &Meeting<'_>, lexicon: &Lexicon) -> String {
    let writer = Writer { meeting, lexicon };
    let mut text = writer.head();
    if meeting.standings.deals > 0 {
        text += "\n";
        text += &writer.table();
        text += "\n";
        for pair in &meeting.standings.pairs {
            text += &writer.sentence(pair);
            text += "\n";
        }
    }
    text
}

/// The words of a picture of it.
pub(super) fn legend(meeting: &Meeting<'_>, lexicon: &Lexicon) -> Legend {
    let writer = Writer { meeting, lexicon };
    let say = |key| writer.say(&Phrase::new(key));
    Legend {
        title: writer.say(&writer.title()),
        heading: say("arena-picture"),
        pace: say("arena-pace"),
        fair: meeting.host.map_or_else(|| say("arena-picture-fair"), |host| host.to_string()),
    }
}

struct Writer<'a> {
    meeting: &'a Meeting<'a>,
    lexicon: &'a Lexicon,
}

impl Writer<'_> {
    fn title(&self) -> Phrase {
        let standings = self.meeting.standings;
        Phrase::new("arena-title")
            .with("game", Phrase::new("game-title"))
            .with("seats", self.meeting.config.seats())
            .with("deals", self.number(standings.deals as f64, 0))
            .with("games", self.number(standings.games as f64, 0))
            .with("seconds", self.number(standings.seconds, 1))
    }

    fn head(&self) -> String {
        let standings = self.meeting.standings;
        let title = self.title();
        let length = match self.meeting.length {
            Length::Whole => None,
            Length::SingleHand => Some(Phrase::new("arena-single-hands")),
        };
        let share = self.number(standings.fair_share * 100.0, 1);
        let fair = match self.meeting.host {
            None => Phrase::new("arena-fair").with("share", share),
            Some(host) => Phrase::new("arena-among").with("host", host.to_string()).with("share", share),
        };
        let phrases = [Some(title), length, Some(fair), Some(Phrase::new("arena-margins"))];
        let phrases = phrases.into_iter().flatten();
        phrases.map(|phrase| self.say(&phrase) + "\n").collect()
    }

    fn table(&self) -> String {
        let head = ["arena-bot", "arena-mean", "arena-wins", "arena-rating", "arena-pace"];
        let mut rows = vec![head.map(|key| self.say(&Phrase::new(key)))];
        for (entrant, bot) in self.meeting.entrants.iter().zip(&self.meeting.standings.bots) {
            let rating = Estimate { mean: bot.rating, margin: Some(bot.uncertainty) };
            rows.push([
                entrant.name.clone(),
                self.estimate(&bot.score, 1.0, 2, ""),
                self.estimate(&bot.win_share, 100.0, 1, " %"),
                self.estimate(&rating, 1.0, 1, ""),
                self.number(bot.pace.mean_ms(), 3),
            ]);
        }
        let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let [names, means, wins, ratings, paces] = [0, 1, 2, 3, 4].map(wide);
        let row = |[name, mean, share, rating, pace]: &[String; 5]| {
            format!("{name:<names$}  {mean:>means$}  {share:>wins$}  {rating:>ratings$}  {pace:>paces$}\n")
        };
        rows.iter().map(row).collect()
    }

    /// Who is ahead of whom, or that this is not established.
    fn sentence(&self, pair: &Comparison) -> String {
        let names = |place: usize| self.meeting.entrants[place].name.as_str();
        let forward = pair.win_share.mean >= 0.0;
        let (first, second) = if forward { (pair.one, pair.other) } else { (pair.other, pair.one) };
        let percent = |share: f64| self.number(if forward { share } else { -share } * 100.0, 1);
        let said = |key| Phrase::new(key).with("one", names(first)).with("other", names(second));
        let Some([low, high]) = pair.win_share.interval() else {
            return self.say(&said("arena-one-deal"));
        };
        let (low, high) = if forward { (low, high) } else { (high, low) };
        let phrase = match pair.verdict {
            Verdict::Established => said("arena-ahead"),
            Verdict::NotEstablished => said("arena-not-established"),
        };
        let phrase = phrase.with("difference", format!("+{}", percent(pair.win_share.mean)));
        self.say(&phrase.with("low", percent(low)).with("high", percent(high)))
    }

    fn estimate(&self, estimate: &Estimate, scale: f64, decimals: usize, unit: &str) -> String {
        let number = |value: f64| self.number(value * scale, decimals);
        let margin = estimate.margin.map_or_else(String::new, |margin| format!(" ± {}", number(margin)));
        format!("{}{margin}{unit}", number(estimate.mean))
    }

    fn number(&self, value: f64, decimals: usize) -> String {
        self.lexicon.language().number(value, decimals)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &Names::none())
    }
}
