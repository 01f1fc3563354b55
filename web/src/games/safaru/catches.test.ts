import { describe, expect, it } from 'vitest';
import type { Action, Catch, SafaruSight, Yield } from '../../wire/safaru';
import { areAll, ascending, commandOf, missing, partId, playOf, playsOf, switchesOf, toggled, type Option, type Play, type Switch } from './catches';
import sample from './sight.sample.json';

// The last deal of a hand with four players: r4 b2 b9 y2 y6 k1 k6 are wild, the reader holds b4 and g7 among others.
const sight = sample as unknown as SafaruSight;
const { wild } = sight.view.open;
const plays = (card: string): Play[] => playsOf(sight.choices.filter(({ action }) => action.type === 'play' && action.value.card === card));
const switches = (all: readonly Play[], on: readonly string[]): Switch[] => switchesOf(all, on, wild).flatMap((row) => row.switches);
const found = (all: readonly Play[], on: readonly string[], id: string): Switch | undefined => switches(all, on).find((one) => one.id === id);

const HAUL: Yield = { haul: { cards: 0, unicorns: 0, hedgehogs: 0, babies: 0, triangles: 0 }, left: [] };
const option = (action: Action, all: readonly Catch[], more = false): Option => ({
  action,
  notation: JSON.stringify(action),
  words: { key: 'move' },
  detail: null,
  caution: null,
  amount: null,
  prospect: { plays: [...all], yields: all.map(() => HAUL), more, exclusions: [] },
});
const playing = (card: string, ways: ('add' | 'seventeen' | 'pair')[], all: readonly Catch[], more = false): Option => option({ type: 'play', value: { card, ways } }, all, more);
const whole = (all: readonly Play[], ...ids: string[]): Play => playOf(all, ids) ?? expect.fail(`${ids.join(', ')} is no play`);

describe('switches', () => {
  it('are every set that some play catches, by way, the short ones first', () => {
    const rows = switchesOf(plays('b4'), [], wild).map(({ way, switches: of }) => [way, of.map(({ id }) => id)]);
    expect(rows[0]).toEqual(['add', ['add b2 y2']]);
    expect(rows[1]?.[1]).toHaveLength(7);
    expect(rows[1]?.[1]?.[0]).toBe('seventeen r4 b9');
    expect(rows[2]).toEqual(['pair', ['pair r4']]);
  });

  it('are all off and all possible before anything is chosen: nothing is chosen for anybody', () => {
    expect(switches(plays('b4'), []).every(({ on, hindrance }) => !on && hindrance === null)).toBe(true);
  });

  it('say why one goes with no play: which card another way uses', () => {
    const all = plays('g7');
    expect(found(all, ['add k1 y6'], 'seventeen r4 y6')?.hindrance).toEqual({ because: { type: 'card', value: 'y6' }, by: [{ way: 'add', cards: ['k1', 'y6'] }] });
    expect(found(all, ['add k1 y6'], 'seventeen r4 k6')?.hindrance).toBeNull();
  });

  it('say so where the game gives no reason, by the card that both would need', () => {
    const all = plays('b4');
    expect(found(all, ['pair r4'], 'seventeen r4 b9')?.hindrance).toEqual({ because: { type: 'card', value: 'r4' }, by: [{ way: 'pair', cards: ['r4'] }] });
  });

  it('say only that they do not go together where no card is at fault', () => {
    const all = playsOf([playing('r7', ['add'], [{ add: ['b3', 'g4'] }]), playing('r7', ['seventeen'], [{ seventeen: ['k0', 'y1', 'k9'] }])]);
    const beside = { way: 'seventeen', cards: ['k0', 'y1', 'k9'] };
    expect(switchesOf(all, ['seventeen k0 y1 k9'], ['b3', 'g4', 'k0', 'y1', 'k9'])[0]?.switches[0]?.hindrance).toEqual({ because: { type: 'together' }, by: [beside] });
  });

  it('do not take a card for used of which there are two', () => {
    const all = playsOf([playing('r8', ['add', 'seventeen'], [{ add: ['k1', 'k7'], seventeen: ['g2', 'k7'] }])]);
    expect(switchesOf(all, ['add k1 k7'], ['k1', 'k7', 'k7', 'g2'])[1]?.switches[0]?.hindrance).toBeNull();
  });

  it('of one way take each other’s place, and go out when they are touched again', () => {
    expect(toggled(['add b2 y2', 'seventeen r4 b9'], 'seventeen k1 y6 k6')).toEqual(['add b2 y2', 'seventeen k1 y6 k6']);
    expect(toggled(['add b2 y2', 'pair r4'], 'pair r4')).toEqual(['add b2 y2']);
    expect(found(plays('b4'), ['seventeen r4 b9'], 'seventeen k1 y6 k6')?.hindrance).toBeNull();
  });
});

