import { mix, type Rgb, rgb } from '../maths.ts';
import type { Scene } from '../scene.ts';
import { across, blur, box, fall, fill, glow, group, path, svg } from '../svg.ts';

const even = (c: Rgb) => (_x: number, _y: number, out: Rgb) => {
  out[0] = c[0];
  out[1] = c[1];
  out[2] = c[2];
};

/** A dark cyclorama under three long light boxes. */
export const studio: Scene = {
  light: {
    zenith: rgb('#16181b'),
    middle: rgb('#1d2024'),
    horizon: rgb('#3a3d42'),
    skyline: { colour: rgb('#17191c'), height: 0.1, rough: 0 },
    panels: [
      { z: 4.2, x: [-3.4, 3.2], y: [-0.75, 0.75], soft: 0.12, colour: [3.2, 3.15, 3.05] },
      { z: 3.6, x: [-3.6, 3.6], y: [2.9, 3.7], soft: 0.16, colour: [2.3, 2.35, 2.45] },
      { z: 3.6, x: [-3.6, 3.6], y: [-3.7, -2.9], soft: 0.16, colour: [2.3, 2.35, 2.45] },
    ],
    windows: [
      { azimuth: [1.9, 4.4], slope: [0.1, 0.62], soft: 0.1, colour: [0.5, 0.51, 0.53] },
      { azimuth: [1.7, 4.6], slope: [0.12, 0.22], soft: 0.03, colour: [1.5, 1.5, 1.52] },
    ],
    sun: { towards: [-0.35, -0.3, 0.88], colour: [1, 0.98, 0.95], glow: 0, hard: 0 },
    above: [0.95, 0.95, 0.97],
    below: [0.1, 0.1, 0.105],
  },
  ground: { albedo: even([0.11, 0.112, 0.116]), mirror: 0.4, fade: 0.8, melt: [6, 17] },
  backdrop: (f) =>
    svg(
      f,
      glow('g', f.width / 2, f.horizon * 0.92, f.width * 0.62, [
        [0, '#7d7f83'],
        [0.35, '#4e5155'],
        [0.75, '#232629'],
        [1, '#121417'],
      ]),
      fill(f, 'url(#g)'),
    ),
  exposure: 1.05,
  lamps: 1,
  vignette: 0.55,
  grain: 0.006,
  tint: [1.01, 1, 0.985],
};

/** The same stage in warm light, with a bronze glow on the wall. */
export const bronzeStudio: Scene = {
  ...studio,
  light: {
    ...studio.light,
    horizon: rgb('#4a3c2e'),
    panels: [
      { z: 4.2, x: [-3.4, 3.2], y: [-0.5, 0.5], soft: 0.1, colour: [3.6, 3.3, 2.9] },
      { z: 3.4, x: [-3.8, 3.8], y: [2.6, 3.1], soft: 0.12, colour: [3.0, 2.6, 2.1] },
      { z: 3.4, x: [-3.8, 3.8], y: [-3.1, -2.6], soft: 0.12, colour: [3.0, 2.6, 2.1] },
    ],
    windows: [
      { azimuth: [1.9, 4.4], slope: [0.12, 0.5], soft: 0.1, colour: [0.6, 0.5, 0.4] },
      { azimuth: [1.6, 4.7], slope: [0.13, 0.23], soft: 0.03, colour: [2.6, 2.1, 1.55] },
    ],
    above: [0.9, 0.82, 0.72],
    below: [0.09, 0.08, 0.07],
  },
  ground: { albedo: even([0.12, 0.106, 0.093]), mirror: 0.42, fade: 0.9, melt: [6, 17] },
  backdrop: (f) =>
    svg(
      f,
      glow('g', f.width * 0.5, f.horizon * 0.9, f.width * 0.58, [
        [0, '#a07a50'],
        [0.3, '#644c36'],
        [0.68, '#2a241f'],
        [1, '#131211'],
      ]),
      fill(f, 'url(#g)'),
    ),
};

