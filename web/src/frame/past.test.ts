// What every move was worth is asked for only by whoever stays, and given up by whoever goes on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Worths } from '../wire/protocol';
import { Past } from './past.svelte';

type Asked = { path: string; signal: AbortSignal | null; answer: (worths: Worths) => void };
let asked: Asked[] = [];

/** So long somebody rests on a decision before it is asked for. */
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => new Promise<Response>((resolve, reject) => {
    if (!path.includes('/review/')) return;
    asked.push({ path, signal: init.signal ?? null, answer: (worths) => resolve(Response.json(worths)) });
    init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const worths = (step: number): Worths => ({ step, moves: [], untried: 0 }) as unknown as Worths;

test('who goes on gives up what was asked for, and nothing of it is shown', async () => {
  const past = new Past('table', null);
  void past.weigh(5);
  await rest();
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/table/review/5']);
  void past.weigh(9);
  expect(asked[0]?.signal?.aborted).toBe(true);
  await rest();
  expect([past.worths, past.worthsFailed]).toEqual([null, false]);
  asked[1]?.answer(worths(9));
  await rest();
  expect(past.worths?.step).toBe(9);
});

test('who comes back at once asks once, and what came is not asked for again', async () => {
  const past = new Past('table', null);
  for (const step of [5, null, 5]) void past.weigh(step);
  await rest();
  expect(asked).toHaveLength(1);
  asked[0]?.answer(worths(5));
  await rest();
  for (const step of [null, 5]) void past.weigh(step);
  await rest();
  expect(asked).toHaveLength(1);
  expect(past.worths?.step).toBe(5);
});
