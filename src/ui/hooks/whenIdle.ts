/** How long a page is left alone with its own data and pictures, in milliseconds; without a network none come. */
const delayMs = 3_000;

/** Runs `work` some time after the page has loaded, once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // In the end in any case: a page that only waits for a finger is not called idle by every Chromium.
  const runWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: delayMs }) : setTimeout(work);
  const schedule = () => setTimeout(runWhenIdle, navigator.onLine ? delayMs : 0);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
