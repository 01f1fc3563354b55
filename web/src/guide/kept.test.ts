import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '../wire/game';
import { after, begun, keep, keptOf, lessonFor, progress } from './kept';

const lesson = (topic: string): Lesson => ({ topic, heading: { key: `lesson-${topic}` }, points: [] });
const start = begun(['bidding', 'eklat', 'passing']);

describe('what the guide explains', () => {
  it('is the first thing that was not met yet', () => {
    const lessons = [lesson('bidding'), lesson('passing')];
    expect(lessonFor(start, 4, lessons)?.topic).toBe('bidding');
    const met = after(start, 4, lesson('bidding'));
    expect(lessonFor(met, 9, lessons)?.topic).toBe('passing');
    expect(lessonFor(after(met, 9, lesson('passing')), 12, lessons)).toBeNull();
  });

  it('stays the same in one position, also after a reload', () => {
    const lessons = [lesson('bidding'), lesson('passing')];
    const here = after(start, 4, lesson('bidding'));
    expect(lessonFor(here, 4, lessons)?.topic).toBe('bidding');
    expect(lessonFor(here, 4, [lesson('passing')])).toBeNull();
  });

  it('counts as met once it is left behind, and what never came up stays to be met', () => {
    const here = after(after(start, 4, lesson('passing')), 9, lesson('bidding'));
    expect(progress(here, 9)).toEqual({ met: ['passing'], next: ['eklat'] });
    expect(progress(here, 12)).toEqual({ met: ['passing', 'bidding'], next: ['eklat'] });
    expect(after(here, 12, lesson('bidding')).met).toEqual(['passing', 'bidding']);
  });
});

describe('what is kept of guided games', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by table, and nothing of one that was left', () => {
    expect(keptOf('one')).toBeNull();
    keep('one', after(start, 4, lesson('bidding')));
    keep('other', start);
    expect(keptOf('one')?.met).toEqual(['bidding']);
    keep('one', null);
    expect(keptOf('one')).toBeNull();
    expect(keptOf('other')).toEqual(start);
  });

  it('is only of the latest games', () => {
    for (let table = 0; table < 30; table += 1) keep(`t${table}`, start);
    expect(keptOf('t0')).toBeNull();
    expect(keptOf('t29')).toEqual(start);
  });

  it('is nothing where something else was written', () => {
    localStorage.setItem('karata-guides', 'nonsense');
    expect(keptOf('one')).toBeNull();
    localStorage.setItem('karata-guides', JSON.stringify({ one: { met: 3 } }));
    expect(keptOf('one')).toBeNull();
    keep('one', start);
    expect(keptOf('one')).toEqual(start);
  });
});
