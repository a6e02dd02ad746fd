import type { Page } from '@playwright/test';
import { pathIn } from '../../src/config/paths.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';
import { sayIn } from './say.ts';

// What is offered when, and failures: tests/component/viewing.test.tsx and tell-me.test.tsx.

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

function answers(email: string) {
  const { 'Requested Car': _, ...rest } = answersOf(email);
  return rest;
}

const overflow = (page: Page) =>
  page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth);

test('a viewing asked for on a phone arrives with a calendar file', async ({ page, dealership }) => {
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  await page.goto('/car/x5');
  await page.getByRole('button', { name: 'Message us' }).tap();
  const dialog = page.getByRole('dialog');
  const email = newVisitor();
  await fillIn(dialog, answers(email));
  await dialog.getByText('Viewing', { exact: true }).tap();
  expect(await overflow(page)).toBe(0);
  // Not today, whatever the time.
  await dialog.getByLabel('Day', { exact: true }).selectOption({ index: 3 });
  const day = await dialog.getByLabel('Day', { exact: true }).inputValue();
  await dialog.getByLabel('Time of day').selectOption('Evening (17:00–22:00)');
  await dialog.getByRole('button', { name: 'Send Message' }).tap();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();

  const mail = await mailOf(email);
  const date = new Date(day).toUTCString().match(/^(\w+), 0?(\d+ \w+ \d+)/);
  const named = `${date?.[1]} ${date?.[2]}`;
  expect(mail.subject).toBe(`Viewing of BMW X5 2024, ${named}, evening (Mona Hassan)`);
  expect(mail.text).toContain(`Visit:    Viewing, ${named}, evening, 17:00–22:00 (Cairo)\n`);
  expect(mail.text).toContain('/car/x5\n');
  const [file, ...others] = mail.files ?? [];
  expect([file?.name, others]).toEqual(['viewing.ics', []]);
  const lines = (file?.text ?? '').replaceAll('\n ', '').split('\n');
  const start = lines.find((line) => line.startsWith('DTSTART:')) ?? '';
  expect(start).toMatch(new RegExp(`^DTSTART:${day.replaceAll('-', '')}T1[45]0000Z$`));
  expect(lines).toContain('SUMMARY:Viewing: BMW X5 2024 (Mona Hassan)');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    new RegExp(`^DESCRIPTION:Mona Hassan\\\\n\\+201001234567\\\\n${email}\\\\n.*/car/x5$`),
  );
});

test('an empty result in Arabic asks the dealer to tell when one comes, with an English subject', async ({
  page,
  dealership,
}) => {
  const say = sayIn('ar');
  await dealership.put('Cars/one', carFields({ Name: 'Volvo' }));
  const address = '/inventory?brand=BMW&condition=used&price-to=1500000';
  await page.goto(pathIn('ar', address));
  await expect(page.getByText(say('No cars were found.'))).toBeVisible();
  await page.getByRole('button', { name: say('Tell me when one comes') }).tap();
  const dialog = page.getByRole('dialog', { name: say('Shall we tell you when one comes?') });
  const filters = 'BMW، مستعملة، حتى 1,500,000 ج.م';
  const message = dialog.getByLabel(say('Message'), { exact: true });
  await expect(message).toHaveValue(new RegExp(`: ${filters}$`));
  expect(await overflow(page)).toBe(0);
  const email = newVisitor();
  const { Message: _, ...details } = answers(email);
  await fillIn(dialog, details, say);
  await dialog.getByRole('button', { name: say('Send Message') }).tap();
  await expect(dialog.getByText(say('Message sent successfully!'))).toBeVisible();

  const mail = await mailOf(email);
  expect(mail.subject).toBe('Inquiry: Tell me when one comes: BMW, Used, up to 1,500,000 EGP (Mona Hassan)');
  expect(mail.text).toContain(filters);
  expect(mail.text).toContain(`${address}\n`);
  expect(mail.files).toBeUndefined();
});
