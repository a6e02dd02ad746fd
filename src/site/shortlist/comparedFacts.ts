import { carMessages } from '#locales/car.ts';
import { carFactMessages } from '#locales/carFacts.ts';
import { comparisonMessages } from '#locales/comparison.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { paths } from '../../config/paths.ts';
import { describeColor } from '../../locales/describeColor.ts';
import { describeInCurrency } from '../../locales/describeInCurrency.ts';
import { describeLocation } from '../../locales/describeLocation.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCountry } from '../../locales/formatCountry.ts';
import { formatPower } from '../../locales/formatPower.ts';
import { formatCarPrice, formatCount } from '../../locales/formats.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { hasDifferences, minOf } from '../../model/car/comparison.ts';
import { isTrimInModel } from '../../model/car/trim.ts';
import { type LanguageMark, markEnglish, staffEnglish } from '../shared/inEnglish.ts';
import { getOtherCurrency } from '../shared/otherCurrency.ts';
import type { Instalment } from './fetchInstalments.ts';

const words = carFactMessages.names;

interface FactValue {
  readonly text: string;
  /** Label of the best value, such as 'Lowest price'. */
  readonly best?: string;
  readonly mark?: LanguageMark;
  /** Path of a page with details. */
  readonly path?: string;
}

export interface ComparedFact {
  readonly name: string;
  readonly values: readonly FactValue[];
  readonly differs: boolean;
  /** Long text: shown once where all cars have the same. */
  readonly isLong?: boolean;
}

/** What a price includes, and the lowest instalment. */
export interface PriceTexts {
  readonly included: PriceText | null;
  readonly instalment: Instalment | null;
}

/** Omits facts that no car states. */
export function compareFacts(
  cars: readonly Car[],
  prices: ReadonlyMap<string, PriceTexts>,
): readonly ComparedFact[] {
  const facts = [
    compareNumbers(words.price, cars, comparisonMessages.lowestPrice, priceAmount, describePrice),
    ofSale(compare(comparisonMessages.otherCurrency, cars, describeElsewhere), cars),
    ...compareInstalments(cars, (id) => prices.get(id)?.instalment ?? null),
    {
      ...ofSale(
        compare(comparisonMessages.priceIncludes, cars, ({ id }) => prices.get(id)?.included?.summary ?? ''),
        cars,
      ),
      isLong: true,
    },
    ...compareStates(cars),
    ofSale(
      compare(words.location, cars, (car) =>
        car.location && isForSale(car) ? describeLocation(car.location) : '',
      ),
      cars,
    ),
    ...compareTrims(cars),
    compare(words.year, cars, ({ year }) => (year === null ? '' : String(year))),
    compare(words.origin, cars, ({ origin }) => (origin ? formatCountry(origin) : '')),
    compare(words.condition, cars, ({ condition }) => carMessages.conditions[condition]),
    compareMileages(cars),
    compare(words.fuel, cars, ({ fuel }) => (fuel ? carMessages.fuels[fuel] : '')),
    compare(words.transmission, cars, ({ transmission }) =>
      transmission ? carMessages.transmissions[transmission] : '',
    ),
    compare(words.body, cars, ({ body }) => (body ? carMessages.bodies[body] : '')),
    compare(words.power, cars, ({ power }) => (power === null ? '' : formatPower(power))),
    compare(words.engine, cars, ({ engine }) => orNothing(engine, carMessages.cubicCentimetres)),
    compare(words.color, cars, markedColor),
    ...compareReports(cars),
  ];
  return facts.filter(({ values }) => values.some(({ text }) => text !== ''));
}

function compare(
  name: string,
  cars: readonly Car[],
  describe: (car: Car) => string | FactValue,
): ComparedFact {
  const values = cars.map(describe).map((value) => (typeof value === 'string' ? { text: value } : value));
  return { name, values, differs: hasDifferences(values.map(({ text }) => text)) };
}

/** A fact of cars for sale; of a sold one it says so, if any other states it. */
function ofSale(fact: ComparedFact, cars: readonly Car[]): ComparedFact {
  const isSold = (index: number) => !isForSale(cars[index] as Car);
  const isStated = fact.values.some(({ text }, index) => text !== '' && !isSold(index));
  const sold = { text: isStated ? carMessages.statuses.sold : '' };
  return { ...fact, values: fact.values.map((value, index) => (isSold(index) ? sold : value)) };
}

