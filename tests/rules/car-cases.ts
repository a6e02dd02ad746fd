/** Rules of a car. */

import { statuses } from '../../src/model/car/car.ts';
import { bodies, carNumbers, fuels, transmissions } from '../../src/model/car/carFacts.ts';
import { places } from '../../src/model/car/location.ts';
import { carLimits } from '../../src/model/limits.ts';
import { type Fields, type Plain, Raw, type Wire } from '../support/wire.ts';
import { casesOf } from './cases.ts';
import { type DocumentCase, getCases } from './document-cases.ts';
import {
  blanks,
  foreignFieldCases,
  missingFieldCases,
  noTexts,
  type Values,
  valueCases,
} from './field-cases.ts';
import { type Action, change, getDocument, set, transform, transformAlone } from './firestore-client.ts';
import { fullestCar, fullestChange, lines, lists, soldNow, timesNow } from './fullest-car.ts';
import { kinds } from './kinds.ts';
import { people } from './people.ts';
import { badPrices, goodPrices } from './price-cases.ts';
import { car, textOf } from './samples.ts';
import { badTranslations, goodTranslations } from './translation-cases.ts';
import { furtherFormCases, writeFormCases } from './write-form-cases.ts';

const cars = kinds.Cars;
const otherLists = lists.filter((list) => list !== 'Exterior');

const noFlags: Readonly<Record<string, Plain>> = { nothing: null, 'the word': 'true', one: 1 };

/** Invalid lists of any length. */
const noLines = (length: number): Readonly<Record<string, Plain>> => ({
  'a number in it': ['300 kW', 5],
  'only a fraction in it': [2.5],
  'a text of two lines': ['300 kW', 'All-wheel\ndrive'],
  nothing: null,
  'a text': '300 kW',
  'a map of no entries': {},
  'too much text in one': [textOf(length + 1)],
  'too much text in all': lines(40, length + 1),
});

const someLines = (count: number): Readonly<Record<string, Plain>> => ({
  'as many as may be': Array.from({ length: count }, (_, index) => `Number ${index}`),
  'as much text as may be': lines(count, carLimits.list),
  'twice the same': ['The same', 'The same'],
  'words of other types': ['5', 'true', 'null', '2.5'],
});

const equipmentLimit = 4 * carLimits.list + 3;

const good: Values = {
  Name: { 'as long as may be': textOf(carLimits.brand), 'space around it': ' BMW ' },
  Model: { 'as long as may be': textOf(carLimits.model) },
  Price: {
    'no comma': '900000 EGP',
    'two decimals': '1,250,000.50 EGP',
    'one digit and one decimal': '5.5 EGP',
    'as long as may be': '999,999,999,999,99 EGP',
  },
  Production_Year: { 'first as a number': 1900, 'last as a number': 2099, first: '1900', last: '2099' },
  Condition: { 'any other word': 'Demonstrator', 'as long as may be': textOf(40) },
  Description: { 'as long as may be': textOf(carLimits.description), empty: '' },
  Img: { 'as long as may be': textOf(1500), empty: '' },
  Images: { none: [], ...someLines(carLimits.images) },
  Featured: { yes: true },
  Hidden: { yes: true },
  Exterior: { none: [], ...someLines(carLimits.lines) },
  ...Object.fromEntries(otherLists.map((list) => [list, { 'much text': lines(100, carLimits.list) }])),
};

