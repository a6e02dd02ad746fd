import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { startTestSite, textsOf } from './site.tsx';

const year = new Date().getFullYear();
const rows = [
  'murabaha bank 16.5% 0% 40% 48 5 2099-12-31 Nile Bank ar:بنك النيل',
  'flat own 20% 0% 50% 24 5 2099-12-31 Rhine & Nile',
];

const site = startTestSite({ locale: 'ar' });

test('an offer has its name in the language of the page, or its only name', async () => {
  await site.put('Cars/one', carFields({ Price: '2,700,000 EGP', Production_Year: `${year - 1}` }));
  await site.put('Settings/finance', { rows });
  await site.open('/ar/car/one');
  await userEvent.click(await screen.findByText('بنك النيل'));
  const options = await screen.findAllByRole('option', { name: /Nile|النيل/ });
  expect(textsOf(options).map((text) => text?.split(/[,،] ?/)[0])).toEqual(['بنك النيل', 'Rhine & Nile']);
});
