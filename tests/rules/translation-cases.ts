/** Rules of translated texts of cars and blog posts. */

import type { Fields, Plain } from '../support/wire.ts';
import type { Values } from './field-cases.ts';
import { textOf } from './samples.ts';

type Table = Readonly<Record<string, Plain>>;

/**
 * @param whole every translatable text, valid
 * @param good more valid values of each
 */
export function goodTranslations(whole: Fields, good: Values): Values {
  const each = Object.entries(good).flatMap(([field, table]) =>
    Object.entries(table).map(([what, value]) => [`${field}, ${what}`, { ar: { [field]: value } }] as const),
  );
  return {
    Translations: {
      'both languages whole': { de: whole, ar: whole },
      'one language whole': { ar: whole },
      'no text of a language': { de: {}, ar: whole },
      'no language': {},
      ...Object.fromEntries(each),
    },
  };
}

/** @param bad invalid values of each text */
export function badTranslations(whole: Fields, bad: Values): Values {
  const each = Object.entries(bad).flatMap(([field, table]) =>
    Object.entries(table).map(
      ([what, value]) => [`${field}, ${what}`, { de: whole, ar: { ...whole, [field]: value } }] as const,
    ),
  );
  const wrong: Table = {
    nothing: null,
    'a text': 'auf Deutsch',
    'a list': [whole],
    'the texts without their language': whole,
    'another language': { fr: whole },
    'a language that is nothing': { de: null },
    'a language that is a list': { ar: [whole] },
    'a foreign text': { de: { ...whole, Foreign: 'x' } },
    'two names in one, with anything below': {
      ar: { 'Trim\nDescription': [5], [`${Object.keys(whole).join('\n')}\n`]: textOf(400_000) },
    },
    'a name of every object': { ar: { constructor: 'x' } },
  };
  return { Translations: { ...wrong, ...Object.fromEntries(each) } };
}
