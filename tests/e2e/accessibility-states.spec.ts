import type { Page } from '@playwright/test';
import { usualPrice } from '../../seed/price.ts';
import { carFields, heroPicture } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { answersOf, fillIn, sendEmail } from './inquiry-form.ts';
import { expectLargeTextFits } from './narrow-screen.ts';

/** What a visitor's action shows; the pages as they open: accessibility.spec.ts. */
const phone = { width: 360, height: 800 };
test.use({ viewport: phone });

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
}

/** On the narrowest screen; then the page is a phone's again. */
async function expectAccessibleInLargeText(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectLargeTextFits(page, state);
  await page.setViewportSize(phone);
}

test.beforeEach(async ({ dealership }) => {
  const pictures = ['Cars/1.webp', 'Cars/2.webp'];
  for (const name of pictures) await dealership.putFile(name, heroPicture);
  await dealership.put('Cars/one', {
    ...carFields({ Model: 'One', Img: pictures[0], Images: pictures, Video: 'https://youtu.be/a-B_c3D4e5F' }),
    ...{ Price: '1,990,000 EGP', Price_Before: '2,150,000 EGP', Price_Since: new Date() },
  });
  await dealership.put('Cars/two', carFields({ Model: 'Two', Fuel: 'diesel' }));
  await dealership.put('Settings/price', usualPrice);
});

test('a car’s video (no early requests), price lines, full screen and inquiry are always accessible', async ({
  page,
  consoleMessages,
}) => {
  // The form closes three seconds after it was sent; axe may take longer.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay: number) =>
      start(run, delay === 3000 ? 60_000 : delay)) as typeof setTimeout;
  });
  const asked: string[] = [];
  page.on('request', (request) => /youtu|ytimg|google/.test(request.url()) && asked.push(request.url()));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>It plays.</p>' }),
  );
  await page.goto('/car/one');
  await page.locator('details:has(table) > summary').click();
  await expect(page.getByRole('rowheader', { name: 'transport insurance' })).toBeVisible();
  await expectAccessibleInLargeText(page, 'price lines');
  await page.getByRole('button', { name: 'Full screen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInLargeText(page, 'full screen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Message us' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send Message' });
  await dialog.getByRole('radio', { name: 'Viewing' }).check();
  await expect(dialog.getByLabel('Time of day')).toBeVisible();
  await send.click();
  await expect(dialog.getByText('Please enter your message')).toBeVisible();
  await expectAccessibleInLargeText(page, 'inquiry with errors');

  await page.route(sendEmail, (route) => route.abort());
  const { 'Requested Car': _, ...answers } = answersOf('mona@example.com');
  await fillIn(dialog, answers);
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed inquiry');
  await page.unroute(sendEmail);
  await send.click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  await expectAccessible(page, 'inquiry that was sent');
  await page.keyboard.press('Escape');
  await consoleMessages.expectAll(/ERR_FAILED/);

  await expect(page.getByText('1,990,000 EGP before: 2,150,000 EGP')).toBeVisible();
  const play = page.getByRole('button', { name: 'Play the video from YouTube' });
  await play.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'video');
  const { width, height } = await boxOf(play);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('It plays.')).toBeVisible();
  expect(await boxOf(page.locator('iframe'))).toMatchObject({ width, height });
  expect(asked).toEqual([
    'https://www.youtube-nocookie.com/embed/a-B_c3D4e5F?autoplay=1&playsinline=1&rel=0&hl=en',
  ]);
  await expectAccessible(page, 'player');
});

test('the contact form with errors or a foreign number, and its map, are accessible', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your message')).toBeVisible();
  await expectAccessibleInLargeText(page, 'contact form with errors');
  await page.getByLabel('Phone').fill('+49 170 1234567');
  await expect(page.getByRole('alert').getByRole('link', { name: 'email' })).toBeVisible();
  await expectAccessibleInLargeText(page, 'foreign number');
  const showMap = page.getByRole('button', { name: 'Show map' });
  for (const width of [1920, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // Also clipped by its panel.
    await showMap.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(showMap, `at ${width}`).toBeInViewport({ ratio: 1 });
  }
  await showMap.click();
  await expect(page.frameLocator('iframe[title^="Map: Rhine & Nile"]').locator('body')).toBeAttached();
  await expectAccessible(page, 'map');
});

test('the menu, filters, a notice, the shortlist and tracking are accessible in every state', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessibleInLargeText(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('More filters').click();
  await expect(sheet.getByText('Fuel', { exact: true })).toBeVisible();
  await expectAccessibleInLargeText(page, 'filters');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    localStorage.setItem('shortlist', '["one","two","gone"]');
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.getByRole('main').locator('button[aria-pressed]').first().click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(page, 'notice');
  await page.getByPlaceholder('Search cars...').fill('nothing-like-it');
  await expect(page.getByText('No cars were found.')).toBeVisible();
  const tellMe = page.getByRole('button', { name: 'Tell me when one comes' });
  await expect(tellMe).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await tellMe.click();
  const inquiry = page.getByRole('dialog', { name: 'Shall we tell you when one comes?' });
  await expect(inquiry.getByLabel('Message', { exact: true })).toHaveValue(/nothing-like-it/);
  await expectAccessible(page, 'inquiry about what was not found');

  await page.goto('/shortlist');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expectAccessible(page, 'comparison, with a car that is gone');

  const long = 'B'.repeat(80);
  const columns = 'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date';
  await page.route('**/sample/shipments.csv', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: `${columns}\r\n${long},WBA21EU0309T48217,RN-1,Hany,TRUE,02.10.2026,,,,`,
    }),
  );
  await page.goto('/tracking?vin=wba21eu0309t48217');
  await expect(page.getByRole('heading', { name: long })).toBeVisible();
  await expectAccessibleInLargeText(page, 'tracked car');
  await page.getByLabel('VIN').fill(long);
  await page.getByLabel('VIN').press('Enter');
  await expect(page.getByText(`No order found with VIN: ${long}`)).toBeVisible();
  await expectAccessibleInLargeText(page, 'unknown VIN');
});
