import { cars } from '../../seed/cars.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';
import { expectNoSidewaysScrolling } from './narrow-screen.ts';

// Choosing one, in English: returning-visitor.spec.ts; amounts and old rates: tests/component/other-currency.test.tsx.

test.use({ listsAsBuilt: true, siteLocale: 'ar' });

test('prices in another currency cause no layout shift in a static list in Arabic', async ({
  page,
  dealership,
  consoleMessages,
  at,
}) => {
  // Their pictures are not stored.
  consoleMessages.allow(/Failed to load resource/);
  for (const { id, fields } of cars) await dealership.put(`Cars/${id}`, { ...fields });
  await page.addInitScript(() => {
    const day = new Date().toISOString().slice(0, 10);
    localStorage.setItem('currency', JSON.stringify({ code: 'EUR', rate: 561_200, day }));
  });
  await blockFonts(page, consoleMessages);
  await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at('/inventory'));
    await appRuns(page);
    await expect(page.getByText(/يورو|€/).first()).toBeVisible();
    expect(await shiftsOf(page), `${width} px`).toEqual([]);
    expect(await findViolations(page), `${width} px`).toEqual([]);
    await expectNoSidewaysScrolling(page, `${width} px`);
  }
});
