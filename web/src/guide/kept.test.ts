// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '../wire/game';
import { after, answered, begun, keep, keptOf, lessonFor, progress, type Kept } from './kept';

const lesson = (topic: string): Lesson => ({ topic, heading: { key: `lesson-${topic}` }, points: [] });
const start = begun(['bidding', 'eklat', 'passing']);

describe('what the guide explains', () => {
  /** Explained in a position and answered there. */
  const done = (kept: Kept, position: number, topic: string): Kept => answered(after(kept, position, lesson(topic)), position);

  it('is the first thing that was not met yet', () => {
    const lessons = [lesson('bidding'), lesson('passing')];
    expect(lessonFor(start, 4, lessons)?.topic).toBe('bidding');
    const met = done(start, 4, 'bidding');
    expect(lessonFor(met, 9, lessons)?.topic).toBe('passing');
    expect(lessonFor(done(met, 9, 'passing'), 12, lessons)).toBeNull();
  });

  it('follows what is chosen, as long as that was not met', () => {
    const lessons = [lesson('bidding'), lesson('passing')];
    const here = after(start, 4, lesson('bidding'));
    expect(lessonFor(here, 4, lessons, 'passing')?.topic).toBe('passing');
    expect(lessonFor(here, 4, lessons, 'eklat')?.topic).toBe('bidding');
    const later = after(answered(after(here, 4, lesson('passing')), 4), 9, lesson('bidding'));
    expect(lessonFor(later, 9, lessons, 'passing')?.topic).toBe('bidding');
  });

  it('stays the same in one position, also after a reload', () => {
    const lessons = [lesson('bidding'), lesson('passing')];
    const here = after(start, 4, lesson('bidding'));
    expect(lessonFor(here, 4, lessons)?.topic).toBe('bidding');
    expect(lessonFor(here, 4, [lesson('passing')])).toBeNull();
  });

  it('counts as met once it is answered and left behind, and what never came up stays to be met', () => {
    const here = done(done(start, 4, 'passing'), 9, 'bidding');
    expect(progress(here, 9)).toEqual({ met: ['passing'], next: ['eklat'] });
    expect(progress(here, 12)).toEqual({ met: ['passing', 'bidding'], next: ['eklat'] });
    expect(progress(after(here, 12, lesson('bidding')), 15).met).toEqual(['passing', 'bidding']);
  });

  it('comes again if the game went on without an answer', () => {
    const unread = after(start, 4, lesson('bidding'));
    expect(progress(unread, 9)).toEqual({ met: [], next: ['bidding', 'eklat', 'passing'] });
    expect(lessonFor(unread, 9, [lesson('bidding'), lesson('passing')])?.topic).toBe('bidding');
    expect(answered(unread, 9)).toBe(unread);
  });
});

describe('what is kept of guided games', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by table, and nothing of one that was left', () => {
    expect(keptOf('one')).toBeNull();
    keep('one', answered(after(start, 4, lesson('bidding')), 4));
    keep('other', start);
    expect(progress(keptOf('one') ?? start, 5).met).toEqual(['bidding']);
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
