//! The page of rules for a terminal: whole, its contents, single rules.

use game::notation::folded;

use crate::style::{Style, width, wrap_to};

/// The whole page, its Markdown turned into lines that fit.
pub fn render(page: &str, style: Style) -> String {
    render_to(page, style, style.columns())
}

/// The same in lines of at most so many columns.
pub fn render_to(page: &str, style: Style, wide: usize) -> String {
    let mut out = String::new();
    for block in blocks(page) {
        match block {
            Block::Heading(text) => out.extend([&style.bold(&plain(&text)), "\n"]),
            Block::Paragraph(text) => out += &wrap_to(&plain(&text), "", "", wide),
            Block::Items(items) => {
                for (mark, text) in items {
                    out += &wrap_to(&plain(&text), &mark, &" ".repeat(width(&mark)), wide);
                }
            }
            Block::Table(rows) => out += &table(&rows, wide),
        }
        out.push('\n');
    }
    out.trim_end().to_owned() + "\n"
}

/// The headings of a page, each with the lowest and the highest clause under it.
pub fn contents(page: &str) -> Vec<(&str, Option<(&str, &str)>)> {
    let mut sections: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push((heading, Vec::new()));
        } else if let (Some(name), Some((_, names))) = (defined(line), sections.last_mut()) {
            names.push(name);
        }
    }
    sections.into_iter().map(|(heading, names)| (heading, range(&names))).collect()
}

/// The lowest and the highest of clauses: they need not stand in the order of their numbers.
pub fn range<'p>(names: &[&'p str]) -> Option<(&'p str, &'p str)> {
    let number = |name: &&&str| name.split_once('.').and_then(|(_, number)| number.parse::<u32>().ok());
    Some((names.iter().min_by_key(number)?, names.iter().max_by_key(number)?))
}

enum Block {
    Heading(String),
    Paragraph(String),
    Items(Vec<(String, String)>),
    Table(Vec<Vec<String>>),
}

/// The page cut into blocks. Lines that continue a paragraph or an item belong to it.
fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open = false;
    for line in page.lines() {
        if line.trim().is_empty() {
            open = false;
        } else if line.starts_with('#') {
            blocks.push(Block::Heading(line.trim_start_matches('#').trim().to_owned()));
            open = false;
        } else if let Some(cells) = line.strip_prefix('|') {
            let cells = cells.trim_end().trim_end_matches('|').split('|');
            let row: Vec<String> = cells.map(|cell| plain(cell.trim())).collect();
            let rule = row.iter().all(|cell| cell.bytes().all(|byte| matches!(byte, b'-' | b':')));
            match blocks.last_mut() {
                Some(Block::Table(rows)) if open => rows.extend((!rule).then_some(row)),
                _ => blocks.push(Block::Table(vec![row])),
            }
            open = true;
        } else if let Some((mark, text)) = item(line) {
            match blocks.last_mut() {
                Some(Block::Items(items)) => items.push((mark, text)),
                _ => blocks.push(Block::Items(vec![(mark, text)])),
            }
            open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Paragraph(text)) if open => text.extend([" ", line.trim()]),
                Some(Block::Items(items)) if open => {
                    let (_, text) = items.last_mut().expect("a list has an item");
                    text.extend([" ", line.trim()]);
                }
                _ => blocks.push(Block::Paragraph(line.trim().to_owned())),
            }
            open = true;
        }
    }
    blocks
}

/// The mark and the text of a list item.
fn item(line: &str) -> Option<(String, String)> {
    let (mark, text) = line.split_once(' ')?;
    let number =
        mark.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    match mark {
        "-" if text.starts_with("**") => Some((String::new(), text.to_owned())),
        "-" => Some(("· ".to_owned(), text.to_owned())),
        _ => number.then(|| (format!("{mark} "), text.trim_start().to_owned())),
    }
}

/// Text without the marks of emphasis and code.
fn plain(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "")
}

fn table(rows: &[Vec<String>], most: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    let last = columns.saturating_sub(1);
    let margin: usize = wide[..last].iter().map(|wide| wide + 2).sum::<usize>() + 2;
    let mut out = String::new();
    for row in rows {
        let (cells, rest) = row.split_at(last.min(row.len()));
        let cells: Vec<String> =
            cells.iter().zip(&wide).map(|(cell, wide)| format!("{cell:<wide$}  ")).collect();
        let head = cells.concat();
        let rest = rest.first().map_or("", String::as_str);
        out += &wrap_to(rest, &format!("  {head}"), &" ".repeat(margin), most);
    }
    out
}

/// The name of the clause that a line begins to define.
fn defined(line: &str) -> Option<&str> {
    line.strip_prefix("- **")?.split_once("**").map(|(name, _)| name)
}

/// The name of the clause that a part of a page begins with.
pub fn name_of(part: &str) -> Option<&str> {
    part.lines().next().and_then(defined)
}

/// The part of a page that defines a clause such as `SER.34`, with the table that belongs to it. Case does not matter, and
/// `34` will do: that is the game's own clause before one of the deck.
pub fn clause<'p>(page: &'p str, name: &str) -> Option<&'p str> {
    let name = name.to_ascii_uppercase();
    let own = own_prefix(page);
    let known = clauses(page);
    let numbered = |known: &&&str| known.split_once('.').is_some_and(|(_, number)| number == name);
    let meant = known
        .iter()
        .find(|known| **known == name)
        .or_else(|| {
            known.iter().filter(numbered).find(|known| known.split_once('.').map(|(prefix, _)| prefix) == own)
        })
        .or_else(|| known.iter().find(numbered))?;
    Some(part(page, |line| defined(line) == Some(meant), |line| defined(line).is_some()))
}

