import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Announce = createContext<(pathname: string, title: string) => void>(() => {});

/** Announces the title of a new page to screen readers, except for the first page, which the browser announces. */
export function PageAnnouncer({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  const announce = useCallback((at: string, text: string) => {
    if (at !== last.current) setTitle(text);
    last.current = at;
  }, []);
  return (
    <Announce value={announce}>
      {children}
      {/* No role="status", which pages use themselves. */}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {title}
      </p>
    </Announce>
  );
}

export function useAnnouncement(pathname: string, title: string): void {
  const announce = useContext(Announce);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later titles are not announced
  useEffect(() => announce(pathname, title), [announce, pathname]);
}
