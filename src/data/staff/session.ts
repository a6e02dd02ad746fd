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

/** Who is signed in. 'loading' until the browser's storage was asked. */
export type Session = 'loading' | 'signed-out' | { readonly email: string };

// Kept in local storage alone (SPEC 6): it survives the browser's end and is shared by all tabs.
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (env.emulators) connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });

let session: Session = 'loading';
let isSignOutOwn = false;
const listeners = new Set<() => void>();

onAuthStateChanged(auth, (user) => {
  if (user) isSignOutOwn = false;
  session = user && !user.isAnonymous ? { email: user.email ?? 'Staff' } : 'signed-out';
  for (const notify of listeners) notify();
});

export function currentSession(): Session {
  return session;
}

/** The account that is signed in, or null. */
export function currentAccount(): { readonly uid: string; readonly email: string } | null {
  const { currentUser } = auth;
  return currentUser && { uid: currentUser.uid, email: currentUser.email ?? '' };
}

/** Calls `notify` whenever someone signs in or out, here or in another tab. Returns how to stop. */
export function onSession(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Why signing in failed. */
export interface SignInFailure {
  /** Firebase's, such as 'auth/wrong-password', or null for an error of another kind. */
  readonly code: string | null;
  readonly message: string;
}

/** Signs in. Resolves to null, or to what went wrong. */
export function signIn(email: string, password: string): Promise<SignInFailure | null> {
  return failureOf(signInWithEmailAndPassword(auth, email.trim(), password));
}

/** Sends the mail with which a password is set anew. Resolves as `signIn` does. */
export function sendPasswordReset(email: string): Promise<SignInFailure | null> {
  return failureOf(sendPasswordResetEmail(auth, email.trim()));
}

export function signOut(): Promise<void> {
  isSignOutOwn = true;
  return signOutOfAuth(auth);
}

/** Whether the last session was ended by this tab, and not by another one. */
export function wasSignedOutHere(): boolean {
  return isSignOutOwn;
}

/**
 * Whether `error` came of a session that ended on the server; if so it is ended here, too. A refusal with a session
 * that still stands is a refusal.
 */
export async function endSessionIfExpired(error: unknown): Promise<boolean> {
  if (!auth.currentUser) return true;
  if (!isPermissionError(error)) return false;
  try {
    await auth.currentUser.getIdToken(true);
    return false;
  } catch (failure) {
    if (codeOf(failure) === 'auth/network-request-failed') return false;
    await signOut();
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
