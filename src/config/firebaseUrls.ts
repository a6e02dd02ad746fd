import type { Env } from './parseEnv.ts';

type Source = Pick<Env, 'firebase' | 'emulators'>;

export function firestoreOrigin({ emulators }: Pick<Env, 'emulators'>): string {
  return emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
}

/** The resource name of all documents, `projects/…/documents`. */
export function documentsPath({ firebase }: Pick<Env, 'firebase'>): string {
  return `projects/${firebase.projectId}/databases/(default)/documents`;
}

export function storageOrigin({ emulators }: Pick<Env, 'emulators'>): string {
  return emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
}

/** Append `/` and an encoded storage path. */
export function bucketUrl(env: Source): string {
  return `${storageOrigin(env)}/v0/b/${env.firebase.storageBucket}/o`;
}

/** Sign-in and token refresh. */
export function authOrigins({ emulators }: Pick<Env, 'emulators'>): readonly string[] {
  if (emulators) return [`http://${emulators.auth}`];
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}
