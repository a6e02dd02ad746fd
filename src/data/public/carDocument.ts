import { type Car, type CarSummary, type CarTexts, statuses, toCondition } from '../../model/car/car.ts';
import { bodies, colors, fuels, readCode, readWhole, transmissions } from '../../model/car/carFacts.ts';
import { readPrice } from '../../model/car/price.ts';
import { carLimits } from '../../model/limits.ts';
import type { Translation } from '../../model/text/editions.ts';
import { type Fields, readMap, readText, readTexts, readYear } from '../../model/text/read.ts';
import { isBlankText, withEnglish } from '../../model/text/texts.ts';
import { translatedFields, translation } from './edition.ts';

/** The stored fields a summary is read from. */
export const summaryFields = [
  'Name',
  'Model',
  'Price',
  'Production_Year',
  'Condition',
  'Status',
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

/** The stored fields a car is read from: its texts in English too, for those it has not in the language shown. */
export const carFields = [...factFields, ...textFields, ...translatedFields];

/** What a list reads of its cars: texts in the language shown alone. */
export const listedFields = translation ? [...factFields, ...translatedFields] : carFields;

/**
 * Reads a stored car with tolerance: whatever an old document lacks, the car has its empty form.
 *
 * @param updatedAt when the document was last written, where that is told. The state of a car is written alone, so the
 *   database's own note of it serves as the date of a sale.
 * @param language of its texts, null for English; those it has not are in English
 */
export function readCar(
  id: string,
  fields: Fields,
  updatedAt: Date | null = null,
  language: Translation | null = translation,
): Car {
  const summary = readCarSummary(id, fields, updatedAt);
  const { mainImage } = summary;
  const images = [...new Set(readTexts(fields.Images))];
  const english = readCarTexts(fields);
  const { texts, inEnglish } = language
    ? withEnglish(english, readTranslation(fields, language))
    : { texts: english, inEnglish: [] };
  return {
    ...summary,
    description: texts.description,
    images: mainImage && !images.includes(mainImage) ? [mainImage, ...images] : images,
    // As the queries of visitors' lists have it: a car that does not say `Hidden: false` is in none of them.
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
export function readTranslation(fields: Fields, language: Translation): CarTexts {
  return readCarTexts(readMap(readMap(fields.Translations)[language]));
}

/** Whether a listed car has every text in the language shown, so that nothing of its page is left to be read. */
export function isWholeInList(fields: Fields): boolean {
  return translation === null || !Object.values(readTranslation(fields, translation)).some(isBlankText);
}

function readCarTexts(fields: Fields): CarTexts {
  return {
    description: readText(fields.Description),
    engineSpecs: readTexts(fields.Engine_Specs),
    exterior: readTexts(fields.Exterior),
    interior: readTexts(fields.Interior),
    specialFeatures: readTexts(fields.Special_Features),
  };
}

/** The same of what a card shows. */
export function readCarSummary(id: string, fields: Fields, updatedAt: Date | null = null): CarSummary {
  const status = readCode(fields.Status, statuses) ?? 'available';
  return {
    id,
    brand: readText(fields.Name),
    model: readText(fields.Model),
    price: readPrice(fields.Price),
    year: readYear(fields.Production_Year),
    condition: toCondition(fields.Condition),
    status,
    soldAt: status === 'sold' ? updatedAt : null,
    mileage: readWhole(fields.Mileage, ...carLimits.mileage),
    fuel: readCode(fields.Fuel, fuels),
    transmission: readCode(fields.Transmission, transmissions),
    body: readCode(fields.Body, bodies),
    colorCode: readCode(fields.Color, colors),
    mainImage: readText(fields.Img) || readTexts(fields.Images)[0] || null,
  };
}