const bad: Values = {
  Name: { ...noTexts, ...blanks, 'too long': textOf(carLimits.brand + 1) },
  Model: { ...noTexts, ...blanks, 'too long': textOf(carLimits.model + 1) },
  Price: {
    ...noTexts,
    'no currency': '900,000',
    'only the currency': ' EGP',
    'no space': '900,000EGP',
    'two spaces': '900,000  EGP',
    'another currency': '900,000 USD',
    'a sign': '-900,000 EGP',
    'a comma first': ',900 EGP',
    'three decimals': '1.505 EGP',
    'no decimals after the point': '1. EGP',
    'Arabic digits': '٩٠٠ EGP',
    'too long': '1,000,000,000,000,00 EGP',
    'a second line': '900,000 EGP\n',
    'a line before': '\n900,000 EGP',
  },
  Production_Year: {
    nothing: null,
    'a list': ['2024'],
    'a fraction': 2024.5,
    'not a number': new Raw({ doubleValue: 'NaN' }),
    'too early': 1899,
    'too late': 2100,
    'too early as text': '1899',
    'too late as text': '2100',
    'space around it': ' 2024 ',
    'two years': '2023/2024',
    'Arabic digits': '٢٠٢٤',
    empty: '',
  },
  Condition: { ...noTexts, ...blanks, 'too long': textOf(41) },
  Description: { ...noTexts, 'too long': textOf(carLimits.description + 1) },
  Img: { ...noTexts, 'too long': textOf(1501) },
  Images: { ...noLines(carLimits.list), 'too many': Array.from({ length: carLimits.images + 1 }, () => 'x') },
  Featured: noFlags,
  Hidden: noFlags,
  Exterior: noLines(equipmentLimit),
  ...Object.fromEntries(
    otherLists.map((list) => [list, { 'a number in it': ['x', 5], long: [textOf(equipmentLimit + 1)] }]),
  ),
};

const texts = ['Description', ...lists];
const ofTexts = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => texts.includes(field)));

const translated = {
  Trim: 'Avant',
  Description: 'Aus erster Hand.\nMit Garantie.',
  ...Object.fromEntries(lists.map((list) => [list, ['300 kW', 'Allradantrieb']])),
};
const created = { allow: 'Cars/{car} create', who: 'staff', at: 'Cars/{id}' } as const;
const updated = { allow: 'Cars/{car} update', who: 'staff', at: 'Cars/{id}', stored: car } as const;

/** Integers, and values that are not integers. */
const wholes = ({ min: least, max: most }: { readonly min: number; readonly max: number }) => ({
  good: { 'as little as may be': least, 'as much as may be': most },
  bad: {
    'a text': String(least),
    'a fraction': least + 0.5,
    'a whole double': new Raw({ doubleValue: least + 7 }),
    'too little': least - 1,
    'too much': most + 1,
    nothing: null,
    'a list': [least],
  },
});

const mileage = wholes(carNumbers.Mileage);
const power = wholes(carNumbers.Power);
const engine = wholes(carNumbers.Engine);

const asCodes = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]));

/** Invalid codes. */
const noCodes = (word: string): Readonly<Record<string, Plain>> => ({
  'its word': word,
  ...noTexts,
  empty: '',
  'a code and more': `${word.toLowerCase()}s`,
});

const noMaps = { nothing: null, 'a text': 'included', 'an empty map': {} };

const goodTrims = { 'one letter': 'S', 'as long as may be': textOf(carLimits.trim) };
const badTrims = {
  ...noTexts,
  ...blanks,
  'too long': textOf(carLimits.trim + 1),
  'space before it': ' M Sport',
  'two lines': 'M\nSport',
};

const goodFacts: Values = {
  Mileage: mileage.good,
  Power: power.good,
  Engine: engine.good,
  Fuel: asCodes(fuels),
  Transmission: asCodes(transmissions),
  Body: asCodes(bodies),
  Color: { 'as long as may be': textOf(carLimits.color) },
  VIN: {
    'digits and the first letters': '0123456789ABCDEFG',
    'the last letters': 'HJKLMNPRSTUVWXYZ0',
  },
  Color_Name: { 'as long as may be': textOf(carLimits.colorName) },
  Inspected: { 'a report': '2026-11-20 57 2 1' },
  Origin: { 'a country': 'VA' },
  Location: { ...asCodes(places), 'a month': 'transit 2027-01', 'the last month': 'order 2099-12' },
  Trim: goodTrims,
  Price_Lines: goodPrices,
  Video: {
    'at YouTube': 'https://youtu.be/a-B_c3D4e5F',
    'at Vimeo': 'https://vimeo.com/76979871',
    'unlisted at Vimeo': 'https://vimeo.com/76979871/0123456789abcdef0123',
  },
  Picture_Groups: {
    'both groups': ['inside Cars/1_a b.webp', 'flaws https://images.example/q8.webp'],
    none: [],
    'twice the same': ['inside Cars/1_a.webp', 'inside Cars/1_a.webp'],
    'as much text as may be': lines(40, carLimits.list).map((image) => `inside ${image}`),
  },
  Status: asCodes(statuses.filter((status) => status !== 'sold')),
};

