import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { expectListed, findFilters, openMoreFilters } from './inventory.ts';
import { press } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { startTestSite } from './site.tsx';

const site = startTestSite();
const thisYear = new Date().getFullYear();
const until = '2099-12-31';
/** No profit: an instalment is what is left to pay, divided by 50. */
const offer = `murabaha bank 0% 0% 30% 50 5 ${until} Bank`;

beforeEach(() =>
  site.putAll(
    'Cars',
    [
      { Name: 'Audi', Model: 'MA', Price: '1,000,000 EGP', Production_Year: `${thisYear}` },
      { Name: 'BMW', Model: 'MB', Price: '3,000,000 EGP', Production_Year: `${thisYear - 1}` },
      { Name: 'BMW', Model: 'MC', Price: '1,000,000 EGP', Production_Year: `${thisYear - 6}` },
      { Name: 'Kia', Model: 'MD', Price: 'On request', Production_Year: `${thisYear - 2}` },
    ].map((fields) => carFields({ ...fields, Fuel: 'diesel' })),
  ),
);

const expectList = (...models: readonly string[]) => expectListed(/M[A-D]/, models);
const asked = () => requestsOf(site, 'Settings/finance');

test('the inventory fetches offers only when more filters are opened; the chosen ones are in the URL', async () => {
  await site.put('Settings/finance', { rows: [offer] });
  const router = await site.open('/inventory');
  await expectList('MA', 'MB', 'MD', 'MC');
  expect(asked()).toHaveLength(0);
  await openMoreFilters();
  const group = within(await screen.findByRole('group', { name: 'By the month' }));
  expect(group.getByLabelText('Down payment you have')).toBeDisabled();
  await userEvent.selectOptions(group.getByLabelText('Up to, each month'), '20,000 EGP');
  await expectList('MA');
  await userEvent.selectOptions(group.getByLabelText('Up to, each month'), '50,000 EGP');
  await expectList('MA', 'MB');
  // 3,000,000 less 750,000 is less than the 30 % that the offer asks for.
  await userEvent.selectOptions(group.getByLabelText('Down payment you have'), '750,000 EGP');
  await expectList('MA');
  await userEvent.selectOptions(group.getByLabelText('Down payment you have'), '1,000,000 EGP');
  await expectList('MA', 'MB');
  expect(screen.getByRole('link', { name: /MB/ })).toHaveTextContent('3,000,000 EGP · 40,000 EGP a month');
  await userEvent.selectOptions(group.getByLabelText('Up to, each month'), '30,000 EGP');
  await expectList('MA');
  await waitFor(() => expect(router.state.location.search).toBe('?monthly-to=30000&down=1000000'));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(asked()).toHaveLength(1);

  // The calculator of a found car begins with that down payment.
  await userEvent.click(screen.getByRole('link', { name: /MA/ }));
  await userEvent.click(await screen.findByText(/^from .* a month$/));
  expect(await screen.findByLabelText('Down payment (EGP)')).toHaveValue('900,000');
  await router.navigate(-1);
  await press('Remove filter: up to 30,000 EGP a month with 1,000,000 EGP down');
  await expectList('MA', 'MB', 'MD', 'MC');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a URL filters at once, together with a search and other filters; a down payment alone does not', async () => {
  await site.put('Settings/finance', { rows: [offer] });
  const router = await site.open('/inventory?monthly-to=&down=5');
  await expectList('MA', 'MB', 'MD', 'MC');
  expect(asked()).toHaveLength(0);
  await router.navigate('/inventory?monthly-to=50000');
  await expectList('MA', 'MB');
  expect((await (await findFilters()).findByText(/^BMW/)).closest('label')).toHaveTextContent(/1$/);
  await router.navigate('/inventory?monthly-to=50000&q=audi');
  await expectList('MA');
  await router.navigate('/inventory?monthly-to=50000&brand=BMW');
  await expectList('MB');
});

async function expectNoSuchFilter(): Promise<void> {
  await site.open('/inventory');
  await openMoreFilters();
  await screen.findByRole('group', { name: 'Fuel' });
  expect(screen.queryByRole('group', { name: 'By the month' })).toBeNull();
}

// Expired offers: tests/unit/finance.test.ts.
test('without offers there is no such filter, and a URL with it finds nothing', async () => {
  await expectNoSuchFilter();
  await site.open('/inventory?monthly-to=999999999999&down=999999999999');
  await screen.findByText('No cars were found.');
  expect(await screen.findByText('There are no offers at the moment.')).toBeVisible();
});

test('if offers fail to load, the other filters work, and a list filtered by offers can be retried', async () => {
  await site.put('Settings/finance', { rows: [offer] });
  failRequestsOf(site, 'Settings/finance');
  await expectNoSuchFilter();
  await site.open('/inventory?monthly-to=50000', () => screen.findByRole('alert'));
  site.intercept(null);
  await press('Refresh');
  await expectList('MA', 'MB');
});

test('a search by the month says that there are no offers any more', async () => {
  await site.put('Settings/finance', { rows: [offer.replace(until, '2020-01-01')] });
  await site.open('/inventory?monthly-to=30000');
  expect(await screen.findByText(/^There are no instalment offers at the moment\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell me when one comes' })).toBeNull();
});
