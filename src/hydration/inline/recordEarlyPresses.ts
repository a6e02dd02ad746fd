/**
 * Records clicks on buttons and arrow keys until the app runs; `replayEarlyInput` replays them. Does not prevent
 * default actions such as submitting a form or following a link. Adds the query string to links to other locales, which
 * are prerendered without it.
 */
globalThis.earlyPresses = [];

for (const type of ['click', 'keydown'] as const) addEventListener(type, recordPress, { capture: true });

function recordPress(event: Event): void {
  const { target } = event;
  if (!globalThis.earlyPresses || !(target instanceof Element)) return;
  const isPress = event instanceof KeyboardEvent ? isArrowKey(event, target) : target.closest('button');
  if (isPress) globalThis.earlyPresses.push(event);
  const localeLink = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (localeLink) localeLink.search = location.search;
}

function isArrowKey({ key }: KeyboardEvent, target: Element): boolean {
  return /^Arrow/.test(key) && !target.matches('input, textarea, select');
}
