import type { TextPart, TextParts } from '../../../model/form/merge.ts';
import { contentLocales } from '../../../model/locales.ts';
import { parseHtml } from '../parseHtml.ts';

/** An empty text has one part, so filling it on both sides is a conflict. */
const nothing: readonly TextPart[] = [['', '']];

/** The lines of a plain text, with the line breaks between them. */
export const textLines: TextParts = {
  split: (text) =>
    text ? [...text.matchAll(/(\n*)([^\n]+)/g)].map(([, before = '', line = '']) => [before, line]) : nothing,
  join: (parts) =>
    parts.map(([before, line], index) => (before || (index === 0 ? '' : '\n')) + line).join(''),
};

/** The blocks of an article: paragraphs, headings, and items of lists, each in a list of its own. */
export const articleBlocks: TextParts = {
  split: (html) =>
    html
      ? [...parseHtml(html).body.childNodes].flatMap(blocksOf).map((block): TextPart => ['', block])
      : nothing,
  join: (parts) =>
    parts
      .flat()
      .join('')
      .replace(/<\/(ol|ul)><\1>/g, ''),
};

function blocksOf(node: ChildNode): readonly string[] {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  if (!node.matches('ol, ul')) return [node.outerHTML];
  return [...node.children].map((item) => {
    const list = node.cloneNode(false) as Element;
    list.append(item.cloneNode(true));
    return list.outerHTML;
  });
}

/** For a field in English and its translations. */
export function inEachLanguage(name: string, parts: TextParts): Readonly<Record<string, TextParts>> {
  const paths = [name, ...contentLocales.map((language) => `Translations.${language}.${name}`)];
  return Object.fromEntries(paths.map((path) => [path, parts]));
}
