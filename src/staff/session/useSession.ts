import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from '../../data/staff/session.ts';

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
