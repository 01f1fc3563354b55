//! What a person types: a command of one sign or one word, a number, or a move.

use game::notation::folded;

/// One line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Nothing: take the only move, or ask again.
    Enter,
    /// `?`: what is being decided, and how to answer.
    Help,
    /// `? bid 7`: may I do this, and why not?
    Explain(String),
    /// `s`: what has happened since my last move.
    Since,
    /// `u`: take my last decision back.
    Undo,
    /// `t`: the table.
    Table,
    /// `l`: all legal moves.
    List,
    /// `sc`: the scores.
    Scores,
    /// `r`: what the rules are about.
    Rules,
    /// `r all`: all rules.
    AllRules,
    /// `r SER.34`: one rule.
    Clause(String),
    /// `c`: all cards in words; `c tracker`: one card.
    Cards(String),
    /// `h`: a hint.
    Hint,
    /// `q`: leave, or give up.
    Quit,
    /// A move.
    Move(Move),
}

/// A way to name a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// `#3`: the third of the list.
    Listed(usize),
    /// `7`: the amount, where moves have one, or else the place in the list.
    Number(u32),
    /// `bid 7`: in notation.
    Notation(String),
}

impl Line {
    /// Understands a line. Every line means something; whether it is a legal move is another question.
    pub fn read(line: &str) -> Line {
        let line = line.trim();
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if let Some(asked) = line.strip_prefix('?') {
            return match asked.trim() {
                "" => Line::Help,
                asked => Line::Explain(asked.to_owned()),
            };
        }
        match (folded(head).as_str(), rest) {
            ("", _) => Line::Enter,
            ("help" | "aide", "") => Line::Help,
            ("s" | "story" | "histoire", "") => Line::Since,
            ("u" | "undo" | "a" | "annuler", "") => Line::Undo,
            ("t" | "table", "") => Line::Table,
            ("l" | "list" | "liste", "") => Line::List,
            ("sc" | "score" | "scores", "") => Line::Scores,
            ("r" | "rules" | "regles", "") => Line::Rules,
            ("r" | "rules" | "regles", "all" | "tout") => Line::AllRules,
            ("r" | "rules" | "regles", name) => Line::Clause(name.to_owned()),
            ("c" | "cards" | "cartes", name) => Line::Cards(name.to_owned()),
            ("h" | "hint" | "conseil", "") => Line::Hint,
            ("q" | "quit" | "exit" | "quitter", "") => Line::Quit,
            _ => Line::Move(Move::read(line)),
        }
    }
}

/// What somebody who asked to leave wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// To leave.
    Leave,
    /// To stay.
    Stay,
    /// To end the game.
    GiveUp,
    /// To give the chair to a bot.
    Stand,
}

impl Leaving {
    /// Understands an answer, in both languages: whoever types `q` twice wants to leave, and whoever types nothing to stay.
    pub fn read(line: &str) -> Option<Leaving> {
        match folded(line.trim()).as_str() {
            "l" | "leave" | "q" | "quit" | "exit" | "quitter" | "partir" => Some(Leaving::Leave),
            "" | "s" | "stay" | "r" | "rester" => Some(Leaving::Stay),
            "g" | "give up" | "give-up" | "a" | "abandonner" => Some(Leaving::GiveUp),
            "b" | "bot" | "robot" => Some(Leaving::Stand),
            _ => None,
        }
    }
}

/// What is said to others at a table, or asked of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// `say hello`: to everybody.
    Say(String),
    /// `yes`, `no`: to what somebody asks.
    Answer(bool),
    /// `pause`: to stop the game and the clocks.
    Pause,
    /// `resume`: to go on.
    Resume,
    /// `replace Ana`: a bot for somebody who is away.
    Replace(String),
    /// `again`: the same people once more.
    Again,
    /// `sit`, `sit 3`: on a bot’s chair.
    Sit(String),
    /// `who`: who sits at the table.
    Who,
}

