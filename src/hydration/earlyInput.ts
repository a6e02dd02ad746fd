/** Replays typed text and presses from before hydration, which React does not see. */

declare global {
  /** Events that inline/recordEarlyPresses.ts recorded; undefined ends its work. */
  var earlyPresses: Event[] | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of the other types differs from the default without typing, such as 'on' of a checkbox. */
const typedFields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

/** Call right after hydration, before another render resets controlled fields. */
export function replayEarlyInput(): void {
  const fields = [...document.querySelectorAll<Field>(typedFields)];
  // Collect all values first: the first event may make React reset the other fields.
  const typed = fields
    .filter((field) => field.value !== defaultOf(field))
    .map((field) => [field, field.value] as const);
  for (const [field, value] of typed) replayTyping(field, value);
  const presses = globalThis.earlyPresses ?? [];
  globalThis.earlyPresses = undefined;
  for (const press of presses) replayPress(press);
}

function defaultOf(field: Field): string | undefined {
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** React ignores events that do not change the last value it saw, so set another value first. */
function replayTyping(field: Field, value: string): void {
  // A discrete event makes React hydrate the boundary around the field.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  const isList = 'options' in field;
  const caret = isList ? null : field.selectionStart;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (!isList && caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
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
