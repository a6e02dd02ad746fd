import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf } from './inquiry-form.ts';

// Errors, failures, resets and the map: tests/component/contact-page.test.tsx and accessibility-states.spec.ts; its language: foreign-words.test.tsx;
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
  await page.keyboard.type('010');
  await page.keyboard.press('ArrowLeft');
  expect(await state(page)).toBe('01|0');
  open();
  await expect(page.getByLabel('Phone')).toHaveValue('+2010');
  expect(await state(page)).toBe('+201|0');
  await page.keyboard.press('End');
  await page.keyboard.type('01234567');
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
