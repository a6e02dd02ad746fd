import { carLimits } from '../limits.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { readAmount } from './amount.ts';
import { priceSuffix, toStoredPrice } from './price.ts';

/** So many that they stay within the limit with a comma for every three. */
const maxDigits = Math.floor((carLimits.price * 3 + 3) / 4);

/** A price field's text and where its caret stands in it. */
export interface PriceInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a price field shows after an edit: thousands grouped and the suffix of SPEC 5 always there; empty once no
 * digit is left. The caret keeps its place among the digits. What is typed or pasted with signs of its own is taken
 * whole where it is one number, and else left as it is: `tidyPrice` reads it once the field is left.
 *
 * @param before what the field held before the edit
 * @param typed what the browser made of the edit
 * @param caret the caret in `typed`
 */
export function formatPriceInput(before: string, typed: string, caret: number): PriceInput {
  if (typed.replace(/EGP/i, '').trim() === '') return { text: '', caret: 0 };
  const inserted = insertedInto(before, typed, caret);
  const isOurs = isGrouped(before) && /^\d*$/.test(inserted);
  if (isOurs || /^\d+( EGP)?$/.test(withAsciiDigits(typed))) return regrouped(before, typed, caret, inserted);
  const pasted = inserted.length > 1 ? readTypedPrice(typed) : null;
  const text = pasted === null ? withSuffixOf(before, typed) : toStoredPrice(pasted);
  const end = text.endsWith(priceSuffix) ? text.length - priceSuffix.length : text.length;
  return { text, caret: pasted === null ? Math.min(caret, end) : end };
}

/** The field's text once it is left or saved: as prices are stored where it is one, else as it was typed. */
export function tidyPrice(text: string): string {
  const amount = readTypedPrice(text);
  return amount === null ? text : toStoredPrice(amount);
}

/**
 * The price a text says, in EGP, or null where it is none or could be two: more strictly than `readAmount`, which
 * has to make do with what is stored, '1.25' is refused here, because its writer may have thought of millions.
 */
export function readTypedPrice(text: string): number | null {
  const amount = readAmount(text);
  if (amount === null || (amount < 1000 && !Number.isInteger(amount))) return null;
  return amount < 10 ** maxDigits ? amount : null;
}

/** Text as this field writes it: its commas are ours, so digits may come and go between them. */
function isGrouped(text: string): boolean {
  return text === '' || /^\d{1,3}(,\d{3})* EGP$/.test(text);
}

/** The suffix stays, whatever was deleted of it. */
function withSuffixOf(before: string, typed: string): string {
  return before.endsWith(priceSuffix) ? typed.replace(/ E?G?P?$/, priceSuffix) : typed;
}

function regrouped(before: string, typed: string, caret: number, inserted: string): PriceInput {
  const digits = digitsOf(typed);
  // A digit too many is not taken; a number too large is left to be refused.
  if (digits.length > maxDigits && inserted.length === 1) return { text: before, caret: caret - 1 };
  if (digits.length > maxDigits) return { text: typed, caret };
  const text = toStoredPrice(Number(digits));
  const leadingZeros = digits.length - digitsOf(text).length;
  return { text, caret: caretAfter(text, digitsOf(typed.slice(0, caret)).length - leadingZeros) };
}

/** What an edit put in front of the caret; all of the text where what was behind it changed too. */
function insertedInto(before: string, typed: string, caret: number): string {
  const head = typed.slice(0, caret);
  if (!before.endsWith(typed.slice(caret))) return withAsciiDigits(typed);
  let shared = 0;
  while (shared < head.length && head[shared] === before[shared]) shared += 1;
  return withAsciiDigits(head.slice(shared));
}

function caretAfter(text: string, digits: number): number {
  const end = text.length - priceSuffix.length;
  let seen = 0;
  for (let index = 0; index < end; index += 1) {
    if (seen >= digits) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return end;
}

function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}
