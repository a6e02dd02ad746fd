/**
 * Keeps the presses on buttons and the arrow keys that come before the app runs; `replayEarlyInput` repeats them. The
 * browser still does what it does by itself: it submits a form with an action and follows links.
 */
const presses: Event[] = [];
const aborter = new AbortController();

for (const type of ['click', 'keydown'] as const)
  addEventListener(type, recordPress, { capture: true, signal: aborter.signal });

globalThis.consumeEarlyPresses = () => {
  aborter.abort();
  globalThis.consumeEarlyPresses = undefined;
  return presses;
};

function recordPress(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isPress = event instanceof KeyboardEvent ? isArrowKey(event, target) : target.closest('button');
  if (isPress) presses.push(event);
}

function isArrowKey({ key }: KeyboardEvent, target: Element): boolean {
  return /^Arrow/.test(key) && !target.matches('input, textarea, select');
}
