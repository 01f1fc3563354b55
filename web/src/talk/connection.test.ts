import { beforeEach, describe, expect, it } from 'vitest';
import type { ToClient, ToServer } from '../wire/protocol';
import { Connection, newKey, type Socket, type World } from './connection';
import type { Link } from './state';

class FakeSocket implements Socket {
  readonly sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world whose time goes on when a test says so. */
class FakeWorld implements World {
  time = 0;
  readonly sockets: FakeSocket[] = [];
  private waiting: { at: number; what: () => void }[] = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  after(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.time + milliseconds, what };
    this.waiting.push(timer);
    return () => (this.waiting = this.waiting.filter((other) => other !== timer));
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.waiting = this.waiting.filter((timer) => timer !== next);
      this.time = next.at;
      next.what();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nothing was opened');
    return socket;
  }
}

const WELCOME = { type: 'welcome', value: {} } as unknown as ToClient;
const chat = (key: string): ToServer => ({ type: 'say', value: { key, text: 'hello' } });
const denied = (key: string, why: (ToClient & { type: 'denied' })['value']['why']): ToClient => ({ type: 'denied', value: { key, why, words: { key: 'x' } } });

let world: FakeWorld;
let links: Link[];
let known: number;
let connection: Connection;

const arrive = (): void => {
  world.last.onopen?.();
  world.last.hear(WELCOME);
};
const keys = (socket: FakeSocket): string[] => socket.sent.flatMap((message) => ('value' in message && 'key' in message.value ? [message.value.key] : []));

beforeEach(() => {
  world = new FakeWorld();
  links = [];
  known = 0;
  connection = new Connection('ws://table', { heard: () => undefined, link: (link) => links.push(link), known: () => known }, world);
  connection.connect();
});

describe('a connection', () => {
  it('lets whoever hears the welcome answer it', () => {
    const eager = new Connection('ws://table', { heard: (message) => message.type === 'welcome' && eager.say({ type: 'glossary' }), link: () => undefined, known: () => 0 }, world);
    eager.connect();
    arrive();
    expect(world.last.sent.map(({ type }) => type)).toEqual(['hello', 'glossary']);
  });

  it('says hello, and what is asked when it is welcome', () => {
    connection.say(chat('a'));
    world.last.onopen?.();
    expect(world.last.sent).toEqual([{ type: 'hello', value: { version: 1, after: 0 } }]);
    world.last.hear(WELCOME);
    expect(keys(world.last)).toEqual(['a']);
    expect(links).toEqual(['connecting', 'open']);
  });

  it('sends what is not answered again after 2.5 s, with the same key, until it is', () => {
    arrive();
    connection.say(chat('a'));
    world.pass(2400);
    expect(keys(world.last)).toEqual(['a']);
    world.pass(200);
    expect(keys(world.last)).toEqual(['a', 'a']);
    world.last.hear({ type: 'accepted', value: { key: 'a', seq: 1 } });
    world.pass(8000);
    expect(keys(world.last)).toEqual(['a', 'a']);
  });

  it('comes back by itself, says what it knows, and sends again what was not answered', () => {
    arrive();
    connection.say(chat('a'));
    known = 41;
    world.last.onclose?.();
    expect(links.at(-1)).toBe('lost');
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
    arrive();
    expect(world.last.sent[0]).toEqual({ type: 'hello', value: { version: 1, after: 41 } });
    expect(keys(world.last)).toEqual(['a']);
    expect(links.at(-1)).toBe('open');
  });

  it('waits longer every time that nobody answers', () => {
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const opened = world.sockets.length;
      const from = world.time;
      world.last.onclose?.();
      while (world.sockets.length === opened) world.pass(10);
      waits.push(world.time - from);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[3]).toBeGreaterThan(1400);
  });

  it('takes silence for loss', () => {
    arrive();
    world.pass(5000);
    expect(world.last.sent.at(-1)).toEqual({ type: 'ping' });
    world.last.hear({ type: 'pong' });
    world.pass(9000);
    expect(world.sockets).toHaveLength(1);
    world.pass(12_000);
    expect(world.sockets[0]?.closed).toBe(true);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it('gives up a server that never says welcome', () => {
    world.last.onopen?.();
    world.pass(10_500);
    expect(world.sockets).toHaveLength(2);
  });

  it('takes back only what has never left', () => {
    connection.say(chat('a'));
    expect(connection.waits('a')).toBe(true);
    expect(connection.unsay('a')).toBe(true);
    arrive();
    expect(keys(world.last)).toEqual([]);
    connection.say(chat('b'));
    expect(connection.unsay('b')).toBe(false);
    world.last.onclose?.();
    expect(connection.unsay('b')).toBe(false);
  });

  it('waits as long as it is told when it was too fast', () => {
    arrive();
    connection.say(chat('a'));
    world.last.hear(denied('a', { type: 'too-fast', value: 300 }));
    world.pass(290);
    expect(keys(world.last)).toEqual(['a']);
    world.pass(20);
    expect(keys(world.last)).toEqual(['a', 'a']);
  });

  it('does not repeat what was denied', () => {
    arrive();
    connection.say(chat('a'));
    world.last.hear(denied('a', { type: 'bad-chat' }));
    world.pass(9000);
    expect(keys(world.last)).toEqual(['a']);
  });

  it('hurries when somebody looks again, and not when all is well', () => {
    arrive();
    connection.hurry();
    expect(world.sockets).toHaveLength(1);
    world.last.onclose?.();
    connection.hurry();
    expect(world.sockets).toHaveLength(2);
  });

  it('stays closed when it is closed, or when the page is too old', () => {
    arrive();
    world.last.hear({ type: 'denied', value: { key: null, why: { type: 'version', value: 2 }, words: { key: 'x' } } });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.last.closed).toBe(true);
  });

  it('does not listen to what it has left', () => {
    const first = world.last;
    first.onclose?.();
    world.pass(400);
    first.hear(WELCOME);
    expect(links).not.toContain('open');
  });
});

it('keys are as the protocol wants them, and new', () => {
  const made = Array.from({ length: 50 }, newKey);
  expect(new Set(made).size).toBe(50);
  for (const key of made) expect(key).toMatch(/^[\w-]{1,32}$/);
});
