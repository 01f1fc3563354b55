import type { Scene } from '../../talk/table.svelte';
import type { Choice, JsonValue, Phrase, Seat, Seen, Value } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import type { Action, Change, Deed, Ended, Notes, Own, Prospect, RummuSight, Side } from '../../wire/rummu';
import type { Hem, Tooth } from '../contract';
import { count, numberOf, phrase, seatOf, seatsOf, short, SUIT_WORDS } from '../phrases';
import { without } from '../twins';

export type RummuScene = Scene<RummuSight>;
export type Move = Choice<Action, Prospect>;

/** A scene of this game: the table is asked for by the game's name, so its sight is one of Rummü. */
export const asRummu = (scene: Scene): RummuScene => scene as unknown as RummuScene;

// Cards

const SUITS = Object.keys(SUIT_WORDS);
const suitOf = (card: string): keyof typeof SUIT_WORDS => card.slice(0, 1) as keyof typeof SUIT_WORDS;

const order = (one: string, other: string): number => numberOf(one) - numberOf(other) || SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other));

/** As they lie in a combination: by number, equal numbers by colour. */
export const inOrder = (cards: readonly string[]): string[] => [...cards].sort(order);

/** A hand, grouped by number. */
export function byNumber<T extends { readonly card: string }>(cards: readonly T[]): T[][] {
  const groups = new Map<number, T[]>();
  for (const held of [...cards].sort((one, other) => order(one.card, other.card))) {
    const number = numberOf(held.card);
    groups.set(number, [...(groups.get(number) ?? []), held]);
  }
  return [...groups.values()];
}

/** A card as one says it: “red 8”. */
export const cardPhrase = (card: string): Phrase =>
  phrase('page-rummu-card', { colour: { type: 'phrase', value: phrase(`colour-${SUIT_WORDS[suitOf(card)]}`) }, number: count(numberOf(card)) });

/** Cards as they are written, in the letters of the reader's language. */
export const written = (cards: readonly string[]): Value => short(inOrder(cards).join(' '));

const has = (all: readonly string[], some: readonly string[]): boolean => without(all, some).length === all.length - some.length;
const same = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && has(one, other);

// Moves

/** The cards that a move takes out of the hand. */
export function cardsOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'lay':
      return action.value;
    case 'add':
      return action.value.cards;
    case 'swap':
      return [action.value.card];
    case 'discard':
      return [action.value];
    default:
      return [];
  }
}

/** The combination that cards go to, by its place on the table. */
export function placeOf(action: Action): number | null {
  if (action.type === 'add') return action.value.to;
  return action.type === 'swap' ? action.value.at : null;
}

/** The moves that use all these cards of the hand, and maybe more. */
export const using = (choices: readonly Move[], cards: readonly string[]): Move[] =>
  choices.filter(({ action }) => cardsOf(action).length > 0 && has(cardsOf(action), cards));

/** The moves that use these cards of the hand and no others. */
export const exactly = (choices: readonly Move[], cards: readonly string[]): Move[] =>
  cards.length === 0 ? [] : choices.filter(({ action }) => same(cardsOf(action), cards));

/** The kinds of cards with which these can be used together. */
export function companions(choices: readonly Move[], cards: readonly string[]): Set<string> {
  if (cards.length === 0) return new Set();
  return new Set(using(choices, cards).flatMap(({ action }) => without(cardsOf(action), cards)));
}

export const changeOf = ({ prospect }: Move): Change | null => (prospect?.type === 'changes' ? prospect.value : null);

/** The combination that can be laid with these cards and some more that scores most, if it scores more than they do alone. */
export function better(choices: readonly Move[], cards: readonly string[]): { more: string[]; points: number } | null {
  const lays = using(choices, cards).filter(({ action }) => action.type === 'lay');
  const points = (move: Move): number => changeOf(move)?.points ?? 0;
  const alone = lays.find(({ action }) => same(cardsOf(action), cards));
  const larger = lays.filter((move) => move !== alone && (alone === undefined || points(move) > points(alone)));
  const [best] = larger.sort((one, other) => points(other) - points(one) || cardsOf(one.action).length - cardsOf(other.action).length);
  return best === undefined ? null : { more: without(cardsOf(best.action), cards), points: points(best) };
}

export const data = (action: Action): JsonValue[] => [action as unknown as JsonValue];

/** The move that was sent and is not answered yet. */
export function sentMove({ sent, sight }: Pick<RummuScene, 'sent' | 'sight'>): Move | null {
  const [action] = sent;
  if (action === undefined) return null;
  const wanted = JSON.stringify(action);
  return sight.choices.find((choice) => JSON.stringify(choice.action) === wanted) ?? null;
}

