import { api } from '../api';
import { settings } from '../settings.svelte';
import type { Glossary, JsonValue, Phrase, Seat, Sight } from '../wire/game';
import type { Arrangement, Motion, Move, ToClient, ToServer, Told } from '../wire/protocol';
import { Lexicon, NOBODY, type Names } from '../words/lexicon';
import { BROWSER, Connection, newKey } from './connection';
import { asSeats, calledAt, namesFor } from './names';
import { changed, isAsked, START, turnOf, type Change, type TableState } from './state';

/** What a page shows of a position: live at a table, or in a look back. Games draw from this and nothing else. */
export interface Scene<S extends Sight = Sight> {
  readonly sight: S;
  /** The cards of the game in words, for a game that is drawn with them; null before they have come. */
  readonly glossary: Glossary | null;
  /** From whose chair it is seen; null for who watches. */
  readonly you: Seat | null;
  readonly seats: number;
  readonly settings: ReadonlyMap<string, string>;
  /** The team of every seat. */
  readonly sides: readonly number[];
  /** Whether the person is asked now and can act here. */
  readonly asked: boolean;
  /** The actions that were sent and are not answered yet: shown as if done, dashed. */
  readonly sent: readonly JsonValue[];
  /** What happened since the person's last decision, that one included: what it brought stays visible until the next. */
  readonly told: readonly Told[];
  /** A phrase in the reader's language. */
  say(phrase: Phrase): string;
  /** A message of the words files with plain values. */
  text(key: string, args?: Record<string, string | number>): string;
  /** What a seat is called; “you” for the reader. */
  name(seat: Seat): string;
  /** The same at the beginning of a sentence. */
  title(seat: Seat): string;
  /** Plays actions as they were offered. */
  play(actions: readonly JsonValue[]): void;
  /** Asks why something cannot be done: the answer comes up in the line. */
  judge(actions: readonly JsonValue[]): void;
}

/** A table that this page is connected to. */
export class Table implements Scene {
  private current: TableState = $state.raw(START);
  private lexicon: Lexicon = $state.raw(new Lexicon('en', []));
  private readonly connection: Connection;
  /** Who waits for the table in words. */
  private readonly waiting: (() => void)[] = [];

