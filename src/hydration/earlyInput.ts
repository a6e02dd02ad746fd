/** What a visitor did with a prerendered page before it was hydrated: it is reported to React, which saw none of it. */

declare global {
  /** The presses kept so far (inline/recordEarlyPresses.ts), which keeps no more. */
  var consumeEarlyPresses: (() => readonly Event[]) | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** To be called as soon as the page is hydrated, before React renders again and resets its controlled fields. */
export function replayEarlyInput(): void {
  const changed = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  // All values before the first report: it may make React reset the other fields.
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

/** React compares a field with the value it has seen last, so that one is set to another first. */
function reportChange(field: Field, value: string | boolean): void {
  // An event without effect makes React hydrate the part of the page that the field is in.
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
  // A part of the page that listens to keys may be hydrated after the rest.
  else requestIdle(() => target.dispatchEvent(new KeyboardEvent('keydown', press as KeyboardEvent)));
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
