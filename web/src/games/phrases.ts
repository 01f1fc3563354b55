import type { Phrase, Seat, Value } from '../wire/game';

/** What goes into a sentence of the words files. */
export const seatOf = (seat: Seat): Value => ({ type: 'seat', value: seat });
export const seatsOf = (seats: readonly Seat[]): Value => ({ type: 'list', value: seats.map(seatOf) });
export const count = (value: number): Value => ({ type: 'number', value });
export const phrase = (key: string, args: Record<string, Value> = {}): Phrase => ({ key, arguments: args });

/** A card as it is written, in the letters of the reader's language. */
export const short = (card: string): Value => ({ type: 'move', value: card });

/** Suits in the order of the deck, by letter, with the words that they go by. */
export const SUIT_WORDS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow', k: 'black' };

export const colourPhrase = (letter: string): Phrase => phrase(`colour-${SUIT_WORDS[letter] ?? letter}`);
