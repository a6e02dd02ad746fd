import { finance } from '../../seed/finance.ts';
import { carFields, soldFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { expectNoSidewaysScrolling } from './narrow-screen.ts';
import { countSheets, longLists, longName } from './paper.ts';

const full = {
  ...{ Model: 'Full', Price: '2,000,000 EGP', Mileage: 40_000, Fuel: 'diesel', Transmission: 'automatic' },
  ...{ Body: 'suv', Color: 'Denim Blue', Power: 250, Engine: 1969, Status: 'reserved' },
};

// Contents of the table: tests/component/comparison.test.tsx.

test('a phone fits three cars and cuts the fourth, only the table scrolls sideways, a wide screen fits all four, and they print on one sheet', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/full', carFields(full));
  await dealership.put('Cars/other', carFields({ ...full, Model: 'Other', Mileage: 60_000 }));
  await dealership.put('Cars/sold', carFields({ Model: 'Gone', ...soldFields() }));
  await dealership.put(
    'Cars/long',
    carFields({ ...full, ...longLists, Model: longName, Price: '999,999,999 EGP' }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shortlist?cars=full,other,sold,long');
  const table = page.getByRole('table');
  const scroller = page.getByRole('region', { name: 'Compare' });
  await scroller.scrollIntoViewIfNeeded();
  const box = (name: string) => boxOf(table.getByRole('columnheader', { name }));
  for (const name of ['Volvo Full 2024', 'Volvo Other 2024', 'Volvo Gone 2024']) {
    const { x, width } = await box(name);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  const fourth = (await box(`Volvo ${longName} 2024`)).x;
  expect(fourth).toBeGreaterThanOrEqual(320);
  expect(fourth).toBeLessThanOrEqual(325);
  expect(await scroller.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const top = (await box('Volvo Full 2024')).y;
  const fact = table.getByRole('rowheader', { name: /^Price/ });
  const left = (await boxOf(fact)).x;
  await scroller.evaluate((element) => element.scrollTo(2000, 250));
  expect((await box(`Volvo ${longName} 2024`)).y).toBe(top);
  expect((await boxOf(fact)).x).toBe(left);
  const { x, width } = await box(`Volvo ${longName} 2024`);
  expect(x + width).toBeLessThanOrEqual(360);
  await expectNoSidewaysScrolling(page, 'the comparison');
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  const name = table.getByRole('columnheader', { name: `Volvo ${longName} 2024` });
  await table.getByRole('rowheader', { name: /^Interior/ }).evaluate((row) => row.scrollIntoView());
  await expect(name).toBeInViewport();
  const bar = await boxOf(page.getByRole('banner'));
  await expect.poll(async () => (await boxOf(name)).y).toBeGreaterThanOrEqual(bar.height - 1);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: 320, height: 700 });
  // A line never breaks inside a price.
  expect(await table.getByText('999,999,999 EGP').last().evaluate(countLines)).toBe(1);
  expect(await countSheets(page)).toBe(1);
  // German words are longest.
  await dealership.put('Settings/finance', finance);
  await page.goto('/de/shortlist?cars=full,other,sold,long');
  await expect(page.getByRole('rowheader', { name: 'Monatlich' })).toBeVisible();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('main').locator('li a[href*="/car/"]').first(),
  ])
    await expect(gone).toBeHidden();
  await expect(page.getByText(/\d\d\.\d{4} · .*\/shortlist\?cars=full,other,sold,long$/)).toBeVisible();
  // Latin names stand beside their boxes.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/ar/shortlist?cars=full,other,sold,long');
  await expect(page.locator('label bdi').first()).toHaveCSS('text-align', /right/);
});

/** Lines of a text as rendered. Runs in the page. */
function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}
