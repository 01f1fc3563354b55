//! The list of legal moves, and how one of them is named.

use game::Choice;
use protocol::Move as Meant;
use words::{Lexicon, Names};

use crate::input::Move;
use crate::style::{Style, width};

/// Up to so many moves are shown with their words, one in a line.
const EXPLAINED: usize = 8;
/// Where there is more to say of most of them, up to so many.
const DETAILED: usize = 14;
/// Lines after the first of a move begin at most so far to the right.
const DEEPEST: usize = 28;
/// Up to so many moves are shown one by one.
const SEPARATE: usize = 30;

/// The list as it is shown with every question: short, however many moves there are.
pub fn short_list(choices: &[Choice], lexicon: &Lexicon, names: &Names, style: Style) -> String {
    let telling = choices.iter().any(|choice| !said(choice, lexicon, names).is_empty());
    let detailed = choices.iter().filter(|choice| choice.detail.is_some()).count() * 2 > choices.len();
    if telling && choices.len() <= if detailed { DETAILED } else { EXPLAINED } {
        return full_list(choices, lexicon, names, style);
    }
    let entries = if choices.len() <= SEPARATE {
        let entry = |(choice, place): (&Choice, usize)| {
            format!("#{place} {}", lexicon.notation_to(&choice.notation, names))
        };
        choices.iter().zip(1..).map(entry).collect()
    } else {
        runs(choices, lexicon, names)
    };
    columns(&entries, style)
}

/// Every move with its words, where they say more than the notation, one under the other.
pub fn full_list(choices: &[Choice], lexicon: &Lexicon, names: &Names, style: Style) -> String {
    let named: Vec<String> =
        choices.iter().map(|choice| lexicon.notation_to(&choice.notation, names)).collect();
    let wide = named.iter().map(|named| width(named)).max().unwrap_or(0);
    let places = width(&choices.len().to_string());
    let mut out = String::new();
    for ((choice, named), place) in choices.iter().zip(&named).zip(1..) {
        let gap = " ".repeat(places - width(&place.to_string()));
        let head = format!("  {gap}#{place} ");
        let margin = width(&head) + wide + 2;
        let words = said(choice, lexicon, names);
        // What stands out takes no more room than what does not.
        let blank = " ".repeat(margin);
        let lines = style.wrap(&words, &blank, &" ".repeat(margin.min(DEEPEST)));
        let first = format!("{head}{}  ", style.bold(&format!("{named:<wide$}")));
        out += &match lines.strip_prefix(&blank) {
            Some(lines) => first + lines,
            None => first.trim_end().to_owned() + "\n",
        };
    }
    out
}

/// The words of a move, where they say more than the notation, and what else is to be said of it.
fn said(choice: &Choice, lexicon: &Lexicon, names: &Names) -> String {
    let words = Some(lexicon.say(&choice.words, names))
        .filter(|words| *words != choice.notation && *words != lexicon.notation_to(&choice.notation, names));
    let detail = choice.detail.as_ref().map(|detail| lexicon.say(detail, names));
    words.into_iter().chain(detail).collect::<Vec<String>>().join(" – ")
}

/// Moves next to each other are drawn together: amounts that follow each other, and moves of the same kind
/// without one.
fn runs(choices: &[Choice], lexicon: &Lexicon, names: &Names) -> Vec<String> {
    let mut entries = Vec::new();
    let mut first = 0;
    while first < choices.len() {
        let mut last = first;
        while last + 1 < choices.len() && follows(&choices[last], &choices[last + 1]) {
            last += 1;
        }
        let [from, to] = [first, last].map(|place| lexicon.notation_to(&choices[place].notation, names));
        match last - first {
            0 => entries.push(format!("#{} {from}", first + 1)),
            1 => entries.extend([format!("#{} {from}", first + 1), format!("#{} {to}", last + 1)]),
            _ => entries.push(format!("#{}–{} {from} … {to}", first + 1, last + 1)),
        }
        first = last + 1;
    }
    entries
}

fn follows(one: &Choice, next: &Choice) -> bool {
    let first_word = |choice: &Choice| choice.notation.split(' ').next().map(str::to_owned);
    first_word(one) == first_word(next) && one.amount.map(|amount| amount + 1) == next.amount
}

fn columns(entries: &[String], style: Style) -> String {
    let wide = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 2;
    let across = ((style.columns() - 2) / wide).max(1);
    let mut out = String::new();
    for row in entries.chunks(across) {
        let cells: Vec<String> = row.iter().map(|entry| format!("{entry:<wide$}")).collect();
        out.extend(["  ", cells.concat().trim_end(), "\n"]);
    }
    out
}

