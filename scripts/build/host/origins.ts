import type { Env } from '../../../src/config/parseEnv.ts';

export function firestoreOrigin({ emulators }: Env): string {
  return emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
}

export function storageOrigin({ emulators }: Env): string {
  return emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
}

/** Append a file's encoded path to get its URL. */
export function bucketUrl(environment: Env): string {
  return `${storageOrigin(environment)}/v0/b/${environment.firebase.storageBucket}/o`;
}

/** Sign-in and token refresh. */
export function authOrigins({ emulators }: Env): readonly string[] {
  if (emulators) return [`http://${emulators.auth}`];
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

/** Where staff start a build; the local site answers its own hooks. */
export function buildHookOrigins({ emulators }: Env): readonly string[] {
  return emulators ? [] : ['https://api.netlify.com'];
}
