import { expect, type Page } from '@playwright/test';
import type { Moments } from '../src/wire/protocol';
import { sitDown, type Server, type Wanted } from './karata';

/** What can be chosen, in the order in which somebody would look for it: a move of a list, a space, a key, a card. */
const THINGS = ['.options .opt', '.options .option', '.layout button.space', '.pad .bid', '.tiles .card', '.hand .card'];

/** The button that does what is chosen, and those that stop or pass. */
const GO = '.tray .acts .btn.go:not([aria-disabled=true])';
const STOP = '.tray .acts .btn:not(.go):not(.step):not(.away):not([aria-disabled=true])';
export const CHOOSABLE = THINGS.map((things) => `${things}:not([aria-disabled=true]):not([aria-pressed=true])`).join(', ');

const ON_TABLE = CHOOSABLE.split(', ').map((kind) => `.field ${kind}`).join(', ');

/** Is the game over, as the page tells it? */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-over]').count()) > 0;

/**
 * Waits in the page itself until the first thing of this kind is seen there. What looks from outside looks at longer and longer intervals;
 * a game has hundreds of moves.
 */
async function untilSeen(page: Page, kind: string, timeout: number): Promise<void> {
  const isSeen = await page.evaluate(
    ([selector, patience]) =>
      new Promise<boolean>((resolve) => {
        const until = performance.now() + patience;
        const look = (): void => {
          if ((document.querySelector(selector)?.getClientRects().length ?? 0) > 0) resolve(true);
          else if (performance.now() > until) resolve(false);
          else setTimeout(look, 10);
        };
        look();
      }),
    [kind, timeout] as const,
  );
  expect(isSeen, `there is ${kind}`).toBe(true);
}

/** Waits until the person is asked or the game is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await untilSeen(page, '.jina.you, [data-over]', 60_000);
  return !(await isOver(page));
}

const positionOf = (page: Page): Promise<string | null> => page.locator('[data-position]').getAttribute('data-position');
const untilPast = (page: Page, position: string | null): Promise<void> => untilSeen(page, `[data-position]:not([data-position="${position}"])`, 20_000);

/** How many things of this kind are seen. */
const countSeen = (page: Page, kind: string): Promise<number> =>
  page.evaluate((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0).length, kind);
const isSeen = async (page: Page, kind: string): Promise<boolean> => (await countSeen(page, kind)) > 0;

/** Makes one move with the mouse, as somebody does who takes whatever is offered: chooses until there is a button that does it. */
export async function move(page: Page, choose: (count: number) => number): Promise<void> {
  const position = await positionOf(page);
  const [go, stop] = [page.locator(GO).first(), page.locator(STOP).first()];
  if ((await stop.isVisible()) && choose(3) > 0) {
    await stop.click();
  } else {
    let taps = 0;
    while (taps < 6 && !(await go.isVisible()) && (await tap(page, choose))) taps += 1;
    // Where nothing can be chosen there is something that stops.
    await ((await go.isVisible()) ? go : stop).click();
  }
  await untilPast(page, position);
}

/** Chooses something, if there is anything to choose. */
async function tap(page: Page, choose: (count: number) => number): Promise<boolean> {
  for (const things of THINGS) {
    const offered = `${things}:not([aria-disabled=true]):not([aria-pressed=true])`;
    const count = await countSeen(page, offered);
    if (count > 0) {
      await page.locator(`${offered}:visible`).nth(choose(count)).click();
      return true;
    }
  }
  return false;
}

