import type { GameTable, Hem, Tooth } from '../contract';
import { asAsante, farSeat, nearSeat, type AsanteScene } from './asante';
import './asante.css';
import { topicOf } from './choosing';
import Field from './Field.svelte';
import Rail from './Rail.svelte';
import Tray from './Tray.svelte';

/** The gold of both, as far as it is counted to the goal: where one has more, that one's teeth go on alone. */
export function teethOf(goal: number, near: number, far: number): Tooth[] {
  return Array.from({ length: goal }, (_, tooth) => (tooth < near ? 'you' : tooth < far ? 'them' : 'open'));
}

export function hemOf(scene: AsanteScene): Hem {
  const { digest, view } = scene.sight;
  const [near, far] = [nearSeat(scene), farSeat(scene)];
  const gold = view.open.gold;
  const words = { who: scene.name(near), gold: gold[near], other: scene.name(far), more: gold[far], goal: digest.goal };
  return {
    teeth: teethOf(digest.goal, gold[near], gold[far]),
    left: scene.text('page-hem-near', words),
    right: scene.text('page-hem-far', words),
    goal: { after: digest.goal, words: '', yours: true },
    label: scene.text('page-hem-label', words),
  };
}

export const table: GameTable = {
  deck: null,
  glossary: true,
  pictured: true,
  Field,
  Tray,
  Rail,
  subtitle: (scene) => scene.text(asAsante(scene).sight.digest.last_turn === null ? 'page-to-goal' : 'cell-last-turn', { goal: asAsante(scene).sight.digest.goal }),
  topic: (scene, picks) => (asAsante(scene).sight.view.open.frames.at(-1)?.type === 'turn' ? topicOf(picks.list) : null),
  hem: (scene) => hemOf(asAsante(scene)),
  pips: (scene) => {
    const { active, actions } = asAsante(scene).sight.view.open;
    return active === scene.you && actions > 0 ? { count: actions, label: scene.text('cell-actions', { actions }) } : null;
  },
};
