import type { Choice, Face, Picture, Row } from '../../wire/game';

/** Choices that begin with the same verb. */
export type Group = { readonly verb: string; readonly choices: readonly Choice[] };

const tokensOf = (choice: Choice): string[] => choice.notation.split(' ');

export const verbOf = (choice: Choice): string => tokensOf(choice)[0] ?? '';

/** By verb, in the order in which the game offers them. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(verbOf(choice), [...(groups.get(verbOf(choice)) ?? []), choice]);
  return [...groups].map(([verb, members]) => ({ verb, choices: members }));
}

/** The cards of the Mü deck that a move names. */
export const cardsIn = (choice: Choice): string[] => tokensOf(choice).filter((token) => /^[rbgyk]\d$/.test(token));

const SUIT_KEYS: Readonly<Record<string, string>> = { 'card-red': 'r', 'card-blue': 'b', 'card-green': 'g', 'card-yellow': 'y', 'card-black': 'k' };

/** The drawing that belongs to a face; null if there is none in the Mü deck. */
export function cardOf({ notation }: Face): string | null {
  if (notation.type !== 'notation') return null;
  const suit = SUIT_KEYS[notation.value.key];
  const number = notation.value.arguments?.['number'];
  return suit === undefined || number?.type !== 'number' ? null : `${suit}${number.value}`;
}

const count = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

/** The choices that name all these cards, twins as often as they were picked; those that name nothing else first. */
export function naming(choices: readonly Choice[], cards: readonly string[]): Choice[] {
  const fitting = choices.filter((choice) => {
    const named = cardsIn(choice);
    return cards.every((card) => count(named, card) >= count(cards, card));
  });
  return cards.length === 0 ? fitting : fitting.toSorted((one, other) => cardsIn(one).length - cardsIn(other).length);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices in whose words or notation every typed word occurs. */
export function found(choices: readonly Choice[], typed: string, said: (choice: Choice) => string): Choice[] {
  const wanted = folded(typed).split(/\s+/).filter((word) => word !== '');
  return choices.filter((choice) => {
    const text = folded(`${said(choice)} ${choice.notation}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** What a space of a layout is called: its row's name and the number of its column. */
export function spaceOf(row: Row, column: number): string | null {
  const name = row.label.arguments?.['row'];
  return name?.type === 'text' ? `${name.value}${column + 1}` : null;
}

/** The choices that are about a space which the picture shows, by space: they are made there. */
export function bySpace(picture: Picture, choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  const spaces = new Set(picture.rows.flatMap((row) => row.cells.flatMap((_, column) => spaceOf(row, column) ?? [])));
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const [, token, ...more] = tokensOf(choice);
    if (token !== undefined && more.length === 0 && spaces.has(token)) found.set(token, choice);
  }
  return found;
}

/** The rows that are the reader's own hand. */
const HAND = new Set(['row-own', 'row-in-hand']);

export const isHand = (row: Row): boolean => HAND.has(row.label.key);
