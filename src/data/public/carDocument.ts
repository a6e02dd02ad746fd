import { type Car, type CarSummary, statuses, toCondition } from '../../model/car.ts';
import { bodies, fuels, readCode, readWhole, transmissions } from '../../model/carFacts.ts';
import { carLimits } from '../../model/limits.ts';
import { readPrice } from '../../model/price.ts';
import { type Fields, readText, readTexts, readYear } from '../../model/read.ts';

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
  'Img',
  'Images',
];

/**
 * Reads a stored car with tolerance: whatever an old document lacks, the car has its empty form.
 *
 * @param updatedAt when the document was last written, where that is told. The state of a car is written alone, so the
 *   database's own note of it serves as the date of a sale.
 */
export function readCar(id: string, fields: Fields, updatedAt: Date | null = null): Car {
  const summary = readCarSummary(id, fields, updatedAt);
  const { mainImage } = summary;
  const images = [...new Set(readTexts(fields.Images))];
  return {
    ...summary,
    description: readText(fields.Description),
    images: mainImage && !images.includes(mainImage) ? [mainImage, ...images] : images,
    // As the queries of visitors' lists have it: a car that does not say `Hidden: false` is in none of them.
    featured: fields.Featured === true,
    hidden: fields.Hidden !== false,
    engineSpecs: readTexts(fields.Engine_Specs),
    exterior: readTexts(fields.Exterior),
    interior: readTexts(fields.Interior),
    specialFeatures: readTexts(fields.Special_Features),
    color: readText(fields.Color),
    power: readWhole(fields.Power, ...carLimits.power),
    engine: readWhole(fields.Engine, ...carLimits.engine),
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
    mainImage: readText(fields.Img) || readTexts(fields.Images)[0] || null,
  };
}
