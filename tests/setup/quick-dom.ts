/** Replaces what takes jsdom most of the time of queries on large pages. */
export function quickenDom(): void {
  cacheComputedStyles();
  quickenLabels();
}

/** What queries, events and toBeVisible ask for. */
const properties = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;

/** All attributes that jsdom's own style sheet uses for these properties. */
const attributes = ['hidden', 'open', 'popover', 'type'];

const styled = ['display', 'visibility', 'opacity', 'pointer-events']
  .map((name) => `[style*="${name}"]`)
  .join();

/**
 * jsdom tries all rules of its style sheet for each element and its ancestors. Pages have no style sheet of their own
 * here, so elements of one kind look alike.
 */
function cacheComputedStyles(): void {
  // Vitest's global copy stays as it is.
  const { getComputedStyle } = globalThis;
  const cache = new Map<string, Readonly<Record<string, string>>>();

  (document.defaultView as Window).getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || element.closest(styled))
      return getComputedStyle(element, pseudo);
    const kind = [element.tagName, ...attributes.map((name) => `${element.getAttribute(name)}`)].join();
    const known = cache.get(kind) ?? pick(getComputedStyle(element));
    cache.set(kind, known);
    const getPropertyValue = (name: string) =>
      known[name] ?? getComputedStyle(element).getPropertyValue(name);
    const getProperty = (name: string) => known[name] ?? Reflect.get(getComputedStyle(element), name);
    const get = (_: object, name: string | symbol) =>
      name === 'getPropertyValue' ? getPropertyValue : getProperty(String(name));
    return new Proxy<CSSStyleDeclaration>({} as CSSStyleDeclaration, { get });
  };
}

const pick = (style: CSSStyleDeclaration) =>
  Object.fromEntries(properties.map((name) => [name, style[name]]));

/** jsdom searches the whole page for labels of each field, and for the field of each label. */
function quickenLabels(): void {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', { get: findLabels, configurable: true });
}

function findLabels(this: HTMLElement & { readonly type?: string }): readonly HTMLLabelElement[] | null {
  if (this.type === 'hidden') return null;
  const root = this.getRootNode() as ParentNode;
  const around = this.closest('label');
  return [...root.querySelectorAll('label')]
    .filter(({ htmlFor }) => this.id !== '' && htmlFor === this.id)
    .concat(around && !around.hasAttribute('for') && around.control === this ? around : []);
}
