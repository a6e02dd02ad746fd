import { noise, randomSource, rgb } from '../maths.ts';
import type { Scene } from '../scene.ts';
import { across, blur, box, disc, fall, fill, glow, group, svg } from '../svg.ts';
import { city } from './cairo.ts';

/** The river a quarter of an hour after sunset: a dark, quiet sky with its last light low on the right. */
export const dusk: Scene = {
  light: {
    zenith: rgb('#1b2436'),
    middle: rgb('#4c4658'),
    horizon: rgb('#d08a55'),
    skyline: { colour: rgb('#2a2222'), height: 0.11, rough: 0.4 },
    panels: [{ z: 5.2, x: [-3.5, 3.5], y: [-0.5, 0.5], soft: 0.5, colour: [0.9, 0.85, 0.9] }],
    windows: [
      { azimuth: [1.5, 4.8], slope: [0.13, 0.3], soft: 0.05, colour: [1.5, 1.0, 0.64] },
      { azimuth: [1.5, 4.8], slope: [0.55, 1.0], soft: 0.14, colour: [0.34, 0.35, 0.42] },
    ],
    sun: { towards: [0.55, 0.8, 0.12], colour: [1.5, 0.9, 0.5], glow: 0.7, hard: 0 },
    above: [0.62, 0.55, 0.55],
    below: [0.12, 0.1, 0.09],
  },
  ground: {
    albedo: (x, y, out) => {
      const joint =
        Math.min(Math.abs(((x + 60) % 1.6) - 0.8), Math.abs(((y + 60.2) % 1.6) - 0.8)) < 0.009 ? 0.7 : 1;
      const k = joint * (1 + 0.35 * (noise(x * 0.6 + 5, y * 0.6 + 2) - 0.5));
      out[0] = 0.085 * k;
      out[1] = 0.078 * k;
      out[2] = 0.074 * k;
    },
    mirror: 0.46,
    fade: 0.9,
    melt: [13, 46],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    const random = randomSource(seed + 3);
    const unit = w / 1200;
    let lights = '';
    for (let i = 0; i < 90; i++) {
      const x = random() * w;
      const y = h - (2 + random() ** 1.8 * 46) * unit;
      lights += disc(
        x,
        y,
        (0.9 + random() * 1.7) * unit,
        random() < 0.8 ? '#ffd394' : '#fff0d6',
        0.35 + random() * 0.5,
      );
    }
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#0d1119'],
        [0.3, '#1a2030'],
        [0.58, '#3d3a4a'],
        [0.78, '#7d5850'],
        [0.92, '#c58a5a'],
        [1, '#e0a668'],
      ]) +
        across('shade', 0, w, [
          [0, '#0e1219', 0.72],
          [0.38, '#0e1219', 0.4],
          [0.68, '#0e1219', 0],
        ]) +
        glow('last', w * 0.74, h + height * 0.01, w * 0.4, [
          [0, '#ffe6b4', 0.95],
          [0.12, '#ffcf8a', 0.7],
          [0.4, '#f0a05a', 0.28],
          [1, '#f0a05a', 0],
        ]) +
        fall('haze', h - height * 0.1, h, [
          [0, '#d99a62', 0],
          [1, '#d99a62', 0.45],
        ]) +
        fall('water', h, height, [
          [0, '#b98354'],
          [0.06, '#6d5444'],
          [0.2, '#2f2c30'],
          [1, '#14161b'],
        ]) +
        blur('b', w / 500) +
        blur('d', w / 1100) +
        blur('c', w / 90),
      fill(f, 'url(#sky)') +
        fill(f, 'url(#last)') +
        group('b', city(f, seed + 7, 0.78, '#7c5848', false), 0.75) +
        box(0, h - height * 0.1, w, height * 0.1, 'url(#haze)') +
        group('b', city(f, seed + 2, 0.62, '#4a3730', true), 0.95) +
        group('d', city(f, seed + 9, 0.3, '#2a2423', false)) +
        group('d', lights) +
        box(0, h, w, height - h, 'url(#water)') +
        group('c', box(w * 0.6, h, w * 0.3, height * 0.05, '#ffcf8a', 'opacity="0.55"')) +
        fill(f, 'url(#shade)'),
    );
  },
  exposure: 1.05,
  lamps: 1.05,
  vignette: 0.5,
  grain: 0.008,
  tint: [1.02, 1, 0.98],
};
