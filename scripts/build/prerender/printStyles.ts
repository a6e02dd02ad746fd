import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashForName } from '../writeText.ts';

const opening = '@media print{';

/** Separates the rules that only paper needs from minified styles. */
export function splitPrintStyles(css: string): { readonly screen: string; readonly print: string } {
  let screen = '';
  let print = '';
  let position = 0;
  for (;;) {
    const start = css.indexOf(opening, position);
    if (start < 0) return { screen: screen + css.slice(position), print };
    const end = endOfBlock(css, start + opening.length);
    screen += css.slice(position, start);
    print += css.slice(start + opening.length, end - 1);
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

/** Writes them as a file of their own. @returns its path below `outDir` */
export function writePrintStyles(outDir: string, print: string): string {
  const file = `assets/print-${hashForName(print)}.css`;
  writeFileSync(join(outDir, file), print);
  return file;
}

/** Paths of the print styles that a page links. */
export function printStylesOf(html: string): readonly string[] {
  return html.match(/\/assets\/print-[\w-]{8}\.css/g) ?? [];
}
