import * as v from 'valibot';
import { localeNames } from '../../locales/localeNames.ts';
import { toCondition } from '../../model/car/car.ts';
import { bodies, colors, fuels, parseCode, parseInteger, transmissions } from '../../model/car/carFacts.ts';
import { normalizePrice, parsePrice, parseTypedPrice, toStoredPrice } from '../../model/car/price.ts';
import { carLimits } from '../../model/limits.ts';
import { splitLines } from '../../model/text/lines.ts';
import type { ContentLocale, Locale } from '../../model/text/locales.ts';
import { type Fields, parseText, parseTexts, parseYear } from '../../model/text/parse.ts';
import {
  lines,
  optionalText,
  orNull,
  requiredText,
  toTranslations,
  translated,
} from '../shared/forms/schema.ts';
import type { FormPictures } from '../shared/images/pictures.ts';

/** The texts of a car that are written in each language. */
export const carTexts = {
  Description: 'Description',
  Engine_Specs: 'Engine Specs',
  Exterior: 'Exterior',
  Interior: 'Interior',
  Special_Features: 'Special Features',
} as const;

export type CarList = Exclude<keyof typeof carTexts, 'Description'>;

/** The lists of equipment, in the form's order. */
export const carLists = [
  'Engine_Specs',
  'Exterior',
  'Interior',
  'Special_Features',
] as const satisfies CarList[];

/** The key facts that are whole numbers: their least and greatest value. */
export const numberFacts = {
  Mileage: carLimits.mileage,
  Power: carLimits.power,
  Engine: carLimits.engine,
};

export type NumberFact = keyof typeof numberFacts;

/** The number a typed text means, with or without its unit, or null. */
function parseNumber(name: NumberFact, value: unknown): number | null {
  const [min, max] = numberFacts[name];
  return parseInteger(value, min, max);
}

/** SPEC 5. */
const required = (name: string, max: number) => requiredText(max, `Please fill in the ${name} field.`, name);

function texts(language?: ContentLocale) {
  const label = (name: keyof typeof carTexts) =>
    language ? `${carTexts[name]} (${localeNames[language]})` : carTexts[name];
  return {
    Description: optionalText(carLimits.description, label('Description')),
    Engine_Specs: lines(carLimits, label('Engine_Specs')),
    Exterior: lines(carLimits, label('Exterior')),
    Interior: lines(carLimits, label('Interior')),
    Special_Features: lines(carLimits, label('Special_Features')),
  };
}

function whole(name: NumberFact) {
  const [min, max] = numberFacts[name];
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || parseNumber(name, text) !== null,
      `The ${name.toLowerCase()} must be a whole number from ${min} to ${max}.`,
    ),
    v.transform((text) => parseNumber(name, text)),
  );
}

/** A chosen code, or blank. */
const code = (codes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.transform((value) => parseCode(value, codes)),
  );

/**
 * A car as staff edit it, field by field as it is stored (SPEC 3): the type of the form, what is stored of it, its limits
 * and its messages. The first field with a problem is the one that is named.
 */
export const carSchema = v.object({
  Name: required('Name', carLimits.brand),
  Model: required('Model', carLimits.model),
  Price: v.pipe(
    required('Price', 100),
    v.check((text) => parseTypedPrice(text) !== null, 'The price must be one number, such as 1,250,000.'),
    v.transform(normalizePrice),
  ),
  Production_Year: v.pipe(
    required('Production_Year', 100),
    v.check((text) => parseYear(text) !== null, 'The production year must be a year such as 2024.'),
    v.transform(tidyYear),
  ),
  Condition: required('Condition', 40),
  Featured: v.boolean(),
  Hidden: v.boolean(),
  Mileage: whole('Mileage'),
  Fuel: code(fuels),
  Transmission: code(transmissions),
  Body: code(bodies),
  Power: whole('Power'),
  Engine: whole('Engine'),
  Color: v.pipe(optionalText(carLimits.color, 'Colour'), orNull),
  Color_Name: v.pipe(optionalText(carLimits.colorName, 'Maker’s paint'), orNull),
  Images: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Please upload at least one image.'),
    v.maxLength(carLimits.images, `A car can have at most ${carLimits.images} images.`),
  ),
  Img: v.string(),
  ...texts(),
  Translations: translated(texts),
});

/** What the form of a car holds. `Images` and `Img` are paths; the files of new ones are in `files`. */
export interface CarForm extends v.InferInput<typeof carSchema>, FormPictures {
  /** What is typed into the field of a list and not added yet, by the list's path. It counts as a last line. */
  typed: Record<string, string>;
}

