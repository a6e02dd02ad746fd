import { cars } from '../../seed/cars.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, inLocales, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
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
      await watchShifts(page);
      await page.goto(at('/inventory'));
      await appRuns(page);
      const about = page.getByText(siteLocale === 'ar' ? /يورو|€/ : /about €/);
      await expect(about.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // A font may shift the header by less than a pixel.
      expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      await expectNoSidewaysScrolling(page, siteLocale);
    });
});
