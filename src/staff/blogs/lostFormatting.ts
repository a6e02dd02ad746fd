import { stripCspViolations } from '../../data/public/stripCspViolations.ts';
import { parseHtml } from '../documents/parseHtml.ts';

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

/** Elements of old texts that the sanitiser replaces by their text. */
const unsupported: typeof kinds = [
  { name: 'highlights', elements: 'mark' },
  { name: 'definition lists', elements: 'dl' },
  { name: 'captions', elements: 'figcaption' },
  { name: 'small text', elements: 'small' },
  { name: 'struck text', elements: 'del, strike' },
  { name: 'underlines', elements: 'ins' },
  { name: 'quotes', elements: 'q, cite' },
  { name: 'code', elements: 'kbd, samp, tt' },
  { name: 'folded text', elements: 'details' },
];

/**
 * The kinds of formatting that the editor lost.
 * @param stored HTML as stored
 * @param before sanitised HTML, as given to the editor
 * @param after sanitised HTML of the editor
 */
export function lostFormatting(stored: string, before: string, after: string): readonly string[] {
  const [whole, one, other] = [parseHtml(stripCspViolations(stored)), parseHtml(before), parseHtml(after)];
  const lost = [
    ...unsupported.filter((kind) => amountOf(whole, kind) > 0),
    ...kinds.filter((kind) => amountOf(other, kind) < amountOf(one, kind)),
  ];
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
