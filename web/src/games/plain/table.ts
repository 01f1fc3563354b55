import type { GameTable } from '../contract';
import Field from './Field.svelte';
import './plain.css';
import Tray from './Tray.svelte';

/** The games that are played with the Mü deck. */
const MU_DECK = new Set(['mu', 'rummu', 'calcory', 'safaru']);

/** A game that is shown as its own picture says. */
export function plainTable(game: string): GameTable {
  return {
    pictured: true,
    deck: MU_DECK.has(game) ? 'mu' : null,
    Field,
    Tray,
    Rail: null,
    subtitle: (scene) => {
      const row = scene.sight.picture.rows.find(({ size }) => size === 'heading');
      return row === undefined ? '' : scene.say(row.label);
    },
    hem: () => null,
  };
}