/// What a person means. It need not be legal: texts and amounts are left to the game, which says why not. `None` if the list has no such place.
pub fn meant(choices: &[Choice], named: &Move) -> Option<Meant> {
    match named {
        Move::Listed(place) => nth(choices, *place),
        Move::Notation(text) => Some(Meant::Text(text.clone())),
        Move::Number(number) if has_amounts(choices) => Some(Meant::Text(number.to_string())),
        Move::Number(number) => nth(choices, *number as usize),
    }
}

/// Can any of the moves be named by an amount?
pub fn has_amounts(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| choice.amount.is_some())
}

fn nth(choices: &[Choice], place: usize) -> Option<Meant> {
    choices.get(place.checked_sub(1)?).map(listed)
}

fn listed(choice: &Choice) -> Meant {
    Meant::Actions(vec![choice.action.clone()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::{Colour, WIDTH};
    use game::Phrase;
    use words::Language;

    fn choice(notation: &str, amount: Option<u32>) -> Choice {
        Choice {
            action: notation.into(),
            notation: notation.to_owned(),
            words: Phrase::new("you"),
            detail: None,
            caution: None,
            amount,
            prospect: None,
        }
    }

    fn auction(amounts: impl IntoIterator<Item = u32>) -> Vec<Choice> {
        let bids = amounts.into_iter().map(|amount| choice(&format!("bid {amount}"), Some(amount)));
        std::iter::once(choice("pass", None)).chain(bids).collect()
    }

    fn shown(choices: &[Choice]) -> String {
        let lexicon = Lexicon::new(Language::English, &[]);
        short_list(choices, &lexicon, &Names::none(), Style::default())
    }

    #[test]
    fn few_moves_are_explained_many_are_shown_in_columns() {
        assert_eq!(shown(&auction([3])), "  #1 pass   you\n  #2 bid 3  you\n");
        let list = shown(&auction(3..=20));
        assert!(list.starts_with("  #1 pass     #2 bid 3    #3 bid 4 "), "{list}");
        assert!(list.lines().all(|line| width(line) <= WIDTH), "{list}");
    }

    #[test]
    fn details_stand_behind_the_words_and_are_wrapped() {
        let detail = Some(Phrase::new("list").with("first", "a word ".repeat(20)).with("last", "more"));
        let mut choices = auction([3]);
        choices[1].detail = detail;
        let list = shown(&choices);
        assert!(list.starts_with("  #1 pass   you\n  #2 bid 3  you – a word a word"), "{list}");
        assert!(list.lines().all(|line| width(line) <= WIDTH), "{list}");
        assert!(list.lines().nth(2).is_some_and(|line| line.starts_with("            a word")), "{list}");
        let lexicon = Lexicon::new(Language::English, &[]);
        let bright =
            full_list(&choices, &lexicon, &Names::none(), Style { colour: Colour::On, ..Style::default() });
        assert_eq!(bright.replace("\x1b[1m", "").replace("\x1b[0m", ""), list, "colour takes no room");
    }

    #[test]
    fn very_many_moves_are_drawn_together() {
        let amounts = (1..=50).filter(|amount| amount % 10 != 4);
        let list = shown(&auction(amounts));
        assert!(list.contains("#1 pass") && list.contains("#2–4 bid 1 … bid 3"), "{list}");
        assert!(list.contains("#5–13 bid 5 … bid 13"), "{list}");
        let kinds: Vec<Choice> = (0..40).map(|n| choice(&format!("swap N{n}"), None)).collect();
        assert_eq!(shown(&kinds), "  #1–40 swap N0 … swap N39\n");
    }

    #[test]
    fn a_number_is_an_amount_where_there_are_amounts() {
        let choices = auction([3, 5]);
        let means = |text: &str| meant(&choices, &Move::read(text));
        let listed = |text: &str| Some(Meant::Actions(vec![text.into()]));
        assert_eq!(means("5"), Some(Meant::Text("5".to_owned())), "the game knows which");
        assert_eq!(means("4"), Some(Meant::Text("4".to_owned())), "and why not");
        assert_eq!(means("#2"), listed("bid 3"));
        assert_eq!(means("#0"), None);
        assert_eq!(means("#4"), None);
        let plain = [choice("keep", None), choice("sell N4", None)];
        assert_eq!(meant(&plain, &Move::Number(2)), listed("sell N4"));
        assert_eq!(meant(&plain, &Move::Number(3)), None);
    }
}
