import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lexicon, type Language } from '../../words/lexicon';
import type { Phrase } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import type { Deed, SafaruSight } from '../../wire/safaru';
import { Picks } from '../picks.svelte';
import { toldApart } from '../twins';
import { cardWords, chooseCard, commandFor, comesFrom, figuresOf, handEnd, hemOf, light, newsOf, offerOf, questionOf, ringed, ringsOf, takerOf, type SafaruScene } from './safaru';
import sample from './sight.sample.json';
import { subtitleOf } from './table';

const lexicon = (language: Language): Lexicon =>
  new Lexicon(
    language,
    [`../crates/words/words/${language}.ftl`, `../crates/safaru/words/${language}.ftl`].map((path) => readFileSync(path, 'utf8')),
  );
const sight = sample as unknown as SafaruSight;

function sceneOf(changes: Partial<SafaruSight> = {}, { language = 'en', told = [], you = 0 }: { language?: Language; told?: Told[]; you?: number | null } = {}): SafaruScene {
  const words = lexicon(language);
  const names = { names: [language === 'fr' ? 'vous' : 'you', 'Baraka', 'Chausiku', 'Dalila'], you };
  return {
    sight: { ...sight, ...changes },
    you,
    seats: 4,
    sides: [0, 1, 0, 1],
    asked: true,
    sent: [],
    told,
    say: (phrase: Phrase) => words.say(phrase, names),
    text: (key: string, args?: Record<string, string | number>) => words.text(key, args),
  } as unknown as SafaruScene;
}

function chosen(card: string, ...on: string[]): Picks {
  const picks = new Picks();
  chooseCard(picks, card);
  light(picks, on);
  return picks;
}

const frame = (of: SafaruSight['view']['open']['frame'], choices: SafaruSight['choices']): Partial<SafaruSight> => ({ view: { ...sight.view, open: { ...sight.view.open, frame: of } }, choices });
const told = (seq: number, deed: Partial<Deed>, story: Phrase[] = []): Told =>
  ({ seq, at: 0, what: { type: 'step', value: { by: 1, story, seen: [{ deed: { act: { type: 'nothing' }, caught: null, counted: null, ...deed }, own: null }] } } }) as unknown as Told;

describe('what is open to the reader', () => {
  it('is nothing before a card is chosen', () => {
    expect(offerOf(sceneOf(), new Picks())).toBeNull();
  });

  it('is the switches of the chosen card, and the play they make', () => {
    const offer = offerOf(sceneOf(), chosen('b4', 'add b2 y2', 'pair r4'));
    expect(offer).toMatchObject({ type: 'switches', card: 'b4', on: ['add b2 y2', 'pair r4'] });
    expect(commandFor(offer)).toEqual([{ type: 'play', value: { card: 'b4', ways: ['add', 'pair'] } }]);
    expect(commandFor(offerOf(sceneOf(), chosen('b4')))).toBeNull();
  });

  it('is to release what can catch nothing', () => {
    const release = { ...sight.choices[0]!, action: { type: 'release' as const, value: 'r3' }, notation: 'release r3', prospect: null };
    const offer = offerOf(sceneOf({ choices: [release] }), chosen('r3'));
    expect(commandFor(offer)).toEqual([{ type: 'release', value: 'r3' }]);
  });

  it('has the only catch switched on: there is nothing to choose', () => {
    const only = sight.choices.filter(({ notation }) => notation === 'play b4 pair');
    expect(offerOf(sceneOf({ choices: only }), chosen('b4'))).toMatchObject({ on: ['pair r4'] });
  });

  it('is a look at the ways where somebody else will name one', () => {
    const { prospect } = sight.choices.find(({ notation }) => notation === 'play g7 add seventeen')!;
    const detail = { key: 'detail-named', arguments: { who: { type: 'seat' as const, value: 1 } } };
    const offer = offerOf(sceneOf({ choices: [{ ...sight.choices[0]!, action: { type: 'play', value: { card: 'g7', ways: [] } }, prospect, detail }] }), chosen('g7'));
    expect(offer).toMatchObject({ type: 'named', by: 1 });
    expect(commandFor(offer)).toEqual([{ type: 'play', value: { card: 'g7', ways: [] } }]);
  });

  it('is a way to name, with what it would catch', () => {
    const choices = (['add', 'pair'] as const).map((way) => ({ ...sight.choices[way === 'add' ? 0 : 3]!, action: { type: 'name' as const, value: way }, notation: `name ${way}` }));
    const scene = sceneOf(frame({ type: 'naming', value: { by: 3, card: 'b4' } }, choices));
    const picks = new Picks();
    expect(offerOf(scene, picks)).toMatchObject({ type: 'naming', card: 'b4', of: 3, option: null, ways: [{ way: 'add', parts: [{ cards: ['b2', 'y2'] }] }, { way: 'pair', parts: [{ cards: ['r4'] }] }] });
    light(picks, ['name pair']);
    expect(commandFor(offerOf(scene, picks))).toEqual([{ type: 'name', value: 'pair' }]);
    expect(questionOf(scene, picks)?.[0]).toBe('b4 would catch as a pair');
  });

  it('is one step after the other where there are more plays than are listed', () => {
    const choices = sight.choices.map((choice) => ({ ...choice, prospect: { ...choice.prospect!, more: true } }));
    const picks = chosen('g7', 'play g7 add');
    expect(commandFor(offerOf(sceneOf({ choices }), picks))).toEqual([{ type: 'play', value: { card: 'g7', ways: ['add'] } }]);
  });
});

