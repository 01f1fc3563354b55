import type { Action } from '../../wire/asante';
import { capital, cardAt, type AsanteScene } from './asante';
import { waresPhrase } from './cards';
import type { Choosing, Offer } from './choosing';

/** A button of the tray: what it says, and what it does; nothing where something has to be chosen first. */
export type Button = { readonly key: string; readonly label: string; readonly sub: string; readonly go: boolean; readonly idle: boolean; readonly action: Action | null };

const button = (key: string, label: string, sub: string, action: Action | null, go = false, idle = false): Button => ({ key, label, sub, go, idle, action });

/** Ending the turn says what it brings where it brings something. */
function ending(scene: AsanteScene, { action, prospect, detail }: Offer): Button {
  const ends = prospect?.ending != null && prospect.ending !== 'turn';
  const gold = prospect?.gold ?? 0;
  const sub = ends && detail !== null ? scene.say(detail) : gold > 0 ? scene.text('page-end-gold', { gold }) : '';
  return button('end', scene.text('page-end-turn'), sub, action);
}

/** Both answers are always there: that somebody is asked tells nothing, nor how long the answer takes. */
function reactions(scene: AsanteScene, offers: readonly Offer[]): Button[] {
  const happen = offers.find(({ action }) => action.type === 'let');
  if (happen === undefined) return [];
  const cancels = offers.flatMap(({ action }) => {
    if (action.type !== 'cancel') return [];
    const card = cardAt(scene, action.value);
    const name = card === null ? '' : scene.say(card.name);
    return [button(`cancel ${action.value}`, scene.text('page-cancel'), scene.text('page-cancel-with', { card: name }), action, true)];
  });
  const none = button('cancel', scene.text('page-cancel'), scene.text('page-cancel-none'), null, true, true);
  return [button('let', scene.text('page-let'), '', happen.action), ...(cancels.length === 0 ? [none] : cancels)];
}

function going(scene: AsanteScene, { chosen, picked }: Choosing): Button {
  if (chosen !== null) {
    const looks = chosen.action.type === 'draw' && scene.sight.view.open.frames.at(-1)?.type === 'turn';
    const { action, prospect } = chosen;
    if ((action.type === 'buy' || action.type === 'sell') && prospect !== null) {
      const wares = scene.say(waresPhrase(action.type === 'buy' ? prospect.gained : prospect.given));
      return button('go', scene.text(`page-go-${action.type}`, { gold: Math.abs(prospect.gold) }), wares, null, true);
    }
    const label = looks ? scene.text('page-look') : capital(scene.say(chosen.words));
    return button('go', label, chosen.detail === null ? '' : scene.say(chosen.detail), null, true);
  }
  const needs = picked.some((token) => token.startsWith('lay ')) ? 'page-choose-slot' : picked.some((token) => /^(buy|sell) /.test(token)) ? 'page-choose-ware' : 'page-choose';
  return button('go', scene.text(needs), '', null, true, true);
}

/** The buttons of a decision. */
export function buttonsOf(scene: AsanteScene, now: Choosing): Button[] {
  const offers = scene.asked ? scene.sight.choices : [];
  const react = reactions(scene, offers);
  if (react.length > 0) return react;
  const buttons = offers.flatMap((offer): Button[] => {
    switch (offer.action.type) {
      case 'end':
        return now.picked.length > 0 ? [] : [ending(scene, offer)];
      case 'keep':
        return [button('keep', scene.text('page-keep'), scene.text('page-keep-ends'), offer.action, true)];
      case 'discard':
        return [button('discard', scene.text('page-discard'), '', offer.action)];
      case 'done':
        return now.picked.length > 0 ? [] : [button('done', scene.text('page-done'), '', offer.action)];
      default:
        return [];
    }
  });
  const keeps = buttons.some(({ key }) => key === 'keep');
  const isIdleTurn = buttons.some(({ key }) => key === 'end') && now.picked.length === 0;
  if (!keeps && !isIdleTurn && now.first.size > 0) buttons.push(going(scene, now));
  // What goes on stands at the right, where the thumb is.
  return buttons.toSorted((one, other) => Number(one.go) - Number(other.go));
}
