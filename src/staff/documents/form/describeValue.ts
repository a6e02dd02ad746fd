import { parseHtml } from '../parseHtml.ts';

/** Rich text without markup, a path as its file name. `wordsOf` names codes and lines; undefined shows the text. */
export function describeValue(value: unknown, wordsOf?: (text: string) => string | undefined): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) {
    const items = value.map((item) => describeValue(item, wordsOf));
    // Notes are sentences.
    if (items.some((item) => /[.!?]$/.test(item))) return items.join(' ');
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

const markupNames: Readonly<Record<string, string>> = {
  ...{ STRONG: 'bold', B: 'bold', EM: 'italic', I: 'italic', U: 'underlined', S: 'struck through' },
  ...{ H2: 'heading', H3: 'heading', H4: 'heading', LI: 'list item', BLOCKQUOTE: 'quote', PRE: 'code' },
};

/**
 * Formatting, links and pictures of an article that another with the same text lacks: 'The same text, with bold “ticks”.' Null if
 * they are no articles.
 */
export function describeMarkup(value: unknown, other: unknown): string | null {
  const texts = [value, other].map((each) => String(each ?? ''));
  if (!texts.every(isArticle)) return null;
  const differing = lackedMarkup(value, other, '*');
  return differing.length > 0
    ? `The same text, with ${differing.join(', ')}.`
    : 'The same text, without the formatting, links and pictures of the other.';
}

/** Pictures, links and formatting within lines that an article has and the other lacks; none for other texts. */
export function inlineMarkup(value: unknown, other: unknown): readonly string[] {
  return isArticle(String(value ?? '')) ? lackedMarkup(value, other, 'img, a, strong, b, em, i, u, s') : [];
}

function lackedMarkup(value: unknown, other: unknown, selector: string): readonly string[] {
  const [own = [], others = []] = [value, other].map((each) => markupOf(String(each ?? ''), selector));
  return own.filter((part) => !others.includes(part));
}

function markupOf(html: string, selector: string): readonly string[] {
  return [...parseHtml(html).body.querySelectorAll(selector)].flatMap((element) => {
    const text = `“${element.textContent?.trim().slice(0, 40)}”`;
    if (element instanceof HTMLAnchorElement) return `link ${text} to ${element.getAttribute('href')}`;
    if (element instanceof HTMLImageElement) return `picture ${describeValue(element.getAttribute('src'))}`;
    const name = markupNames[element.tagName];
    return name ? `${name} ${text}` : [];
  });
}
