import type { GameTable } from '../contract';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import { asSafaru, hemOf, questionOf, type SafaruScene } from './safaru';
import './safaru.css';
import Tray from './Tray.svelte';

/** Which hand, and how many cards are to come. */
export function subtitleOf(scene: SafaruScene): string {
  const { hand, stock } = scene.sight.view.open;
  if (scene.sight.turn.type === 'over') return scene.text('page-sub-over');
  const { end } = scene.sight.digest;
  return end.type === 'hands' ? scene.text('page-sub-of', { hand, hands: end.value, stock }) : scene.text('page-sub', { hand, stock });
}

export const table: GameTable = {
  deck: 'beasts',
  Field,
  Tray,
  Rail,
  subtitle: (scene) => subtitleOf(asSafaru(scene)),
  question: (scene, picks) => questionOf(asSafaru(scene), picks),
  hem: (scene) => hemOf(asSafaru(scene)),
};
