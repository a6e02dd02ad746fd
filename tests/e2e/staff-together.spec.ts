import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

// Merges and conflicts with someone else: tests/component/staff-together.test.tsx.

const saved = (page: Page) =>
  page.getByRole('status').getByText('Car updated successfully!', { exact: true });

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}

test('a conflict between two tabs of one person says so', async ({ page, context, dealership }) => {
  await dealership.put('Cars/a', carFields({ Images: ['Hero/hero.webp'], Img: 'Hero/hero.webp' }));
  await openAsStaff(page, '/dashboard/edit-car/a');
  const other = await context.newPage();
  await other.goto('/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('First');
  await other.getByLabel('Model').fill('Second');
  await submit(page);
  await expect(saved(page)).toBeVisible();
  await submit(other);
  const conflict = other.getByRole('dialog', { name: 'This car was changed by you, in another window' });
  await expect(conflict).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(saved(other)).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Second' });
});
