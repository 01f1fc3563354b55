import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, sitDown, test, type Server, type Wanted } from './karata';
import { chance, CHOOSABLE, isOver, move, playOut, untilAsked } from './playing';
import type { Review } from '../src/wire/protocol';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screens');

type Look = { language: 'en' | 'fr'; width: number; height: number; scheme: 'light' | 'dark' };

const LOOKS: Look[] = (['en', 'fr'] as const).flatMap((language) => [
  { language, width: 1280, height: 800, scheme: 'light' },
  { language, width: 390, height: 844, scheme: language === 'en' ? 'light' : 'dark' },
]);

for (const { language, width, height, scheme } of LOOKS) {
  test.describe(`${language} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height }, locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: scheme });

    const shoot = async (page: Page, name: string): Promise<void> => {
      await page.waitForTimeout(1200);
      // WebP is a fifth of the size.
      const client = await page.context().newCDPSession(page);
      const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 68 });
      await writeFile(join(FOLDER, `${name}-${language}-${width}.webp`), Buffer.from(data, 'base64'));
      await client.detach();
    };

    test('ways in', async ({ page, browser, server }) => {
      await page.goto(server.address);
      await expect(page.locator('h1')).toBeVisible();
      await shoot(page, 'first');
      for (const [name, path] of [
        ['new', '/new/serengeti'],
        ['rules', '/rules/mu'],
        ['missing', '/t/2bcdfghjkmnpqrstvwxyz2'],
      ] as const) {
        await page.goto(server.address + path);
        await expect(page.locator('h1').first()).toBeVisible();
        await shoot(page, name);
      }
      const table = await sitDown(page, server, { game: 'mu', seats: 4 });
      await page.goto(`${server.address}/t/${table}?new=1`);
      await expect(page.locator('.table')).toBeVisible();
      await shoot(page, 'invite');
      const friend = await (await browser.newContext({ viewport: { width, height }, locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: scheme })).newPage();
      await friend.goto(`${server.address}/t/${table}`);
      await expect(friend.locator('form input')).toBeVisible();
      await shoot(friend, 'join');
      await sitDown(page, server, { game: 'serengeti' });
      await untilAsked(page);
      await page.goto(server.address);
      await expect(page.locator('h1')).toBeVisible();
      await shoot(page, 'yours');
    });

    test('Mü', async ({ page, server }) => {
      const table = await sitDown(page, server, { game: 'mu', seats: 4, bots: ['club'], settings: { hands: '2' } });
      await untilAsked(page);
      await shoot(page, 'mu-auction');
      await choosing(page, async () => shoot(page, 'mu-bid'));
      await untilTrick(page);
      await shoot(page, 'mu');
      await page.locator('.hand .card:not([aria-disabled=true])').first().click();
      await shoot(page, 'mu-chosen');
      await sheets(page, shoot);
      // A hint is asked for with nothing chosen.
      await page.keyboard.press('Escape');
      await page.locator('.top').getByRole('button').first().click();
      await shoot(page, 'mu-hint');
      await playOut(page, 120);
      await shoot(page, 'mu-end');
      await lookBack(page, server, table);
      await shoot(page, 'back');
      if (width < 600) {
        await page.locator('.ctl .weigh').click();
        await shoot(page, 'back-worth');
      }
    });

    test('Serengeti', async ({ page, server }) => {
      await sitDown(page, server, { game: 'serengeti', bots: ['club'] });
      await untilRich(page);
      await shoot(page, 'serengeti');
      await page.locator('.pad .bid:not([aria-disabled=true])').first().click();
      await shoot(page, 'serengeti-bid');
      await playOut(page, 200);
      await shoot(page, 'serengeti-end');
    });

    test('without a connection', async ({ page, server }) => {
      await sitDown(page, server, { game: 'mu', seats: 4 });
      await untilAsked(page);
      await server.kill();
      await expect(page.locator('.jina.you')).toHaveCount(0, { timeout: 20_000 });
      await page.locator('.tray .acts .btn:not(.go)').first().click();
      await shoot(page, 'offline');
    });

    for (const game of ['rummu', 'calcory', 'safaru', 'asante']) {
      test(game, async ({ page, server }) => {
        const settings: Record<string, string> = game === 'rummu' || game === 'safaru' ? { hands: '1' } : {};
        const table = await untilMiddle(page, server, { game, bots: ['club'], settings });
        await shoot(page, game);
        await choosable(page).first().click();
        await shoot(page, `${game}-chosen`);
        await page.keyboard.press('Escape');
        await playOut(page, 400);
        await shoot(page, `${game}-end`);
        await lookBack(page, server, table);
        await shoot(page, `${game}-back`);
      });
    }

    for (const game of ['mu', 'serengeti', 'rummu', 'calcory', 'safaru', 'asante']) {
      test(`${game} for the first time`, async ({ page, server }) => {
        await page.goto(`${server.address}/games/${game}`);
        await expect(page.locator('.pictures')).toBeVisible();
        await shoot(page, `minute-${game}`);
        await page.locator('.acts .btn.hot').click();
        await untilAsked(page);
        await expect(page.locator('.jina .gst')).toBeVisible();
        await shoot(page, `guide-${game}`);
      });
    }
  });
}

const choosable = (page: Page): Locator => page.locator(CHOOSABLE).filter({ visible: true });

/** How many combinations lie on a table of Rummü that is worth a look: its hand may be over soon. */
const COMBINATIONS = 2;

/** Sits down and plays until there is a choice in the middle of a hand. Where the hand was over before, there is another table. */
async function untilMiddle(page: Page, server: Server, wanted: Wanted): Promise<string> {
  const isMiddle = async (turn: number): Promise<boolean> => {
    if ((await choosable(page).count()) === 0) return false;
    return wanted.game === 'rummu' ? (await page.locator('.cmb').count()) >= COMBINATIONS : turn >= 5;
  };
  for (let tables = 0; tables < 12; tables += 1) {
    const table = await sitDown(page, server, wanted);
    const choose = chance(21 + tables);
    for (let turn = 0; turn < 16 && (await untilAsked(page)); turn += 1) {
      if (await isMiddle(turn)) return table;
      await move(page, choose);
    }
  }
  throw new Error(`no hand of ${wanted.game} had a middle`);
}

/** Marks two cards, has a look, and puts them down. */
async function choosing(page: Page, look: () => Promise<void>): Promise<void> {
  const cards = page.locator('.hand .card:not([aria-disabled=true])');
  await cards.nth(1).click();
  await look();
  await page.keyboard.press('Escape');
}

/** Plays until the person has to play a card. */
async function untilTrick(page: Page): Promise<void> {
  const choose = chance(4);
  for (let moves = 0; moves < 60; moves += 1) {
    expect(await untilAsked(page)).toBe(true);
    if ((await page.locator('.trick .card').count()) > 1 && (await page.locator('.hand .card.up, .hand .card.can').count()) > 0) return;
    await move(page, choose);
    if (await isOver(page)) return;
  }
}

/** Plays Serengeti until some cards are bought and there is a choice of bids: now and then a bid, otherwise passes, which pay. */
async function untilRich(page: Page): Promise<void> {
  const keys = page.locator('.pad .bid:not([aria-disabled=true])');
  for (let turn = 0; ; turn += 1) {
    expect(await untilAsked(page), 'the game goes on').toBe(true);
    const bids = await keys.count();
    if (turn >= 9 && bids >= 4) return;
    // What `move` would take by chance: 0 bids the cheapest, anything else passes.
    await move(page, (count) => (turn % 3 === 1 && bids > 0 ? 0 : count - 1));
  }
}

async function sheets(page: Page, shoot: (page: Page, name: string) => Promise<void>): Promise<void> {
  const buttons = page.locator('.top').getByRole('button');
  const count = await buttons.count();
  for (const [name, place] of [
    ['rules-sheet', 1],
    ['story-sheet', 2],
    ['menu', 3],
  ] as const) {
    if (place >= count) continue;
    await buttons.nth(place).click();
    await shoot(page, name);
    await page.keyboard.press('Escape');
  }
}


/** Looks back at the decision that cost most, or at one in the middle, and waits until all that is told of it is there. */
async function lookBack(page: Page, server: Server, table: string): Promise<void> {
  const { decisions, turning } = await page.evaluate(async (name) => (await (await fetch(`/api/tables/${name}/review?seat=0`)).json()) as Review, table);
  const step = turning[0] ?? decisions[Math.floor(decisions.length / 2)]?.step ?? 0;
  await page.goto(`${server.address}/t/${table}/back?step=${step}`);
  await expect(page.locator('.field')).toBeVisible();
  await expect(page.locator('.worth li.done')).toHaveCount(1, { timeout: 60_000 });
}
