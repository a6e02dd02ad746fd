/**
 * Keeps the presses on buttons and the arrow keys that come before the app runs; `replayEarlyInput` repeats them. The
 * browser still does what it does by itself: it submits a form with an action and follows links.
 */
const kept: Event[] = [];
const aborter = new AbortController();

for (const type of ['click', 'keydown'] as const)
  addEventListener(type, keepPress, { capture: true, signal: aborter.signal });

globalThis.takeEarlyPresses = () => {
  aborter.abort();
  globalThis.takeEarlyPresses = undefined;
  return kept;
};

function keepPress(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isPress = event instanceof KeyboardEvent ? isTurn(event, target) : target.closest('button');
  if (isPress) kept.push(event);
}

function isTurn({ key }: KeyboardEvent, target: Element): boolean {
  return /^Arrow/.test(key) && !target.matches('input, textarea, select');
}
