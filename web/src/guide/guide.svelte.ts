import { untrack } from 'svelte';
import type { Table } from '../talk/table.svelte';
import type { Lesson } from '../wire/game';
import { after, answered, keep, keptOf, lessonFor, progress, type Kept } from './kept';

/** What is explained now. */
export type Shown = { readonly lesson: Lesson; readonly step: number; readonly of: number };

/** How far a guided game has come. */
export type Course = { readonly met: number; readonly of: number };

/** The guide at a table: asks what there is to know whenever the person is asked, and keeps what was met. */
export class Guide {
  private kept: Kept | null = $state.raw(null);

  /** `chosen`: the topic of what the reader has chosen on the table. */
  constructor(
    private readonly table: Table,
    private readonly chosen: () => string | null,
  ) {
    this.kept = keptOf(table.id);
    $effect(() => {
      if (this.wanted !== null) untrack(() => this.table.teach());
    });
    $effect(() => {
      const { taught, position, pending } = this.table.state;
      const kept = untrack(() => this.kept);
      if (kept === null) return;
      if (pending?.position === position) this.keep(answered(kept, position));
      const lesson = taught === null ? null : lessonFor(kept, position, taught.lessons, this.chosen());
      const isNew = kept.now?.position !== position || kept.now.topic !== lesson?.topic;
      if (lesson !== null && isNew && pending === null) this.keep(after(kept, position, lesson));
    });
  }

  get active(): boolean {
    return this.kept !== null && this.table.you !== null;
  }

  /** What is explained in the present decision; nothing if everything in it was met before. */
  readonly shown: Shown | null = $derived.by(() => {
    const { taught, position } = this.table.state;
    if (this.kept === null || taught === null) return null;
    const lesson = lessonFor(this.kept, position, taught.lessons, this.chosen());
    return lesson === null ? null : { lesson, step: this.progress.met.length + 1, of: this.kept.topics.length };
  });

  readonly progress = $derived.by(() => (this.kept === null ? { met: [], next: [] } : progress(this.kept, this.table.state.position)));

  /** How far it has come; nothing where nobody is guided. */
  readonly course: Course | null = $derived.by(() => {
    if (this.kept === null || !this.active) return null;
    const { topics } = this.kept;
    return { met: topics.filter((topic) => this.progress.met.includes(topic)).length, of: topics.length };
  });

  /** The game goes on like any other. */
  leave(): void {
    keep(this.table.id, null);
    this.kept = null;
  }

  /** Asked once in every position, and again after the connection was lost. */
  private readonly wanted: number | null = $derived.by(() => {
    const { link, taught, position } = this.table.state;
    return this.active && this.table.asked && link === 'open' && taught === null ? position : null;
  });

  private keep(kept: Kept): void {
    if (kept === this.kept) return;
    this.kept = kept;
    keep(this.table.id, kept);
  }
}
