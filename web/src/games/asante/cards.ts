import type { Glossary, Phrase, Term, Value } from '../../wire/game';
import type { Hurdle, Ware } from '../../wire/asante';

/** The letters of the wares, in the order of the supply. */
export const LETTERS = ['T', 'H', 'E', 'S', 'F', 'A'] as const;

const LETTER: Readonly<Record<Ware, string>> = { trinkets: 'T', hides: 'H', tea: 'E', silk: 'S', fruit: 'F', salt: 'A' };
const NAMED: Readonly<Record<string, Ware>> = { T: 'trinkets', H: 'hides', E: 'tea', S: 'silk', F: 'fruit', A: 'salt' };

export const letterOf = (ware: Ware): string => LETTER[ware];

/** The single wares of what is written as `TTS`; none at all is written as `-`. */
export const lettersOf = (wares: string): string[] => [...wares].filter((letter) => letter in NAMED);

export const countIn = (wares: string, letter: string): number => [...wares].filter((one) => one === letter).length;

/** A ware by its name. */
export const wareKey = (letter: string): string => `ware-${NAMED[letter] ?? ''}`;

/** So many of a ware, to be said. */
export const wares = (letter: string, count: number): Phrase => ({ key: `wares-${NAMED[letter] ?? ''}`, arguments: { count: { type: 'number', value: count } } });

/** Wares in words: “2 trinkets and 1 tea”. */
export function waresPhrase(written: string): Phrase {
  const kinds = LETTERS.filter((letter) => written.includes(letter)).map((letter): Value => ({ type: 'phrase', value: wares(letter, countIn(written, letter)) }));
  return kinds.length === 0 ? { key: 'wares-none' } : { key: 'effect-plain', arguments: { what: { type: 'list', value: kinds } } };
}

/** What sort of card it is. */
export type Sort = 'ware' | 'artifact' | 'person' | 'animal' | 'place';

/** A card of the deck, or a holy place, as the server tells it. */
export type Card = {
  /** What it is called in views and actions; holy places are numbered apart. */
  readonly number: number;
  /** What it is called in the deck file: pictures are found by it. */
  readonly id: string;
  readonly sort: Sort;
  readonly name: Phrase;
  /** What it does, in sentences. */
  readonly effect: Phrase;
  /** The same in the fewest words. */
  readonly short: Phrase;
  /** How sure we are of it: one word, and what the word means; then what else is to be said. */
  readonly certainty: Phrase;
  readonly more: readonly Phrase[];
  /** The wares on a ware card, in letters, `?` for a package, and its prices as printed. */
  readonly goods: string;
  readonly buy: number;
  readonly sell: number;
};

const SECTIONS: Readonly<Record<string, Sort>> = {
  'cards-wares': 'ware',
  'cards-artifacts': 'artifact',
  'cards-persons': 'person',
  'cards-animals': 'animal',
  'cards-holy': 'place',
};

const phraseIn = (phrase: Phrase, name: string): Phrase | null => {
  const value = phrase.arguments?.[name];
  return value?.type === 'phrase' ? value.value : null;
};
const numberIn = (phrase: Phrase, name: string): number => {
  const value = phrase.arguments?.[name];
  return value?.type === 'number' ? value.value : 0;
};

const WARE_KEYS: ReadonlyMap<string, string> = new Map(LETTERS.map((letter) => [`wares-${NAMED[letter] ?? ''}`, letter]));

/** The letters of the wares that a ware card shows. */
function goodsOf(effect: Phrase): string {
  const shown = effect.arguments?.['wares'];
  const all = shown?.type === 'list' ? shown.value : shown === undefined ? [] : [shown];
  return all.map((one) => (one.type === 'phrase' ? (WARE_KEYS.get(one.value.key) ?? '?').repeat(numberIn(one.value, 'count')) : '')).join('');
}

/** The words beside an effect that say it in short: they take the same numbers, of a list the largest. */
function shortOf(effect: Phrase): Phrase {
  const inner = phraseIn(effect, 'what') ?? effect;
  const numbers = Object.entries(inner.arguments ?? {}).map(([name, value]): [string, Value] => {
    const largest = value.type === 'list' ? Math.max(0, ...value.value.map((one) => (one.type === 'number' ? one.value : 0))) : null;
    return [name, largest === null ? value : { type: 'number', value: largest }];
  });
  return { key: inner.key.replace(/^effect-/, 'short-').replace(/^blessing-/, 'page-blessing-'), arguments: Object.fromEntries(numbers) };
}

