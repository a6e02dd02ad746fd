import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { bucket, startGoogleAdmin } from '../support/google-admin.ts';

/** `firebase deploy --only firestore,storage` (README, step 2), by firebase-tools itself. */
let folder = '';
let google: Awaited<ReturnType<typeof startGoogleAdmin>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const file of ['firebase.json', 'firestore.indexes.json', 'firestore.rules', 'storage.rules'])
    cpSync(file, join(folder, file));
  google = await startGoogleAdmin();
});
afterEach(() => {
  google.close();
  rmSync(folder, { recursive: true, maxRetries: 3 });
});

async function deploy() {
  const overridden = [
    'FIREBASE_RULES_URL',
    'FIRESTORE_URL',
    'FIREBASE_API_URL',
    'FIREBASE_FIREBASESTORAGE_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'FIREBASE_SERVICE_USAGE_URL',
    'FIREBASE_TOKEN_URL',
    'FIREBASE_IAM_URL',
  ];
  const cli = resolve('node_modules/firebase-tools/lib/bin/firebase.js');
  const child = spawn(
    process.execPath,
    [cli, 'deploy', '--only', 'firestore,storage', '--project', 'dealer', '--non-interactive'],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        // Its settings, cache and log.
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CI: 'true',
        NO_UPDATE_NOTIFIER: 'true',
        FIREBASE_TOKEN: 'token',
        ...Object.fromEntries(overridden.map((name) => [name, google.origin])),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  expect(google.unknown).toEqual([]);
  return { code, output };
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(file, 'utf8')));

test('a deploy publishes both rules and every index', async () => {
  const { code, output } = await deploy();
  expect(output).toContain('Deploy complete!');
  expect(code).toBe(0);
  const { deployed } = google;
  expect(Object.fromEntries(deployed.releases)).toEqual({
    'cloud.firestore': readFileSync('firestore.rules', 'utf8'),
    [`firebase.storage/${bucket}`]: readFileSync('storage.rules', 'utf8'),
  });
  expect(deployed.indexes).toEqual(
    indexFile.indexes.map(
      ({ collectionGroup, fields }) =>
        `${collectionGroup} ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`,
    ),
  );
  expect(deployed.exemptions).toEqual(
    indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
});

test.each<[string, (text: string) => string, string]>([
  [
    'firestore.indexes.json',
    (text) => {
      const { indexes, ...rest } = JSON.parse(text);
      return JSON.stringify({ indexes: [...indexes, indexes[0]], ...rest });
    },
    'index already exists',
  ],
  [
    'firestore.rules',
    (text) => text.replace('allow get: if true;', 'allow get if true;'),
    'Compilation error in firestore.rules',
  ],
  [
    'storage.rules',
    (text) => text.replace('match /b/{bucket}/o {', 'match /b/{bucket}/o'),
    'Compilation error in storage.rules',
  ],
])('a fault in %s stops a deploy before any rules are published', async (file, change, message) => {
  edit(file, change);
  const { code, output } = await deploy();
  expect(output).toContain(message);
  expect(code).not.toBe(0);
  expect(google.deployed.releases.size).toBe(0);
});
