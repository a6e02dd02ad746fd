/** Attacks that need more than one request, and mistakes of staff. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Wire } from '../support/wire.ts';
import { freshId } from './cases.ts';
import {
  FirestoreClient,
  nameOf,
  put,
  remove,
  set,
  setting,
  stamped,
  versionOf,
} from './firestore-client.ts';
import { callAuth, outsiders, type Person, provideAccounts } from './people.ts';
import { blog, car, inspection, review } from './samples.ts';
import { download, putFile, removeFile, StorageClient, stateOf, uploadAtOnce } from './storage-client.ts';

const accounts = provideAccounts();

/** A path that is deleted after the test. */
function freshPath(collection = 'Cars'): string {
  const path = `${collection}/${freshId()}`;
  onTestFinished(() => remove(path));
  return path;
}

const clientOf = (person: Person) => new FirestoreClient(accounts.headers(person));

const byStaff = (write: Wire) => stamped(write, accounts.account('staff').uid);

describe('a commit is atomic', () => {
  test.each([
    ['a wrong car', () => byStaff(setting(freshPath(), { ...car, Price: 5 }))],
    ['a wrong review', () => byStaff(setting(freshPath('Reviews'), { ...review, Rating: 6 }))],
    ['a document of no known collection', () => setting(freshPath('Inquiries'), { text: 'x' })],
  ])('right cars with %s', async (_, wrong) => {
    const [first, last] = [freshPath(), freshPath()];
    const answer = await clientOf('staff').commit(
      byStaff(setting(first, car)),
      wrong(),
      byStaff(setting(last, car)),
    );
    expect(answer.status).toBe(403);
    expect([await versionOf(first), await versionOf(last)]).toEqual([null, null]);
  });

  test('a valid car and a valid post', async () => {
    const [aCar, aBlog] = [freshPath(), freshPath('Blogs')];
    const answer = await clientOf('staff').commit(byStaff(setting(aCar, car)), byStaff(setting(aBlog, blog)));
    expect(answer.status).toBe(200);
    expect(await versionOf(aBlog)).not.toBeNull();
  });

  test('a valid car that a second write makes invalid', async () => {
    const path = freshPath();
    const spoil = setting(path, { Price: 'free' }, { updateMask: { fieldPaths: ['Price'] } });
    const writes = [setting(path, car), spoil].map(byStaff);
    expect((await clientOf('staff').commit(...writes)).status).toBe(403);
    expect(await versionOf(path)).toBeNull();
  });
});

test.each([
  [200, 'the same', { Inspected: '2026-11-20 1 1 0' }],
  [403, 'another day', { Inspected: '2026-11-21 1 1 0' }],
  [403, 'more good points', { Inspected: '2026-11-20 57 1 0' }],
  [403, 'no remark', { Inspected: '2026-11-20 1 0 0' }],
  [403, 'a fault', { Inspected: '2026-11-20 1 1 1' }],
  [403, 'no summary', {}],
])('%i: a report is stored with the summary that its car has: %s', async (status, _, summary) => {
  const path = freshPath();
  const report = path.replace('Cars', 'Inspections');
  onTestFinished(() => remove(report));
  await put(path, { ...car, Inspected: '2026-01-31 5 0 0' });
  const { Points } = inspection;
  const writes = [
    setting(path, { ...car, ...summary }),
    setting(report, { ...inspection, Points: { ...Points, roof: 'unchecked No good light' } }),
  ];
  expect((await clientOf('staff').commit(...writes.map(byStaff))).status).toBe(status);
  expect((await versionOf(report)) === null).toBe(status === 403);
});

describe.each(outsiders)('%s', (outsider) => {
  test('cannot write in a transaction', async () => {
    const path = freshPath();
    const client = clientOf(outsider);
    const begun = await client.send('POST', ':beginTransaction', {});
    const { transaction } = begun.body as { transaction?: string };
    const answer = await client.send('POST', ':commit', { transaction, writes: [setting(path, car)] });
    expect(answer.status).toBe(403);
    expect(await versionOf(path)).toBeNull();
  });

  test('cannot probe a closed document with `verify`', async () => {
    const path = freshPath('Inquiries');
    await put(path, { text: 'x' });
    for (const exists of [true, false]) {
      const verify = { verify: nameOf(path), currentDocument: { exists } };
      expect((await clientOf(outsider).commit(verify)).status).toBe(403);
    }
  });

  test('cannot find hidden cars with a query in a transaction', async () => {
    const structuredQuery = { from: [{ collectionId: 'Cars' }] };
    const answer = await clientOf(outsider).send('POST', ':runQuery', {
      structuredQuery,
      newTransaction: { readOnly: {} },
    });
    expect(answer.status).toBe(403);
  });
});

describe('tokens', () => {
  const broken = ['a.b.c', ''];

  test.each(broken)("the token '%s' writes no document and no file", async (token) => {
    const path = freshPath();
    const client = new FirestoreClient({ Authorization: `Bearer ${token}` });
    expect((await set(car)(client, path)).status).toBeGreaterThanOrEqual(400);
    expect(await versionOf(path)).toBeNull();
    const name = `Cars/${freshId()}.webp`;
    onTestFinished(() => removeFile(name));
    const files = new StorageClient({ Authorization: `Firebase ${token}` });
    expect((await uploadAtOnce()(files, name)).status).toBe(403);
    expect(await stateOf(name)).toBeNull();
  });

  test('nobody can get a token with the password provider', async () => {
    const claims = { firebase: { sign_in_provider: 'password' } };
    const { status } = await callAuth('signInWithCustomToken', {
      token: JSON.stringify({ uid: freshId(), claims }),
    });
    expect(status).toBe(400);
  });
});

describe('path traversal in names', () => {
  test.each(['Hero/../private/', 'Hero//'])('the file in %s', async (folder) => {
    const id = freshId();
    const secret = `private/${id}.webp`;
    onTestFinished(() => removeFile(secret));
    await putFile(secret);
    const visitor = new StorageClient({});
    expect((await download(visitor, `${folder}${id}.webp`)).status).not.toBe(200);
    const { body } = await visitor.send('GET', `?prefix=${encodeURIComponent(folder)}`);
    expect(JSON.stringify(body)).not.toContain(id);
  });
});
