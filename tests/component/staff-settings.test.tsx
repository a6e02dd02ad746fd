import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { answer, field, fill, findField, findStatus, press, returnLater, saveUntil } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const until = '2099-12-31';

const select = (line: string, option: string) => userEvent.selectOptions(field(line), option);

test('the usual lines are set once and shown with every car', async () => {
  await site.put('Cars/one', carFields());
  await openPrices();
  await select('Customs and taxes', 'Included');
  await select('Number plates', 'Not included');
  fill({ 'Number plates: estimate in EGP': '250k' });
  await press('Save');
  await screen.findByText('The amount of “Number plates” must be a whole number of EGP.');
  fill({ 'Number plates: estimate in EGP': '2,500' });
  // Passed by the arrow keys.
  await select('Number plates', 'Included');
  await select('Number plates', 'Not included');
  await press('Save');
  await screen.findByText('Please choose the last day on which the price lines hold.');
  // '26', as typed into the browser's field.
  fill({ 'Valid until': '0026-12-31' });
  await press('Save');
  await screen.findByText('Please enter the year with four digits, such as 2026.');
  fill({ 'Valid until': '2026-02-27' });
  await press('Save');
  await screen.findByText(/^This last day is past, /);
  await answer('No');
  expect(await site.read('Settings/price')).toBeNull();
  fill({ 'Valid until': '2099-12-31' });
  await saveUntil('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2099-12-31',
    lines: { customs: 'included', plates: 'excluded 2500' },
  });
  const sentence = 'Includes customs and taxes, but not number plates.';
  await site.open('/car/one', () => screen.findByText(sentence));

  await openPrices();
  for (const line of ['Customs and taxes', 'Number plates']) await select(line, 'Not stated');
  await saveUntil('Prices saved.');
  expect(await site.read('Settings/price')).toBeNull();
});

const lines = { until: '2099-12-31', lines: { customs: 'included', plates: 'excluded 2500' } };

async function openPrices(): Promise<void> {
  await site.open('/dashboard/prices', () => findField('Customs and taxes'));
}

test('input stays while prices are refetched, asks before leaving, and is kept as a draft', async () => {
  await site.put('Settings/price', lines);
  await openPrices();
  fill({ 'Number plates: estimate in EGP': '3,000' });
  await site.put('Settings/price', { ...lines, until: '2098-01-01' });
  returnLater();
  await screen.findByText(/^Draft saved/);
  expect(field('Number plates: estimate in EGP')).toHaveValue('3,000');
  await press('Cars', 'nav a');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await answer('No');

  await openPrices();
  await press('Restore draft');
  await waitFor(() => expect(field('Number plates: estimate in EGP')).toHaveValue('3,000'));
  await saveUntil('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2098-01-01',
    lines: { customs: 'included', plates: 'excluded 3000' },
  });
  expect(await findField('Valid until')).toHaveValue('2098-01-01');
  expect(field('Number plates: estimate in EGP')).toHaveValue('3000');
});

test('lines that someone else removed meanwhile are saved again', async () => {
  await site.put('Settings/price', lines);
  await openPrices();
  fill({ 'Valid until': '2099-01-31' });
  await select('Customs and taxes', 'Not included');
  await site.remove('Settings/price');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: /^This price setting was changed by/ }));
  const asked = dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(asked).toEqual(['Valid until', 'Customs and taxes']);
  await userEvent.click(dialog.getByText('Save'));
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2099-01-31',
    lines: { customs: 'excluded' },
  });
});

