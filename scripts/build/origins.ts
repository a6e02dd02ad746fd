import type { Env } from '../../src/config/readEnv.ts';

/** Where a build's pages reach each of Firebase's services: Google's hosts, or the local emulators. */
export function firestoreOrigin({ emulators }: Env): string {
  return emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
}

export function storageOrigin({ emulators }: Env): string {
  return emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
}

/** Signing in, and renewing what signing in gave. */
export function authOrigins({ emulators }: Env): readonly string[] {
  if (emulators) return [`http://${emulators.auth}`];
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}
