import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfAuth,
} from 'firebase/auth';
import { env } from '../../config/env.ts';
import { codeOf, isPermissionError } from './errors.ts';
import { app } from './firebase.ts';

/** 'loading' until the browser's storage is read. */
export type Session = 'loading' | 'signed-out' | { readonly email: string };

/** The button of this tab, the server, or another tab. */
type SessionEnd = 'staff' | 'server' | 'elsewhere';

let session: Session = 'loading';
let endedBy: SessionEnd = 'server';
const listeners = new Set<() => void>();

// Before the library's own listener. It does not say why a session ended: it ends one itself if a token is refused.
addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith('firebase:authUser:') && newValue === null) endedBy = 'elsewhere';
});

// Only in local storage (SPEC 6), which is kept when the browser closes and shared by all tabs.
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (env.emulators) connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });

onAuthStateChanged(auth, (user) => {
  if (user) endedBy = 'server';
  session = user && !user.isAnonymous ? { email: user.email ?? 'Staff' } : 'signed-out';
  for (const notify of listeners) notify();
});

export function currentSession(): Session {
  return session;
}

export function currentAccount(): { readonly uid: string; readonly email: string } | null {
  const { currentUser } = auth;
  return currentUser && { uid: currentUser.uid, email: currentUser.email ?? '' };
}

/** For requests without the SDK. @throws if nobody is signed in, or without a response */
export async function fetchIdToken(): Promise<string> {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser.getIdToken();
}

/** Notifies of changes in any tab. Returns how to unsubscribe. */
export function onSession(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export interface SignInFailure {
  /** Firebase's, such as 'auth/wrong-password', or null for other errors. */
  readonly code: string | null;
  readonly message: string;
}

/** Resolves to null on success. */
export function signIn(email: string, password: string): Promise<SignInFailure | null> {
  return failureOf(signInWithEmailAndPassword(auth, email.trim(), password));
}

/** Resolves to null on success. */
export function sendPasswordReset(email: string): Promise<SignInFailure | null> {
  return failureOf(sendPasswordResetEmail(auth, email.trim()));
}

export function signOut(): Promise<void> {
  endedBy = 'staff';
  return signOutOfAuth(auth);
}

/** What ended the last session. */
export function sessionEnd(): SessionEnd {
  return endedBy;
}

/** Whether `error` is due to a session that ended on the server; if so, signs out. */
export async function endSessionIfExpired(error: unknown): Promise<boolean> {
  if (!auth.currentUser) return true;
  if (!isPermissionError(error)) return false;
  try {
    await auth.currentUser.getIdToken(true);
    return false;
  } catch (failure) {
    if (codeOf(failure) === 'auth/network-request-failed') return false;
    await signOutOfAuth(auth);
    return true;
  }
}

async function failureOf(attempt: Promise<unknown>): Promise<SignInFailure | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return { code: codeOf(error), message: error instanceof Error ? error.message : String(error) };
  }
}
