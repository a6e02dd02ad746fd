import type { Light } from './light.ts';
import type { Rgb } from './maths.ts';

export interface Ground {
  /** Colour of the ground at a place (metres, car coordinates). */
  albedo: (x: number, y: number, out: Rgb) => void;
  /** How much it mirrors when looked at flat. */
  mirror: number;
  /** Over which height of the mirrored thing the reflection fades, in metres. */
  fade: number;
  /** Where the ground begins and ends to melt into the backdrop, in metres from the camera. */
  melt: readonly [number, number];
}

/** A picture size and the row of the horizon in it, all in pixels. */
export interface Frame {
  width: number;
  height: number;
  horizon: number;
}

export interface Scene {
  light: Light;
  ground: Ground;
  /** The backdrop as SVG. */
  backdrop: (frame: Frame, seed: number) => string;
  exposure: number;
  /** Are the car's lamps on, and how bright. */
  lamps: number;
  vignette: number;
  grain: number;
  /** Multiplies the finished picture's channels. */
  tint: Rgb;
}
