import { TRIBES } from '../../draw/shapes';
import type { JsonValue, Seat } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import type { Action, Deed, Ended, SerengetiSight } from '../../wire/serengeti';

/** The tribes in the order of the grid. */
export const TRIBE_LETTERS = Object.keys(TRIBES);

/** How the last auction ended, if that is news. */
export function lastEnded(told: readonly Told[], sight: SerengetiSight): Ended | null {
  const deeds = told.flatMap(({ what }) => (what.type === 'step' ? (what.value.seen as unknown as { deed: Deed }[]).map(({ deed }) => deed) : []));
  return deeds.findLast(({ ended }) => ended !== null)?.ended ?? sight.view.last.deed.ended;
}

/** What a seat is in the auction: one word that stands beside its name. */
export type Standing =
  | { readonly type: 'bids'; readonly amount: number; readonly stands: boolean }
  | { readonly type: 'passed'; readonly bonus: number }
  | { readonly type: 'barred' | 'excluded' | 'seller' | 'turn' | 'none' };

export function standingOf(sight: SerengetiSight, seat: Seat, sent: readonly JsonValue[], you: Seat | null): Standing {
  const { auction, barred } = sight.view.open;
  const done = seat === you ? sentAction(sent) : null;
  if (done?.type === 'pass' && sight.digest.goods !== null) return { type: 'passed', bonus: 0 };
  if (done?.type === 'bid') return { type: 'bids', amount: done.value, stands: true };
  if (sight.digest.goods === null) {
    if (barred.includes(seat)) return { type: 'barred' };
    return isTurn(sight, seat) ? { type: 'turn' } : { type: 'none' };
  }
  if (auction.sale?.seller === seat) return { type: 'seller' };
  if (auction.excluded.includes(seat)) return { type: 'excluded' };
  if (auction.sale === null && barred.includes(seat)) return { type: 'barred' };
  if (!auction.speaking.includes(seat)) return { type: 'passed', bonus: auction.bonuses[seat] ?? 0 };
  const amount = auction.bids[seat] ?? null;
  if (isTurn(sight, seat)) return { type: 'turn' };
  // A bid that was sent stands already, as far as is shown.
  const stands = auction.standing?.by === seat && sentAction(sent)?.type !== 'bid';
  return amount === null ? { type: 'none' } : { type: 'bids', amount, stands };
}

export const isTurn = (sight: SerengetiSight, seat: Seat): boolean => sight.turn.type === 'seat' && sight.turn.value === seat;

/** What was sent and is not answered yet. */
export function sentAction(sent: readonly JsonValue[]): Action | null {
  return (sent[0] as unknown as Action | undefined) ?? null;
}

/** The cards of the game as they lie: gone, up for sale, still to come. */
export function cardsCounted(sight: SerengetiSight): { readonly sold: number; readonly now: number; readonly left: number } {
  const { owned, lost, lot, deck } = sight.view.open;
  const sold = owned.reduce((sum, cards) => sum + cards.length, lost.length);
  return { sold, now: lot.length, left: deck };
}
