import { expect, STEPS, test } from './karata';
import { playGame, playOut } from './playing';

test.use(STEPS);

test('a newcomer holds cards of Mü after two clicks', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Deal me in' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.table.p-mu')).toBeVisible();
  await expect(page.locator('.hand .card')).toHaveCount(12);
});

test('from the first page through the form to the final score, and back to the list of tables', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Make a table' }).click();
  await page.getByRole('radio', { name: 'Mü', exact: true }).check();
  await page.getByLabel('Your name at the table').fill('Neema');
  const hands = page.getByRole('textbox', { name: 'Hands instead (0: to the total)' });
  await hands.fill('1');
  await hands.press('Tab');
  await page.getByRole('radio', { name: 'at once' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table.p-mu')).toBeVisible();
  // A hand of Mü may end after one decision: the auction can come to nothing.
  const moves = await playOut(page, 60);
  expect(moves).toBeGreaterThan(0);
  await expect(page.locator('.jina')).toContainText(/win/i);
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await expect(page.getByText('Your tables')).toBeVisible();
  await expect(page.getByText(/won/).first()).toBeVisible();
});

/** So many hands, where a game would go on for long. */
const HANDS: Record<string, string> = { safaru: '1', rummu: '3' };

for (const game of ['serengeti', 'calcory', 'safaru', 'asante', 'rummu']) {
  const hands = HANDS[game];
  const settings: Record<string, string> = hands === undefined ? {} : { hands };
  test(`a whole game of ${game} with the mouse, on a phone`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await playGame(page, server, { game, settings }, { least: 3, most: 400 });
    await expect(page.locator('.jina')).toContainText(/win|share/i);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
}
