import { findViolations } from './axe.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { changeAccount, createAccount, openAsStaff, signInByForm, staff } from './staff.ts';

// Each message, the way back and ended sessions: tests/component/staff-login.test.tsx.

test('real rejections show their messages, and a session survives reloads and new tabs until it is signed out', async ({
  page,
  context,
  dealership,
  consoleMessages,
}) => {
  await dealership.files();
  const gone = await createAccount('disabled');
  await changeAccount(gone.localId, { disableUser: true });
  await page.goto('/login');
  for (const [account, message] of [
    [gone, 'This account has been disabled.'],
    [{ ...staff, password: 'wrong-one' }, 'Incorrect password.'],
    [{ ...staff, email: 'no address' }, 'Invalid email format.'],
  ] as const) {
    await signInByForm(page, account);
    await expect(page.getByRole('alert')).toHaveText(message);
  }
  await consoleMessages.expectAll(/status of 400/);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('status')).toContainText('A link to set a new password is on its way');
  expect(await findViolations(page)).toEqual([]);

  await signInByForm(page);
  await expect(page).toHaveURL('/dashboard');
  const answer = await holdBack(page, '**/*accounts:lookup*');
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/dashboard/add-car');
  await expect(page).toHaveURL(/\/login/);
});

test('a staff page that cannot be loaded offline shows a message', async ({
  page,
  context,
  dealership,
  consoleMessages,
}) => {
  await dealership.files();
  await openAsStaff(page);
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Add Car' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Error: This page could not be loaded. Please check your connection.'),
  ).toBeVisible();
  consoleMessages.allow(/./);
});
