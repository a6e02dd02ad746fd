import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the palette by Ctrl K, on a Mac by ⌘ K. */
export function PaletteKey() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
        // A dialog that asks comes first.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        setIsOpen(true);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
