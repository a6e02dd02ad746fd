import type { Page } from '@playwright/test';
import { pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/text/locales.ts';
import { expect, test } from './fixtures.ts';
import { sayEnglish, sayIn } from './say.ts';

// Results of each sheet and VIN: tests/component/tracking-page.test.tsx.

async function track(page: Page, vin: string, say = sayEnglish): Promise<void> {
  await page.getByLabel(say('VIN')).fill(vin);
  await page.getByRole('button', { name: say('Track'), exact: true }).click();
}

const steps = (page: Page, say = sayEnglish) =>
  page.getByRole('list', { name: say('Shipment history') }).getByRole('listitem');

test('a car of the sample sheet is tracked by Enter or a link, without a history entry', async ({ page }) => {
  await page.goto('/');
  await page.goto('/tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track Your Vehicle Shipment');
  await expect(page.getByText('17-character')).toBeVisible();

  await page.getByLabel('VIN').fill('  wba21eu0309t48217 ');
  await page.getByLabel('VIN').press('Enter');
  await expect(page).toHaveURL('/tracking?vin=wba21eu0309t48217');
  await expect(page.getByRole('heading', { name: 'BMW X5 xDrive40i' })).toBeVisible();
  await expect(page.getByLabel('VIN')).toBeFocused();

  await page.reload();
  await expect(steps(page)).toHaveText([
    /Order Received.*We've received your order/,
    /Booked.*02\.10\.2026/,
    /At Port.*11\.10\.2026/,
    /Shipped.*16\.10\.2026/,
  ]);
  await expect(page.getByText('Delivered', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('VIN')).toHaveValue('wba21eu0309t48217');
  expect(await page.content()).not.toMatch(/Hany|Mansour|RN-\d/);

  await track(page, 'nothing');
  await expect(page.getByRole('status')).toContainText('No order found with VIN: nothing');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the page fits 320 pixels, even with a very long name, in every language', async ({
  page,
  dealership: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = 'B'.repeat(80);
  await page.route('**/sample/shipments.csv', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: `Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date\r\n${name},WBA21EU0309T48217,RN-1,Hany,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026`,
    }),
  );
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const locale of locales) {
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
