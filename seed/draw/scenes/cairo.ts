import { noise, randomSource, rgb } from '../maths.ts';
import type { Frame, Scene } from '../scene.ts';
import { blur, box, disc, fall, fill, glow, group, path, svg } from '../svg.ts';

/** A row of city houses with domes and minarets among them. */
export function city(f: Frame, seed: number, scale: number, tone: string, towers: boolean): string {
  const random = randomSource(seed);
  const unit = (f.width / 1200) * scale;
  const { horizon: h } = f;
  let out = '';
  let x = -20;
  while (x < f.width + 20) {
    const wide = (26 + random() * 52) * unit;
    const tall = (30 + random() ** 1.6 * 95) * unit;
    out += box(x, h - tall, wide + 1, tall + 4, tone);
    if (random() < 0.5) out += box(x + wide * 0.2, h - tall - 9 * unit, wide * 0.3, 10 * unit, tone);
    if (random() < 0.3) out += box(x + wide * 0.7, h - tall - 22 * unit, 1.4 * unit, 24 * unit, tone);
    x += wide * (0.9 + random() * 0.25);
  }
  if (!towers) return out;
  const mosque = (at: number, k: number) => {
    const u = unit * k;
    const cx = f.width * at;
    const minaret = (dx: number) =>
      box(cx + (dx - 4.5) * u, h - 120 * u, 9 * u, 122 * u, tone) +
      box(cx + (dx - 7) * u, h - 96 * u, 14 * u, 4 * u, tone) +
      box(cx + (dx - 7) * u, h - 122 * u, 14 * u, 4 * u, tone) +
      box(cx + (dx - 3) * u, h - 146 * u, 6 * u, 26 * u, tone) +
      path(
        `M${cx + (dx - 3.6) * u},${h - 145 * u} L${cx + dx * u},${h - 176 * u} L${cx + (dx + 3.6) * u},${h - 145 * u} Z`,
        tone,
      );
    return (
      box(cx - 62 * u, h - 48 * u, 124 * u, 50 * u, tone) +
      path(
        `M${cx - 36 * u},${h - 46 * u} C${cx - 40 * u},${h - 96 * u} ${cx - 8 * u},${h - 104 * u} ${cx},${h - 116 * u} C${cx + 8 * u},${h - 104 * u} ${cx + 40 * u},${h - 96 * u} ${cx + 36 * u},${h - 46 * u} Z`,
        tone,
      ) +
      minaret(-58) +
      minaret(58)
    );
  };
  const lattice = `M${f.width * 0.79 - 9 * unit},${h} L${f.width * 0.79 - 5 * unit},${h - 210 * unit} L${f.width * 0.79 - 11 * unit},${h - 236 * unit} h${22 * unit} L${f.width * 0.79 + 5 * unit},${h - 210 * unit} L${f.width * 0.79 + 9 * unit},${h} Z`;
  return (
    out +
    mosque(0.2, 1) +
    mosque(0.62, 0.72) +
    path(lattice, tone) +
    box(f.width * 0.79 - unit, h - 268 * unit, 2 * unit, 36 * unit, tone)
  );
}

/** A terrace over the city, in the haze of the last sun. */
export const cairo: Scene = {
  light: {
    zenith: rgb('#5d6f8f'),
    middle: rgb('#c49a78'),
    horizon: rgb('#f6c583'),
    skyline: { colour: rgb('#6b4a35'), height: 0.11, rough: 0.35 },
    panels: [],
    // A bright bank behind the camera, for the paint to mirror.
    windows: [{ azimuth: [1.9, 4.4], slope: [0.16, 0.5], soft: 0.07, colour: [0.85, 0.6, 0.4] }],
    sun: { towards: [-0.78, -0.42, 0.46], colour: [2.2, 1.5, 0.9], glow: 0.6, hard: 0.9 },
    above: [0.62, 0.55, 0.5],
    below: [0.28, 0.21, 0.15],
  },
  ground: {
    albedo: (x, y, out) => {
      const joint =
        Math.min(Math.abs(((x + 60) % 1.2) - 0.6), Math.abs(((y + 60.2) % 1.2) - 0.6)) < 0.01 ? 0.8 : 1;
      const k =
        joint * (1 + 0.16 * (noise(Math.floor((x + 60.6) / 1.2), Math.floor((y + 60.8) / 1.2)) - 0.5));
      out[0] = 0.24 * k;
      out[1] = 0.2 * k;
      out[2] = 0.165 * k;
    },
    mirror: 0.16,
    fade: 0.8,
    melt: [10, 34],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#54637f'],
        [0.35, '#a08a82'],
        [0.68, '#e2a870'],
        [1, '#fbd391'],
      ]) +
        glow('sun', w * 0.4, h - height * 0.1, w * 0.46, [
          [0, '#fff6da', 1],
          [0.055, '#fff0c4', 1],
          [0.075, '#ffdf9c', 0.7],
          [0.3, '#ffc97e', 0.35],
          [1, '#ffb765', 0],
        ]) +
        fall('haze', h - height * 0.2, h, [
          [0, '#f8cb88', 0],
          [1, '#f8cb88', 0.65],
        ]) +
        fall('floor', h, height, [
          [0, '#b98c60'],
          [0.25, '#8c6b4d'],
          [1, '#57442f'],
        ]) +
        blur('b', w / 420) +
        blur('c', w / 500),
      fill(f, 'url(#sky)') +
        fill(f, 'url(#sun)') +
        group('b', city(f, seed + 1, 1.15, '#c98f5f', false), 0.8) +
        group('b', city(f, seed + 2, 0.95, '#a8734a', true), 0.9) +
        box(0, h - height * 0.2, w, height * 0.2, 'url(#haze)') +
        group('c', city(f, seed + 3, 0.5, '#6f4b34', false)) +
        box(0, h - 2, w, height - h + 2, 'url(#floor)'),
    );
  },
  exposure: 0.86,
  lamps: 1,
  vignette: 0.45,
  grain: 0.007,
  tint: [1.02, 1, 0.97],
};

