import { pathIn } from '../../src/config/paths.ts';
import { localeNames } from '../../src/locales/localeNames.ts';
import { localeOffers } from '../../src/locales/localeOffers.ts';
import { locales } from '../../src/model/locales.ts';
import { carFields } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

/** How the three locales link to each other; what their HTML says: tests/served/locales.test.ts. */

// Links and offers of a locale on every page: tests/component/locale-offer.test.tsx.

test('a phone and a wide screen link to the page in each locale, which keeps its own URLs', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/new', carFields({ Name: 'Volvo', Model: 'Duett' }));
  await page.goto('/inventory?condition=used&sort=price-up');
  for (const [siteLocale, width] of [
    ['de', 1280],
    ['ar', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    if (width === 360) await page.locator('header button[aria-controls]').click();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      await expect(part.locator('a[hreflang]')).toHaveText(locales.map((other) => localeNames[other]));
      for (const other of locales) await expect(part.locator(`a[lang="${other}"]`)).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: localeNames[siteLocale] }).click();
    await expect(page).toHaveURL(pathIn(siteLocale, '/inventory?condition=used&sort=price-up'));
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  }

  await page
    .getByRole('main')
    .getByRole('link', { name: /Volvo Duett/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ar/car/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Duett');
  await expect(page.getByRole('contentinfo').locator('a[lang="de"]')).toHaveAttribute('href', '/de/car/new');
  await page.goto('/ar');
  await expect(page).toHaveURL('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('gets a one-line offer of the page in Arabic, which shifts nothing', async ({
    page,
    dealership: _,
    consoleMessages,
  }) => {
    await blockFonts(page, consoleMessages);
    await watchShifts(page);
    await page.goto('/services?from=mail');
    const link = page.getByRole('link', { name: localeOffers.ar.link });
    await expect(link).toHaveAttribute('href', '/ar/services?from=mail', { timeout: 15_000 });
    await expect(page).toHaveURL('/services?from=mail');
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('sees no offer under the bar of a car', async ({ page, dealership }) => {
    await dealership.put('Cars/a', carFields());
    await page.setViewportSize({ width: 360, height: 740 });
    await watchShifts(page);
    await page.goto('/car/a');
    const link = page.getByRole('link', { name: localeOffers.ar.link, includeHidden: true });
    await expect(link).toHaveCount(1, { timeout: 15_000 });
    await expect(link).toBeHidden();
    const bar = page.locator('#inquiry');
    const bottomOfBar = async () => {
      const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height);
    };
    await expect.poll(bottomOfBar).toBe(740);
    expect(await shiftsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(link).toBeHidden();
    await expect.poll(bottomOfBar).toBe(740);
  });
});
