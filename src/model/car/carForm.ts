import * as v from 'valibot';
import { carLimits } from '../limits.ts';
import type { Translation } from '../text/editions.ts';
import { readYear } from '../text/read.ts';
import { eachTranslation, type Translations } from '../text/texts.ts';
import type { Car, CarTexts, EquipmentList, StoredCar } from './car.ts';
import { readWhole } from './carFacts.ts';
import { toStoredPrice } from './price.ts';
import { readTypedPrice, tidyPrice } from './priceInput.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const flag = v.fallback(v.boolean(), false);

/** The words of a car's form that are written in each language. */
const carTextsSchema = v.object({
  description: text,
  engineSpecs: texts,
  exterior: texts,
  interior: texts,
  specialFeatures: texts,
});

export type CarTextsForm = v.InferOutput<typeof carTextsSchema>;

export const emptyCarTexts: CarTextsForm = v.parse(carTextsSchema, {});

const otherTexts = v.fallback(carTextsSchema, emptyCarTexts);

/** The words of a car's form, all as typed, its texts in English; its images and other languages are kept beside it. */
const carFormSchema = v.object({
  ...carTextsSchema.entries,
  brand: text,
  model: text,
  price: text,
  year: text,
  condition: text,
  mileage: text,
  fuel: text,
  transmission: text,
  body: text,
  color: text,
  power: text,
  engine: text,
  featured: flag,
  hidden: flag,
});

export type CarForm = v.InferOutput<typeof carFormSchema>;

/** A draft kept on this device: the words, and its images by name; the files of new ones are kept beside it. */
const carDraftSchema = v.object({
  form: carFormSchema,
  /** Not there in one from before there were other languages. */
  translations: v.optional(v.object({ de: otherTexts, ar: otherTexts })),
  /** In order: storage paths, and for new ones what names their files. */
  images: texts,
  mainImage: v.fallback(v.nullable(v.string()), null),
  /** The version of the stored car the draft was made from, or null for a new car. */
  version: v.fallback(v.nullable(v.string()), null),
});

export type CarDraft = v.InferOutput<typeof carDraftSchema>;

export const emptyCarForm: CarForm = v.parse(carFormSchema, {});

export function carFormOf(car: Car): CarForm {
  return {
    brand: car.brand,
    model: car.model,
    price: car.price.amount === null ? car.price.stored : toStoredPrice(car.price.amount),
    year: typed(car.year),
    condition: car.condition === 'new' ? 'New' : 'Used',
    mileage: typed(car.mileage),
    fuel: car.fuel ?? '',
    transmission: car.transmission ?? '',
    body: car.body ?? '',
    color: car.color,
    power: typed(car.power),
    engine: typed(car.engine),
    featured: car.featured,
    hidden: car.hidden,
    ...carTextsOf(car),
  };
}

/** The texts of a stored car in other languages, as a form holds them. */
export function carTranslationsOf({ translations }: StoredCar): Translations<CarTextsForm> {
  return eachTranslation((language) => carTextsOf(translations[language]));
}

function carTextsOf({ description, engineSpecs, exterior, interior, specialFeatures }: CarTexts) {
  return {
    description,
    engineSpecs: [...engineSpecs],
    exterior: [...exterior],
    interior: [...interior],
    specialFeatures: [...specialFeatures],
  };
}

function typed(number: number | null): string {
  return number === null ? '' : String(number);
}

/** The form with its price and its numbers as they are stored, where they can be read. */
export function tidyCarForm(form: CarForm): CarForm {
  const numbers = numberFields.map((field) => [field, tidyNumber(field, form[field])]);
  return {
    ...form,
    price: tidyPrice(form.price),
    year: tidyYear(form.year),
    ...Object.fromEntries(numbers),
  };
}

/** The key facts that are whole numbers. */
export const numberFields = ['mileage', 'power', 'engine'] as const;

export type NumberField = (typeof numberFields)[number];

/** The number a text names, without its unit and separators, else the text. */
export function tidyNumber(field: NumberField, text: string): string {
  return String(readNumber(field, text) ?? text);
}

