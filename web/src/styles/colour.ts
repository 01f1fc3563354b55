/** Colours as people see them: contrast, and distance with full sight and without one kind of cone. For tests of the palette. */

export type Rgb = readonly [number, number, number];

export type Sight = 'full' | 'protan' | 'deutan' | 'tritan';

/** Machado, Oliveira and Fernandes 2009, at full severity, on linear light. */
const MATRIX: Record<Exclude<Sight, 'full'>, readonly number[]> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

export function read(hex: string): Rgb {
  const [, r = '', g = '', b = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim()) ?? [];
  if (r === '') throw new Error(`${hex} is not a colour`);
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
}

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const light = (colour: Rgb): [number, number, number] => [linear(colour[0]), linear(colour[1]), linear(colour[2])];

/** The contrast of two colours, as WCAG has it: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (colour: Rgb): number => {
    const [r, g, b] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** How far apart two colours are in OKLab. */
export function distance(one: Rgb, other: Rgb, sight: Sight): number {
  const [l1, a1, b1] = oklab(seen(light(one), sight));
  const [l2, a2, b2] = oklab(seen(light(other), sight));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function seen(colour: readonly [number, number, number], sight: Sight): [number, number, number] {
  if (sight === 'full') return [...colour];
  const matrix = MATRIX[sight];
  const row = (at: number): number => {
    const sum = colour.reduce((total, channel, column) => total + channel * (matrix[at * 3 + column] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(1), row(2)];
}

function oklab([r, g, b]: readonly [number, number, number]): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
