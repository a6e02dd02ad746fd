/** Leaves time for the page's own data and images. */
const delayMs = 3_000;

/** Runs `work` once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  // Some Chromium versions are never idle without user input.
  const runWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: delayMs }) : setTimeout(work);
  const schedule = () => setTimeout(runWhenIdle, navigator.onLine ? delayMs : 0);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
