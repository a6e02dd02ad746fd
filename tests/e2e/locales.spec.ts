import { pathIn } from '../../src/config/paths.ts';
import { localeNames } from '../../src/locales/localeNames.ts';
import { localeOffers } from '../../src/locales/localeOffers.ts';
import { locales } from '../../src/model/locales.ts';
import { carFields } from '../support/factories.ts';
import { expect, openInside, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

/** How the three locales link to each other; what their HTML says: tests/served/locales.test.ts. */

// Links and offers of a locale on every page: tests/component/locale-offer.test.tsx.

test('a phone and a wide screen link to the page in each locale, with its query', async ({
  page,
  dealership: _,
}) => {
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

  await page.goto('/ar');
  await expect(page).toHaveURL('/ar/');
});

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('gets a one-line offer of the page in Arabic, which shifts nothing and is not under the bar of a car', async ({
    page,
    dealership,
    consoleMessages,
  }) => {
    await dealership.put('Cars/a', carFields());
    await page.setViewportSize({ width: 360, height: 740 });
    await blockFonts(page, consoleMessages);
    await watchShifts(page);
    await page.goto('/services?from=mail');
    const link = page.getByRole('link', { name: localeOffers.ar.link, includeHidden: true });
    await expect(link).toHaveAttribute('href', '/ar/services?from=mail');
    await expect(link).toBeVisible();
    await expect(page).toHaveURL('/services?from=mail');
    expect(await shiftsOf(page)).toEqual([]);

    await openInside(page, '/car/a');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(link).toBeHidden();
      const bottomOfBar = () =>
        page.locator('#inquiry').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
      await expect.poll(bottomOfBar).toBe(740);
    }
  });
});