describe('the play that is switched on', () => {
  it('is exactly that, and none if something is missing', () => {
    const all = plays('b4');
    expect(playOf(all, ['add b2 y2', 'pair r4'])?.choice.notation).toBe('play b4 add pair');
    expect(playOf(all, ['pair r4'])?.choice.notation).toBe('play b4 pair');
    expect(playOf(all, [])).toBeNull();
  });

  it('tells what it still needs: what all plays have that contain it', () => {
    const all = playsOf([playing('r5', ['seventeen', 'pair'], [{ seventeen: ['g3', 'k9'], pair: 'b5' }]), playing('r5', ['pair'], [{ pair: 'b5' }])]);
    expect(playOf(all, ['seventeen g3 k9'])).toBeNull();
    expect(missing(all, ['seventeen g3 k9']).map(partId)).toEqual(['pair b5']);
    expect(missing(all, ['pair b5'])).toEqual([]);
  });
});

describe('the command of a play', () => {
  it('says a card only where there was another one', () => {
    const all = plays('g7');
    const play = whole(all, 'add k1 y6', 'seventeen b2 y2 k6');
    expect(commandOf(play, all)).toEqual([{ type: 'play', value: { card: 'g7', ways: ['add', 'seventeen'] } }, { type: 'take', value: 'y6' }, { type: 'take', value: 'b2' }]);
  });

  it('is the card and its ways alone where everything follows from them', () => {
    const all = plays('b4');
    expect(commandOf(whole(all, 'add b2 y2', 'seventeen k1 y6 k6', 'pair r4'), all)).toHaveLength(1);
  });

  it('stops adding zeros where one could go on', () => {
    const all = playsOf([playing('r0', ['add'], [{ add: ['b0', 'g0'] }, { add: ['b0', 'g0', 'k0'] }, { add: ['b0', 'k0'] }, { add: ['g0', 'k0'] }])]);
    expect(commandOf(whole(all, 'add b0 g0'), all).slice(1)).toEqual([{ type: 'take', value: 'b0' }, { type: 'take', value: 'g0' }, { type: 'enough' }]);
    expect(commandOf(whole(all, 'add b0 g0 k0'), all).slice(1)).toEqual(['b0', 'g0', 'k0'].map((value) => ({ type: 'take', value })));
    expect(commandOf(whole(all, 'add g0 k0'), all).slice(1)).toEqual([{ type: 'take', value: 'g0' }]);
  });

  it('goes on from what is chosen already', () => {
    const all = playsOf([option({ type: 'take', value: 'b2' }, [{ add: ['k1', 'b2', 'r4'] }]), option({ type: 'take', value: 'y6' }, [{ add: ['k1', 'y6'] }])]);
    expect(commandOf(whole(all, 'add k1 y6'), all)).toEqual([{ type: 'take', value: 'y6' }]);
  });

  it('is only its beginning where not all plays are known', () => {
    const choices = [playing('r9', ['add'], [{ add: ['b4', 'g5'] }, { add: ['k4', 'g5'] }], true)];
    expect(areAll(choices)).toBe(false);
    const all = playsOf(choices);
    expect(commandOf(whole(all, 'add b4 g5'), all)).toEqual([choices[0]?.action]);
  });
});

it('cards are in the order in which they are chosen: by number, then by colour', () => {
  expect(ascending(['k1', 'y6', 'b2', 'r4', 'y2', 'g0', 'r6'])).toEqual(['g0', 'k1', 'b2', 'y2', 'r4', 'r6', 'y6']);
});