describe('the line', () => {
  it('says what would be caught, what it comes to and what is left', () => {
    expect(questionOf(sceneOf(), chosen('b4', 'add b2 y2', 'pair r4'))).toEqual([
      'b4 catches b2, y2 and r4',
      'b4 goes along with its pair: 4 cards, 4 triangles, 2 unicorns and 1 hedgehog. Left there: k1, y6, k6 and b9.',
    ]);
  });

  it('says it in the letters of the reader', () => {
    const [heading, more] = questionOf(sceneOf({}, { language: 'fr' }), chosen('g7', 'add k1 y6')) ?? [];
    expect(heading).toBe('v7 attrape n1 et j6');
    expect(more).toContain('v7 reste dans la nature');
  });

  it('asks as the game does where nothing is chosen', () => {
    expect(questionOf(sceneOf(), new Picks())).toBeNull();
    expect(questionOf(sceneOf(), chosen('b4'))?.[0]).toBe('What does b4 catch?');
  });
});

describe('the wild', () => {
  it('has a ring around what is caught, twins one by one', () => {
    const wild = toldApart(['k7', 'k7', 'r4']);
    expect([...ringsOf(wild, [{ way: 'seventeen', cards: ['k7'] }, { way: 'add', cards: ['r4', 'k7'] }], true)]).toEqual([
      ['k7', { way: 'seventeen', yours: true }],
      ['r4', { way: 'add', yours: true }],
      ['k7#1', { way: 'add', yours: true }],
    ]);
  });

  it('rings what somebody has chosen so far', () => {
    const scene = sceneOf(frame({ type: 'catching', value: { by: 2, card: 'r9', ways: ['add'], now: 'add', catch: { add: ['b2'] } } }, []));
    expect(ringed(scene, null)).toEqual([{ way: 'add', cards: ['b2'] }]);
  });

  it('knows from whom a card comes, and to whom it goes', () => {
    const deed: Deed = { act: { type: 'took', value: { by: 3, card: 'r4' } }, caught: { by: 3, card: 'b4', catch: { add: ['b2', 'y2'], pair: 'r4' } }, counted: null };
    const after = { ...sight, seen: [{ deed, own: null }] };
    expect(['b2', 'r4', 'b4', 'k1'].map((card) => takerOf(after, card))).toEqual([3, 3, 3, undefined]);
    expect(comesFrom(after, 'k6')).toBe(sight.view.open.dealer);
    const released: Deed = { act: { type: 'released', value: { by: 1, card: 'k6' } }, caught: null, counted: null };
    expect(comesFrom({ ...sight, seen: [{ deed: released, own: null }] }, 'k6')).toBe(1);
  });

  it('names a card with the animal that it is', () => {
    expect(['b0', 'y5', 'k0', 'r3'].map((card) => cardWords(sceneOf(), card))).toEqual(['blue 0, baby unicorn', 'yellow 5, hedgehog', 'black 0, baby', 'red 3']);
  });
});

