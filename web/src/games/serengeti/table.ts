import type { Scene } from '../../talk/table.svelte';
import type { SerengetiSight } from '../../wire/serengeti';
import type { GameTable, Hem, Tooth } from '../contract';
import { cardsCounted } from './facts';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import './serengeti.css';
import Tray from './Tray.svelte';

const teeth = (count: number, tooth: Tooth): Tooth[] => Array.from({ length: count }, () => tooth);

function round(scene: Scene, key: string): string {
  const sight = scene.sight as SerengetiSight;
  return scene.text(key, { round: sight.view.open.round, rounds: sight.digest.rounds });
}

function hem(scene: Scene): Hem {
  const sight = scene.sight as SerengetiSight;
  const { sold, now, left } = cardsCounted(sight);
  const { bank, pot } = sight.view.open;
  const hasBank = scene.settings.get('undealt') === 'bank';
  const hasPot = scene.settings.get('payment') === 'pot';
  const chips = [...(hasBank ? [scene.text('page-hem-bank', { chips: bank })] : []), ...(hasPot ? [scene.text('page-hem-pot', { chips: pot })] : [])];
  return {
    teeth: [...teeth(sold, 'them'), ...teeth(now, 'you'), ...teeth(left, 'open')],
    left: round(scene, 'page-hem-lot'),
    right: [...chips, scene.text('cell-deck', { count: left })].join(' · '),
    label: scene.text('page-hem-label', { sold, now, left }),
  };
}

export const table: GameTable = {
  deck: 'tribes',
  Field,
  Tray,
  Rail,
  subtitle: (scene) => round(scene, 'page-round'),
  hem,
};
