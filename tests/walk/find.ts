export type Kind = 'link' | 'button' | 'field' | 'heading' | 'text' | 'summary';

/**
 * Finds the first visible element with a role and name, inside the dialog if one is open. Runs in the page. An
 * ellipsis at either end of a name matches any text.
 */
export function findByName(kind: Kind, name: string): Element | null {
  const selectors: Record<Kind, string> = {
    link: 'a[href]',
    button: 'button',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
    text: 'p, span, li, dd, h1, h2, h3, button, legend, figcaption, div[role]',
    summary: 'summary',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element): readonly string[] => {
    const { labels } = element as HTMLInputElement;
    return [
      element.getAttribute('aria-label'),
      ...[...(labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ].map(plain);
  };
  const words = name.replace(/^…|…$/g, '');
  const fits = (text: string) =>
    text.includes(words) &&
    (name.startsWith('…') || text.startsWith(words)) &&
    (name.endsWith('…') || text.endsWith(words));
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('[inert]');
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return (
    [...scope.querySelectorAll(selectors[kind])].find(
      (element) => isShown(element) && namesOf(element).some(fits),
    ) ?? null
  );
}
