/** Rules of queries, collection pages and counts. */

import { type CollectionName, collections } from '../../src/model/collections.ts';
import type { Wire } from '../support/wire.ts';
import { forEach, freshId, onlyStaff, type RuleCase } from './cases.ts';
import type { Answer } from './emulators.ts';
import type { FirestoreClient } from './firestore-client.ts';
import { collectionNames, matchOf } from './kinds.ts';
import { outsiders, type Person, people } from './people.ts';
import { car } from './samples.ts';

/** The ids of documents for list tests: one in each collection, and more cars. */
export interface ListStock extends Readonly<Record<CollectionName, string>> {
  /** Unique to this stock. */
  readonly brand: string;
  readonly hidden: string;
  /** Sold, and therefore hidden. */
  readonly sold: string;
}

export interface ListCase extends RuleCase {
  readonly ask: (client: FirestoreClient, stock: ListStock) => Promise<Answer>;
  /** Texts an allowed list must and must not contain. */
  readonly holds: readonly (keyof ListStock)[];
  readonly lacks?: readonly (keyof ListStock)[];
}

const equal = (field: string, value: Wire): Wire => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
});
const filter = (field: string, op: string, value: Wire): Wire => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});
const no = { booleanValue: false };
const yes = { booleanValue: true };
const list = (...values: readonly Wire[]) => ({ arrayValue: { values } });
const and = (...filters: readonly Wire[]): Wire => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: readonly Wire[]): Wire => ({ compositeFilter: { op: 'OR', filters } });

type Query = (stock: ListStock) => Wire;

const cars = (where?: Wire, more: Wire = {}): Wire => ({
  from: [{ collectionId: 'Cars' }],
  ...(where && { where }),
  ...more,
});
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const shown = equal('Hidden', no);
const soldStatus = { stringValue: 'sold' };
const isSold = equal('Status', soldStatus);
const ofBrand = ({ brand }: ListStock) => equal('Name', { stringValue: brand });

/** One used by the stock's cars and one used by none. */
const pictures = [car.Images[0] ?? '', 'Cars/1_nowhere.webp'].map((stringValue) => ({ stringValue }));

const inOrder = { orderBy: [by('Production_Year', 'DESCENDING'), by('Name'), by('Model')] };

/** Queries that can't return hidden cars; allowed for everyone. */
const safeQueries: Readonly<Record<string, Query>> = {
  'what is not hidden': () => cars(shown),
  'the brand asked for first': (stock) => cars(and(ofBrand(stock), shown)),
  'what is not hidden and featured, in the order of lists, some of it': () =>
    cars(and(shown, equal('Featured', yes)), {
      ...{ ...inOrder, limit: 300, select: { fields: [{ fieldPath: 'Name' }, { fieldPath: 'Img' }] } },
    }),
  'what is not hidden, from an offset on': (stock) => cars(and(shown, ofBrand(stock)), { offset: 0 }),
  'what is not hidden, between cursors': (stock) =>
    cars(shown, {
      orderBy: [by('Name')],
      startAt: { values: [{ stringValue: stock.brand }], before: true },
      endAt: { values: [{ stringValue: stock.brand }] },
    }),
  'what is not hidden, or sold': () => cars(or(shown, isSold)),
};

/** Queries that return only sold cars, which are hidden but public. */
const soldQueries: Readonly<Record<string, Query>> = {
  'what is sold, the latest first': () => cars(isSold, { orderBy: [by('SoldAt', 'DESCENDING')], limit: 12 }),
  'what is sold and of a brand': (stock) => cars(and(isSold, ofBrand(stock))),
};

/** Queries that could return hidden documents. */
const leakyQueries: Readonly<Record<string, Query>> = {
  everything: () => cars(),
  'everything of a brand': (stock) => cars(ofBrand(stock)),
  'everything featured, in the order of lists, some of it': () =>
    cars(equal('Featured', yes), { ...inOrder, limit: 24, select: { fields: [{ fieldPath: 'Name' }] } }),
  'everything, cut off at the hidden ones': () =>
    cars(undefined, { orderBy: [by('Hidden')], endAt: { values: [no] } }),
  'one of everything': () => cars(undefined, { limit: 1 }),
  'only names of documents': () => cars(undefined, { select: { fields: [{ fieldPath: '__name__' }] } }),
  'what is hidden': () => cars(equal('Hidden', yes)),
  'what is hidden or not': () => cars(filter('Hidden', 'IN', list(no, yes))),
  'what is not hidden, or of a brand': (stock) => cars(or(shown, ofBrand(stock))),
  'what is at least not hidden': () => cars(filter('Hidden', 'GREATER_THAN_OR_EQUAL', no)),
  'what has a value for hidden': () =>
    cars({ unaryFilter: { field: { fieldPath: 'Hidden' }, op: 'IS_NOT_NULL' } }),
  'what is not a text': () => cars(filter('Hidden', 'NOT_EQUAL', { stringValue: 'false' })),
  'what is not sold': () => cars(filter('Status', 'NOT_EQUAL', { stringValue: 'sold' })),
  'what names one of some pictures': () => cars(filter('Images', 'ARRAY_CONTAINS_ANY', list(...pictures))),
  'what is sold or reserved': () =>
    cars(filter('Status', 'IN', list(soldStatus, { stringValue: 'reserved' }))),
  'what has a time of sale, the latest first': () =>
    cars(undefined, { orderBy: [by('SoldAt', 'DESCENDING')], limit: 12 }),
  'a field within Hidden': () => cars(equal('Hidden.value', no)),
  'a field of almost its name': () => cars(equal('hidden', no)),
  'one document by its name': (stock) => cars(equal('__name__', { referenceValue: nameOfCar(stock.hidden) })),
};

