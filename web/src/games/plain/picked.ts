import type { Choice } from '../../wire/game';
import type { Picks } from '../picks.svelte';
import { naming } from './choices';

/** What is picked: cards that moves are looked for with, and the move that is to be made. */
export const cardId = (card: string, place: string): string => `card ${card} ${place}`;
const MOVE = 'move ';

export const pickedCards = (picks: Picks): string[] => picks.list.flatMap((id) => (id.startsWith('card ') ? [id.split(' ')[1] ?? ''] : []));

/** The move that was chosen, or the only one that is left. */
export function chosenOf(picks: Picks, shown: readonly Choice[]): Choice | null {
  const move = picks.list.find((id) => id.startsWith(MOVE))?.slice(MOVE.length);
  if (move !== undefined) return shown.find(({ notation }) => notation === move) ?? null;
  const [only, ...more] = shown;
  return pickedCards(picks).length > 0 && only !== undefined && more.length === 0 ? only : null;
}

function putDownMove(picks: Picks): void {
  for (const id of picks.list) if (id.startsWith(MOVE)) picks.toggle(id);
}

export function chooseMove(picks: Picks, choice: Choice): void {
  putDownMove(picks);
  picks.toggle(MOVE + choice.notation);
}

/** One card more or less to look for; if no move has it together with the others, it is the only one. */
export function pickCard(picks: Picks, card: string, place: string, choices: readonly Choice[]): void {
  putDownMove(picks);
  picks.toggle(cardId(card, place));
  if (naming(choices, pickedCards(picks)).length === 0) picks.only(cardId(card, place));
}
