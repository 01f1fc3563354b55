import { expect, sitDown, STEPS, test } from './karata';
import { chance, move, untilAsked } from './playing';

test.use(STEPS);

test('the first page is small, and usable soon over a slow connection', async ({ page, server }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // A phone on a poor network: 1.6 Mbit/s, 150 ms there and back.
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
  const sizes = new Map<string, number>();
  const addresses = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const began = Date.now();
  await page.goto(server.address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Deal me in' }).waitFor();
  const usable = Date.now() - began;
  await page.waitForLoadState('networkidle');
  const bytes = (kind: RegExp): number => [...sizes].reduce((sum, [id, size]) => sum + (kind.test(addresses.get(id) ?? '') ? size : 0), 0);
  console.log(`first page: ${bytes(/\.js$/)} bytes of script, ${bytes(/./)} in all; usable after ${usable} ms at 1.6 Mbit/s and 150 ms`);
  expect(bytes(/\.js$/)).toBeLessThan(60_000);
  expect(bytes(/./)).toBeLessThan(200_000);
});

test('nothing shifts when cards move, and they move smoothly', async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await sitDown(page, server, { game: 'mu', seats: 4, settings: { hands: '1' }, terms: { least: 20, most: 60 } });
  await untilAsked(page);
  await page.evaluate(() => ((window as unknown as { shifts: number[] }).shifts.length = 0));
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Only while something moves: a page that lies still has all the frames it wants.
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before: number | null = null;
    const count = (now: number): void => {
      const moves = document.getAnimations().some(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
      if (moves && before !== null) frames.push(now - before);
      before = moves ? now : null;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const choose = chance(13);
  for (let turn = 0; turn < 5 && (await untilAsked(page)); turn += 1) await move(page, choose);
  const { shifted, rate, cards } = await page.evaluate(() => {
    const { shifts, frames } = window as unknown as { shifts: number[]; frames: number[] };
    const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
    return { shifted: shifts.reduce((sum, shift) => sum + shift, 0), rate: frames.length / seconds, cards: document.querySelectorAll('.card').length };
  });
  console.log(`with ${cards} cards at a fourth of the processor: ${rate.toFixed(0)} frames a second; layout shift ${shifted.toFixed(4)}`);
  expect(shifted).toBeLessThan(0.1);
});
