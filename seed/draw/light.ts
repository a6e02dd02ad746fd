import { clamp, mix, noise, type Rgb, smoothstep } from './maths.ts';

/** A rectangular lamp hanging level over the car, in car coordinates. */
export interface Panel {
  z: number;
  x: readonly [number, number];
  y: readonly [number, number];
  /** Width of its soft edge. */
  soft: number;
  colour: Rgb;
}

/** An upright bright field, such as a window: seen in directions, azimuth from the view axis (radians). */
export interface Window {
  azimuth: readonly [number, number];
  /** Slope (height over distance) of its lower and upper edge. */
  slope: readonly [number, number];
  soft: number;
  colour: Rgb;
}

/** The light that a scene sheds, in the camera's frame: `right`, `ahead`, `up`. */
export interface Light {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  /** The things along the horizon, as a colour and a height (slope). */
  skyline: { colour: Rgb; height: number; rough: number };
  panels: readonly Panel[];
  windows: readonly Window[];
  /** The sun or a key light: where it is (right, ahead, up) and its strength. */
  sun: { towards: readonly [number, number, number]; colour: Rgb; glow: number; hard: number };
  /** Light from all around on upward and downward facing surfaces. */
  above: Rgb;
  below: Rgb;
}

function add(out: Rgb, c: Rgb, k: number): void {
  out[0] += c[0] * k;
  out[1] += c[1] * k;
  out[2] += c[2] * k;
}

const band = (v: number, range: readonly [number, number], soft: number) =>
  smoothstep(range[0] - soft, range[0] + soft, v) * (1 - smoothstep(range[1] - soft, range[1] + soft, v));

/** Radiance from a direction above the horizon; `blur` widens everything in it. */
export function skyRadiance(
  light: Light,
  right: number,
  ahead: number,
  up: number,
  blur: number,
  out: Rgb,
): void {
  const level = Math.hypot(right, ahead) + 1e-6;
  const slope = up / level;
  const h = clamp(up);
  const low = smoothstep(0, 0.42, h);
  const high = smoothstep(0.25, 0.95, h);
  for (let i = 0; i < 3; i++) {
    out[i] = mix(
      mix(light.horizon[i] as number, light.middle[i] as number, low),
      light.zenith[i] as number,
      high,
    );
  }
  const { towards, colour, glow } = light.sun;
  const cos = right * towards[0] + ahead * towards[1] + up * towards[2];
  if (glow > 0 && cos > 0) {
    add(
      out,
      colour,
      glow * (0.35 * cos ** 6 + 0.9 * cos ** 40 + (blur > 0.1 ? 2 : 8) * cos ** (blur > 0.1 ? 90 : 500)),
    );
  }
  const azimuth = Math.atan2(right, ahead);
  if (light.skyline.height > 0) {
    const { height, rough } = light.skyline;
    const top =
      height * (0.55 + 0.9 * noise(azimuth * 3 + 9, 3) + rough * (noise(azimuth * 22 + 50, 7) - 0.5));
    const k = 1 - smoothstep(top - 0.012 - blur * 0.5, top + 0.012 + blur * 0.5, slope);
    for (let i = 0; i < 3; i++) out[i] = mix(out[i] as number, light.skyline.colour[i] as number, k);
  }
  for (const w of light.windows) {
    const turned = azimuth < w.azimuth[0] - w.soft - blur - 0.2 ? azimuth + Math.PI * 2 : azimuth;
    const k = band(turned, w.azimuth, w.soft + blur) * band(slope, w.slope, w.soft + blur);
    if (k > 0) add(out, w.colour, k);
  }
}

/** Adds the lamps over the car, seen from (x, y, z) along (dx, dy, dz) in car coordinates. */
export function addPanels(
  light: Light,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  blur: number,
  out: Rgb,
): void {
  if (dz <= 0.02) return;
  for (const p of light.panels) {
    const t = (p.z - z) / dz;
    if (t <= 0) continue;
    const soft = p.soft + blur * t;
    const k = band(x + dx * t, p.x, soft) * band(y + dy * t, p.y, soft);
    if (k > 0) add(out, p.colour, k);
  }
}
