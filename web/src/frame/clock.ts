import type { Seat } from '../wire/game';
import type { ClockTold } from '../wire/protocol';

/** What a seat has left at a moment of the table's clock, in milliseconds; null without a clock. */
export function leftOf(clock: ClockTold | null, seat: Seat, now: number): number | null {
  const left = clock?.left[seat];
  if (clock === null || left === undefined) return null;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now - clock.at) : left);
}

/** The same as a clock shows it: 4:07, or 1:04:07. */
export function clockOf(clock: ClockTold | null, seat: Seat, now: number): string | null {
  const left = leftOf(clock, seat, now);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
