//! What the duel with a fault tells.

use game::phrase::{Glossary, Picture, Section};
use game::{Advise, Depict, Fact, Lesson, Narrate, Phrase, Remarks, Teach, ViewOf};
use toys::duel::Action;

use crate::fault::Fault;
use crate::faulty::{Faulty, HIDDEN, inner};

impl Narrate for Faulty {
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let mut story = self.duel.narrate(&inner(before), &inner(after));
        story.extend(self.whisper(Fault::PeekingStory));
        let hidden = HIDDEN.get().filter(|_| self.fault == Fault::StoryTellsTheHiddenCard);
        story.extend(hidden.map(|card| Phrase::new("whisper").with("card", card.letter().to_string())));
        story
    }
}

impl Depict for Faulty {
    type Prospect = u32;
    type Digest = Option<u32>;

    fn digest(&self, _view: &ViewOf<Self>) -> Option<u32> {
        self.smuggled(Fault::PeekingDigest)
    }

    fn picture(&self, view: &ViewOf<Self>, _digest: &Option<u32>) -> Picture {
        let mut picture = self.duel.depict(&inner(view));
        if let Some(phrase) = self.whisper(Fault::PeekingPicture) {
            picture.rows[0].label = phrase;
        }
        picture
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let asked = self.duel.ask(&inner(view));
        asked.into_iter().map(|phrase| self.whisper(Fault::PeekingQuestion).unwrap_or(phrase)).collect()
    }

    fn remarks(&self, _view: &ViewOf<Self>, _action: Action, _prospect: Option<&u32>) -> Remarks {
        Remarks { detail: self.whisper(Fault::PeekingDetail), caution: self.whisper(Fault::PeekingCaution) }
    }

    fn prospect(&self, _view: &ViewOf<Self>, _action: Action) -> Option<u32> {
        self.smuggled(Fault::PeekingProspect)
    }

    fn glossary(&self, _view: &ViewOf<Self>) -> Glossary {
        let section = |title| Section { title, about: None, terms: Vec::new() };
        Glossary { sections: self.whisper(Fault::PeekingGlossary).into_iter().map(section).collect() }
    }
}

impl Advise for Faulty {
    fn advise(&self, _view: &ViewOf<Self>, legal: &[Action]) -> Action {
        legal[self.smuggled(Fault::PeekingAdvice).unwrap_or(0) as usize % legal.len()]
    }

    fn facts(&self, _view: &ViewOf<Self>, _legal: &[Action], _action: Action) -> Vec<Fact> {
        self.whisper(Fault::PeekingFacts).into_iter().map(Fact::gains).collect()
    }
}

impl Teach for Faulty {
    fn teach(&self, _view: &ViewOf<Self>, _legal: &[Action]) -> Vec<Lesson> {
        self.whisper(Fault::PeekingLessons)
            .into_iter()
            .map(|words| Lesson::new("whisper").say(words))
            .collect()
    }
}
