import { carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const saved = { updatedAt: new Date('2026-11-20T10:00:00Z'), updatedBy: 'colleague' };
const long = 'Range Rover Sport P460e Autobiography Dynamic';

test.describe('the list of cars', () => {
  test.beforeEach(async ({ dealership }) => {
    await dealership.put('Cars/a', carFields({ Name: 'Land Rover', Model: long, Hidden: true, ...saved }));
    await dealership.put('Cars/b', carFields({ Model: 'Other' }));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('opens a car by its row, and selects by a mode; the links of its form are in the window', async ({
      page,
    }) => {
      await openAsStaff(page, '/dashboard/cars');
      const row = page.getByRole('listitem').filter({ hasText: long });
      await expect(row.getByText('Hidden from visitors')).toBeInViewport();
      await expect(row.getByText(/^Saved .*2026/)).toBeInViewport();
      await expect(row.getByLabel('Select')).toBeHidden();
      expect((await row.getByLabel('State').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const other = page.getByRole('listitem').filter({ hasText: 'Other' });
      expect((await other.boundingBox())?.height).toBeLessThanOrEqual(104);
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
      await page.getByRole('button', { name: 'Actions' }).tap();
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Select cars' }).tap();
      await row.tap({ position: { x: 200, y: 20 } });
      await expect(row.getByLabel('Select')).toBeChecked();
      const bar = page.getByRole('group', { name: 'Selected' });
      for (const name of ['Hide', 'Don’t feature', 'Export CSV', 'Clear selection'])
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.getByRole('button', { name: 'Done' }).tap();
      await expect(bar).toHaveCount(0);
      await row.tap({ position: { x: 200, y: 20 } });
      await expect(page).toHaveURL(/\/dashboard\/edit-car\/a$/);
      const top = async () => (await page.getByLabel('Brand name').boundingBox())?.y;
      // Below the bar of sections.
      await expect.poll(top).toBeLessThan(540);
      for (const name of ['Inspection report', 'Label', 'Bank offer'])
        await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'History' })).toBeInViewport({ ratio: 1 });
    });
  });

  test('names are whole, and messages cover neither title, Add nor search', async ({ page }) => {
    await openAsStaff(page, '/dashboard/cars');
    for (const [width, height] of [
      [360, 740],
      [768, 900],
      [1280, 900],
      [1920, 1000],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = page.getByRole('heading', { name: long });
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const state = page.getByRole('listitem').filter({ hasText: 'Other' }).getByLabel('State');
      await state.selectOption({ index: (await state.inputValue()) === 'reserved' ? 0 : 1 });
      const message = page.getByText(/^Saved for Volvo Other/).last();
      await expect(message).toBeVisible();
      const top = (await message.boundingBox())?.y ?? 0;
      const search = await page.getByLabel('Search cars').boundingBox();
      expect(top).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
    }
  });
});
