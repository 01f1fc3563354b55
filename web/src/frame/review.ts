import type { Scene } from '../talk/table.svelte';
import type { BetterMove, MoveWorth, Review, ReviewedDecision, Worths } from '../wire/protocol';

/** A decision as the chart shows it, in hundredths of its width and height. */
export interface Tooth {
  step: number;
  /** What was kept, and behind it what a strong player would have kept. */
  kept: string;
  best: string | null;
  /** Its number among those that cost most, and where it stands: from the left and from below. */
  peg: number | null;
  x: number;
  y: number;
}

/** A tooth is no wider than this. */
const WIDEST = 3;

const pegOf = ({ turning }: Review, step: number): number | null => (turning.includes(step) ? turning.indexOf(step) + 1 : null);

export function teeth(review: Review): Tooth[] {
  const room = 100 / Math.max(1, review.decisions.length);
  const wide = Math.min(room, WIDEST);
  return review.decisions.map(({ step, chances, better }, place) => {
    const x = room * (place + 0.5);
    const tooth = (percent: number, width: number): string => `M${x - width / 2} 100L${x} ${100 - percent}L${x + width / 2} 100Z`;
    const y = better === null ? chances.percent : better.chances.percent;
    return { step, kept: tooth(chances.percent, wide), best: better === null ? null : tooth(better.chances.percent, 1.8 * wide), peg: pegOf(review, step), x, y };
  });
}

/** The decisions that cost something, those that cost most first. */
export function losses(review: Review): (ReviewedDecision & { better: BetterMove; peg: number | null })[] {
  const lost = review.decisions.flatMap((one) => (one.better === null ? [] : [{ ...one, better: one.better, peg: pegOf(review, one.step) }]));
  return lost.sort((one, other) => (one.peg ?? Infinity) - (other.peg ?? Infinity) || one.step - other.step);
}

/** The step of the decision nearest to a place on the chart, from 0 at its left to 1. */
export function nearest({ decisions }: Review, at: number): number | undefined {
  const place = Math.min(decisions.length - 1, Math.max(0, Math.floor(at * decisions.length)));
  return decisions[place]?.step;
}

/** What would have been better than what is told already, what it cost, and why. */
export function wouldHaveBeen(scene: Pick<Scene, 'text' | 'say'>, { chances, better }: ReviewedDecision & { better: BetterMove }): string {
  const { percent: loss, error } = better.loss;
  const told = scene.text('table-back-review-line', { better: scene.say(better.named), chances: chances.percent, kept: better.chances.percent, loss, error });
  return [told, ...better.words.slice(1).map((phrase) => scene.say(phrase))].join(' ');
}

/** So many moves are shown before anybody wants to see the others. */
const FIRST_MOVES = 4;

/** The moves of a decision as they are shown: what wins most often and what was done or would have been, and the rest. */
export function unfolded({ moves }: Worths): { first: MoveWorth[]; rest: MoveWorth[] } {
  const isFirst = ({ done, best }: MoveWorth, place: number): boolean => place < FIRST_MOVES || done || best;
  const [first, rest] = [moves.filter(isFirst), moves.filter((move, place) => !isFirst(move, place))];
  // To unfold a single one takes as much room as the one.
  return rest.length < 2 ? { first: moves, rest: [] } : { first, rest };
}

/** Would a strong player have done something that clearly wins less often than another move? */
export function differs({ moves }: Worths): boolean {
  const [first, best] = [moves[0], moves.find((move) => move.best)];
  if (first === undefined || best === undefined) return false;
  return first.chances.percent - first.chances.error > best.chances.percent + best.chances.error;
}
