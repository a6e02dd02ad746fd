/**
 * What a visitor did with a prerendered page before the app ran: presses, typing, choices. A script in the page keeps
 * it (inline/keepEarlyInput.ts), and once the page is hydrated it is done again, in its order.
 */

export type EarlyEvent =
  | { readonly type: 'click'; readonly target: HTMLButtonElement }
  | { readonly type: 'submit'; readonly target: HTMLFormElement }
  | { readonly type: 'input' | 'change'; readonly target: EarlyField; readonly value: string }
  | { readonly type: 'keydown'; readonly target: Element; readonly key: string };

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** Gives what was kept, and keeps no more. */
  var takeEarlyInput: (() => readonly EarlyEvent[]) | undefined;
}

/**
 * To be called once the page is hydrated, or rendered anew: then its elements are others, and nothing is done. Not
 * from within React's own work, because for a press it may have to hydrate what that is in.
 */
export function replayEarlyInput(events: readonly EarlyEvent[]): void {
  for (const event of events) if (event.target.isConnected) replay(event);
}

function replay(event: EarlyEvent): void {
  const { type, target } = event;
  if (type === 'click') target.click();
  else if (type === 'submit') target.requestSubmit();
  else if (type === 'keydown') pressWhenIdle(target, event.key);
  else tellChange(event);
}

/** Keys are listened to by parts of the page that hydrate by themselves only after the rest; a press hastens its own. */
function pressWhenIdle(target: Element, key: string): void {
  const press = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  if ('requestIdleCallback' in window) requestIdleCallback(press);
  else setTimeout(press);
}

/**
 * React takes no notice of a value that it finds in a field, or puts its own in its place: so what was typed is put
 * there once more, past React, and told.
 */
function tellChange({ type, target: field, value }: Extract<EarlyEvent, { value: string }>): void {
  // An event that means nothing has React hydrate what the field is in: only then does it know of the field.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  const caret = field.value === value && 'selectionStart' in field ? field.selectionStart : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null && document.activeElement === field && 'setSelectionRange' in field)
    field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
