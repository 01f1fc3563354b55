/** The pictures of Asante: one flat shape each, in a box of 24, with cut-outs in the colour of the ground. They are named by the ids of the deck. */
export const PICTURES: Readonly<Record<string, string>> = {
  // People: a tool of the trade.
  keeper: '<path d="M2 3h3.2v19H2ZM18.8 3H22v19h-3.2ZM6.5 6h11v2.8h-11ZM6.5 11.5h11v2.8h-11ZM6.5 17h11v2.8h-11Z"/>',
  tracker:
    '<path d="M5.5 23.5c-2 0-3-1-3-2.6 0-1.7 1.2-3.3 3-3.3s3 1.6 3 3.3c0 1.6-1 2.6-3 2.6Z' +
    'M12 16.5c-2 0-3-1-3-2.6 0-1.7 1.2-3.3 3-3.3s3 1.6 3 3.3c0 1.6-1 2.6-3 2.6Z' +
    'M18.5 9.5c-2 0-3-1-3-2.6 0-1.7 1.2-3.3 3-3.3s3 1.6 3 3.3c0 1.6-1 2.6-3 2.6Z"/><circle cx="3.6" cy="15.4" r="1.4"/><circle ' +
    'cx="7.4" cy="15.4" r="1.4"/><circle cx="10.1" cy="8.4" r="1.4"/><circle cx="13.9" cy="8.4" r="1.4"/><circle cx="16.6" cy="1.6" r="1.4"/><circle ' +
    'cx="20.4" cy="1.6" r="1.4"/>',
  dyer: '<path d="M1.5 11h21v3h-1.7l-1.8 8H5l-1.8-8H1.5Z"/><path d="M7 1.5h10V9h-2.2v-3H13v3h-2V6H9.2v3H7Z"/>',
  boatman:
    '<path d="M.5 13.5c3 1.5 7 2.2 11.5 2.2s8.5-.7 11.5-2.2c-1 4.5-3.5 7-6 7.5h-11c-2.5-.5-5-3-6-7.5Z"/><path d="m16.2 1 2 .8-4.4 11.7h-2.2Z' +
    'M17.5.2c2 .8 2.6 2.6 1.8 4.8l-3.6-1.4C16.5 1.4 17 .6 17.5.2Z"/>',
  cartographer: '<path d="M12 .8a3 3 0 0 1 1.6 5.5l6.9 15.2L18 23l-6-13.5L6 23l-2.5-1.5 6.9-15.2A3 3 0 0 1 12 .8Z"/><path d="M7.5 14.2h9v2.4h-9Z"/>',
  healer: '<path d="M2.5 10h19v2.5h-1.7c-.5 4-2.2 6.5-4.3 7.5v1H19V23H5v-2h3.5v-1c-2.1-1-3.8-3.5-4.3-7.5H2.5Z"/><path d="m16 .8 3 1.6-4.3 6.6h-3.4Z"/>',
  haggler:
    '<path d="M10.8 2h2.4v2.5l8 1.5-.4 2-7.6-1.4V20H18v2.5H6V20h4.8V6.5L3.2 8l-.4-2 8-1.5Z"/><path ' +
    'd="M.5 14.5 4 7.5l3.5 7c0 2-1.5 3.2-3.5 3.2S.5 16.5.5 14.5ZM16.5 14.5 20 7.5l3.5 7c0 2-1.5 3.2-3.5 3.2s-3.5-1.2-3.5-3.2Z"/>',
  nomad: '<path d="M12 2 23 21h-7.5L12 13 8.5 21H1ZM11.3 2h1.4l1-1.8h-3.4Z"/>',
  matron:
    '<circle cx="12" cy="5.8" r="5"/><circle class="cut" cx="12" cy="5.8" r="2.4"/><path ' +
    'd="M7.6 8.8 10 10.3 6.8 15l1.7 1.1-1.2 1.9-1.7-1.1-.8 1.2 1.7 1.1-1.4 2.1L1.8 19Z' +
    'M16.4 8.8 14 10.3l3.2 4.7-1.7 1.1 1.2 1.9 1.7-1.1.8 1.2-1.7 1.1 1.4 2.1 3.3-2.3ZM10.7 11.5h2.6V23h-2.6Z"/>',
  carver: '<path d="M9 1.5h13v6.8H9ZM13.6 8.3h3.8L16.8 15h-2.6Z"/><path d="M2 23 1 19.5 9.5 11l3.5 3.5L4.5 23Z"/><path class="cutl" d="m8 12.5 3.5 3.5"/>',
  caravan:
    '<path d="M12 1a2.6 2.6 0 0 1 2.5 3.2C18 5.5 19.5 8.5 19.5 12v4.5l2.5 3H2l2.5-3V12c0-3.5 1.5-6.5 5-7.8A2.6 2.6 0 0 1 12 1Z"/><circle ' +
    'cx="12" cy="21.3" r="2.2"/><path class="cutl" d="M5.5 15.2h13"/>',
  weaver:
    '<path d="M.5 10.5C4 7 8 5.5 12 5.5s8 1.5 11.5 5C20 14 16 15.5 12 15.5S4 14 .5 10.5Z"/><path class="cut" d="M7 8.3h10v4.4H7Z"/><path ' +
    'd="M8.5 8.3h1.6v4.4H8.5ZM11.2 8.3h1.6v4.4h-1.6ZM13.9 8.3h1.6v4.4h-1.6Z"/><path ' +
    'd="M22.5 11.3c.6 5-3 8.5-9 8.7-4 .1-6 .5-7.5 2.5l-1.5-1.2c2-2.6 4.5-3.1 9-3.3 4.8-.2 7.5-2.5 7.2-6Z"/>',
  griot:
    '<path d="m17.8.6 2.7 1.4-5.7 10.3-2.6-1.2Z"/><path d="M9 9a7.3 7.3 0 1 1 0 14.6A7.3 7.3 0 0 1 9 9Z"/><path class="cut" d="M5.8 12h1.3v8.6H5.8Z' +
    'M8.4 11h1.3v10.6H8.4ZM11 12h1.3v8.6H11ZM4 17.7h10V19H4Z"/><path d="m20 4 3 1.6-.8 1.5-3-1.6ZM18 7.6l3 1.6-.8 1.5-3-1.6Z"/>',
  porter:
    '<path d="M.5 3.5h23V6H.5ZM4.3 6h1.4v4H4.3ZM18.3 6h1.4v4h-1.4Z"/><path ' +
    'd="M1.5 10h7c1 2.5 1.5 5 1.5 7.5 0 2-1 3.5-2.5 3.5h-5C1 21 0 19.5 0 17.5 0 15 .5 12.5 1.5 10Z' +
    'M15.5 10h7c1 2.5 1.5 5 1.5 7.5 0 2-1 3.5-2.5 3.5h-5c-1.5 0-2.5-1.5-2.5-3.5 0-2.5.5-5 1.5-7.5Z"/><path class="cutl" d="M.8 14h8.4M14.8 14h8.4"/>',
  beggar: '<path d="M1.5 12h21c0 4-2.5 7.5-6 9v1.5h-9V21c-3.5-1.5-6-5-6-9Z"/><circle cx="12" cy="5.8" r="4.3"/><path class="cut" d="M11 3.5h2V8h-2Z"/>',
  // Animals: a track, the tortoise its shell.
  buffalo: '<path d="M10.8 3C5 4 2.5 9 3 14.5c.4 4 2.5 7 5.3 7 2.2 0 2.7-2 2.7-4.5ZM13.2 3C19 4 21.5 9 21 14.5c-.4 4-2.5 7-5.3 7-2.2 0-2.7-2-2.7-4.5Z"/>',
  tortoise:
    '<path d="M12 1.5c6 0 9.5 4.7 9.5 10.5S18 22.5 12 22.5 2.5 17.8 2.5 12 6 1.5 12 1.5Z"/><path class="cutl" d="M12 7.5 16 10v4.5L12 17l-4-2.5V10Z' +
    'M12 7.5V1.5M16 10l5-2.5M16 14.5l5 2.5M12 17v5.5M8 14.5 3 17M8 10 3 7.5"/>',
  camel:
    '<path d="M12 21.5c-5.5 0-9-2.5-9-7.5C3 8 5.5 2 8.5 2c1.8 0 2.7 2 3.5 6 .8-4 1.7-6 3.5-6 3 0 5.5 6 5.5 12 0 5-3.5 7.5-9 7.5Z"/><path ' +
    'class="cutl" d="M12 8v7"/>',
  gorilla:
    '<path d="M3 13a3 3 0 0 1 4-2.8A3 3 0 0 1 12 9a3 3 0 0 1 5 1.2A3 3 0 0 1 21 13c0 2-1 3-2 4.5S17 21 12 21s-6-2-7-3.5S3 15 3 13Z"/><circle ' +
    'cx="5.5" cy="6.5" r="2"/><circle cx="10" cy="4.5" r="2"/><circle cx="14.5" cy="4.5" r="2"/><circle cx="19" cy="6.5" r="2"/>',
  marabou: '<path d="M10.8 1h2.4v11.2L20.5 5l1.7 1.7-8.2 9.1V23h-4v-7.2L1.8 6.7 3.5 5l7.3 7.2Z"/>',
  jackal:
    '<path d="M12 11.5c3.2 0 6.5 4 6.5 7 0 2.2-1.5 3.2-3.3 3.2-1.3 0-2-.7-3.2-.7s-1.9.7-3.2.7c-1.8 0-3.3-1-3.3-3.2 0-3 3.3-7 6.5-7Z"/><path ' +
    'd="M3.8 8.2 5 6.3l1.2 1.9c1 1.7.6 4.6-1.2 4.6S2.8 9.9 3.8 8.2ZM8.1 3.8 9.3 1.3l1.2 2.5c1 1.7.6 5-1.2 5S7.1 5.5 8.1 3.8Z' +
    'M13.5 3.8l1.2-2.5 1.2 2.5c1 1.7.6 5-1.2 5s-2.2-3.3-1.2-5ZM17.8 8.2 19 6.3l1.2 1.9c1 1.7.6 4.6-1.2 4.6s-2.2-2.9-1.2-4.6Z"/>',
  // Artifacts: the thing itself. Shango is a bolt on a plinth: the emblem of a living religion is not ours to use.
  pottery:
    '<path ' +
    'd="M7.5 1.5h9v2.6l-1.5.9c.3 2 1.3 2.8 3 4.5 2 2 2.5 4 2.5 6 0 3.5-2 6-5 7.5H8.5c-3-1.5-5-4-5-7.5 0-2 .5-4 2.5-6C7.7 7.8 8.7 7 9 5l-1.5-.9Z"/>' +
    '<path ' +
    'class="cut" d="m3.7 13.2 2.1 2.6 2.1-2.6 2.1 2.6 2-2.6 2.1 2.6 2.1-2.6 2.1 2.6 2-2.6.2 1.8-2.2 2.9-2.1-2.7-2.1 2.7-2.1-2.7-2.1 2.7-2.1-2.7-2.1 2.7-2.1-2.9Z"/>',
  map: '<path d="M2 5l6-2v16l-6 2ZM9.5 3l5 2v16l-5-2ZM16 5l6-2v16l-6 2Z"/>',
  shango: '<path d="M13.5 1 5.5 11.5h4.3L7.5 17.5 18 8.5h-4.8L17 1Z"/><path d="M6 19h12v2h2v2H4v-2h2Z"/>',
  calabash: '<path d="M10 1h4v4.5c0 2 .8 3 2.5 4.5C19 12 20 14 20 16.5 20 20.5 17 23 12 23s-8-2.5-8-6.5C4 14 5 12 7.5 10 9.2 8.5 10 7.5 10 5.5Z"/>',
  loom: '<path d="M2 2h20v3H2ZM2 19h20v3H2ZM4 5h2v14H4ZM18 5h2v14h-2ZM8 5h1.5v6H8ZM11.2 5h1.6v6h-1.6ZM14.5 5H16v6h-1.5ZM7.5 12h9v2h-9ZM7.5 15.3h9v2.2h-9Z"/>',
  purse: '<path d="M8 2h8l-2 4c5 2 8 6 8 10 0 4-3 6.5-10 6.5S2 20 2 16C2 12 5 8 10 6Z"/><path class="cut" d="M11 10h2v9h-2Z"/>',
  drum:
    '<path d="M3 1.5h18v4c-2.5 2.5-5 4.3-5 6.5s2.5 4 5 6.5v4H3v-4c2.5-2.5 5-4.3 5-6.5S5.5 8 3 5.5Z"/><path ' +
    'class="cutl" d="M7 5.5 10.5 18.5M12 5.5v13M17 5.5l-3.5 13"/>',
  // Holy places: a landform.
  rwenzori: '<path d="M1 21 8 7l4 7 4-9 7 16Z"/><path class="cut" d="m8 7 2 4-1.8 1.5L6 11ZM16 5l2.2 4.7L16 11.5 13.8 10Z"/>',
  victoria: '<path d="M2 3h20v4H2ZM4 8h2.6v9H4ZM8.5 8h2.6v12H8.5ZM13 8h2.6v10H13ZM17.5 8h2.6v8h-2.6ZM3 21.5h18V23H3Z"/>',
  okavango: '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M12 1v8M12 9 5 15v8M12 9l7 6v8M12 9v14M5 15l-3 4M19 15l3 4"/>',
  ngorongoro:
    '<path d="M1 9c3 8 6 11 11 11S20 17 23 9c-3 3-6 4.5-11 4.5S4 12 1 9Z"/><path ' +
    'd="M5 8.5C7 10 9 10.7 12 10.7S17 10 19 8.5C17 7.3 15 6.7 12 6.7S7 7.3 5 8.5Z"/>',
  kilimanjaro: '<path d="M0 21 8 7h8l8 14Z"/><path class="cut" d="M8 7h8l1.7 3-1.9 1.6-1.9-1.6L12 12l-1.9-2-1.9 1.6L6.3 10Z"/>',
};

