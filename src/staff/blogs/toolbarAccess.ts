import { nextIndex } from '../../ui/nextIndex.ts';
import { buttonNames } from './editorModules.ts';

/** Gives Quill's toolbar names and one tab stop (WAI-ARIA Authoring Practices, toolbar pattern). */
export function makeToolbarAccessible(toolbar: HTMLElement): void {
  const buttons = [...toolbar.querySelectorAll('button')];
  const more = toolbar.querySelector('.ql-more');
  more?.setAttribute('aria-expanded', 'false');
  more?.addEventListener(
    'click',
    (event) => {
      // Quill would move the focus to the editor.
      event.stopImmediatePropagation();
      more.setAttribute('aria-expanded', String(toolbar.toggleAttribute('data-expanded')));
    },
    { capture: true },
  );
  toolbar.setAttribute('aria-label', 'Formatting');
  buttons.forEach((button, index) => {
    button.title = buttonNames[index] ?? '';
    button.ariaLabel = button.title;
    button.tabIndex = index === 0 ? 0 : -1;
  });
  toolbar.addEventListener('keydown', (event) => {
    const shown = buttons.filter((button) => button.offsetParent !== null);
    const from = shown.indexOf(event.target as HTMLButtonElement);
    const to = from < 0 ? null : nextIndex(event.key, from, shown.length);
    if (to === null) return;
    event.preventDefault();
    shown[to]?.focus();
  });
  toolbar.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
}
