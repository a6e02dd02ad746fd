import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fields } from '../support/wire.ts';
import { titleOf } from './cases.ts';
import { FirestoreClient, put, remove } from './firestore-client.ts';
import { collectionNames, sampleOf } from './kinds.ts';
import { closedCollections, createListStock, listCases } from './list-cases.ts';
import { people, provideAccounts } from './people.ts';
import { car } from './samples.ts';

const stock = createListStock();
const visible = { ...car, Name: stock.brand, Featured: true };
const hidden = { ...visible, Hidden: true };
const documents: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(collectionNames.map((name) => [`${name}/${stock[name]}`, sampleOf(name)])),
  [`Cars/${stock.Cars}`]: visible,
  [`Cars/${stock.hidden}`]: hidden,
  [`Cars/${stock.sold}`]: { ...hidden, Status: 'sold', SoldAt: new Date() },
};

const accounts = provideAccounts();
beforeAll(() => Promise.all(Object.entries(documents).map(([path, fields]) => put(path, fields))));
afterAll(() => remove(...Object.keys(documents)));

test.each(listCases.map((each) => [titleOf(each), each] as const))('%s', async (_, each) => {
  const answer = await each.ask(new FirestoreClient(accounts.headers(each.who)), stock);
  const body = JSON.stringify(answer.body);
  expect(answer.status, body).toBe(each.outcome === 'in' ? 200 : 403);
  if (each.outcome === 'out') return expect(body).not.toMatch(/"(document|documents|aggregateFields)"/);
  for (const part of each.holds) expect(body).toContain(stock[part]);
  for (const part of each.lacks ?? []) expect(body).not.toContain(stock[part]);
});

describe.each(people)('nobody can list paths without a rule: %s', (person) => {
  test.each(closedCollections)('%s', async (collection) => {
    const client = new FirestoreClient(accounts.headers(person));
    expect((await client.send('GET', `/${encodeURI(collection)}`)).status).toBe(403);
  });

  test('collection ids', async () => {
    const client = new FirestoreClient(accounts.headers(person));
    expect((await client.send('POST', ':listCollectionIds', {})).status).toBe(403);
  });

  test('collection group queries', async () => {
    const client = new FirestoreClient(accounts.headers(person));
    const { status } = await client.query({ from: [{ allDescendants: true }] });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});
