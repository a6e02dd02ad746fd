import * as v from 'valibot';
import { carMessages } from '#locales/car.ts';
import { parseCar } from '../../data/public/carDocument.ts';
import { RefusedFieldError } from '../../data/staff/errors.ts';
import { priceHistory } from '../../data/staff/priceHistory.ts';
import { formatNumber } from '../../locales/formats.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { toCondition } from '../../model/car/car.ts';
import {
  bodies,
  type CarNumber,
  carNumbers,
  colors,
  fuels,
  lastModelYear,
  parseCarNumber,
  parseCode,
  parseCountry,
  requiredCarFields,
  transmissions,
} from '../../model/car/carFacts.ts';
import { parseLocation, toStoredLocation } from '../../model/car/location.ts';
import { pictureOfLine } from '../../model/car/pictureOfLine.ts';
import { normalizePrice, parsePrice, parseTypedPrice, toStoredPrice } from '../../model/car/price.ts';
import type { PriceLineCode } from '../../model/car/priceLines.ts';
import { parseTypedNumber } from '../../model/car/typedNumber.ts';
import { parseVideo } from '../../model/car/video.ts';
import { findVinProblem } from '../../model/car/vin.ts';
import { carLimits } from '../../model/limits.ts';
import type { ContentLocale, Locale } from '../../model/locales.ts';
import { normalizeVin } from '../../model/shipment/shipment.ts';
import { type Fields, parseText, parseTexts, parseYear } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import {
  checkedText,
  createFields,
  linesOrNull,
  optionalText,
  orNull,
  requiredText,
  toTranslations,
  translated,
} from '../documents/form/schema.ts';
import { inEachLanguage, textLines } from '../documents/form/textParts.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import {
  nameOfLine,
  type PriceLinesForm,
  priceLinesSchema,
  sumProblem,
  tidyPriceLines,
  toPriceLinesForm,
} from '../prices/priceForm.ts';
import { describeCarChange, describeReportOnly, saveCarState } from './carHistory.ts';
import { tidyGroups } from './carPictureGroups.ts';
import { type CarTextsForm, textsSchema, tidyTexts, toLabel, toTexts } from './carTexts.ts';
import { wordsOfCar } from './carWords.ts';
import { carFormMessages, vinMessages } from './messages.ts';

export const numberNames = Object.keys(carNumbers) as readonly CarNumber[];

const labels: Readonly<Record<string, string>> = {
  Name: 'Brand name',
  Origin: 'Country of origin',
  Color: 'Colour',
  Color_Name: 'Maker’s paint',
  Price_Lines: 'Price lines',
  'Price_Lines.until': 'Price lines, valid until',
  Images: 'Pictures',
  Picture_Groups: 'Picture groups',
  Img: 'Main picture',
  Status: 'State',
};

export type RequiredField = (typeof requiredCarFields)[number];

/** SPEC 5. */
function required(name: RequiredField, max: number) {
  const label = labels[name] ?? toLabel(name);
  return requiredText(max, `Please fill in the ${label} field.`, label);
}

