/** The full SDK and firebase-admin speak gRPC, which the stand-in does not: they are told so, and never left waiting. */
import { connect } from 'node:http2';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  runTransaction,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFirestore } from '../../emulators/firestore/server.ts';

const onForeign = vi.fn();
const server = await startFirestore({ onForeign });
const app = initializeApp({ projectId: 'demo-full-sdk', apiKey: 'demo' });
const firestore = getFirestore(app);
const REFUSED = { code: 'unimplemented', message: expect.stringContaining('firebase/firestore/lite') };

beforeAll(() => {
  setLogLevel('silent');
  connectFirestoreEmulator(firestore, server.host, server.port);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

describe('the full SDK', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['getDoc', () => getDoc(doc(firestore, 'c/a'))],
    ['getDocs', () => getDocs(collection(firestore, 'c'))],
    ['getCountFromServer', () => getCountFromServer(collection(firestore, 'c'))],
    ['onSnapshot', () => new Promise((found, failed) => onSnapshot(doc(firestore, 'c/b'), found, failed))],
    ['setDoc', () => setDoc(doc(firestore, 'c/a'), { n: 1 })],
    ['addDoc', () => addDoc(collection(firestore, 'c'), { n: 1 })],
    [
      'runTransaction',
      () => runTransaction(firestore, (transaction) => transaction.get(doc(firestore, 'c/a'))),
    ],
  ])('is told by %s what to use instead', async (_, call) => {
    await expect(call()).rejects.toMatchObject(REFUSED);
  });

  it('leaves one line for whoever runs the stand-in', () => {
    expect(onForeign.mock.calls).toEqual([[expect.stringContaining('FIREBASE_EMULATORS=official')]]);
  });
});

// As firebase-admin calls: each a stream of HTTP/2 of its own. It takes an error in the headers for no answer, and asks
// three times more, for 7 s.
it.each(['BatchGetDocuments', 'Commit', 'RunQuery', 'BeginTransaction', 'ListCollectionIds'])(
  'gRPC %s is answered with UNIMPLEMENTED behind the headers',
  async (method) => {
    const session = connect(`http://${server.host}:${server.port}`);
    const stream = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
    });
    const [headers, trailers] = await new Promise<readonly object[]>((resolve, reject) => {
      const told: object[] = [];
      for (const event of ['response', 'trailers']) stream.once(event, (each: object) => told.push(each));
      stream.once('close', () => resolve(told));
      stream.once('error', reject);
      session.once('error', reject);
      stream.resume().end(Buffer.alloc(5));
    });
    session.close();
    expect(headers).toMatchObject({ ':status': 200 });
    expect(headers).not.toHaveProperty('grpc-status');
    expect(trailers).toMatchObject({
      'grpc-status': '12',
      'grpc-message': expect.stringContaining('firebase/firestore/lite'),
    });
  },
);

it('WebChannel, as the SDK speaks it in a browser, leaves one line too', async () => {
  const told = vi.fn();
  const another = await startFirestore({ onForeign: told });
  const channel = `http://${another.host}:${another.port}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  for (let i = 0; i < 2; i++) {
    const answer = await fetch(channel, { method: 'POST', body: 'count=1' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('firebase/firestore/lite');
  }
  expect(told).toHaveBeenCalledTimes(1);
  await another.close();
});
