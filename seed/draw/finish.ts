import { stuff } from './car.ts';
import { clamp, lattice, mix, type Rgb, smoothstep } from './maths.ts';
import type { Stage } from './surroundings.ts';
import type { Hit } from './trace.ts';
import { nearestPart, wheelDistance, wheelPart } from './wheels.ts';

/** How a surface answers to light. */
export interface Finish {
  /** Colour of the light it scatters. */
  base: Rgb;
  /** Colour of its metal or flakes, and how much of that there is. */
  flake: Rgb;
  metal: number;
  /** How much its coat mirrors when seen straight on, and how blurred. */
  coat: number;
  blur: number;
  /** Light of its own. */
  glow: Rgb | null;
  /** How much of the surroundings reaches it, 0 to 1. */
  open: number;
  isGlass: boolean;
  /** How deep it lies in a shut-line, 0 to 1. */
  groove: number;
  /** Tells surfaces apart. */
  id: number;
}

const plain = (): Finish => ({
  base: [0.02, 0.02, 0.022],
  flake: [0.02, 0.02, 0.022],
  metal: 0,
  coat: 0.04,
  blur: 0.02,
  glow: null,
  open: 1,
  isGlass: false,
  groove: 0,
  id: 0,
});

/** The finish of a place on a wheel. */
export function wheelFinish(stage: Stage, hit: Hit): Finish {
  const { tracer } = stage;
  const { x, y, z, ny, wheel } = hit;
  const f = plain();
  const p = tracer.wheelLocal(wheel, x, y, z);
  wheelDistance(tracer.wheelSpec, p[0], p[1], p[2], wheel < 2);
  const part = nearestPart();
  f.id = part + wheel * 40;
  const r = Math.hypot(p[0], p[1]);
  const depth = clamp(p[2] / 0.16);
  f.open = mix(1, 0.25, depth) * clamp(0.35 + (0.75 * (tracer.wheelSpec.radius + z)) / 1);
  if (part === wheelPart.tyre) {
    const side =
      Math.abs(r - tracer.wheelSpec.radius + 0.03) < 0.004 ||
      Math.abs(r - tracer.wheelSpec.rim - 0.022) < 0.003;
    f.base = side ? [0.03, 0.03, 0.031] : [0.014, 0.014, 0.015];
    f.coat = 0.02;
    f.blur = 0.4;
  } else if (part === wheelPart.spoke || part === wheelPart.lip || part === wheelPart.hub) {
    const outward = Math.abs(ny) > 0.86 || part !== wheelPart.spoke;
    const dark = stage.rimDark || !outward || part === wheelPart.hub;
    f.base = dark ? [0.02, 0.021, 0.023] : [0.16, 0.165, 0.17];
    f.flake = dark ? [0.11, 0.113, 0.12] : [0.62, 0.63, 0.65];
    f.metal = dark ? 0.5 : 0.9;
    f.blur = dark ? 0.12 : 0.16;
    f.coat = 0.05;
  } else if (part === wheelPart.disc) {
    const ring = 0.8 + 0.4 * lattice(Math.floor(r * 900), 3);
    f.base = [0.06, 0.06, 0.062];
    f.flake = [0.34 * ring, 0.34 * ring, 0.35 * ring];
    f.metal = r < tracer.wheelSpec.rim * 0.36 ? 0.15 : 0.9;
    f.blur = 0.3;
    f.coat = 0;
    f.open *= 0.75;
  } else if (part === wheelPart.caliper) {
    f.base = stage.caliper;
    f.blur = 0.1;
  } else {
    f.base = [0.012, 0.012, 0.013];
    f.flake = [0.1, 0.1, 0.105];
    f.metal = part === wheelPart.barrel ? 0.6 : 0;
    f.blur = 0.4;
    f.coat = 0;
  }
  return f;
}

