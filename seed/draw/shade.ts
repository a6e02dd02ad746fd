import type { Camera } from './camera.ts';
import type { CarModel } from './car.ts';
import { stuff } from './car.ts';
import { addPanels, type Light, skyRadiance } from './light.ts';
import { clamp, lattice, mix, type Rgb, smoothstep } from './maths.ts';
import type { Paint } from './paint.ts';
import type { Scene } from './scene.ts';
import type { Hit, Tracer } from './trace.ts';
import { nearestPart, wheelDistance, wheelPart } from './wheels.ts';

export interface Stage {
  car: CarModel;
  tracer: Tracer;
  paint: Paint;
  roof: Paint;
  caliper: Rgb;
  leather: Rgb;
  rimDark: boolean;
  /** Blur of the backdrop, in pixels. */
  softness: number;
  scene: Scene;
  camera: Camera;
}

/** The colour of what a mirror at (x, y, z) shows in a direction: sky, lamps, or the ground round the car. */
export function surroundings(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  blur: number,
  out: Rgb,
): void {
  const { camera, scene } = stage;
  const right = dx * camera.right[0] + dy * camera.right[1];
  const ahead = dx * camera.ahead[0] + dy * camera.ahead[1];
  if (dz > -0.02 - blur) {
    const up = Math.max(dz, 0.0);
    skyRadiance(scene.light, right, ahead, up, blur, out);
    addPanels(scene.light, x, y, z, dx, dy, dz, blur, out);
  }
  if (dz < 0.02 + blur) {
    const t = z / Math.max(0.02, -dz);
    const gx = x + dx * t;
    const gy = y + dy * t;
    const k = blur > 0 ? smoothstep(0.02 + blur, -0.02 - blur, dz) : dz < 0 ? 1 : 0;
    groundLight(stage, gx, gy, lookedUp);
    const haze = smoothstep(5, 26, t);
    for (let i = 0; i < 3; i++) {
      const far = mix(
        lookedUp[i] as number,
        (scene.light.skyline.height > 0 ? scene.light.skyline.colour[i] : scene.light.horizon[i]) as number,
        haze * 0.7,
      );
      out[i] = mix(dz > -0.02 - blur ? (out[i] as number) : far, far, k);
    }
  }
}
const lookedUp: Rgb = [0, 0, 0];

/** Darkness that the car's bulk casts on the ground around it, 1 in the open. */
export function footprint(car: CarModel, x: number, y: number): number {
  const cx = (car.nose + car.rear) / 2;
  const qx = Math.abs(x - cx) - (car.nose - car.rear) / 2 + 0.35;
  const qy = Math.abs(y) - car.body.halfWidth + 0.15;
  const d = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0);
  const wide = smoothstep(-0.1, 1.7, d);
  const core = smoothstep(-0.25, 0.55, d);
  return (0.3 + 0.7 * wide) * (0.06 + 0.94 * core);
}

