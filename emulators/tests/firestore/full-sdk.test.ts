/** The full SDK and firebase-admin use gRPC, which the stand-in refuses at once with a hint. */
import { connect } from 'node:http2';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFirestore } from '../../firestore/server.ts';

const onForeign = vi.fn();
const server = await startFirestore({ onForeign });
const app = initializeApp({ projectId: 'demo-full-sdk', apiKey: 'demo' });
const firestore = getFirestore(app);

beforeAll(() => {
  setLogLevel('silent');
  connectFirestoreEmulator(firestore, server.host, server.port);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

/** The SDK itself waits 10 s for a silent backend. */
it('the full SDK fails at once', { timeout: 5_000 }, async () => {
  await expect(getDoc(doc(firestore, 'c/a'))).rejects.toThrow(/offline/);
  expect(onForeign.mock.calls).toEqual([[expect.stringContaining('FIREBASE_EMULATORS=official')]]);
});

// firebase-admin opens an HTTP/2 stream per call. It ignores errors in the headers and retries
// three times, for 7 s.
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
      const replies: object[] = [];
      for (const event of ['response', 'trailers']) stream.once(event, (each: object) => replies.push(each));
      stream.once('close', () => resolve(replies));
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

it('WebChannel, which the SDK uses in browsers, is refused with one line on the console', async () => {
  const onForeign = vi.fn();
  const another = await startFirestore({ onForeign });
  const channel = `http://${another.host}:${another.port}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  for (let i = 0; i < 2; i++) {
    const answer = await fetch(channel, { method: 'POST', body: 'count=1' });
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain('firebase/firestore/lite');
  }
  expect(onForeign).toHaveBeenCalledTimes(1);
  await another.close();
});
