import { expect, it } from 'vitest';
import type { Room } from '../wire/protocol';
import { asSeats, calledAt, fromYou, namesFor } from './names';

const room = (...names: (string | null)[]): Room =>
  ({ chairs: names.map((name) => ({ name, holder: name === null ? { type: 'bot', value: 'club' } : { type: 'person', value: { type: 'here' } } })) }) as Room;

it('bots are called by the name of their seat, unless a person is', () => {
  expect(calledAt(room('Neema', null, null))).toEqual(['Neema', 'Baraka', 'Chausiku']);
  expect(calledAt(room('báraka', null, 'Ana'))).toEqual(['báraka', 'Baraka-2', 'Ana']);
});

it('the reader is “you”, whatever the others call them', () => {
  expect(namesFor(room('Neema', null), 0, 'vous')).toEqual(['vous', 'Baraka']);
  expect(namesFor(room('Neema', null), null, 'vous')).toEqual(['Neema', 'Baraka']);
});

it('seats follow each other from the reader', () => {
  expect(fromYou(4, 2)).toEqual([2, 3, 0, 1]);
  expect(fromYou(3, null)).toEqual([0, 1, 2]);
});

it('names in what is typed are seats', () => {
  expect(asSeats('partner zoe', ['Amina', 'Zoé'])).toBe('partner 2');
  expect(asSeats('partner Élise', ['Amina', 'Zoé'])).toBe('partner Élise');
});
