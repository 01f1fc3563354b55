import type { LaidOpen } from '../api';
import type { Scene, Table } from '../talk/table.svelte';
import { calledAt, namesFor } from '../talk/names';
import type { Glossary, JsonValue, Phrase, Seat, Sight } from '../wire/game';
import type { Told } from '../wire/protocol';
import { NOBODY, type Names } from '../words/lexicon';

/** Through whose eyes a game is looked back at: a seat's, those of whoever stood by, or everybody's at once. */
export type Eyes = Seat | 'table' | 'all';

/** A moment of a game that is over. Nothing can be done in it; everything else is drawn as at the table. */
export class PastScene implements Scene {
  readonly asked = false;
  readonly sent: readonly JsonValue[] = [];

  constructor(
    private readonly table: Table,
    private readonly laid: () => LaidOpen,
    private readonly eyes: () => Eyes,
  ) {}

  get you(): Seat | null {
    const eyes = this.eyes();
    return typeof eyes === 'number' ? eyes : null;
  }

  get sight(): Sight {
    const laid = this.laid();
    return (this.you === null ? undefined : laid.sights[this.you]) ?? laid.spectator;
  }

  get glossary(): Glossary | null {
    return this.table.glossary;
  }

  get seats(): number {
    return this.laid().sights.length;
  }

  get settings(): ReadonlyMap<string, string> {
    return this.table.settings;
  }

  get sides(): readonly number[] {
    return this.table.sides;
  }

  get told(): readonly Told[] {
    const { story, seen } = this.sight;
    return [{ seq: this.laid().step, at: 0, what: { type: 'step', value: { by: this.laid().by, story, seen } } }];
  }

  /** Only the reader's own eyes see “you”: through all others everybody has a name. */
  get names(): Names {
    const { room, you } = this.table.state;
    if (room === null) return NOBODY;
    const own = you !== null && this.you === you;
    return { names: own ? namesFor(room, you, this.table.text('you')) : calledAt(room), you: own ? you : null };
  }

  say(phrase: Phrase): string {
    return this.table.sayTo(phrase, this.names);
  }

  text(key: string, args: Record<string, string | number> = {}): string {
    return this.table.text(key, args);
  }

  name(seat: Seat): string {
    return this.names.names[seat] ?? '';
  }

  title(seat: Seat): string {
    const name = this.name(seat);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  play(): void {
    // What is over is over.
  }

  judge(): void {
    // Nor is anything asked about it.
  }
}
