import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { appRuns, expect, test } from './fixtures.ts';
import { mailOf, mailsOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn, gate, sendEmail } from './inquiry-form.ts';
import { sayEnglish } from './say.ts';

const success = 'Message sent successfully!';
const send = (page: Page, say = sayEnglish) => page.getByRole('button', { name: say('Send Message') });

/** Counts the inquiries the page sends from now on. */
function countInquiries(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/sendEmail')) sent.count += 1;
  });
  return sent;
}

test('an inquiry arrives in the dealer’s inbox, word for word', { tag: '@words' }, async ({
  page,
  siteLocale,
  say,
  at,
}) => {
  const email = newVisitor();
  await page.goto(at('/contact'));
  await fillIn(page, answersOf(email), say);
  await send(page, say).click();
  await expect(page.getByText(say(success))).toBeVisible();

  const mail = await mailOf(email);
  expect(mail.subject).toBe('Inquiry: BMW X5 xDrive40i (Mona Hassan)');
  expect(mail.from).toEqual([{ address: 'website@dealer.example', name: '' }]);
  expect(mail.to).toEqual([{ address: 'sales@dealer.example', name: '' }]);
  expect(mail.replyTo).toEqual([{ address: email, name: 'Mona Hassan' }]);
  expect(mail.text.trim().split('\n')).toEqual([
    'Car:      BMW X5 xDrive40i',
    'Name:     Mona Hassan',
    `Email:    ${email}`,
    'Phone:    +201001234567',
    'WhatsApp: https://wa.me/201001234567',
    `Language: ${{ en: 'English', de: 'German', ar: 'Arabic' }[siteLocale]}`,
    expect.stringMatching(/^Consent: {2}privacy page 2026-11, sent .+ \(Cairo\)$/),
    '',
    'Is the black one still there?',
    'I am in Cairo on <Sunday> & Monday.',
  ]);
  expect(mail.html).toContain('on &#60;Sunday&#62; &#38; Monday.');
});

test('after a success the form is empty, and the page reloads three seconds later', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page, answersOf(newVisitor()));
  await send(page).click();
  await expect(page.getByText(success)).toBeVisible();
  const shown = Date.now();
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone', 'Requested Car', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await page.waitForEvent('load');
  expect(Date.now() - shown).toBeGreaterThan(2500);
  await expect(page.getByText(success)).toHaveCount(0);
});

test('what is typed after a success is not lost to the reload', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page, answersOf(newVisitor()));
  await send(page).click();
  await expect(page.getByText(success)).toBeVisible();
  await page.getByLabel('First Name').fill('Nadia');
  await page.waitForTimeout(3500);
  await expect(page.getByLabel('First Name')).toHaveValue('Nadia');
});

test('what is half written is there again after a look at another page', async ({ page }) => {
  const answers = answersOf(newVisitor());
  await page.goto('/contact');
  await fillIn(page, answers);
  await appRuns(page);
  await page.getByRole('link', { name: 'Car Inventory' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Inventory');
  await page.goBack();
  for (const [label, value] of Object.entries({ ...answers, Phone: '+201001234567' }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('every field is required, says so, and the first one gets the focus', { tag: '@words' }, async ({
  page,
  say,
  at,
}) => {
  const sent = countInquiries(page);
  await page.goto(at('/contact'));
  await send(page, say).click();
  const missing = {
    'First Name': 'Please enter your first name',
    'Last Name': 'Please enter your last name',
    Email: 'Please enter your email address',
    Phone: 'Please enter your phone number',
    'Requested Car': 'Please enter the car you are looking for',
    Message: 'Please enter your message',
  };
  for (const [label, error] of Object.entries(missing)) {
    const field = page.getByLabel(say(label), { exact: true });
    await expect(field).toHaveAccessibleDescription(say(error));
    await expect(field).toHaveAttribute('required', '');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel(say('First Name'))).toBeFocused();

  await page.getByLabel(say('First Name')).fill('Mona');
  await expect(page.getByText(say(missing['First Name']))).toHaveCount(0);
  await page.getByLabel(say('Message')).fill('   ');
  await send(page, say).click();
  await expect(page.getByLabel(say('Message'))).toHaveAccessibleDescription(say(missing.Message));
  expect(sent.count).toBe(0);
});

test('a wrong phone or email is told in words beside it', { tag: '@words' }, async ({ page, say, at }) => {
  const hint = say('Phone number must start with +20 and be followed by 10 digits');
  await page.goto(at('/contact'));
  await expect(page.getByText(hint)).toHaveCount(0);
  await fillIn(page, { ...answersOf(newVisitor()), Phone: '0100', Email: 'mona@' }, say);
  await send(page, say).click();
  await expect(page.getByLabel(say('Email'))).toBeFocused();
  await expect(page.getByLabel(say('Email'))).toHaveAccessibleDescription(/name@example\.com/);
  await expect(page.getByLabel(say('Phone'))).toHaveAccessibleDescription(hint);
  await page.getByLabel(say('Phone')).fill('01001234567');
  await expect(page.getByText(hint)).toHaveCount(0);
  await page.getByLabel(say('Phone')).fill('0100123456');
  await page.getByLabel(say('Message')).focus();
  await expect(page.getByText(hint)).toBeVisible();
});

test('while sending it says so, and cannot send twice', async ({ page }) => {
  const sent = countInquiries(page);
  const { handler, open } = gate();
  await page.route(sendEmail, handler);
  const email = newVisitor();
  await page.goto('/contact');
  await fillIn(page, answersOf(email));
  await send(page).click();
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  open();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent.count).toBe(1);
  expect(await mailsOf(email)).toHaveLength(1);
});

test('the field for programs is out of everyone’s way, and what fills it in is dropped', async ({ page }) => {
  const email = newVisitor();
  await page.goto('/contact');
  await fillIn(page, answersOf(email));
  const trap = page.locator('input[name="subject"]');
  await expect(page.getByLabel(/leave this empty/i)).not.toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('textbox')).toHaveCount(6);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'Buy tyres';
  });
  await send(page).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await mailsOf(email)).toEqual([]);
});

test('the whole form works by keyboard alone', async ({ page }) => {
  const email = newVisitor();
  const answers = answersOf(email);
  await page.goto('/contact');
  await page.getByLabel('First Name').focus();
  for (const [index, text] of Object.values(answers).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  expect((await mailOf(email)).text).toContain('I am in Cairo on <Sunday> & Monday.');
});

test('location, email, phone and WhatsApp are one press away', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('90th Street North, Fifth Settlement').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@' })).toHaveAttribute(
    'href',
    'mailto:hello@rhine-and-nile.example',
  );
  await expect(main.getByRole('link', { name: '+20 100 555 0142' })).toHaveAttribute(
    'href',
    'tel:+201005550142',
  );
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/201005550142/,
  );
});

test('the map is asked for only when wanted', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Show map' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByTitle(/^Map: Rhine & Nile, 90th Street North/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('has no accessibility violations, empty, with errors, and after a failure', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/contact');
  expect(await findViolations(page)).toEqual([]);
  await send(page).click();
  expect(await findViolations(page)).toEqual([]);
  await page.route(sendEmail, (route) => route.abort());
  await fillIn(page, answersOf(newVisitor()));
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('fits a screen 320 pixels wide, errors and all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await send(page).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
