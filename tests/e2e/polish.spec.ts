import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

test('the focus stays in the list when a filter is removed', async ({ page, dealership }) => {
  await dealership.put('Cars/volvo', carFields());
  await page.goto('/inventory?brand=Volvo&condition=used');
  const heading = page.locator('#all-cars');
  await page.getByRole('button', { name: 'Remove filter: Volvo' }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(heading).toBeFocused();
  await page.goto('/inventory?q=nothing-like-it');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/inventory');
  await expect(heading).toBeFocused();
});

test('featured cars do not cover the filters', async ({ page, dealership }) => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
    await dealership.put(`Cars/${id}`, carFields({ Featured: true }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/inventory');
  const row = page.getByRole('region', { name: 'Featured cars' }).getByRole('list');
  await expect(row).toBeVisible();
  const filters = await page.getByRole('form', { name: 'Filters' }).boundingBox();
  const cars = await row.boundingBox();
  expect(cars?.x ?? 0).toBeGreaterThan((filters?.x ?? 0) + (filters?.width ?? 0));
});

test('a missing article does not mention a sale', async ({ page }) => {
  await page.goto('/blog/missing');
  await expect(page.getByText('It may have been moved or taken down.')).toBeVisible();
});

test('arrows of selects keep away from the border and the text', { tag: '@direction' }, async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('/inventory'));
  await expect(page.getByRole('form').getByRole('combobox').first()).toBeVisible();
  const arrows = await page.getByRole('combobox').evaluateAll((selects) =>
    selects.map((select) => {
      const { appearance, backgroundPositionX, backgroundSize, paddingInlineEnd } = getComputedStyle(select);
      const [inset = 0] = (backgroundPositionX.match(/[\d.]+(?=px)/) ?? []).map(Number);
      const free = Number.parseFloat(paddingInlineEnd) - inset - Number.parseFloat(backgroundSize);
      return { appearance, isAway: inset >= 8 && free >= 4 };
    }),
  );
  expect(new Set(arrows.map((arrow) => JSON.stringify(arrow)))).toEqual(
    new Set(['{"appearance":"none","isAway":true}']),
  );
});

test('search, filters and sort have the same height', { tag: '@direction' }, async ({ page, say, at }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('/inventory'));
  const controls = [
    page.getByPlaceholder(say('Search cars...')),
    page.getByRole('button', { name: say('Filters') }),
    page.getByLabel(say('Sort by')),
  ];
  for (const control of controls) expect((await control.boundingBox())?.height).toBe(48);
});

test('the columns of the footer start at the same edges', { tag: '@direction' }, async ({ page, at }) => {
  await page.goto(at('/about'));
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
});
