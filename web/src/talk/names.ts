import type { Room } from '../wire/protocol';
import type { Seat } from '../wire/game';

/** The names of those who are nobody in particular, by seat. The first letters are in the order of the seats. */
const GUESTS = ['Amina', 'Baraka', 'Chausiku', 'Dalila', 'Enzi', 'Faraja'];

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What everybody at the table is called, whoever reads. A bot has the name of its seat, unless a person has it. */
export function calledAt(room: Room): string[] {
  const people = room.chairs.flatMap(({ name }) => (name === null ? [] : [folded(name)]));
  return room.chairs.map(({ name }, seat) => {
    if (name !== null) return name;
    const guest = GUESTS[seat % GUESTS.length] ?? '';
    return people.includes(folded(guest)) ? `${guest}-${seat + 1}` : guest;
  });
}

/** The same to somebody who sits there: that one is “you”. */
export function namesFor(room: Room, you: Seat | null, word: string): string[] {
  return calledAt(room).map((name, seat) => (seat === you ? word : name));
}

/** What somebody typed, with names replaced by the numbers of their seats, which games understand; case and accents do not matter. */
export function asSeats(typed: string, names: readonly string[]): string {
  const known = names.map(folded);
  return typed
    .split(' ')
    .map((word) => {
      const seat = known.indexOf(folded(word));
      return seat < 0 ? word : String(seat + 1);
    })
    .join(' ');
}

/** The seats in playing order, the reader's first. */
export function fromYou(seats: number, you: Seat | null): Seat[] {
  return Array.from({ length: seats }, (_, place) => (place + (you ?? 0)) % seats);
}
