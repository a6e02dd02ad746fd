import type { Page } from '@playwright/test';
import { localHooks } from '../../scripts/local/build-hook.ts';
import { findViolations } from './axe.ts';
import type { Dealership, StoredFields } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { test as base, expect } from './fixtures.ts';
import { webp } from './pictures.ts';
import { hookAddress, type PublishedSite, startPublishedSite } from './published-site.ts';
import { openAsStaff, pressInMenu, staff } from './staff.ts';

const test = base.extend<{ readonly site: PublishedSite }>({
  site: async ({ page, dealership }, use) => {
    const site = await startPublishedSite(dealership);
    await use(site);
    await page.close();
    await site.stop();
  },
});

const published = new Date('2026-11-01T10:00:00Z');
const saved = { updatedAt: published };
const panel = '/dashboard/publishing';

const group = (page: Page, name: string) => page.getByRole('region', { name });
const publishButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Publish now' });
const notice = (page: Page, text: string) => page.getByText(text, { exact: false });
const upToDate = (page: Page) => page.getByText('There is nothing to publish.');

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}

/** Stores cars and articles, and declares that all of them have prerendered pages. */
async function putPublished(
  dealership: Dealership,
  site: PublishedSite,
  cars: Readonly<Record<string, StoredFields>>,
  blogs: Readonly<Record<string, StoredFields>> = {},
): Promise<void> {
  const pagesOf = (all: Readonly<Record<string, StoredFields>>, title: string) =>
    Object.fromEntries(
      Object.entries(all).map(([id, fields]) => [
        id,
        { version: published.getTime(), title: String(fields[title]) },
      ]),
    );
  for (const [id, fields] of Object.entries(cars))
    await dealership.put(`Cars/${id}`, { ...fields, ...saved });
  for (const [id, fields] of Object.entries(blogs))
    await dealership.put(`Blogs/${id}`, { ...fields, ...saved });
  await site.pretendBuilt({
    time: published.toISOString(),
    cars: pagesOf(cars, 'Model'),
    blogs: pagesOf(blogs, 'title'),
  });
}

function putHook(dealership: Dealership, id: string, more: StoredFields = {}): Promise<void> {
  return dealership.put('Settings/publishing', { hook: hookAddress(id), limit: 20, ...more });
}

test('changes are listed until they are published, and then are in the prerendered pages', async ({
  page,
  dealership,
  site,
  consoleMessages,
}) => {
  test.setTimeout(240_000);
  // The editor's styles.
  consoleMessages.allow(/Content Security Policy/);
  await putHook(dealership, localHooks.builds);
  await dealership.putFile('mainImages/old.webp', (await webp('old.webp')).buffer);
  await putPublished(
    dealership,
    site,
    Object.fromEntries(
      ['Changed', 'Sold', 'Hidden', 'Deleted'].map((name) => [name, carFields({ Model: `${name} car` })]),
    ),
    { article: blogFields({ title: 'Before', mainImage: 'mainImages/old.webp' }) },
  );
  await openAsStaff(page, site.url + panel);
  await expect(upToDate(page)).toBeVisible();

  await page.goto(`${site.url}/dashboard/edit-car/Changed`);
  await page.getByLabel('Model').fill('Changed model');
  await submit(page);
  const afterSave = page.getByRole('status').filter({ hasText: 'Saved. Chats and search engines see it' });
  await expect(afterSave.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await page.goto(`${site.url}/dashboard/add-car?from=Changed`);
  await page.getByLabel('Model').fill('New car');
  await page.getByLabel('Images').setInputFiles(await webp('front.webp'));
  await expect(page.getByRole('img')).toHaveCount(1);
  await submit(page);
  await expect(notice(page, 'New car added successfully!')).toBeVisible();
  await page.goto(`${site.url}/dashboard/edit-blog/article`);
  await page.getByLabel('Title').fill('After');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(notice(page, 'Blog updated successfully!')).toBeVisible();
  await page.goto(`${site.url}/dashboard/cars`);
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await row('Sold car').getByLabel('State').selectOption('sold');
  await expect(row('Sold car')).toContainText('Sale not published');
  await pressInMenu(row('Hidden car'), 'Hidden');
  await expect(row('Hidden car')).toContainText('Still in its static page');
  await pressInMenu(row('Deleted car'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row('Deleted car')).toHaveCount(0);
  await expect(row('Changed model')).toContainText('Not published yet');
  await expect(row('New car')).toContainText('No chat preview yet');

  await page.goto(site.url + panel);
  for (const [name, item] of [
    ['Hidden, but still readable', 'Hidden car'],
    ['Deleted, but still readable', 'Deleted car'],
    ['New', 'New car'],
    ['Sold', 'Sold car'],
    ['Changed', 'Changed model'],
    ['Changed', 'After'],
  ] as const)
    await expect(group(page, name).first()).toContainText(item);
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Hidden, but still readable');
  await expect(page.getByText('20 of 20 deploys left this month.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await publishButton(page).dblclick();
  await expect(notice(page, 'This page checks every 15 seconds')).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await expect(notice(page, `by ${staff.email}. Ready again in 10 min.`)).toBeVisible();
  await expect(upToDate(page)).toBeVisible({ timeout: 180_000 });
  expect(site.calls).toEqual([localHooks.builds]);
  expect(await dealership.read('Settings/publishing')).toMatchObject({ count: 1 });

  const cars = await dealership.list('Cars');
  const added = cars.find(({ fields }) => fields.Model === 'New car')?.id;
  for (const base of ['', '/de', '/ar']) {
    expect(await site.textOf(`${base}/car/Changed`)).toContain('<title>Volvo Changed model');
    expect(await site.textOf(`${base}/car/${added}`)).toMatch(
      /<meta property="og:title" content="Volvo New car/,
    );
    expect(await site.textOf(`${base}/car/Sold`)).toContain('https://schema.org/SoldOut');
    for (const gone of ['Hidden', 'Deleted']) {
      const html = await site.textOf(`${base}/car/${gone}`);
      expect(html).not.toContain(`${gone} car`);
      expect(html).toMatch(/<meta property="og:image" content="https:[^"]*\/preview.jpg"/);
    }
    expect(await site.textOf(`${base}/blogs/feed.xml`)).toContain('>After</title>');
  }
  const sitemap = await site.textOf('/sitemap.xml');
  expect(sitemap).toMatch(new RegExp(`/car/${added}</loc><lastmod>20[^<]+Z</lastmod>`));
  expect(sitemap).not.toContain('/car/Hidden');
});
