import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

// Failures, other names and rejected pictures: tests/component/staff-hero.test.tsx; the lists: staff-car-list.test.tsx.

const picture = (page: Page) => page.getByRole('img', { name: 'The home page’s picture' });
const newPicture = (page: Page) => page.getByRole('img', { name: 'The new picture' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('a new hero image is shown beside the current one, replaces it, and the old one is restored', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await page.goto('/');
  const shown = page.locator('img[src*="hero.webp"]').first();
  await expect.poll(() => widthOf(shown)).toBe(1200);
  await openAsStaff(page);
  await page.getByLabel('Hero Image').setInputFiles(await webp('evening.webp', 960, 540));
  await expect.poll(() => widthOf(newPicture(page))).toBe(960);
  await expect.poll(() => widthOf(picture(page))).toBe(1200);
  expect(await findViolations(page)).toEqual([]);
  // Scripts may not read the bucket, as without CORS rules: the picture for Undo is from the site's own URL.
  await page.route(/alt=media/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await press(page, 'Replace the hero image');
  await expect(page.getByRole('status').getByText('Hero image updated successfully!')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
  await page.unroute(/alt=media/);
  await expect(newPicture(page)).toHaveCount(0);
  await expect.poll(() => widthOf(picture(page))).toBe(960);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
  await press(page, 'Undo');
  await expect.poll(() => widthOf(picture(page))).toBe(1200);

  await page.reload();
  await page.getByLabel('Hero Image').setInputFiles(await webp('morning.webp', 800, 450));
  await press(page, 'Replace the hero image');
  await expect.poll(() => widthOf(picture(page))).toBe(800);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => widthOf(shown)).toBe(800);
  await page.reload();
  await expect.poll(() => widthOf(shown)).toBe(800);
  expect(await dealership.files()).toEqual(['Hero/hero.webp']);
});

test('a search typed just before pressing Edit is restored on Back, and the menu link clears it', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Model: 'Kombi' }));
  await dealership.put('Cars/b', carFields({ Model: 'Coupe' }));
  await page.clock.install();
  await openAsStaff(page);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  const arrive = await holdBack(page, '**/assets/CarFormPage-*.js');
  const search = page.getByLabel('Search cars');
  await search.fill('kombi');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volvo Kombi']);
  await page.getByRole('listitem').filter({ hasText: 'Kombi' }).getByRole('link', { name: 'Edit' }).click();
  await search.press('s');
  await page.clock.runFor(600);
  arrive();
  await expect(page.getByLabel('Model')).toHaveValue('Kombi');
  await page.goBack();
  await expect(search).toHaveValue('kombi');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volvo Kombi']);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?q=kombi');
  await expect(search).toHaveValue('kombi');
});
