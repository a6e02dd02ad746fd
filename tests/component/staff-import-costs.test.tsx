import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, fill, findField, findStatus, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const until = '2099-12-31';
const stored = {
  EUR: '56.1',
  USD: '48.4',
  day: '2026-11-20',
  ageNew: '1',
  ageUsed: '3',
  rows: [
    `vat any any 0-99999 14% above ${until} Law 67 of 2016`,
    `clearance any any 0-99999 25000 EGP ${until} Us`,
  ],
};

async function open(): Promise<void> {
  await site.open('/dashboard/import-costs', () => findField('EGP for 1 EUR'));
}

test('staff set rates, row by row, and delete them', async () => {
  await open();
  fill({ 'EGP for 1 EUR': '٥٦٫١', 'EGP for 1 USD': '48.4', 'Day of the exchange rates': '2026-11-20' });
  await press('Save');
  await screen.findByText('Please enter the age limit in whole years.');
  fill({ 'Age limit of new cars (years)': '1', 'Age limit of used cars (years)': '3' });
  await press('Save');
  await screen.findByText('Please add at least one rate.');
  await press('Add a rate');
  await press('Save');
  await screen.findByText('Rate 1 has no last valid day.');
  fill({ 'Rate 1: Valid until': until });
  await press('Save');
  await screen.findByText('Rate 1 has no source.');
  fill({ 'Rate 1: Source': 'Law 67 of 2016' });
  await press('Save');
  await screen.findByText('Rate 1 has no rate or amount.');
  fill({ 'Rate 1: Rate': '14' });
  await userEvent.selectOptions(field('Rate 1: Unit'), '% of all lines above');
  await press('Add a rate');
  await userEvent.selectOptions(field('Rate 2: Cost'), 'Clearance');
  await userEvent.selectOptions(field('Rate 2: Unit'), 'EGP');
  fill({ 'Rate 2: Rate': '25,000', 'Rate 2: Source': 'Us', 'Rate 1: To cc': '' });
  await press('Save');
  await screen.findByText('Rate 1 has an invalid engine size.');
  fill({ 'Rate 1: To cc': '99999' });
  await press('Save');
  await screen.findByText('Rate 2 has a rate or amount that can’t be read: write it as 12.5 or 1200.');
  fill({ 'Rate 2: Rate': '25000' });
  fill({ 'Personal import (العربية)': ' سيارة واحدة كل خمس سنوات ' });
  await press('Save');
  await findStatus('Import rates saved.');
  expect(await site.read('Settings/import')).toMatchObject({
    ...stored,
    texts: { ar: 'سيارة واحدة كل خمس سنوات' },
  });

  await open();
  await userEvent.click(screen.getByLabelText('Move rate 2 up'));
  expect(field('Rate 1: Source')).toHaveValue('Us');
  for (const _ of stored.rows) await userEvent.click(screen.getByLabelText('Remove rate 1'));
  fill({ 'EGP for 1 EUR': '', 'EGP for 1 USD': '', 'Day of the exchange rates': '' });
  fill({ 'Age limit of new cars (years)': '', 'Age limit of used cars (years)': '' });
  fill({ 'Personal import (العربية)': '' });
  await press('Save');
  await findStatus('Import rates saved.');
  expect(await site.read('Settings/import')).toBeNull();
});

test('rates that were removed come back in turn, and the focus stays among them', async () => {
  await site.put('Settings/import', stored);
  await open();
  for (const _ of stored.rows) await userEvent.click(screen.getByLabelText('Remove rate 1'));
  expect(screen.getByText('Undo')).toHaveFocus();
  await press('Undo');
  expect(field('Rate 1: Cost')).toHaveFocus();
  expect(field('Rate 1: Source')).toHaveValue('Us');
  await press('Undo');
  expect(field('Rate 1: Source')).toHaveValue('Law 67 of 2016');
  expect(field('Rate 2: Source')).toHaveValue('Us');
  expect(screen.queryByText('Undo')).toBeNull();
});

// Drafts of unfinished rows: staff-finance.test.tsx.

test('two people at once: other rates are merged, and one that both changed asks', async () => {
  await site.put('Settings/import', stored);
  await open();
  fill({ 'Rate 1: Rate': '15', 'EGP for 1 EUR': '57' });
  const [vat, clearance] = stored.rows;
  await site.put('Settings/import', {
    ...stored,
    USD: '49',
    rows: [vat?.replace('14%', '16%'), clearance?.replace('25000', '30000')],
  });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: /^This import setting was changed by/ }));
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(dialog.getByRole('group', { name: 'Rates' })).toHaveTextContent('15%');
  await userEvent.click(dialog.getByText('Save'));
  await findStatus('Import rates saved.');
  expect(await site.read('Settings/import')).toMatchObject({
    EUR: '57',
    USD: '49',
    rows: [vat?.replace('14%', '15%'), clearance?.replace('25000', '30000')],
  });
});