function whole(name: CarNumber) {
  const { min, max } = carNumbers[name];
  return v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || parseTypedNumber(name, text) !== null,
      `The ${name.toLowerCase()} must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
    ),
    v.transform((text) => parseTypedNumber(name, text)),
  );
}

const parsed = (parse: (text: string) => string | null) => v.pipe(v.string(), v.transform(parse));

/** Converts a tidy form to the fields as stored (SPEC 3). The first problem is reported. */
export const carSchema = v.object({
  Name: required('Name', carLimits.brand),
  Model: required('Model', carLimits.model),
  Price: v.pipe(
    required('Price', 100),
    v.check((text) => parseTypedPrice(text) !== null, 'The price must be one number, such as 1,250,000.'),
  ),
  Production_Year: v.pipe(
    required('Production_Year', 100),
    v.check((text) => parseYear(text) !== null, 'The production year must be a year such as 2024.'),
    v.check((text) => Number(parseYear(text)) <= lastModelYear(), 'This production year has not come yet.'),
  ),
  Condition: required('Condition', 40),
  Featured: v.boolean(),
  Hidden: v.boolean(),
  ...createFields(numberNames, whole),
  Fuel: parsed((text) => parseCode(text, fuels)),
  Transmission: parsed((text) => parseCode(text, transmissions)),
  Body: parsed((text) => parseCode(text, bodies)),
  Origin: parsed(parseCountry),
  Location: checkedText(
    (text) => parseLocation(text) !== null,
    'The month of arrival must be a month such as 2027-01.',
  ),
  Color: v.pipe(optionalText(carLimits.color, 'Colour'), orNull),
  Color_Name: v.pipe(optionalText(carLimits.colorName, 'Maker’s paint'), orNull),
  VIN: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && dataset.value !== '' && findVinProblem(dataset.value);
      if (problem) addIssue({ message: vinMessages[problem] });
    }),
    orNull,
  ),
  Price_Lines: priceLinesSchema,
  Images: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'Please upload at least one image.'),
    v.maxLength(carLimits.images, `A car can have at most ${carLimits.images} images.`),
  ),
  Picture_Groups: linesOrNull,
  Img: v.string(),
  Video: checkedText(
    (text) => parseVideo(text) !== null,
    'The video must be an address from YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ.',
  ),
  ...textsSchema(),
  Translations: translated(textsSchema),
});

/** `Images` and `Img` are paths; the files of new ones are in `files`. `Picture_Groups` are lines of `groupOf`. */
export interface CarForm extends v.InferInput<typeof carSchema>, FormPictures {
  Price_Lines: PriceLinesForm;
  /** Text not added to a list yet, by the list's path; counts as the last line. */
  typed: Record<string, string>;
}

/** Missing fields of old documents are empty. */
export function toCarForm(fields: Fields): CarForm {
  const { stored, amount } = parsePrice(fields.Price);
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
    ...createFields(numberNames, (name) => String(parseCarNumber(name, fields[name]) ?? '')),
    Fuel: parseCode(fields.Fuel, fuels) ?? '',
    Transmission: parseCode(fields.Transmission, transmissions) ?? '',
    Body: parseCode(fields.Body, bodies) ?? '',
    Origin: parseCountry(fields.Origin) ?? '',
    Location: toStoredLocation(parseLocation(fields.Location)),
    // Old documents may have other colours.
    Color: parseCode(fields.Color, colors) ?? parseText(fields.Color),
    Color_Name: parseText(fields.Color_Name),
    VIN: parseText(fields.VIN),
    Price_Lines: toPriceLinesForm(fields.Price_Lines),
    Images: main && !images.includes(main) ? [main, ...images] : images,
    Picture_Groups: [...parseTexts(fields.Picture_Groups)],
    Img: main,
    Video: parseText(fields.Video),
    ...toTexts(fields),
    Translations: toTranslations(fields.Translations, toTexts),
    typed: {},
    ...noPictures,
  };
}

export const emptyCarForm: CarForm = { ...toCarForm({}), Hidden: false };

/** A duplicate without what belongs to one car alone: pictures, video, mileage, VIN, location and flags. */
export function toCarTemplate(fields: Fields): CarForm {
  const { Featured, Hidden, Mileage, VIN, Location, Images, Picture_Groups, Img, Video } = emptyCarForm;
  const own = { Featured, Hidden, Mileage, VIN, Location, Images, Picture_Groups, Img, Video };
  return { ...toCarForm(fields), ...own };
}

export function tidyYear(text: string): string {
  return String(parseYear(text) ?? text.trim());
}

/** The address as stored, or the text if it is none. Older drafts have none. */
export function tidyVideo(text = ''): string {
  return parseVideo(text)?.address ?? text.trim();
}

/** As stored, or the text if it has no month. Older drafts have none. */
export function tidyLocation(text = ''): string {
  return toStoredLocation(parseLocation(text)) || text.trim();
}

/** The number without unit and separators, or the text if it is none. */
export function tidyNumber(name: CarNumber, text: string): string {
  return String(parseTypedNumber(name, text) ?? text.trim());
}

/** The form as it is compared, merged and stored: normalized numbers, typed lines added, a main picture if there are any. */
export function tidyCarForm(form: CarForm): CarForm {
  const tidy = (texts: CarTextsForm, prefix = '') => tidyTexts(texts, form.typed, prefix);
  const { de, ar } = form.Translations;
  return {
    ...form,
    ...tidy(form),
    Translations: { de: tidy(de, 'Translations.de.'), ar: tidy(ar, 'Translations.ar.') },
    Name: form.Name.trim(),
    Model: form.Model.trim(),
    Price: normalizePrice(form.Price.trim()),
    Price_Lines: tidyPriceLines(form.Price_Lines),
    Video: tidyVideo(form.Video),
    Production_Year: tidyYear(form.Production_Year),
    ...createFields(numberNames, (name) => tidyNumber(name, form[name])),
    Color_Name: form.Color_Name.trim(),
    VIN: normalizeVin(form.VIN ?? ''),
    Location: tidyLocation(form.Location),
    Picture_Groups: tidyGroups(form.Picture_Groups, form.Images),
    Img: form.Images.includes(form.Img) ? form.Img : (form.Images[0] ?? ''),
    typed: {},
  };
}

export function missingOf(form: CarForm): readonly string[] {
  const blank = requiredCarFields
    .filter((name) => form[name].trim() === '')
    .map((name) => labels[name] ?? toLabel(name));
  return form.Images.length + form.waiting.length === 0 ? [...blank, 'a picture'] : blank;
}

export function textsIn(form: CarForm, language: Locale): CarTextsForm {
  return language === 'en' ? form : form.Translations[language];
}

export const carKind: DocumentKind<CarForm> = {
  collectionId: 'Cars',
  schema: carSchema,
  toForm: toCarForm,
  tidy: tidyCarForm,
  keys: { Picture_Groups: (line) => pictureOfLine(String(line)) },
  parts: inEachLanguage('Description', textLines),
  newsField: 'Price',
  alongside: (changes, stored, restores) => {
    if (stored.Status === 'sold' && stored.Hidden === true && changes.Hidden === false)
      throw new RefusedFieldError('Hidden', true, carFormMessages.soldStaysHidden);
    return priceHistory(changes, stored, restores);
  },
  empty: emptyCarForm,
  noun: 'car',
  stateOf: (fields) => {
    const { status, hidden } = parseCar('', fields, null);
    return carMessages.statuses[status] + (hidden && status !== 'sold' ? ', hidden from visitors' : '');
  },
  describeChange: describeCarChange,
  describeElsewhere: describeReportOnly,
  saveState: saveCarState,
  titleOf: ({ Name, Model }) => `${Name} ${Model}`.trim(),
  labelOf: (path) => {
    const [, line] = path.match(/^Price_Lines\.\w+\.(\w+)$/) ?? [];
    if (line) return `Price: ${nameOfLine(line as PriceLineCode)}`;
    const [, language, name = path] = path.match(/^Translations\.(\w+)\.(\w+)$/) ?? [];
    const label = labels[name] ?? toLabel(name);
    return language ? `${label} (${localeNames[language as ContentLocale]})` : label;
  },
  wordsOf: wordsOfCar,
  wholeProblem: (content, typed) => {
    const { Price, Price_Lines, Img } = content as Pick<CarForm, 'Price' | 'Price_Lines' | 'Img'>;
    if (typed && 'Img' in typed && typed.Img !== Img)
      return { path: 'Img', message: carFormMessages.mainIsGone };
    const message = sumProblem(Price_Lines, parsePrice(Price).amount);
    return message ? { path: 'Price_Lines', message } : null;
  },
  pathsIn: ({ Images }) => Images,
  withoutPictures: (form, paths) => ({ ...form, Images: form.Images.filter((path) => !paths.has(path)) }),
  isPublic: ({ Hidden }, opened) => !Hidden || opened?.fields.Status === 'sold',
  // SPEC 4.
  question: (_form, isNew) =>
    isNew ? 'Are you sure you want to submit this new car?' : 'Are you sure you want to submit changes?',
  messages: carFormMessages,
};
