import { settings } from '../../settings.svelte';
import type { Picks } from '../picks.svelte';
import { cardOf, toldApart } from '../twins';
import { cardsOf, data, exactly, placeOf, sentMove, using, type Move, type RummuScene } from './rummu';

/*
 * What is picked: cards of the hand by their ids, the place of the combination they are to go to, or a move by its notation (a
 * pile, a card to take back). What is picked is always part of something that can be done. Beside it stands what was put down for it.
 */
const PLACE = 'at ';
const PUT_DOWN = 'down ';
const isCard = (id: string): boolean => /^[rbgyk]\d(#\d+)?$/.test(id);

export const pickedIds = (picks: Picks): string[] => picks.list.filter(isCard);
export const pickedCards = (picks: Picks): string[] => pickedIds(picks).map(cardOf);
export function pickedPlace(picks: Picks): number | null {
  const id = picks.list.find((one) => one.startsWith(PLACE));
  return id === undefined ? null : Number(id.slice(PLACE.length));
}

/** The cards that were chosen until one came that no move takes with them. */
export const putDown = (picks: Picks): string[] => picks.list.filter((id) => id.startsWith(PUT_DOWN)).map((id) => cardOf(id.slice(PUT_DOWN.length)));

const offered = (scene: RummuScene): readonly Move[] => (scene.asked ? scene.sight.choices : []);

/** The moves that what is picked could mean, but for discarding. */
export function meant(scene: RummuScene, picks: Picks): Move[] {
  const place = pickedPlace(picks);
  return exactly(offered(scene), pickedCards(picks)).filter(({ action }) => action.type !== 'discard' && (place === null || placeOf(action) === place));
}

/** The move that the table shows as if it were made: the one that is sent, or the only one that is meant. */
export function shownMove(scene: RummuScene, picks: Picks): { move: Move | null; pending: boolean } {
  const sent = sentMove(scene);
  if (sent !== null) return { move: sent, pending: true };
  const [only, ...more] = meant(scene, picks);
  return { move: only !== undefined && more.length === 0 ? only : null, pending: false };
}

function pick(picks: Picks, ids: readonly string[]): void {
  picks.clear();
  for (const id of ids) picks.toggle(id);
}

/** One card more or less. What goes with none of the others is chosen alone, and whoever was putting cards together is told so and why. */
export function pickCard(scene: RummuScene, picks: Picks, id: string): void {
  const ids = pickedIds(picks);
  if (ids.includes(id)) return pick(picks, ids.filter((one) => one !== id));
  const together = [...ids, id];
  if (using(offered(scene), together.map(cardOf)).length > 0) return pick(picks, together);
  const begun = using(offered(scene), ids.map(cardOf)).some(({ action }) => cardsOf(action).length > 1);
  pick(picks, begun ? [id, ...ids.map((one) => PUT_DOWN + one)] : [id]);
  if (ids.length > 1) scene.judge(data({ type: 'lay', value: together.map(cardOf) }));
}

/** Whether something can be done at this place with what is picked, or with more. */
export const movesAt = (scene: RummuScene, picks: Picks, place: number): Move[] =>
  using(offered(scene), pickedCards(picks)).filter(({ action }) => placeOf(action) === place);

const idsOf = (scene: RummuScene, cards: readonly string[]): string[] => {
  const left = toldApart(scene.sight.view.open.own ?? []);
  return cards.flatMap((card) => {
    const at = left.findIndex((held) => held.card === card);
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
  });
};

/** Cards are to be laid: all of them are picked. */
export const pickCards = (scene: RummuScene, picks: Picks, cards: readonly string[]): void => pick(picks, idsOf(scene, cards));

/** A combination is pressed: what is picked goes there; if nothing is, the first that can. The second time it is done. */
export function pressPlace(scene: RummuScene, picks: Picks, place: number): void {
  const moves = movesAt(scene, picks, place);
  const exact = exactly(moves, pickedCards(picks));
  const [only, ...others] = exact;
  const again = pickedPlace(picks) === place || settings.oneTap;
  if (only !== undefined && others.length === 0 && again) return scene.play(data(only.action));
  const [first] = moves.toSorted((one, other) => cardsOf(one.action).length - cardsOf(other.action).length);
  if (first === undefined) return;
  const ids = exact.length > 0 ? pickedIds(picks) : idsOf(scene, cardsOf(first.action));
  pick(picks, [...ids, PLACE + String(place)]);
}

/** A move that is pressed where it is shown, not by its cards: the second time it is done. */
export function pressMove(scene: RummuScene, picks: Picks, move: Move): void {
  if (picks.has(move.notation) || settings.oneTap) scene.play(data(move.action));
  else picks.only(move.notation);
}
