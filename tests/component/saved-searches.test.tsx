import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordSeenCars } from '../../src/model/inventory/seenCars.ts';
import { carFields } from '../support/factories.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

vi.mock('../../src/ui/hooks/whenIdle.ts', () => ({ whenIdle: (work: () => void) => void setTimeout(work) }));

const site = startTestSite();
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await site.put('Cars/volvo', carFields({ Name: 'Volvo', Model: 'XC60', Featured: true }));
  await site.put('Cars/bmw', carFields({ Name: 'BMW', Model: 'X5', Featured: true }));
});

/** Makes it a visit after one that saw these cars. */
const haveSeen = (...ids: readonly string[]) =>
  localStorage.setItem('seen-cars', JSON.stringify(recordSeenCars(null, ids, Date.now() - day)));
const saveSearches = (...searches: readonly string[]) =>
  localStorage.setItem('searches', JSON.stringify(searches));
const saved = async () => within(await screen.findByRole('region', { name: 'Saved searches' }));
const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
const badges = () =>
  screen.queryAllByText('New in stock').map((badge) => badge.closest('a')?.getAttribute('href'));

describe('on /inventory', () => {
  test('a first visit is stored and marks nothing; the next one marks new cars, without more requests', async () => {
    await site.open('/inventory');
    await waitFor(() => expect(stored('seen-cars')?.seen).toHaveLength(10));
    expect(badges()).toEqual([]);
    const first = site.requests.length;

    haveSeen('volvo');
    saveSearches('brand=BMW', 'brand=Volvo');
    await site.open('/inventory');
    const region = await saved();
    expect(await region.findByText('1 new car since your last visit')).toBeVisible();
    expect(region.getByText('No new cars since your last visit')).toBeVisible();
    expect(region.getByRole('link', { name: 'BMW' })).toHaveAttribute('href', '/inventory?brand=BMW');
    await waitFor(() => expect(new Set(badges())).toEqual(new Set(['/car/bmw'])));
    expect(site.requests).toHaveLength(first);
  });

  test('saves a search with filters, and removes it, with the focus on the one beside it', async () => {
    saveSearches('brand=Audi');
    await site.open('/inventory?brand=BMW&sort=price-up');
    await press('Save this search');
    expect(stored('searches')).toEqual(['brand=Audi', 'brand=BMW']);
    const region = await saved();
    expect(screen.getByRole('button', { name: 'Remove from saved searches' })).toBeVisible();
    const remove = (name: string) => region.findByRole('button', { name: `Remove saved search: ${name}` });
    await userEvent.click(await remove('BMW'));
    expect(stored('searches')).toEqual(['brand=Audi']);
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeVisible();
    expect(await remove('Audi')).toHaveFocus();
  });

  test('counts what the list shows: of a mistyped word, and within a sum a month', async () => {
    await site.put('Settings/finance', { rows: ['flat own 1% 0% 0% 60 30 2099-12-31 Ours'] });
    await site.put('Cars/dear', carFields({ Name: 'Bentley', Model: 'Bentayga', Price: '19,900,000 EGP' }));
    haveSeen('volvo');
    await site.put('Cars/volvo', carFields({ Name: 'Volvo', Model: 'EX30', Fuel: 'electric' }));
    // A word of its description is what another car is.
    await site.put(
      'Cars/bmw',
      carFields({ Name: 'BMW', Model: 'X5', Description: 'With an electric glass roof.' }),
    );
    saveSearches('q=bentlei', 'monthly-to=100000', 'q=electric');
    await site.open('/inventory');
    const region = await saved();
    await waitFor(() => expect(region.getAllByText('1 new car since your last visit')).toHaveLength(2));
    expect(region.getAllByText('No new cars since your last visit')).toHaveLength(1);
  });

  test('shows a message if a search cannot be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await site.open('/inventory?brand=BMW');
    await press('Save this search');
    expect(await screen.findByText(/This browser can’t save your searches/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove from saved searches' })).toBeVisible();
  });

  test('says that ten are saved', async () => {
    saveSearches(...Array.from({ length: 10 }, (_, index) => `q=car${index}`));
    await site.open('/inventory?brand=BMW');
    expect(await screen.findByText(/^You have saved 10 searches\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  });
});

test('/ compares only the featured cars and says so', async () => {
  haveSeen('volvo');
  saveSearches('brand=BMW', 'brand=Volvo');
  await site.open('/');
  const region = await saved();
  expect(await region.findByText(/^1 new car among the featured cars\./)).toBeVisible();
  expect(region.getByText('Open it to see whether there are new cars')).toBeVisible();
  expect(stored('seen-cars').seen).toHaveLength(5);
});
