import type { Phrase, Value } from '../wire/game';
import type { Told } from '../wire/protocol';
import { seatValue } from './line';

const phrase = (key: string, args: Record<string, Value>): Phrase => ({ key, arguments: args });

/**
 * Which steps of the game were told, by the numbers of the events: counted back from the last one, so that they are those of a look
 * back, as far as it is known how many steps each event had.
 */
export function stepsOf(told: readonly Told[], last: number): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  let step = last;
  for (const { seq, what } of told.toReversed()) {
    if (what.type !== 'step') continue;
    numbers.set(seq, step);
    // What has to be remembered is not told again.
    if (what.value.seen.length === 0) break;
    step -= what.value.seen.length;
  }
  return numbers;
}

/** What happened, in sentences. */
export function taleOf({ what }: Told): Phrase[] {
  switch (what.type) {
    case 'step':
      return what.value.story;
    case 'sat':
      return [phrase('told-sat', { who: seatValue(what.value.seat), name: { type: 'text', value: what.value.name } })];
    case 'stood': {
      const why = { left: 'told-stood', 'time-out': 'told-timed-out', replaced: 'told-replaced' } as const;
      return [phrase(why[what.value.why], { who: seatValue(what.value.seat) })];
    }
    case 'taken-back':
      return [phrase('told-taken-back', { who: seatValue(what.value.seat) })];
    case 'paused':
      return [phrase('table-paused-by', { who: seatValue(what.value.seat) })];
    case 'resumed':
      return [phrase('told-resumed', { who: seatValue(what.value.seat) })];
    case 'said':
      return [phrase('told-said', { who: seatValue(what.value.seat), text: { type: 'text', value: what.value.text } })];
    case 'given-up':
      return [phrase('told-given-up', { who: seatValue(what.value.seat) })];
  }
}
