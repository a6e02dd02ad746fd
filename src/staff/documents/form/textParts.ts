import type { TextParts } from '../../../model/form/merge.ts';
import { contentLocales } from '../../../model/locales.ts';
import { parseHtml } from '../parseHtml.ts';

/** The lines of a plain text, each with the line breaks before it: new paragraphs of two people stay apart. */
export const textLines: TextParts = { split: (text) => text.match(/\n*[^\n]+|\n+$/g) ?? [text], glue: '' };

/** The blocks of an article: paragraphs, headings, items of lists. */
export const articleBlocks: TextParts = {
  split: (html) => [...parseHtml(html).body.childNodes].flatMap(blocksOf),
  glue: '',
};

function blocksOf(node: ChildNode): readonly string[] {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  if (!node.matches('ol, ul')) return [node.outerHTML];
  const [start = '', end = ''] = (node.cloneNode(false) as Element).outerHTML.split('></');
  return [`${start}>`, ...[...node.childNodes].flatMap(blocksOf), `</${end}`];
}

/** For a field in English and its translations. */
export function inEachLanguage(name: string, parts: TextParts): Readonly<Record<string, TextParts>> {
  const paths = [name, ...contentLocales.map((language) => `Translations.${language}.${name}`)];
  return Object.fromEntries(paths.map((path) => [path, parts]));
}
