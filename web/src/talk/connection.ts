import type { Key, ToClient, ToServer } from '../wire/protocol';
import type { Link } from './state';

/** The version of the protocol that this page speaks. */
export const VERSION = 1;

/** How long an answer may take before the same message is sent again, with the same key. */
const ANSWER = 2500;
const BEAT = 5000;
/** Whoever has been silent for so long is taken for gone. */
const SILENCE = 10_000;
const RETRIES = [250, 500, 1000, 2000, 4000, 8000];

/** What a connection needs of the world; tests give it another one. */
export type World = {
  open(url: string): Socket;
  now(): number;
  after(milliseconds: number, what: () => void): () => void;
};

export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** What a connection tells of. */
export type Listener = {
  heard(message: ToClient): void;
  link(link: Link): void;
  /** The last event that is known, or 0. */
  known(): number;
};

const keyOf = (message: ToServer): Key | null => ('value' in message && 'key' in message.value ? message.value.key : null);

/**
 * A connection to a table that does not give up. What changes something is kept until it is answered, sent again with its key
 * when no answer comes, and after every new connection: it is carried out once.
 */
export class Connection {
  private socket: Socket | null = null;
  private welcomed = false;
  private closed = false;
  private tries = 0;
  private heardAt = 0;
  private readonly unanswered = new Map<Key, ToServer>();
  /** What was ever sent: it may have arrived, and cannot be taken back here. */
  private readonly left = new Set<Key>();
  private readonly cancels = new Map<string, () => void>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  connect(): void {
    this.closed = false;
    this.drop();
    this.listener.link(this.tries === 0 ? 'connecting' : 'lost');
    const socket = this.world.open(this.url);
    this.socket = socket;
    this.heardAt = this.world.now();
    this.later('patience', SILENCE, () => this.lost(socket));
    socket.onopen = () => this.send({ type: 'hello', value: { version: VERSION, after: this.listener.known() } });
    socket.onmessage = ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Says something: at once if there is a connection, and as soon as there is one if it changes something. */
  say(message: ToServer): void {
    const key = keyOf(message);
    if (key !== null) this.unanswered.set(key, message);
    if (this.welcomed) {
      this.send(message);
      if (key !== null) this.again();
    }
  }

  /** Whether something waits here and has never been sent. */
  waits(key: Key): boolean {
    return this.unanswered.has(key) && !this.left.has(key);
  }

  /** Takes back what has not left, if it has not. */
  unsay(key: Key): boolean {
    return this.waits(key) && this.unanswered.delete(key);
  }

  /** Asks to be told everything from the beginning. */
  retell(): void {
    if (this.welcomed) this.send({ type: 'hello', value: { version: VERSION, after: 0 } });
  }

  /** Tries at once, when the machine is back on the network or the page is looked at again. */
  hurry(): void {
    if (!this.closed && !this.welcomed) {
      this.tries = Math.min(this.tries, 1);
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    for (const cancel of this.cancels.values()) cancel();
    this.cancels.clear();
    socket?.close();
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket || this.closed) return;
    this.drop();
    this.tries += 1;
    this.listener.link('lost');
    // Not all at the same moment, when a server comes back.
    const wait = RETRIES[Math.min(this.tries, RETRIES.length) - 1] ?? 8000;
    this.later('retry', wait * (0.75 + Math.random() / 2), () => this.connect());
  }

  private hear(message: ToClient): void {
    this.heardAt = this.world.now();
    if (message.type === 'accepted') this.unanswered.delete(message.value.key);
    if (message.type === 'denied' && message.value.key !== null) this.denied(message.value.key, message.value.why);
    const isFirst = message.type === 'welcome' && !this.welcomed;
    // Whoever hears the welcome may answer it.
    if (isFirst) this.welcomed = true;
    this.listener.heard(message);
    if (isFirst) {
      this.tries = 0;
      this.cancels.get('patience')?.();
      this.listener.link('open');
      this.beat();
      for (const waiting of this.unanswered.values()) this.send(waiting);
      this.again();
    }
    if (message.type === 'denied' && message.value.why.type === 'version') this.close();
  }

  private denied(key: Key, why: { type: string; value?: unknown }): void {
    const message = this.unanswered.get(key);
    const isTooFast = why.type === 'too-fast';
    if (!isTooFast && why.type !== 'not-stored') this.unanswered.delete(key);
    if (isTooFast && message !== undefined) this.later(`slow-${key}`, Number(why.value), () => this.send(message));
  }

  private send(message: ToServer): void {
    if (this.socket === null) return;
    const key = keyOf(message);
    if (key !== null) this.left.add(key);
    this.socket.send(JSON.stringify(message));
  }

  private again(): void {
    if (this.unanswered.size === 0) return;
    this.later('again', ANSWER, () => {
      for (const message of this.unanswered.values()) this.send(message);
      this.again();
    });
  }

  private beat(): void {
    this.later('beat', BEAT, () => {
      const socket = this.socket;
      if (socket !== null && this.world.now() - this.heardAt > SILENCE) {
        this.lost(socket);
        return;
      }
      this.send({ type: 'ping' });
      this.beat();
    });
  }

  private later(name: string, milliseconds: number, what: () => void): void {
    this.cancels.get(name)?.();
    this.cancels.set(name, this.world.after(milliseconds, what));
  }
}

/** The browser. */
export const BROWSER: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  now: () => Date.now(),
  after: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A key that nobody has used. */
export function newKey(): Key {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
