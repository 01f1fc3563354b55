import type { GameTable } from '../contract';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import { asRummu, hemOf, type RummuScene } from './rummu';
import './rummu.css';
import Tray from './Tray.svelte';

export function subtitleOf(scene: RummuScene): string {
  const played = scene.sight.view.open.hands_played;
  return scene.sight.turn.type === 'over' ? scene.text('page-rummu-sub-over', { hands: played }) : scene.text('page-rummu-sub', { hand: played + 1 });
}

export const table: GameTable = {
  deck: 'mu',
  Field,
  Tray,
  Rail,
  subtitle: (scene) => subtitleOf(asRummu(scene)),
  hem: (scene) => hemOf(asRummu(scene)),
};
