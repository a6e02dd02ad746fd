import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { carFields } from '../support/factories.ts';
import { startTestSite } from './site.tsx';

const year = new Date().getFullYear();
const rows = [
  'murabaha bank 16.5% 0% 40% 48 5 2099-12-31 Nile Bank ar:بنك النيل',
  'flat own 20% 0% 50% 24 5 2099-12-31 Rhine & Nile',
];

describe.each([
  ['en', 'Nile Bank'],
  ['ar', 'بنك النيل'],
] as const)('in %s', (locale, bank) => {
  const site = startTestSite({ locale });

  test('an offer has its name in that language, or the only one', async () => {
    await site.put('Cars/one', carFields({ Price: '2,700,000 EGP', Production_Year: `${year - 1}` }));
    await site.put('Settings/finance', { rows });
    await site.open(pathIn(locale, '/car/one'));
    await userEvent.click(await screen.findByText(bank));
    const options = await screen.findAllByRole('option', { name: /Nile|النيل/ });
    expect(options.map(({ textContent }) => textContent?.split(/[,،] ?/)[0])).toEqual([bank, 'Rhine & Nile']);
  });
});
