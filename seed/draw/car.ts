import type { Body } from './bodies/body.ts';
import { furniture, opening, openUp } from './cockpit.ts';
import { type Face, type FaceName, fitFace } from './faces.ts';
import { bell, clamp, mix, smoothMax, smoothMin, smoothstep } from './maths.ts';
import { flow, polygonDistance, tabulate } from './profile.ts';

/** What a point of the body is made of. */
export const stuff = {
  paint: 0,
  glass: 1,
  gloss: 2,
  plastic: 3,
  grille: 4,
  chrome: 5,
  lamp: 6,
  tail: 7,
  plate: 8,
  dark: 9,
  leather: 10,
  /** The painted parts above the windows' lower edge. */
  roof: 11,
} as const;

export interface CarModel {
  body: Body;
  face: Face;
  nose: number;
  rear: number;
  height: number;
  /** Distance to the body without its wheels. */
  distance: (x: number, y: number, z: number) => number;
  material: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;
  /** How deep a point lies in a shut-line, 0 to 1; `blur` is the size of a pixel there. */
  gap: (x: number, y: number, z: number, ny: number, nz: number, blur: number) => number;
  /** Distance inside the lamp, in its own unrolled coordinates; used to place the lights in it. */
  lampPoint: (x: number, y: number, z: number) => { across: number; distance: number };
  tailPoint: (x: number, y: number, z: number) => { across: number; distance: number };
  /** Distance to the edge of the side windows; negative inside. */
  sideWindow: (x: number, z: number) => number;
  cabinHalfWidth: (x: number, z: number) => number;
  beltAt: (x: number) => number;
}

