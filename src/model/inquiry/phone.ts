import { withAsciiDigits } from '../text/digits.ts';

/** The country code every number starts with (SPEC 5). */
export const countryCode = '+20';

/** How many digits follow the country code (SPEC 5). */
const nationalLength = 10;

/** What a number looks like, as the source of a regular expression for `pattern` attributes too. */
export const phonePattern = `\\+20\\d{${nationalLength}}`;

const completeNumber = new RegExp(`^${phonePattern}$`);
const numberPrefix = new RegExp(`^\\+20\\d{0,${nationalLength}}$`);

export function isPhone(text: string): boolean {
  return completeNumber.test(text);
}

/** A field's text and where its caret stands, counted in characters from the start. */
export interface EditedField {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a phone field should hold after an edit, and where the caret belongs: behind what was just typed,
 * pasted or filled in.
 *
 * @param before what the field held before the edit, as this function left it
 * @param raw what the browser made of the edit
 * @param caret the caret in `raw`; null where the browser does not say
 */
export function formatPhoneInput(before: string, raw: string, caret: number | null): EditedField {
  if (raw === '') return { text: '', caret: 0 };
  const at = caret ?? raw.length;
  const tail = raw.slice(at);
  if (!before.startsWith(countryCode) || !before.endsWith(tail)) return reparse(raw, tail);
  const { kept, inserted, behind } = comparePhone(before, raw.slice(0, at), tail);
  const typed = digitsOf(inserted);
  const head = (typed ? toNational(kept + typed) : kept).slice(0, nationalLength - behind.length);
  return { text: countryCode + head + behind, caret: countryCode.length + head.length };
}

/**
 * What a phone field should hold once it is left: nothing, if it held the country code alone (SPEC 5), and a
 * number put right that came in unseen, before this program had started. A number of another country stays what it
 * is, so that it is told from none.
 */
export function formatPhoneOnBlur(text: string): string {
  if (isForeign(text)) return text;
  const normalized = text === '' || numberPrefix.test(text) ? text : formatPhoneInput('', text, null).text;
  return normalized === countryCode ? '' : normalized;
}

/**
 * What was typed at a stretch into a phone field, country code and all, of which the field itself keeps only what
 * fits behind +20.
 *
 * @param typed what this function said before
 * @param before what the field held before the edit
 * @param raw what the browser made of the edit
 */
export function trackTypedText(typed: string, before: string, raw: string): string {
  if (!raw.startsWith(before)) return isPartialEdit(before, raw) ? '' : raw;
  return (before === '' ? '' : typed) + raw.slice(before.length);
}

/**
 * Whether a text begins as the number of another country does: + or 00, and then neither Egypt's 20 nor, as people
 * write it behind what they take for +20, an Egyptian number itself. Of those behind a 1, which is North America's
 * code as well, only the eleventh digit tells.
 */
export function isForeign(text: string): boolean {
  const [, country] = toAscii(text).match(/^[^+0-9]*(?:\+|00)(.*)$/s) ?? [];
  return country !== undefined && !/^(?:2?$|20|0|1\d{0,9}$)/.test(digitsOf(country));
}

/** Whether an edit only took something out of a number, or put something into it. A lone + is a new beginning. */
function isPartialEdit(before: string, raw: string): boolean {
  const start = sharedStart(before, raw);
  const isDeletion = before.endsWith(raw.slice(start)) && raw !== '+';
  return isDeletion || (before !== countryCode && raw.endsWith(before.slice(start)));
}

interface Comparison {
  /** Digits before the edit that it left alone, the country code not among them. */
  readonly kept: string;
  readonly inserted: string;
  /** Digits behind the caret. */
  readonly behind: string;
}

/** Everything behind the caret was there before; so was the beginning that both texts share. */
function comparePhone(before: string, head: string, tail: string): Comparison {
  const untouched = before.length - tail.length;
  const shared = sharedStart(before.slice(0, untouched), head);
  return {
    kept: before.slice(countryCode.length, Math.max(countryCode.length, shared)),
    inserted: head.slice(shared),
    behind: before.slice(Math.max(countryCode.length, untouched)),
  };
}

/** Where what was there before is no help (the browser filled the field in), the whole text counts as typed. */
function reparse(raw: string, tail: string): EditedField {
  const text = countryCode + toNational(digitsOf(raw)).slice(0, nationalLength);
  return { text, caret: Math.max(countryCode.length, text.length - digitsOf(tail).length) };
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The digits that follow +20. No Egyptian number begins with 0 or 20 behind it, so such a beginning is the
 * trunk zero of 0100…, the 0020 of an international call, or a country code typed again.
 */
function toNational(digits: string): string {
  return digits.replace(/^(?:0|20)+/, '');
}

/** The digits of a text as ASCII. */
function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, '');
}

/** A text with every script's digits, and the full-width plus, as ASCII has them. */
function toAscii(text: string): string {
  return withAsciiDigits(text).replaceAll('＋', '+');
}
