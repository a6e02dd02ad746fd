/** Leaves time for the page's own data and images. */
export const idleDelayMs = 3_000;

/**
 * Runs `work` once the page has loaded and the browser is idle.
 * @returns cancels it, unless it has run
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  // Some Chromium versions are never idle without user input.
  const runWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: idleDelayMs }) : run();
  const schedule = () => {
    if (!isCancelled) timer = setTimeout(runWhenIdle, navigator.onLine ? idleDelayMs : 0);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}
