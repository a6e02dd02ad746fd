import * as v from 'valibot';
import { carMessages } from '#locales/car.ts';
import { importCostMessages } from '#locales/importCost.ts';
import { localeNames } from '../../locales/localeNames.ts';
import type { Fuel } from '../../model/car/carFacts.ts';
import { isOldRate } from '../../model/import/isOldRate.ts';
import {
  type CostKind,
  importCurrencies,
  parseExchangeRate,
  parseRateRow,
} from '../../model/import/rates.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { type Locale, locales } from '../../model/locales.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';
import { isDay } from '../../model/text/isDay.ts';
import { type Fields, parseMap, parseText } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import {
  createFields,
  lastDay,
  linesOrNull,
  noYear,
  textOrNull,
  writtenOrNull,
} from '../documents/form/schema.ts';
import { firstOf, splitCells, tidyNumber, tidyRow } from '../documents/rows/rowCells.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import { rateFormat } from './rateCells.ts';

export interface ImportForm extends FormPictures, Record<(typeof singleFields)[number], string> {
  rows: string[];
  /** The rules of a personal import, by locale. */
  texts: Record<Locale, string>;
}

/** As in firestore.rules. */
export const importFormLimits = { rows: 100, text: 5000 } as const;

const messages = { saved: 'Import rates saved.', failed: 'Failed to save the import rates.' };

const singleFields = ['EUR', 'USD', 'day', 'ageNew', 'ageUsed'] as const;

const toForm = (fields: Fields): ImportForm => ({
  ...createFields(singleFields, (name) => parseText(fields[name])),
  rows: Array.isArray(fields.rows) ? fields.rows.map(parseText) : [],
  texts: createFields(locales, (locale) => parseText(parseMap(fields.texts)[locale])),
  ...noPictures,
});

/** 'Customs', and for transport its way: 'Transport (Container)'. */
export function nameOfCost(kind: string): string {
  const way = importCostMessages.options.transport[kind as 'roro'];
  return importCostMessages.lines[kind as CostKind] + (way ? `: ${way}` : '');
}

