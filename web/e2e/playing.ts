import { expect, type Page } from '@playwright/test';

const asked = '.jina.you';
const things = '.tray .card.can:not([aria-disabled=true]), .tray .bid:not([aria-disabled=true]), .field .opt:not([aria-disabled=true]), .tray .opt:not([aria-disabled=true])';

/** Is the game over, as the page tells it? */
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-over]').count()) > 0;

/** Waits until the person is asked or the game is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await expect(page.locator(`${asked}, [data-over]`).first()).toBeVisible({ timeout: 60_000 });
  return !(await isOver(page));
}

/** Makes one move with the mouse, as somebody does who takes whatever stands up. */
export async function move(page: Page, choose: (count: number) => number): Promise<void> {
  const position = await page.locator('[data-position]').getAttribute('data-position');
  const offered = page.locator(things);
  const count = await offered.count();
  const go = page.locator('.tray .acts .btn.go:not([aria-disabled=true])').first();
  const stop = page.locator('.tray .acts .btn:not(.go):not([aria-disabled=true])').first();
  const passes = (await stop.count()) > 0 && choose(3) > 0;
  if (passes) {
    await stop.click();
  } else {
    if (count > 0) await offered.nth(choose(count)).click();
    await go.click();
  }
  await expect(page.locator(`[data-position]:not([data-position="${position}"])`)).toBeAttached({ timeout: 20_000 });
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
