import type { Page } from '@playwright/test';
import { expect, hurryBots, sitDown, STEPS, test } from './karata';
import { chance, isOver, move, untilAsked } from './playing';

test.use(STEPS);

const steps = (page: Page) => page.locator('.jina .gst');
/** The sentences of what is explained: beside the table, or in the line where there is no room. */
const points = (page: Page) => page.locator('.lesson li').filter({ visible: true });
const heading = (page: Page): Promise<string> => page.locator('.jina h2').innerText();

/** From the first page through the minute to the first lesson. */
async function begin(page: Page, address: string, game: string): Promise<void> {
  await hurryBots(page);
  await page.goto(`${address}/games/${game}`);
  await page.getByRole('button', { name: 'Deal, with a guide' }).click();
  await expect(page.locator(`.table.p-${game}`)).toBeVisible();
  await expect(steps(page)).toContainText('step 1 of', { timeout: 60_000 });
}

/** Moves until the second thing is explained. A hand of Mü may be over before: then another one is begun. */
async function toSecondStep(page: Page, start: () => Promise<void>): Promise<void> {
  for (let hands = 0; hands < 5; hands += 1) {
    await start();
    await move(page, chance(hands));
    if (await untilAsked(page)) return expect(steps(page)).toContainText('step 2 of', { timeout: 30_000 });
  }
  throw new Error('every hand was over at once');
}

test('a newcomer is guided through a hand of Mü, from the first page on', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Deal me in' }).click();
  await page.getByRole('button', { name: 'Deal, with a guide' }).click();
  await expect(steps(page)).toContainText('step 1 of', { timeout: 60_000 });
  await expect(page.locator('.jina h2')).toHaveText('Bid with your own cards');
  await expect(points(page)).toHaveCount(3);
  // What the sentences are about bears their numbers, and nothing is covered.
  await expect(page.locator('.hand .card[data-peg="2"]')).toBeVisible();
  await expect(page.locator('.jina [data-peg]')).toHaveCount(0);
  await expect(page.locator('.rail')).toContainText('You may meet next');

  await toSecondStep(page, () => begin(page, server.address, 'mu'));
});

test('every topic comes once in a whole guided hand, and it ends as ever', async ({ page, server }) => {
  const table = await sitDown(page, server, { game: 'mu', settings: { hands: '1' } });
  await page.evaluate((name) => localStorage.setItem('karata-guides', JSON.stringify({ [name]: { topics: ['bidding', 'raising'], met: [], now: null } })), table);
  await page.reload();
  const choose = chance(5);
  const met: string[] = [];
  for (let moves = 0; moves < 60 && (await untilAsked(page)); moves += 1) {
    // What is explained comes a moment after the question.
    if (moves === 0) await expect(steps(page)).toBeVisible();
    if (await points(page).first().isVisible()) met.push(await heading(page));
    await move(page, choose);
  }
  expect(met[0]).toBe('Bid with your own cards');
  expect(new Set(met).size).toBe(met.length);
  expect(await isOver(page)).toBe(true);
  await expect(page.locator('.jina')).toContainText(/win|share|over/i);
  await expect(page.locator('.rail')).toContainText('Story');
  // It ends with a word, and with what can be done now.
  await expect(page.locator('.jina')).toContainText('That was the guided game');
  await page.locator('.tray').getByRole('button', { name: 'Another game' }).click();
  await expect(page).toHaveURL(`${server.address}/`);
});

test('a guided game is resumed after a reload, and goes on without the guide', async ({ page, server }) => {
  await toSecondStep(page, () => begin(page, server.address, 'mu'));
  const second = await heading(page);
  await expect(page.locator('.rail')).toContainText('Bidding with your own cards');
  await page.reload();
  await expect(steps(page)).toContainText('step 2 of', { timeout: 30_000 });
  expect(await heading(page)).toBe(second);

  await page.locator('.jina').getByRole('button', { name: 'Leave the guide' }).click();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.locator('[data-peg]')).toHaveCount(0);
  await expect(page.locator('.rail')).toContainText('Story');
  await expect(page.locator('.jina.you')).toBeVisible();
  await page.reload();
  await expect(page.locator('.jina.you')).toBeVisible({ timeout: 30_000 });
  await expect(steps(page)).toHaveCount(0);
  await move(page, chance(4));
});

test('a guided game outlives its server', async ({ page, server }) => {
  await begin(page, server.address, 'mu');
  await server.kill();
  await expect(page.locator('.jina')).toContainText('No connection', { timeout: 30_000 });
  await server.start();
  await expect(steps(page)).toContainText('step 1 of', { timeout: 60_000 });
  await move(page, chance(3));
});

test('a guided hand of Serengeti fits a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, server.address, 'serengeti');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  const leave = await page.locator('.jina').getByRole('button', { name: 'Leave the guide' }).boundingBox();
  expect(leave?.height).toBeGreaterThanOrEqual(44);
  await expect(page.locator('[data-peg="1"]')).toBeVisible();
});

for (const [name, width, height] of [['a desk', 1280, 800], ['a phone', 360, 740], ['a lying phone', 844, 390]] as const) {
  test(`what is explained leaves the table readable on ${name}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await begin(page, server.address, 'serengeti');
    for (let turn = 0; turn < 3 && (await untilAsked(page)); turn += 1) {
      await expect(points(page).first()).toBeVisible();
      await expect.poll(() => page.evaluate(coveredByPegs), 'no number covers words or leaves the screen').toEqual([]);
      // The last row of the table is not cut off, and what others did can be read beside it.
      const field = page.locator('.field');
      await expect.poll(() => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'the table is whole').toBeLessThanOrEqual(4);
      if (width >= 1000) await expect(page.locator('.rail')).toContainText('Story');
      await move(page, chance(turn));
    }
  });
}

/** Runs in the page: the numbers that cover words, or are cut off. */
function coveredByPegs(): string[] {
  const words: { text: string; box: DOMRect }[] = [];
  const nodes = document.createTreeWalker(document.querySelector('.table') as Element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.textContent?.trim() === '' || node.parentElement?.closest('.vh') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    words.push(...[...range.getClientRects()].map((box) => ({ text: node.textContent ?? '', box })));
  }
  return [...document.querySelectorAll<HTMLElement>('[data-peg]')].flatMap((one) => {
    const { left, top, width, height } = getComputedStyle(one, '::before');
    const at = one.getBoundingClientRect();
    const [x, y] = [at.left + one.clientLeft + parseFloat(left), at.top + one.clientTop + parseFloat(top)];
    const [right, bottom] = [x + parseFloat(width), y + parseFloat(height)];
    // Letters are a good deal lower than the box of their line.
    const covers = words.filter(({ box }) => box.left < right - 1 && box.right > x + 1 && box.top + box.height * 0.22 < bottom && box.bottom - box.height * 0.22 > y);
    const isCut = x < 0 || y < 0 || right > innerWidth;
    return [...covers.map(({ text }) => `${one.dataset['peg']} covers ${text}`), ...(isCut ? [`${one.dataset['peg']} is cut off`] : [])];
  });
}
