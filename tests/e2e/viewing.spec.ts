import { pathIn } from '../../src/config/paths.ts';
import { carFields } from '../support/factories.ts';
import { sayIn } from '../support/say.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';

// What is offered when, and failures: tests/component/viewing.test.tsx and tell-me.test.tsx.

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

function answers(email: string) {
  const { 'Requested Car': _, ...rest } = answersOf(email);
  return rest;
}

test('a viewing asked for on a phone arrives with a calendar file, and an Arabic wish for a car with an English subject', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Production_Year: '2024' }));
  await page.goto('/car/x5');
  await page.getByRole('button', { name: 'Message us' }).tap();
  const dialog = page.getByRole('dialog');
  // Not its first field: the on-screen keyboard would cover the dialog.
  await expect(dialog.getByRole('heading', { name: 'Interested? Send your car inquiry!' })).toBeFocused();
  const email = newVisitor();
  await fillIn(dialog, answers(email));
  await dialog.getByText('Viewing', { exact: true }).tap();
  const overflow = () => page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await overflow()).toBe(0);
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

  // In Arabic, an empty result asks the dealer to tell when one comes, with an English subject.
  const say = sayIn('ar');
  const address = '/inventory?brand=BMW&condition=used&price-to=1500000';
  await page.goto(pathIn('ar', address));
  await expect(page.getByText(say('No cars were found.'))).toBeVisible();
  await page.getByRole('button', { name: say('Tell me when one comes') }).tap();
  const inquiry = page.getByRole('dialog', { name: say('Shall we tell you when one comes?') });
  const filters = 'BMW، مستعملة، حتى 1,500,000 ج.م';
  const message = inquiry.getByLabel(say('Message'), { exact: true });
  await expect(message).toHaveValue(new RegExp(`: ${filters}$`));
  expect(await overflow()).toBe(0);
  const other = newVisitor();
  const { Message: _, ...details } = answers(other);
  await fillIn(inquiry, details, say);
  await inquiry.getByRole('button', { name: say('Send Message') }).tap();
  await expect(inquiry.getByText(say('Message sent successfully!'))).toBeVisible();

  const asked = await mailOf(other);
  expect(asked.subject).toBe('Inquiry: Tell me when one comes: BMW, Used, up to 1,500,000 EGP (Mona Hassan)');
  expect(asked.text).toContain(filters);
  expect(asked.text).toContain(`${address}\n`);
  expect(asked.files).toBeUndefined();
});
