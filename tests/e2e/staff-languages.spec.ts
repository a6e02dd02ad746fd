import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

// What is stored, and its conflicts and drafts: tests/component/staff-languages.test.tsx.

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const panel = (page: Page, name: RegExp) => page.getByRole('tabpanel', { name });

test('the language tabs are one tab stop, arrow keys cycle through them, and English is beside each', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields());
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
  await expect(english).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
});
