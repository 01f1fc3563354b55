import type { GameTable } from '../contract';
import Field from './Field.svelte';
import { asMu, hemOf, roundOf, type MuScene } from './mu';
import './mu.css';
import Rail from './Rail.svelte';
import Tray from './Tray.svelte';

/** Which hand, and how far it is. */
export function subtitleOf(scene: MuScene): string {
  const { trick, bidding, stakes } = scene.sight.digest;
  const played = scene.sight.view.open.hands_played;
  if (scene.sight.turn.type === 'over') return scene.text('page-mu-sub-over', { hands: played });
  const hand = played + 1;
  if (trick !== null) return scene.text('page-mu-sub-trick', { hand, number: trick.number, of: trick.of });
  if (bidding !== null) return scene.text('page-mu-sub-auction', { hand });
  return stakes === null ? '' : scene.text('page-mu-sub-naming', { hand });
}

export const table: GameTable = {
  deck: 'mu',
  Field,
  Tray,
  Rail,
  subtitle: (scene) => subtitleOf(asMu(scene)),
  round: (scene) => roundOf(asMu(scene)),
  hem: (scene) => hemOf(asMu(scene)),
};