const rates = {
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

async function openRates(): Promise<void> {
  await site.open('/dashboard/import-costs', () => findField('EGP for 1 EUR'));
}

test('staff set rates, row by row, and delete them', async () => {
  await openRates();
  fill({ 'EGP for 1 EUR': '٥٦٫١', 'EGP for 1 USD': '48.4', 'Day of the exchange rates': '2026-11-20' });
  await press('Save');
  await screen.findByText('Please enter the age limit in whole years.');
  fill({ 'Age limit of new cars (years)': '1', 'Age limit of used cars (years)': '3' });
  await press('Save');
  await screen.findByText('Please add at least one rate.');
  await press('Add a rate');
  await press('Add a rate');
  await userEvent.selectOptions(field('Rate 1: Unit'), '% of all lines above');
  await userEvent.selectOptions(field('Rate 2: Cost'), 'Clearance');
  await userEvent.selectOptions(field('Rate 2: Unit'), 'EGP');
  fill({
    'Rate 2: Rate': '25,000',
    'Rate 2: Source': 'Us',
    'Rate 2: Valid until': until,
    'Rate 1: To cc': '',
  });
  for (const [problem, label, value] of [
    ['Rate 1 has no last valid day.', 'Rate 1: Valid until', '0026-12-31'],
    ['Rate 1 needs four digits for the year of its last valid day.', 'Rate 1: Valid until', until],
    ['Rate 1 has no source.', 'Rate 1: Source', 'Law '.repeat(76)],
    ['Rate 1 has a source of more than 300 characters.', 'Rate 1: Source', 'Law 67 of 2016'],
    ['Rate 1 has no rate or amount.', 'Rate 1: Rate', '14'],
    ['Rate 1 has an invalid engine size.', 'Rate 1: To cc', '99999'],
    [/^Rate 2 has a rate or amount that can’t be read: /, 'Rate 2: Rate', '25000'],
  ] as const) {
    await press('Save');
    await screen.findByText(problem);
    fill({ [label]: value });
  }
  fill({ 'Personal import (العربية)': ' سيارة واحدة كل خمس سنوات ' });
  await saveUntil('Import rates saved.');
  const texts = { ar: 'سيارة واحدة كل خمس سنوات' };
  expect(await site.read('Settings/import')).toMatchObject({ ...rates, texts });

  await openRates();
  await userEvent.click(screen.getByLabelText('Move rate 2 up'));
  expect(field('Rate 1: Source')).toHaveValue('Us');
  for (const _ of rates.rows) await userEvent.click(screen.getByLabelText('Remove rate 1'));
  for (const label of [
    ...['EGP for 1 EUR', 'EGP for 1 USD', 'Day of the exchange rates', 'Personal import (العربية)'],
    ...['Age limit of new cars (years)', 'Age limit of used cars (years)'],
  ])
    fill({ [label]: '' });
  await saveUntil('Import rates saved.');
  expect(await site.read('Settings/import')).toBeNull();
});

test('removed rates are restored in turn, and the focus stays in the list', async () => {
  await site.put('Settings/import', rates);
  await openRates();
  for (const _ of rates.rows) await userEvent.click(screen.getByLabelText('Remove rate 1'));
  expect(screen.getByText('Undo')).toHaveFocus();
  await press('Undo');
  expect(field('Rate 1: Cost')).toHaveFocus();
  expect(field('Rate 1: Source')).toHaveValue('Us');
  await press('Undo');
  expect(field('Rate 1: Source')).toHaveValue('Law 67 of 2016');
  expect(field('Rate 2: Source')).toHaveValue('Us');
  expect(screen.queryByText('Undo')).toBeNull();
});

test.each([
  ['EGP for 1 EUR', '5612.34', /^1 EUR would be 5612\.34 EGP instead of /],
  [
    'Day of the exchange rates',
    '2026-01-31',
    /^The exchange rates are too old, so visitors are asked to write/,
  ],
  ['Rate 1: Valid until', '2026-01-31', /^The last day of “VAT” is past, so visitors are asked to write/],
])('import costs ask about a slip: %s', async (label, value, question) => {
  await site.put('Settings/import', rates);
  await openRates();
  fill({ [label]: value });
  await press('Save');
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await answer('No');
  expect(await site.read('Settings/import')).toEqual(rates);
});

test('two people’s changes to different rates are merged, and a rate that both changed is a conflict', async () => {
  await site.put('Settings/import', rates);
  await openRates();
  fill({ 'Rate 1: Rate': '15', 'EGP for 1 EUR': '57' });
  const [vat, clearance] = rates.rows;
  await site.put('Settings/import', {
    ...rates,
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

const offers = [
  `reducing bank 27.5% 2% 30% 60 5 ${until} First bank`,
  `flat own 14% 5000 EGP 50% 24 8 ${until} Us ar:نحن`,
];

async function openOffers(): Promise<void> {
  await site.open('/dashboard/instalments', () => screen.findByRole('button', { name: 'Add an offer' }));
}

test('staff set offers, row by row, and delete them', async () => {
  await openOffers();
  await press('Add an offer');
  const steps = [
    ['has no name', 'Name', 'First'.repeat(21)],
    ['has a name of more than 100 characters', 'Name', 'First bank'],
    ['needs a rate below 100% a year, with at most four decimals', 'Rate a year (%)', '٢٧٫٥٪'],
    ['needs a smallest down payment of 0 to 90%', 'Smallest down payment (%)', '30'],
    ['has no last valid day', 'Valid until', until],
  ] as const;
  for (const [problem, label, value] of steps) {
    await press('Save');
    await screen.findByText(`Offer 1 ${problem}.`);
    expect(document.querySelector('[data-field="rows.0"]')).toHaveFocus();
    fill({ [`Offer 1: ${label}`]: value });
  }
  fill({ 'Offer 1: Valid until': '2026-01-01' });
  await press('Save');
  await screen.findByText(/^The last day of “First bank” is past, /);
  await answer('No');
  fill({ 'Offer 1: Valid until': until });
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
  await saveUntil('Offers saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(await site.read('Settings/finance')).toMatchObject({ rows: offers });

  await openOffers();
  expect(field('Offer 2: Name in Arabic (optional)')).toHaveValue('نحن');
  fill({ 'Offer 2: Name': '' });
  await press('Save');
  // Its name in Arabic is none for the other languages.
  await screen.findByText('Offer 2 has no name.');
  fill({ 'Offer 2: Name': 'Us' });
  await userEvent.click(screen.getByLabelText('Move offer 2 up'));
  expect(field('Offer 1: Name')).toHaveValue('Us');
  for (const _ of offers) await userEvent.click(screen.getByLabelText('Remove offer 1'));
  await saveUntil('Offers saved.');
  expect(await site.read('Settings/finance')).toBeNull();
});

test('input is kept as a draft, also an unfinished offer', async () => {
  await site.put('Settings/finance', { rows: offers });
  await openOffers();
  fill({ 'Offer 1: Valid until': '' });
  await screen.findByText(/^Draft saved/);
  await press('Cars', 'nav a');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await answer('No');
  await openOffers();
  await press('Restore draft');
  await waitFor(() => expect(field('Offer 1: Valid until')).toHaveValue(''));
  expect(field('Offer 1: Rate a year (%)')).toHaveValue('27.5');
  fireEvent.change(field('Offer 1: Valid until'), { target: { value: '2098-12-31' } });
  await saveUntil('Offers saved.');
  expect(await site.read('Settings/finance')).toMatchObject({
    rows: [offers[0]?.replace('2099', '2098'), offers[1]],
  });
});

test('an invalid stored row is shown, and reported on save', async () => {
  await site.put('Settings/finance', { rows: ['nonsense', null, offers[0]] });
  await openOffers();
  expect(field('Offer 1: Name')).toHaveValue('nonsense');
  fill({ 'Offer 3: Fee': '1' });
  await press('Save');
  await screen.findByText('Offer 1 needs a rate below 100% a year, with at most four decimals.');
});
