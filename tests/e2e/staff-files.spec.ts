import type { Page } from '@playwright/test';
import { bucket, emulatorHosts, projectId } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Dealership } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { backend, openAsStaff } from './staff.ts';

const hero = 'Hero/hero.webp';
const objects = `http://${emulatorHosts(testPorts).storageHost}/v0/b/${bucket}/o`;
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' });

/** What a document's text holds of a stored image: the address the page itself would give it. */
const shown = (path: string) => `<img src="${objects}/${encodeURIComponent(path)}?alt=media">`;

async function putFiles(dealership: Dealership, ...paths: readonly string[]): Promise<void> {
  const { buffer } = await webp('x.webp');
  for (const path of paths) await dealership.putFile(path, buffer);
}

/** A car whose pictures are `paths`, the first of them its main image. */
const carWith = (model: string, ...paths: readonly string[]) =>
  carFields({ Model: model, Img: paths[0], Images: paths });

async function deleteRow(page: Page, text: string): Promise<void> {
  await row(page, text).getByRole('button', { name: 'Delete' }).click();
  await yes(page).click();
  await expect(row(page, text)).toHaveCount(0);
}

/** What this browser has not settled yet. */
const unsettled = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('staff-upload:')));

/** Lets commits happen, and loses their answers. */
async function loseAnswers(page: Page, { project }: Dealership): Promise<void> {
  const rename = (text: string) => text.replaceAll(`projects/${projectId}/`, `projects/${project}/`);
  await page.route(backend.firestore, async (route) => {
    const request = route.request();
    if (!request.url().includes(':commit')) return route.fallback();
    const body = rename(request.postData() ?? '');
    await fetch(rename(request.url()), { method: 'POST', headers: await request.allHeaders(), body });
    return route.abort();
  });
}

test('a post that shows a car’s picture and the hero takes neither along when it is deleted or edited', async ({
  page,
  dealership,
}) => {
  await putFiles(dealership, 'Cars/1_a.webp', 'Blogs/own.webp', 'Blogs/other.webp');
  await dealership.put('Cars/a', carWith('Shown', 'Cars/1_a.webp'));
  const content = [hero, 'Cars/1_a.webp', 'Blogs/own.webp', 'Blogs/other.webp'].map(shown).join('');
  await dealership.put('Blogs/a', blogFields({ title: 'Edited', mainImage: 'Cars/1_a.webp', content }));
  await dealership.put('Blogs/b', blogFields({ title: 'Doomed', mainImage: hero, content }));
  const kept = ['Blogs/other.webp', 'Blogs/own.webp', 'Cars/1_a.webp', hero];
  await openAsStaff(page);
  await deleteRow(page, 'Doomed');
  await expect(status(page, 'Blog deleted successfully.')).toBeVisible();
  expect(await dealership.files()).toEqual(kept);

  await row(page, 'Edited').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Content').fill('Nothing but words.');
  await page.getByLabel('Main Image').setInputFiles(await webp('new.webp'));
  await submit(page);
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  expect(await dealership.files()).toEqual([
    'Cars/1_a.webp',
    hero,
    expect.stringMatching(/^mainImages\/.+_new\.webp$/),
  ]);
});

test('a picture two cars or a post show goes with the last that shows it', async ({ page, dealership }) => {
  await putFiles(dealership, 'Cars/1_shared.webp', 'Cars/2_told.webp', 'Cars/3_own.webp');
  await dealership.put('Cars/a', carWith('First', 'Cars/1_shared.webp', 'Cars/3_own.webp'));
  await dealership.put('Cars/b', carWith('Second', 'Cars/1_shared.webp'));
  await dealership.put('Cars/c', carWith('Third', 'Cars/2_told.webp', hero));
  await dealership.put('Blogs/a', blogFields({ content: shown('Cars/2_told.webp') }));
  await openAsStaff(page);
  await deleteRow(page, 'First');
  await expect(status(page, 'Car and its images deleted successfully.')).toBeVisible();
  expect(await dealership.files()).toEqual(['Cars/1_shared.webp', 'Cars/2_told.webp', hero]);
  await deleteRow(page, 'Third');
  expect(await dealership.files()).toEqual(['Cars/1_shared.webp', 'Cars/2_told.webp', hero]);
  await deleteRow(page, 'Second');
  expect(await dealership.files()).toEqual(['Cars/2_told.webp', hero]);
  expect(await unsettled(page)).toEqual([]);
});

test('a picture taken out of one car stays with the other that has it', async ({ page, dealership }) => {
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

test('an image copied from an unsaved post into a saved one outlives the first', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, '/dashboard/add-blog');
  await page.getByLabel('Title').fill('Never');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('copied.webp'));
  const image = page.getByLabel('Content').getByRole('img', { name: 'copied' });
  await expect(image).toBeVisible();
  const address = await image.getAttribute('src');
  await dealership.put('Blogs/b', blogFields({ content: `<p><img src="${address}"></p>` }));
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await yes(page).click();
  await expect.poll(() => unsettled(page)).toEqual([]);
  expect(await dealership.files()).toEqual([expect.stringMatching(/^Blogs\/.+_copied\.webp$/), hero]);
});