const badFacts: Values = {
  Mileage: mileage.bad,
  Power: power.bad,
  Engine: engine.bad,
  Fuel: { ...noCodes('Diesel'), 'a body': 'suv' },
  Transmission: noCodes('Manual'),
  Body: noCodes('Saloon'),
  Location: {
    ...noCodes('Showroom'),
    'a month of the showroom': 'showroom 2027-01',
    'no month of a year': 'transit 2027-13',
    'a day': 'transit 2027-01-05',
    'a space after it': 'transit ',
    'a second line': 'transit\n',
  },
  Color: { ...noTexts, ...blanks, 'too long': textOf(carLimits.color + 1) },
  VIN: {
    ...noTexts,
    'too short': 'WBA21EU0309T4821',
    'too long': 'WBA21EU0309T482170',
    'a small letter': 'wBA21EU0309T48217',
    'an I': 'WBA21EI0309T48217',
    'an O': 'WBA21EO0309T48217',
    'a Q': 'WBA21EQ0309T48217',
    'a second line': 'WBA21EU0309T48217\n',
  },
  Color_Name: { ...noTexts, ...blanks, 'too long': textOf(carLimits.colorName + 1) },
  Inspected: {
    ...noTexts,
    'a day alone': '2026-11-20',
    'other words': '2026-11-20 57 2 1 fine',
    'less than none': '2026-11-20 57 -2 1',
  },
  Origin: { ...noTexts, 'three letters': 'DEU', 'small letters': 'de' },
  Trim: badTrims,
  Price_Lines: { ...noMaps, ...badPrices },
  Video: {
    ...noTexts,
    'as copied from the browser': 'https://www.youtube.com/watch?v=a-B_c3D4e5F',
    'an id that is too long': 'https://youtu.be/a-B_c3D4e5F6',
    'an id of other letters': 'https://youtu.be/a-B_c3D4e5é',
    'another site with a user': 'https://youtu.be@videos.example/a-B_c3D4e5F',
    'a longer host': 'https://youtuXbe/a-B_c3D4e5F',
    'no secure address': 'http://vimeo.com/76979871',
    script: 'javascript:alert(1)//https://youtu.be/a-B_c3D4e5F',
    'a query': 'https://vimeo.com/76979871?autoplay=1',
    'a second line': 'https://vimeo.com/76979871\n',
    'a line before': '\nhttps://vimeo.com/76979871',
  },
  Picture_Groups: {
    'a number in it': ['inside Cars/1_a.webp', 5],
    nothing: null,
    'a text': 'inside Cars/1_a.webp',
    'an empty line': [''],
    'a picture alone': ['Cars/1_a.webp'],
    'a group and a space': ['inside '],
    'the group of the others': ['outside Cars/1_a.webp'],
    'two lines in one': ['inside Cars/1_a.webp\nflaws Cars/2_b.webp'],
    'a line feed after it': ['inside Cars/1_a.webp\n'],
    'too much text': [`inside ${textOf(21_000)}`],
  },
  Status: { ...noCodes('Sold'), hidden: 'hidden' },
};

const facts = {
  ...{ Mileage: 18_400, Fuel: 'diesel', Transmission: 'manual', Body: 'estate', Power: 190, Engine: 1968 },
  ...{ Inspected: '2026-11-20 57 2 1', Origin: 'DE', Trim: 'Avant', Color: 'blue', Color_Name: 'Ink blue' },
  ...{ VIN: 'WBA21EU0309T48217', Video: 'https://youtu.be/a-B_c3D4e5F', Status: 'reserved' },
  Price_Lines: goodPrices['some lines'] ?? {},
  Picture_Groups: ['inside Cars/1735689600001_q8.webp'],
  Translations: { de: translated, ar: translated },
};

/** Each makes the rules check one field after another. */
const oldAndWrong = { Trim: ' Avant', Exterior: 'Red' };
const inGerman = { ...car, Translations: { de: translated } };