/** Reads a stored car into the form with tolerance: whatever an old document lacks is empty. */
export function toCarForm(fields: Fields): CarForm {
  const { stored, amount } = parsePrice(fields.Price);
  const whole = (name: NumberFact) => String(parseNumber(name, fields[name]) ?? '');
  const images = [...new Set(parseTexts(fields.Images))];
  const main = parseText(fields.Img) || images[0] || '';
  return {
    Name: parseText(fields.Name),
    Model: parseText(fields.Model),
    Price: amount === null ? stored : toStoredPrice(amount),
    Production_Year: String(parseYear(fields.Production_Year) ?? ''),
    Condition: parseText(fields.Condition) && (toCondition(fields.Condition) === 'new' ? 'New' : 'Used'),
    Featured: fields.Featured === true,
    Hidden: fields.Hidden !== false,
    Mileage: whole('Mileage'),
    Fuel: parseCode(fields.Fuel, fuels) ?? '',
    Transmission: parseCode(fields.Transmission, transmissions) ?? '',
    Body: parseCode(fields.Body, bodies) ?? '',
    Power: whole('Power'),
    Engine: whole('Engine'),
    // An old document may hold its own words.
    Color: parseCode(fields.Color, colors) ?? parseText(fields.Color),
    Color_Name: parseText(fields.Color_Name),
    Images: main && !images.includes(main) ? [main, ...images] : images,
    Img: main,
    ...toTexts(fields),
    Translations: toTranslations(fields.Translations, toTexts),
    typed: {},
    files: {},
    waiting: [],
  };
}

function toTexts(fields: Fields): Pick<CarForm, keyof typeof carTexts> {
  return {
    Description: parseText(fields.Description),
    Engine_Specs: [...parseTexts(fields.Engine_Specs)],
    Exterior: [...parseTexts(fields.Exterior)],
    Interior: [...parseTexts(fields.Interior)],
    Special_Features: [...parseTexts(fields.Special_Features)],
  };
}

export const emptyCarForm: CarForm = { ...toCarForm({}), Hidden: false };

/** A new car's form with the facts of another: pictures, mileage and place on the site are its own. */
export function toCarTemplate(fields: Fields): CarForm {
  const { Featured, Hidden, Mileage, Images, Img } = emptyCarForm;
  return { ...toCarForm(fields), Featured, Hidden, Mileage, Images, Img };
}

/** The year a typed text names, else the text. */
export function tidyYear(text: string): string {
  return String(parseYear(text) ?? text.trim());
}

/** The number a typed text means, without unit and separators, else the text. */
export function tidyNumber(name: NumberFact, text: string): string {
  return String(parseNumber(name, text) ?? text.trim());
}

/**
 * The form as it is compared, merged and stored: numbers in one spelling, typed lines added, blank lines left out, and a
 * main picture as long as there is any.
 */
export function tidyCarForm(form: CarForm): CarForm {
  const tidyTexts = (texts: Pick<CarForm, keyof typeof carTexts>, prefix = '') => {
    const list = (name: CarList) => [...texts[name], form.typed[prefix + name] ?? ''].flatMap(splitLines);
    return {
      Description: texts.Description.trim(),
      Engine_Specs: list('Engine_Specs'),
      Exterior: list('Exterior'),
      Interior: list('Interior'),
      Special_Features: list('Special_Features'),
    };
  };
  const { de, ar } = form.Translations;
  return {
    ...form,
    ...tidyTexts(form),
    Translations: {
      de: tidyTexts(de, 'Translations.de.'),
      ar: tidyTexts(ar, 'Translations.ar.'),
    },
    Name: form.Name.trim(),
    Model: form.Model.trim(),
    Price: normalizePrice(form.Price.trim()),
    Production_Year: tidyYear(form.Production_Year),
    Mileage: tidyNumber('Mileage', form.Mileage),
    Power: tidyNumber('Power', form.Power),
    Engine: tidyNumber('Engine', form.Engine),
    Color_Name: form.Color_Name.trim(),
    Img: form.Images.includes(form.Img) ? form.Img : (form.Images[0] ?? ''),
    typed: {},
  };
}

/** What a new car still lacks, as the form calls it. */
export function missingOf(form: CarForm): readonly string[] {
  const blank = (['Name', 'Model', 'Price', 'Production_Year', 'Condition'] as const)
    .filter((name) => form[name].trim() === '')
    .map((name) => name.replace('_', ' '));
  return form.Images.length + form.waiting.length === 0 ? [...blank, 'a picture'] : blank;
}

/** What is written in a language. */
export function textsIn(form: CarForm, language: Locale): Pick<CarForm, keyof typeof carTexts> {
  if (language !== 'en') return form.Translations[language];
  const { Description, Engine_Specs, Exterior, Interior, Special_Features } = form;
  return { Description, Engine_Specs, Exterior, Interior, Special_Features };
}
