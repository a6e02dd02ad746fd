import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { inquiry, pathOfMail } from '../support/leads.ts';
import { stamps } from './car-form.ts';
import { field, fill, findField, findStatus, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const stored = {
  ...{ Name: 'Karim Nabil', Email: 'karim@example.com', Phone: '+201001234567', Car: 'BMW X5 2024' },
  ...{ Cars: ['x5'], Message: inquiry.message, Locale: 'en', Source: 'site', State: 'new' },
  ...{ AskedAt: new Date('2026-11-24T15:25:00.000Z'), Consent: '2026-12' },
  Viewing: 'test-drive 2026-11-26 morning',
};

// Signed out: tests/e2e/staff-leads.spec.ts.
test('a mail’s link shows its inquiry, stores it on submit, and finds it from then on', async () => {
  await site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', Status: 'available', Hidden: false }));
  const mail = await pathOfMail();
  const router = await site.open(mail);
  expect(await findField('Name')).toHaveValue('Karim Nabil');
  expect(field('Message')).toHaveValue(inquiry.message);
  expect(screen.getByText('Test drive, Thu, 26 Nov 2026, morning')).toBeVisible();
  expect(await site.list('Leads')).toEqual([]);
  // The fragment of the address is the inquiry.
  expect(fireEvent.click(screen.getByText('Skip to content'))).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();

  await press('Store lead');
  expect(await findStatus('Lead added!')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/leads\/[0-9a-f]{32}$/));
  const [lead, ...others] = await site.list('Leads');
  expect(others).toEqual([]);
  expect(lead?.fields).toEqual({ ...stored, ...stamps });
  // The mail opened the site, so there is nothing to go back to.
  const path = router.state.location.pathname;
  await press('Back to leads', 'a');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/leads'));

  const again = await site.open(mail);
  await waitFor(() => expect(again.state.location.pathname).toBe(path));
  expect(await screen.findByRole('region', { name: 'Inquiry' })).toHaveTextContent('Karim Nabil');
  expect(await site.list('Leads')).toHaveLength(1);
});

test('two people who store the same mail create one lead; later changes stay', async () => {
  const mail = await pathOfMail();
  await site.open(mail, () => findField('Name'));
  // A colleague stores it, and answers.
  const id = mail.match(/[0-9a-f]{32}/)?.[0];
  const theirs = { State: 'answered', Owner: 'colleague', updatedBy: 'colleague' };
  await site.put(`Leads/${id}`, { ...stored, ...theirs });
  await press('Store lead');
  await findStatus('Someone else added this lead meanwhile, so it wasn’t added twice.');
  expect(screen.queryByText('Lead added!')).toBeNull();
  const leads = await site.list('Leads');
  expect(leads.map(({ fields }) => [fields.State, fields.Owner])).toEqual([['answered', 'colleague']]);
});

test('the second person’s input is added, and they are told', async () => {
  const mail = await pathOfMail();
  await site.open(mail, () => findField('Name'));
  const id = mail.match(/[0-9a-f]{32}/)?.[0];
  await site.put(`Leads/${id}`, { ...stored, Next: 'Mona calls him', updatedBy: 'colleague' });
  fill({ Day: '2030-12-01' });
  await press('Store lead');
  await findStatus('Someone else added this lead meanwhile. What you filled in besides was added to it.');
  const [lead] = await site.list('Leads');
  expect(lead?.fields).toMatchObject({ Next: 'Mona calls him', Due: '2030-12-01' });
});

test('a message whose end the link lacks says so', async () => {
  const characterAt = (index: number) => String.fromCharCode(0x4e00 + ((index * 7919) % 9000));
  const message = Array.from({ length: 5000 }, (_, index) => characterAt(index)).join('');
  await site.open(await pathOfMail({ ...inquiry, message }));
  const told = await screen.findByText(/its last \d+ characters are only in the mail/);
  const [cut] = told.textContent?.match(/\d+/) ?? [];
  await press('Store lead');
  await findStatus('Lead added!');
  const [lead] = await site.list('Leads');
  expect(lead?.fields).toMatchObject({ Cut: Number(cut), Message: message.slice(0, -Number(cut)) });
});

test.each([
  ['cut', (path: string) => path.slice(0, -5), 'This link is incomplete or was changed on the way.'],
  ['of another version', (path: string) => path.replace('#1.', '#2.'), 'another version of the site'],
  ['1 MB', (path: string) => path + 'A'.repeat(1_000_000), 'longer than any that our mails contain'],
])('a link that is %s says what is wrong and stores nothing', async (_, change, message) => {
  await site.open(change(await pathOfMail()));
  const alert = await screen.findByText(message, { exact: false });
  expect(alert).toHaveTextContent('Nothing was stored.');
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(await site.list('Leads')).toEqual([]);
  await press('Add the lead by hand', 'a');
  expect(await findField('Name')).toHaveValue('');
});
