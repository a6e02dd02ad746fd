import { carMessages } from '#locales/car.ts';
import { importCostMessages as messages } from '#locales/importCost.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import {
  formatCents,
  formatExchangeRate,
  formatMillionths,
  formatPiastres,
} from '../../locales/formatPiastres.ts';
import { formatNumber } from '../../locales/formats.ts';
import type { CostLine, ImportedCar, LandedCost } from '../../model/import/landedCost.ts';
import type { ImportCurrency, ImportRates, Rate } from '../../model/import/rates.ts';

export interface CostText {
  readonly kind: CostLine['kind'];
  readonly name: string;
  /** '14% of CIF', or a fixed amount. */
  readonly rate: string;
  /** The last valid day of the rate, or the exchange rate. */
  readonly note: string;
  /** Who published the rate. */
  readonly source: string;
  readonly amount: string;
}

export function describeLines(
  lines: readonly CostLine[],
  { currency, cents }: ImportedCar,
  { exchange, day }: ImportRates,
): readonly CostText[] {
  const describeExchange = (code: ImportCurrency) =>
    messages.exchange(code, formatExchangeRate(exchange[code]), formatCalendarDate(day));
  return lines.map(({ kind, row, piastres }) => {
    const name = messages.lines[kind];
    const amount = formatPiastres(piastres);
    if (row) {
      const until = `${messages.columns.until} ${formatCalendarDate(row.until)}`;
      const foreign = 'currency' in row.rate && row.rate.currency !== 'EGP' ? row.rate.currency : currency;
      const note = foreign === currency ? until : `${describeExchange(foreign)} · ${until}`;
      return { kind, name, amount, rate: describeRate(row.rate), note, source: row.source };
    }
    if (kind === 'cif') return { kind, name, amount, rate: messages.cifNote, note: '', source: '' };
    return {
      ...{ kind, name, amount, rate: formatCents(cents, currency) },
      ...{ note: describeExchange(currency), source: '' },
    };
  });
}

function describeRate(rate: Rate): string {
  if ('base' in rate) return messages.rateOf(formatMillionths(rate.millionths), messages.bases[rate.base]);
  return rate.currency === 'EGP' ? messages.fixed : formatCents(rate.cents, rate.currency);
}

/** Why there is no number. */
export function describeMissing(cost: Extract<LandedCost, { missing: string }> | null): string {
  if (!cost) return messages.missing.rates;
  return 'kind' in cost
    ? messages.missing[cost.missing](messages.lines[cost.kind])
    : messages.missing[cost.missing];
}

/** The car by its fields: names and values. */
export function describeImported(car: ImportedCar): readonly (readonly [name: string, value: string])[] {
  const { fields, options } = messages;
  return [
    [fields.price, formatCents(car.cents, car.currency)],
    [fields.condition, options.condition[car.condition]],
    [fields.year, String(car.year)],
    [fields.origin, options.origin[car.origin]],
    [fields.eur1, options.eur1[car.hasEur1 ? 'yes' : 'no']],
    [fields.fuel, carMessages.fuels[car.fuel]],
    ...(car.engine > 0 ? [[fields.engine, formatNumber(car.engine)] as const] : []),
    [fields.transport, options.transport[car.transport]],
  ];
}

/** The car and its cost as text, for an inquiry. @param address of the same calculation */
export function costAsText(
  car: ImportedCar,
  cost: { readonly lines: readonly CostText[]; readonly total: string } | string,
  address: string,
): string {
  const facts = describeImported(car).map(([name, value]) => `${name}: ${value}`);
  const costs =
    typeof cost === 'string'
      ? [cost]
      : [
          ...cost.lines.map(({ name, rate, amount }) => `${name} (${rate}): ${amount}`),
          `${messages.sum}: ${cost.total}`,
        ];
  return [facts.join(localeInfo.comma), costs.join('\n'), address].join('\n\n');
}
