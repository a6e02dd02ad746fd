import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back with 1 for the arrow key towards the end of the text direction, else -1. Ignores fields and other
 * dialogs.
 */
export function useArrowKeys(onArrow: (direction: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isElsewhere(event.target)) return;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    onArrow(event.key === forward ? 1 : -1);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog:not([data-carousel])') !== null;
}
