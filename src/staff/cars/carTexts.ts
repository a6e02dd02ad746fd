import * as v from 'valibot';
import { localeNames } from '../../locales/localeNames.ts';
import { carLists } from '../../model/car/carFacts.ts';
import { carLimits } from '../../model/limits.ts';
import type { ContentLocale } from '../../model/locales.ts';
import { splitLines } from '../../model/text/lines.ts';
import { type Fields, parseText, parseTexts } from '../../model/text/parse.ts';
import { createFields, lines, optionalText, orNull } from '../documents/form/schema.ts';

/** The translated fields of a car. */
export type CarTextsForm = Record<'Trim' | 'Description', string> &
  Record<(typeof carLists)[number], string[]>;

/** 'Engine_Specs' -> 'Engine Specs'. */
export const toLabel = (name: string) => name.replace('_', ' ');

export function textsSchema(language?: ContentLocale) {
  const label = (name: string) => toLabel(name) + (language ? ` (${localeNames[language]})` : '');
  return {
    Trim: v.pipe(optionalText(carLimits.trim, label('Trim')), orNull),
    Description: optionalText(carLimits.description, label('Description')),
    ...createFields(carLists, (name) => lines(carLimits, label(name))),
  };
}

export function toTexts(fields: Fields): CarTextsForm {
  return {
    Trim: parseText(fields.Trim),
    Description: parseText(fields.Description),
    ...createFields(carLists, (name) => [...parseTexts(fields[name])]),
  };
}

/** Adds typed lines and drops blank ones. @param typed by the list's path */
export function tidyTexts(
  texts: CarTextsForm,
  typed: Readonly<Record<string, string>>,
  prefix: string,
): CarTextsForm {
  return {
    Trim: texts.Trim.trim(),
    Description: texts.Description.trim(),
    ...createFields(carLists, (name) => [...texts[name], typed[prefix + name] ?? ''].flatMap(splitLines)),
  };
}