const nameOfCar = (id: string) => `projects/demo-dealer/databases/(default)/documents/Cars/${id}`;

const allow = 'Cars/{car} list';

const denied = (who: readonly Person[], allow: string, what: string, ask: ListCase['ask']) =>
  forEach<ListCase>(who, { allow, outcome: 'out', what, ask, holds: [] });

const asking =
  (query: Query): ListCase['ask'] =>
  (client, stock) =>
    client.query(query(stock));

/** The visible car is featured and has the brand, so every safe query returns it. */
const carQueries: readonly ListCase[] = [
  ...Object.entries(safeQueries).flatMap(([what, query]) =>
    forEach<ListCase>(['visitor'], {
      ...{ allow, outcome: 'in', what, ask: asking(query), holds: ['Cars'], lacks: ['hidden'] },
    }),
  ),
  ...Object.entries(soldQueries).flatMap(([what, query]) =>
    forEach<ListCase>(['visitor'], {
      ...{ allow, outcome: 'in', what, ask: asking(query), holds: ['sold'], lacks: ['hidden', 'Cars'] },
    }),
  ),
  ...Object.entries(leakyQueries).flatMap(([what, query]) =>
    denied(what === 'everything' ? outsiders : ['visitor'], allow, what, asking(query)),
  ),
];

const staffLists: readonly ListCase[] = (
  [
    ['everything', () => cars(), ['Cars', 'hidden']],
    [
      'what names one of some pictures, hidden or not',
      () => cars(filter('Images', 'ARRAY_CONTAINS_ANY', list(...pictures))),
      ['Cars', 'hidden', 'sold'],
    ],
  ] as const satisfies readonly (readonly [string, Query, readonly (keyof ListStock)[]])[]
).map(([what, query, holds]) => ({ allow, outcome: 'in', who: 'staff', what, ask: asking(query), holds }));

/** `GET /Cars`, which can't filter. */
const page =
  (collection: string): ListCase['ask'] =>
  (client) =>
    client.send('GET', `/${collection}?pageSize=300`);

const count =
  (query: Query): ListCase['ask'] =>
  (client, stock) =>
    client.count(query(stock));

const whole = (collectionId: string, allDescendants = false): Wire => ({
  from: [{ collectionId, allDescendants }],
});

const shownInGroup = () => ({ ...whole('Cars', true), where: shown });

const otherCarLists: readonly ListCase[] = [
  ...onlyStaff<ListCase>({ allow, what: 'a page', ask: page('Cars'), holds: ['Cars', 'hidden'] }),
  ...forEach<ListCase>(['visitor'], {
    ...{ allow, outcome: 'in', what: 'the number of what is not hidden', holds: [] },
    ask: count((stock) => cars(and(shown, ofBrand(stock)))),
  }),
  ...onlyStaff<ListCase>({ allow, what: 'the number of all', ask: count(() => cars()), holds: [] }),
  ...denied(
    ['visitor'],
    allow,
    'the number of what is hidden',
    count(() => cars(equal('Hidden', yes))),
  ),
  ...Object.entries({
    'the group of all collections of this name': asking(() => whole('Cars', true)),
    'what is not hidden in the group of all collections': asking(shownInGroup),
    'the number of the group of all collections': count(shownInGroup),
    'what lies below a car': ((client, { Cars: visible }) =>
      client.query({ ...whole('Cars'), where: shown }, `/Cars/${visible}`)) satisfies ListCase['ask'],
  }).flatMap(([what, ask]) => denied(['visitor', 'staff'], allow, what, ask)),
];

/** Public collections, and paths outside of them. */
function openCollection(collection: CollectionName): readonly ListCase[] {
  const allow = `${matchOf(collection)} list`;
  const open = { allow, outcome: 'in', holds: [collection] } as const;
  return [
    ...forEach<ListCase>(people, { ...open, what: 'all', ask: asking(() => whole(collection)) }),
    ...forEach<ListCase>(['visitor'], { ...open, what: 'a page', ask: page(collection) }),
    ...forEach<ListCase>(['visitor'], {
      ...{ ...open, holds: [], what: 'their number', ask: count(() => whole(collection)) },
    }),
    ...Object.entries({
      'what lies below one of them': ((client, stock) =>
        client.query(whole('Drafts'), `/${collection}/${stock[collection]}`)) satisfies ListCase['ask'],
      'the group of all collections of this name': asking(() => whole(collection, true)),
      'a collection of almost this name': page(collection.toLowerCase()),
    }).flatMap(([what, ask]) => denied(['visitor', 'staff'], allow, what, ask)),
  ];
}

const newestFirst: readonly ListCase[] = forEach<ListCase>(['visitor'], {
  ...{ allow: 'Blogs/{blog} list', outcome: 'in', what: 'newest first', holds: ['Blogs'] },
  ask: asking(() => ({ ...whole('Blogs'), orderBy: [by('createdAt', 'DESCENDING')] })),
});

const staffOnly = (collection: CollectionName) =>
  onlyStaff<ListCase>({
    ...{ allow: `${matchOf(collection)} list`, what: 'all', holds: [collection] },
    ask: asking(() => whole(collection)),
  });

export function createListStock(): ListStock {
  const names = [...collectionNames, 'brand', 'hidden', 'sold'];
  return Object.fromEntries(names.map((name) => [name, freshId()])) as unknown as ListStock;
}

export const listCases: readonly ListCase[] = [
  ...carQueries,
  ...staffLists,
  ...otherCarLists,
  ...newestFirst,
  ...collectionNames.flatMap((name) =>
    collections[name].listedBy === 'visitors' ? openCollection(name) : staffOnly(name),
  ),
];

/** Collections without a rule. */
export const closedCollections = ['cars', 'Inquiries', 'Cars /x/Cars'] as const;
