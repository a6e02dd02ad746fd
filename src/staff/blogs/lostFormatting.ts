/** Kinds of formatting and their elements; compared by number if `counted`, else by the length of their text. */
const kinds: readonly { readonly name: string; readonly elements: string; readonly counted?: boolean }[] = [
  { name: 'tables', elements: 'table', counted: true },
  { name: 'table cells', elements: 'td, th', counted: true },
  { name: 'pictures', elements: 'img', counted: true },
  { name: 'rules', elements: 'hr', counted: true },
  ...[1, 2, 3, 4, 5, 6].map((level) => ({ name: 'headings', elements: `h${level}` })),
  { name: 'bold text', elements: 'b, strong' },
  { name: 'italics', elements: 'i, em' },
  { name: 'underlines', elements: 'u' },
  { name: 'struck text', elements: 's' },
  { name: 'subscripts', elements: 'sub' },
  { name: 'superscripts', elements: 'sup' },
  { name: 'lists', elements: 'li' },
  { name: 'quotes', elements: 'blockquote' },
  { name: 'code', elements: 'code, pre, .ql-code-block' },
  { name: 'links', elements: 'a[href]' },
  { name: 'titles of links', elements: 'a[title]' },
  { name: 'centred text', elements: '.ql-align-center' },
  { name: 'right-aligned text', elements: '.ql-align-right' },
  { name: 'justified text', elements: '.ql-align-justify' },
  { name: 'words', elements: 'body' },
];

/** The kinds of formatting that `after` has less of; both are sanitised HTML. */
export function lostFormatting(before: string, after: string): readonly string[] {
  const [one, other] = [before, after].map((html) => new DOMParser().parseFromString(html, 'text/html'));
  const lost = kinds.filter((kind) => one && other && amountOf(other, kind) < amountOf(one, kind));
  return [...new Set(lost.map(({ name }) => name))];
}

function amountOf(page: Document, { elements, counted }: (typeof kinds)[number]): number {
  if (counted) return page.querySelectorAll(elements).length;
  // Nested ones share their text.
  const outermost = [...page.querySelectorAll(elements)].filter(
    (element) => !element.parentElement?.closest(elements),
  );
  return outermost.reduce((sum, { textContent }) => sum + textContent.replace(/\s/g, '').length, 0);
}
