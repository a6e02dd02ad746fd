/** What is read from the public pages. */

/** The names and values of a list of facts, by default the page's first. */
export function termsOf(list = document.querySelector('dl')): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...(list?.children ?? [])].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

/** The part of the title by which a test knows a car, of all in the inventory's list, in their order. */
export function listedCars(title: RegExp): readonly string[] {
  const links = document.querySelectorAll('section[aria-labelledby="all-cars"] li a[href^="/car/"]');
  return [...links].map(({ textContent }) => textContent?.match(title)?.[0] ?? '');
}
