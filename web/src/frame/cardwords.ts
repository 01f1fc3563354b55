import { SUITS, TRIBES } from '../draw/shapes';
import type { GameTable } from '../games/contract';
import type { Language } from '../words/lexicon';

/** A piece of a sentence: plain words, or a card as it is written there. */
export type Piece = { readonly text: string; readonly card: string | null };

/** A sentence with the cards in it found, as the language of the page writes them. */
export function withCards(text: string, deck: GameTable['deck'], language: Language): Piece[] {
  if (deck === null) return [{ text, card: null }];
  const kinds = Object.entries(deck === 'tribes' ? TRIBES : SUITS);
  const written = new Map(kinds.map(([kind, { letter }]) => [deck === 'tribes' ? letter[language] : letter[language].toLowerCase(), kind]));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])([${[...written.keys()].join('')}])(\\d)(?![\\p{L}\\p{N}])`, 'gu');
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const [all, letter = '', number = ''] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), card: null });
    pieces.push({ text: all, card: `${written.get(letter) ?? ''}${number}` });
    end = found.index + all.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), card: null });
  return pieces;
}
