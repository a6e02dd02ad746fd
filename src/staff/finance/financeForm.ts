import * as v from 'valibot';
import { parseOffer } from '../../model/finance/offers.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { isDay } from '../../model/text/isDay.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import { linesOrNull } from '../documents/form/schema.ts';
import { firstOf, splitCells, tidyNumber, tidyRow } from '../documents/rows/rowCells.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import { describeOffer, offerFormat, tidyPercent } from './offerCells.ts';

export interface FinanceForm extends FormPictures {
  rows: string[];
}

/** As in firestore.rules. */
const maxOffers = 20;
const maxName = 100;

const messages = { saved: 'Offers saved.', failed: 'Failed to save the offers.' };

const toForm = (fields: Fields): FinanceForm => ({
  rows: Array.isArray(fields.rows) ? fields.rows.map(parseText) : [],
  ...noPictures,
});

export function findFinanceProblem(form: Fields): { readonly path: string; readonly message: string } | null {
  const { rows } = form as unknown as FinanceForm;
  if (rows.length > maxOffers) return { path: 'rows', message: `At most ${maxOffers} offers can be stored.` };
  const wrong = rows.findIndex((row) => parseOffer(row) === null);
  return wrong < 0 ? null : { path: `rows.${wrong}`, message: describeWrong(rows[wrong] ?? '', wrong + 1) };
}

function describeWrong(row: string, place: number): string {
  const { name, arabic, rate, fee, unit, down, months, age, until } = splitCells(offerFormat, row);
  const isWhole = (text: string, min: number, max: number) =>
    /^\d{1,3}$/.test(tidyNumber(text)) && Number(tidyNumber(text)) >= min && Number(tidyNumber(text)) <= max;
  const isPercent = (text: string) => /^\d{1,2}(\.\d{1,4})?$/.test(tidyPercent(text));
  const isFee = unit === '%' ? isPercent(fee) : /^\d{1,7}(\.\d{1,2})?$/.test(tidyNumber(fee));
  const what = firstOf([
    [!name.trim(), 'has no name'],
    [
      Math.max(name.trim().length, arabic.trim().length) > maxName,
      `has a name of more than ${maxName} characters`,
    ],
    [!isPercent(rate), 'needs a rate below 100% a year, with at most four decimals'],
    [!isFee, 'has no valid fee'],
    [!isWhole(tidyPercent(down), 0, 90), 'needs a smallest down payment of 0 to 90%'],
    [!isWhole(months, 6, 120), 'needs a longest term of 6 to 120 months'],
    [!isWhole(age, 0, 99), 'has no age limit in whole years'],
    [!until, 'has no last valid day'],
    [!isDay(until), 'needs four digits for the year of its last valid day'],
    [true, 'is invalid'],
  ]);
  return `Offer ${place} ${what}.`;
}

export const financeKind: DocumentKind<FinanceForm> = {
  collectionId: 'Settings',
  isOptional: true,
  schema: v.object({ rows: linesOrNull }),
  toForm,
  tidy: (form) => ({ ...form, rows: form.rows.map((row) => tidyRow(offerFormat, row)) }),
  wholeProblem: findFinanceProblem,
  question: ({ rows }, _isNew, base) => {
    const changed = rows
      .filter((row) => !base?.rows.includes(row))
      .map((row) => splitCells(offerFormat, row));
    const past = changed.find(({ until }) => until < toCairoDay(new Date()));
    return past
      ? `The last day of “${past.name}” is past, so visitors will not see this offer. Save it anyway?`
      : null;
  },
  empty: toForm({}),
  noun: 'finance setting',
  titleOf: () => 'Instalments',
  labelOf: (path) => (path === 'rows' ? 'Offers' : path),
  wordsOf: (_path, text) => describeOffer(text),
  isPublic: () => true,
  messages: { add: messages, edit: messages, notFound: messages.failed },
};
