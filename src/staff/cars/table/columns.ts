import { carMessages as arabicCar } from '../../../locales/ar/car.ts';
import { carFactMessages as arabicFacts } from '../../../locales/ar/carFacts.ts';
import { colorMessages as arabicColors } from '../../../locales/ar/colors.ts';
import { countryNamesIn } from '../../../locales/countryNamesIn.ts';
import { carMessages as germanCar } from '../../../locales/de/car.ts';
import { carFactMessages as germanFacts } from '../../../locales/de/carFacts.ts';
import { colorMessages as germanColors } from '../../../locales/de/colors.ts';
import { carMessages } from '../../../locales/en/car.ts';
import { carFactMessages } from '../../../locales/en/carFacts.ts';
import { colorMessages } from '../../../locales/en/colors.ts';
import { isCountry } from '../../../locales/isCountry.ts';
import { carLists, countries } from '../../../model/car/carFacts.ts';
import { parseLocation, places, toStoredLocation } from '../../../model/car/location.ts';
import { priceLineCodes, priceLineStates } from '../../../model/car/priceLines.ts';
import { contentLocales, locales } from '../../../model/locales.ts';
import { toColumnKey } from '../../../model/table/sheetText.ts';
import { withAsciiDigits } from '../../../model/text/digits.ts';
import { splitLines } from '../../../model/text/lines.ts';
import { type PriceLinesForm, toPriceLinesForm } from '../../prices/priceForm.ts';
import { type CarForm, carKind, numberNames } from '../carForm.ts';
import type { CarTextsForm } from '../carTexts.ts';

export interface Column {
  /** The path of its field in the form. */
  readonly key: string;
  /** Its name in an export. */
  readonly label: string;
  /** Other names that a sheet may give it. */
  readonly names: readonly string[];
  readonly write: (form: CarForm) => string;
  /** The fields of the form that the cell gives, or what is wrong with it in words. Absent if it is only exported. */
  readonly read?: (cell: string, form: CarForm) => Partial<CarForm> | string;
}

/** Recognizes a car; the form has no such field. */
export const idKey = 'id';

type Facts = keyof typeof carFactMessages.names;

const namesOfFact = (fact: Facts) =>
  [carFactMessages, germanFacts, arabicFacts].map(({ names }) => names[fact]);

const namesOfList = (list: keyof typeof carFactMessages.equipment) =>
  [carFactMessages, germanFacts, arabicFacts].map(({ equipment }) => equipment[list]);

/** By field, besides its own name and its label in the form. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Name: [...namesOfFact('brand'), 'Make', 'Manufacturer', 'Hersteller'],
  Model: namesOfFact('model'),
  Price: [...namesOfFact('price'), 'Kaufpreis'],
  Production_Year: [...namesOfFact('year'), 'Year', 'Jahr', 'السنة'],
  Condition: namesOfFact('condition'),
  Featured: ['Hervorgehoben', 'مميزة'],
  Hidden: ['Versteckt', 'Ausgeblendet', 'مخفية'],
  Mileage: [...namesOfFact('mileage'), 'Kilometres', 'Kilometer', 'km', 'الكيلومترات'],
  Power: [...namesOfFact('power'), 'Horsepower', 'hp', 'PS'],
  Engine: [...namesOfFact('engine'), 'Displacement', 'cc', 'ccm'],
  Fuel: namesOfFact('fuel'),
  Transmission: [...namesOfFact('transmission'), 'Gearbox'],
  Body: namesOfFact('body'),
  Origin: [...namesOfFact('origin'), 'Country', 'Herkunft'],
  Location: [...namesOfFact('location'), 'Where'],
  Color: [...namesOfFact('color'), 'Color'],
  Color_Name: ['Paint', 'Farbname', 'Lackierung', 'اسم اللون'],
  VIN: [...namesOfFact('vin'), 'Chassis number', 'Vehicle identification number', 'Fahrgestellnummer'],
  Video: ['فيديو'],
  Trim: namesOfFact('trim'),
  Description: ['Beschreibung', 'الوصف'],
  Engine_Specs: namesOfList('engineSpecs').concat('Motordaten'),
  Exterior: namesOfList('exterior'),
  Interior: namesOfList('interior'),
  Special_Features: namesOfList('specialFeatures'),
};

type CodeField = 'Condition' | 'Fuel' | 'Transmission' | 'Body' | 'Color' | 'Origin';

type Names = Readonly<Record<string, string>>;

const cars = [carMessages, germanCar, arabicCar];

/** The names of each code, in English first. */
const namesOfCodes: Readonly<Record<Exclude<CodeField, 'Origin' | 'Condition'>, readonly Names[]>> = {
  Fuel: cars.map(({ fuels }) => fuels),
  Transmission: cars.map(({ transmissions }) => transmissions),
  Body: cars.map(({ bodies }) => bodies),
  Color: [colorMessages, germanColors, arabicColors].map(({ names }) => names),
};

