/** The few functions of real numbers that all drawing code shares. Lengths are in metres. */
export type Rgb = [number, number, number];

export const clamp = (v: number, lo = 0, hi = 1): number => (v < lo ? lo : v > hi ? hi : v);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export function smoothstep(lo: number, hi: number, v: number): number {
  const t = clamp((v - lo) / (hi - lo));
  return t * t * (3 - 2 * t);
}

/** Maximum with the corner rounded over a width of `k`. */
export function smoothMax(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return (a > b ? a : b) + (h > 0 ? (h * h) / (4 * k) : 0);
}

export const smoothMin = (a: number, b: number, k: number): number => -smoothMax(-a, -b, k);

/** A bell of height 1 at 0. */
export const bell = (v: number, width: number): number => Math.exp(-(v * v) / (width * width));

/** A repeatable source of numbers in [0, 1). */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A repeatable number in [0, 1) for a cell of the integer lattice. */
export function lattice(ix: number, iy: number): number {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [0, 1). */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = smoothstep(0, 1, x - ix);
  const fy = smoothstep(0, 1, y - iy);
  const low = mix(lattice(ix, iy), lattice(ix + 1, iy), fx);
  return mix(low, mix(lattice(ix, iy + 1), lattice(ix + 1, iy + 1), fx), fy);
}

/** A colour written as '#rrggbb', in linear light. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => (((n >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}

export function seedOf(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}