/** A showroom: a wall of windows on a pale afternoon, and a polished floor. */
export const showroom: Scene = {
  light: {
    zenith: rgb('#8f8d88'),
    middle: rgb('#bdb9b1'),
    horizon: rgb('#a7a49c'),
    skyline: { colour: rgb('#6d6a65'), height: 0.09, rough: 0.2 },
    panels: [
      { z: 3.9, x: [-6, 6], y: [-0.35, 0.35], soft: 0.06, colour: [2.6, 2.5, 2.35] },
      { z: 3.9, x: [-6, 6], y: [2.0, 2.5], soft: 0.06, colour: [2.6, 2.5, 2.35] },
      { z: 3.9, x: [-6, 6], y: [-2.5, -2.0], soft: 0.06, colour: [2.6, 2.5, 2.35] },
    ],
    windows: [
      { azimuth: [2.0, 2.6], slope: [0.02, 0.55], soft: 0.02, colour: [0.9, 0.95, 1.0] },
      { azimuth: [2.68, 3.3], slope: [0.02, 0.55], soft: 0.02, colour: [0.9, 0.95, 1.0] },
      { azimuth: [3.38, 4.0], slope: [0.02, 0.55], soft: 0.02, colour: [0.9, 0.95, 1.0] },
    ],
    sun: { towards: [-0.5, -0.4, 0.77], colour: [1, 0.95, 0.88], glow: 0, hard: 0 },
    above: [1.25, 1.22, 1.17],
    below: [0.5, 0.48, 0.45],
  },
  ground: { albedo: even([0.34, 0.325, 0.3]), mirror: 0.34, fade: 1.1, melt: [11, 30] },
  backdrop: (f) => {
    const { width: w, horizon: h } = f;
    const floor = h + f.height * 0.045;
    const top = h - f.height * 0.5;
    let panes = '';
    const n = 7;
    for (let i = 0; i < n; i++) {
      const x = (w / n) * i;
      panes += box(x + 7, top, w / n - 14, floor - top - 8, 'url(#pane)');
      panes += box(x + 7, floor - f.height * 0.1, w / n - 14, f.height * 0.1 - 8, 'url(#garden)');
    }
    const lamps = [0.14, 0.38, 0.62, 0.86]
      .map((u) => path(`M${w * u - 60},${top * 0.55} h120 l${(u - 0.5) * -30},12 h-120 Z`, '#fffaf0'))
      .join('');
    return svg(
      f,
      fall('wall', 0, floor, [
        [0, '#8f8b83'],
        [0.5, '#a9a49b'],
        [1, '#8a857c'],
      ]) +
        fall('pane', top, floor, [
          [0, '#dfe6ea'],
          [0.7, '#f4efe4'],
          [1, '#e9dfcc'],
        ]) +
        fall('garden', floor - f.height * 0.1, floor, [
          [0, '#7f8a6c', 0],
          [0.5, '#6f7a60', 0.75],
          [1, '#5d6654', 0.9],
        ]) +
        fall('floor', floor, f.height, [
          [0, '#b3aca0'],
          [1, '#8a8378'],
        ]) +
        blur('b', w / 300),
      box(0, 0, w, floor, 'url(#wall)') +
        box(0, floor, w, f.height - floor, 'url(#floor)') +
        group('b', panes + lamps),
    );
  },
  exposure: 0.82,
  lamps: 0.8,
  vignette: 0.42,
  grain: 0.005,
  tint: [1.02, 1, 0.97],
};

