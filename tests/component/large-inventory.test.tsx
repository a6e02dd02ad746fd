import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { countBilledReads } from '../../scripts/bench/billed-reads.ts';
import { carFields, soldFields } from '../support/factories.ts';
import type { FetchRequest } from '../support/intercept.ts';
import { choice, filters, findFilters, openMoreFilters } from './inventory.ts';
import { listedCars, press } from './public-page.ts';
import { requestsOf } from './requests.ts';
import { createGate, startTestSite, textsOf } from './site.tsx';

// More cars than are fetched at once: the database sorts and counts them.

const brands = ['Audi', 'BMW', 'Škoda', 'Volvo'];
const modelOf = (number: number) => `Model ${String(number).padStart(3, '0')}`;

/** Cars of four brands and ten years; their order is not that of their ids. */
const stock = Array.from({ length: 123 }, (_, number) =>
  carFields({
    Name: brands[number % 4],
    Model: modelOf(number),
    Production_Year: String(2015 + ((number * 7) % 10)),
    Condition: number % 5 === 0 ? 'New' : 'Used',
    Price: `${(1_000_000 + ((number * 37) % 130) * 10_000).toLocaleString('en-US')} EGP`,
    Description: number === 99 ? 'With a tow bar.' : 'Without.',
    Featured: number < 3,
    Fuel: number < 90 ? 'petrol' : 'electric',
  }),
);

/** Newest year first, then brand, then model, as texts compare. */
const sorted = stock
  .map(({ Name, Model, Production_Year }) => `${3000 - Number(Production_Year)}${Name} ${Model}`)
  .sort()
  .map((key) => key.slice(3));

/** They change nothing about the list, its pages and its counts. */
const sold = Array.from({ length: 150 }, () =>
  carFields({ Model: 'Gone', Featured: true, Production_Year: '2030', ...soldFields() }),
);

const site = startTestSite();
beforeEach(() => site.putAll('Cars', [...stock, ...sold]));

/** The titles in the list, in their order. */
const list = () => listedCars(/(?:Audi|BMW|Škoda|Volvo|Saab) (?:Model \d{3}|Newest|Yearless)/);

const expectFirst = (title: string | undefined) => waitFor(() => expect(list()[0]).toBe(title));
const field = () => screen.getByPlaceholderText('Search cars...');

async function openInventory() {
  const router = await site.open('/inventory');
  await screen.findByText('123 cars');
  return router;
}

async function search(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

const years = () => within(filters().getByLabelText('From year')).getAllByRole('option');

/** Responds like Google without an index to requests that contain `sign`. */
function withoutIndex(sign: string): { refused: number } {
  const counted = { refused: 0 };
  const error = { code: 400, message: 'The query requires an index.', status: 'FAILED_PRECONDITION' };
  site.intercept(({ body }) => {
    if (!JSON.stringify(body).includes(sign)) return undefined;
    counted.refused += 1;
    return Response.json([{ error }], { status: 400 });
  });
  return counted;
}

const isQuery = ({ url }: FetchRequest) => url.includes(':runQuery');
const orderedByName = '"orderBy":[{"field":{"fieldPath":"Name"';
const failing = () => Promise.reject(new TypeError('Failed'));

test('is fetched page by page, in order, with its counts, for few billed documents', async () => {
  const router = await openInventory();
  await waitFor(() => expect(choice('BMW')).toHaveTextContent('31'));
  expect(choice('Volvo')).toHaveTextContent('30');
  await waitFor(() => expect(choice('New')).toHaveTextContent('25'));
  expect(choice('Used')).toHaveTextContent('98');
  const all = Array.from({ length: 10 }, (_, year) => String(2015 + year));
  await waitFor(() => expect(textsOf(years())).toEqual(['Any', ...all]));
  const billed = site.requests.map(({ url, body, answer }) =>
    countBilledReads(url, body as never, answer as never),
  );
  // Two counts of all, a page, three featured cars and their count, four brands and their counts, two counts and years;
  // no sold car.
  const asked = site.requests.map(({ body }) => JSON.stringify(body)).join('\n');
  const sum = billed.reduce((total, documents) => total + documents, 0);
  expect(sum, asked).toBeLessThanOrEqual(2 + 24 + 4 + 9 + 3 + 1);

  const titles: string[] = [];
  // The last page has three more cars instead of a page for them.
  for (let number = 1; number <= 5; number += 1) {
    if (number > 1) await router.navigate(`/inventory?page=${number}`);
    await expectFirst(sorted[(number - 1) * 24]);
    titles.push(...list());
  }
  expect(titles).toEqual(sorted);
  expect(screen.queryByLabelText('Page 6')).toBeNull();
  // The next page starts where the one before it ends: skipped documents are billed.
  expect(requestsOf(site, '"offset"')).toEqual([]);
});

test('counts the first of many brands, in all their spellings, and the others on demand', async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: 130 }, (_, number) => {
      const brand = String(number % 13).padStart(2, '0');
      return carFields({ Name: `Brand ${brand}${number === 0 ? ' ' : ''}`, Model: modelOf(number) });
    }),
  );
  await site.open('/inventory');
  const group = within(await screen.findByRole('group', { name: 'Brand' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(8);
  expect(choice('Brand 00')).toHaveTextContent('10');
  await userEvent.click(group.getByRole('button', { name: 'Show all brands' }));
  await waitFor(() => expect(choice('Brand 12')).toHaveTextContent('10'));
  expect(group.queryByRole('button')).toBeNull();
  await waitFor(() => expect(group.getByLabelText(/^Brand 07/)).toHaveFocus());
});

test('opens at any page; Next focuses the list; a search, filter or sort covers all cars', async () => {
  const router = await site.open('/inventory?page=4');
  await expectFirst(sorted[72]);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  await userEvent.click(pages.getByText('Next'));
  expect(document.activeElement).toHaveAttribute('id', 'all-cars');
  await expectFirst(sorted[96]);
  expect(router.state.location.search).toBe('?page=5');
  await search('tow bar');
  await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  expect(screen.getByText('1 car')).toBeVisible();
  // Written after a pause in typing, which would take a navigation's place.
  await waitFor(() => expect(router.state.location.search).toBe('?q=tow+bar'));
  await router.navigate('/inventory?brand=%C5%A0koda&sort=price-up');
  await expectFirst('Škoda Model 102');
  expect(screen.getByText('31 cars')).toBeVisible();
});

test('a search covers more cars than one request fetches', async () => {
  const described = (number: number) => (number === 299 ? 'The last one.' : '');
  await site.putAll(
    'Cars',
    Array.from({ length: 300 }, (_, number) =>
      carFields({ Model: modelOf(number), Description: described(number) }),
    ),
  );
  await site.open('/inventory?q=last+one');
  await waitFor(() => expect(list()).toEqual(['Volvo Model 299']));
});

test('each page is its own canonical URL; past the end it is the last page, for a search the plain list', async () => {
  const canonical = () =>
    [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));
  const router = await openInventory();
  for (const [address, own] of [
    ['', ''],
    ['?page=2', '?page=2'],
    ['?page=99', '?page=5'],
    ['?page=2&brand=BMW', ''],
  ]) {
    await router.navigate(`/inventory${address}`);
    await waitFor(() => expect(canonical()).toEqual([`https://rhine-and-nile.example/inventory${own}`]));
  }
});

