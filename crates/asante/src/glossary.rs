//! The cards in words: what a card does, with the numbers of the deck in use, and how sure we are of it.

use game::phrase::{ByLanguage, Glossary, Section, Term};
use game::{Phrase, Value};

use crate::card::{Blessing, Certainty, Class, Deck, Goods, HolyRow, Label, Row, Ware};
use crate::ware::Wares;

impl Ware {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Ware::Trinkets => "ware-trinkets",
            Ware::Hides => "ware-hides",
            Ware::Tea => "ware-tea",
            Ware::Silk => "ware-silk",
            Ware::Fruit => "ware-fruit",
            Ware::Salt => "ware-salt",
        })
    }

    /// So many of it.
    fn counted(self, count: u8) -> Phrase {
        Phrase::new(match self {
            Ware::Trinkets => "wares-trinkets",
            Ware::Hides => "wares-hides",
            Ware::Tea => "wares-tea",
            Ware::Silk => "wares-silk",
            Ware::Fruit => "wares-fruit",
            Ware::Salt => "wares-salt",
        })
        .with("count", count)
    }
}

impl Wares {
    /// In words: “2 trinkets and 1 tea”.
    pub fn value(self) -> Value {
        let kinds: Vec<Value> = self.kinds().map(|ware| ware.counted(self.count(ware)).into()).collect();
        if kinds.is_empty() { Phrase::new("wares-none").into() } else { Value::List(kinds) }
    }
}

impl Goods {
    /// What is drawn on the card.
    pub fn value(self) -> Value {
        match self {
            Goods::Named(counts) => Wares::new(counts).value(),
            Goods::Packages(count) => Phrase::new("wares-packages").with("count", count).into(),
        }
    }
}

impl Blessing {
    /// What it does, in a sentence.
    pub fn phrase(&self) -> Phrase {
        match *self {
            Blessing::DrawCard => Phrase::new("blessing-draw-card"),
            Blessing::TakeGold { gold } => Phrase::new("blessing-take-gold").with("gold", gold),
            Blessing::RegainAction => Phrase::new("blessing-regain-action"),
            Blessing::ChangeWare => Phrase::new("blessing-change-ware"),
            Blessing::Any => Phrase::new("blessing-any"),
        }
    }
}

impl Certainty {
    /// One word for it.
    fn mark(self) -> Phrase {
        Phrase::new(match self {
            Certainty::Printed => "certainty-printed",
            Certainty::Partly => "certainty-partly",
            Certainty::Named => "certainty-named",
            Certainty::Ours => "certainty-ours",
        })
    }

    /// What the word means.
    fn meaning(self) -> Phrase {
        Phrase::new(match self {
            Certainty::Printed => "certain-printed",
            Certainty::Partly => "certain-partly",
            Certainty::Named => "certain-named",
            Certainty::Ours => "certain-ours",
        })
    }
}

impl Row {
    /// What it does, in a sentence.
    pub fn phrase(&self) -> Phrase {
        match &self.class {
            Class::Ware { goods, buy, sell } => {
                Phrase::new("effect-ware").with("wares", goods.value()).with("buy", *buy).with("sell", *sell)
            }
            Class::Artifact { effect, untouchable } => {
                let key = if *untouchable { "effect-untouchable" } else { "effect-plain" };
                Phrase::new(key).with("what", effect.phrase())
            }
            Class::Person(effect) | Class::Animal(effect) => effect.phrase(),
        }
    }
}

impl Label {
    /// A line of the list. The number is what views and actions have for the card: whoever reads the list finds it by that.
    fn term(&self, number: usize, what: Phrase) -> Term {
        let mut more = vec![self.certainty.meaning()];
        let note = |note: &ByLanguage| Phrase::new("card-note").with("note", Value::ByLanguage(note.clone()));
        more.extend(self.note.as_ref().map(note));
        Term {
            notation: self.id.clone(),
            name: self.value(),
            words: Phrase::new("card-line")
                .with("number", number as u32)
                .with("name", self.value())
                .with("id", self.id.as_str())
                .with("count", self.count)
                .with("certainty", self.certainty.mark())
                .with("what", what),
            more,
        }
    }
}

impl Deck {
    /// All cards in words.
    pub fn glossary(&self) -> Glossary {
        let section = |key, about: Option<&'static str>, terms| Section {
            title: Phrase::new(key),
            about: about.map(Phrase::new),
            terms,
        };
        let of = |wanted: fn(&Class) -> bool| -> Vec<Term> {
            let rows = self.cards.iter().enumerate().filter(|(_, row)| wanted(&row.class));
            rows.map(|(number, row)| row.label.term(number, row.phrase())).collect()
        };
        let holy = |(number, row): (usize, &HolyRow)| row.label.term(number, row.blessing.phrase());
        let sections = vec![
            section("cards-title", Some("cards-about"), Vec::new()),
            section("cards-wares", None, of(|class| matches!(class, Class::Ware { .. }))),
            section("cards-artifacts", None, of(|class| matches!(class, Class::Artifact { .. }))),
            section("cards-persons", None, of(|class| matches!(class, Class::Person(_)))),
            section("cards-animals", None, of(|class| matches!(class, Class::Animal(_)))),
            section("cards-holy", None, self.holy.iter().enumerate().map(holy).collect()),
        ];
        let told = |section: &Section| section.about.is_some() || !section.terms.is_empty();
        Glossary { sections: sections.into_iter().filter(told).collect() }
    }
}
