import type { Ports } from './ports.ts';

export const projectId = 'demo-dealer';
export const bucket = 'demo-dealer.firebasestorage.app';

export function emulatorHosts(ports: Ports) {
  return {
    authHost: `127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    storageHost: `127.0.0.1:${ports.storage}`,
    projectId,
    bucket,
  };
}
