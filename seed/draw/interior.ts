import sharp, { type Sharp } from 'sharp';
import type { Look } from './garage.ts';
import { scenes } from './scenes.ts';
import { blur, box, fall, fill, glow, group, path, svg } from './svg.ts';

/** A view of the cabin from between the front seats. */
export async function drawInterior(
  look: Look,
  size: { width: number; height: number },
  seed: number,
): Promise<Sharp> {
  const frame = { ...size, horizon: size.height * 0.36 };
  const outside = scenes[look.scene].backdrop(frame, seed);
  const backdrop = await sharp(Buffer.from(outside)).blur(7).png().toBuffer();
  const w = size.width;
  const h = size.height;
  const body =
    path(`M0,${h * 0.5} Q${w * 0.5},${h * 0.4} ${w},${h * 0.5} V${h} H0 Z`, 'url(#dash)') +
    path(`M0,0 H${w} V${h * 0.06} Q${w * 0.5},${h * 0.02} 0,${h * 0.06} Z`, '#0b0c0d') +
    box(w * 0.42, h * 0.44, w * 0.24, h * 0.2, '#0a1018', 'rx="8"') +
    group(
      'b',
      `<circle cx="${w * 0.24}" cy="${h * 0.68}" r="${h * 0.22}" fill="none" stroke="#15161a" stroke-width="26"/>`,
    );
  const overlay = svg(
    frame,
    fall('dash', h * 0.42, h, [
      [0, '#1a1b1d'],
      [0.3, look.leather],
      [1, '#0c0c0d'],
    ]) +
      glow('v', w / 2, h / 2, w * 0.7, [
        [0.5, '#000', 0],
        [1, '#000', 0.6],
      ]) +
      blur('b', 1),
    body + fill(frame, 'url(#v)'),
  );
  return sharp(backdrop)
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha();
}
