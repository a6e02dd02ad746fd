import { mix, noise, randomSource, rgb, smoothstep } from '../maths.ts';
import type { Scene } from '../scene.ts';
import { blur, box, disc, fall, fill, glow, group, path, ridge, svg } from '../svg.ts';

/** Dunes after a hot day, the sun almost gone. */
export const desert: Scene = {
  light: {
    zenith: rgb('#38466e'),
    middle: rgb('#8f7389'),
    horizon: rgb('#f0b47c'),
    skyline: { colour: rgb('#6e4a37'), height: 0.1, rough: 0.1 },
    panels: [],
    // A bright bank behind the camera, for the paint to mirror.
    windows: [{ azimuth: [1.9, 4.4], slope: [0.16, 0.5], soft: 0.07, colour: [0.95, 0.66, 0.46] }],
    sun: { towards: [-0.8, -0.48, 0.36], colour: [2.6, 1.75, 1.05], glow: 0.7, hard: 1 },
    above: [0.5, 0.46, 0.52],
    below: [0.34, 0.24, 0.17],
  },
  ground: {
    albedo: (x, y, out) => {
      const ripple = noise(x * 1.1 + 40 + noise(x * 0.7, y * 0.7) * 2, y * 7 + x * 2.2 + 90) - 0.5;
      const k = 1 + 0.16 * ripple + 0.25 * (noise(x * 0.35 + 7, y * 0.35 + 5) - 0.5);
      out[0] = 0.4 * k;
      out[1] = 0.265 * k;
      out[2] = 0.165 * k;
    },
    mirror: 0,
    fade: 1,
    melt: [14, 60],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    const s = (seed % 97) / 7;
    const dune = (lift: number, wave: number, shift: number) => (u: number) =>
      lift * height * (0.35 + noise(u * wave + shift + s, shift)) + height * 0.004;
    const sunX = w * (0.72 + 0.1 * Math.sin(s));
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#2c3656'],
        [0.35, '#5f587c'],
        [0.62, '#b17a74'],
        [0.85, '#eda66c'],
        [1, '#f9d193'],
      ]) +
        glow('sun', sunX, h - height * 0.05, w * 0.42, [
          [0, '#fff3cf', 1],
          [0.06, '#ffe3a4', 0.95],
          [0.2, '#ffc477', 0.5],
          [1, '#ffb066', 0],
        ]) +
        fall('far', h - height * 0.09, h, [
          [0, '#b57a5c'],
          [1, '#d29a6c'],
        ]) +
        fall('mid', h - height * 0.06, h + 10, [
          [0, '#8e5c42'],
          [1, '#b67f54'],
        ]) +
        fall('near', h, height, [
          [0, '#a8744a'],
          [0.15, '#9b6842'],
          [1, '#6e482e'],
        ]) +
        blur('b', w / 330) +
        blur('c', w / 600),
      fill(f, 'url(#sky)') +
        fill(f, 'url(#sun)') +
        group('b', ridge(f, h, dune(0.13, 3, 1), 'url(#far)')) +
        group('c', ridge(f, h, dune(0.07, 4.5, 5), 'url(#mid)')) +
        group('c', ridge(f, h + height * 0.012, dune(0.012, 3.2, 9), 'url(#near)')),
    );
  },
  exposure: 0.9,
  lamps: 1,
  vignette: 0.45,
  grain: 0.008,
  tint: [1.02, 1, 0.98],
};

