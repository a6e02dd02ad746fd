import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn, sendEmail } from './inquiry-form.ts';
import { expectFitsWidths } from './narrow-screen.ts';

// Errors, failures and resets of the form: tests/component/contact-page.test.tsx; its language: foreign-words.test.tsx;
// values of the phone: tests/unit/phone.test.ts.

const success = 'Message sent successfully!';
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** The field's text with the caret marked. */
const state = (page: Page) =>
  page.getByLabel('Phone').evaluate((field: HTMLInputElement) => {
    const at = field.selectionStart ?? 0;
    return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
  });

const placeCaret = (page: Page, at: number) =>
  page.getByLabel('Phone').evaluate((field: HTMLInputElement, place) => {
    field.focus();
    field.setSelectionRange(place, place);
  }, at);

test('an inquiry typed before hydration and by keyboard alone arrives in the dealer’s inbox, word for word, and the form is cleared', async ({
  page,
}) => {
  const email = newVisitor();
  await page.clock.install();
  const open = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Phone').focus();
  await page.keyboard.type('0100');
  expect(await state(page)).toBe('0100|');
  open();
  await expect(page.getByLabel('Phone')).toHaveValue('+20100');
  await page.keyboard.type('1234567');
  expect(await state(page)).toBe('+201001234567|');

  // The field keeps its caret through an edit.
  await placeCaret(page, 6);
  await page.keyboard.press('Backspace');
  expect(await state(page)).toBe('+2010|1234567');
  await page.keyboard.type('x2');
  expect(await state(page)).toBe('+20102|1234567');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  expect(await state(page)).toBe('|');

  // The honeypot is invisible and not reached by Tab.
  await expect(page.getByLabel(/leave this empty/i)).not.toBeInViewport({ ratio: 0.5 });
  await page.getByLabel('First Name').focus();
  for (const [index, text] of Object.values(answersOf(email)).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    // Tab selects what a field already has.
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone', 'Requested Car', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');

  const mail = await mailOf(email);
  expect(mail.subject).toBe('Inquiry: BMW X5 xDrive40i (Mona Hassan)');
  expect(mail.text).toContain('Phone:    +201001234567\n');
  expect(mail.text).toMatch(/^Consent: {2}privacy page 2026-12, sent .+ \(Cairo\)$/m);
  expect(mail.text).toContain('\n\nIs the black one still there?\nI am in Cairo on <Sunday> & Monday.');

  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(3000);
  await reloaded;
  await expect(page.getByText(success)).toHaveCount(0);
});

test('the form is accessible and fits 320 pixels: with errors, after a failure, with a foreign number; the map loads on request', async ({
  page,
  consoleMessages,
}) => {
  const maps: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    maps.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await page.goto('/contact');
  await send(page).click();
  await expectFitsWidths(page, 'with errors', [320]);

  await page.route(sendEmail, (route) => route.abort());
  await fillIn(page, answersOf(newVisitor()));
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFitsWidths(page, 'after a failure', [320]);
  await consoleMessages.expectAll(/ERR_FAILED/);

  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Phone').focus();
  await page.keyboard.insertText('+49 170 1234567');
  await expect(page.getByRole('alert').getByRole('link', { name: 'email' })).toBeVisible();
  await expectFitsWidths(page, 'with a foreign number', [320]);

  expect(maps).toEqual([]);
  const showMap = page.getByRole('button', { name: 'Show map' });
  for (const width of [1920, 1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // Also clipped by its panel.
    await showMap.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(showMap, `at ${width}`).toBeInViewport({ ratio: 1 });
  }
  await showMap.click();
  await expect(page.getByTitle(/^Map: Rhine & Nile, 90th Street North/)).toBeVisible();
  await expect.poll(() => maps.length).toBe(1);
});
