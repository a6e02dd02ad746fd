import { carFields } from '../support/factories.ts';
import { expect, inLocales, test } from './fixtures.ts';

// Focus and messages: tests/component/inventory-search.test.tsx and public-pages.test.tsx.

inLocales(['en', 'ar'], () =>
  test('the controls of the inventory and the columns of the footer line up', async ({
    page,
    dealership,
    siteLocale,
    say,
    at,
  }) => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      await dealership.put(`Cars/${id}`, carFields({ Featured: true }));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at('/inventory'));
    const row = page.getByRole('region', { name: say('Featured cars') }).getByRole('list');
    await expect(row).toBeVisible();
    const filters = await page.getByRole('form', { name: say('Filters') }).boundingBox();
    const cars = await row.boundingBox();
    const [start, end] = siteLocale === 'ar' ? [cars, filters] : [filters, cars];
    expect(end?.x ?? 0).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0));

    await page.getByRole('form').getByText(say('Year'), { exact: true }).click();
    await expect(page.getByRole('form').getByRole('combobox').first()).toBeVisible();
    const arrows = await page.getByRole('combobox').evaluateAll((selects) =>
      selects.map((select) => {
        const { appearance, backgroundPositionX, backgroundSize, paddingInlineEnd } =
          getComputedStyle(select);
        const [inset = 0] = (backgroundPositionX.match(/[\d.]+(?=px)/) ?? []).map(Number);
        const free = Number.parseFloat(paddingInlineEnd) - inset - Number.parseFloat(backgroundSize);
        return { appearance, isAway: inset >= 8 && free >= 4 };
      }),
    );
    expect(new Set(arrows.map((arrow) => JSON.stringify(arrow)))).toEqual(
      new Set(['{"appearance":"none","isAway":true}']),
    );

    await page.setViewportSize({ width: 360, height: 800 });
    const controls = [
      page.getByPlaceholder(say('Search cars...')),
      page.getByRole('button', { name: say('Filters') }),
    ];
    for (const control of controls) expect((await control.boundingBox())?.height).toBe(48);
    // Beside the number of cars.
    expect((await page.getByLabel(say('Sort by')).boundingBox())?.height).toBe(44);

    const footer = page.getByRole('contentinfo');
    const spread = async (selector: string, edge: 'top' | 'start') => {
      const edges = await footer.locator(selector).evaluateAll((elements, side) => {
        const isRtl = document.dir === 'rtl';
        return elements
          .map((element) => element.getBoundingClientRect())
          .map(({ top, left, right }) => (side === 'top' ? top : isRtl ? right : left));
      }, edge);
      expect(edges.length).toBeGreaterThan(2);
      return Math.max(...edges) - Math.min(...edges);
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await spread('h2', 'top')).toBeLessThanOrEqual(1);
    expect(await spread('h2 + *, p:has(+ ul li svg)', 'top')).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await spread('h2, h2 + *, p:has(+ ul li svg), bdi:first-child', 'start')).toBeLessThanOrEqual(1);
  }),
);
