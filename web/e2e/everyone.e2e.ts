import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Server, sitDown, STEPS, test } from './karata';
import { chance, move, moveByKeyboard, playGame, playOut, untilAsked } from './playing';

test.use(STEPS);

/** How often a page is looked at that changes meanwhile. */
const MOST_LOOKS = 5;

async function isClean(page: Page, where: string): Promise<void> {
  // What moves is looked at when it lies still. There are no frames: axe looks at the page itself, which is quicker.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).map(({ finished }) => finished)));
  // Colours that the system forces are the system's: axe would reckon with ours behind them.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // What has just come is laid out with the next frame, and looked at then.
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  let told: string[] = [];
  // Axe looks for half a second: what comes in the meantime it sees half as it was. So a fault counts that is found while nothing changes.
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const changes = await page.evaluateHandle(() => {
      const seen = { count: 0 };
      new MutationObserver((changed) => (seen.count += changed.length)).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      return seen;
    });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(isForced ? ['color-contrast'] : []).analyze();
    told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    if (told.length === 0 || (await changes.evaluate(({ count }) => count)) === 0) break;
  }
  expect(told, where).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${where}: nothing is wider than the screen`).toBeLessThanOrEqual(0);
  expect(await page.locator('body').innerText(), `${where}: every message has words`).not.toContain('⟦');
}

const PAGES = ['/', '/games/mu', '/games/asante', '/new', '/new/serengeti', '/rules', '/rules/mu', '/tables', '/t/2bcdfghjkmnpqrstvwxyz2', '/nowhere'];

/** Every game, and how many decisions are looked at: more where one looks different from the next. */
const TURNS = [['mu', 4], ['serengeti', 2], ['rummu', 2], ['calcory', 2], ['safaru', 2], ['asante', 2]] as const;

async function walk(page: Page, server: Server): Promise<void> {
  for (const path of PAGES) {
    await page.goto(server.address + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await isClean(page, path);
  }
  for (const [game, turns] of TURNS) {
    const settings: Record<string, string> = game === 'mu' ? { hands: '1' } : {};
    await sitDown(page, server, { game, settings });
    const choose = chance(11);
    for (let turn = 0; turn < turns && (await untilAsked(page)); turn += 1) {
      await isClean(page, `${game}, decision ${turn + 1}`);
      await move(page, choose);
    }
  }
}

/** What the system asks of a page beside its size: its own few colours, and that nothing moves. */
const CALM = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

const LOOKS = [
  { name: 'a desk by day, in English', width: 1280, height: 800, locale: 'en-GB', scheme: 'light', asked: {} },
  { name: 'a small phone by night, in French', width: 360, height: 640, locale: 'fr-FR', scheme: 'dark', asked: {} },
  { name: 'a lying phone by day, in French', width: 844, height: 390, locale: 'fr-FR', scheme: 'light', asked: {} },
  { name: 'a phone in forced colours, where nothing moves', width: 390, height: 844, locale: 'en-GB', scheme: 'light', asked: CALM },
] as const;

for (const { name, width, height, locale, scheme, asked } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, locale, colorScheme: scheme, contextOptions: asked });

    test('no screen has a fault that axe knows', async ({ page, server }) => {
      test.setTimeout(400_000);
      await walk(page, server);
    });
  });
}

test('sheets, menu, end and look back have no fault that axe knows', async ({ page, server }) => {
  const table = await sitDown(page, server, { game: 'mu', settings: { hands: '1' } });
  await untilAsked(page);
  for (const panel of ['Rules', 'Story', 'Menu']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await isClean(page, panel);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  // Not the word that it is being worked out, but the hint itself: what comes while axe looks is seen half laid out.
  await expect(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible({ timeout: 60_000 });
  await isClean(page, 'a hint');
  await playOut(page, 60);
  await isClean(page, 'the end');
  await page.goto(`${server.address}/t/${table}/back`);
  await expect(page.getByRole('button', { name: 'One step on' })).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await isClean(page, 'looking back');
});

test('from the first page to the cards by keyboard alone', async ({ page, server }) => {
  await page.goto(server.address);
  await tabTo(page, 'Deal me in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  await tabTo(page, 'Deal the cards');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table.p-mu')).toBeVisible();
});

for (const game of ['mu', 'serengeti', 'rummu', 'calcory', 'safaru', 'asante']) {
  test.describe('in French, on a small phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });

    test(`a whole game of ${game} by keyboard alone`, async ({ page, server }) => {
      test.setTimeout(400_000);
      const settings: Record<string, string> = ['mu', 'rummu', 'safaru'].includes(game) ? { hands: '1' } : {};
      await playGame(page, server, { game, settings }, { most: 400, seed: 5, by: moveByKeyboard });
      await expect(page.locator('.jina')).toContainText(/gagne|partage/i);
    });
  });
}

/** Presses Tab until what has the focus has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
    });
    if (focused.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached with Tab`);
}
