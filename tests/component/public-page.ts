import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** What is read from the public pages and done there. */

export const main = () => within(screen.getByRole('main'));

/** Presses a button once it is there, by default of the whole page. */
export const press = async (name: string | RegExp, part: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await part.findByRole('button', { name }));

export const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** Moves the browser's clock; the database keeps its own. */
export const moveTo = (date: string | number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });

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
