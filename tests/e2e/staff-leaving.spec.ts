import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

// Leaving during a save: tests/component/staff-leaving.test.tsx.

test('each of two tabs keeps its own draft, and a later visit is offered those of closed tabs', async ({
  page,
  context,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, '/dashboard/add-car');
  const other = await context.newPage();
  await other.goto('/dashboard/add-car');
  await page.getByLabel('Model').fill('First');
  await other.getByLabel('Model').fill('Second');
  const isDrafted = (tab: Page) => expect(tab.getByText(/^Draft saved/)).toBeVisible();
  await isDrafted(page);
  await isDrafted(other);

  // A draft of an open tab is not offered elsewhere, however new it is.
  await other.close();
  const third = await context.newPage();
  await third.goto('/dashboard/add-car');
  await third.getByRole('button', { name: 'Restore draft' }).click();
  await expect(third.getByLabel('Model')).toHaveValue('Second');
  await third.getByLabel('Model').fill('Second, renewed');
  await isDrafted(third);
  await page.close();
  const fourth = await context.newPage();
  await fourth.goto('/dashboard/add-car');
  await fourth.getByRole('button', { name: 'Restore draft' }).click();
  await expect(fourth.getByLabel('Model')).toHaveValue('First');
});