/** A pass in the Alps before sunrise. */
export const mountain: Scene = {
  light: {
    zenith: rgb('#46638c'),
    middle: rgb('#8fa3bb'),
    horizon: rgb('#e8cfc4'),
    skyline: { colour: rgb('#3a4652'), height: 0.2, rough: 0.6 },
    panels: [],
    // A bright bank behind the camera, for the paint to mirror.
    windows: [{ azimuth: [1.9, 4.4], slope: [0.16, 0.5], soft: 0.07, colour: [0.72, 0.78, 0.9] }],
    sun: { towards: [-0.7, -0.55, 0.45], colour: [1.1, 0.92, 0.78], glow: 0.4, hard: 0.6 },
    above: [0.72, 0.8, 0.95],
    below: [0.16, 0.17, 0.19],
  },
  ground: {
    albedo: (x, y, out) => {
      const k = 1 + 0.22 * (noise(x * 26, y * 26) - 0.5) + 0.3 * (noise(x * 0.6 + 3, y * 0.6) - 0.5);
      const stripe = smoothstep(0.07, 0.055, Math.abs(y + 2.6)) + smoothstep(0.07, 0.055, Math.abs(y - 2.6));
      const v = mix(0.1 * k, 0.42, Math.min(1, stripe) * 0.8);
      out[0] = v;
      out[1] = v * 1.01;
      out[2] = v * 1.05;
    },
    mirror: 0.1,
    fade: 0.7,
    melt: [11, 46],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    const s = (seed % 89) / 5;
    const peaks = (lift: number, wave: number, shift: number, rough: number) => (u: number) => {
      const tooth = (v: number) => 1 - Math.abs(2 * (v - Math.floor(v)) - 1);
      const a = tooth(u * wave + shift * 0.37 + s) * (0.55 + 0.45 * noise(u * wave * 0.5 + s, shift));
      const b = tooth(u * wave * 2.63 + shift * 0.71);
      const c = tooth(u * wave * 6.17 + shift * 0.13) + 0.5 * tooth(u * wave * 13.7 + s);
      const d = tooth(u * wave * 31.3) + 0.6 * noise(u * 180, shift);
      return lift * height * (0.14 + 0.52 * a + rough * (0.2 * b + 0.075 * c + 0.022 * d));
    };
    const firs = (u: number) => height * (0.012 + 0.02 * noise(u * 6 + s, 1) + 0.018 * noise(u * 140, 3));
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#54709a'],
        [0.45, '#94a5bd'],
        [0.75, '#dcc2bd'],
        [1, '#f4ddc8'],
      ]) +
        fall('p1', h - height * 0.4, h, [
          [0, '#d8c3c0'],
          [0.4, '#949db3'],
          [1, '#bcbfca'],
        ]) +
        fall('p2', h - height * 0.26, h, [
          [0, '#5c6c84'],
          [1, '#98a5b4'],
        ]) +
        fall('p3', h - height * 0.13, h, [
          [0, '#364554'],
          [1, '#5e6d79'],
        ]) +
        fall('mist', h - height * 0.12, h + 4, [
          [0, '#e6dad4', 0],
          [1, '#e6dad4', 0.6],
        ]) +
        fall('fir', h - height * 0.04, h + 6, [
          [0, '#1f2a30'],
          [1, '#39444a'],
        ]) +
        fall('road', h, height, [
          [0, '#5c636b'],
          [1, '#3d4247'],
        ]) +
        blur('b', w / 400) +
        blur('c', w / 560),
      fill(f, 'url(#sky)') +
        group('b', ridge(f, h, peaks(0.4, 1.7, 3, 1), 'url(#p1)', 600)) +
        group('b', ridge(f, h, peaks(0.27, 3.7, 8, 1), 'url(#p2)', 600)) +
        box(0, h - height * 0.12, w, height * 0.13, 'url(#mist)') +
        group('c', ridge(f, h, peaks(0.12, 4.4, 15, 0.8), 'url(#p3)', 600)) +
        group('c', ridge(f, h, firs, 'url(#fir)', 500)) +
        box(0, h, w, height - h, 'url(#road)'),
    );
  },
  exposure: 0.86,
  lamps: 1,
  vignette: 0.45,
  grain: 0.007,
  tint: [1, 1, 1],
};

