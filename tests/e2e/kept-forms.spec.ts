import type { Page } from '@playwright/test';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { expect, extrasRun, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('inquiry:')));

test('a contact form keeps its input through Back, reload and language, until sent or cleared elsewhere', async ({
  page,
  context,
}) => {
  const email = newVisitor();
  const typed = { ...answersOf(email), Phone: '+201001234567' };
  const arabic = sayIn('ar');
  await page.goto('/contact');
  await fillIn(page, typed);
  // Also what was typed before hydration.
  await expect.poll(() => stored(page)).toEqual(['inquiry:/contact']);
  await page.goto('/about');
  // The browser itself restores a part of the form.
  for (const visit of [() => page.goBack(), () => page.reload()]) {
    await visit();
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.getByLabel(arabic('Email'), { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(arabic('Message'), { exact: true })).toHaveValue(typed.Message);
  await page.getByRole('button', { name: arabic('Send Message') }).click();
  expect((await mailOf(email)).text).toContain('Mona Hassan');
  await expect.poll(() => stored(page)).toEqual([]);

  await page.goto('/contact');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await extrasRun(page);
  await page.getByLabel('First Name').fill('Mona');
  await expect.poll(() => stored(page)).toEqual(['inquiry:/contact']);
  const other = await context.newPage();
  await other.goto('/privacy');
  const positions = () => page.evaluate(() => sessionStorage.getItem('page-left-at'));
  expect(await positions()).toContain('/ar/contact');
  await other.getByRole('button', { name: 'Clear data on this device' }).click();
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto('/about');
  expect(await positions()).toMatch(/^\d+ default \/contact$/);
});

test('a car’s form keeps a chosen test drive through a reload', async ({ page, dealership }) => {
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  await page.goto('/car/x5');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Message us' }).click();
  await dialog.getByLabel('First Name').fill('Mona');
  await dialog.getByText('Test drive', { exact: true }).click();
  await dialog.getByLabel('Day', { exact: true }).selectOption({ index: 3 });
  const day = await dialog.getByLabel('Day', { exact: true }).inputValue();
  await page.reload();
  await page.getByRole('button', { name: 'Message us' }).click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Mona');
  await expect(dialog.getByLabel('Test drive')).toBeChecked();
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue(day);

  // A message that nobody changed is in the language of the page.
  const german = sayIn('de');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book a viewing' }).click();
  await dialog.getByLabel('First Name').fill('Mona');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await page.getByRole('button', { name: german('Book a viewing') }).click();
  await expect(dialog.getByLabel(german('First Name'))).toHaveValue('Mona');
  const suggested = german('I would like to see this car.');
  await expect(dialog.getByLabel(german('Message'), { exact: true })).toHaveValue(suggested);
});
