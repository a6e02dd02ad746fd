import type { Body } from './bodies/body.ts';
import { smoothMax, smoothMin } from './maths.ts';

/** Distance to a box with rounded edges, seen from its middle. */
function roundedBox(x: number, y: number, z: number, a: number, b: number, c: number, r: number): number {
  const dx = Math.abs(x) - a + r;
  const dy = Math.abs(y) - b + r;
  const dz = Math.abs(z) - c + r;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return outside + Math.min(Math.max(dx, dy, dz), 0) - r;
}

const front = 0.52;
const back = -1.42;

/** How deep a point lies in the opening of a roofless body; negative inside. */
export function opening(body: Body, x: number, ay: number, z: number): number {
  return roundedBox(
    x - (front + back) / 2,
    ay,
    z - body.belt - 0.2,
    (front - back) / 2,
    body.halfWidth - 0.2,
    0.62,
    0.18,
  );
}

/** Distance to the seats and the steering wheel in it. */
export function furniture(body: Body, x: number, y: number, z: number): number {
  const ay = Math.abs(y);
  let d = 9;
  for (const [at, wide, tall] of [
    [-0.36, 0.24, 0.4],
    [-1.16, 0.25, 0.3],
  ] as const) {
    const lean = (z - body.belt) * 0.3;
    const across = ay - 0.36;
    const backrest = roundedBox(x - at + lean, across, z - body.belt + 0.28, 0.085, wide, tall, 0.08);
    const head = roundedBox(x - at + lean, across, z - body.belt - tall + 0.19, 0.055, 0.125, 0.085, 0.05);
    const cushion = roundedBox(x - at - 0.24, across, z - body.belt + 0.5, 0.28, wide, 0.1, 0.08);
    d = Math.min(d, smoothMin(backrest, cushion, 0.05), head);
  }
  const u = x - 0.2 - (z - body.belt) * 0.35;
  const ring = Math.hypot(y - 0.36, z - body.belt + 0.0) - 0.175;
  return Math.min(d, Math.hypot(ring, u) - 0.016);
}

/** A body with the opening cut out and the seats put in. */
export function openUp(body: Body, d: number, x: number, y: number, z: number): number {
  const hole = opening(body, x, Math.abs(y), z);
  if (hole > 0.4) return d;
  return Math.min(smoothMax(d, -hole, 0.04), furniture(body, x, y, z));
}
