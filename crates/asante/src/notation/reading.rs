//! Moves read from text, in English and in French.

use game::notation::{folded, shortened};
use game::{NotationError, Phrase, Seat};

use crate::Asante;
use crate::action::{Action, Chance, HAND, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::bag::Row;
use crate::card::{Kind, Ware};
use crate::state::{Frame, SLOTS};
use crate::view::Open;
use crate::ware::{SPACES, WareSet, Wares};

/// Looking at a card, or drawing, whatever it is asked for.
const DRAW: Action = Action::Turn(InTurn::Draw);

impl Asante {
    /// The action in a text.
    pub(super) fn action_in(&self, text: &str) -> Option<Action> {
        let folded = folded(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let (verb, rest) = words.split_first()?;
        let card = || self.names.card(rest);
        let alone = |action| rest.is_empty().then_some(action);
        match *verb {
            "draw" | "d" | "look" | "piocher" | "pioche" | "tirer" | "regarder" => alone(DRAW),
            "keep" | "k" | "garder" | "garde" | "conserver" => alone(Action::Card(OfCards::Keep)),
            "discard" | "drop" | "defausser" | "defausse" | "ecarter" | "ecarte" | "jeter" | "jette" => {
                if rest.is_empty() {
                    Some(Action::Card(OfCards::Discard))
                } else {
                    card().map(OfCards::Drop).map(Action::Card)
                }
            }
            "buy" | "b" | "acheter" | "achete" => {
                self.trade_in(rest).map(|(card, ware)| Action::Turn(InTurn::Buy { card, ware }))
            }
            "sell" | "s" | "vendre" | "vends" => {
                self.trade_in(rest).map(|(card, ware)| Action::Turn(InTurn::Sell { card, ware }))
            }
            "lay" | "l" | "poser" | "pose" => {
                let (number, name) = rest.split_last()?;
                Some(Action::Turn(InTurn::Lay { card: self.names.card(name)?, slot: slot(&[number])? }))
            }
            "use" | "u" | "utiliser" | "utilise" | "activer" | "active" => {
                slot(rest).map(InTurn::Use).map(Action::Turn)
            }
            "play" | "p" | "jouer" | "joue" => card().map(InTurn::Play).map(Action::Turn),
            "visit" | "v" | "visiter" | "visite" => {
                self.names.place(rest).map(InTurn::Visit).map(Action::Turn)
            }
            "end" | "e" | "pass" | "fin" | "fini" | "finir" | "finis" | "terminer" | "termine" | "passer" => {
                alone(Action::Turn(InTurn::End))
            }
            "let" | "allow" | "laisser" | "laisse" => alone(Action::Reaction(Reaction::Let)),
            "cancel" | "annuler" | "annule" if rest.is_empty() => {
                self.only_keeper().map(Reaction::Cancel).map(Action::Reaction)
            }
            "cancel" | "annuler" | "annule" => card().map(Reaction::Cancel).map(Action::Reaction),
            "fetch" | "f" | "reprendre" | "reprends" | "recuperer" | "recupere" => {
                card().map(OfCards::Fetch).map(Action::Card)
            }
            "pick" | "choose" | "choisir" | "choisis" => card().map(OfCards::Pick).map(Action::Card),
            "give" | "g" | "donner" | "donne" => card().map(OfCards::Give).map(Action::Card),
            "take" | "t" | "prendre" | "prends" => wares(rest).map(OfWares::Take).map(Action::Ware),
            "return" | "rendre" | "rends" => wares(rest).map(OfWares::Return).map(Action::Ware),
            "swap" | "exchange" | "echanger" | "echange" | "troquer" => swap(rest),
            "count" | "nombre" => match rest {
                [number] => number
                    .parse()
                    .ok()
                    .filter(|number| (1..=SPACES).contains(number))
                    .map(OfWares::Count)
                    .map(Action::Ware),
                _ => None,
            },
            "reduce" | "reduire" | "reduis" => alone(Action::Card(OfCards::Reduce)),
            "break" | "casser" | "casse" | "briser" => broken(rest),
            "borrow" | "emprunter" | "emprunte" => slot(rest).map(OfArtifacts::Borrow).map(Action::Artifact),
            "apply" | "appliquer" | "applique" => slot(rest).map(OfPlaces::Apply).map(Action::Place),
            "bless" | "effect" | "invoquer" | "invoque" | "benir" | "effet" => {
                self.names.place(rest).map(OfPlaces::Bless).map(Action::Place)
            }
            "done" | "stop" | "enough" | "assez" | "arreter" => alone(Action::Place(OfPlaces::Done)),
            _ => None,
        }
    }

    /// The action in a text of somebody who is asked this. Whether a turn or an effect is over is said with the same words
    /// in French.
    pub(super) fn action_asked(&self, open: &Open, text: &str) -> Option<Action> {
        let over = matches!(folded(text).trim(), "fin" | "fini" | "finir" | "finis" | "terminer" | "termine");
        match open.frames.last() {
            Some(frame) if over && *frame != Frame::Turn => Some(Action::Place(OfPlaces::Done)),
            Some(_) | None => self.action_in(text),
        }
    }

    /// What cannot be read because of a name that nothing has: it would be a move with the name of a card or a place.
    pub(super) fn unknown_name(&self, text: &str) -> Option<NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, rest) = words.split_first()?;
        let (last, name) = rest.split_last()?;
        let mut cards = self.deck.cards.iter().map(|row| row.label.id.as_str());
        let card = cards.find(|id| Wares::read(id).is_none())?;
        let place = &self.deck.holy.first()?.label.id;
        let forms = [
            ("unknown-card", name, format!("{verb} {card} {last}")),
            ("unknown-card", rest, format!("{verb} {card}")),
            ("unknown-place", rest, format!("{verb} {place}")),
        ];
        let (key, name, _) = forms.into_iter().find(|(_, _, form)| self.action_in(form).is_some())?;
        Some(NotationError(Phrase::new(key).with("text", shortened(&name.join(" ")))))
    }

    /// The chance outcome in a text.
    pub(super) fn chance_in(&self, text: &str) -> Option<Chance> {
        let folded = folded(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let (verb, rest) = words.split_first()?;
        match (*verb, rest) {
            ("first", [seat]) => Seat::read(seat, 2).map(Chance::First),
            ("deal", hands) => {
                let (one, other) = hands.split_at(hands.iter().position(|&word| word == "/")?);
                Some(Chance::Deal([self.hand_in(one)?, self.hand_in(&other[1..])?]))
            }
            ("place", name) => self.names.place(name).map(Chance::TurnUp),
            ("draw", name) => self.names.card(name).map(Chance::Draw),
            ("rob", name) => self.names.card(name).map(Chance::Rob),
            _ => None,
        }
    }

    /// A hand, in the order of the deck whatever the order of the words.
    fn hand_in(&self, words: &[&str]) -> Option<[Kind; HAND]> {
        let mut cards: Vec<Kind> =
            words.iter().map(|word| self.names.card(std::slice::from_ref(word))).collect::<Option<_>>()?;
        cards.sort_unstable();
        cards.try_into().ok()
    }

    /// A ware card, and perhaps a ware: a single letter at the end.
    fn trade_in(&self, words: &[&str]) -> Option<(Kind, Option<Ware>)> {
        if let Some(card) = self.names.card(words) {
            return Some((card, None));
        }
        let (letter, name) = words.split_last()?;
        let mut letters = letter.chars();
        let ware = Ware::from_letter(letters.next()?)?;
        let card = self.names.card(name)?;
        letters.next().is_none().then_some((card, Some(ware)))
    }

    /// The kind of card that cancels others, if there is just one.
    fn only_keeper(&self) -> Option<Kind> {
        let mut keepers = (0..self.cards.rows() as u8).map(Kind::at).filter(|&card| self.cancels(card));
        let keeper = keepers.next();
        keeper.filter(|_| keepers.next().is_none())
    }
}

/// A slot or a place of the row, counted from 1.
fn slot(words: &[&str]) -> Option<u8> {
    let [word] = words else { return None };
    let number: u8 = word.parse().ok()?;
    (1..=SLOTS as u8).contains(&number).then(|| number - 1)
}

/// Letters of wares, at most as many as a stand holds.
fn wares(words: &[&str]) -> Option<Wares> {
    Wares::read(&words.concat()).filter(|wares| (1..=SPACES).contains(&wares.total()))
}

/// `SS for TE`, or `S for TE`.
fn swap(words: &[&str]) -> Option<Action> {
    let split = words.iter().position(|word| matches!(*word, "for" | "contre" | "pour"))?;
    let given = wares(&words[..split])?;
    let take = WareSet::read(&words[split + 1..].concat()).filter(|take| take.count() > 0)?;
    let mut kinds = given.kinds();
    let give = kinds.next().filter(|_| kinds.next().is_none())?;
    (given.total() == 1 || given.total() == take.count())
        .then_some(Action::Ware(OfWares::Swap { give, take }))
}

/// `mine 2 using`.
fn broken(words: &[&str]) -> Option<Action> {
    let (words, using) = match words {
        [words @ .., "using" | "usant" | "utiliser"] => (words, true),
        words => (words, false),
    };
    let (whose, number) = words.split_first()?;
    let own = match *whose {
        "mine" | "mien" => true,
        "theirs" | "sien" => false,
        _ => return None,
    };
    Some(Action::Artifact(OfArtifacts::Break { own, slot: slot(number)?, using }))
}
