import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff, submitButton } from './staff.ts';

// What is stored, and its conflicts and drafts: tests/component/staff-languages and staff-together.test.tsx.

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const panel = (page: Page, name: RegExp) => page.getByRole('tabpanel', { name });

test('the language tabs are one tab stop, arrow keys cycle through them, English is beside each, and a conflict asks', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Images: ['Hero/hero.webp'], Img: 'Hero/hero.webp' }));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await tab(page, /English/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Deutsch/],
    ['ArrowRight', /العربية/],
    ['ArrowRight', /English/],
    ['ArrowLeft', /العربية/],
    ['Home', /English/],
    ['End', /العربية/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(panel(page, name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, /العربية/).getByLabel('Trim')).toBeFocused();

  await tab(page, /Deutsch/).click();
  const words = panel(page, /Deutsch/);
  const english = words.getByText('An estate that does everything well.');
  await expect(english).toBeVisible();
  await words.getByLabel('Description').fill('Ein Kombi, der alles gut macht.');
  await expect(english).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const stored = await dealership.read('Cars/a');
  await dealership.put('Cars/a', { ...stored, Translations: { de: { Description: 'Von anderen.' } } });
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'This car was changed by someone else' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
