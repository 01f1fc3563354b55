import type { Scene } from '../../talk/table.svelte';
import type { JsonValue, Phrase, Seat } from '../../wire/game';
import type { Account, Action, Contract, Deed, Ended, MuSight, Rung, Stakes } from '../../wire/mu';
import type { Told } from '../../wire/protocol';
import type { Hem, Tooth } from '../contract';
import { colourPhrase, count, numberOf, phrase, seatOf, spoken, suitOf, SUIT_WORDS } from '../phrases';
import { toldApart, type Known } from '../twins';

export type MuScene = Scene<MuSight>;

/** A scene of this game: the table is asked for by the game's name, so its sight is one of Mü. */
export const asMu = (scene: Scene): MuScene => scene as unknown as MuScene;

const LETTERS = Object.keys(SUIT_WORDS);

/** The tile of a trump: a suit by its letter, or a number. */
export type Tile = { readonly suit: string } | { readonly number: string };

export function tileOf(trump: string): Tile {
  const letter = LETTERS.find((one) => SUIT_WORDS[one] === trump);
  return letter === undefined ? { number: trump } : { suit: letter };
}

const wears = (card: string, trump: string | null): boolean => {
  if (trump === null) return false;
  const tile = tileOf(trump);
  return 'suit' in tile ? tile.suit === suitOf(card) : tile.number === card.slice(1, 2);
};

// Phrases

/** A card as one says it: “red 8”. */
export const cardPhrase = (card: string): Phrase => spoken('page-mu-card', card);

export function trumpPhrase(trump: string): Phrase {
  const tile = tileOf(trump);
  return 'suit' in tile ? colourPhrase(tile.suit) : phrase('trump-number', { number: count(Number(tile.number)) });
}

/** A rung of the ladder as tiles and in words. The suit that is led has none. */
export function rungOf(rung: Rung): { tiles: Tile[]; words: Phrase } {
  switch (rung.type) {
    case 'both':
      return { tiles: [{ number: rung.value.slice(1, 2) }, { suit: suitOf(rung.value) }], words: cardPhrase(rung.value) };
    case 'chief':
    case 'vice':
      return { tiles: [tileOf(rung.value)], words: trumpPhrase(rung.value) };
    case 'led':
      return { tiles: [], words: phrase('rung-led') };
  }
}

// The hand

/** How the cards of a hand belong together now: trumps, the strongest last, then suits. */
export function grouped<T extends { readonly card: string }>(cards: readonly T[], ladder: readonly Rung[]): T[][] {
  const step = (card: string): number =>
    ladder.findIndex(
      (rung) => (rung.type === 'both' && rung.value === card) || ((rung.type === 'chief' || rung.type === 'vice') && wears(card, rung.value)),
    );
  const order = (one: T, other: T): number => numberOf(one.card) - numberOf(other.card);
  const trumps = cards.filter(({ card }) => step(card) >= 0);
  trumps.sort((one, other) => step(other.card) - step(one.card) || order(one, other));
  const suits = LETTERS.map((letter) => cards.filter(({ card }) => suitOf(card) === letter && step(card) < 0).sort(order));
  return [trumps, ...suits].filter((group) => group.length > 0);
}

/** What a trump group follows, before both trumps are named: what is named so far. */
export function ladderOf(stakes: Stakes | null, contract: Contract): Rung[] {
  if (stakes !== null && stakes.ladder.length > 0) return stakes.ladder;
  const { chief, vice } = contract.trumps;
  const named: Rung[] = [];
  if (chief !== null) named.push({ type: 'chief', value: chief });
  if (vice !== null) named.push({ type: 'vice', value: vice });
  return named;
}

export type Own = Known & { readonly open: boolean };

/** The reader's cards: hidden ones, and those that lie open before the seat. Twins are told apart by a count. */
export const ownCards = (hidden: readonly string[], laid: readonly string[]): Own[] =>
  toldApart([...hidden, ...laid]).map((known, place) => ({ ...known, open: place >= hidden.length }));

// Actions

