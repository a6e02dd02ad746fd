import type { Locator, Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { expect, showTo, test } from './fixtures.ts';

// Contents of each list, and its inquiry: tests/component/shortlist-page.test.tsx; a shared list: comparison.spec.ts.

const heart = (within: Page | Locator, car: string) =>
  within.getByRole('button', { name: `Save to shortlist: ${car}` }).first();
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
const cards = (page: Page) => page.getByRole('main').locator('li a[href*="/car/"]');

test('the shortlist causes no layout shift when it loads or changes, and updates in every open tab at once', async ({
  page,
  dealership,
}) => {
  for (const [id, Model] of Object.entries({ a: 'XC40', b: 'XC60' }))
    await dealership.put(`Cars/${id}`, carFields({ Model }));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('shortlist', '["a","b"]');
    sessionStorage.setItem('visited', 'yes');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Element | null }[] };
        // The name beside it may shift by less than a pixel when its font loads.
        const moved = sources.flatMap(
          ({ node }) => node?.parentElement?.closest('header :is(nav, a[href$=shortlist])') ?? [],
        );
        if (moved.length > 0) Object.assign(window, { moved: moved[0]?.outerHTML });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(width === 360 ? '/about' : '/inventory');
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist: 2 cars');
    const before = await page.getByRole('banner').boundingBox();
    const links = await headerLink(page).boundingBox();
    await page.evaluate(() => {
      localStorage.setItem('shortlist', '[]');
      window.dispatchEvent(new Event('pageshow'));
    });
    await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
    expect(await page.getByRole('banner').boundingBox()).toEqual(before);
    expect(await headerLink(page).boundingBox()).toEqual(links);
    expect(await page.evaluate(() => (window as { moved?: string }).moved)).toBeUndefined();
    if (width === 360) await page.evaluate(() => localStorage.setItem('shortlist', '["a","b"]'));
  }

  await expect(heart(page, 'Volvo XC40 2024')).toBeVisible();
  const other = await page.context().newPage();
  await showTo(other, dealership);
  // Only the first tab starts with a list.
  await other.addInitScript(() => sessionStorage.setItem('visited', 'yes'));
  await other.goto('/shortlist');
  await expect(other.getByText('Nothing here yet')).toBeVisible();
  await heart(page, 'Volvo XC40 2024').click();
  await expect(cards(other)).toHaveText([/XC40/]);
  await expect(headerLink(other)).toHaveAccessibleName('Shortlist: 1 car');
  await heart(other, 'Volvo XC40 2024').click();
  await expect(heart(page, 'Volvo XC40 2024')).toHaveAttribute('aria-pressed', 'false');
  await expect(headerLink(page)).toHaveAccessibleName('Shortlist');
});
