import { emulatorHosts } from './emulators-process.ts';
import type { Ports } from './ports.ts';

export function localEnvironment(ports: Ports): Readonly<Record<string, string>> {
  const { authHost, firestoreHost, storageHost, projectId, bucket } = emulatorHosts(ports);
  return {
    VITE_FIREBASE_API_KEY: 'local-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: bucket,
    VITE_FIREBASE_APP_ID: 'local-app',
    VITE_FIRESTORE_EMULATOR: firestoreHost,
    VITE_AUTH_EMULATOR: authHost,
    VITE_STORAGE_EMULATOR: storageHost,
    VITE_SHIPMENTS_CSV_URL: '/sample/shipments.csv',
  };
}
