import type { Locator, Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { expect, showTo, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

// Contents of each list, and its inquiry: tests/component/shortlist-page.test.tsx; a shared list: comparison.spec.ts.

const heart = (within: Page | Locator, car: string) =>
  within.getByRole('button', { name: `Save to shortlist: ${car}` }).first();
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
const cards = (page: Page) => page.getByRole('main').locator('li a[href*="/car/"]');

test('the shortlist causes no layout shift when it loads or changes, and updates in every open tab at once', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/a', carFields({ Model: 'XC40' }));
  await blockFonts(page, consoleMessages);
  await watchShifts(page);
  await page.goto('/offline.html');
  for (const [width, path] of [
    [360, '/about'],
    [1280, '/inventory'],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('shortlist', '["a","b"]'));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 2 cars');
    const before = [await boxOf(page.getByRole('banner')), await boxOf(headerLink(page))];
    await page.evaluate(() => {
      localStorage.setItem('shortlist', '[]');
      window.dispatchEvent(new Event('pageshow'));
    });
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
    expect([await boxOf(page.getByRole('banner')), await boxOf(headerLink(page))]).toEqual(before);
    if (path === '/about') expect(await shiftsOf(page)).toEqual([]);
  }

  await expect(heart(page, 'Volvo XC40 2024')).toBeVisible();
  const other = await page.context().newPage();
  await showTo(other, dealership);
  await other.goto('/shortlist');
  await expect(other.getByText('Nothing here yet')).toBeVisible();
  await heart(page, 'Volvo XC40 2024').click();
  await expect(cards(other)).toHaveText([/XC40/]);
  await expect(headerLink(other)).toHaveAccessibleName('Shortlist: 1 car');
  await heart(other, 'Volvo XC40 2024').click();
  await expect(heart(page, 'Volvo XC40 2024')).toHaveAttribute('aria-pressed', 'false');
  await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
});
