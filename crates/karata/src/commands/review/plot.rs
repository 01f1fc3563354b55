use protocol::Review;

/// The most columns of a chart; where there are more decisions, some share one.
const WIDE: usize = 72;
/// From 0 to 100 in tens.
const ROWS: usize = 11;

/// What stands in one column.
#[derive(Clone, Copy, Default)]
struct Column {
    /// The rows of what was kept and of what could have been, counted from below.
    kept: usize,
    best: usize,
    lost: u8,
}

/// The chances of a seat over its decisions, with what a strong player would have kept, and marks for what cost most. Plain characters; nothing
/// depends on colour.
pub(super) fn plot(found: &Review, hand_word: &str) -> String {
    let columns = columns(found);
    let mut said = String::new();
    for row in (0..ROWS).rev() {
        let label = if row % 5 == 0 { (row * 10).to_string() } else { String::new() };
        let signs: String = columns.iter().map(|column| sign(column, row)).collect();
        said += format!("{label:>4} |{signs}").trim_end();
        said.push('\n');
    }
    let (axis, hands) = axis(found, columns.len(), hand_word);
    let marks = marks(found, &columns);
    for line in [format!("     +{axis}"), format!("      {marks}"), hands] {
        if !line.trim().is_empty() {
            said += line.trim_end();
            said.push('\n');
        }
    }
    said
}

fn sign(column: &Column, row: usize) -> char {
    if row == column.kept {
        'o'
    } else if row == column.best {
        '+'
    } else if (column.kept..column.best).contains(&row) {
        ':'
    } else {
        ' '
    }
}

/// In which column a decision stands.
fn column_of(place: usize, count: usize) -> usize {
    if count <= WIDE { place } else { place * WIDE / count }
}

fn columns(found: &Review) -> Vec<Column> {
    let count = found.decisions.len();
    let row = |percent: u8| (usize::from(percent) + 5) / 10;
    let mut columns = vec![Column::default(); count.min(WIDE)];
    // Of decisions that share a column the one that cost most is shown, or else the last.
    for (place, one) in found.decisions.iter().enumerate() {
        let lost = one.better.as_ref().map_or(0, |better| better.loss.percent);
        let column = &mut columns[column_of(place, count)];
        if lost >= column.lost {
            let best = one.better.as_ref().map_or(one.chances, |better| better.chances);
            *column = Column { kept: row(one.chances.percent), best: row(best.percent), lost };
        }
    }
    columns
}

/// The numbers of what cost most, each below its column or beside a number that stands there already; and signs for other losses.
fn marks(found: &Review, columns: &[Column]) -> String {
    let mut marks: Vec<char> = columns.iter().map(|column| if column.lost > 0 { '-' } else { ' ' }).collect();
    let count = found.decisions.len();
    for (step, number) in found.turning.iter().zip('1'..) {
        let Some(place) = found.decisions.iter().position(|one| one.step == *step) else { continue };
        let at = column_of(place, count);
        let is_free = |mark: &char| !mark.is_ascii_digit();
        let free = marks.iter().skip(at).position(is_free).map(|beyond| at + beyond);
        if let Some(free) = free.or_else(|| marks.iter().rposition(is_free)) {
            marks[free] = number;
        }
    }
    marks.into_iter().collect()
}

/// The line below, cut where hands begin, and the numbers of the hands.
fn axis(found: &Review, columns: usize, hand_word: &str) -> (String, String) {
    let mut axis = vec!['-'; columns];
    let mut hands = String::new();
    let mut hand = None;
    for (place, one) in found.decisions.iter().enumerate() {
        if hand == Some(one.hand) {
            continue;
        }
        let at = column_of(place, found.decisions.len());
        if hand.is_some() {
            axis[at] = '+';
        }
        hand = Some(one.hand);
        // A number stands where its hand begins, if there is room.
        if hands.chars().count() <= at {
            hands += &" ".repeat(at - hands.chars().count());
            hands += &(one.hand + 1).to_string();
            hands.push(' ');
        }
    }
    let only_one = found.decisions.iter().all(|one| one.hand == found.decisions[0].hand);
    let hands = if only_one { String::new() } else { format!("{hand_word:>5} {hands}") };
    (axis.into_iter().collect(), hands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Phrase, Seat};
    use protocol::{BetterMove, Chances, ReviewedDecision};

    fn decision(step: u64, hand: u32, percent: u8, lost: u8) -> ReviewedDecision {
        let better = BetterMove {
            named: Phrase::new("review-move"),
            chances: Chances { percent: percent + lost, error: 1 },
            loss: Chances { percent: lost, error: 1 },
            words: Vec::new(),
        };
        let better = (lost > 0).then_some(better);
        let done = Phrase::new("review-move");
        ReviewedDecision { step, hand, done, chances: Chances { percent, error: 1 }, better }
    }

    fn found(decisions: Vec<ReviewedDecision>, turning: Vec<u64>) -> Review {
        Review { steps: 999, seat: Seat(0), decisions, turning, forced: 0 }
    }

    #[test]
    fn chances_losses_and_hands_stand_over_each_other() {
        let decisions = [(3, 0, 50, 0), (5, 0, 20, 60), (9, 1, 0, 0), (11, 1, 100, 0), (12, 1, 40, 20)];
        let decisions = decisions.map(|(step, hand, percent, lost)| decision(step, hand, percent, lost));
        let wanted = [
            " 100 |   o\n",
            "     |\n",
            "     | +\n",
            "     | :\n",
            "     | :  +\n",
            "  50 |o:  :\n",
            "     | :  o\n",
            "     | :\n",
            "     | o\n",
            "     |\n",
            "   0 |  o\n",
            "     +--+--\n",
            "       1  -\n",
            " hand 1 2\n",
        ];
        assert_eq!(plot(&found(decisions.to_vec(), vec![5]), "hand"), wanted.concat());
    }

    #[test]
    fn many_decisions_share_columns_and_no_turning_point_is_lost() {
        let decisions: Vec<_> = (0..200)
            .map(|step| decision(step, 0, 50, if [77, 78].contains(&step) { 30 } else { 0 }))
            .collect();
        let drawn = plot(&found(decisions, vec![77, 78]), "hand");
        assert!(drawn.lines().all(|line| line.chars().count() <= WIDE + 6), "{drawn}");
        let marks = drawn.lines().last().expect("a line of marks");
        assert_eq!(marks.find("12"), Some(6 + 77 * WIDE / 200), "side by side: {drawn}");
        assert!(!drawn.contains("hand"), "there is only one: {drawn}");
    }
}