test('what is left because the check for other documents failed is deleted on the next page', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'mainImages/m.webp');
  await dealership.put('Blogs/a', blogFields({ title: 'Doomed', mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page);
  await expect(row(page, 'Doomed')).toBeVisible();
  await page.route('**/*:runQuery*', (route) => route.abort());
  await deleteRow(page, 'Doomed');
  await expect(status(page, 'Blog deleted successfully.')).toBeVisible();
  expect(await dealership.files()).toEqual([hero, 'mainImages/m.webp']);
  await page.unroute('**/*:runQuery*');
  await page.getByRole('link', { name: 'Add Blog' }).click();
  await expect.poll(() => dealership.files()).toEqual([hero]);
  consoleMessages.length = 0;
});

/** A post that was edited, and a tab that is about to delete the image the post has no more. */
async function openBetweenWriteAndDeletion(page: Page, dealership: Dealership): Promise<void> {
  await putFiles(dealership, 'Blogs/old.webp', 'mainImages/m.webp');
  await dealership.put(
    'Blogs/a',
    blogFields({ content: shown('Blogs/old.webp'), mainImage: 'mainImages/m.webp' }),
  );
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await page.getByLabel('Content').fill('Nothing but words.');
  await holdBack(page, '**/*:runQuery*');
  await submit(page);
  const content = async () => (await dealership.read('Blogs/a'))?.content;
  await expect.poll(content).toBe('<p>Nothing but words.</p>');
}

test('what a tab that was closed between write and deletion gave up is deleted at the next visit', async ({
  page,
  dealership,
  context,
}) => {
  await openBetweenWriteAndDeletion(page, dealership);
  await page.close();
  expect(await dealership.files()).toEqual(['Blogs/old.webp', hero, 'mainImages/m.webp']);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect.poll(() => dealership.files()).toEqual([hero, 'mainImages/m.webp']);
});

test('a visit that began before that tab was gone deletes it then', async ({ page, dealership, context }) => {
  await openBetweenWriteAndDeletion(page, dealership);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(row(other, 'Article')).toBeVisible();
  expect(await dealership.files()).toEqual(['Blogs/old.webp', hero, 'mainImages/m.webp']);
  await expect.poll(() => locksWaitedFor(other)).toBe(1);
  await page.close();
  await expect.poll(() => dealership.files()).toEqual([hero, 'mainImages/m.webp']);
  expect(await unsettled(other)).toEqual([]);
});

function locksWaitedFor(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => (await navigator.locks.query()).pending?.length);
}

test('an edit whose answers are all lost is no failure, and no change by someone else', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'Cars/1_a.webp', 'Cars/2_b.webp');
  await dealership.put('Cars/a', carWith('Edited', 'Cars/1_a.webp', 'Cars/2_b.webp'));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('Arrived');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await loseAnswers(page, dealership);
  await submit(page);
  await yes(page).click();
  await expect(status(page, 'Car updated successfully!')).toBeVisible({ timeout: 20_000 });
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Arrived', Images: ['Cars/2_b.webp'] });
  expect(await dealership.files()).toEqual(['Cars/2_b.webp', hero]);
  consoleMessages.length = 0;
});

test('an edit that arrived though it seemed to fail is recognised when it is tried again', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'mainImages/m.webp');
  await dealership.put('Blogs/a', blogFields({ title: 'Before', mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await page.getByLabel('Title').fill('After');
  await page.getByLabel('Main Image').setInputFiles(await webp('new.webp'));
  await loseAnswers(page, dealership);
  let arrived = false;
  await page.route(backend.firestore, (route) => {
    // Once the write has arrived the network is gone.
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
  // The image of the first attempt is deleted with the next visit at the latest.
  await page.goto('/dashboard');
  await expect
    .poll(() => dealership.files())
    .toEqual([hero, expect.stringMatching(/^mainImages\/.+_new\.webp$/)]);
  const stored = await dealership.read('Blogs/a');
  expect(await dealership.files()).toContain(stored?.mainImage);
  consoleMessages.length = 0;
});

test('a switch and a deletion whose answers are all lost are done', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await putFiles(dealership, 'Cars/1_a.webp');
  await dealership.put('Cars/a', carWith('Doomed', 'Cars/1_a.webp'));
  await openAsStaff(page);
  await loseAnswers(page, dealership);
  const featured = row(page, 'Doomed').getByLabel('Featured');
  await featured.click();
  await expect(featured).toBeChecked();
  expect(await dealership.read('Cars/a')).toMatchObject({ Featured: true });
  await expect(featured).toBeEnabled();
  await deleteRow(page, 'Doomed');
  await expect(status(page, 'Car and its images deleted successfully.')).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
  expect(await dealership.files()).toEqual([hero]);
  consoleMessages.length = 0;
});