/** The corniche by night: the lights of the other bank, and a wet road. */
export const nile: Scene = {
  light: {
    zenith: rgb('#0b1220'),
    middle: rgb('#15233a'),
    horizon: rgb('#3b4a66'),
    skyline: { colour: rgb('#1a1c26'), height: 0.1, rough: 1 },
    panels: [
      { z: 6.5, x: [-9, -6], y: [-1.2, 1.2], soft: 0.5, colour: [3.0, 2.2, 1.3] },
      { z: 6.5, x: [-2.5, 1.5], y: [-0.8, 0.8], soft: 0.4, colour: [3.2, 2.5, 1.6] },
      { z: 6.5, x: [6, 9], y: [-1.2, 1.2], soft: 0.5, colour: [3.0, 2.2, 1.3] },
      { z: 5, x: [-4, 4], y: [3.8, 4.4], soft: 0.3, colour: [2.2, 1.9, 1.6] },
      { z: 5, x: [-4, 4], y: [-4.4, -3.8], soft: 0.3, colour: [2.2, 1.9, 1.6] },
    ],
    windows: [
      { azimuth: [1.6, 4.7], slope: [0.13, 0.24], soft: 0.035, colour: [2.9, 2.2, 1.5] },
      { azimuth: [1.6, 4.7], slope: [0.5, 0.8], soft: 0.1, colour: [0.55, 0.5, 0.5] },
    ],
    sun: { towards: [-0.3, -0.5, 0.8], colour: [1, 0.85, 0.6], glow: 0, hard: 0 },
    above: [0.7, 0.62, 0.56],
    below: [0.06, 0.06, 0.075],
  },
  ground: {
    albedo: (x, y, out) => {
      const k = 1 + 0.5 * (noise(x * 0.5 + 3, y * 0.5 + 9) - 0.5) + 0.2 * (noise(x * 18, y * 18) - 0.5);
      out[0] = 0.06 * k;
      out[1] = 0.062 * k;
      out[2] = 0.07 * k;
    },
    mirror: 0.5,
    fade: 1,
    melt: [11, 40],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    const random = randomSource(seed + 11);
    const unit = w / 1200;
    let lights = '';
    let mirrored = '';
    const colours = ['#ffcf87', '#ffb766', '#ffe2b8', '#ffd9a0', '#c9dcff', '#ff9c6a', '#8fd0c8'];
    for (let i = 0; i < 120; i++) {
      const x = random() * w;
      const up = random() ** 2.2 * height * 0.2;
      const r = (2.5 + random() ** 2 * 11) * unit;
      const colour = colours[Math.floor(random() * colours.length)] as string;
      const k = 0.25 + random() * 0.5;
      lights += disc(x, h - 14 * unit - up, r, colour, k);
      if (up < height * 0.08)
        mirrored += box(
          x - r * 0.5,
          h + 2,
          r,
          (24 + random() * 60) * unit,
          colour,
          `opacity="${(k * 0.5).toFixed(2)}"`,
        );
    }
    let string = '';
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      string += disc(
        u * w,
        h - 34 * unit - Math.abs(Math.sin(u * Math.PI * 3)) * 46 * unit,
        3.4 * unit,
        '#ffdca0',
        0.85,
      );
    }
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#070b14'],
        [0.55, '#111c30'],
        [1, '#33405a'],
      ]) +
        glow('town', w * 0.6, h, w * 0.6, [
          [0, '#b9834e', 0.6],
          [0.5, '#7a5a4a', 0.22],
          [1, '#7a5a4a', 0],
        ]) +
        fall('water', h, height, [
          [0, '#2a3040'],
          [0.25, '#141a26'],
          [1, '#0b0e15'],
        ]) +
        blur('b', w / 300) +
        blur('d', w / 900) +
        blur('c', w / 130),
      fill(f, 'url(#sky)') +
        fill(f, 'url(#town)') +
        group('b', city(f, seed + 4, 0.9, '#1a2030', true)) +
        box(0, h, w, height - h, 'url(#water)') +
        group('c', mirrored) +
        group('d', lights) +
        group('d', string),
    );
  },
  exposure: 1.1,
  lamps: 1.15,
  vignette: 0.55,
  grain: 0.008,
  tint: [1.01, 1, 1.01],
};
