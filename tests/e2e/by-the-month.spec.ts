import { cars } from '../../seed/cars.ts';
import { finance } from '../../seed/finance.ts';
import { carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, inLocales, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';
import { expectFitsNarrowScreen, expectLargeTextFits } from './narrow-screen.ts';
import { countSheets } from './paper.ts';

// Figures, faults and settings: tests/component/by-the-month.test.tsx; the filter: inventory-by-the-month.test.tsx.

// German has the longest words, Arabic the other direction.
inLocales(['de', 'ar'], () =>
  test('the calculator is used by keyboard, fits a narrow screen, and prints on the car’s sheet', async ({
    page,
    dealership,
    siteLocale,
    say,
    at,
  }) => {
    await dealership.put('Settings/finance', finance);
    const year = String(new Date().getFullYear());
    await dealership.put('Cars/one', carFields({ Production_Year: year, Price: '2,700,000 EGP' }));
    await page.goto(at('/car/one'));
    const summary = page.locator('summary:has(strong)');
    await expect(summary).toContainText(siteLocale === 'de' ? '49.275' : '49,275');
    await summary.focus();
    await page.keyboard.press('Enter');
    const instalment = page.getByText(say('Each month')).locator('..').locator('output');
    await expect(instalment).toContainText(siteLocale === 'de' ? '49.275,00' : '49,275.00');

    const down = page.getByLabel(say('Down payment (EGP)'), { exact: true });
    const slider = page.getByRole('slider').first();
    await slider.focus();
    // In Arabic it begins at the right.
    await page.keyboard.press(siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(down).toHaveValue(siteLocale === 'de' ? '1.090.000' : '1,090,000');
    await expect(instalment).not.toContainText(/49[.,]275/);
    await page.getByRole('slider').nth(1).focus();
    await page.keyboard.press('Home');
    await expect(page.getByLabel(say('Term (months)'), { exact: true })).toHaveValue('6');

    expect(await findViolations(page, 'article')).toEqual([]);
    expect(await countSheets(page)).toBe(1);
    await expectFitsNarrowScreen(page, siteLocale);
    await expectLargeTextFits(page, siteLocale);
  }),
);

test('a static page already has the line: nothing moves, and the calculator loads when opened', async ({
  page,
  dealership,
  request,
  consoleMessages,
}) => {
  // Its pictures are not stored.
  consoleMessages.allow(/Failed to load resource/);
  // As built.
  const [car] = cars.filter(({ id }) => id === 'bmw-i4-2026');
  if (car) await dealership.put(`Cars/${car.id}`, { ...car.fields });
  await dealership.put('Settings/finance', finance);
  expect(await (await request.get('/car/bmw-i4-2026')).text()).toMatch(/<strong>from [\d,]+ EGP a month</);
  await blockFonts(page, consoleMessages);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  await watchShifts(page);
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('Settings/finance'),
  );
  await page.goto('/car/bmw-i4-2026');
  const line = page.getByText(/^from [\d,]+ EGP a month$/);
  await appRuns(page);
  await answered;
  await expect(line).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const isCalculator = (path: string) => /describeMonthly|Calculator|finance/i.test(path);
  expect(loaded.filter(isCalculator)).toEqual([]);
  await line.click();
  await expect(page.getByText('The car costs in all')).toBeVisible();
  expect(loaded.some(isCalculator)).toBe(true);
});