/** 'VAT, United Kingdom, Petrol, 0–1600 cc, 14% of CIF, until 2027-02-25, Law 67 of 2016' */
function describeRate(row: string): string {
  const { kind, origin, fuel, from, to, value, unit, until, source } = splitCells(rateFormat, row);
  // A text that is no rate.
  if (!kind) return source;
  const { options, bases } = importCostMessages;
  const base = bases[unit as keyof typeof bases];
  return [
    nameOfCost(kind),
    options.origin[origin as keyof typeof options.origin],
    carMessages.fuels[fuel as Fuel],
    `${from}-${to}` !== '0-99999' && `${from}–${to} cc`,
    base ? `${value}% of ${base}` : `${value} ${unit}`,
    until && `until ${until}`,
    source,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is wrong with one of the fields, with its path; null for an empty form, which is deleted. */
export function findImportProblem(form: Fields): { readonly path: string; readonly message: string } | null {
  const { EUR, USD, day, ageNew, ageUsed, rows, texts } = form as unknown as ImportForm;
  if (![EUR, USD, day, ageNew, ageUsed, ...rows, ...Object.values(texts)].some(Boolean)) return null;
  for (const [path, rate] of Object.entries({ EUR, USD }))
    if (parseExchangeRate(rate) === null)
      return { path, message: `Please enter how many EGP one ${path} costs, such as 56.1234.` };
  if (!day) return { path: 'day', message: 'Please choose the day of the exchange rates.' };
  if (!isDay(day)) return { path: 'day', message: noYear };
  if (day > lastDay()) return { path: 'day', message: 'The day of the exchange rates has not come yet.' };
  for (const [path, age] of Object.entries({ ageNew, ageUsed }))
    if (!/^\d{1,2}$/.test(age)) return { path, message: 'Please enter the age limit in whole years.' };
  if (rows.length === 0) return { path: 'rows', message: 'Please add at least one rate.' };
  if (rows.length > importFormLimits.rows)
    return { path: 'rows', message: `At most ${importFormLimits.rows} rates can be stored.` };
  const wrong = rows.findIndex((row) => parseRateRow(row) === null);
  return wrong < 0 ? null : { path: `rows.${wrong}`, message: describeWrong(rows[wrong] ?? '', wrong + 1) };
}

const maxSource = 300;

function describeWrong(row: string, place: number): string {
  const { from, to, value, unit, until, source } = splitCells(rateFormat, row);
  const [low, high] = [from, to].map((end) => withAsciiDigits(end).trim()) as [string, string];
  const isSize = (text: string) => /^\d{1,5}$/.test(text);
  const what = firstOf([
    [!until, 'has no last valid day'],
    [!isDay(until), 'needs four digits for the year of its last valid day'],
    [!source.trim(), 'has no source'],
    [source.trim().length > maxSource, `has a source of more than ${maxSource} characters`],
    [!value.trim(), 'has no rate or amount'],
    [!isValue(tidyNumber(value), unit), 'has a rate or amount that can’t be read: write it as 12.5 or 1200'],
    [!isSize(low) || !isSize(high) || Number(low) > Number(high), 'has an invalid engine size'],
    [true, 'is taken of a sum that contains it, or is otherwise invalid'],
  ]);
  return `Rate ${place} ${what}.`;
}

/** Whether it is a percentage, or an amount if the unit is a currency. */
function isValue(value: string, unit: string): boolean {
  return (unit in importCostMessages.bases ? /^\d{1,3}(\.\d{1,4})?$/ : /^\d{1,9}(\.\d{1,2})?$/).test(value);
}

/** Asks about changes after which visitors get another sum, or none, if they look like a slip. */
function questionOf(form: ImportForm, base: ImportForm): string | null {
  const today = toCairoDay(new Date());
  const rows = form.rows.filter((row) => !base.rows.includes(row)).map((row) => splitCells(rateFormat, row));
  const past = rows.find(({ until }) => until < today);
  const noSum = 'so visitors are asked to write to us instead of getting a sum. Save it anyway?';
  const question = firstOf([
    ...importCurrencies.map((code) => {
      const [now = 0, before = 0] = [form, base].map((rates) => parseExchangeRate(rates[code]) ?? 0);
      const isFar = now > 0 && before > 0 && (now > 2 * before || now < before / 2);
      return [
        isFar,
        `1 ${code} would be ${form[code]} EGP instead of ${base[code]}. Save it anyway?`,
      ] as const;
    }),
    [
      form.day !== '' && form.day !== base.day && isOldRate(form.day, today),
      `The exchange rates are too old, ${noSum}`,
    ],
    [past !== undefined, `The last day of “${nameOfCost(past?.kind ?? '')}” is past, ${noSum}`],
  ]);
  return question || null;
}

export const importKind: DocumentKind<ImportForm> = {
  collectionId: 'Settings',
  isOptional: true,
  schema: v.object({
    ...createFields(singleFields, () => textOrNull),
    rows: linesOrNull,
    texts: v.pipe(
      v.record(
        v.string(),
        v.pipe(
          v.string(),
          v.maxLength(importFormLimits.text, `A text can have at most ${importFormLimits.text} characters.`),
        ),
      ),
      writtenOrNull,
    ),
  }),
  toForm,
  tidy: (form) => ({
    ...form,
    EUR: tidyNumber(form.EUR),
    USD: tidyNumber(form.USD),
    ageNew: tidyNumber(form.ageNew),
    ageUsed: tidyNumber(form.ageUsed),
    rows: form.rows.map((row) => tidyRow(rateFormat, row)),
    texts: createFields(locales, (locale) => form.texts[locale].trim()),
  }),
  wholeProblem: findImportProblem,
  question: (form, _isNew, base) => questionOf(form, base ?? toForm({})),
  empty: toForm({}),
  noun: 'import setting',
  titleOf: () => 'Import costs',
  wordsOf: (path, text) => (path === 'rows' ? describeRate(text) : undefined),
  labelOf: (path) => {
    const [field = '', part] = path.split('.');
    if (field === 'texts') return `Personal import (${localeNames[part as Locale] ?? part})`;
    return labels[field as keyof typeof labels] ?? field;
  },
  messages: { add: messages, edit: messages, notFound: messages.failed },
};

export const labels = {
  EUR: 'EGP for 1 EUR',
  USD: 'EGP for 1 USD',
  day: 'Day of the exchange rates',
  ageNew: 'Age limit of new cars (years)',
  ageUsed: 'Age limit of used cars (years)',
  rows: 'Rates',
} as const;
