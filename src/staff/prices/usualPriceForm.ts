import * as v from 'valibot';
import type { PriceLineCode } from '../../model/car/priceLines.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import { textOrNull, writtenOrNull } from '../documents/form/schema.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import {
  describeLine,
  nameOfLine,
  type PriceLinesForm,
  priceLinesProblem,
  tidyPriceLines,
  toPriceLinesForm,
} from './priceForm.ts';

export interface UsualPriceForm extends PriceLinesForm, FormPictures {}

const toForm = (fields: Fields): UsualPriceForm => ({ ...toPriceLinesForm(fields), ...noPictures });

const messages = { saved: 'Prices saved.', failed: 'Failed to save the prices.' };

export const usualPriceKind: DocumentKind<UsualPriceForm> = {
  collectionId: 'Settings',
  isOptional: true,
  schema: v.object({
    until: textOrNull,
    lines: v.pipe(v.record(v.string(), v.string()), writtenOrNull),
  }),
  toForm,
  tidy: (form) => {
    const { until, lines } = tidyPriceLines(form);
    // A day without lines says nothing.
    return { ...form, lines, until: Object.values(lines).some(Boolean) ? until : '' };
  },
  wholeProblem: (content) => {
    const message = priceLinesProblem(content as unknown as PriceLinesForm);
    return message ? { path: 'price', message } : null;
  },
  question: ({ until, lines }) =>
    Object.values(lines).some(Boolean) && until < toCairoDay(new Date())
      ? 'This last day is past, so visitors will read “Ask us for today’s price” at every car. Save it anyway?'
      : null,
  empty: toForm({}),
  noun: 'price setting',
  titleOf: () => 'Prices',
  labelOf: (path) => {
    const [, code] = path.split('.');
    return code ? nameOfLine(code as PriceLineCode) : 'Valid until';
  },
  wordsOf: (_path, text) => describeLine(text),
  isPublic: () => true,
  messages: { add: messages, edit: messages, notFound: messages.failed },
};
