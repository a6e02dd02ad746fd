import * as v from 'valibot';
import { localeNames } from '../../locales/localeNames.ts';
import { carLimits } from '../../model/limits.ts';
import { splitLines } from '../../model/text/lines.ts';
import type { ContentLocale } from '../../model/text/locales.ts';
import { type Fields, parseText, parseTexts } from '../../model/text/parse.ts';
import { lines, optionalText, orNull } from '../shared/forms/schema.ts';

/** The translated fields of a car, with their labels. */
export const carTexts = {
  Trim: 'Trim',
  Description: 'Description',
  Engine_Specs: 'Engine Specs',
  Exterior: 'Exterior',
  Interior: 'Interior',
  Special_Features: 'Special Features',
} as const;

export type CarList = Exclude<keyof typeof carTexts, 'Trim' | 'Description'>;

export const carLists = [
  'Engine_Specs',
  'Exterior',
  'Interior',
  'Special_Features',
] as const satisfies CarList[];

export type CarTextsForm = Record<'Trim' | 'Description', string> & Record<CarList, string[]>;

export function textsSchema(language?: ContentLocale) {
  const label = (name: keyof typeof carTexts) =>
    language ? `${carTexts[name]} (${localeNames[language]})` : carTexts[name];
  return {
    Trim: v.pipe(optionalText(carLimits.trim, label('Trim')), orNull),
    Description: optionalText(carLimits.description, label('Description')),
    Engine_Specs: lines(carLimits, label('Engine_Specs')),
    Exterior: lines(carLimits, label('Exterior')),
    Interior: lines(carLimits, label('Interior')),
    Special_Features: lines(carLimits, label('Special_Features')),
  };
}

export function toTexts(fields: Fields): CarTextsForm {
  return {
    Trim: parseText(fields.Trim),
    Description: parseText(fields.Description),
    Engine_Specs: [...parseTexts(fields.Engine_Specs)],
    Exterior: [...parseTexts(fields.Exterior)],
    Interior: [...parseTexts(fields.Interior)],
    Special_Features: [...parseTexts(fields.Special_Features)],
  };
}

/** Adds typed lines and drops blank ones. @param typed by the list's path */
export function tidyTexts(
  texts: CarTextsForm,
  typed: Readonly<Record<string, string>>,
  prefix: string,
): CarTextsForm {
  const list = (name: CarList) => [...texts[name], typed[prefix + name] ?? ''].flatMap(splitLines);
  return {
    Trim: texts.Trim.trim(),
    Description: texts.Description.trim(),
    Engine_Specs: list('Engine_Specs'),
    Exterior: list('Exterior'),
    Interior: list('Interior'),
    Special_Features: list('Special_Features'),
  };
}
