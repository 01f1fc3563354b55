import { expect, type Page } from '@playwright/test';

/** What can be chosen, in the order in which somebody would look for it: a move of a list, a space, a key, a card. */
const THINGS = ['.options .opt', '.options .option', '.layout button.space', '.pad .bid', '.tiles .card', '.hand .card'];

/** Is the game over, as the page tells it? */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-over]').count()) > 0;

/** Waits until the person is asked or the game is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await expect(page.locator('.jina.you, [data-over]').first()).toBeVisible({ timeout: 60_000 });
  return !(await isOver(page));
}

const positionOf = (page: Page): Promise<string | null> => page.locator('[data-position]').getAttribute('data-position');

/** Makes one move with the mouse, as somebody does who takes whatever is offered: chooses until there is a button that does it. */
export async function move(page: Page, choose: (count: number) => number): Promise<void> {
  const position = await positionOf(page);
  const go = page.locator('.tray .acts .btn.go:not([aria-disabled=true])').first();
  const stop = page.locator('.tray .acts .btn:not(.go):not(.step):not(.away):not([aria-disabled=true])').first();
  if ((await stop.isVisible()) && choose(3) > 0) {
    await stop.click();
  } else {
    let taps = 0;
    while (taps < 6 && !(await go.isVisible()) && (await tap(page, choose))) taps += 1;
    // Where nothing can be chosen there is something that stops.
    await ((await go.isVisible()) ? go : stop).click();
  }
  await expect(page.locator(`[data-position]:not([data-position="${position}"])`)).toBeAttached({ timeout: 20_000 });
}

/** Chooses something, if there is anything to choose. */
async function tap(page: Page, choose: (count: number) => number): Promise<boolean> {
  for (const things of THINGS) {
    const offered = page.locator(`${things}:not([aria-disabled=true]):not([aria-pressed=true]):visible`);
    const count = await offered.count();
    if (count > 0) {
      await offered.nth(choose(count)).click();
      return true;
    }
  }
  return false;
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
export async function playOut(page: Page, most: number, seed = 3): Promise<number> {
  const choose = chance(seed);
  let moves = 0;
  while (await untilAsked(page)) {
    expect(moves, 'the game ends').toBeLessThan(most);
    await move(page, choose);
    moves += 1;
  }
  return moves;
}
