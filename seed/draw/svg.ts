import type { Frame } from './scene.ts';

export type Stops = readonly (readonly [number, string, number?])[];

const stopList = (stops: Stops) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient from top to bottom between two rows. */
export const fall = (id: string, from: number, to: number, stops: Stops) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stopList(stops)}</linearGradient>`;

/** A round glow. */
export const glow = (id: string, x: number, y: number, r: number, stops: Stops) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stopList(stops)}</radialGradient>`;

export const across = (id: string, from: number, to: number, stops: Stops) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">${stopList(stops)}</linearGradient>`;

export const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** A blur for long flat shapes, with room above and below them. */
export const wideBlur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-20%" y="-400%" width="140%" height="900%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const fill = (f: Frame, paint: string) =>
  `<rect width="${f.width}" height="${f.height}" fill="${paint}"/>`;

export const box = (x: number, y: number, w: number, h: number, paint: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${paint}" ${more}/>`;

export const disc = (x: number, y: number, r: number, paint: string, opacity = 1) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${paint}" opacity="${opacity}"/>`;

export const path = (d: string, paint: string, more = '') => `<path d="${d}" fill="${paint}" ${more}/>`;

export const group = (filter: string, content: string, opacity = 1) =>
  `<g filter="url(#${filter})" opacity="${opacity}">${content}</g>`;

/** A ridge across the picture from `height(u)`, u from 0 to 1, down to the bottom. */
export function ridge(
  f: Frame,
  base: number,
  height: (u: number) => number,
  paint: string,
  steps = 120,
): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const u = i / steps;
    return `${(u * f.width).toFixed(1)},${(base - height(u)).toFixed(1)}`;
  });
  return path(`M0,${f.height} L${points.join(' L')} L${f.width},${f.height} Z`, paint);
}

export const svg = (f: Frame, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${f.width}" height="${f.height}" viewBox="0 0 ${f.width} ${f.height}"><defs>${defs}</defs>${body}</svg>`;
