/** The SDK used by the site: a short run, because the tests of the site use it too. */
import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { host, port, TestDatabase } from './client.ts';

// The SDK logs the expected conflict.
lite.setLogLevel('silent');

it('stores, finds and counts documents, and retries a transaction', async ({ onTestFinished }) => {
  const { project } = await new TestDatabase().open();
  const db = lite.getFirestore(initializeApp({ projectId: project }, project));
  onTestFinished(() => deleteApp(db.app));
  lite.connectFirestoreEmulator(db, host, port);
  const car = lite.doc(db, 'cars/a');
  await lite.setDoc(car, { n: 0, tags: ['a'], at: lite.serverTimestamp() });
  const add = (n: number) => lite.updateDoc(car, { n, tags: lite.arrayUnion('b') });
  let runs = 0;
  await lite.runTransaction(db, async (transaction) => {
    runs += 1;
    const n: number = (await transaction.get(car)).get('n');
    if (runs === 1) await add(1);
    transaction.update(car, { n: n + 10 });
  });
  expect(runs).toBe(2);
  const found = lite.query(lite.collection(db, 'cars'), lite.where('n', '==', 11), lite.orderBy('at'));
  const stored = { n: 11, tags: ['a', 'b'], at: expect.any(lite.Timestamp) };
  expect((await lite.getDocs(found)).docs.map((each) => each.data())).toEqual([stored]);
  expect((await lite.getCount(found)).data()).toEqual({ count: 1 });
});