/** A ware: its silhouette, and the ink of a tribe of Serengeti, which carries marks of paper or of ink. */
export type WareDrawing = { readonly ink: string | null; readonly mark: 'paper' | 'ink'; readonly shape: string };

const BEADS = [[12, 5], [6.6, 7.4], [17.4, 7.4], [4.4, 13], [19.6, 13], [7.2, 18.2], [16.8, 18.2]] as const;
const beads = `${BEADS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4"/>`).join('')}<circle cx="12" cy="20.4" r="2.8"/>`;

/** The wares by their letters, and the package, which is a ware of one’s choice. */
export const WARES: Readonly<Record<string, WareDrawing>> = {
  T: { ink: 'M', mark: 'paper', shape: beads },
  H: {
    ink: 'N',
    mark: 'paper',
    shape:
      '<path d="M4 3.5c2.5 1.6 4 1.5 8 1.5s5.5.1 8-1.5' +
      'c-.4 3-1.8 4.6-2.4 7.5 1 3.5 1.9 5.5 2.9 9-3-.9-5.2-1.5-8.5-1.5S6.5 19.1 3.5 20c1-3.5 1.9-5.5 2.9-9C5.8 8.1 4.4 6.5 4 3.5Z"/>',
  },
  E: {
    ink: 'A',
    mark: 'ink',
    shape:
      '<path d="M12 22V11' +
      'c0-5-3.5-8-9-8.5C3 8.5 6 12 10.5 12.5L12 22ZM13 13.5C17.5 13 21 10 21.5 4.5 16.5 4.7 13 7.5 13 13.5Z"/>',
  },
  S: { ink: 'S', mark: 'paper', shape: '<path d="M4 4h11a4 4 0 0 1 0 8H9a3.6 3.6 0 0 0 0 7.2h11V22H8.5a6.3 6.3 0 0 1 0-12.6H15a1.3 1.3 0 0 0 0-2.6H4Z"/>' },
  F: {
    ink: 'T',
    mark: 'ink',
    shape:
      '<path d="M12.8 6.5c.2-2.5 1.7-4.5 4.7-5-.2 2.7-1.6 4.6-4.7 5ZM12 8' +
      'c2.5-1.7 8.5-.6 8.5 5.5 0 5-3.5 9-8.5 9s-8.5-4-8.5-9C3.5 7.4 9.5 6.3 12 8Z"/>',
  },
  A: { ink: 'B', mark: 'paper', shape: '<path d="M12 2 20.5 8.5 12 12.5 3.5 8.5ZM2.8 10.5 11.2 14.5V22.5L2.8 17.5ZM21.2 10.5 12.8 14.5V22.5L21.2 17.5Z"/>' },
  '?': { ink: null, mark: 'ink', shape: '<path d="M3 8.5h7.8V21H3ZM13.2 8.5H21V21h-7.8ZM3 6.3C5 3 10 2 12 6.3 14 2 19 3 21 6.3Z"/>' },
};
