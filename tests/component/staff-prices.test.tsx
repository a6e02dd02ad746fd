import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from './fields.ts';
import { field, fill, findField, findStatus, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const select = (line: string, option: string) => userEvent.selectOptions(field(line), option);

test('the usual lines are set once and shown with every car', async () => {
  await site.put('Cars/one', carFields());
  await site.open('/dashboard/prices');
  await findField('Customs and taxes');
  await select('Customs and taxes', 'Included');
  await select('Number plates', 'Not included');
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

  await site.open('/dashboard/prices');
  await findField('Customs and taxes');
  for (const line of ['Customs and taxes', 'Number plates']) await select(line, 'Not stated');
  await press('Save');
  await findStatus('Prices saved.');
  expect(await site.read('Settings/price')).toBeNull();
});
