import { carFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { expectNoSidewaysScrolling } from './narrow-screen.ts';
import { openAsStaff } from './staff.ts';

const saved = { updatedAt: new Date('2026-11-20T10:00:00Z'), updatedBy: 'colleague' };
const long = 'Range Rover Sport P460e Autobiography Dynamic';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone the list has a selection mode, rows open cars, names are complete, messages cover nothing', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Name: 'Land Rover', Model: long, Hidden: true, ...saved }));
  await dealership.put('Cars/b', carFields({ Model: 'Other' }));
  await openAsStaff(page, '/dashboard/cars');
  const row = page.getByRole('listitem').filter({ hasText: long });
  await expect(row.getByText('Hidden from visitors')).toBeInViewport();
  await expect(row.getByText(/^Saved .*2026/)).toBeInViewport();
  await expect(row.getByLabel('Select')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await page.getByRole('button', { name: 'Actions' }).tap();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const other = page.getByRole('listitem').filter({ hasText: 'Other' });
  const state = other.getByLabel('State');
  for (const [index, width] of [1920, 1280, 768, 360].entries()) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const name = page.getByRole('heading', { name: long });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await state.selectOption({ index: (index + 1) % 2 });
    const message = page.getByText(/^Saved for Volvo Other/).last();
    await expect(message).toBeVisible();
    // The message may be the one before: two changes at once are refused first, and stored by a second attempt.
    await expect(other).not.toHaveAttribute('aria-busy', 'true');
    const { y, height } = await boxOf(page.getByLabel('Search cars'));
    expect((await boxOf(message)).y).toBeGreaterThan(y + height);
  }
  await page.getByRole('button', { name: 'Select cars' }).tap();
  await row.tap({ position: { x: 200, y: 20 } });
  await expect(row.getByLabel('Select')).toBeChecked();
  const bar = page.getByRole('group', { name: 'Selected' });
  for (const name of ['Hide', 'Don’t feature', 'Export CSV', 'Clear selection'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScrolling(page, 'selected cars');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(bar).toHaveCount(0);

  await row.tap({ position: { x: 200, y: 20 } });
  await expect(page).toHaveURL(/\/dashboard\/edit-car\/a$/);
  // Below the bar of sections.
  await expect.poll(async () => (await boxOf(page.getByLabel('Brand name'))).y).toBeLessThan(540);
  for (const name of ['Inspection report', 'Label', 'Bank offer'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'History' })).toBeInViewport({ ratio: 1 });
});
