import { settings } from '../../settings.svelte';
import type { Scene } from '../../talk/table.svelte';
import type { Action, AsanteSight, Open } from '../../wire/asante';
import type { JsonValue, Phrase, Seat, Value } from '../../wire/game';
import type { Picks } from '../picks.svelte';
import { cardsIn, type Card } from './cards';
import { choosing, pointed, tokensOf, type Choosing } from './choosing';

export type AsanteScene = Scene<AsanteSight>;

export const asAsante = (scene: Scene): AsanteScene => scene as AsanteScene;

export const data = (actions: readonly Action[]): JsonValue[] => actions as unknown as JsonValue[];

export const phrase = (key: string, args: Record<string, Value> = {}): Phrase => ({ key, arguments: args });
export const seatValue = (value: Seat): Value => ({ type: 'seat', value });
export const count = (value: number): Value => ({ type: 'number', value });

/** One of the two merchants. */
export type Side = 0 | 1;

/** From whose side the table is seen: whoever watches sees it from the second chair, as the picture has it. */
export const nearSeat = (scene: AsanteScene): Side => (scene.you === 0 ? 0 : 1);
export const farSeat = (scene: AsanteScene): Side => (scene.you === 0 ? 1 : 0);

/** A card of the main pile, or a holy place, by its number. */
export const cardAt = (scene: Scene, kind: number): Card | null => cardsIn(scene.glossary).main.get(kind) ?? null;
export const placeAt = (scene: Scene, place: number): Card | null => cardsIn(scene.glossary).places.get(place) ?? null;

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What can be done here, with what is picked. */
export const choosingIn = (scene: AsanteScene, picks: Picks): Choosing => choosing(scene.asked ? scene.sight.choices : [], picks.list);

/** The moves that something is pointed at for, in notation: what a hint names is found by them. */
export const movesAt = (scene: AsanteScene, token: string | null): string | undefined => {
  const offers = scene.asked && token !== null ? scene.sight.choices.filter(({ action }) => tokensOf(action).includes(token)) : [];
  return offers.length === 0 ? undefined : offers.map(({ notation }) => notation).join('|');
};

/** Somebody points at something that can be done: the first time it is chosen, the second time it is done. */
export function point(scene: AsanteScene, picks: Picks, token: string): void {
  const now = choosingIn(scene, picks);
  const after = pointed(now, token);
  if (after === null) return doChosen(scene, now);
  const [head, ...more] = after;
  if (head === undefined) return;
  picks.only(head);
  more.forEach((one) => picks.toggle(one));
  const then = choosingIn(scene, picks);
  if (settings.oneTap && then.next.size === 0) doChosen(scene, then);
}

export function doChosen(scene: AsanteScene, { chosen }: Choosing): void {
  if (chosen !== null && scene.asked) scene.play(data([chosen.action]));
}

/** Looks a card up: its text is shown. Where it could not be used, the server says why. */
export function lookUp(scene: AsanteScene, picks: Picks, token: string, refused: Action | null = null): void {
  if (picks.has(token)) return picks.clear();
  picks.only(token);
  if (refused !== null && scene.asked) scene.judge(data([refused]));
}

export const aboutCard = (kind: number): string => `about card ${kind}`;
export const aboutPlace = (place: number): string => `about place ${place}`;

/** The card whose text is to be shown: the one looked up, or what the chosen move is about. */
export function lookedUp(scene: AsanteScene, picks: Picks): Card | null {
  const open = scene.sight.view.open;
  for (const pick of picks.list) {
    const [, verb = '', number = ''] = /^(?:about )?(\w+) (\d+)$/.exec(pick) ?? [];
    const found = number === '' ? null : named(scene, open, verb, Number(number));
    if (found !== null) return found;
  }
  return null;
}

function named(scene: AsanteScene, open: Open, verb: string, number: number): Card | null {
  switch (verb) {
    case 'own':
    case 'other': {
      const lies = open.artifacts[verb === 'own' ? nearSeat(scene) : farSeat(scene)][number];
      return lies == null ? null : cardAt(scene, lies.card);
    }
    case 'row': {
      const place = open.row[number];
      return place == null ? null : placeAt(scene, place);
    }
    case 'place':
    case 'visit':
    case 'bless':
      return placeAt(scene, number);
    case 'count':
      return null;
    default:
      return cardAt(scene, number);
  }
}

/** What was sent and is not answered yet. */
export const sentAction = (scene: Scene): Action | null => (scene.sent[0] as unknown as Action | undefined) ?? null;