const translations: readonly DocumentCase[] = [
  ...valueCases(cars, 'in', goodTranslations(translated, { Trim: goodTrims, ...ofTexts(good) })),
  ...valueCases(cars, 'out', badTranslations(translated, { Trim: badTrims, ...ofTexts(bad) })),
  ...casesOf<DocumentCase>(created, [
    ['in', 'as large as may be in every language', set(fullestCar, { updateTransforms: [soldNow] })],
  ]),
  ...casesOf<DocumentCase>(updated, [
    ['in', 'becomes as large as may be', set(fullestChange, { updateTransforms: timesNow })],
    [
      'in',
      'becomes as large as may be beside old fields that are wrong',
      set({ ...fullestChange, ...oldAndWrong }, { updateTransforms: timesNow }),
      { ...car, ...oldAndWrong },
    ],
    [
      'in',
      'changes one text of one language alone',
      change({ Translations: { de: { Description: 'Neu' } } }, ['Translations.de.Description']),
      inGerman,
    ],
    [
      'out',
      'gains a language there is not by a path into it',
      change({ Translations: { fr: translated } }, ['Translations.fr']),
      inGerman,
    ],
    ['in', 'is sold, with texts that were wrong before', sell(), { ...car, Translations: { fr: 5 } }],
  ]),
];

/** Only key facts may be deleted, whether valid or not. */
const factsTakenAway = casesOf<DocumentCase>({ ...updated, stored: { ...car, ...facts } }, [
  ['in', 'gains all that is optional', set({ ...car, ...facts }), car],
  ...Object.keys(facts).map((field) => ['in', `loses its ${field}`, change({}, [field])] as const),
  ['in', 'loses a wrong old fact', change({}, ['Mileage']), { ...car, Mileage: '4 km' }],
  ['out', 'loses a fact and gains a wrong one', change({ Fuel: 'Diesel' }, ['Fuel', 'Mileage'])],
  ['out', 'loses a fact and its model', change({}, ['Fuel', 'Model'])],
]);

/** The dashboard's write when a car is sold; `more` overrides fields. */
function sell(more: Fields = {}, transforms = [soldNow]): Action {
  return change({ Status: 'sold', Hidden: true, ...more }, ['Status', 'Hidden'], {
    updateTransforms: transforms,
  });
}

const inYear = { ...car, Production_Year: 2020 };
const adding = (fieldPath: string, integerValue: string) =>
  transform({ fieldPath, increment: { integerValue } });
const appending = (fieldPath: string, value: Wire) =>
  transform({ fieldPath, appendMissingElements: { values: [value] } });
const timing = (fieldPath: string) => transform({ fieldPath, setToServerValue: 'REQUEST_TIME' });
const inOldForm = transformAlone({ fieldPath: 'Price', increment: { integerValue: '5' } });

/** Changes that are valid on their own, but not with the stored document. */
const trickyUpdates = casesOf<DocumentCase>(updated, [
  ['in', 'changes two fields', change({ Hidden: true, Price: '1 EGP' })],
  ['in', 'adds to a number by a transform', adding('Production_Year', '5'), inYear],
  ['out', 'adds too much to a number', adding('Production_Year', '500'), inYear],
  ['out', 'adds to a text', adding('Price', '5')],
  ['out', 'adds to a text in the old form', inOldForm],
  ['in', 'appends a line', appending('Exterior', { stringValue: 'Alloys' })],
  ['out', 'appends a number to the lines', appending('Exterior', { integerValue: '5' })],
  ['out', 'appends to a foreign field', appending('Tags', { stringValue: 'x' })],
  ['out', 'sets a field to the time of the server', timing('Description')],
  ['out', 'sets a foreign field to the time of the server', timing('soldAt')],
  [
    'out',
    'sends a whole car of which the mask leaves a part',
    set(car, { updateMask: { fieldPaths: ['Name', 'Wheels'] } }),
    { ...car, Wheels: 4 },
  ],
  ['out', 'turns a list into a map by a path into it', change({ Images: { 0: 'x' } }, ['Images.`0`'])],
  ['in', 'puts a wrong document right', set(car), { ...car, Price: 'on request', Images: 'x' }],
]);

const lastSave = new Date('2026-01-15T09:30:00Z');
const pricedNow = timesNow.slice(1);

/** A write of a price; `more` are further fields. */
function price(
  more: Fields = {},
  transforms: readonly object[] = pricedNow,
  removed: readonly string[] = [],
) {
  const fields = { Price: '3,200,000 EGP', ...more };
  return change(fields, [...Object.keys(fields), ...removed], { updateTransforms: transforms });
}

const before = { Price_Before: car.Price };
const dated = { ...car, updatedAt: lastSave };
const lowered = { ...dated, Price_Before: '3,900,000 EGP', Price_Since: lastSave };