/** The finish of a place on the body; `pixel` is the size of a pixel there in metres. */
export function bodyFinish(stage: Stage, hit: Hit, pixel: number, deep: boolean): Finish {
  const { car, scene, tracer } = stage;
  const { x, y, z, nx, ny, nz } = hit;
  const f = plain();
  const m = car.material(x, y, z, nx, ny, nz);
  f.id = 100 + m;
  f.open = deep ? tracer.openness(x, y, z, nx, ny, nz) : 0.8;
  switch (m) {
    case stuff.roof:
    case stuff.paint: {
      const paint = m === stuff.roof ? stage.roof : stage.paint;
      f.groove = car.gap(x, y, z, ny, nz, pixel);
      f.base = paint.base;
      f.flake = paint.flake;
      f.metal = paint.metallic;
      f.coat = 0.055 * paint.gloss;
      f.blur = mix(0.16, 0.004, paint.gloss);
      break;
    }
    case stuff.glass:
      f.isGlass = true;
      f.coat = 0.075;
      f.blur = 0.004;
      break;
    case stuff.gloss:
      f.base = [0.006, 0.006, 0.007];
      f.coat = 0.05;
      f.blur = 0.02;
      break;
    case stuff.plastic:
      f.base = [0.022, 0.022, 0.023];
      f.coat = 0.02;
      f.blur = 0.35;
      break;
    case stuff.grille: {
      const inGrille = z > car.body.faceHeight - 0.18 || car.face.chrome;
      const style = inGrille ? car.face.grilleStyle : car.face.intakeStyle;
      const u =
        style === 'bars'
          ? Math.abs(y) / 0.052
          : style === 'mesh'
            ? (z + Math.abs(y) * 0.6) / 0.03
            : z / 0.042;
      const v = style === 'mesh' ? (z - Math.abs(y) * 0.6) / 0.03 : 0.5;
      const bar = Math.max(
        1 - smoothstep(0.2, 0.34, Math.abs(u - Math.floor(u) - 0.5)),
        style === 'mesh' ? 1 - smoothstep(0.2, 0.34, Math.abs(v - Math.floor(v) - 0.5)) : 0,
      );
      const shine = bar * (1 - smoothstep(0.004, 0.02, pixel));
      f.base = [0.004 + 0.007 * shine, 0.004 + 0.007 * shine, 0.0045 + 0.007 * shine];
      f.coat = 0.008 + 0.07 * shine;
      f.blur = 0.25;
      break;
    }
    case stuff.chrome:
      f.base = [0.05, 0.05, 0.05];
      f.flake = [0.5, 0.5, 0.52];
      f.metal = 0.9;
      f.coat = 0.1;
      f.blur = 0.06;
      break;
    case stuff.lamp: {
      const p = car.lampPoint(x, y, z);
      f.base = [0.012, 0.013, 0.015];
      f.flake = [0.16, 0.17, 0.18];
      f.metal = 0.5;
      f.coat = 0.07;
      f.blur = 0.05;
      const edge = -p.distance;
      const strip = 1 - smoothstep(0.006, 0.011 + pixel, Math.abs(edge - 0.014));
      let lens = 1;
      for (const [a, h] of car.face.lenses) lens = Math.min(lens, Math.hypot(p.across - a, z - h));
      const eye = 1 - smoothstep(0.016, 0.03 + pixel, lens);
      const upper = car.face.lenses.length === 1 || z > (car.face.lenses[0]?.[1] ?? 0) + 0.004 ? 1 : 0.16;
      const k = Math.max(strip * upper, eye * 0.85) * scene.lamps;
      if (k > 0.01) f.glow = [k * 2.0, k * 2.1, k * 2.3];
      else if (lens < 0.045) f.base = [0.04, 0.042, 0.045];
      break;
    }
    case stuff.tail: {
      const p = car.tailPoint(x, y, z);
      f.base = [0.035, 0.002, 0.003];
      f.coat = 0.06;
      const strip = 1 - smoothstep(0.006, 0.012 + pixel, Math.abs(-p.distance - 0.016));
      const k = (0.03 + strip) * (0.25 + scene.lamps);
      f.glow = [k * 2.2, k * 0.16, k * 0.1];
      break;
    }
    case stuff.plate:
      f.base = [0.2, 0.2, 0.195];
      f.coat = 0.02;
      f.blur = 0.3;
      break;
    case stuff.leather:
      f.base = stage.leather;
      f.coat = 0.03;
      f.blur = 0.35;
      break;
    default:
      f.base = [0.004, 0.004, 0.004];
      f.coat = 0;
      f.open *= 0.5;
  }
  return f;
}
