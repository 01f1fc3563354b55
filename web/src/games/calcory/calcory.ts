import type { Scene } from '../../talk/table.svelte';
import type { Choice, JsonValue, Phrase, Seat } from '../../wire/game';
import type { Action, CalcorySight, Deed, Memory, Odds, Open, Placed, Prospect, Space } from '../../wire/calcory';
import type { Told } from '../../wire/protocol';
import type { Hem, Tooth } from '../contract';
import { count, phrase, seatOf, spoken } from '../phrases';

export type CalcoryScene = Scene<CalcorySight>;
export type Offer = Choice<Action, Prospect>;

/** A scene of this game: the table is asked for by the game's name, so its sight is one of Calcory. */
export const asCalcory = (scene: Scene): CalcoryScene => scene as unknown as CalcoryScene;

/** A card as one says it: “red 8”. */
export const cardPhrase = (card: string): Phrase => spoken('spoken-card', card);

// The layout

export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const SPACES: readonly Space[] = LETTERS.flatMap((letter) => NUMBERS.map((number) => `${letter}${number}`));

/** A space as one reads it: in small letters it could be a card. */
export const nameOf = (space: Space): string => space.toUpperCase();

/** A place in the grid that is drawn; its first row and its first column have the names. */
export type Place = { readonly row: number; readonly column: number };

const NAMES = 1;

/** Where the name of a row (a letter) or of the places in it (a number) stands. Turned, letters go across and numbers down. */
export function nameAt(name: string | number, turned: boolean): Place {
  const isLetter = typeof name === 'string';
  const at = (isLetter ? LETTERS.findIndex((letter) => letter === name) : Number(name) - 1) + NAMES + 1;
  return isLetter === turned ? { row: NAMES, column: at } : { row: at, column: NAMES };
}

/** Where a space lies. Its name is the same, turned or not. */
export function placeOf(space: Space, turned: boolean): Place {
  const letter = nameAt(space.slice(0, 1), turned);
  const number = nameAt(Number(space.slice(1)), turned);
  return turned ? { row: number.row, column: letter.column } : { row: letter.row, column: number.column };
}

/** What a memory aid tells of a card that lies face down: which it is, or of which it is one. */
export type Guess = readonly string[];

/** What lies on a space. */
export type Lying =
  | { readonly type: 'empty' }
  | { readonly type: 'down'; readonly guess: Guess | null }
  | { readonly type: 'up'; readonly card: string; readonly by: Seat; readonly marked: boolean; readonly taken: boolean };

/** The whole layout, by space. */
export function lyingOf({ view }: CalcorySight): ReadonlyMap<Space, Lying> {
  const { open, memory } = view;
  const down = new Set(open.down);
  const lying = new Map<Space, Lying>(SPACES.map((space) => [space, down.has(space) ? { type: 'down', guess: guessOf(memory, space) } : { type: 'empty' }]));
  const taken = takenFrom(open);
  for (const { space, card } of open.marked) lying.set(space, { type: 'up', card, by: open.marker ?? open.turn, marked: true, taken: taken === open.marked });
  for (const { space, card } of open.turned) lying.set(space, { type: 'up', card, by: open.turn, marked: false, taken: taken === open.turned });
  return lying;
}

/** The cards that are being taken now, of which one is to be laid back. */
export function takenFrom(open: Open): readonly Placed[] {
  if (open.frame.type !== 'returning') return [];
  return open.turned.length > 0 ? open.turned : open.marked;
}

function guessOf(memory: Memory | null, space: Space): Guess | null {
  const seen = memory?.seen.find((placed) => placed.space === space);
  if (seen !== undefined) return [seen.card];
  const laid = memory?.laid.find((one) => one.space === space);
  return laid === undefined ? null : laid.card === null ? laid.among : [laid.card];
}

/** Where the last move was made, if something is seen there: a card that is being turned up or has been, or was laid back. */
export function lastSpace({ view }: CalcorySight): Space | null {
  const { act } = view.last.deed;
  return act.type === 'turned' || act.type === 'laid-back' || act.type === 'chose' ? act.value.space : null;
}

// What is turned back

/** What was seen of every step that the reader was told of after one of them. */
export function deedsAfter(told: readonly Told[], seq: number): Deed[] {
  return told.flatMap(({ seq: at, what }) => (at > seq && what.type === 'step' ? (what.value.seen as unknown as { deed: Deed }[]).map(({ deed }) => deed) : []));
}

/** The same in words. */
export const taleAfter = (told: readonly Told[], seq: number): Phrase[] => told.flatMap(({ seq: at, what }) => (at > seq && what.type === 'step' ? what.value.story : []));

/** A card that was turned back, and whose it was. Marked cards that were beaten have been seen long enough. */
export type Turned = Placed & { readonly by: Seat; readonly beaten: boolean };

