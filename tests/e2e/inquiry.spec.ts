import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

// Closing while sending, and failures: tests/component/car-inquiry.test.tsx; data that changes under the dialog:
// offline.spec.ts and car.spec.ts.

const success = 'Message sent successfully!';
const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('button', { name: 'Message us' });

function answers(email: string) {
  const { 'Requested Car': _, ...rest } = answersOf(email);
  return rest;
}

test('the dialog opens once its form has loaded, traps focus and keeps typed text; an inquiry is sent, closes after three seconds and returns focus', async ({
  page,
  dealership,
}) => {
  await page.clock.install();
  const load = await holdBack(page, '**/assets/CarInquiry-*.js');
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  await page.goto('/car/x5');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page)).toBeHidden();
  load();
  await expect(dialog(page).getByLabel('First Name')).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'false');
  await expect(dialog(page)).toHaveAccessibleName('Interested? Send your car inquiry!');
  await expect(dialog(page)).toContainText('BMW X5');
  await expect(dialog(page)).toContainText('2024');
  await expect(dialog(page).getByLabel('Requested Car')).toHaveCount(0);

  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  const email = newVisitor();
  const typed = answers(email);
  await fillIn(dialog(page), typed);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  for (const [label, value] of Object.entries({ ...typed, Phone: '+201001234567' }))
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(value);

  // Selecting text past the edge with the mouse does not close it; a click outside does.
  const box = await dialog(page).getByLabel('First Name').boundingBox();
  if (!box) throw new Error('no field');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();

  await page.setViewportSize({ width: 320, height: 568 });
  expect(await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const send = dialog(page).getByRole('button', { name: 'Send Message' });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await send.click();
  await expect(dialog(page).getByText(success)).toBeVisible();
  const mail = await mailOf(email);
  expect(mail.subject).toBe('Inquiry: BMW X5 2024 (Mona Hassan)');
  expect(mail.text).toContain('Car:      BMW X5 2024\n');

  await page.clock.runFor(3000);
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('');
  await expect(dialog(page).getByText(success)).toHaveCount(0);
});

test('a form that failed to load says so above the bar, and can be retried', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = '**/assets/CarInquiry-*.js';
  await page.route(form, (route) => route.abort());
  await dealership.put('Cars/x5', carFields());
  await page.goto('/car/x5');
  await opener(page).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('This page could not be loaded. Please check your connection.');
  const [box, button] = [await message.boundingBox(), await opener(page).boundingBox()];
  expect(box).toMatchObject({ x: 0, width: 360 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await consoleMessages.expectAll(/ERR_FAILED/);
  await page.unroute(form);
  await message.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog(page).getByLabel('First Name')).toBeFocused();
  await expect(message).toBeHidden();
});
