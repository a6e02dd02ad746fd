import { spawn } from 'node:child_process';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Dealership } from './dealership.ts';
import { staff } from './staff.ts';

const { authHost, firestoreHost, storageHost } = emulatorHosts(testPorts);

/**
 * Runs a command of package.json as staff of a test's dealership.
 *
 * @param answer the text typed into the command
 */
export function runCommand(dealership: Dealership, command: string, words: readonly string[], answer = '') {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', command, ...words], {
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
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise<{ output: string; code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ output, code })),
  );
}
