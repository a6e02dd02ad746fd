import { type Rgb, rgb } from './maths.ts';

/** A car paint: its body colour, the colour of its flakes, and how it mirrors. */
export interface Paint {
  base: Rgb;
  flake: Rgb;
  /** 0 is a solid colour, 1 a strong metallic. */
  metallic: number;
  /** 1 is a fresh clear coat, 0 matt. */
  gloss: number;
}

const paint = (base: string, flake: string, metallic: number, gloss = 1): Paint => ({
  base: rgb(base),
  flake: rgb(flake),
  metallic,
  gloss,
});

export const paints = {
  black: paint('#0b0c0e', '#3a4048', 0.45),
  carbon: paint('#10161f', '#3f5168', 0.7),
  silver: paint('#7a8187', '#c3c9ce', 1),
  graphite: paint('#33383d', '#7d868e', 0.9),
  nardo: paint('#6f757a', '#8a9196', 0.08),
  white: paint('#d6d6d2', '#efeee8', 0.2),
  pearl: paint('#c9c9c6', '#f4f1ea', 0.45),
  sand: paint('#8d8168', '#c2b391', 0.5, 0.75),
  bronze: paint('#4a392b', '#8c6c4c', 0.8, 0.7),
  brown: paint('#32241d', '#7d5a44', 0.85),
  red: paint('#86100f', '#a81a16', 0.15),
  etna: paint('#4c090e', '#8f1a22', 0.75),
  burgundy: paint('#3a0910', '#87202c', 0.8),
  midnight: paint('#0b1629', '#2a4a78', 0.65),
  blue: paint('#12335f', '#386ba6', 0.7),
  petrol: paint('#0c262d', '#286069', 0.7),
  green: paint('#0f251b', '#305c44', 0.75),
  yellow: paint('#b98d1c', '#d9b04a', 0.25),
  iceTea: paint('#8c8474', '#cfc4ac', 0.85),
} as const;

export type PaintName = keyof typeof paints;
