import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';
import { expectFitsWidths } from './narrow-screen.ts';

// What each state says: tests/component/saved-searches.test.tsx, other-currency.test.tsx and foreign-words.test.tsx.

const isSeen = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('seen-cars'))).not.toBeNull();

/** Makes the next look at the inventory another visit. */
const endVisit = (page: Page) =>
  page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('seen-cars') ?? '{}');
    localStorage.setItem('seen-cars', JSON.stringify({ ...seen, at: seen.at - 3_600_000 }));
  });

test('a visitor who returns sees new cars, saved searches and prices in euros', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  test.slow();
  const day = new Date().toISOString().slice(0, 10);
  await page.route('**/rates.json', (route) => route.fulfill({ json: { EUR: '50', USD: '40', day } }));
  await dealership.put('Cars/old', carFields({ Name: 'Volvo', Model: 'Old', Price: '2,000,000 EGP' }));
  await page.goto('/inventory?brand=Volvo');
  // By keyboard.
  await page.getByRole('button', { name: 'Save this search' }).press('Enter');
  await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Prices also in' }).selectOption('EUR');
  await expect(page.getByText('about €40,000').first()).toBeVisible();
  await isSeen(page);
  await endVisit(page);
  await dealership.put('Cars/new', carFields({ Name: 'Volvo', Model: 'Fresh', Price: '1,000,000 EGP' }));
  await blockFonts(page, consoleMessages);
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/inventory');
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await expect(saved.getByText('1 new car since your last visit')).toBeVisible();
  await expect(page.getByText('New in stock')).toHaveCount(1);
  await expect(page.getByText('about €20,000').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expectFitsWidths(page, 'another visit', [360, 1280]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('New in stock')).toBeHidden();
  await expect(page.getByText('about €20,000').first()).toBeVisible();
});
