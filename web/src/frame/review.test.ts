import { describe, expect, it } from 'vitest';
import type { MoveWorth, Review, ReviewedDecision } from '../wire/protocol';
import { differs, losses, nearest, teeth, unfolded, wouldHaveBeen } from './review';

const move = { key: 'review-move' };
function decision(step: number, percent: number, lost = 0): ReviewedDecision {
  const better = lost === 0 ? null : { named: move, chances: { percent: percent + lost, error: 3 }, loss: { percent: lost, error: 4 }, words: [] };
  return { step, hand: 0, done: move, chances: { percent, error: 3 }, better };
}
const review: Review = { steps: 40, seat: 0, decisions: [decision(3, 50), decision(8, 40, 10), decision(20, 20, 60), decision(31, 0, 3)], turning: [20, 8], forced: 1 };

describe('the chart of a review', () => {
  it('has a tooth for every decision, and one behind it where something was lost', () => {
    const drawn = teeth(review);
    expect(drawn.map(({ kept }) => kept.includes('NaN'))).toEqual([false, false, false, false]);
    expect(drawn.map(({ best }) => best !== null)).toEqual([false, true, true, true]);
    expect(drawn[0]?.kept).toBe('M11 100L12.5 50L14 100Z');
    expect(drawn.map(({ peg, y }) => [peg, y])).toEqual([
      [null, 50],
      [2, 50],
      [1, 80],
      [null, 3],
    ]);
  });

  it('lists what cost most in its order, then the rest', () => {
    expect(losses(review).map(({ step }) => step)).toEqual([20, 8, 31]);
  });

  it('tells what would have been better, and why, but not again what was done', () => {
    const text = (key: string, values: Record<string, string | number> = {}): string => `${key} ${JSON.stringify(values)}`;
    const [worst] = losses(review);
    const words = [{ key: 'done-again' }, { key: 'because' }];
    const told = wouldHaveBeen({ text, say: ({ key }) => key }, { ...worst!, better: { ...worst!.better, words } });
    expect(told).toBe('table-back-review-line {"better":"review-move","chances":20,"kept":80,"loss":60,"error":4} because');
  });

  it('takes the nearest decision anywhere on it', () => {
    expect([-1, 0, 0.3, 0.74, 0.76, 1, 2].map((at) => nearest(review, at))).toEqual([3, 3, 8, 20, 31, 31, 31]);
    expect(nearest({ ...review, decisions: [] }, 0.5)).toBeUndefined();
  });
});

describe('what every move was worth', () => {
  const worth = (percent: number, marks: Partial<MoveWorth> = {}): MoveWorth => ({ named: move, chances: { percent, error: 5 }, done: false, best: false, ...marks });
  const folded = (moves: MoveWorth[]): number[][] => {
    const { first, rest } = unfolded({ step: 3, seat: 0, moves, untried: 0 });
    return [first, rest].map((some) => some.map(({ chances }) => chances.percent));
  };

  it('shows all of a few moves', () => {
    expect(folded([worth(60, { best: true }), worth(50, { done: true }), worth(4)])).toEqual([[60, 50, 4], []]);
    expect(folded([worth(60), worth(50), worth(40), worth(30), worth(20)])).toEqual([[60, 50, 40, 30, 20], []]);
  });

  it('folds the rest of many, but never what was done or would have been', () => {
    const moves = [90, 80, 70, 60, 50, 40, 30, 20].map((percent) => worth(percent, { done: percent === 20, best: percent === 50 }));
    expect(folded(moves)).toEqual([[90, 80, 70, 60, 50, 20], [40, 30]]);
  });

  it('says where a strong player and the count clearly differ', () => {
    const told = (...moves: MoveWorth[]): boolean => differs({ step: 3, seat: 0, moves, untried: 0 });
    expect(told(worth(60, { best: true }), worth(20, { done: true }))).toBe(false);
    expect(told(worth(60, { done: true }), worth(51, { best: true }))).toBe(false);
    expect(told(worth(60), worth(49, { best: true, done: true }))).toBe(true);
  });
});
