import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { expectListed, findFilters } from './inventory.ts';
import { createGate, startTestSite, textsOf } from './site.tsx';

const stock = [
  { Name: 'BMW', Model: 'X5', Price: '7,150,000 EGP' },
  { Name: 'BMW', Model: 'i4', Price: '4,290,000 EGP', Production_Year: '2026', Featured: true },
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map((fields) => carFields(fields));

const site = startTestSite();

const results = () => [
  ...document.querySelectorAll<HTMLElement>('section[aria-labelledby="all-cars"] li a[href^="/car/"]'),
];
const expectList = (...models: readonly string[]) => expectListed(/X5|i4|XC60|Nr \d{3}/, models);
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search cars...');
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a search being typed', () => {
  beforeEach(() => site.putAll('Cars', stock));

  test('is in the URL as soon as the field is left, or a car is pressed, so Back restores it', async () => {
    const router = await site.open('/inventory');
    await expectList('i4', 'X5', 'XC60');
    type('x');
    expect(router.state.location.search).toBe('');
    fireEvent.focusOut(search());
    expect(router.state.location.search).toBe('?q=x');
    type('bmw');
    await expectList('i4', 'X5');
    fireEvent.click(results()[0] as HTMLElement);
    await title('BMW i4');
    await router.navigate(-1);
    await expectList('i4', 'X5');
    expect(router.state.location.search).toBe('?q=bmw');
    expect(search()).toHaveValue('bmw');
  });

  test('yields to another URL: the bare page shows all cars, Back restores the search', async () => {
    const router = await site.open('/inventory?q=bmw');
    await expectList('i4', 'X5');
    await userEvent.click(screen.getAllByText('Car Inventory', { selector: 'a' })[0] as HTMLElement);
    await expectList('i4', 'X5', 'XC60');
    expect(router.state.location.search).toBe('');
    expect(search()).toHaveValue('');
    await router.navigate(-1);
    await expectList('i4', 'X5');
    expect(router.state.location.search).toBe('?q=bmw');
    expect(search()).toHaveValue('bmw');
  });
});

test('search, filters and order need no more requests, and one link for each car', async () => {
  await site.putAll('Cars', stock);
  const router = await site.open('/inventory');
  await expectList('i4', 'X5', 'XC60');
  const featured = within(screen.getByRole('region', { name: 'Featured cars' }));
  // The image is not a second link.
  expect(featured.getAllByRole('link')).toHaveLength(1);
  expect(featured.getByRole('link')).toHaveAccessibleName(/^(?!.*BMW i4.*BMW i4).*BMW i4/);
  expect(screen.queryByText(/Secret/)).toBeNull();
  await findFilters();
  const asked = site.requests.length;
  await userEvent.click(screen.getAllByLabelText(/^BMW/)[0] as HTMLElement);
  await expectList('i4', 'X5');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: BMW' }));
  await expectList('i4', 'X5', 'XC60');
  type('bmw');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  await expectList('X5', 'i4');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bmw&sort=price-down'));
  expect(site.requests).toHaveLength(asked);
});

test('two hundred cars are paginated, and a search starts at the first page', async () => {
  const model = (index: number) => `Nr ${String(index).padStart(3, '0')}`;
  await site.putAll(
    'Cars',
    Array.from({ length: 200 }, (_, index) => carFields({ Model: model(index) })),
  );
  const models = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => model(from + index));
  const router = await site.open('/inventory');
  expect(await screen.findByText('200 cars')).toBeVisible();
  await expectList(...models(0, 24));
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
  await userEvent.click(pages().getByText('Next'));
  expect(document.activeElement).toHaveAttribute('id', 'all-cars');
  await expectList(...models(24, 48));
  expect(router.state.location.search).toBe('?page=2');
  const canonical = () => [...document.querySelectorAll('link[rel="canonical"]')];
  expect(canonical().map((link) => link.getAttribute('href'))).toEqual([
    'https://rhine-and-nile.example/inventory?page=2',
  ]);
  await userEvent.click(pages().getByLabelText('Page 9'));
  await expectList(...models(192, 200));
  type('nr 19');
  // 019, 119 and 190 to 199
  await expectList('Nr 019', 'Nr 119', ...models(190, 200));
});

test('the focus stays in the list when a filter is removed', async () => {
  await site.put('Cars/volvo', carFields());
  const router = await site.open('/inventory?brand=Volvo&condition=used');
  const heading = () => document.querySelector('#all-cars');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Volvo' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('brand='));
  await waitFor(() => expect(heading()).toHaveFocus());
  const other = await site.open('/inventory?q=nothing-like-it');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(other.state.location.search).toBe(''));
  await waitFor(() => expect(heading()).toHaveFocus());
});

interface Query {
  readonly structuredQuery: {
    readonly select?: { readonly fields: readonly { readonly fieldPath: string }[] };
  };
}
const selectedFields = (body: unknown) =>
  (body as Query).structuredQuery.select?.fields.map(({ fieldPath }) => fieldPath) ?? [];

test('filters of a large stock that cannot be counted keep a pending search and its focus', async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: 130 }, (_, number) =>
      carFields({ Model: `Nr ${number}`, Description: number === 99 ? 'With a tow bar.' : 'Without.' }),
    ),
  );
  const counts = createGate();
  const index = createGate();
  let failed: Promise<unknown> = Promise.reject(new Error('No count was asked for.'));
  failed.catch(() => {});
  site.intercept(({ url, body }) => {
    if (!url.includes(':runQuery')) return undefined;
    const paths = selectedFields(body);
    if (paths.length === 1 && paths[0] !== 'Status') {
      const failure = counts.opened.then(() => Promise.reject(new TypeError('Failed to fetch')));
      failed = failure.catch(() => {});
      return failure;
    }
    // The search index: searched fields without those only a car's page shows.
    const isIndex = paths.includes('Description') && !paths.includes('Exterior');
    return isIndex ? (index.opened as Promise<never>) : undefined;
  });
  await site.open('/inventory');
  await screen.findByText('130 cars');
  search().focus();
  type('tow bar');
  await screen.findByText('Searching…');
  await findFilters();
  counts.open();
  await failed;
  await waitFor(() => expect(search()).toHaveFocus());
  index.open();
  await waitFor(() => expect(textsOf(results())).toEqual([expect.stringContaining('Nr 99')]));
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('tow bar');
});

test('the key facts of a large stock show an error if counting fails, and are there on the next load', async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: 100 }, () => carFields({ Fuel: 'diesel' })),
  );
  const openFacts = async () => {
    await site.open('/inventory');
    await screen.findByText('100 cars');
    await screen.findAllByLabelText(/^Volvo/);
    const form = await findFilters();
    return { form, open: () => userEvent.click(form.getByText('More filters')) };
  };
  const failing = await openFacts();
  site.intercept(() => Response.json({}, { status: 500 }));
  await failing.open();
  const alert = within(await failing.form.findByRole('alert'));
  expect(alert.getByText(/^Error:/)).toBeVisible();
  // It loads the page again: resilience.spec.ts.
  expect(alert.getByRole('button', { name: 'Refresh' })).toBeVisible();
  site.intercept(null);
  const loaded = await openFacts();
  await loaded.open();
  expect((await loaded.form.findByLabelText(/^Diesel/)).closest('label')).toHaveTextContent('100');
});
