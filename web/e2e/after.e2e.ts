import { expect, sitDown, STEPS, test } from './karata';
import { chance, move, playOut, untilAsked } from './playing';
import type { Turning } from '../src/wire/protocol';

test.use(STEPS);

test('a game that is over: what decided it, played on from there, and again with other seats', async ({ page, server }) => {
  test.setTimeout(400_000);
  const table = await sitDown(page, server, { game: 'serengeti' });
  await playOut(page, 200);
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/back`));

  // What decided it stands on the slider and in the story, as the server found it.
  const decided = page.getByRole('region', { name: 'What decided it' });
  await expect(decided.getByText('Being looked for.')).toHaveCount(0, { timeout: 60_000 });
  const { points } = await page.evaluate(async (name) => (await (await fetch(`/api/tables/${name}/turning`)).json()) as Turning, table);
  await expect(page.locator('.slider .peg')).toHaveText(points.map((_, place) => String(place + 1)));
  await expect(decided.getByRole('button')).toHaveCount(points.length);
  for (const [place, { step, before, after }] of points.entries()) {
    const button = decided.getByRole('button').nth(place);
    await expect(button).toContainText(`${before.percent} → ${after.percent} of 100`);
    await button.click();
    await expect(page.locator('.ctl .pos')).toContainText(new RegExp(`^${step} of`));
    await expect(button).toHaveAttribute('aria-current', 'step');
  }

  // Played on from the middle: another table, practice, one's own seat, and it goes on.
  await page.goto(`${server.address}/t/${table}/back?step=20`);
  await page.getByRole('button', { name: /^Play from (here|step \d+)$|^Decide this again$/ }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
  expect(await untilAsked(page)).toBe(true);
  await expect(page.locator('.table')).toContainText('practice');
  await move(page, chance(5));

  // The same people again, each on another chair.
  await page.goto(`${server.address}/t/${table}`);
  await page.locator('.tray').getByRole('button', { name: 'Other seats', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await untilAsked(page);
  const you = await page.evaluate(async () => ((await (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json()) as { you: number }).you);
  expect(you).toBe(1);
});
