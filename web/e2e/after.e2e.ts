import AxeBuilder from '@axe-core/playwright';
import { expect, sitDown, STEPS, test } from './karata';
import { chance, move, playOut, untilAsked } from './playing';
import type { Review, Turning, Worths } from '../src/wire/protocol';

test.use(STEPS);

test('a game that is over: what decided it, played on from there, and again with other seats', async ({ page, server }) => {
  test.setTimeout(400_000);
  const table = await sitDown(page, server, { game: 'serengeti' });
  await playOut(page, 200);
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/back`));

  // Through one's own eyes: every decision by what one knew, as the server found it.
  const judged = page.getByRole('region', { name: 'Chances, decision by decision' });
  // What is waited for has to be there before it can be gone.
  await expect(judged).toBeVisible();
  await expect(judged.getByText('Every decision is being thought over.')).toHaveCount(0, { timeout: 180_000 });
  const { decisions, turning } = await page.evaluate(async (name) => (await (await fetch(`/api/tables/${name}/review?seat=0`)).json()) as Review, table);
  await expect(judged.locator('path.kept')).toHaveCount(decisions.length);
  await expect(judged.locator('path.best')).toHaveCount(decisions.filter(({ better }) => better !== null).length);
  await expect(page.locator('.slider .peg')).toHaveText(turning.map((_, place) => String(place + 1)));
  await expect(judged.locator('ol').getByRole('button')).toHaveCount(turning.length);
  for (const [place, step] of turning.entries()) {
    const { better } = decisions.find((one) => one.step === step)!;
    const button = judged.locator('ol').getByRole('button').nth(place);
    await expect(button).toContainText(`−${better!.loss.percent}`);
    await button.click();
    await expect(page.locator('.ctl .pos')).toContainText(new RegExp(`^${step} of`));
    await expect(page.locator('.jina')).toContainText('A strong player, knowing the same:');
  }

  // What every move of a decision was worth: the figures are the review's, what was done is always among them, the rest is folded.
  const { step: looked, chances } = decisions.find(({ step }) => turning.includes(step)) ?? decisions[0]!;
  await page.goto(`${server.address}/t/${table}/back?step=${looked}`);
  const worth = page.getByRole('region', { name: 'What it was worth' });
  await expect(worth.locator('li.done')).toHaveCount(1, { timeout: 60_000 });
  const { moves, untried } = await page.evaluate(async ([name, step]) => (await (await fetch(`/api/tables/${name}/review/${step}`)).json()) as Worths, [table, looked] as const);
  expect(moves.find(({ done }) => done)?.chances).toEqual(chances);
  await expect(worth.locator('li')).toHaveCount(moves.length);
  await expect(worth.locator('li.done')).toContainText('you');
  await expect(worth.locator('li.done')).toContainText(`${chances.percent} ±${chances.error}`);
  await expect(worth.locator('li.best')).toContainText('strong player');
  await expect(worth.getByText('not tried')).toHaveCount(untried > 0 ? 1 : 0);
  const more = worth.locator('summary');
  if (await more.isVisible()) {
    await expect(worth.locator('details li').last()).toBeHidden();
    await more.press('Enter');
    await expect(worth.locator('details li').last()).toBeVisible();
  }
  expect((await new AxeBuilder({ page }).setLegacyMode().include('.worth').analyze()).violations).toEqual([]);
  // On a phone it is a sheet that a button opens, and the key of all sheets closes.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(worth).toBeHidden();
  await page.getByRole('button', { name: 'What it was worth' }).click();
  await expect(worth.locator('li.done')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(worth).toBeHidden();
  // The story is a sheet of its own there.
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Story' }).locator('ol.steps')).toBeVisible();
  await expect(worth).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });

  // With all hands open: what decided it stands on the slider and in the story.
  await page.getByRole('radio', { name: 'All open' }).check();
  const decided = page.getByRole('region', { name: 'What decided it' });
  await expect(decided).toBeVisible();
  await expect(decided.getByText('Being looked for.')).toHaveCount(0, { timeout: 180_000 });
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