/** A villa: a board-marked concrete wall, one lit opening, the long shadow of a palm. */
export const villa: Scene = {
  light: {
    zenith: rgb('#5f7fa6'),
    middle: rgb('#9fb2c4'),
    horizon: rgb('#e2cba6'),
    skyline: { colour: rgb('#6b5e4f'), height: 0.12, rough: 0.5 },
    panels: [],
    windows: [{ azimuth: [1.9, 4.4], slope: [0.18, 0.6], soft: 0.07, colour: [0.7, 0.72, 0.75] }],
    sun: { towards: [-0.72, -0.5, 0.48], colour: [2.7, 2.2, 1.6], glow: 0.5, hard: 1 },
    above: [0.75, 0.8, 0.88],
    below: [0.36, 0.31, 0.25],
  },
  ground: {
    albedo: (x, y, out) => {
      const joint = Math.min(Math.abs(((x + 50) % 1.5) - 0.75), Math.abs(((y + 50.3) % 1.5) - 0.75));
      const k = mix(0.8, 1, joint < 0.012 ? 0 : 1);
      out[0] = 0.36 * k;
      out[1] = 0.325 * k;
      out[2] = 0.28 * k;
    },
    mirror: 0.06,
    fade: 0.6,
    melt: [12, 22],
  },
  backdrop: (f) => {
    const { width: w, height, horizon: h } = f;
    const foot = h + height * 0.075;
    let boards = '';
    for (let i = 0; i < 9; i++)
      boards += box(0, foot - (i + 1) * height * 0.085, w, 1.6, '#5a4f43', 'opacity="0.35"');
    for (let i = 0; i < 4; i++)
      boards += box(w * (0.12 + 0.27 * i), 0, 1.6, foot, '#5a4f43', 'opacity="0.3"');
    let fronds = '';
    for (let i = 0; i < 11; i++) {
      const a = -2.9 + i * 0.27;
      const reach = w * (0.16 + 0.03 * Math.sin(i * 2.1));
      const x = w * 0.24;
      const y = h * 0.28;
      const ex = x + Math.cos(a) * reach;
      const ey = y + Math.sin(a) * reach * 0.6 + reach * 0.35;
      fronds += path(
        `M${x},${y} Q${(x + ex) / 2 + 6},${Math.min(y, ey) - reach * 0.22} ${ex},${ey} Q${(x + ex) / 2 - 6},${Math.min(y, ey) - reach * 0.02} ${x},${y} Z`,
        '#3d3228',
      );
    }
    fronds += path(
      `M${w * 0.233},${h * 0.28} Q${w * 0.26},${h * 0.7} ${w * 0.3},${foot} h14 Q${w * 0.272},${h * 0.7} ${w * 0.247},${h * 0.28} Z`,
      '#3d3228',
    );
    return svg(
      f,
      across('wall', 0, w, [
        [0, '#c9b596'],
        [0.45, '#b9a488'],
        [1, '#7f715f'],
      ]) +
        fall('shade', 0, foot, [
          [0, '#000000', 0.34],
          [0.3, '#000000', 0.05],
          [1, '#000000', 0.1],
        ]) +
        across('open', w * 0.7, w * 0.92, [
          [0, '#f0b766'],
          [0.6, '#d08e48'],
          [1, '#6a4426'],
        ]) +
        fall('floor', foot, height, [
          [0, '#a8977f'],
          [1, '#8d7c68'],
        ]) +
        blur('b', w / 170) +
        blur('c', w / 420),
      box(0, 0, w, foot, 'url(#wall)') +
        boards +
        group(
          'c',
          box(w * 0.7, foot - height * 0.5, w * 0.22, height * 0.5, '#2b241d') +
            box(w * 0.712, foot - height * 0.485, w * 0.2, height * 0.485, 'url(#open)') +
            box(w * 0.808, foot - height * 0.485, 5, height * 0.485, '#2b241d'),
        ) +
        group('b', fronds, 0.42) +
        box(0, 0, w, foot, 'url(#shade)') +
        box(0, foot, w, height - foot, 'url(#floor)'),
    );
  },
  exposure: 0.72,
  lamps: 0.7,
  vignette: 0.4,
  grain: 0.006,
  tint: [1.02, 1, 0.97],
};
