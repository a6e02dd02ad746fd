import type { Page } from '@playwright/test';
import { blogFields, carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { button, openAsStaff, openMenu, pressDelete, row, submitButton } from './staff.ts';

// What lists say and store: tests/component/staff-dashboard and staff-car-list.test.tsx.

const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };

test('sections are one press away at every width, and a list is as before after searching, saving, deleting and going back', async ({
  page,
  dealership,
}) => {
  const numbers = Array.from({ length: 60 }, (_, index) => String(index + 10));
  await dealership.putAll('Cars', [
    carFields({ Model: 'With a name that is far too long for a row', ...saved }),
    ...numbers.map((number) => carFields({ Model: `Estate ${number}`, Price: `${number},000 EGP` })),
  ]);
  await dealership.put('Blogs/a', blogFields(saved));
  await page.clock.install();
  await openAsStaff(page);
  await searchSurvivesBack(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Reviews', 'Hero', 'Blogs', 'Cars']) {
      const link = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name, exact: true });
      await link.click();
      await expect(page.getByRole('region', { name })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }

  const long = row(page, 'far too long');
  await page.getByLabel('Search cars').fill('too long');
  await expect(page.getByLabel('State')).toHaveCount(1);
  await openMenu(long);
  expect(await findViolations(page)).toEqual([]);
  await pressDelete(long);
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this car?' });
  await expect(question).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(long.getByRole('button', { name: 'More' })).toBeFocused();

  const address = '/dashboard/cars?q=estate&sort=price-up&cars-page=2';
  await page.getByLabel('Search cars').fill('estate');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(address);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const isBack = async (top: number) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByText('26–50 of')).toBeAttached();
    await expect.poll(async () => Math.abs((await scrollTop()) - top)).toBeLessThan(3);
  };
  const edit = row(page, 'Estate 55').getByRole('link', { name: 'Edit' });
  await edit.hover();
  const top = await scrollTop();
  expect(top).toBeGreaterThan(100);
  await edit.click();
  await page.getByLabel('Description').fill('Better.');
  await submitButton(page).click();
  await button(page, 'Yes').click();
  await isBack(top);
  await expect(row(page, 'Estate 55')).toContainText('Saved');

  await pressDelete(row(page, 'Estate 54'));
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('26–50 of 60')).toBeAttached();
  await isBack(top);
});

/** A search typed just before pressing Edit is restored on Back. */
async function searchSurvivesBack(page: Page): Promise<void> {
  const titles = page.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 });
  const search = page.getByLabel('Search cars');
  const arrive = await holdBack(page, '**/assets/CarFormPage-*.js');
  await search.fill('estate 33');
  await expect(titles).toHaveText(['Volvo Estate 33']);
  await row(page, 'Estate 33').getByRole('link', { name: 'Edit' }).click();
  await search.press('s');
  await page.clock.runFor(600);
  arrive();
  await expect(page.getByLabel('Model')).toHaveValue('Estate 33');
  await page.goBack();
  await expect(search).toHaveValue('estate 33');
  await expect(titles).toHaveText(['Volvo Estate 33']);
}

test('the parts of the dashboard’s home page appear together, whichever loads last', async ({
  page,
  dealership,
}) => {
  await putFew(dealership);
  await openAsStaff(page);
  await withoutLimit(page);
  const release = await holdBack(page, '**/build.json*');
  await watchShifts(page);
  await page.goto('/dashboard');
  const edit = page.getByRole('region', { name: 'Cars' }).getByRole('link', { name: 'Edit' });
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await expect(page.locator('[hidden]').getByText('Estate 2')).not.toHaveCount(0);
  release();
  await expect(edit).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('no section moves while it loads', async ({ page, dealership }) => {
  await putFew(dealership);
  await openAsStaff(page);
  await withoutLimit(page);
  await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const open = async (section: string) => {
      await page.goto(`/dashboard/${section}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
      return shiftsOf(page);
    };
    for (const section of ['prices', 'publishing', 'backup', 'team'])
      expect(await open(section), `${section} at ${width} pixels`).toEqual([]);
    // A row's mark of what is not published may be late: nobody waits for it.
    for (const section of ['cars', 'leads', 'blogs', 'reviews']) {
      const shifts = await open(section);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${section} at ${width} pixels: ${JSON.stringify(shifts)}`).toBeLessThan(0.0015);
    }
  }
});

/** Three cars and an article. */
async function putFew(dealership: Dealership): Promise<void> {
  await dealership.putAll(
    'Cars',
    [1, 2, 3].map((number) => carFields({ Model: `Estate ${number}`, ...saved })),
  );
  await dealership.put('Blogs/a', blogFields(saved));
}

/** Slow data is waited for three seconds, which a busy machine may need for the rest. */
async function withoutLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeout(run, ms))) as never;
  });
}
