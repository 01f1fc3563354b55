import { Lexicon, type Language } from './lexicon';
import { pageText } from './page';

type Texts = Record<string, () => Promise<string>>;

// The files that the terminal speaks from; each becomes a file of its own that is fetched when it is needed.
const words = import.meta.glob<string>(['../../../crates/*/words/*.ftl', '!**/words/page.*.ftl'], { query: '?raw', import: 'default' }) as Texts;
const pages = import.meta.glob<string>('../../../crates/*/{RULES,MINUTE}{,.fr}.md', { query: '?raw', import: 'default' }) as Texts;

async function text(texts: Texts, path: string): Promise<string> {
  const load = texts[path];
  if (load === undefined) throw new Error(`there is no ${path}`);
  return load();
}

/** The words of the page and of a table of this game. */
export async function gameWords(language: Language, game: string): Promise<Lexicon> {
  return new Lexicon(
    language,
    await Promise.all([
      pageText[language],
      text(words, `../../../crates/words/words/table.${language}.ftl`),
      text(words, `../../../crates/words/words/${language}.ftl`),
      text(words, `../../../crates/${game}/words/${language}.ftl`),
    ]),
  );
}

/** What stands under the pictures of a game. */
export async function minuteWords(language: Language): Promise<Lexicon> {
  return new Lexicon(language, [await text(words, `../../../crates/words/words/minute.${language}.ftl`)]);
}

const suffix = (language: Language): string => (language === 'en' ? '' : `.${language}`);

/** The rules of a game, in Markdown. */
export const rules = (language: Language, game: string): Promise<string> =>
  text(pages, `../../../crates/${game}/RULES${suffix(language)}.md`);

/** What one has to know of a game to begin, in Markdown. */
export const minute = (language: Language, game: string): Promise<string> =>
  text(pages, `../../../crates/${game}/MINUTE${suffix(language)}.md`);
