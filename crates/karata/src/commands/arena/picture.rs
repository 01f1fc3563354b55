use bots::Standings;

use super::Meeting;
use crate::svg::{self, ACCENT, FAINT, escaped, line};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 460.0;
/// The corners of the chart within the picture.
const LEFT: f64 = 72.0;
const RIGHT: f64 = 816.0;
const TOP: f64 = 104.0;
const BOTTOM: f64 = 396.0;
/// The shortest time that is told apart, in milliseconds: a microsecond.
const SHORTEST: f64 = 0.001;
/// Names whose dots are nearer than this stand below or above each other.
const LINE: f64 = 18.0;

/// The words of a picture.
pub(super) struct Legend {
    pub(super) title: String,
    pub(super) heading: String,
    pub(super) pace: String,
    pub(super) fair: String,
}

/// How times and shares become places in the chart. The scales end at whole numbers: tens of percent, and powers of ten.
struct Scales {
    most: f64,
    decades: f64,
}

impl Scales {
    fn of(standings: &Standings) -> Scales {
        let shares = standings.bots.iter().map(|bot| &bot.win_share);
        let highest = shares.map(|share| share.mean + share.margin.unwrap_or(0.0)).fold(0.0, f64::max);
        let slowest = standings.bots.iter().map(|bot| bot.pace.mean_ms()).fold(SHORTEST, f64::max);
        Scales {
            most: ((highest * 10.0).ceil() / 10.0).clamp(0.1, 1.0),
            decades: ((slowest / SHORTEST).log10().ceil()).max(1.0),
        }
    }

    fn x(&self, pace: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (pace.max(SHORTEST) / SHORTEST).log10() / self.decades
    }

    fn y(&self, share: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * (share / self.most).clamp(0.0, 1.0)
    }
}

/// The bots as dots: the longer a move takes the further to the right, the more is won the higher, each with its interval.
pub(super) fn picture(meeting: &Meeting<'_>, legend: &Legend) -> String {
    let scales = Scales::of(meeting.standings);
    let mut picture = svg::begin((WIDTH, HEIGHT), LEFT, &legend.title, &legend.heading);
    draw_scales(&mut picture, &scales, meeting.standings.fair_share, legend);
    draw_dots(&mut picture, &scales, meeting);
    picture += "</svg>\n";
    picture
}

fn draw_scales(picture: &mut String, scales: &Scales, fair_share: f64, legend: &Legend) {
    for tens in 0..=(scales.most * 10.0).round() as u32 {
        let at = scales.y(f64::from(tens) / 10.0);
        line(
            picture,
            &format!(
                "<path d=\"M{LEFT} {at:.1}H{RIGHT}\" stroke=\"{FAINT}\" stroke-dasharray=\"2 5\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"14\" text-anchor=\"end\">{} %</text>",
                LEFT - 8.0,
                at + 5.0,
                tens * 10
            ),
        );
    }
    for decade in 0..=scales.decades as i32 {
        let pace = SHORTEST * 10f64.powi(decade);
        line(
            picture,
            &format!(
                "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"14\" text-anchor=\"middle\">{pace}</text>",
                scales.x(pace),
                BOTTOM + 22.0
            ),
        );
    }
    let fair = scales.y(fair_share);
    line(
        picture,
        &format!(
            "<path d=\"M{LEFT} {fair:.1}H{RIGHT}\" stroke=\"{ACCENT}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"14\" fill=\"{ACCENT}\">{}</text>\
             <text x=\"{RIGHT}\" y=\"{:.1}\" font-size=\"14\" text-anchor=\"end\">{}</text>",
            RIGHT + 8.0,
            fair + 5.0,
            escaped(&legend.fair),
            BOTTOM + 46.0,
            escaped(&legend.pace)
        ),
    );
}

fn draw_dots(picture: &mut String, scales: &Scales, meeting: &Meeting<'_>) {
    let mut written: Vec<(f64, f64)> = Vec::new();
    for (entrant, bot) in meeting.entrants.iter().zip(&meeting.standings.bots) {
        let (at, high) = (scales.x(bot.pace.mean_ms()), scales.y(bot.win_share.mean));
        let margin = bot.win_share.margin.unwrap_or(0.0);
        let (above, below) = (scales.y(bot.win_share.mean + margin), scales.y(bot.win_share.mean - margin));
        let name_at = beside(&mut written, at, high);
        let (name_x, anchor) =
            if at > RIGHT - 120.0 { (at - 12.0, " text-anchor=\"end\"") } else { (at + 12.0, "") };
        line(
            picture,
            &format!(
                "<path d=\"M{at:.1} {above:.1}V{below:.1}\" stroke=\"{ACCENT}\" stroke-width=\"2\"/>\
                 <circle cx=\"{at:.1}\" cy=\"{high:.1}\" r=\"6\" fill=\"{ACCENT}\"/>\
                 <text x=\"{name_x:.1}\" y=\"{name_at:.1}\" font-size=\"15\"{anchor}>{}</text>",
                escaped(&entrant.name)
            ),
        );
    }
}

/// How high the name of a dot stands: beside it, or as near as there is room, and above the scale.
fn beside(written: &mut Vec<(f64, f64)>, x: f64, y: f64) -> f64 {
    let is_free = |at: &f64| {
        let lies_on = |&(other, taken): &(f64, f64)| (other - x).abs() < 120.0 && (taken - at).abs() < LINE;
        *at < BOTTOM && !written.iter().any(lies_on)
    };
    // Of as many places as there are names one is free, however they lie.
    let steps = (0..=2 * written.len() + 1).flat_map(|step| [step as f64, -(step as f64)]);
    let at = steps.map(|step| y + 5.0 + step * LINE / 2.0).find(is_free).unwrap_or(y);
    written.push((x, at));
    at
}
