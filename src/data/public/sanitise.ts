import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import type { Size } from '../../model/image/webp.ts';
import { stripCspViolations } from './stripCspViolations.ts';

/** What the editor (Quill 2) writes. Other elements are replaced by their text. */
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
  // SPEC 9. DOMPurify also allows data: in images.
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  // These are not URLs; exempt them from ALLOWED_URI_REGEXP.
  ADD_URI_SAFE_ATTR: ['dir', 'width', 'height', 'data-list', 'align', 'colspan', 'rowspan'],
};

let purifier: DOMPurify | null = null;
let dom: typeof window | null = null;
let sanitised: Map<string, string> | null = null;
const knownSizes = new Map<string, Size>();
const showAll = (_source: string) => true;
/** For the hook of the purifier; set before each call. */
let mayShowImage = showAll;

/** Sets sizes in pixels by URL, for images without width and height. Used for prerendering. */
export function addKnownSizes(sizes: ReadonlyMap<string, Size>): void {
  for (const [address, size] of sizes) knownSizes.set(address, size);
}

/** Sets the DOM to use outside a browser. @param results cache shared by all locales */
export function configureSanitiser(other: typeof window, results: Map<string, string>): void {
  dom = other;
  purifier = null;
  sanitised = results;
}

/**
 * Removes scripts, handlers, forms, frames and styles; allows links to http, https, mailto and tel, and images from
 * http(s) and data:. Needs a DOM.
 */
export function sanitiseBlogHtml(html: string): string {
  purifier ??= createPurifier();
  mayShowImage = showAll;
  return purifier.sanitize(stripCspViolations(html), config);
}

/**
 * Returns TrustedHTML if the browser supports it.
 * @param mayShow whether an image stays, by its URL; the same for all calls with `configureSanitiser`
 */
export function toTrustedBlogHtml(html: string, mayShow: typeof mayShowImage = showAll): string {
  const earlier = sanitised?.get(html);
  if (earlier !== undefined) return earlier;
  purifier ??= createPurifier();
  mayShowImage = mayShow;
  const trusted = purifier.sanitize(stripCspViolations(html), { ...config, RETURN_TRUSTED_TYPE: true });
  // React passes TrustedHTML through, but types it as string.
  const text = trusted as unknown as string;
  sanitised?.set(html, text).set(text, text);
  return text;
}

function createPurifier(): DOMPurify {
  const purify = createDOMPurify(dom ?? window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    alignByClass(element);
    removeOtherClasses(element);
    if (element.tagName !== 'A') element.removeAttribute('title');
    if (element.tagName === 'A') {
      element.setAttribute('rel', 'noopener noreferrer');
      element.setAttribute('target', '_blank');
    }
    if (element.tagName === 'IMG') {
      const source = element.getAttribute('src') ?? '';
      if (!/^(https?:|data:image\/)/i.test(source) || !mayShowImage(source)) element.remove();
      element.setAttribute('loading', 'lazy');
      normalizeSize(element, knownSizes.get(source));
    }
  });
  return purify;
}

/** Keeps width and height only as a pair of whole pixels; otherwise they give no aspect ratio. */
function normalizeSize(image: Element, known: Size | undefined): void {
  const measures = ['width', 'height'] as const;
  if (measures.every((name) => /^[1-9]\d{0,4}$/.test(image.getAttribute(name) ?? ''))) return;
  for (const name of measures) {
    if (known) image.setAttribute(name, String(known[name]));
    else image.removeAttribute(name);
  }
}

function alignByClass(element: Element): void {
  const alignment = element.getAttribute('align')?.toLowerCase() ?? '';
  if (['center', 'right', 'justify'].includes(alignment)) element.classList.add(`ql-align-${alignment}`);
  element.removeAttribute('align');
}

/** Removes other classes, which could imitate parts of the page. */
function removeOtherClasses(element: Element): void {
  const classes = [...element.classList].filter((name) => /^ql-[\w-]+$/.test(name));
  if (classes.length > 0) element.className = classes.join(' ');
  else element.removeAttribute('class');
}
