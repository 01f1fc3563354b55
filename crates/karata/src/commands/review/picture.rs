use protocol::Review;

use crate::svg::{self, ACCENT, FAINT, INK, TABLE, escaped, line};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 380.0;
/// The corners of the chart within the picture.
const LEFT: f64 = 56.0;
const RIGHT: f64 = 936.0;
const TOP: f64 = 116.0;
const BOTTOM: f64 = 330.0;
/// A tooth is no wider than this.
const WIDEST: f64 = 24.0;

/// The chances of a seat as a picture: every decision is a tooth as high as its chances to win, and behind it stands what a strong player would have
/// kept. The legend is a heading and the names of the two.
pub(super) fn picture(found: &Review, title: &str, [heading, kept, best]: &[String; 3]) -> String {
    let mut svg = svg::begin((WIDTH, HEIGHT), LEFT, title, heading);
    let [kept, best] = [kept, best].map(|text| escaped(text));
    line(
        &mut svg,
        &format!(
            "<path d=\"M{LEFT} 86l6 -14 6 14z\" fill=\"{ACCENT}\"/>\
             <text x=\"76\" y=\"86\" font-size=\"14\">{kept}</text>\n\
             <path d=\"M340 86l6 -14 6 14z\"/><text x=\"360\" y=\"86\" font-size=\"14\">{best}</text>"
        ),
    );
    for percent in [0, 50, 100] {
        let y = height(percent);
        line(
            &mut svg,
            &format!(
                "<path d=\"M{LEFT} {y}H{RIGHT}\" stroke=\"{FAINT}\" stroke-dasharray=\"2 5\"/>\
                 <text x=\"{x}\" y=\"{at}\" font-size=\"14\" text-anchor=\"end\">{percent}</text>",
                x = LEFT - 8.0,
                at = y + 5.0,
            ),
        );
    }
    teeth(&mut svg, found);
    svg += "</svg>\n";
    svg
}

fn teeth(svg: &mut String, found: &Review) {
    let room = (RIGHT - LEFT) / found.decisions.len().max(1) as f64;
    let tooth = room.min(WIDEST);
    let mut hand = None;
    let has_hands = found.decisions.iter().any(|one| one.hand != found.decisions[0].hand);
    let mut pegs = Vec::new();
    for (place, one) in found.decisions.iter().enumerate() {
        let middle = LEFT + room * (place as f64 + 0.5);
        let triangle = |percent: u8, wide: f64, ink: &str| {
            let (from, y) = (middle - wide / 2.0, height(percent));
            format!(
                "<path d=\"M{from:.1} {BOTTOM}L{middle:.1} {y:.1}l{:.1} {:.1}z\" fill=\"{ink}\"/>",
                wide / 2.0,
                BOTTOM - y
            )
        };
        if let Some(better) = &one.better {
            line(svg, &triangle(better.chances.percent, 1.6 * tooth, INK));
            let number = found.turning.iter().position(|step| *step == one.step);
            pegs.extend(number.map(|place| (middle, height(better.chances.percent), place + 1)));
        }
        line(svg, &triangle(one.chances.percent, tooth, ACCENT));
        if has_hands && hand != Some(one.hand) {
            hand = Some(one.hand);
            let x = middle - room / 2.0;
            let number = one.hand + 1;
            line(
                svg,
                &format!(
                    "<path d=\"M{x:.1} {BOTTOM}v16\" stroke=\"{INK}\"/>\
                     <text x=\"{:.1}\" y=\"{}\" font-size=\"14\">{number}</text>",
                    x + 5.0,
                    BOTTOM + 18.0
                ),
            );
        }
    }
    // The numbers of what cost most stand over everything.
    for (x, y, number) in pegs {
        let top = (y - 26.0).max(TOP - 26.0);
        line(
            svg,
            &format!(
                "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"20\" height=\"22\" rx=\"4\" fill=\"{ACCENT}\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"15\" font-weight=\"700\" text-anchor=\"middle\" \
                 fill=\"{TABLE}\">{number}</text>",
                x - 10.0,
                top + 16.0
            ),
        );
    }
}

fn height(percent: u8) -> f64 {
    BOTTOM - (BOTTOM - TOP) * f64::from(percent) / 100.0
}
