import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { backend, changeAccount, createAccount, openAsStaff, signInByForm, staff } from './staff.ts';

const signInCall = /accounts:signInWithPassword/;

async function refuseSignIn(page: Page, message: string): Promise<void> {
  await page.route(signInCall, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
  );
}

test('both fields are required, the password can be shown, and signing in works', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your email.');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your password.');

  await page.getByLabel('Password').fill(staff.password);
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(await findViolations(page)).toEqual([]);
});

test('each refusal of the server shows its own message', async ({ page, consoleMessages }) => {
  await page.goto('/login');
  for (const [code, message] of [
    ['INVALID_EMAIL', 'Invalid email format.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['EMAIL_NOT_FOUND', 'No user found with this email.'],
    ['INVALID_PASSWORD', 'Incorrect password.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Incorrect email or password.'],
    ['SOMETHING_NEW', /^Unexpected error: .+/],
  ] as const) {
    await refuseSignIn(page, code);
    await signInByForm(page);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  }
  await consoleMessages.expectAll(/status of 400/);
});

test('real rejections show the same messages, and an offline sign-in its own', async ({
  page,
  consoleMessages,
}) => {
  const gone = await createAccount('disabled');
  await changeAccount(gone.localId, { disableUser: true });
  await page.goto('/login');
  await signInByForm(page, gone);
  await expect(page.getByRole('alert')).toHaveText('This account has been disabled.');
  await signInByForm(page, { ...staff, password: 'wrong-one' });
  await expect(page.getByRole('alert')).toHaveText('Incorrect password.');
  await signInByForm(page, { ...staff, email: 'no address' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email format.');
  await page.route(signInCall, (route) => route.abort());
  await signInByForm(page);
  await expect(page.getByRole('alert')).toHaveText(/^Unexpected error: .+/);
  await consoleMessages.expectAll(/status of 400|ERR_FAILED/);
});

test('a password reset link is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('status')).toContainText('A link to set a new password is on its way');
  expect(await findViolations(page)).toEqual([]);
});

test('each staff page asks for a sign-in and returns to it', async ({ page, dealership }) => {
  expect(await dealership.list('Cars')).toEqual([]);
  for (const path of [
    '/dashboard?q=bmw',
    '/dashboard/add-car',
    '/dashboard/edit-car/nobody',
    '/dashboard/add-blog',
    '/dashboard/edit-blog/nobody',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInByForm(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  }
});

test('the logo is shown while the sign-in state loads', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page);
  const open = await holdBack(page, '**/*accounts:lookup*');
  await page.goto('/dashboard/add-car');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveCount(0);
  open();
  await expect(page.getByLabel('Model')).toBeVisible();
});

test('a session survives reloads and new tabs, and signing out applies to all tabs', async ({
  page,
  context,
  dealership,
}) => {
  await dealership.files();
  await page.goto('/login');
  await signInByForm(page);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
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

test('signing in never redirects to another site', async ({ page, dealership }) => {
  await dealership.files();
  await page.goto('/login?next=//evil.example/dashboard');
  await signInByForm(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a session that ends on the server redirects to /login and keeps typed text', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const account = await createAccount('ending');
  await openAsStaff(page, '/dashboard/add-blog', account);
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByLabel('Content').fill('It goes on like this.');
  await page.getByLabel('Author').fill('A');
  await page.getByLabel('Summary').fill('S');
  await page.getByLabel('Main Image').setInputFiles(await webp('m.webp'));
  await changeAccount(account.localId, { disableUser: true });
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit')
      ? route.fulfill({
          status: 403,
          json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fadd-blog/);
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended.' })).toBeVisible();

  await changeAccount(account.localId, { disableUser: false });
  await page.unroute(backend.firestore);
  await signInByForm(page, account);
  await expect(page).toHaveURL('/dashboard/add-blog');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Content')).toHaveText('It goes on like this.');
  await expect(page.getByRole('img', { name: 'Main picture' })).toBeVisible();
  expect(await dealership.list('Blogs')).toEqual([]);
  await consoleMessages.expectAll(/status of 400|status of 403/);
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