/** Cards that were sent and are not answered yet. */
export const sentCards = (sent: readonly JsonValue[], type: 'lay' | 'play'): string[] =>
  (sent as unknown as readonly Action[]).flatMap((action) => (action.type === type ? [action.value] : []));

/**
 * A whole bid as one command. It says that it is done, unless nothing more can be laid then: the turn ends by itself
 * (`limit` is what the server says may lie at its end).
 */
export function bidActions(cards: readonly string[], laid: number, limit: number, hidden: number): Action[] {
  const lays = cards.map((value): Action => ({ type: 'lay', value }));
  const isFull = laid + cards.length >= limit || cards.length >= hidden;
  return isFull ? lays : [...lays, { type: 'done' }];
}

export const data = (actions: readonly Action[]): JsonValue[] => actions as unknown as JsonValue[];

// Seats

export type Role = { readonly key: string; readonly count?: number; readonly tone: 't' | 'p' | 'o' };

const isYours = (stakes: Stakes | null, you: Seat | null, seat: Seat): boolean => {
  const sides = stakes?.sides;
  if (you === null || sides == null) return seat === you;
  return sides.chiefs.seats.includes(seat) === sides.chiefs.seats.includes(you);
};

export const yours = (scene: MuScene, seat: Seat): boolean => isYours(scene.sight.digest.stakes, scene.you, seat);

/** What a seat is in this hand. */
export function roleOf({ sight, you }: Pick<MuScene, 'sight' | 'you'>, seat: Seat): Role | null {
  const { open } = sight.view;
  const { stakes, bidding } = sight.digest;
  if (bidding !== null) {
    const bid = open.laid[seat]?.length ?? 0;
    if (bid > 0) return { key: 'page-mu-bid', count: bid, tone: bidding.leaders.includes(seat) ? (seat === you ? 't' : 'p') : 'o' };
    return hasPassed(open.turn, open.auction.passes, open.counts.length, seat) ? { key: 'page-mu-passed', tone: 'o' } : null;
  }
  if (stakes === null) return null;
  const { chief, vice, partner } = open.contract;
  const tone = isYours(stakes, you, seat) && you !== null ? 't' : seat === chief || seat === partner ? 'p' : 'o';
  if (seat === chief) return { key: 'cell-chief', tone };
  if (seat === vice) return { key: 'cell-vice', tone };
  if (seat === partner) return { key: 'cell-partner', tone };
  return stakes.sides === null ? null : { key: 'page-mu-against', tone };
}

/** Those who passed in a row sit before whoever speaks. */
export function hasPassed(turn: Seat, passes: number, seats: number, seat: Seat): boolean {
  const before = (turn - seat + seats) % seats;
  return before >= 1 && before <= passes;
}

// The trick

export type Lying = { readonly card: string; readonly led: boolean; readonly wins: boolean; readonly pending: boolean };
export type TrickShown = { readonly by: ReadonlyMap<Seat, Lying>; readonly takenBy: Seat | null };

/** The trick as it lies, with what was sent as if it were done; or the last one until the next begins. */
export function trickOf({ sight, you, seats, sent }: Pick<MuScene, 'sight' | 'you' | 'seats' | 'sent'>): TrickShown {
  const { open, last } = sight.view;
  const [mine] = sentCards(sent, 'play');
  const taken = last.deed.trick;
  if (taken !== null && open.trick.length === 0 && mine === undefined) return takenTrick(taken, seats);
  const by = new Map<Seat, Lying>();
  for (const [place, { by: seat, card, wins }] of (sight.digest.trick?.cards ?? []).entries()) {
    by.set(seat, { card, led: place === 0, wins, pending: false });
  }
  if (mine !== undefined && you !== null) by.set(you, { card: mine, led: by.size === 0, wins: false, pending: true });
  return { by, takenBy: null };
}