impl Talk {
    /// Understands a line that is not about the game itself. Yes and no are never moves: what was asked may have been decided while
    /// somebody typed.
    pub fn read(line: &str) -> Option<Talk> {
        let line = line.trim();
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (folded(head).as_str(), rest) {
            ("say" | "dire", text) if !text.is_empty() => Some(Talk::Say(text.to_owned())),
            ("pause", "") => Some(Talk::Pause),
            ("resume" | "poursuivre", "") => Some(Talk::Resume),
            ("replace" | "remplacer", name) if !name.is_empty() => Some(Talk::Replace(name.to_owned())),
            ("again" | "encore", "") => Some(Talk::Again),
            ("sit" | "asseoir", seat) => Some(Talk::Sit(seat.to_owned())),
            ("w" | "who" | "qui", "") => Some(Talk::Who),
            ("yes" | "oui", "") => Some(Talk::Answer(true)),
            ("no" | "non", "") => Some(Talk::Answer(false)),
            _ => None,
        }
    }
}

/// Yes or no, in both languages; nothing typed means no.
pub fn consents(line: &str) -> Option<bool> {
    match folded(line.trim()).as_str() {
        "y" | "yes" | "o" | "oui" => Some(true),
        "" | "n" | "no" | "non" => Some(false),
        _ => None,
    }
}

impl Move {
    /// Understands the name of a move.
    pub fn read(text: &str) -> Move {
        let listed = text.strip_prefix('#').map(str::trim).filter(|number| is_number(number));
        let listed = listed.map(|number| number.parse().unwrap_or(usize::MAX));
        let number = || text.parse().ok().filter(|_| is_number(text));
        match listed {
            Some(place) => Move::Listed(place),
            None => number().map_or_else(|| Move::Notation(text.to_owned()), Move::Number),
        }
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_means_something() {
        let notation = |text: &str| Line::Move(Move::Notation(text.to_owned()));
        for (line, command) in [
            ("", Line::Enter),
            ("  \t", Line::Enter),
            ("?", Line::Help),
            ("? bid 7", Line::Explain("bid 7".to_owned())),
            ("?7", Line::Explain("7".to_owned())),
            ("help", Line::Help),
            ("AIDE", Line::Help),
            ("Quit", Line::Quit),
            ("règles", Line::Rules),
            ("r auction", Line::Clause("auction".to_owned())),
            ("S\n", Line::Since),
            ("U\n", Line::Undo),
            ("annuler", Line::Undo),
            ("sc", Line::Scores),
            ("r", Line::Rules),
            ("r ser.34", Line::Clause("ser.34".to_owned())),
            ("c", Line::Cards(String::new())),
            ("cards animal keeper", Line::Cards("animal keeper".to_owned())),
            ("#12", Line::Move(Move::Listed(12))),
            ("7", Line::Move(Move::Number(7))),
            ("+7", notation("+7")),
            ("bid 7", notation("bid 7")),
            ("r7", notation("r7")),
            ("#", notation("#")),
            ("99999999999999999999", notation("99999999999999999999")),
        ] {
            assert_eq!(Line::read(line), command, "{line:?}");
        }
    }

    #[test]
    fn talk_is_told_from_moves() {
        let text = |text: &str| text.to_owned();
        for (line, talk) in [
            ("say  hello there ", Some(Talk::Say(text("hello there")))),
            ("Dire bonjour", Some(Talk::Say(text("bonjour")))),
            ("say", None),
            ("pause\n", Some(Talk::Pause)),
            ("replace Ana", Some(Talk::Replace(text("Ana")))),
            ("sit 3", Some(Talk::Sit(text("3")))),
            ("encore", Some(Talk::Again)),
            ("who", Some(Talk::Who)),
            ("oui", Some(Talk::Answer(true))),
            ("No\n", Some(Talk::Answer(false))),
            ("no trump", None),
            ("play r7", None),
            ("", None),
        ] {
            assert_eq!(Talk::read(line), talk, "{line:?}");
        }
    }

    #[test]
    fn answers_are_understood_in_both_languages() {
        for (line, wanted) in [("L", Leaving::Leave), ("q", Leaving::Leave), ("rester\n", Leaving::Stay)] {
            assert_eq!(Leaving::read(line), Some(wanted), "{line:?}");
        }
        assert_eq!(Leaving::read(" give up "), Some(Leaving::GiveUp));
        assert_eq!(Leaving::read("bid 3"), None);
        assert_eq!(
            (consents("Oui"), consents("no"), consents(""), consents("bid 3")),
            (Some(true), Some(false), Some(false), None)
        );
    }
}
