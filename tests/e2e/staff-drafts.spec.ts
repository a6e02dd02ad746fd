import type { Page } from '@playwright/test';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { countDraftFiles, openAsStaff } from './staff.ts';

// What a draft holds, and when leaving asks: tests/component/staff-drafts.test.tsx.

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('Back, reload and closing ask before leaving unsaved changes, and each of two tabs keeps its own draft', async ({
  page,
  context,
  dealership: _,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const model = page.getByLabel('Model');
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await model.fill('Half');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(model).toHaveValue('Half');
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  await expect(page.getByRole('img')).toHaveCount(1);
  await expect.poll(() => countDraftFiles(page)).toBe(1);

  // Typed right before a reload, so no pause stores it.
  await model.fill('Last moment');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(model).toHaveValue('');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(model).toHaveValue('Last moment');
  const picture = page.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

  // A draft of an open tab is not offered elsewhere, however new it is.
  const other = await context.newPage();
  await other.goto('/dashboard/add-car');
  await other.getByLabel('Model').fill('Second');
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  const waitingTabs = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waitingTabs).toBe(0);
  await expect(other.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect.poll(() => context.pages().length).toBe(1);
  const third = await context.newPage();
  await third.goto('/dashboard');
  await expect(third.getByText('1 draft is waiting on this device')).toBeVisible();
  await third.goto('/dashboard/add-car');
  await third.getByRole('button', { name: 'Restore draft' }).click();
  await expect(third.getByLabel('Model')).toHaveValue('Last moment');
});
