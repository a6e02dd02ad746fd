/** A reset clears the whole emulator, so it gets its own. */
import { expect, onTestFinished, test } from 'vitest';
import { startFirestore } from '../../firestore/server.ts';
import { endOfficialFirestore, startOfficialFirestore } from '../../official/start.ts';
import { EmulatorProject } from './emulator.ts';

async function officialPort(): Promise<number> {
  const official = await startOfficialFirestore();
  onTestFinished(() => endOfficialFirestore(official));
  return official.port;
}

async function standInPort(): Promise<number> {
  const server = await startFirestore();
  onTestFinished(() => server.close());
  return server.port;
}

const RULES =
  'service cloud.firestore { match /databases/{d}/documents/c/{id} { allow get: if id == "a"; } }';

test.each([
  ['official', officialPort],
  ['standIn', standInPort],
] as const)('drops documents and rules on the %s emulator', async (_, start) => {
  const port = await start();
  const project = new EmulatorProject(port, 'demo-reset');
  const get = async (id: string, authorization?: string) =>
    (await project.call({ method: 'GET', path: `/c/${id}`, ...(authorization && { authorization }) })).status;
  expect(await project.loadRules(RULES)).toMatchObject({ outcome: 'loaded' });
  await project.call({ method: 'PATCH', path: '/c/a', body: {}, authorization: 'Bearer owner' });
  expect([await get('a'), await get('b')]).toEqual([200, 403]);
  const answer = await fetch(`http://127.0.0.1:${port}/reset`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([200, 'Resetting...\n']);
  expect(await get('a', 'Bearer owner')).toBe(404);
  expect(await get('b')).toBe(404);
});