/** The number of a field as it is stored; null where its text names none. */
export function readNumber(field: NumberField, text: string): number | null {
  const [least, most] = carLimits[field];
  return readWhole(text, least, most);
}

/** The year a text names, else the text. */
export function tidyYear(text: string): string {
  return String(readYear(text) ?? text);
}

/** A draft out of whatever was kept, or null where it is none. */
export function readCarDraft(kept: unknown): CarDraft | null {
  const result = v.safeParse(carDraftSchema, kept);
  return result.success ? result.output : null;
}

/** The fields that must not be blank, in the form's order. */
const requiredFields = ['brand', 'model', 'price', 'year', 'condition'] as const;

export type RequiredCarField = (typeof requiredFields)[number];

/** The fields that are lists of lines, in the form's order. */
export const carLists: readonly EquipmentList[] = ['engineSpecs', 'exterior', 'interior', 'specialFeatures'];

/** What keeps the form from being saved. */
export type CarFormProblem =
  | { readonly code: 'blank'; readonly field: RequiredCarField }
  | { readonly code: 'notAPrice'; readonly field: 'price' }
  | { readonly code: 'notAYear'; readonly field: 'year' }
  | { readonly code: 'notANumber'; readonly field: NumberField }
  | { readonly code: 'noImages' | 'tooManyImages'; readonly field: 'images' }
  | TooManyLines;

interface TooManyLines {
  readonly code: 'tooManyLines';
  readonly field: EquipmentList;
  /** Of which texts; English ones where it is not there. */
  readonly language?: Translation;
}

/**
 * The first thing that keeps the form from being saved, or null.
 *
 * @param opened the stored car, when one is edited: what nobody touched is not written, so its old price in words or
 * its missing year is no problem
 */
export function validateCarForm(
  form: CarForm,
  imageCount: number,
  opened: Car | null = null,
): CarFormProblem | null {
  const before = opened && carFormOf(opened);
  const isUntouched = (field: RequiredCarField | NumberField) => form[field] === before?.[field];
  const blank = requiredFields.find((field) => form[field].trim() === '' && !isUntouched(field));
  if (blank) return { code: 'blank', field: blank };
  if (readTypedPrice(form.price) === null && !isUntouched('price'))
    return { code: 'notAPrice', field: 'price' };
  if (readYear(form.year) === null && !isUntouched('year')) return { code: 'notAYear', field: 'year' };
  const unread = numberFields.find(
    (field) => form[field].trim() !== '' && readNumber(field, form[field]) === null && !isUntouched(field),
  );
  if (unread) return { code: 'notANumber', field: unread };
  if (imageCount === 0 && opened?.images.length !== 0) return { code: 'noImages', field: 'images' };
  return validateLimits(form, imageCount);
}

/** What a new car still lacks, in the form's order. */
export function missingOf(form: CarForm, imageCount: number): readonly (RequiredCarField | 'images')[] {
  const blank = requiredFields.filter((field) => form[field].trim() === '');
  return imageCount === 0 ? [...blank, 'images'] : blank;
}

/** What the rules would refuse for its length. */
function validateLimits(form: CarForm, imageCount: number): CarFormProblem | null {
  const tooLong = findTooLong(form);
  if (tooLong) return { code: 'tooManyLines', field: tooLong };
  return imageCount > carLimits.images ? { code: 'tooManyImages', field: 'images' } : null;
}

/** The same of the texts in other languages, none of which has to be there. */
export function validateCarTranslations(translations: Translations<CarTextsForm>): TooManyLines | null {
  const [problem = null] = Object.entries(translations).flatMap(
    ([language, form]): readonly TooManyLines[] => {
      const field = findTooLong(form);
      return field ? [{ code: 'tooManyLines', field, language: language as Translation }] : [];
    },
  );
  return problem;
}

function findTooLong(form: CarTextsForm): EquipmentList | undefined {
  return carLists.find(
    (list) => form[list].length > carLimits.lines || form[list].join('\n').length > carLimits.list,
  );
}
