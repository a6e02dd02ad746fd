import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Styles must work in both directions: logical properties, or a mirrored rule in the same file. */

/** Physical sides. */
const physical: readonly RegExp[] = [
  /(?:^|[\s;{])(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?!-)\b/,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?:^|[\s;{])(?:left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

/** Properties with a direction but no logical form; they need a mirrored rule. */
const directed: readonly RegExp[] = [
  /translateX\((?!-?50%)/,
  /translate:\s*-?[1-9]/,
  /linear-gradient\(\s*(?:to (?:left|right)|90deg|-90deg|270deg)/,
  /background-position:\s*(?!center|50%)/,
];

/** A shorthand with four sides or corners. */
const shorthand = /(?:margin|padding|border-radius|inset)\s*:\s*([^;}]+)/g;

/** Crop positions in an image are physical. */
const pictures = 'staff/pictures/CropButton';

/** Alignment set by an author in the editor is physical. */
const setByAuthor = /:global\(\.ql-[^}]*\}/g;

function faultsOf(css: string): readonly string[] {
  const rules = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(setByAuthor, '')
    .replace(/@(?:media|container)[^{]*/g, '');
  const sides = [...rules.matchAll(shorthand)]
    .filter(([, values = '']) => isLopsided(values))
    .map(([text]) => text);
  const isMirrored = rules.includes('[dir="rtl"]');
  return [
    ...physical.flatMap((pattern) => rules.match(pattern)?.[0].trim() ?? []),
    ...(isMirrored ? [] : directed.flatMap((pattern) => rules.match(pattern)?.[0] ?? [])),
    ...sides,
  ];
}

/** Whether the second and fourth value differ; a function call counts as one value. */
function isLopsided(values: string): boolean {
  let flat = values.trim();
  while (/\([^()]*\)/.test(flat))
    flat = flat.replace(/\(([^()]*)\)/g, (_all, inner: string) => `[${inner.replaceAll(' ', '_')}]`);
  const [, end, , start] = flat.split(/\s+/);
  return start !== undefined && end !== start;
}

test('style sheets use logical properties', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && !name.startsWith(pictures));
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    faultsOf(readFileSync(join('src', file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a margin', '.a { margin-left: 1rem; }', 1],
  ['a size', '.a { width: 3rem; }', 1],
  ['four values that differ', '.a { padding: 1px 2px 3px 4px; }', 1],
  ['a movement that nothing mirrors', '.a { transform: translateX(100%); }', 1],
  ['logical margins and places', '.a { margin-inline-start: 1rem; inset-inline: 0; }', 0],
  ['queries of the window', '@media (width < 40rem) { .a { color: red; } }', 0],
  ['what is mirrored', '.a { translate: 4rem 0; [dir="rtl"] & { translate: -4rem 0; } }', 0],
  ['the same on both sides', '.a { padding: 1px 2px 3px 2px; }', 0],
])('in %s there are faults: %s, %i', (_what, css, count) => {
  expect(faultsOf(css)).toHaveLength(count);
});
