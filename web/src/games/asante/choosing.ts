import type { Choice } from '../../wire/game';
import type { Action, Prospect } from '../../wire/asante';
import { letterOf, lettersOf } from './cards';

export type Offer = Choice<Action, Prospect>;

/** The nth ware of its kind that is taken or given: `take T 2`. */
export const taking = (letter: string, nth: number): string => `take ${letter} ${nth}`;
export const giving = (letter: string, nth: number): string => `give ${letter} ${nth}`;

function numbered(letters: readonly string[], token: (letter: string, nth: number) => string): string[] {
  const counts = new Map<string, number>();
  return letters.map((letter) => {
    const nth = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, nth);
    return token(letter, nth);
  });
}

/**
 * What has to be pointed at to choose an action: a card or a slot first, then what belongs to it; wares in any order. Nothing for
 * what is a button of its own.
 */
export function tokensOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'draw':
    case 'reduce':
      return [action.type];
    case 'count':
      return [`count ${action.value}`];
    case 'buy':
      return [`buy ${action.value.card}`, ...(action.value.ware === null ? [] : [taking(letterOf(action.value.ware), 1)])];
    case 'sell':
      return [`sell ${action.value.card}`, ...(action.value.ware === null ? [] : [giving(letterOf(action.value.ware), 1)])];
    case 'lay':
      return [`lay ${action.value.card}`, `own ${action.value.slot}`];
    case 'use':
      return [`own ${action.value}`];
    case 'borrow':
      return [`other ${action.value}`];
    case 'break':
      return [`${action.value.own ? 'own' : 'other'} ${action.value.slot}`, ...(action.value.using ? ['using'] : [])];
    case 'apply':
      return [`row ${action.value}`];
    case 'play':
    case 'visit':
    case 'bless':
    case 'fetch':
    case 'pick':
    case 'drop':
    case 'give':
      return [`${action.type} ${action.value}`];
    case 'take':
      return numbered(lettersOf(action.value), taking);
    case 'return':
      return numbered(lettersOf(action.value), giving);
    case 'swap':
      return [giving(letterOf(action.value.give), 1), ...numbered(lettersOf(action.value.take), taking)];
    case 'keep':
    case 'discard':
    case 'end':
    case 'let':
    case 'cancel':
    case 'done':
      return [];
  }
}

/** What is chosen so far, and what that leaves. */
export type Choosing = {
  readonly picked: readonly string[];
  /** What can be pointed at next, to be added to what is chosen. */
  readonly next: ReadonlySet<string>;
  /** What can be pointed at first, instead of it. */
  readonly first: ReadonlySet<string>;
  /** The move that is chosen. */
  readonly chosen: Offer | null;
};

type Way = { readonly offer: Offer; readonly tokens: readonly string[] };

/** A single ware that is taken or given; a card that is given has a number. */
export const isWare = (token: string): boolean => /^(take|give) [A-Z] /.test(token);

/** A card or a slot comes before what belongs to it. */
const isBegun = ({ tokens: [head = ''] }: Way, picked: readonly string[]): boolean => isWare(head) || picked.includes(head);

function open(way: Way, picked: readonly string[]): readonly string[] {
  return isBegun(way, picked) ? way.tokens.filter((token) => !picked.includes(token)) : way.tokens.slice(0, 1);
}

/** Of all that can be done, what remains with what is picked; a single way that remains is chosen by itself. */
export function choosing(offers: readonly Offer[], picks: readonly string[]): Choosing {
  const ways = offers.map((offer): Way => ({ offer, tokens: tokensOf(offer.action) })).filter(({ tokens }) => tokens.length > 0);
  const known = new Set(ways.flatMap(({ tokens }) => tokens));
  const picked = picks.filter((pick) => known.has(pick));
  const left = ways.filter((way) => picked.length === 0 || (isBegun(way, picked) && picked.every((pick) => way.tokens.includes(pick))));
  const exact = left.find(({ tokens }) => tokens.length === picked.length);
  const [only, ...more] = left;
  // Where something else may be done instead, nothing is chosen before it is pointed at.
  const forced = more.length === 0 && (picked.length > 0 || offers.length === 1) ? only : undefined;
  return {
    picked,
    next: new Set(left.flatMap((way) => open(way, picked))),
    first: new Set(ways.flatMap((way) => open(way, []))),
    chosen: (exact ?? forced)?.offer ?? null,
  };
}

/** What is picked after somebody points at something; `null` if that does the chosen move. */
export function pointed({ picked, next, first, chosen }: Choosing, token: string): readonly string[] | null {
  if (next.has(token) && (picked.length > 0 || chosen === null)) return [...picked, token];
  if (chosen !== null && tokensOf(chosen.action).includes(token)) return null;
  return first.has(token) ? [token] : picked;
}

/** How many wares of a kind are picked to be taken or given. */
export const pickedWares = (picked: readonly string[], token: typeof taking, letter: string): number => {
  let count = 0;
  while (picked.includes(token(letter, count + 1))) count += 1;
  return count;
};

const TOPICS: Readonly<Record<string, string>> = { draw: 'turn', buy: 'buying', sell: 'selling', lay: 'laying', own: 'using', play: 'helpers', visit: 'holy-places' };

/** What is explained of what is picked in a turn: the first pick says what kind of move it is. */
export const topicOf = ([first = '']: readonly string[]): string | null => TOPICS[first.split(' ', 1)[0] ?? ''] ?? null;