const undated = ['Price_Before', 'Price_Since'];
const later = { ...lowered, updatedAt: new Date('2026-02-01T00:00:00Z') };
const sinceLater = change({ Price_Since: later.updatedAt });
const sinceOtherTime = change({ Price_Since: new Date('2025-01-01T00:00:00Z') });
const beforeAndNow = change(before, undefined, { updateTransforms: pricedNow });
const asWord = { ...car, Price: 'on request' };
const asNumber = { ...car, Price: 3_900_000 };

/** Only a new price has a price before, and the server's time; else a price applies since the last save. */
const priceChanges = casesOf<DocumentCase>(updated, [
  ['in', 'costs less', price(before)],
  ['in', 'costs less, and had another price before', price(before), lowered],
  ['in', 'costs more', price({}, [], undated), lowered],
  ['out', 'costs more, with the price before', price({ ...before, Price: '3,450,001 EGP' })],
  ['out', 'costs the same in other signs', price({ ...before, Price: '3450000.00 EGP' })],
  ['in', 'costs less by less than a pound', price({ ...before, Price: '3449999.5 EGP' })],
  ['out', 'costs more, by one field', price({}, []), lowered],
  ['out', 'costs more, and keeps the time', price({}, [], ['Price_Before']), lowered],
  ['out', 'costs more, as of now', price()],
  ['out', 'costs more, as of now, and had another', price({}, pricedNow, ['Price_Before']), lowered],
  ['in', 'had no price', price({}, [], undated), { Name: 'Lancia' }],
  ['out', 'had no price, with one before', price(before), { Name: 'Lancia' }],
  ['out', 'costs more, and keeps the price before', price(), lowered],
  ['out', 'costs less than it never did', price({ Price_Before: '3,900,000 EGP' })],
  ['out', 'costs less than a word', price({ Price_Before: asWord.Price }), asWord],
  ['out', 'costs less than a number', price({ Price_Before: asNumber.Price }), asNumber],
  ['out', 'costs less, without a time', price(before, [])],
  ['out', 'costs less since another time', price({ ...before, Price_Since: lastSave }, [])],
  ['out', 'costs less since its last save', price({ ...before, Price_Since: lastSave }, []), dated],
  ['out', 'costs the same, with one before', change(before)],
  ['out', 'costs the same, with one before and now', beforeAndNow],
  ['out', 'costs the same, with another before', change(before), lowered],
  ['out', 'costs the same, as of now', transform(pricedNow[0] ?? {}), dated],
  ['in', 'costs the same since its last save', change({ Price_Since: lastSave }), dated],
  ['out', 'costs the same since another time', sinceOtherTime, dated],
  ['out', 'costs the same, later', sinceLater, later],
  ['out', 'was never saved, and costs the same', change({ Price_Since: lastSave })],
  ['in', 'loses the price before', change({}, ['Price_Before']), lowered],
  ['in', 'loses the time', change({}, ['Price_Since']), lowered],
  ['in', 'changes otherwise', change({ Model: 'Q8' }), lowered],
]);

const pricesOfNewCars = casesOf<DocumentCase>(created, [
  ['out', 'with a time', set(car, { updateTransforms: pricedNow })],
  ['out', 'with another time', set({ ...car, Price_Since: lastSave })],
  ['out', 'with a price before', set({ ...car, ...before }, { updateTransforms: pricedNow })],
]);

/** Sold cars are hidden and have SoldAt; other cars have neither. */
const sold = { ...car, Status: 'sold', Hidden: true, SoldAt: new Date('2026-01-15T09:30:00Z') };
/** Before there were times of sale. */
const soldOnce = { ...car, Status: 'sold' };
const forSale = { Status: 'available', Hidden: false };

const createSold = (fields: Fields, updateTransforms: readonly Wire[] = []) =>
  set({ ...car, Status: 'sold', Hidden: true, ...fields }, { updateTransforms });

