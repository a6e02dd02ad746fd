import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from '../../data/staff/session.ts';

/** Who is signed in, as it changes in this tab, in another, or on the server. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
