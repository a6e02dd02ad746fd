import { fuels, lastModelYear } from '../car/carFacts.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { withoutInvisible } from '../text/invisible.ts';
import type { ImportedCar } from './landedCost.ts';
import { importCurrencies, origins, transports } from './rates.ts';

/** Typed and chosen values, as in the URL. */
export type ImportInput = Readonly<Record<keyof typeof defaults, string>>;
export type ImportField = keyof ImportInput;

const defaults = {
  price: '',
  currency: 'EUR',
  condition: 'new',
  year: '',
  origin: 'eu',
  eur1: 'yes',
  fuel: 'petrol',
  engine: '',
  transport: 'roro',
} as const;

export const importFields = Object.keys(defaults) as readonly ImportField[];

export const importChoices = {
  currency: importCurrencies,
  condition: ['new', 'used'],
  origin: origins,
  eur1: ['yes', 'no'],
  fuel: fuels,
  transport: transports,
} as const satisfies Partial<Record<ImportField, readonly string[]>>;

/** `missing`: nothing typed yet. */
export type ImportFault = 'missing' | 'invalid' | 'tooLarge';
export type ImportFaults = Readonly<Partial<Record<ImportField, ImportFault>>>;

/** In the currency of the price; cubic centimetres. */
export const importLimits = { price: 10_000_000, engine: 20_000, text: 40 } as const;

export function parseImportInput(params: URLSearchParams): ImportInput {
  const entries = importFields.map((field) => [
    field,
    (params.get(field) ?? defaults[field]).slice(0, importLimits.text),
  ]);
  return Object.fromEntries(entries) as ImportInput;
}

/** Whether nothing is typed and no choice in the URL is invalid. */
export function isBlank(judged: ReturnType<typeof toImportedCar>): boolean {
  const faults = 'faults' in judged ? Object.values(judged.faults) : [];
  return faults.length === 3 && faults.every((fault) => fault === 'missing');
}

/** A car of the middle class. */
export const exampleImport = (): Partial<ImportInput> => ({
  price: '35000',
  year: String(new Date().getFullYear()),
  engine: '1498',
});

/** Omits empty and default values. */
export function serializeImportInput(input: ImportInput): URLSearchParams {
  return new URLSearchParams(
    importFields.filter((field) => input[field] !== defaults[field]).map((field) => [field, input[field]]),
  );
}

/** The requested car, or the fault of each field. */
export function toImportedCar(
  input: ImportInput,
): { readonly car: ImportedCar } | { readonly faults: ImportFaults } {
  const isElectric = input.fuel === 'electric';
  const price = parseCents(input.price, input.currency);
  const year = parseWhole(input.year);
  const engine = isElectric ? 0 : parseWhole(input.engine);
  const faults: Partial<Record<ImportField, ImportFault>> = {};
  const check = (field: ImportField, number: number | null, min: number, max: number) => {
    if (input[field].trim() === '') faults[field] = 'missing';
    else if (number === null || number < min) faults[field] = 'invalid';
    else if (number > max) faults[field] = 'tooLarge';
  };
  check('price', price, 1, importLimits.price * 100);
  check('year', year, 1900, lastModelYear());
  if (!isElectric) check('engine', engine, 1, importLimits.engine);
  for (const [field, values] of Object.entries(importChoices) as [ImportField, readonly string[]][])
    if (!values.includes(input[field])) faults[field] = 'invalid';
  if (Object.keys(faults).length > 0) return { faults };
  const { currency, condition, origin, fuel, transport } = input as unknown as ImportedCar;
  const hasEur1 = input.eur1 === 'yes';
  return {
    car: {
      ...{ currency, condition, origin, fuel, transport, hasEur1 },
      cents: price as number,
      year: year as number,
      engine: engine as number,
    },
  };
}

/** As it is written beside a price. */
const currencyNames: Readonly<Record<string, string>> = { EUR: '€|EUR|Euro', USD: '\\$|US\\$|USD' };

/** '32,500.50', '32.500,50 €' or '32500,-' in hundredths; null if it is not one number, or of another currency. */
function parseCents(text: string, currency: string): number | null {
  const name = currencyNames[currency];
  const number = plain(text)
    .replace(new RegExp(`^(?:${name})|(?:${name})$`, 'gi'), '')
    .trim()
    .replace(/[.,][-–—]$/, '');
  const [, whole, cents = ''] =
    number.match(/^(\d+)(?:[.,](\d{1,2}))?$/) ??
    number.match(/^(\d{1,3}(?:[, '’]\d{3})+)(?:\.(\d{1,2}))?$/) ??
    number.match(/^(\d{1,3}(?:[. '’]\d{3})+)(?:,(\d{1,2}))?$/) ??
    [];
  return whole === undefined ? null : Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'));
}

function parseWhole(text: string): number | null {
  const digits = plain(text)
    .replace(/ ?(?:cc|ccm|cm³|cm3)$/i, '')
    .replace(/^(\d{1,3})[.,' ’](\d{3})$/, '$1$2');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

function plain(text: string): string {
  return withoutInvisible(withAsciiDigits(text))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/\s+/g, ' ')
    .trim();
}
