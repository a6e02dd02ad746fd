/** The SDK used by the site, against the stand-in. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  and,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  type Firestore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { host, port, TestDatabase } from './client.ts';

// The SDK logs each expected refusal.
setLogLevel('silent');

let db: Firestore;

beforeEach(async () => {
  const { project } = await new TestDatabase().open();
  db = getFirestore(initializeApp({ projectId: project }, project));
  connectFirestoreEmulator(db, host, port);
});

afterEach(() => deleteApp(db.app));

const ids = async (...parameters: Parameters<typeof query>) =>
  (await getDocs(query(...parameters))).docs.map(({ id }) => id);

it('writes and reads every type', async () => {
  const data = {
    text: 'مرحبا 🚗',
    whole: 42,
    part: 0.5,
    negativeZero: -0,
    yes: true,
    none: null,
    list: [1, 'a', { b: [] }],
    map: { a: { b: { c: 1 } } },
    time: new Timestamp(1_577_836_800, 123_456_000),
    place: new GeoPoint(30.04, 31.24),
    bytes: Bytes.fromBase64String('AQI='),
    other: doc(db, 'cars/b'),
  };
  await setDoc(doc(db, 'cars/a'), data);
  const read = (await getDoc(doc(db, 'cars/a'))).data();
  expect(read).toMatchObject({
    ...data,
    negativeZero: expect.closeTo(0),
    other: expect.anything(),
    bytes: expect.anything(),
  });
  expect(read?.other.path).toBe('cars/b');
  expect(read?.bytes.toBase64()).toBe('AQI=');
});

it('creates, merges, updates and deletes', async () => {
  const added = await addDoc(collection(db, 'cars'), { name: 'Audi', specs: { doors: 5, seats: 5 } });
  expect(added.id).toMatch(/^\w{20}$/);
  await setDoc(added, { specs: { doors: 3 } }, { merge: true });
  await updateDoc(added, { 'specs.seats': deleteField(), tags: arrayUnion('a', 'b'), views: increment(2) });
  await updateDoc(added, { tags: arrayRemove('a'), views: increment(1) });
  expect((await getDoc(added)).data()).toEqual({ name: 'Audi', specs: { doors: 3 }, tags: ['b'], views: 3 });
  await deleteDoc(added);
  expect((await getDoc(added)).exists()).toBe(false);
});

it('refuses to update a missing document', async () => {
  await expect(updateDoc(doc(db, 'cars/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

it('sets the server’s time', async () => {
  const before = Date.now();
  await setDoc(doc(db, 'blogs/a'), { createdAt: serverTimestamp() });
  const { createdAt } = (await getDoc(doc(db, 'blogs/a'))).data() as { createdAt: Timestamp };
  expect(createdAt.toMillis()).toBeGreaterThanOrEqual(before - 1);
  expect(createdAt.toMillis()).toBeLessThanOrEqual(Date.now() + 1);
});

async function seedCars() {
  const batch = writeBatch(db);
  const years = [2019, 2020, 2020, 2021, 2022];
  years.forEach((year, i) => {
    batch.set(doc(db, `cars/${'abcde'[i]}`), {
      year,
      hidden: i === 3,
      tags: i % 2 ? ['new'] : ['used', 'sale'],
    });
  });
  batch.set(doc(db, 'dealers/x/cars/f'), { year: 2000, hidden: false, tags: [] });
  await batch.commit();
}

it('queries, orders and paginates', async () => {
  await seedCars();
  const cars = collection(db, 'cars');
  expect(await ids(cars, where('hidden', '==', false), orderBy('year', 'desc'))).toEqual([
    'e',
    'c',
    'b',
    'a',
  ]);
  expect(await ids(cars, where('year', '>', 2019), where('hidden', '!=', true), limit(2))).toEqual([
    'b',
    'c',
  ]);
  expect(await ids(cars, where('tags', 'array-contains', 'sale'))).toEqual(['a', 'c', 'e']);
  expect(await ids(cars, where('year', 'in', [2019, 2022]))).toEqual(['a', 'e']);
  expect(await ids(cars, where('year', 'not-in', [2020]))).toEqual(['a', 'd', 'e']);
  expect(await ids(cars, where(documentId(), 'in', ['a', 'd', 'z']))).toEqual(['a', 'd']);
  const either = or(where('year', '==', 2019), and(where('hidden', '==', true), where('year', '>', 2000)));
  expect((await getDocs(query(cars, either))).docs.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(await ids(collectionGroup(db, 'cars'), orderBy('year'), limit(2))).toEqual(['f', 'a']);
  const first = await getDocs(query(cars, orderBy('year'), limit(2)));
  const last = first.docs.at(-1);
  expect(await ids(cars, orderBy('year'), startAfter(last), endBefore(2022))).toEqual(['c', 'd']);
});

it('counts, sums and averages', async () => {
  await seedCars();
  const visible = query(collection(db, 'cars'), where('hidden', '==', false));
  expect((await getCount(visible)).data()).toEqual({ count: 4 });
  const aggregate = await getAggregate(visible, { n: count(), total: sum('year'), mean: average('year') });
  expect(aggregate.data()).toEqual({ n: 4, total: 8081, mean: 2020.25 });
});

it('writes a batch completely or not at all', async () => {
  const batch = writeBatch(db);
  batch.set(doc(db, 'cars/a'), { n: 1 });
  batch.update(doc(db, 'cars/none'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect((await getDoc(doc(db, 'cars/a'))).exists()).toBe(false);
});

it('retries a transaction whose document changed in between', async () => {
  const counter = doc(db, 'counters/a');
  await setDoc(counter, { n: 0 });
  const add = () =>
    runTransaction(db, async (transaction) => {
      const { n } = (await transaction.get(counter)).data() as { n: number };
      transaction.update(counter, { n: n + 1 });
    });
  let runs = 0;
  await runTransaction(db, async (transaction) => {
    runs += 1;
    const { n } = (await transaction.get(counter)).data() as { n: number };
    if (runs === 1) await add();
    transaction.set(counter, { n: n + 10 });
  });
  expect(runs).toBe(2);
  expect((await getDoc(counter)).data()).toEqual({ n: 11 });
});

it('reports denied calls', async () => {
  const rules =
    'service cloud.firestore { match /databases/{d}/documents { match /cars/{id} { allow get; } } }';
  await new TestDatabase(db.app.options.projectId).loadRules(`rules_version = '2';\n${rules}`);
  await expect(setDoc(doc(db, 'cars/a'), {})).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(getDocs(collection(db, 'cars'))).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await getDoc(doc(db, 'cars/a'))).exists()).toBe(false);
});
