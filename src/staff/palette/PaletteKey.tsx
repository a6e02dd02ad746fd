import { type ComponentType, useLayoutEffect, useState } from 'react';
import { dismissErrors } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

type PaletteComponent = ComponentType<{ readonly onClose: () => void }>;

/** The key of another script's letter, such as 'ن', is known by its place. */
function isK({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** Opens the palette by Ctrl K, on a Mac by ⌘ K. */
export function PaletteKey() {
  const [Palette, setPalette] = useState<PaletteComponent | null>(null);
  // Keys work as soon as the page is shown.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      dismissErrors();
      try {
        const module = await import('./Palette.tsx');
        setPalette(() => module.Palette);
      } catch (error) {
        await showFailure(error, 'The palette could not be loaded.', () => void open());
      }
    };
    addEventListener(
      'keydown',
      (event) => {
        if (!isK(event) || !(event.ctrlKey || event.metaKey)) return;
        // A dialog that asks comes first.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        void open();
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, []);
  return Palette && <Palette onClose={() => setPalette(null)} />;
}
