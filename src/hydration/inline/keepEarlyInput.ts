/**
 * Keeps what a visitor does with a page before the app runs, for `replayEarlyInput` to do again. Links, questions that
 * open and the typing itself are the browser's own and work without it.
 */
import type { EarlyEvent, EarlyField } from '../earlyInput.ts';

const kept: EarlyEvent[] = [];
const aborter = new AbortController();
const options = { capture: true, signal: aborter.signal };

addEventListener('click', keepClick, options);
addEventListener('submit', keepSubmit, options);
addEventListener('input', keepChange, options);
addEventListener('change', keepChange, options);
addEventListener('keydown', keepKey, options);

globalThis.takeEarlyInput = () => {
  aborter.abort();
  globalThis.takeEarlyInput = undefined;
  return kept;
};

function keepClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  kept.push({ type: 'click', target: button });
}

function keepSubmit(event: SubmitEvent): void {
  event.preventDefault();
  kept.push({ type: 'submit', target: event.target as HTMLFormElement });
}

function keepChange({ type, target }: Event): void {
  // Of a text the event of its input tells all: told once more, what the page has made of it would be undone.
  if (!isField(target) || (type === 'change' && !target.matches('select'))) return;
  const last = kept.at(-1);
  if (last?.type === type && last.target === target) kept.pop();
  kept.push({ type: type as 'input' | 'change', target, value: target.value });
}

function keepKey({ target, key }: KeyboardEvent): void {
  if (/^Arrow/.test(key) && target instanceof Element && !isField(target))
    kept.push({ type: 'keydown', target, key });
}

function isField(target: EventTarget | null): target is EarlyField {
  return target instanceof Element && target.matches('input, textarea, select');
}
