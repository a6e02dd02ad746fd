import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { answer, field, fill, findField, findStatus, press, returnLater } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const select = (line: string, option: string) => userEvent.selectOptions(field(line), option);

test('the usual lines are set once and shown with every car', async () => {
  await site.put('Cars/one', carFields());
  await site.open('/dashboard/prices', () => findField('Customs and taxes'));
  await select('Customs and taxes', 'Included');
  await select('Number plates', 'Not included');
  for (const wrong of ['250k', '2.5 million', '100 EUR', '12.5']) {
    fill({ 'Number plates: estimate in EGP': wrong });
    await press('Save');
    await screen.findByText('The amount of “Number plates” must be a whole number of EGP.');
  }
  fill({ 'Number plates: estimate in EGP': '2,500' });
  await press('Save');
  await screen.findByText('Please choose the last day on which the price lines hold.');
  fill({ 'Valid until': '2099-12-31' });
  await press('Save');
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2099-12-31',
    lines: { customs: 'included', plates: 'excluded 2500' },
  });
  const sentence = 'Includes customs and taxes, but not number plates.';
  await site.open('/car/one', () => screen.findByText(sentence));

  await site.open('/dashboard/prices', () => findField('Customs and taxes'));
  for (const line of ['Customs and taxes', 'Number plates']) await select(line, 'Not stated');
  await press('Save');
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toBeNull();
});

const stored = { until: '2099-12-31', lines: { customs: 'included', plates: 'excluded 2500' } };

async function openPrices(): Promise<void> {
  await site.open('/dashboard/prices', () => findField('Customs and taxes'));
}

test('what is typed stays while prices are fetched again, asks before it is left, and is kept as a draft', async () => {
  await site.put('Settings/price', stored);
  await openPrices();
  fill({ 'Number plates: estimate in EGP': '3,000' });
  await site.put('Settings/price', { ...stored, until: '2098-01-01' });
  returnLater();
  await screen.findByText(/^Draft saved/);
  expect(field('Number plates: estimate in EGP')).toHaveValue('3,000');
  await press('Cars', 'nav a');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await answer('No');

  await openPrices();
  await press('Restore draft');
  await waitFor(() => expect(field('Number plates: estimate in EGP')).toHaveValue('3,000'));
  await press('Save');
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2098-01-01',
    lines: { customs: 'included', plates: 'excluded 3000' },
  });
  expect(await findField('Valid until')).toHaveValue('2098-01-01');
  expect(field('Number plates: estimate in EGP')).toHaveValue('3000');
});

test('two people at once: other lines are merged, and one that both changed asks', async () => {
  await site.put('Settings/price', stored);
  await openPrices();
  fill({ 'Number plates: estimate in EGP': '3000' });
  await select('Customs and taxes', 'Not included');
  await site.put('Settings/price', {
    ...stored,
    lines: { ...stored.lines, plates: 'none', car: 'included' },
  });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: /^This price setting was changed by/ }));
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(dialog.getByRole('group', { name: 'Number plates' })).toHaveTextContent(
    'Yours: Not included, 3,000 EGP',
  );
  await userEvent.click(dialog.getByLabelText(/^Saved by/));
  await userEvent.click(dialog.getByText('Save'));
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    lines: { car: 'included', customs: 'excluded', plates: 'none' },
  });
});

test('lines that someone else removed meanwhile are saved again', async () => {
  await site.put('Settings/price', stored);
  await openPrices();
  fill({ 'Valid until': '2099-01-31' });
  await select('Customs and taxes', 'Not included');
  await site.remove('Settings/price');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: /^This price setting was changed by/ }));
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Valid until',
    'Customs and taxes',
  ]);
  await userEvent.click(dialog.getByText('Save'));
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toMatchObject({
    until: '2099-01-31',
    lines: { customs: 'excluded' },
  });
});
