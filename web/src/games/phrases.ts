import type { Phrase, Seat, Value } from '../wire/game';

/** Suits of the Mü deck in its order, by letter, with the word that each goes by. */
export const SUIT_WORDS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow', k: 'black' };

export const seatOf = (seat: Seat): Value => ({ type: 'seat', value: seat });
export const seatsOf = (seats: readonly Seat[]): Value => ({ type: 'list', value: seats.map(seatOf) });
export const count = (value: number): Value => ({ type: 'number', value });
export const phrase = (key: string, args: Record<string, Value> = {}): Phrase => ({ key, arguments: args });

export const suitOf = (card: string): string => card.slice(0, 1);
export const numberOf = (card: string): number => Number(card.slice(1, 2));

export const colourPhrase = (letter: string): Phrase => phrase(`colour-${SUIT_WORDS[letter] ?? letter}`);

/** A card as one says it, “red 8”: with a game's own words for colour and number together. */
export const spoken = (key: string, card: string): Phrase =>
  phrase(key, { colour: { type: 'phrase', value: colourPhrase(suitOf(card)) }, number: count(numberOf(card)) });

/** A card as it is written, in the letters of the reader's language. */
export const short = (card: string): Value => ({ type: 'move', value: card });
