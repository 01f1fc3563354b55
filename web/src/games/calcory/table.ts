import type { GameTable } from '../contract';
import { asCalcory, hemOf, type CalcoryScene } from './calcory';
import './calcory.css';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import Tray from './Tray.svelte';

/** From so few turns on it is worth a word that the game ends by itself. */
const SOON = 8;

/** How many cards lie face down, and how near the end is if nobody takes any. */
export function subtitleOf(scene: CalcoryScene): string {
  const { view, digest, turn } = scene.sight;
  const down = scene.text('page-cal-sub', { count: view.open.down.length });
  return turn.type === 'over' || digest.turns_left > SOON ? down : `${down} · ${scene.text('page-cal-sub-turns', { count: digest.turns_left })}`;
}

export const table: GameTable = {
  deck: 'mu',
  Field,
  Tray,
  Rail,
  subtitle: (scene) => subtitleOf(asCalcory(scene)),
  hem: (scene) => hemOf(asCalcory(scene)),
};
