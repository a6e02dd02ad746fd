import type { Locale } from '../../src/model/locales.ts';
import { knowsIn } from './say.ts';

/** Page text that is the same in every locale: names, addresses, units. */
const names =
  /(?:hello@)?rhine-and-nile\.example\S*|EGP|Rhine|Nile|Volvo|Duett|Amazon|Saab|9-5|Salma Hartmann|Mona|Adel|Ali|Hassan|EUR\.1|WhatsApp|Google|Facebook|Instagram|TikTok|LinkedIn|OpenStreetMap|BMW|xDrive40i|Emden|VIN|WBA21EU0309T48217|WBA11FJ0X09A12345|XXX/g;

/** Stored texts in the locale, by their English original. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Finds faults on a page in another locale: texts that are neither messages of the locale, nor stored in its
 * language, nor names; and English texts, even if marked as English, that have a translation.
 */
export function foreignTexts(
  page: Document,
  siteLocale: Locale,
  stored: Translations = {},
): readonly string[] {
  const knowsWords = knowsIn(siteLocale);
  const ours = new Set(Object.values(stored));
  const nameParts = [...ours].filter((each) => each.length < 60);
  const knows = (text: string) =>
    knowsWords(text) ||
    knowsWords(`${text}.`) ||
    ours.has(text) ||
    !/\p{L}{2,}/u.test(withoutNames(text, nameParts).replace(names, ''));
  const isListed = (text: string) => knows(text) || text.split(/[,،] | · /).every(knows);
  const isOurs = (text: string) => text.split('. ').every(isListed) || isPreview(text);
  /** A preview lists facts, then as much of the stored text as fits. */
  const isPreview = (text: string) => {
    const [facts = '', said = ''] = text.replace(/…$/, '').split(/\. (.*)/s);
    return isListed(facts) && [...ours].some((each) => each.startsWith(said));
  };
  const { own, marked, titles } = textsOf(page, siteLocale);
  const isTranslated = (text: string) => /\p{L}{2}/u.test(text) && (stored[text] ?? text) !== text;
  return [
    ...own.filter((text) => !knows(text) && !isOurs(text)),
    // A page title can't be marked as English in the head.
    ...titles.filter((text) => !isOurs(text) && !marked.includes(text)),
    ...marked.filter(isTranslated).map((text) => `translated: ${text}`),
  ];
}

/** A title is a name with a year or another addition. */
function withoutNames(text: string, nameParts: readonly string[]): string {
  return nameParts.reduce((rest, each) => rest.replaceAll(each, ''), text);
}

/** Every text on a page that is read, seen or spoken: in the locale, marked as another language, or in the head. */
function textsOf(
  page: Document,
  siteLocale: Locale,
): Readonly<Record<'own' | 'marked' | 'titles', readonly string[]>> {
  const { titles, found } = collectTexts(page);
  const textsIn = (own: boolean) => [
    ...new Set(found.filter(({ lang }) => (lang === siteLocale) === own).map(({ text }) => text)),
  ];
  return { own: textsIn(true), marked: textsIn(false), titles };
}

interface Collected {
  readonly titles: readonly string[];
  readonly found: readonly { readonly lang: string; readonly text: string }[];
}

function collectTexts(document: Document): Collected {
  const texts: { lang: string; text: string }[] = [];
  const withoutBrand = (text: string | null | undefined) => (text ?? '').replace(/ \| Rhine & Nile$/, '');
  const add = (element: Element | null, text: string | null) =>
    texts.push({
      lang: element?.closest('[lang]')?.getAttribute('lang') ?? '',
      text: withoutBrand(text?.trim()),
    });
  const showText = 4;
  const walker = document.createTreeWalker(document.body, showText);
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    // Parts that keep together are one text with what is around them.
    const element = parentElement?.closest('.unbroken')?.parentElement ?? parentElement;
    const { textContent } = element?.querySelector(':scope > .unbroken') ? element : walker.currentNode;
    if (!element?.closest('script, style, template, noscript')) add(element, textContent);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'])
    for (const element of document.querySelectorAll(`[${name}]`)) add(element, element.getAttribute(name));
  const inHead = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
  add(document.documentElement, inHead('name="description"'));
  return { titles: [document.title, inHead('property="og:title"')].map(withoutBrand), found: texts };
}
