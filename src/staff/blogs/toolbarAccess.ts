import { nextIndex } from '../shared/nextIndex.ts';

/** Names of the toolbar's buttons by the format and value that Quill gives them. */
const names: Readonly<Record<string, string>> = {
  'header:1': 'Heading 1',
  'header:2': 'Heading 2',
  'header:3': 'Heading 3',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  'list:ordered': 'Numbered list',
  'list:bullet': 'Bullet list',
  'indent:-1': 'Less indent',
  'indent:+1': 'More indent',
  'align:': 'Align start',
  'align:center': 'Align center',
  'align:right': 'Align right',
  'align:justify': 'Justify',
  'direction:rtl': 'Right to left',
  blockquote: 'Quote',
  'code-block': 'Code block',
  code: 'Inline code',
  link: 'Link',
  image: 'Insert image',
  clean: 'Clear formatting',
  more: 'More formatting',
};

/** Gives Quill's toolbar names and one tab stop (WAI-ARIA Authoring Practices, toolbar pattern). */
export function makeToolbarAccessible(toolbar: HTMLElement): void {
  const buttons = [...toolbar.querySelectorAll('button')];
  const more = toolbar.querySelector('.ql-more');
  more?.setAttribute('aria-expanded', 'false');
  toolbar.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.ql-more')) return;
      // Quill would move the focus to the editor.
      event.stopPropagation();
      more?.setAttribute('aria-expanded', String(toolbar.toggleAttribute('data-expanded')));
    },
    { capture: true },
  );
  toolbar.setAttribute('aria-label', 'Formatting');
  buttons.forEach((button, index) => {
    const name = nameOf(button);
    button.setAttribute('aria-label', name);
    button.title = name;
    button.tabIndex = index === 0 ? 0 : -1;
  });
  toolbar.addEventListener('keydown', (event) => {
    const shown = buttons.filter((button) => button.offsetParent !== null);
    const from = shown.indexOf(event.target as HTMLButtonElement);
    const isRightToLeft = getComputedStyle(toolbar).direction === 'rtl';
    const to = from < 0 ? null : nextIndex(event.key, from, shown.length, isRightToLeft);
    if (to === null) return;
    event.preventDefault();
    shown[to]?.focus();
  });
  toolbar.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
}

function nameOf(button: HTMLButtonElement): string {
  const format = [...button.classList].find((name) => name.startsWith('ql-'))?.slice(3) ?? '';
  const key = button.hasAttribute('value') ? `${format}:${button.value}` : format;
  return names[key] ?? format;
}
