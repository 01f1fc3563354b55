//! The languages there are, and how one is chosen.

use game::Phrase;

/// A language Karata speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, when nobody says otherwise.
    #[default]
    English,
    /// French.
    French,
}

/// A language that was asked for by name and that Karata does not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct UnknownLanguage {
    /// What was asked for.
    pub text: String,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The two letters it goes by.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Reads a language tag or a locale: `fr`, `fr-CA`, `fr_FR.UTF-8`, in any case.
    pub fn read(text: &str) -> Option<Language> {
        let tag = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(tag))
    }

    /// The language asked for, or else that of the locale: the first of `locales` that is set decides (they
    /// are `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order). A locale Karata does not know, such as `C`,
    /// means English; a language asked for that it does not know is an error.
    pub fn from_environment(
        asked: Option<&str>,
        locales: &[Option<&str>],
    ) -> Result<Language, UnknownLanguage> {
        if let Some(text) = asked {
            return Language::read(text).ok_or_else(|| UnknownLanguage { text: text.to_owned() });
        }
        let locale = locales.iter().flatten().find(|locale| !locale.is_empty());
        Ok(locale.and_then(|locale| Language::read(locale)).unwrap_or_default())
    }

    /// A number with so many decimals, as the language writes it: `12,345.6` or `12 345,6`.
    pub fn number(self, value: f64, decimals: usize) -> String {
        let (thousands, point) = self.pick((',', '.'), ('\u{202f}', ','));
        let plain = format!("{:.decimals$}", value.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut text = if value < 0.0 { "−".to_owned() } else { String::new() };
        for (place, digit) in whole.chars().enumerate() {
            if place > 0 && (whole.len() - place).is_multiple_of(3) {
                text.push(thousands);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push(point);
            text += fraction;
        }
        text
    }

    /// The one of two things that is in this language.
    pub fn pick<T>(self, english: T, french: T) -> T {
        match self {
            Language::English => english,
            Language::French => french,
        }
    }
}

impl UnknownLanguage {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        let allowed: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        Phrase::new("language-unknown")
            .with("text", game::notation::shortened(&self.text))
            .with("allowed", allowed.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_are_read() {
        for text in ["fr", "FR", "fr-CA", "fr_FR.UTF-8", "fr_BE@euro"] {
            assert_eq!(Language::read(text), Some(Language::French), "{text}");
        }
        assert_eq!(Language::read("en_GB.UTF-8"), Some(Language::English));
        for text in ["", "C", "POSIX", "french", "f", "de_DE"] {
            assert_eq!(Language::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_asked_for_comes_before_the_locale() {
        let french = [Some("fr_FR.UTF-8"), None, Some("en_US.UTF-8")];
        assert_eq!(Language::from_environment(None, &french), Ok(Language::French));
        assert_eq!(Language::from_environment(Some("en"), &french), Ok(Language::English));
        let error = Language::from_environment(Some("xx"), &french).expect_err("nobody speaks xx");
        assert_eq!(error.to_string(), "language-unknown(text=xx, allowed=en, fr)");
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(Language::English.number(1_234_567.25, 1), "1,234,567.2");
        assert_eq!(Language::French.number(1_234.5, 2), "1\u{202f}234,50");
        assert_eq!(Language::English.number(-999.0, 0), "−999");
    }

    #[test]
    fn an_unknown_locale_means_english() {
        for locales in [[Some("C"), None, Some("fr_FR")], [Some("tlh"), None, None], [None; 3]] {
            assert_eq!(Language::from_environment(None, &locales), Ok(Language::English));
        }
        let empty_first = [Some(""), None, Some("fr_FR")];
        assert_eq!(Language::from_environment(None, &empty_first), Ok(Language::French));
    }
}
