import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { middleOf } from './gestures.ts';
import { openAsStaff, submitButton } from './staff.ts';

// What it shows of other forms: tests/component/staff-preview.test.tsx.

test('at any width notices cover no button of a form, and its preview is what visitors will see', async ({
  page,
  dealership: _,
}) => {
  await openAsStaff(page, '/dashboard/add-car');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await submitButton(page).click();
    await expect(page.getByRole('alert').getByText('Please fill in the Brand name field.')).toBeVisible();
    for (const name of ['Submit new car', 'Preview'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    const bar = await page.locator('[data-save-bar]').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(100);
  }
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Images').setInputFiles([await webp('front.webp'), await webp('back.webp')]);
  await page.getByRole('button', { name: 'Set as Main' }).click();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Audi A6 Avant');
  const picture = preview.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  const excess = () => preview.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
    expect(await excess(), `at ${width} pixels`).toBe(0);
    // An unsaved car can be neither shortlisted nor shared.
    for (const action of ['Shortlist', 'Share']) {
      const { x, y } = await middleOf(preview.getByText(action, { exact: true }));
      await page.mouse.click(x, y);
    }
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
    expect(page.context().pages()).toHaveLength(1);
    await expect(preview.getByRole('status')).toHaveCount(0);
  }

  // Links in the preview do not leave the unsaved form.
  await preview.getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL('/dashboard/add-car');
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
});
