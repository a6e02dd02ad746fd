import type { Condition } from '../car/car.ts';
import {
  type Body,
  bodies,
  type Color,
  colors,
  type Fuel,
  fuels,
  type Transmission,
  transmissions,
} from '../car/carFacts.ts';
import { type Place, places } from '../car/location.ts';
import { parsePageNumber } from '../paging.ts';
import { withAsciiDigits } from '../text/digits.ts';

/** Search, filters and page of the inventory, stored in the URL. */
export interface InventoryQuery {
  readonly search: string;
  readonly brands: readonly string[];
  readonly condition: Condition | null;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** EGP, inclusive. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly places: readonly Place[];
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  readonly bodies: readonly Body[];
  readonly colors: readonly Color[];
  /** What a car must have: each is a part of a line of its equipment. */
  readonly equipment: readonly string[];
  /** Kilometres, inclusive. */
  readonly mileageTo: number | null;
  /** EGP a month, inclusive, with the longest term of an offer. */
  readonly monthlyTo: number | null;
  /** EGP that one can pay at once; matters with `monthlyTo`. */
  readonly down: number | null;
  /** Only cars with an inspection report. */
  readonly inspected: boolean;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const sorts = ['newest', 'price-up', 'price-down', 'mileage-up'] as const;

export type Sort = (typeof sorts)[number];

export const defaultQuery: InventoryQuery = {
  search: '',
  brands: [],
  condition: null,
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
  places: [],
  fuels: [],
  transmissions: [],
  bodies: [],
  colors: [],
  equipment: [],
  mileageTo: null,
  monthlyTo: null,
  down: null,
  inspected: false,
  sort: 'newest',
  page: 1,
};

/** Ignores invalid parameters. */
export function parseQuery(params: URLSearchParams): InventoryQuery {
  const condition = params.get('condition');
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    brands: parseTexts(params, 'brand'),
    condition: condition === 'new' || condition === 'used' ? condition : null,
    yearFrom: parseNumber(params.get('year-from')),
    yearTo: parseNumber(params.get('year-to')),
    priceFrom: parseNumber(params.get('price-from')),
    priceTo: parseNumber(params.get('price-to')),
    places: parseCodes(params, 'location', places),
    fuels: parseCodes(params, 'fuel', fuels),
    transmissions: parseCodes(params, 'transmission', transmissions),
    bodies: parseCodes(params, 'body', bodies),
    colors: parseCodes(params, 'color', colors),
    equipment: parseTexts(params, 'equipment'),
    mileageTo: parseNumber(params.get('mileage-to')),
    monthlyTo: parseNumber(params.get('monthly-to')),
    down: parseNumber(params.get('down')),
    inspected: params.get('report') === '1',
    sort: sorts.find((each) => each === sort) ?? 'newest',
    page: parsePageNumber(params),
  };
}

export function serializeQuery(query: InventoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  const append = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  const appendAll = (name: string, values: readonly string[]) => {
    for (const value of values) append(name, value);
  };
  append('q', query.search.trim());
  appendAll('brand', query.brands);
  append('condition', query.condition);
  append('year-from', query.yearFrom);
  append('year-to', query.yearTo);
  append('price-from', query.priceFrom);
  append('price-to', query.priceTo);
  appendAll('location', query.places);
  appendAll('fuel', query.fuels);
  appendAll('transmission', query.transmissions);
  appendAll('body', query.bodies);
  appendAll('color', query.colors);
  appendAll('equipment', query.equipment);
  append('mileage-to', query.mileageTo);
  append('monthly-to', query.monthlyTo);
  append('down', query.down);
  append('report', query.inspected ? 1 : null);
  append('sort', query.sort === 'newest' ? null : query.sort);
  append('page', query.page > 1 ? query.page : null);
  return params;
}

function parseCodes<Code extends string>(
  params: URLSearchParams,
  name: string,
  codes: readonly Code[],
): readonly Code[] {
  const asked = new Set<string>(params.getAll(name));
  return codes.filter((code) => asked.has(code));
}

function parseTexts(params: URLSearchParams, name: string): readonly string[] {
  return [...new Set(params.getAll(name).filter(Boolean))];
}

function parseNumber(text: string | null): number | null {
  const digits = withAsciiDigits(text ?? '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
