/**
 * Generates public/icons from public/favicon.svg. Run after changing it: `node --import tsx
 * scripts/build/icons.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const favicon = readFileSync('public/favicon.svg', 'utf8');
const ground = '#15191d';
/** Without rounded corners: the system masks the icon. */
const square = favicon.replace('rx="10" ', '');

mkdirSync('public/icons', { recursive: true });
await draw(favicon, 192, 'icon-192.png');
await draw(favicon, 512, 'icon-512.png');
await draw(square, 180, 'apple-touch-icon.png');
await drawMaskable(512, 'maskable-512.png');

async function draw(svg: string, size: number, name: string): Promise<void> {
  await rendered(svg, size).toFile(`public/icons/${name}`);
}

/** A maskable icon must keep its content in a circle of 80 % of the width. */
async function drawMaskable(size: number, name: string): Promise<void> {
  const margin = Math.round(size / 10);
  const letters = size - 2 * margin;
  const drawn = await rendered(square, letters).toBuffer();
  await sharp(drawn)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(`public/icons/${name}`);
}

function rendered(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, colours: 64, compressionLevel: 9 });
}