/** The quay where the ships for Alexandria load: cranes, containers, a car carrier. */
export const harbour: Scene = {
  light: {
    zenith: rgb('#33475a'),
    middle: rgb('#6d8190'),
    horizon: rgb('#e0b68a'),
    skyline: { colour: rgb('#2c3740'), height: 0.14, rough: 0.9 },
    panels: [],
    // A bright bank behind the camera, for the paint to mirror.
    windows: [{ azimuth: [1.9, 4.4], slope: [0.16, 0.5], soft: 0.07, colour: [0.8, 0.68, 0.55] }],
    sun: { towards: [-0.6, -0.6, 0.53], colour: [1.3, 1.0, 0.72], glow: 0.5, hard: 0.5 },
    above: [0.62, 0.68, 0.75],
    below: [0.18, 0.17, 0.16],
  },
  ground: {
    albedo: (x, y, out) => {
      const k = 1 + 0.3 * (noise(x * 0.5 + 11, y * 0.5 + 4) - 0.5) + 0.12 * (noise(x * 20, y * 20) - 0.5);
      out[0] = 0.15 * k;
      out[1] = 0.152 * k;
      out[2] = 0.155 * k;
    },
    mirror: 0.22,
    fade: 0.8,
    melt: [12, 50],
  },
  backdrop: (f, seed) => {
    const { width: w, height, horizon: h } = f;
    const random = randomSource(seed + 5);
    const unit = w / 1200;
    const crane = (x: number, k: number, tone: string) => {
      const t = (a: number, b: number) => `${(x + a * k * unit).toFixed(1)},${(h - b * k * unit).toFixed(1)}`;
      const line = (points: string, thick: number) =>
        `<polyline points="${points}" fill="none" stroke="${tone}" stroke-width="${thick * k * unit}"/>`;
      return (
        line(`${t(0, 0)} ${t(0, 150)} ${t(8, 235)}`, 7) +
        line(`${t(70, 0)} ${t(70, 150)} ${t(62, 235)}`, 7) +
        line(`${t(0, 90)} ${t(70, 90)}`, 6) +
        line(`${t(0, 90)} ${t(70, 150)}`, 3) +
        line(`${t(-60, 152)} ${t(215, 152)}`, 8) +
        line(`${t(35, 240)} ${t(205, 156)}`, 2.5) +
        line(`${t(35, 240)} ${t(120, 156)}`, 2.5) +
        line(`${t(35, 240)} ${t(-55, 156)}`, 2.5) +
        line(`${t(8, 235)} ${t(35, 250)} ${t(62, 235)}`, 6)
      );
    };
    const tones = ['#5b4038', '#37505c', '#6b5a44', '#3f4a52', '#56483f', '#2f4450'];
    let stacks = '';
    for (let x = w * 0.52; x < w * 1.02; x += 62 * unit) {
      const n = 1 + Math.floor(random() * 4);
      for (let i = 0; i < n; i++) {
        stacks += box(
          x,
          h - (i + 1) * 22 * unit,
          60 * unit,
          21 * unit,
          tones[Math.floor(random() * tones.length)] as string,
        );
      }
    }
    const ship =
      path(
        `M${w * -0.05},${h} V${h - 128 * unit} Q${w * 0.02},${h - 140 * unit} ${w * 0.3},${h - 138 * unit} L${w * 0.345},${h - 118 * unit} L${w * 0.36},${h - 60 * unit} L${w * 0.352},${h} Z`,
        'url(#hull)',
      ) +
      box(w * -0.05, h - 24 * unit, w * 0.403, 24 * unit, '#2a3238') +
      box(w * 0.27, h - 158 * unit, w * 0.045, 22 * unit, '#b9b2a5') +
      box(w * 0.05, h - 152 * unit, w * 0.03, 14 * unit, '#8d8a82') +
      box(w * -0.05, h - 92 * unit, w * 0.405, 2.4 * unit, '#7f7c75', 'opacity="0.6"');
    let lights = '';
    for (let i = 0; i < 26; i++) {
      lights += disc(
        random() * w,
        h - (4 + random() * 90) * unit,
        (1.6 + random() * 2.6) * unit,
        random() < 0.7 ? '#ffd59a' : '#cfe4ff',
        0.75,
      );
    }
    return svg(
      f,
      fall('sky', 0, h, [
        [0, '#33475a'],
        [0.45, '#6b7d8b'],
        [0.78, '#c7a383'],
        [1, '#eec08f'],
      ]) +
        glow('sun', w * 0.44, h - 30 * unit, w * 0.45, [
          [0, '#ffe0ae', 0.95],
          [0.25, '#ffc98c', 0.4],
          [1, '#ffc98c', 0],
        ]) +
        fall('hull', h - 140 * unit, h, [
          [0, '#a39c90'],
          [0.7, '#7d7a74'],
          [1, '#5a5a58'],
        ]) +
        fall('quay', h, height, [
          [0, '#6d6a66'],
          [0.3, '#55565a'],
          [1, '#3c3f43'],
        ]) +
        blur('b', w / 380) +
        blur('c', w / 300),
      fill(f, 'url(#sky)') +
        fill(f, 'url(#sun)') +
        group('b', crane(w * 0.43, 1.05, '#6e6b6a') + crane(w * 0.58, 0.9, '#7d7773')) +
        group('b', ship) +
        group('b', crane(w * 0.72, 1.5, '#3a4148') + stacks) +
        group('c', lights) +
        box(0, h, w, height - h, 'url(#quay)'),
    );
  },
  exposure: 0.9,
  lamps: 1,
  vignette: 0.45,
  grain: 0.007,
  tint: [1.01, 1, 0.99],
};
