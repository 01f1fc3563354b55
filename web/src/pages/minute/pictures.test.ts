import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { face } from '../../draw/cards';
import { GAMES } from '../../games/all';
import { Lexicon, type Language } from '../../words/lexicon';
import { PICTURES } from './pictures';

const lexicon = (language: Language): Lexicon => new Lexicon(language, [readFileSync(`../crates/words/words/minute.${language}.ftl`, 'utf8')]);

describe.each(GAMES)('the pictures of %s', (game) => {
  const pictures = PICTURES[game] ?? [];

  it('are four, with a heading and a line each, in both languages', () => {
    expect(pictures).toHaveLength(4);
    for (const language of ['en', 'fr'] as const) {
      const words = lexicon(language);
      const keys = pictures.flatMap((picture, place) => [
        `minute-${game}-${place + 1}`,
        `minute-${game}-${place + 1}-about`,
        ...picture.flatMap(({ bits, called }) => [called, ...bits.map((bit) => (bit.kind === 'word' ? bit.key : undefined))]).filter((key) => key !== undefined),
      ]);
      for (const key of keys) expect(words.text(key), key).not.toContain('⟦');
    }
  });

  it('are made of cards that can be drawn', () => {
    const bits = pictures.flat().flatMap(({ bits }) => bits);
    for (const bit of bits) if (bit.kind === 'card' || bit.kind === 'small') expect(face(bit.card, 'full', 'en'), bit.card).not.toBeNull();
  });
});
