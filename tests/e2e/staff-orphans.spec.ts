import { spawn } from 'node:child_process';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Dealership } from './dealership.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { staff } from './staff.ts';

const { authHost, firestoreHost, storageHost } = emulatorHosts(testPorts);

/** Runs the report on a dealership; resolves to what it printed and its exit code. */
function runReport(dealership: Dealership, words: readonly string[], answer = '') {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'orphans', ...words], {
    env: {
      ...process.env,
      VITE_FIREBASE_API_KEY: 'local-api-key',
      VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
      VITE_FIREBASE_PROJECT_ID: dealership.project,
      VITE_FIREBASE_STORAGE_BUCKET: dealership.bucket,
      VITE_FIREBASE_APP_ID: 'local-app',
      VITE_SHIPMENTS_CSV_URL: '/sample/shipments.csv',
      VITE_FIRESTORE_EMULATOR: firestoreHost,
      VITE_AUTH_EMULATOR: authHost,
      VITE_STORAGE_EMULATOR: storageHost,
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
    },
  });
  child.stdin.end(answer);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise<{ output: string; code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ output, code })),
  );
}

test('the report finds files without a document and names without a file, and deletes when told', async ({
  dealership,
}) => {
  const picture = (await webp('x.webp')).buffer;
  await dealership.putFile('Cars/1_named.webp', picture);
  await dealership.putFile('Cars/2_left.webp', picture);
  await dealership.put(
    'Cars/a',
    carFields({ Img: 'Cars/1_named.webp', Images: ['Cars/1_named.webp', 'Cars/3_gone.webp'] }),
  );

  const report = await runReport(dealership, []);
  expect(report.output).toContain('1 documents, 3 files');
  expect(report.output).toMatch(/less than 30 days old: kept \(1\):\n {2}Cars\/2_left\.webp/);
  expect(report.output).toMatch(/Missing files \(1\):\n {2}Cars\/a: Cars\/3_gone\.webp/);
  expect(report.code).toBe(1);

  expect((await runReport(dealership, ['--delete', '--fresh'], 'no\n')).output).toContain(
    'Nothing was deleted.',
  );
  expect(await dealership.files()).toHaveLength(3);
  expect((await runReport(dealership, ['--delete', '--fresh'], 'yes\n')).output).toContain(
    'deleted Cars/2_left.webp',
  );
  expect(await dealership.files()).toEqual(['Cars/1_named.webp', 'Hero/hero.webp']);
});
