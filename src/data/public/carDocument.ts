import { type Car, type CarSummary, type CarTexts, statuses, toCondition } from '../../model/car/car.ts';
import {
  bodies,
  colors,
  fuels,
  parseCarNumber,
  parseCarNumbers,
  parseCode,
  transmissions,
} from '../../model/car/carFacts.ts';
import { parsePrice } from '../../model/car/price.ts';
import { carNumbers } from '../../model/limits.ts';
import type { ContentLocale } from '../../model/text/locales.ts';
import { type Fields, parseMap, parseText, parseTexts, parseYear } from '../../model/text/read.ts';
import { isBlankText, withEnglish } from '../../model/text/texts.ts';
import { contentLocale, translatedFields } from './contentLocale.ts';
import { parseDate } from './parseDate.ts';

/** The stored fields of a summary. */
export const summaryFields = [
  'Name',
  'Model',
  'Price',
  'Production_Year',
  'Condition',
  'Status',
  'SoldAt',
  'Mileage',
  'Fuel',
  'Transmission',
  'Body',
  'Color',
  'Img',
  'Images',
];

/** What a page shows besides, the same in every language. */
const factFields = [...summaryFields, 'Featured', 'Hidden', 'Color_Name', ...Object.keys(carNumbers)];

/** What staff write of a car in each language. */
const textFields = ['Description', 'Engine_Specs', 'Exterior', 'Interior', 'Special_Features'];

/** The stored fields of a car's page: its English texts too, for those not translated into the shown language. */
export const carFields = [...factFields, ...textFields, ...translatedFields];

/** What a list fetches of its cars: texts in the shown language only. */
export const listedFields = contentLocale ? [...factFields, ...translatedFields] : carFields;

/**
 * Parses a stored car with tolerance: what an old document lacks gets its empty form.
 *
 * @param language of its texts, null for English; missing ones are in English
 */
export function parseCar(id: string, fields: Fields, language: ContentLocale | null = contentLocale): Car {
  const summary = parseCarSummary(id, fields);
  const { mainImage } = summary;
  const images = [...new Set(parseTexts(fields.Images))];
  const english = parseCarTexts(fields);
  const { texts, fallbackFields } = language
    ? withEnglish(english, parseCarTranslation(fields, language))
    : { texts: english, fallbackFields: [] };
  return {
    ...summary,
    description: texts.description,
    images: mainImage && !images.includes(mainImage) ? [mainImage, ...images] : images,
    // As in the queries of visitors' lists: a car without `Hidden: false` is in none of them.
    featured: fields.Featured === true,
    hidden: fields.Hidden !== false,
    engineSpecs: texts.engineSpecs,
    exterior: texts.exterior,
    interior: texts.interior,
    specialFeatures: texts.specialFeatures,
    color: parseText(fields.Color),
    colorName: parseText(fields.Color_Name),
    ...parseCarNumbers(fields),
    ...(fallbackFields.length > 0 && { fallbackFields }),
  };
}

/** What staff wrote of a car in a language. */
export function parseCarTranslation(fields: Fields, language: ContentLocale): CarTexts {
  return parseCarTexts(parseMap(parseMap(fields.Translations)[language]));
}

/** Whether a listed car has all its texts in the shown language, so that its page needs no fetch of its own. */
export function isCompleteInList(fields: Fields): boolean {
  return (
    contentLocale === null || !Object.values(parseCarTranslation(fields, contentLocale)).some(isBlankText)
  );
}

function parseCarTexts(fields: Fields): CarTexts {
  return {
    description: parseText(fields.Description),
    engineSpecs: parseTexts(fields.Engine_Specs),
    exterior: parseTexts(fields.Exterior),
    interior: parseTexts(fields.Interior),
    specialFeatures: parseTexts(fields.Special_Features),
  };
}

/** The same of what a card shows. */
export function parseCarSummary(id: string, fields: Fields): CarSummary {
  return {
    id,
    brand: parseText(fields.Name),
    model: parseText(fields.Model),
    price: parsePrice(fields.Price),
    year: parseYear(fields.Production_Year),
    condition: toCondition(fields.Condition),
    status: parseCode(fields.Status, statuses) ?? 'available',
    soldAt: parseDate(fields.SoldAt),
    mileage: parseCarNumber('Mileage', fields.Mileage),
    fuel: parseCode(fields.Fuel, fuels),
    transmission: parseCode(fields.Transmission, transmissions),
    body: parseCode(fields.Body, bodies),
    colorCode: parseCode(fields.Color, colors),
    mainImage: parseText(fields.Img) || parseTexts(fields.Images)[0] || null,
  };
}
