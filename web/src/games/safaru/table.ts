import type { GameTable } from '../contract';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import { asSafaru, hemOf, questionOf, type SafaruScene } from './safaru';
import './safaru.css';
import Tray from './Tray.svelte';

/** Which hand and deal, and how many cards are to come. */
export function subtitleOf(scene: SafaruScene): string {
  const { hand, stock } = scene.sight.view.open;
  if (scene.sight.turn.type === 'over') return scene.text('page-sub-over');
  const { end, deal, deals } = scene.sight.digest;
  const which = end.type === 'hands' ? scene.text('page-sub-of', { hand, hands: end.value }) : scene.text('page-sub', { hand });
  // Where there is one hand only, nobody asks which.
  const isOnly = end.type === 'hands' && end.value === 1;
  return [...(isOnly ? [] : [which]), scene.text('cell-deal', { deal, deals }), scene.text('page-sub-stock', { stock })].join(' · ');
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