/** Light leaving the ground, without mirror images and hard shadows. */
export function groundLight(stage: Stage, x: number, y: number, out: Rgb): void {
  const { light, ground } = stage.scene;
  ground.albedo(x, y, out);
  const open = footprint(stage.car, x, y);
  const sun = Math.max(0, light.sun.towards[2]) * light.sun.hard;
  for (let i = 0; i < 3; i++) {
    out[i] =
      (out[i] as number) * ((light.above[i] as number) * open + (light.sun.colour[i] as number) * sun * open);
  }
}

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
  const t = hit.t;
  const sunX = light.sun.towards[0] * camera.right[0] + light.sun.towards[1] * camera.ahead[0];
  const sunY = light.sun.towards[0] * camera.right[1] + light.sun.towards[1] * camera.ahead[1];
  const sunZ = light.sun.towards[2];
  const facing = Math.max(0, -(nx * dx + ny * dy + nz * dz));
  const rx = dx + 2 * facing * nx;
  const ry = dy + 2 * facing * ny;
  const rz = dz + 2 * facing * nz;
  const fresnel = (1 - facing) ** 5;

  // Material: what scatters, what mirrors, and how sharply.
  let base: Rgb = [0.02, 0.02, 0.022];
  let metal = 0;
  let flake: Rgb = base;
  let coat = 0.04;
  let blur = 0.02;
  let glow: Rgb | null = null;
  let id = 0;
  let open = 1;
  let isGlass = false;
  let groove = 0;

  if (wheel >= 0) {
    const p = tracer.wheelLocal(wheel, x, y, z);
    wheelDistance(tracer.wheelSpec, p[0], p[1], p[2], wheel < 2);
    const part = nearestPart();
    id = part + wheel * 40;
    const r = Math.hypot(p[0], p[1]);
    const depth = clamp(p[2] / 0.16);
    open = mix(1, 0.25, depth) * clamp(0.35 + (0.75 * (tracer.wheelSpec.radius + z)) / 1);
    if (part === wheelPart.tyre) {
      const side =
        Math.abs(r - tracer.wheelSpec.radius + 0.03) < 0.004 ||
        Math.abs(r - tracer.wheelSpec.rim - 0.022) < 0.003;
      base = side ? [0.03, 0.03, 0.031] : [0.014, 0.014, 0.015];
      coat = 0.02;
      blur = 0.4;
    } else if (part === wheelPart.spoke || part === wheelPart.lip || part === wheelPart.hub) {
      const outward = Math.abs(ny) > 0.86 || part !== wheelPart.spoke;
      const dark = stage.rimDark || !outward || part === wheelPart.hub;
      base = dark ? [0.02, 0.021, 0.023] : [0.16, 0.165, 0.17];
      flake = dark ? [0.05, 0.052, 0.056] : [0.62, 0.63, 0.65];
      metal = dark ? 0.5 : 0.9;
      blur = dark ? 0.12 : 0.16;
      coat = 0.05;
    } else if (part === wheelPart.disc) {
      const ring = 0.8 + 0.4 * lattice(Math.floor(r * 900), 3);
      base = [0.06, 0.06, 0.062];
      flake = [0.34 * ring, 0.34 * ring, 0.35 * ring];
      metal = r < tracer.wheelSpec.rim * 0.36 ? 0.15 : 0.9;
      blur = 0.3;
      coat = 0;
      open *= 0.75;
    } else if (part === wheelPart.caliper) {
      base = stage.caliper;
      blur = 0.1;
    } else {
      base = [0.012, 0.012, 0.013];
      flake = [0.1, 0.1, 0.105];
      metal = part === wheelPart.barrel ? 0.6 : 0;
      blur = 0.4;
      coat = 0;
    }
  } else {
    const m = car.material(x, y, z, nx, ny, nz);
    id = 100 + m;
    open = deep ? tracer.openness(x, y, z, nx, ny, nz) : 0.8;
    switch (m) {
      case stuff.roof:
      case stuff.paint: {
        const paint = m === stuff.roof ? stage.roof : stage.paint;
        groove = car.gap(x, y, z, ny, nz, pixel);
        base = paint.base;
        flake = paint.flake;
        metal = paint.metallic;
        coat = 0.055 * paint.gloss;
        blur = mix(0.16, 0.004, paint.gloss);
        break;
      }
      case stuff.glass:
        isGlass = true;
        coat = 0.075;
        blur = 0.004;
        break;
      case stuff.gloss:
        base = [0.006, 0.006, 0.007];
        coat = 0.05;
        blur = 0.02;
        break;
      case stuff.plastic:
        base = [0.022, 0.022, 0.023];
        coat = 0.02;
        blur = 0.35;
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
        base = [0.004 + 0.012 * shine, 0.004 + 0.012 * shine, 0.0045 + 0.012 * shine];
        coat = 0.01 + 0.16 * shine;
        blur = 0.25;
        break;
      }
      case stuff.chrome:
        base = [0.05, 0.05, 0.05];
        flake = [0.5, 0.5, 0.52];
        metal = 0.9;
        coat = 0.1;
        blur = 0.06;
        break;
      case stuff.lamp: {
        const p = car.lampPoint(x, y, z);
        base = [0.012, 0.013, 0.015];
        flake = [0.16, 0.17, 0.18];
        metal = 0.5;
        coat = 0.07;
        blur = 0.05;
        const edge = -p.distance;
        const strip = 1 - smoothstep(0.006, 0.011 + pixel, Math.abs(edge - 0.014));
        let lens = 1;
        for (const [a, h] of car.face.lenses) lens = Math.min(lens, Math.hypot(p.across - a, z - h));
        const eye = 1 - smoothstep(0.016, 0.03 + pixel, lens);
        const upper = car.face.lenses.length === 1 || z > (car.face.lenses[0]?.[1] ?? 0) + 0.004 ? 1 : 0.16;
        const k = Math.max(strip * upper, eye * 0.85) * scene.lamps;
        if (k > 0.01) glow = [k * 2.0, k * 2.1, k * 2.3];
        else if (lens < 0.045) base = [0.04, 0.042, 0.045];
        break;
      }
      case stuff.tail: {
        const p = car.tailPoint(x, y, z);
        base = [0.035, 0.002, 0.003];
        coat = 0.06;
        const strip = 1 - smoothstep(0.006, 0.012 + pixel, Math.abs(-p.distance - 0.016));
        const k = (0.03 + strip) * (0.25 + scene.lamps);
        glow = [k * 2.2, k * 0.16, k * 0.1];
        break;
      }
      case stuff.plate:
        base = [0.2, 0.2, 0.195];
        coat = 0.02;
        blur = 0.3;
        break;
      case stuff.leather:
        base = stage.leather;
        coat = 0.03;
        blur = 0.35;
        break;
      default:
        base = [0.004, 0.004, 0.004];
        coat = 0;
        open *= 0.5;
    }
  }

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
  surface.id = id + (groove > 0.3 ? 17 : 0) + Math.floor(t * 0);
  return surface;
}

