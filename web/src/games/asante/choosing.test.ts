import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../wire/asante';
import { choosing, giving, pickedWares, pointed, taking, tokensOf, topicOf, type Offer } from './choosing';

const offer = (action: Action): Offer => ({ action, notation: JSON.stringify(action), words: { key: action.type }, detail: null, caution: null, amount: null, prospect: null });
const offers = (...actions: Action[]): Offer[] => actions.map(offer);
const end: Action = { type: 'end' };

describe('what is pointed at', () => {
  it('is nothing for what is a button of its own', () => {
    expect(tokensOf(end)).toEqual([]);
    expect(tokensOf({ type: 'cancel', value: 39 })).toEqual([]);
  });

  it('counts wares of one kind', () => {
    expect(tokensOf({ type: 'take', value: 'TTS' })).toEqual([taking('T', 1), taking('T', 2), taking('S', 1)]);
    expect(pickedWares([taking('T', 1), taking('T', 2), giving('T', 3)], taking, 'T')).toBe(2);
  });
});

describe('choosing', () => {
  const turn = offers(
    { type: 'draw' },
    { type: 'buy', value: { card: 2, ware: null } },
    { type: 'buy', value: { card: 30, ware: 'trinkets' } },
    { type: 'buy', value: { card: 30, ware: 'salt' } },
    { type: 'lay', value: { card: 36, slot: 0 } },
    { type: 'lay', value: { card: 36, slot: 2 } },
    { type: 'use', value: 1 },
    end,
  );

  it('begins with cards, artifacts and the pile: slots and wares belong to what was chosen before', () => {
    const { next, first, chosen } = choosing(turn, []);
    expect([...next]).toEqual(['draw', 'buy 2', 'buy 30', 'lay 36', 'own 1']);
    expect(first).toEqual(next);
    expect(chosen).toBeNull();
  });

  it('asks for what is still open', () => {
    expect([...choosing(turn, ['buy 30']).next]).toEqual([taking('T', 1), taking('A', 1)]);
    expect([...choosing(turn, ['lay 36']).next]).toEqual(['own 0', 'own 2']);
    expect(choosing(turn, ['lay 36']).chosen).toBeNull();
    expect(choosing(turn, ['lay 36', 'own 2']).chosen?.action).toEqual({ type: 'lay', value: { card: 36, slot: 2 } });
  });

  it('chooses the only way by itself, but not where the turn could end instead', () => {
    expect(choosing(offers({ type: 'drop', value: 4 }), []).chosen?.action.type).toBe('drop');
    expect(choosing(offers({ type: 'draw' }, end), []).chosen).toBeNull();
    const pairs = offers({ type: 'take', value: 'TT' }, { type: 'take', value: 'HH' });
    expect(choosing(pairs, [taking('T', 1)]).chosen?.action).toEqual({ type: 'take', value: 'TT' });
  });

  it('lets wares be picked in any order, as many as there may be', () => {
    const dyer = offers(
      { type: 'swap', value: { give: 'trinkets', take: 'H' } },
      { type: 'swap', value: { give: 'trinkets', take: 'HE' } },
      { type: 'swap', value: { give: 'silk', take: 'H' } },
    );
    const one = choosing(dyer, [taking('H', 1), giving('T', 1)]);
    expect(one.chosen?.action).toEqual({ type: 'swap', value: { give: 'trinkets', take: 'H' } });
    expect([...one.next]).toEqual([taking('E', 1)]);
  });

  it('ignores what is only looked up', () => {
    expect(choosing(turn, ['about card 40']).picked).toEqual([]);
  });
});

describe('pointing at something', () => {
  const breaking = offers(
    { type: 'break', value: { own: false, slot: 0, using: false } },
    { type: 'break', value: { own: false, slot: 0, using: true } },
    { type: 'break', value: { own: true, slot: 1, using: false } },
  );

  it('adds what belongs to what is chosen', () => {
    expect(pointed(choosing(breaking, ['other 0']), 'using')).toEqual(['other 0', 'using']);
  });

  it('begins anew with something else', () => {
    expect(pointed(choosing(breaking, ['other 0', 'using']), 'own 1')).toEqual(['own 1']);
  });

  it('does the chosen move the second time', () => {
    expect(pointed(choosing(breaking, ['other 0']), 'other 0')).toBeNull();
    expect(pointed(choosing(offers({ type: 'drop', value: 4 }), []), 'drop 4')).toBeNull();
  });

  it('changes nothing where nothing is offered', () => {
    expect(pointed(choosing(breaking, ['other 0']), 'own 2')).toEqual(['other 0']);
  });
});

it('what is chosen in a turn is a topic of the guide', () => {
  const topics = ['draw', 'buy 2', 'sell 2', 'lay 36', 'own 1', 'play 3', 'visit 0'].map((token) => topicOf([token, 'own 1']));
  expect(topics).toEqual(['turn', 'buying', 'selling', 'laying', 'using', 'helpers', 'holy-places']);
  const words = readFileSync('../crates/asante/words/en.ftl', 'utf8');
  expect(topics.filter((topic) => !words.includes(`\ntopic-${topic} =`))).toEqual([]);
  expect(topicOf([])).toBeNull();
  expect(topicOf(['about card 3'])).toBeNull();
});
