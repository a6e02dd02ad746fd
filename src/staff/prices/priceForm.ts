import * as v from 'valibot';
import { priceMessages } from '#locales/price.ts';
import { formatPrice } from '../../locales/formats.ts';
import { parseAmount } from '../../model/car/amount.ts';
import {
  type PriceLine,
  type PriceLineCode,
  type PriceLineState,
  type PriceLines,
  parsePriceLines,
  priceLineCodes,
  priceLineStates,
  sumOfIncluded,
  toStoredPriceLines,
} from '../../model/car/priceLines.ts';
import { isDay } from '../../model/text/isDay.ts';
import { createFields, noYear } from '../documents/form/schema.ts';

/** Price lines as they are typed: a state and an amount, such as 'excluded 2,500'; '' where nothing is chosen. */
export interface PriceLinesForm {
  until: string;
  lines: Record<PriceLineCode, string>;
}

/** As many digits as firestore.rules allow. */
const maxAmount = 99_999_999_999;

/** 'Customs and taxes' */
export function nameOfLine(code: PriceLineCode): string {
  const name = priceMessages.lines[code];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Tolerant, as old documents have no lines. */
export function toPriceLinesForm(stored: unknown): PriceLinesForm {
  const price = parsePriceLines(stored);
  const lines: Readonly<Record<string, string>> = price ? toStoredPriceLines(price).lines : {};
  return { until: price?.until ?? '', lines: createFields(priceLineCodes, (code) => lines[code] ?? '') };
}

/** The state of a typed line, or '', and its amount. */
export function splitLine(line: string): { readonly state: PriceLineState | ''; readonly amount: string } {
  const [word = ''] = line.split(' ');
  return {
    state: priceLineStates.find((state) => state === word) ?? '',
    amount: line.slice(word.length + 1),
  };
}

/** 'Not included, 2,500 EGP'; undefined for a line that states nothing. */
export function describeLine(line: string): string | undefined {
  const { state, amount } = splitLine(line);
  if (!state) return undefined;
  const number = parseWhole(amount);
  return [priceMessages.states[state], number === null ? amount : formatPrice(number)]
    .filter(Boolean)
    .join(', ');
}

/** Amounts without spaces and separators, as they are stored. */
export function tidyPriceLines({ until, lines }: PriceLinesForm): PriceLinesForm {
  const tidy = (code: PriceLineCode): string => {
    const { state, amount } = splitLine(lines[code]);
    if (!state || state === 'none') return state;
    return `${state} ${parseWhole(amount) ?? amount}`.trim();
  };
  return { until, lines: createFields(priceLineCodes, tidy) };
}

/** Null for '250k' or '12.5', too. */
function parseWhole(text: string): number | null {
  const amount = parseAmount(text) ?? 0;
  return Number.isInteger(amount) && amount >= 1 && amount <= maxAmount ? amount : null;
}

/** The lines a form states; null if it states none. */
function toPriceLines(form: PriceLinesForm): PriceLines | null {
  const lines = priceLineCodes.flatMap((code): readonly PriceLine[] => {
    const { state, amount } = splitLine(form.lines[code]);
    return state ? [{ code, state, amount: state === 'none' ? null : parseWhole(amount) }] : [];
  });
  return lines.length > 0 ? { until: form.until, lines } : null;
}

export function priceLinesProblem(form: PriceLinesForm): string | null {
  const lines = toPriceLines(form)?.lines ?? [];
  const wrong = lines.find(
    ({ code, state, amount }) => state !== 'none' && splitLine(form.lines[code]).amount.trim() && !amount,
  );
  if (wrong) return `The amount of “${nameOfLine(wrong.code)}” must be a whole number of EGP.`;
  if (lines.length === 0 || isDay(form.until)) return null;
  return form.until ? noYear : 'Please choose the last day on which the price lines hold.';
}

/** What is stored of the form: nothing where no line is stated. */
export const priceLinesSchema = v.pipe(
  v.object({ until: v.string(), lines: v.object(createFields(priceLineCodes, () => v.string())) }),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed && priceLinesProblem(dataset.value as PriceLinesForm);
    if (message) addIssue({ message });
  }),
  v.transform((form) => {
    const price = toPriceLines(form as PriceLinesForm);
    return price && toStoredPriceLines(price);
  }),
);

/** How far the amounts of all included lines are from the price; null if they add up, or one is not stated. */
export function sumProblem(form: PriceLinesForm, price: number | null): string | null {
  const lines = toPriceLines(form);
  const sum = lines && sumOfIncluded(lines);
  if (!sum || price === null || sum === price) return null;
  const difference = `${formatPrice(Math.abs(sum - price))} ${sum > price ? 'more' : 'less'} than the price`;
  return `The included lines add up to ${formatPrice(sum)}, ${difference}.`;
}