  constructor(
    readonly id: string,
    lexicon: Lexicon,
    private readonly needs: { readonly glossary: boolean; readonly picture: boolean },
  ) {
    this.lexicon = lexicon;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${id}/socket`,
      {
        heard: (message) => this.heard(message),
        link: (link) => this.change({ type: 'link', link, now: Date.now() }),
        known: () => this.current.seq,
      },
      BROWSER,
    );
    this.connection.connect();
  }

  get state(): TableState {
    return this.current;
  }

  get sight(): Sight {
    if (this.current.sight === null) throw new Error('there is no sight before the welcome');
    return this.current.sight;
  }

  get glossary(): Glossary | null {
    return this.current.glossary;
  }

  get you(): Seat | null {
    return this.current.you;
  }

  get seats(): number {
    return this.current.room?.chairs.length ?? 0;
  }

  get settings(): ReadonlyMap<string, string> {
    return new Map(this.current.opened?.settings);
  }

  get sides(): readonly number[] {
    return this.current.opened?.sides ?? [];
  }

  get asked(): boolean {
    return isAsked(this.current);
  }

  get sent(): readonly JsonValue[] {
    return this.current.pending?.actions ?? [];
  }

  get told(): readonly Told[] {
    return this.current.story;
  }

  readonly names: Names = $derived.by(() => {
    const { room, you } = this.current;
    return room === null ? NOBODY : { names: namesFor(room, you, this.lexicon.text('you')), you };
  });

  /** Another language was chosen. */
  speak(lexicon: Lexicon): void {
    this.lexicon = lexicon;
  }

  say(phrase: Phrase): string {
    return this.lexicon.say(phrase, this.names);
  }

  /** The same to somebody else. */
  sayTo(phrase: Phrase, names: Names): string {
    return this.lexicon.say(phrase, names);
  }

  text(key: string, args: Record<string, string | number> = {}): string {
    return this.lexicon.text(key, args);
  }

  /** A move as it is written, in the language of the page. */
  written(notation: string): string {
    return this.lexicon.notation(notation, this.names);
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.lexicon.has(key);
  }

  name(seat: Seat): string {
    return this.names.names[seat] ?? '';
  }

  title(seat: Seat): string {
    const name = this.name(seat);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  /** What the seat is called by the others. */
  called(seat: Seat): string {
    return this.current.room === null ? '' : (calledAt(this.current.room)[seat] ?? '');
  }

  get turn(): Seat | null {
    return turnOf(this.current.sight?.turn);
  }

  play(actions: readonly JsonValue[]): void {
    if (!this.asked) return;
    const action: Move = { type: 'actions', value: [...actions] };
    this.tell({ type: 'play', value: { key: newKey(), position: this.current.position, action } });
  }

  /** A move as somebody types it. */
  type(text: string): void {
    const action: Move = { type: 'text', value: asSeats(text, this.names.names) };
    this.tell({ type: 'play', value: { key: newKey(), position: this.current.position, action } });
  }

  judge(actions: readonly JsonValue[]): void {
    const action: Move = { type: 'actions', value: [...actions] };
    this.tell({ type: 'judge', value: { position: this.current.position, action } });
  }

  /** The same of a move as somebody types it. */
  explain(text: string): void {
    this.tell({ type: 'judge', value: { position: this.current.position, action: { type: 'text', value: asSeats(text, this.names.names) } } });
  }

  /** Asks what the present decision brings up for who meets it for the first time. */
  teach(): void {
    this.tell({ type: 'teach', value: { position: this.current.position } });
  }

  sit(seat: Seat, name: string): void {
    this.tell({ type: 'sit', value: { key: newKey(), seat, name } });
  }

  stand(): void {
    this.tell({ type: 'stand', value: { key: newKey() } });
  }

  ask(motion: Motion): void {
    this.tell({ type: 'ask', value: { key: newKey(), motion } });
  }

  agree(yes: boolean): void {
    const motion = this.current.room?.motion;
    if (motion != null) this.tell({ type: 'agree', value: { key: newKey(), motion: motion.number, yes } });
  }

  resume(): void {
    this.tell({ type: 'resume', value: { key: newKey() } });
  }

  chat(text: string): void {
    this.tell({ type: 'say', value: { key: newKey(), text } });
  }

  giveUp(): void {
    this.tell({ type: 'give-up', value: { key: newKey() } });
  }

  /** Wants to play again, on the same chairs or moved round. */
  again(chairs: Arrangement = 'same'): void {
    this.tell({ type: 'again', value: chairs === 'same' ? { key: newKey() } : { key: newKey(), chairs } });
  }

  hint(): void {
    if (this.current.link === 'open') this.tell({ type: 'hint', value: { position: this.current.position } });
  }

  /** Tells the server what this person wishes: forced answers by themselves, and the memory aid. */
  wish(): void {
    if (this.current.you === null) return;
    const memory = settings.memory && this.current.opened?.terms.memory === true;
    this.connection.say({ type: 'wish', value: { forced: settings.forced, memory } });
  }

  /** Asks for the story from the beginning, as far as it is to be remembered. */
  retell(): void {
    this.connection.retell();
  }

  /** Whether the move that is not answered has not even left. */
  get waits(): boolean {
    const { pending } = this.current;
    return pending !== null && this.connection.waits(pending.key);
  }

  /** Takes back a move that has not left. */
  unsay(): void {
    const pending = this.current.pending;
    if (pending !== null && this.connection.unsay(pending.key)) this.change({ type: 'unsaid', key: pending.key });
  }

  dismiss(): void {
    this.change({ type: 'noticed', notice: null });
  }

  notice(words: Phrase): void {
    this.change({ type: 'noticed', notice: { words, clause: null, denial: null } });
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  private tell(message: ToServer): void {
    this.change({ type: 'said', message });
    this.connection.say(message);
  }

  private heard(message: ToClient): void {
    const before = this.current;
    this.change({ type: 'heard', message, now: Date.now() });
    if (message.type === 'welcome') {
      if (!this.needs.picture) this.connection.say({ type: 'picture', value: { wanted: false } });
      if (message.value.you !== null) api.remember(this.id, message.value.opened.game);
      if (before.you !== message.value.you || before.opened === null) this.wish();
      if (this.needs.glossary && this.current.glossary === null) this.connection.say({ type: 'glossary' });
    }
    if (this.current.sight !== null && this.current.sight.picture.rows.length > 0) {
      for (const told of this.waiting.splice(0)) told();
    }
    if ((message.type === 'welcome' || message.type === 'update') && this.current.you !== null && !document.hidden) this.seen();
  }

  /** Has the table in words with what it shows: asked for where updates come without it. */
  async pictured(): Promise<void> {
    if (this.sight.picture.rows.length > 0 || this.current.link !== 'open') return;
    const told = new Promise<void>((resolve) => this.waiting.push(resolve));
    this.connection.say({ type: 'picture', value: { wanted: true } });
    await told;
    this.connection.say({ type: 'picture', value: { wanted: false } });
  }

  /** What was told has been shown. */
  seen(): void {
    if (this.current.you !== null && this.current.seq > 0) this.connection.say({ type: 'seen', value: { seq: this.current.seq } });
  }

  private change(change: Change): void {
    this.current = changed(this.current, change);
  }
}
