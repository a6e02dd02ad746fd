import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { loginAddress } from './returnAddress.ts';
import { useSession } from './useSession.ts';

interface Props {
  /** What only staff see. */
  readonly children: (account: { readonly email: string }) => ReactNode;
}

/** Shows the logo while the sign-in state loads, /login to whoever is not signed in, else the page (SPEC 2). */
export function RequireSession({ children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === 'loading') return <LogoLoader />;
  if (session === 'signed-out') return <Navigate to={loginAddress(pathname + search)} replace />;
  return children(session);
}
