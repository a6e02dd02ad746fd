/** Runs `work` once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