/** A trick that is complete. */
export function takenTrick({ by: taker, leader, cards }: NonNullable<Deed['trick']>, seats: number): TrickShown {
  const lying = cards.map((card, place): [Seat, Lying] => {
    const seat = (leader + place) % seats;
    return [seat, { card, led: place === 0, wins: seat === taker, pending: false }];
  });
  return { by: new Map(lying), takenBy: taker };
}

// The end of a hand

export type HandEnd = {
  readonly seq: number;
  readonly how: Ended['how'];
  readonly accounts: readonly Account[];
  /** What it came to, in words: made, failed, eklat, passed out. */
  readonly words: Phrase | null;
  readonly trick: Deed['trick'];
};

const VERDICTS = ['story-kept', 'story-failed', 'story-eklat', 'story-passed-out'];

/** The hand that ended since the reader's last decision, if one did. */
export function handEnd({ told, sight }: Pick<MuScene, 'told' | 'sight'>): HandEnd | null {
  const last = told.findLast((one) => deedOf(one)?.ended != null);
  const deed = last === undefined ? null : deedOf(last);
  if (last === undefined || deed?.ended == null) return null;
  const { how, gains } = deed.ended;
  const triangles = how.type === 'played' ? how.value.triangles : gains.map(() => 0);
  const accounts =
    sight.digest.accounts ??
    gains.map((gain, seat) => ({ triangles: triangles[seat] ?? 0, extra: gain - (triangles[seat] ?? 0), gain, total: sight.standing[seat] ?? 0 }));
  const story = last.what.type === 'step' ? last.what.value.story : [];
  return { seq: last.seq, how, accounts, words: story.find(({ key }) => VERDICTS.includes(key)) ?? null, trick: deed.trick };
}

function deedOf({ what }: Told): Deed | null {
  if (what.type !== 'step') return null;
  const seen = what.value.seen as unknown as readonly { deed: Deed }[] | null;
  return seen?.findLast(({ deed }) => deed.ended !== null)?.deed ?? null;
}

/** Who was chief in the hand that ended, and what was bid; or that there was no chief. */
export function roundOf(scene: Pick<MuScene, 'told' | 'sight'>): Phrase | null {
  const how = handEnd(scene)?.how;
  if (how === undefined) return null;
  if (how.type !== 'played') return phrase(how.type === 'eklat' ? 'page-mu-eklat' : 'page-mu-passed-out');
  const { chief, bid } = how.value.contract;
  return phrase('page-mu-sheet-chief', { who: seatOf(chief), bid: count(bid) });
}

// The hem

/** The triangles of the hand: the reader's side from the left, the others from the right, a mark where it is decided. */
export function hemOf(scene: MuScene): Hem | null {
  const { stakes } = scene.sight.digest;
  if (stakes?.sides == null) return null;
  const { chiefs, others } = stakes.sides;
  const { chief } = scene.sight.view.open.contract;
  const watches = scene.you === null;
  const isChiefs = watches || chiefs.seats.includes(scene.you ?? -1);
  const [mine, theirs] = isChiefs ? [chiefs, others] : [others, chiefs];
  const teeth = Array.from({ length: stakes.all }, (_, place): Tooth => {
    if (place < mine.won) return watches ? 'them' : 'you';
    return place >= stakes.all - theirs.won ? 'them' : 'open';
  });
  const left = watches
    ? scene.say(phrase('page-mu-hem-chiefs', { who: seatOf(chief), won: count(mine.won) }))
    : scene.text('page-mu-hem-yours', { won: mine.won });
  const right = isChiefs
    ? scene.text('page-mu-hem-others', { won: theirs.won })
    : scene.say(phrase('page-mu-hem-chiefs', { who: seatOf(chief), won: count(theirs.won) }));
  const yoursToReach = isChiefs && !watches;
  const words = scene.text(yoursToReach ? 'page-mu-hem-goal' : 'page-mu-hem-goal-theirs', { target: stakes.target });
  const goal = { after: isChiefs ? stakes.target : stakes.all - stakes.target, words, yours: yoursToReach };
  return { teeth, left, right, goal, label: scene.text('page-mu-hem-label', { left, right, goal: words, all: stakes.all }) };
}

