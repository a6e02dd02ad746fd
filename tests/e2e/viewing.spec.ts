import { pathIn } from '../../src/config/paths.ts';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

// What is asked for and sent: tests/component/viewing.test.tsx and tell-me.test.tsx; the mail: tests/function.

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('the forms for a viewing and for a car that is not there yet fit a phone, and an Arabic wish has an English subject', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/x5', carFields());
  await page.goto('/car/x5');
  await page.getByRole('button', { name: 'Message us' }).tap();
  const dialog = page.getByRole('dialog');
  const overflow = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  // Not its first field: the on-screen keyboard would cover the dialog.
  await expect(dialog.getByRole('heading', { name: 'Interested? Send your car inquiry!' })).toBeFocused();
  await dialog.getByText('Viewing', { exact: true }).tap();
  await expect(dialog.getByLabel('Time of day')).toBeVisible();
  expect(await overflow()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('button', { name: 'Book a viewing' }).tap();
  await dialog.getByRole('radio', { name: 'Test drive' }).check();
  const days = dialog.getByRole('group', { name: 'Day' }).getByRole('radio');
  await days.nth(20).check();
  await expect(days.nth(20)).toBeInViewport({ ratio: 0.9 });
  expect(await overflow()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  const say = sayIn('ar');
  await page.goto(pathIn('ar', '/inventory?brand=BMW&condition=used&price-to=1500000'));
  await page.getByRole('button', { name: say('Tell me when one comes') }).tap();
  await expect(dialog.getByLabel(say('Message'), { exact: true })).toHaveValue(/BMW، مستعملة/);
  expect(await overflow()).toBe(0);
  const email = newVisitor();
  const { Message: _message, 'Requested Car': _car, ...details } = answersOf(email);
  await fillIn(dialog, details, say);
  await dialog.getByRole('button', { name: say('Send Message') }).tap();
  const { subject } = await mailOf(email);
  expect(subject).toBe('Inquiry: Tell me when one comes: BMW, Used, up to 1,500,000 EGP (Mona Hassan)');
});