const namesOfPlaces: readonly Names[] = cars.map((messages) => messages.places);

const namesOfConditions = cars.map(({ conditions }) => ({ New: conditions.new, Used: conditions.used }));

const namesOfCountries: readonly Names[] = [
  ...locales.map((locale) => countryNamesIn(locale, countries)),
  { US: 'USA', GB: 'UK', AE: 'UAE' },
];

/** The code that a cell names in any language, or null. */
function findCode(cell: string, names: readonly Names[]): string | null {
  const key = toColumnKey(cell);
  const found = names
    .flatMap((language) => Object.entries(language))
    .find(([code, name]) => key === toColumnKey(code) || key === toColumnKey(name));
  return found?.[0] ?? null;
}

function column(key: string, write: Column['write'], read?: NonNullable<Column['read']>): Column {
  const label = carKind.labelOf(key);
  return { key, label, names: otherNames[key] ?? [], write, ...(read && { read }) };
}

type TextField = { [Key in keyof CarForm]: CarForm[Key] extends string ? Key : never }[keyof CarForm];

const textColumn = (key: TextField) =>
  column(
    key,
    (form) => form[key],
    (cell) => ({ [key]: cell }),
  );

function codeColumn(key: CodeField, names: readonly Names[]): Column {
  return column(
    key,
    (form) => names[0]?.[form[key]] ?? form[key],
    (cell) => {
      const code = findCode(cell, names);
      if (code !== null || cell === '') return { [key]: code ?? '' };
      const known = Object.values(names[0] ?? {});
      return `It must be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
    },
  );
}

/** Stored by their codes, which are exported too: other countries than the usual ones have no name here. */
const originColumn = column(
  'Origin',
  (form) => form.Origin,
  (cell) => {
    const code = findCode(cell, namesOfCountries) ?? (isCountry(cell) ? cell : null);
    if (code !== null || cell === '') return { Origin: code ?? '' };
    return 'It must be a country, such as Germany or DE.';
  },
);

/** A place and a month: 'On its way to Egypt 2027-01'. */
const locationColumn = column(
  'Location',
  ({ Location }) => {
    const location = parseLocation(Location);
    return location ? Location.replace(location.place, carMessages.places[location.place]) : Location;
  },
  (cell) => {
    const [, name = '', month = ''] = withAsciiDigits(cell).match(/^(.*?)[\s,]*(\d{4}-\d\d)?$/) ?? [];
    const location = parseLocation([findCode(name, namesOfPlaces), month].join(' ').trim());
    if (location !== null || cell === '') return { Location: toStoredLocation(location) };
    return `It must be ${places.map((place) => carMessages.places[place]).join(', ')}, with or without a month such as 2027-01.`;
  },
);

const yes = ['yes', 'true', 'wahr', 'ja', 'x', '1', 'نعم'];
const no = ['no', 'false', 'falsch', 'nein', '0', 'لا'];

const flagColumn = (key: 'Featured' | 'Hidden') =>
  column(
    key,
    (form) => (form[key] ? 'yes' : 'no'),
    (cell) => {
      const word = withAsciiDigits(cell).toLowerCase();
      if (cell === '') return {};
      return yes.includes(word) || no.includes(word)
        ? { [key]: yes.includes(word) }
        : 'It must be yes or no.';
    },
  );

const textNames = ['Trim', 'Description', ...carLists] as const;

const writeText = (texts: CarTextsForm, name: (typeof textNames)[number]) =>
  name === 'Trim' || name === 'Description' ? texts[name] : texts[name].join('\n');

const readText = (name: (typeof textNames)[number], cell: string) => ({
  [name]: name === 'Trim' || name === 'Description' ? cell : splitLines(cell),
});

const textColumns = textNames.map((name) =>
  column(
    name,
    (form) => writeText(form, name),
    (cell) => readText(name, cell),
  ),
);

const translatedColumns = contentLocales.flatMap((language) =>
  textNames.map((name) =>
    column(
      `Translations.${language}.${name}`,
      (form) => writeText(form.Translations[language], name),
      (cell, { Translations }) => ({
        Translations: { ...Translations, [language]: { ...Translations[language], ...readText(name, cell) } },
      }),
    ),
  ),
);

/** One line for each: 'until 2026-12-31', 'car included 1250000', 'plates excluded'. */
const priceLinesColumn = column(
  'Price_Lines',
  ({ Price_Lines: { until, lines } }) => {
    const shown = priceLineCodes.flatMap((code) => (lines[code] ? [`${code} ${lines[code]}`] : []));
    return shown.length > 0 ? [`until ${until}`, ...shown].join('\n') : '';
  },
  (cell) => {
    const form: PriceLinesForm = toPriceLinesForm(null);
    for (const line of splitLines(cell)) {
      const [name = '', value = '', ...amount] = withAsciiDigits(line).split(/[\s:]+/);
      const code = priceLineCodes.find((known) => known === name.toLowerCase());
      if (name.toLowerCase() === 'until') form.until = value;
      else if (code && priceLineStates.some((state) => state === value.toLowerCase())) {
        form.lines[code] = [value.toLowerCase(), ...amount].join(' ');
      } else return `“${line}” is no price line, such as “car included 1250000”.`;
    }
    return { Price_Lines: form };
  },
);

/** Every field of a car's form, in the order of an export. Pictures are not imported. */
export const columns: readonly Column[] = [
  ...(['Name', 'Model', 'Production_Year', 'VIN', 'Price'] as const).map(textColumn),
  codeColumn('Condition', namesOfConditions),
  ...(['Featured', 'Hidden'] as const).map(flagColumn),
  ...numberNames.map(textColumn),
  ...(['Fuel', 'Transmission', 'Body'] as const).map((key) => codeColumn(key, namesOfCodes[key])),
  originColumn,
  locationColumn,
  codeColumn('Color', namesOfCodes.Color),
  textColumn('Color_Name'),
  priceLinesColumn,
  ...textColumns,
  ...translatedColumns,
  textColumn('Video'),
  column('Img', (form) => form.Img),
  column('Images', (form) => form.Images.join('\n')),
  column('Picture_Groups', (form) => form.Picture_Groups.join('\n')),
];

/** What a column of a sheet may be. */
export const importedColumns = columns.filter(({ read }) => read);

/** In a heading, such as 'Mileage (km)'. */
const units = /\((km|hp|ps|cc|ccm|cm³|cm3|egp|ج\.م)\)/i;

/**
 * The column of each heading, or ''; a column is given once, rather to a heading for which it was chosen.
 * @param chosen columns by `toColumnKey` of a heading, as chosen before
 */
export function matchColumns(
  header: readonly string[],
  chosen: Readonly<Record<string, string>>,
): readonly string[] {
  const known = new Map<string, string>([[toColumnKey(idKey), idKey]]);
  for (const { key, label, names } of importedColumns)
    for (const name of [key, label, ...names])
      if (!known.has(toColumnKey(name))) known.set(toColumnKey(name), key);
  const taken = new Set<string>();
  const takeOnce = (column: string): string => {
    if (taken.has(column)) return '';
    if (column) taken.add(column);
    return column;
  };
  const byChoice = header.map((heading) => {
    const column = chosen[toColumnKey(heading)];
    return column === undefined ? null : takeOnce(column);
  });
  return header.map((heading, index) => {
    const [name, plain] = [toColumnKey(heading), toColumnKey(heading.replace(units, ''))];
    return byChoice[index] ?? takeOnce(known.get(name) ?? known.get(plain) ?? '');
  });
}
