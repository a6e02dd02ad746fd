import { staffPaths } from '../../config/staffPaths.ts';
import { previewCar } from '../../data/staff/cars.ts';
import { fetchDocument } from '../../data/staff/documents.ts';
import { fetchUsualPrice } from '../../data/staff/prices.ts';
import { priceMessages } from '../../locales/ar/price.ts';
import { formatArabicDate, formatArabicList, formatArabicPrice } from '../../locales/arabicFormats.ts';
import { formatDay } from '../../locales/formatDay.ts';
import { type PriceText, toPriceText } from '../../locales/priceText.ts';
import { type Car, equipmentLists, isForSale } from '../../model/car/car.ts';
import { expiryOf, findLine, type PriceLines, parsePriceLines } from '../../model/car/priceLines.ts';
import { paperMessages } from './paperMessages.ts';

/** A car as it is printed: its texts in Arabic where translated, and what its price includes. */
export interface PaperCar {
  readonly car: Car;
  /** Null if nothing is stored, or it no longer holds. */
  readonly lines: PriceLines | null;
  /** The last day of those that no longer hold: visitors are asked to ask for the price. */
  readonly ended: string | null;
  readonly price: PriceText | null;
}

/** On paper, duty is named in full. */
const paperPrice = { ...priceMessages, lines: { ...priceMessages.lines, customs: paperMessages.customs } };

/** Returns null if the car does not exist. */
export async function fetchPaperCar(id: string): Promise<PaperCar | null> {
  const [opened, usual] = await Promise.all([fetchDocument('Cars', id), fetchUsualPrice()]);
  if (!opened) return null;
  const car = previewCar(id, opened.fields, 'ar');
  const stored = parsePriceLines(car.priceLines ?? usual);
  const lines = stored && expiryOf(stored) > Date.now() ? stored : null;
  const formats = {
    formatList: formatArabicList,
    formatPrice: formatArabicPrice,
    formatDate: formatArabicDate,
  };
  const ended = stored && !lines ? stored.until : null;
  return { car, lines, ended, price: lines && toPriceText(lines, paperPrice, formats) };
}

export function labelProblem({ car, lines, ended }: PaperCar): string | null {
  if (!isForSale(car)) return 'It is sold.';
  if (ended) return `The price lines ended on ${formatDay(ended)}. Renew them first.`;
  const customs = lines && findLine(lines, 'customs')?.state;
  if (customs === 'excluded')
    return 'The price excludes customs and taxes, but a label must show the full price. Include them in the price and its price lines.';
  const missing = [
    car.price.amount === null && 'price',
    !customs && 'whether the price includes customs and taxes',
    !car.origin && 'country of origin',
    !car.trim && 'trim',
  ].filter((name) => name !== false);
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : null;
}

/** The page where that is mended, at its field. */
export function labelLink(paper: PaperCar): string {
  return paper.ended && isForSale(paper.car)
    ? endedLink(paper)
    : `${staffPaths.editCar(paper.car.id)}#${labelField(paper)}`;
}

/** Lines that ended are the car's own, or the usual ones. */
function endedLink({ car }: PaperCar): string {
  return car.priceLines ? `${staffPaths.editCar(car.id)}#Price_Lines` : staffPaths.prices;
}

/** The first field of the form that a label lacks; '' if none would help. */
function labelField({ car, lines }: PaperCar): string {
  if (!isForSale(car)) return '';
  if (car.price.amount === null) return 'Price';
  const customs = lines && findLine(lines, 'customs')?.state;
  if (!customs || customs === 'excluded') return 'Price_Lines';
  return car.origin ? 'Trim' : 'Origin';
}

export function offerProblem({ car, ended }: PaperCar): string | null {
  if (!isForSale(car)) return 'it is sold.';
  if (ended) return `its price lines ended on ${formatDay(ended)}. Renew them first.`;
  return car.price.amount ? null : 'its price is missing.';
}

/** The page where that is mended. */
export function offerLink(paper: PaperCar): string {
  const form = staffPaths.editCar(paper.car.id);
  if (!isForSale(paper.car)) return form;
  return paper.ended ? endedLink(paper) : `${form}#Price`;
}

export function untranslatedField({ car }: PaperCar): string {
  const inEnglish = car.fallbackFields ?? [];
  if (inEnglish.includes('trim')) return 'Translations.ar.Trim';
  const list = equipmentLists.find((each) => inEnglish.includes(each)) ?? 'exterior';
  const stored = {
    specialFeatures: 'Special_Features',
    engineSpecs: 'Engine_Specs',
    exterior: 'Exterior',
    interior: 'Interior',
  };
  return `Translations.ar.${stored[list]}`;
}

/** What a label prints in English, because the car has no Arabic text for it. */
export function untranslatedParts({ car }: PaperCar): readonly string[] {
  const inEnglish = car.fallbackFields ?? [];
  return [
    ...(inEnglish.includes('trim') ? ['trim'] : []),
    ...(equipmentLists.some((list) => inEnglish.includes(list)) ? ['equipment'] : []),
  ];
}
