import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { createEmptyFolder } from '../support/emptyFolder.ts';
import { bucket, startGoogleAdmin } from '../support/google-admin.ts';

/** `firebase deploy --only firestore,storage` (README, step 2), by firebase-tools itself. */
test('a deploy publishes both rules and every index', async () => {
  const folder = createEmptyFolder();
  for (const file of ['firebase.json', 'firestore.indexes.json', 'firestore.rules', 'storage.rules'])
    cpSync(file, join(folder, file));
  const google = await startGoogleAdmin();
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
  // Google refuses an index that it has anyway.
  expect(deployed.indexes.filter((index) => !index.includes(', '))).toEqual([]);
  expect(deployed.exemptions).toEqual(
    indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
});
