import { dismissNotice, showNotice } from './notices.ts';

/** Milliseconds. */
const slowMs = 15_000;

/**
 * Says so once a save takes long.
 * @param stopWaiting offered with the message
 * @returns to be called once it has ended
 */
export function warnIfSlow(stopWaiting?: () => void): () => void {
  let notice: number | undefined;
  const timer = setTimeout(() => {
    const action = stopWaiting && { label: 'Stop waiting', run: stopWaiting };
    notice = showNotice('error', 'This is taking long. The connection may be slow or gone.', action);
  }, slowMs);
  return () => {
    clearTimeout(timer);
    if (notice !== undefined) dismissNotice(notice);
  };
}
