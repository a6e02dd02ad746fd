import type { CarModel } from './car.ts';
import { type WheelSpec, wheelDistance } from './wheels.ts';

/** Where a ray met the car: its distance along the ray and the surface there. */
export interface Hit {
  t: number;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Which wheel, 0 to 3, or -1 for the body. */
  wheel: number;
}

/** Clips a ray to the box round the car; false if it misses. */
function clip(o: number, d: number, lo: number, hi: number, span: [number, number]): boolean {
  if (Math.abs(d) < 1e-9) return o >= lo && o <= hi;
  const a = (lo - o) / d;
  const b = (hi - o) / d;
  span[0] = Math.max(span[0], Math.min(a, b));
  span[1] = Math.min(span[1], Math.max(a, b));
  return span[0] <= span[1];
}

export interface Tracer {
  /** Finds the nearest surface; the result is overwritten by the next call. */
  hit: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number) => Hit | null;
  /** Share of light that passes from a point towards a direction, softened by `soft`. */
  visible: (x: number, y: number, z: number, dx: number, dy: number, dz: number, soft: number) => number;
  openness: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;
  wheelLocal: (wheel: number, x: number, y: number, z: number) => [number, number, number];
  wheelSpec: WheelSpec;
}

export function makeTracer(car: CarModel, wheelSpec: WheelSpec, steer: number): Tracer {
  const { body } = car;
  const axle = body.wheelbase / 2;
  const reach = body.halfWidth + 0.22;
  const face = body.halfWidth - 0.012;
  const radius = body.wheelRadius;
  const hit: Hit = { t: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, wheel: -1 };
  const span: [number, number] = [0, 0];
  const sin = Math.sin(steer);
  const cos = Math.cos(steer);
  const spins = [0.35, 1.2, 2.0, 0.8].map((a) => [Math.sin(a), Math.cos(a)] as const);
  const at: [number, number, number] = [0, 0, 0];
  // Each wheel's frame: u forward, v up, w inward; even wheels are on the left (+y).
  const local = (wheel: number, x: number, y: number, z: number): [number, number, number] => {
    const side = wheel % 2 === 0 ? 1 : -1;
    let u = x - (wheel < 2 ? axle : -axle);
    let w = face - y * side;
    if (wheel < 2) {
      const turned = u * cos - (w - 0.1) * sin * side;
      w = 0.1 + u * sin * side + (w - 0.1) * cos;
      u = turned;
    }
    const v = z - radius;
    const [sinSpin, cosSpin] = spins[wheel] as readonly [number, number];
    at[0] = u * cosSpin - v * sinSpin;
    at[1] = u * sinSpin + v * cosSpin;
    at[2] = w;
    return at;
  };
  const wheelAt = (wheel: number, x: number, y: number, z: number): number => {
    const p = local(wheel, x, y, z);
    return wheelDistance(wheelSpec, p[0], p[1], p[2], wheel < 2);
  };

  const wheelHere = (x: number, y: number, z: number): number => wheelAt(hit.wheel, x, y, z);

  function marchBody(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    span[0] = 0;
    span[1] = 60;
    if (!clip(ox, dx, car.rear - 0.06, car.nose + 0.06, span)) return -1;
    if (!clip(oy, dy, -reach, reach, span)) return -1;
    if (!clip(oz, dz, 0.08, car.height + 0.06, span)) return -1;
    let t = span[0] + 1e-4;
    const end = span[1];
    for (let i = 0; i < 110 && t < end; i++) {
      const d = car.distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < 0.0006) return t;
      t += d * 0.82;
    }
    return -1;
  }

  function marchWheel(
    wheel: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
  ) {
    const cx = wheel < 2 ? axle : -axle;
    const cy = (wheel % 2 === 0 ? 1 : -1) * (face - 0.11);
    const b = (ox - cx) * dx + (oy - cy) * dy + (oz - radius) * dz;
    const c = (ox - cx) ** 2 + (oy - cy) ** 2 + (oz - radius) ** 2 - (radius + 0.05) ** 2;
    const disc = b * b - c;
    if (disc < 0) return -1;
    const root = Math.sqrt(disc);
    let t = Math.max(0, -b - root);
    const end = Math.min(limit, -b + root);
    for (let i = 0; i < 90 && t < end; i++) {
      const d = wheelAt(wheel, ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < 0.0005) return t;
      t += d * 0.9;
    }
    return -1;
  }

  function normal(f: (x: number, y: number, z: number) => number, e: number): void {
    const { x, y, z } = hit;
    const a = f(x + e, y - e, z - e);
    const b = f(x - e, y - e, z + e);
    const c = f(x - e, y + e, z - e);
    const d = f(x + e, y + e, z + e);
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const k = 1 / (Math.hypot(nx, ny, nz) + 1e-9);
    hit.nx = nx * k;
    hit.ny = ny * k;
    hit.nz = nz * k;
  }

  return {
    wheelSpec,
    wheelLocal: local,
    hit: (ox, oy, oz, dx, dy, dz) => {
      let t = marchBody(ox, oy, oz, dx, dy, dz);
      hit.wheel = -1;
      for (let wheel = 0; wheel < 4; wheel++) {
        const w = marchWheel(wheel, ox, oy, oz, dx, dy, dz, t < 0 ? 60 : t);
        if (w >= 0) {
          t = w;
          hit.wheel = wheel;
        }
      }
      if (t < 0) return null;
      hit.t = t;
      hit.x = ox + dx * t;
      hit.y = oy + dy * t;
      hit.z = oz + dz * t;
      if (hit.wheel < 0) normal(car.distance, 0.005);
      else normal(wheelHere, 0.0012);
      return hit;
    },
    visible: (x, y, z, dx, dy, dz, soft) => {
      let t = 0.06;
      let light = 1;
      for (let i = 0; i < 34 && t < 4; i++) {
        const px = x + dx * t;
        const py = y + dy * t;
        const pz = z + dz * t;
        if (pz > car.height + 0.1) break;
        let d = car.distance(px, py, pz);
        if (pz < radius * 2.1) for (let w = 0; w < 4; w++) d = Math.min(d, wheelAt(w, px, py, pz));
        light = Math.min(light, 0.5 + d / (soft * t));
        if (light <= 0) return 0;
        t += Math.max(0.03, d * 0.9);
      }
      return light;
    },
    openness: (x, y, z, nx, ny, nz) => {
      const near = car.distance(x + nx * 0.05, y + ny * 0.05, z + nz * 0.05) / 0.05;
      const far = car.distance(x + nx * 0.22, y + ny * 0.22, z + nz * 0.22) / 0.22;
      return Math.max(0.12, Math.min(1, 0.15 + 0.5 * near + 0.4 * far));
    },
  };
}
