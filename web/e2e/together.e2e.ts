import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, expect, sitDown, STEPS, test } from './karata';
import { chance, isOver, move, untilAsked } from './playing';

test.use(STEPS);

test('two browsers and a terminal play one game together', async ({ page, browser, server }) => {
  const table = await sitDown(page, server, { game: 'mu', seats: 4, settings: { hands: '1' } });
  const link = `${server.address}/t/${table}`;

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const second = other.locator('.join .chair .btn').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await other.getByLabel('Your name at the table').fill('Ben');
  await other.getByRole('button', { name: 'Sit down as Ben' }).click();
  await expect(other.locator('.hand .card')).toHaveCount(15);
  await expect(page.locator('.field')).toContainText('Ben');

  const home = await mkdtemp(join(tmpdir(), 'karata-home-'));
  const terminal = spawn(binary as string, ['join', link, '--name', 'Tess', '--lang', 'en'], { env: { ...process.env, XDG_DATA_HOME: home, HOME: home } });
  let told = '';
  let answered = 0;
  terminal.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
    // Whoever is asked takes the first move of the list.
    if (/#1 [\s\S]*\n> ?$/.test(told.slice(answered))) {
      answered = told.length;
      terminal.stdin.write('#1\n');
    }
  });
  await expect(page.locator('.field')).toContainText('Tess');

  const choose = chance(5);
  for (let moves = 0; !(await isOver(page)); moves += 1) {
    expect(moves, 'the game ends').toBeLessThan(2000);
    for (const person of [page, other]) {
      if ((await person.locator('.jina.you').count()) > 0 && !(await isOver(person))) await move(person, choose);
    }
    // Whoever is asked first; the terminal answers by itself.
    await Promise.race([page, other].map((person) => untilAsked(person).catch(() => false)));
  }
  await expect.poll(() => told).toContain('The final scores:');
  for (const person of [page, other]) await expect(person.locator('.jina')).toContainText(/win/i);
  terminal.kill();
  await rm(home, { recursive: true, force: true });
});

test('what one says the other reads, as text and nothing else', async ({ page, browser, server }) => {
  const table = await sitDown(page, server, { game: 'serengeti' });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.address}/t/${table}`);
  await other.getByLabel('Your name at the table').fill('<b>Ben</b>');
  await other.getByRole('button', { name: 'Sit down as <b>Ben</b>' }).click();
  await expect(page.locator('.field')).toContainText('<b>Ben</b>');
  const words = '<img src=x onerror=alert(1)> hello';
  await other.getByLabel('Say something, or type a move').fill(`say ${words}`);
  await other.keyboard.press('Enter');
  await expect(page.getByText(words)).toBeVisible();
  expect(await page.locator('img').count()).toBe(0);
});