/// The chapters of a page whose headings have this word, each whole; case and accents do not matter.
pub fn chapters<'p>(page: &'p str, word: &str) -> Vec<&'p str> {
    let word = folded(word);
    let headings: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
    let meant = headings.into_iter().filter(|heading| folded(heading).contains(&word));
    meant.map(|heading| part(page, |line| line == heading, |_| false)).collect()
}

/// The clauses in which this word stands, each with its tables.
pub fn mentions<'p>(page: &'p str, word: &str) -> Vec<&'p str> {
    let word = folded(word);
    let all = clauses(page).into_iter().filter_map(|name| clause(page, name));
    all.filter(|text| folded(text).contains(&word)).collect()
}

/// What somebody looks for: a clause by name or number, or else the chapters with this word in their heading, or else the
/// clauses in which it stands.
pub fn found<'p>(page: &'p str, text: &str) -> Vec<&'p str> {
    let text = text.trim();
    if let Some(clause) = clause(page, text) {
        return vec![clause];
    }
    let chapters = chapters(page, text);
    if chapters.is_empty() { mentions(page, text) } else { chapters }
}

/// From the first line that begins it to the next heading, or what else ends it.
fn part(page: &str, begins: impl Fn(&str) -> bool, ends: impl Fn(&str) -> bool) -> &str {
    let mut start = None;
    let mut at = 0;
    for line in page.split_inclusive('\n') {
        let plain = line.trim_end();
        match start {
            None if begins(plain) => start = Some(at),
            Some(start) if plain.starts_with('#') || ends(plain) => return &page[start..at],
            _ => {}
        }
        at += line.len();
    }
    &page[start.unwrap_or(at)..]
}

/// What most clauses of a page begin with: the game's own letters.
fn own_prefix(page: &str) -> Option<&str> {
    let prefixes: Vec<&str> =
        clauses(page).iter().filter_map(|name| name.split_once('.')).map(|(prefix, _)| prefix).collect();
    let count = |prefix: &str| prefixes.iter().filter(|one| **one == prefix).count();
    prefixes.iter().copied().max_by_key(|prefix| count(prefix))
}

/// The names of all clauses of a page, in its order.
pub fn clauses(page: &str) -> Vec<&str> {
    page.lines().filter_map(defined).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Game\n\nA *very* long\nline.\n\n## Rules\n\n- **GAM.1** First rule,\n  on two lines.\n\
                        - **GAM.10** `Tenth`.\n\n| a | bcd |\n| --- | --- |\n| ef | g |\n\n## End\n\n1. Text.\n";

    #[test]
    fn a_page_becomes_plain_lines_that_fit() {
        let rendered = render(PAGE, Style::default());
        let expected = "Game\n\nA very long line.\n\nRules\n\nGAM.1 First rule, on two lines.\nGAM.10 Tenth.\n\n  \
                        a   bcd\n  ef  g\n\nEnd\n\n1. Text.\n";
        assert_eq!(rendered, expected);
    }

    #[test]
    fn contents_name_the_clauses_of_each_section() {
        assert_eq!(contents(PAGE), [("Rules", Some(("GAM.1", "GAM.10"))), ("End", None)]);
    }

    #[test]
    fn clauses_out_of_order_are_still_a_range() {
        let page = "## One\n\n- **GAM.10** a\n- **GAM.16** b\n- **GAM.13** c\n";
        assert_eq!(contents(page), [("One", Some(("GAM.10", "GAM.16")))]);
        assert_eq!(range(&["GAM.101", "GAM.70", "GAM.9"]), Some(("GAM.9", "GAM.101")));
        assert_eq!(range(&[]), None);
    }

    #[test]
    fn a_clause_is_its_whole_list_item() {
        assert_eq!(clause(PAGE, "gam.1"), Some("- **GAM.1** First rule,\n  on two lines.\n"));
        let tenth = clause(PAGE, "GAM.10").expect("there is one");
        assert_eq!(
            render(tenth, Style::default()),
            "GAM.10 Tenth.\n\n  a   bcd\n  ef  g\n",
            "with its table"
        );
        assert_eq!(clause(PAGE, "10"), clause(PAGE, "GAM.10"));
        assert_eq!(clause(PAGE, "GAM.2"), None);
        assert_eq!(clauses(PAGE), ["GAM.1", "GAM.10"]);
    }

    #[test]
    fn a_number_means_the_games_own_clause() {
        let page = "## Deck\n\n- **DECK.2** deck\n\n## Rules\n\n- **GAM.1** one\n- **GAM.2** two\n";
        assert_eq!(clause(page, "2"), Some("- **GAM.2** two\n"));
        assert_eq!(clause(page, "deck.2"), Some("- **DECK.2** deck\n\n"));
    }

    #[test]
    fn chapters_and_clauses_are_found_by_a_word() {
        let page =
            "# Jeu\n\n## Les enchères\n\n- **JEU.1** On mise.\n\n## La fin\n\n- **JEU.2** Après l’ENCHÈRE.\n";
        assert_eq!(chapters(page, "encheres"), ["## Les enchères\n\n- **JEU.1** On mise.\n\n"]);
        assert_eq!(mentions(page, "enchère"), ["- **JEU.2** Après l’ENCHÈRE.\n"]);
        assert_eq!((chapters(page, "atout").len(), mentions(page, "atout").len()), (0, 0));
    }
}