export function buildCar(body: Body, faceName: FaceName): CarModel {
  const face = fitFace(faceName, body.faceHeight, body.halfWidth);
  const { halfWidth: half, wheelbase } = body;
  const axle = wheelbase / 2;
  const tubLine = flow(body.tub);
  const tub = tabulate(tubLine);
  const cabin = tabulate(flow(body.cabin));
  const nose = Math.max(...tubLine.map((p) => p[0]));
  const rear = Math.min(...tubLine.map((p) => p[0]));
  const height = Math.max(...body.cabin.map((p) => p[1])) + 0.01;
  const cabinFront = Math.max(...body.cabin.map((p) => p[0]));
  const cabinRear = Math.min(...body.cabin.map((p) => p[0]));
  const wheelZ = body.wheelRadius;
  const shapes = [face.lamp, face.tail, face.grille, face.intake] as const;
  const boxes = shapes.map((s) => [
    Math.min(...s.map((p) => p[0])) - 0.05,
    Math.max(...s.map((p) => p[0])) + 0.05,
    Math.min(...s.map((p) => p[1])) - 0.05,
    Math.max(...s.map((p) => p[1])) + 0.05,
  ]);
  const shape = (index: 0 | 1 | 2 | 3, a: number, z: number): number => {
    const [lo, hi, bottom, top] = boxes[index] as [number, number, number, number];
    if (a < lo || a > hi || z < bottom || z > top) return 1;
    return polygonDistance(shapes[index], a, z);
  };

  const beltAt = (x: number) => body.belt - body.beltRise * x;
  const archDistance = (x: number, z: number) =>
    Math.min(Math.hypot(x - axle, z - wheelZ), Math.hypot(x + axle, z - wheelZ));

  /** Half the width of the tub: tucked in below, widest at the crease, leaning in above it. */
  const tubHalfWidth = (x: number, z: number): number => {
    const crease = body.crease - body.beltRise * 1.4 * x;
    const above = z - crease;
    const creased = -0.26 * (Math.sqrt(above * above + 0.0009) - 0.03) * (above > 0 ? 1.1 : 0.16);
    const hollow = -0.016 * bell(z - crease + 0.2, 0.11) + 0.012 * bell(z - 0.34, 0.06);
    const tuck = -0.42 * Math.max(0, 0.36 - z) ** 1.6;
    const front = clamp((x - axle * 0.45) / (nose - axle * 0.45));
    const back = clamp((-x - axle * 0.55) / (-rear - axle * 0.55));
    const taper = -0.1 * front ** 2.6 - 0.09 * back ** 2.4;
    const hips = body.hips * bell(x + axle, 0.55) * smoothstep(0.45, 0.85, z);
    const r = archDistance(x, z);
    const flare = body.flare * (r > body.arch ? bell(r - body.arch, 0.09) : 1);
    return half - 0.02 + (creased + hollow) * (1 - 0.5 * front) + tuck + taper + hips + flare;
  };
  const cabinHalfWidth = (x: number, z: number): number => {
    const up = z - body.belt;
    const towardsRear = clamp((-x - 0.1) / (-cabinRear - 0.1));
    const towardsFront = clamp((x - 0.1) / (cabinFront - 0.1));
    const taper = 0.15 * towardsRear ** 2 * (1 - body.boxy * 0.75) + 0.05 * towardsFront ** 2;
    return half - 0.085 - body.tumble * up * (0.75 + 0.45 * up) - taper;
  };

  const sweep = (x: number, yn: number) => {
    const y2 = yn * yn;
    const front = smoothstep(axle * 0.2, nose, x);
    const back = smoothstep(axle * 0.2, -rear, -x);
    return body.sweepFront * front * y2 * (0.4 + 0.6 * y2) - body.sweepRear * back * y2 * (0.4 + 0.6 * y2);
  };
  const lampAcross = (x: number, ay: number) => ay + Math.max(0, nose - x) * 0.8;
  const tailAcross = (x: number, ay: number) => ay + Math.max(0, x - rear) * 0.8;

  const mirrorAt = body.mirror;
  const mirrorDistance = (x: number, ay: number, z: number): number => {
    const mx = (x - mirrorAt[0]) * 1.0;
    const my = ay - (half + 0.075);
    const mz = z - mirrorAt[1] - 0.02;
    const q = Math.hypot(mx / 0.085, my / 0.115, mz / 0.07);
    const shell = (q - 1) * 0.07;
    const cut = -mx - 0.05;
    const stalk =
      Math.max(
        Math.abs(mx + 0.005) - 0.035,
        Math.abs(ay - half + 0.05) - 0.09,
        Math.abs(mz + 0.045) - 0.014,
      ) - 0.008;
    return smoothMin(smoothMax(shell, cut, 0.02), stalk, 0.03);
  };

  const distance = (x: number, y: number, z: number): number => {
    const ay = Math.abs(y);
    const yn = ay < half ? ay / half : 1;
    const y2 = yn * yn;
    const ends = Math.max(smoothstep(axle + 0.1, nose, x), smoothstep(axle + 0.1, -rear, -x));
    const side = ay - tubHalfWidth(x, z);
    if (side > 0.5) return side - 0.3;
    // Two ridges on the bonnet, and a fold across the nose below the lamps.
    const bonnet = 0.06 * (1 - body.boxy * 0.5) * smoothstep(cabinFront - 0.5, cabinFront + 0.2, x);
    const ridges = bonnet > 0 ? bonnet * (Math.sqrt((yn - 0.6) ** 2 + 0.0012) - 0.1) : 0;
    const fold = z - body.faceHeight + 0.17;
    const chin = x > axle ? 0.1 * (Math.sqrt(fold * fold + 0.0004) - 0.06) * smoothstep(axle, nose, x) : 0;
    let d = smoothMax(
      tub(x + sweep(x, yn) + Math.min(chin, 0.02), z + 0.045 * y2 * y2 + 0.02 * y2 + ridges),
      side,
      mix(0.075, 0.17 - body.boxy * 0.07, ends) + 0.05 * smoothstep(0.5, 1.2, x),
    );
    if (body.open) d = openUp(body, d, x, y, z);
    if (z > body.belt - 0.3 && x < cabinFront + 0.2) {
      const middle = (cabinFront + cabinRear) / 2;
      const lean =
        (x > middle ? 0.26 : -0.13) * (1 - body.boxy * 0.75) * smoothstep(0, 0.9, Math.abs(x - middle)) * y2;
      const c = smoothMax(cabin(x + lean, z + 0.05 * y2), ay - cabinHalfWidth(x, z), 0.1 - body.boxy * 0.03);
      d = smoothMin(d, c, 0.035);
    }
    // Details push the surface in.
    if (d < 0.12) {
      if (x > nose - 0.5) {
        const g = shape(2, ay, z);
        const i = shape(3, ay, z);
        const plate = Math.max(ay - 0.27, Math.abs(z - body.faceHeight + 0.28) - 0.067);
        d += 0.035 * (1 - smoothstep(-0.02, 0.004, Math.max(Math.min(g, i), -plate)));
      }
      d +=
        0.006 *
        (1 -
          smoothstep(
            -0.008,
            0.004,
            x > axle && ay > 0.3 && archDistance(x, z) > body.arch + 0.03
              ? shape(0, lampAcross(x, ay), z)
              : 1,
          ));
    }
    const r = archDistance(x, z);
    if (ay > half - 0.42) d = smoothMax(d, body.arch - r, 0.012);
    // Handles.
    if (ay > half - 0.1) {
      for (let k = 1; k < body.doors.length; k++) {
        const hx = (body.doors[k] as number) + (k === body.doors.length - 1 && k > 1 ? 0.14 : 0.15);
        const hz = body.crease - body.beltRise * 1.4 * hx + 0.035;
        const along = Math.max(Math.abs(x - hx) - 0.085, 0);
        d = smoothMin(d, Math.hypot(along, (z - hz) * 1.3, ay - tubHalfWidth(hx, hz) - 0.004) - 0.019, 0.012);
      }
    }
    if (ay < half - 0.1 || Math.abs(x - mirrorAt[0]) > 0.5) return d;
    const m = mirrorDistance(x, ay, z);
    return m < d ? m : d;
  };

  const sideWindow = (x: number, z: number): number => {
    const front = (x - mirrorAt[0] - 0.1) * 0.5 + (z - beltAt(x)) * 0.7;
    const back = (body.windowEnd + (z - beltAt(x)) * body.windowLean - x) * 0.72;
    return smoothMax(
      smoothMax(cabin(x, z + 0.03) + 0.05, beltAt(x) + 0.015 - z, 0.03),
      smoothMax(back, front - 0.08, 0.03),
      0.05,
    );
  };

  const material = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    const ay = Math.abs(y);
    const r = archDistance(x, z);
    if (z < 0.2 && nz < -0.5) return stuff.dark;
    if (r < body.arch + 0.006 && ay > half - 0.43 && ay < tubHalfWidth(x, z) - 0.012) return stuff.dark;
    const m = mirrorDistance(x, ay, z);
    if (m < 0.004 && ay > half - 0.03)
      return z < mirrorAt[1] - 0.012 || nx < -0.9 ? stuff.gloss : stuff.paint;
    const belt = beltAt(x);
    if (body.open) {
      if (furniture(body, x, y, z) < 0.004) return stuff.leather;
      if (opening(body, x, ay, z) < 0.012) return stuff.plastic;
    }
    if (z > belt - 0.02 && ay < half - 0.04) {
      if (body.open && ay < cabinHalfWidth(x, z) - 0.05) return z > height - 0.06 ? stuff.gloss : stuff.glass;
      const facing = Math.abs(ny);
      if (facing > 0.55) {
        const w = sideWindow(x, z);
        if (w < 0.012) {
          if (w > -0.006) return stuff.chrome;
          if (w > -0.018) return stuff.gloss;
          for (const p of body.pillars) if (Math.abs(x - p + (z - belt) * 0.12) < 0.034) return stuff.gloss;
          return stuff.glass;
        }
      } else if (nx > 0.25 && x > cabinFront - body.screen - 0.2) {
        const edge = ay - cabinHalfWidth(x, z) + 0.045;
        const top = cabinFront - body.screen + 0.1 * (ay / half) ** 2 - x;
        if (Math.max(edge, top) < 0 && z > belt - 0.04) return stuff.glass;
      } else if (nx < -0.15 && x < 0) {
        const edge = ay - cabinHalfWidth(x, z) + 0.1;
        const roofEnd = height - 0.1 - 0.03 * (ay / half) ** 2;
        if (edge < 0 && z < roofEnd && z > belt + 0.06) return stuff.glass;
      }
      if (z > belt + 0.05) return stuff.roof;
    }
    if (x > nose - 0.9) {
      if (nx > 0.2) {
        const plate = Math.max(ay - 0.26, Math.abs(z - body.faceHeight + 0.28) - 0.056);
        if (plate < 0.01) return plate > -0.006 ? stuff.gloss : stuff.plate;
        const g = shape(2, ay, z);
        if (g < (face.chrome ? 0.012 : 0)) return g > -0.004 && face.chrome ? stuff.chrome : stuff.grille;
        if (r > body.arch + 0.02 && shape(3, ay, z) < 0) return stuff.grille;
      }
      if (r > body.arch + 0.03 && shape(0, lampAcross(x, ay), z) < 0) return stuff.lamp;
    }
    if (x < rear + 0.9) {
      if (shape(1, tailAcross(x, ay), z) < 0) return stuff.tail;
      if (nx < -0.4) {
        if (ay < 0.26 && Math.abs(z - body.faceHeight - 0.04) < 0.057) return stuff.plate;
        const pipe = Math.max(Math.abs(ay - half * 0.56) - 0.085, Math.abs(z - body.sill - 0.055) - 0.03);
        if (faceName !== 'electric' && pipe < 0) return pipe > -0.011 ? stuff.chrome : stuff.dark;
        if (z < body.sill + 0.14 && ay < half * 0.72) return stuff.plastic;
      }
    }
    const trim = body.sill + (body.cladding ? 0.1 : 0) + (x > nose - 0.6 && ay < half * 0.8 ? 0.03 : 0);
    if (z < trim) return body.cladding ? stuff.plastic : stuff.gloss;
    if (body.cladding && r < body.arch + 0.065 && ny * y > 0.2) return stuff.plastic;
    return stuff.paint;
  };

  const line = (d: number, blur: number) => 1 - smoothstep(0.0035, 0.0055 + blur, Math.abs(d));
  const gap = (x: number, y: number, z: number, ny: number, nz: number, blur: number): number => {
    const ay = Math.abs(y);
    let deep = 0;
    const belt = beltAt(x);
    if (Math.abs(ny) > 0.5 && z > 0.3 && z < belt + 0.02 && ay > half - 0.2) {
      const last = body.doors.length - 1;
      for (let k = 0; k <= last; k++) {
        const at = body.doors[k] as number;
        const bend = k === last ? Math.max(0, 0.62 - z) * -0.75 : k === 0 ? -0.04 * (0.9 - z) : 0;
        deep = Math.max(deep, line(x - at + bend, blur));
      }
      const first = body.doors[0] as number;
      if (x < first && x > (body.doors[last] as number)) deep = Math.max(deep, line(z - 0.335, blur));
    }
    if (nz > 0.3 && x > cabinFront - 0.1 && z > 0.6) {
      deep = Math.max(deep, line(ay - half * mix(0.84, 0.78, clamp((x - cabinFront) / 1.2)), blur));
    }
    // The front edge of the bonnet.
    if (x > nose - 0.5 && ay < half * 0.8)
      deep = Math.max(deep, line(z - body.faceHeight - 0.075 + 0.02 * (ay / half) ** 2, blur));
    // The bumper, and the sides of the boot lid.
    if (x < rear + 0.45 && nz < 0.7) {
      deep = Math.max(deep, line(z - body.faceHeight + 0.12, blur));
      if (Math.abs(ny) < 0.6 && z > body.faceHeight - 0.12)
        deep = Math.max(deep, line(ay - half * 0.73, blur));
    }
    if (x < cabinRear + 0.2 && nz > 0.2 && z > belt - 0.1 && z < belt + 0.1)
      deep = Math.max(deep, line(ay - half * 0.76, blur));
    return deep;
  };

  return {
    body,
    face,
    nose,
    rear,
    height,
    distance,
    material,
    gap,
    lampPoint: (x, y, z) => {
      const across = lampAcross(x, Math.abs(y));
      return { across, distance: shape(0, across, z) };
    },
    tailPoint: (x, y, z) => {
      const across = tailAcross(x, Math.abs(y));
      return { across, distance: shape(1, across, z) };
    },
    sideWindow,
    cabinHalfWidth,
    beltAt,
  };
}