// Combinations on the table

/** A card of a combination: there, or there if the move is made. */
export type Lying = { readonly card: string; readonly would: boolean; readonly fresh: boolean };
export type Meld = {
  /** Its place on the table; null where it is not laid yet. */
  readonly place: number | null;
  readonly cards: readonly Lying[];
  /** It is sent and not answered yet. */
  readonly pending: boolean;
};

/** What has come to each combination since the reader's last decision, by place. */
export function freshOf({ told, sight }: Pick<RummuScene, 'told' | 'sight'>): Map<number, string[]> {
  const { table } = sight.view.open;
  const fresh = new Map<number, string[]>();
  const mark = (place: number, cards: readonly string[]): void => {
    if (place >= 0) fresh.set(place, [...(fresh.get(place) ?? []), ...cards]);
  };
  for (const deed of told.flatMap(deedsOf)) {
    if (deed.type === 'dealt') fresh.clear();
    else if (deed.type === 'laid') {
      const { by, cards } = deed.value;
      mark(table.findLastIndex((one) => one.owner === by && has(one.cards, cards)), cards);
    } else if (deed.type === 'added') mark(deed.value.to, deed.value.cards);
    else if (deed.type === 'swapped') mark(deed.value.at, [deed.value.card]);
  }
  return fresh;
}

/** The combinations of a seat, with a move as if it were made: the one that is sent, or the one that is chosen. */
export function meldsOf(scene: RummuScene, seat: Seat, move: Move | null, pending: boolean): Meld[] {
  const fresh = freshOf(scene);
  const change = move === null ? null : changeOf(move);
  const at = move === null ? null : placeOf(move.action);
  const melds = scene.sight.view.open.table.flatMap(({ owner, cards }, place): Meld[] => {
    if (owner !== seat) return [];
    const changed = change !== null && at === place;
    const news = fresh.get(place) ?? [];
    const lying = inOrder(changed ? change.cards : cards).map((card) => ({ card, would: changed && !cards.includes(card), fresh: news.includes(card) }));
    return [{ place, cards: lying, pending: changed && pending }];
  });
  if (move?.action.type !== 'lay' || seat !== scene.you) return melds;
  return [...melds, { place: null, cards: inOrder(move.action.value).map((card) => ({ card, would: true, fresh: false })), pending }];
}

/** What is to be known of a combination: what its jokers stand for, and what fits. Own cards that help are bold. */
export function notesOf(scene: RummuScene, notes: Notes): { readonly words: string; readonly yours: boolean }[] {
  const out = scene.you !== null && scene.sight.view.open.out.includes(scene.you);
  const listed = (cards: readonly string[], own: readonly string[]): string[] =>
    inOrder(cards).map((card) => {
      const name = scene.say(phrase('page-rummu-short', { cards: short(card) }));
      return out && own.includes(card) ? `**${name}**` : name;
    });
  const jokers = notes.jokers.map(({ card, stands_for: wanted }) => {
    const cards = listed(wanted, notes.swaps).join(` ${scene.text('page-rummu-or')} `);
    const joker = scene.say(phrase('page-rummu-short', { cards: short(card) }));
    return { words: scene.text('page-rummu-joker', { joker, cards, count: wanted.length }), yours: cards.includes('**') };
  });
  const takes = listed([...notes.takes, ...notes.takes_together.filter((card) => !notes.takes.includes(card))], notes.adds).join(', ');
  return takes === '' ? jokers : [...jokers, { words: scene.text('page-rummu-takes', { cards: takes }), yours: takes.includes('**') }];
}

// What happened

function deedsOf({ what }: Told): Deed[] {
  if (what.type !== 'step') return [];
  const seen = what.value.seen as unknown as readonly { deed: Deed }[] | null;
  return seen?.map(({ deed }) => deed) ?? [];
}

/** The cards that came into the reader's hand since the last decision. */
export function drawnOf({ told, you }: Pick<RummuScene, 'told' | 'you'>): string[] {
  return told.flatMap(({ what }) => {
    const seen = what.type === 'step' ? (what.value.seen as unknown as readonly Seen<Deed, Own>[] | null) : null;
    return (seen ?? []).flatMap(({ deed, own }) => {
      if (own?.type === 'drawn') return [own.value];
      return deed.type === 'took' && deed.value.by === you ? [deed.value.card] : [];
    });
  });
}

const endOf = (deed: Deed): Ended | null => (deed.type === 'discarded' || deed.type === 'took-back' ? deed.value.ended : null);

