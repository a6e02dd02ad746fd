import { pathIn } from '../../src/config/paths.ts';
import { sayIn } from '../support/say.ts';
import { expect, test } from './fixtures.ts';

// What it says: tests/component/tracking-page.test.tsx; the sample sheet in other engines: tests/walk.

test('a very long name and a very long VIN fit 320 pixels', async ({ page, dealership: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.route('**/sample/shipments.csv', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: `Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date\r\n${'B'.repeat(80)},WBA21EU0309T48217,RN-1,Hany,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026`,
    }),
  );
  for (const locale of ['en', 'de', 'ar'] as const) {
    const say = sayIn(locale);
    await page.goto(pathIn(locale, '/tracking?vin=WBA21EU0309T48217'));
    const steps = page.getByRole('list', { name: say('Shipment history') }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    expect(await width(), locale).toBeLessThanOrEqual(320);
    const long = 'X'.repeat(120);
    await page.getByLabel(say('VIN')).fill(long);
    await page.getByRole('button', { name: say('Track'), exact: true }).click();
    await expect(page.getByText(say(`No order found with VIN: ${long}`))).toBeVisible();
    expect(await width(), locale).toBeLessThanOrEqual(320);
  }
});
