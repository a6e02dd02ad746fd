import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashForName } from '../writeText.ts';

const opening = '@media print{';

/** Faces of the characters that our own texts lack (src/styles/fonts/README.md). */
const rareFaces = /@font-face\{[^}]*-rest-[^}]*\}/g;

interface SplitStyles {
  /** What a first paint may need. */
  readonly screen: string;
  /** The rules that only paper needs. */
  readonly print: string;
  readonly fonts: string;
}

/** Separates minified styles by when they are needed. */
export function splitStyles(css: string): SplitStyles {
  const fonts = css.match(rareFaces)?.join('') ?? '';
  const others = css.replace(rareFaces, '');
  let screen = '';
  let print = '';
  let position = 0;
  for (;;) {
    const start = others.indexOf(opening, position);
    if (start < 0) return { screen: screen + others.slice(position), print, fonts };
    const end = endOfBlock(others, start + opening.length);
    screen += others.slice(position, start);
    print += others.slice(start + opening.length, end - 1);
    position = end;
  }
}

/** The position behind the brace that closes a block. */
function endOfBlock(css: string, start: number): number {
  let position = start;
  for (let depth = 1; depth > 0; position += 1) {
    if (position >= css.length) throw new Error('A print block is not closed.');
    if (css[position] === '{') depth += 1;
    if (css[position] === '}') depth -= 1;
  }
  return position;
}

/** Writes styles as a file of their own. @returns its path below `outDir` */
export function writeLateStyles(outDir: string, name: 'print' | 'fonts', css: string): string {
  const file = `assets/${name}-${hashForName(css)}.css`;
  writeFileSync(join(outDir, file), css);
  return file;
}

/** Paths of these files that a page links. */
export function lateStylesOf(html: string): readonly string[] {
  return html.match(/\/assets\/(?:print|fonts)-[\w-]{8}\.css/g) ?? [];
}
