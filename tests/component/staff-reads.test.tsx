import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { countBilledReads } from '../../scripts/bench/billed-reads.ts';
import { carFields } from '../support/factories.ts';
import { account } from '../support/test-account.ts';
import { formOpens } from './car-form.ts';
import { returnLater } from './form-actions.ts';
import { findRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

// What the staff area reads of a large collection: everything once on a device, then what has changed.

const site = startStaffSite();
const count = 120;
const shown = 25;
const old = (number: number) =>
  carFields({
    Model: `Model ${String(number).padStart(3, '0')}`,
    updatedAt: new Date(Date.UTC(2026, 0, 2) + number * 60_000),
    updatedBy: 'colleague',
  });
const saved = (number: number, fields: object) => ({
  ...old(number),
  ...fields,
  ...{ updatedAt: new Date(), updatedBy: account.uid },
});
const open = () => site.open('/dashboard/cars', () => findRow('Volvo Model 000'));

/** Documents of cars that were read since the page opened. */
function readCars(): number {
  return site.requests
    .filter(({ url, answer }) => /:(runQuery|batchGet|runAggregationQuery)\b/.test(url) && answer)
    .filter(({ body }) => /"collectionId":"Cars"|\/Cars\//.test(JSON.stringify(body)))
    .map(({ url, body, answer }) => countBilledReads(url, body as never, answer as never))
    .reduce((sum, reads) => sum + reads, 0);
}

/** Far fewer than all cars: what has changed may be asked for a few times more. */
function expectReads(expected: number): void {
  expect(readCars()).toBeGreaterThanOrEqual(expected);
  expect(readCars()).toBeLessThan(expected + 30);
}

/** The first visit of this device, whose copies are complete ten seconds later. */
beforeEach(async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: count }, (_, number) => old(number)),
  );
  await open();
  expectReads(count);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  await open();
});

test('later visits fetch changed documents, a count, and the shown rows', async () => {
  await open();
  await waitFor(() => expectReads(1 + 1 + shown));
  await site.put('Cars/00107', saved(107, { Production_Year: '2099', Model: 'Changed' }));
  await open();
  await findRow('Volvo Changed');
  await waitFor(() => expectReads(1 + 1 + shown - 1));
});

test('cars that were added, deleted or changed without a date are found', async () => {
  await site.remove('Cars/00070');
  await site.put('Cars/x', carFields({ Model: 'Added', Production_Year: '2099' }));
  await site.remove('Cars/00071');
  await site.put('Cars/00001', { ...old(1), Price: '1 EGP' });
  await open();
  await findRow('Volvo Added');
  await waitFor(async () => expect(await findRow('Volvo Model 001')).toHaveTextContent('1 EGP'));
  expect(document.querySelector('#cars')).toHaveTextContent('Cars 119');
  expect(readCars()).toBeLessThan(count);
  fireEvent.change(await screen.findByLabelText('Search cars'), { target: { value: 'model 070' } });
  await screen.findByText('No cars were found.');
});

test('returning to the window after five minutes fetches changed documents and the shown rows', async () => {
  await waitFor(() => expectReads(1 + 1 + shown));
  fireEvent(window, new Event('visibilitychange'));
  await site.put('Cars/00002', saved(2, { Model: 'Anew' }));
  returnLater();
  await findRow('Volvo Anew');
  await waitFor(() => expectReads(1 + 1 + shown + 1 + 1 + shown - 1));
});

test('a form fetches its own car, and suggests what the device knows', async () => {
  await site.open('/dashboard/edit-car/00003', formOpens);
  await waitFor(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(0));
  expect(readCars()).toBe(1);
});
