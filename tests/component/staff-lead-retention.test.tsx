import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { leadFields } from '../support/leads.ts';
import { account } from '../support/test-account.ts';
import { downloadBackup } from './backup-file.ts';
import { stamps } from './car-form.ts';
import { answer, findStatus, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 60 * 60 * 1000);
const noteOf = (at: Date) => `${at.toISOString()} ${account.uid} Called.`;

test('leads over the months of the privacy page are listed and deleted by one press', async () => {
  const put = (id: string, fields: object) => site.put(`Leads/${id}`, { ...leadFields, ...fields });
  await put('old', { Name: 'Old', AskedAt: monthsAgo(25), State: 'lost', Reason: 'Price' });
  await put('older', { Name: 'Older', AskedAt: monthsAgo(30), Notes: [noteOf(monthsAgo(26))] });
  await put('noted', { Name: 'Noted', AskedAt: monthsAgo(30), Notes: [noteOf(monthsAgo(2))] });
  await put('new', { Name: 'New', AskedAt: monthsAgo(1) });
  await site.open('/dashboard/leads');
  const summary = await screen.findByText('2 leads to delete');
  const over = within(summary.closest('details') as HTMLElement);
  expect(textsOf(over.getAllByRole('link', { hidden: true }))).toEqual(['Older', 'Old']);
  await userEvent.click(summary);
  expect(over.getByText(/older than 24 months/)).toBeVisible();
  await press('Delete 2 leads');
  await answer('No');
  expect(await site.list('Leads')).toHaveLength(4);
  // A colleague takes one up again.
  await put('older', { Name: 'Older', AskedAt: monthsAgo(30), State: 'offer', updatedAt: new Date() });
  await press('Delete 2 leads');
  await answer('Yes');
  await findStatus('1 lead deleted. One was changed meanwhile and stays.');
  const names = (await site.list('Leads')).map(({ fields }) => fields.Name);
  expect(names.toSorted()).toEqual(['New', 'Noted', 'Older']);
});

test('a backup has leads, and restores a deleted one as it was', async () => {
  const lead = { ...leadFields, Notes: [noteOf(monthsAgo(1))], Cut: 12, Due: '2026-11-27' };
  await site.put('Cars/x5', carFields());
  await site.put('Leads/a', lead);
  await site.open('/dashboard/backup');
  const zip = await downloadBackup('2 documents and 0 pictures');
  await site.remove('Leads/a');
  await userEvent.upload(screen.getByLabelText('Backup (ZIP)'), zip);
  const row = await screen.findByRole('row', { name: /Karim Nabil BMW X5 2024/ });
  expect(row).toHaveTextContent('Missing');
  await userEvent.click(screen.getByLabelText('Choose Karim Nabil BMW X5 2024'));
  await press('Restore 1');
  await answer('Yes');
  expect(await screen.findByText('The stored data matches this backup.')).toBeVisible();
  expect(await site.read('Leads/a')).toEqual({ ...lead, ...stamps });
});
