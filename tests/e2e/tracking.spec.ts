import type { Page } from '@playwright/test';
import { pathIn } from '../../src/config/paths.ts';
import { type Say, sayEnglish, sayIn } from '../support/say.ts';
import { expect, test } from './fixtures.ts';

// Results of each sheet and VIN, and the history: tests/component/tracking-page.test.tsx.

async function track(page: Page, vin: string, say: Say): Promise<void> {
  await page.getByLabel(say('VIN')).fill(vin);
  await page.getByRole('button', { name: say('Track'), exact: true }).click();
}

const steps = (page: Page, say = sayEnglish) =>
  page.getByRole('list', { name: say('Shipment history') }).getByRole('listitem');

test('a link to the sample sheet shows where the car is, and the page fits 320 pixels, even with a very long name', async ({
  page,
  dealership: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/tracking?vin=wba21eu0309t48217');
  await expect(steps(page)).toHaveText([
    /Order Received.*We've received your order/,
    /Booked.*02\.10\.2026/,
    /At Port.*11\.10\.2026/,
    /Shipped.*16\.10\.2026/,
  ]);
  await expect(page.getByRole('heading', { name: 'BMW X5 xDrive40i' })).toBeVisible();
  await expect(page.getByLabel('VIN')).toHaveValue('wba21eu0309t48217');
  expect(await page.content()).not.toMatch(/Hany|Mansour|RN-\d/);
  expect(await width()).toBeLessThanOrEqual(320);

  const name = 'B'.repeat(80);
  await page.route('**/sample/shipments.csv', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: `Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date\r\n${name},WBA21EU0309T48217,RN-1,Hany,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026`,
    }),
  );
  for (const locale of ['de', 'ar'] as const) {
    const say = sayIn(locale);
    await page.goto(pathIn(locale, '/tracking?vin=WBA21EU0309T48217'));
    await expect(steps(page, say)).toHaveCount(4);
    expect(await width(), locale).toBeLessThanOrEqual(320);
    const long = 'X'.repeat(120);
    await track(page, long, say);
    await expect(page.getByText(say(`No order found with VIN: ${long}`))).toBeVisible();
    expect(await width(), locale).toBeLessThanOrEqual(320);
  }
});
