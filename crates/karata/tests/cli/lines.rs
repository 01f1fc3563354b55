//! Line by line at a terminal: what is typed can be edited and called back, and lines are as wide as the terminal.

use crate::home;
use crate::pty::Pty;

const SERENGETI: [&str; 9] =
    ["play", "serengeti", "--seats", "3", "--seed", "5", "--bots", "greedy", "--lines"];

const LEFT: &str = "\x1b[D";
const UP: &str = "\x1b[A";
const BACKSPACE: &str = "\x7f";
const INTERRUPT: &str = "\x03";

fn leave(pty: &mut Pty) {
    pty.keys("q\rl\r");
    assert!(pty.ends());
    pty.until_restored();
}

/// So often a text is shown.
fn count(text: &str, words: &str) -> usize {
    text.matches(words).count()
}

#[test]
fn what_is_typed_is_edited_and_called_back() {
    let mut pty = Pty::start_in(&home(), &SERENGETI, 100, 60);
    pty.until("\n> ");
    // The slip is mended in the middle of the line.
    pty.keys(&format!("? bod 9{LEFT}{LEFT}{LEFT}{BACKSPACE}i\r"));
    let first = pty.until_shown("the answer", |text| count(text, "This is allowed") == 1);
    assert!(first.contains("> ? bid 9"), "{first}");
    pty.keys(&format!("{UP}\r"));
    let again = pty.until_shown("the same answer", |text| count(text, "This is allowed") == 2);
    assert_eq!(count(&again, "> ? bid 9"), 2, "{again}");
    leave(&mut pty);
}

#[test]
fn an_interrupt_asks_and_a_second_one_leaves() {
    let mut pty = Pty::start_in(&home(), &SERENGETI, 80, 90);
    pty.until("\n> ");
    pty.keys(INTERRUPT);
    pty.until("Leave?");
    pty.keys("s\r");
    pty.until_shown("the question again", |text| count(text, "Bid at least 1") == 2);
    pty.keys(INTERRUPT);
    pty.until_shown("it is asked again", |text| count(text, "Leave?") == 2);
    pty.keys(INTERRUPT);
    assert!(pty.ends());
    pty.until_restored();
}

/// What was typed ahead is not lost, and what a terminal without arrows sends is taken as it is.
#[test]
fn a_terminal_that_can_do_nothing_else_gets_plain_lines() {
    for term in ["dumb", "xterm"] {
        let mut pty = Pty::start_as(&home(), &SERENGETI, term, (80, 50));
        pty.until("\n> ");
        pty.keys("sc\rq\rs\r");
        let text = pty.until("Leave?");
        assert!(!pty.is_screen() && text.contains("You"), "{text}");
        leave(&mut pty);
    }
}

#[test]
fn lines_are_as_wide_as_the_terminal() {
    let longest = |wide: u16| {
        let mut pty = Pty::start_in(&home(), &SERENGETI, wide, 90);
        let text = pty.until("\n> ");
        leave(&mut pty);
        text.lines().map(|line| line.chars().count()).max().unwrap_or(0)
    };
    let (narrow, usual, wide) = (longest(60), longest(80), longest(110));
    assert!(
        narrow <= 60 && (61..=80).contains(&usual) && (81..=110).contains(&wide),
        "{narrow} {usual} {wide}"
    );
}
