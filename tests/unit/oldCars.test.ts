import { randomUUID } from 'node:crypto';
import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countFacets } from '../../src/model/inventory/facets.ts';
import { defaultQuery } from '../../src/model/inventory/query.ts';
import { sampleCar } from '../support/factories.ts';
import { firestoreIndexes, firestoreRules } from '../support/firestore-config.ts';
import { encodeFields } from '../support/wire.ts';

/**
 * A stock too large to fetch whole, with old documents whose fields have other types and spellings. With
 * FIREBASE_EMULATORS=official on Google's emulator (scripts/checks/official-firestore.ts).
 */
const projectId = `demo-${randomUUID().slice(0, 18)}`;
const officialHost = process.env.FIREBASE_EMULATORS === 'official' && process.env.FIRESTORE_EMULATOR_HOST;
const environment = vi.hoisted(() => ({
  env: { firebase: { projectId: '', apiKey: '' }, emulators: { firestore: '' } },
}));
vi.mock('../../src/config/env.ts', () => environment);
environment.env.firebase.projectId = projectId;
environment.env.emulators.firestore = officialHost || 'localhost';
const root = `projects/${projectId}/databases/(default)/documents`;

beforeEach(() => {
  if (officialHost) return;
  const { fetch } = createFirestore({ rules: firestoreRules, indexes: firestoreIndexes });
  vi.stubGlobal('fetch', fetch);
});
afterEach(async () => {
  await send('DELETE', `/emulator/v1/${root}`);
  vi.resetModules();
});

async function send(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`http://${officialHost || 'localhost'}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

type Stored = Readonly<Record<string, object>>;

const total = 120;
const idOf = (number: number) => String(number).padStart(3, '0');
const text = (stringValue: string) => ({ stringValue });

/** Cars of one year; their fields in Firestore's JSON. */
function store(fieldsOf: (number: number) => Stored, count = total): Promise<void> {
  const fields = encodeFields({ ...sampleCar, Production_Year: '2024' });
  return send('POST', `/v1/${root}:commit`, {
    writes: Array.from({ length: count }, (_, number) => ({
      update: { name: `${root}/Cars/${idOf(number)}`, fields: { ...fields, ...fieldsOf(number) } },
    })),
  });
}

/** One value of each type that a cursor can have. */
const values: readonly object[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '3' },
  { integerValue: '9007199254740993' },
  { doubleValue: 'NaN' },
  { timestampValue: '2024-05-01T10:00:00.123456Z' },
  text(''),
  text('3'),
  text('BMW'),
  { referenceValue: `${root}/Cars/000` },
  { arrayValue: { values: [text('BMW'), { integerValue: '1' }] } },
  { mapValue: { fields: { name: text('BMW') } } },
];

test.each(['Name', 'Model'])(
  'a page starts where the one before ends, whatever type %s has',
  async (field) => {
    await store((number) => ({ [field]: values[Math.floor(number / 10)] as object }));
    const { fetchLargePage } = await import('../../src/data/public/inventory/largeStock.ts');
    const found: string[] = [];
    for (let page = 1; page <= 5; page += 1)
      found.push(...((await fetchLargePage(page, total))?.cars.map(({ id }) => id) ?? []));
    expect(found.toSorted()).toEqual(Array.from({ length: total }, (_, number) => idOf(number)));
  },
);

test('the brands of a large stock are those of all its cars, whatever type they have', async () => {
  await store((number) => ({ Name: values[number % values.length] as object }));
  const { fetchLargeFacets } = await import('../../src/data/public/inventory/largeStock.ts');
  const { fetchIndex } = await import('../../src/data/public/inventory/carIndex.ts');
  const facets = await fetchLargeFacets(total, true);
  expect(facets?.brands).toEqual(countFacets(await fetchIndex(), defaultQuery).brands);
  expect(facets?.brands).toContainEqual({ brand: '3', count: 20 });
});

test.each([
  ['small', 90],
  ['large', total],
])(
  'cars of a brand or a body are found in the spellings of old documents, in a %s stock',
  async (_, count) => {
    const names = [...['BMW', 'BMW ', ' BMW', 'Audi', '500'].map(text), { integerValue: '500' }];
    const bodies = ['suv', 'SUV', 'Suv', 'van', 'Pick-up', 'pick-up'].map(text);
    await store(
      (number) => ({ Name: names[number] ?? text('Volvo'), Body: bodies[number] ?? text('coupe') }),
      count,
    );
    const { fetchStock } = await import('../../src/data/public/cars.ts');
    const { fetchCarsOfBody, fetchCarsOfBrand } = await import('../../src/data/public/carsAlike.ts');
    expect((await fetchStock()).cars === null).toBe(count === total);
    const ids = (cars: readonly { readonly id: string }[]) => cars.map(({ id }) => Number(id));
    expect(ids(await fetchCarsOfBrand('BMW'))).toEqual([0, 1, 2]);
    expect(ids(await fetchCarsOfBrand('500'))).toEqual([4, 5]);
    expect(ids(await fetchCarsOfBody('suv'))).toEqual([0, 1, 2]);
    expect(ids(await fetchCarsOfBody('pick-up'))).toEqual([4, 5]);
  },
);
