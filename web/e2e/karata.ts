import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

const binary = process.env['KARATA'];
if (binary === undefined) throw new Error('KARATA has to be the path of the program; `cargo xtask test` builds it');

/** A server with a store of its own. */
export class Server {
  private child: ChildProcess | null = null;
  private port = 0;
  private sources: ViteDevServer | null = null;

  constructor(private readonly folder: string) {}

  /** Where the page is: in the program, or with `KARATA_SOURCES=1` as it is written just now. */
  get address(): string {
    return this.sources?.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://127.0.0.1:${this.port}`;
  }

  /** Serves the page from its sources, and asks this server for the rest. */
  async fromSources(): Promise<void> {
    process.env['KARATA_SERVER'] = this.address;
    this.sources = await (await createServer({ server: { host: '127.0.0.1', port: 20_000 + (process.pid % 20_000), hmr: false } })).listen();
  }

  /** Starts it, on the port that it had. */
  async start(): Promise<void> {
    const store = `sqlite://${join(this.folder, 'tables.db')}`;
    const child = spawn(binary as string, ['serve', '--lang', 'en', '--listen', `127.0.0.1:${this.port}`, '--store', store, '--patience', '100', '--log', 'off']);
    this.child = child;
    let heard = '';
    this.port = await new Promise<number>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        heard += chunk.toString();
        const port = /127\.0\.0\.1:(\d+)/.exec(heard)?.[1];
        if (port !== undefined) resolve(Number(port));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${heard}`)));
      child.on('error', reject);
    });
  }

  async closeSources(): Promise<void> {
    await this.sources?.close();
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const child = this.child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** What a test that failed leaves behind: its steps. Pictures and copies of the page at every step take as long as the test itself. */
export const STEPS = { trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } } as const;

export const test = base.extend<{ server: Server }>({
  // eslint-disable-next-line no-empty-pattern -- what a fixture depends on is read from its first argument
  server: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'karata-'));
    const server = new Server(folder);
    await server.start();
    if (process.env['KARATA_SOURCES'] !== undefined) await server.fromSources();
    await use(server);
    await server.kill();
    await server.closeSources();
    await rm(folder, { recursive: true, force: true });
  },
});

export { expect } from '@playwright/test';
export { binary };

/** What is asked for when a table is set up by hand. */
export type Wanted = { game: string; seats?: number; settings?: Record<string, string>; bots?: string[]; name?: string; terms?: Record<string, unknown> };

/** How long bots take. */
const AT_ONCE = { least: 0, most: 0 };

/** The tables that this page makes have bots that answer at once. */
export async function hurryBots(page: Page): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const asked = route.request();
    if (asked.method() !== 'POST') return route.fallback();
    const wanted = asked.postDataJSON() as Wanted;
    return route.fallback({ postData: JSON.stringify({ ...wanted, terms: { ...wanted.terms, ...AT_ONCE } }) });
  });
}

/** Sets up a table as the page does, with bots that answer at once, and goes to it. */
export async function sitDown(page: Page, server: Server, wanted: Wanted): Promise<string> {
  // Any document from there may ask: the smallest one is there at once.
  await page.goto(`${server.address}/icon.svg`);
  const table = await page.evaluate(async (asked) => {
    await fetch('/api/me', { method: 'PUT' });
    const body = JSON.stringify({ seat: 0, name: 'Neema', bots: ['greedy'], ...asked });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { table: string }).table;
  }, { ...wanted, terms: { ...AT_ONCE, ...wanted.terms } });
  await page.goto(`${server.address}/t/${table}`);
  return table;
}
