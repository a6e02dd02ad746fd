import { bodyFinish, wheelFinish } from './finish.ts';
import { through } from './glass.ts';
import type { Light } from './light.ts';
import { clamp, mix, type Rgb } from './maths.ts';
import { footprint, type Stage, surroundings } from './surroundings.ts';
import type { Hit } from './trace.ts';

const mirror: Rgb = [0, 0, 0];
const sample: Rgb = [0, 0, 0];

export interface Surface {
  r: number;
  g: number;
  b: number;
  /** Tells surfaces apart, so that the edges between them can be drawn finer. */
  id: number;
  /** Light that should bloom. */
  glow: number;
}

const surface: Surface = { r: 0, g: 0, b: 0, id: 0, glow: 0 };

function ambient(light: Light, nz: number, out: Rgb): void {
  const k = nz * 0.5 + 0.5;
  for (let i = 0; i < 3; i++) out[i] = mix(light.below[i] as number, light.above[i] as number, k);
}

/** Shades a hit seen along (dx, dy, dz); `pixel` is the size of a pixel there in metres. */
export function shade(
  stage: Stage,
  hit: Hit,
  dx: number,
  dy: number,
  dz: number,
  pixel: number,
  deep: boolean,
): Surface {
  const { car, scene, tracer, camera } = stage;
  const { light } = scene;
  const { x, y, z, nx, ny, nz, wheel } = hit;
  const sunX = light.sun.towards[0] * camera.right[0] + light.sun.towards[1] * camera.ahead[0];
  const sunY = light.sun.towards[0] * camera.right[1] + light.sun.towards[1] * camera.ahead[1];
  const sunZ = light.sun.towards[2];
  const facing = Math.max(0, -(nx * dx + ny * dy + nz * dz));
  const rx = dx + 2 * facing * nx;
  const ry = dy + 2 * facing * ny;
  const rz = dz + 2 * facing * nz;
  const fresnel = (1 - facing) ** 5;

  const f = wheel >= 0 ? wheelFinish(stage, hit) : bodyFinish(stage, hit, pixel, deep);
  const { base, flake, metal, coat, blur, glow, open, isGlass, groove } = f;

  // Scattered light.
  ambient(light, nz, sample);
  const low = nz < 0.35 && deep ? mix(footprint(car, x + nx * 0.6, y + ny * 0.6), 1, clamp(z / 1.1)) : 1;
  const sunFacing = Math.max(0, nx * sunX + ny * sunY + nz * sunZ);
  let sun = 0;
  if (sunFacing > 0 && light.sun.hard > 0) {
    sun =
      sunFacing *
      light.sun.hard *
      (deep ? tracer.visible(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, sunX, sunY, sunZ, 0.12) : 1);
  }
  const out: Rgb = [0, 0, 0];
  for (let i = 0; i < 3; i++) {
    const e = (sample[i] as number) * open * low + (light.sun.colour[i] as number) * sun;
    out[i] = (base[i] as number) * e * (1 - metal * 0.35);
  }
  // Flakes mirror a blurred world in their own colour.
  if (metal > 0) {
    const spread = 0.3;
    surroundings(stage, x, y, z, mix(rx, nx, spread), mix(ry, ny, spread), mix(rz, nz, spread), 0.28, mirror);
    const k = metal * (wheel >= 0 ? 1 : 0.55 + 0.45 * facing) * open;
    for (let i = 0; i < 3; i++) {
      const key =
        (light.sun.colour[i] as number) * sun * Math.max(0, rx * sunX + ry * sunY + rz * sunZ) ** 8 * 0.4;
      out[i] = (out[i] as number) + (flake[i] as number) * ((mirror[i] as number) * k + key * metal);
    }
  }
  // The clear coat.
  if (coat > 0) {
    surroundings(stage, x, y, z, rx, ry, rz, blur, mirror);
    const strength = coat + (1 - coat) * fresnel * (isGlass ? 0.8 : coat > 0.03 ? 0.75 : 0.15);
    const spec =
      sun > 0
        ? Math.max(0, rx * sunX + ry * sunY + rz * sunZ) ** (blur > 0.05 ? 40 : 900) *
          (blur > 0.05 ? 0.8 : 14)
        : 0;
    const shut = mix(1, open, 0.75);
    for (let i = 0; i < 3; i++) {
      out[i] =
        (out[i] as number) +
        strength * shut * ((mirror[i] as number) + (light.sun.colour[i] as number) * spec * sun);
    }
  }
  if (isGlass) through(stage, hit, dx, dy, dz, out);
  if (groove > 0) for (let i = 0; i < 3; i++) out[i] = (out[i] as number) * (1 - 0.9 * groove);
  surface.glow = 0;
  if (glow) {
    for (let i = 0; i < 3; i++) out[i] = (out[i] as number) + (glow[i] as number);
    surface.glow = Math.max(glow[0], glow[2]);
  }
  surface.r = out[0];
  surface.g = out[1];
  surface.b = out[2];
  surface.id = f.id + (groove > 0.3 ? 17 : 0);
  return surface;
}
