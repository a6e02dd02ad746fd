import type { Camera } from './camera.ts';
import type { CarModel } from './car.ts';
import { addPanels, skyRadiance } from './light.ts';
import { mix, type Rgb, smoothstep } from './maths.ts';
import type { Paint } from './paint.ts';
import type { Scene } from './scene.ts';
import type { Tracer } from './trace.ts';

/** A car in a scene before a camera. */
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
