import { type Car, type CarSummary, type CarTexts, statuses, toCondition } from '../../model/car/car.ts';
import { bodies, colors, fuels, readCode, readWhole, transmissions } from '../../model/car/carFacts.ts';
import { readPrice } from '../../model/car/price.ts';
import { carLimits } from '../../model/limits.ts';
import type { Translation } from '../../model/text/editions.ts';
import { type Fields, readMap, readText, readTexts, readYear } from '../../model/text/read.ts';
import { isBlankText, withEnglish } from '../../model/text/texts.ts';
import { translatedFields, translation } from './edition.ts';
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
const factFields = [...summaryFields, 'Featured', 'Hidden', 'Color_Name', 'Power', 'Engine'];

/** What staff write of a car in each language. */
const textFields = ['Description', 'Engine_Specs', 'Exterior', 'Interior', 'Special_Features'];

/** The stored fields of a car's page: its English texts too, for those not translated into the shown language. */
export const carFields = [...factFields, ...textFields, ...translatedFields];

/** What a list fetches of its cars: texts in the shown language only. */
export const listedFields = translation ? [...factFields, ...translatedFields] : carFields;

/**
 * Parses a stored car with tolerance: what an old document lacks gets its empty form.
 *
 * @param language of its texts, null for English; missing ones are in English
 */
export function parseCar(id: string, fields: Fields, language: Translation | null = translation): Car {
  const summary = parseCarSummary(id, fields);
  const { mainImage } = summary;
  const images = [...new Set(readTexts(fields.Images))];
  const english = parseCarTexts(fields);
  const { texts, inEnglish } = language
    ? withEnglish(english, parseCarTranslation(fields, language))
    : { texts: english, inEnglish: [] };
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
    color: readText(fields.Color),
    colorName: readText(fields.Color_Name),
    power: readWhole(fields.Power, ...carLimits.power),
    engine: readWhole(fields.Engine, ...carLimits.engine),
    ...(inEnglish.length > 0 && { english: inEnglish }),
  };
}

/** What staff wrote of a car in a language. */
export function parseCarTranslation(fields: Fields, language: Translation): CarTexts {
  return parseCarTexts(readMap(readMap(fields.Translations)[language]));
}

/** Whether a listed car has all its texts in the shown language, so that its page needs no fetch of its own. */
export function isCompleteInList(fields: Fields): boolean {
  return translation === null || !Object.values(parseCarTranslation(fields, translation)).some(isBlankText);
}

function parseCarTexts(fields: Fields): CarTexts {
  return {
    description: readText(fields.Description),
    engineSpecs: readTexts(fields.Engine_Specs),
    exterior: readTexts(fields.Exterior),
    interior: readTexts(fields.Interior),
    specialFeatures: readTexts(fields.Special_Features),
  };
}

/** The same of what a card shows. */
export function parseCarSummary(id: string, fields: Fields): CarSummary {
  return {
    id,
    brand: readText(fields.Name),
    model: readText(fields.Model),
    price: readPrice(fields.Price),
    year: readYear(fields.Production_Year),
    condition: toCondition(fields.Condition),
    status: readCode(fields.Status, statuses) ?? 'available',
    soldAt: parseDate(fields.SoldAt),
    mileage: readWhole(fields.Mileage, ...carLimits.mileage),
    fuel: readCode(fields.Fuel, fuels),
    transmission: readCode(fields.Transmission, transmissions),
    body: readCode(fields.Body, bodies),
    colorCode: readCode(fields.Color, colors),
    mainImage: readText(fields.Img) || readTexts(fields.Images)[0] || null,
  };
}