/** Omitted if every model's name has its trim. If only some have it, the others would be 'Not stated'. */
function compareTrims(cars: readonly Car[]): readonly ComparedFact[] {
  if (cars.every(isTrimInModel)) return [];
  const describe = ({ trim, fallbackFields }: Car) => ({
    text: trim,
    mark: markEnglish(fallbackFields, 'trim'),
  });
  return [compare(words.trim, cars, describe)];
}

function markedColor(car: Car): FactValue {
  const { text, isEnglish } = describeColor(car);
  return isEnglish ? { text, mark: staffEnglish } : { text };
}

function compareNumbers(
  name: string,
  cars: readonly Car[],
  best: string,
  numberOf: (car: Car) => number | null,
  describe: (car: Car) => string,
): ComparedFact {
  const least = minOf(cars.map(numberOf));
  const { values, differs } = compare(name, cars, describe);
  return {
    name,
    differs,
    values: values.map((value, index) =>
      least !== null && numberOf(cars[index] as Car) === least ? { ...value, best } : value,
    ),
  };
}

/** New cars have none to compare, and sold ones are not compared. */
function compareMileages(cars: readonly Car[]): ComparedFact {
  const isStated = cars.some(({ mileage }) => mileage !== null);
  const describe = ({ condition, mileage }: Car) =>
    condition === 'new' && isStated && mileage === null
      ? carMessages.conditions.new
      : orNothing(mileage, carMessages.kilometres);
  const used = (car: Car) => (car.condition === 'new' || !isForSale(car) ? null : car.mileage);
  return compareNumbers(words.mileage, cars, comparisonMessages.lowestMileage, used, describe);
}

/** Sold cars have no price. */
function priceAmount(car: Car): number | null {
  return isForSale(car) ? car.price.amount : null;
}

/** '' if the visitor chose no other currency. */
function describeElsewhere(car: Car): string {
  const currency = getOtherCurrency();
  const amount = priceAmount(car);
  return currency && amount !== null ? describeInCurrency(amount, currency) : '';
}

function describePrice(car: Car): string {
  if (!isForSale(car)) return carMessages.statuses.sold;
  // Wraps before its currency.
  return formatCarPrice(car.price).replaceAll('\u00a0', ' ') || carMessages.priceOnRequest;
}

function compareInstalments(
  cars: readonly Car[],
  getInstalment: (id: string) => Instalment | null,
): readonly ComparedFact[] {
  if (cars.every(({ id }) => !getInstalment(id))) return [];
  const { monthly, lowestMonthly, noOffer } = comparisonMessages;
  return [
    ofSale(
      compareNumbers(
        monthly,
        cars,
        lowestMonthly,
        ({ id }) => getInstalment(id)?.amount ?? null,
        ({ id }) => getInstalment(id)?.text.replaceAll('\u00a0', ' ') ?? noOffer,
      ),
      cars,
    ),
  ];
}

function compareStates(cars: readonly Car[]): readonly ComparedFact[] {
  if (cars.every(({ status }) => status === 'available')) return [];
  return [compare(words.status, cars, ({ status }) => carMessages.statuses[status])];
}

function compareReports(cars: readonly Car[]): readonly ComparedFact[] {
  if (cars.every(({ inspected }) => !inspected)) return [];
  const { name, none } = comparisonMessages.report;
  const describe = ({ id, inspected }: Car) =>
    inspected ? { text: describeReport(inspected), path: paths.report(id) } : none;
  return [compare(name, cars, describe)];
}

function describeReport({ date, remarks, faults }: NonNullable<Car['inspected']>): string {
  const messages = comparisonMessages.report;
  return [
    messages.inspectedOn(formatCalendarDate(date)),
    formatCount(remarks, messages.remarks),
    formatCount(faults, messages.faults),
  ].join(localeInfo.comma);
}

function orNothing(number: number | null, format: (number: number) => string): string {
  return number === null ? '' : format(number);
}
