import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { mailOf, mailsOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn, gate, sendEmail } from './inquiry-form.ts';
import { sayEnglish } from './say.ts';
import { backend } from './staff.ts';

const title = 'Interested? Send your car inquiry!';
const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page, say = sayEnglish) => page.getByRole('button', { name: say('Message us') });

function answers(email: string) {
  const { 'Requested Car': _, ...rest } = answersOf(email);
  return rest;
}

async function openDialog(
  page: Page,
  dealership: Dealership,
  say = sayEnglish,
  at = (path: string) => path,
): Promise<void> {
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  await page.goto(at('/car/x5'));
  await opener(page, say).click();
  await expect(dialog(page)).toHaveAccessibleName(say(title));
}

test('names the car, and sends the inquiry about it', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
}) => {
  await openDialog(page, dealership, say, at);
  await expect(dialog(page).getByRole('heading', { name: say(title) })).toBeVisible();
  await expect(dialog(page)).toContainText('BMW X5');
  await expect(dialog(page)).toContainText('2024');
  await expect(dialog(page).getByLabel(say('Requested Car'))).toHaveCount(0);

  const email = newVisitor();
  await fillIn(dialog(page), answers(email), say);
  await dialog(page)
    .getByRole('button', { name: say('Send Message') })
    .click();
  await expect(dialog(page).getByText(say('Message sent successfully!'))).toBeVisible();
  const mail = await mailOf(email);
  expect(mail.subject).toBe('Inquiry: BMW X5 2024 (Mona Hassan)');
  expect(mail.text).toContain('Car:      BMW X5 2024\n');
});

test('the dialog opens with its form, however long that takes to load', async ({ page, dealership }) => {
  const load = await holdBack(page, '**/assets/CarInquiry-*.js');
  await dealership.put('Cars/x5', carFields());
  await page.goto('/car/x5');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page)).toBeHidden();
  load();
  await expect(dialog(page).getByLabel('First Name')).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'false');
});

test('a form that cannot be loaded says so in the dialog, and the page stays', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await page.route('**/assets/CarInquiry-*.js', (route) => route.abort());
  await dealership.put('Cars/x5', carFields());
  await page.goto('/car/x5');
  await opener(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Please check your connection');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await consoleMessages.expectAll(/Failed to (load|fetch)/);
});

test('closes three seconds after a success, gives focus back, and opens empty again', async ({
  page,
  dealership,
}) => {
  await openDialog(page, dealership);
  await fillIn(dialog(page), answers(newVisitor()));
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog(page).getByText('Message sent successfully!')).toBeVisible();
  const shown = Date.now();
  await expect(dialog(page)).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(2500);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('');
  await expect(dialog(page).getByText('Message sent successfully!')).toHaveCount(0);
});

test('keeps focus inside, closes on Escape, and gives focus back', async ({ page, dealership }) => {
  await openDialog(page, dealership);
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('closing it loses nothing typed', async ({ page, dealership }) => {
  await openDialog(page, dealership);
  const typed = answers(newVisitor());
  await fillIn(dialog(page), typed);
  await page.keyboard.press('Escape');
  await opener(page).click();
  for (const [label, value] of Object.entries({ ...typed, Phone: '+201001234567' }))
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(value);
});

test('data that changes under the page leaves the dialog open, and what is typed in it', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  // The page was made with the sample dealership's data; meanwhile the price has changed.
  const id = 'porsche-911-carrera-2025';
  await dealership.put(`Cars/${id}`, carFields({ Name: 'Porsche', Model: '911', Price: '1,234,567 EGP' }));
  const answer = await holdBack(page, backend.firestore);
  await page.goto(`/car/${id}`);
  await opener(page).click();
  const typed = answers(newVisitor());
  await fillIn(dialog(page), typed);
  await expect(page.getByText('1,234,567 EGP')).toHaveCount(0);
  answer();
  await expect(page.getByText('1,234,567 EGP')).toHaveCount(1);
  await expect(dialog(page)).toBeVisible();
  for (const [label, value] of Object.entries({ ...typed, Phone: '+201001234567' }))
    await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(dialog(page).getByLabel('Message')).toBeFocused();
  // The sample dealership's pictures are not stored in this one.
  await consoleMessages.expectAll(/status of 404/);
});

test('closed while it is sent, it is sent once, and its success is told', async ({ page, dealership }) => {
  const { handler, open } = gate();
  await page.route(sendEmail, handler);
  await openDialog(page, dealership);
  const email = newVisitor();
  await fillIn(dialog(page), answers(email));
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  // Opened again, and from another page, it is still the same sending.
  await page.getByRole('button', { name: 'Sending…' }).click();
  await dialog(page).getByLabel('Email').press('Enter');
  await dialog(page).getByRole('button', { name: 'Sending…' }).click({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  open();
  const told = page.getByRole('button', { name: 'Message sent successfully!' });
  await expect(told).toBeVisible();
  expect(await mailsOf(email)).toHaveLength(1);

  await told.click();
  await expect(dialog(page).getByText('Message sent successfully!')).toBeVisible();
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('');
  // The dialog was opened to read this: it stays open.
  await expect(dialog(page).getByText('Message sent successfully!')).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeVisible();
});

test('closed while it is sent, a failure is told, with everything typed', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const { handler, open } = gate();
  await page.route(sendEmail, (route) => route.fulfill({ status: 502, json: { error: 'x' } }));
  await page.route(sendEmail, handler);
  await openDialog(page, dealership);
  await fillIn(dialog(page), answers(newVisitor()));
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await page.keyboard.press('Escape');
  open();
  await page.getByRole('button', { name: 'Failed to send message.' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to send message.');
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('Mona');
  await consoleMessages.expectAll(/status of 502/);
});

test('a failure stays open with everything typed', { tag: '@words' }, async ({
  page,
  dealership,
  consoleMessages,
  say,
  at,
}) => {
  await page.route(sendEmail, (route) => route.fulfill({ status: 502, json: { error: 'x' } }));
  await openDialog(page, dealership, say, at);
  await fillIn(dialog(page), answers(newVisitor()), say);
  await dialog(page)
    .getByRole('button', { name: say('Send Message') })
    .click();
  await expect(dialog(page).getByRole('alert')).toContainText(say('Failed to send message.'));
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  const link = dialog(page).locator('a[href*="wa.me"]');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain('BMW X5 2024');
  await page.waitForTimeout(3500);
  await expect(dialog(page).getByLabel(say('First Name'))).toHaveValue('Mona');
  await consoleMessages.expectAll(/status of 502/);
});

test('selecting text with the mouse past the edge does not close it; a click beside it does', async ({
  page,
  dealership,
}) => {
  await openDialog(page, dealership);
  await dialog(page).getByLabel('First Name').fill('Mona');
  const box = await dialog(page).getByLabel('First Name').boundingBox();
  if (!box) throw new Error('no field');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test('has no accessibility violations and fits 320 pixels', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
}) => {
  await openDialog(page, dealership, say, at);
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await dialog(page)
    .getByRole('button', { name: say('Send Message') })
    .scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole('button', { name: say('Send Message') })).toBeInViewport();
});