/** The same with the keyboard alone. Whoever has chosen something that leads nowhere puts it down and begins again. */
export async function moveByKeyboard(page: Page, choose: (count: number) => number): Promise<void> {
  const position = await positionOf(page);
  const attempt = async (): Promise<boolean> => {
    if ((await isSeen(page, STOP)) && choose(3) > 0) return press(page, STOP);
    for (let taps = 0; taps < 6 && !(await isSeen(page, GO)); taps += 1) {
      // What is chosen in the hand often asks for something on the table.
      const onTable = (await isSeen(page, '.tray [aria-pressed=true]')) && (await isSeen(page, ON_TABLE));
      if (!(await press(page, onTable ? ON_TABLE : CHOOSABLE, choose(3)))) break;
    }
    return press(page, (await isSeen(page, GO)) ? GO : STOP);
  };
  for (let tries = 0; tries < 5 && !(await attempt()); tries += 1) await page.keyboard.press('Escape');
  await untilPast(page, position);
}

/** Goes with Tab to the first thing of this kind, some steps on with an arrow, and presses Enter there. False if Tab never gets there. */
async function press(page: Page, kind: string, steps = 0): Promise<boolean> {
  // Where the focus is: on such a thing, in a group that has one, or elsewhere.
  const where = (): Promise<'there' | 'beside' | 'elsewhere'> =>
    page.evaluate((selector) => {
      const focused = document.activeElement;
      if (focused?.matches(selector)) return 'there';
      return focused?.closest('[role=group]')?.querySelector(selector) == null ? 'elsewhere' : 'beside';
    }, kind);
  const go = async (key: string): ReturnType<typeof where> => {
    await page.keyboard.press(key);
    return where();
  };
  let at = await where();
  for (let presses = 0; presses < 60 && at !== 'there'; presses += 1) {
    at = await go('Tab');
    // Tab leads into a group; within it arrows go from member to member.
    if (at !== 'beside') continue;
    at = await go('Home');
    for (let arrows = 0; arrows < 40 && at !== 'there'; arrows += 1) at = await go('ArrowRight');
  }
  if (at !== 'there') return false;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  if (steps > 0) at = await where();
  for (let step = 0; step < steps && at !== 'there'; step += 1) at = await go('ArrowLeft');
  await page.keyboard.press('Enter');
  return true;
}

/** A generator that gives the same numbers every time. */
export function chance(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Plays to the end, with at most so many moves. */
export async function playOut(page: Page, most: number, seed = 3, by: typeof move = move): Promise<number> {
  const choose = chance(seed);
  let moves = 0;
  while (await untilAsked(page)) {
    expect(moves, 'the game ends').toBeLessThan(most);
    await by(page, choose);
    moves += 1;
  }
  return moves;
}

/** How a game is played: at least and at most with so many moves of the person, chosen and made in this way. */
type Way = { least?: number; most: number; seed?: number; by?: typeof move };

/** At so many tables one after the other the person is not left out by chance: at four it would be once in fifteen million times. */
const TABLES = 4;

/**
 * Sits down and plays to the end. Others may end a game before the person had so many moves, or any: one hand of Rummü in sixty is laid
 * down whole before the turn comes to seat 0. Such a game is played again, at a table with other cards. It is the record that excuses
 * it, not the page: a page that says too early that the game is over, or lets a turn of the person go by, is at fault with all cards.
 */
export async function playGame(page: Page, server: Server, wanted: Wanted, { least = 1, most, seed, by }: Way): Promise<void> {
  for (let tables = 0; tables < TABLES; tables += 1) {
    const table = await sitDown(page, server, wanted);
    const moves = await playOut(page, most, seed, by);
    if (moves >= least) return;
    expect(await turnsOf(page, table), 'the person was asked in every turn').toBeLessThanOrEqual(moves);
  }
  throw new Error(`at ${TABLES} tables of ${wanted.game} the person had less than ${least} moves`);
}

/** How many turns the person had in a game that is over, as its record tells it; of one that goes on there is none. */
async function turnsOf(page: Page, table: string): Promise<number> {
  const { moments } = await page.evaluate(async (name) => {
    const answer = await fetch(`/api/tables/${name}/moments`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Moments;
  }, table);
  // What nature does in the middle of a turn, a card turned up, does not end it.
  const acting = moments.flatMap(({ by }) => by ?? []);
  return acting.filter((seat, place) => seat === 0 && acting[place - 1] !== 0).length;
}
