/**
 * Random queries over random documents, against an oracle that shares no code with the server: it knows only
 * each value's type and its place in a hand-made list.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Chooser } from '../chooser.ts';
import { and, by, type Plain, value, where } from '../wire.ts';
import { TestDatabase } from './client.ts';

interface Known {
  readonly plain: Plain;
  readonly type: string;
  /** Equal values share a place. */
  readonly place: number;
}

const POOL: readonly Known[] = (
  [
    ['null', null, 0],
    ['boolean', false, 1],
    ['boolean', true, 2],
    ['nan', { doubleValue: 'NaN' }, 3],
    ['number', -3, 4],
    ['number', { doubleValue: -0.5 }, 5],
    ['number', 0, 6],
    ['number', 1, 7],
    ['number', { doubleValue: 1 }, 7],
    ['number', { integerValue: '9007199254740993' }, 9],
    ['number', { doubleValue: 9007199254740992 }, 8],
    ['timestamp', { timestampValue: '2020-01-01T00:00:00Z' }, 10],
    ['string', '', 11],
    ['string', 'Zebra', 12],
    ['string', 'apple', 13],
    ['string', '\uffee', 14],
    ['string', '🚗', 15],
    ['list', [], 16],
    ['list', [1], 17],
    ['list', ['apple', 1], 18],
    ['map', {}, 19],
    ['map', { a: 1 }, 20],
  ] as const
).map(([type, plain, place]) => ({ type, plain, place }));

const FIELDS = ['a', 'b'] as const;
type Field = (typeof FIELDS)[number];
type Row = { readonly id: string } & { readonly [F in Field]?: Known };

function randomRows(chooser: Chooser): Row[] {
  const pick = () => (chooser.below(6) === 0 ? undefined : chooser.one(POOL));
  return Array.from({ length: 120 }, (_, i) => {
    const [a, b] = [pick(), pick()];
    return { id: `r${String(i).padStart(3, '0')}`, ...(a && { a }), ...(b && { b }) };
  });
}

const RANGES = {
  LESS_THAN: (x: number, y: number) => x < y,
  LESS_THAN_OR_EQUAL: (x: number, y: number) => x <= y,
  GREATER_THAN: (x: number, y: number) => x > y,
  GREATER_THAN_OR_EQUAL: (x: number, y: number) => x >= y,
};

interface Filter {
  readonly field: Field;
  readonly op: keyof typeof RANGES | 'EQUAL' | 'NOT_EQUAL' | 'IN';
  readonly operands: readonly Known[];
}

const isNothing = ({ type }: Known) => type === 'null' || type === 'nan';
const same = (x: Known, y: Known) => !isNothing(x) && x.place === y.place;

function passes(row: Row, { field, op, operands }: Filter): boolean {
  const known = row[field];
  const [operand] = operands;
  if (!known || !operand) return false;
  if (op === 'EQUAL' || op === 'IN') return operands.some((each) => same(known, each));
  if (op === 'NOT_EQUAL') return operand.type !== 'null' && known.type !== 'null' && !same(known, operand);
  if (isNothing(operand) || known.type !== operand.type) return false;
  return RANGES[op](known.place, operand.place);
}

interface Query {
  readonly filters: readonly Filter[];
  readonly orders: readonly { readonly field: Field; readonly descending: boolean }[];
  readonly start?: Known;
  readonly before: boolean;
  readonly offset: number;
  readonly limit: number;
}

function randomQuery(chooser: Chooser): Query {
  const known = () => chooser.one(POOL);
  const filter = (field: Field): Filter => {
    const ops = [...(Object.keys(RANGES) as (keyof typeof RANGES)[]), 'EQUAL', 'IN', 'NOT_EQUAL'] as const;
    // Only one negation is allowed in a query.
    const op = ops[chooser.below(field === 'a' ? ops.length : ops.length - 1)] ?? 'EQUAL';
    return { field, op, operands: op === 'IN' ? [known(), known(), known()] : [known()] };
  };
  const fields = chooser.below(2) === 0 ? FIELDS : [...FIELDS].reverse();
  const orders = fields
    .slice(0, chooser.below(3))
    .map((field) => ({ field, descending: chooser.below(2) === 0 }));
  return {
    filters: FIELDS.filter(() => chooser.below(3) === 0).map(filter),
    orders,
    ...(orders.length > 0 && chooser.below(3) === 0 && { start: known() }),
    before: chooser.below(2) === 0,
    offset: chooser.below(4) === 0 ? chooser.below(10) : 0,
    limit: chooser.below(3) === 0 ? 1 + chooser.below(20) : 1_000,
  };
}

/** The requested orders, then the fields of inequalities in alphabetical order, in the last direction. */
function completeOrders({ filters, orders }: Query) {
  const descending = orders.at(-1)?.descending ?? false;
  const added = filters
    .filter(
      ({ op, field }) => op !== 'EQUAL' && op !== 'IN' && !orders.some((order) => order.field === field),
    )
    .map(({ field }) => ({ field, descending }));
  return { all: [...orders, ...added.sort((x, y) => (x.field < y.field ? -1 : 1))], descending };
}

function expected(query: Query, rows: readonly Row[]): string[] {
  const { all, descending } = completeOrders(query);
  const place = (row: Row, field: Field) => row[field]?.place ?? 0;
  const compare = (x: Row, y: Row): number => {
    for (const order of all) {
      const difference = place(x, order.field) - place(y, order.field);
      if (difference !== 0) return order.descending ? -difference : difference;
    }
    return (x.id < y.id ? -1 : 1) * (descending ? -1 : 1);
  };
  const [first] = query.orders;
  const isPastStart = (row: Row) => {
    if (!query.start || !first) return true;
    const difference = (place(row, first.field) - query.start.place) * (first.descending ? -1 : 1);
    return query.before ? difference >= 0 : difference > 0;
  };
  return rows
    .filter((row) => query.filters.every((filter) => passes(row, filter)))
    .filter((row) => all.every(({ field }) => row[field] !== undefined))
    .sort(compare)
    .filter(isPastStart)
    .slice(query.offset, query.offset + query.limit)
    .map(({ id }) => `rows/${id}`);
}

function toWire({ filters, orders, start, before, offset, limit }: Query) {
  const wireFilters = filters.map(({ field, op, operands }) =>
    where(field, op, op === 'IN' ? operands.map(({ plain }) => plain) : (operands[0]?.plain ?? null)),
  );
  return {
    from: [{ collectionId: 'rows' }],
    ...(filters.length > 0 && { where: and(...wireFilters) }),
    orderBy: orders.map(({ field, descending }) => by(field, descending ? 'DESCENDING' : 'ASCENDING')),
    ...(start && { startAt: { values: [value(start.plain)], before } }),
    offset,
    limit,
  };
}

describe.each([1, 20_26, 987_654_321])('random queries from the seed %d', (seed) => {
  const chooser = new Chooser(seed);
  const rows = randomRows(chooser);
  const db = new TestDatabase();

  beforeAll(() =>
    db.seed(
      Object.fromEntries(
        rows.map(({ id, a, b }) => [`rows/${id}`, { ...(a && { a: a.plain }), ...(b && { b: b.plain }) }]),
      ),
    ),
  );

  it('return what the oracle returns, in the same order', async () => {
    let found = 0;
    for (let i = 0; i < 250; i++) {
      const query = randomQuery(chooser);
      const answer = await db.find(toWire(query));
      expect(answer, JSON.stringify(toWire(query))).toEqual(expected(query, rows));
      found += answer.length;
    }
    expect(found).toBeGreaterThan(1_000);
  });
});
