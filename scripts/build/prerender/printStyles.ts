import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its rules may be in blocks of their own, such as `@container`. */
const printBlock = /@media print\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Separates the rules that only paper needs from minified styles. */
export function splitPrintStyles(css: string): { readonly screen: string; readonly print: string } {
  const print = [...css.matchAll(printBlock)].map(([, rules]) => rules).join('');
  return { screen: css.replace(printBlock, ''), print };
}

/** Writes them as a file of their own. @returns its path below `outDir` */
export function writePrintStyles(outDir: string, print: string): string {
  const hash = createHash('sha256').update(print).digest('base64url').slice(0, 8);
  const file = `assets/print-${hash}.css`;
  writeFileSync(join(outDir, file), print);
  return file;
}

/** Paths of the print styles that a page links. */
export function printStylesOf(html: string): readonly string[] {
  return html.match(/\/assets\/print-[\w-]{8}\.css/g) ?? [];
}
