/** Replays input from before hydration, which React does not see. */

declare global {
  /** Returns the recorded events and stops recording (inline/recordEarlyPresses.ts). */
  var consumeEarlyPresses: (() => readonly Event[]) | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Call right after hydration, before another render resets controlled fields. */
export function replayEarlyInput(): void {
  const changed = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  // Collect all values first: the first event may make React reset the other fields.
  const values = changed.map((field) => [field, isTicked(field) ? field.checked : field.value] as const);
  for (const [field, value] of values) reportChange(field, value);
  const presses = globalThis.consumeEarlyPresses?.() ?? [];
  for (const press of presses) replayPress(press);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

/** React ignores events that do not change the last value it saw, so set another value first. */
function reportChange(field: Field, value: string | boolean): void {
  // A discrete event makes React hydrate the boundary around the field.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (typeof value === 'boolean') {
    if (isTicked(field) && field.type === 'radio' && !value) return;
    if (isTicked(field)) field.checked = !value;
    field.click();
    return;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null && document.activeElement === field && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function replayPress(press: Event): void {
  const { target } = press;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (press.type === 'click') target.closest('button')?.click();
  // The component that listens for keys may hydrate later.
  else requestIdle(() => target.dispatchEvent(new KeyboardEvent('keydown', press as KeyboardEvent)));
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
