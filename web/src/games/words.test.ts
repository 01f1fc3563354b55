import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from './all';

const LANGUAGES = ['en', 'fr'] as const;
const keys = (path: string): string[] => [...readFileSync(`../crates/${path}`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
const page = (path: string): string[] => keys(path).filter((key) => key.startsWith('page-'));

describe.each(GAMES)('the words of %s on the page', (game) => {
  it('are the same keys in both languages, each once', () => {
    const [english = [], french = []] = LANGUAGES.map((language) => page(`${game}/words/${language}.ftl`));
    expect(french.toSorted()).toEqual(english.toSorted());
    expect(new Set(english).size).toBe(english.length);
  });

  it('take no key from the page or the frame, whose meaning would come first', () => {
    const taken = new Set(['words/words/page.en.ftl', 'words/words/table.en.ftl', 'words/words/en.ftl'].flatMap(keys));
    expect(page(`${game}/words/en.ftl`).filter((key) => taken.has(key))).toEqual([]);
  });
});
