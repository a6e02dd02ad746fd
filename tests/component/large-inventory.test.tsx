import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { countBilledReads } from '../../scripts/bench/billed-reads.ts';
import { carFields, soldFields } from '../support/factories.ts';
import type { FetchRequest } from '../support/intercept.ts';
import { choice, filters, findFilters } from './inventory.ts';
import { listedCars } from './public-page.ts';
import { requestsOf } from './requests.ts';
import { createGate, startTestSite, textsOf } from './site.tsx';

// More cars than are fetched at once: the database sorts and counts them.

const brands = ['Audi', 'BMW', 'Škoda', 'Volvo'];
const modelOf = (number: number) => `Model ${String(number).padStart(3, '0')}`;

/** Cars of four brands and ten years; their order is not that of their ids. */
const stock = Array.from({ length: 130 }, (_, number) =>
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
const sorted = [...stock]
  .map(({ Name, Model, Production_Year }) => ({
    title: `${Name} ${Model}`,
    key: `${3000 - Number(Production_Year)}`,
  }))
  .sort((a, b) => compare(a.key + a.title, b.key + b.title))
  .map(({ title }) => title);

const site = startTestSite();
beforeEach(() => site.putAll('Cars', stock));

/** The titles in the list, in their order. */
const list = () => listedCars(/(?:Audi|BMW|Škoda|Volvo|Saab) (?:Model \d{3}|Newest|Yearless)/);

async function search(text: string): Promise<void> {
  await userEvent.click(screen.getByPlaceholderText('Search cars...'));
  await userEvent.paste(text);
}

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
const busy = { error: { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' } };

test('is fetched page by page, in order, with its counts, for few billed documents', async () => {
  const router = await site.open('/inventory');
  expect(await screen.findByText('130 cars')).toBeVisible();
  await waitFor(() => expect(choice('BMW')).toHaveTextContent('33'));
  expect(choice('Volvo')).toHaveTextContent('32');
  await waitFor(() => expect(choice('New')).toHaveTextContent('26'));
  expect(choice('Used')).toHaveTextContent('104');
  const years = () => within(filters().getByLabelText('From year')).getAllByRole('option');
  await waitFor(() =>
    expect(textsOf(years())).toEqual([
      'Any',
      ...Array.from({ length: 10 }, (_, year) => String(2015 + year)),
    ]),
  );
  const billed = site.requests.map(({ url, body, answer }) =>
    countBilledReads(url, body as never, answer as never),
  );
  // Two counts of all, a page, three featured cars and their count, four brands and their counts, two counts and years;
  // no sold car.
  const asked = site.requests.map(({ body }) => JSON.stringify(body)).join('\n');
  const sum = billed.reduce((total, documents) => total + documents, 0);
  expect(sum, asked).toBeLessThanOrEqual(2 + 24 + 4 + 9 + 3 + 1);

  const titles: string[] = [];
  for (let number = 1; number <= 6; number += 1) {
    if (number > 1) await router.navigate(`/inventory?page=${number}`);
    await waitFor(() => expect(list()[0]).toBe(sorted[(number - 1) * 24]));
    titles.push(...list());
  }
  expect(titles).toEqual(sorted);
  // The next page starts where the one before it ends: skipped documents are billed.
  expect(requestsOf(site, '"offset"')).toEqual([]);
});

test('the last page has three more cars instead of a page for them', async () => {
  const more = Array.from({ length: 17 }, () => carFields({ Model: 'Newest', Production_Year: '2030' }));
  await site.putAll('Cars', [...stock, ...more]);
  await site.open('/inventory?page=6');
  await waitFor(() => expect(list()).toEqual(sorted.slice(-27)));
  expect(screen.queryByLabelText('Page 7')).toBeNull();
});

test('of many brands the first are counted, in all their spellings, and the others on demand', async () => {
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

test('opens at any page; a search, filter or sort goes through all cars', async () => {
  const router = await site.open('/inventory?page=5');
  await waitFor(() => expect(list()[0]).toBe(sorted[96]));
  await search('tow bar');
  await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  expect(screen.getByText('1 car')).toBeVisible();
  // Written after a pause in typing, which would take a navigation's place.
  await waitFor(() => expect(router.state.location.search).toBe('?q=tow+bar'));
  await router.navigate('/inventory?brand=%C5%A0koda&sort=price-up');
  await waitFor(() => expect(list()[0]).toBe('Škoda Model 102'));
  expect(screen.getByText('32 cars')).toBeVisible();
});

test('a search goes through more cars than one request fetches', async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: 300 }, (_, number) =>
      carFields({ Model: modelOf(number), Description: number === 299 ? 'The last one.' : '' }),
    ),
  );
  await site.open('/inventory?q=last+one');
  await waitFor(() => expect(list()).toEqual(['Volvo Model 299']));
});

test('each page names itself as canonical; one past the end the last, a search the bare list', async () => {
  for (const [address, own] of [
    ['', ''],
    ['?page=2', '?page=2'],
    ['?page=99', '?page=6'],
    ['?page=2&brand=BMW', ''],
  ]) {
    await site.open(`/inventory${address}`);
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://rhine-and-nile.example/inventory${own}`,
      ),
    );
  }
});