const sales: readonly DocumentCase[] = [
  ...casesOf<DocumentCase>(updated, [
    ['in', 'is sold', sell()],
    ['in', 'is sold, hidden already', sell(), { ...car, Hidden: true }],
    ['out', 'is sold without being hidden', sell({ Hidden: false })],
    ['out', 'is sold at no time', sell({}, [])],
    ['out', 'is sold at an earlier time', change({ Status: 'sold', Hidden: true, SoldAt: sold.SoldAt })],
    ['out', 'is sold by the time alone', transform(soldNow)],
    ['out', 'is reserved with a time of sale', sell({ Status: 'reserved' })],
    ['in', 'is for sale again', change(forSale, ['Status', 'Hidden', 'SoldAt']), sold],
    ['in', 'is for sale again without a status, still hidden', change({}, ['Status', 'SoldAt']), sold],
    ['out', 'is for sale again with its time of sale', change(forSale), sold],
    ['out', 'loses the status sold alone', change({}, ['Status']), sold],
    ['out', 'loses its time of sale alone', change({}, ['SoldAt']), sold],
    ['out', 'is shown though sold', change({ Hidden: false }), sold],
    ['in', 'is corrected though sold', change({ Model: 'Q8' }), sold],
    ['in', 'is sold once more, later', transform(soldNow), sold],
    ['in', 'was sold at an unknown time, and is corrected', change({ Model: 'Q8', Hidden: true }), soldOnce],
    ['in', 'was sold at an unknown time, and is for sale again', change(forSale), soldOnce],
  ]),
  ...casesOf<DocumentCase>(created, [
    ['in', 'sold, hidden, as of now', createSold({}, [soldNow])],
    ['out', 'sold and shown', createSold({ Hidden: false }, [soldNow])],
    ['out', 'sold at no time', createSold({})],
    ['out', 'sold at a time of its own', createSold({ SoldAt: sold.SoldAt })],
    ['out', 'for sale with a time of sale', set(car, { updateTransforms: [soldNow] })],
  ]),
];

/** Cars from older tools: unchanged fields are not validated. */
const oldCars: Readonly<Record<string, Fields>> = {
  'of no field': {},
  'with a price in words': { ...car, Price: 'On request' },
  'with wrong lists and foreign fields': { ...car, Exterior: 'Red', Images: [5], Mileage: '4 km', Wheels: 4 },
};

const changesOfOldCars = Object.entries(oldCars).flatMap(([what, stored]) =>
  casesOf<DocumentCase>({ ...updated, stored }, [
    ['in', `sells a car ${what}`, sell()],
    ['in', `switches Featured of a car ${what}`, change({ Featured: true })],
    ['in', `describes a car ${what}`, set({ ...stored, Description: 'New' })],
    ['out', `gives a car ${what} a word for a flag`, change({ Hidden: 'no' })],
    ['out', `gives a car ${what} a wrong price along with a flag`, change({ Featured: true, Price: 'Ask' })],
    ['out', `gives a car ${what} a foreign field along with a flag`, change({ Featured: true, Seller: 'B' })],
    ['out', `takes the flag from a car ${what}`, change({}, ['Featured']), { ...stored, Featured: false }],
  ]),
);

const creations = casesOf<DocumentCase>(created, [
  ['out', 'nothing at all', set({})],
  ['out', 'a mask that leaves most of it out', set(car, { updateMask: { fieldPaths: ['Name'] } })],
  [
    'out',
    'a transform that makes it wrong',
    set(car, { updateTransforms: [{ fieldPath: 'soldAt', setToServerValue: 'REQUEST_TIME' }] }),
  ],
  ['out', 'only a transform', transformAlone({ fieldPath: 'Name', setToServerValue: 'REQUEST_TIME' })],
]);

export const carCases: readonly DocumentCase[] = [
  ...translations,
  ...getCases(cars, people),
  ...casesOf<DocumentCase>({ allow: 'Cars/{car} get', who: 'visitor', at: 'Cars/{id}' }, [
    ['in', 'a hidden one', getDocument, { ...car, Hidden: true }],
  ]),
  ...writeFormCases(cars, { Hidden: true }),
  ...furtherFormCases(cars, { Hidden: true }),
  ...valueCases(cars, 'in', good),
  ...valueCases(cars, 'out', bad),
  ...valueCases(cars, 'in', goodFacts),
  ...valueCases(cars, 'out', badFacts),
  ...factsTakenAway,
  ...missingFieldCases(cars),
  ...foreignFieldCases(cars),
  ...creations,
  ...trickyUpdates,
  ...priceChanges,
  ...pricesOfNewCars,
  ...sales,
  ...changesOfOldCars,
];
