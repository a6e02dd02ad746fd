import { type Light, skyRadiance } from './light.ts';
import { mix, type Rgb, smoothstep } from './maths.ts';
import type { Stage } from './surroundings.ts';
import type { Hit } from './trace.ts';

const sample: Rgb = [0, 0, 0];

/** Distance to the outline of a seat; `a` is measured from its middle. */
function headrest(belt: number, a: number, h: number, wide: number): number {
  const head =
    Math.hypot(Math.max(0, Math.abs(a) - wide * 0.55), Math.max(0, Math.abs(h - (belt + 0.2)) - 0.06)) - 0.05;
  return Math.min(head, Math.max(Math.abs(a) - wide * 1.35 + (h - belt) * 0.25, h - belt - 0.07));
}

/** Adds what is seen through a window: seats in the gloom, and daylight through the glass opposite. */
export function through(stage: Stage, hit: Hit, dx: number, dy: number, dz: number, out: Rgb): void {
  const { car, scene, camera } = stage;
  const { x, y, z } = hit;
  if (car.body.open) {
    const right = dx * camera.right[0] + dy * camera.right[1];
    const ahead = dx * camera.ahead[0] + dy * camera.ahead[1];
    skyRadiance(scene.light, right, ahead, Math.max(0, dz), 0.05, sample);
    for (let i = 0; i < 3; i++)
      out[i] = (out[i] as number) * 0.8 + (sample[i] as number) * (dx < 0 ? 0.1 : 0.42);
    return;
  }
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
