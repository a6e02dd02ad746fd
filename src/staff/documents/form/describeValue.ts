import { parseHtml } from '../parseHtml.ts';

/** Rich text without markup, a path as its file name. `wordsOf` names codes and lines; undefined shows the text. */
export function describeValue(value: unknown, wordsOf?: (text: string) => string | undefined): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) {
    const items = value.map((item) => describeValue(item, wordsOf));
    return items.join(items.some((item) => item.includes(',')) ? '; ' : ', ') || 'Empty';
  }
  const text = String(value ?? '');
  const words = text && wordsOf?.(text);
  if (words) return words;
  if (/^(\w+ )?(Cars|Blogs|mainImages|Labels)\//.test(text)) return text.replace(/\w+\/[^_]*_/, '');
  const shown = isArticle(text) ? textOf(parseHtml(text).body) : text;
  return shown.trim() || 'Empty';
}

/** Other texts may have a '<', too. */
function isArticle(text: string): boolean {
  return /^<(p|h\d|[uo]l|li|blockquote|pre|div|table|hr)\b[\s\S]*>$/i.test(text);
}

function textOf({ childNodes }: HTMLElement): string {
  return [...childNodes].map(({ textContent }) => textContent?.trim()).join(' ');
}
