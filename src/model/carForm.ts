import * as v from 'valibot';
import type { Car } from './car.ts';
import { priceSuffix, toStoredPrice } from './price.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const flag = v.fallback(v.boolean(), false);

/** The words of a car's form, all as typed; its images are kept beside it. */
const carFormSchema = v.object({
  brand: text,
  model: text,
  price: text,
  year: text,
  condition: text,
  description: text,
  featured: flag,
  hidden: flag,
  engineSpecs: texts,
  exterior: texts,
  interior: texts,
  specialFeatures: texts,
});

export type CarForm = v.InferOutput<typeof carFormSchema>;

/** A draft kept on this device: the words, and of the images those that are stored already. */
const carDraftSchema = v.object({
  form: carFormSchema,
  /** Storage paths in order. */
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
    year: car.year === null ? '' : String(car.year),
    condition: car.condition === 'new' ? 'New' : 'Used',
    description: car.description,
    featured: car.featured,
    hidden: car.hidden,
    engineSpecs: [...car.engineSpecs],
    exterior: [...car.exterior],
    interior: [...car.interior],
    specialFeatures: [...car.specialFeatures],
  };
}

/** A draft out of whatever was kept, or null where it is none. */
export function readCarDraft(kept: unknown): CarDraft | null {
  const result = v.safeParse(carDraftSchema, kept);
  return result.success ? result.output : null;
}

/** The fields that must not be blank, in the form's order, by the names SPEC 5 puts into its message. */
const requiredFields = {
  brand: 'Name',
  model: 'Model',
  price: 'Price',
  year: 'Production_Year',
  condition: 'Condition',
} as const;

export type RequiredCarField = keyof typeof requiredFields;

/** What firestore.rules allow a list: lines, and characters in all. */
const listLimits = { lines: 100, characters: 20_000 };
const maxImages = 40;

const lists = {
  engineSpecs: 'Engine Specs',
  exterior: 'Exterior',
  interior: 'Interior',
  specialFeatures: 'Special Features',
} as const;

export interface CarFormError {
  readonly field: RequiredCarField | keyof typeof lists | 'images';
  readonly message: string;
}

/**
 * The first thing that keeps the form from being saved, in the words of SPEC 5, or null.
 *
 * @param opened the stored car, when one is edited: what nobody touched is not written, so its old price in words or
 * its missing year is no fault
 */
export function validateCarForm(
  form: CarForm,
  imageCount: number,
  opened: Car | null = null,
): CarFormError | null {
  const before = opened && carFormOf(opened);
  const isKept = (field: RequiredCarField) => form[field] === before?.[field];
  for (const [field, name] of Object.entries(requiredFields) as [RequiredCarField, string][])
    if (form[field].trim() === '' && !isKept(field))
      return { field, message: `Please fill in the ${name} field.` };
  if (!form.price.endsWith(priceSuffix) && !isKept('price'))
    return { field: 'price', message: 'The price must be a number.' };
  if (!/^(19|20)\d{2}$/.test(form.year.trim()) && !isKept('year'))
    return { field: 'year', message: 'The production year must be a year such as 2024.' };
  if (imageCount === 0 && opened?.images.length !== 0)
    return { field: 'images', message: 'Please upload at least one image.' };
  return validateLimits(form, imageCount);
}

/** What the rules would refuse for its length; SPEC has no words for it. */
function validateLimits(form: CarForm, imageCount: number): CarFormError | null {
  for (const [field, name] of Object.entries(lists) as [keyof typeof lists, string][])
    if (form[field].length > listLimits.lines || form[field].join('\n').length > listLimits.characters)
      return { field, message: `${name} can have at most ${listLimits.lines} lines.` };
  if (imageCount > maxImages)
    return { field: 'images', message: `A car can have at most ${maxImages} images.` };
  return null;
}
