import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attacks } from '../support/attacks.ts';
import { answer, field, fill, findField, findStatus, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const until = '2099-12-31';
const rows = [
  `reducing bank 27.5% 2% 30% 60 5 ${until} First bank`,
  `flat own 14% 5000 EGP 50% 24 8 ${until} Us ar:نحن`,
];

async function open(): Promise<void> {
  await site.open('/dashboard/instalments', () => screen.findByRole('button', { name: 'Add an offer' }));
}

test('staff set offers, row by row, and delete them', async () => {
  await open();
  await press('Add an offer');
  const steps = [
    ['has no name', 'Name', 'First bank'],
    ['needs a rate below 100% a year, with at most four decimals', 'Rate a year (%)', '٢٧٫٥'],
    ['needs a smallest down payment of 0 to 90%', 'Smallest down payment (%)', '30'],
    ['has no last valid day', 'Valid until', until],
  ] as const;
  for (const [problem, label, value] of steps) {
    await press('Save');
    await screen.findByText(`Offer 1 ${problem}.`);
    expect(document.querySelector('[data-field="rows.0"]')).toHaveFocus();
    fill({ [`Offer 1: ${label}`]: value });
  }
  fill({ 'Offer 1: Fee': '2', 'Offer 1: Longest term (months)': '121' });
  await press('Save');
  await screen.findByText('Offer 1 needs a longest term of 6 to 120 months.');
  fill({ 'Offer 1: Longest term (months)': '60' });
  await press('Add an offer');
  await userEvent.selectOptions(field('Offer 2: Offered by'), 'Us');
  await userEvent.selectOptions(field('Offer 2: Kind'), 'Flat rate');
  await userEvent.selectOptions(field('Offer 2: Unit'), 'EGP');
  fill({
    'Offer 2: Name': 'Us',
    'Offer 2: Name in Arabic (optional)': 'نحن',
    'Offer 2: Rate a year (%)': '14',
    'Offer 2: Fee': '5000',
    'Offer 2: Smallest down payment (%)': '50',
    'Offer 2: Longest term (months)': '24',
    'Offer 2: Oldest car (years)': '8',
  });
  await press('Save');
  await findStatus('Offers saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(await site.read('Settings/finance')).toMatchObject({ rows });

  await open();
  expect(field('Offer 2: Name in Arabic (optional)')).toHaveValue('نحن');
  fill({ 'Offer 2: Name': '' });
  await press('Save');
  // Its name in Arabic is none for the other languages.
  await screen.findByText('Offer 2 has no name.');
  fill({ 'Offer 2: Name': 'Us' });
  await userEvent.click(screen.getByLabelText('Move offer 2 up'));
  expect(field('Offer 1: Name')).toHaveValue('Us');
  for (const _ of rows) await userEvent.click(screen.getByLabelText('Remove offer 1'));
  await press('Save');
  await findStatus('Offers saved.');
  expect(await site.read('Settings/finance')).toBeNull();
});

test('what is typed is kept as a draft, also an offer that is not finished', async () => {
  await site.put('Settings/finance', { rows });
  await open();
  fill({ 'Offer 1: Valid until': '' });
  await screen.findByText(/^Draft saved/);
  await press('Cars', 'nav a');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await answer('No');
  await open();
  await press('Restore draft');
  await waitFor(() => expect(field('Offer 1: Valid until')).toHaveValue(''));
  expect(field('Offer 1: Rate a year (%)')).toHaveValue('27.5');
  fireEvent.change(field('Offer 1: Valid until'), { target: { value: '2098-12-31' } });
  await press('Save');
  await findStatus('Offers saved.');
  expect(await site.read('Settings/finance')).toMatchObject({
    rows: [rows[0]?.replace('2099', '2098'), rows[1]],
  });
});

test('a draft is counted on the dashboard, and leads to the offers', async () => {
  await site.put('Settings/finance', { rows });
  await open();
  fill({ 'Offer 1: Fee': '1' });
  await screen.findByText(/^Draft saved/);
  await press('Dashboard', 'nav a');
  await answer('Yes');
  const home = within((await screen.findByText('Needs attention')).parentElement as HTMLElement);
  expect(await home.findByRole('link', { name: '1 draft is waiting on this device' })).toHaveAttribute(
    'href',
    '/dashboard/instalments',
  );
});

test('hostile names stay text', async () => {
  const named = (rate: number) => attacks.map((attack) => `flat own ${rate}% 2% 50% 24 8 ${until} ${attack}`);
  await site.put('Settings/finance', { rows: named(14) });
  await open();
  await findField('Offer 1: Name');
  for (const [index, attack] of attacks.entries()) {
    expect(field(`Offer ${index + 1}: Name`)).toHaveValue(attack);
    fill({ [`Offer ${index + 1}: Rate a year (%)`]: '13' });
  }
  await press('Save');
  await findStatus('Offers saved.');
  expect(await site.read('Settings/finance')).toMatchObject({ rows: named(13) });
});

test('a stored row that is none is shown, and named on saving', async () => {
  await site.put('Settings/finance', { rows: ['nonsense', null, rows[0]] });
  await open();
  expect(field('Offer 1: Name')).toHaveValue('nonsense');
  fill({ 'Offer 3: Fee': '1' });
  await press('Save');
  await screen.findByText('Offer 1 needs a rate below 100% a year, with at most four decimals.');
});
