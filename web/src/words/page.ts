// In both languages with the script: fetched when it runs, the words would have the first page wait once more for the way there and back.
import english from '../../../crates/words/words/page.en.ftl?raw';
import french from '../../../crates/words/words/page.fr.ftl?raw';
import { Lexicon, type Language } from './lexicon';

/** What the page says wherever one is, as Fluent source. */
export const pageText: Readonly<Record<Language, string>> = { en: english, fr: french };

/** The words of the page. */
export const pageWords = (language: Language): Lexicon => new Lexicon(language, [pageText[language]]);
