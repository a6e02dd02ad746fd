import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { loadEnv, type Plugin } from 'vite';
import { company } from '../../../src/config/company.ts';

interface Drawing {
  readonly width: number;
  /** Content of an SVG element. */
  readonly paths: string;
}

/** Steps of a coordinate per font size, a seventh of a pixel on a screen with three pixels per CSS pixel. */
const steps = 200;
/** A line of height 1, and a tenth of the font size above and below. */
const height = 1.2 * steps;
const baseline = 0.94 * steps;
const letterSpacing = -0.01 * steps;

/**
 * Draws the brand in the display font, so that no page waits for a font to show it: as `<symbol id="logo">` in index.html,
 * with its viewBox in `LOGO_BOX`. If the font lacks a letter, the variable is empty, and the logo is text.
 */
export function drawnLogo(): Plugin {
  let drawing: Drawing | null = null;
  return {
    name: 'drawn-logo',
    async config(_config, { mode }) {
      const brand = loadEnv(mode, process.cwd(), 'VITE_COMPANY_').VITE_COMPANY_BRAND?.trim() || company.brand;
      drawing = await drawLogo(brand);
      const box = drawing ? `0 0 ${drawing.width} ${height}` : '';
      return { define: { 'import.meta.env.LOGO_BOX': JSON.stringify(box) } };
    },
    transformIndexHtml: (html) =>
      drawing
        ? html.replace('<body>', `<body><svg hidden><symbol id="logo">${drawing.paths}</symbol></svg>`)
        : html,
  };
}

/** @returns null if the display font lacks a letter. Each `&` has the accent's colour. */
export async function drawLogo(brand: string): Promise<Drawing | null> {
  const woff2 = await readFile('src/styles/fonts/full/instrument-serif.woff2');
  const font = new Font(new Face(new Blob(await subsetFont(woff2, brand, { targetFormat: 'truetype' }))));
  font.setScale(steps, steps);
  const text = new Text();
  text.addText(brand);
  text.guessSegmentProperties();
  shape(font, text);
  const positions = text.getGlyphPositions();
  let x = 0;
  const outlines = { text: '', accent: '' };
  for (const [index, { codepoint: glyph, cluster }] of text.getGlyphInfos().entries()) {
    if (glyph === 0) return null;
    outlines[brand[cluster] === '&' ? 'accent' : 'text'] += toPath(font.glyphToJson(glyph), x);
    x += (positions[index]?.xAdvance ?? 0) + letterSpacing;
  }
  const accent = outlines.accent && `<path fill="var(--logo-accent,var(--bronze))" d="${outlines.accent}"/>`;
  return { width: x - letterSpacing, paths: `<path fill="currentColor" d="${outlines.text}"/>${accent}` };
}

/** As short as SVG allows: relative coordinates, one command for curves that continue smoothly, and for axes. */
function toPath(commands: readonly SvgPathCommand[], x: number): string {
  let [startX, startY] = [0, 0];
  /** The current point, and where a smooth curve would have its control point. */
  let [fromX, fromY, smoothX, smoothY] = [0, 0, 0, 0];
  const path = commands.map(({ type, values }, index) => {
    const points = values.map((value, place) => Math.round(place % 2 ? baseline - value : x + value));
    if (points.length === 0) {
      [fromX, fromY] = [startX, startY];
      return type.toLowerCase();
    }
    const [controlX = 0, controlY = 0] = points;
    const [toX = 0, toY = 0] = points.slice(-2);
    const isSmooth = type === 'Q' && Math.hypot(controlX - smoothX, controlY - smoothY) < 1.5;
    const [usedX, usedY] = isSmooth ? [smoothX, smoothY] : [controlX, controlY];
    const relative = points.map((value, place) => value - (place % 2 ? fromY : fromX));
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    [fromX, fromY] = [toX, toY];
    [smoothX, smoothY] = type === 'Q' ? [2 * toX - usedX, 2 * toY - usedY] : [toX, toY];
    if (type === 'M') [startX, startY] = [toX, toY];
    if (isSmooth) return toCommand('t', [alongX, alongY]);
    if (type === 'L' && alongX === 0) return toCommand('v', [alongY]);
    if (type === 'L' && alongY === 0) return toCommand('h', [alongX]);
    // The first is absolute: before it is another letter.
    return toCommand(index === 0 ? type : type.toLowerCase(), relative);
  });
  return path.join('');
}

function toCommand(letter: string, numbers: readonly number[]): string {
  return letter + numbers.join(' ').replaceAll(' -', '-');
}
