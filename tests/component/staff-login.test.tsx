import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Intercept } from '../support/intercept.ts';
import { webp } from '../support/pictures.ts';
import { account } from '../support/test-account.ts';
import {
  chooseFiles,
  field,
  fill,
  findAlert,
  findField,
  findStatus,
  press,
  submit,
  write,
} from './form-actions.ts';
import { denied } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite({ isSignedIn: false });

const signInCalls = () => site.requests.filter(({ url }) => url.includes('accounts:signInWithPassword'));

const refuse =
  (call: RegExp, message: string): Intercept =>
  ({ url }) =>
    call.test(url) ? Response.json({ error: { code: 400, message } }, { status: 400 }) : undefined;

async function signIn(): Promise<void> {
  await findField('Email');
  fill({ Email: account.email, Password: 'drive-safely' });
  await press('Login');
}

test('both fields are required, the password can be shown, and Enter signs in', async () => {
  const router = await site.open('/login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
  await press('Login');
  expect(await screen.findByText('Please enter your email.')).toHaveAttribute('role', 'alert');
  fill({ Email: account.email });
  await press('Login');
  expect(await screen.findByText('Please enter your password.')).toHaveAttribute('role', 'alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(signInCalls()).toEqual([]);

  fill({ Password: 'drive-safely' });
  expect(field('Password')).toHaveAttribute('type', 'password');
  await press('Show');
  expect(field('Password')).toHaveAttribute('type', 'text');
  await userEvent.type(field('Password'), '{Enter}');
  await screen.findByText('Sign out');
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(signInCalls().map(({ body }) => body)).toMatchObject([
    { email: account.email, password: 'drive-safely' },
  ]);
  const visit = { email: account.email, lastSeen: expect.any(Date) };
  await waitFor(async () => expect(await site.read(`Staff/${account.uid}`)).toEqual(visit));
});

test('each rejection shows its own message', async () => {
  await site.open('/login', () => findField('Email'));
  fill({ Email: account.email, Password: 'drive-safely' });
  for (const [code, message] of [
    ['INVALID_EMAIL', 'Invalid email format.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['EMAIL_NOT_FOUND', 'No user found with this email.'],
    ['INVALID_PASSWORD', 'Incorrect password.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Incorrect email or password.'],
    ['SOMETHING_NEW', /^Unexpected error: .+/],
  ] as const) {
    site.intercept(refuse(/accounts:signInWithPassword/, code));
    await press('Login');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(field('Email')).toHaveValue(account.email);
  }
});

test('a password reset link is sent', async () => {
  await site.open('/login');
  fill({ Email: account.email });
  await press('Forgot your password?');
  const sent = await screen.findByText(`A link to set a new password is on its way to ${account.email}.`);
  expect(sent).toHaveAttribute('role', 'status');
  const [request] = site.requests.filter(({ url }) => url.includes('accounts:sendOobCode'));
  expect(request?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email: account.email });
});

test('a staff page asks for a sign-in and returns to it', async () => {
  const path = '/dashboard?q=bmw';
  const router = await site.open(path, () => findField('Email'));
  const address = () => router.state.location.pathname + router.state.location.search;
  expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
  await signIn();
  await screen.findByText('Sign out');
  expect(address()).toBe(path);
  const { showNotice } = await import('../../src/staff/notices/notices.ts');
  showNotice('success', 'Saved for a car.', { label: 'Undo', run() {} });
  showNotice('error', 'Failed to update a car.');
  await press('Sign out');
  await findField('Email');
  expect(address()).toMatch(/^\/login/);
  // Nobody is left who could undo it.
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.getByText('Failed to update a car.')).toBeVisible();
});

test.each(['//evil.example/dashboard', 'https://evil.example/dashboard', '/dashboards'])(
  'signing in never redirects to %s',
  async (next) => {
    const router = await site.open(`/login?next=${next}`);
    await signIn();
    await screen.findByText('Sign out');
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '' });
  },
);

test('a session whose token is refused has ended, not in another tab', async () => {
  await site.open('/dashboard/cars', () => findField('Email'));
  await signIn();
  await screen.findByText('Sign out');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  site.intercept(refuse(/\/token\?/, 'USER_DISABLED'));
  await press('Leads', 'nav a');
  await findField('Email');
  expect(await findAlert('Your session has ended. Please sign in again.')).toBeVisible();
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

describe('a session that ends on the server while a form is saved', () => {
  async function endSession() {
    const router = await site.open('/dashboard/add-blog', () => findField('Email'));
    await signIn();
    await findField('Title');
    fill({ Title: 'Half a thought' });
    write('<p>It goes on like this.</p>', await findField('Content'));
    fill({ Author: 'A', Summary: 'S' });
    await chooseFiles('Main Image', await webp('m.webp'));
    await screen.findByRole('img', { name: 'Main picture' });
    const refuseToken = refuse(/\/token\?/, 'USER_DISABLED');
    site.intercept((request) => (request.url.includes(':commit') ? denied() : refuseToken(request)));
    await submit();
    await screen.findByRole('dialog', { name: 'Sign in to continue' });
    expect(router.state.location.pathname).toBe('/dashboard/add-blog');
    expect(await findAlert(/^Your session has ended\./)).toBeVisible();
    expect(screen.queryByText(/in another tab/)).toBeNull();
    site.intercept(null);
  }

  test('continues after the same account signs in, also on a device without drafts', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await endSession();
    expect(field('Email')).toHaveValue(account.email);
    fireEvent(screen.getByRole('dialog', { name: 'Sign in to continue' }), new Event('close'));
    expect(screen.getByRole('dialog', { name: 'Sign in to continue' })).toHaveAttribute('open');
    await signIn();
    await waitFor(() => expect(screen.queryByText('Sign in to continue')).toBeNull());
    expect(field('Title')).toHaveValue('Half a thought');
    expect(field('Content')).toHaveTextContent('It goes on like this.');
    await submit();
    await screen.findByText('Blog post added!');
    expect((await site.list('Blogs')).map(({ fields }) => fields.title)).toEqual(['Half a thought']);
    expect(site.bucket.paths()).toHaveLength(1);
  });

  test('is closed if another account signs in, and stays a draft of the first one', async () => {
    await endSession();
    await screen.findByText(/^Draft saved/);
    const other = { localId: 'colleague', email: 'colleague@dealer.example' };
    localStorage.setItem('staff-seen:colleague', String(Date.now()));
    site.intercept(({ url }) =>
      url.includes('/accounts:lookup') ? Response.json({ users: [other] }) : undefined,
    );
    await signIn();
    await screen.findByText('colleague@dealer.example');
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    expect(screen.queryByText('Restore draft')).toBeNull();
    const { email } = account;
    await findStatus(`What ${email} typed is kept on this device, as a draft for ${email}.`);
    await press('Sign out');
    await findField('Email');
    site.intercept(null);
    await signIn();
    await press('Restore draft');
    await waitFor(() => expect(field('Title')).toHaveValue('Half a thought'));
    expect(await screen.findByRole('img', { name: 'Main picture' })).toBeVisible();
    expect(await site.list('Blogs')).toEqual([]);
  });
});
