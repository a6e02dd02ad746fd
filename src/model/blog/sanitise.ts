import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import type { Size } from '../image/webp.ts';
import { withoutReported } from './withoutReported.ts';

/** What the editor (Quill 2) writes and keeps; everything else is dropped, its text kept. */
const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
    ...['ol', 'ul', 'li', 'blockquote', 'pre', 'code', 'a', 'img', 'h4', 'h5', 'h6', 'hr'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'width',
    'height',
    'class',
    'dir',
    'data-list',
    'title',
    'align',
    'colspan',
    'rowspan',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Links: http, https, mailto, tel (SPEC 9). DOMPurify itself lets images be data: as well.
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  // Their values are words, not addresses, so the line above must not judge them.
  ADD_URI_SAFE_ATTR: ['dir', 'width', 'height', 'data-list', 'align', 'colspan', 'rowspan'],
};

let purifier: DOMPurify | null = null;
let dom: typeof window | null = null;
let sanitised: Map<string, string> | null = null;
const knownSizes = new Map<string, Size>();

/** Tells the sizes of images by address, in pixels: prerendering gives them to those stored without one. */
export function addKnownSizes(sizes: ReadonlyMap<string, Size>): void {
  for (const [address, size] of sizes) knownSizes.set(address, size);
}

/**
 * Gives the sanitiser a DOM where there is no browser: prerendering has one of its own.
 *
 * @param results where it keeps what it made of a text, so that other locales need not make it again
 */
export function setSanitiserWindow(other: typeof window, results: Map<string, string>): void {
  dom = other;
  purifier = null;
  sanitised = results;
}

/**
 * Article HTML that can do nothing but be read: no scripts, handlers, forms, frames or styles, links to http,
 * https, mailto and tel only, images from http(s) or as data. Needs a DOM: the browser's, or the one it was given.
 */
export function sanitiseBlogHtml(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(withoutReported(html), config);
}

/** The same in the form that a strict security policy takes as HTML, where the browser asks for one. */
export function trustedBlogHtml(html: string): string {
  const earlier = sanitised?.get(html);
  if (earlier !== undefined) return earlier;
  purifier ??= createPurifier();
  const trusted = purifier.sanitize(withoutReported(html), { ...config, RETURN_TRUSTED_TYPE: true });
  // React hands it on as it is; its type is that of the texts it stands for.
  const text = trusted as unknown as string;
  // What is sanitised stays as it is.
  sanitised?.set(html, text).set(text, text);
  return text;
}

function createPurifier(): DOMPurify {
  const purify = createDOMPurify(dom ?? window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    alignByClass(element);
    keepEditorClasses(element);
    if (element.tagName !== 'A') element.removeAttribute('title');
    if (element.tagName === 'A') {
      element.setAttribute('rel', 'noopener noreferrer');
      element.setAttribute('target', '_blank');
    }
    if (element.tagName === 'IMG') {
      const source = element.getAttribute('src') ?? '';
      if (!/^(https?:|data:image\/)/i.test(source)) element.remove();
      element.setAttribute('loading', 'lazy');
      keepPixels(element, knownSizes.get(source));
    }
  });
  return purify;
}

/** Both measures of an image, in whole pixels, or none: half a size, or one in another unit, is no shape. */
function keepPixels(image: Element, known: Size | undefined): void {
  const measures = ['width', 'height'] as const;
  if (measures.every((name) => /^[1-9]\d{0,4}$/.test(image.getAttribute(name) ?? ''))) return;
  for (const name of measures) {
    if (known) image.setAttribute(name, String(known[name]));
    else image.removeAttribute(name);
  }
}

/** The editor aligns by classes. */
function alignByClass(element: Element): void {
  const alignment = element.getAttribute('align')?.toLowerCase() ?? '';
  if (['center', 'right', 'justify'].includes(alignment)) element.classList.add(`ql-align-${alignment}`);
  element.removeAttribute('align');
}

/** Only the editor's own classes stay, so that no text can dress up as a part of the page. */
function keepEditorClasses(element: Element): void {
  const classes = [...element.classList].filter((name) => /^ql-[\w-]+$/.test(name));
  if (classes.length > 0) element.className = classes.join(' ');
  else element.removeAttribute('class');
}