/** The cards that lay face up, or were turned up since, and lie face down now: told from what was seen, whatever the reason was. */
export function turnedBack(before: CalcorySight, after: CalcorySight, deeds: readonly Deed[]): Turned[] {
  const seen = new Map<Space, Turned>();
  const { turn, turned, marker, marked } = before.view.open;
  // Whoever jumps in a look back has not seen what lay there before.
  if (before.steps + deeds.length === after.steps) {
    for (const { space, card } of turned) seen.set(space, { space, card, by: turn, beaten: false });
    for (const { space, card } of marked) seen.set(space, { space, card, by: marker ?? turn, beaten: true });
  }
  for (const { act } of deeds) {
    if (act.type === 'turned') seen.set(act.value.space, { space: act.value.space, card: act.value.card, by: act.value.by, beaten: false });
    // Another card may lie there now.
    if (act.type === 'laid-back') seen.delete(act.value.space);
  }
  const down = new Set(after.view.open.down);
  return [...seen.values()].filter(({ space }) => down.has(space));
}

// What can be done

/** The spaces on which a move is made, each with its move. */
export function movesBySpace(sight: CalcorySight): ReadonlyMap<Space, Offer> {
  const found = new Map<Space, Offer>();
  const taken = takenFrom(sight.view.open);
  for (const offer of sight.choices) {
    const { action } = offer;
    if (action.type === 'turn' || action.type === 'on') found.set(action.value, offer);
    if (action.type === 'return') for (const { space, card } of taken) if (card === action.value) found.set(space, offer);
  }
  return found;
}

/** Why a space cannot be chosen is asked with what somebody would do there now. */
export function wouldDo({ view }: CalcorySight, space: Space, card: string | null): Action {
  if (view.open.frame.type === 'placing') return { type: 'on', value: space };
  return view.open.frame.type === 'returning' && card !== null ? { type: 'return', value: card } : { type: 'turn', value: space };
}

export const data = (action: Action): JsonValue[] => [action as unknown as JsonValue];

/** What was sent and is not answered yet. */
export const sentAction = (sent: readonly JsonValue[]): Action | null => (sent[0] as unknown as Action | undefined) ?? null;

/** What is chosen: the space that was tapped, and the move that would be made there. */
export function chosenOf(picked: readonly string[], moves: ReadonlyMap<Space, Offer>): { readonly space: Space; readonly offer: Offer } | null {
  const [space] = picked;
  const offer = space === undefined ? undefined : moves.get(space);
  return space === undefined || offer === undefined ? null : { space, offer };
}

/**
 * What another card would do, whichever it is of those that cannot be placed. The card that was turned back last is still
 * named among the moves; whoever has to remember it is not told again.
 */
export function oddsOf({ choices }: CalcorySight): Odds | null {
  const odds = choices.flatMap(({ prospect }) => (prospect?.type === 'turn' && prospect.value.card === null ? [prospect.value] : []));
  return odds.reduce<Odds | null>((most, one) => (most === null || one.of > most.of ? one : most), null);
}

/** What the picture says in one of its rows. */
export function saidIn({ picture }: CalcorySight, row: string): Phrase[] {
  const cells = picture.rows.find(({ label }) => label.key === row)?.cells ?? [];
  return cells.flatMap((cell) => (cell.type === 'words' ? [cell.value] : []));
}

// The hem

/** The number that the game is about: the hem has a tooth for each of it. */
export const THIRTEEN = 13;

/** The sum of whoever turns up cards, and a mark at the sum that lies marked. */
export function hemOf(scene: CalcoryScene): Hem | null {
  const { view, digest } = scene.sight;
  if (scene.sight.turn.type === 'over') return null;
  const { turn } = view.open;
  const { sum } = digest.turned;
  const isYours = turn === scene.you;
  const teeth = Array.from({ length: THIRTEEN }, (_, place): Tooth => (place >= sum ? 'open' : isYours ? 'you' : 'them'));
  const left = scene.say(phrase('page-cal-hem-sum', { who: seatOf(turn), sum: count(sum) }));
  const right = String(THIRTEEN);
  if (digest.marked === null) return { teeth, left, right, label: scene.text('page-cal-hem-label', { left, all: THIRTEEN }) };
  const { by, cards, rivals } = digest.marked;
  const toBeat = isYours && rivals.includes(turn);
  const words = toBeat ? scene.text('page-cal-hem-beat', { sum: cards.sum }) : scene.say(phrase('page-cal-hem-marked', { who: seatOf(by), sum: count(cards.sum) }));
  const goal = { after: cards.sum, words, yours: toBeat || by === scene.you };
  const label = scene.text('page-cal-hem-label-goal', { left, all: THIRTEEN, goal: words });
  // The words at the mark have room for themselves: what would stand there moves to the other end, or is left out.
  if (cards.sum * 2 < THIRTEEN) return { teeth, left: '', right: `${left} · ${right}`, goal, label };
  return { teeth, left, right: cards.sum + 3 > THIRTEEN ? '' : right, goal, label };
}
