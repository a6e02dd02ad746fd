import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Shipment } from '../../src/model/shipment/shipment.ts';
import { TrackedShipment } from '../../src/site/tracking/TrackedShipment.tsx';
import { TrackingForm } from '../../src/site/tracking/TrackingForm.tsx';

const shipment: Shipment = {
  carModel: '',
  vin: 'WBA1',
  steps: [
    { name: 'order_received', date: '' },
    { name: 'booked', date: '' },
    { name: 'shipped', date: '16.10.2026' },
  ],
};

function show(vin: string) {
  render(
    <MemoryRouter>
      <TrackedShipment shipments={new Map([['wba1', shipment]])} vin={vin} />
    </MemoryRouter>,
  );
}

test('a step without a date says so, and the latest step is current', () => {
  show('wba1');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Order ReceivedWe've received your order",
    'BookedDate to follow',
    'Shipped16.10.2026',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your vehicle');
});

test('an empty VIN shows no result', () => {
  show('');
  expect(screen.queryByText(/No order found/)).toBeNull();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('the form takes the VIN from the URL, else keeps the typed one', () => {
  const { rerender } = render(<TrackingForm vin="" onTrack={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>('VIN');
  field.value = 'typed early';
  rerender(<TrackingForm vin="" onTrack={() => {}} />);
  expect(field.value).toBe('typed early');
  rerender(<TrackingForm vin="WBA1" onTrack={() => {}} />);
  expect(field.value).toBe('WBA1');
});