test('a failed search can be retried by Refresh or the next input, without losing input', async () => {
  await openInventory();
  const busy = { error: { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' } };
  site.intercept((request) => (isQuery(request) ? Response.json(busy, { status: 503 }) : undefined));
  await search('tow');
  expect(await screen.findByText('Error: Too busy.')).toBeVisible();
  expect(screen.getByText('Please refresh the page.')).toBeVisible();
  site.intercept((request) => (isQuery(request) ? failing() : undefined));
  await press('Refresh');
  expect(await screen.findByText('Error: We can’t reach our data right now.')).toBeVisible();
  const asked = site.requests.length;
  await search(' ba');
  await waitFor(() => expect(site.requests.length).toBeGreaterThan(asked));
  expect(await screen.findByText('Error: We can’t reach our data right now.')).toBeVisible();
  site.intercept(null);
  await press('Refresh');
  await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  expect(field()).toHaveValue('tow ba');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('filters that cannot be counted leave a pending search and its focus', async () => {
  const counts = createGate();
  const index = createGate();
  let failed = 0;
  site.intercept((request) => {
    if (!isQuery(request)) return undefined;
    const asked = JSON.stringify(request.body);
    // The search index comes in batches; counts select one field.
    if (asked.includes('"limit":250')) return index.opened as Promise<never>;
    if (!/"select":{"fields":\[{"fieldPath":"(?!Status")[^"]*"}\]/.test(asked)) return undefined;
    return counts.opened.then(failing).finally(() => {
      failed += 1;
    });
  });
  await openInventory();
  await search('tow bar');
  expect(await screen.findByText('Searching…')).toBeVisible();
  counts.open();
  await waitFor(() => expect(failed).toBeGreaterThan(0));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(list()).toHaveLength(24);
  index.open();
  await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('tow bar');
});

describe('if the database cannot sort the cars', () => {
  test('all are listed if an old car has a numeric year and another has none', async () => {
    await site.put('Cars/new', carFields({ Model: 'Newest', Production_Year: 2027 }));
    await site.put('Cars/old', { Name: 'Saab', Model: 'Yearless', Hidden: false });
    await site.open('/inventory');
    expect(await screen.findByText('125 cars')).toBeVisible();
    await expectFirst('Volvo Newest');
    expect(await (await findFilters()).findByLabelText(/^Saab/)).toBeVisible();
    await site.open('/inventory?page=6');
    await waitFor(() => expect(list().at(-1)).toBe('Saab Yearless'));
  });

  test.each([
    ['cars', '"Model"},"direction"'],
    ['brands', orderedByName],
    ['oldest year', '"direction":"ASCENDING"}],"limit":1}'],
  ])('because the index of the %s is not built, all are listed and counted', async (_step, sign) => {
    const counted = withoutIndex(sign);
    await openInventory();
    await waitFor(() => expect(choice('BMW')).toHaveTextContent('31'));
    await waitFor(() => expect(years()).toHaveLength(11));
    await waitFor(() => expect(list()).toEqual(sorted.slice(0, 24)));
    expect(screen.queryByText(/Error|requires an index/)).toBeNull();
    expect(counted.refused).toBeGreaterThan(0);
  });
});

test('the key facts are counted once they are opened; if that fails, on the next load', async () => {
  const ofAllCars = () =>
    requestsOf(site, '"Mileage"').filter((request) => !requestsOf(site, '"Featured"').includes(request));
  await openInventory();
  await (await findFilters()).findByLabelText(/^Volvo/);
  expect(ofAllCars()).toEqual([]);
  site.intercept(() => Response.json({}, { status: 500 }));
  await openMoreFilters();
  const alert = within(await filters().findByRole('alert'));
  expect(alert.getByText(/^Error:/)).toBeVisible();
  // It loads the page again: resilience.spec.ts.
  expect(alert.getByRole('button', { name: 'Refresh' })).toBeVisible();
  site.intercept(null);
  await openInventory();
  await openMoreFilters();
  await (await findFilters()).findByLabelText(/^Electric/);
  expect(choice('Electric')).toHaveTextContent('33');
  expect(ofAllCars()).toHaveLength(1);
});
