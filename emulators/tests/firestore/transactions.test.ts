import { beforeEach, describe, expect, it } from 'vitest';
import { fields } from '../wire.ts';
import { error, invalid, TestDatabase } from './client.ts';

let db: TestDatabase;

beforeEach(async () => {
  db = new TestDatabase();
  await db.seed({ 'c/d': { n: 1 } });
});

async function begin(options?: object): Promise<string> {
  const { body } = await db.call('beginTransaction', options ? { options } : {});
  return (body as { transaction: string }).transaction;
}

const read = (transaction: string, ...paths: string[]) =>
  db.call('batchGet', { documents: paths.map((path) => db.name(path)), transaction });
const write = (n: number, transaction?: string, path = 'c/d') =>
  db.commit([db.set(path, { n })], { transaction });
const rollback = (transaction: string) => db.call('rollback', { transaction });

const EXPIRED = error(409, 'ABORTED', 'The referenced transaction has expired or is no longer valid.');
const TIMEOUT = error(409, 'ABORTED', 'Transaction lock timeout.');

describe('a read-write transaction', () => {
  it('writes what it read, and ends with the commit', async () => {
    const transaction = await begin();
    expect((await read(transaction, 'c/d')).body).toMatchObject([{ found: { fields: fields({ n: 1 }) } }]);
    expect((await write(2, transaction)).status).toBe(200);
    expect(await db.read('c/d')).toEqual(fields({ n: 2 }));
    expect((await write(3, transaction)).body).toEqual(EXPIRED);
    expect((await read(transaction, 'c/d')).body).toEqual(EXPIRED);
  });

  // As documented; the official emulator's miss a conflict (firebase-tools #11241).
  describe('locks', () => {
    it('what it read, so that another write waits until it commits', async () => {
      const transaction = await begin();
      await read(transaction, 'c/d');
      const outside = write(10);
      expect(await db.read('c/d')).toEqual(fields({ n: 1 }));
      expect((await write(2, transaction)).status).toBe(200);
      expect((await outside).status).toBe(200);
      expect(await db.read('c/d')).toEqual(fields({ n: 10 }));
    });

    it.concurrent('for two seconds at most, then the other write is aborted; reads do not wait', async () => {
      const own = new TestDatabase();
      const { body } = await own.call('beginTransaction', {});
      const { transaction } = body as { transaction: string };
      const documents = [own.name('c/missing')];
      await own.call('batchGet', { documents, transaction });
      const began = performance.now();
      const blocked = own.commit([own.set('c/missing', { n: 1 })]);
      const first = await Promise.race([own.get('c/missing'), blocked]);
      expect(first).toMatchObject({ status: 404 });
      expect(await blocked).toMatchObject({ status: 409, body: TIMEOUT });
      expect(performance.now() - began).toBeGreaterThan(1900);
      expect((await own.commit([own.set('c/missing', { n: 2 })], { transaction })).status).toBe(200);
    });

    it.concurrent('against another transaction: one of two that read and write the same is aborted', async () => {
      const own = new TestDatabase();
      await own.seed({ 'c/d': { n: 1 } });
      const open = async () => {
        const { body } = await own.call('batchGet', { documents: [own.name('c/d')], newTransaction: {} });
        return (body as { transaction: string }[])[0]?.transaction;
      };
      const [first, second] = [await open(), await open()];
      const commits = [own.commit([own.set('c/d', { n: 2 })], { transaction: first })];
      expect(await own.read('c/d')).toEqual(fields({ n: 1 }));
      commits.push(own.commit([own.set('c/d', { n: 3 })], { transaction: second }));
      const [one, two] = await Promise.all(commits);
      expect(one).toMatchObject({ status: 409, body: TIMEOUT });
      expect(two).toMatchObject({ status: 200 });
      expect(await own.read('c/d')).toEqual(fields({ n: 3 }));
    });

    it.concurrent('the whole collection that it queried', async () => {
      const own = new TestDatabase();
      const structuredQuery = { from: [{ collectionId: 'c' }] };
      const { body } = await own.call('runQuery', { structuredQuery, newTransaction: {} });
      const [{ transaction }] = body as [{ transaction: string }];
      const blocked = own.commit([own.set('x/y/c/new', { n: 1 })]);
      expect((await own.commit([own.set('other/a', { n: 1 })])).status).toBe(200);
      await own.call('rollback', { transaction });
      expect((await blocked).status).toBe(200);
    });
  });

  it('does not wait for itself', async () => {
    const transaction = await begin();
    await read(transaction, 'c/d', 'c/new');
    const answer = await db.commit([db.set('c/d', { n: 2 }), db.set('c/new', { n: 2 })], { transaction });
    expect(answer.status).toBe(200);
  });

  it('ends when it is rolled back, which may happen twice', async () => {
    const transaction = await begin();
    await read(transaction, 'c/d');
    expect(await rollback(transaction)).toMatchObject({ status: 200, body: {} });
    expect((await rollback(transaction)).status).toBe(200);
    expect((await write(2)).status).toBe(200);
    expect((await write(3, transaction)).body).toEqual(EXPIRED);
  });

  it('stays open when a write is refused as invalid, and ends when a precondition fails', async () => {
    const transaction = await begin();
    expect((await db.commit([db.set('c/d', { __x__: 1 })], { transaction })).status).toBe(400);
    const failing = [db.set('c/d', { n: 9 }, { currentDocument: { exists: false } })];
    expect((await db.commit(failing, { transaction })).status).toBe(409);
    expect((await write(2, transaction)).body).toEqual(EXPIRED);
  });

  it('may name the one it retries', async () => {
    const first = await begin();
    await rollback(first);
    const second = await begin({ readWrite: { retryTransaction: first } });
    expect(second).not.toBe(first);
  });
});

describe('a read-only transaction', () => {
  it('reads the data of its start and locks nothing', async () => {
    const transaction = await begin({ readOnly: {} });
    expect((await write(2)).status).toBe(200);
    expect((await read(transaction, 'c/d')).body).toMatchObject([{ found: { fields: fields({ n: 1 }) } }]);
    const found = await db.call('runQuery', {
      structuredQuery: { from: [{ collectionId: 'c' }] },
      transaction,
    });
    expect(found.body).toMatchObject([{ document: { fields: fields({ n: 1 }) } }]);
    expect(await db.read('c/d')).toEqual(fields({ n: 2 }));
  });

  it('still sees deleted documents, and not later ones', async () => {
    const transaction = await begin({ readOnly: {} });
    await db.commit([{ delete: db.name('c/d') }, db.set('c/later', {})]);
    expect((await read(transaction, 'c/d', 'c/later')).body).toMatchObject([
      { found: {} },
      { missing: db.name('c/later') },
    ]);
  });

  it('refuses to write, and stays open', async () => {
    const transaction = await begin({ readOnly: {} });
    expect((await write(2, transaction)).body).toEqual(
      invalid('Cannot modify entities in a read-only transaction.'),
    );
    expect((await read(transaction, 'c/d')).status).toBe(200);
    expect((await db.commit([], { transaction })).status).toBe(200);
    expect((await read(transaction, 'c/d')).body).toEqual(EXPIRED);
  });
});

describe('ids of transactions', () => {
  it('must be valid', async () => {
    expect((await rollback('AAAA')).body).toEqual(invalid('Invalid transaction.'));
    expect((await rollback('')).body).toEqual(invalid('Invalid transaction.'));
  });

  it('must have been issued', async () => {
    expect((await rollback('EWQAAAAAAAAA')).body).toEqual(invalid('Transaction is invalid or expired.'));
  });
});
