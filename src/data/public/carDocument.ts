import {
  type Car,
  type CarSummary,
  type CarTexts,
  type Price,
  type PriceNews,
  statuses,
  toCondition,
} from '../../model/car/car.ts';
import {
  bodies,
  carNumbers,
  colors,
  fuels,
  parseCarNumber,
  parseCarNumbers,
  parseCode,
  parseCountry,
  transmissions,
} from '../../model/car/carFacts.ts';
import { parseShownLocation } from '../../model/car/location.ts';
import { sortByGroup } from '../../model/car/pictureGroups.ts';
import { parsePrice, priceNewsMs } from '../../model/car/shownPrice.ts';
import { parseShownInspected } from '../../model/inspection/inspected.ts';
import type { ContentLocale } from '../../model/locales.ts';
import { type Fields, parseMap, parseText, parseTexts, parseYear } from '../../model/text/parse.ts';
import { isBlankText, withFallback } from '../../model/text/texts.ts';
import { contentLocale, translatedFields } from './contentLocale.ts';
import { parseDate } from './parseDate.ts';

export const summaryFields = [
  'Name',
  'Model',
  'Price',
  'Price_Before',
  'Price_Since',
  'Production_Year',
  'Condition',
  'Status',
  'SoldAt',
  'Location',
  'Mileage',
  'Fuel',
  'Transmission',
  'Body',
  'Color',
  'Inspected',
  'Img',
  'Images',
];

const factFields = [
  ...summaryFields,
  ...['Featured', 'Hidden', 'Color_Name', 'Origin', 'Trim', 'Price_Lines', 'Video', 'VIN', 'Picture_Groups'],
  ...Object.keys(carNumbers),
];

export const textFields = ['Description', 'Engine_Specs', 'Exterior', 'Interior', 'Special_Features'];

/** What a car's page fetches. Includes English as the fallback locale. */
export const carFields = [...factFields, ...textFields, ...translatedFields];

/** What a list fetches: texts in the current locale, and the English description to search cars without a translated one. */
export const listedFields = contentLocale ? [...factFields, 'Description', ...translatedFields] : carFields;

/**
 * Parses a stored car; missing fields become empty values and missing translations fall back to English.
 * @param language of the texts, null for English
 */
export function parseCar(id: string, fields: Fields, language: ContentLocale | null = contentLocale): Car {
  const summary = parseCarSummary(id, fields);
  const { mainImage } = summary;
  const images = [...new Set(parseTexts(fields.Images))];
  const translation = language && parseCarTranslation(fields, language);
  const { texts, fallbackFields } = withFallback(parseCarTexts(fields), translation);
  return {
    ...summary,
    ...texts,
    ...sortByGroup(
      mainImage && !images.includes(mainImage) ? [mainImage, ...images] : images,
      parseTexts(fields.Picture_Groups),
    ),
    // Lists query `Hidden == false`, so a car without the field is hidden.
    featured: fields.Featured === true,
    hidden: fields.Hidden !== false,
    color: parseText(fields.Color),
    colorName: parseText(fields.Color_Name),
    origin: parseCountry(fields.Origin),
    priceLines: fields.Price_Lines ?? null,
    vin: parseText(fields.VIN),
    video: parseText(fields.Video),
    ...parseCarNumbers(fields),
    ...(fallbackFields.length > 0 && { fallbackFields }),
  };
}

export function parseCarTranslation(fields: Fields, language: ContentLocale): CarTexts {
  return parseCarTexts(parseMap(parseMap(fields.Translations)[language]));
}

/** Whether a listed car needs no further fetch for its own page. */
export function isCompleteInList(fields: Fields): boolean {
  const translated = contentLocale && parseMap(parseMap(fields.Translations)[contentLocale]);
  return !translated || !textFields.some((name) => isBlankText(translated[name]));
}

function parseCarTexts(fields: Fields): CarTexts {
  return {
    description: parseText(fields.Description),
    trim: parseText(fields.Trim),
    engineSpecs: parseTexts(fields.Engine_Specs),
    exterior: parseTexts(fields.Exterior),
    interior: parseTexts(fields.Interior),
    specialFeatures: parseTexts(fields.Special_Features),
  };
}

export function parseCarSummary(id: string, fields: Fields): CarSummary {
  const price = parsePrice(fields.Price);
  return {
    id,
    brand: parseText(fields.Name),
    model: parseText(fields.Model),
    price,
    priceNews: parsePriceNews(fields, price),
    year: parseYear(fields.Production_Year),
    condition: toCondition(fields.Condition),
    status: parseCode(fields.Status, statuses) ?? 'available',
    soldAt: parseDate(fields.SoldAt),
    location: parseShownLocation(fields.Location),
    mileage: parseCarNumber('Mileage', fields.Mileage),
    fuel: parseCode(fields.Fuel, fuels),
    transmission: parseCode(fields.Transmission, transmissions),
    body: parseCode(fields.Body, bodies),
    colorCode: parseCode(fields.Color, colors),
    inspected: parseShownInspected(fields.Inspected),
    mainImage: parseText(fields.Img) || parseTexts(fields.Images)[0] || null,
  };
}

function parsePriceNews({ Price_Before, Price_Since }: Fields, { amount }: Price): PriceNews | null {
  const before = parsePrice(Price_Before).amount;
  const since = parseDate(Price_Since);
  const isNews = before && amount && before > amount && since && Date.now() - since.getTime() < priceNewsMs;
  return isNews ? { before, since } : null;
}
