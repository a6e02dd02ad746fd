import type { Page } from '@playwright/test';
import { pathIn } from '../../src/config/paths.ts';
import { contentLocales } from '../../src/model/locales.ts';
import { putStock, storedIn } from '../support/foreign-stock.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { sayIn } from '../support/say.ts';
import { expect, test } from './fixtures.ts';

// Each page in each of its states: tests/component/foreign-words.test.tsx; the prerendered pages: tests/served.

for (const siteLocale of contentLocales)
  test.describe(`in ${siteLocale}`, () => {
    test.use({ siteLocale, viewport: { width: 320, height: 568 } });
    const say = sayIn(siteLocale);
    const expectOurs = async (page: Page, what: string) =>
      expect(await foreignTexts(page, siteLocale, storedIn(siteLocale)), what).toEqual([]);
    const press = (page: Page, name: string) =>
      page
        .getByRole('button', { name: say(name) })
        .first()
        .click();

    test('what the built scripts show contains no English and fits a phone', async ({ page, dealership }) => {
      await page.route('**/.netlify/images?*', (route) =>
        route.fulfill({ path: 'public/icons/icon-192.png' }),
      );
      await putStock(dealership.put);
      await page.goto(pathIn(siteLocale, '/car/duett'));
      await press(page, 'Message us');
      await press(page, 'Send Message');
      await expectOurs(page, 'a form that lacks all');
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 360, height: 640 });
      await press(page, 'Menu');
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Car Inventory') })
        .click();
      await press(page, 'Filters');
      await expect(dialog.getByRole('heading', { name: say('Filters') })).toBeFocused();
      await expect(dialog.getByLabel('Volvo')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: say('Show 3 cars') })).toBeInViewport({ ratio: 1 });
      await dialog.getByText(say('More filters')).click();
      await expect(dialog.getByText(say('Diesel'))).toBeVisible();
      await expectOurs(page, 'all filters');
    });
  });