/** Whoever discarded the card on top of the pile; null if that is not to be told. */
export function discardedBy({ told, sight }: Pick<RummuScene, 'told' | 'sight'>): Seat | null {
  const { top } = sight.view.open;
  let by: Seat | null = null;
  for (const deed of told.flatMap(deedsOf)) {
    if ((deed.type === 'discarded' || deed.type === 'took-back') && deed.value.card === top) by = deed.value.by;
    else if (deed.type === 'dealt' || deed.type === 'took') by = null;
  }
  return by;
}

export type HandEnd = {
  readonly seq: number;
  readonly hands: readonly (readonly string[])[];
  readonly points: readonly number[];
  /** Whose last card it was; null if nobody's. */
  readonly finisher: Seat | null;
  /** How it came to its end. */
  readonly words: readonly Phrase[];
  /** What every seat's points are made of. */
  readonly parts: ReadonlyMap<Seat, Value>;
};

const COUNTED = /^story-(team-)?(gains|loses|even)$/;
const ENDING = /^story-(discarded|took-back|finished|idle)$/;

/** The hand that ended since the reader's last decision, if one did. */
export function handEnd({ told }: Pick<RummuScene, 'told'>): HandEnd | null {
  const last = told.findLast((one) => deedsOf(one).some((deed) => endOf(deed) !== null));
  const ended = last === undefined ? null : (deedsOf(last).map(endOf).findLast((end) => end !== null) ?? null);
  if (last === undefined || ended === null) return null;
  const story = last.what.type === 'step' ? last.what.value.story : [];
  const parts = new Map<Seat, Value>();
  for (const { key, arguments: args } of story) {
    const who = args?.['who'];
    if (COUNTED.test(key) && who?.type === 'seat' && args?.['parts'] !== undefined) parts.set(who.value, args['parts']);
  }
  const finisher = ended.hands.findIndex((cards) => cards.length === 0);
  return { seq: last.seq, hands: ended.hands, points: ended.points, finisher: finisher < 0 ? null : finisher, words: story.filter(({ key }) => ENDING.test(key)), parts };
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

// The hem

const TOOTH = 5;
/** So many points fit where no total ends the match, or more if somebody has more. */
const USUAL = 200;

/** The points up to the total in fives, with what lies on the table: the reader's and those of the best of the others. */
export function hemOf(scene: RummuScene): Hem | null {
  const { sides, until } = scene.sight.digest;
  const [own, ...others] = sides;
  if (own === undefined) return null;
  // What lies there when a hand was counted is part of the score.
  const counted = scene.sight.view.open.revealed !== null;
  const pointsOf = ({ score, table }: Side): number => (counted ? score : score + table);
  const best = others.reduce<Side | null>((most, side) => (most === null || pointsOf(side) > pointsOf(most) ? side : most), null);
  const named = (side: Side): string => scene.say(phrase('page-rummu-hem-side', { who: seatsOf(side.seats), points: { type: 'text', value: plain(pointsOf(side)) } }));
  const end = scene.text(until.type === 'total' ? 'page-rummu-hem-total' : 'page-rummu-hem-hands', { count: until.value });
  const left = named(own);
  const right = best === null ? end : `${named(best)} · ${end}`;
  const all = Math.ceil((until.type === 'total' ? until.value : Math.max(USUAL, ...sides.map(pointsOf))) / TOOTH);
  const filled = (side: Side | null): number => (side === null ? 0 : Math.min(all, Math.max(0, Math.floor(pointsOf(side) / TOOTH))));
  const [mine, theirs] = [filled(own), filled(best)];
  const yours: Tooth = scene.you === null ? 'them' : 'you';
  const teeth = Array.from({ length: all }, (_, place): Tooth => (place < mine ? yours : place < theirs ? 'them' : 'open'));
  // Whoever is behind the reader has a mark.
  const goal = theirs > 0 && theirs < mine ? { goal: { after: theirs, words: '', yours: false } } : {};
  return { teeth, left, right, label: scene.text('page-rummu-hem-label', { left, right }), ...goal };
}

// Seats

/** The side a seat belongs to. */
export const sideOf = ({ sight }: Pick<RummuScene, 'sight'>, seat: Seat): Side | null => sight.digest.sides.find(({ seats }) => seats.includes(seat)) ?? null;

/** Those who play together with the reader. */
export const isPartner = (scene: Pick<RummuScene, 'sight' | 'you'>, seat: Seat): boolean =>
  scene.you !== null && seat !== scene.you && sideOf(scene, seat)?.seats.includes(scene.you) === true;

export const seatPhrase = (key: string, seat: Seat, args: Record<string, Value> = {}): Phrase => phrase(key, { who: seatOf(seat), ...args });

/** Where new cards come from, as motion names it: no seat, but the stock. */
export const STOCK = -1;
