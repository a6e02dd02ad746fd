import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { currentSession, onSession, type Session, wasSignedOutHere } from '../../data/staff/session.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { showToast } from '../shared/notices/toasts.ts';
import { loginAddress } from './returnAddress.ts';

interface Props {
  readonly children: (account: { readonly email: string }) => ReactNode;
}

/** SPEC 2: the logo while the session loads, /login when signed out, else the page. */
export function RequireSession({ children }: Props) {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session === 'signed-out' && wasSignedIn.current && !wasSignedOutHere())
      showToast('error', 'You were signed out in another tab. What you typed is kept as a draft.');
    wasSignedIn.current = typeof session === 'object';
  }, [session]);
  if (session === 'loading') return <LogoLoader />;
  if (session === 'signed-out')
    return <Navigate to={loginAddress(pathname + search)} state={state} replace />;
  return children(session);
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