describe('a search that fails', () => {
  test('says so, and a press on Refresh searches again with nothing typed lost', async () => {
    await site.open('/inventory');
    await screen.findByText('130 cars');
    site.intercept((request) => (isQuery(request) ? Response.json(busy, { status: 503 }) : undefined));
    await search('tow bar');
    expect(await screen.findByText('Error: Too busy.')).toBeVisible();
    expect(screen.getByText('Please refresh the page.')).toBeVisible();
    const asked = site.requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(site.requests.length).toBeGreaterThan(asked));
    expect(await screen.findByText('Error: Too busy.')).toBeVisible();
    site.intercept(null);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
    expect(screen.getByPlaceholderText('Search cars...')).toHaveValue('tow bar');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('runs again with the next input', async () => {
    await site.open('/inventory');
    await screen.findByText('130 cars');
    site.intercept((request) => (isQuery(request) ? Promise.reject(new TypeError('Failed')) : undefined));
    await search('tow');
    expect(await screen.findByText('Error: We can’t reach our data right now.')).toBeVisible();
    site.intercept(null);
    await search(' bar');
    await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  });
});

test('says that it searches while the cars load, and keeps what is shown and typed', async () => {
  await site.open('/inventory');
  await screen.findByText('130 cars');
  await waitFor(() => expect(list()).toHaveLength(24));
  const { opened, open: answer } = createGate();
  site.intercept((request) => (isQuery(request) ? (opened as Promise<never>) : undefined));
  await search('tow bar');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(list()).toHaveLength(24);
  answer();
  await waitFor(() => expect(list()).toEqual(['Volvo Model 099']));
  expect(screen.getByPlaceholderText('Search cars...')).toHaveValue('tow bar');
});

test('the list stays if the filters cannot be counted', async () => {
  site.intercept(({ body }) =>
    JSON.stringify(body).includes('"orderBy":[{"field":{"fieldPath":"Name"')
      ? Promise.reject(new TypeError('Failed'))
      : undefined,
  );
  await site.open('/inventory');
  expect(await screen.findByText('Error: We can’t reach our data right now.')).toBeVisible();
  expect(list()).toHaveLength(24);
});

describe('where the database cannot sort the cars', () => {
  test('all are listed if an old car has a numeric year and another has none', async () => {
    await site.put('Cars/new', carFields({ Model: 'Newest', Production_Year: 2027 }));
    await site.put('Cars/old', { Name: 'Saab', Model: 'Yearless', Hidden: false });
    await site.open('/inventory');
    expect(await screen.findByText('132 cars')).toBeVisible();
    await waitFor(() => expect(list()[0]).toBe('Volvo Newest'));
    expect(await (await findFilters()).findByLabelText(/^Saab/)).toBeVisible();
    await site.open('/inventory?page=6');
    await waitFor(() => expect(list().at(-1)).toBe('Saab Yearless'));
  });

  test('because its index is not built, all are listed', async () => {
    const counted = withoutIndex('"Model"},"direction"');
    await site.open('/inventory');
    expect(await screen.findByText('130 cars')).toBeVisible();
    await waitFor(() => expect(list()[0]).toBe(sorted[0]));
    expect(await (await findFilters()).findByLabelText(/^BMW/)).toBeVisible();
    expect(counted.refused).toBeGreaterThan(0);
  });

  test.each([
    ['brands', '"orderBy":[{"field":{"fieldPath":"Name"'],
    ['oldest year', '"direction":"ASCENDING"}],"limit":1}'],
  ])('because the index of the %s is not built, the filters count all cars', async (_step, sign) => {
    const counted = withoutIndex(sign);
    await site.open('/inventory');
    await waitFor(() => expect(choice('BMW')).toHaveTextContent('33'));
    await waitFor(() =>
      expect(within(filters().getByLabelText('From year')).getAllByRole('option')).toHaveLength(11),
    );
    expect(list()).toHaveLength(24);
    expect(screen.queryByText(/Error|requires an index/)).toBeNull();
    expect(counted.refused).toBeGreaterThan(0);
  });
});

test('the key facts are counted once they are opened', async () => {
  const ofAllCars = () =>
    site.requests.filter(({ body }) => {
      const text = JSON.stringify(body);
      return text.includes('"Mileage"') && !text.includes('"Featured"');
    });
  await site.open('/inventory');
  await screen.findByText('130 cars');
  await (await findFilters()).findByLabelText(/^Volvo/);
  expect(ofAllCars()).toEqual([]);
  await userEvent.click(await screen.findByText('More filters'));
  await (await findFilters()).findByLabelText(/^Electric/);
  expect(choice('Electric')).toHaveTextContent('40');
  expect(ofAllCars()).toHaveLength(1);
});

test('hundreds of sold cars change nothing about the list, its pages and its counts', async () => {
  const sold = Array.from({ length: 300 }, () =>
    carFields({ Model: 'Gone', Featured: true, Production_Year: '2030', ...soldFields() }),
  );
  await site.putAll('Cars', [...stock, ...sold]);
  await site.open('/inventory');
  expect(await screen.findByText('130 cars')).toBeVisible();
  await waitFor(() => expect(list()).toEqual(sorted.slice(0, 24)));
  await waitFor(() => expect(choice('BMW')).toHaveTextContent('33'));
  const featured = within(screen.getByRole('region', { name: 'Featured cars' }));
  expect(featured.getAllByRole('listitem')).toHaveLength(3);
});

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
