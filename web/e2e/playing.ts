import { expect, type Page } from '@playwright/test';

/** What can be chosen, in the order in which somebody would look for it: a move of a list, a space, a key, a card. */
const THINGS = ['.options .opt', '.options .option', '.layout button.space', '.pad .bid', '.tiles .card', '.hand .card'];

/** The button that does what is chosen, and those that stop or pass. */
const GO = '.tray .acts .btn.go:not([aria-disabled=true])';
const STOP = '.tray .acts .btn:not(.go):not(.step):not(.away):not([aria-disabled=true])';
export const CHOOSABLE = THINGS.map((things) => `${things}:not([aria-disabled=true]):not([aria-pressed=true])`).join(', ');

const ON_TABLE = CHOOSABLE.split(', ').map((kind) => `.field ${kind}`).join(', ');

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
  const [go, stop] = [page.locator(GO).first(), page.locator(STOP).first()];
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

/** The same with the keyboard alone. Whoever has chosen something that leads nowhere puts it down and begins again. */
export async function moveByKeyboard(page: Page, choose: (count: number) => number): Promise<void> {
  const position = await positionOf(page);
  const isSeen = (kind: string): Promise<boolean> => page.locator(kind).filter({ visible: true }).first().isVisible();
  const attempt = async (): Promise<boolean> => {
    if ((await isSeen(STOP)) && choose(3) > 0) return press(page, STOP);
    for (let taps = 0; taps < 6 && !(await isSeen(GO)); taps += 1) {
      // What is chosen in the hand often asks for something on the table.
      const onTable = (await isSeen('.tray [aria-pressed=true]')) && (await isSeen(ON_TABLE));
      if (!(await press(page, onTable ? ON_TABLE : CHOOSABLE, choose(3)))) break;
    }
    return press(page, (await isSeen(GO)) ? GO : STOP);
  };
  for (let tries = 0; tries < 5 && !(await attempt()); tries += 1) await page.keyboard.press('Escape');
  await expect(page.locator(`[data-position]:not([data-position="${position}"])`)).toBeAttached({ timeout: 20_000 });
}

/** Goes with Tab to the first thing of this kind, some steps on with an arrow, and presses Enter there. False if Tab never gets there. */
async function press(page: Page, kind: string, steps = 0): Promise<boolean> {
  const isThere = (): Promise<boolean> => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, kind);
  const isBeside = (): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.closest('[role=group]')?.querySelector(selector) != null, kind);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
    // Tab leads into a group; within it arrows go from member to member.
    if ((await isThere()) || !(await isBeside())) continue;
    await page.keyboard.press('Home');
    for (let arrows = 0; arrows < 40 && !(await isThere()); arrows += 1) await page.keyboard.press('ArrowRight');
  }
  if (!(await isThere())) return false;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < steps && !(await isThere()); step += 1) await page.keyboard.press('ArrowLeft');
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
