import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { countDraftFiles, openAsStaff } from './staff.ts';

// What a draft holds, and whom it is offered: tests/component/staff-drafts.test.tsx.

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('links, Back, reload and closing ask before leaving unsaved changes, which are kept as a draft', async ({
  page,
  dealership: _,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Add Car' }).click();
  const model = page.getByLabel('Model');
  await model.fill('Half');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(model).toHaveValue('Half');
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(question(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(model).toHaveValue('Half');
  await page.goBack();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/dashboard/add-car');
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  await expect(page.getByRole('img')).toHaveCount(1);
  await expect.poll(() => countDraftFiles(page)).toBe(1);

  // Typed right before a reload, so no pause stores it.
  await model.fill('Last moment');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(model).toHaveValue('');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(model).toHaveValue('Last moment');
  const picture = page.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
});
