import { expect, test } from './fixtures.ts';

// Parts of a page: inquiry.spec.ts; other failures: prerendered-lists.spec.ts, tests/component/resilience.test.tsx,
// public-pages.test.tsx and car-pictures.test.tsx.

test('a page whose code could not be loaded offline opens once the connection is back', async ({
  page,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await page.waitForFunction(() => window.history.state?.idx === 0);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await link.click();
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
  await expect(page).toHaveTitle(/Services/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
