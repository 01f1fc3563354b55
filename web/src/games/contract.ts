import type { Component } from 'svelte';
import type { Deck } from '../draw/cards';
import type { Scene } from '../talk/table.svelte';
import type { Phrase } from '../wire/game';
import type { Picks } from './picks.svelte';

/** A tooth of the hem: counted for the reader's side, for the others, or not yet. */
export type Tooth = 'you' | 'them' | 'open';

/** The hem: a row of teeth that counts. */
export type Hem = {
  readonly teeth: readonly Tooth[];
  readonly left: string;
  readonly right: string;
  /** A mark after so many teeth. */
  readonly goal?: { readonly after: number; readonly words: string; readonly yours: boolean };
  /** Said to whoever cannot see the teeth. */
  readonly label: string;
};

export type Parts = { scene: Scene; picks: Picks };

/**
 * How one game is shown. Everything else of a table is the same for all games. No rule of a game is known here: what may be
 * done is in `scene.sight.choices`, what follows from it in their prospects, and why something may not be done is asked.
 */
export type GameTable = {
  readonly deck: Deck | null;
  /** Its cards are told in words by the server: it is drawn when they have come. */
  readonly glossary?: true;
  /** It reads the table in words (`sight.picture`); every other game is sent updates without it. */
  readonly pictured?: true;
  /** The middle of the cloth. */
  readonly Field: Component<Parts>;
  /** The hand and the buttons. */
  readonly Tray: Component<Parts>;
  /** What stands in the rail below the story, if anything. */
  readonly Rail: Component<Parts> | null;
  /** Beside the game's name: which hand, round, trick. */
  subtitle(scene: Scene): string;
  /** What is asked, in the words of what is chosen: a heading, and what follows it. Null, or without this: as the game asks it. */
  question?(scene: Scene, picks: Picks): readonly [heading: string, more: string] | null;
  /** What a round that has just ended was about, in a few words, for the score sheet. */
  round?(scene: Scene): Phrase | null;
  /** What a guide calls what is chosen, where a decision has moves of several kinds. */
  topic?(scene: Scene, picks: Picks): string | null;
  hem(scene: Scene): Hem | null;
  /** What stands before the question: so many diamonds for so many actions, with what they are called. */
  pips?(scene: Scene): { readonly count: number; readonly label: string } | null;
};
