import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setOtherCurrency } from '../../src/site/shared/otherCurrency.ts';
import { carFields } from '../support/factories.ts';
import { press } from './public-page.ts';
import { startTestSite, textsOf } from './site.tsx';

const day = new Date().toISOString().slice(0, 10);
let rates: unknown;
let status = 200;
const site = startTestSite({
  others: ({ url }) => (url.endsWith('/rates.json') ? Response.json(rates, { status }) : undefined),
});
beforeEach(async () => {
  rates = { EUR: '50', USD: '40', day };
  for (const [id, Price] of Object.entries({ a: '2,000,000 EGP', b: '1,000,000 EGP' }))
    await site.put(`Cars/${id}`, carFields({ Price }));
});

const select = () => {
  site.scrollEverythingIntoView();
  return screen.findByRole('combobox', { name: 'Prices also in' });
};
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });
const findPrice = () => screen.findByText(/^about €40,000, rate of /);

test('prices are shown in the chosen currency, which the device keeps, but not in structured data', async () => {
  await site.open('/car/a');
  expect(screen.queryByText(/^about €/)).toBeNull();
  await choose('EUR');
  expect(await findPrice()).toBeVisible();
  expect(document.documentElement.dataset.currency).toBe('');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(textsOf(data).join()).not.toMatch(/EUR|40,?000/);
  await site.open('/shortlist?cars=a,b');
  const row = await screen.findByRole('rowheader', { name: /^Price in another currency/ });
  expect(row.closest('tr')).toHaveTextContent(/about €40,000, rate of .*about €20,000/);
  await site.open('/inventory');
  expect(await findPrice()).toBeVisible();
  await choose('');
  await waitFor(() => expect(screen.queryByText(/^about €/)).toBeNull());
  expect(localStorage.getItem('currency')).toBeNull();
});

// Invalid rates: tests/unit/otherCurrency.test.ts.
test('without a current rate there is no other price, but a message', async () => {
  rates = { EUR: '50', USD: '40', day: '2020-01-01' };
  await site.open('/car/a');
  await choose('EUR');
  expect(await screen.findByText('There is no current exchange rate.')).toBeVisible();
  expect(localStorage.getItem('currency')).toBeNull();
  // One that was chosen has become too old.
  setOtherCurrency({ code: 'EUR', rate: 500_000, day: '2020-01-01' });
  await site.open('/car/a');
  await select();
  expect(await screen.findByText('There is no current exchange rate.')).toBeVisible();
});

test('rates that cannot be loaded are loaded on request', async () => {
  status = 503;
  await site.open('/car/a');
  await choose('EUR');
  expect(await screen.findByText('The exchange rate could not be loaded.')).toBeVisible();
  status = 200;
  await press('Try again');
  expect(await findPrice()).toBeVisible();
  expect(screen.queryByText('The exchange rate could not be loaded.')).toBeNull();
});

test('a choice in another tab shows at once', async () => {
  await site.open('/car/a');
  localStorage.setItem('currency', JSON.stringify({ code: 'EUR', rate: 500_000, day }));
  fireEvent(window, new StorageEvent('storage', { key: 'currency' }));
  expect(await findPrice()).toBeVisible();
});
