import { expect, sitDown, STEPS, test } from './karata';
import { chance, move, untilAsked } from './playing';

test.use(STEPS);

const hand = (page: import('@playwright/test').Page): Promise<(string | null)[]> =>
  page.locator('.hand .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

test('a reload in the middle of a game finds every card where it lay', async ({ page, server }) => {
  await sitDown(page, server, { game: 'mu', settings: { hands: '1' } });
  const choose = chance(7);
  for (let turn = 0; turn < 4 && (await untilAsked(page)); turn += 1) await move(page, choose);
  await untilAsked(page);
  const before = await hand(page);
  await page.reload();
  await untilAsked(page);
  expect(await hand(page)).toEqual(before);
});

test('the plug is pulled in the middle of a game: the page says so, keeps the move, and goes on', async ({ page, server }) => {
  await sitDown(page, server, { game: 'mu', settings: { hands: '1' } });
  await untilAsked(page);
  const before = await hand(page);
  await server.kill();
  await expect(page.locator('.jina')).toContainText('No connection', { timeout: 20_000 });
  await page.locator('.tray .acts .btn:not(.go):not([aria-disabled=true])').first().click();
  await expect(page.locator('.jina')).toContainText('Not sent yet');
  await server.start();
  await expect(page.locator('.jina')).not.toContainText('Not sent yet', { timeout: 30_000 });
  await untilAsked(page);
  const after = await hand(page);
  expect(after.length).toBeGreaterThan(0);
  expect(after.every((card) => before.includes(card))).toBe(true);
});

test('a move that has not left can be taken back', async ({ page, server }) => {
  await sitDown(page, server, { game: 'serengeti' });
  await untilAsked(page);
  await server.kill();
  await expect(page.locator('.jina')).toContainText('No connection', { timeout: 20_000 });
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: /^Take .* back$/ }).click();
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeVisible();
});

test('two windows at one chair show the same, and either may play', async ({ page, context, server }) => {
  const table = await sitDown(page, server, { game: 'mu', settings: { hands: '1' } });
  const twin = await context.newPage();
  await twin.goto(`${server.address}/t/${table}`);
  await untilAsked(page);
  await untilAsked(twin);
  expect(await hand(twin)).toEqual(await hand(page));
  await move(twin, () => 0);
  const position = await twin.locator('[data-position]').getAttribute('data-position');
  await expect(page.locator('[data-position]')).not.toHaveAttribute('data-position', '0');
  await expect.poll(async () => Number(await page.locator('[data-position]').getAttribute('data-position'))).toBeGreaterThanOrEqual(Number(position));
});

test('dead links and wrong addresses are told, each with something to do', async ({ page, server }) => {
  await page.goto(`${server.address}/t/2bcdfghjkmnpqrstvwxyz2`);
  await expect(page.getByRole('heading', { name: 'This link leads to no table' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sit down at a new table' })).toBeVisible();
  await page.goto(`${server.address}/nowhere/at/all`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto(`${server.address}/t/not%20a%20table%3Cb%3E`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a full table, and a name that is too long', async ({ page, browser, server }) => {
  const table = await sitDown(page, server, { game: 'asante' });
  const ben = await (await browser.newContext()).newPage();
  await ben.goto(`${server.address}/t/${table}`);
  const field = ben.getByLabel('Your name at the table');
  await field.fill('n'.repeat(10_000));
  expect((await field.inputValue()).length).toBeLessThanOrEqual(10_000);
  await field.evaluate((input: HTMLInputElement) => {
    input.removeAttribute('maxlength');
    input.value = 'n'.repeat(10_000);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await ben.getByRole('button', { name: /^Sit down as/ }).click();
  await expect(ben.getByRole('alert')).toContainText('24');
  await field.fill('Ben');
  await ben.getByRole('button', { name: 'Sit down as Ben' }).click();
  await expect(ben.getByText('Neema').first()).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await late.goto(`${server.address}/t/${table}`);
  await expect(late.getByText(/All chairs are taken/)).toBeVisible();
});
