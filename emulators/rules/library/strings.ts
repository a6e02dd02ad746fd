import { type Library, procedure } from './procedure.ts';
import { matchesWhole, replaceAll, splitAt } from './regex.ts';

/** Methods of string. Only ASCII letters have a case; lengths count UTF-16 units, like Java. */
export const STRING_METHODS: Library = {
  lower: procedure(['string'], (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: procedure(['string'], (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: procedure(['string'], trim),
  size: procedure(['string'], (text) => BigInt(text.length)),
  toUtf8: procedure(['string'], (text) => new TextEncoder().encode(text)),
  matches: procedure(['string', 'string'], matchesWhole),
  replace: procedure(['string', 'string', 'string'], replaceAll),
  split: procedure(['string', 'string'], splitAt),
};

/** Removes spaces and control characters at both ends, but no other white space. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charAt(start) <= ' ') start++;
  while (end > start && text.charAt(end - 1) <= ' ') end--;
  return text.slice(start, end);
}
