import { priceSuffix, toStoredPrice } from './price.ts';

/** What firestore.rules allow: 18 characters of digits and commas. */
const maxDigits = 14;

/** A price field's text and where its caret stands in it. */
export interface PriceInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a price field shows after `typed` was typed into it with the caret at `caret`: thousands grouped and
 * the suffix of SPEC 5 always there; empty once no digit is left. The caret keeps its place among the digits.
 */
export function formatPriceInput(typed: string, caret: number): PriceInput {
  const digits = digitsOf(withoutCents(typed)).slice(0, maxDigits);
  if (digits === '') return { text: '', caret: 0 };
  const text = toStoredPrice(Number(digits));
  const leadingZeros = digits.length - digitsOf(text).length;
  const before = digitsOf(typed.slice(0, caret)).length - leadingZeros;
  return { text, caret: caretAfter(text, before) };
}

/** Pasted cents are dropped: '1250000.50' is one and a quarter million. A dot is never typed by this field. */
function withoutCents(typed: string): string {
  return typed.replace(/\.\d{1,2}\s*(EGP)?\s*$/i, '');
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
  return text.replace(/\D/g, '');
}