function cardOf({ notation, name, words, more }: Term, sort: Sort): Card {
  const effect = phraseIn(words, 'what') ?? words;
  return {
    number: numberIn(words, 'number'),
    id: notation,
    sort,
    name: { key: 'effect-plain', arguments: { what: name } },
    effect,
    short: sort === 'ware' ? effect : shortOf(effect),
    certainty: phraseIn(words, 'certainty') ?? { key: 'certainty-ours' },
    more,
    goods: sort === 'ware' ? goodsOf(effect) : '',
    buy: numberIn(effect, 'buy'),
    sell: numberIn(effect, 'sell'),
  };
}

/** All cards by their numbers: those of the main pile, and the holy places. */
export type Cards = { readonly main: ReadonlyMap<number, Card>; readonly places: ReadonlyMap<number, Card> };

const NONE: Cards = { main: new Map(), places: new Map() };
const read = new WeakMap<Glossary, Cards>();
const byNumber = (cards: readonly Card[]): ReadonlyMap<number, Card> => new Map(cards.map((card) => [card.number, card]));

/** The cards that the list in words tells. */
export function cardsIn(glossary: Glossary | null): Cards {
  if (glossary === null) return NONE;
  const known = read.get(glossary);
  if (known !== undefined) return known;
  const all = glossary.sections.flatMap(({ title, terms }) => {
    const sort = SECTIONS[title.key];
    return sort === undefined ? [] : terms.map((term) => cardOf(term, sort));
  });
  const cards = { main: byNumber(all.filter(({ sort }) => sort !== 'place')), places: byNumber(all.filter(({ sort }) => sort === 'place')) };
  read.set(glossary, cards);
  return cards;
}

const HURDLES: Readonly<Record<Hurdle['type'], string>> = {
  'no-actions': 'page-not-actions',
  'too-few-actions': 'why-few-actions',
  'drawing-over': 'page-not-drawing',
  'too-dear': 'not-too-dear',
  'no-room': 'not-no-room',
  'not-in-supply': 'not-in-supply',
  'not-on-stand': 'not-on-stand',
  'not-alike': 'not-alike',
  'stand-empty': 'why-stand-empty',
  'stand-full': 'why-stand-full',
  'nothing-to-draw': 'why-no-cards',
  'hand-empty': 'why-hand-empty',
  'nothing-discarded': 'why-nothing-discarded',
  'no-artifact-discarded': 'why-no-artifact-discarded',
  'nothing-to-swap': 'why-nothing-to-swap',
  'other-stand-empty': 'why-other-stand-empty',
  'other-hand-empty': 'why-other-hand-empty',
  'not-poorer': 'why-not-poorer',
  'nothing-to-break': 'why-nothing-to-break',
  'nothing-to-borrow': 'why-nothing-to-borrow',
  'no-ware-card': 'why-no-ware-card-held',
  'hands-fit': 'why-hands-fit',
  'no-place-helps': 'why-no-place-helps',
  'only-cancels': 'not-now-cancels',
  'face-down': 'not-face-up',
  visited: 'not-visited',
  'nothing-to-regain': 'why-no-spent-action',
  useless: 'why-useless',
};

/** What stands against something, in the fewest words. */
export function hurdlePhrase(hurdle: Hurdle): Phrase {
  const key = HURDLES[hurdle.type];
  if (!('value' in hurdle)) return { key };
  if (typeof hurdle.value === 'number') return { key, arguments: { count: { type: 'number', value: hurdle.value } } };
  return { key, arguments: { wares: { type: 'phrase', value: waresPhrase(hurdle.value) } } };
}

/** The wares that are missing where they are what stands against it. */
export const lackingIn = (hurdle: Hurdle | null): string[] => (hurdle?.type === 'not-on-stand' || hurdle?.type === 'not-in-supply' ? lettersOf(hurdle.value) : []);
