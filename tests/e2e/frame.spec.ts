import { carFields } from '../support/factories.ts';
import { appRuns, expect, test } from './fixtures.ts';

// Links, focus, announcements and requests: tests/component/site-frame.test.tsx.

// A reload restores the position too: phone-filters.spec.ts.
test('a new page starts at the top, Back restores the position, and the bar shows that the page is scrolled', async ({
  page,
  dealership,
}) => {
  await dealership.putAll(
    'Cars',
    Array.from({ length: 12 }, () => carFields({ Featured: true })),
  );
  const top = () => page.evaluate(() => window.scrollY);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await page.goto('/');
  // The content above the button must have its height before its position is measured.
  await expect(page.getByRole('link', { name: /Volvo/ }).first()).toBeVisible();
  const marks = page.locator('header[data-scrolled], main[data-scrolled]');
  await scrollTo(100);
  await expect(marks).toHaveCount(0);
  await scrollTo(101);
  await expect(marks).toHaveCount(2);
  await scrollTo(0);
  await expect(marks).toHaveCount(0);

  const button = page.getByRole('link', { name: 'View Inventory' });
  await button.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(before);

  // Leaves before the event of the scroll.
  await button.evaluate((link: HTMLElement) => {
    window.scrollTo(0, 250);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  // The browser loads a tab again that it had discarded.
  for (const again of [async () => {}, () => page.reload()]) {
    await again();
    await page.goBack();
    await expect.poll(top).toBe(250);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  }

  // Another address opens at its top in a tab that was scrolled.
  await page.goto('/inventory?q=volvo');
  await expect(page.getByRole('heading', { name: 'Matching cars' })).toBeVisible();
  expect(await top()).toBe(0);
});

test('on a phone, Tab order in the header and its menu matches visual order', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await appRuns(page);
  const banner = page.getByRole('banner');
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const stop of [
    page.getByRole('link', { name: 'Skip to content' }),
    banner.getByRole('link', { name: 'Rhine & Nile' }),
    banner.getByRole('link', { name: 'Shortlist' }),
    menu,
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const scrollsSideways = (each: Element) => each.scrollWidth > each.clientWidth;
  expect(await page.locator('header div:has(> nav)').evaluate(scrollsSideways)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
});
