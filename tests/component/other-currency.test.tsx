import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOtherCurrency } from '../../src/site/shared/otherCurrency.ts';
import { carFields } from '../support/factories.ts';
import { startTestSite, textsOf } from './site.tsx';

const today = () => new Date().toISOString().slice(0, 10);
let rates: unknown = null;
let status = 200;
const site = startTestSite({
  others: ({ url }) => (url.endsWith('/rates.json') ? Response.json(rates, { status }) : undefined),
});

const select = () => {
  site.scrollEverythingIntoView();
  return screen.findByRole('combobox', { name: 'Prices also in' });
};
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });

test('prices are shown in the chosen currency, which the device keeps, but not in structured data', async () => {
  rates = { EUR: '50', USD: '40', day: today() };
  await site.put('Cars/volvo', carFields({ Price: '2,000,000 EGP' }));
  await site.open('/car/volvo');
  expect(screen.queryByText(/^about €/)).toBeNull();
  await choose('EUR');
  expect(await screen.findByText(/^about €40,000, rate of /)).toBeVisible();
  expect(document.documentElement.dataset.currency).toBe('');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(textsOf(data).join()).not.toMatch(/EUR|40,?000/);
  await site.open('/inventory');
  expect(await screen.findByText(/^about €40,000, rate of /)).toBeVisible();
  await choose('');
  await waitFor(() => expect(screen.queryByText(/^about €/)).toBeNull());
  expect(localStorage.getItem('currency')).toBeNull();
});

test('the comparison has a row of prices in the chosen currency', async () => {
  rates = { EUR: '50', USD: '40', day: today() };
  localStorage.setItem('currency', JSON.stringify({ code: 'USD', rate: 400_000, day: today() }));
  await site.put('Cars/a', carFields({ Price: '2,000,000 EGP' }));
  await site.put('Cars/b', carFields({ Price: '1,000,000 EGP' }));
  await site.open('/shortlist?cars=a,b');
  const row = (await screen.findByRole('rowheader', { name: /^Price in another currency/ })).closest('tr');
  expect(row).toHaveTextContent(/about \$50,000, rate of .*about \$25,000/);
});

test.each([null, { EUR: '50', USD: '40', day: '2020-01-01' }])(
  'with the rates %j there is no other price',
  async (stored) => {
    rates = stored;
    await site.put('Cars/volvo', carFields());
    await site.open('/car/volvo');
    await choose('EUR');
    expect(await screen.findByText('There is no current exchange rate.')).toBeVisible();
    expect(localStorage.getItem('currency')).toBeNull();
  },
);

test('a currency that was chosen says so once its rate is too old', async () => {
  rates = { EUR: '50', USD: '40', day: '2020-01-01' };
  setOtherCurrency({ code: 'EUR', rate: 500_000, day: '2020-01-01' });
  await site.put('Cars/volvo', carFields({ Price: '2,000,000 EGP' }));
  await site.open('/car/volvo');
  await select();
  expect(await screen.findByText('There is no current exchange rate.')).toBeVisible();
});

test('rates that cannot be loaded are loaded on request', async () => {
  rates = { EUR: '50', USD: '40', day: today() };
  status = 503;
  await site.put('Cars/volvo', carFields({ Price: '2,000,000 EGP' }));
  await site.open('/car/volvo');
  await choose('EUR');
  expect(await screen.findByText('The exchange rate could not be loaded.')).toBeVisible();
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^about €40,000, rate of /)).toBeVisible();
  expect(screen.queryByText('The exchange rate could not be loaded.')).toBeNull();
});

test('a choice in another tab shows at once', async () => {
  await site.put('Cars/volvo', carFields({ Price: '2,000,000 EGP' }));
  await site.open('/car/volvo');
  localStorage.setItem('currency', JSON.stringify({ code: 'EUR', rate: 500_000, day: today() }));
  fireEvent(window, new StorageEvent('storage', { key: 'currency' }));
  expect(await screen.findByText(/^about €40,000, rate of /)).toBeVisible();
});