describe('what happened', () => {
  const caught = told(7, { caught: { by: 1, card: 'r8', catch: { seventeen: ['r5', 'g4'] } } });
  const released = told(8, { act: { type: 'released', value: { by: 2, card: 'k7' } } });

  it('is what was caught and released since the last decision', () => {
    const news = newsOf(sceneOf({}, { told: [told(6, { act: { type: 'took', value: { by: 1, card: 'r5' } } }), caught, released] }));
    expect(news).toMatchObject([{ seq: 7, by: 1, card: 'r8', parts: [{ way: 'seventeen', cards: ['g4', 'r5'] }] }, { seq: 8, by: 2, card: 'k7', parts: [] }]);
  });

  it('may be the end of a hand', () => {
    const tally = { cards: 30, unicorns: 5, hedgehogs: 4, babies: 2, triangles: 30, points: 44 };
    const ended = told(9, { counted: [tally, tally] }, [{ key: 'story-hand-over' }, { key: 'story-majority', arguments: {} }]);
    expect(handEnd({ told: [released] })).toBeNull();
    expect(handEnd({ told: [ended, released] })).toMatchObject({ seq: 9, tallies: [tally, tally], majorities: [{ key: 'story-majority' }] });
  });
});

describe('figures and hem', () => {
  it('leaves out what neither brings nor costs anything', () => {
    expect(figuresOf(sight.digest)).toEqual(['cards', 'triangles', 'unicorns', 'hedgehogs', 'babies']);
    const reverse = { ...sight.digest, baby: 0, majorities: sight.digest.majorities.filter(({ of }) => of === 'hedgehogs') };
    expect(figuresOf(reverse)).toEqual(['cards', 'triangles', 'hedgehogs']);
  });

  it('has a tooth for every card: the own side’s from the left, the others’ from the right', () => {
    const hem = hemOf(sceneOf());
    expect(hem?.teeth).toHaveLength(60);
    expect(hem?.teeth.filter((tooth) => tooth === 'you')).toHaveLength(23);
    expect(hem?.teeth.slice(-14).every((tooth) => tooth === 'them')).toBe(true);
    expect(hem?.teeth.slice(23, -14).every((tooth) => tooth === 'open')).toBe(true);
    expect([hem?.left, hem?.right]).toEqual(['23 caught by your side · 0 points', '0 points · 14']);
  });

  it('counts a card that is being played as well', () => {
    const open = { ...sight.view.open, counts: [3, 4, 4, 4], frame: { type: 'naming' as const, value: { by: 0, card: 'b4' } } };
    expect(hemOf(sceneOf({ view: { ...sight.view, open } }))?.teeth).toHaveLength(60);
  });

  it('counts all others together where everybody is alone, and nobody as the reader’s for those who watch', () => {
    const side = (seat: number, cards: number, own: boolean): SafaruSight['digest']['sides'][number] => ({ members: [seat], is_own: own, score: 3, cards, caught: null });
    const three = { digest: { ...sight.digest, sides: [side(0, 9, true), side(1, 4, false), side(2, 5, false)] } };
    expect(hemOf(sceneOf(three))).toMatchObject({ left: '9 caught by you · 3 points', right: 'caught by the others 9' });
    const watched = { digest: { ...sight.digest, sides: sight.digest.sides.map((one) => ({ ...one, is_own: false })) } };
    const hem = hemOf(sceneOf(watched, { you: null }));
    expect(hem?.teeth.includes('you')).toBe(false);
    expect(hem?.left).toBe('you and Chausiku · 0 points · 23');
  });

  it('is not there when the match is over', () => {
    expect(hemOf(sceneOf({ turn: { type: 'over' } }))).toBeNull();
    expect(subtitleOf(sceneOf({ turn: { type: 'over' } }))).toBe('the match is over');
    expect(subtitleOf(sceneOf())).toBe('hand 1 of 2 · deal 3 of 3 · stock 0');
    expect(subtitleOf(sceneOf({ digest: { ...sight.digest, end: { type: 'hands', value: 1 } } }))).toBe('deal 3 of 3 · stock 0');
  });
});
