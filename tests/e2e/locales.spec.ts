import { localeOffers } from '../../src/locales/localeOffers.ts';
import { carFields } from '../support/factories.ts';
import { expect, openInside, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

// Links and offers of a locale on every page: tests/component/locale-offer.test.tsx; their use: early-input.spec.ts and
// kept-forms.spec.ts.

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
