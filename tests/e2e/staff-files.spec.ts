import type { Page } from '@playwright/test';
import type { Dealership } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { commitPastPage, expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { backend, openAsStaff, pressInMenu } from './staff.ts';

const hero = 'Hero/hero.webp';
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' });

async function putFiles(dealership: Dealership, ...paths: readonly string[]): Promise<void> {
  const { buffer } = await webp('x.webp');
  for (const path of paths) await dealership.putFile(path, buffer);
}

/** A car with the pictures `paths`; the first is its main image. */
const carWith = (model: string, ...paths: readonly string[]) =>
  carFields({ Model: model, Img: paths[0], Images: paths });

async function deleteRow(page: Page, text: string): Promise<void> {
  await pressInMenu(row(page, text), 'Delete');
  await yes(page).click();
  await expect(row(page, text)).toHaveCount(0);
}

/** Lets commits through and loses their responses. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(backend.firestore, async (route) => {
    if (!route.request().url().includes(':commit')) return route.fallback();
    await commitPastPage(route.request());
    return route.abort();
  });
}

test('a picture shared by cars or posts is deleted with the last one that shows it', async ({
  page,
  dealership,
}) => {
  await putFiles(dealership, 'Cars/1_shared.webp', 'Cars/2_told.webp', 'Cars/3_own.webp');
  await dealership.put('Cars/a', carWith('First', 'Cars/1_shared.webp', 'Cars/3_own.webp'));
  await dealership.put('Cars/b', carWith('Second', 'Cars/1_shared.webp'));
  await dealership.put('Cars/c', carWith('Third', 'Cars/2_told.webp', hero));
  await dealership.put(
    'Blogs/a',
    blogFields({ content: `<img src="${dealership.urlOf('Cars/2_told.webp')}">` }),
  );
  await openAsStaff(page);
  await deleteRow(page, 'First');
  await expect(status(page, 'Car and its images deleted successfully.')).toBeVisible();
  expect(await dealership.files()).toEqual(['Cars/1_shared.webp', 'Cars/2_told.webp', hero]);
  await deleteRow(page, 'Third');
  expect(await dealership.files()).toEqual(['Cars/1_shared.webp', 'Cars/2_told.webp', hero]);
  await deleteRow(page, 'Second');
  expect(await dealership.files()).toEqual(['Cars/2_told.webp', hero]);
});

test('a picture removed from one car stays with the other', async ({ page, dealership }) => {
  await putFiles(dealership, 'Cars/1_shared.webp', 'Cars/2_own.webp');
  await dealership.put('Cars/a', carWith('Edited', 'Cars/1_shared.webp', 'Cars/2_own.webp'));
  await dealership.put('Cars/b', carWith('Other', 'Cars/1_shared.webp'));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await submit(page);
  await yes(page).click();
  await expect(status(page, 'Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({
    Img: 'Cars/2_own.webp',
    Images: ['Cars/2_own.webp'],
  });
  expect(await dealership.files()).toEqual(['Cars/1_shared.webp', 'Cars/2_own.webp', hero]);
});

test('an edit whose responses are all lost counts as done and causes no conflict', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'Cars/1_a.webp', 'Cars/2_b.webp');
  await dealership.put('Cars/a', carWith('Edited', 'Cars/1_a.webp', 'Cars/2_b.webp'));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('Arrived');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await loseAnswers(page);
  await submit(page);
  await yes(page).click();
  await expect(status(page, 'Car updated successfully!')).toBeVisible({ timeout: 20_000 });
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Arrived', Images: ['Cars/2_b.webp'] });
  expect(await dealership.files()).toEqual(['Cars/1_a.webp', 'Cars/2_b.webp', hero]);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('an edit that was stored but seemed to fail is recognised on retry', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'mainImages/m.webp');
  await dealership.put('Blogs/a', blogFields({ title: 'Before', mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await page.getByLabel('Title').fill('After');
  await page.getByLabel('Main Image').setInputFiles(await webp('new.webp'));
  await loseAnswers(page);
  let arrived = false;
  await page.route(backend.firestore, (route) => {
    // The network fails once the write has arrived.
    if (arrived) return route.abort();
    arrived = route.request().url().includes(':commit');
    return route.fallback();
  });
  await submit(page);
  await expect(alert(page, 'Failed to update blog.')).toBeVisible({ timeout: 20_000 });
  expect(await dealership.read('Blogs/a')).toMatchObject({ title: 'After' });
  await page.unroute(backend.firestore);
  await submit(page);
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  const stored = await dealership.read('Blogs/a');
  expect((await dealership.files()).toSorted()).toEqual(
    [hero, stored?.mainImage, 'mainImages/m.webp'].toSorted(),
  );
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('a switch and a deletion whose responses are all lost are done', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'Cars/1_a.webp');
  await dealership.put('Cars/a', carWith('Doomed', 'Cars/1_a.webp'));
  await openAsStaff(page);
  await loseAnswers(page);
  const featured = row(page, 'Doomed').getByLabel('Featured');
  await pressInMenu(row(page, 'Doomed'), 'Featured');
  await expect(featured).toBeChecked();
  expect(await dealership.read('Cars/a')).toMatchObject({ Featured: true });
  await deleteRow(page, 'Doomed');
  await expect(status(page, 'Car and its images deleted successfully.')).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
  expect(await dealership.files()).toEqual([hero]);
  await consoleMessages.expectAll(/ERR_FAILED/);
});
