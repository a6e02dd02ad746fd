import { withAsciiDigits } from '../text/digits.ts';

/** SPEC 5. */
export const countryCode = '+20';

/** SPEC 5. */
const nationalLength = 10;

/** Regular expression source, also for the `pattern` attribute. */
export const phonePattern = `\\+20\\d{${nationalLength}}`;

const completeNumber = new RegExp(`^${phonePattern}$`);
const numberPrefix = new RegExp(`^\\+20\\d{0,${nationalLength}}$`);

export function isPhone(text: string): boolean {
  return completeNumber.test(text);
}

/** `caret` is an offset in characters. */
export interface EditedField {
  readonly text: string;
  readonly caret: number;
}

/**
 * Formats the field after an edit and places the caret after the typed, pasted or filled-in text.
 * @param before value before the edit
 * @param raw value after the edit
 * @param caret caret in `raw`; null if the browser does not report it
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
 * Clears a lone country code (SPEC 5) and formats numbers that were entered before hydration. Foreign numbers stay as
 * they are, so that they can be reported.
 */
export function formatPhoneOnBlur(text: string): string {
  if (isForeign(text)) return text;
  const normalized = text === '' || numberPrefix.test(text) ? text : formatPhoneInput('', text, null).text;
  return normalized === countryCode ? '' : normalized;
}

/**
 * Tracks the text typed into the field, including what formatting dropped.
 * @param typed previous result
 * @param before value before the edit
 * @param raw value after the edit
 */
export function trackTypedText(typed: string, before: string, raw: string): string {
  if (!raw.startsWith(before)) return isPartialEdit(before, raw) ? '' : raw;
  return (before === '' ? '' : typed) + raw.slice(before.length);
}

/**
 * Whether a text starts with another country code: + or 00, but neither 20 nor an Egyptian number, which people type
 * after the given +20. After a 1 (also North America), the eleventh digit decides.
 */
export function isForeign(text: string): boolean {
  const ascii = withAsciiDigits(text).replaceAll('＋', '+');
  const [, country] = ascii.match(/^[^+0-9]*(?:\+|00)(.*)$/s) ?? [];
  return country !== undefined && !/^(?:2?$|20|0|1\d{0,9}$)/.test(digitsOf(country));
}

/** Whether an edit only removed or inserted text. A lone + starts over. */
function isPartialEdit(before: string, raw: string): boolean {
  const start = sharedStart(before, raw);
  const isDeletion = before.endsWith(raw.slice(start)) && raw !== '+';
  return isDeletion || (before !== countryCode && raw.endsWith(before.slice(start)));
}

interface Comparison {
  /** Unchanged digits before the edit, without the country code. */
  readonly kept: string;
  readonly inserted: string;
  readonly behind: string;
}

/** The text after the caret and the common prefix are unchanged. */
function comparePhone(before: string, head: string, tail: string): Comparison {
  const untouched = before.length - tail.length;
  const shared = sharedStart(before.slice(0, untouched), head);
  return {
    kept: before.slice(countryCode.length, Math.max(countryCode.length, shared)),
    inserted: head.slice(shared),
    behind: before.slice(Math.max(countryCode.length, untouched)),
  };
}

/** Treats the whole text as typed, for example after autofill. */
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
 * Removes leading 0 and 20: the trunk prefix (0100…), 0020, or a repeated country code. No Egyptian number starts with
 * these after +20.
 */
function toNational(digits: string): string {
  return digits.replace(/^(?:0|20)+/, '');
}

function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, '');
}
