import { type Car, toCondition } from '../model/car.ts';
import { readPrice } from '../model/price.ts';
import { type Fields, readFlag, readText, readTexts, readYear } from '../model/read.ts';

/** Reads a stored car with tolerance: whatever an old document lacks, the car has its empty form. */
export function readCar(id: string, fields: Fields): Car {
  const images = readTexts(fields.Images);
  const mainImage = readText(fields.Img) || images[0] || null;
  return {
    id,
    brand: readText(fields.Name),
    model: readText(fields.Model),
    price: readPrice(fields.Price),
    year: readYear(fields.Production_Year),
    condition: toCondition(fields.Condition),
    description: readText(fields.Description),
    mainImage,
    images: mainImage && !images.includes(mainImage) ? [mainImage, ...images] : images,
    featured: readFlag(fields.Featured),
    hidden: readFlag(fields.Hidden),
    engineSpecs: readTexts(fields.Engine_Specs),
    exterior: readTexts(fields.Exterior),
    interior: readTexts(fields.Interior),
    specialFeatures: readTexts(fields.Special_Features),
  };
}
