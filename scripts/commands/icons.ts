/** `npm run icons`: draws public/icons from public/favicon.svg. Run after changing it. */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const favicon = readFileSync('public/favicon.svg', 'utf8');
/** Without rounded corners: the system masks the icon. */
const square = favicon.replace('rx="10" ', '');
const png = { palette: true, colours: 64, compressionLevel: 9 };

mkdirSync('public/icons', { recursive: true });
await draw(favicon, 192).png(png).toFile('public/icons/icon-192.png');
await draw(favicon, 512).png(png).toFile('public/icons/icon-512.png');
await draw(square, 180).png(png).toFile('public/icons/apple-touch-icon.png');

/** A maskable icon must keep its content in a circle of 80 % of the width. */
const margin = 51;
const content = await draw(square, 512 - 2 * margin)
  .png(png)
  .toBuffer();
await sharp(content)
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#15191d' })
  .png(png)
  .toFile('public/icons/maskable-512.png');

function draw(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
}
