import { expect, holdBack, test } from './fixtures.ts';
import { signInByForm } from './staff.ts';

// Each message, a new password, the way back and ended sessions: tests/component/staff-login.test.tsx.

test('a session survives reloads and new tabs until sign-out, and pages that need a connection say so', async ({
  page,
  context,
  dealership,
  consoleMessages,
}) => {
  await dealership.files();
  await page.goto('/login');
  await signInByForm(page);
  await expect(page).toHaveURL('/dashboard');
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
  await context.setOffline(true);
  consoleMessages.allow(/net::ERR_|Failed to fetch/);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await expect(
    page.getByText('Error: This page could not be loaded. Please check your connection.'),
  ).toBeVisible();
  await page.unroute(/\/assets\/.*\.(?:js|css)$/);
  await context.setOffline(false);

  const answer = await holdBack(page, '**/*accounts:lookup*');
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Add/);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/dashboard');

  // The dashboard of the other tab may still ask for something, which is denied then.
  consoleMessages.allow(/status of 403/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('You were signed out in another tab.', { exact: false })).toBeVisible();
  await expect(page.getByText('You were signed out', { exact: false })).toHaveCount(0);
  await page.goto('/dashboard/add-car');
  await expect(page).toHaveURL(/\/login/);
});
