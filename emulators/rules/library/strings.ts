import { type Library, procedure } from '../procedure.ts';
import { compilePattern } from '../regex.ts';

/** Methods of string. */
export const STRING_METHODS: Library = {
  lower: procedure(['string'], (text) => text.toLowerCase()),
  upper: procedure(['string'], (text) => text.toUpperCase()),
  trim: procedure(['string'], (text) => text.trim()),
  size: procedure(['string'], (text) => BigInt([...text].length)),
  toUtf8: procedure(['string'], (text) => new TextEncoder().encode(text)),
  matches: procedure(
    ['string', 'string'],
    (text, pattern) => text.search(compilePattern(pattern, true)) >= 0,
  ),
  replace: procedure(['string', 'string', 'string'], (text, pattern, replacement) =>
    text.replace(compilePattern(pattern, false), () => replacement),
  ),
  split: procedure(['string', 'string'], (text, pattern) => split(text, compilePattern(pattern, false))),
};

/** `String.split` would add what the pattern's groups captured. */
function split(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(separator)) {
    if (match[0] === '' && (match.index === 0 || match.index === text.length)) continue;
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
