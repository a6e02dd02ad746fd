import { cars } from '../../seed/cars.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, inLocales, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';
import { expectNoSidewaysScrolling } from './narrow-screen.ts';

// Choosing one: returning-visitor.spec.ts; amounts and old rates: tests/component/other-currency.test.tsx.

test.use({ listsAsBuilt: true });

inLocales(['en', 'ar'], () => {
  for (const width of [360, 1280])
    test(`prices in another currency move nothing in a list, at ${width} pixels`, async ({
      page,
      dealership,
      consoleMessages,
      siteLocale,
      at,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      // Their pictures are not stored.
      consoleMessages.allow(/Failed to load resource/);
      for (const { id, fields } of cars) await dealership.put(`Cars/${id}`, { ...fields });
      await page.addInitScript(() => {
        const day = new Date().toISOString().slice(0, 10);
        localStorage.setItem('currency', JSON.stringify({ code: 'EUR', rate: 561_200, day }));
      });
      await blockFonts(page, consoleMessages);
      await watchShifts(page);
      await page.goto(at('/inventory'));
      await appRuns(page);
      const about = page.getByText(siteLocale === 'ar' ? /يورو|€/ : /about €/);
      await expect(about.first()).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      await expectNoSidewaysScrolling(page, siteLocale);
    });
});
