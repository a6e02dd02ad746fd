import { clamp, mix, smoothMax } from './maths.ts';

export type WheelStyle = 'multi' | 'five' | 'twin' | 'wye' | 'turbine' | 'aero';

export interface WheelSpec {
  style: WheelStyle;
  /** Outer radius of the tyre. */
  radius: number;
  /** Radius of the rim. */
  rim: number;
  width: number;
}

/** What a ray can meet on a wheel. */
export const wheelPart = {
  tyre: 20,
  lip: 21,
  spoke: 22,
  barrel: 23,
  disc: 24,
  caliper: 25,
  hub: 26,
  well: 27,
} as const;

// Kept outside the functions, which run many million times a picture and must not allocate.
let part = 0;
let best = 0;

function take(candidate: number, as: number): void {
  if (candidate < best) {
    best = candidate;
    part = as;
  }
}

/** The part that the last call of a wheel's distance function was nearest to. */
export const nearestPart = (): number => part;

const spokeCount: Record<WheelStyle, number> = { multi: 15, five: 5, twin: 5, wye: 7, turbine: 10, aero: 5 };

function spokes(style: WheelStyle, r: number, angle: number, rim: number): number {
  const count = spokeCount[style];
  const turn = style === 'turbine' ? angle + (r / rim) * 0.55 : angle;
  const sector = (Math.PI * 2) / count;
  const folded = turn - sector * Math.round(turn / sector);
  const across = Math.abs(r * Math.sin(folded));
  const t = clamp(r / rim);
  switch (style) {
    case 'multi':
      return across - mix(0.012, 0.009, t);
    case 'five':
      return across - mix(0.03, 0.038, t * t);
    case 'twin':
      return Math.abs(across - mix(0.012, 0.05, t)) - mix(0.012, 0.014, t);
    case 'wye':
      return Math.abs(across - Math.max(0, t - 0.45) * 0.085) - mix(0.017, 0.009, t);
    case 'turbine':
      return across - mix(0.014, 0.017, t);
    case 'aero':
      return across - mix(0.05, 0.1, t);
    default:
      throw new Error(`no such wheel: ${style satisfies never}`);
  }
}

/**
 * Distance to a wheel standing at the origin of its own frame: `u` forward, `v` up, `w` inward from the
 * outer face.
 */
export function wheelDistance(spec: WheelSpec, u: number, v: number, w: number, front: boolean): number {
  const { radius, rim, width, style } = spec;
  const r = Math.hypot(u, v);
  // Tyre: a rounded section with a slightly bulging wall.
  const tr = Math.abs(r - (radius + rim) / 2) - (radius - rim) / 2 + 0.03;
  const tw = Math.abs(w - width / 2) - width / 2 + 0.03;
  best = Math.hypot(Math.max(tr, 0), Math.max(tw, 0)) + Math.min(Math.max(tr, tw), 0) - 0.03;
  part = wheelPart.tyre;
  if (best > 0.3) return best;
  take(Math.hypot(r - rim - 0.002, w - 0.012) - 0.011, wheelPart.lip);
  take(Math.max(Math.abs(r - rim + 0.006) - 0.008, 0.012 - w, w - width), wheelPart.barrel);
  take(Math.max(r - rim, Math.abs(w - 0.19) - 0.02), wheelPart.well);
  take(Math.max(r - rim * 0.74, Math.abs(w - 0.115) - 0.012), wheelPart.disc);
  const t = clamp(r / rim);
  const face =
    0.012 + 0.05 * (1 - t) ** 0.8 * (style === 'aero' ? 0.4 : 1) + (r < 0.07 ? (0.07 - r) * -0.2 : 0);
  const thickness = mix(0.022, 0.014, t);
  const flat = Math.min(spokes(style, r, Math.atan2(v, u), rim), r - 0.062);
  take(
    Math.max(smoothMax(flat, Math.abs(w - face - thickness) - thickness, 0.012), r - rim),
    wheelPart.spoke,
  );
  take(Math.max(r - 0.03, Math.abs(w - 0.055) - 0.008), wheelPart.hub);
  const reach = Math.abs(Math.atan2(front ? -v : v, front ? -u : u) - 0.1) - 0.42;
  take(
    smoothMax(
      smoothMax(reach * r, Math.abs(r - rim * 0.66) - rim * 0.17, 0.02),
      Math.abs(w - 0.1) - 0.03,
      0.015,
    ),
    wheelPart.caliper,
  );
  return best;
}
