import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Announce = createContext<(pathname: string, title: string) => void>(() => {});

/**
 * Reads a new page's title aloud, as the browser does by itself where a link loads a document. The page that was
 * opened first was such a document; a page whose title needs data is announced when it has come.
 */
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
      {/* No role of its own: a page's own status is something else. */}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {title}
      </p>
    </Announce>
  );
}

/** Announces a page once for each address it has. */
export function useAnnouncement(pathname: string, title: string): void {
  const announce = useContext(Announce);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes while the page stands is no news
  useEffect(() => announce(pathname, title), [announce, pathname]);
}
