/** The full SDK and firebase-admin use gRPC or WebChannel, which are refused with one line on the console. */
import { connect } from 'node:http2';
import { expect, it, vi } from 'vitest';
import { startFirestore } from '../../firestore/server.ts';

it('a client that does not speak REST is refused, and told what to use once', async () => {
  const onForeign = vi.fn();
  const server = await startFirestore({ onForeign });
  const origin = `http://${server.host}:${server.port}`;
  const session = connect(origin);
  await new Promise((resolve) => session.once('error', resolve));
  expect(onForeign.mock.calls).toEqual([[expect.stringContaining('FIREBASE_EMULATORS=official')]]);
  const channel = `${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const answer = await fetch(channel, { method: 'POST', body: 'count=1' });
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('firebase/firestore/lite');
  expect(onForeign).toHaveBeenCalledTimes(1);
  await server.close();
});