/** Distance to the outline of a seat; `a` is measured from its middle. */
function headrest(belt: number, a: number, h: number, wide: number): number {
  const head =
    Math.hypot(Math.max(0, Math.abs(a) - wide * 0.55), Math.max(0, Math.abs(h - (belt + 0.2)) - 0.06)) - 0.05;
  return Math.min(head, Math.max(Math.abs(a) - wide * 1.35 + (h - belt) * 0.25, h - belt - 0.07));
}

/** Adds what is seen through a window: seats in the gloom, and daylight through the glass opposite. */
function through(stage: Stage, hit: Hit, dx: number, dy: number, dz: number, out: Rgb): void {
  const { car, scene, camera } = stage;
  const { x, y, z } = hit;
  let light = 0.0;
  let gloom = 0.16;
  const belt = car.body.belt;
  const roof = car.height;
  if (Math.abs(hit.ny) > 0.5) {
    for (const plane of [0.36, -0.36]) {
      const s = (plane - y) / dy;
      if (s <= 0) continue;
      const px = x + dx * s;
      const pz = z + dz * s;
      const d = Math.min(
        headrest(belt, px + 0.38 + (pz - belt) * 0.35, pz, 0.11),
        car.body.pillars.length > 0 ? headrest(belt, px + 1.18 + (pz - belt) * 0.35, pz, 0.11) : 1,
      );
      gloom = mix(0.3, gloom, smoothstep(-0.012, 0.012, d));
      if (d < 0) {
        addGloom(scene.light, 0.3, out);
        return;
      }
    }
    const side = y > 0 ? -1 : 1;
    const wall = side * (car.body.halfWidth - 0.2);
    const s = (wall - y) / dy;
    const px = x + dx * s;
    const pz = z + dz * s;
    let w = car.sideWindow(px, pz);
    for (const p of car.body.pillars) w = Math.max(w, 0.05 - Math.abs(px - p));
    light = 1 - smoothstep(-0.015, 0.015, w);
  } else {
    const towards = dx < 0 ? -1 : 1;
    const seats = towards < 0 ? -0.35 : -1.15;
    for (const plane of towards < 0 ? [seats, -1.15] : [seats, -0.35]) {
      const s = (plane - x) / dx;
      if (s <= 0) continue;
      const py = y + dy * s;
      const pz = z + dz * s;
      const d = headrest(belt, Math.abs(py) - 0.36, pz, 0.12);
      if (d < 0) {
        addGloom(scene.light, 0.3, out);
        return;
      }
    }
    const s = ((towards < 0 ? car.rear * 0.62 : 0.75) - x) / dx;
    const py = y + dy * s;
    const pz = z + dz * s;
    const top = roof - 0.16;
    const w = Math.max(Math.abs(py) - 0.5, belt + 0.06 - pz, pz - top);
    light = 1 - smoothstep(-0.02, 0.02, w);
  }
  addGloom(scene.light, gloom, out);
  if (light > 0) {
    const right = dx * camera.right[0] + dy * camera.right[1];
    const ahead = dx * camera.ahead[0] + dy * camera.ahead[1];
    skyRadiance(scene.light, right, ahead, Math.max(0, dz), 0.05, sample);
    for (let i = 0; i < 3; i++) out[i] = (out[i] as number) + (sample[i] as number) * 0.3 * light;
  }
}

function addGloom(light: Light, k: number, out: Rgb): void {
  for (let i = 0; i < 3; i++) out[i] = (out[i] as number) + (light.above[i] as number) * 0.03 * k;
}
