import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { heroPicture } from '../support/factories.ts';
import { type Upload, webp } from '../support/pictures.ts';
import { otherAccount } from '../support/test-account.ts';
import { answer, fill, findAlert, findField, press } from './form-actions.ts';
import { denied, noConnection } from './staff-list.ts';
import { startStaffSite, toFile } from './staff-site.tsx';

const site = startStaffSite();
const hero = 'Hero/hero.webp';

beforeEach(() => site.bucket.put(hero, heroPicture));

const field = () => screen.findByLabelText('Hero Image');
const choose = async (upload: Upload) => userEvent.upload(await field(), toFile(upload));
const picture = () => screen.findByAltText('The home page’s picture');
const newPicture = () => screen.queryByAltText('The new picture');
const replaced = () => screen.findByText('Hero image updated successfully!');

async function replaceHero(): Promise<void> {
  await choose(await webp('evening.webp', 960, 540));
  await press('Replace the hero image');
  expect(await replaced()).toBeVisible();
}

/** Whether a stored file is this picture. */
async function isStored(picture: Uint8Array, path = hero): Promise<boolean> {
  const stored = await site.bucket.files.get(path)?.content.arrayBuffer();
  return stored !== undefined && Buffer.from(stored).equals(picture);
}

// The other rules: tests/unit/imageRules.test.ts.
test('an invalid picture is rejected with a message', async () => {
  await site.open('/dashboard/hero');
  await choose(await webp('hero.webp', 1200, 800));
  expect(await findAlert('Image must have a 16:9 aspect ratio.')).toBeVisible();
  expect(newPicture()).toBeNull();
  expect(site.bucket.paths()).toEqual([hero]);
});

// Beside the current one, which it replaces: tests/e2e/staff-dashboard.spec.ts.
test('a new picture that will look blurred is marked, and can be left out', async () => {
  await site.open('/dashboard/hero');
  await choose(await webp('other.webp', 640, 360));
  expect(await screen.findByText('Only 640 × 360 pixels: it will look blurred.')).toBeVisible();
  await press('Cancel');
  expect(newPicture()).toBeNull();
  expect(site.bucket.paths()).toEqual([hero]);
});

test('leaving before a new picture replaces the hero asks', async () => {
  const router = await site.open('/dashboard/hero');
  await choose(await webp('evening.webp', 960, 540));
  await screen.findByAltText('The new picture');
  void router.navigate('/dashboard/blogs');
  await screen.findByText('Leave without saving?');
  await answer('No');
  expect(newPicture()).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/hero');
});

test('Undo restores the replaced picture, on another staff page too, but not over a colleague’s newer one', async () => {
  await site.open('/dashboard');
  await replaceHero();
  await userEvent.click(screen.getByText('Add Car'));
  await userEvent.click(await screen.findByText(/^Back to/));
  await picture();
  expect(await isStored(heroPicture)).toBe(false);
  await press('Undo');
  await waitFor(() => expect(screen.queryByText('The hero image was replaced.')).toBeNull());
  expect(await isStored(heroPicture)).toBe(true);

  await replaceHero();
  const { buffer } = await webp('night.webp', 1200, 675);
  site.bucket.put(hero, buffer);
  await press('Undo');
  const told = 'Someone else has replaced the hero image since. It was not changed.';
  expect(await findAlert(told)).toBeVisible();
  expect(await isStored(buffer)).toBe(true);
});

test('the next account in the tab doesn’t get the previous one’s Undo', async () => {
  const router = await site.open('/dashboard/hero');
  await replaceHero();
  await press('Sign out');
  await findField('Email');
  fill({ Email: otherAccount.email, Password: 'drive-safely' });
  await press('Login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hero'));
  await picture();
  expect(screen.queryByText('Hero image updated successfully!')).toBeNull();
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a colleague’s newer picture is shown before it is replaced', async () => {
  await site.open('/dashboard/hero');
  await choose(await webp('evening.webp', 960, 540));
  await picture();
  const theirs = await webp('theirs.webp', 1200, 675);
  site.bucket.put(hero, theirs.buffer);
  await press('Replace the hero image');
  expect(await findAlert(/^Someone else has replaced the hero image since/)).toBeVisible();
  expect(await isStored(theirs.buffer)).toBe(true);
  await press('Replace the hero image');
  expect(await replaced()).toBeVisible();
  expect(await isStored(theirs.buffer)).toBe(false);
});

test('each replacement, Undo too, renews the picture in this browser’s cache', async () => {
  vi.stubEnv('VITE_IMAGE_SERVICE', 'netlify');
  const renewals = () => site.requests.filter(({ url }) => url === '/Hero/hero.webp');
  await site.open('/dashboard/hero');
  await choose(await webp('evening.webp', 960, 540));
  await press('Replace the hero image');
  await waitFor(() => expect(renewals()).toHaveLength(1));
  await press('Undo');
  await waitFor(() => expect(renewals()).toHaveLength(2));
  vi.unstubAllEnvs();
});

test('a picture that cannot be restored is replaced only after a warning', async () => {
  const evening = await webp('evening.webp', 960, 540);
  await site.open('/dashboard/hero');
  await choose(evening);
  site.intercept(({ url, method }) =>
    method === 'GET' && url.includes('alt=media') ? noConnection() : undefined,
  );
  await press('Replace the hero image');
  const warning = await screen.findByText(/you will not be able to undo this/);
  expect(warning).toHaveAttribute('role', 'alert');
  expect(await isStored(heroPicture)).toBe(true);
  await press('Replace it anyway');
  expect(await replaced()).toBeVisible();
  expect(await isStored(evening.buffer)).toBe(true);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a hero with another name is shown as visitors see it', async () => {
  site.bucket.files.clear();
  site.bucket.put('Hero/evening.webp', heroPicture);
  await site.open('/dashboard/hero');
  expect((await picture()).getAttribute('src')).toMatch(/evening\.webp/);
  await replaceHero();
  expect((await picture()).getAttribute('src')).toMatch(/hero\.webp/);
});

test('a failed upload keeps the old picture, and can be tried again', async () => {
  await site.open('/dashboard/hero');
  site.intercept(({ url, method }) => (method === 'POST' && url.includes('/o?') ? denied() : undefined));
  await choose(await webp('evening.webp', 960, 540));
  await press('Replace the hero image');
  expect(await findAlert('Failed to upload image.')).toBeVisible();
  expect(await field()).toBeEnabled();
  expect(screen.getByText('Replace the hero image')).toBeEnabled();
  expect(await isStored(heroPicture)).toBe(true);
  expect(site.bucket.paths()).toEqual([hero]);
  site.intercept(null);
  await press('Replace the hero image');
  expect(await replaced()).toBeVisible();
  expect(screen.queryByText('Failed to upload image.')).toBeNull();
});
