/** What the product relies on, through the exports only: a short run instead of all tests of this folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleLauncher, loadRules, startFirestore } from '@rhine-and-nile/emulators';
import { createFirestore, type Firestore } from '@rhine-and-nile/emulators/in-process';
import { expect, it } from 'vitest';

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /cars/{car} {
  allow read: if resource.data.hidden == false;
  allow create: if request.auth != null && request.resource.data.keys().hasOnly(['hidden', 'at']);
} } }`;

const segment = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const staff = `Bearer ${segment({ alg: 'none' })}.${segment({ sub: 'me', user_id: 'me' })}.`;
const hidden = (booleanValue: boolean) => ({ hidden: { booleanValue } });

it('Firestore stores, finds and protects documents', async ({ onTestFinished }) => {
  const server = await startFirestore({ rules });
  onTestFinished(() => server.close());
  await expectDatabase((path, init) => fetch(`http://${server.host}:${server.port}${path}`, init));
});

it('works the same without a server', () => expectDatabase(createFirestore({ rules }).fetch));

async function expectDatabase(fetchFrom: Firestore['fetch']): Promise<void> {
  const root = 'projects/demo/databases/(default)/documents';
  const ask = async (verb: string, body: object, authorization?: string) => {
    const answer = await fetchFrom(`/v1/${root}:${verb}`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const create = (id: string, fields: object, authorization?: string) =>
    ask(
      'commit',
      {
        writes: [
          {
            update: { name: `${root}/cars/${id}`, fields },
            updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: false },
          },
        ],
      },
      authorization,
    );
  const find = (value: boolean) =>
    ask('runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'cars' }],
        where: {
          fieldFilter: { field: { fieldPath: 'hidden' }, op: 'EQUAL', value: { booleanValue: value } },
        },
      },
    });
  expect((await create('a', hidden(false), staff)).status).toBe(200);
  expect((await create('b', hidden(true), staff)).status).toBe(200);
  expect((await create('a', hidden(false), staff)).status).toBe(409);
  expect((await create('c', hidden(false))).status).toBe(403);
  expect((await create('c', { ...hidden(false), more: { nullValue: null } }, staff)).status).toBe(403);
  expect((await find(true)).status).toBe(403);
  expect((await find(false)).body).toEqual([
    expect.objectContaining({
      document: expect.objectContaining({
        name: `${root}/cars/a`,
        fields: { ...hidden(false), at: { timestampValue: expect.any(String) } },
      }),
    }),
  ]);
}

it('rules work on their own and report the line of an error', () => {
  const path = ['databases', '(default)', 'documents', 'cars', 'a'];
  const variables = (isHidden: boolean) =>
    new Map([['resource', new Map([['data', new Map([['hidden', isHidden]])]])]]);
  const ruleset = loadRules(rules);
  const mayGet = (isHidden: boolean) =>
    ruleset.authorize(
      { service: 'cloud.firestore', method: 'get', path, variables: variables(isHidden) },
      { read: () => null },
    ).allowed;
  expect([mayGet(false), mayGet(true)]).toEqual([true, false]);
  expect(() => loadRules("rules_version = '2';\nservice nonsense {}")).toThrow(/^L2:/);
});

it('the launcher passes as Java 21 and evaluates the Storage rules', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const launcher = join(folder, 'launcher.mjs');
  await bundleLauncher(launcher);
  const java = (...args: string[]) =>
    execFileSync(process.execPath, [launcher, ...args], { encoding: 'utf8', input: '' });
  expect(java('-version')).toBe('');
  expect(JSON.parse(java('-jar', 'x.jar', 'serve'))).toMatchObject({ action: 'ready', status: 'ok' });
});
