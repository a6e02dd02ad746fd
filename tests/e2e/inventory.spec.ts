import { carFields, soldFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, holdBack, inLocales, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

const stock = [
  { Name: 'BMW', Model: 'X5' },
  { Name: 'BMW', Model: 'i4', Featured: true },
  { Name: 'Škoda', Model: 'Superb' },
  { Name: 'Volvo', Model: 'XC60' },
  { Name: 'Audi', Model: 'A3' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map(carFields);

// Results of a search, filter or URL: tests/component/inventory-page.test.tsx and inventory-search.test.tsx.

test('late recently sold cars cause no layout shift and are accessible; typing does not cancel a slow page', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await blockFonts(page, consoleMessages);
  await page.clock.install();
  await dealership.putAll('Cars', [...stock, carFields({ Model: 'Gone', ...soldFields() })]);
  await watchShifts(page);
  const arrive = await holdBack(page, '**/documents:runQuery*', (request) =>
    Boolean(request.postData()?.includes('"SoldAt"},"direction"')),
  );
  await page.goto('/inventory');
  await appRuns(page);
  await expect(page.getByText('5 cars')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  arrive();
  const sold = page.getByRole('region', { name: 'Recently sold' }).getByRole('link');
  await expect(sold).toHaveCount(1);
  // The header shrinks by less than a pixel as one scrolls.
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  const load = await holdBack(page, '**/assets/CarPage-*.js');
  await sold.click();
  // Until React has rendered that a navigation is pending; a busy machine may take longer than the next steps.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
  // The letter is typed and debounced while the car's page loads.
  const search = page.getByPlaceholder('Search cars...');
  await search.press('b');
  await page.clock.runFor(600);
  load();
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page.getByText('5 cars')).toBeVisible();
});

test('on a phone, results of a search replace each other in place, without the featured cars', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await dealership.putAll('Cars', stock);
  await blockFonts(page, consoleMessages);
  await watchShifts(page);
  const load = await holdBack(page, '**/assets/search-*.js');
  await page.goto('/inventory');
  await appRuns(page);
  const featured = page.getByRole('region', { name: 'Featured cars' });
  await expect(featured).toBeVisible();
  const search = page.getByPlaceholder('Search cars...');
  await search.pressSequentially('bmw');
  await expect(featured).toHaveCount(0);
  load();
  const found = page.getByRole('region', { name: 'Matching cars' });
  await expect(found.getByText('2 cars')).toBeVisible();
  await search.pressSequentially(' i4');
  await expect(found.getByText('1 car')).toBeVisible();
  await expect(page).toHaveURL(/q=bmw\+i4$/);
  await found.getByRole('link').click();
  await expect(page.locator('main article h1')).toBeVisible();
  await page.goBack();
  await expect(found.getByText('1 car')).toBeVisible();
  await page.getByRole('button', { name: /bmw i4/ }).click();
  await expect(page.getByRole('heading', { name: 'All cars' })).toBeFocused();
  await expect(page.getByText('5 cars')).toBeVisible();
  await expect(featured).toBeVisible();
  // What is typed moves the button beside its filter by less than this.
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.002)).toEqual([]);
});

inLocales(['de'], () =>
  test('beside a narrow list of cars, no label of a filter is broken inside a word', async ({
    page,
    dealership,
    at,
    say,
  }) => {
    await dealership.putAll(
      'Cars',
      stock.map((car) => ({ ...car, Fuel: 'petrol' })),
    );
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(at('/inventory?mileage-to=50000'));
    const label = page.locator('label', { hasText: say('Mileage up to') });
    await label.scrollIntoViewIfNeeded();
    const words = await label.evaluate(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return [word, range.getClientRects().length];
      }),
    );
    expect(words).toEqual([
      ['Kilometerstand', 1],
      ['bis', 1],
    ]);
  }),
);
