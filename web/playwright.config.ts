import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM'];
if (chromium === undefined) {
  throw new Error('CHROMIUM has to be the path of a Chromium; `cargo xtask test` finds one and says what to do where there is none');
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Two cores are shared by servers, browsers and bots.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
});
