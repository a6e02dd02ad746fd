import { carFields, soldFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { appRuns, expect, holdBack, inLocales, test } from './fixtures.ts';
import { blockFonts, shiftsOf, watchShifts } from './layout-shifts.ts';

const stock = [
  { Name: 'BMW', Model: 'X5', Price: '7,150,000 EGP', Production_Year: '2024', Condition: 'Used' },
  {
    Name: 'BMW',
    Model: 'i4',
    Price: '4,290,000 EGP',
    Production_Year: '2026',
    Condition: 'New',
    Featured: true,
  },
  { Name: 'Škoda', Model: 'Superb', Price: '3,420,000 EGP', Production_Year: '2026', Condition: 'New' },
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023', Fuel: 'diesel' },
  { Name: 'Audi', Model: 'A3', Price: '1,950,000 EGP', Production_Year: '2022', Condition: 'As new' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map(carFields);

// Results of a search, filter or URL: tests/component/inventory-page.test.tsx and inventory-search.test.tsx.

test('recently sold cars that arrive late move nothing and are accessible; typing does not cancel a slow page', async ({
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

inLocales(['en', 'ar'], () =>
  test('on a phone, results of a search replace each other in place, without the featured cars', async ({
    page,
    dealership,
    consoleMessages,
    at,
    say,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await dealership.putAll('Cars', stock);
    await blockFonts(page, consoleMessages);
    await watchShifts(page);
    const load = await holdBack(page, '**/assets/search-*.js');
    await page.goto(at('/inventory'));
    await appRuns(page);
    const featured = page.getByRole('region', { name: say('Featured cars') });
    await expect(featured).toBeVisible();
    const search = page.getByPlaceholder(say('Search cars...'));
    await search.pressSequentially('bmw');
    await expect(featured).toHaveCount(0);
    load();
    const found = page.getByRole('region', { name: say('Matching cars') });
    await expect(found.getByText(say('2 cars'))).toBeVisible();
    await search.pressSequentially(' i4');
    await expect(found.getByText(say('1 car'))).toBeVisible();
    await expect(featured).toHaveCount(0);
    await page.getByRole('button', { name: /bmw i4/ }).click();
    await expect(page.getByRole('heading', { name: say('All cars') })).toBeFocused();
    await expect(page.getByText(say('5 cars'))).toBeVisible();
    await expect(featured).toBeVisible();
    // What is typed moves the button beside its filter by less than this.
    expect((await shiftsOf(page)).filter(({ value }) => value > 0.002)).toEqual([]);
  }),
);

inLocales(['en', 'ar'], () =>
  test('all filters of ten brands fit a window of 800 pixels', async ({ page, dealership, at, say }) => {
    await dealership.putAll(
      'Cars',
      Array.from({ length: 10 }, (_, index) =>
        carFields({ Name: `Brand ${index}`, Price: `${index + 1},000,000 EGP` }),
      ),
    );
    await page.goto(at('/inventory'));
    await page.mouse.wheel(0, 600);
    await expect(page.getByText(say('More filters'))).toBeInViewport({ ratio: 1 });
  }),
);
